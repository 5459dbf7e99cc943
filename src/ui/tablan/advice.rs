//! Says in Tablan which throws are left, how a move is made, and why a throw is lost.

use crate::rules::tablan::{Cell, HOME, Position, Value};
use crate::rules::{Rules, Side};
use crate::table::{Location, MoveTarget, TargetKind};
use crate::ui::words::Words;

fn cell(location: Location) -> Option<Cell> {
    match location {
        Location::Board(at) => Cell::on_path(Side::First, at),
        Location::Hand(_) | Location::Bar(_) | Location::Off(_) => None,
    }
}

/// The name of a cell.
pub(super) fn place(location: Location) -> String {
    cell(location).map_or_else(String::new, |cell| cell.to_string())
}

/// The throws that are left. `None` if there aren't any.
pub(super) fn unused(position: &Position, words: &Words) -> Option<String> {
    if let Some((half, _)) = position.pending_half() {
        return Some(words.with("tablan-half-left", &[("steps", half.steps().into())]));
    }
    let steps: Vec<u8> = position
        .unused()
        .flat_map(|unused| std::iter::repeat_n(unused.value.steps(), usize::from(unused.count)))
        .collect();
    let is_first = position.series_length() == 1;
    match steps[..] {
        [] => None,
        [only] => {
            let key = if is_first {
                "tablan-threw"
            } else {
                "tablan-last-left"
            };
            Some(words.with(key, &[("steps", only.into())]))
        }
        _ => {
            let all: Vec<String> = steps.iter().map(u8::to_string).collect();
            let all = words.list(&all);
            Some(words.with("tablan-left", &[("throws", all.into())]))
        }
    }
}

/// Asks for one of the moves of a piece.
pub(super) fn suggestion(
    position: &Position,
    words: &Words,
    reached: &[MoveTarget],
    to: String,
) -> String {
    let Some(first) = reached.first() else {
        return String::new();
    };
    let started = cell(first.from)
        .and_then(|cell| position.piece(cell))
        .is_some_and(|piece| piece.started);
    let all = |kind| reached.iter().all(|target| target.kind == kind);
    let key = if !started {
        "tablan-try-start"
    } else if all(TargetKind::Capture) {
        "tablan-try-capture"
    } else if all(TargetKind::Enter) {
        "tablan-try-home"
    } else {
        "tablan-try-move"
    };
    words.with(key, &[("at", place(first.from).into()), ("to", to.into())])
}

/// The key of the name of a piece's state.
pub(super) fn mark(position: &Position, location: Location) -> Option<&'static str> {
    let piece = position.piece(cell(location)?)?;
    Some(if piece.home && position.options().home_capture {
        "mark-home-exposed"
    } else if piece.home {
        "mark-home"
    } else if piece.started {
        "mark-started"
    } else {
        "mark-waiting"
    })
}

/// The reason why a side can't use a throw.
pub(super) fn why_lost(position: &Position, words: &Words, side: Side, steps: u8) -> String {
    let piece = |at: &Cell| position.piece(*at).filter(|piece| piece.side == side);
    let runs = |at: &Cell| piece(at).is_some_and(|piece| piece.started && !piece.home);
    let goals: Vec<Option<Cell>> = Cell::all()
        .filter(runs)
        .map(|at| Cell::on_path(side, at.index(side) + steps))
        .collect();
    let are_taken = |goal: &Option<Cell>| goal.as_ref().and_then(piece).is_some();
    let are_late = |goal: &Option<Cell>| goal.is_none_or(|goal| goal.index(side) >= HOME);
    let key = if goals.is_empty() && steps != Value::Two.steps() {
        "tablan-lost-waiting"
    } else if !goals.is_empty() && goals.iter().all(are_taken) {
        "tablan-lost-taken"
    } else if !goals.is_empty() && goals.iter().all(are_late) {
        "tablan-lost-home"
    } else {
        "tablan-lost"
    };
    words.with(key, &[("steps", steps.into())])
}
