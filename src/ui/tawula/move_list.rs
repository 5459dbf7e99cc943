//! Tawula's part of the list of moves: the dice with advice, and turns in notation.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, TextFormat, Ui};

use super::dice;
use crate::record::Turn;
use crate::rules::tawula::Position;
use crate::rules::{Expect, Rules, Side};
use crate::store::Seat;
use crate::ui::tawula::ACCENT;
use crate::ui::theme::{Type, colour};
use crate::ui::view::{UiAction, View};
use crate::ui::widget::label;

/// The names of the sides in the list of moves: ivory and tortoise, both readable on glass.
const WHITE: Color32 = Color32::from_rgb(0xEF, 0xE4, 0xCB);
const BLACK: Color32 = Color32::from_rgb(0xE0, 0x9A, 0x4E);

/// The dice of the turn, and how what is left may be used.
pub(in crate::ui) fn heading(
    ui: &mut Ui,
    view: &View,
    position: &Position,
    roomy: bool,
) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    if view.layout.move_list.is_some() && dice::rolled(view).is_some() {
        action = dice::show(ui, view, position, if roomy { 44.0 } else { 34.0 });
    }
    let note = match position.expect() {
        Expect::Throw(_) if position.is_opening() => Some(words.get("opening-roll")),
        Expect::Throw(_) if view.person_throws() => Some(words.get("press-dice")),
        Expect::Move(side) if view.table.seat(side) == Seat::Person => Some(advice(view, position)),
        _ => None,
    };
    if let Some(note) = note {
        label(ui, note, Type::Note, colour::TEXT);
    }
    action
}

/// How the numbers that are left may be used.
fn advice(view: &View, position: &Position) -> String {
    let words = view.words;
    let left: Vec<u8> = position.numbers().collect();
    match (view.picked, left.as_slice()) {
        (Some(die), _) => words.with("die-picked", &[("die", die.into())]),
        (None, [die]) => words.with("die-left", &[("die", (*die).into())]),
        (None, [first, .., last]) if first == last => {
            let count = ("count", left.len().into());
            words.with("doublets-left", &[count, ("die", (*first).into())])
        }
        _ => words.get("dice-left"),
    }
}

/// One turn as a coloured line: side, dice, moves with hits strong.
pub(in crate::ui) fn turn_line(turn: &Turn, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let format = |kind: Type, colour: Color32| TextFormat {
        font_id: kind.font(),
        color: colour,
        line_height: Some(22.0),
        ..TextFormat::default()
    };
    let side = match turn.side {
        Side::First => WHITE,
        Side::Second => BLACK,
    };
    // "12. W 63: 15/18 12/18*"
    let text = turn.text.as_str();
    let rest = text.split_once(". ").map_or(text, |(_, after)| after);
    let (letter, after) = rest.split_once(' ').unwrap_or((rest, ""));
    job.append(&format!("{letter}  "), 0.0, format(Type::StrongMove, side));
    let (dice, moves) = after.split_once(':').unwrap_or((after, ""));
    let second = format(Type::Move, colour::SECOND);
    job.append(&dice.replace(' ', "  "), 0.0, second.clone());
    for word in moves.split_whitespace() {
        job.append("  ", 0.0, second.clone());
        let word = if word == "--" { "–" } else { word };
        let look = if word.contains('*') {
            format(Type::StrongMove, ACCENT.line)
        } else {
            format(Type::Move, colour::TEXT)
        };
        job.append(word, 0.0, look);
    }
    job
}
