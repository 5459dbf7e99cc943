//! Keeps the player's selection, and offers the matching moves.

use bevy::prelude::*;

use super::{InputSystems, ways_to};
use crate::rules::{Expect, Side};
use crate::settings::CurrentSettings;
use crate::stage::{Marks, StageSystems, Timeline};
use crate::store::Seat;
use crate::table::targets::{CompoundMove, compound_moves, origins, targets, targets_from};
use crate::table::{Learning, Location, MoveTarget, Table, TableEvent, TablePaused};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<Hovered>()
        .init_resource::<PointedOut>()
        .add_systems(
            Update,
            (
                forget.before(InputSystems::Read),
                offer
                    .after(StageSystems::Play)
                    .before(StageSystems::Arrange),
            )
                .run_if(resource_exists::<Table>),
        );
}

/// The player's selection before a move is played.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The location of the selected piece.
    pub chosen: Option<Location>,
    /// The throw or die that must be used, as in [`MoveTarget::uses`]. `None` allows any.
    pub picked: Option<u8>,
    /// The pressed place that several pieces can go to. The next press on one of them plays its move there.
    pub goal: Option<Location>,
    /// The cursor of keyboard and controller. `None` until one of them is used.
    pub focus: Option<Location>,
}

impl Selection {
    /// `true` if a piece, a throw or a place is chosen.
    fn has_choice(&self) -> bool {
        self.chosen.is_some() || self.picked.is_some() || self.goal.is_some()
    }

    /// `true` if there's something to deselect. An only movable piece doesn't count, because it's selected
    /// automatically.
    #[must_use]
    pub fn can_be_let_go(&self, table: &Table) -> bool {
        self.focus.is_some() || self.can_be_cancelled(table)
    }

    /// The same apart from the cursor.
    #[must_use]
    pub fn can_be_cancelled(&self, table: &Table) -> bool {
        let is_lone = || origins(&offered(table, self.picked)).len() == 1;
        self.goal.is_some() || self.chosen.is_some() && !is_lone()
    }
}

/// The location under the mouse while no piece is held.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Location>);

/// The location that the panel line under the mouse refers to. Set by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub Option<Location>);

/// The person who must choose a move now. `None` if there isn't one.
#[must_use]
pub fn chooser(table: &Table) -> Option<Side> {
    match table.game().expect() {
        Expect::Move(side) if table.seat(side) == Seat::Person && !table.is_replayed() => {
            Some(side)
        }
        _ => None,
    }
}

/// The targets that are offered to a person: all, or those that use the picked throw.
#[must_use]
pub fn offered(table: &Table, picked: Option<u8>) -> Vec<MoveTarget> {
    if chooser(table).is_none() {
        return Vec::new();
    }
    let mut all = targets(table.game().position());
    all.retain(|target| picked.is_none() || target.uses == picked);
    all
}

/// The moves of a selected piece by several choices in one press. Empty while a throw is picked.
#[must_use]
pub fn offered_compound_moves(
    table: &Table,
    picked: Option<u8>,
    from: Location,
) -> Vec<CompoundMove> {
    if chooser(table).is_none() || picked.is_some() {
        return Vec::new();
    }
    compound_moves(table.game().position(), from)
}

/// Clears the selection after an event on the table, because it belongs to one position. The cursor stays.
fn forget(mut table_events: MessageReader<TableEvent>, mut selection: ResMut<Selection>) {
    let position_changed = table_events.read().count() > 0;
    // Derived equality against a new selection crashes LLVM 22.1 (Rust 1.95) on the switch it becomes.
    if position_changed && selection.has_choice() {
        selection.chosen = None;
        selection.picked = None;
        selection.goal = None;
    }
}

/// Updates the marks of the selection. An only movable piece is selected at once.
pub(super) fn offer(
    table: Res<Table>,
    timeline: Res<Timeline>,
    paused: Res<TablePaused>,
    settings: Res<CurrentSettings>,
    hovered: Res<Hovered>,
    pointed_out: Res<PointedOut>,
    learning: Option<Res<Learning>>,
    mut selection: ResMut<Selection>,
    mut marks: ResMut<Marks>,
) {
    let mut fresh = Marks {
        raised: marks.raised,
        lowered: marks.lowered.clone(),
        ..Marks::default()
    };
    fresh.focus = selection.focus.filter(|_| !paused.0);
    if timeline.is_idle() && !paused.0 {
        let mut all = offered(&table, selection.picked);
        if selection.chosen.is_none()
            && let [only] = origins(&all)[..]
        {
            selection.chosen = Some(only);
        }
        // Only the pieces that can go to the pressed place are lit.
        if let Some(goal) = selection.goal {
            let ways = ways_to(&table, selection.picked, goal);
            all.retain(|target| ways.iter().any(|way| way.from == target.from));
        }
        let learning = learning.filter(|learning| !learning.plays());
        if let Some(learning) = &learning {
            // A lesson highlights only its wanted moves.
            all.retain(|target| learning.wanted().contains(&target.choice));
        }
        fresh.movable = origins(&all);
        let is_lesson = learning.is_some();
        // A step that is only read has no piece to move.
        let is_reading = learning.is_some_and(|learning| learning.is_reading());
        fresh.chosen = selection.chosen.filter(|_| !is_reading);
        if let Some(from) = selection.chosen.filter(|_| settings.0.show_destinations) {
            fresh.targets = targets_from(&all, from);
            if !is_lesson {
                fresh.compound_moves = offered_compound_moves(&table, selection.picked, from);
            }
        }
        if let Some(goal) = selection.goal.filter(|_| settings.0.show_destinations) {
            fresh.targets = all
                .iter()
                .filter(|target| target.to == goal)
                .copied()
                .collect();
        }
        let under_mouse = hovered.0.or(pointed_out.0);
        let other = under_mouse.filter(|at| selection.chosen != Some(*at));
        if let Some(at) = other.filter(|_| settings.0.show_destinations) {
            fresh.hovered_targets = targets_from(&all, at);
        }
    }
    marks.set_if_neq(fresh);
}
