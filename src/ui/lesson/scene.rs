//! The parts of the board that a lesson's step highlights: the piece, its way, its destination, and lit cells.

use bevy::math::{Rect, Vec2};

use super::lit::spots;
use crate::lesson::Spot;
use crate::stage::{Layout, Road};
use crate::table::learning::location_of;
use crate::table::targets::{targets, way};
use crate::table::{Learning, Location, TargetKind};
use crate::ui::board_place::{foot, in_window, landing, next_place, top_place};
use crate::ui::view::View;

/// The highlighted parts, in units of the window.
pub(super) struct Scene {
    /// The road of the piece to move.
    pub road: Road,
    /// The effect at the destination.
    pub kind: Option<TargetKind>,
    /// The number of steps, in games that count them.
    pub steps: u8,
    /// The lit cells.
    pub lit: Vec<Lit>,
    /// The area of the throw.
    pub thrown: Option<Rect>,
    /// The window's units per unit of the board.
    pub scale: f32,
    /// The size of a piece's cell, in units of the window.
    pub unit: f32,
}

/// A lit place.
#[derive(Clone, Copy)]
pub(super) enum Lit {
    /// A whole cell.
    Cell(Rect),
    /// A round place on a board without cells: its middle and radius.
    Round(Vec2, f32),
}

impl Scene {
    /// The highlighted parts of the current step.
    pub fn of(view: &View, learning: &Learning) -> Scene {
        let (layout, on_table) = (view.layout, view.table.game().position());
        let run = learning.run();
        let side = run.step().side;
        let spots = spots(learning);
        let mut lit: Vec<Lit> = spots
            .iter()
            .filter_map(|spot| {
                let location = location_of(*spot, side)?;
                lit_at(layout, location, foot(layout, on_table, location, side)?)
            })
            .collect();
        let thrown = run.wants_throw() || spots.contains(&Spot::Throw);
        let mut scene = Scene {
            road: Road::default(),
            kind: None,
            steps: 0,
            lit: Vec::new(),
            thrown: layout.throw.filter(|_| thrown),
            scale: layout.board_scale(),
            unit: layout.board_view.unit() * layout.board_scale(),
        };
        let wanted = run.wanted().first();
        // During a move, its way stays lit.
        let target = wanted.and_then(|wanted| {
            let before = run.position();
            let mut all = targets(before).into_iter();
            all.find(|target| target.choice == *wanted)
        });
        if let Some(target) = target {
            let before = run.position();
            let board = layout.board_view;
            let from = top_place(board, on_table, target.from, side);
            let to = next_place(board, on_table, target.to, side);
            if let Some((from, to)) = from.zip(to) {
                let path = way(before, target.from, target.to);
                let road = board.road(&path, from, to);
                scene.road = road.mapped(|at| in_window(layout, at));
            }
            scene.kind = Some(target.kind);
            scene.steps = target.steps;
            let there = landing(layout, on_table, target.to, side);
            lit.extend(there.and_then(|there| lit_at(layout, target.to, there)));
        }
        scene.lit = lit;
        scene
    }

    /// `true` if no part is highlighted.
    pub fn is_empty(&self) -> bool {
        self.road.is_empty() && self.lit.is_empty() && self.thrown.is_none()
    }
}

/// The lit part of a location: its cell, or the place of one piece if it's larger than that.
fn lit_at(layout: &Layout, location: Location, foot: Vec2) -> Option<Lit> {
    let rect = layout.board_view.rect(location)?;
    let unit = layout.board_view.unit();
    if rect.size().max_element() < 1.4 * unit {
        let corners = [rect.min, rect.max].map(|corner| in_window(layout, corner));
        return Some(Lit::Cell(Rect::from_corners(corners[0], corners[1])));
    }
    Some(Lit::Round(foot, unit * layout.board_scale() * 0.58))
}
