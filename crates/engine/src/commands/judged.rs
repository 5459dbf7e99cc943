//! The commands that make judged positions and tell what the levels lose over them.

use super::game_names;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use tavoliere_core::ai::Player;
use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_engine::judged::{JudgeEffort, losses, make, read, write_line};
use tavoliere_engine::read_level;

/// Positions come from games between strong levels, one a game; the turns that promise most and those
/// that the levels choose are judged. A file that has some already is gone on with.
#[derive(clap::Args)]
pub struct PositionsArgs {
    #[arg(help = game_names())]
    game: String,
    /// Decides which games the positions come from
    #[arg(long)]
    seed: u64,
    /// How many positions the file has in the end
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// The file
    #[arg(long)]
    out: PathBuf,
    /// The preset; the game's first where none is named
    #[arg(long)]
    preset: Option<String>,
    #[command(flatten)]
    effort: EffortArgs,
}

/// How much is done to judge a position.
#[derive(clap::Args)]
struct EffortArgs {
    /// How many games a turn is played on at most, in games with throws
    #[arg(long, default_value_t = JudgeEffort::default().games, value_parser = clap::value_parser!(u32).range(1..=50_000))]
    games: u32,
    /// How many nodes each search of Tablut takes
    #[arg(long, default_value_t = JudgeEffort::default().nodes, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

impl EffortArgs {
    const fn effort(&self) -> JudgeEffort {
        JudgeEffort {
            games: self.games,
            nodes: self.nodes,
        }
    }
}

/// A line a level: what its choices lose on average over judged positions, in thousandths of a game.
#[derive(clap::Args)]
pub struct LossesArgs {
    #[arg(help = game_names())]
    game: String,
    /// A file of judged positions
    file: PathBuf,
    /// Only this level: 1 (the weakest) and up, or best
    #[arg(long)]
    level: Option<String>,
    #[command(flatten)]
    effort: EffortArgs,
}

/// What a file holds, up to the end of its last whole line: a process that was ended may have left half a
/// line, which is cut off.
fn whole_lines(path: &PathBuf) -> Result<String, Box<dyn Error>> {
    let mut text = fs::read_to_string(path)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        text.truncate(whole);
        OpenOptions::new()
            .write(true)
            .open(path)?
            .set_len(whole as u64)?;
    }
    Ok(text)
}

/// Makes positions, each written as soon as it is judged.
pub fn positions(args: &PositionsArgs) -> Result<(), Box<dyn Error>> {
    let kind = GameKind::from_name(&args.game)?;
    let mut setup = Setup::new(kind);
    if let Some(preset) = &args.preset {
        setup.set_preset(preset)?;
    }
    // Refused where the game has no such option.
    let _ = setup.set_option("repetition", "draw");
    let head = format!(
        "# {kind} {} seed {} games {} nodes {}\n",
        setup.preset(),
        args.seed,
        args.effort.games,
        args.effort.nodes
    );
    let there = if args.out.exists() {
        let text = whole_lines(&args.out)?;
        if !text.starts_with(&head) {
            let path = args.out.display();
            return Err(
                format!("{path} was made otherwise; its first line would be: {head}").into(),
            );
        }
        read(kind, &text)?.len() as u64
    } else {
        let parts = "# position | chance behind error games choices | …\n";
        fs::write(&args.out, format!("{head}{parts}"))?;
        0
    };
    let mut file = OpenOptions::new().append(true).open(&args.out)?;
    for index in there..args.count {
        let Some(judged) = make(&setup, args.seed, index, &args.effort.effort()) else {
            return Err(format!("no game holds position {index}; try another seed").into());
        };
        file.write_all(format!("{}\n", write_line(&judged)).as_bytes())?;
        eprintln!("{kind}: {} of {}", index + 1, args.count);
    }
    Ok(())
}

/// Tells what the levels lose.
pub fn tell_losses(args: &LossesArgs) -> Result<(), Box<dyn Error>> {
    let kind = GameKind::from_name(&args.game)?;
    let positions = read(kind, &fs::read_to_string(&args.file)?)?;
    let levels = match &args.level {
        Some(level) => {
            let level = read_level(level, kind)?.level_in(kind);
            level..=level
        }
        None => 1..=Player::levels(kind),
    };
    for level in levels {
        let losses = losses(level, &positions, &args.effort.effort());
        println!("{kind} {losses}");
    }
    Ok(())
}
