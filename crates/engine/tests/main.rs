//! Tests of the engine: its protocol and its commands.

mod duel;
mod engine;
mod engine_fuzz;
mod judged;
mod puzzle_generator;
mod review;
mod rollout;
mod support;
mod training;
mod verify;
