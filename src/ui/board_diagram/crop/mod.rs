//! The part of a board that an example of the book needs, so that its pieces are large.

mod columns;
mod squares;

use bevy::math::Rect as Area;

use crate::book::Example;
use crate::rules::Side;
use crate::rules::tawula::opposite;
use crate::stage::BoardView;
use crate::table::Location;
use columns::Columns;
use squares::Squares;

/// White's number of one of Tawula's points, by the number of the player at the bottom.
pub(super) const fn white(own: u8, bottom: Side) -> u8 {
    match bottom {
        Side::First => own,
        Side::Second => opposite(own),
    }
}

/// A part of a game's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crop {
    /// A part of Tablut's board.
    Squares(Squares),
    /// A part of Tawula's board.
    Columns(Columns),
}

impl Crop {
    /// The part that an example needs. `None` if it needs the whole board, as in games without parts.
    #[must_use]
    pub fn of(example: &Example) -> Option<Crop> {
        let squares = Squares::of(example).map(Crop::Squares);
        squares.or_else(|| Columns::of(example).map(Crop::Columns))
    }

    /// `true` if a location is in it.
    #[must_use]
    pub fn has(self, location: Location) -> bool {
        match self {
            Crop::Squares(squares) => squares.has(location),
            Crop::Columns(columns) => columns.has(location),
        }
    }

    /// The location in its middle.
    #[must_use]
    pub const fn middle(self) -> Location {
        match self {
            Crop::Squares(squares) => squares.middle(),
            Crop::Columns(columns) => columns.middle(),
        }
    }

    /// The area of its locations, in board space. `None` on another board.
    pub(super) fn places(self, view: BoardView) -> Option<Area> {
        match self {
            Crop::Squares(squares) => squares.places(view.tablut()?),
            Crop::Columns(columns) => view.tawula().map(|_| columns.places()),
        }
    }

    /// The area of its locations with the strips beside them, in board space. `None` on another board.
    pub(super) fn area(self, view: BoardView) -> Option<Area> {
        match self {
            Crop::Squares(squares) => squares.area(view.tablut()?),
            Crop::Columns(columns) => view.tawula().map(|_| columns.area()),
        }
    }
}
