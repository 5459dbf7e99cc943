//! Tawula's roll as chips: the numbers, which of them are left, and which is used next.

use bevy_egui::egui::{
    Color32, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::ACCENT;
use crate::record::Event;
use crate::rules::AnyThrow;
use crate::rules::tawula::{Dice, Position};
use crate::ui::theme::colour;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

const IVORY: Color32 = Color32::from_rgb(0xEF, 0xE4, 0xCB);
const PIP: Color32 = Color32::from_rgb(0x3A, 0x17, 0x14);

/// The last roll in view.
pub(super) fn rolled(view: &View) -> Option<Dice> {
    view.seen().rev().find_map(|event| match event {
        Event::Threw {
            throw: AnyThrow::Tawula(dice),
            ..
        } => Some(*dice),
        _ => None,
    })
}

/// The numbers of the last roll, four in doublets, each with whether it is still to be used.
fn chips(view: &View, position: &Position) -> Vec<(u8, bool)> {
    let Some(dice) = rolled(view) else {
        return Vec::new();
    };
    let mut left: Vec<u8> = position.numbers().collect();
    // The opening's equal dice are no doublets: nobody plays them.
    let numbers = if dice.is_double() && !position.is_opening() {
        vec![dice.high(); 4]
    } else {
        vec![dice.high(), dice.low()]
    };
    // Of equal numbers the right ones count as used first.
    numbers
        .into_iter()
        .map(|number| {
            let at = left.iter().position(|other| *other == number);
            if let Some(at) = at {
                left.swap_remove(at);
            }
            (number, at.is_some())
        })
        .collect()
}

/// Shows the chips in a row and returns the press on one.
pub(super) fn show(ui: &mut Ui, view: &View, position: &Position, height: f32) -> Option<UiAction> {
    let chips = chips(view, position);
    let first = chips.first().map(|(number, _)| *number);
    let several = chips.iter().filter(|(_, left)| *left).count() > 1
        && chips.iter().any(|(number, _)| Some(*number) != first);
    let mut action = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let room = ui.available_width();
        let edge = height.min(room / chips.len().max(1) as f32 - 8.0).max(20.0);
        for (number, left) in chips {
            let pickable = left && several;
            let sense = if pickable {
                Sense::click()
            } else {
                Sense::hover()
            };
            let (rect, response) = ui.allocate_exact_size(vec2(edge, edge), sense);
            let label = number.to_string();
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, pickable, &label));
            let picked = view.picked == Some(number) && left;
            let dimmed = view.picked.is_some() && !picked;
            paint(
                ui,
                rect,
                number,
                (left, dimmed, picked || response.hovered() && pickable),
            );
            if response.clicked() {
                action = Some(UiAction::Pick((!picked).then_some(number)));
            }
        }
    });
    action
}

/// A face to be chosen, or the chosen one.
pub fn paint_die(ui: &Ui, rect: Rect, number: u8, chosen: bool) {
    paint(ui, rect, number, (true, !chosen, chosen));
}

/// A die's face: ivory while it is to be used, an outline struck through once it is not.
fn paint(ui: &Ui, rect: Rect, number: u8, (left, dimmed, lit): (bool, bool, bool)) {
    let painter = ui.painter();
    let rect = rect.shrink(2.0);
    let (fill, line, pip) = match (left, dimmed) {
        (true, false) => (IVORY, Stroke::new(1.0, IVORY), PIP),
        (true, true) => (Color32::TRANSPARENT, Stroke::new(1.5, IVORY), IVORY),
        (false, _) => (
            Color32::TRANSPARENT,
            Stroke::new(1.5, colour::HAIRLINE),
            colour::SECOND.gamma_multiply(0.6),
        ),
    };
    painter.rect(rect, rect.width() * 0.2, fill, line, StrokeKind::Inside);
    if lit {
        let ring = Stroke::new(2.0, ACCENT.line);
        painter.rect_stroke(
            rect.expand(2.0),
            rect.width() * 0.24,
            ring,
            StrokeKind::Inside,
        );
    }
    let step = rect.width() * 0.26;
    let radius = rect.width() * 0.09;
    let locations: &[(f32, f32)] = match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, 1.0), (1.0, -1.0)],
        3 => &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
        4 => &[(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (-1.0, 1.0),
            (0.0, 0.0),
            (1.0, -1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (-1.0, 0.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (1.0, 0.0),
            (1.0, 1.0),
        ],
    };
    for (x, y) in locations {
        let at = rect.center() + vec2(x * step, y * step);
        painter.circle_filled(at, radius, pip);
    }
    if !left {
        let strike = Stroke::new(1.5, colour::SECOND);
        let inner = rect.shrink(4.0);
        painter.line_segment(
            [
                pos2(inner.min.x, inner.max.y),
                pos2(inner.max.x, inner.min.y),
            ],
            strike,
        );
    }
}
