//! Tawula on the stage: its box, pictures, dice, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
pub mod dice_picture;
mod dice_roll;
mod die;
pub mod floor;
pub mod geometry;
mod marks;
mod motion;
mod roads;
mod scenery;
mod stacks;
mod trail;

pub use art::TawulaArt;
pub use geometry::{CELL, TawulaBoard};

use super::board::{BoardShape, GameBoard};
use super::pose::PiecePose;
use super::road::Road;
use super::timeline::CuedAct;
use super::{Marks, StageGame, StageSystems, Trail, is_redrawn, on_table};
use crate::rules::tawula::{POINTS, Position, Step};
use crate::rules::{GameKind, Side};
use crate::table::{Change, Location, Place, Standing};

impl StageGame for Position {
    type Board = TawulaBoard;
    type Art = TawulaArt;
    type Thrown = dice_picture::DiceRoll;

    fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
        acts::acts_of(step, change)
    }

    fn thrown_numbers(step: &Step) -> Vec<u8> {
        match step {
            Step::OpeningThrew { white, black } => vec![*white, *black],
            Step::Threw { dice, .. } => vec![dice.a(), dice.b()],
            _ => Vec::new(),
        }
    }

    fn picture_plugin(app: &mut App) {
        picture_plugin(app);
    }
}

impl GameBoard for TawulaBoard {
    fn of(shape: BoardShape) -> Self {
        TawulaBoard {
            shape,
            bottom: Side::First,
        }
    }

    fn shape(self) -> BoardShape {
        self.shape
    }

    fn size(self) -> Vec2 {
        TawulaBoard::size(self)
    }

    fn unit(self) -> f32 {
        CELL
    }

    fn largest_piece(self, _at: Vec2) -> f32 {
        1.14
    }

    /// All points by White's number, the bar and the trays. A tray is pressed as its hand, even if it holds pieces that
    /// were borne off.
    fn locations(self) -> Vec<Location> {
        let beside = Side::BOTH.map(|side| [Location::Bar(side), Location::Hand(side)]);
        (1..=POINTS)
            .map(Location::Board)
            .chain(beside.into_iter().flatten())
            .collect()
    }

    fn rect(self, location: Location) -> Option<Rect> {
        TawulaBoard::rect(self, location)
    }

    fn foot(self, side: Side, standing: Standing) -> Option<Vec2> {
        TawulaBoard::foot(self, side, standing)
    }

    fn shadow(self, pose: &PiecePose) -> (Vec2, Vec2) {
        (Vec2::new(0.44, 0.17) * pose.lift, Vec2::ONE)
    }

    fn travelling(self, change: &Change, path: &[Location], progress: f32) -> Option<PiecePose> {
        motion::hopping(self, path, change, progress)
    }

    fn leaving(self, from: Vec2, to: Option<Vec2>, progress: f32) -> PiecePose {
        motion::leaving(from, to, progress)
    }

    fn celebrating(self, pose: PiecePose, standing: Standing, progress: f32) -> PiecePose {
        motion::celebrating(self, pose, standing, progress)
    }

    fn bottom(self) -> Side {
        self.bottom
    }

    fn facing(self, bottom: Side) -> Self {
        TawulaBoard { bottom, ..self }
    }

    /// Runs along the points, and beside the board along its frame.
    fn road(self, way: &[Location], from: Vec2, to: Vec2) -> Road {
        match *way {
            [Location::Hand(_), Location::Board(at)] => {
                Road::new(vec![self.along_frame(true, from, at, to)])
            }
            [Location::Bar(_), Location::Board(at)] => {
                Road::new(vec![self.along_frame(false, from, at, to)])
            }
            [Location::Board(at), Location::Off(_)] => {
                let mut line = self.along_frame(true, to, at, from);
                line.reverse();
                Road::new(vec![line])
            }
            _ => self.along_points(way, from, to),
        }
    }

    /// Bows into the board between points of the same row, otherwise a little to the side.
    fn arrow_bow(self, from: Vec2, to: Vec2) -> Vec2 {
        let middle = self.size().y / 2.0;
        let far = from.distance(to);
        if (from.y - middle) * (to.y - middle) > 0.0 {
            let inwards = (middle - from.y).signum();
            Vec2::new(0.0, inwards * (58.0 + 0.1 * far))
        } else {
            (to - from).perp().normalize_or_zero() * 48.0
        }
    }

    fn throw_place(self) -> Option<Rect> {
        Some(self.throw())
    }

    fn notes_place(self) -> Option<Rect> {
        Some(self.notes())
    }

    fn layer(self, standing: Standing) -> u8 {
        match standing.place {
            Place::Board(_) => self.stacked(standing.level).1,
            _ => 0,
        }
    }
}

fn picture_plugin(app: &mut App) {
    app.add_plugins(dice_picture::picture_plugin).add_systems(
        Update,
        (
            (
                scenery::set_up.run_if(not(any_with_component::<scenery::Scenery>)),
                scenery::arrange,
            )
                .chain(),
            stacks::draw,
            marks::draw.run_if(is_redrawn::<Marks, TawulaArt>),
            trail::draw.run_if(is_redrawn::<Trail, TawulaArt>),
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tawula))
            .run_if(resource_exists::<TawulaArt>),
    );
}
