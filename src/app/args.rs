//! What can be said on the command line.

use std::path::PathBuf;

use clap::Parser;

use crate::rules::{GameKind, Setup, SetupError};
use crate::store::Speed;

/// Four old board games on four beautiful tables.
#[derive(Parser, Clone, Debug, Default)]
#[command(name = "tavoliere", version, about, max_term_width = 96)]
pub struct Args {
    /// The game to play, tablan or tapatan; otherwise the last one played
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,
    /// A named set of rules, such as PerGioco or English; begins a new game
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// One option of the rules, such as leap=off; may be given more than once; begins a new game
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// The seed of the throws; begins a new game
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Where saves and settings live, in place of the platform's usual folder
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// How fast things move: 0, 0.5, 1 or 2
    #[arg(long, value_name = "SPEED", value_parser = speed)]
    pub speed: Option<Speed>,
    /// Let the computer play against itself, in a save of its own, and print the record
    #[arg(long)]
    pub demo: bool,
    /// Without a window or renderer; only together with --demo
    #[arg(long, requires = "demo")]
    pub headless: bool,
    /// Play a fixed script and write its pictures into a folder
    #[arg(long, value_name = "DIR", conflicts_with = "demo")]
    pub tour: Option<PathBuf>,
}

fn speed(text: &str) -> Result<Speed, String> {
    Speed::ALL
        .into_iter()
        .find(|speed| {
            text.parse::<f32>()
                .is_ok_and(|factor| factor == speed.factor())
        })
        .ok_or_else(|| "accepted: 0, 0.5, 1, 2".to_owned())
}

impl Args {
    /// Whether a new game is asked for, whatever is saved.
    #[must_use]
    pub fn asks_for_new_game(&self) -> bool {
        self.preset.is_some() || !self.options.is_empty() || self.seed.is_some()
    }

    /// The set-up that these arguments describe; where they are silent, it is of the `last` game
    /// and on top of `usual`.
    ///
    /// # Errors
    /// A game, preset, option or value that does not exist; the error names what does.
    pub fn setup(
        &self,
        last: GameKind,
        usual: impl FnOnce(GameKind) -> Setup,
    ) -> Result<Setup, SetupError> {
        let kind = match &self.game {
            Some(name) => GameKind::from_name(name)?,
            None => last,
        };
        let mut setup = match &self.preset {
            None => usual(kind),
            Some(name) => {
                let mut setup = Setup::new(kind);
                setup.set_preset(name)?;
                setup
            }
        };
        for option in &self.options {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            setup.set_option(name.trim(), value.trim())?;
        }
        Ok(setup)
    }
}
