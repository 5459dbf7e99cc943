//! Tests of records: text, links, clocks and fair throws.

mod clock;
pub mod fairness;
mod game_record;
mod import;
mod link;
mod match_sheet;
pub mod reader;
mod redo;
mod rules_date;
mod text;
