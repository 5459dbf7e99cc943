//! The home screen: a room for each game, with its board as it stands.

mod action;
pub mod art;
pub(super) mod boards;
mod frame;
mod keys;
pub mod layout;
mod look;
mod rail;
mod room;
mod room_board;
mod room_buttons;
mod room_words;
mod rooms;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;

pub use action::{HomeAction, RoomAction};
pub use art::{HomeArt, HomeTextures};
pub use keys::HomeFocus;
pub use layout::HomeLayout;
pub use room::{Lying, Room, RoomPiece};
pub use rooms::Moment;

use self::keys::{HomeKey, struck, take_key};
use self::layout::ROOMS;
use self::rooms::Screen;
use super::games;
use super::kit::Skin;
use super::open::Open;
use super::panels::NewGameDraft;
use super::view::View;
use crate::input::InputSystems;
use crate::input::gamepad::PadAnswer;
use crate::record::{Event, GameRecord};
use crate::rules::GameKind;
use crate::stage::tempo::span;
use crate::table::autosave::SaveSlot;
use crate::table::{Intent, LessonIntent, LessonLeft, TableSystems, is_watched, seats_of};

/// The home screen, with or without panels.
pub struct HomePlugin;

impl Plugin for HomePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Home>()
            .init_resource::<HomeTextures>()
            .init_resource::<Open>()
            .add_message::<PadAnswer>()
            .add_systems(
                Update,
                (
                    keys::hear_pads.after(InputSystems::Read),
                    (come_back, follow_intents)
                        .chain()
                        .after(TableSystems::Guide)
                        .before(TableSystems::Judge),
                ),
            );
    }
}

/// One room opens and another closes, in milliseconds.
const OPENING: f32 = 260.0;
/// A room grows into its table, in milliseconds.
const GROWING: f32 = 520.0;
/// From one quiet move in a room to the next.
const STEP: Duration = Duration::from_millis(2500);
/// How many quiet moves are shown before the room comes to rest.
const STEPS: usize = 24;
/// From one replay of a saved game's last move to the next.
const REPLAY: Duration = Duration::from_secs(6);
/// How often the last move is shown before the room comes to rest.
const REPLAYS: u32 = 5;
/// How a replay goes, in seconds: the piece travels back, waits, and makes its move once more.
const REPLAY_PHASES: [f32; 3] = [0.35, 0.3, 0.6];

/// A room on its way to being the table, or back.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Passage {
    /// Since when, in real time since the start.
    since: Duration,
    /// It leaves the home screen.
    leaves: bool,
}

/// How the home screen stands.
#[derive(Resource, Debug)]
pub struct Home {
    /// The open room, by its place in [`GameKind::ALL`].
    room: usize,
    focus: HomeFocus,
    /// A key was struck last, and not a pointer moved: the focus is shown.
    by_keys: bool,
    /// How far each room was open when the present one began to open, and since when that is.
    before: [f32; ROOMS],
    opened_at: Duration,
    passage: Option<Passage>,
    keys: Vec<HomeKey>,
    samples: [Option<Box<GameRecord>>; ROOMS],
    /// When the next frame is needed; none where nothing moves.
    due: Option<Duration>,
    /// Nobody has played yet.
    first_start: bool,
    /// The lesson on the table was begun here, and leads back here.
    teaches: bool,
}

impl Default for Home {
    fn default() -> Self {
        Home {
            room: 0,
            focus: HomeFocus::Room,
            by_keys: false,
            before: open_wholly(0),
            opened_at: Duration::ZERO,
            passage: None,
            keys: Vec::new(),
            samples: [const { None }; ROOMS],
            due: None,
            first_start: false,
            teaches: false,
        }
    }
}

fn open_wholly(room: usize) -> [f32; ROOMS] {
    std::array::from_fn(|i| f32::from(u8::from(i == room)))
}

fn eased(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

/// How far something has come that began at a moment and takes so many milliseconds at usual speed.
fn progress(moment: Moment, since: Duration, ms: f32) -> f32 {
    let Moment { now, tempo } = moment;
    let whole = if tempo.reduced { span::REDUCED } else { ms };
    let whole = tempo.span(whole);
    if whole <= 0.0 {
        return 1.0;
    }
    (now.saturating_sub(since).as_secs_f32() * 1000.0 / whole).min(1.0)
}

impl Home {
    /// The game of the open room.
    #[must_use]
    pub fn game(&self) -> GameKind {
        GameKind::ALL[self.room]
    }

    /// What has the keys.
    #[must_use]
    pub const fn focus(&self) -> HomeFocus {
        self.focus
    }

    /// A room is growing into its table, or the other way.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        self.passage.is_some()
    }

    /// After how long the next frame is needed; none where nothing moves.
    #[must_use]
    pub fn next_frame(&self, now: Duration) -> Option<Duration> {
        self.due.map(|due| due.saturating_sub(now))
    }

    /// Opens the room of a game at once.
    pub fn stand_in(&mut self, game: GameKind) {
        self.room = index_of(game);
        self.before = open_wholly(self.room);
        self.focus = HomeFocus::Room;
    }

    /// Comes from the table of a game.
    pub fn come_from(&mut self, game: GameKind, now: Duration) {
        self.stand_in(game);
        self.opened_at = now;
        self.passage = Some(Passage {
            since: now,
            leaves: false,
        });
    }

    /// The room of a game is open at once, and comes to life anew.
    pub fn come_back_to(&mut self, game: GameKind, now: Duration) {
        self.stand_in(game);
        self.opened_at = now;
        self.passage = None;
    }

    /// The room grows into the table.
    pub fn leave_for(&mut self, game: GameKind, now: Duration) {
        if self.game() != game {
            self.stand_in(game);
        }
        self.passage = Some(Passage {
            since: now,
            leaves: true,
        });
    }

    /// Opens the room of a game.
    pub fn open_room_of(&mut self, game: GameKind, moment: Moment) {
        self.open_room(index_of(game), moment);
    }

    /// How far a room has grown into its table, 0 to 1; none where none grows.
    #[must_use]
    pub fn grown(&self, moment: Moment) -> Option<f32> {
        let passage = self.passage.filter(|passage| passage.leaves)?;
        Some(progress(moment, passage.since, GROWING))
    }

    fn open_room(&mut self, room: usize, moment: Moment) {
        if room == self.room {
            return;
        }
        self.before = self.openness(moment);
        self.room = room;
        self.opened_at = moment.now;
    }

    /// How far each room is open; all of it together is 1.
    fn openness(&self, moment: Moment) -> [f32; ROOMS] {
        let t = eased(progress(moment, self.opened_at, OPENING));
        let after = open_wholly(self.room);
        std::array::from_fn(|i| self.before[i] + (after[i] - self.before[i]) * t)
    }

    /// How many events of a sample have been played while its room is looked at, and how far the latest has come.
    fn steps(&self, now: Duration) -> (usize, f32) {
        let since = now.saturating_sub(self.opened_at).as_secs_f32();
        let steps = since / STEP.as_secs_f32();
        let whole = (steps as usize).min(STEPS);
        (
            whole,
            eased((steps - whole as f32) * STEP.as_secs_f32() / 0.4),
        )
    }

    /// How far the last move of the open room's saved game has come while it is shown once more; none between
    /// replays.
    fn replay(&self, now: Duration) -> Option<f32> {
        let since = now.saturating_sub(self.opened_at);
        let rounds = (since.as_secs_f32() / REPLAY.as_secs_f32()) as u32;
        if rounds == 0 || rounds > REPLAYS {
            return None;
        }
        let t = (since - REPLAY * rounds).as_secs_f32();
        let [back, stays, on] = REPLAY_PHASES;
        match t {
            t if t < back => Some(1.0 - eased(t / back)),
            t if t < back + stays => Some(0.0),
            t if t < back + stays + on => Some(eased((t - back - stays) / on)),
            _ => None,
        }
    }

    /// When the next replay begins; none once the room has come to rest.
    fn next_replay(&self, now: Duration) -> Option<Duration> {
        let since = now.saturating_sub(self.opened_at);
        let rounds = (since.as_secs_f32() / REPLAY.as_secs_f32()) as u32;
        (rounds < REPLAYS).then(|| self.opened_at + REPLAY * (rounds + 1))
    }

    fn sample(&mut self, room: usize) -> &GameRecord {
        self.samples[room].get_or_insert_with(|| {
            let game = GameKind::ALL[room];
            let text = games::room(game).sample;
            // A test reads all of them.
            let read = GameRecord::from_record(text);
            Box::new(
                read.unwrap_or_else(|_| GameRecord::opening(crate::rules::Setup::new(game), 0)),
            )
        })
    }
}

fn index_of(game: GameKind) -> usize {
    let place = GameKind::ALL.into_iter().position(|other| other == game);
    place.unwrap_or_default()
}

/// A game that is laid or begun while the home screen is open takes its room's place. What two computers play is
/// kept apart from a player's games, so that watching costs nobody a game.
fn follow_intents(
    time: Res<Time<Real>>,
    open: Res<Open>,
    mut slot: ResMut<SaveSlot>,
    mut intents: MessageReader<Intent>,
    mut home: ResMut<Home>,
) {
    let settled = open.home && open.home_is_settled;
    for intent in intents.read() {
        let (game, watched) = match intent {
            Intent::New(new) => (new.setup.kind(), is_watched(new.seats)),
            Intent::Lay(game) => (game.setup().kind(), is_watched(seats_of(game))),
            _ => continue,
        };
        if settled {
            home.leave_for(game, time.elapsed());
            match (&*slot, watched) {
                (SaveSlot::Autosave, true) => *slot = SaveSlot::Demo,
                (SaveSlot::Demo, false) => *slot = SaveSlot::Autosave,
                _ => {}
            }
        }
    }
}

/// A lesson that was begun on the home screen leads back there when it is left.
fn come_back(
    time: Res<Time<Real>>,
    mut wishes: MessageReader<LessonIntent>,
    mut left: MessageReader<LessonLeft>,
    mut open: ResMut<Open>,
    mut home: ResMut<Home>,
) {
    for wish in wishes.read() {
        if matches!(wish, LessonIntent::Begin { .. }) {
            home.teaches = open.home;
        }
    }
    for lesson in left.read() {
        if std::mem::take(&mut home.teaches) && !lesson.finished {
            open.go_home();
            home.come_from(lesson.game, time.elapsed());
        }
    }
}

/// The game on the table is the one that its room shows: it is under way or in a match that is, and somebody
/// plays it.
fn is_on_table(view: &View, game: GameKind) -> bool {
    let table = view.table.game();
    table.setup().kind() == game
        && (table.is_under_way() || table.is_in_open_match())
        && !is_watched(view.table.seats())
        && view.table.puzzle().is_none()
}

/// The unfinished game of a kind: the one on the table, or a saved one.
fn unfinished<'a>(view: &View<'a>, game: GameKind) -> Option<&'a GameRecord> {
    if is_on_table(view, game) {
        return Some(view.table.game());
    }
    view.saved.game(game)
}

/// Which event of a game is its last move.
fn last_move(game: &GameRecord) -> Option<usize> {
    let is_move = |event: &Event| matches!(event, Event::Played { .. });
    game.events().rposition(is_move)
}

/// Shows the home screen. With `ready`, the table below it has its pictures.
pub fn show(
    ctx: &egui::Context,
    view: &View,
    home: &mut Home,
    textures: &HomeTextures,
    open: &mut Open,
    draft: &NewGameDraft,
    moment: Moment,
    ready: bool,
) -> Option<HomeAction> {
    let textures = textures.get()?;
    open.home_is_settled = true;
    home.first_start = view.settings.setups.is_empty();
    let area = ctx.content_rect();
    home.due = None;
    let mut keys = std::mem::take(&mut home.keys);
    let free = open.panel.is_none() && home.passage.is_none();
    if open.panel.is_none() {
        keys.extend(struck(ctx));
    }
    let mut action = None;
    // Every press during a passage ends it.
    let pressed = ctx.input(|input| input.pointer.any_pressed());
    let ends = home.passage.is_some() && (pressed || !keys.is_empty());
    if free {
        for key in keys {
            action = action.or(take_key(home, view, draft, key, moment));
        }
    }
    let openness = home.openness(moment);
    let screen = Screen {
        view,
        textures,
        layout: &HomeLayout::of(area, openness),
        draft,
        openness,
        passing: pass(home, open, moment, Passing { ready, ends }),
        moment,
    };
    let shown = show_area(ctx, home, &screen, free);
    if free {
        action = action.or(shown);
    }
    note_due(home, view, moment);
    action
}

/// Shows the area of the home screen. If it isn't `free`, nothing in it can be pressed.
fn show_area(
    ctx: &egui::Context,
    home: &mut Home,
    screen: &Screen,
    free: bool,
) -> Option<HomeAction> {
    let place = screen.layout.screen;
    let area = egui::Area::new(layer().id)
        .order(egui::Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false);
    let shown = area.show(ctx, |ui| {
        ui.set_clip_rect(place);
        Skin::Home.scope(ui, |ui| {
            ui.allocate_rect(place, egui::Sense::CLICK);
            if !free {
                ui.disable();
            }
            rooms::show(ui, home, screen)
        })
    });
    shown.inner
}

/// The layer of the home screen.
pub(super) fn layer() -> egui::LayerId {
    egui::LayerId::new(egui::Order::Middle, egui::Id::new("home"))
}

/// The conditions of a passage.
#[derive(Clone, Copy)]
struct Passing {
    /// The table has its pictures.
    ready: bool,
    /// The passage ends at once.
    ends: bool,
}

/// The progress of the table into view. `None` if the home screen stands still.
fn pass(home: &mut Home, open: &mut Open, moment: Moment, passing: Passing) -> Option<f32> {
    /// How far the room has grown while it stands for a table that lacks its pictures.
    const STANDS: f32 = 0.84;
    /// It stands no longer than this; then loading tells how it goes on.
    const LONGEST: Duration = Duration::from_secs(1);
    let passage = home.passage?;
    let now = moment.now;
    let t = if passing.ends {
        1.0
    } else {
        progress(moment, passage.since, GROWING)
    };
    if passage.leaves {
        let ready = passing.ready || now >= passage.since + LONGEST;
        if t >= 1.0 && ready {
            home.passage = None;
            open.home = false;
            open.home_is_settled = false;
            return Some(1.0);
        }
        return Some(if ready { t } else { t.min(STANDS) });
    }
    if t >= 1.0 {
        home.passage = None;
        home.opened_at = now;
        home.before = open_wholly(home.room);
        return None;
    }
    Some(1.0 - t)
}

fn note_due(home: &mut Home, view: &View, moment: Moment) {
    let Moment { now, tempo } = moment;
    let opens = progress(moment, home.opened_at, OPENING) < 1.0;
    if home.passage.is_some() || opens {
        home.due = Some(now);
        return;
    }
    if tempo.reduced || tempo.speed <= 0.0 {
        return;
    }
    if let Some(record) = unfinished(view, home.game()) {
        if last_move(record).is_some() {
            let moves = home.replay(now).map(|_| now);
            home.due = moves.or_else(|| home.next_replay(now));
        }
        return;
    }
    let (steps, moving) = home.steps(now);
    if steps > 0 && moving < 1.0 {
        home.due = Some(now);
    } else if steps < STEPS {
        home.due = Some(home.opened_at + STEP * (steps as u32 + 1));
    }
}
