//! The letters and numbers beside a board.

use bevy_egui::egui::{Align2, FontId, Painter, Rect, pos2};

use super::{BoardDiagram, Fit, diagram_kind};
use crate::rules::{Notation, Side, with_game};
use crate::table::Location;
use crate::ui::game_look::DiagramKind;
use crate::ui::theme::paper::FAINT;

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
            let white = match self.numbers_of {
                Side::First => own,
                Side::Second => (own + 11) % 24 + 1,
            };
            let Some(area) = fit.area(Location::Board(white)) else {
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

    /// Writes the letters of columns and the numbers of rows.
    fn names(&self, painter: &Painter, fit: &Fit) {
        let game = self.position.kind();
        let font = FontId::proportional((fit.cell() * 0.3).clamp(11.0, 20.0));
        let name = |at: u8| with_game!(game, Game => <Game as Notation>::place_name(at));
        let areas = |at: u8| Some((name(at)?, fit.area(Location::Board(at))?));
        let all: Vec<(String, Rect)> = (0..81).filter_map(areas).collect();
        let lefts = all.iter().map(|(_, area)| area.min.x);
        let left = lefts.fold(f32::MAX, f32::min);
        let foot = all.iter().map(|(_, area)| area.max.y).fold(0.0, f32::max);
        let board = fit.rect();
        for (name, area) in &all {
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
