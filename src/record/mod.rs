//! A game as it was played: its set-up, its seed, its throws and moves; undo, replay and text.

mod dice;
mod error;
mod event;
mod game_record;
mod reader;
mod text;
mod turn;

pub use dice::{Dice, Script};
pub use error::{HeaderError, RecordError, RecordProblem};
pub use event::Event;
pub use game_record::{Beginning, GameRecord, MatchPlayError};
pub use reader::{Reading, RecordReader};
pub use text::{MAX_BYTES, MAX_LINE, VERSION};
pub use turn::{Turn, Turns};
