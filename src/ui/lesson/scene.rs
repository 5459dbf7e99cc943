//! What a lesson's step points out on the board: the piece, its way, where it goes, what is lit.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, pos2};

use crate::lesson::{Act, Spot};
use crate::rules::Side;
use crate::stage::Layout;
use crate::table::learning::location_of;
use crate::table::pieces::standings;
use crate::table::targets::{targets, way};
use crate::table::{Learning, Location, Place, Standing, TargetKind};
use crate::ui::view::View;

/// What is pointed out, in units of the window.
pub(super) struct Scene {
    /// The way of the piece to be moved: places, and how what leads to each bows.
    pub way: Vec<Waypoint>,
    /// What happens at its end.
    pub kind: Option<TargetKind>,
    /// The number of steps, where the game counts them.
    pub steps: u8,
    /// Cells that are lit.
    pub lit: Vec<Rect>,
    /// Where something is thrown or lies thrown.
    pub thrown: Option<Rect>,
    /// Units of the window a unit of the board.
    pub scale: f32,
    /// The size of a piece's cell, in units of the window.
    pub unit: f32,
}

/// One place on the way.
pub(super) struct Waypoint {
    pub at: Vec2,
    /// How the way here from the place before bows.
    pub bow: Vec2,
}

impl Scene {
    /// What the present step points out.
    pub fn of(view: &View, learning: &Learning) -> Scene {
        let layout = view.layout;
        let run = learning.run();
        let side = run.step().side;
        let spots = &run.step().lit;
        let mut lit: Vec<Rect> = spots
            .iter()
            .filter_map(|spot| cell_of(layout, view, location_of(*spot, side)?, side))
            .collect();
        let throws = |act: &Act| matches!(act, Act::Throw(_));
        let thrown = run.step().acts.iter().any(throws) || spots.contains(&Spot::Throw);
        let mut scene = Scene {
            way: Vec::new(),
            kind: None,
            steps: 0,
            lit: Vec::new(),
            thrown: layout.throw.filter(|_| thrown),
            scale: layout.board_scale(),
            unit: layout.board_view.unit() * layout.board_scale(),
        };
        let wanted = run.wanted().first();
        // While something moves, the way it takes stays in the light.
        let target = wanted.and_then(|wanted| {
            let before = run.position();
            let mut all = targets(before).into_iter();
            all.find(|target| target.choice == *wanted)
        });
        if let Some(target) = target {
            let before = run.position();
            let path = way(before, target.from, target.to);
            let place = |at: &Location| foot(layout, view, *at, side);
            scene.way = path
                .iter()
                .enumerate()
                .filter_map(|(i, at)| {
                    let bow = match i {
                        0 => Vec2::ZERO,
                        _ => layout.board_view.bow(path[i - 1], *at) * scene.scale,
                    };
                    Some(Waypoint {
                        at: place(at)?,
                        bow,
                    })
                })
                .collect();
            scene.kind = Some(target.kind);
            scene.steps = target.steps;
            lit.extend(cell_of(layout, view, target.to, side));
        }
        scene.lit = lit;
        scene
    }

    /// Nothing is pointed out.
    pub fn is_empty(&self) -> bool {
        self.way.is_empty() && self.lit.is_empty() && self.thrown.is_none()
    }
}

fn in_window(layout: &Layout, point: Vec2) -> Vec2 {
    layout.board.min + point * layout.board_scale()
}

/// How the uppermost piece on a location stands, or the next that comes there.
fn standing(view: &View, location: Location, side: Side) -> Option<(Side, Standing)> {
    let all = standings(view.table.game().position());
    let here = all
        .into_iter()
        .filter(|(side, _, standing)| standing.place.location(*side) == Some(location))
        .max_by_key(|(_, _, standing)| standing.level);
    if let Some((whose, _, standing)) = here {
        return Some((whose, standing));
    }
    let place = match location {
        Location::Board(at) => Place::Board(at),
        Location::Hand(_) => Place::Hand,
        Location::Bar(_) => Place::Bar,
        Location::Off(_) => Place::Off,
    };
    let standing = Standing {
        place,
        ..Standing::default()
    };
    Some((side, standing))
}

/// Where a piece's foot stands on a location, in units of the window.
fn foot(layout: &Layout, view: &View, location: Location, side: Side) -> Option<Vec2> {
    let board = layout.board_view;
    let (whose, standing) = standing(view, location, side)?;
    let at = board.foot(whose, standing);
    let middle = || Some(board.rect(location)?.center());
    Some(in_window(layout, at.or_else(middle)?))
}

/// The cell of a location; of a long point only the part round its piece.
fn cell_of(layout: &Layout, view: &View, location: Location, side: Side) -> Option<Rect> {
    let rect = layout.board_view.rect(location)?;
    let rect = Rect::from_corners(in_window(layout, rect.min), in_window(layout, rect.max));
    let unit = layout.board_view.unit() * layout.board_scale();
    if rect.size().max_element() < 2.2 * rect.size().min_element().max(unit * 0.5) {
        return Some(rect);
    }
    let at = foot(layout, view, location, side)?;
    Some(Rect::from_center_size(at, Vec2::splat(unit)))
}

/// A place as egui has it.
pub(super) fn at(point: Vec2) -> egui::Pos2 {
    pos2(point.x, point.y)
}
