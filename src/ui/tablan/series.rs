//! Shows Tablan's throws of the turn as chips: their values, their unused parts, and the one used next.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::ACCENT;
use crate::record::Event;
use crate::rules::tablan::{Position, Value};
use crate::rules::{AnyThrow, Rules, Side};
use crate::ui::kit::Tile;
use crate::ui::text::text_at;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The colour of the used half of a throw.
const USED: Color32 = Color32::from_rgb(0x3A, 0x2B, 0x10);

/// The throws of the turn in view, in order, or those of the last turn until the next starts.
pub(super) fn series(view: &View) -> (Option<Side>, Vec<Value>) {
    let mut throws = Vec::new();
    let mut thrower = None;
    let mut moved = false;
    for event in view.seen() {
        match *event {
            Event::Threw {
                side,
                throw: AnyThrow::Tablan(value),
            } => {
                let ended = throws.last() == Some(&Value::Nothing);
                if thrower != Some(side) || moved && ended {
                    throws.clear();
                }
                thrower = Some(side);
                moved = false;
                throws.push(value);
            }
            Event::Played { .. } => moved = true,
            Event::Threw { .. }
            | Event::DrawAgreed { .. }
            | Event::Resigned { .. }
            | Event::OutOfTime { .. } => {}
        }
    }
    (thrower, throws)
}

/// One throw with its unused part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chip {
    value: Value,
    left: bool,
    half: bool,
}

/// The throws of the turn with the unused part of each.
fn chips(view: &View, position: &Position) -> Vec<Chip> {
    let (thrower, throws) = series(view);
    let mine = thrower.is_some() && position.side_to_act() == thrower;
    let mut left: Vec<Value> = if mine {
        position
            .unused()
            .flat_map(|u| std::iter::repeat_n(u.value, usize::from(u.count)))
            .collect()
    } else {
        Vec::new()
    };
    let pending = position
        .pending_half()
        .map(|(value, _)| value)
        .filter(|_| mine);
    // The latest throws of a value are the unused ones.
    let mut chips: Vec<Chip> = throws
        .into_iter()
        .rev()
        .map(|value| {
            let at = left.iter().position(|v| *v == value);
            if let Some(at) = at {
                left.swap_remove(at);
            }
            Chip {
                value,
                left: at.is_some(),
                half: false,
            }
        })
        .collect();
    chips.reverse();
    if let Some(value) = pending {
        let halved = chips.iter().rposition(|c| c.value == value && !c.left);
        let halved = halved.or_else(|| chips.iter().rposition(|c| c.value == value));
        if let Some(at) = halved {
            chips[at].half = true;
            chips[at].left = true;
        }
    }
    chips
}

/// The unused steps, or else the values of the throws. `None` before the first throw.
pub(super) fn words(view: &View, position: &Position) -> Option<String> {
    let chips = chips(view, position);
    let steps = |chip: &Chip| match (chip.value, chip.half) {
        (Value::Nothing, _) => "–".to_owned(),
        (value, true) => (value.steps() / 2).to_string(),
        (value, false) => value.steps().to_string(),
    };
    let listed = |chips: &mut dyn Iterator<Item = &Chip>| {
        let all: Vec<String> = chips.map(steps).collect();
        all.join(" + ")
    };
    let left = listed(
        &mut chips
            .iter()
            .filter(|chip| chip.left && chip.value != Value::Nothing),
    );
    if !left.is_empty() {
        return Some(view.words.with("big-steps-left", &[("steps", left.into())]));
    }
    match chips.last()?.value {
        Value::Nothing if chips.len() == 1 => Some(view.words.get("big-nothing")),
        _ => Some(listed(
            &mut chips.iter().filter(|chip| chip.value != Value::Nothing),
        )),
    }
}

/// Shows the chips in a row. Returns the action of a press on one.
pub(super) fn show(ui: &mut Ui, view: &View, position: &Position, height: f32) -> Option<UiAction> {
    let chips = chips(view, position);
    let mut action = None;
    let left = chips.iter().filter(|c| c.left).count();
    let room = ui.available_width();
    let many = chips.len() as f32 * (height * 1.3 + 8.0) > room;
    let width = if many {
        (room / chips.len().max(1) as f32 - 5.0).max(22.0)
    } else {
        height * 1.25
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = if many { 5.0 } else { 8.0 };
        for chip in &chips {
            let pickable = chip.left && !chip.half && left > 1;
            let picked = view.picked == Some(chip.value.steps()) && chip.left;
            let dimmed = view.picked.is_some() && !picked;
            let label = chip.value.steps().to_string();
            let tile = Tile::bare(&label)
                .enabled(pickable)
                .size(vec2(width, height));
            let response = tile.show(ui, |ui, rect, state| {
                paint(ui, rect, *chip, dimmed, state.is_lit());
            });
            if response.clicked() {
                action = Some(UiAction::Pick((!picked).then_some(chip.value.steps())));
            }
        }
    });
    action
}

fn paint(ui: &Ui, rect: Rect, chip: Chip, dimmed: bool, lit: bool) {
    let painter = ui.painter();
    let live = chip.left && !dimmed;
    let (fill, line, text) = if live {
        let fill = if lit {
            ACCENT.fill_hovered()
        } else {
            ACCENT.line
        };
        (fill, Stroke::new(1.0, ACCENT.line), ACCENT.on)
    } else if chip.left {
        (
            Color32::TRANSPARENT,
            Stroke::new(1.5, ACCENT.line),
            ACCENT.line,
        )
    } else {
        (
            Color32::TRANSPARENT,
            Stroke::new(1.5, colour::HAIRLINE),
            colour::SECOND,
        )
    };
    painter.rect(rect, 9.0, fill, line, StrokeKind::Inside);
    if chip.half {
        // Half of it is used, so the left half is dark again.
        let used = Rect::from_min_max(rect.min, pos2(rect.center().x, rect.max.y)).shrink(1.5);
        painter.rect_filled(used, 8.0, USED);
    }
    let label = match (chip.value, chip.half) {
        (Value::Nothing, _) => "–".to_owned(),
        (value, true) => (value.steps() / 2).to_string(),
        (value, false) => value.steps().to_string(),
    };
    let at = if chip.half {
        pos2(rect.center().x + rect.width() / 4.0, rect.center().y)
    } else {
        rect.center()
    };
    let kind = if rect.height() > 40.0 {
        TextStyle::Title
    } else {
        TextStyle::Strong
    };
    let kind = if chip.half { TextStyle::Strong } else { kind };
    text_at(ui, at, Align2::CENTER_CENTER, &label, kind, text);
    if live && !chip.half {
        // Two notches mark its halves.
        for y in [rect.min.y..=rect.min.y + 6.0, rect.max.y - 6.0..=rect.max.y] {
            let notch = Stroke::new(2.0, ACCENT.on.gamma_multiply(0.75));
            painter.vline(rect.center().x, y, notch);
        }
    }
    if !chip.left && chip.value != Value::Nothing {
        let line = Stroke::new(2.0, colour::SECOND);
        painter.hline(
            rect.min.x + 10.0..=rect.max.x - 10.0,
            rect.max.y - 6.0,
            line,
        );
    }
}
