//! The state of the home screen: its open room, its focus, and everything on its way.

use std::time::Duration;

use bevy::prelude::*;

use super::focus::{HomeFocus, HomeKey};
use super::layout::ROOMS;
use crate::record::{Event, GameRecord};
use crate::rules::GameKind;
use crate::stage::Tempo;
use crate::stage::tempo::span;
use crate::table::is_watched;
use crate::ui::games;
use crate::ui::view::View;

/// A moment on the home screen.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Real time since the start.
    pub now: Duration,
    /// The tempo of everything that moves.
    pub tempo: Tempo,
}

/// One room opens and another closes, in milliseconds.
pub(super) const OPENING: f32 = 260.0;
/// A room grows into its table, in milliseconds.
pub(super) const GROWING: f32 = 520.0;
/// From one quiet move in a room to the next.
pub(super) const STEP: Duration = Duration::from_millis(2500);
/// How many quiet moves are shown before the room comes to rest.
pub(super) const STEPS: usize = 24;
/// From one replay of a saved game's last move to the next.
pub(super) const REPLAY: Duration = Duration::from_secs(6);
/// How often the last move is shown before the room comes to rest.
pub(super) const REPLAYS: u32 = 5;
/// How a replay goes, in seconds: the piece travels back, waits, and makes its move once more.
pub(super) const REPLAY_PHASES: [f32; 3] = [0.35, 0.3, 0.6];

/// A room on its way to being the table, or back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Passage {
    /// Since when, in real time since the start.
    pub(super) since: Duration,
    /// It leaves the home screen.
    pub(super) leaves: bool,
}

/// How the home screen stands.
#[derive(Resource, Debug)]
pub struct Home {
    /// The open room, by its place in [`GameKind::ALL`].
    pub(super) room: usize,
    pub(super) focus: HomeFocus,
    /// A key was struck last, and not a pointer moved: the focus is shown.
    pub(super) by_keys: bool,
    /// How far each room was open when the present one began to open, and since when that is.
    pub(super) before: [f32; ROOMS],
    pub(super) opened_at: Duration,
    pub(super) passage: Option<Passage>,
    pub(super) keys: Vec<HomeKey>,
    pub(super) samples: [Option<Box<GameRecord>>; ROOMS],
    /// When the next frame is needed; none where nothing moves.
    pub(super) due: Option<Duration>,
    /// Nobody has played yet.
    pub(super) first_start: bool,
    /// The lesson on the table was begun here, and leads back here.
    pub(super) teaches: bool,
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

pub(super) fn open_wholly(room: usize) -> [f32; ROOMS] {
    std::array::from_fn(|i| f32::from(u8::from(i == room)))
}

pub(super) fn eased(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

/// How far something has come that began at a moment and takes so many milliseconds at usual speed.
pub(super) fn progress(moment: Moment, since: Duration, ms: f32) -> f32 {
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

    pub(super) fn open_room(&mut self, room: usize, moment: Moment) {
        if room == self.room {
            return;
        }
        self.before = self.openness(moment);
        self.room = room;
        self.opened_at = moment.now;
    }

    /// How far each room is open; all of it together is 1.
    pub(super) fn openness(&self, moment: Moment) -> [f32; ROOMS] {
        let t = eased(progress(moment, self.opened_at, OPENING));
        let after = open_wholly(self.room);
        std::array::from_fn(|i| self.before[i] + (after[i] - self.before[i]) * t)
    }

    /// How many events of a sample have been played while its room is looked at, and how far the latest has come.
    pub(super) fn steps(&self, now: Duration) -> (usize, f32) {
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
    pub(super) fn replay(&self, now: Duration) -> Option<f32> {
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
    pub(super) fn next_replay(&self, now: Duration) -> Option<Duration> {
        let since = now.saturating_sub(self.opened_at);
        let rounds = (since.as_secs_f32() / REPLAY.as_secs_f32()) as u32;
        (rounds < REPLAYS).then(|| self.opened_at + REPLAY * (rounds + 1))
    }

    pub(super) fn sample(&mut self, room: usize) -> &GameRecord {
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

pub(super) fn index_of(game: GameKind) -> usize {
    let place = GameKind::ALL.into_iter().position(|other| other == game);
    place.unwrap_or_default()
}

/// The game on the table is the one that its room shows: it is under way or in a match that is, and somebody
/// plays it.
pub(super) fn is_on_table(view: &View, game: GameKind) -> bool {
    let table = view.table.game();
    table.setup().kind() == game
        && (table.is_under_way() || table.is_in_open_match())
        && !is_watched(view.table.seats())
        && view.table.puzzle().is_none()
}

/// The unfinished game of a kind: the one on the table, or a saved one.
pub(super) fn unfinished<'a>(view: &View<'a>, game: GameKind) -> Option<&'a GameRecord> {
    if is_on_table(view, game) {
        return Some(view.table.game());
    }
    view.saved.game(game)
}

/// Which event of a game is its last move.
pub(super) fn last_move(game: &GameRecord) -> Option<usize> {
    let is_move = |event: &Event| matches!(event, Event::Played { .. });
    game.events().rposition(is_move)
}
