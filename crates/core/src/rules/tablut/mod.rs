//! Implements Tablut, the Sámi hunting game that Linnaeus wrote down (TT-0 to TT-27 in `docs/rules.md`).

mod capture;
mod choice;
mod diagram;
mod error;
mod field;
mod history;
mod lines;
mod log;
mod notation;
mod options;
mod perft;
mod position;
mod position_check;
mod random;
mod refusal;
mod square;
mod step;
mod text;
mod turn_text;

pub use choice::Move;
pub use error::{Illegal, Reason};
pub use notation::{NotationError, NotationProblem};
pub use options::{
    FirstMove, HostileThrone, KingCapture, NoMove, OptionValue, Options, Preset, Repetition,
    Throne, Thrones,
};
pub use position::{Piece, Position};
pub use position_check::Impossible;
pub use square::{Square, SquareError};
pub use step::{Announcement, Step};
pub use text::PositionError;
pub use turn_text::{Event, TurnText};

pub use crate::rules::NoThrow as Throw;

impl Options {
    /// The number of occurrences of a position that ends the game. `None` if repetition doesn't (TT-14).
    pub(crate) const fn last_occurrence(&self) -> Option<usize> {
        match self.repetition {
            Repetition::Draw => Some(3),
            Repetition::Second => Some(2),
            Repetition::Off => None,
        }
    }
}

/// Number of men of each side at the start, by [`Side::index`](crate::rules::Side::index). White also has the king
/// (TT-1).
pub const MEN: [u8; 2] = [16, 8];
