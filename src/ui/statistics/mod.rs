//! Shows the page of statistics: the played games, summed by game, rules, opponent and player, with their throws and
//! probabilities (`docs/statistics.md`).

mod charts;
mod filters;
mod page_filters;

use bevy_egui::egui::{self, Ui};

use super::fair_throws;
use super::panels::scroll_body;
use super::text::label;
use super::theme::TextStyle;
use super::theme::paper::{INK, SECOND_INK, SIDES};
use super::ui_action::UiAction;
use super::view::View;
use crate::rules::{GameKind, Side};
use crate::statistics::{Entry, Filter, History, ParticipantFilter, Tally, ThrowReport};
use crate::ui::actions::StatisticsAction;
use crate::ui::kit::{self, Answer, Button, Confirm, PageHead, PaperPage};

use page_filters::PageFilters;
pub(super) use page_filters::{choose_match, has_match};

/// Shows the page over the whole window.
pub fn statistics(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let ground = view.icons.ground(view.table.game().setup().kind());
    PaperPage::new("statistics", ground).show(ctx, |ui| page(ui, view))
}

fn page(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let history = view.history;
    let mut chosen = PageFilters::read(ui);
    // Another match might have started since.
    let here = view.table.game().match_id();
    chosen
        .filter
        .of_match
        .take_if(|id| here.as_ref() != Some(id));
    let room = ui.available_rect_before_wrap();
    let head = PageHead::show(ui, &words.get("statistics"), &words.get("close"), |_| ());
    let mut action = head.closes.then_some(UiAction::Close);
    let taken = ui.min_rect().max.y - room.min.y;
    scroll_body(ui, room.height() - taken - 8.0, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        if history.is_empty() {
            label(ui, words.get("statistics-none"), TextStyle::Body, INK);
            return;
        }
        filters::show(ui, view, &mut chosen.filter);
        fair_throws::rule(ui);
        sums(ui, view, &chosen.filter);
        fair_throws::rule(ui);
        if let Some(asked) = history_actions(ui, view, &mut chosen) {
            action = Some(asked);
        }
    });
    chosen.keep(ui);
    action
}

/// The names of the two sides, the selected one first.
fn names(view: &View, filter: &Filter) -> [String; 2] {
    let words = view.words;
    if filter.of_match.is_some()
        && filter.whose.is_none()
        && let Some(sheet) = view.table.game().match_sheet()
    {
        let first = sheet.first_player();
        return [first, first.other()].map(|side| {
            let player = view.player(side);
            if player.is_empty() {
                view.side(side)
            } else {
                player
            }
        });
    }
    let asks = filter.whose.is_some() && filter.against != Some(ParticipantFilter::Person);
    match (asks, filter.game) {
        (true, _) => [words.get("statistics-you"), words.get("statistics-others")],
        (false, Some(game)) => Side::BOTH.map(|side| words.side(game, side)),
        (false, None) => [
            words.get("statistics-first"),
            words.get("statistics-second"),
        ],
    }
}

/// The filter, from the view of the person if each selected game has one person and a computer.
fn for_person(history: &History, filter: &Filter) -> Filter {
    let mut selected = history
        .entries()
        .filter(|entry| filter.side(entry).is_some());
    let has_one_person = |entry: &Entry| {
        let people = entry.sides.iter().filter(|side| side.level().is_none());
        people.count() == 1
    };
    let mut fresh = filter.clone();
    if filter.whose.is_none() && filter.of_match.is_none() && selected.all(has_one_person) {
        fresh.whose = Some(ParticipantFilter::Person);
    }
    fresh
}

/// Shows the sums of the selected games.
fn sums(ui: &mut Ui, view: &View, filter: &Filter) {
    let words = view.words;
    let filter = &for_person(view.history, filter);
    let tally = Tally::of(view.history, filter);
    let games: Vec<(&Entry, Side)> = view
        .history
        .entries()
        .filter_map(|entry| Some((entry, filter.side(entry)?)))
        .collect();
    if games.is_empty() {
        label(ui, words.get("statistics-no-games"), TextStyle::Body, INK);
        return;
    }
    let names = names(view, filter);
    let parts: [&dyn Fn(&mut Ui); 3] = [
        &|ui| charts::results(ui, view, &tally, &names),
        &|ui| charts::lengths(ui, view, &tally, &games),
        &|ui| charts::luck(ui, view, &names, &games),
    ];
    kit::columns(ui, &parts);
    for (at, game) in GameKind::ALL.into_iter().enumerate() {
        let thrown: Vec<(Side, ThrowReport)> = Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let count = tally.sides[side.index()].thrown.get(&game)?;
                Some((side, ThrowReport::of(game, count)?))
            })
            .collect();
        if thrown.is_empty() {
            continue;
        }
        fair_throws::rule(ui);
        ui.push_id(at, |ui| throws(ui, view, game, &thrown, &names));
    }
    let by_hand = games.iter().filter(|(entry, _)| entry.throws_by_hand);
    let by_hand = by_hand.count();
    if by_hand > 0 {
        let line = words.with("statistics-by-hand", &[("count", by_hand.into())]);
        label(ui, line, TextStyle::Note, SECOND_INK);
    }
}

/// Shows the throws in games of this kind, beside the expected ones.
fn throws(
    ui: &mut Ui,
    view: &View,
    game: GameKind,
    thrown: &[(Side, ThrowReport)],
    names: &[String; 2],
) {
    let words = view.words;
    let name = [("game", words.get(&format!("game-{game}")).into())];
    let title = words.with("statistics-throws", &name);
    label(ui, title, TextStyle::Title, INK);
    label(ui, words.get("fair-band"), TextStyle::Note, SECOND_INK);
    let one = |ui: &mut Ui, (side, report): &(Side, ThrowReport)| {
        let scale = report.values.iter().fold(1.0, |most: f64, value| {
            most.max(f64::from(value.count)).max(value.band.1)
        });
        let tint = SIDES[side.index()];
        ui.horizontal_wrapped(|ui| {
            label(ui, &names[side.index()], TextStyle::Strong, tint);
            let count = words.with("fair-throws", &[("count", report.throws.into())]);
            label(ui, count, TextStyle::Note, SECOND_INK);
        });
        fair_throws::counts(ui, game, report, *side, true, scale);
        let text = fair_throws::verdict(view, report.chance.verdict);
        label(ui, text, TextStyle::Strong, INK);
    };
    let parts: Vec<Box<dyn Fn(&mut Ui) + '_>> = thrown
        .iter()
        .map(|found| Box::new(move |ui: &mut Ui| one(ui, found)) as Box<dyn Fn(&mut Ui)>)
        .collect();
    let parts: Vec<&dyn Fn(&mut Ui)> = parts.iter().map(AsRef::as_ref).collect();
    kit::columns(ui, &parts);
}

/// Shows the actions on the whole history.
fn history_actions(ui: &mut Ui, view: &View, chosen: &mut PageFilters) -> Option<UiAction> {
    let words = view.words;
    let history: &History = view.history;
    let kept = [("count", history.len().into())];
    label(
        ui,
        words.with("statistics-kept", &kept),
        TextStyle::Note,
        SECOND_INK,
    );
    if history.dropped() > 0 {
        let dropped = i64::try_from(history.dropped()).unwrap_or(i64::MAX);
        let line = words.with("statistics-dropped", &[("count", dropped.into())]);
        label(ui, line, TextStyle::Note, SECOND_INK);
    }
    let mut action = None;
    if chosen.asks {
        let question = words.with("statistics-forget-asks", &kept);
        let [yes, no] = ["statistics-forget-all", "statistics-keep"].map(|key| words.get(key));
        match Confirm::new(&question, &yes, &no).inline().show(ui) {
            Some(Answer::Yes) => {
                *chosen = PageFilters::default();
                action = Some(UiAction::Statistics(StatisticsAction::Delete));
            }
            Some(Answer::No) => chosen.asks = false,
            None => {}
        }
        return action;
    }
    ui.horizontal_wrapped(|ui| {
        if Button::new(&words.get("statistics-save")).show(ui) {
            action = Some(UiAction::Statistics(StatisticsAction::Save));
        }
        if Button::new(&words.get("statistics-forget")).show(ui) {
            chosen.asks = true;
        }
    });
    action
}
