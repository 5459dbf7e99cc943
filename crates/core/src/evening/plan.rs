//! What is settled before an evening begins.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Entry;
use crate::players::{NameError, checked_name, same_name};
use crate::rules::GameKind;

/// The fewest names of an evening.
const FEWEST_NAMES: usize = 3;
/// The most names of an evening, with those who come late and those who have left.
pub const MOST_NAMES: usize = 32;
/// The most games in a mixture; one may stand in it several times.
pub const MOST_GAME_KINDS: usize = 16;
/// The most games that can be set for winner stays on, and where it ends in any case.
pub const MOST_GAMES: u16 = 999;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Format {
    /// Who loses is out. Seeded by the order of the list; where places in the first round stay
    /// empty, the first of the list have a bye. The losers of the semi-finals play for the third place.
    KnockOut,
    /// Everybody meets everybody once.
    RoundRobin,
    /// In each round those meet who have about as many points and have not met.
    Swiss {
        /// How many rounds, 1 to one fewer than names; none for [`default_swiss_rounds`].
        rounds: Option<u16>,
    },
    /// The winner stays at the table, the next of the queue comes. After a draw who was there before stays.
    WinnerStaysOn {
        /// After how many games it ends, 1 to [`MOST_GAMES`]; none where it is ended by hand.
        games: Option<u16>,
    },
}

/// How the list is ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Draw {
    /// As the names were entered.
    #[default]
    AsEntered,
    /// By lot.
    ByLot {
        /// The seed of the lot: the same one orders the same names in the same way.
        seed: u64,
    },
}

/// What is settled before an evening begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What the evening is called, as long as a name at most; none where nobody gave it a title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who comes, in the order in which they were entered.
    pub names: Vec<Entry>,
    /// What is played, given out in turn.
    pub games: Vec<GameKind>,
    /// Who meets whom.
    pub format: Format,
    /// How the list is ordered.
    pub draw: Draw,
    /// Whether a cappotto counts two points instead of one.
    pub cappotto_counts_double: bool,
}

/// Why no evening can be made of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// Too few names or too many.
    #[error("{found} names; accepted: {FEWEST_NAMES} to {MOST_NAMES}")]
    Names {
        /// How many there are.
        found: usize,
    },
    /// The title cannot be written.
    #[error("the title: {0}")]
    Title(NameError),
    /// One of the names is none.
    #[error("name {number}: {problem}")]
    Name {
        /// Which one, from 1.
        number: usize,
        /// What is wrong with it.
        problem: NameError,
    },
    /// Two names are the same but for case.
    #[error("names {number} and {other} are both {name:?}; accepted: a name once")]
    DuplicateName {
        /// The first of them, from 1.
        number: usize,
        /// The second of them.
        other: usize,
        /// As the first writes it.
        name: String,
    },
    /// No game is to be played, or the mixture has too many.
    #[error("{found} games to play; accepted: 1 to {MOST_GAME_KINDS}")]
    Games {
        /// How many there are.
        found: usize,
    },
    /// The Swiss system cannot have so many rounds.
    #[error("{found} rounds; accepted: 1 to {most}")]
    Rounds {
        /// How many were asked for.
        found: u16,
        /// One fewer than names.
        most: u16,
    },
    /// Winner stays on cannot have so many games.
    #[error("{found} games; accepted: 1 to {MOST_GAMES}")]
    GameCount {
        /// How many were asked for.
        found: u16,
    },
}

/// How many rounds the Swiss system has by itself: one more than a knock-out of so many names
/// would, at least three, but fewer than names.
#[must_use]
pub fn default_swiss_rounds(names: usize) -> u16 {
    let names = names.clamp(2, MOST_NAMES);
    let knock_out = names.next_power_of_two().trailing_zeros() as u16;
    (knock_out + 1).max(3).min(names as u16 - 1)
}

impl Plan {
    /// One game, the names as entered, a cappotto counting double.
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
        }
    }

    /// The plan with trimmed names and title.
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
        let most = found as u16 - 1;
        match self.format {
            Format::Swiss {
                rounds: Some(rounds),
            } if !(1..=most).contains(&rounds) => Err(PlanError::Rounds {
                found: rounds,
                most,
            }),
            Format::WinnerStaysOn { games: Some(games) } if !(1..=MOST_GAMES).contains(&games) => {
                Err(PlanError::GameCount { found: games })
            }
            _ => Ok(self),
        }
    }
}
