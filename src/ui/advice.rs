//! Says what a player can do now: the throws that are left, and the possible moves if there are few.

use super::games;
use super::words::Words;
use crate::ai::Hint;
use crate::input::Selection;
use crate::input::selection::offered;
use crate::rules::AnyPosition;
use crate::table::targets::{origins, targets_from};
use crate::table::{Location, MoveTarget, Table, TargetKind};

/// The most places that a sentence names. With more, it refers to the lit ones.
const MOST_NAMED: usize = 3;

/// The reader of a sentence about moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// A player who sees the marks on the board.
    Eyes,
    /// A player with a screen reader. The sentence lists every place and every capture.
    Ears,
}

/// Sentences about the throws that are left and the possible moves, for players who see the board. `None` if no person
/// must choose a move.
#[must_use]
pub fn possible_moves(words: &Words, table: &Table, selection: &Selection) -> Option<String> {
    let position = table.game().position();
    let all = offered(table, selection.picked);
    let moves = moves_only(words, position, &all, selection.chosen, Reader::Eyes)?;
    let unused = games::unused_sentence(words, position);
    Some(match unused {
        Some(unused) => sentences(words, unused, moves),
        None => moves,
    })
}

/// A sentence about the moves that are offered, with the chosen piece. `None` if there aren't any.
#[must_use]
pub fn moves_only(
    words: &Words,
    position: &AnyPosition,
    all: &[MoveTarget],
    chosen: Option<Location>,
    reader: Reader,
) -> Option<String> {
    Some(match (origins(all).as_slice(), chosen) {
        ([], _) => return None,
        ([_], _) => of_piece(words, position, all, reader),
        (_, Some(chosen)) if all.iter().any(|target| target.from == chosen) => {
            of_piece(words, position, &targets_from(all, chosen), reader)
        }
        (pieces, _) => of_pieces(words, position, pieces, reader),
    })
}

/// Two sentences, one after the other.
#[must_use]
pub fn sentences(words: &Words, before: String, next: String) -> String {
    words.with(
        "two-sentences",
        &[("before", before.into()), ("next", next.into())],
    )
}

/// The moves of one piece.
fn of_piece(
    words: &Words,
    position: &AnyPosition,
    reached: &[MoveTarget],
    reader: Reader,
) -> String {
    let mut places: Vec<Location> = reached.iter().map(|target| target.to).collect();
    places.sort_unstable();
    places.dedup();
    if reader == Reader::Eyes && places.len() > MOST_NAMED {
        words.get("advice-marked")
    } else {
        games::suggestion(words, position, reached, reader)
    }
}

/// A sentence about a hint's use of a throw that one piece could take whole or two by halves. `None` if there's only
/// one way.
#[must_use]
pub fn two_ways(words: &Words, table: &Table, hint: &Hint) -> Option<String> {
    let all = offered(table, None);
    let hinted = all.iter().find(|target| target.choice == hint.choice)?;
    let steps = hinted.uses?;
    let is_other = |target: &&MoveTarget| target.uses == Some(steps) && target.half != hinted.half;
    all.iter().find(is_other)?;
    let key = if hinted.half {
        "hint-split"
    } else {
        "hint-whole"
    };
    Some(words.with(key, &[("steps", steps.into())]))
}

/// The names of the destinations of a piece, as alternatives.
#[must_use]
pub fn destinations(
    words: &Words,
    position: &AnyPosition,
    reached: &[MoveTarget],
    reader: Reader,
) -> String {
    let captures = |target: &MoveTarget| target.kind == TargetKind::Capture;
    let names_captures = reader == Reader::Ears && !reached.iter().all(captures);
    let mut names: Vec<String> = Vec::new();
    for target in reached {
        let mut name = games::place_name(words, position, target.to);
        if names_captures && captures(target) {
            let key = games::capture_key(position.kind());
            name = words.with(key, &[("at", name.into())]);
        }
        if !names.contains(&name) {
            names.push(name);
        }
    }
    words.either(&names)
}

/// The pieces that can move.
fn of_pieces(words: &Words, position: &AnyPosition, pieces: &[Location], reader: Reader) -> String {
    let name = |piece: &Location| games::place_name(words, position, *piece);
    if reader == Reader::Ears {
        let names: Vec<String> = pieces.iter().map(name).collect();
        return words.with("reader-movable", &[("at", words.either(&names).into())]);
    }
    let are_on_board = pieces
        .iter()
        .all(|piece| matches!(piece, Location::Board(_)));
    if !are_on_board || pieces.len() > MOST_NAMED {
        return words.with("advice-pick-lit", &[("count", pieces.len().into())]);
    }
    let names: Vec<String> = pieces.iter().map(name).collect();
    words.with("advice-pick", &[("at", words.either(&names).into())])
}
