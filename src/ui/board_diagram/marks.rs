//! The marks of a board: selection, targets, captures, the keyboard cursor, and the numbers of pieces in trays.

use bevy::math::Vec2;
use bevy_egui::egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, vec2};

use super::{BoardDiagram, Fit, diagram_kind};
use crate::geometry::tawula as felt;
use crate::rules::Side;
use crate::table::pieces::standings;
use crate::table::{Location, Place, TargetKind};
use crate::ui::board_scene::BoardPen;
use crate::ui::game_look::DiagramKind;

/// The ink of numbers on the felt of trays.
const ON_FELT: Color32 = Color32::from_rgb(0xF4, 0xE8, 0xCC);
/// The size of such a number and its distance from the tray's upper end, in units of the board.
const COUNT: f32 = 46.0;
const COUNT_BELOW: f32 = 36.0;

impl BoardDiagram<'_> {
    fn has_stacks(&self) -> bool {
        diagram_kind(self.position.kind()) == DiagramKind::Points
    }

    /// Draws the marks on the ground of the board.
    pub(super) fn marks_below(&self, pen: &BoardPen, fit: &Fit) {
        if let Some((road, journey)) = self.travelled(fit).zip(self.journey) {
            pen.wake(&fit.road(&road), journey.share());
        }
        // Stacked pieces would cover the ring.
        if !self.has_stacks()
            && let Some(middle) = self.chosen_place(fit)
        {
            pen.ring(middle);
        }
        for target in self.targets {
            if target.kind != TargetKind::Capture
                && let Some(middle) = self.landing(fit, target)
            {
                pen.target(middle, target.steps);
            }
        }
    }

    /// Draws the marks over the pieces.
    pub(super) fn marks_above(&self, pen: &BoardPen, fit: &Fit) {
        if self.has_stacks()
            && let Some(middle) = self.chosen_place(fit)
        {
            pen.ring(middle);
        }
        for target in self.targets {
            if target.kind == TargetKind::Capture
                && let Some(middle) = self.landing(fit, target)
            {
                if self.has_piece(target.to) {
                    pen.count(middle, target.steps);
                } else {
                    // The captured pieces are beside the target.
                    pen.target(middle, target.steps);
                }
                pen.capture(middle);
            }
        }
        if let Some(trace) = self.trace {
            for captured in &trace.captured {
                if let Some(at) = fit.view.foot(captured.side, captured.standing) {
                    pen.capture(fit.point(at));
                }
            }
            // A placed piece has no road on the board.
            if let Some(Location::Hand(_)) = trace.way.from()
                && diagram_kind(self.position.kind()) == DiagramKind::Lines
                && let Some(road) = trace.way.road_after(fit.view, self.position)
                && let Some(at) = road.end()
            {
                pen.ring(fit.point(at));
            }
        }
        if let Some(cursor) = self.cursor {
            self.cursor_at(pen, fit, cursor);
        }
    }

    /// `true` if a piece is on a location.
    fn has_piece(&self, location: Location) -> bool {
        let pieces = standings(self.position).into_iter();
        let mut places = pieces.map(|(side, _, standing)| standing.place.location(side));
        places.any(|place| place == Some(location))
    }

    /// Outlines the location of the keyboard cursor: a point as a triangle, other locations as a rectangle.
    fn cursor_at(&self, pen: &BoardPen, fit: &Fit, cursor: Location) {
        let triangle = |at: u8| -> Option<[Pos2; 4]> {
            let board = fit.view.tawula()?;
            let (base, towards) = board.base(board.own(at));
            let across = Vec2::X * felt::LANDSCAPE_PITCH * 0.48;
            let tip = base + towards * (felt::LANDSCAPE_REACH + 24.0);
            Some([base - across, tip, base + across, base - across].map(|at| fit.point(at)))
        };
        let outline = match cursor {
            Location::Board(at) => triangle(at),
            _ => None,
        };
        if let Some(outline) = outline {
            pen.line(&outline);
        } else if let Some(area) = fit.area(cursor) {
            pen.frame(area.shrink(2.0));
        }
    }

    /// Writes the number of pieces at the end of each tray.
    pub(super) fn tray_counts(&self, painter: &Painter, fit: &Fit) {
        if !self.has_stacks() {
            return;
        }
        let size = COUNT * fit.cell() / felt::LANDSCAPE_PITCH;
        let all = standings(self.position);
        for side in Side::BOTH {
            let there = all.iter().filter(|(of, _, standing)| {
                *of == side && matches!(standing.place, Place::Hand | Place::Off)
            });
            let count = there.count();
            let at = Location::Hand(side);
            let is_seen = count > 1 && fit.shows(at);
            let Some(tray) = fit.area(at).filter(|_| is_seen) else {
                continue;
            };
            let below = COUNT_BELOW * fit.cell() / felt::LANDSCAPE_PITCH;
            let at = tray.center_top() + vec2(0.0, below);
            let font = FontId::new(size, FontFamily::Name("bold".into()));
            painter.text(at, Align2::CENTER_CENTER, count, font, ON_FELT);
        }
    }
}
