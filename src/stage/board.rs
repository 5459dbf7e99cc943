//! What a game's board has to tell: its geometry, and how pieces move on it.
//!
//! Board space has its origin at the upper left corner of the board with everything that lies
//! beside it, hands, trays and captives; y goes downwards. Lengths are in design units (1 unit =
//! 1 pixel at 1920 × 1080).

use std::fmt;

use bevy::math::{Rect, Vec2};

use super::pose::PiecePose;
use crate::rules::Side;
use crate::table::{Change, Location, Standing};

/// How a board lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardShape {
    /// Wider than high.
    #[default]
    Landscape,
    /// Higher than wide.
    Portrait,
}

/// The board of one game as it lies.
///
/// Required: what no two games share. Provided: what most of them do alike; each default says so.
pub trait GameBoard: Copy + fmt::Debug + PartialEq {
    /// The board in a shape, with the first side's seat at the bottom.
    fn of(shape: BoardShape) -> Self;

    /// How it lies.
    fn shape(self) -> BoardShape;

    /// Width and height, the front face and everything beside the board included.
    fn size(self) -> Vec2;

    /// Where the board's own picture lies, in board space. By default it is all of it.
    fn picture(self) -> Rect {
        Rect::from_corners(Vec2::ZERO, self.size())
    }

    /// The unit of pieces and of what they do, in design units.
    fn unit(self) -> f32;

    /// Everything that can be pressed.
    fn locations(self) -> Vec<Location>;

    /// The area of a location; none for one that this board does not have.
    fn rect(self, location: Location) -> Option<Rect>;

    /// Where the foot of a side's piece stands; none where it is not seen.
    fn foot(self, side: Side, standing: Standing) -> Option<Vec2>;

    /// How far from its piece's foot a shadow falls, and how large it is.
    fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2);

    /// A travelling piece at some progress, 0 to 1.
    fn travelling(self, change: &Change, path: &[Location], progress: f32) -> Option<PiecePose>;

    /// A captured or hit piece at some progress, 0 to 1, from where it stood to where it comes to
    /// stand; `to` is none where it is not seen there.
    fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose;

    /// What a winner's piece does at the end of a game, at some progress, 0 to 1.
    fn rejoicing(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose;

    /// Whose seat is at the bottom. By default the board is never turned, and it is the first
    /// side's.
    fn bottom(self) -> Side {
        Side::First
    }

    /// The board with a side's seat at the bottom. By default it is never turned.
    #[must_use]
    fn facing(self, _bottom: Side) -> Self {
        self
    }

    /// How far and which way a drawn way from one location to the next bows. By default it is straight.
    fn bow(self, _from: Location, _to: Location) -> Vec2 {
        Vec2::ZERO
    }

    /// How far and which way an arrow between two places of the board bows in its middle. By default it is
    /// straight.
    fn arrow_bow(self, _from: Vec2, _to: Vec2) -> Vec2 {
        Vec2::ZERO
    }

    /// Where on the board what is thrown falls. By default nothing falls on it: what a game
    /// throws falls beside the board.
    fn throw_place(self) -> Option<Rect> {
        None
    }

    /// Where on the board notes hide nothing. By default that is at its foot, which the layout
    /// knows.
    fn notes_place(self) -> Option<Rect> {
        None
    }

    /// How many layers of pieces a piece lies on. By default pieces are never stacked.
    fn layer(self, _standing: Standing) -> u8 {
        0
    }

    /// How large a piece that stands so is, 1 being its usual size. By default all are alike.
    fn piece_scale(self, _standing: Standing) -> f32 {
        1.0
    }

    /// By how much of its height a piece is squashed as it lands. The default is that of standing
    /// pieces.
    fn squash(self) -> f32 {
        0.05
    }

    /// How far up a lifted piece is seen, of its height: 0 where the camera looks straight down.
    /// By default the board is seen at an angle.
    fn rise(self) -> f32 {
        1.0
    }

    /// Whether the chosen piece of a location stays lifted until it moves. By default it is put
    /// down again.
    fn stays_lifted(self, _location: Location) -> bool {
        false
    }

    /// How far below the pointer the foot of a held piece hangs. By default it is held at its
    /// foot, as where the camera looks straight down.
    fn grip(self) -> f32 {
        0.0
    }
}
