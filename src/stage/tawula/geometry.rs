//! The places of Tawula's points, bar and trays in the box, in design units.
//!
//! The numbers match the baked boards. Board space has its origin at the box's upper left corner, with y downwards.
//! Points have the numbers of the player at the bottom, so the picture is the same from either seat.

use bevy::math::{Rect, Vec2};

use crate::geometry::tawula as geo;
use crate::rules::Side;
use crate::rules::tawula::opposite;
use crate::stage::board::BoardShape;
use crate::stage::sizes::{rect as area, vec2};
use crate::table::{Location, Place, Standing};

/// The base length for the sizes of pieces: the pitch of the points.
pub const CELL: f32 = geo::LANDSCAPE_PITCH;

/// Distance from one piece on a point to the next.
const PITCH: f32 = 85.0;

/// The touch area of an upright box's trays beyond the box, as wide as the gap that the layout leaves there.
const MARGIN: f32 = 12.0;

/// The bar of the landscape box and of the portrait one.
const BAR: (Rect, Rect) = (area(geo::LANDSCAPE_BAR), area(geo::PORTRAIT_BAR));

/// Half the floor's width along its points: landscape, portrait.
const HALF_FLOOR: (f32, f32) = (
    (geo::LANDSCAPE_BAR[3] - geo::LANDSCAPE_BAR[1]) / 2.0,
    (geo::PORTRAIT_BAR[2] - geo::PORTRAIT_BAR[0]) / 2.0,
);

/// One of the two baked boxes, seen by one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TawulaBoard {
    /// The orientation.
    pub shape: BoardShape,
    /// The side whose seat is at the bottom.
    pub bottom: Side,
}

const fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect {
        min: Vec2::new(left, top),
        max: Vec2::new(right, bottom),
    }
}

impl TawulaBoard {
    /// Width and height, including the frame.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => vec2(geo::LANDSCAPE),
            BoardShape::Portrait => vec2(geo::PORTRAIT),
        }
    }

    /// Converts a point between White's number and the number of the player at the bottom, in either direction.
    #[must_use]
    pub const fn own(self, at: u8) -> u8 {
        match self.bottom {
            Side::First => at,
            Side::Second => opposite(at),
        }
    }

    /// The middle of a point's base, by the number of the player at the bottom, and the direction to its tip.
    #[must_use]
    pub fn base(self, number: u8) -> (Vec2, Vec2) {
        let portrait = self.shape == BoardShape::Portrait;
        let (base, towards) = geo::base(portrait, number);
        (vec2(base), vec2(towards))
    }

    /// The centre of a piece in a slot of a point, by the number of the player at the bottom. Slot 0 is at the wall.
    #[must_use]
    pub fn slot(self, number: u8, slot: f32) -> Vec2 {
        let (base, towards) = self.base(number);
        let first = match self.shape {
            BoardShape::Landscape if towards.y < 0.0 => 54.0,
            BoardShape::Landscape => 51.0,
            BoardShape::Portrait => 46.0,
        };
        base + towards * (first + PITCH * slot)
    }

    /// The slot of the piece at a level, and the number of layers below it. Pieces of a new layer are above the gaps of
    /// the full one, so that all of them are visible.
    #[must_use]
    pub fn stacked(self, level: u8) -> (f32, u8) {
        let mut room = match self.shape {
            BoardShape::Landscape => 5,
            BoardShape::Portrait => 4,
        };
        let (mut left, mut layer) = (level, 0);
        while left >= room && room > 1 {
            left -= room;
            room -= 1;
            layer += 1;
        }
        (
            f32::from(left.min(room - 1)) + 0.5 * f32::from(layer),
            layer,
        )
    }

    /// A side's tray: its hand, and later the pieces borne off.
    const fn tray(self, side: Side) -> Rect {
        let own = side.index() == self.bottom.index();
        match (self.shape, own) {
            (BoardShape::Landscape, true) => area(geo::LANDSCAPE_TRAYS[1]),
            (BoardShape::Landscape, false) => area(geo::LANDSCAPE_TRAYS[0]),
            (BoardShape::Portrait, true) => area(geo::PORTRAIT_TRAYS[1]),
            (BoardShape::Portrait, false) => area(geo::PORTRAIT_TRAYS[0]),
        }
    }

    /// The inside of a tray, for a frame around it. `None` if the location isn't a tray.
    #[must_use]
    pub const fn tray_of(self, location: Location) -> Option<Rect> {
        match location {
            Location::Hand(side) | Location::Off(side) => Some(self.tray(side)),
            _ => None,
        }
    }

    /// The corners of a point's triangle, within its edge. `None` if the location isn't a point.
    #[must_use]
    pub fn triangle_of(self, location: Location) -> Option<[Vec2; 3]> {
        /// The distance to the edge.
        const INSET: f32 = 4.0;
        let Location::Board(at @ 1..=24) = location else {
            return None;
        };
        let (pitch, reach) = match self.shape {
            BoardShape::Landscape => (geo::LANDSCAPE_PITCH, geo::LANDSCAPE_REACH),
            BoardShape::Portrait => (geo::PORTRAIT_PITCH, geo::PORTRAIT_REACH),
        };
        let (base, towards) = self.base(self.own(at));
        let foot = base + towards * INSET;
        let across = towards.perp() * (pitch / 2.0 - INSET);
        Some([foot - across, base + towards * reach, foot + across])
    }

    /// A location's area in board space. An upright box's trays extend over its frame, so that they are easier to
    /// touch.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        let own = |side: Side| side == self.bottom;
        Some(match (location, self.shape) {
            (Location::Board(at), _) if !(1..=24).contains(&at) => return None,
            (Location::Board(at), shape) => {
                let (base, towards) = self.base(self.own(at));
                let (across, along) = match shape {
                    BoardShape::Landscape => {
                        (Vec2::new(geo::LANDSCAPE_PITCH / 2.0, 0.0), HALF_FLOOR.0)
                    }
                    BoardShape::Portrait => {
                        (Vec2::new(0.0, geo::PORTRAIT_PITCH / 2.0), HALF_FLOOR.1)
                    }
                };
                Rect::from_corners(base - across, base + across + towards * along)
            }
            (Location::Bar(side), BoardShape::Landscape) if own(side) => {
                Rect::from_corners(Vec2::new(BAR.0.min.x, BAR.0.center().y), BAR.0.max)
            }
            (Location::Bar(_), BoardShape::Landscape) => {
                Rect::from_corners(BAR.0.min, Vec2::new(BAR.0.max.x, BAR.0.center().y))
            }
            (Location::Bar(side), BoardShape::Portrait) if own(side) => {
                Rect::from_corners(Vec2::new(BAR.1.center().x, BAR.1.min.y), BAR.1.max)
            }
            (Location::Bar(_), BoardShape::Portrait) => {
                Rect::from_corners(BAR.1.min, Vec2::new(BAR.1.center().x, BAR.1.max.y))
            }
            (Location::Hand(side) | Location::Off(side), BoardShape::Landscape) => self.tray(side),
            (Location::Hand(side) | Location::Off(side), BoardShape::Portrait) if own(side) => {
                let [left, _, right, top] = geo::PORTRAIT_FLOORS[1];
                rect(left, top, right, geo::PORTRAIT.1 + MARGIN)
            }
            (Location::Hand(_) | Location::Off(_), BoardShape::Portrait) => {
                let [left, bottom, right, _] = geo::PORTRAIT_FLOORS[0];
                rect(left, -MARGIN, right, bottom)
            }
        })
    }

    /// The centre of a side's piece. `None` if the piece isn't visible.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        let own = side == self.bottom;
        let nth = f32::from(standing.level);
        // Many pieces on the bar are closer together.
        let along = nth * if nth < 4.0 { 1.0 } else { 3.6 / nth };
        Some(match (standing.place, self.shape) {
            (Place::Board(at), _) if (1..=24).contains(&at) => {
                self.slot(self.own(at), self.stacked(standing.level).0)
            }
            (Place::Board(_) | Place::Captured, _) => return None,
            (Place::Bar, BoardShape::Landscape) if own => {
                BAR.0.center() + Vec2::Y * (70.0 + PITCH * along)
            }
            (Place::Bar, BoardShape::Landscape) => {
                BAR.0.center() - Vec2::Y * (70.0 + PITCH * along)
            }
            (Place::Bar, BoardShape::Portrait) if own => {
                BAR.1.center() + Vec2::X * (43.0 + 70.0 * along)
            }
            (Place::Bar, BoardShape::Portrait) => BAR.1.center() - Vec2::X * (43.0 + 70.0 * along),
            (Place::Hand | Place::Off, BoardShape::Landscape) => {
                let tray = self.tray(side);
                let above = geo::EDGE_FIRST + geo::EDGE_STEP * nth;
                Vec2::new(tray.center().x, tray.max.y - above)
            }
            (Place::Hand | Place::Off, BoardShape::Portrait) => {
                let x = if own {
                    84.0 + 48.0 * nth
                } else {
                    776.0 - 48.0 * nth
                };
                Vec2::new(x, self.tray(side).center().y)
            }
        })
    }

    /// The area where notes hide only wood: between the tips beside the dice, or on the bar.
    #[must_use]
    pub const fn notes(self) -> Rect {
        match self.shape {
            BoardShape::Landscape => rect(58.0, 434.0, 744.0, 550.0),
            BoardShape::Portrait => BAR.1,
        }
    }

    /// The area where dice land and can be pressed.
    #[must_use]
    pub const fn throw(self) -> Rect {
        match self.shape {
            BoardShape::Landscape => rect(884.0, 352.0, 1344.0, 632.0),
            BoardShape::Portrait => rect(220.0, 934.0, 640.0, 1274.0),
        }
    }
}
