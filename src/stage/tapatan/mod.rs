//! Tapatan on the stage: its board, pictures, trays, and how its pieces move.

use bevy::prelude::*;

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
use super::cue::{ActCues, Cue};
use super::plain_board::sides;
use super::pose::PiecePose;
use super::throw::NoThrow;
use super::timeline::{Act, CuedAct};
use super::{Marks, StageGame, StageSystems, Trail, is_redrawn, on_table};
use crate::rules::tapatan::{LINES, Position, Step};
use crate::rules::{GameKind, Side};
use crate::table::{Change, Location, Standing, Table};

/// Length of a placing at normal speed (ms).
const PLACING: f32 = 160.0;

/// Length of a slide along a line at normal speed (ms).
const SLIDE: f32 = 180.0;

impl StageGame for Position {
    type Board = TapatanBoard;
    type Art = TapatanArt;
    type Thrown = NoThrow<Self>;

    fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
        let rests = ActCues::landing(Cue::Disc);
        let travel = |from: Location, to: Location, ms, cues| {
            let act = change.map(|change| CuedAct::travel(change, vec![from, to], ms, cues));
            act.into_iter().collect()
        };
        match *step {
            Step::Placed { side, at } => {
                let to = Location::Board(at.into());
                travel(Location::Hand(side), to, PLACING, rests)
            }
            Step::Moved { from, to, .. } => {
                let [from, to] = [from, to].map(|at| Location::Board(at.into()));
                travel(from, to, SLIDE, rests.and_begin(Cue::Groove))
            }
            Step::LineMade { side, .. } => vec![CuedAct::new(Act::Line { side }, Cue::Line)],
            Step::TurnEnded { side } => vec![CuedAct::turn(side, false)],
            Step::Passed { side } => vec![CuedAct::turn(side, true)],
            Step::Ended(outcome) => vec![CuedAct::end(outcome)],
        }
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

    fn largest_piece(self, at: Vec2) -> f32 {
        geometry::largest_piece(self, at)
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

    fn celebrating(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        motion::celebrating(pose, standing, progress)
    }

    fn lines(self) -> Vec<[Vec2; 2]> {
        let graph = LINES.map(|[from, _, to]| [from, to].map(|point| self.point(point)));
        let trays = Side::BOTH.map(|side| sides(self.tray(side)));
        graph
            .into_iter()
            .chain(trays.into_iter().flatten())
            .collect()
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
            scenery::cover
                .after(scenery::arrange)
                .run_if(resource_exists::<Table>),
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
