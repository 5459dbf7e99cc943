//! The roads of Tawula's pieces: along the points, and along the frame from a tray or the bar.

use bevy::math::Vec2;

use super::geometry::TawulaBoard;
use crate::geometry::tawula as geo;
use crate::stage::board::BoardShape;
use crate::stage::road::{Road, rounded};
use crate::table::Location;

/// The distance of a road on the frame from the bases of the points.
const OUTWARDS: f32 = 36.0;
/// The middle of the wall between floor and trays in landscape.
const WALL: f32 = (geo::LANDSCAPE_FLOORS[1][2] + geo::LANDSCAPE_TRAYS[0][0]) / 2.0;
/// The radius of a road's corners.
const CORNER: f32 = 24.0;

impl TawulaBoard {
    /// The line from a place in a tray or on the bar to a place on a point: over the frame, so that it crosses no other
    /// point.
    pub(super) fn along_frame(
        self,
        in_tray: bool,
        outside: Vec2,
        point: u8,
        inside: Vec2,
    ) -> Vec<Vec2> {
        let (base, towards) = self.base(self.own(point));
        let frame = base - towards * OUTWARDS;
        let corner = match self.shape {
            BoardShape::Landscape => {
                let x = if in_tray { WALL } else { outside.x };
                [Vec2::new(x, outside.y), Vec2::new(x, frame.y)]
            }
            BoardShape::Portrait => [Vec2::new(frame.x, outside.y); 2],
        };
        let mut line = vec![outside, corner[0], corner[1], frame, inside];
        // Some corners are in the same place.
        line.dedup();
        rounded(&line, CORNER)
    }

    /// The road from point to point. The distance from the wall changes evenly.
    pub(super) fn along_points(self, way: &[Location], from: Vec2, to: Vec2) -> Road {
        let bases: Option<Vec<(Vec2, Vec2)>> = way
            .iter()
            .map(|location| match location {
                Location::Board(at) => Some(self.base(self.own(*at))),
                _ => None,
            })
            .collect();
        let Some(bases) = bases.filter(|bases| bases.len() > 1) else {
            return Road::straight(from, to);
        };
        let last = bases.len() - 1;
        let depth = |at: usize, place: Vec2| {
            let (base, towards) = bases[at];
            (place - base).dot(towards)
        };
        let [first_depth, last_depth] = [depth(0, from), depth(last, to)];
        let place = |at: usize| {
            let (base, towards) = bases[at];
            let share = at as f32 / last as f32;
            base + towards * (first_depth + (last_depth - first_depth) * share)
        };
        Road::new((0..last).map(|at| vec![place(at), place(at + 1)]).collect())
    }
}
