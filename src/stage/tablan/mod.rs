//! Tablan on the stage: its board, pictures, sticks, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
pub mod geometry;
mod halo;
mod marks;
mod motion;
mod scenery;
mod stick;
pub mod sticks;
mod trail;

pub use art::TablanArt;
pub use geometry::{CELL, PIECE_DROP, TablanBoard};

use super::board::{BoardShape, GameBoard};
use super::plain_pieces::PlainSign;
use super::pose::PiecePose;
use super::road::{self, Road};
use super::timeline::CuedAct;
use super::{Marks, StageGame, StageSystems, Trail, is_redrawn, on_table};
use crate::rules::tablan::{Cell, Position, Step};
use crate::rules::{GameKind, Side};
use crate::table::{Change, Location, Piece, Standing};

impl StageGame for Position {
    type Board = TablanBoard;
    type Art = TablanArt;
    type Thrown = sticks::StickThrow;

    fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
        acts::acts_of(step, change)
    }

    fn picture_plugin(app: &mut App) {
        picture_plugin(app);
    }
}

impl GameBoard for TablanBoard {
    fn of(shape: BoardShape) -> Self {
        TablanBoard { shape }
    }

    fn shape(self) -> BoardShape {
        self.shape
    }

    fn size(self) -> Vec2 {
        TablanBoard::size(self)
    }

    fn unit(self) -> f32 {
        CELL
    }

    fn largest_piece(self, _at: Vec2) -> f32 {
        1.2
    }

    /// All cells, along Blue's path.
    fn locations(self) -> Vec<Location> {
        Cell::all()
            .map(|cell| Location::Board(cell.index(Side::First)))
            .collect()
    }

    /// A started piece has a dot in place of its pin, and one that is home a ring in place of its foot.
    fn plain_sign(self, _piece: &Piece, standing: Standing) -> PlainSign {
        match (standing.started, standing.home) {
            (_, true) => PlainSign::Ring,
            (true, false) => PlainSign::Dot,
            (false, false) => PlainSign::None,
        }
    }

    fn rect(self, location: Location) -> Option<Rect> {
        TablanBoard::rect(self, location)
    }

    fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        TablanBoard::foot(self, standing.place.location(side)?)
    }

    /// Runs from cell to cell, and at a row's end over the frame.
    fn road(self, way: &[Location], from: Vec2, to: Vec2) -> Road {
        let cells: Option<Vec<Cell>> = way.iter().map(|at| self.cell(*at)).collect();
        let Some(cells) = cells.filter(|cells| cells.len() > 1) else {
            return Road::straight(from, to);
        };
        let last = cells.len() - 1;
        // As far below the middle as the piece.
        let drop = from - self.cell_centre(cells[0]);
        let place = |at: usize| match at {
            0 => from,
            _ if at == last => to,
            _ => self.cell_centre(cells[at]) + drop,
        };
        let hop = |at: usize| {
            let bow = self.turn_bow(cells[at], cells[at + 1]) * 0.55 * CELL;
            road::hop(place(at), place(at + 1), bow)
        };
        Road::new((0..last).map(hop).collect())
    }

    /// Bows a little to the side, because paths along a row overlap, and always towards the middle of the board.
    fn arrow_bow(self, from: Vec2, to: Vec2) -> Vec2 {
        let way = to - from;
        let aside = way.perp().normalize_or_zero() * (0.12 * way.length()).min(0.7 * CELL);
        let inwards = self.size() / 2.0 - from.lerp(to, 0.5);
        if aside.dot(inwards) < 0.0 {
            -aside
        } else {
            aside
        }
    }

    fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2) {
        (Vec2::new(1.1, 0.935) * pose.lift, Vec2::ONE)
    }

    fn travelling(self, change: &Change, path: &[Location], progress: f32) -> Option<PiecePose> {
        motion::hopping(self, path, change, progress)
    }

    /// Moves a captured piece off the table.
    fn leaving(self, from: Vec2, _to: Option<Vec2>, progress: f32) -> PiecePose {
        motion::leaving(self, from, progress)
    }

    fn celebrating(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        motion::celebrating(pose, standing, progress)
    }

    fn grip(self) -> f32 {
        PIECE_DROP + 0.25 * CELL
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
            (
                sticks::lay_out.run_if(not(any_with_component::<sticks::Stick>)),
                sticks::arrange,
            )
                .chain(),
            halo::draw,
            marks::draw.run_if(is_redrawn::<Marks, TablanArt>),
            trail::draw.run_if(is_redrawn::<Trail, TablanArt>),
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tablan))
            .run_if(resource_exists::<TablanArt>),
    );
}
