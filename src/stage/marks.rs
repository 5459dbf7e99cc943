//! The marks on the board: the chosen piece, its targets, movable pieces, the cursor, the last turn. Each game's own
//! stage module draws them.

use bevy::prelude::*;

use crate::table::targets::CompoundMove;
use crate::table::{Location, MoveTarget};

/// The marks of the position. The input module sets them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The chosen piece's location.
    pub chosen: Option<Location>,
    /// Locations whose pieces can move.
    pub movable: Vec<Location>,
    /// The moves of the chosen piece.
    pub targets: Vec<MoveTarget>,
    /// The moves of the chosen piece that take several choices.
    pub compound_moves: Vec<CompoundMove>,
    /// The moves of another piece, the one under the mouse.
    pub hovered_targets: Vec<MoveTarget>,
    /// The keyboard and controller cursor.
    pub focus: Option<Location>,
    /// The lifted piece, pressed or chosen.
    pub raised: Option<Raised>,
    /// Pieces that are coming down again.
    pub lowered: Vec<Raised>,
}

impl Marks {
    /// The lifted state of a piece. `None` if it isn't lifted or coming down.
    #[must_use]
    pub fn raised(&self, piece: Entity) -> Option<&Raised> {
        let mut all = self.raised.iter().chain(&self.lowered);
        all.find(|raised| raised.piece == piece)
    }
}

/// A lifted piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Raised {
    /// The piece.
    pub piece: Entity,
    /// The lift, from 0 to 1.
    pub amount: f32,
    /// The point where it is held or was let go, in board space. `None` if it is above its place.
    pub held_at: Option<Vec2>,
}

impl Raised {
    /// Height above the board, in the board's unit.
    #[must_use]
    pub fn height(&self) -> f32 {
        0.18 * self.amount
    }

    /// The scale of a lifted piece.
    #[must_use]
    pub fn scale(&self) -> f32 {
        1.0 + 0.08 * self.amount
    }
}

/// The paths of the last turn that moved a piece.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// The locations passed by each piece, in the order of the moves.
    pub journeys: Vec<Vec<Location>>,
    /// `true` if the turn is over, so the next path starts a new trail.
    pub closed: bool,
}

impl Trail {
    /// Adds the path of a move.
    pub fn add(&mut self, path: Vec<Location>) {
        if self.closed {
            self.journeys.clear();
            self.closed = false;
        }
        self.journeys.push(path);
    }
}
