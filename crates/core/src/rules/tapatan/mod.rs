//! Implements Tapatan, three in a row from the Philippines, and its sisters (TP-1 to TP-13 in `docs/rules.md`).

mod board;
mod choice;
mod error;
mod history;
mod notation;
mod options;
mod position;
mod position_check;
mod text;
mod turn_text;

pub use board::{LINES, Point, PointError};
pub use choice::{Move, Step};
pub use error::{Illegal, Reason};
pub use notation::{NotationError, NotationProblem};
pub use options::{
    FirstCentre, Lines, Moves, OptionValue, Options, Pieces, Preset, Repetition, Setup, Stall,
    StartRows,
};
pub use position::Position;
pub use position_check::Impossible;
pub use text::PositionError;
pub use turn_text::TurnText;

use crate::rules::NoThrow;

/// The event of a turn, which is one choice.
pub type Event = crate::rules::Event<NoThrow, Move>;

/// Largest number of pieces of each side (TP-9). Tapatan has three (TP-2).
pub const MOST_PIECES: u8 = 4;
