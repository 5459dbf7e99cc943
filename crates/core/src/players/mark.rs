//! The marks by which players are recognized at a glance.

use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

/// A player's mark. Several players can have the same one.
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
    /// All marks, in the order in which they're offered.
    pub const ALL: &[PlayerMark] = PlayerMark::VARIANTS;

    /// The name in files and keys, such as `sun`; `FromStr` reads it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}
