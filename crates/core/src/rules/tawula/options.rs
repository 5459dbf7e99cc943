//! The switches of Tawula and the one named set of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{OptionInfo, OptionSet};

/// On which point a number enters a piece from the hand (TW-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EntryPoint {
    /// A number n enters on point n.
    #[default]
    #[serde(rename = "n")]
    Same,
    /// A number n enters on point n+1; from the bar still on point n.
    #[serde(rename = "n+1")]
    Next,
}

/// What the cappotto is worth (TW-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cappotto {
    /// It wins seven games at once.
    #[default]
    Immediate,
    /// The game goes on, and counts seven if the side wins it.
    OnlyIfWon,
    /// Nothing.
    Off,
}

/// Every option of Tawula; the default is the preset `Tawula`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// `entry_point`, TW-5.
    pub entry_point: EntryPoint,
    /// `must_enter_first`, TW-6.
    pub must_enter_first: bool,
    /// `reentry_guarantee`, TW-11.
    pub reentry_guarantee: bool,
    /// `cappotto`, TW-15.
    pub cappotto: Cappotto,
}

impl Options {
    /// How far beyond its number a piece from the hand enters (TW-5).
    pub(super) const fn shift(&self) -> u8 {
        match self.entry_point {
            EntryPoint::Same => 0,
            EntryPoint::Next => 1,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Preset::Tawula.options()
    }
}

/// A named set of options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Preset {
    /// The source's rules.
    #[default]
    Tawula,
}

impl Preset {
    /// Every preset, the default first.
    pub const ALL: [Preset; 1] = [Preset::Tawula];

    /// The name as records and arguments write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Tawula => "Tawula",
        }
    }

    /// The preset's options.
    #[must_use]
    pub const fn options(self) -> Options {
        match self {
            Preset::Tawula => Options {
                entry_point: EntryPoint::Same,
                must_enter_first: false,
                reentry_guarantee: true,
                cappotto: Cappotto::Immediate,
            },
        }
    }
}

const SWITCHES: &[OptionInfo] = &[
    OptionInfo::new("entry_point", &["n", "n+1"], "TW-5"),
    OptionInfo::new("must_enter_first", &["off", "on"], "TW-6"),
    OptionInfo::new("reentry_guarantee", &["on", "off"], "TW-11"),
    OptionInfo::new("capote", &["immediate", "only_if_won", "off"], "TW-15"),
];

impl OptionSet for Options {
    const GAME: &'static str = "tawula";
    const SWITCHES: &'static [OptionInfo] = SWITCHES;
    const PRESETS: &'static [(&'static str, Self)] =
        &[(Preset::Tawula.name(), Preset::Tawula.options())];

    fn choice(&self, place: usize) -> usize {
        match place {
            0 => self.entry_point as usize,
            1 => usize::from(self.must_enter_first),
            2 => usize::from(!self.reentry_guarantee),
            _ => self.cappotto as usize,
        }
    }

    fn choose(&mut self, place: usize, choice: usize) {
        let first = choice == 0;
        match place {
            0 if first => self.entry_point = EntryPoint::Same,
            0 => self.entry_point = EntryPoint::Next,
            1 => self.must_enter_first = !first,
            2 => self.reentry_guarantee = first,
            _ if first => self.cappotto = Cappotto::Immediate,
            _ if choice == 1 => self.cappotto = Cappotto::OnlyIfWon,
            _ => self.cappotto = Cappotto::Off,
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
