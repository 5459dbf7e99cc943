//! The rows of a round: two names with what stands between them.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Galley, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::pieces::{badge, focus_ring, roundel};
use super::{INK, NOW, SECOND_INK};
use crate::evening::{EntrantId, Evening, GameResult, Pairing, PairingState, Worth};
use crate::rules::Side;
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::view::View;
use crate::ui::widget::Labelled;

/// From this width on both names stand in one line.
const WIDE: f32 = 540.0;
/// The radius of a roundel.
const MARK: f32 = 15.0;

/// The name of somebody.
pub(super) fn name(evening: &Evening, id: EntrantId) -> String {
    let entrant = evening.entrant(id);
    entrant.map_or_else(String::new, |entrant| entrant.name.clone())
}

/// What a side has from a pairing; nothing before its end.
pub(super) fn score(pairing: &Pairing, side: Side) -> Option<&'static str> {
    match pairing.state {
        PairingState::Waiting | PairingState::Playing | PairingState::Bye => None,
        PairingState::Done(GameResult::Draw) => Some("½"),
        PairingState::Done(GameResult::Win {
            side: winner,
            worth,
        }) => Some(match (winner == side, worth) {
            (false, _) => "0",
            (true, Worth::Single) => "1",
            (true, Worth::Cappotto) => "2",
        }),
        PairingState::Forfeit(winner) => Some(if winner == Some(side) { "1" } else { "0" }),
    }
}

/// How far a pairing is, in a word.
pub(super) fn state(view: &View, evening: &Evening, pairing: &Pairing) -> String {
    let words = view.words;
    let mut line = words.get(match pairing.state {
        PairingState::Bye => "evening-bye",
        PairingState::Waiting | PairingState::Playing if evening.is_over() => "evening-not-played",
        PairingState::Waiting => "evening-next",
        PairingState::Playing => "evening-now",
        PairingState::Done(_) => "evening-done",
        PairingState::Forfeit(_) => "evening-forfeit",
    });
    if pairing.draws > 0 {
        let drawn = words.with("evening-drawn", &[("count", pairing.draws.into())]);
        line = format!("{line} · {drawn}");
    }
    if evening.is_for_third_place(pairing.id) {
        line = format!("{line} · {}", words.get("evening-third"));
    }
    line
}

/// A pairing; true where it was pressed.
pub(super) fn pairing_row(ui: &mut Ui, view: &View, evening: &Evening, pairing: &Pairing) -> bool {
    let width = ui.available_width();
    let in_line = width >= WIDE;
    let is_now = pairing.state == PairingState::Playing && !evening.is_over();
    let words = view.words;
    let first = name(evening, pairing.first);
    let second = pairing.second.map(|id| name(evening, id));
    let game = pairing.game.map(|game| words.get(&format!("game-{game}")));
    let state = state(view, evening, pairing);
    let note = match &game {
        Some(game) => format!("{game} · {state}"),
        None => state,
    };
    let note_ink = if is_now { NOW } else { SECOND_INK };
    let style = if in_line {
        TextStyle::Title
    } else {
        TextStyle::SmallTitle
    };
    let painter = ui.painter().clone();
    let lay = |text: &str, style: TextStyle, ink: Color32, room: f32| -> Arc<Galley> {
        painter.layout(text.to_owned(), style.font(), ink, room.max(30.0))
    };
    let mark = 2.0 * MARK + 8.0;
    let figures = 34.0;
    let note_room = if in_line { width * 0.24 } else { width - 16.0 };
    let name_room = if in_line {
        (width - note_room - 2.0 * (mark + figures) - 40.0) / 2.0
    } else {
        width - mark - figures - 16.0
    };
    let names = [Some(first.as_str()), second.as_deref()]
        .map(|name| name.map(|name| lay(name, style, INK, name_room)));
    let scores = Side::BOTH.map(|side| {
        let text = score(pairing, side)?;
        let won = pairing.at_side(side) == pairing.winner();
        let style = if won {
            TextStyle::Strong
        } else {
            TextStyle::Body
        };
        Some(lay(text, style, INK, figures))
    });
    let note = lay(&note, TextStyle::Note, note_ink, note_room);
    let high = |galley: &Option<Arc<Galley>>| galley.as_ref().map_or(0.0, |one| one.size().y);
    let lines = names.each_ref().map(|name| high(name).max(2.0 * MARK));
    let inner = if in_line {
        lines[0].max(lines[1]).max(note.size().y)
    } else {
        let second = if names[1].is_some() {
            lines[1] + 4.0
        } else {
            0.0
        };
        lines[0] + second + 2.0 + note.size().y
    };
    let size = vec2(width, touch_height(ui, 44.0).max(inner + 12.0));
    // A bye has nothing to be asked about.
    let sense = if second.is_some() {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let told = match &second {
        Some(second) => format!("{first} – {second}"),
        None => first.clone(),
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
    if second.is_some() {
        Labelled::note(ui, &told, rect);
    }
    if is_now || response.hovered() {
        let wash = NOW.gamma_multiply(if is_now { 0.10 } else { 0.06 });
        ui.painter().rect_filled(rect, 4.0, wash);
    }
    let line = Stroke::new(0.8, SECOND_INK.gamma_multiply(0.5));
    painter.hline(rect.x_range(), rect.max.y - 0.5, line);
    let place = |galley: &Arc<Galley>, x: f32, middle: f32, ink: Color32| {
        let at = pos2(x, middle - galley.size().y / 2.0);
        ui.painter().galley(at, galley.clone(), ink);
    };
    let ids = [Some(pairing.first), pairing.second];
    let left = rect.min.x + 6.0;
    if in_line {
        let middle = rect.center().y;
        let half = mark + name_room + figures + 10.0;
        for (at, id) in ids.into_iter().enumerate() {
            let (Some(id), Some(galley)) = (id, &names[at]) else {
                continue;
            };
            let x = left + half * at as f32;
            // The figures of both stand towards the middle.
            let (name_x, figure_x) = match at {
                0 => (x, x + mark + name_room + figures / 2.0),
                _ => (x + figures, x + figures / 2.0),
            };
            roundel(
                ui,
                pos2(name_x + MARK, middle),
                MARK,
                badge(view, evening, id),
            );
            place(galley, name_x + mark, middle, INK);
            if let Some(figure) = &scores[at] {
                place(figure, figure_x - figure.size().x / 2.0, middle, INK);
            }
        }
        if names[1].is_some() {
            let x = left + half - 5.0;
            let dash = lay("–", TextStyle::Body, SECOND_INK, 20.0);
            place(&dash, x - dash.size().x / 2.0, middle, SECOND_INK);
        }
        place(&note, rect.max.x - 6.0 - note.size().x, middle, note_ink);
    } else {
        let mut top = rect.center().y - inner / 2.0;
        for (at, id) in ids.into_iter().enumerate() {
            let (Some(id), Some(galley)) = (id, &names[at]) else {
                continue;
            };
            let middle = top + lines[at] / 2.0;
            roundel(
                ui,
                pos2(left + MARK, middle),
                MARK,
                badge(view, evening, id),
            );
            place(galley, left + mark, middle, INK);
            if let Some(figure) = &scores[at] {
                place(figure, rect.max.x - 8.0 - figure.size().x, middle, INK);
            }
            top += lines[at] + 4.0;
        }
        let middle = top - 2.0 + note.size().y / 2.0;
        place(&note, left, middle, note_ink);
    }
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.clicked()
}
