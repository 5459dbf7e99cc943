//! One side's throws and choices in a row, as in the list of moves.

use crate::rules::Side;

/// One turn of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number, from 1, counting the turns of both sides.
    pub number: u32,
    /// The side.
    pub side: Side,
    /// The turn in the notation of its game, with number and side, as in records.
    pub text: String,
    /// `true` if the rules have ended the turn. Only the last turn can be unfinished.
    pub finished: bool,
    /// The index of its first event in the game's events.
    pub first_event: usize,
}

/// The turns of a game up to some moment ([`GameRecord::turns_at`](super::GameRecord::turns_at)).
#[derive(Clone, Debug)]
pub struct Turns<'a> {
    done: &'a [Turn],
    /// The last turn, if it has changed since that moment.
    last: Option<Turn>,
}

impl<'a> Turns<'a> {
    pub(super) const fn new(done: &'a [Turn], last: Option<Turn>) -> Turns<'a> {
        Turns { done, last }
    }

    /// The number of turns.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.done.len() + self.last.is_some() as usize
    }

    /// `true` if no turn has started.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All turns, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Turn> {
        self.done.iter().chain(&self.last)
    }

    /// The last turn, `None` if no turn has started.
    #[must_use]
    pub fn last(&self) -> Option<&Turn> {
        self.last.as_ref().or_else(|| self.done.last())
    }

    /// The last `count` turns at most, in order.
    pub fn latest(&self, count: usize) -> impl DoubleEndedIterator<Item = &Turn> {
        let left_out = self.len().saturating_sub(count);
        // An unfinished turn comes last.
        let done = self.done.get(left_out..).unwrap_or_default();
        done.iter().chain(&self.last)
    }
}
