//! Where Tawula's points, bar and trays lie in the box, in design units.
//!
//! The numbers are those of the baked boards; board space has its origin at the box's upper left
//! corner with y downwards. Points are told apart by the numbers that the player at the bottom
//! gives them: seen from either seat the picture is the same.

use bevy::math::{Rect, Vec2};

use crate::rules::Side;
use crate::rules::tawula::opposite;
use crate::stage::board::BoardShape;
use crate::table::{Location, Place, Standing};

/// The unit of pieces: the pitch of the points.
pub const CELL: f32 = 100.0;

/// From one piece of a point to the next.
const PITCH: f32 = 85.0;

/// How far beyond the upright box its trays still answer: as far as the layout keeps clear there.
const MARGIN: f32 = 12.0;

/// One of the two baked boxes, as it lies before one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TawulaBoard {
    /// How it lies.
    pub shape: BoardShape,
    /// Whose seat is at the bottom.
    pub bottom: Side,
}

const fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect {
        min: Vec2::new(left, top),
        max: Vec2::new(right, bottom),
    }
}

impl TawulaBoard {
    /// Width and height, the frame included.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => Vec2::new(1506.0, 984.0),
            BoardShape::Portrait => Vec2::new(860.0, 1448.0),
        }
    }

    /// The number that the player at the bottom gives to a point of White's number, or the other
    /// way round.
    #[must_use]
    pub const fn own(self, at: u8) -> u8 {
        match self.bottom {
            Side::First => at,
            Side::Second => opposite(at),
        }
    }

    /// The middle of a point's base, by the number of the player at the bottom, and the way from
    /// there to its tip.
    #[must_use]
    pub fn base(self, number: u8) -> (Vec2, Vec2) {
        let step = |pitch: f32, from: u8| pitch * (f32::from(number.saturating_sub(from)) - 0.5);
        match (self.shape, number) {
            (BoardShape::Landscape, 0..=6) => (Vec2::new(1344.0 - step(100.0, 0), 58.0), Vec2::Y),
            (BoardShape::Landscape, 7..=12) => (Vec2::new(650.0 - step(100.0, 6), 58.0), Vec2::Y),
            (BoardShape::Landscape, 13..=18) => {
                (Vec2::new(50.0 + step(100.0, 12), 926.0), Vec2::NEG_Y)
            }
            (BoardShape::Landscape, _) => (Vec2::new(744.0 + step(100.0, 18), 926.0), Vec2::NEG_Y),
            (BoardShape::Portrait, 0..=6) => {
                (Vec2::new(802.0, 1362.0 - step(98.0, 0)), Vec2::NEG_X)
            }
            (BoardShape::Portrait, 7..=12) => {
                (Vec2::new(802.0, 674.0 - step(98.0, 6)), Vec2::NEG_X)
            }
            (BoardShape::Portrait, 13..=18) => (Vec2::new(58.0, 86.0 + step(98.0, 12)), Vec2::X),
            (BoardShape::Portrait, _) => (Vec2::new(58.0, 774.0 + step(98.0, 18)), Vec2::X),
        }
    }

    /// The centre of a piece in a slot of a point, 0 at the wall, by the number of the player at
    /// the bottom.
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

    /// In which slot the piece of a level lies, and how many layers of pieces are under it. Full
    /// layers carry the next in the gaps between their pieces, so that all of them can be seen.
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

    /// A side's tray: its hand, and later what it has borne off.
    const fn tray(self, side: Side) -> Rect {
        let own = side.index() == self.bottom.index();
        match (self.shape, own) {
            (BoardShape::Landscape, true) => rect(1362.0, 518.0, 1456.0, 926.0),
            (BoardShape::Landscape, false) => rect(1362.0, 58.0, 1456.0, 466.0),
            (BoardShape::Portrait, true) => rect(58.0, 1371.0, 802.0, 1415.0),
            (BoardShape::Portrait, false) => rect(58.0, 33.0, 802.0, 77.0),
        }
    }

    /// The inside of a tray, for a frame round it.
    #[must_use]
    pub const fn tray_of(self, location: Location) -> Option<Rect> {
        match location {
            Location::Hand(side) | Location::Off(side) => Some(self.tray(side)),
            _ => None,
        }
    }

    /// A location's area in board space. The upright box's trays reach over its frame, so that a
    /// finger finds them.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        let own = |side: Side| side == self.bottom;
        Some(match (location, self.shape) {
            (Location::Board(at), _) if !(1..=24).contains(&at) => return None,
            (Location::Board(at), shape) => {
                let (base, towards) = self.base(self.own(at));
                let (across, along) = match shape {
                    BoardShape::Landscape => (Vec2::new(50.0, 0.0), 434.0),
                    BoardShape::Portrait => (Vec2::new(0.0, 49.0), 372.0),
                };
                Rect::from_corners(base - across, base + across + towards * along)
            }
            (Location::Bar(side), BoardShape::Landscape) if own(side) => {
                rect(650.0, 492.0, 744.0, 926.0)
            }
            (Location::Bar(_), BoardShape::Landscape) => rect(650.0, 58.0, 744.0, 492.0),
            (Location::Bar(side), BoardShape::Portrait) if own(side) => {
                rect(430.0, 674.0, 802.0, 774.0)
            }
            (Location::Bar(_), BoardShape::Portrait) => rect(58.0, 674.0, 430.0, 774.0),
            (Location::Hand(side) | Location::Off(side), BoardShape::Landscape) => self.tray(side),
            (Location::Hand(side) | Location::Off(side), BoardShape::Portrait) if own(side) => {
                rect(58.0, 1362.0, 802.0, 1448.0 + MARGIN)
            }
            (Location::Hand(_) | Location::Off(_), BoardShape::Portrait) => {
                rect(58.0, -MARGIN, 802.0, 86.0)
            }
        })
    }

    /// The centre of a side's piece as it stands; none where it is not seen.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        let own = side == self.bottom;
        let nth = f32::from(standing.level);
        // On the bar the pieces close up where there are many.
        let along = nth * if nth < 4.0 { 1.0 } else { 3.6 / nth };
        Some(match (standing.place, self.shape) {
            (Place::Board(at), _) if (1..=24).contains(&at) => {
                self.slot(self.own(at), self.stacked(standing.level).0)
            }
            (Place::Board(_) | Place::Captured, _) => return None,
            (Place::Bar, BoardShape::Landscape) if own => Vec2::new(697.0, 562.0 + PITCH * along),
            (Place::Bar, BoardShape::Landscape) => Vec2::new(697.0, 422.0 - PITCH * along),
            (Place::Bar, BoardShape::Portrait) if own => Vec2::new(473.0 + 70.0 * along, 724.0),
            (Place::Bar, BoardShape::Portrait) => Vec2::new(387.0 - 70.0 * along, 724.0),
            (Place::Hand | Place::Off, BoardShape::Landscape) => {
                Vec2::new(1409.0, self.tray(side).max.y - 16.0 - 25.0 * nth)
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

    /// Where notes lie, over nothing but wood: between the tips beside the dice, or
    /// on the bar.
    #[must_use]
    pub const fn notes(self) -> Rect {
        match self.shape {
            BoardShape::Landscape => rect(58.0, 434.0, 744.0, 550.0),
            BoardShape::Portrait => rect(58.0, 674.0, 802.0, 774.0),
        }
    }

    /// Where the dice fall and are pressed.
    #[must_use]
    pub const fn throw(self) -> Rect {
        match self.shape {
            BoardShape::Landscape => rect(884.0, 352.0, 1344.0, 632.0),
            BoardShape::Portrait => rect(220.0, 934.0, 640.0, 1274.0),
        }
    }
}
