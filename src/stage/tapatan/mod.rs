//! Tapatan on the stage: its board, pictures, trays, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
pub mod geometry;
mod line;
mod marks;
mod motion;
mod scenery;
mod trail;

pub use art::TapatanArt;
pub use geometry::{CUP, TapatanBoard};

use super::board::{BoardShape, GameBoard};
use super::pose::PiecePose;
use super::throw::NoThrow;
use super::timeline::CuedAct;
use super::{Marks, StageGame, StageSystems, Trail, is_redrawn, on_table};
use crate::rules::tapatan::{Position, Step};
use crate::rules::{GameKind, Side};
use crate::table::{Change, Location, Standing};

impl StageGame for Position {
    type Board = TapatanBoard;
    type Art = TapatanArt;
    type Thrown = NoThrow<Self>;

    fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
        acts::acts_of(step, change)
    }

    fn picture_plugin(app: &mut App) {
        picture_plugin(app);
    }
}

/// The board seen by a camera that looks straight down.
impl GameBoard for TapatanBoard {
    fn of(shape: BoardShape) -> Self {
        TapatanBoard { shape }
    }

    fn shape(self) -> BoardShape {
        self.shape
    }

    fn size(self) -> Vec2 {
        TapatanBoard::size(self)
    }

    fn picture(self) -> Rect {
        let corner = TapatanBoard::corner(self);
        Rect::from_corners(corner, corner + Vec2::splat(geometry::WOOD))
    }

    fn unit(self) -> f32 {
        CUP
    }

    fn locations(self) -> Vec<Location> {
        geometry::locations()
    }

    fn rect(self, location: Location) -> Option<Rect> {
        TapatanBoard::rect(self, location)
    }

    fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        TapatanBoard::foot(self, side, standing)
    }

    fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2) {
        (motion::shadow(pose.lift), pose.scale)
    }

    fn travelling(self, change: &Change, _path: &[Location], progress: f32) -> Option<PiecePose> {
        motion::travelling(self, change, progress)
    }

    /// Tapatan has no captures; the function only completes the interface.
    fn leaving(self, from: Vec2, _to: Option<Vec2>, progress: f32) -> PiecePose {
        motion::leaving(from, progress)
    }

    fn celebrating(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        motion::celebrating(pose, standing, progress)
    }

    fn notes_place(self) -> Option<Rect> {
        Some(self.notes())
    }

    fn piece_scale(self, standing: Standing) -> f32 {
        geometry::scale(standing)
    }

    fn squash(self) -> f32 {
        0.04
    }

    fn rise(self) -> f32 {
        0.0
    }

    fn stays_lifted(self, location: Location) -> bool {
        matches!(location, Location::Board(_))
    }
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
            marks::draw.run_if(is_redrawn::<Marks, TapatanArt>),
            trail::draw.run_if(is_redrawn::<Trail, TapatanArt>),
            trail::draw_slide,
            line::draw,
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tapatan))
            .run_if(resource_exists::<TapatanArt>),
    );
}
