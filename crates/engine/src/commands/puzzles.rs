//! The command that makes puzzles.

use super::game_names;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use tavoliere_core::puzzle::{USUAL, read, write};
use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_engine::puzzle_generator::{self, Wanted};

/// Positions come from games between computer levels; each puzzle is proven when it is made.
#[derive(clap::Args)]
pub struct PuzzlesArgs {
    #[arg(help = game_names())]
    game: String,
    /// Decides which games the positions come from
    #[arg(long)]
    seed: u64,
    /// Number of puzzles to make
    #[arg(long, default_value_t = USUAL, value_parser = clap::value_parser!(u8).range(1..=200))]
    count: u8,
    /// The rule set; the game's first one if none is named
    #[arg(long)]
    preset: Option<String>,
    /// The longest win, in moves of the winning side (games without throws)
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=9))]
    longest: u8,
    /// The number of candidates for each puzzle. From 2, puzzles are picked that differ as much as possible
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=20))]
    candidates: u8,
    /// A file with earlier puzzles: the new ones have the next numbers and other positions
    #[arg(long)]
    after: Option<PathBuf>,
    /// The file to write; standard output if none is named
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Makes the puzzles.
pub fn puzzles(args: &PuzzlesArgs) -> Result<(), Box<dyn Error>> {
    let kind = GameKind::from_name(&args.game)?;
    let mut setup = Setup::new(kind);
    if let Some(preset) = &args.preset {
        setup.set_preset(preset)?;
    }
    let earlier = match &args.after {
        Some(path) => read(kind, &fs::read_to_string(path)?)?,
        None => Vec::new(),
    };
    let first = u8::try_from(earlier.len() + 1)?;
    let wanted = Wanted {
        count: args.count,
        longest: args.longest,
        candidates: args.candidates,
    };
    let made = puzzle_generator::generate(&setup, args.seed, wanted, &earlier, |made, wanted| {
        eprintln!("{kind}: {made} of {wanted}");
    });
    if made.len() < usize::from(args.count) {
        let (made, wanted) = (made.len(), args.count);
        return Err(format!("only {made} of {wanted} puzzles were found; try another seed").into());
    }
    let text = write(&made, first);
    match &args.out {
        Some(path) => fs::write(path, text)?,
        None => print!("{text}"),
    }
    Ok(())
}
