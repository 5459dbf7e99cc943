//! The rows of the list of moves: turns, and several in a row that came to nothing as one line.

use crate::record::Turn;

/// The fewest turns in a row that become one line.
const FEWEST: usize = 2;

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnRow {
    /// A turn, by its place in the list.
    Turn(usize),
    /// Turns that came to nothing: the place of the first and how many. Where it is unfolded they
    /// follow one by one.
    Nothing {
        /// The place of the first.
        first: usize,
        /// How many.
        count: usize,
        /// They are shown.
        unfolded: bool,
    },
}

/// The rows of a list. The last turn always stands by itself, so that it is seen what has just
/// happened; `unfolded` says of a turn's number whether the line that begins with it is unfolded.
#[must_use]
pub fn rows(
    turns: &[&Turn],
    came_to_nothing: impl Fn(&Turn) -> bool,
    unfolded: impl Fn(u32) -> bool,
) -> Vec<TurnRow> {
    let mut rows = Vec::with_capacity(turns.len());
    let last = turns.len().saturating_sub(1);
    let mut at = 0;
    while at < turns.len() {
        let count = turns[at..last.max(at)]
            .iter()
            .take_while(|turn| came_to_nothing(turn))
            .count();
        if count < FEWEST {
            rows.push(TurnRow::Turn(at));
            at += 1;
            continue;
        }
        let unfolded = unfolded(turns[at].number);
        rows.push(TurnRow::Nothing {
            first: at,
            count,
            unfolded,
        });
        if unfolded {
            rows.extend((at..at + count).map(TurnRow::Turn));
        }
        at += count;
    }
    rows
}
