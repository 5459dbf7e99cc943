//! Shows Tablan's throws of the turn as chips: their values, their unused parts, and the one used next.

use bevy_egui::egui::{Rect, Sense, Ui, Vec2, vec2};

use super::chip::{self, Chip, Highlight};
use crate::record::Event;
use crate::rules::tablan::{Position, Value};
use crate::rules::{AnyThrow, Rules, Side};
use crate::store::Seat;
use crate::ui::kit::Tile;
use crate::ui::theme::touch_gap;
use crate::ui::throw_card;
use crate::ui::throw_count::{self, CaptionPlace};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The height of a caption below the chips.
const CAPTION: f32 = 20.0;
/// The gap in a row that is too short for large chips.
const GAP: f32 = 5.0;
/// The least width of chips that have a finger's gap between them, and of others.
const LEAST_APART: f32 = 32.0;
const LEAST: f32 = 18.0;
/// The width of chips above the buttons of a phone, relative to their height: 40 by 36 pixels.
const OWN_LINE: f32 = 40.0 / 36.0;
/// The size of the thrower's piece in front of the chips, relative to their height, and its largest size.
const PIECE: f32 = 0.55;
const LARGEST_PIECE: f32 = 26.0;

/// The throws of the turn in view, in order, or those of the last turn until the next starts.
pub(super) fn series(view: &View) -> (Option<Side>, Vec<Value>) {
    series_of(view.seen().copied())
}

/// The throws of the last turn in these events.
fn series_of(events: impl Iterator<Item = Event>) -> (Option<Side>, Vec<Value>) {
    let mut throws = Vec::new();
    let mut thrower = None;
    let mut moved = false;
    for event in events {
        match event {
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

/// The chips of the row, with the throw that is on its way into it.
fn row(view: &View, position: &Position) -> Vec<Chip> {
    let mut row = chips(view, position);
    let Some((side, throw @ AnyThrow::Tablan(value))) = view.timeline.counted() else {
        return row;
    };
    let coming = Event::Threw { side, throw };
    let (_, throws) = series_of(view.seen().copied().chain([coming]));
    // The first throw of a turn replaces those of the turn before.
    if throws.len() == 1 {
        row.clear();
    }
    row.push(Chip {
        coming: true,
        ..Chip::new(value)
    });
    row
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
                left: at.is_some(),
                ..Chip::new(value)
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
    // Of equal throws the first unused one is used next.
    if let Some(value) = view.in_use.and_then(Value::of_steps).filter(|_| mine)
        && let Some(chip) = chips.iter_mut().find(|c| c.left && c.value == value)
    {
        chip.in_use = true;
    }
    chips
}

/// The unused steps, or else the values of the throws. `None` before the first throw.
pub(super) fn words(view: &View, position: &Position) -> Option<String> {
    let chips = chips(view, position);
    let listed = |chips: &mut dyn Iterator<Item = &Chip>| {
        let all: Vec<String> = chips.map(Chip::steps).collect();
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

/// Shows the chips in a row, after a piece of the side that threw. Returns the action of a press on one.
pub(super) fn show(ui: &mut Ui, view: &View, position: &Position, height: f32) -> Option<UiAction> {
    // A phone's line has no room for the caption.
    if view.caption != CaptionPlace::Row || view.layout.chips.is_some() {
        return show_chips(ui, view, &row(view, position), height);
    }
    let chips = row(view, position);
    let mut action = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        action = show_chips(ui, view, &chips, (height - CAPTION).max(20.0));
        let in_use = chips.iter().find(|chip| chip.in_use);
        if let Some(chip) = in_use.or(chips.last()) {
            let text = super::thrown::caption(ui.painter(), view.words, chip.value);
            throw_count::caption_below(ui, &text);
        }
    });
    action
}

/// The gap between chips in a row that is too short for large ones, and their width. It leaves room for the sticks of the
/// throw in use, which are always visible. `apart` is the gap that keeps a finger from pressing two chips.
fn crowded(chips: &[Chip], room: f32, apart: f32) -> (f32, f32) {
    let width = crowded_width(chips, room, apart);
    if width >= LEAST_APART {
        return (apart, width);
    }
    (GAP, crowded_width(chips, room, GAP).max(LEAST))
}

/// The width of chips with this gap between them.
fn crowded_width(chips: &[Chip], room: f32, gap: f32) -> f32 {
    let even = room / chips.len().max(1) as f32 - gap;
    if even >= chip::WITH_STICKS || !chips.iter().any(|chip| chip.in_use) {
        return even;
    }
    let others = chips.len().saturating_sub(1).max(1) as f32;
    (room - chip::WITH_STICKS - gap) / others - gap
}

/// The side whose throws are in the row. A throw that is being counted is already in it.
fn thrower(view: &View) -> Option<Side> {
    let counted = view.timeline.counted().map(|(side, _)| side);
    counted.or(series(view).0)
}

fn show_chips(ui: &mut Ui, view: &View, chips: &[Chip], height: f32) -> Option<UiAction> {
    let mut action = None;
    let left = chips.iter().filter(|c| c.left).count();
    let thrower = thrower(view).filter(|_| !chips.is_empty());
    let is_watched = thrower.is_some_and(|side| view.table.seat(side) != Seat::Person);
    let piece = (height * PIECE).min(LARGEST_PIECE);
    let room = ui.available_width() - piece - GAP;
    let has_line = view.layout.chips.is_some();
    let gap = touch_gap(ui, 8.0);
    let (width, needed) = if has_line {
        let width = height * OWN_LINE;
        (width, width + gap)
    } else {
        (height * 1.25, height * 1.3 + 8.0)
    };
    let many = chips.len() as f32 * needed > room;
    let (gap, width) = if many {
        crowded(chips, room, gap)
    } else {
        (gap, width)
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        if let Some(side) = thrower {
            let (place, _) = ui.allocate_exact_size(vec2(piece, height), Sense::hover());
            let place = Rect::from_center_size(place.center(), Vec2::splat(piece));
            view.piece(ui.painter(), side, place);
        }
        for (index, chip) in chips.iter().enumerate() {
            let pickable = chip.left && !chip.half && left > 1;
            let picked = view.picked == Some(chip.value.steps()) && chip.left;
            // The filled chips are those that the player can use.
            let dimmed = is_watched || view.picked.is_some() && !picked;
            let label = chip.value.steps().to_string();
            let wide = if chip.in_use {
                width.max(chip::WITH_STICKS)
            } else {
                width
            };
            let tile = Tile::bare(&label)
                .id(ui.id().with(("throw", index)))
                .size(vec2(wide, height));
            let response = tile.show(ui, |ui, rect, state| {
                let lit = state.is_lit();
                chip::paint(ui.painter(), rect, *chip, Highlight { dimmed, lit });
            });
            if chip.coming {
                throw_count::set_slots(ui.ctx(), vec![response.rect]);
                continue;
            }
            let throw = AnyThrow::Tablan(chip.value);
            throw_card::attach(ui, view, index, throw, &response);
            if response.clicked() && pickable {
                action = Some(UiAction::Pick((!picked).then_some(chip.value.steps())));
            }
        }
    });
    action
}
