//! Tests of the program: arguments, demonstrations, saves after a crash, packages.

pub mod demonstration;
mod kill;
mod loading;
mod packaging;
mod program;
