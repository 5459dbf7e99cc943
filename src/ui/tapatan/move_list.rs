//! Tapatan's part of the list of moves: what to press, the moves, and how often the position has stood.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, TextFormat, Ui, pos2};

use crate::record::Turn;
use crate::rules::tapatan::{Position, Repetition};
use crate::rules::{Expect, Rules, Side};
use crate::store::Seat;
use crate::ui::tapatan::ACCENT;
use crate::ui::theme::{Type, colour};
use crate::ui::view::View;
use crate::ui::widget::{label, text_at};

/// Shell, as White's name in text.
const SHELL: Color32 = Color32::from_rgb(0xF3, 0xDD, 0xAF);

/// Slate, as Black's name in text.
const EBONY: Color32 = Color32::from_rgb(0xB4, 0xB0, 0xB8);

/// What a person is to press now.
pub(in crate::ui) fn heading(ui: &mut Ui, view: &View, position: &Position) {
    let Expect::Move(side) = position.expect() else {
        return;
    };
    if view.table.seat(side) != Seat::Person {
        return;
    }
    let key = if position.in_hand(side) > 0 {
        "how-to-place"
    } else {
        "how-to-slide"
    };
    label(ui, view.words.get(key), Type::Note, colour::TEXT);
}

/// One turn as a coloured line: side, then the placing or the step, a won line marked.
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
        Side::First => SHELL,
        Side::Second => EBONY,
    };
    // "7. W b2-b3#"
    let text = turn.text.as_str();
    let rest = text.split_once(". ").map_or(text, |(_, rest)| rest);
    let (letter, choice) = rest.split_once(' ').unwrap_or((rest, ""));
    job.append(&format!("{letter}  "), 0.0, format(Type::StrongMove, side));
    match choice.split_once('#') {
        Some((choice, more)) => {
            job.append(choice, 0.0, format(Type::StrongMove, colour::TEXT));
            let mark = format!("#{more}");
            job.append(&mark, 0.0, format(Type::StrongMove, ACCENT.line));
        }
        None => job.append(choice, 0.0, format(Type::Move, colour::TEXT)),
    }
    job
}

/// The height of the legend.
pub(in crate::ui) const LEGEND: f32 = 52.0;

/// How often the position in view has stood, and what its third time is (TP-7).
pub(in crate::ui) fn legend(ui: &Ui, view: &View, position: &Position, inner: Rect) {
    let words = view.words;
    let top = inner.max.y - LEGEND + 14.0;
    let line = Stroke::new(1.0, colour::FAINT_LINE);
    ui.painter().hline(inner.x_range(), top - 4.0, line);
    let draws = position.options().repetition == Repetition::Draw;
    let (seen, rule) = if draws {
        let count = ("count", position.times_stood().into());
        (
            words.with("position-seen", &[count]),
            words.get("third-draws"),
        )
    } else {
        (words.get("repeats-free"), String::new())
    };
    let y = top + 18.0;
    let at = pos2(inner.min.x, y);
    text_at(ui, at, Align2::LEFT_CENTER, &seen, Type::Note, colour::TEXT);
    let at = pos2(inner.max.x, y);
    text_at(
        ui,
        at,
        Align2::RIGHT_CENTER,
        &rule,
        Type::Note,
        colour::SECOND,
    );
}
