//! The engine: the rules of all games behind a line protocol on standard input and output.

use std::io::{self, BufWriter};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use tavoliere::engine::{Engine, serve, speed};

/// Plays by the rules of Tablan, Tablut, Tapatan and Tawula: one command a line comes in on
/// standard input, one reply goes out. `help` lists the commands, docs/engine.md describes them.
#[derive(Parser)]
#[command(name = "tavoliere-engine", version, about, max_term_width = 96)]
struct Args {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Subcommand)]
enum Task {
    /// Measure speeds on one core and print one line a figure: NAME VALUE UNIT
    Bench {
        /// The figures to measure; all of them where none is named
        names: Vec<String>,
        /// How long each is measured, in seconds
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
        seconds: u64,
    },
}

fn main() -> ExitCode {
    let done = match Args::parse().task {
        None => serve(
            &mut Engine::new(),
            io::stdin().lock(),
            BufWriter::new(io::stdout().lock()),
        )
        .map_err(|error| error.to_string()),
        Some(Task::Bench { names, seconds }) => bench(&names, Duration::from_secs(seconds)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("tavoliere-engine: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn bench(names: &[String], long: Duration) -> Result<(), String> {
    let known: Vec<&str> = speed::Figure::ALL
        .iter()
        .map(|figure| figure.name)
        .collect();
    if let Some(name) = names.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!(
            "there is no figure {name:?}; the figures are: {}",
            known.join(", ")
        ));
    }
    for figure in speed::Figure::ALL {
        if names.is_empty() || names.iter().any(|name| name == figure.name) {
            println!("{}", speed::measure(figure, long));
        }
    }
    Ok(())
}
