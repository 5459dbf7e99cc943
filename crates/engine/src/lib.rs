//! The rules for other programs: a line protocol over any pair of streams.
//!
//! `docs/engine.md` describes all commands and replies. Every input line gets one reply. Its last line is `ok` or
//! `error KIND: …`; after an error the state is unchanged.

mod answer_line;
mod begin;
mod budget;
mod command;
pub mod duel;
mod engine_game;
mod error;
mod go;
pub mod judged;
pub mod level_costs;
mod load;
mod play;
mod protocol;
pub mod puzzle_generator;
mod reply;
mod rollout;
mod seed;
mod serve;
mod session;
mod show;
pub mod speed;
pub mod training;

pub use budget::Budget;
pub use error::EngineError;
use go::noise_index;
pub use go::read_level;
pub use load::{read_bytes, read_game, read_games};
pub use reply::Reply;
pub use serve::{MAX_LINE, serve};
pub use session::Engine;

/// The most scoring throws of a series in the engine (TN-6 has no limit).
pub const MAX_SERIES: u32 = 64;

/// The most turns that `turns` lists.
pub const MAX_TURNS: usize = 100_000;

/// The largest file that `load` reads (bytes).
pub const MAX_FILE: u64 = 4 * 1024 * 1024;
