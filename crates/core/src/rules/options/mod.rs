//! Reads, writes and compares rule options and presets by name, in the same way for all games.

mod declare;

use std::fmt;
use std::hash::Hash;

use crate::rules::printable;

pub(super) use declare::declare_options;

/// A rule option, for menus and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The name in records and arguments.
    pub name: &'static str,
    /// The names of its values, the game's default first.
    pub values: &'static [&'static str],
    /// The number of its rule.
    pub rule: &'static str,
}

/// A rule option together with one of its values.
pub trait NamedValue: Copy + fmt::Debug + Eq + 'static {
    /// All values of all options, in the order of the rules. Each option's default is first.
    const ALL: &'static [Self];

    /// The option.
    fn option(self) -> &'static OptionInfo;
    /// The name of the value in records and arguments.
    fn name(self) -> &'static str;

    /// Finds a value by the names of the option and the value in records. `None` if the option or value is unknown.
    #[must_use]
    fn of(option: &str, value: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|known| known.option().name == option && known.name() == value)
    }
}

/// A named set of values for all options of a game.
pub trait NamedPreset: Copy + fmt::Debug + Eq + 'static {
    /// The game's options.
    type Options;
    /// All presets, the game's default first.
    const ALL: &'static [Self];

    /// The name in records and arguments.
    fn name(self) -> &'static str;
    /// The preset's options.
    fn options(self) -> Self::Options;

    /// Finds a preset by its name in records. `None` if the name is unknown.
    #[must_use]
    fn of(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|preset| preset.name() == name)
    }
}

/// The reason why an option or preset couldn't be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The game has no option with this name.
    #[error("{game} has no option {name:?}; its options are: {accepted}")]
    UnknownName {
        /// The game's name.
        game: &'static str,
        /// The requested name.
        name: String,
        /// The names of the game's options.
        accepted: Names,
    },
    /// The option has no such value.
    #[error("option {name} has no value {value:?}; it takes: {}", accepted.join(", "))]
    UnknownValue {
        /// The option.
        name: &'static str,
        /// The requested value.
        value: String,
        /// The accepted values.
        accepted: &'static [&'static str],
    },
    /// The game has no preset with this name.
    #[error("{game} has no preset {name:?}; its presets are: {accepted}")]
    UnknownPreset {
        /// The game's name.
        game: &'static str,
        /// The requested name.
        name: String,
        /// The names of the game's presets.
        accepted: Names,
    },
}

/// A list of accepted names, for error messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<&'static str>);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

/// All options of one game. `declare_options!` writes the implementation.
///
/// A game implements the values and the setter. Access by name is provided. Names and values match in upper and lower
/// case, and with spaces, hyphens or underscores.
pub trait OptionSet: Copy + fmt::Debug + Default + Eq + Hash + 'static {
    /// The lower-case name of the game.
    const GAME: &'static str;
    /// A rule option together with one of its values.
    type Value: NamedValue;
    /// A named set of values for all options.
    type Preset: NamedPreset<Options = Self>;

    /// All options with their values, in the order of the rules.
    fn values(self) -> impl Iterator<Item = Self::Value>;
    /// Sets an option.
    fn apply(&mut self, value: Self::Value);

    /// All options of the game, in the order of the rules.
    fn list() -> impl Iterator<Item = &'static OptionInfo> {
        Self::default().values().map(NamedValue::option)
    }

    /// The name of an option's current value. `None` if the option is unknown.
    #[must_use]
    fn get(&self, name: &str) -> Option<&'static str> {
        let wanted = plain(name);
        let value = self.values().find(|value| value.option().name == wanted)?;
        Some(value.name())
    }

    /// Sets an option by name.
    ///
    /// # Errors
    /// Fails if the name or value is unknown. The error lists the accepted ones, and the options stay unchanged.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let wanted = plain(name);
        let option = Self::list()
            .find(|option| option.name == wanted)
            .ok_or_else(|| OptionError::UnknownName {
                game: Self::GAME,
                name: shortened(name),
                accepted: Names(Self::list().map(|option| option.name).collect()),
            })?;
        let value = Self::Value::of(option.name, &plain(value)).ok_or_else(|| {
            OptionError::UnknownValue {
                name: option.name,
                value: shortened(value),
                accepted: option.values,
            }
        })?;
        self.apply(value);
        Ok(())
    }

    /// Finds a preset by name. Returns its full name and its options.
    ///
    /// # Errors
    /// Fails if the name is unknown. The error lists all presets.
    fn of_preset(name: &str) -> Result<(&'static str, Self), OptionError> {
        let wanted = plain(name);
        Self::Preset::ALL
            .iter()
            .find(|preset| plain(preset.name()) == wanted)
            .map(|preset| (preset.name(), preset.options()))
            .ok_or_else(|| OptionError::UnknownPreset {
                game: Self::GAME,
                name: shortened(name),
                accepted: Names(
                    Self::Preset::ALL
                        .iter()
                        .map(|preset| preset.name())
                        .collect(),
                ),
            })
    }

    /// The preset with the fewest differences from these options. If two are equally near, the first one.
    #[must_use]
    fn nearest_preset(&self) -> (&'static str, Self) {
        Self::Preset::ALL
            .iter()
            .map(|preset| (preset.name(), preset.options()))
            .min_by_key(|(_, preset)| self.differences(preset).len())
            .unwrap_or_default()
    }

    /// The options, by name and value, that have another value in `other`.
    #[must_use]
    fn differences(&self, other: &Self) -> Vec<(&'static str, &'static str)> {
        self.values()
            .zip(other.values())
            .filter(|(value, other)| value != other)
            .map(|(value, _)| (value.option().name, value.name()))
            .collect()
    }

    /// The options as one text, such as `English entry_order=strict`: the nearest preset with hyphens for spaces, then
    /// the options that differ from it.
    #[must_use]
    fn to_text(&self) -> String {
        let (name, preset) = self.nearest_preset();
        let mut text = name.replace(' ', "-");
        for (name, value) in self.differences(&preset) {
            text.push_str(&format!(" {name}={value}"));
        }
        text
    }
}

/// A word in lower case, with underscores for spaces and hyphens, as names are compared.
pub(super) fn plain(word: &str) -> String {
    word.trim().to_lowercase().replace([' ', '-'], "_")
}

/// Shortens a text to 40 characters and "…", for error messages, and makes it printable.
pub fn shortened(text: &str) -> String {
    printable(&shortened_to(text, 40)).into_owned()
}

/// Shortens a text to `most` characters and "…".
pub fn shortened_to(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
