//! One side's throws and choices in a row, as the list of moves shows them.

use crate::rules::Side;

/// One turn of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// From 1, counting single turns of both sides.
    pub number: u32,
    /// Whose turn.
    pub side: Side,
    /// The turn in the notation of its game, with number and side, as records write it.
    pub text: String,
    /// Whether the rules have ended it; the last turn of a game in progress is not finished.
    pub finished: bool,
    /// The place of its first event in the game's events.
    pub first_event: usize,
}

/// The turns of a game up to some moment ([`GameRecord::turns_at`](super::GameRecord::turns_at)).
#[derive(Clone, Debug)]
pub struct Turns<'a> {
    done: &'a [Turn],
    /// The last one, where it was not yet what it is now.
    last: Option<Turn>,
}

impl<'a> Turns<'a> {
    pub(super) const fn new(done: &'a [Turn], last: Option<Turn>) -> Turns<'a> {
        Turns { done, last }
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.done.len() + self.last.is_some() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Turn> {
        self.done.iter().chain(&self.last)
    }

    /// The last one.
    #[must_use]
    pub fn last(&self) -> Option<&Turn> {
        self.last.as_ref().or_else(|| self.done.last())
    }

    /// At most the last `count`, in order.
    pub fn latest(&self, count: usize) -> impl DoubleEndedIterator<Item = &Turn> {
        let left_out = self.len().saturating_sub(count);
        // What is under way comes last.
        let done = self.done.get(left_out..).unwrap_or_default();
        done.iter().chain(&self.last)
    }
}
