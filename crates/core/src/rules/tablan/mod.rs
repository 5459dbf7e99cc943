//! Implements Tablan, the race and capture game from Mysore (TN-1 to TN-21 in `docs/rules.md`).

mod board;
mod choice;
mod diagram;
mod ending;
mod error;
mod field;
mod flow;
mod legal;
mod notation;
mod options;
mod position;
mod position_check;
mod refusal;
mod series;
mod step;
mod text;
mod throw_uses;
mod turn_text;

pub use board::{Cell, CellError, Value};
pub use choice::Move;
pub use error::{Illegal, Reason};
pub use field::{Field, HOME, Reach};
pub use notation::{NotationError, NotationProblem};
pub use options::{
    EndingHalf, EntryOrder, FirstPlayer, MoveTiming, OptionValue, Options, Preset, Score,
    StartOrder, Tie,
};
pub use position::{Piece, Position};
pub use position_check::Impossible;
pub use series::UnusedThrow;
pub use step::{Part, Step};
pub use text::PositionError;
pub use turn_text::{Event, TurnText};

/// Number of pieces of each side (TN-2).
pub const PIECES: u8 = 12;
