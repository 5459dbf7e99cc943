//! The engine: the rules of all games with a line protocol on standard input and output.

use std::error::Error;
use std::io::{self, BufWriter};
use std::process::ExitCode;
use std::time::Duration;

mod commands;

use clap::{Parser, Subcommand};
use commands::{game_names, judged, puzzles, train};
use tavoliere_core::ai::Player;
use tavoliere_core::record::OneGameError;
use tavoliere_core::review::Review;
use tavoliere_core::rules::{GameKind, Setup, printable_lines};
use tavoliere_core::verify::{Conclusion, verify_all};
use tavoliere_engine::duel::{ANSWER_LIMIT, Duel, DuelPlayer};
use tavoliere_engine::level_costs::level_costs;
use tavoliere_engine::{Budget, Engine, read_bytes, read_game, read_level, serve, speed};

/// Plays by the rules of all games: one command a line comes in on standard input, one reply goes out.
/// `help` lists the commands, docs/engine.md describes them.
#[derive(Parser)]
#[command(name = "tavoliere-engine", version, about, max_term_width = 96)]
struct Args {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Subcommand)]
enum Task {
    /// Measure speeds on one core and print one line per figure: NAME VALUE UNIT
    Bench {
        /// The figures to measure; all if none is named
        names: Vec<String>,
        /// Duration of each measurement, in seconds
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
        seconds: u64,
    },
    /// Measure the strength of a player against another; the last line is `score S low L high H games N`, for player a
    Duel(DuelArgs),
    /// Let a network learn a game by playing against itself (docs/networks.md)
    Train(train::TrainArgs),
    /// Make puzzles of a game and write their file (docs/engine.md)
    Puzzles(puzzles::PuzzlesArgs),
    /// Verify a record: its commitment, every throw, every move, the result (docs/fairness.md). Exit status: 0
    /// verified, 1 failed, 3 not everything can be verified, 2 unreadable
    Verify {
        /// A file with a game's record, or a link to a game
        record: String,
    },
    /// Review a game: a line per turn with win chance, luck, loss and better choices, then a line per side
    /// (docs/engine.md)
    Review {
        /// A file with a game's record, or a link to a game
        record: String,
    },
    /// Print the link to a game: the part of an address that follows the page's address (docs/share.md)
    Link {
        /// A file with a game's record
        record: String,
    },
    /// Print the record of the game in a link
    Record {
        /// The link, or a file with one
        link: String,
    },
    /// Print the losses of each level's choices in games against itself (docs/review.md)
    Costs(CostsArgs),
    /// Make positions of strong games and judge their choices (docs/engine.md)
    Positions(judged::PositionsArgs),
    /// Print the losses of each level's choices in judged positions (docs/engine.md)
    Losses(judged::LossesArgs),
    /// Draw a learning curve written by `train`, as SVG on standard output
    Curve(train::CurveArgs),
}

/// Every level plays games against itself, which are then reviewed.
#[derive(clap::Args)]
struct CostsArgs {
    #[arg(help = game_names())]
    game: String,
    /// Number of games of each level
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Decides throws and noise
    #[arg(long)]
    seed: u64,
    /// The rule set; the game's first if none is named
    #[arg(long)]
    preset: Option<String>,
    /// Only this level: 1 (the weakest) and up, or best
    #[arg(long)]
    level: Option<String>,
}

/// Players: 1 (the weakest level) and up, best, random, greedy, uct:N, and another engine as
/// file:PATH or file:PATH@LEVEL.
#[derive(clap::Args)]
struct DuelArgs {
    #[arg(help = game_names())]
    game: String,
    /// The player whose score is printed
    #[arg(long)]
    a: String,
    /// The other player
    #[arg(long)]
    b: String,
    /// Number of openings, each played with both seatings
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,
    /// Decides openings, throws and noise
    #[arg(long)]
    seed: u64,
    /// The rule set; the game's first if none is named
    #[arg(long)]
    preset: Option<String>,
    /// An option of the rules, as NAME=VALUE; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Time limit of a level's choice, in milliseconds
    #[arg(long, conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    ms: Option<u64>,
    /// Node limit of a level's choice
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Time limit of another engine's answer, in milliseconds
    #[arg(
        long,
        value_name = "MS",
        default_value_t = ANSWER_LIMIT.as_millis() as u64,
        value_parser = clap::value_parser!(u64).range(1..=86_400_000)
    )]
    answer_ms: u64,
    /// Number of games played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
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
        Some(Task::Duel(args)) => duel(&args).map_err(|error| error.to_string()),
        Some(Task::Train(args)) => train::train(&args).map_err(|error| error.to_string()),
        Some(Task::Puzzles(args)) => puzzles::puzzles(&args).map_err(|error| error.to_string()),
        Some(Task::Review { record }) => return review_record(&record),
        Some(Task::Link { record }) => link(&record).map_err(|error| error.to_string()),
        Some(Task::Record { link }) => record(&link).map_err(|error| error.to_string()),
        Some(Task::Costs(args)) => costs(&args).map_err(|error| error.to_string()),
        Some(Task::Positions(args)) => judged::positions(&args).map_err(|error| error.to_string()),
        Some(Task::Losses(args)) => judged::tell_losses(&args).map_err(|error| error.to_string()),
        Some(Task::Verify { record }) => return verify_record(&record),
        Some(Task::Curve(args)) => train::curve(&args).map_err(|error| error.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            complain(&problem);
            ExitCode::FAILURE
        }
    }
}

fn review_record(path: &str) -> ExitCode {
    match read_game(path) {
        Ok(found) => {
            let record = found.game;
            let mut review = Review::new(&record);
            review.finish();
            print!("{}", review.text(&record));
            ExitCode::SUCCESS
        }
        Err(problem) => {
            complain(&problem);
            ExitCode::from(2)
        }
    }
}

/// Prints a problem on standard error.
fn complain(problem: &dyn std::fmt::Display) {
    eprintln!(
        "tavoliere-engine: {}",
        printable_lines(&problem.to_string())
    );
}

fn link(path: &str) -> Result<(), Box<dyn Error>> {
    println!("{}", read_game(path)?.game.to_link()?);
    Ok(())
}

fn record(link: &str) -> Result<(), Box<dyn Error>> {
    print!("{}", read_game(link)?.game.to_record());
    Ok(())
}

fn costs(args: &CostsArgs) -> Result<(), Box<dyn Error>> {
    let kind = GameKind::from_name(&args.game)?;
    let mut setup = Setup::new(kind);
    if let Some(preset) = &args.preset {
        setup.set_preset(preset)?;
    }
    let levels = match &args.level {
        Some(level) => {
            let level = read_level(level, kind)?.level_in(kind);
            level..=level
        }
        None => Player::MIN_LEVEL..=Player::levels(kind),
    };
    for level in levels {
        println!("{}", level_costs(&setup, level, args.games, args.seed)?);
    }
    Ok(())
}

fn verify_record(path: &str) -> ExitCode {
    let parts = match read_bytes(path) {
        Ok(bytes) => verify_all(&bytes),
        Err(problem) => {
            complain(&problem);
            return ExitCode::from(2);
        }
    };
    if parts.is_empty() {
        complain(&OneGameError::NoGame);
        return ExitCode::from(2);
    }
    for (number, part) in (1..).zip(&parts) {
        if parts.len() > 1 {
            println!("game {number} line {}", part.place.line);
        }
        if part.is_restored {
            println!("restored: the record was changed on the way");
        }
        println!("{}", printable_lines(&part.verification.to_string()));
    }
    let conclusions = parts.iter().map(|part| part.verification.conclusion());
    ExitCode::from(
        match conclusions.max_by_key(|conclusion| severity(*conclusion)) {
            Some(Conclusion::Failed) => 1,
            Some(Conclusion::Incomplete) => 3,
            Some(Conclusion::Verified) | None => 0,
        },
    )
}

/// The rank of a conclusion; the highest of several decides the exit status.
const fn severity(conclusion: Conclusion) -> u8 {
    match conclusion {
        Conclusion::Verified => 0,
        Conclusion::Incomplete => 1,
        Conclusion::Failed => 2,
    }
}

fn duel(args: &DuelArgs) -> Result<(), Box<dyn Error>> {
    let kind = GameKind::from_name(&args.game)?;
    let mut setup = Setup::new(kind);
    if let Some(preset) = &args.preset {
        setup.set_preset(preset)?;
    }
    for option in &args.options {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        setup.set_option(name, value)?;
    }
    let (a, b) = (
        DuelPlayer::read(kind, &args.a)?,
        DuelPlayer::read(kind, &args.b)?,
    );
    let budget = match (args.ms, args.nodes) {
        (Some(ms), _) => Budget::Time(Duration::from_millis(ms)),
        (None, Some(nodes)) => Budget::Nodes(nodes),
        (None, None) => Budget::Standard,
    };
    let (preset, pairs, seed) = (setup.preset(), args.pairs, args.seed);
    println!("duel {kind} {preset} a {a} b {b} pairs {pairs} seed {seed}");
    let duel = Duel {
        setup,
        a,
        b,
        pairs,
        seed,
        budget,
        answer_limit: Duration::from_millis(args.answer_ms),
        threads: args.threads,
    };
    let error = match duel.run() {
        Ok(report) => {
            println!("{report}");
            return Ok(());
        }
        Err(error) => error,
    };
    let played = error.played.total().games();
    if played > 0 {
        println!("{}", error.played);
    }
    println!("broken off: {played} of {} games played", 2 * pairs);
    Err(error.into())
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
