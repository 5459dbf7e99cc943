//! What the next game's throws follow from, and what the players mix in before the first of them.

use bevy_egui::egui::{self, TextEdit, Ui};

use super::NewGameDraft;
use crate::record::{MAX_CONTRIBUTION, Seed};
use crate::rules::{Side, with_game};
use crate::table::games::TableGame;
use crate::ui::fair_throws::commitment;
use crate::ui::kit::{ChoiceRow, name_field};
use crate::ui::panels::section;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// The sealed seed, and a field for each side.
pub(super) fn show(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let words = view.words;
    let kind = draft.setup.kind();
    let own = match with_game!(kind, Game => Game::THROWN) {
        (_, 2) => "hand-own-sticks",
        _ => "hand-own-dice",
    };
    section(ui, &words.get("hand-choice"));
    let choices = [(false, words.get("hand-sealed")), (true, words.get(own))];
    if let Some(by_hand) = ChoiceRow::new(draft.by_hand, &choices)
        .id("by hand")
        .show(ui)
    {
        draft.by_hand = by_hand;
    }
    ui.add_space(6.0);
    if draft.by_hand {
        label(ui, words.get("hand-line"), TextStyle::Body, colour::TEXT);
        return;
    }
    let Seed::Fair(seed) = &draft.seed else {
        let line = words.get("fair-not-sealed");
        label(ui, line, TextStyle::Body, colour::TEXT);
        return;
    };
    label(
        ui,
        words.get("fair-mix-line"),
        TextStyle::Body,
        colour::TEXT,
    );
    ui.add_space(4.0);
    commitment(ui, view, seed.commitment(), false);
    for side in Side::BOTH {
        ui.add_space(4.0);
        let name = words.with("fair-from", &[("side", words.side(kind, side).into())]);
        label(ui, &name, TextStyle::Strong, colour::TEXT);
        field(
            ui,
            view,
            &mut draft.contributions[side.index()],
            (side, &name),
        );
    }
}

fn field(ui: &mut Ui, view: &View, text: &mut String, (side, name): (Side, &str)) {
    let hint = egui::RichText::new(view.words.get("fair-from-hint"))
        .font(TextStyle::Note.font())
        .color(colour::SECOND);
    let edit = TextEdit::singleline(text)
        .id_salt(("contribution", side.index()))
        .font(TextStyle::Body.font())
        .text_color(colour::TEXT)
        .hint_text(hint)
        .char_limit(MAX_CONTRIBUTION)
        .margin(egui::Margin::symmetric(10, 9))
        .desired_width(f32::INFINITY);
    let response = ui.add(edit);
    name_field(&response, name);
    if response.changed() {
        // A paste may bring signs that are no text.
        text.retain(|sign| !sign.is_control());
    }
    // Enter ends the writing; only the next one begins the game.
    if response.lost_focus() {
        ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Enter));
    }
}
