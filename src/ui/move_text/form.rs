//! The room that drawn moves have.

/// The room that drawn moves have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    /// Width of the lines (units).
    pub width: f32,
    /// Height of a line (units).
    pub line: f32,
    /// The left edge of the moves, after the throws (units).
    pub column: f32,
    /// The most lines. What has no room ends in dots.
    pub most_lines: usize,
}

impl Form {
    /// As many lines as needed, moves right after the throws.
    #[must_use]
    pub const fn lines(width: f32, line: f32) -> Self {
        Self {
            width,
            line,
            column: 0.0,
            most_lines: usize::MAX,
        }
    }

    /// A single line.
    #[must_use]
    pub const fn single(width: f32, line: f32) -> Self {
        Self {
            most_lines: 1,
            ..Self::lines(width, line)
        }
    }

    /// The moves have a left edge.
    #[must_use]
    pub const fn column(self, column: f32) -> Self {
        Self { column, ..self }
    }
}
