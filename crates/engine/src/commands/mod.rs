//! The tasks of the program that take a file of their own.

pub mod judged;
pub mod puzzles;
pub mod train;
