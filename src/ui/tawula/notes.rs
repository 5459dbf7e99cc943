//! Tawula's notes: why something is not allowed, who begins, what was lost and why.

use crate::record::Event;
use crate::rules::tawula::{Dice, Illegal};
use crate::rules::{AnyThrow, Side};
use crate::stage::timeline::Act;
use crate::table::Table;
use crate::ui::words::Words;

/// Why something is not allowed, in the player's words.
pub(in crate::ui) fn illegal(words: &Words, illegal: &Illegal) -> String {
    let mut table_events: Vec<(&str, u8)> = Vec::new();
    match *illegal {
        Illegal::NotThrown { die } | Illegal::HigherDie { die } => table_events.push(("die", die)),
        Illegal::NoSuchPoint { index }
        | Illegal::NoPiece { index }
        | Illegal::Blocked { index }
        | Illegal::NoRoom { index } => table_events.push(("point", index)),
        Illegal::RearFirst { die, index } => table_events.extend([("die", die), ("point", index)]),
        _ => {}
    }
    let table_events: Vec<_> = table_events
        .into_iter()
        .map(|(name, number)| (name, number.into()))
        .collect();
    words.with(&format!("tawula-{}", illegal.key()), &table_events)
}

/// The last thing that happened was a throw: nothing of it could be used.
fn unused_throw(table: &Table) -> Option<Dice> {
    match table.game().events().next_back() {
        Some(Event::Threw {
            throw: AnyThrow::Tawula(dice),
            ..
        }) => Some(*dice),
        _ => None,
    }
}

/// What is worth a note of what has just been shown.
pub(in crate::ui) fn news(words: &Words, table: &Table, act: &Act) -> Option<String> {
    let kind = table.game().setup().kind();
    let name = |side: Side| ("side", words.side(kind, side).into());
    match act {
        Act::Opened(None) => Some(words.get("toast-tie")),
        Act::Opened(Some(side)) => Some(words.with("toast-begins", &[name(*side)])),
        // A turn in which nothing moves is told as one.
        Act::Lapse { steps, .. } if unused_throw(table).is_none() => {
            Some(words.with("toast-unused", &[("die", (*steps).into())]))
        }
        Act::Turn { side, passed: true } => {
            let dice = unused_throw(table).map_or(String::new(), |dice| dice.to_string());
            let table_events = [name(*side), ("dice", dice.into())];
            Some(words.with(why_passed(table, *side), &table_events))
        }
        _ => None,
    }
}

/// Why nothing could be moved: where the pieces wait that had to move first.
fn why_passed(table: &Table, side: Side) -> &'static str {
    let Some(position) = table.game().position().tawula() else {
        return "toast-stuck";
    };
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
