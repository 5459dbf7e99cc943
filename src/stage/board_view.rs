//! The board of the game on the table.

use bevy::math::{Rect, Vec2};

use super::board::{BoardShape, GameBoard};
use super::cursor_step::CursorStep;
use super::game::StageGame;
use super::plain_board::PlainGround;
use super::plain_pieces::PlainSign;
use super::pose::PiecePose;
use super::road::Road;
use crate::rules::{self, GameKind, Rules, Side, dispatch, for_games};
use crate::store::PieceSize;
use crate::table::{Change, Location, Piece, Standing};

macro_rules! board_view {
    ($($game:ident in $module:ident,)+) => {
        /// The board of one game in its current orientation. [`GameBoard`] documents the methods.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum BoardView {
            $(#[doc = concat!("The board of ", stringify!($game), ".")]
            $game(<rules::$module::Position as StageGame>::Board),)+
        }

        impl BoardView {
            /// The board of a game, with the first side's seat at the bottom.
            #[must_use]
            pub fn of(game: GameKind, shape: BoardShape) -> BoardView {
                match game {
                    $(GameKind::$game => BoardView::$game(GameBoard::of(shape)),)+
                }
            }

            $(#[doc = concat!("The board, if it is that of ", stringify!($game), ".")]
            #[must_use]
            pub const fn $module(
                self,
            ) -> Option<<rules::$module::Position as StageGame>::Board> {
                match self {
                    BoardView::$game(board) => Some(board),
                    _ => None,
                }
            })+

            /// The board with a side's seat at the bottom, if it can be turned.
            #[must_use]
            pub fn facing(self, bottom: Side) -> BoardView {
                match self {
                    $(BoardView::$game(board) => BoardView::$game(GameBoard::facing(board, bottom)),)+
                }
            }
        }
    };
}

for_games!(board_view);

impl Default for BoardView {
    /// The board of the first game in the list.
    fn default() -> Self {
        BoardView::of(GameKind::ALL[0], BoardShape::default())
    }
}

impl BoardView {
    /// The game of the board.
    #[must_use]
    pub const fn game(self) -> GameKind {
        dispatch!(BoardView(self), _board: Game => Game::KIND)
    }

    /// `true` if the game has throws, on the board or beside it.
    #[must_use]
    pub fn has_throws(self) -> bool {
        self.game().has_throws()
    }

    /// The orientation.
    #[must_use]
    pub fn shape(self) -> BoardShape {
        dispatch!(BoardView(self), board => GameBoard::shape(board))
    }

    /// The side whose seat is at the bottom of the board.
    #[must_use]
    pub fn bottom(self) -> Side {
        dispatch!(BoardView(self), board => GameBoard::bottom(board))
    }

    /// Width and height, including the front face and everything beside the board.
    #[must_use]
    pub fn size(self) -> Vec2 {
        dispatch!(BoardView(self), board => GameBoard::size(board))
    }

    /// The area of the board's own picture, in board space.
    #[must_use]
    pub fn picture(self) -> Rect {
        dispatch!(BoardView(self), board => GameBoard::picture(board))
    }

    /// The base length for the sizes and motions of pieces, in design units.
    #[must_use]
    pub fn unit(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::unit(board))
    }

    /// The road of a piece through the locations of its way, from its place to its landing place.
    #[must_use]
    pub fn road(self, way: &[Location], from: Vec2, to: Vec2) -> Road {
        dispatch!(BoardView(self), board => GameBoard::road(board, way, from, to))
    }

    /// The offset of the middle of an arrow between two places of the board from the straight line.
    #[must_use]
    pub fn arrow_bow(self, from: Vec2, to: Vec2) -> Vec2 {
        dispatch!(BoardView(self), board => GameBoard::arrow_bow(board, from, to))
    }

    /// The area of the board on which sticks or dice land. `None` if they land beside it.
    #[must_use]
    pub fn throw_place(self) -> Option<Rect> {
        dispatch!(BoardView(self), board => GameBoard::throw_place(board))
    }

    /// The area of the board where notes hide no pieces. `None` if notes belong at the board's foot.
    #[must_use]
    pub fn notes_place(self) -> Option<Rect> {
        dispatch!(BoardView(self), board => GameBoard::notes_place(board))
    }

    /// The tone of the plain ground in the high-contrast theme.
    #[must_use]
    pub fn ground(self) -> PlainGround {
        dispatch!(BoardView(self), board => GameBoard::ground(board))
    }

    /// The side whose pieces are white in the high-contrast theme.
    #[must_use]
    pub fn light_side(self) -> Side {
        dispatch!(BoardView(self), board => GameBoard::light_side(board))
    }

    /// The sign on a piece in the high-contrast theme.
    #[must_use]
    pub fn plain_sign(self, piece: &Piece, standing: Standing) -> PlainSign {
        dispatch!(BoardView(self), board => GameBoard::plain_sign(board, piece, standing))
    }

    /// The lines of the board in the high-contrast theme, in board space.
    #[must_use]
    pub fn lines(self) -> Vec<[Vec2; 2]> {
        dispatch!(BoardView(self), board => GameBoard::lines(board))
    }

    /// All locations that can be pressed.
    #[must_use]
    pub fn locations(self) -> Vec<Location> {
        dispatch!(BoardView(self), board => GameBoard::locations(board))
    }

    /// The area of a location. `None` if this board doesn't have the location.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        dispatch!(BoardView(self), board => GameBoard::rect(board, location))
    }

    /// The foot of a side's piece. `None` if the piece isn't visible.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        dispatch!(BoardView(self), board => GameBoard::foot(board, side, standing))
    }

    /// The pose of a side's piece at rest. `None` if the piece isn't visible.
    #[must_use]
    pub fn resting(self, side: Side, standing: Standing) -> Option<PiecePose> {
        let scale = dispatch!(BoardView(self), board => GameBoard::piece_scale(board, standing));
        Some(PiecePose {
            scale: Vec2::splat(scale),
            ..PiecePose::standing(self.foot(side, standing)?)
        })
    }

    /// The number of layers of pieces below a piece.
    #[must_use]
    pub fn layer(self, standing: Standing) -> u8 {
        dispatch!(BoardView(self), board => GameBoard::layer(board, standing))
    }

    /// The scale of pieces around a place, in a size that a player can choose.
    #[must_use]
    pub fn piece_growth(self, size: PieceSize, at: Vec2) -> f32 {
        let largest = dispatch!(BoardView(self), board => GameBoard::largest_piece(board, at));
        match size {
            PieceSize::Normal => 1.0,
            PieceSize::Large => f32::midpoint(1.0, largest),
            PieceSize::Largest => largest,
        }
    }

    /// The share of its height by which a piece is squashed as it lands.
    #[must_use]
    pub fn squash(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::squash(board))
    }

    /// The visible rise of a lifted piece, as a share of its height: 0 if the camera looks straight down.
    #[must_use]
    pub fn rise(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::rise(board))
    }

    /// The offset of a shadow from its piece's foot, and its scale.
    #[must_use]
    pub fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2) {
        dispatch!(BoardView(self), board => GameBoard::shadow(board, pose))
    }

    /// `true` if the chosen piece of a location stays lifted until it moves.
    #[must_use]
    pub fn stays_lifted(self, location: Location) -> bool {
        dispatch!(BoardView(self), board => GameBoard::stays_lifted(board, location))
    }

    /// Distance of a held piece's foot below the pointer.
    #[must_use]
    pub fn grip(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::grip(board))
    }

    /// The pose of a travelling piece at a progress from 0 to 1. `None` if the piece isn't visible.
    #[must_use]
    pub fn travelling(
        self,
        change: &Change,
        path: &[Location],
        progress: f32,
    ) -> Option<PiecePose> {
        dispatch!(BoardView(self), board => GameBoard::travelling(board, change, path, progress))
    }

    /// The pose of a captured or hit piece at a progress from 0 to 1, on its way from `from` to `to`.
    #[must_use]
    pub fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
        dispatch!(BoardView(self), board => GameBoard::leaving(board, from, to, progress))
    }

    /// The pose of a winner's piece in the final celebration at a progress from 0 to 1.
    #[must_use]
    pub fn celebrating(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        dispatch!(BoardView(self), board => GameBoard::celebrating(board, pose, standing, progress))
    }

    /// The location under a point in board space. `None` if there isn't one.
    #[must_use]
    pub fn location_under(self, point: Vec2) -> Option<Location> {
        let under = |location: &Location| {
            self.rect(*location)
                .is_some_and(|rect| rect.contains(point))
        };
        self.locations().into_iter().find(under)
    }

    /// The location nearest to the middle of the board.
    #[must_use]
    pub fn middle(self) -> Option<Location> {
        let centre = self.size() / 2.0;
        self.nearest(|at| Some(at.distance(centre)))
    }

    /// The next location in the direction of a step. `None` at the edge.
    #[must_use]
    pub fn beside(self, location: Location, step: CursorStep) -> Option<Location> {
        /// The weight of a distance across the direction, relative to one along it.
        const ASIDE: f32 = 3.0;
        let here = self.rect(location)?.center();
        let part = |way: f32, step: i8| match step {
            0 => Some(way.abs() * ASIDE),
            _ => Some(way * f32::from(step)).filter(|ahead| *ahead > 1.0),
        };
        let far =
            |at: Vec2| Some(part(at.x - here.x, step.right)? + part(at.y - here.y, step.down)?);
        self.nearest(far).filter(|_| step != CursorStep::default())
    }

    /// The location whose centre has the smallest value of `far`, ignoring those for which it is `None`.
    fn nearest(self, far: impl Fn(Vec2) -> Option<f32>) -> Option<Location> {
        self.locations()
            .into_iter()
            .filter_map(|location| Some((far(self.rect(location)?.center())?, location)))
            .min_by(|(a, _), (b, _)| a.total_cmp(b))
            .map(|(_, location)| location)
    }
}
