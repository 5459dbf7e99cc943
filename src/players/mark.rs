//! The sign and the colour by which a player is known at a glance.

use serde::{Deserialize, Serialize};

/// A player's mark. Several players may have the same one.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "lowercase")]
pub enum PlayerMark {
    /// A sun, amber.
    #[default]
    Sun,
    /// A fish, blue.
    Fish,
    /// A leaf, green.
    Leaf,
    /// A boat, red.
    Boat,
    /// A moon, teal.
    Moon,
    /// A star, violet.
    Star,
    /// A tulip, pink.
    Tulip,
    /// A mountain, slate.
    Mountain,
    /// A key, brown.
    Key,
    /// A bird, indigo.
    Bird,
    /// A bell, mustard.
    Bell,
    /// A shell, coral.
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

    /// Its colour in sRGB: red, green and blue, each 0 to 255.
    #[must_use]
    pub const fn colour(self) -> [u8; 3] {
        match self {
            PlayerMark::Sun => [0xB8, 0x74, 0x1A],
            PlayerMark::Fish => [0x2C, 0x5F, 0xA8],
            PlayerMark::Leaf => [0x5A, 0x7A, 0x2C],
            PlayerMark::Boat => [0xA8, 0x3A, 0x2A],
            PlayerMark::Moon => [0x1F, 0x7F, 0x7A],
            PlayerMark::Star => [0x74, 0x46, 0x8A],
            PlayerMark::Tulip => [0xB0, 0x4A, 0x70],
            PlayerMark::Mountain => [0x55, 0x5A, 0x60],
            PlayerMark::Key => [0x64, 0x43, 0x2C],
            PlayerMark::Bird => [0x3A, 0x3A, 0x86],
            PlayerMark::Bell => [0x85, 0x72, 0x0E],
            PlayerMark::Shell => [0xC0, 0x6A, 0x58],
        }
    }
}
