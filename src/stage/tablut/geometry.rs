//! The places of Tablut's squares and captured pieces, in design units (1 unit = 1 pixel at 1920 × 1080).
//!
//! The numbers match the baked sheets. Board space is the sheet with the leather beside it for captured pieces, y
//! downwards. The board never turns, because the game looks the same from all four sides and the letters are baked.
//! Only the captured pieces change sides with the player panels.

use bevy::math::{Rect, Vec2};

use crate::geometry::tablut as geo;
pub use crate::geometry::tablut::{CELL, PIECE_DROP};
use crate::rules::Side;
use crate::rules::tablut::Square;
use crate::stage::board::BoardShape;
use crate::stage::sizes::vec2;
use crate::table::{Location, Place, Standing};

/// One of the two baked sheets: landscape has a written margin, portrait is all squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TablutBoard {
    /// The orientation.
    pub shape: BoardShape,
    /// The side whose seat is at the bottom.
    pub bottom: Side,
}

impl TablutBoard {
    /// Width and height, including the leather for captured pieces.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => Vec2::new(1496.0, 1029.0),
            BoardShape::Portrait => Vec2::new(980.0, 1148.0),
        }
    }

    /// The area of the sheet's picture, in board space.
    #[must_use]
    pub fn sheet(self) -> Rect {
        let (min, size) = match self.shape {
            BoardShape::Landscape => (Vec2::new(200.0, 0.0), vec2(geo::LANDSCAPE.size)),
            BoardShape::Portrait => (Vec2::new(0.0, 76.0), vec2(geo::PORTRAIT.size)),
        };
        Rect::from_corners(min, min + size)
    }

    /// The upper left corner of a9.
    fn grid(self) -> Vec2 {
        let within = match self.shape {
            BoardShape::Landscape => vec2(geo::LANDSCAPE.grid),
            BoardShape::Portrait => vec2(geo::PORTRAIT.grid),
        };
        self.sheet().min + within
    }

    /// The square of a location.
    #[must_use]
    pub fn square(self, location: Location) -> Option<Square> {
        match location {
            Location::Board(at) => Square::at(at % 9, at / 9 + 1),
            _ => None,
        }
    }

    /// A square's centre in board space.
    #[must_use]
    pub fn centre(self, at: Square) -> Vec2 {
        let column = f32::from(at.file()) + 0.5;
        let row = f32::from(9 - at.rank()) + 0.5;
        self.grid() + Vec2::new(column, row) * CELL
    }

    /// A location's area in board space.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        let centre = self.centre(self.square(location)?);
        Some(Rect::from_center_size(centre, Vec2::splat(CELL)))
    }

    /// The foot of a side's piece: on its square, or beside the sheet if captured. `None` if the piece isn't visible.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        match standing.place {
            Place::Captured => Some(self.captive(side, standing.level)),
            place => Some(self.rect(place.location(side)?)?.center() + Vec2::Y * PIECE_DROP),
        }
    }

    /// The place of a side's captured piece on the leather, slightly out of line. The first ones are nearest to the
    /// capturing player's edge of the table.
    fn captive(self, side: Side, level: u8) -> Vec2 {
        let (column, row) = (f32::from(level % 3), f32::from(level / 3));
        // A small offset that makes the rows look irregular.
        let stray = f32::from(level.wrapping_mul(7) % 5) - 2.0;
        let above = side == self.bottom;
        match self.shape {
            BoardShape::Landscape => {
                let y = if above {
                    96.0 + 62.0 * row
                } else {
                    960.0 - 62.0 * row
                };
                Vec2::new(40.0 + 62.0 * column + stray, y + 5.0 * stray)
            }
            BoardShape::Portrait => {
                // All of them fit into one row: sixteen of Black's, eight of White's.
                let step = match side {
                    Side::First => 59.0,
                    Side::Second => 70.0,
                };
                let y = if above { 52.0 } else { 1118.0 };
                Vec2::new(48.0 + step * f32::from(level), y + 2.0 * stray)
            }
        }
    }
}

/// The location of a square.
#[must_use]
pub fn location(at: Square) -> Location {
    Location::Board((at.rank() - 1) * 9 + at.file())
}
