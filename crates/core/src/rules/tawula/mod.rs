//! Implements Tawula, the Turkish backgammon in which dice bring the pieces onto the board (TW-1 to TW-16 in
//! `docs/rules.md`).

mod board;
mod board_list;
mod board_text;
mod choice;
mod diagram;
mod dice;
mod dice_obligation;
mod doubles;
mod error;
mod flow;
mod notation;
mod options;
mod position;
mod position_check;
mod prospects;
mod reader;
mod refusal;
mod step;
mod successors;
mod text;
mod turn_path;
mod turn_text;
mod two_numbers;
mod view;

pub use board::{Board, PIECES, POINTS, opposite};
pub use choice::{Move, Origin, Target};
pub use dice::Dice;
pub use error::{Illegal, Reason};
pub use notation::{NotationError, NotationProblem};
pub use options::{Cappotto, EntryPoint, OptionValue, Options, Preset};
pub use position::Position;
pub use position_check::Impossible;
pub use prospects::Prospects;
pub use step::Step;
pub use text::PositionError;
pub use turn_text::{Event, TurnText};
