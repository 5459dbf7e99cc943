//! Shows the page of throws: their seed, sealed before the first and opened after the last (`docs/fairness.md`), the
//! count of each value, the longest waits, and luck over the game (`docs/statistics.md`).

mod charts;
mod read;
mod slip;

use std::sync::PoisonError;

use bevy_egui::egui::{self, Id, Ui, UiBuilder};

use super::Panel;
use super::actions::CopiedText;
use super::game_look::side_inks;
use super::panels::scroll_body;
use super::statistics::{choose_match, has_match};
use super::text::label;
use super::theme::TextStyle;
use super::theme::paper::{INK, SECOND_INK};
use super::ui_action::UiAction;
use super::view::View;
use crate::rules::Side;
use crate::statistics::{Awaited, ThrowCounts, Verdict, Wait};
use crate::ui::kit::{self, Button, Link, PageBar, PaperPage, button_height};

pub(super) use charts::{counts, signed_points};
use read::ThrowsRead;
pub use slip::commitment;
use slip::sealed;

/// Shows the page over the whole window.
pub fn fair_throws(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let ground = view.icons.ground(view.table.game().setup().kind());
    let (title, close) = (view.words.get("fair-title"), view.words.get("close"));
    let bar = PageBar::new(view.icons, &title, &close);
    let page = PaperPage::new("fair throws", ground).bar(bar);
    page.show_areas(ctx, |ui, areas| {
        let inside = UiBuilder::new().max_rect(areas.left);
        let asked = ui.scope_builder(inside, |ui| contents(ui, view)).inner;
        asked.or(areas.pressed.closes.then_some(UiAction::Close))
    })
}

/// The width below which the counts are above the seal, in units.
const NARROW: f32 = 700.0;

fn contents(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let game = view.table.game();
    let room = ui.available_rect_before_wrap();
    scroll_body(ui, room.height(), |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let read = read::read(ui, game);
        let read = read.lock().unwrap_or_else(PoisonError::into_inner);
        let read = &*read;
        let counts = read.counts.as_ref().filter(|_| game.thrown() > 0);
        match counts {
            Some(counts) if room.width() < NARROW => {
                statistics(ui, view, read, counts);
                rule(ui);
                origin(ui, view, read)
            }
            Some(counts) => {
                let action = origin(ui, view, read);
                rule(ui);
                statistics(ui, view, read, counts);
                action
            }
            None => origin(ui, view, read),
        }
    })
}

/// Shows the origin of the throws: their seal, the hand or a number. Below are the actions of the page.
fn origin(ui: &mut Ui, view: &View, read: &ThrowsRead) -> Option<UiAction> {
    let words = view.words;
    let game = view.table.game();
    match game.fair_seed() {
        Some(seed) => sealed(ui, view, seed, &read.findings),
        None if game.throws_by_hand() => {
            label(ui, words.get("hand-fair"), TextStyle::Title, INK);
            label(ui, words.get("hand-fair-line"), TextStyle::Body, INK);
        }
        None if read.counts.is_none() => {
            label(ui, words.get("fair-none"), TextStyle::Body, INK);
        }
        None => {
            let number = [("number", game.seed().to_string().into())];
            let line = words.with("fair-numbered", &number);
            label(ui, line, TextStyle::Body, INK);
        }
    }
    let mut action = None;
    let id = Id::new("how to check the throws");
    let mut explains = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    ui.horizontal_wrapped(|ui| {
        ui.set_row_height(button_height(ui));
        if Button::new(&words.get("fair-copy")).show(ui) {
            action = Some(UiAction::copy(game.to_record(), CopiedText::Record));
        }
        if has_match(view) && Button::new(&words.get("fair-match")).show(ui) {
            choose_match(ui, view);
            action = Some(UiAction::Open(Panel::Statistics));
        }
        if game.fair_seed().is_some() {
            ui.add_space(8.0);
            if Link::new(&words.get("fair-how")).show(ui) {
                explains = !explains;
                ui.data_mut(|data| data.insert_temp(id, explains));
            }
        }
    });
    if explains && game.fair_seed().is_some() {
        let how = words.get("fair-check");
        label(ui, how, TextStyle::Note, SECOND_INK);
    }
    action
}

/// Draws a pen line across the page.
fn rule(ui: &mut Ui) {
    kit::pen::rule(ui, 17.0);
}

fn statistics(ui: &mut Ui, view: &View, read: &ThrowsRead, counts: &ThrowCounts) {
    let scale = counts.sides.iter().flat_map(|side| &side.report.values);
    let scale = scale
        .map(|value| f64::from(value.count).max(value.band.1))
        .fold(1.0, f64::max);
    let by_hand = view.table.game().throws_by_hand();
    let all: [&dyn Fn(&mut Ui); 3] = [
        &|ui| counted(ui, view, counts, Side::First, scale),
        &|ui| counted(ui, view, counts, Side::Second, scale),
        // The page can't judge throws made by hand.
        &|ui| {
            if !by_hand {
                waits(ui, view, read);
            }
        },
    ];
    kit::columns(ui, &all);
    if !by_hand {
        rule(ui);
        luck(ui, view, read);
    }
}

/// Shows the count of each value for a side, and how common such counts are.
fn counted(ui: &mut Ui, view: &View, counts: &ThrowCounts, side: Side, scale: f64) {
    let words = view.words;
    let report = &counts.sides[side.index()].report;
    let tint = side_inks(counts.game)[side.index()];
    ui.horizontal_wrapped(|ui| {
        label(ui, view.side(side), TextStyle::Title, tint);
        let throws = words.with("fair-throws", &[("count", report.throws.into())]);
        label(ui, throws, TextStyle::Note, SECOND_INK);
    });
    if report.throws == 0 {
        return;
    }
    let by_hand = view.table.game().throws_by_hand();
    charts::counts(ui, view.words, counts.game, report, tint, !by_hand, scale);
    if by_hand {
        return;
    }
    let verdict = verdict(view, report.chance.verdict);
    label(ui, verdict, TextStyle::Strong, INK);
    if side == Side::First {
        label(ui, words.get("fair-band"), TextStyle::Note, SECOND_INK);
    }
}

/// The share of games with counts like these or worse.
pub(super) fn verdict(view: &View, verdict: Verdict) -> String {
    let words = view.words;
    match verdict {
        Verdict::InTen(10) => words.get("fair-verdict-all"),
        Verdict::InTen(count) => words.with("fair-verdict-ten", &[("count", count.into())]),
        Verdict::InHundred(count) => words.with("fair-verdict-hundred", &[("count", count.into())]),
        Verdict::Rare { one_in } => words.with("fair-verdict-rare", &[("count", one_in.into())]),
    }
}

/// The share of games of the same length with a wait like this.
fn as_long(view: &View, verdict: Verdict) -> String {
    let words = view.words;
    match verdict {
        Verdict::InTen(10) => words.get("fair-wait-all"),
        Verdict::InTen(count) => words.with("fair-wait-ten", &[("count", count.into())]),
        Verdict::InHundred(count) => words.with("fair-wait-hundred", &[("count", count.into())]),
        Verdict::Rare { one_in } => words.with("fair-wait-rare", &[("count", one_in.into())]),
    }
}

/// Shows the longest waits of both sides.
fn waits(ui: &mut Ui, view: &View, read: &ThrowsRead) {
    let words = view.words;
    label(ui, words.get("fair-waits"), TextStyle::Title, INK);
    let inks = side_inks(view.position.kind());
    for side in Side::BOTH {
        let tint = inks[side.index()];
        for (wait, shown) in &read.waits[side.index()] {
            if shown.is_empty() {
                continue;
            }
            let name = [("side", view.side(side).into())];
            let key = format!("fair-waits-{}", awaited(wait.awaited));
            label(ui, words.with(&key, &name), TextStyle::StrongNote, tint);
            charts::wait(ui, tint, shown, wait.longest);
            label(ui, waited(view, wait), TextStyle::Note, INK);
        }
    }
}

fn waited(view: &View, wait: &Wait) -> String {
    let Some((from, _)) = wait.turns else {
        return view.words.get("fair-no-wait");
    };
    let count = ("count", wait.longest.into());
    let line = view
        .words
        .with("fair-wait", &[count, ("turn", from.into())]);
    format!("{line} {}", as_long(view, wait.verdict))
}

const fn awaited(awaited: Awaited) -> &'static str {
    match awaited {
        Awaited::Value(_) => "six",
        Awaited::Doubles => "doublets",
        Awaited::Start => "start",
        Awaited::Score => "score",
    }
}

/// Shows luck over the game, and its sum.
fn luck(ui: &mut Ui, view: &View, read: &ThrowsRead) {
    let words = view.words;
    ui.horizontal_wrapped(|ui| {
        label(ui, words.get("fair-luck"), TextStyle::Title, INK);
        if !read.luck_is_read {
            let (done, all) = read.luck.progress();
            let percent = [("percent", (done * 100 / all.max(1)).into())];
            let line = words.with("fair-luck-reading", &percent);
            label(ui, line, TextStyle::Note, SECOND_INK);
            return;
        }
        let [first, second] = read.luck.curve().sums();
        let side = Side::BOTH[usize::from(first < second)];
        let points = charts::signed_points((first - second).abs());
        let who = ("side", view.side(side).into());
        let line = words.with("fair-luck-sum", &[who, ("points", points.into())]);
        let tint = side_inks(view.position.kind())[side.index()];
        label(ui, line, TextStyle::Strong, tint);
    });
    let line = words.get("fair-luck-line");
    label(ui, line, TextStyle::Note, SECOND_INK);
    charts::luck(ui, view, read.luck.curve());
}
