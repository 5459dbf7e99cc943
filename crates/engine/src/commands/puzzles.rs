//! The command that makes puzzles.

use super::game_names;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use tavoliere_core::puzzle::{EACH, write};
use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_engine::puzzle_generator;

/// Positions come from games between computer levels; each puzzle is proven when it is made.
#[derive(clap::Args)]
pub struct PuzzlesArgs {
    #[arg(help = game_names())]
    game: String,
    /// Decides which games the positions come from
    #[arg(long)]
    seed: u64,
    /// Number of puzzles to make
    #[arg(long, default_value_t = EACH, value_parser = clap::value_parser!(u8).range(1..=200))]
    count: u8,
    /// The rule set; the game's first one if none is named
    #[arg(long)]
    preset: Option<String>,
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
    let made = puzzle_generator::generate(&setup, args.seed, args.count, |made, wanted| {
        eprintln!("{kind}: {made} of {wanted}");
    });
    if made.len() < usize::from(args.count) {
        let (made, wanted) = (made.len(), args.count);
        return Err(format!("only {made} of {wanted} puzzles were found; try another seed").into());
    }
    let text = write(&made);
    match &args.out {
        Some(path) => fs::write(path, text)?,
        None => print!("{text}"),
    }
    Ok(())
}
