//! Launch options, from the command line or the page's address.

use std::path::PathBuf;

use crate::ai::Player;
use crate::rules::{GameKind, Setup, SetupError};
use crate::settings::{Overrides, Pace, SpeedOverride};
use crate::store::{Seat, Settings, Speed};
use crate::ui::Panel;

/// Another program that controls the game for pictures or measurements (`crates/tour`). Nothing it does is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harness {
    /// Takes pictures, which look alike on every machine.
    Tour,
    /// Measures the program at rest and its memory.
    Bench,
    /// Measures frames in a window of few pixels, because the cost of drawing them belongs to the renderer.
    FrameBench,
}

/// Launch options. An option that isn't given keeps its saved or usual value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args {
    /// The game to play.
    pub game: Option<String>,
    /// `true` if an unfinished game is resumed before a new one starts, regardless of the other options.
    pub resume_first: bool,
    /// `true` if the new game is only proposed, because another option couldn't be used.
    pub only_proposed: bool,
    /// `true` if the game's lesson starts or continues.
    pub learn: bool,
    /// The panel that opens over the home screen.
    pub panel: Option<Panel>,
    /// The part of a page's address after its `#`, until the last game is known.
    pub address: Option<String>,
    /// A record's file or a link to a game to replay.
    pub open: Option<String>,
    /// The name of a rule set. Starts a new game.
    pub preset: Option<String>,
    /// Options of the rules as `name=value`. They start a new game.
    pub options: Vec<String>,
    /// The seed of the throws. Starts a new game.
    pub seed: Option<u64>,
    /// The folder of saves and settings.
    pub data: Option<PathBuf>,
    /// The player of each side, the first side first. They start a new game.
    pub seats: [Option<Seat>; 2],
    /// The tag of the texts' language.
    pub language: Option<String>,
    /// The speed of the animations.
    pub speed: Option<Speed>,
    /// `true` if the computer plays against itself in a separate save and prints the record.
    pub demo: bool,
    /// `true` to run without a window or renderer.
    pub headless: bool,
    /// `true` if the program starts again because it has lost the graphics device.
    pub restarted: bool,
    /// The program that controls the game.
    pub harness: Option<Harness>,
}

/// Parses a speed from its factor.
///
/// # Errors
/// The accepted values, if the text is another.
pub fn speed(text: &str) -> Result<Speed, String> {
    Speed::ALL
        .into_iter()
        .find(|speed| {
            text.parse::<f32>()
                .is_ok_and(|factor| factor == speed.factor())
        })
        .ok_or_else(|| "accepted: 0, 0.5, 1, 2".to_owned())
}

/// Parses the player of a side: a person, or a computer by its level.
///
/// # Errors
/// The accepted values, if the text is another.
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
    /// `true` if the options ask for a new game, even if one is saved, and all of them can be used.
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

    /// `true` if the session starts on the home screen, because the options ask for nothing else.
    #[must_use]
    pub fn begins_at_home(&self) -> bool {
        let asks = self.game.is_some() || self.asks_for_new_game() || self.only_proposed;
        !(asks || self.demo || self.headless || self.harness.is_some())
    }

    /// The players of both sides. Without an option it's the `usual` player, or the best computer in a demonstration.
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

    /// The game that the session starts with.
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
            speed: self.speed.map(|speed| SpeedOverride {
                speed,
                replaces: settings.speed,
            }),
            // Without a window, pauses would only cost time.
            pace: self.headless.then_some(Pace::NONE),
            demo: self.demo,
            silent: self.is_tour(),
            // Pictures and benchmarks of throws don't depend on the games played before.
            show_throws: self.harness.map(|_| false),
            ..Overrides::default()
        }
    }

    /// The set-up that these options describe. Without a game it's for the `last` one; without a rule set, options
    /// change the `usual` set-up.
    ///
    /// # Errors
    /// A game, rule set, option or value that doesn't exist; the error names those that do.
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
