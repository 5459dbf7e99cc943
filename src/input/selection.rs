//! What a person has chosen so far, and what that offers.

use bevy::prelude::*;

use super::InputSystems;
use crate::rules::tablan::{Cell, Move, Position, Value};
use crate::rules::{AnyMove, Expect, Side};
use crate::stage::marks::{Marks, Target, TargetKind};
use crate::stage::{StageSystems, Timeline};
use crate::store::Seat;
use crate::table::{Fact, Pace, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<ShowTargets>()
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

/// What a person has chosen, before anything is played.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The cell of the chosen piece.
    pub chosen: Option<Cell>,
    /// Only this throw is to be used; any where none is named.
    pub value: Option<Value>,
    /// The cursor of keyboard and gamepad; hidden until one of them is used.
    pub focus: Option<Cell>,
}

/// Whether legal destinations are shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowTargets(pub bool);

impl Default for ShowTargets {
    fn default() -> Self {
        ShowTargets(true)
    }
}

/// The position of the game on the table, if it is Tablan.
#[must_use]
pub fn tablan(table: &Table) -> Option<&Position> {
    table.game().position().tablan()
}

/// The person who has to choose a move now.
#[must_use]
pub fn chooser(table: &Table) -> Option<Side> {
    match table.game().expect() {
        Expect::Move(side) if table.seat(side) == Seat::Person => Some(side),
        _ => None,
    }
}

/// The choices that move a piece, by any throw or by the chosen one.
#[must_use]
pub fn choices(table: &Table, value: Option<Value>) -> Vec<Move> {
    if chooser(table).is_none() {
        return Vec::new();
    }
    table
        .game()
        .legal_moves()
        .into_iter()
        .filter_map(AnyMove::tablan)
        .filter(|choice| choice.from().is_some())
        .filter(|choice| value.is_none() || choice.value() == value)
        .collect()
}

/// Where the choices of one piece lead.
#[must_use]
pub fn targets(position: &Position, choices: &[Move], from: Cell) -> Vec<(Target, Move)> {
    let Some(side) = position.piece(from).map(|piece| piece.side) else {
        return Vec::new();
    };
    choices
        .iter()
        .filter(|choice| choice.from() == Some(from))
        .filter_map(|choice| {
            let cell = position.destination(choice)?;
            let steps = cell.index(side).saturating_sub(from.index(side));
            let kind = if position.piece(cell).is_some() {
                TargetKind::Capture
            } else if cell.index(side) >= 36 {
                TargetKind::Enter
            } else {
                TargetKind::Free
            };
            let half = matches!(choice, Move::Half { .. } | Move::SingleHalf { .. });
            let target = Target {
                cell,
                steps,
                half,
                kind,
            };
            Some((target, *choice))
        })
        .collect()
}

/// The cells of pieces that can move, in the order of their path, the farthest first.
#[must_use]
pub fn movable(position: &Position, choices: &[Move]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for cell in choices.iter().filter_map(Move::from) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells.sort_by_key(|cell| {
        let index = position
            .piece(*cell)
            .map_or(0, |piece| cell.index(piece.side));
        std::cmp::Reverse(index)
    });
    cells
}

/// A choice belongs to one moment: whatever happens on the table ends it.
fn forget(mut facts: MessageReader<Fact>, mut selection: ResMut<Selection>) {
    if facts.read().count() > 0 {
        let focus = selection.focus;
        selection.set_if_neq(Selection {
            focus,
            ..Selection::default()
        });
    }
}

/// Keeps the marks true to the selection; a lone movable piece is chosen at once.
fn offer(
    table: Res<Table>,
    timeline: Res<Timeline>,
    pace: Res<Pace>,
    show: Res<ShowTargets>,
    mut selection: ResMut<Selection>,
    mut marks: ResMut<Marks>,
) {
    let mut fresh = Marks {
        raised: marks.raised,
        ..Marks::default()
    };
    fresh.focus = selection.focus.filter(|_| !pace.paused);
    if timeline.is_idle()
        && !pace.paused
        && let Some(position) = tablan(&table)
    {
        let choices = choices(&table, selection.value);
        let movable = movable(position, &choices);
        if selection.chosen.is_none() && movable.len() == 1 {
            selection.chosen = movable.first().copied();
        }
        fresh.chosen = selection.chosen;
        if let Some(from) = selection.chosen.filter(|_| show.0) {
            fresh.targets = targets(position, &choices, from)
                .into_iter()
                .map(|(target, _)| target)
                .collect();
        }
        fresh.movable = movable;
    } else {
        fresh.raised = None;
    }
    marks.set_if_neq(fresh);
}
