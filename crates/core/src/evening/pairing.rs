//! One or two games between two players in a round, or a bye.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{EntrantId, Points};
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

    /// The same result after both players have swapped sides.
    #[must_use]
    pub const fn swapped(self) -> GameResult {
        match self {
            GameResult::Win { side, worth } => GameResult::Win {
                side: side.other(),
                worth,
            },
            GameResult::Draw => GameResult::Draw,
        }
    }

    /// The points that the game gives to a side.
    fn points(self, of: Side, cappotto_counts_double: bool) -> Points {
        match self {
            GameResult::Draw => Points::HALF,
            GameResult::Win { side, .. } if side != of => Points::ZERO,
            GameResult::Win { worth, .. } => match worth {
                Worth::Cappotto if cappotto_counts_double => Points::TWO,
                _ => Points::ONE,
            },
        }
    }
}

/// The number of games that a player has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GameCount {
    pub(super) wins: u16,
    pub(super) draws: u16,
    pub(super) losses: u16,
}

/// The progress of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairingState {
    /// The game hasn't started. Of two games, the next one hasn't.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game was played. Of two games, both were, and this is the result of the second one.
    Done(GameResult),
    /// A player has left. The other side wins, `None` if both have left or if the player who left had a bye.
    Forfeit(Option<Side>),
    /// The player has no opponent.
    Bye,
}

/// One or two games between two players in a round, or a bye. Before the second game the players swap sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The id.
    pub id: PairingId,
    /// The game, `None` in a bye.
    pub game: Option<GameKind>,
    /// The player of the first side in the current or last game, or the one with the bye.
    pub first: EntrantId,
    /// The player of the second side in it, `None` in a bye.
    pub second: Option<EntrantId>,
    /// The progress.
    pub state: PairingState,
    /// `true` if the players play two games with swapped sides.
    pub two_games: bool,
    /// The result of the first of two games, in which the players had the other sides. `None` before its end.
    pub earlier: Option<GameResult>,
    /// The number of draws of a knockout. After each of them the players play again.
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
            two_games: false,
            earlier: None,
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
            two_games: false,
            earlier: None,
            draws: 0,
        }
    }

    /// The same pairing with two games instead of one, if `two_games`.
    pub(super) fn with_games(self, two_games: bool) -> Pairing {
        Pairing { two_games, ..self }
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

    /// The player who won or has the bye, `None` if there isn't one. Of two games, the winner has won more games.
    #[must_use]
    pub fn winner(&self) -> Option<EntrantId> {
        match self.state {
            PairingState::Bye => Some(self.first),
            PairingState::Done(_) => {
                let won = |side| self.game_count(side).wins;
                match won(Side::First).cmp(&won(Side::Second)) {
                    Ordering::Greater => Some(self.first),
                    Ordering::Less => self.second,
                    Ordering::Equal => None,
                }
            }
            PairingState::Forfeit(side) => self.at_side(side?),
            PairingState::Waiting | PairingState::Playing => None,
        }
    }

    /// The results of the games that were played, in order, by the current sides.
    pub fn results(&self) -> impl Iterator<Item = GameResult> {
        let last = match self.state {
            PairingState::Done(result) => Some(result),
            _ => None,
        };
        let earlier = self.earlier.map(GameResult::swapped);
        earlier.into_iter().chain(last)
    }

    /// The score of a side: its points from both games, with two for a cappotto. `None` before the first result and in
    /// a bye.
    #[must_use]
    pub fn score(&self, side: Side) -> Option<Points> {
        let is_decided = !self.is_open() && self.state != PairingState::Bye;
        (is_decided || self.earlier.is_some()).then(|| self.points(side, true))
    }

    /// The points that a side gets, including those for forfeited games.
    pub(super) fn points(&self, side: Side, cappotto_counts_double: bool) -> Points {
        let played = self.results();
        let played = played.map(|result| result.points(side, cappotto_counts_double));
        let forfeited = match self.state {
            PairingState::Forfeit(winner) if winner == Some(side) => self.forfeited_games(),
            _ => 0,
        };
        let free = std::iter::repeat_n(Points::ONE, usize::from(forfeited));
        played.chain(free).sum()
    }

    /// The number of games that weren't played because a player left.
    pub(super) fn forfeited_games(&self) -> u16 {
        match self.state {
            PairingState::Forfeit(_) if self.second.is_some() => {
                self.game_total() - u16::from(self.earlier.is_some())
            }
            _ => 0,
        }
    }

    /// The number of games of this pairing.
    pub(super) const fn game_total(&self) -> u16 {
        if self.two_games { 2 } else { 1 }
    }

    /// Counts a side's games, including forfeited ones.
    pub(super) fn game_count(&self, side: Side) -> GameCount {
        let mut count = GameCount::default();
        for result in self.results() {
            match result {
                GameResult::Draw => count.draws += 1,
                GameResult::Win { side: winner, .. } if winner == side => count.wins += 1,
                GameResult::Win { .. } => count.losses += 1,
            }
        }
        match self.state {
            PairingState::Forfeit(Some(winner)) if winner == side => {
                count.wins += self.forfeited_games();
            }
            _ => count.losses += self.forfeited_games(),
        }
        count
    }

    /// Stores the result of the current game. After the first of two games the players swap sides for the second one.
    pub(super) fn record(&mut self, result: GameResult) {
        if let (true, None, Some(second)) = (self.two_games, self.earlier, self.second) {
            self.earlier = Some(result);
            self.second = Some(self.first);
            self.first = second;
            self.state = PairingState::Waiting;
        } else {
            self.state = PairingState::Done(result);
        }
    }

    /// Counts a draw and makes the players start over.
    pub(super) fn play_again(&mut self) {
        self.draws = self.draws.saturating_add(1);
        self.earlier = None;
        self.state = PairingState::Waiting;
    }

    /// `true` if the game is being played or will be.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.state, PairingState::Waiting | PairingState::Playing)
    }

    /// `true` if a game of this pairing was played or has started.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        matches!(self.state, PairingState::Playing | PairingState::Done(_))
            || self.draws > 0
            || self.earlier.is_some()
    }

    /// `true` if a game of this pairing has a result that isn't a forfeit.
    pub(super) fn has_result(&self) -> bool {
        self.draws > 0 || self.results().next().is_some()
    }

    /// `true` if this player is absent from the game, which they've lost because of it.
    pub(super) fn is_missed_by(&self, who: EntrantId) -> bool {
        matches!(self.state, PairingState::Forfeit(_))
            && self.side_of(who).is_some()
            && self.winner() != Some(who)
    }

    /// `true` if the pairing is between these two players, on either side.
    pub(super) fn has_players(&self, one: EntrantId, other: Option<EntrantId>) -> bool {
        (self.first, self.second) == (one, other)
            || (Some(self.first) == other && self.second == Some(one))
    }
}
