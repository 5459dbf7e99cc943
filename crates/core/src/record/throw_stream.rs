//! The source of a game's throws, in each version of the record.

use super::Dice;
use super::fairness::{FairSeed, FairStream};

/// The source of a new game's throws. Numbers are seeds of version 1 of the record, for tests and for repeating a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seed {
    /// A number, which anyone could have chosen.
    Number(u64),
    /// A committed seed.
    Committed(FairSeed),
    /// No source: the players throw real sticks or dice and enter the result. The number is for everything else that is
    /// drawn.
    ByHand(u64),
}

impl Seed {
    /// Draws a new committed seed from the system's random source. If the system has none, the seed is the number
    /// `fallback`, and the game can't be proved fair.
    #[must_use]
    pub fn draw_fair(fallback: u64) -> Seed {
        FairSeed::draw().map_or(Seed::Number(fallback), Seed::Committed)
    }

    /// The seed as a number, for everything drawn apart from throws.
    #[must_use]
    pub fn number(&self) -> u64 {
        match self {
            Seed::Number(number) | Seed::ByHand(number) => *number,
            Seed::Committed(seed) => seed.number(),
        }
    }

    /// The committed seed, `None` for other seeds.
    #[must_use]
    pub const fn fair(&self) -> Option<&FairSeed> {
        match self {
            Seed::Number(_) | Seed::ByHand(_) => None,
            Seed::Committed(seed) => Some(seed),
        }
    }

    /// `true` if the players throw real sticks or dice.
    #[must_use]
    pub const fn is_by_hand(&self) -> bool {
        matches!(self, Seed::ByHand(_))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed::Number(number)
    }
}

impl From<FairSeed> for Seed {
    fn from(seed: FairSeed) -> Seed {
        Seed::Committed(seed)
    }
}

/// The throws of one game.
#[derive(Clone, Debug)]
pub(super) enum ThrowStream {
    Numbered(Dice),
    Fair(Box<FairStream>),
    ByHand(u64),
}

impl ThrowStream {
    pub fn new(seed: Seed) -> ThrowStream {
        match seed {
            Seed::Number(number) => ThrowStream::Numbered(Dice::new(number)),
            Seed::Committed(seed) => ThrowStream::Fair(Box::new(FairStream::new(seed))),
            Seed::ByHand(number) => ThrowStream::ByHand(number),
        }
    }

    /// The seed as a number.
    pub fn number(&self) -> u64 {
        match self {
            ThrowStream::Numbered(dice) => dice.seed(),
            ThrowStream::Fair(stream) => stream.seed().number(),
            ThrowStream::ByHand(number) => *number,
        }
    }

    /// The committed seed, `None` for other seeds.
    pub const fn fair(&self) -> Option<&FairSeed> {
        match self {
            ThrowStream::Numbered(_) | ThrowStream::ByHand(_) => None,
            ThrowStream::Fair(stream) => Some(stream.seed()),
        }
    }

    /// `true` if throws are made by hand.
    pub const fn is_by_hand(&self) -> bool {
        matches!(self, ThrowStream::ByHand(_))
    }

    /// The throw of a game's table at an index from 0, `None` if the table is empty or if throws are made by hand.
    pub fn pick<T: Copy>(&mut self, index: usize, table: &[(T, u32)]) -> Option<T> {
        match self {
            ThrowStream::Numbered(dice) => dice.pick(index, table),
            ThrowStream::Fair(stream) => stream.pick(index, table),
            ThrowStream::ByHand(_) => None,
        }
    }
}
