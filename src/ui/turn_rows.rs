//! Groups the turns of the list of moves into rows: single turns, and several turns without a move as one row.

use crate::record::Turn;

/// The least number of turns that become one row.
const FEWEST: usize = 2;

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnRow {
    /// A turn, by its index in the list.
    Turn(usize),
    /// Turns without a move. If the row is unfolded, they follow one by one.
    Nothing {
        /// The index of the first.
        first: usize,
        /// The number of turns.
        count: usize,
        /// `true` if the row is unfolded.
        unfolded: bool,
    },
}

/// The rows of a list. The last turn always has a separate row, so that the latest event is visible. `unfolded` is
/// `true` for the first turn's number of an unfolded row.
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
