//! Sets up a game by names: its kind, its preset and its changed options.

use thiserror::Error;

use super::{AnyOptions, GameKind, OptionError, Rules, with_game};

/// A game with its preset and rule options.
///
/// ```
/// use tavoliere_core::rules::{GameKind, Setup};
///
/// let mut setup = Setup::new(GameKind::Tablut);
/// setup.set_preset("Flanked king")?;
/// setup.set_option("repetition", "off")?;
/// // An unknown name changes nothing. The error lists the accepted names.
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

/// One option of a set-up with its current value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionState {
    /// The name in rules, records and arguments.
    pub name: &'static str,
    /// The current value.
    pub value: &'static str,
    /// The value in the preset.
    pub preset_value: &'static str,
    /// All accepted values, the game's default first.
    pub accepted: &'static [&'static str],
    /// The number of its rule.
    pub rule: &'static str,
}

/// An unknown name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// An unknown game.
    #[error("there is no game {name:?}; accepted: {}", accepted.join(", "))]
    UnknownGame {
        /// The unknown name.
        name: String,
        /// The names of all games.
        accepted: Vec<&'static str>,
    },
    /// An unknown preset, option or value.
    #[error(transparent)]
    Options(#[from] OptionError),
}

impl GameKind {
    /// Finds a game by its name. Case and surrounding spaces don't matter.
    ///
    /// # Errors
    /// Fails if no game has this name.
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

    /// The names of the game's presets, the default first.
    #[must_use]
    pub fn presets(self) -> Vec<&'static str> {
        AnyOptions::presets(self)
    }
}

impl Setup {
    /// A set-up with the game's default preset.
    #[must_use]
    pub fn new(kind: GameKind) -> Setup {
        let (preset, options) = AnyOptions::default_preset(kind);
        Setup {
            kind,
            preset,
            options,
        }
    }

    /// A set-up with the game's plainest rules, for children.
    #[must_use]
    pub fn simplest(kind: GameKind) -> Setup {
        let mut setup = Setup::new(kind);
        let name = with_game!(kind, Game => <Game as Rules>::SIMPLEST_PRESET);
        // A test sets every game's preset.
        let _ = setup.set_preset(name);
        setup
    }

    /// A set-up with these options. Its preset is the one with the fewest differences.
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

    /// The name of the preset.
    #[must_use]
    pub const fn preset(&self) -> &'static str {
        self.preset
    }

    /// The rule options.
    #[must_use]
    pub const fn options(&self) -> AnyOptions {
        self.options
    }

    /// Selects a preset by name and resets every option to its value there.
    ///
    /// # Errors
    /// Fails if the game has no such preset. The set-up then stays unchanged.
    pub fn set_preset(&mut self, name: &str) -> Result<(), SetupError> {
        let (preset, options) = AnyOptions::of_preset(self.kind, name)?;
        self.preset = preset;
        self.options = options;
        Ok(())
    }

    /// Sets one option by name.
    ///
    /// # Errors
    /// Fails if the game has no such option, or the option no such value. The set-up then stays unchanged.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        self.options.set(name, value)?;
        Ok(())
    }

    /// All options with their values, in the order of the rules.
    #[must_use]
    pub fn option_states(&self) -> Vec<OptionState> {
        self.options.states(self.preset)
    }

    /// The names and values of the options that differ from the preset.
    #[must_use]
    pub fn changed_options(&self) -> Vec<(&'static str, &'static str)> {
        self.option_states()
            .into_iter()
            .filter(|state| state.value != state.preset_value)
            .map(|state| (state.name, state.value))
            .collect()
    }
}
