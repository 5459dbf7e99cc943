//! The features that a portrait is drawn from.

use bevy_egui::egui::Color32;

/// The hair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hair {
    /// No hair visible under a hat.
    None,
    /// Short, at the sides.
    Short,
    /// Down to the shoulders.
    Long,
    /// Two plaits.
    Plaits,
    /// A knot on top.
    Knot,
    /// The rolls of a wig.
    Wig,
}

/// The beard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beard {
    /// No beard.
    None,
    /// A moustache.
    Moustache,
    /// A moustache with its ends turned up.
    Twirled,
    /// A tuft on the chin, with a moustache.
    Goatee,
    /// All round the chin.
    Full,
    /// Down to the chest.
    Long,
}

/// The hat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hat {
    /// No hat.
    None,
    /// A wound cloth.
    Turban,
    /// A wound cloth with a jewel and a plume.
    JewelledTurban,
    /// A round cap close to the head.
    Cap,
    /// A stiff, tall cap with a tassel.
    Fez,
    /// A cap with a rim of fur.
    FurCap,
    /// A knitted cap with a ball.
    KnittedCap,
    /// A hood.
    Hood,
    /// A hat with three corners.
    Tricorn,
    /// A wide cone of straw.
    StrawCone,
    /// A straw hat with a band.
    StrawHat,
    /// A cloth about the forehead.
    Band,
    /// A scarf about head and neck.
    Scarf,
    /// A flower behind the ear.
    Flower,
}

/// The eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Calm.
    Open,
    /// Amazed.
    Wide,
    /// Keen.
    Narrow,
    /// Closed.
    Closed,
    /// Turned to one side.
    Aside,
}

/// The mouth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouth {
    /// A smile.
    Smile,
    /// A broad smile with teeth.
    Grin,
    /// A straight line.
    Level,
    /// A smile on one side.
    Smirk,
    /// An open mouth.
    Round,
}

/// Another feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// No other feature.
    None,
    /// Rings in the ears.
    Earrings,
    /// Spectacles.
    Spectacles,
    /// Freckles.
    Freckles,
    /// Lines of age.
    Lines,
}

/// A portrait by its features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Portrait {
    /// The skin.
    pub skin: Color32,
    /// The hair.
    pub hair: Hair,
    /// The colour of hair, brows and beard.
    pub hair_colour: Color32,
    /// The beard.
    pub beard: Beard,
    /// The hat.
    pub hat: Hat,
    /// The colour of the hat; unused without one.
    pub hat_colour: Color32,
    /// The coat.
    pub coat: Color32,
    /// Slope of the brows, -1 (amazed) to 1 (angry).
    pub brows: f32,
    /// The eyes.
    pub eyes: Eyes,
    /// The mouth.
    pub mouth: Mouth,
    /// Another feature.
    pub mark: Mark,
}

/// A colour from its hexadecimal number, such as `0xC08A5C`.
#[must_use]
pub const fn rgb(figure: u32) -> Color32 {
    let [_, r, g, b] = figure.to_be_bytes();
    Color32::from_rgb(r, g, b)
}
