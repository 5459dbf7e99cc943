//! What the throws of a game follow from: sealed before the first, opened after the last
//! (`docs/fairness.md`).

mod slip;

use bevy_egui::egui::{self, Ui};

use super::panels::{scroll_body, title};
use super::theme::{TextStyle, colour};
use super::ui_action::UiAction;
use super::view::View;
use super::widget::{ButtonStyle, button, label};
use crate::engine::verify::{Check, Finding, Proof, Verdict, verify};
use crate::record::FairSeed;
use crate::rules::Side;

pub use slip::commitment;
use slip::{INK, SECOND_INK, TICK, WRONG, in_fours, leaf};

/// How wide the panel is where there is room.
pub const WIDTH: f32 = 660.0;

/// The panel about the throws of the game on the table.
pub fn fair_throws(ui: &mut Ui, view: &View, room: f32) -> Option<UiAction> {
    let words = view.words;
    let mut action = title(ui, view, "fair-title").then_some(UiAction::Close);
    let game = view.table.game();
    scroll_body(ui, room - 120.0, |ui| match game.fair_seed() {
        Some(seed) => sealed(ui, view, seed),
        None => {
            let number = [("number", game.seed().to_string().into())];
            let line = words.with("fair-numbered", &number);
            label(ui, line, TextStyle::Body, colour::TEXT);
        }
    });
    ui.add_space(8.0);
    let copy = words.get("fair-copy");
    if button(
        ui,
        view.icons,
        (None, &copy),
        ButtonStyle::Secondary,
        true,
        None,
    ) {
        ui.copy_text(game.to_record());
        action = Some(UiAction::Tell("toast-copied"));
    }
    action
}

/// A seed that was committed to: before the end only the commitment is for the players.
fn sealed(ui: &mut Ui, view: &View, seed: &FairSeed) {
    let words = view.words;
    let opened = view.ended();
    commitment(ui, view, seed.commitment(), opened);
    for side in Side::BOTH {
        let given = seed.contribution(side);
        if !given.is_empty() {
            let side = ("side", view.side(side).into());
            let line = words.with("fair-gave", &[side, ("text", given.text().into())]);
            label(ui, line, TextStyle::Note, colour::TEXT);
        }
    }
    ui.add_space(4.0);
    if !opened {
        label(ui, words.get("fair-opens"), TextStyle::Body, colour::TEXT);
        label(ui, words.get("fair-check"), TextStyle::Note, colour::SECOND);
        return;
    }
    leaf(ui, |ui| {
        for (key, bytes) in [("fair-salt", seed.salt()), ("fair-seed", seed.seed())] {
            label(ui, words.get(key), TextStyle::StrongNote, SECOND_INK);
            label(ui, in_fours(bytes), TextStyle::Note, INK);
        }
        ui.add_space(2.0);
        for (text, holds) in findings(ui, view) {
            let tint = if holds { TICK } else { WRONG };
            ui.horizontal_top(|ui| {
                let (rect, _) =
                    ui.allocate_exact_size(egui::vec2(18.0, 20.0), egui::Sense::hover());
                mark(ui, rect.center(), holds, tint);
                // In a column of its own it takes as many lines as it needs.
                ui.vertical(|ui| label(ui, text, TextStyle::Body, tint));
            });
        }
    });
    label(ui, words.get("fair-check"), TextStyle::Note, colour::SECOND);
}

/// A tick or a cross, drawn: the fonts have neither.
fn mark(ui: &Ui, at: egui::Pos2, holds: bool, tint: egui::Color32) {
    let stroke = egui::Stroke::new(2.4, tint);
    let line = |points: [(f32, f32); 2]| {
        let points = points.map(|(x, y)| at + egui::vec2(x, y));
        ui.painter().line_segment(points, stroke);
    };
    if holds {
        line([(-6.0, 0.0), (-2.0, 5.0)]);
        line([(-2.0, 5.0), (6.0, -6.0)]);
    } else {
        line([(-5.0, -5.0), (5.0, 5.0)]);
        line([(-5.0, 5.0), (5.0, -5.0)]);
    }
}

/// What checking the record found, in words, and whether it holds. It is checked once a game, not in every frame.
fn findings(ui: &Ui, view: &View) -> Vec<(String, bool)> {
    type Checked = (u64, usize, Vec<Finding>);
    let game = view.table.game();
    let id = egui::Id::new("fair throws checked");
    let key = (game.seed(), view.events);
    let kept = ui.data(|data| data.get_temp::<Checked>(id));
    let found = match kept {
        Some((seed, events, found)) if (seed, events) == key => found,
        _ => {
            let found = verify(&game.to_record()).findings;
            ui.data_mut(|data| data.insert_temp(id, (key.0, key.1, found.clone())));
            found
        }
    };
    let words = view.words;
    let told = found.iter().filter_map(|found| {
        let text = match &found.verdict {
            Verdict::Holds(Proof::Commitment(_)) => words.get("fair-same-words"),
            Verdict::Holds(Proof::Throws(count)) => {
                words.with("fair-throws-follow", &[("count", (*count).into())])
            }
            Verdict::Holds(_) if found.check == Check::Result => words.get("fair-result-true"),
            Verdict::Holds(_) | Verdict::Unknown(_) => return None,
            Verdict::Fails { failure, .. } => {
                words.with("fair-wrong", &[("problem", failure.to_string().into())])
            }
        };
        Some((text, matches!(found.verdict, Verdict::Holds(_))))
    });
    told.collect()
}
