//! Tests of the engine: its protocol, duels, judged positions and training.

mod duel;
mod engine;
mod engine_fuzz;
mod judged;
mod support;
mod training;
