//! Shows the seed of the next game's throws, and fields for the players' contributions.

use bevy_egui::egui::Ui;

use super::NewGameDraft;
use crate::record::{MAX_CONTRIBUTION, Seed};
use crate::rules::{Side, with_game};
use crate::table::games::TableGame;
use crate::ui::fair_throws::commitment;
use crate::ui::kit::{ChoiceRow, TextField};
use crate::ui::panels::section;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// Shows the sealed seed, and a field for each side.
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
    let Seed::Committed(seed) = &draft.seed else {
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
        TextField::new(&name, &mut draft.contributions[side.index()])
            .hint(&words.get("fair-from-hint"))
            .id(["first contribution", "second contribution"][side.index()])
            .at_most(MAX_CONTRIBUTION)
            .show(ui);
    }
}
