//! The board of whichever game is on the table.

use bevy::math::{Rect, Vec2};

use super::board::{BoardShape, GameBoard};
use super::cursor_step::CursorStep;
use super::game::StageGame;
use super::pose::PiecePose;
use crate::rules::{self, GameKind, Rules, Side, dispatch, for_games, with_game};
use crate::table::{Change, Location, Standing};

macro_rules! board_view {
    ($($game:ident in $module:ident,)+) => {
        /// The board of one game as it lies. What its methods say is in [`GameBoard`].
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

            /// The board with a side's seat at the bottom, where it can be turned.
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
    /// The board of the first game of all.
    fn default() -> Self {
        BoardView::of(GameKind::ALL[0], BoardShape::default())
    }
}

impl BoardView {
    /// Whose board it is.
    #[must_use]
    pub const fn game(self) -> GameKind {
        dispatch!(BoardView(self), _board: Game => Game::KIND)
    }

    /// Something is thrown, on it or beside it.
    #[must_use]
    pub fn has_throws(self) -> bool {
        with_game!(self.game(), Game => !Game::throws().is_empty())
    }

    /// How it lies.
    #[must_use]
    pub fn shape(self) -> BoardShape {
        dispatch!(BoardView(self), board => GameBoard::shape(board))
    }

    /// Whose seat is at the bottom of the board.
    #[must_use]
    pub fn bottom(self) -> Side {
        dispatch!(BoardView(self), board => GameBoard::bottom(board))
    }

    /// Width and height, the front face and everything beside the board included.
    #[must_use]
    pub fn size(self) -> Vec2 {
        dispatch!(BoardView(self), board => GameBoard::size(board))
    }

    /// Where the board's own picture lies, in board space.
    #[must_use]
    pub fn picture(self) -> Rect {
        dispatch!(BoardView(self), board => GameBoard::picture(board))
    }

    /// The unit of pieces and of what they do, in design units.
    #[must_use]
    pub fn unit(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::unit(board))
    }

    /// How far and which way a drawn way from one location to the next bows.
    #[must_use]
    pub fn bow(self, from: Location, to: Location) -> Vec2 {
        dispatch!(BoardView(self), board => GameBoard::bow(board, from, to))
    }

    /// How far and which way an arrow between two places of the board bows in its middle.
    #[must_use]
    pub fn arrow_bow(self, from: Vec2, to: Vec2) -> Vec2 {
        dispatch!(BoardView(self), board => GameBoard::arrow_bow(board, from, to))
    }

    /// Where on the board what is thrown falls; none where it falls beside it.
    #[must_use]
    pub fn throw_place(self) -> Option<Rect> {
        dispatch!(BoardView(self), board => GameBoard::throw_place(board))
    }

    /// Where on the board notes hide nothing; none where that is at its foot.
    #[must_use]
    pub fn notes_place(self) -> Option<Rect> {
        dispatch!(BoardView(self), board => GameBoard::notes_place(board))
    }

    /// Everything that can be pressed.
    #[must_use]
    pub fn locations(self) -> Vec<Location> {
        dispatch!(BoardView(self), board => GameBoard::locations(board))
    }

    /// The area of a location; none for one that this board does not have.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        dispatch!(BoardView(self), board => GameBoard::rect(board, location))
    }

    /// Where the foot of a side's piece stands; none where it is not seen.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        dispatch!(BoardView(self), board => GameBoard::foot(board, side, standing))
    }

    /// A side's piece at rest; none where it is not seen.
    #[must_use]
    pub fn resting(self, side: Side, standing: Standing) -> Option<PiecePose> {
        let scale = dispatch!(BoardView(self), board => GameBoard::piece_scale(board, standing));
        Some(PiecePose {
            scale: Vec2::splat(scale),
            ..PiecePose::standing(self.foot(side, standing)?)
        })
    }

    /// How many layers of pieces a piece lies on.
    #[must_use]
    pub fn layer(self, standing: Standing) -> u8 {
        dispatch!(BoardView(self), board => GameBoard::layer(board, standing))
    }

    /// By how much of its height a piece is squashed as it lands.
    #[must_use]
    pub fn squash(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::squash(board))
    }

    /// How far up a lifted piece is seen, of its height: 0 where the camera looks straight down.
    #[must_use]
    pub fn rise(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::rise(board))
    }

    /// How far from its piece's foot a shadow falls, and how large it is.
    #[must_use]
    pub fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2) {
        dispatch!(BoardView(self), board => GameBoard::shadow(board, pose))
    }

    /// Whether the chosen piece of a location stays lifted until it moves.
    #[must_use]
    pub fn stays_lifted(self, location: Location) -> bool {
        dispatch!(BoardView(self), board => GameBoard::stays_lifted(board, location))
    }

    /// How far below the pointer the foot of a held piece hangs.
    #[must_use]
    pub fn grip(self) -> f32 {
        dispatch!(BoardView(self), board => GameBoard::grip(board))
    }

    /// A travelling piece at some progress, 0 to 1.
    #[must_use]
    pub fn travelling(
        self,
        change: &Change,
        path: &[Location],
        progress: f32,
    ) -> Option<PiecePose> {
        dispatch!(BoardView(self), board => GameBoard::travelling(board, change, path, progress))
    }

    /// A captured or hit piece at some progress from where it stood to where it comes to stand.
    #[must_use]
    pub fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
        dispatch!(BoardView(self), board => GameBoard::leaving(board, from, to, progress))
    }

    /// What a winner's piece does at the end of a game, at some progress.
    #[must_use]
    pub fn rejoicing(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        dispatch!(BoardView(self), board => GameBoard::rejoicing(board, pose, standing, progress))
    }

    /// The location under a point in board space.
    #[must_use]
    pub fn location_under(self, point: Vec2) -> Option<Location> {
        let under = |location: &Location| {
            self.rect(*location)
                .is_some_and(|rect| rect.contains(point))
        };
        self.locations().into_iter().find(under)
    }

    /// The location nearest to the middle.
    #[must_use]
    pub fn middle(self) -> Option<Location> {
        let centre = self.size() / 2.0;
        self.nearest(|at| Some(at.distance(centre)))
    }

    /// The next location in the direction of a step.
    #[must_use]
    pub fn beside(self, location: Location, step: CursorStep) -> Option<Location> {
        /// A distance across the direction counts for so much more than one along it.
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

    /// The location for which `far`, of its centre, is least; locations without it are left out.
    fn nearest(self, far: impl Fn(Vec2) -> Option<f32>) -> Option<Location> {
        self.locations()
            .into_iter()
            .filter_map(|location| Some((far(self.rect(location)?.center())?, location)))
            .min_by(|(a, _), (b, _)| a.total_cmp(b))
            .map(|(_, location)| location)
    }
}
