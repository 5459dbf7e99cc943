//! Tablan's part of the list of moves: the throws with hints on their use, turns in notation, the sticks' values.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Ui, pos2, vec2};

use super::{ACCENT, series};
use crate::record::Turn;
use crate::rules::tablan::{Position, Value};
use crate::rules::{Expect, Rules};
use crate::store::Seat;
use crate::ui::move_list::chip_height;
use crate::ui::now;
use crate::ui::text::{label, text_at};
use crate::ui::theme::pieces::{PAINT, WOOD};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::turn_text::TurnText;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The colour of a round side's bands in the legend.
const BAND: Color32 = Color32::from_rgb(0xF3, 0xE3, 0xBC);
/// The colour of a flat side's grain in the legend.
const GRAIN: Color32 = Color32::from_rgb(0x8F, 0x68, 0x3C);
/// The colour of throws in the list of moves.
const THROW: Color32 = Color32::from_rgb(0xA8, 0x9D, 0x8B);

/// Shows the throws of the turn, and the possible use of the remaining ones.
pub(super) fn heading(
    ui: &mut Ui,
    view: &View,
    position: &Position,
    roomy: bool,
) -> Option<UiAction> {
    let mut action = None;
    if series::series(view).1.is_empty() {
        if view.person_throws() && !now::shows(view) {
            label(
                ui,
                view.words.get("nothing-thrown"),
                TextStyle::Note,
                colour::SECOND,
            );
        }
        return None;
    }
    if view.layout.move_list.is_some() {
        action = series::show(ui, view, position, chip_height(view, roomy));
    }
    if let Some(advice) = advice(view, position) {
        label(ui, advice, TextStyle::Note, colour::TEXT);
    }
    action
}

/// The possible use of the remaining throws.
fn advice(view: &View, position: &Position) -> Option<String> {
    let words = view.words;
    let Expect::Move(side) = position.expect() else {
        return None;
    };
    if view.table.seat(side) != Seat::Person {
        return None;
    }
    let steps = |value: Value| ("steps", value.steps().into());
    if let Some(value) = position.to_declare() {
        return Some(words.with("declare-question", &[steps(value)]));
    }
    if let Some((value, _)) = position.pending_half() {
        return Some(words.with("how-to-use-half", &[("half", (value.steps() / 2).into())]));
    }
    if let Some(picked) = view.picked {
        return Some(words.with("how-to-use-chosen", &[("steps", picked.into())]));
    }
    let left: Vec<Value> = position.unused().map(|unused| unused.value).collect();
    let count: u32 = position
        .unused()
        .map(|unused| u32::from(unused.count))
        .sum();
    match (left.as_slice(), count) {
        ([value], 1) => {
            let half = ("half", (value.steps() / 2).into());
            Some(words.with("how-to-use-whole", &[steps(*value), half]))
        }
        _ => Some(words.get("how-to-use-several")),
    }
}

/// Writes one turn as a coloured line: side, throws, and moves with captures emphasised.
pub(super) fn write_turn(text: &mut TurnText, view: &View, turn: &Turn) {
    // "2 8 0: 2=l1-l2+k1-l1 8=h2-a3xa3"
    let rest = text.add_side(view, turn);
    let (throws, moves) = rest.split_once(':').unwrap_or((rest, ""));
    // The font's space is too narrow between digits.
    let throws = throws.replace(' ', "  ");
    text.add(&throws, TextStyle::Move, THROW);
    for word in moves.split_whitespace() {
        text.add("  ", TextStyle::Move, colour::SECOND);
        for (i, part) in word.split('x').enumerate() {
            if i == 0 {
                text.add(part, TextStyle::Move, colour::TEXT);
            } else {
                let cut = part.find(['+', '/']).unwrap_or(part.len());
                let (taken, more) = part.split_at(cut);
                text.add(&format!("x{taken}"), TextStyle::StrongMove, ACCENT.line);
                text.add(more, TextStyle::Move, colour::TEXT);
            }
        }
    }
}

/// The height of the legend.
pub(super) const LEGEND: f32 = 138.0;

/// Shows the values of the sticks, below the list of moves.
pub(super) fn legend(ui: &Ui, view: &View, inner: Rect) {
    let words = view.words;
    let top = inner.max.y - LEGEND + 14.0;
    let painter = ui.painter();
    painter.hline(
        inner.x_range(),
        top - 4.0,
        Stroke::new(1.0, colour::FAINT_LINE),
    );
    let at = pos2(inner.min.x, top + 10.0);
    text_at(
        ui,
        at,
        Align2::LEFT_CENTER,
        &words.get("legend"),
        TextStyle::Note,
        colour::SECOND,
    );
    let nothing = words.get("legend-value-nothing");
    let rows: [(&[bool], String); 4] = [
        (&[true, false, false, false], "2".to_owned()),
        (&[true, true, true, true], "8".to_owned()),
        (&[false, false, false, false], "12".to_owned()),
        (&[true, true, true, false], nothing),
    ];
    for (i, (flats, worth)) in rows.iter().enumerate() {
        let column = (i % 2) as f32;
        let row = (i / 2) as f32;
        let x = inner.min.x + column * inner.width() / 2.0;
        let y = top + 44.0 + row * 42.0;
        for (k, flat) in flats.iter().enumerate() {
            let stick = Rect::from_center_size(pos2(x + 7.0 + 13.0 * k as f32, y), vec2(8.0, 30.0));
            let fill = if *flat { WOOD } else { PAINT };
            painter.rect_filled(stick, 3.5, fill);
            if *flat {
                painter.vline(
                    stick.center().x + 1.0,
                    stick.min.y + 4.0..=stick.max.y - 4.0,
                    Stroke::new(1.0, GRAIN),
                );
            } else {
                for dy in [-9.0, 0.0, 9.0] {
                    let band =
                        Rect::from_center_size(stick.center() + vec2(0.0, dy), vec2(8.0, 2.5));
                    painter.rect_filled(band, 0.0, BAND);
                }
            }
        }
        let at = pos2(x + 62.0, y);
        let kind = if worth.len() > 2 {
            TextStyle::Note
        } else {
            TextStyle::Strong
        };
        text_at(ui, at, Align2::LEFT_CENTER, worth, kind, colour::TEXT);
    }
}
