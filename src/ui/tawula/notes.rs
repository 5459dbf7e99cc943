//! The toasts of Tawula: the first side, lost dice, and the reasons why a side couldn't move.

use crate::record::Event;
use crate::rules::tawula::{Dice, Position};
use crate::rules::{AnyThrow, Side};
use crate::stage::timeline::Act;
use crate::table::Table;
use crate::ui::words::Words;

/// The last throw, if none of it could be used.
fn unused_throw(table: &Table) -> Option<Dice> {
    match table.game().events().next_back() {
        Some(Event::Threw {
            throw: AnyThrow::Tawula(dice),
            ..
        }) => Some(*dice),
        _ => None,
    }
}

/// The toast for an act. `None` if it needs none.
pub(super) fn event_note(
    words: &Words,
    table: &Table,
    position: &Position,
    act: &Act,
) -> Option<String> {
    match act {
        Act::Opened(None) => Some(words.get("toast-tie")),
        Act::Opened(Some(side)) => {
            let keys = "toast-begins";
            Some(words.of_side(table, keys, *side, &[]))
        }
        // A turn without a move gets one toast, not one for each die.
        Act::ThrowLost { steps, .. } if unused_throw(table).is_none() => {
            Some(words.with("toast-unused", &[("die", (*steps).into())]))
        }
        Act::Turn { side, passed: true } => {
            let dice = unused_throw(table).map_or(String::new(), |dice| dice.to_string());
            let keys = why_passed(position, *side);
            Some(words.of_side(table, keys, *side, &[("dice", dice.into())]))
        }
        _ => None,
    }
}

/// The key of the reason why no piece could move: the place of the pieces that had to move first.
fn why_passed(position: &Position, side: Side) -> &'static str {
    let board = position.board();
    let on_board = (2..=24).any(|index| board.count(side, index) > 0);
    if board.bar(side) > 0 {
        "toast-stuck-bar"
    } else if board.hand(side) > 0 && !on_board {
        "toast-stuck-hand"
    } else {
        "toast-stuck"
    }
}
