//! Implements Tapatan, three in a row from the Philippines (TP-1 to TP-8 in `docs/rules.md`).

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
pub use options::{FirstCentre, OptionValue, Options, Preset, Repetition, Stall};
pub use position::Position;
pub use position_check::Impossible;
pub use text::PositionError;
pub use turn_text::TurnText;

use crate::rules::NoThrow;

/// The event of a turn, which is one choice.
pub type Event = crate::rules::Event<NoThrow, Move>;

/// Number of pieces of each side (TP-2).
pub const PIECES: u8 = 3;
