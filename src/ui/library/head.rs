//! The parts above and below the list: the title, messages, the search, and actions on all games.

use bevy_egui::egui::{Ui, vec2};

use super::page_state::LibraryPageState;
use super::work::ImportReport;
use crate::library::{Finished, GameId, SortBy};
use crate::rules::GameKind;
use crate::ui::actions::{FileAction, LibraryAction};
use crate::ui::evening::paint::line;
use crate::ui::kit::{Button, TextField, button_height, growth};
use crate::ui::panels::record_problem;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, LINK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The most characters of a search.
const MOST_LETTERS: usize = 60;
/// The most refused games listed one by one.
const MOST_TOLD: usize = 5;
/// The width from which the filters are always visible.
const ROOMY: f32 = 700.0;

/// Shows the report of an import, the current work, and the games that will be removed next.
pub fn show(ui: &mut Ui, view: &View, state: &mut LibraryPageState) -> Option<UiAction> {
    let words = view.words;
    let work = view.library.work;
    let mut action = None;
    let busy = work
        .import
        .as_ref()
        .map(|import| ("library-importing", import.progress()))
        .or(work
            .export
            .as_ref()
            .map(|export| ("library-exporting", export.progress())))
        .or(work
            .opening
            .as_ref()
            .map(|(.., reader)| ("library-opening", reader.progress())));
    if let Some((key, progress)) = busy {
        let percent = [("percent", ((progress * 100.0) as u32).into())];
        line(ui, words.with(key, &percent), TextStyle::Strong, LINK);
    }
    if let Some(report) = &work.report
        && work.import.is_none()
    {
        reported(ui, view, report);
        if Button::new(&words.get("library-understood")).show(ui) {
            action = Some(UiAction::Library(LibraryAction::PutAside));
        }
    }
    let library = view.library.games.library();
    let going = library.next_removed();
    if !going.is_empty() {
        let count = [("count", going.len().into())];
        let text = words.with("library-going", &count);
        line(ui, text, TextStyle::Strong, LINK);
        if let Some(first) = going.first()
            && state.selected.is_none()
            && Button::new(&words.get("library-show-going")).show(ui)
        {
            state.query = Default::default();
            state.query.reversed = true;
            state.select(first.id);
        }
    }
    action
}

fn reported(ui: &mut Ui, view: &View, report: &ImportReport) {
    let words = view.words;
    let counted = |key: &str, count: usize| words.with(key, &[("count", count.into())]);
    let taken = counted("library-imported", report.taken);
    line(ui, taken, TextStyle::Strong, INK);
    let others = [
        ("library-import-known", report.known),
        ("library-import-no-room", report.no_room),
        ("library-import-refused", report.refusals),
    ];
    for (key, count) in others.into_iter().filter(|(_, count)| *count > 0) {
        line(ui, counted(key, count), TextStyle::Body, INK);
    }
    for refused in report.refused.iter().take(MOST_TOLD) {
        let problem = record_problem(words, &refused.error);
        let variables = [
            ("number", refused.number.into()),
            ("problem", problem.into()),
        ];
        let text = words.with("library-import-why", &variables);
        line(ui, text, TextStyle::Note, SECOND_INK);
    }
    if report.cut_short {
        line(ui, words.get("library-import-cut"), TextStyle::Body, INK);
    }
    if report.is_unsaved {
        line(
            ui,
            words.get("toast-library-not-kept"),
            TextStyle::Body,
            LINK,
        );
    }
}

/// Shows the search field, the filters and the order of the list.
pub fn search(ui: &mut Ui, view: &View, state: &mut LibraryPageState) {
    let words = view.words;
    let room = ui.available_width();
    let is_roomy = room >= ROOMY * growth(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        ui.set_row_height(button_height(ui));
        let wide = (360.0 * growth(ui)).min(room);
        let hint = words.get("library-search");
        TextField::new(&hint, &mut state.query.text)
            .id("library search")
            .width(wide)
            .at_most(MOST_LETTERS)
            .keeps_focus()
            .show(ui);
        if !is_roomy {
            let key = "library-choices";
            if Button::new(&words.get(key)).toggle(state.choices).show(ui) {
                state.choices = !state.choices;
            }
        }
    });
    if !is_roomy && !state.choices {
        return;
    }
    let query = &mut state.query;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let all = words.get("statistics-all-games");
        if Button::new(&all).toggle(query.game.is_none()).show(ui) {
            query.game = None;
        }
        for game in GameKind::ALL {
            let name = words.get(&format!("game-{game}"));
            if Button::new(&name).toggle(query.game == Some(game)).show(ui) {
                query.game = Some(game);
            }
        }
        let pinned = words.get("library-only-pinned");
        if Button::new(&pinned).toggle(query.pinned).show(ui) {
            query.pinned = !query.pinned;
        }
        for (key, finished) in [
            ("library-only-over", Finished::Over),
            ("library-only-going-on", Finished::GoingOn),
        ] {
            let here = query.finished == Some(finished);
            if Button::new(&words.get(key)).toggle(here).show(ui) {
                query.finished = (!here).then_some(finished);
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.set_row_height(button_height(ui));
        line(ui, words.get("library-sort"), TextStyle::Note, SECOND_INK);
        for &sort in SortBy::ALL {
            let key = match sort {
                SortBy::Date => "library-by-date",
                SortBy::Game => "library-by-game",
                SortBy::Length => "library-by-length",
                SortBy::Result => "library-by-result",
            };
            if Button::new(&words.get(key))
                .toggle(query.sort == sort)
                .show(ui)
            {
                query.sort = sort;
            }
        }
        let reversed = words.get("library-reversed");
        if Button::new(&reversed).toggle(query.reversed).show(ui) {
            query.reversed = !query.reversed;
        }
    });
}

/// Shows the buttons to import games, and to export those in the list.
pub fn exchange(ui: &mut Ui, view: &View, listed: &[GameId]) -> Option<UiAction> {
    let words = view.words;
    let work = view.library.work;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        if view.platform.chooses_files && Button::new(&words.get("library-import")).show(ui) {
            action = Some(UiAction::File(FileAction::ChooseRecord));
        }
        if Button::new(&words.get("library-paste")).show(ui) {
            action = Some(UiAction::File(FileAction::PasteRecord));
        }
        if !listed.is_empty() && work.export.is_none() {
            let count = [("count", listed.len().into())];
            let export = words.with("library-export-all", &count);
            if Button::new(&export).show(ui) {
                action = Some(UiAction::Library(LibraryAction::Export(listed.to_vec())));
            }
        }
    });
    if !view.platform.chooses_files {
        line(ui, words.get("library-drop"), TextStyle::Note, SECOND_INK);
    }
    action
}

/// Shows the number of games, and the library's limits.
pub fn foot(ui: &mut Ui, view: &View, listed: usize) {
    let library = view.library.games.library();
    let limits = library.limits();
    let variables = [
        ("listed", listed.into()),
        ("games", library.len().into()),
        ("most", limits.games.into()),
    ];
    ui.add_space(8.0);
    let kept = view.words.with("library-kept", &variables);
    line(ui, kept, TextStyle::Note, SECOND_INK);
}
