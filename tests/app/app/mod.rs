//! Tests of the program: arguments, demonstrations, saves after a crash, packages.

pub mod demonstration;
mod first_start;
mod kill;
mod loading;
mod packaging;
mod program;
