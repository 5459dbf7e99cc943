//! The Tablan board in its two layouts: the places of the field, its cells and the frame's ornaments.

use tavoliere_shapes::geometry::tablan as geo;

/// One layout of the board; lengths are in design units from the board's top left corner.
#[derive(Clone, Copy)]
pub struct Shape {
    /// `true` if the columns are vertical (phones), `false` if they are horizontal (wide screens).
    pub portrait: bool,
    /// Width of the board.
    pub w: f32,
    /// Height of the board's top, without the front face.
    pub h: f32,
    /// Top left corner of the field.
    pub field: (f32, f32),
    /// Size of a cell.
    pub cell: (f32, f32),
    /// Width of the rounded moulding around the board.
    pub moulding: f32,
}

impl Shape {
    /// The layout with column 4 at the top and letters from left to right.
    pub fn landscape() -> Self {
        Self {
            portrait: false,
            w: geo::LANDSCAPE.0,
            h: geo::LANDSCAPE.1 - geo::FACE,
            field: geo::LANDSCAPE_FIELD,
            cell: geo::LANDSCAPE_CELL,
            moulding: 22.0,
        }
    }

    /// The layout with column 1 at the left and letters from bottom to top.
    pub fn portrait() -> Self {
        Self {
            portrait: true,
            w: geo::PORTRAIT.0,
            h: geo::PORTRAIT.1 - geo::FACE,
            field: geo::PORTRAIT_FIELD,
            cell: geo::PORTRAIT_CELL,
            moulding: 11.0,
        }
    }

    /// Numbers of cells across and down.
    pub fn grid(&self) -> (usize, usize) {
        if self.portrait { (4, 12) } else { (12, 4) }
    }

    /// Left, top, right and bottom of the field.
    pub fn bounds(&self) -> [f32; 4] {
        let (nx, ny) = self.grid();
        let (x, y) = self.field;
        [
            x,
            y,
            x + self.cell.0 * nx as f32,
            y + self.cell.1 * ny as f32,
        ]
    }

    /// Centre of the cell with a letter (0 for a to 11 for l) and a column (1 to 4).
    pub fn centre(&self, letter: f32, column: f32) -> (f32, f32) {
        let (x, y) = if self.portrait {
            (column - 1.0, 11.0 - letter)
        } else {
            (letter, 4.0 - column)
        };
        (
            self.field.0 + self.cell.0 * (x + 0.5),
            self.field.1 + self.cell.1 * (y + 0.5),
        )
    }

    /// A point outside the field beside column `column`: at the a end (or the l end), `out` units away from the field's
    /// edge, moved by `along` towards higher columns.
    pub fn beside(&self, l_end: bool, column: f32, along: f32, out: f32) -> (f32, f32) {
        let [x0, y0, x1, y1] = self.bounds();
        let (cx, cy) = self.centre(0.0, column);
        match (self.portrait, l_end) {
            (false, false) => (x0 - out, cy - along),
            (false, true) => (x1 + out, cy - along),
            (true, false) => (cx + along, y1 + out),
            (true, true) => (cx + along, y0 - out),
        }
    }

    /// The direction of the path in a column, as a unit step on the picture.
    pub fn direction(&self, column: usize) -> (f32, f32) {
        let onward = if column % 2 == 1 { 1.0 } else { -1.0 };
        if self.portrait {
            (0.0, -onward)
        } else {
            (onward, 0.0)
        }
    }
}
