//! The tour's program: takes pictures of every screen, compares them with the committed ones, and runs the benchmarks.

use std::process::ExitCode;

use clap::Parser;
use tavoliere_tour::CommandLine;

fn main() -> ExitCode {
    CommandLine::parse().run()
}
