//! What is to be pointed out on the board: the chosen piece, where it can go, what can move, the
//! cursor, the last turn. Each game's own part of the stage draws it.

use bevy::prelude::*;

use crate::table::targets::CompoundMove;
use crate::table::{Location, MoveTarget};

/// What is to be pointed out of the position; input decides.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The chosen piece's location.
    pub chosen: Option<Location>,
    /// Locations whose pieces can move.
    pub movable: Vec<Location>,
    /// Where the chosen piece can go.
    pub targets: Vec<MoveTarget>,
    /// Where it can go by several choices.
    pub compound_moves: Vec<CompoundMove>,
    /// Where another piece could go, the one under the mouse.
    pub glimpsed: Vec<MoveTarget>,
    /// The keyboard's or gamepad's cursor.
    pub focus: Option<Location>,
    /// The piece that is picked up, pressed or chosen.
    pub raised: Option<Raised>,
    /// Pieces that are being put down again.
    pub lowered: Vec<Raised>,
}

impl Marks {
    /// How a piece is held up, or was and comes down.
    #[must_use]
    pub fn raised(&self, piece: Entity) -> Option<&Raised> {
        let mut all = self.raised.iter().chain(&self.lowered);
        all.find(|raised| raised.piece == piece)
    }
}

/// A piece that is held up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Raised {
    /// The piece.
    pub piece: Entity,
    /// How far it is picked up, 0 to 1.
    pub amount: f32,
    /// Where it is held, or was let go, in board space; none over its own place.
    pub held_at: Option<Vec2>,
}

impl Raised {
    /// How high, in the board's unit.
    #[must_use]
    pub fn height(&self) -> f32 {
        0.18 * self.amount
    }

    /// How much larger it looks.
    #[must_use]
    pub fn scale(&self) -> f32 {
        1.0 + 0.08 * self.amount
    }
}

/// The journeys of the last turn that moved.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// In the order in which they were made: the locations passed.
    pub journeys: Vec<Vec<Location>>,
    /// The turn is over: the next journey begins a new trail.
    pub closed: bool,
}

impl Trail {
    /// Adds a journey that has just been made.
    pub fn add(&mut self, path: Vec<Location>) {
        if self.closed {
            self.journeys.clear();
            self.closed = false;
        }
        self.journeys.push(path);
    }
}
