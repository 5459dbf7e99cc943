//! A game between two players in a round, or a bye.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::EntrantId;
use crate::rules::{GameKind, Side};

/// The id of a pairing: its round and its table in the round.
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

/// The worth of a won game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Worth {
    /// One game.
    #[default]
    Single,
    /// A cappotto: two games.
    Cappotto,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GameResult {
    /// A side has won.
    Win {
        /// The winner's side.
        side: Side,
        /// The worth of the win.
        #[serde(default)]
        worth: Worth,
    },
    /// The game is drawn.
    Draw,
}

impl GameResult {
    /// A win of one game.
    #[must_use]
    pub const fn win(side: Side) -> GameResult {
        GameResult::Win {
            side,
            worth: Worth::Single,
        }
    }

    /// A win of two games.
    #[must_use]
    pub const fn cappotto(side: Side) -> GameResult {
        GameResult::Win {
            side,
            worth: Worth::Cappotto,
        }
    }
}

/// The progress of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairingState {
    /// The game hasn't started.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game was played.
    Done(GameResult),
    /// A player has left. The other side wins, `None` if both have left.
    Forfeit(Option<Side>),
    /// The player has no opponent.
    Bye,
}

/// A game between two players in a round, or a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The id.
    pub id: PairingId,
    /// The game, `None` in a bye.
    pub game: Option<GameKind>,
    /// The player of the first side, or the one with the bye.
    pub first: EntrantId,
    /// The player of the second side, `None` in a bye.
    pub second: Option<EntrantId>,
    /// The progress.
    pub state: PairingState,
    /// The number of drawn games of a knockout, which are played again.
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

    /// The side of a player, `None` if they aren't in this pairing. A bye is on the first side.
    #[must_use]
    pub fn side_of(&self, who: EntrantId) -> Option<Side> {
        if self.first == who {
            Some(Side::First)
        } else {
            (self.second == Some(who)).then_some(Side::Second)
        }
    }

    /// The player of a side, `None` for the second side of a bye.
    #[must_use]
    pub fn at_side(&self, side: Side) -> Option<EntrantId> {
        match side {
            Side::First => Some(self.first),
            Side::Second => self.second,
        }
    }

    /// The opponent of a player, `None` in a bye or if they aren't in this pairing.
    #[must_use]
    pub fn opponent_of(&self, who: EntrantId) -> Option<EntrantId> {
        self.at_side(self.side_of(who)?.other())
    }

    /// The player who won or has the bye, `None` if there isn't one.
    #[must_use]
    pub fn winner(&self) -> Option<EntrantId> {
        match self.state {
            PairingState::Bye => Some(self.first),
            PairingState::Done(GameResult::Win { side, .. }) => self.at_side(side),
            PairingState::Forfeit(side) => self.at_side(side?),
            _ => None,
        }
    }

    /// `true` if the game is being played or will be.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.state, PairingState::Waiting | PairingState::Playing)
    }

    /// `true` if a game of this pairing was played or has started.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        matches!(self.state, PairingState::Playing | PairingState::Done(_)) || self.draws > 0
    }

    /// `true` if the pairing is between these two players, on either side.
    pub(super) fn has_players(&self, one: EntrantId, other: Option<EntrantId>) -> bool {
        (self.first, self.second) == (one, other)
            || (Some(self.first) == other && self.second == Some(one))
    }
}
