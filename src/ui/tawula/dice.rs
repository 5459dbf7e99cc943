//! Shows Tawula's roll as chips: the numbers, the unused ones, and the one used next.

use bevy_egui::egui::{Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::solid_die::{DieState, SolidDie};
use super::{ACCENT, thrown};
use crate::record::Event;
use crate::rules::tawula::{Dice, Position};
use crate::rules::{AnyThrow, Rules};
use crate::ui::kit::Tile;
use crate::ui::light::has_plain_boards;
use crate::ui::move_text::Die;
use crate::ui::theme::pieces::IVORY;
use crate::ui::theme::{colour, touch_gap};
use crate::ui::throw_card;
use crate::ui::throw_count::{self, CaptionPlace};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The height of a caption below the chips.
const CAPTION: f32 = 20.0;

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

/// The numbers of the last roll, four for doubles, each with `true` if it's unused.
fn chips(view: &View, position: &Position) -> Vec<(u8, bool)> {
    let Some(dice) = rolled(view) else {
        return Vec::new();
    };
    let mut left: Vec<u8> = position.numbers().collect();
    // Equal dice in the opening roll aren't played as doubles.
    let numbers = if dice.is_double() && !position.is_opening() {
        vec![dice.high(); moves_of(dice)]
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

/// The dice that are on their way into the row.
fn coming(view: &View) -> Option<Dice> {
    match view.timeline.counted() {
        Some((_, AnyThrow::Tawula(dice))) => Some(dice),
        _ => None,
    }
}

/// The number of moves that dice allow.
fn moves_of(dice: Dice) -> usize {
    if dice.is_double() { 4 } else { 2 }
}

/// Shows the chips in a row, and in words if they aren't written on the table. Returns the action of a press on one.
pub(super) fn show(ui: &mut Ui, view: &View, position: &Position, height: f32) -> Option<UiAction> {
    if let Some(dice) = coming(view) {
        show_places(ui, dice, height);
        return None;
    }
    let rolled = rolled(view).filter(|_| view.caption == CaptionPlace::Row);
    let Some(dice) = rolled else {
        return show_chips(ui, view, position, height);
    };
    let mut action = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        action = show_chips(ui, view, position, (height - CAPTION).max(20.0));
        let text = thrown::caption(view.words, dice);
        throw_count::caption_below(ui, &text);
    });
    action
}

/// The edge of a die in a row of this many dice.
fn edge_of(ui: &Ui, dice: usize, height: f32) -> f32 {
    let room = ui.available_width() / dice.max(1) as f32;
    height.min(room - gap_of(ui)).max(10.0)
}

/// The gap between dice in a row, which is smaller in the room that large texts leave on a phone.
fn gap_of(ui: &Ui) -> f32 {
    if ui.available_width() < 112.0 {
        2.0
    } else {
        touch_gap(ui, 8.0)
    }
}

/// Shows the empty places of the dice that are counted.
fn show_places(ui: &mut Ui, dice: Dice, height: f32) {
    let count = moves_of(dice);
    let mut places = Vec::new();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap_of(ui);
        let edge = edge_of(ui, count, height);
        for _ in 0..count {
            let (place, _) = ui.allocate_exact_size(vec2(edge, edge), Sense::hover());
            let line = Stroke::new(1.5, colour::HAIRLINE);
            let corner = edge * 0.2;
            ui.painter()
                .rect_stroke(place.shrink(2.0), corner, line, StrokeKind::Inside);
            places.push(place);
        }
    });
    throw_count::set_slots(ui.ctx(), places);
}

fn show_chips(ui: &mut Ui, view: &View, position: &Position, height: f32) -> Option<UiAction> {
    let chips = chips(view, position);
    let dice = rolled(view);
    let first = chips.first().map(|(number, _)| *number);
    let several = chips.iter().filter(|(_, left)| *left).count() > 1
        && chips.iter().any(|(number, _)| Some(*number) != first);
    let mut action = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap_of(ui);
        let edge = edge_of(ui, chips.len(), height);
        for (index, (number, left)) in chips.into_iter().enumerate() {
            let pickable = left && several;
            let picked = view.picked == Some(number) && left;
            let dimmed = view.picked.is_some() && !picked;
            let label = number.to_string();
            let tile = Tile::bare(&label)
                .id(ui.id().with(("die", index)))
                .size(vec2(edge, edge));
            let response = tile.show(ui, |ui, rect, state| {
                let lit = picked || state.is_lit();
                let chip = Chip { left, dimmed, lit };
                paint(ui, rect, number, chip);
            });
            if let Some(dice) = dice {
                throw_card::attach(ui, view, index, AnyThrow::Tawula(dice), &response);
            }
            if response.clicked() && pickable {
                action = Some(UiAction::Pick((!picked).then_some(number)));
            }
        }
    });
    action
}

/// Paints the ring around a lit die.
fn ring(painter: &Painter, rect: Rect) {
    let line = Stroke::new(2.0, ACCENT.line);
    let corner = rect.width() * 0.24;
    painter.rect_stroke(rect.expand(2.0), corner, line, StrokeKind::Inside);
}

/// Paints a die for a throw by hand, in the shade until it's chosen. It's plain like the boards in the high-contrast
/// theme.
pub fn paint_die(ui: &Ui, rect: Rect, number: u8, chosen: bool) {
    let rect = rect.shrink(2.0);
    let mut painter = ui.painter().clone();
    if has_plain_boards(ui.ctx()) {
        if !chosen {
            painter.multiply_opacity(0.6);
        }
        Die::ivory(number).paint(&painter, rect);
    } else {
        let die = SolidDie {
            number,
            state: if chosen {
                DieState::Unused
            } else {
                DieState::Offered
            },
            turn: 0.0,
        };
        die.paint(&painter, rect.shrink(rect.width() * 0.08));
    }
    if chosen {
        ring(&painter, rect);
    }
}

/// The width of the last roll's dice at this height, for the big screen mode. Paints them if the middle of their left
/// end is given.
pub(super) fn large(
    ui: &Ui,
    view: &View,
    position: &Position,
    at: Option<Pos2>,
    height: f32,
) -> f32 {
    // The scale of used dice.
    const SPENT: f32 = 0.86;
    // The rotations of the dice (degrees), as if they had been thrown.
    const TURNS: [f32; 4] = [7.0, -9.0, 11.0, -5.0];
    let chips = chips(view, position);
    // While the dice roll, their numbers aren't shown yet.
    if chips.is_empty() {
        return 0.0;
    }
    let edge = height * if chips.len() > 2 { 0.72 } else { 1.0 };
    let gap = edge * 0.16;
    if let Some(at) = at {
        for (i, (number, left)) in chips.iter().enumerate() {
            let centre = at + vec2((edge + gap) * i as f32 + edge / 2.0, 0.0);
            let side = if *left { edge } else { edge * SPENT };
            let die = SolidDie {
                number: *number,
                state: if *left {
                    DieState::Unused
                } else {
                    DieState::Used
                },
                turn: TURNS[i % TURNS.len()],
            };
            let place = Rect::from_center_size(centre, vec2(side, side));
            die.paint(ui.painter(), place);
        }
    }
    (edge + gap) * chips.len() as f32 - gap
}

/// The appearance of a die's face.
#[derive(Clone, Copy)]
struct Chip {
    /// `true` if it's unused.
    left: bool,
    /// `true` if another one is picked.
    dimmed: bool,
    /// `true` if it's picked, or under the pointer.
    lit: bool,
}

/// Paints a die's face: ivory while it's unused, then an outline that is struck through.
fn paint(ui: &Ui, rect: Rect, number: u8, chip: Chip) {
    let Chip { left, dimmed, lit } = chip;
    let painter = ui.painter();
    let rect = rect.shrink(2.0);
    let die = match (left, dimmed) {
        (true, false) => Die::ivory(number),
        (true, true) => Die::outline(number, Stroke::new(1.5, IVORY)),
        (false, _) => Die {
            pip: colour::SECOND.gamma_multiply(0.6),
            ..Die::outline(number, Stroke::new(1.5, colour::HAIRLINE))
        },
    };
    die.paint(painter, rect);
    if lit {
        ring(painter, rect);
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
