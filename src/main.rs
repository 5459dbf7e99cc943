//! Starts the game from the command line or a web page.

// A distributed program opens no console beside its window.
#![cfg_attr(
    all(windows, feature = "embedded-assets"),
    windows_subsystem = "windows"
)]

use std::process::ExitCode;

use bevy::app::AppExit;
use tavoliere::app::{Version, launch, run};
use tavoliere::rules::printable_lines;

/// The version, kept in this file so that a new commit recompiles no other.
const VERSION: Version = Version {
    commit: option_env!("TAVOLIERE_COMMIT"),
};

fn main() -> ExitCode {
    match run(launch::start(VERSION), VERSION) {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(error) => {
            eprintln!("tavoliere: {}", printable_lines(&error.to_string()));
            ExitCode::from(2)
        }
    }
}
