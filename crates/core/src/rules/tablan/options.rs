//! The switches of Tablan and the two named sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{OptionInfo, OptionSet};

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

const SWITCHES: &[OptionInfo] = &[
    OptionInfo::new("move", &["end_of_series", "after_each_throw"], "TN-7"),
    OptionInfo::new("single_half", &["on", "off"], "TN-8"),
    OptionInfo::new("leap", &["on", "off"], "TN-9"),
    OptionInfo::new("start_order", &["strict", "free"], "TN-11"),
    OptionInfo::new("entry_order", &["strict", "free"], "TN-13"),
    OptionInfo::new("score", &["home", "remaining"], "TN-18"),
    OptionInfo::new("tie", &["draw", "survivors", "first_finisher"], "TN-18"),
    OptionInfo::new("big_start", &["off", "on"], "TN-21"),
];

impl OptionSet for Options {
    const GAME: &'static str = "tablan";
    const SWITCHES: &'static [OptionInfo] = SWITCHES;
    const PRESETS: &'static [(&'static str, Self)] = &[
        (Preset::PerGioco.name(), Preset::PerGioco.options()),
        (Preset::English.name(), Preset::English.options()),
    ];

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

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
