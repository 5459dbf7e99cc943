//! The game's program: learns what the start asks for and runs the table.

// Handed out, it opens no console beside its window.
#![cfg_attr(
    all(windows, feature = "embedded-assets"),
    windows_subsystem = "windows"
)]

use std::process::ExitCode;

use bevy::app::AppExit;
use tavoliere::app::{Version, launch, run};

/// Only this file knows the commit, so that another one does not compile everything anew.
const VERSION: Version = Version {
    commit: option_env!("TAVOLIERE_COMMIT"),
};

fn main() -> ExitCode {
    match run(launch::start(VERSION), VERSION) {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(error) => {
            eprintln!("tavoliere: {error}");
            ExitCode::from(2)
        }
    }
}
