//! Shows the page of statistics: the finished games as pieces, their lengths, luck and throws, by game, player, opponent
//! and rules (`docs/statistics.md`).

mod filters;
mod lengths;
mod luck;
mod page_filters;
mod player_chooser;
mod record;
mod selection;
mod throws;

use bevy_egui::egui::{self, FontFamily, FontId, RichText, Ui};

use super::library::date_text;
use super::panels::in_area;
use super::theme::TextStyle;
use super::theme::paper::{INK, SECOND_INK};
use super::ui_action::UiAction;
use super::view::View;
use crate::statistics::History;
use crate::ui::actions::StatisticsAction;
use crate::ui::evening::paint::line;
use crate::ui::kit::{
    self, Answer, Confirm, Link, PageAreas, PageBar, PageTab, PaperPage, button_height, growth,
};

use page_filters::PageFilters;
pub use page_filters::choose_player;
pub(super) use page_filters::{choose_match, has_match};
use selection::Selection;

/// The font size of the page's title, in units.
const TITLE: f32 = 44.0;

/// Shows the page over the whole window.
pub fn statistics(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let words = view.words;
    let ground = view.icons.ground(view.table.game().setup().kind());
    let mut chosen = PageFilters::read(ctx);
    // Another match might have started since.
    let here = view.table.game().match_id();
    chosen
        .filter
        .of_match
        .take_if(|id| here.as_ref() != Some(id));
    let (title, close) = (words.get("statistics"), words.get("close"));
    let bar =
        PageBar::new(view.icons, &title, &close).tabs(PageTab::of_games(words, chosen.filter.game));
    let page = PaperPage::new("statistics", ground).bar(bar).spread();
    let action = page.show_areas(ctx, |ui, areas| {
        if let Some(tab) = areas.pressed.tab {
            filters::pick_tab(&mut chosen.filter, tab);
        }
        let close = areas.pressed.closes.then_some(UiAction::Close);
        let on_page = pages(ui, view, &areas, &mut chosen);
        close.or(on_page)
    });
    chosen.keep(ctx);
    action
}

/// Shows the contents, on two pages if there is space.
fn pages(
    ui: &mut Ui,
    view: &View,
    areas: &PageAreas,
    chosen: &mut PageFilters,
) -> Option<UiAction> {
    ui.spacing_mut().item_spacing.y = 6.0;
    if view.history.is_empty() {
        in_area(ui, areas.left, "left", |ui| {
            line(ui, view.words.get("statistics-none"), TextStyle::Body, INK);
        });
        return None;
    }
    let Some(right) = areas.right else {
        return in_area(ui, areas.left, "left", |ui| {
            let selection = head(ui, view, chosen);
            record::show(ui, view, &selection);
            figures(ui, view, &selection);
            kit::pen::rule(ui, 13.0);
            history_actions(ui, view, chosen)
        });
    };
    // The actions keep their place at the foot of the page.
    let foot_height = button_height(ui) * if chosen.asks { 2.2 } else { 1.0 };
    let (above, foot) = areas
        .left
        .split_top_bottom_at_y(areas.left.max.y - foot_height);
    let selection = in_area(ui, above, "left", |ui| {
        let selection = head(ui, view, chosen);
        record::show(ui, view, &selection);
        selection
    });
    let action = in_area(ui, foot, "foot", |ui| history_actions(ui, view, chosen));
    in_area(ui, right, "right", |ui| figures(ui, view, &selection));
    action
}

/// Shows the sums in a sentence, and the filters. Returns the selected games.
fn head<'a>(ui: &mut Ui, view: &View<'a>, chosen: &mut PageFilters) -> Selection<'a> {
    let words = view.words;
    let selection = Selection::of(view.history, &chosen.filter);
    if let Some((first, _)) = selection.games.first() {
        let since = words.with(
            "statistics-since",
            &[("date", date_text(words, first.date).into())],
        );
        line(ui, since, TextStyle::Note, SECOND_INK);
    }
    let tally = &selection.tally;
    let sums = [
        ("games", tally.games.into()),
        ("won", tally.sides[0].wins.total().into()),
    ];
    let title = match (tally.games, selection.has_player) {
        (0, _) => words.get("statistics-no-games"),
        (_, true) => words.with("statistics-sum", &sums),
        (games, false) => words.with("statistics-games", &[("count", games.into())]),
    };
    let font = FontId::new(TITLE * growth(ui), FontFamily::Name("title".into()));
    ui.label(RichText::new(title).font(font).color(INK));
    for (key, count) in [
        ("statistics-unfinished", tally.unfinished),
        (
            "statistics-cappotti",
            tally.sides.iter().map(|side| side.wins.cappotto).sum(),
        ),
    ] {
        if count > 0 {
            let text = words.with(key, &[("count", count.into())]);
            line(ui, text, TextStyle::Note, SECOND_INK);
        }
    }
    kit::pen::rule(ui, 9.0);
    let before = chosen.filter.clone();
    filters::show(ui, view, chosen);
    ui.add_space(6.0);
    if chosen.filter == before {
        selection
    } else {
        Selection::of(view.history, &chosen.filter)
    }
}

/// Shows the charts of the selected games.
fn figures(ui: &mut Ui, view: &View, selection: &Selection) {
    lengths::show(ui, view, selection);
    ui.add_space(8.0);
    luck::show(ui, view, selection);
    throws::show(ui, view, selection);
}

/// Shows the actions on the whole history.
fn history_actions(ui: &mut Ui, view: &View, chosen: &mut PageFilters) -> Option<UiAction> {
    let words = view.words;
    let history: &History = view.history;
    let kept = [("count", history.len().into())];
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
        ui.spacing_mut().item_spacing.x = 20.0;
        ui.set_row_height(button_height(ui));
        if Link::new(&words.get("statistics-save")).show(ui) {
            action = Some(UiAction::Statistics(StatisticsAction::Save));
        }
        if Link::new(&words.get("statistics-forget")).show(ui) {
            chosen.asks = true;
        }
        let kept = words.with("statistics-kept", &kept);
        line(ui, kept, TextStyle::Note, SECOND_INK);
        if history.dropped() > 0 {
            let dropped = i64::try_from(history.dropped()).unwrap_or(i64::MAX);
            let text = words.with("statistics-dropped", &[("count", dropped.into())]);
            line(ui, text, TextStyle::Note, SECOND_INK);
        }
    });
    action
}
