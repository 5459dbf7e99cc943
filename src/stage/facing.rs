//! The side that the screen faces while two people play at it, and the motion in which it turns.

use std::f32::consts::PI;
use std::time::Duration;

use bevy::prelude::*;

use super::StageSystems;
use super::director::{RevealedEvents, Skip};
use super::layout::{Layout, Teaching};
use super::table_layout::bottom_of;
use super::timeline::Timeline;
use crate::rules::Side;
use crate::settings::SettingsInForce;
use crate::store::{Seat, Seating};
use crate::table::{Learning, Table, TableSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SharedPanelOpen>()
        .init_resource::<Facing>()
        .add_systems(
            Update,
            (
                // The director clears these messages.
                cut_short
                    .after(TableSystems::Save)
                    .before(StageSystems::Direct),
                (follow, seat_layout)
                    .chain()
                    .after(StageSystems::Play)
                    .before(StageSystems::Arrange),
            )
                .run_if(resource_exists::<Table>),
        );
}

/// Length of the screen's turn.
const TURN: Duration = Duration::from_millis(500);
/// The extra distance of the board half-way through the turn, which keeps its corners in sight.
const FARTHER: f32 = 0.45;
/// The share of the turn after which panels start to fade in.
const PANELS_COME: f32 = 0.45;

/// `true` if a panel that belongs to neither side is open. The interface sets it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SharedPanelOpen(pub bool);

/// The direction that the screen faces.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Facing {
    /// The seating in force: side by side unless two people play.
    pub seating: Seating,
    /// `true` if the whole screen turns to the player whose turn it is, not only its panels.
    pub turns_board: bool,
    /// `true` if the second side must act, which sits at the far edge.
    pub far_side_acts: bool,
    turning: Option<Turning>,
}

/// A turn of the screen in progress.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Turning {
    passed: Duration,
    whole: Duration,
}

impl Facing {
    /// A seating in force; `far_side_acts` if the side at the far edge must act.
    #[must_use]
    pub const fn of(seating: Seating, turns_board: bool, far: bool) -> Facing {
        Facing {
            seating,
            turns_board,
            far_side_acts: far,
            turning: None,
        }
    }

    /// `true` if the whole screen is upside down or about to be.
    #[must_use]
    pub fn screen_is_turned(&self) -> bool {
        self.seating == Seating::Opposite && self.turns_board && self.far_side_acts
    }

    /// `true` if panels turn upside down one by one, each in its place.
    #[must_use]
    pub fn turns_panels(&self) -> bool {
        match self.seating {
            Seating::SideBySide => false,
            Seating::Opposite => !self.turns_board,
            Seating::FlatTablet => true,
        }
    }

    /// `true` while the screen turns.
    #[must_use]
    pub fn is_turning(&self) -> bool {
        self.turning.is_some()
    }

    /// The progress of the turn, 0 to 1.
    fn progress(&self) -> f32 {
        self.turning.map_or(1.0, |turning| {
            turning.passed.as_secs_f32() / turning.whole.as_secs_f32()
        })
    }

    /// The opacity of panels, 0 to 1. They are hidden while the screen starts to turn.
    #[must_use]
    pub fn panel_opacity(&self) -> f32 {
        ((self.progress() - PANELS_COME) / (1.0 - PANELS_COME)).clamp(0.0, 1.0)
    }

    /// The rotation of the board's picture (radians) and its distance relative to the usual one.
    #[must_use]
    pub fn board_turn(&self) -> (f32, f32) {
        let eased = EaseFunction::CubicInOut.sample_clamped(self.progress());
        let angle = if self.screen_is_turned() {
            eased
        } else {
            // It continues in the same direction instead of turning back, like a real board on a table.
            1.0 + eased
        };
        let away = 1.0 + FARTHER * (PI * self.progress()).sin();
        match self.turning {
            Some(_) => (PI * angle, away),
            None if self.screen_is_turned() => (PI, 1.0),
            None => (0.0, 1.0),
        }
    }

    /// The place in the layout under a place in the window, both in logical pixels. During the turn, a press counts for
    /// the layout after the turn.
    #[must_use]
    pub fn to_layout(&self, at: Vec2, window: Vec2) -> Vec2 {
        if self.screen_is_turned() {
            window - at
        } else {
            at
        }
    }
}

/// `true` if two people play at this screen, without a puzzle, replay or lesson.
#[must_use]
pub fn two_people_play(table: &Table, learning: Option<&Learning>) -> bool {
    Side::BOTH.map(|side| table.seat(side)) == [Seat::Person; 2]
        && table.puzzle().is_none()
        && !table.is_replayed()
        && learning.is_none()
}

/// The side that must declare a turn done or play. `None` if neither must.
#[must_use]
pub fn acting_side(table: &Table) -> Option<Side> {
    table.unconfirmed().or_else(|| table.side_to_act())
}

/// Ends the turn at once after a press.
fn cut_short(mut skips: MessageReader<Skip>, mut facing: ResMut<Facing>) {
    if skips.read().count() > 0 && facing.is_turning() {
        facing.turning = None;
    }
}

pub(super) fn follow(
    time: Res<Time>,
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    settings: SettingsInForce,
    of_all: Res<SharedPanelOpen>,
    timeline: Res<Timeline>,
    revealed: Res<RevealedEvents>,
    mut facing: ResMut<Facing>,
) {
    let in_force = two_people_play(&table, learning.as_deref()) && !of_all.0;
    let mut fresh = *facing;
    fresh.seating = if in_force {
        settings.settings().seating
    } else {
        Seating::SideBySide
    };
    fresh.turns_board = settings.settings().turn_board;
    let all_is_seen = timeline.is_idle() && revealed.0 >= table.game().events().len();
    if fresh.seating == Seating::SideBySide {
        fresh.far_side_acts = false;
    } else if all_is_seen && let Some(side) = acting_side(&table) {
        fresh.far_side_acts = side == Side::Second;
    }
    if let Some(turning) = &mut fresh.turning {
        turning.passed += time.delta();
        if turning.passed >= turning.whole {
            fresh.turning = None;
        }
    }
    let changed = (fresh.seating, fresh.turns_board) != (facing.seating, facing.turns_board);
    if changed {
        // A changed setting applies at once.
        fresh.turning = None;
    } else if fresh.screen_is_turned() != facing.screen_is_turned() {
        let tempo = settings.tempo();
        let moves = tempo.speed > 0.0 && !tempo.reduced;
        fresh.turning = moves.then(|| Turning {
            passed: Duration::ZERO,
            whole: TURN.div_f32(tempo.speed),
        });
    }
    facing.set_if_neq(fresh);
}

/// Updates the layout to the seating in the same frame.
fn seat_layout(
    facing: Res<Facing>,
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    mut layout: ResMut<Layout>,
) {
    let flat = facing.seating == Seating::FlatTablet;
    if layout.far_actions.is_some() != flat || layout.turned != facing.screen_is_turned() {
        let teaching = Teaching::of(learning.as_deref());
        *layout = layout
            .again(layout.board_view.game())
            .facing(bottom_of(&table))
            .teaching(teaching)
            .looking_back(table.is_replayed())
            .seated(flat, facing.screen_is_turned());
    }
}
