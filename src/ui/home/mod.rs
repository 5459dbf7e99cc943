//! The home screen: a room for each game, with its board in the current position.

mod acquaintance;
mod action;
pub mod art;
pub(super) mod boards;
mod corner;
mod focus;
mod frame;
mod keys;
pub mod layout;
mod look;
mod plain;
mod rail;
mod room;
mod room_board;
mod room_buttons;
mod room_words;
mod rooms;
mod screen;
mod state;
mod uncut;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;

pub use action::{HomeAction, RoomAction};
pub use art::{HomeArt, HomeTextures};
pub use boards::edge_in_band;
pub use focus::HomeFocus;
pub use layout::HomeLayout;
pub use room::{PieceOutline, Room, RoomObject, RoomPiece};
pub use state::{FrameTime, Home};

use self::acquaintance::Acquaintance;
use self::keys::{pressed_keys, take_key};
use self::screen::Screen;
use self::state::{GROWING, OPENING, STEP, STEPS, last_move, open_wholly, progress, unfinished};
use super::kit::Skin;
use super::open::OpenPanels;
use super::panels::NewGameDraft;
use super::theme::set_touch_size;
use super::view::View;
use crate::input::InputSystems;
use crate::input::gamepad::PadAnswer;
use crate::table::autosave::SaveSlot;
use crate::table::{Intent, LessonIntent, LessonLeft, TableSystems, is_watched, seats_of};

/// Adds the home screen, with or without panels.
pub struct HomePlugin;

impl Plugin for HomePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Home>()
            .init_resource::<HomeTextures>()
            .init_resource::<OpenPanels>()
            .add_message::<PadAnswer>()
            .add_systems(
                Update,
                (
                    keys::read_controllers.after(InputSystems::Read),
                    (return_after_lesson, follow_intents)
                        .chain()
                        .after(TableSystems::Guide)
                        .before(TableSystems::Judge),
                ),
            );
    }
}

/// Opens the room of a game that is set up while the home screen is open. Games between computers are saved apart from
/// the player's, so that watching one never replaces a player's game.
fn follow_intents(
    time: Res<Time<Real>>,
    open: Res<OpenPanels>,
    mut slot: ResMut<SaveSlot>,
    mut intents: MessageReader<Intent>,
    mut home: ResMut<Home>,
) {
    let settled = open.home && open.home_is_settled;
    for intent in intents.read() {
        let (game, watched) = match intent {
            Intent::New(new) => (new.setup.kind(), is_watched(new.seats)),
            Intent::SetUp(game) => (game.setup().kind(), is_watched(seats_of(game))),
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

/// Returns to the home screen after a lesson that was started there or completed, unless another game took its place.
fn return_after_lesson(
    time: Res<Time<Real>>,
    mut lesson_intents: MessageReader<LessonIntent>,
    mut left: MessageReader<LessonLeft>,
    mut open: ResMut<OpenPanels>,
    mut home: ResMut<Home>,
) {
    for intent in lesson_intents.read() {
        if matches!(intent, LessonIntent::Begin { .. }) {
            home.teaches = open.home;
        }
    }
    for lesson in left.read() {
        let returns = std::mem::take(&mut home.teaches) || lesson.finished;
        if returns && !lesson.is_replaced {
            open.go_home();
            home.start_return_from(lesson.game, time.elapsed());
        }
    }
}

/// Shows the home screen. With `ready`, the table below it has its pictures.
pub fn show(
    ctx: &egui::Context,
    view: &View,
    home: &mut Home,
    textures: &HomeTextures,
    open: &mut OpenPanels,
    draft: &NewGameDraft,
    moment: FrameTime,
    ready: bool,
) -> Option<HomeAction> {
    let textures = textures.get()?;
    set_touch_size(ctx, view.layout.unit);
    open.home_is_settled = true;
    home.seek_waiting(view);
    // A waiting game comes before its lesson.
    home.offers_lesson = unfinished(view, home.game()).is_none()
        && Acquaintance::of(view, home.game()).offers_lesson();
    let area = ctx.content_rect();
    home.due = None;
    let mut keys = std::mem::take(&mut home.keys);
    let free = open.panel.is_none() && home.transition.is_none();
    if open.panel.is_none() {
        keys.extend(pressed_keys(ctx));
    }
    let mut action = None;
    // A press during a transition only ends it.
    let pressed = ctx.input(|input| input.pointer.any_pressed());
    let ends = home.transition.is_some() && (pressed || !keys.is_empty());
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
        passing: advance_transition(home, open, moment, TransitionConditions { ready, ends }),
        moment,
    };
    let shown = show_area(ctx, home, &screen, free);
    if free {
        action = action.or(shown);
    }
    note_due(home, view, moment);
    action
}

/// Paints the walnut frame with its title around empty rooms, before any pictures are loaded. Returns the lower rail.
pub(super) fn paint_empty(painter: &egui::Painter, screen: egui::Rect, line: &str) -> egui::Rect {
    let even = [1.0 / layout::ROOMS as f32; layout::ROOMS];
    let layout = HomeLayout::of(screen, even);
    frame::paint(painter, None, &layout, 1.0);
    frame::title(painter, &layout, line, 1.0, 0.0);
    layout.foot
}

/// Shows the area of the home screen. If it isn't `free`, its controls don't react.
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

/// The conditions of a transition to the table.
#[derive(Clone, Copy)]
struct TransitionConditions {
    /// `true` if the table's pictures are loaded.
    ready: bool,
    /// `true` if the transition must end at once.
    ends: bool,
}

/// The progress of the transition to the table. `None` without a transition.
fn advance_transition(
    home: &mut Home,
    open: &mut OpenPanels,
    moment: FrameTime,
    passing: TransitionConditions,
) -> Option<f32> {
    /// The progress at which the transition pauses for a table whose pictures aren't loaded.
    const PAUSE_AT: f32 = 0.84;
    /// The longest pause. After it, the loading screen shows the progress.
    const LONGEST: Duration = Duration::from_secs(1);
    let transition = home.transition?;
    let now = moment.now;
    let t = if passing.ends {
        1.0
    } else {
        progress(moment, transition.since, GROWING)
    };
    if transition.leaves {
        let ready = passing.ready || now >= transition.since + LONGEST;
        if t >= 1.0 && ready {
            home.transition = None;
            open.home = false;
            open.home_is_settled = false;
            return Some(1.0);
        }
        return Some(if ready { t } else { t.min(PAUSE_AT) });
    }
    if t >= 1.0 {
        home.transition = None;
        home.opened_at = now;
        home.before = open_wholly(home.room);
        return None;
    }
    Some(1.0 - t)
}

fn note_due(home: &mut Home, view: &View, moment: FrameTime) {
    let FrameTime { now, tempo } = moment;
    let opens = progress(moment, home.opened_at, OPENING) < 1.0;
    if home.transition.is_some() || opens {
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
