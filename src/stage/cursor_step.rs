//! Steps of the keyboard and controller cursor over the board.

/// A step as seen on the screen: columns to the right and rows down, each −1 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CursorStep {
    /// Columns to the right.
    pub right: i8,
    /// Rows down.
    pub down: i8,
}

impl CursorStep {
    /// One column to the left.
    pub const LEFT: CursorStep = CursorStep::new(-1, 0);
    /// One column to the right.
    pub const RIGHT: CursorStep = CursorStep::new(1, 0);
    /// One row up.
    pub const UP: CursorStep = CursorStep::new(0, -1);
    /// One row down.
    pub const DOWN: CursorStep = CursorStep::new(0, 1);

    /// A step of `right` columns to the right and `down` rows down.
    #[must_use]
    pub const fn new(right: i8, down: i8) -> CursorStep {
        CursorStep { right, down }
    }
}
