//! The letters and numbers beside a board.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Rect, pos2};

use super::crop::white;
use super::{BoardDiagram, Fit, diagram_kind};
use crate::rules::{Notation, with_game};
use crate::stage::plain_board::PlainGround;
use crate::table::Location;
use crate::ui::game_look::DiagramKind;
use crate::ui::theme::colour;
use crate::ui::theme::paper::{FAINT, INK};

/// The distance of letters from the board, in points.
const AWAY: f32 = 8.0;

impl BoardDiagram<'_> {
    /// Writes letters and numbers beside the board, if it has none that are legible.
    pub(super) fn letters(&self, painter: &Painter, fit: &Fit) {
        match diagram_kind(self.position.kind()) {
            _ if !fit.has_letters => {}
            DiagramKind::Squares | DiagramKind::Lines => self.names(painter, fit),
            DiagramKind::Points => self.numbers(painter, fit),
        }
    }

    /// Writes the numbers of the points.
    fn numbers(&self, painter: &Painter, fit: &Fit) {
        // A number of two digits must fit over a point.
        let font = FontId::proportional((fit.cell() * 0.6).clamp(6.0, 20.0));
        let board = fit.rect();
        for own in 1..=24_u8 {
            let white = white(own, self.numbers_of);
            let at = Some(Location::Board(white)).filter(|at| fit.shows(*at));
            let Some(area) = at.and_then(|at| fit.area(at)) else {
                continue;
            };
            let (y, anchor) = if area.center().y < board.center().y {
                (board.min.y - 3.0, Align2::CENTER_BOTTOM)
            } else {
                (board.max.y + 3.0, Align2::CENTER_TOP)
            };
            let at = pos2(area.center().x, y);
            painter.text(at, anchor, own, font.clone(), FAINT);
        }
    }

    /// Writes letters and numbers on the edge of a plain board, in place of those of the board's picture.
    pub(super) fn letters_on_board(&self, painter: &Painter, fit: &Fit) {
        if fit.has_letters {
            return;
        }
        let places = self.places(fit);
        let (left, foot) = edges(&places);
        let board = fit.rect();
        // Tapatan's places reach to the edge, but its pieces don't.
        let within = match diagram_kind(self.position.kind()) {
            DiagramKind::Lines => places
                .first()
                .map_or(0.0, |(_, area)| (area.width() - fit.cell()) / 2.0),
            DiagramKind::Squares | DiagramKind::Points => 0.0,
        };
        let strip = left + within - board.min.x;
        let ink: Color32 = match fit.view.ground() {
            PlainGround::Dark => colour::TEXT,
            PlainGround::Pale => INK,
        };
        let font = FontId::proportional((strip * 0.36).clamp(9.0, 20.0));
        for (name, area) in &places {
            let (letter, number) = name.split_at(1);
            let write = |at, text| {
                painter.text(at, Align2::CENTER_CENTER, text, font.clone(), ink);
            };
            if area.min.x <= left + 1.0 {
                write(pos2(board.min.x + strip / 2.0, area.center().y), number);
            }
            if area.max.y >= foot - 1.0 {
                write(pos2(area.center().x, foot - within + strip / 2.0), letter);
            }
        }
    }

    /// The names of the places with their areas.
    fn places(&self, fit: &Fit) -> Vec<(String, Rect)> {
        let game = self.position.kind();
        let name = |at: u8| with_game!(game, Game => <Game as Notation>::place_name(at));
        let areas = |at: u8| {
            let location = Some(Location::Board(at)).filter(|at| fit.shows(*at));
            Some((name(at)?, fit.area(location?)?))
        };
        (0..81).filter_map(areas).collect()
    }

    /// Writes the letters of columns and the numbers of rows.
    fn names(&self, painter: &Painter, fit: &Fit) {
        let font = FontId::proportional((fit.cell() * 0.3).clamp(11.0, 20.0));
        let places = self.places(fit);
        let (left, foot) = edges(&places);
        let board = fit.rect();
        for (name, area) in &places {
            let (letter, number) = name.split_at(1);
            if area.min.x <= left + 1.0 {
                let at = pos2(board.min.x - AWAY, area.center().y);
                painter.text(at, Align2::RIGHT_CENTER, number, font.clone(), FAINT);
            }
            if area.max.y >= foot - 1.0 {
                let at = pos2(area.center().x, board.max.y + AWAY * 0.75);
                painter.text(at, Align2::CENTER_TOP, letter, font.clone(), FAINT);
            }
        }
    }
}

/// The left and the lower edge of all places.
fn edges(places: &[(String, Rect)]) -> (f32, f32) {
    let left = places.iter().map(|(_, area)| area.min.x);
    let foot = places.iter().map(|(_, area)| area.max.y);
    (left.fold(f32::MAX, f32::min), foot.fold(0.0, f32::max))
}
