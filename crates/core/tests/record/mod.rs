//! Records of games: their text, links, clocks and sealed throws.

mod clock;
pub mod fairness;
mod game_record;
mod link;
mod match_sheet;
pub mod reader;
mod redo;
mod text;
