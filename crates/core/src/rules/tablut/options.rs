//! The switches of Tablut and the named sets of them (TT-0).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{OptionInfo, OptionSet};

/// How many thrones there are (TT-0, TT-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thrones {
    /// The Konakis alone; the king flees to the edge.
    #[default]
    One,
    /// The Konakis and the corners, by TT-20 to TT-23; the king flees to a corner.
    Five,
}

/// What the throne is to those who pass, once the king has left it (TT-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throne {
    /// Nobody stops on it or passes over it.
    #[default]
    Closed,
    /// Everybody may pass over it, nobody may stop on it.
    Transit,
}

/// How the king is captured (TT-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KingCapture {
    /// By four men, or by three and the throne.
    #[default]
    Surrounded,
    /// Away from the throne by two, like a man.
    Flanked,
}

/// Every option of Tablut; the default is the preset `Linnaeus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// `thrones`, TT-0.
    pub thrones: Thrones,
    /// `throne`, TT-4; without effect with five thrones.
    pub throne: Throne,
    /// `hostile_throne`, TT-7; without effect with five thrones.
    pub hostile_throne: bool,
    /// `king`, TT-8; without effect with five thrones.
    pub king: KingCapture,
    /// `shut_in_king_loses`, TT-12.
    pub shut_in_king_loses: bool,
    /// `repetition`, TT-14: the third occurrence is a draw.
    pub repetition: bool,
}

impl Default for Options {
    fn default() -> Self {
        Preset::Linnaeus.options()
    }
}

/// A named set of options (TT-0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Preset {
    /// The rules as PerGioco gives them.
    #[default]
    Linnaeus,
    /// The empty throne may be passed over.
    OpenThrone,
    /// The corners are thrones, and the king's goal.
    FiveThrones,
    /// The king is captured by two.
    FlankedKing,
}

impl Preset {
    /// Every preset, the default first.
    pub const ALL: [Preset; 4] = [
        Preset::Linnaeus,
        Preset::OpenThrone,
        Preset::FiveThrones,
        Preset::FlankedKing,
    ];

    /// The name as records and arguments write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Linnaeus => "Linnaeus",
            Preset::OpenThrone => "Open throne",
            Preset::FiveThrones => "Five thrones",
            Preset::FlankedKing => "Flanked king",
        }
    }

    /// The preset's options.
    #[must_use]
    pub const fn options(self) -> Options {
        let linnaeus = Options {
            thrones: Thrones::One,
            throne: Throne::Closed,
            hostile_throne: false,
            king: KingCapture::Surrounded,
            shut_in_king_loses: true,
            repetition: true,
        };
        match self {
            Preset::Linnaeus => linnaeus,
            Preset::OpenThrone => Options {
                throne: Throne::Transit,
                ..linnaeus
            },
            Preset::FiveThrones => Options {
                thrones: Thrones::Five,
                ..linnaeus
            },
            Preset::FlankedKing => Options {
                king: KingCapture::Flanked,
                ..linnaeus
            },
        }
    }
}

const SWITCHES: &[OptionInfo] = &[
    OptionInfo::new("thrones", &["one", "five"], "TT-0"),
    OptionInfo::new("throne", &["closed", "transit"], "TT-4"),
    OptionInfo::new("hostile_throne", &["off", "on"], "TT-7"),
    OptionInfo::new("king", &["surrounded", "flanked"], "TT-8"),
    OptionInfo::new("shut_in_king_loses", &["on", "off"], "TT-12"),
    OptionInfo::new("repetition", &["draw", "off"], "TT-14"),
];

const fn named(preset: Preset) -> (&'static str, Options) {
    (preset.name(), preset.options())
}

impl OptionSet for Options {
    const GAME: &'static str = "tablut";
    const SWITCHES: &'static [OptionInfo] = SWITCHES;
    const PRESETS: &'static [(&'static str, Self)] = &[
        named(Preset::Linnaeus),
        named(Preset::OpenThrone),
        named(Preset::FiveThrones),
        named(Preset::FlankedKing),
    ];

    fn choice(&self, place: usize) -> usize {
        match place {
            0 => self.thrones as usize,
            1 => self.throne as usize,
            2 => usize::from(self.hostile_throne),
            3 => self.king as usize,
            4 => usize::from(!self.shut_in_king_loses),
            _ => usize::from(!self.repetition),
        }
    }

    fn choose(&mut self, place: usize, choice: usize) {
        let first = choice == 0;
        match place {
            0 if first => self.thrones = Thrones::One,
            0 => self.thrones = Thrones::Five,
            1 if first => self.throne = Throne::Closed,
            1 => self.throne = Throne::Transit,
            2 => self.hostile_throne = !first,
            3 if first => self.king = KingCapture::Surrounded,
            3 => self.king = KingCapture::Flanked,
            4 => self.shut_in_king_loses = first,
            _ => self.repetition = first,
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
