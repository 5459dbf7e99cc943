//! How a computer plays Tablut: a search of its own on a board of its own.

mod board;
mod evaluation;
mod frame;
mod keys;
mod lines;
mod memory;
mod order;
mod reason;
mod root;
mod search;
mod setting;
mod siege;
mod slide;
mod terrain;
#[cfg(test)]
mod tests;
mod value;
mod visit;
mod walk;
mod weights;

pub use reason::MoveReason;
pub use search::Search;
pub use value::{is_decided, moves_to_end, win_probability};

use self::board::Board;
use self::setting::Setting;
use crate::rules::tablut::Position;
use crate::rules::{Rules, Side};

/// How much better a side stands than the other, in hundredths of a Black man; 0 is level. What
/// hangs is not looked at.
pub(super) fn balance(position: &Position, side: Side) -> i64 {
    let setting = Setting::of(position.options());
    let worth = i64::from(Board::of(position, &setting).judge(&setting, false));
    match side {
        Side::First => -worth,
        Side::Second => worth,
    }
}
