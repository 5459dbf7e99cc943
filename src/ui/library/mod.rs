//! Shows the library's page, on which games are found, opened, pinned, named, exported and imported.

mod empty;
mod head;
mod page_state;
mod row_words;
mod rows;
mod selected;
mod work;

pub use page_state::LibraryPageState;
pub use work::{ImportReport, LibraryView, LibraryWork};

use bevy_egui::egui::{self, Ui};

use super::evening::paint::{line, rule};
use super::kit::{Button, PageHead, PaperPage};
use super::panels::scroll_body;
use super::theme::TextStyle;
use super::theme::paper::INK;
use super::ui_action::UiAction;
use super::view::View;

/// The largest width of the paper, in units of a window of 1280 by 720.
const WIDEST: f32 = 1120.0;

/// Shows the page over the whole window.
pub fn library(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let ground = view.icons.ground(view.table.game().setup().kind());
    PaperPage::new("library", ground)
        .widest(WIDEST)
        .show(ctx, |ui| page(ui, view))
}

fn page(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let library = view.library.games.library();
    let mut state = LibraryPageState::read(ui.ctx());
    let room = ui.available_rect_before_wrap();
    let head = PageHead::show(ui, &words.get("library"), &words.get("close"), |_| ());
    let mut action = head.closes.then_some(UiAction::Close);
    let taken = ui.min_rect().max.y - room.min.y;
    let asked = scroll_body(ui, room.height() - taken - 8.0, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let mut action = head::show(ui, view, &mut state);
        if library.is_empty() {
            return action.or(empty::show(ui, view, room.height() - taken));
        }
        head::search(ui, view, &mut state);
        let found = library.find(&state.query, |game| row_words::all(view, game));
        let ids: Vec<_> = found.iter().map(|game| game.id).collect();
        action = action.or(head::exchange(ui, view, &ids));
        rule(ui);
        if found.is_empty() {
            line(ui, words.get("library-none-found"), TextStyle::Body, INK);
            if Button::new(&words.get("library-show-all")).show(ui) {
                state.query = Default::default();
            }
            return action;
        }
        let asked = rows::show(ui, view, &mut state, &found);
        head::foot(ui, view, found.len());
        action.or(asked)
    });
    action = action.or(asked);
    state.keep(ui.ctx());
    action
}
