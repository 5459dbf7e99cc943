//! Says what a player can do now: the throws that are left, and the possible moves if there are few.

use super::games;
use super::words::Words;
use crate::ai::Hint;
use crate::input::Selection;
use crate::input::selection::offered;
use crate::rules::AnyPosition;
use crate::table::targets::{origins, targets_from};
use crate::table::{Location, MoveTarget, Table};

/// The most places that a sentence names. With more, it refers to the lit ones.
const MOST_NAMED: usize = 3;

/// Sentences about the possible moves. `None` if no person must choose one.
#[must_use]
pub fn possible_moves(words: &Words, table: &Table, selection: &Selection) -> Option<String> {
    let position = table.game().position();
    let all = offered(table, selection.picked);
    let moves = match (origins(&all).as_slice(), selection.chosen) {
        ([], _) => return None,
        ([_], _) => of_piece(words, position, &all),
        (_, Some(chosen)) if all.iter().any(|target| target.from == chosen) => {
            of_piece(words, position, &targets_from(&all, chosen))
        }
        (pieces, _) => of_pieces(words, position, pieces),
    };
    Some(match games::unused_sentence(words, position) {
        Some(unused) => sentences(words, unused, moves),
        None => moves,
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
fn of_piece(words: &Words, position: &AnyPosition, reached: &[MoveTarget]) -> String {
    let mut places: Vec<Location> = reached.iter().map(|target| target.to).collect();
    places.sort_unstable();
    places.dedup();
    if places.len() > MOST_NAMED {
        words.get("advice-marked")
    } else {
        games::suggestion(words, position, reached)
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
pub fn destinations(words: &Words, position: &AnyPosition, reached: &[MoveTarget]) -> String {
    let mut names: Vec<String> = Vec::new();
    for target in reached {
        let name = games::place_name(words, position, target.to);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    words.either(&names)
}

/// The pieces that can move.
fn of_pieces(words: &Words, position: &AnyPosition, pieces: &[Location]) -> String {
    let are_on_board = pieces
        .iter()
        .all(|piece| matches!(piece, Location::Board(_)));
    if !are_on_board || pieces.len() > MOST_NAMED {
        return words.with("advice-pick-lit", &[("count", pieces.len().into())]);
    }
    let names: Vec<String> = pieces
        .iter()
        .map(|piece| games::place_name(words, position, *piece))
        .collect();
    words.with("advice-pick", &[("at", words.either(&names).into())])
}
