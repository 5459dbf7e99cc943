//! The command line of the tour's program.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bevy::app::{App, AppExit};
use clap::{Parser, Subcommand};
use tavoliere::app::launch::{SessionArgs, release_memory};
use tavoliere::app::{Args, Harness, StartError, Version, build};
use tavoliere::rules::GameKind;

use crate::bench::{self, Bench};
use crate::clip::{self, ClipError};
use crate::monkey::{self, MonkeyTest};
use crate::scenes;
use crate::thumbnails::{Album, Failure};
use crate::tour::{self, TourError};

/// Pictures of every screen of Tavoliere, and benches of the program in its window.
#[derive(Parser)]
#[command(
    name = "tavoliere-tour",
    about,
    max_term_width = 96,
    arg_required_else_help = true,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true
)]
pub struct CommandLine {
    #[command(flatten)]
    job: Job,
    /// Only one picture of the tour, such as opening
    #[arg(long, value_name = "NAME", requires = "tour")]
    scene: Option<String>,
    #[command(flatten)]
    session: SessionArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(clap::Args)]
#[group(required = true, multiple = false)]
struct Job {
    /// Play a fixed script and write its pictures into a folder
    #[arg(long, value_name = "DIR")]
    tour: Option<PathBuf>,
    /// Record a clip of sticks and a capture as an animated WebP file, for the README
    #[arg(long, value_name = "FILE")]
    clip: Option<PathBuf>,
    /// Print the size and the name of every picture of the tour
    #[arg(long)]
    list: bool,
    /// Count frames and processor time at rest, on every table and with every panel
    #[arg(long)]
    bench_idle: bool,
    /// Print the memory that each table takes
    #[arg(long)]
    bench_memory: bool,
    /// Measure the processor time of frames, at rest and in motion
    #[arg(long)]
    bench_frames: bool,
    /// Send this many random inputs from all devices, and check the program after each
    #[arg(long, value_name = "N")]
    monkey: Option<u64>,
}

#[derive(Subcommand)]
enum Command {
    /// Compare the pictures of a tour with the reference pictures, and draw the differences beside the pictures
    Compare {
        /// Replace the reference pictures that differ
        #[arg(long)]
        renew: bool,
        /// The folder of the tour's pictures
        pictures: PathBuf,
        /// The folder of the reference pictures
        recorded: PathBuf,
    },
}

/// Errors that keep the program from doing its job.
#[derive(Debug, thiserror::Error)]
enum JobError {
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Tour(#[from] TourError),
    #[error(transparent)]
    Clip(#[from] ClipError),
    #[error(transparent)]
    Setup(#[from] tavoliere::rules::SetupError),
    #[error(transparent)]
    Compare(#[from] Failure),
}

impl JobError {
    /// The exit code: 2 if the arguments are wrong, 1 if pictures can't be read or written.
    const fn exit_code(&self) -> u8 {
        match self {
            JobError::Start(_) | JobError::Tour(_) | JobError::Setup(_) => 2,
            JobError::Compare(_) | JobError::Clip(_) => 1,
        }
    }
}

impl CommandLine {
    /// Runs the job of the command line.
    #[must_use]
    pub fn run(self) -> ExitCode {
        self.try_run().unwrap_or_else(|error| {
            eprintln!("tavoliere-tour: {error}");
            ExitCode::from(error.exit_code())
        })
    }

    fn try_run(self) -> Result<ExitCode, JobError> {
        let job = self.job;
        match self.command {
            Some(Command::Compare {
                renew: true,
                pictures,
                recorded,
            }) => return Ok(renew(&pictures, &recorded)?),
            Some(Command::Compare {
                renew: false,
                pictures,
                recorded,
            }) => return Ok(compare(&pictures, &recorded)?),
            None => {}
        }
        let session = self.session.into();
        if let Some(folder) = job.tour {
            return take_tour(session, &folder, self.scene.as_deref());
        }
        if let Some(file) = job.clip {
            let mut app = start(session, Harness::Tour)?;
            clip::add(&mut app, &file)?;
            return Ok(exit_code(app.run()));
        }
        if let Some(bench) = job.bench() {
            return run_bench(session, bench);
        }
        if let Some(inputs) = job.monkey {
            return test_with_monkey(session, inputs);
        }
        let mut output = io::stdout().lock();
        for scene in scenes::all() {
            // The reader of a pipe can close it early.
            if writeln!(output, "{} {}", scene.window, scene.name).is_err() {
                break;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Job {
    fn bench(&self) -> Option<Bench> {
        let benches = [
            (self.bench_idle, Bench::Idle),
            (self.bench_memory, Bench::Memory),
            (self.bench_frames, Bench::Frames),
        ];
        let asked = benches.into_iter().find(|(is_asked, _)| *is_asked);
        asked.map(|(_, bench)| bench)
    }
}

fn take_tour(session: Args, folder: &Path, only: Option<&str>) -> Result<ExitCode, JobError> {
    // Errors are reported before a window opens.
    let plan = tour::Plan::new(folder, only)?;
    let mut app = start(session, Harness::Tour)?;
    tour::add(&mut app, plan);
    Ok(exit_code(app.run()))
}

fn run_bench(session: Args, bench: Bench) -> Result<ExitCode, JobError> {
    let harness = match bench {
        Bench::Idle | Bench::Memory => Harness::Bench,
        Bench::Frames => Harness::FrameBench,
    };
    let game = session.game.as_deref();
    let only = game.map(GameKind::from_name).transpose()?;
    let mut app = start(session, harness)?;
    bench::add(&mut app, bench, only);
    Ok(exit_code(app.run()))
}

fn test_with_monkey(session: Args, inputs: u64) -> Result<ExitCode, JobError> {
    let seed = session.seed.unwrap_or(monkey::USUAL_SEED);
    let mut app = start(session, Harness::Bench)?;
    monkey::add(&mut app, MonkeyTest { seed, inputs });
    Ok(exit_code(app.run()))
}

/// Creates the game as players get it, but without a commit, so that pictures don't depend on it.
fn start(session: Args, harness: Harness) -> Result<App, StartError> {
    release_memory();
    let mut args = Args {
        harness: Some(harness),
        ..session
    };
    if harness == Harness::Tour {
        args.seed.get_or_insert(tour::FIRST_SEED);
    }
    build(args, Version::default())
}

fn exit_code(exit: AppExit) -> ExitCode {
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

fn compare(pictures: &Path, recorded: &Path) -> Result<ExitCode, Failure> {
    let album = Album::open(pictures, recorded)?;
    let findings = album.findings(&pictures.join("differences"))?;
    for finding in &findings {
        println!("{finding}");
    }
    let all = album.len();
    if findings.is_empty() {
        println!("{all} pictures look like the reference pictures");
        return Ok(ExitCode::SUCCESS);
    }
    let wrong = findings.len();
    println!("{wrong} of {all} pictures don't look like the reference pictures");
    Ok(ExitCode::FAILURE)
}

fn renew(pictures: &Path, recorded: &Path) -> Result<ExitCode, Failure> {
    let renewed = Album::open(pictures, recorded)?.renew()?;
    for path in &renewed {
        println!("{}", path.display());
    }
    println!("{} reference pictures replaced", renewed.len());
    Ok(ExitCode::SUCCESS)
}
