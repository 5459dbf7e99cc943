//! The game's program: reads the arguments and runs the table.

use std::process::ExitCode;

use bevy::app::AppExit;
use clap::Parser;
use tavoliere::app::{Args, run};

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(error) => {
            eprintln!("tavoliere: {error}");
            ExitCode::from(2)
        }
    }
}
