//! The part of the box into which the dice are thrown.

use bevy::prelude::*;

use crate::geometry::tawula as geo;
use crate::motion::roll::REACH;
use crate::stage::board::BoardShape;
use crate::stage::sizes::rect;
use crate::stage::solid::TILT;

/// The area of a roll and its direction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiceFloor {
    /// The area in board space, with a rim at either end of the throw's direction.
    pub area: Rect,
    /// `true` if dice are thrown up or down the screen instead of across it.
    pub upright: bool,
}

impl DiceFloor {
    /// The right or lower half of the box.
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

    /// The edge of a die in design units, so that the recording reaches from rim to rim.
    #[must_use]
    pub fn edge(self) -> f32 {
        let way = if self.upright {
            self.area.height() / TILT.cos()
        } else {
            self.area.width()
        };
        way / (2.0 * REACH[0])
    }

    /// The number of quarter turns from a recorded roll to this floor. An ordinary roll follows the throw's direction;
    /// an opening roll always comes from below and above.
    #[must_use]
    pub fn quarters(self, opening: bool) -> u8 {
        u8::from(self.upright && !opening)
    }
}
