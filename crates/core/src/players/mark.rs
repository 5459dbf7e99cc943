//! The signs by which players are known at a glance.

use serde::{Deserialize, Serialize};

/// A player's mark. Several players may have the same one.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "lowercase")]
pub enum PlayerMark {
    /// A sun.
    #[default]
    Sun,
    /// A fish.
    Fish,
    /// A leaf.
    Leaf,
    /// A boat.
    Boat,
    /// A moon.
    Moon,
    /// A star.
    Star,
    /// A tulip.
    Tulip,
    /// A mountain.
    Mountain,
    /// A key.
    Key,
    /// A bird.
    Bird,
    /// A bell.
    Bell,
    /// A shell.
    Shell,
}

impl PlayerMark {
    /// Every mark, in the order in which they are offered.
    pub const ALL: [PlayerMark; 12] = [
        PlayerMark::Sun,
        PlayerMark::Fish,
        PlayerMark::Leaf,
        PlayerMark::Boat,
        PlayerMark::Moon,
        PlayerMark::Star,
        PlayerMark::Tulip,
        PlayerMark::Mountain,
        PlayerMark::Key,
        PlayerMark::Bird,
        PlayerMark::Bell,
        PlayerMark::Shell,
    ];

    /// The word for it in files and keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PlayerMark::Sun => "sun",
            PlayerMark::Fish => "fish",
            PlayerMark::Leaf => "leaf",
            PlayerMark::Boat => "boat",
            PlayerMark::Moon => "moon",
            PlayerMark::Star => "star",
            PlayerMark::Tulip => "tulip",
            PlayerMark::Mountain => "mountain",
            PlayerMark::Key => "key",
            PlayerMark::Bird => "bird",
            PlayerMark::Bell => "bell",
            PlayerMark::Shell => "shell",
        }
    }

    /// The mark of a word.
    #[must_use]
    pub fn of_name(name: &str) -> Option<PlayerMark> {
        PlayerMark::ALL.into_iter().find(|mark| mark.name() == name)
    }
}
