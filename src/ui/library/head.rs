//! The parts above and below the list: messages, and the number of games.

use bevy_egui::egui::Ui;

use super::order::Order;
use super::page_state::LibraryPageState;
use super::work::ImportReport;
use crate::ui::actions::LibraryAction;
use crate::ui::evening::paint::line;
use crate::ui::kit::Button;
use crate::ui::panels::record_problem;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, LINK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The most refused games listed one by one.
const MOST_TOLD: usize = 5;

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
            Order::Oldest.set(&mut state.query);
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
