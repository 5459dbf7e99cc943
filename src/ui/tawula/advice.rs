//! Says in Tawula which numbers are left, how a move is made, and what marks mean.

use crate::rules::Rules;
use crate::rules::Side;
use crate::rules::tawula::{Position, opposite};
use crate::table::{Location, MoveTarget, TargetKind};
use crate::ui::words::Words;

/// The name of a place for the side to act: the number of a point, or a word.
pub(super) fn place(position: &Position, words: &Words, location: Location) -> String {
    let key = match location {
        Location::Board(at) => {
            let number = match position.side_to_act() {
                Some(Side::Second) => opposite(at),
                _ => at,
            };
            return number.to_string();
        }
        Location::Hand(_) => "place-hand",
        Location::Bar(_) => "place-bar",
        Location::Off(_) => "place-off",
    };
    words.get(key)
}

/// The numbers that are left. `None` if there aren't any.
pub(super) fn unused(position: &Position, words: &Words) -> Option<String> {
    let left: Vec<u8> = position.numbers().collect();
    Some(match left[..] {
        [] => return None,
        [die] => words.with("tawula-last-left", &[("die", die.into())]),
        [high, low] if high != low => words.with(
            "tawula-rolled",
            &[("high", high.into()), ("low", low.into())],
        ),
        [die, ..] => {
            let count = ("count", left.len().into());
            words.with("tawula-doubles-left", &[("die", die.into()), count])
        }
    })
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
    let all_off = reached
        .iter()
        .all(|target| matches!(target.to, Location::Off(_)));
    let all_hit = reached
        .iter()
        .all(|target| target.kind == TargetKind::Capture);
    let key = match first.from {
        Location::Hand(_) => "tawula-try-enter",
        Location::Bar(_) => "tawula-try-return",
        _ if all_off => "tawula-try-off",
        _ if all_hit => "tawula-try-hit",
        _ => "tawula-try-move",
    };
    let at = place(position, words, first.from);
    words.with(key, &[("at", at.into()), ("to", to.into())])
}

/// The key of the name of a place's marks.
pub(super) fn mark(position: &Position, location: Location) -> Option<&'static str> {
    /// The point of the starters, and the head.
    const STARTERS: u8 = 1;
    const HEAD: u8 = 12;
    let board = position.board();
    match location {
        Location::Hand(side) => (board.hand(side) > 0).then_some("mark-in-hand"),
        Location::Bar(side) => (board.bar(side) > 0).then_some("mark-on-bar"),
        Location::Off(side) => (board.off(side) > 0).then_some("mark-off"),
        Location::Board(at) => Side::BOTH.into_iter().find_map(|side| {
            let index = match side {
                Side::First => at,
                Side::Second => opposite(at),
            };
            match (index, board.count(side, index)) {
                (_, 0) => None,
                (STARTERS, _) if board.hand(side) > 0 => Some("mark-locked"),
                (_, 1) => Some("mark-blot"),
                (HEAD, _) => Some("mark-head"),
                _ => None,
            }
        }),
    }
}
