//! Points of a game night, counted in halves.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// Points, in halves because a draw gives half a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points {
    halves: u32,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points { halves: 0 };
    /// The points for a draw.
    pub const HALF: Points = Points { halves: 1 };
    /// The points for a win.
    pub const ONE: Points = Points { halves: 2 };
    /// The points for a win that counts double.
    pub const TWO: Points = Points { halves: 4 };

    /// Makes points from a number of half points.
    #[must_use]
    pub const fn of_halves(halves: u32) -> Points {
        Points { halves }
    }

    /// The number of half points.
    #[must_use]
    pub const fn halves(self) -> u32 {
        self.halves
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points::of_halves(self.halves.saturating_add(other.halves))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

/// Writes `2`, `½` or `2½`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (whole, 0) => f.pad(&whole.to_string()),
            (0, _) => f.pad("½"),
            (whole, _) => f.pad(&format!("{whole}½")),
        }
    }
}
