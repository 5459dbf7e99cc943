//! The places of Tapatan's points and trays, in design units (1 unit = 1 pixel at 1920 × 1080).
//!
//! The numbers match the baked pictures. The camera looks straight down, so every place is a centre.

use bevy::math::{FloatExt, Rect, Vec2};

use crate::geometry::tapatan as geo;
pub use crate::geometry::tapatan::{BOARD as WOOD, IN_TRAY, PIECE, PITCH};
use crate::rules::Side;
use crate::rules::tapatan::Point;
use crate::stage::board::BoardShape;
use crate::table::{Location, Place, Standing};

/// The base length for the sizes and motions of pieces: a cup's width.
pub const CUP: f32 = 2.0 * geo::CUP;

/// Distance of the first point from the board's edges.
const FIRST: f32 = geo::POINTS[0];

/// The one board, with its trays beside it (landscape) or above and below it (portrait).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TapatanBoard {
    /// The arrangement of board and trays.
    pub shape: BoardShape,
}

impl TapatanBoard {
    /// Width and height, including the trays.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => Vec2::new(1252.0, WOOD),
            BoardShape::Portrait => Vec2::new(WOOD, 1268.0),
        }
    }

    /// The upper left corner of the wooden board.
    #[must_use]
    pub const fn corner(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => Vec2::new(170.0, 0.0),
            BoardShape::Portrait => Vec2::new(0.0, 180.0),
        }
    }

    /// The middle of the wooden board.
    #[must_use]
    pub fn middle(self) -> Vec2 {
        self.corner() + Vec2::splat(WOOD / 2.0)
    }

    /// The area where notes hide neither a point nor a piece: between the last two rows.
    #[must_use]
    pub fn notes(self) -> Rect {
        let middle = Vec2::new(WOOD / 2.0, FIRST + 1.5 * PITCH);
        Rect::from_center_size(self.corner() + middle, Vec2::new(WOOD, PITCH - CUP))
    }

    /// The centre of a point.
    #[must_use]
    pub fn point(self, point: Point) -> Vec2 {
        let (column, row) = (f32::from(point.file()), f32::from(3 - point.rank()));
        self.corner() + Vec2::splat(FIRST) + PITCH * Vec2::new(column, row)
    }

    /// The area of a side's tray.
    #[must_use]
    pub fn tray(self, side: Side) -> Rect {
        let (short, long) = geo::TRAY;
        let (corner, size) = match (self.shape, side) {
            (BoardShape::Landscape, Side::First) => (Vec2::new(0.0, 476.0), Vec2::new(short, long)),
            (BoardShape::Landscape, Side::Second) => {
                (Vec2::new(1104.0, 0.0), Vec2::new(short, long))
            }
            (BoardShape::Portrait, Side::First) => {
                (Vec2::new(456.0, 1120.0), Vec2::new(long, short))
            }
            (BoardShape::Portrait, Side::Second) => (Vec2::new(20.0, 0.0), Vec2::new(long, short)),
        };
        Rect::from_corners(corner, corner + size)
    }

    /// The centre of a cup of a side's tray.
    fn cup(self, side: Side, level: u8) -> Vec2 {
        // A tray has three cups, so a fourth piece is on top of the third.
        let along = match geo::TRAY_POINTS.get(usize::from(level)) {
            Some(along) => *along,
            None => geo::TRAY_POINTS[2] + geo::STACKED,
        };
        let across = geo::TRAY.0 / 2.0;
        let offset = match self.shape {
            BoardShape::Landscape => Vec2::new(across, along),
            BoardShape::Portrait => Vec2::new(along, across),
        };
        self.tray(side).min + offset
    }

    /// A location's area: half the pitch around a point, or a whole tray.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        match location {
            Location::Board(at) => {
                let centre = self.point(Point::try_from(at).ok()?);
                Some(Rect::from_center_size(centre, Vec2::splat(PITCH)))
            }
            Location::Hand(side) => Some(self.tray(side)),
            Location::Bar(_) | Location::Off(_) => None,
        }
    }

    /// The centre of a side's piece. `None` if the piece isn't visible.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        match standing.place {
            Place::Board(at) => Some(self.point(Point::try_from(at).ok()?)),
            Place::Hand => Some(self.cup(side, standing.level)),
            Place::Bar | Place::Off | Place::Captured => None,
        }
    }
}

/// The scale of the largest pieces on the board, and in a tray, whose cups are closer together.
const LARGEST: f32 = 1.35;
const LARGEST_IN_TRAY: f32 = 1.19;

/// The scale of the largest pieces around a place. A piece that leaves its tray grows on its way to the board.
pub(super) fn largest_piece(board: TapatanBoard, at: Vec2) -> f32 {
    let away = Side::BOTH.map(|side| {
        let tray = board.tray(side);
        at.distance(at.clamp(tray.min, tray.max))
    });
    let nearest = away[0].min(away[1]);
    LARGEST_IN_TRAY.lerp(LARGEST, (nearest / CUP).min(1.0))
}

/// The scale of a piece in this state.
#[must_use]
pub const fn scale(standing: Standing) -> f32 {
    match standing.place {
        Place::Hand => IN_TRAY,
        _ => 1.0,
    }
}

/// All points and both trays.
pub(in crate::stage) fn locations() -> Vec<Location> {
    let points = Point::all().map(|point| Location::Board(point.into()));
    points.chain(Side::BOTH.map(Location::Hand)).collect()
}
