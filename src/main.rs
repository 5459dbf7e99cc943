//! The game's program: learns what the start asks for and runs the table.

use std::process::ExitCode;

use bevy::app::AppExit;
use tavoliere::app::{launch, run};

fn main() -> ExitCode {
    match run(launch::start()) {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(error) => {
            eprintln!("tavoliere: {error}");
            ExitCode::from(2)
        }
    }
}
