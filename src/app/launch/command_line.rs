//! The arguments of the command line.

use std::path::PathBuf;

use clap::{CommandFactory, FromArgMatches, Parser};

use crate::app::args::{seat, speed};
use crate::app::{Args, Version};
use crate::record::LinkReader;
use crate::rules::GameKind;
use crate::store::{Seat, Speed};
use crate::ui::language::LOCALES;

/// The arguments of the program. The help opens with the description in `Cargo.toml`.
#[derive(Parser)]
#[command(name = "tavoliere", about, max_term_width = 96)]
pub struct CommandLine {
    #[command(flatten)]
    session: SessionArgs,
    /// Replay a game from a game record file or a link
    #[arg(long, value_name = "FILE|LINK", conflicts_with = "demo")]
    open: Option<String>,
    /// Let the computer play itself, with a separate save, and print the game record
    #[arg(long)]
    demo: bool,
    /// Run without a window or renderer; only with --demo
    #[arg(long, requires = "demo")]
    headless: bool,
    /// The screen to start with, as in the address of the page
    #[arg(long, hide = true)]
    address: Option<String>,
    /// Tell the player that the program has started again
    #[arg(long, hide = true)]
    restarted: bool,
}

/// The part of the command line that describes the game, its players and the settings.
#[derive(clap::Args)]
pub struct SessionArgs {
    /// The game to play (default: the last one played)
    #[arg(long, value_name = "NAME", help = game_help())]
    game: Option<String>,
    /// A rule set, such as PerGioco or English; starts a new game
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// A custom rule, such as leap=off; can be repeated; starts a new game
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// The seed of the throws; starts a new game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The folder for saves and settings (default: the system's usual one)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The first side's player: person, a computer level from 1 to 9, or best; starts a new game
    #[arg(long, value_name = "WHO", value_parser = seat)]
    first: Option<Seat>,
    /// The second side's player; starts a new game
    #[arg(long, value_name = "WHO", value_parser = seat)]
    second: Option<Seat>,
    /// The speed of the animations: 0 (instant), 0.5, 1 or 2
    #[arg(long, value_name = "SPEED", value_parser = speed)]
    speed: Option<Speed>,
    /// The language of the texts
    #[arg(long, value_name = "TAG", help = language_help(), value_parser = language)]
    language: Option<String>,
}

impl CommandLine {
    /// Reads the command line, or ends the program with an error.
    pub fn read(version: Version) -> CommandLine {
        // The leak happens once, and clap needs the text as long as the program runs.
        let version: &'static str = version.to_string().leak();
        let mut command = CommandLine::command().version(version);
        let matches = command.get_matches_mut();
        CommandLine::from_arg_matches(&matches)
            .map_err(|error| error.format(&mut command))
            .unwrap_or_else(|error| error.exit())
    }
}

/// The help for `--game`, with the name of every game.
fn game_help() -> String {
    let names = GameKind::ALL.map(GameKind::name);
    let (last, others) = names.split_last().unwrap_or((&"", &[]));
    let others = others.join(", ");
    format!("The game to play: {others} or {last} (default: the last one played)")
}

/// The help for `--language`, with the tag of every language.
fn language_help() -> String {
    let tags = tags().join(" or ");
    format!("The language of the texts: {tags} (default: the one in the settings)")
}

fn tags() -> Vec<&'static str> {
    LOCALES.iter().map(|locale| locale.tag).collect()
}

/// A language by its tag.
fn language(tag: &str) -> Result<String, String> {
    if tags().contains(&tag) {
        Ok(tag.to_owned())
    } else {
        Err(format!("accepted: {}", tags().join(", ")))
    }
}

impl From<SessionArgs> for Args {
    fn from(session: SessionArgs) -> Args {
        Args {
            game: session.game,
            preset: session.preset,
            options: session.options,
            seed: session.seed,
            data: session.data,
            seats: [session.first, session.second],
            language: session.language,
            speed: session.speed,
            ..Args::default()
        }
    }
}

impl From<CommandLine> for Args {
    fn from(line: CommandLine) -> Args {
        let mut args = Args {
            demo: line.demo,
            headless: line.headless,
            address: line.address,
            restarted: line.restarted,
            ..line.session.into()
        };
        // A link contains its game, so that game's table can load first.
        let link = line
            .open
            .as_deref()
            .and_then(|link| LinkReader::new(link).ok());
        if let Some(link) = link.filter(|_| args.game.is_none()) {
            args.game = Some(link.game().name().to_owned());
        }
        args.open = line.open;
        args
    }
}
