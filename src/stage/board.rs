//! The interface of a game's board: its geometry and how pieces move on it.
//!
//! Board space has its origin in the upper left corner of the board, including everything beside it (hands, trays and
//! captured pieces); y goes downwards. Lengths are in design units (1 unit = 1 pixel at 1920 × 1080).

use std::fmt;

use bevy::math::{Rect, Vec2};

use super::plain_board::{PlainGround, sides};
use super::plain_pieces::PlainSign;
use super::pose::{PiecePose, smooth};
use super::road::Road;
use crate::rules::Side;
use crate::table::{Change, Location, Piece, Standing};

/// The orientation of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardShape {
    /// Wider than high.
    #[default]
    Landscape,
    /// Higher than wide.
    Portrait,
}

/// The board of one game in its current orientation.
///
/// The required functions differ in every game. The provided ones are alike in most games; their documentation names
/// the default.
pub trait GameBoard: Copy + fmt::Debug + PartialEq {
    /// The board in a shape, with the first side's seat at the bottom.
    fn of(shape: BoardShape) -> Self;

    /// The orientation.
    fn shape(self) -> BoardShape;

    /// Width and height, including the front face and everything beside the board.
    fn size(self) -> Vec2;

    /// The area of the board's own picture, in board space. The default is the whole board.
    fn picture(self) -> Rect {
        Rect::from_corners(Vec2::ZERO, self.size())
    }

    /// The base length for the sizes and motions of pieces, in design units.
    fn unit(self) -> f32;

    /// All locations that can be pressed.
    fn locations(self) -> Vec<Location>;

    /// The area of a location. `None` if this board doesn't have the location.
    fn rect(self, location: Location) -> Option<Rect>;

    /// The foot of a side's piece. `None` if the piece isn't visible.
    fn foot(self, side: Side, standing: Standing) -> Option<Vec2>;

    /// The offset of a shadow from its piece's foot, and its scale.
    fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2);

    /// The pose of a travelling piece at a progress from 0 to 1. `None` if the piece isn't visible.
    fn travelling(self, change: &Change, path: &[Location], progress: f32) -> Option<PiecePose>;

    /// The pose of a captured or hit piece at a progress from 0 to 1, on its way from `from` to `to`. `to` is `None` if
    /// the piece isn't visible there. The default is a piece that fades in its place.
    fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
        let _ = to;
        PiecePose {
            alpha: 1.0 - smooth(progress),
            ..PiecePose::standing(from)
        }
    }

    /// The pose of a winner's piece in the final celebration at a progress from 0 to 1.
    fn celebrating(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose;

    /// The side whose seat is at the bottom. The default is the first side, for boards that never turn.
    fn bottom(self) -> Side {
        Side::First
    }

    /// The board with a side's seat at the bottom. The default is the same board, for boards that never turn.
    #[must_use]
    fn facing(self, _bottom: Side) -> Self {
        self
    }

    /// The road of a piece through the locations of its way, from its place to its landing place. The default is
    /// straight.
    fn road(self, _way: &[Location], from: Vec2, to: Vec2) -> Road {
        Road::straight(from, to)
    }

    /// The offset of the middle of an arrow between two places of the board from the straight line. The default is
    /// zero.
    fn arrow_bow(self, _from: Vec2, _to: Vec2) -> Vec2 {
        Vec2::ZERO
    }

    /// The area of the board on which sticks or dice land. The default is `None`: they land beside the board.
    fn throw_place(self) -> Option<Rect> {
        None
    }

    /// The area of the board where notes hide no pieces. The default is `None`: the layout puts notes at the board's
    /// foot.
    fn notes_place(self) -> Option<Rect> {
        None
    }

    /// The number of layers of pieces below a piece. The default is 0, for games without stacks.
    fn layer(self, _standing: Standing) -> u8 {
        0
    }

    /// The scale of a piece in this state; 1 is its usual size. The default is 1.
    fn piece_scale(self, _standing: Standing) -> f32 {
        1.0
    }

    /// The scale of the largest pieces that a player can choose, around a place: they nearly touch their neighbours.
    fn largest_piece(self, at: Vec2) -> f32;

    /// The share of its height by which a piece is squashed as it lands. The default suits upright pieces.
    fn squash(self) -> f32 {
        0.05
    }

    /// The visible rise of a lifted piece, as a share of its height: 0 if the camera looks straight down. The default
    /// suits a board that is seen at an angle.
    fn rise(self) -> f32 {
        1.0
    }

    /// `true` if the chosen piece of a location stays lifted until it moves. By default it is put down again.
    fn stays_lifted(self, _location: Location) -> bool {
        false
    }

    /// The tone of the plain ground in the high-contrast theme. The default suits marks in bright colours.
    fn ground(self) -> PlainGround {
        PlainGround::Dark
    }

    /// The side whose pieces are white in the high-contrast theme. The default is the first side.
    fn light_side(self) -> Side {
        Side::First
    }

    /// The sign on a piece in the high-contrast theme. By default pieces have no sign.
    fn plain_sign(self, _piece: &Piece, _standing: Standing) -> PlainSign {
        PlainSign::None
    }

    /// The lines of the board in the high-contrast theme, in board space. The default outlines all locations.
    fn lines(self) -> Vec<[Vec2; 2]> {
        let places = self.locations().into_iter();
        places
            .filter_map(|location| self.rect(location))
            .flat_map(sides)
            .collect()
    }

    /// Distance of a held piece's foot below the pointer. The default is 0, which suits a camera that looks straight
    /// down.
    fn grip(self) -> f32 {
        0.0
    }
}
