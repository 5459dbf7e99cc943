//! The plan of a game night: its players, games and format.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Entry;
use crate::players::{NameError, checked_name, same_name};
use crate::rules::GameKind;

/// The fewest entrants of a game night.
const FEWEST_NAMES: usize = 3;
/// The most entrants of a game night, including latecomers and those who have left.
pub const MOST_NAMES: usize = 32;
/// The most games in a plan; the same game can appear several times.
pub const MOST_GAME_KINDS: usize = 16;
/// The most rounds of the Swiss system: as many as 32 players need to meet each other.
pub const MOST_SWISS_ROUNDS: u16 = 31;
/// The most games of winner stays on. It ends after this number even if no limit is set.
pub const MOST_GAMES: u16 = 999;

/// The system by which players are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Format {
    /// The loser is out. Players are seeded in the order of the list; if the bracket isn't full, the best seeds have a
    /// bye. The losers of the semi-finals play for third place.
    KnockOut,
    /// Each player meets each other player once.
    RoundRobin,
    /// Players meet who have about the same points and haven't met yet.
    Swiss {
        /// The number of rounds, 1 to [`MOST_SWISS_ROUNDS`]; `None` for [`default_swiss_rounds`]. If all pairs have met,
        /// they meet again.
        rounds: Option<u16>,
    },
    /// The winner stays at the table and the next player of the queue comes. After a draw the player who was there
    /// before stays.
    WinnerStaysOn {
        /// The number of games, 1 to [`MOST_GAMES`]; `None` if it's ended by hand.
        games: Option<u16>,
    },
}

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Draw {
    /// In the order of entry.
    #[default]
    AsEntered,
    /// Random.
    #[serde(rename = "ByLot")]
    Random {
        /// The seed: the same seed puts the same names into the same order.
        seed: u64,
    },
}

/// The rule for the games of players who leave a round robin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum LeaverRule {
    /// They lose the games they haven't played.
    #[default]
    Lost,
    /// They lose the games they haven't played. If those are more than half, none of their games counts.
    HalfPlayed,
}

/// The plan of a game night.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The title, at most as long as a name. `None` if it has no title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The players, in the order in which they were entered.
    pub names: Vec<Entry>,
    /// The games, dealt out in turn.
    pub games: Vec<GameKind>,
    /// The system by which players are paired.
    pub format: Format,
    /// The order of the list.
    pub draw: Draw,
    /// `true` if a cappotto counts two points instead of one.
    pub cappotto_counts_double: bool,
    /// `true` if each pairing is two games with swapped sides.
    #[serde(default, skip_serializing_if = "is_default")]
    pub two_games: bool,
    /// The rule for the games of players who leave a round robin.
    #[serde(default, skip_serializing_if = "is_default")]
    pub leavers: LeaverRule,
}

/// `true` for values that texts leave out, since older versions don't know them.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The reason why a plan isn't valid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// Too few names or too many.
    #[error("{found} names; accepted: {FEWEST_NAMES} to {MOST_NAMES}")]
    Names {
        /// The number of names.
        found: usize,
    },
    /// The title isn't valid.
    #[error("the title: {0}")]
    Title(NameError),
    /// A name isn't valid.
    #[error("name {number}: {problem}")]
    Name {
        /// The number of the name, from 1.
        number: usize,
        /// The problem with it.
        problem: NameError,
    },
    /// Two names are the same, maybe in another spelling.
    #[error("names {number} and {other} are both {name:?}; accepted: each name once")]
    DuplicateName {
        /// The number of the first of them, from 1.
        number: usize,
        /// The number of the second of them.
        other: usize,
        /// The first name's spelling.
        name: String,
    },
    /// The plan has no games or too many.
    #[error("{found} games to play; accepted: 1 to {MOST_GAME_KINDS}")]
    Games {
        /// The number of games.
        found: usize,
    },
    /// The Swiss system can't have this number of rounds.
    #[error("{found} rounds; accepted: 1 to {MOST_SWISS_ROUNDS}")]
    Rounds {
        /// The requested number.
        found: u16,
    },
    /// Winner stays on can't have this number of games.
    #[error("{found} games; accepted: 1 to {MOST_GAMES}")]
    GameCount {
        /// The requested number.
        found: u16,
    },
}

/// The default number of rounds of the Swiss system: one more than a knockout with the same names has, at least three,
/// but fewer than names.
#[must_use]
pub fn default_swiss_rounds(names: usize) -> u16 {
    let names = names.clamp(2, MOST_NAMES);
    let knock_out = names.next_power_of_two().trailing_zeros() as u16;
    (knock_out + 1).max(3).min(names as u16 - 1)
}

impl Plan {
    /// Makes a plan with one game, the names in the order of entry, and a cappotto counting double.
    #[must_use]
    pub fn new<N: Into<Entry>>(
        names: impl IntoIterator<Item = N>,
        game: GameKind,
        format: Format,
    ) -> Plan {
        Plan {
            title: None,
            names: names.into_iter().map(Into::into).collect(),
            games: vec![game],
            format,
            draw: Draw::AsEntered,
            cappotto_counts_double: true,
            two_games: false,
            leavers: LeaverRule::Lost,
        }
    }

    /// Checks the plan and trims its names and title.
    pub(super) fn checked(mut self) -> Result<Plan, PlanError> {
        let found = self.names.len();
        if !(FEWEST_NAMES..=MOST_NAMES).contains(&found) {
            return Err(PlanError::Names { found });
        }
        if let Some(title) = &mut self.title {
            *title = checked_name(title).map_err(PlanError::Title)?;
        }
        for index in 0..found {
            let number = index + 1;
            let name = checked_name(&self.names[index].name)
                .map_err(|problem| PlanError::Name { number, problem })?;
            let mut before = self.names[..index].iter();
            if let Some(first) = before.position(|entry| same_name(&entry.name, &name)) {
                return Err(PlanError::DuplicateName {
                    number: first + 1,
                    other: number,
                    name: self.names[first].name.clone(),
                });
            }
            self.names[index].name = name;
        }
        let kinds = self.games.len();
        if !(1..=MOST_GAME_KINDS).contains(&kinds) {
            return Err(PlanError::Games { found: kinds });
        }
        match self.format {
            Format::Swiss {
                rounds: Some(rounds),
            } if !(1..=MOST_SWISS_ROUNDS).contains(&rounds) => {
                Err(PlanError::Rounds { found: rounds })
            }
            Format::WinnerStaysOn { games: Some(games) } if !(1..=MOST_GAMES).contains(&games) => {
                Err(PlanError::GameCount { found: games })
            }
            _ => Ok(self),
        }
    }
}
