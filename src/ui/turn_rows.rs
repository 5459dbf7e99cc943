//! Groups the turns of the list of moves into rows: single turns, and several turns without a move as one row.

use super::words::Words;
use crate::record::Turn;

/// The least number of turns that become one row.
const FEWEST: usize = 2;

/// The reason to fold turns into one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// The throw didn't score.
    NoScore,
    /// No piece could move.
    NoMove,
}

impl Fold {
    const fn key(self) -> &'static str {
        match self {
            Fold::NoScore => "move-fold-no-score",
            Fold::NoMove => "move-fold-no-move",
        }
    }
}

/// Turns that are folded into one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Folded {
    /// The place of the first.
    pub first: usize,
    /// The number of turns.
    pub count: usize,
    /// Why they are folded.
    pub fold: Fold,
    /// They are shown below the line.
    pub unfolded: bool,
}

impl Folded {
    /// The text of the line, by the number of the first turn.
    #[must_use]
    pub fn text(&self, words: &Words, first: u32) -> String {
        let last = u64::from(first) + self.count as u64 - 1;
        let variables = [
            ("count", self.count.into()),
            ("first", first.into()),
            ("last", last.into()),
        ];
        words.with(self.fold.key(), &variables)
    }
}

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnRow {
    /// A turn, by its index in the list.
    Turn(usize),
    /// Turns that came to nothing. If they are unfolded, they follow one by one.
    Folded(Folded),
}

/// The rows of a list. The last turn always has its own row, so that players see the latest event. `unfolded` is
/// asked about the number of the first turn of a line.
#[must_use]
pub fn rows(
    turns: &[&Turn],
    fold: impl Fn(&Turn) -> Option<Fold>,
    unfolded: impl Fn(u32) -> bool,
) -> Vec<TurnRow> {
    let mut rows = Vec::with_capacity(turns.len());
    let last = turns.len().saturating_sub(1);
    let mut at = 0;
    while at < turns.len() {
        let alike = turns[at..last.max(at)].iter().map(|turn| fold(turn));
        let reason = alike.clone().next().flatten();
        let count = alike
            .take_while(|other| reason.is_some() && *other == reason)
            .count();
        let Some(reason) = reason.filter(|_| count >= FEWEST) else {
            rows.push(TurnRow::Turn(at));
            at += 1;
            continue;
        };
        let unfolded = unfolded(turns[at].number);
        rows.push(TurnRow::Folded(Folded {
            first: at,
            count,
            fold: reason,
            unfolded,
        }));
        if unfolded {
            rows.extend((at..at + count).map(TurnRow::Turn));
        }
        at += count;
    }
    rows
}
