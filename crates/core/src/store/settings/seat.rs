//! The player of a side: a person or the computer.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::text_form::text_form;
use crate::ai::Player;

/// The player of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Seat {
    /// A person at this screen.
    #[default]
    Person,
    /// The program, at a level from 1 to [`Seat::MAX_LEVEL`].
    Computer(u8),
}

/// A text that isn't a [`Seat`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a player; accepted: person, computer 1 to computer {max}", max = Seat::MAX_LEVEL)]
pub struct SeatError(pub String);

text_form!(Seat);

impl Seat {
    /// The strongest level.
    pub const MAX_LEVEL: u8 = Player::MAX_LEVEL;
    /// The opponent of a new player.
    pub const USUAL: Seat = Seat::Computer(3);
}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        let refused = || SeatError(text.to_owned());
        if text == "person" {
            return Ok(Seat::Person);
        }
        let level = text.strip_prefix("computer ").ok_or_else(refused)?;
        match level.parse() {
            // A level that only another version knows becomes the nearest one here.
            Ok(level @ 1..) => Ok(Seat::Computer(u8::min(level, Seat::MAX_LEVEL))),
            _ => Err(refused()),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Person => f.write_str("person"),
            Seat::Computer(level) => write!(f, "computer {level}"),
        }
    }
}
