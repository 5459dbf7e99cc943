//! The places of Tablan's cells on the board, in design units (1 unit = 1 pixel at 1920 × 1080).
//!
//! The numbers match the baked boards. Board space has its origin at the board's upper left corner, with y downwards.

use bevy::math::{Rect, Vec2};

use crate::geometry::tablan as geo;
pub use crate::geometry::tablan::{CELL, PIECE_DROP};
use crate::rules::Side;
use crate::rules::tablan::Cell;
use crate::stage::board::BoardShape;
use crate::stage::sizes::vec2;
use crate::table::Location;

/// One of the two baked boards: landscape is twelve cells across, Red's base at the top; portrait
/// four cells across, Blue's base at the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TablanBoard {
    /// The orientation.
    pub shape: BoardShape,
}

impl TablanBoard {
    /// Width and height, including the front face.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => vec2(geo::LANDSCAPE),
            BoardShape::Portrait => vec2(geo::PORTRAIT),
        }
    }

    /// Width and height of one cell.
    #[must_use]
    pub const fn cell_size(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => vec2(geo::LANDSCAPE_CELL),
            BoardShape::Portrait => vec2(geo::PORTRAIT_CELL),
        }
    }

    const fn field_origin(self) -> Vec2 {
        match self.shape {
            BoardShape::Landscape => vec2(geo::LANDSCAPE_FIELD),
            BoardShape::Portrait => vec2(geo::PORTRAIT_FIELD),
        }
    }

    /// The cell's visible column (from the left) and row (from the top).
    #[must_use]
    pub fn grid(self, cell: Cell) -> (u8, u8) {
        match self.shape {
            BoardShape::Landscape => (cell.letter(), 4 - cell.column()),
            BoardShape::Portrait => (cell.column() - 1, 11 - cell.letter()),
        }
    }

    /// A cell's area in board space.
    #[must_use]
    pub fn cell_rect(self, cell: Cell) -> Rect {
        let (column, row) = self.grid(cell);
        let size = self.cell_size();
        let min = self.field_origin() + size * Vec2::new(f32::from(column), f32::from(row));
        Rect::from_corners(min, min + size)
    }

    /// A cell's centre in board space.
    #[must_use]
    pub fn cell_centre(self, cell: Cell) -> Vec2 {
        self.cell_rect(cell).center()
    }

    /// The cell of a location on the board.
    #[must_use]
    pub fn cell(self, location: Location) -> Option<Cell> {
        match location {
            Location::Board(at) => Cell::on_path(Side::First, at),
            _ => None,
        }
    }

    /// A location's area in board space.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        self.cell(location).map(|cell| self.cell_rect(cell))
    }

    /// The foot of a piece on a location, in board space.
    #[must_use]
    pub fn foot(self, location: Location) -> Option<Vec2> {
        let cell = self.cell(location)?;
        Some(self.cell_centre(cell) + Vec2::new(0.0, PIECE_DROP))
    }

    /// The direction in which a hop between two columns bows: outwards over the frame. Zero for a hop along a column.
    #[must_use]
    pub fn turn_bow(self, from: Cell, to: Cell) -> Vec2 {
        if from.column() == to.column() {
            return Vec2::ZERO;
        }
        let outwards = if from.letter() < 6 { -1.0 } else { 1.0 };
        match self.shape {
            BoardShape::Landscape => Vec2::new(outwards, 0.0),
            BoardShape::Portrait => Vec2::new(0.0, -outwards),
        }
    }
}
