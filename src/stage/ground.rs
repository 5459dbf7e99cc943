//! The board of the game on the table, in design units (1 unit = 1 pixel at 1920 × 1080).
//!
//! Board space has its origin at the upper left corner of the board with everything that lies
//! beside it, hands, trays and captives; y goes downwards.

use bevy::math::{Rect, Vec2};

use super::pose::Pose;
use super::{tablan, tablut, tapatan, tawula};
use crate::rules::{GameKind, Side};
use crate::table::{Change, Place, Location, Standing};

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
pub enum Ground {
    /// Tablan's snake of 48 cells.
    Tablan(tablan::Board),
    /// Tapatan's nine points and two trays.
    Tapatan(tapatan::Board),
    /// Tablut's field of 81 squares.
    Tablut(tablut::Board),
    /// Tawula's box of 24 points, bar and trays.
    Tawula(tawula::Board),
}

impl Default for Ground {
    fn default() -> Self {
        Ground::Tablan(tablan::Board::default())
    }
}

impl Ground {
    /// The board of a game; none where it has no table.
    #[must_use]
    pub const fn of(game: GameKind, shape: BoardShape) -> Option<Ground> {
        match game {
            GameKind::Tablan => Some(Ground::Tablan(tablan::Board { shape })),
            GameKind::Tapatan => Some(Ground::Tapatan(tapatan::Board { shape })),
            GameKind::Tablut => Some(Ground::Tablut(tablut::Board {
                shape,
                bottom: Side::First,
            })),
            GameKind::Tawula => Some(Ground::Tawula(tawula::Board {
                shape,
                bottom: Side::First,
            })),
        }
    }

    /// Tablan's board, if it is the one.
    #[must_use]
    pub const fn tablan(self) -> Option<tablan::Board> {
        match self {
            Ground::Tablan(board) => Some(board),
            _ => None,
        }
    }

    /// Tapatan's board, if it is the one.
    #[must_use]
    pub const fn tapatan(self) -> Option<tapatan::Board> {
        match self {
            Ground::Tapatan(board) => Some(board),
            _ => None,
        }
    }

    /// Tablut's board, if it is the one.
    #[must_use]
    pub const fn tablut(self) -> Option<tablut::Board> {
        match self {
            Ground::Tablut(board) => Some(board),
            _ => None,
        }
    }

    /// Tawula's board, if it is the one.
    #[must_use]
    pub const fn tawula(self) -> Option<tawula::Board> {
        match self {
            Ground::Tawula(board) => Some(board),
            _ => None,
        }
    }

    /// Whose seat is at the bottom of the board.
    #[must_use]
    pub const fn bottom(self) -> Side {
        match self {
            Ground::Tawula(board) => board.bottom,
            Ground::Tablut(board) => board.bottom,
            Ground::Tablan(_) | Ground::Tapatan(_) => Side::First,
        }
    }

    /// The board with a side's seat at the bottom, where that makes a difference.
    #[must_use]
    pub const fn facing(self, bottom: Side) -> Ground {
        match self {
            Ground::Tawula(board) => Ground::Tawula(tawula::Board { bottom, ..board }),
            Ground::Tablut(board) => Ground::Tablut(tablut::Board { bottom, ..board }),
            other => other,
        }
    }

    /// Where on the board, in board space, what is thrown falls; none where it falls beside it.
    #[must_use]
    pub const fn throw_place(self) -> Option<Rect> {
        match self {
            Ground::Tawula(board) => Some(board.throw()),
            _ => None,
        }
    }

    /// Where on the board, in board space, notes hide nothing; none where that is at its foot.
    #[must_use]
    pub fn notes_place(self) -> Option<Rect> {
        match self {
            Ground::Tapatan(board) => Some(board.notes()),
            Ground::Tawula(board) => Some(board.notes()),
            _ => None,
        }
    }

    /// How many layers of pieces a piece lies on.
    #[must_use]
    pub fn layer(self, standing: Standing) -> u8 {
        match (self, standing.place) {
            (Ground::Tawula(board), Place::Board(_)) => board.stacked(standing.level).1,
            _ => 0,
        }
    }

    /// Whose board it is.
    #[must_use]
    pub const fn game(self) -> GameKind {
        match self {
            Ground::Tablan(_) => GameKind::Tablan,
            Ground::Tapatan(_) => GameKind::Tapatan,
            Ground::Tablut(_) => GameKind::Tablut,
            Ground::Tawula(_) => GameKind::Tawula,
        }
    }

    /// How it lies.
    #[must_use]
    pub const fn shape(self) -> BoardShape {
        match self {
            Ground::Tablan(board) => board.shape,
            Ground::Tapatan(board) => board.shape,
            Ground::Tablut(board) => board.shape,
            Ground::Tawula(board) => board.shape,
        }
    }

    /// Something is thrown beside it.
    #[must_use]
    pub const fn has_throws(self) -> bool {
        match self {
            Ground::Tablan(_) | Ground::Tawula(_) => true,
            Ground::Tablut(_) | Ground::Tapatan(_) => false,
        }
    }

    /// Width and height, the front face and everything beside the board included.
    #[must_use]
    pub const fn size(self) -> Vec2 {
        match self {
            Ground::Tablan(board) => board.size(),
            Ground::Tapatan(board) => board.size(),
            Ground::Tablut(board) => board.size(),
            Ground::Tawula(board) => board.size(),
        }
    }

    /// The unit of pieces and of what they do.
    #[must_use]
    pub const fn unit(self) -> f32 {
        match self {
            Ground::Tablan(_) => tablan::CELL,
            Ground::Tapatan(_) => tapatan::CUP,
            Ground::Tablut(_) => tablut::CELL,
            Ground::Tawula(_) => tawula::CELL,
        }
    }

    /// Everything that can be pressed.
    #[must_use]
    pub fn locations(self) -> Vec<Location> {
        match self {
            Ground::Tablan(_) => tablan::locations(),
            Ground::Tapatan(_) => tapatan::locations(),
            Ground::Tablut(_) => tablut::locations(),
            Ground::Tawula(_) => tawula::locations(),
        }
    }

    /// The area of a location.
    #[must_use]
    pub fn rect(self, location: Location) -> Option<Rect> {
        match self {
            Ground::Tablan(board) => board.rect(location),
            Ground::Tapatan(board) => board.rect(location),
            Ground::Tablut(board) => board.rect(location),
            Ground::Tawula(board) => board.rect(location),
        }
    }

    /// Where the foot of a side's piece stands; none where it is not seen.
    #[must_use]
    pub fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        match self {
            Ground::Tablan(board) => board.foot(standing.place.location(side)?),
            Ground::Tablut(board) => board.foot(side, standing),
            Ground::Tapatan(board) => board.foot(side, standing),
            Ground::Tawula(board) => board.foot(side, standing),
        }
    }

    /// A side's piece at rest; none where it is not seen.
    #[must_use]
    pub fn resting(self, side: Side, standing: Standing) -> Option<Pose> {
        let scale = match self {
            Ground::Tapatan(_) => tapatan::scale(standing),
            _ => 1.0,
        };
        Some(Pose {
            scale: Vec2::splat(scale),
            ..Pose::standing(self.foot(side, standing)?)
        })
    }

    /// How much a piece gives as it lands.
    #[must_use]
    pub const fn squash(self) -> f32 {
        match self {
            Ground::Tapatan(_) => 0.04,
            _ => 0.05,
        }
    }

    /// How far up a lifted piece is seen, of its height: nothing where one looks straight down.
    #[must_use]
    pub const fn rise(self) -> f32 {
        match self {
            Ground::Tapatan(_) => 0.0,
            _ => 1.0,
        }
    }

    /// How far from its piece's foot a shadow falls, and how large it is.
    #[must_use]
    pub fn shadow(self, pose: &Pose) -> (Vec2, Vec2) {
        match self {
            Ground::Tapatan(_) => (tapatan::motion::shadow(pose.lift), pose.scale),
            Ground::Tawula(_) => (Vec2::new(0.44, 0.17) * pose.lift, Vec2::ONE),
            Ground::Tablut(_) => (Vec2::new(0.92, 0.55) * pose.lift, pose.scale),
            Ground::Tablan(_) => (Vec2::new(1.1, 0.935) * pose.lift, Vec2::ONE),
        }
    }

    /// Whether the chosen piece of a location stays up until it goes. What is chosen by itself, as the
    /// next of a hand, lies still.
    #[must_use]
    pub const fn keeps_up(self, location: Location) -> bool {
        match self {
            Ground::Tablut(_) | Ground::Tapatan(_) => matches!(location, Location::Board(_)),
            Ground::Tablan(_) | Ground::Tawula(_) => false,
        }
    }

    /// How far below the pointer the foot of a held piece hangs.
    #[must_use]
    pub const fn grip(self) -> f32 {
        match self {
            Ground::Tablan(_) => tablan::PIECE_DROP + 0.25 * tablan::CELL,
            Ground::Tapatan(_) => 0.0,
            Ground::Tablut(_) => tablut::PIECE_DROP + 0.25 * tablut::CELL,
            Ground::Tawula(_) => 0.0,
        }
    }

    /// A travelling piece at some progress, 0 to 1.
    #[must_use]
    pub fn travelling(self, change: &Change, path: &[Location], progress: f32) -> Option<Pose> {
        match self {
            Ground::Tablan(board) => tablan::motion::hopping(board, path, change, progress),
            Ground::Tapatan(board) => tapatan::motion::travelling(board, change, progress),
            Ground::Tablut(board) => tablut::motion::sliding(board, path, change, progress),
            Ground::Tawula(board) => tawula::motion::hopping(board, path, change, progress),
        }
    }

    /// A captured or hit piece at some progress from where it stood to where it comes to stand.
    #[must_use]
    pub fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> Pose {
        match (self, to) {
            (Ground::Tablan(board), _) => tablan::motion::leaving(board, from, progress),
            (Ground::Tapatan(_), _) => tapatan::motion::leaving(from, progress),
            (Ground::Tablut(_), to) => tablut::motion::leaving(from, to, progress),
            (Ground::Tawula(_), to) => tawula::motion::leaving(from, to, progress),
        }
    }

    /// What a winner's piece does at the end of a game, at some progress.
    #[must_use]
    pub fn rejoicing(self, pose: Pose, standing: Standing, progress: f32) -> Pose {
        match self {
            Ground::Tablan(_) => tablan::motion::rejoicing(pose, standing, progress),
            Ground::Tapatan(_) => tapatan::motion::rejoicing(pose, standing, progress),
            Ground::Tablut(_) => tablut::motion::rejoicing(pose, standing, progress),
            Ground::Tawula(board) => tawula::motion::rejoicing(board, pose, standing, progress),
        }
    }

    /// The location under a point in board space.
    #[must_use]
    pub fn location_under(self, point: Vec2) -> Option<Location> {
        let under = |location: &Location| self.rect(*location).is_some_and(|rect| rect.contains(point));
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
