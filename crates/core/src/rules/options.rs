//! The switches of a game's rules and its presets, by name: one mechanism for all games.

use std::fmt;
use std::hash::Hash;

/// One switch of the rules, for menus and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name as records and arguments write it.
    pub name: &'static str,
    /// Its values, the game's default first.
    pub values: &'static [&'static str],
    /// The number of the rule it belongs to.
    pub rule: &'static str,
}

impl OptionInfo {
    /// A switch with its values, the default first, and the rule it belongs to.
    #[must_use]
    pub const fn new(
        name: &'static str,
        values: &'static [&'static str],
        rule: &'static str,
    ) -> OptionInfo {
        OptionInfo { name, values, rule }
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

/// Every option of one game together.
///
/// Required: the list of switches, the presets, and how a switch is read and set by its place.
/// Provided: everything by name. Upper and lower case are alike in names and values, and so are
/// spaces, hyphens and underscores.
pub trait OptionSet: Copy + fmt::Debug + Default + Eq + Hash + 'static {
    /// The lower-case name of the game.
    const GAME: &'static str;
    /// Every switch with its values, in the order of the rules.
    const SWITCHES: &'static [OptionInfo];
    /// The presets by name, the game's default first.
    const PRESETS: &'static [(&'static str, Self)];

    /// Which value of a switch is chosen, both by their places in the list.
    fn choice(&self, place: usize) -> usize;
    /// Chooses a value of a switch, both by their places in the list.
    fn choose(&mut self, place: usize, choice: usize);

    /// The value of an option by name, or none where there is no such option.
    #[must_use]
    fn get(&self, name: &str) -> Option<&'static str> {
        let place = place_of::<Self>(name)?;
        Some(Self::SWITCHES[place].values[self.choice(place)])
    }

    /// Sets an option by name.
    ///
    /// # Errors
    /// An unknown name or value, with what is accepted; nothing is changed then.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let place = place_of::<Self>(name).ok_or_else(|| OptionError::UnknownName {
            game: Self::GAME,
            name: shortened(name),
            accepted: Names(Self::SWITCHES.iter().map(|switch| switch.name).collect()),
        })?;
        let OptionInfo { name, values, .. } = Self::SWITCHES[place];
        let wanted = plain(value);
        let choice = values
            .iter()
            .position(|known| *known == wanted)
            .ok_or_else(|| OptionError::UnknownValue {
                name,
                value: shortened(value),
                accepted: values,
            })?;
        self.choose(place, choice);
        Ok(())
    }

    /// A preset by name: its proper name and its options.
    ///
    /// # Errors
    /// No such preset, with the names there are.
    fn of_preset(name: &str) -> Result<(&'static str, Self), OptionError> {
        let wanted = plain(name);
        Self::PRESETS
            .iter()
            .find(|(known, _)| plain(known) == wanted)
            .copied()
            .ok_or_else(|| OptionError::UnknownPreset {
                game: Self::GAME,
                name: shortened(name),
                accepted: Names(Self::PRESETS.iter().map(|(name, _)| *name).collect()),
            })
    }

    /// The preset from which these options differ least, the first of two alike.
    #[must_use]
    fn nearest_preset(&self) -> (&'static str, Self) {
        Self::PRESETS
            .iter()
            .copied()
            .min_by_key(|(_, preset)| self.differences(preset).len())
            .unwrap_or_default()
    }

    /// The options, by name and value, in which these differ from others.
    #[must_use]
    fn differences(&self, other: &Self) -> Vec<(&'static str, &'static str)> {
        (0..Self::SWITCHES.len())
            .filter(|place| self.choice(*place) != other.choice(*place))
            .map(|place| {
                let OptionInfo { name, values, .. } = Self::SWITCHES[place];
                (name, values[self.choice(place)])
            })
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

fn place_of<O: OptionSet>(name: &str) -> Option<usize> {
    let wanted = plain(name);
    O::SWITCHES.iter().position(|switch| switch.name == wanted)
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
