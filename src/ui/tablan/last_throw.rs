//! Shows Tablan's last throw: its value, and the purpose of an 8 or 12.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::ACCENT;
use super::series::series;
use super::thrown::{flats_of, shown_value};
use crate::rules::tablan::{Position, Value};
use crate::rules::{AnyMove, Expect, Rules};
use crate::stage::timeline::Act;
use crate::table::Intent;
use crate::table::targets::Question;
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::text::text_at;
use crate::ui::theme::{RADIUS, TextStyle, colour};
use crate::ui::throw_count::CaptionPlace;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The colour of the disc for a throw worth nothing.
const NOTHING: Color32 = Color32::from_rgb(0x3A, 0x33, 0x2B);

/// Shows the two answers for the purpose of an 8 or 12.
pub(super) fn declare(ui: &mut Ui, view: &View, question: &Question) -> Option<UiAction> {
    let legal = view.table.game().legal_moves();
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let mut answer = |icon, key: &str, choice: AnyMove| {
        /// The width of a button without its text.
        const FRAME: f32 = 64.0;
        let text = view.words.get(key);
        // If both don't fit, only the text is shown, in two rows.
        let font = TextStyle::Strong.font();
        let galley = ui
            .painter()
            .layout_no_wrap(text.clone(), font, colour::TEXT);
        let fits = galley.size().x + FRAME <= half;
        Button::new(&text)
            .icon(view.icons, fits.then_some(icon))
            .primary()
            .enabled(legal.contains(&choice))
            .width((!fits).then_some(half))
            .show(ui)
            .then_some(UiAction::Intent(Intent::Play(choice)))
    };
    let again = answer(Icon::Throw, "declare-again", question.throw);
    let start = answer(Icon::Check, "declare-start", question.done);
    start.or(again)
}

/// `true` if a throw of the turn was declared a start.
fn declared_start(position: &Position) -> bool {
    position.unused().any(|unused| unused.start)
}

/// Shows the value of the throw on the table once the sticks are still: the last one, or the one in use.
pub(super) fn value(ui: &Ui, view: &View, position: &Position, room: Rect) {
    let (_, throws) = series(view);
    // After the end the sticks still show the throw of the last move. While a throw is entered, its tray takes the room.
    let is_shown = view.outcome().is_none() && view.table.asks_for_throw().is_none();
    let Some(&last) = throws.last().filter(|_| is_shown) else {
        return;
    };
    // Moves concern the throw in use, to which the sticks have been turned.
    let moves = matches!(position.expect(), Expect::Move(_)) && position.to_declare().is_none();
    let in_use = shown_value(ui.ctx()).filter(|value| moves && *value != Value::Nothing);
    let value = in_use.unwrap_or(last);
    // The sticks already show the next throw, or will.
    let is_next = view.caption == CaptionPlace::Table
        && view.timeline.current().is_some_and(|running| {
            let act = &running.act;
            matches!(
                act,
                Act::Throw { .. } | Act::Count { .. } | Act::Collect { .. }
            )
        });
    if is_next || view.moving && position.expect() == Expect::Nothing {
        return;
    }
    let words = view.words;
    let title = words.with("flats", &[("count", flats_of(ui.ctx(), value).into())]);
    let note = match value {
        _ if position.is_opening() => words.get("worth-not-two"),
        _ if in_use.is_some() => words.with("worth-move", &[("steps", value.steps().into())]),
        Value::Nothing if throws.len() > 1 => words.get("worth-nothing-last"),
        Value::Nothing => words.get("worth-nothing"),
        // A throw declared a start gives no further throw (TN-21).
        _ if declared_start(position) => words.get("worth-nothing-last"),
        _ => words.with("worth-again", &[("steps", value.steps().into())]),
    };
    let painter = ui.painter();
    let long = [(&title, TextStyle::Strong), (&note, TextStyle::Note)]
        .map(|(text, kind)| {
            painter
                .layout_no_wrap(text.clone(), kind.font(), colour::TEXT)
                .size()
                .x
        })
        .into_iter()
        .fold(0.0, f32::max);
    let full = 80.0 + long + 20.0;
    let words_fit = full <= room.width();
    let width = if words_fit { full } else { 64.0 };
    if width > room.width() {
        return;
    }
    let height = room.height().min(72.0) + if words_fit { 14.0 } else { 4.0 };
    let chip = Rect::from_center_size(
        pos2(room.max.x - width / 2.0, room.center().y),
        vec2(width, height),
    );
    // It isn't a button, so it's only outlined and doesn't react to the pointer.
    painter.rect(
        chip,
        RADIUS,
        colour::PANEL_FILL,
        Stroke::new(1.0, colour::HAIRLINE),
        StrokeKind::Inside,
    );
    let centre = pos2(
        chip.min.x + if words_fit { 42.0 } else { width / 2.0 },
        chip.center().y,
    );
    let (fill, ink) = if value == Value::Nothing {
        (NOTHING, colour::SECOND)
    } else {
        (ACCENT.fill, ACCENT.on)
    };
    painter.circle_filled(centre, 25.0, fill);
    let figure = if value == Value::Nothing {
        "–".to_owned()
    } else {
        value.steps().to_string()
    };
    text_at(
        ui,
        centre,
        Align2::CENTER_CENTER,
        &figure,
        TextStyle::Figure,
        ink,
    );
    if words_fit {
        let x = chip.min.x + 80.0;
        let at = pos2(x, chip.center().y - 1.0);
        text_at(
            ui,
            at,
            Align2::LEFT_BOTTOM,
            &title,
            TextStyle::Strong,
            colour::TEXT,
        );
        let at = pos2(x, chip.center().y + 2.0);
        text_at(
            ui,
            at,
            Align2::LEFT_TOP,
            &note,
            TextStyle::Note,
            colour::SECOND,
        );
    }
}
