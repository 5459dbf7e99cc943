//! The board of the game on the table, in design units (1 unit = 1 pixel at 1920 × 1080).
//!
//! Board space has its origin at the upper left corner of the board with everything that lies
//! beside it, hands, trays and captives; y goes downwards.

use bevy::math::{Rect, Vec2};

use super::pose::PiecePose;
use super::{tablan, tablut, tapatan, tawula};
use crate::rules::{GameKind, Side};
use crate::table::{Change, Location, Place, Standing};

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
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardView {
    /// Tablan's snake of 48 cells.
    Tablan(tablan::TablanBoard),
    /// Tapatan's nine points and two trays.
    Tapatan(tapatan::TapatanBoard),
    /// Tablut's field of 81 squares.
    Tablut(tablut::TablutBoard),
    /// Tawula's box of 24 points, bar and trays.
    Tawula(tawula::TawulaBoard),
}

impl Default for BoardView {
    fn default() -> Self {
        BoardView::Tablan(tablan::TablanBoard::default())
    }
}

impl BoardView {
    /// The board of a game; none where it has no table.
    #[must_use]
    pub const fn of(game: GameKind, shape: BoardShape) -> Option<BoardView> {
        match game {
            GameKind::Tablan => Some(BoardView::Tablan(tablan::TablanBoard { shape })),
            GameKind::Tapatan => Some(BoardView::Tapatan(tapatan::TapatanBoard { shape })),
            GameKind::Tablut => Some(BoardView::Tablut(tablut::TablutBoard {
                shape,
                bottom: Side::First,
            })),
            GameKind::Tawula => Some(BoardView::Tawula(tawula::TawulaBoard {
                shape,
                bottom: Side::First,
            })),
        }
    }

    /// Tablan's board, if it is the one.
    #[must_use]
    pub const fn tablan(self) -> Option<tablan::TablanBoard> {
        match self {
            BoardView::Tablan(board) => Some(board),
            _ => None,
        }
    }

    /// Tapatan's board, if it is the one.
    #[must_use]
    pub const fn tapatan(self) -> Option<tapatan::TapatanBoard> {
        match self {
            BoardView::Tapatan(board) => Some(board),
            _ => None,
        }
    }

    /// Tablut's board, if it is the one.
    #[must_use]
    pub const fn tablut(self) -> Option<tablut::TablutBoard> {
        match self {
            BoardView::Tablut(board) => Some(board),
            _ => None,
        }
    }

    /// Tawula's board, if it is the one.
    #[must_use]
    pub const fn tawula(self) -> Option<tawula::TawulaBoard> {
        match self {
            BoardView::Tawula(board) => Some(board),
            _ => None,
        }
    }

    /// Whose seat is at the bottom of the board.
    #[must_use]
    pub const fn bottom(self) -> Side {
        match self {
            BoardView::Tawula(board) => board.bottom,
            BoardView::Tablut(board) => board.bottom,
            BoardView::Tablan(_) | BoardView::Tapatan(_) => Side::First,
        }
    }

    /// The board with a side's seat at the bottom, where that makes a difference.
    #[must_use]
    pub const fn facing(self, bottom: Side) -> BoardView {
        match self {
            BoardView::Tawula(board) => BoardView::Tawula(tawula::TawulaBoard { bottom, ..board }),
            BoardView::Tablut(board) => BoardView::Tablut(tablut::TablutBoard { bottom, ..board }),
            other => other,
        }
    }

    /// Where on the board, in board space, what is thrown falls; none where it falls beside it.
    #[must_use]
    pub const fn throw_place(self) -> Option<Rect> {
        match self {
            BoardView::Tawula(board) => Some(board.throw()),
            _ => None,
        }
    }

    /// Where on the board, in board space, notes hide nothing; none where that is at its foot.
    #[must_use]
    pub fn notes_place(self) -> Option<Rect> {
        match self {
            BoardView::Tapatan(board) => Some(board.notes()),
            BoardView::Tawula(board) => Some(board.notes()),
            _ => None,
        }
    }

    /// How many layers of pieces a piece lies on.
    #[must_use]
    pub fn layer(self, standing: Standing) -> u8 {
        match (self, standing.place) {
            (BoardView::Tawula(board), Place::Board(_)) => board.stacked(standing.level).1,
            _ => 0,
        }
    }

    /// Whose board it is.
    #[must_use]
    pub const fn game(self) -> GameKind {
        match self {
            BoardView::Tablan(_) => GameKind::Tablan,
            BoardView::Tapatan(_) => GameKind::Tapatan,
            BoardView::Tablut(_) => GameKind::Tablut,
            BoardView::Tawula(_) => GameKind::Tawula,
        }
    }

    /// How it lies.
    #[must_use]
    pub const fn shape(self) -> BoardShape {
        match self {
            BoardView::Tablan(board) => board.shape,
            BoardView::Tapatan(board) => board.shape,
            BoardView::Tablut(board) => board.shape,
            BoardView::Tawula(board) => board.shape,
        }
    }

    /// Something is thrown beside it.
    #[must_use]
    pub const fn has_throws(self) -> bool {
        match self {
            BoardView::Tablan(_) | BoardView::Tawula(_) => true,
            BoardView::Tablut(_) | BoardView::Tapatan(_) => false,
        }
    }

    /// Width and height, the front face and everything beside the board included.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self {
            BoardView::Tablan(board) => board.size(),
            BoardView::Tapatan(board) => board.size(),
            BoardView::Tablut(board) => board.size(),
            BoardView::Tawula(board) => board.size(),
        }
    }

    /// The unit of pieces and of what they do.
    #[must_use]
    pub const fn unit(self) -> f32 {
        match self {
            BoardView::Tablan(_) => tablan::CELL,
            BoardView::Tapatan(_) => tapatan::CUP,
            BoardView::Tablut(_) => tablut::CELL,
            BoardView::Tawula(_) => tawula::CELL,
        }
    }

    /// Everything that can be pressed.
    #[must_use]
    pub fn locations(self) -> Vec<Location> {
        match self {
            BoardView::Tablan(_) => tablan::locations(),
            BoardView::Tapatan(_) => tapatan::locations(),
            BoardView::Tablut(_) => tablut::locations(),
            BoardView::Tawula(_) => tawula::locations(),
        }
    }

    /// The area of a location.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        match self {
            BoardView::Tablan(board) => board.rect(location),
            BoardView::Tapatan(board) => board.rect(location),
            BoardView::Tablut(board) => board.rect(location),
            BoardView::Tawula(board) => board.rect(location),
        }
    }

    /// Where the foot of a side's piece stands; none where it is not seen.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        match self {
            BoardView::Tablan(board) => board.foot(standing.place.location(side)?),
            BoardView::Tablut(board) => board.foot(side, standing),
            BoardView::Tapatan(board) => board.foot(side, standing),
            BoardView::Tawula(board) => board.foot(side, standing),
        }
    }

    /// A side's piece at rest; none where it is not seen.
    #[must_use]
    pub fn resting(self, side: Side, standing: Standing) -> Option<PiecePose> {
        let scale = match self {
            BoardView::Tapatan(_) => tapatan::scale(standing),
            _ => 1.0,
        };
        Some(PiecePose {
            scale: Vec2::splat(scale),
            ..PiecePose::standing(self.foot(side, standing)?)
        })
    }

    /// How much a piece gives as it lands.
    #[must_use]
    pub const fn squash(self) -> f32 {
        match self {
            BoardView::Tapatan(_) => 0.04,
            _ => 0.05,
        }
    }

    /// How far up a lifted piece is seen, of its height: nothing where one looks straight down.
    #[must_use]
    pub const fn rise(self) -> f32 {
        match self {
            BoardView::Tapatan(_) => 0.0,
            _ => 1.0,
        }
    }

    /// How far from its piece's foot a shadow falls, and how large it is.
    #[must_use]
    pub fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2) {
        match self {
            BoardView::Tapatan(_) => (tapatan::motion::shadow(pose.lift), pose.scale),
            BoardView::Tawula(_) => (Vec2::new(0.44, 0.17) * pose.lift, Vec2::ONE),
            BoardView::Tablut(_) => (Vec2::new(0.92, 0.55) * pose.lift, pose.scale),
            BoardView::Tablan(_) => (Vec2::new(1.1, 0.935) * pose.lift, Vec2::ONE),
        }
    }

    /// Whether the chosen piece of a location stays up until it goes. What is chosen by itself, as the
    /// next of a hand, lies still.
    #[must_use]
    pub const fn stays_lifted(self, location: Location) -> bool {
        match self {
            BoardView::Tablut(_) | BoardView::Tapatan(_) => matches!(location, Location::Board(_)),
            BoardView::Tablan(_) | BoardView::Tawula(_) => false,
        }
    }

    /// How far below the pointer the foot of a held piece hangs.
    #[must_use]
    pub const fn grip(self) -> f32 {
        match self {
            BoardView::Tablan(_) => tablan::PIECE_DROP + 0.25 * tablan::CELL,
            BoardView::Tapatan(_) => 0.0,
            BoardView::Tablut(_) => tablut::PIECE_DROP + 0.25 * tablut::CELL,
            BoardView::Tawula(_) => 0.0,
        }
    }

    /// A travelling piece at some progress, 0 to 1.
    #[must_use]
    pub fn travelling(
        self,
        change: &Change,
        path: &[Location],
        progress: f32,
    ) -> Option<PiecePose> {
        match self {
            BoardView::Tablan(board) => tablan::motion::hopping(board, path, change, progress),
            BoardView::Tapatan(board) => tapatan::motion::travelling(board, change, progress),
            BoardView::Tablut(board) => tablut::motion::sliding(board, path, change, progress),
            BoardView::Tawula(board) => tawula::motion::hopping(board, path, change, progress),
        }
    }

    /// A captured or hit piece at some progress from where it stood to where it comes to stand.
    #[must_use]
    pub fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
        match (self, to) {
            (BoardView::Tablan(board), _) => tablan::motion::leaving(board, from, progress),
            (BoardView::Tapatan(_), _) => tapatan::motion::leaving(from, progress),
            (BoardView::Tablut(_), to) => tablut::motion::leaving(from, to, progress),
            (BoardView::Tawula(_), to) => tawula::motion::leaving(from, to, progress),
        }
    }

    /// What a winner's piece does at the end of a game, at some progress.
    #[must_use]
    pub fn rejoicing(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        match self {
            BoardView::Tablan(_) => tablan::motion::rejoicing(pose, standing, progress),
            BoardView::Tapatan(_) => tapatan::motion::rejoicing(pose, standing, progress),
            BoardView::Tablut(_) => tablut::motion::rejoicing(pose, standing, progress),
            BoardView::Tawula(board) => tawula::motion::rejoicing(board, pose, standing, progress),
        }
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

    /// The next location in a direction: columns to the right, rows down, each −1 to 1.
    #[must_use]
    pub fn beside(self, location: Location, step: (i8, i8)) -> Option<Location> {
        /// What lies off to the side is farther than it looks.
        const ASIDE: f32 = 3.0;
        let here = self.rect(location)?.center();
        let part = |way: f32, step: i8| match step {
            0 => Some(way.abs() * ASIDE),
            _ => Some(way * f32::from(step)).filter(|ahead| *ahead > 1.0),
        };
        self.nearest(|at| Some(part(at.x - here.x, step.0)? + part(at.y - here.y, step.1)?))
            .filter(|_| step != (0, 0))
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
