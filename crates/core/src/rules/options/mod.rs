//! The options of a game's rules and its presets, by name: one mechanism for all games.

mod declare;

use std::fmt;
use std::hash::Hash;

pub(super) use declare::declare_options;

/// One option of the rules, for menus and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name as records and arguments write it.
    pub name: &'static str,
    /// The names of its values, the game's default first.
    pub values: &'static [&'static str],
    /// The number of the rule it belongs to.
    pub rule: &'static str,
}

/// One option of a game with one of its values.
pub trait NamedValue: Copy + fmt::Debug + Eq + 'static {
    /// Every value of every option, in the order of the rules, each option's default first.
    const ALL: &'static [Self];

    /// The option.
    fn option(self) -> &'static OptionInfo;
    /// The name of the value as records and arguments write it.
    fn name(self) -> &'static str;

    /// The value of an option, both by their names as records write them. `None` if there is no
    /// such option or value.
    #[must_use]
    fn of(option: &str, value: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|known| known.option().name == option && known.name() == value)
    }
}

/// A named set of all options of a game.
pub trait NamedPreset: Copy + fmt::Debug + Eq + 'static {
    /// The options of the game.
    type Options;
    /// Every preset, the game's default first.
    const ALL: &'static [Self];

    /// The name as records and arguments write it.
    fn name(self) -> &'static str;
    /// The preset's options.
    fn options(self) -> Self::Options;

    /// The preset of a name as records write it. `None` if there is no such preset.
    #[must_use]
    fn of(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|preset| preset.name() == name)
    }
}

/// Why an option or preset was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The game has no option of that name.
    #[error("{game} has no option {name:?}; its options are: {accepted}")]
    UnknownName {
        /// The game's name.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// The options there are.
        accepted: Names,
    },
    /// The option has no such value.
    #[error("option {name} has no value {value:?}; it takes: {}", accepted.join(", "))]
    UnknownValue {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes.
        accepted: &'static [&'static str],
    },
    /// The game has no preset of that name.
    #[error("{game} has no preset {name:?}; its presets are: {accepted}")]
    UnknownPreset {
        /// The game's name.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// The presets there are.
        accepted: Names,
    },
}

/// The names that would have been accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<&'static str>);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

/// Every option of one game together, written by `declare_options!`.
///
/// Required: the values, and how one is set. Provided: everything by name. Upper and lower case are
/// alike in names and values, and so are spaces, hyphens and underscores.
pub trait OptionSet: Copy + fmt::Debug + Default + Eq + Hash + 'static {
    /// The lower-case name of the game.
    const GAME: &'static str;
    /// One option with one of its values.
    type Value: NamedValue;
    /// A named set of options.
    type Preset: NamedPreset<Options = Self>;

    /// Every option with its value, in the order of the rules.
    fn values(self) -> impl Iterator<Item = Self::Value>;
    /// Gives an option a value.
    fn apply(&mut self, value: Self::Value);

    /// Every option of the game, in the order of the rules.
    fn list() -> impl Iterator<Item = &'static OptionInfo> {
        Self::default().values().map(NamedValue::option)
    }

    /// The name of an option's value. `None` if there is no such option.
    #[must_use]
    fn get(&self, name: &str) -> Option<&'static str> {
        let wanted = plain(name);
        let value = self.values().find(|value| value.option().name == wanted)?;
        Some(value.name())
    }

    /// Sets an option by name.
    ///
    /// # Errors
    /// Fails if the name or the value is unknown, with what is accepted; the options stay as they
    /// were.
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

    /// A preset by name: its proper name and its options.
    ///
    /// # Errors
    /// Fails if there is no such preset, with the names there are.
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

    /// The preset from which these options differ least, the first of two alike.
    #[must_use]
    fn nearest_preset(&self) -> (&'static str, Self) {
        Self::Preset::ALL
            .iter()
            .map(|preset| (preset.name(), preset.options()))
            .min_by_key(|(_, preset)| self.differences(preset).len())
            .unwrap_or_default()
    }

    /// The options, by name and value, in which these differ from others.
    #[must_use]
    fn differences(&self, other: &Self) -> Vec<(&'static str, &'static str)> {
        self.values()
            .zip(other.values())
            .filter(|(value, other)| value != other)
            .map(|(value, _)| (value.option().name, value.name()))
            .collect()
    }

    /// The options as one text: the nearest preset, spaces as hyphens, then each option that
    /// differs from it, as in `English entry_order=strict`.
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

/// A word as it is compared.
pub(super) fn plain(word: &str) -> String {
    word.trim().to_lowercase().replace([' ', '-'], "_")
}

/// At most 40 characters, for messages about words of any length.
pub fn shortened(text: &str) -> String {
    shortened_to(text, 40)
}

/// At most so many characters.
pub fn shortened_to(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
