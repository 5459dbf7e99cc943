//! The part of the box that the dice are thrown into.

use bevy::prelude::*;

use crate::geometry::tawula as geo;
use crate::motion::roll::REACH;
use crate::stage::board::BoardShape;
use crate::stage::sizes::rect;
use crate::stage::solid::TILT;

/// Where dice roll, and from where they come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiceFloor {
    /// In board space; a rim stands at either end of the way.
    pub area: Rect,
    /// They are thrown up or down the screen, not along it.
    pub upright: bool,
}

impl DiceFloor {
    /// The half of the box that is to the right, or below.
    #[must_use]
    pub fn of(shape: BoardShape) -> DiceFloor {
        match shape {
            BoardShape::Landscape => DiceFloor {
                area: rect(geo::LANDSCAPE_FLOORS[1]),
                upright: false,
            },
            BoardShape::Portrait => DiceFloor {
                area: rect(geo::PORTRAIT_FLOORS[1]),
                upright: true,
            },
        }
    }

    /// The edge of a die in design units: what was recorded reaches from rim to rim.
    #[must_use]
    pub fn edge(self) -> f32 {
        let way = if self.upright {
            self.area.height() / TILT.cos()
        } else {
            self.area.width()
        };
        way / (2.0 * REACH[0])
    }

    /// How often the floor of a roll is turned by a quarter to lie in this one: an ordinary roll
    /// goes along the way, an opening roll always from below and above.
    #[must_use]
    pub fn quarters(self, opening: bool) -> u8 {
        u8::from(self.upright && !opening)
    }
}
