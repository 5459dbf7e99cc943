//! Tests of the engine's protocol and commands.

mod duel;
mod judged;
mod puzzle_generator;
mod review;
mod rollout;
mod serve;
mod session;
mod support;
mod training;
mod verify;
