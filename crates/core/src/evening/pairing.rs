//! Two who meet in a round, or one who has a bye.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::EntrantId;
use crate::rules::{GameKind, Side};

/// Which pairing: its round and its place in the round, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingId {
    /// The round, from 1.
    pub round: u16,
    /// The table, from 1. A bye has a number too.
    pub table: u8,
}

impl fmt::Display for PairingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, table {}", self.round, self.table)
    }
}

/// What a won game is worth.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Worth {
    /// A game.
    #[default]
    Single,
    /// A cappotto: two games.
    Cappotto,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GameResult {
    /// A side has won.
    Win {
        /// Which one.
        side: Side,
        /// What the win is worth.
        #[serde(default)]
        worth: Worth,
    },
    /// Nobody has.
    Draw,
}

impl GameResult {
    /// A win that is worth one game.
    #[must_use]
    pub const fn win(side: Side) -> GameResult {
        GameResult::Win {
            side,
            worth: Worth::Single,
        }
    }

    /// A win that is worth two.
    #[must_use]
    pub const fn cappotto(side: Side) -> GameResult {
        GameResult::Win {
            side,
            worth: Worth::Cappotto,
        }
    }
}

/// How far a pairing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairingState {
    /// It has not begun.
    Waiting,
    /// It is being played.
    Playing,
    /// It was played.
    Done(GameResult),
    /// Somebody has left: the other side wins, or nobody where both have.
    Forfeit(Option<Side>),
    /// There is no opponent.
    Bye,
}

/// Two who meet in a round, or one who has a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Which one it is.
    pub id: PairingId,
    /// What is played; none in a bye.
    pub game: Option<GameKind>,
    /// Who has the first side, or the bye.
    pub first: EntrantId,
    /// Who has the second side; none in a bye.
    pub second: Option<EntrantId>,
    /// How far it is.
    pub state: PairingState,
    /// In a knock-out: how many games were drawn and have to be played again.
    pub draws: u16,
}

impl Pairing {
    pub(super) fn bye(id: PairingId, who: EntrantId) -> Pairing {
        Pairing {
            id,
            game: None,
            first: who,
            second: None,
            state: PairingState::Bye,
            draws: 0,
        }
    }

    pub(super) fn new(id: PairingId, game: GameKind, [first, second]: [EntrantId; 2]) -> Pairing {
        Pairing {
            id,
            game: Some(game),
            first,
            second: Some(second),
            state: PairingState::Waiting,
            draws: 0,
        }
    }

    /// The side of somebody in it; who has a bye has the first.
    #[must_use]
    pub fn side_of(&self, who: EntrantId) -> Option<Side> {
        if self.first == who {
            Some(Side::First)
        } else {
            (self.second == Some(who)).then_some(Side::Second)
        }
    }

    /// Who has a side.
    #[must_use]
    pub fn at_side(&self, side: Side) -> Option<EntrantId> {
        match side {
            Side::First => Some(self.first),
            Side::Second => self.second,
        }
    }

    /// The opponent of somebody in it.
    #[must_use]
    pub fn opponent_of(&self, who: EntrantId) -> Option<EntrantId> {
        self.at_side(self.side_of(who)?.other())
    }

    /// Who goes on from it: the winner, or who has the bye.
    #[must_use]
    pub fn winner(&self) -> Option<EntrantId> {
        match self.state {
            PairingState::Bye => Some(self.first),
            PairingState::Done(GameResult::Win { side, .. }) => self.at_side(side),
            PairingState::Forfeit(side) => self.at_side(side?),
            _ => None,
        }
    }

    /// Whether a game is still to come or going on.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.state, PairingState::Waiting | PairingState::Playing)
    }

    /// Whether a game of it was played or has begun.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        matches!(self.state, PairingState::Playing | PairingState::Done(_)) || self.draws > 0
    }

    /// Whether the same two meet in both, on whatever sides.
    pub(super) fn is_of(&self, one: EntrantId, other: Option<EntrantId>) -> bool {
        (self.first, self.second) == (one, other)
            || (Some(self.first) == other && self.second == Some(one))
    }
}
