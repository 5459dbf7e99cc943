//! Tests the rules of Tapatan one by one and against a slow second implementation.

mod board;
mod end;
mod moves;
pub mod naive;
mod notation;
mod perft;
mod properties;
pub mod solved;
pub mod support;
mod text;
