//! The colours of badges.

use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

/// A player's colour. Several players can have the same one.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Default,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum PlayerColour {
    /// Amber.
    #[default]
    Amber,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Red.
    Red,
    /// Teal.
    Teal,
    /// Violet.
    Violet,
    /// Pink.
    Pink,
    /// Slate.
    Slate,
}

impl PlayerColour {
    /// All colours, in the order in which they're offered.
    pub const ALL: &[PlayerColour] = PlayerColour::VARIANTS;

    /// The name in files and keys, such as `amber`; `FromStr` reads it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// The sRGB value: red, green and blue, each 0 to 255.
    #[must_use]
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            PlayerColour::Amber => [0xB8, 0x74, 0x1A],
            PlayerColour::Blue => [0x2C, 0x5F, 0xA8],
            PlayerColour::Green => [0x5A, 0x7A, 0x2C],
            PlayerColour::Red => [0xA8, 0x3A, 0x2A],
            PlayerColour::Teal => [0x1F, 0x7F, 0x7A],
            PlayerColour::Violet => [0x74, 0x46, 0x8A],
            PlayerColour::Pink => [0xB0, 0x4A, 0x70],
            PlayerColour::Slate => [0x55, 0x5A, 0x60],
        }
    }
}
