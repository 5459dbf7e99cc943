//! The switches of Tapatan and the two named sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{EndReason, OptionInfo, OptionSet, Outcome, Side};

/// How a game ends in which the side to move cannot (TP-6).
///
/// It never changes a game: whenever three against three leave a side without a move, the other
/// has three in line already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stall {
    /// Nobody wins.
    #[default]
    Draw,
    /// The side that cannot move loses.
    Loss,
}

/// What the third occurrence of a position is (TP-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repetition {
    /// Nothing: the game goes on.
    #[default]
    Off,
    /// A draw.
    Draw,
}

/// Whether the first piece of the game may go to b2 (TP-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstCentre {
    /// It may.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

/// Every option of Tapatan; the default is the preset `Tapatan`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// `stall`, TP-6.
    pub stall: Stall,
    /// `repetition`, TP-7.
    pub repetition: Repetition,
    /// `first_centre`, TP-8.
    pub first_centre: FirstCentre,
}

/// A named set of options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Preset {
    /// The game as the source has it.
    #[default]
    Tapatan,
    /// Without the opening that wins by force.
    EvenStart,
}

impl Stall {
    /// How the game ends if `blocked` is to move and cannot (TP-6).
    #[must_use]
    pub const fn outcome(self, blocked: Side) -> Outcome {
        let winner = match self {
            Stall::Draw => None,
            Stall::Loss => Some(blocked.other()),
        };
        ended(winner, EndReason::NoMove)
    }
}

/// The end of a game: the winner scores 1.
pub(super) const fn ended(winner: Option<Side>, reason: EndReason) -> Outcome {
    let score = match winner {
        Some(Side::First) => [1, 0],
        Some(Side::Second) => [0, 1],
        None => [0, 0],
    };
    Outcome {
        winner,
        reason,
        score,
    }
}

impl Preset {
    /// Both presets, the default first.
    pub const ALL: [Preset; 2] = [Preset::Tapatan, Preset::EvenStart];

    /// The name as records and arguments write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Tapatan => "Tapatan",
            Preset::EvenStart => "Even start",
        }
    }

    /// The preset's options.
    #[must_use]
    pub const fn options(self) -> Options {
        match self {
            Preset::Tapatan => Options {
                stall: Stall::Draw,
                repetition: Repetition::Off,
                first_centre: FirstCentre::Allowed,
            },
            Preset::EvenStart => Options {
                stall: Stall::Draw,
                repetition: Repetition::Draw,
                first_centre: FirstCentre::Forbidden,
            },
        }
    }
}

const SWITCHES: &[OptionInfo] = &[
    OptionInfo::new("stall", &["draw", "loss"], "TP-6"),
    OptionInfo::new("repetition", &["off", "draw"], "TP-7"),
    OptionInfo::new("first_centre", &["allowed", "forbidden"], "TP-8"),
];

impl OptionSet for Options {
    const GAME: &'static str = "tapatan";
    const SWITCHES: &'static [OptionInfo] = SWITCHES;
    const PRESETS: &'static [(&'static str, Self)] = &[
        (Preset::Tapatan.name(), Preset::Tapatan.options()),
        (Preset::EvenStart.name(), Preset::EvenStart.options()),
    ];

    fn choice(&self, place: usize) -> usize {
        match place {
            0 => self.stall as usize,
            1 => self.repetition as usize,
            _ => self.first_centre as usize,
        }
    }

    fn choose(&mut self, place: usize, choice: usize) {
        let first = choice == 0;
        match place {
            0 if first => self.stall = Stall::Draw,
            0 => self.stall = Stall::Loss,
            1 if first => self.repetition = Repetition::Off,
            1 => self.repetition = Repetition::Draw,
            _ if first => self.first_centre = FirstCentre::Allowed,
            _ => self.first_centre = FirstCentre::Forbidden,
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
