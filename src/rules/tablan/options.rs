//! The switches of Tablan and the two named sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// When pieces move (TN-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveTiming {
    /// After the last throw of the series.
    #[default]
    EndOfSeries,
    /// After each throw.
    AfterEachThrow,
}

/// In which order pieces may leave their base (TN-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartOrder {
    /// Only the foremost piece not yet started.
    #[default]
    Strict,
    /// Any.
    Free,
}

/// In which order the enemy base fills (TN-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryOrder {
    /// Cell after cell along the path.
    #[default]
    Strict,
    /// Any cell not held by an own piece.
    Free,
}

/// What is counted at the end (TN-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// Pieces in the enemy base.
    #[default]
    Home,
    /// All pieces left on the board.
    Remaining,
}

/// What decides equal scores (TN-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// Nothing: the game is drawn.
    #[default]
    Draw,
    /// More pieces left on the board.
    Survivors,
    /// Having finished.
    FirstFinisher,
}

/// Every option of Tablan; the default is the preset `PerGioco`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// `move`, TN-7.
    #[serde(rename = "move")]
    pub timing: MoveTiming,
    /// `single_half`, TN-8c.
    pub single_half: bool,
    /// `leap`, TN-9; without effect when moving after each throw.
    pub leap: bool,
    /// `start_order`, TN-11.
    pub start_order: StartOrder,
    /// `entry_order`, TN-13.
    pub entry_order: EntryOrder,
    /// `score`, TN-18.
    pub score: Score,
    /// `tie`, TN-18.
    pub tie: Tie,
    /// `big_start`, TN-21.
    pub big_start: bool,
}

impl Default for Options {
    fn default() -> Self {
        Preset::PerGioco.options()
    }
}

/// A named set of options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Preset {
    /// The Italian text.
    #[default]
    PerGioco,
    /// The English text.
    English,
}

impl Preset {
    /// Both presets, the default first.
    pub const ALL: [Preset; 2] = [Preset::PerGioco, Preset::English];

    /// The name as records and arguments write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::PerGioco => "PerGioco",
            Preset::English => "English",
        }
    }

    /// The preset's options.
    #[must_use]
    pub const fn options(self) -> Options {
        let italian = Options {
            timing: MoveTiming::EndOfSeries,
            single_half: true,
            leap: true,
            start_order: StartOrder::Strict,
            entry_order: EntryOrder::Strict,
            score: Score::Home,
            tie: Tie::Draw,
            big_start: false,
        };
        match self {
            Preset::PerGioco => italian,
            Preset::English => Options {
                timing: MoveTiming::AfterEachThrow,
                leap: false,
                start_order: StartOrder::Free,
                entry_order: EntryOrder::Free,
                score: Score::Remaining,
                tie: Tie::FirstFinisher,
                ..italian
            },
        }
    }
}

/// One switch of the rules, for menus and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name as records and arguments write it.
    pub name: &'static str,
    /// Its values, the one of `PerGioco` first.
    pub values: &'static [&'static str],
    /// The number of the rule it belongs to.
    pub rule: &'static str,
}

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No option of that name.
    #[error("unknown option {name:?}; the options are: {}", names())]
    UnknownName {
        /// What was asked for.
        name: String,
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
    /// No preset of that name.
    #[error("unknown preset {name:?}; the presets are: PerGioco, English")]
    UnknownPreset {
        /// What was asked for.
        name: String,
    },
}

const SWITCHES: [OptionInfo; 8] = [
    switch("move", &["end_of_series", "after_each_throw"], "TN-7"),
    switch("single_half", &["on", "off"], "TN-8"),
    switch("leap", &["on", "off"], "TN-9"),
    switch("start_order", &["strict", "free"], "TN-11"),
    switch("entry_order", &["strict", "free"], "TN-13"),
    switch("score", &["home", "remaining"], "TN-18"),
    switch("tie", &["draw", "survivors", "first_finisher"], "TN-18"),
    switch("big_start", &["off", "on"], "TN-21"),
];

const fn switch(
    name: &'static str,
    values: &'static [&'static str],
    rule: &'static str,
) -> OptionInfo {
    OptionInfo { name, values, rule }
}

fn names() -> String {
    SWITCHES.map(|switch| switch.name).join(", ")
}

/// A word as it is compared: case, spaces, hyphens and underscores do not matter.
fn plain(word: &str) -> String {
    word.trim().to_lowercase().replace([' ', '-'], "_")
}

impl Options {
    /// Every option with its values, in the order of the rules.
    #[must_use]
    pub const fn list() -> &'static [OptionInfo] {
        &SWITCHES
    }

    /// The value of an option by name, or none where there is no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&'static str> {
        let wanted = plain(name);
        let place = SWITCHES.iter().position(|switch| switch.name == wanted)?;
        Some(SWITCHES[place].values[self.choice(place)])
    }

    /// Sets an option by name; upper and lower case are alike.
    ///
    /// # Errors
    /// An unknown name or value, with what is accepted; nothing is changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let wanted = plain(name);
        let place = SWITCHES
            .iter()
            .position(|switch| switch.name == wanted)
            .ok_or_else(|| OptionError::UnknownName {
                name: name.to_owned(),
            })?;
        let OptionInfo { name, values, .. } = SWITCHES[place];
        let wanted = plain(value);
        let choice = values
            .iter()
            .position(|known| *known == wanted)
            .ok_or_else(|| OptionError::UnknownValue {
                name,
                value: value.to_owned(),
                accepted: values,
            })?;
        self.choose(place, choice);
        Ok(())
    }

    /// The preset that these options are, if they are one.
    #[must_use]
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.options() == *self)
    }

    /// The preset from which these options differ least, the first of two alike.
    #[must_use]
    pub fn nearest_preset(&self) -> Preset {
        Preset::ALL
            .into_iter()
            .min_by_key(|preset| self.differences(*preset).len())
            .unwrap_or_default()
    }

    /// The options, by name and value, in which these differ from a preset.
    #[must_use]
    pub fn differences(&self, preset: Preset) -> Vec<(&'static str, &'static str)> {
        let other = preset.options();
        (0..SWITCHES.len())
            .filter(|place| self.choice(*place) != other.choice(*place))
            .map(|place| {
                (
                    SWITCHES[place].name,
                    SWITCHES[place].values[self.choice(place)],
                )
            })
            .collect()
    }

    /// Which value of an option is chosen, both by their places in the list.
    fn choice(&self, place: usize) -> usize {
        match place {
            0 => self.timing as usize,
            1 => usize::from(!self.single_half),
            2 => usize::from(!self.leap),
            3 => self.start_order as usize,
            4 => self.entry_order as usize,
            5 => self.score as usize,
            6 => self.tie as usize,
            _ => usize::from(self.big_start),
        }
    }

    fn choose(&mut self, place: usize, choice: usize) {
        let first = choice == 0;
        match place {
            0 if first => self.timing = MoveTiming::EndOfSeries,
            0 => self.timing = MoveTiming::AfterEachThrow,
            1 => self.single_half = first,
            2 => self.leap = first,
            3 if first => self.start_order = StartOrder::Strict,
            3 => self.start_order = StartOrder::Free,
            4 if first => self.entry_order = EntryOrder::Strict,
            4 => self.entry_order = EntryOrder::Free,
            5 if first => self.score = Score::Home,
            5 => self.score = Score::Remaining,
            6 if first => self.tie = Tie::Draw,
            6 if choice == 1 => self.tie = Tie::Survivors,
            6 => self.tie = Tie::FirstFinisher,
            _ => self.big_start = !first,
        }
    }
}

impl Preset {
    /// Finds a preset by name; upper and lower case are alike, and so are spaces and hyphens.
    ///
    /// # Errors
    /// No such preset, with the names there are.
    pub fn from_name(name: &str) -> Result<Preset, OptionError> {
        Preset::ALL
            .into_iter()
            .find(|preset| plain(preset.name()) == plain(name))
            .ok_or_else(|| OptionError::UnknownPreset {
                name: name.to_owned(),
            })
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
