//! What can be asked for at the start.

use std::path::PathBuf;

use crate::ai::Player;
use crate::rules::{GameKind, Setup, SetupError};
use crate::settings::{GivenSpeed, Overrides, Pace};
use crate::store::{Seat, Settings, Speed};
use crate::ui::Panel;

/// A program that acts in a player's place (`crates/tour`). Nothing is remembered of what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harness {
    /// It takes pictures, which look alike on every machine.
    Tour,
    /// It measures the program at rest and its memory.
    Bench,
    /// It measures frames, in a window of few pixels: the cost of drawing them belongs to the renderer.
    FrameBench,
}

/// What the start asks for; what is not given stays as it was last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args {
    /// The game to play.
    pub game: Option<String>,
    /// An unfinished game is resumed before a new one begins, whatever else is asked for.
    pub resume_first: bool,
    /// A new game is only proposed: something else that was asked for cannot be had.
    pub only_proposed: bool,
    /// The game's guided first game begins, or goes on.
    pub learn: bool,
    /// The panel that is open over the home screen.
    pub panel: Option<Panel>,
    /// The part of a page's address after its `#`, until it is known which game was the last.
    pub address: Option<String>,
    /// A record's file or a link to a game, which is looked back at.
    pub open: Option<String>,
    /// A named set of rules; begins a new game.
    pub preset: Option<String>,
    /// Options of the rules as `name=value`; begin a new game.
    pub options: Vec<String>,
    /// The seed of the throws; begins a new game.
    pub seed: Option<u64>,
    /// Where saves and settings live.
    pub data: Option<PathBuf>,
    /// Who plays each side, the first side first; begin a new game.
    pub seats: [Option<Seat>; 2],
    /// The language of the texts, by its tag.
    pub language: Option<String>,
    /// How fast things move.
    pub speed: Option<Speed>,
    /// The computer plays against itself, in a save of its own, and the record is printed.
    pub demo: bool,
    /// Without a window or renderer.
    pub headless: bool,
    /// The program that acts in a player's place.
    pub harness: Option<Harness>,
}

/// A speed by its factor.
///
/// # Errors
/// What is accepted, for any other text.
pub fn speed(text: &str) -> Result<Speed, String> {
    Speed::ALL
        .into_iter()
        .find(|speed| {
            text.parse::<f32>()
                .is_ok_and(|factor| factor == speed.factor())
        })
        .ok_or_else(|| "accepted: 0, 0.5, 1, 2".to_owned())
}

/// Who plays a side: a person, or a computer by its level.
///
/// # Errors
/// What is accepted, for any other text.
pub fn seat(text: &str) -> Result<Seat, String> {
    let most = Player::MAX_LEVEL;
    match (text, text.parse()) {
        ("person", _) => Ok(Seat::Person),
        ("best", _) => Ok(Seat::Computer(most)),
        (_, Ok(level)) if (Player::MIN_LEVEL..=most).contains(&level) => Ok(Seat::Computer(level)),
        _ => Err(format!(
            "accepted: person, a computer's level from {} to {most}, best",
            Player::MIN_LEVEL
        )),
    }
}

impl Args {
    /// Whether a new game is asked for, whatever is saved, and all that is asked for can be had.
    #[must_use]
    pub fn asks_for_new_game(&self) -> bool {
        let asked = self.preset.is_some()
            || !self.options.is_empty()
            || self.seed.is_some()
            || self.seats.iter().any(Option::is_some);
        asked && !self.only_proposed
    }

    /// `true` if the tour takes its pictures.
    #[must_use]
    pub fn is_tour(&self) -> bool {
        self.harness == Some(Harness::Tour)
    }

    /// Whether the session begins on the home screen: nothing else is asked for.
    #[must_use]
    pub fn begins_at_home(&self) -> bool {
        let asks = self.game.is_some() || self.asks_for_new_game() || self.only_proposed;
        !(asks || self.demo || self.headless || self.harness.is_some())
    }

    /// Who plays; where nothing is said, as usual, and in a demonstration the best.
    #[must_use]
    pub fn players(&self, usual: [Seat; 2]) -> [Seat; 2] {
        let usual = if self.demo {
            [Seat::Computer(Player::MAX_LEVEL); 2]
        } else {
            usual
        };
        let [first, second] = self.seats;
        [first.unwrap_or(usual[0]), second.unwrap_or(usual[1])]
    }

    /// The game that the session begins with.
    #[must_use]
    pub fn game_kind(&self, settings: &Settings) -> GameKind {
        let usual = |kind| settings.setup(kind);
        self.setup(settings.game_kind(), usual)
            .map_or(settings.game_kind(), |setup| setup.kind())
    }

    /// The overrides of the settings that follow from these arguments.
    #[must_use]
    pub fn overrides(&self, settings: &Settings) -> Overrides {
        Overrides {
            speed: self.speed.map(|speed| GivenSpeed {
                speed,
                replaces: settings.speed,
            }),
            // Nobody watches.
            pace: self.headless.then_some(Pace::NONE),
            demo: self.demo,
            silent: self.is_tour(),
            ..Overrides::default()
        }
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
