//! How a game is set up: which game, which preset and what differs from it, all by name.

use thiserror::Error;

use super::{AnyOptions, GameKind, OptionError};

/// A game with a preset and the options in force.
///
/// ```
/// use tavoliere_core::rules::{GameKind, Setup};
///
/// let mut setup = Setup::new(GameKind::Tablut);
/// setup.set_preset("Flanked king")?;
/// setup.set_option("repetition", "off")?;
/// // An unknown name changes nothing, and the error lists the accepted ones.
/// let error = setup.set_option("wind", "off").unwrap_err();
/// assert!(error.to_string().contains("repetition"), "{error}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    kind: GameKind,
    preset: &'static str,
    options: AnyOptions,
}

/// One option as it stands in a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionState {
    /// Its name, as rules, records and arguments write it.
    pub name: &'static str,
    /// Its value.
    pub value: &'static str,
    /// The value that the preset gives it.
    pub preset_value: &'static str,
    /// Every value that it accepts, the game's default first.
    pub accepted: &'static [&'static str],
    /// The number of the rule it belongs to.
    pub rule: &'static str,
}

/// A name that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// No such game.
    #[error("there is no game {name:?}; accepted: {}", accepted.join(", "))]
    UnknownGame {
        /// The name met.
        name: String,
        /// The names that exist.
        accepted: Vec<&'static str>,
    },
    /// No such preset, option or value in the game.
    #[error(transparent)]
    Options(#[from] OptionError),
}

impl GameKind {
    /// The game with a name.
    ///
    /// # Errors
    /// Where no game has it.
    pub fn from_name(name: &str) -> Result<GameKind, SetupError> {
        let wanted = name.trim().to_lowercase();
        GameKind::ALL
            .into_iter()
            .find(|kind| kind.name() == wanted)
            .ok_or_else(|| SetupError::UnknownGame {
                name: name.to_owned(),
                accepted: GameKind::ALL.map(GameKind::name).to_vec(),
            })
    }

    /// The names of a game's presets, the default first.
    #[must_use]
    pub fn presets(self) -> Vec<&'static str> {
        AnyOptions::presets(self)
    }
}

impl Setup {
    /// A game with its default preset.
    #[must_use]
    pub fn new(kind: GameKind) -> Setup {
        let (preset, options) = AnyOptions::default_preset(kind);
        Setup {
            kind,
            preset,
            options,
        }
    }

    /// A game with given options, named by the preset from which they differ least.
    #[must_use]
    pub fn of(options: AnyOptions) -> Setup {
        Setup {
            kind: options.kind(),
            preset: options.nearest_preset(),
            options,
        }
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The preset's name.
    #[must_use]
    pub const fn preset(&self) -> &'static str {
        self.preset
    }

    /// The options in force.
    #[must_use]
    pub const fn options(&self) -> AnyOptions {
        self.options
    }

    /// Chooses a preset, by name, and sets every option to its value in it.
    ///
    /// # Errors
    /// Where the game has no such preset; the set-up then stays as it was.
    pub fn set_preset(&mut self, name: &str) -> Result<(), SetupError> {
        let (preset, options) = AnyOptions::of_preset(self.kind, name)?;
        self.preset = preset;
        self.options = options;
        Ok(())
    }

    /// Sets one option, by name.
    ///
    /// # Errors
    /// Where the game has no such option or the option no such value; the set-up then stays as it
    /// was.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        self.options.set(name, value)?;
        Ok(())
    }

    /// Every option with its value, in the order of the rules.
    #[must_use]
    pub fn option_states(&self) -> Vec<OptionState> {
        self.options.states(self.preset)
    }

    /// The options whose value is not the preset's, as names and values.
    #[must_use]
    pub fn changed_options(&self) -> Vec<(&'static str, &'static str)> {
        self.option_states()
            .into_iter()
            .filter(|state| state.value != state.preset_value)
            .map(|state| (state.name, state.value))
            .collect()
    }
}
