//! The tour's program: takes pictures of every screen, compares them with those on record, and runs the benches.

use std::process::ExitCode;

use clap::Parser;
use tavoliere_tour::CommandLine;

fn main() -> ExitCode {
    CommandLine::parse().run()
}
