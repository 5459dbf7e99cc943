//! Tests of the table: what it grants and refuses, its clocks, matches and replays.

mod clock;
mod doubt;
mod empty_turns;
mod game;
mod games;
mod intent;
mod learning;
mod match_score;
mod quick_finish;
mod replay;
mod two_windows;
