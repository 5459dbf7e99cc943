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
    pub lit: Vec<Lit>,
    /// Where something is thrown or lies thrown.
    pub thrown: Option<Rect>,
    /// Units of the window a unit of the board.
    pub scale: f32,
    /// The size of a piece's cell, in units of the window.
    pub unit: f32,
}

/// A place that is lit.
#[derive(Clone, Copy)]
pub(super) enum Lit {
    /// A whole cell.
    Cell(Rect),
    /// A round place on a board without cells: its middle and radius.
    Round(Vec2, f32),
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
        let mut lit: Vec<Lit> = spots
            .iter()
            .filter_map(|spot| {
                let location = location_of(*spot, side)?;
                lit_at(layout, location, foot(layout, view, location, side)?)
            })
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
            let last = path.len() - 1;
            let place = |(i, at): (usize, &Location)| {
                let bow = match i {
                    0 => Vec2::ZERO,
                    _ => layout.board_view.bow(path[i - 1], *at) * scene.scale,
                };
                let at = match i {
                    0 => foot(layout, view, *at, side)?,
                    _ if i == last => landing(layout, view, *at, side)?,
                    _ => passing(layout, *at, side)?,
                };
                Some(Waypoint { at, bow })
            };
            scene.way = path.iter().enumerate().filter_map(place).collect();
            scene.kind = Some(target.kind);
            scene.steps = target.steps;
            let there = landing(layout, view, target.to, side);
            lit.extend(there.and_then(|there| lit_at(layout, target.to, there)));
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

/// The uppermost piece on a location: whose it is, and how it stands.
fn uppermost(view: &View, location: Location) -> Option<(Side, Standing)> {
    standings(view.table.game().position())
        .into_iter()
        .filter(|(side, _, standing)| standing.place.location(*side) == Some(location))
        .max_by_key(|(_, _, standing)| standing.level)
        .map(|(side, _, standing)| (side, standing))
}

/// How a first piece stands on a location.
fn first(location: Location) -> Standing {
    Standing {
        place: match location {
            Location::Board(at) => Place::Board(at),
            Location::Hand(_) => Place::Hand,
            Location::Bar(_) => Place::Bar,
            Location::Off(_) => Place::Off,
        },
        ..Standing::default()
    }
}

/// Where a piece that stands so on a location has its foot, in units of the window.
fn foot_of(
    layout: &Layout,
    location: Location,
    (side, standing): (Side, Standing),
) -> Option<Vec2> {
    let board = layout.board_view;
    let middle = || Some(board.rect(location)?.center());
    let at = board.foot(side, standing).or_else(middle)?;
    Some(in_window(layout, at))
}

/// Where the uppermost piece of a location has its foot, or the first one would.
fn foot(layout: &Layout, view: &View, location: Location, side: Side) -> Option<Vec2> {
    let here = uppermost(view, location).unwrap_or((side, first(location)));
    foot_of(layout, location, here)
}

/// Where a piece comes to stand: upon those of its own side, in place of an enemy.
fn landing(layout: &Layout, view: &View, location: Location, side: Side) -> Option<Vec2> {
    let level = match uppermost(view, location) {
        Some((whose, standing)) if whose == side => standing.level + 1,
        _ => 0,
    };
    let standing = Standing {
        level,
        ..first(location)
    };
    foot_of(layout, location, (side, standing))
}

/// Where a piece passes over a location.
fn passing(layout: &Layout, location: Location, side: Side) -> Option<Vec2> {
    foot_of(layout, location, (side, first(location)))
}

/// What is lit of a location: its cell, or where there is more room than for one piece, the place of a
/// piece.
fn lit_at(layout: &Layout, location: Location, foot: Vec2) -> Option<Lit> {
    let rect = layout.board_view.rect(location)?;
    let unit = layout.board_view.unit();
    if rect.size().max_element() < 1.4 * unit {
        let corners = [rect.min, rect.max].map(|corner| in_window(layout, corner));
        return Some(Lit::Cell(Rect::from_corners(corners[0], corners[1])));
    }
    Some(Lit::Round(foot, unit * layout.board_scale() * 0.58))
}

/// A place as egui has it.
pub(super) fn at(point: Vec2) -> egui::Pos2 {
    pos2(point.x, point.y)
}
