//! The sheet: the round with its pairings, and the places.

use bevy_egui::egui::{Rect, Ui, UiBuilder, pos2, vec2};

use super::pieces::{Look, button, rule};
use super::rows::{name, pairing_row};
use super::{EveningLeaf, EveningPage, GUTTER, INK, NOW, SECOND_INK, WIDE, standings};
use crate::evening::{Evening, PairingState};
use crate::ui::theme::TextStyle;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::label;

pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
) -> Option<UiAction> {
    let room = ui.available_rect_before_wrap();
    if room.width() < WIDE {
        rounds(ui, view, evening, state);
        ui.add_space(8.0);
        rule(ui);
        standings::show(ui, view, evening);
        return None;
    }
    let width = (room.width() - GUTTER) / 2.0;
    let mut foot = room.min.y;
    for at in 0..2 {
        let left = room.min.x + (width + GUTTER) * at as f32;
        let place = Rect::from_min_size(pos2(left, room.min.y), vec2(width, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            if at == 0 {
                rounds(ui, view, evening, state);
            } else {
                standings::show(ui, view, evening);
            }
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
    None
}

/// A round, and the way to the others.
fn rounds(ui: &mut Ui, view: &View, evening: &Evening, state: &mut EveningPage) {
    let words = view.words;
    let made = evening.rounds().len() as u16;
    let shown = state.round.unwrap_or(evening.round()).clamp(1, made.max(1));
    if evening.is_over() {
        let first = evening.standings();
        let winners: Vec<String> = first
            .iter()
            .take_while(|one| one.place == 1)
            .map(|one| name(evening, one.id))
            .collect();
        let variables = [("names", words.list(&winners).into())];
        label(
            ui,
            words.with("evening-won-by", &variables),
            TextStyle::Title,
            NOW,
        );
    }
    // Games of other rounds that are being played are not to be looked for.
    let others = evening.now().into_iter();
    let others = others.filter(|one| one.state == PairingState::Playing && one.id.round != shown);
    for pairing in others {
        if pairing_row(ui, view, evening, pairing) {
            state.leaf = EveningLeaf::Pairing(pairing.id);
        }
    }
    let round = ("round", shown.into());
    let title = match evening.round_count() {
        Some(count) => words.with("evening-title-of", &[round, ("count", count.into())]),
        None => words.with("evening-title", &[round]),
    };
    label(ui, title, TextStyle::Title, INK);
    if made > 1 {
        ui.horizontal_wrapped(|ui| {
            // Of very many the way leads by steps.
            if shown > 1 && button(ui, &words.get("evening-round-before"), Look::Plain) {
                state.round = Some(shown - 1);
            }
            if shown < made && button(ui, &words.get("evening-round-after"), Look::Plain) {
                state.round = Some(shown + 1);
            }
            let away = shown != evening.round();
            if away && button(ui, &words.get("evening-round-now"), Look::Plain) {
                state.round = None;
            }
        });
    }
    if state.round == Some(evening.round()) {
        state.round = None;
    }
    if let Some(round) = evening.rounds().get(usize::from(shown) - 1) {
        for pairing in round {
            if pairing_row(ui, view, evening, pairing) {
                state.leaf = EveningLeaf::Pairing(pairing.id);
            }
        }
    }
    if !evening.queue().is_empty() && !evening.is_over() {
        let names: Vec<String> = evening
            .queue()
            .iter()
            .map(|id| name(evening, *id))
            .collect();
        let line = format!("{}: {}", words.get("evening-queue"), names.join(", "));
        ui.add_space(4.0);
        label(ui, line, TextStyle::Body, SECOND_INK);
    }
    label(ui, words.get("evening-press"), TextStyle::Note, SECOND_INK);
}
