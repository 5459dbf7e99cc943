//! The commands that make judged positions and print the levels' losses in them.

use super::game_names;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use tavoliere_core::ai::Player;
use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_engine::judged::{JudgeEffort, losses, make, read, write_line};
use tavoliere_engine::read_level;

/// Positions come from games between strong levels, one per game; the most promising turns and those that the levels
/// choose are judged. An existing file is continued.
#[derive(clap::Args)]
pub struct PositionsArgs {
    #[arg(help = game_names())]
    game: String,
    /// Decides which games the positions come from
    #[arg(long)]
    seed: u64,
    /// Number of positions in the finished file
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// The file
    #[arg(long)]
    out: PathBuf,
    /// The rule set; the game's first if none is named
    #[arg(long)]
    preset: Option<String>,
    #[command(flatten)]
    effort: EffortArgs,
}

/// The work done to judge a position.
#[derive(clap::Args)]
struct EffortArgs {
    /// Most rollouts of each turn, in games with throws
    #[arg(long, default_value_t = JudgeEffort::default().games, value_parser = clap::value_parser!(u32).range(1..=50_000))]
    games: u32,
    /// Nodes of each search of Tablut
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

/// Prints a line per level: the average loss of its choices in judged positions, in thousandths of a game.
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

/// The content of a file up to the end of its last complete line. An interrupted process can leave an incomplete line,
/// which is cut off.
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

/// Makes positions, each written as soon as it's judged.
pub fn positions(args: &PositionsArgs) -> Result<(), Box<dyn Error>> {
    let kind = GameKind::from_name(&args.game)?;
    let mut setup = Setup::new(kind);
    if let Some(preset) = &args.preset {
        setup.set_preset(preset)?;
    }
    // Refused if the game doesn't have this option.
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
            return Err(format!(
                "{path} was made with other settings; its first line would be: {head}"
            )
            .into());
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
            return Err(format!("no game has position {index}; try another seed").into());
        };
        file.write_all(format!("{}\n", write_line(&judged)).as_bytes())?;
        eprintln!("{kind}: {} of {}", index + 1, args.count);
    }
    Ok(())
}

/// Prints the losses of the levels.
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
