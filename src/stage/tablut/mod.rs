//! Tablut on the stage: its sheet, thrones and camps, pictures, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
mod call;
mod depth;
mod fall;
pub mod geometry;
mod halo;
mod king_outcome;
mod marks;
mod motion;
mod scenery;
mod thrones;
mod trail;

pub use art::TablutArt;
pub use geometry::{CELL, PIECE_DROP, TablutBoard};
pub use thrones::{CAMP_SIZE, ThroneLook};

use super::actor::Tweens;
use super::board::{BoardShape, GameBoard};
use super::plain_board::PlainGround;
use super::plain_pieces::PlainSign;
use super::pose::PiecePose;
use super::throw::NoThrow;
use super::timeline::CuedAct;
use super::{Marks, StageGame, StageSystems, Trail, is_redrawn, on_table};
use crate::rules::tablut::{Position, Step};
use crate::rules::{GameKind, Side};
use crate::table::{Change, Location, Piece, PieceKind, Standing, Table};

impl StageGame for Position {
    type Board = TablutBoard;
    type Art = TablutArt;
    type Thrown = NoThrow<Self>;

    fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
        acts::acts_of(step, change)
    }

    fn picture_plugin(app: &mut App) {
        picture_plugin(app);
    }
}

impl GameBoard for TablutBoard {
    fn of(shape: BoardShape) -> Self {
        TablutBoard {
            shape,
            bottom: Side::First,
        }
    }

    fn shape(self) -> BoardShape {
        self.shape
    }

    fn size(self) -> Vec2 {
        TablutBoard::size(self)
    }

    fn picture(self) -> Rect {
        self.sheet()
    }

    fn unit(self) -> f32 {
        CELL
    }

    fn largest_piece(self, _at: Vec2) -> f32 {
        1.22
    }

    /// All squares, by number.
    fn locations(self) -> Vec<Location> {
        (0..81).map(Location::Board).collect()
    }

    fn rect(self, location: Location) -> Option<Rect> {
        TablutBoard::rect(self, location)
    }

    fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        TablutBoard::foot(self, side, standing)
    }

    fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2) {
        (Vec2::new(0.92, 0.55) * pose.lift, pose.scale)
    }

    fn travelling(self, change: &Change, path: &[Location], progress: f32) -> Option<PiecePose> {
        motion::sliding(self, path, change, progress)
    }

    fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
        motion::leaving(from, to, progress)
    }

    fn celebrating(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        motion::celebrating(pose, standing, progress)
    }

    fn bottom(self) -> Side {
        self.bottom
    }

    /// Swaps only the captured pieces.
    fn facing(self, bottom: Side) -> Self {
        TablutBoard { bottom, ..self }
    }

    /// Paper, because the marks are in ink.
    fn ground(self) -> PlainGround {
        PlainGround::Pale
    }

    fn light_side(self) -> Side {
        Side::Second
    }

    /// The king has a cross, because the line hides the points of his crown.
    fn plain_sign(self, piece: &Piece, _standing: Standing) -> PlainSign {
        match piece.kind {
            PieceKind::King => PlainSign::Cross,
            PieceKind::Man => PlainSign::None,
        }
    }

    fn stays_lifted(self, location: Location) -> bool {
        matches!(location, Location::Board(_))
    }

    fn grip(self) -> f32 {
        PIECE_DROP + 0.25 * CELL
    }
}

/// Run condition: a captured piece is on its way off the board.
fn any_leaves(pieces: Query<&Tweens>) -> bool {
    pieces.iter().any(Tweens::is_leaving)
}

fn picture_plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (
                scenery::set_up.run_if(not(any_with_component::<scenery::Scenery>)),
                scenery::arrange,
            )
                .chain(),
            thrones::draw,
            fall::draw.run_if(any_leaves.or_eager(any_with_component::<fall::Tumbling>)),
            king_outcome::draw,
            call::draw,
            halo::draw,
            marks::draw.run_if(is_redrawn::<Marks, TablutArt>),
            trail::draw.run_if(is_redrawn::<Trail, TablutArt>),
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tablut))
            .run_if(resource_exists::<TablutArt>)
            .run_if(resource_exists::<Table>),
    );
}
