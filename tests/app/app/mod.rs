//! The program: arguments, demonstration, saves after a crash, packages.

pub mod demonstration;
mod kill;
mod loading;
mod packaging;
mod program;
