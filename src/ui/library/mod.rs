//! Shows the library's page, on which games are found, opened, pinned, named, exported and imported.

mod empty;
mod exchange;
mod head;
mod open_game;
mod order;
mod page_state;
mod positions;
mod row;
mod row_words;
mod rows;
mod shelf;
mod work;

pub use page_state::LibraryPageState;
pub(super) use row_words::date as date_text;
pub use work::{ImportReport, LibraryView, LibraryWork};

use bevy_egui::egui::{self, Rect, Ui, pos2};

use super::actions::FileAction;
use super::evening::paint::line;
use super::kit::{
    Button, PageAreas, PageBar, PageSearch, PageTab, PaperPage, growth, icon_button_width,
};
use super::panels::in_area;
use super::theme::TextStyle;
use super::theme::paper::INK;
use super::ui_action::UiAction;
use super::view::View;

use open_game::OpenGame;
use rows::List;

/// The most characters of a search.
const MOST_LETTERS: usize = 60;
/// The width of the column of shelves, in units of a window of 1280 by 720.
const SHELVES: f32 = 211.0;

/// Shows the page over the whole window.
pub fn library(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let words = view.words;
    let ground = view.icons.ground(view.table.game().setup().kind());
    let mut state = LibraryPageState::read(ctx);
    let [title, close, hint] = ["library", "close", "library-search"].map(|key| words.get(key));
    let before = state.query.text.clone();
    let mut typed = before.clone();
    let bar = PageBar::new(view.icons, &title, &close);
    let page = PaperPage::new("library", ground);
    let action = if view.library.games.library().is_empty() {
        let page = page.bar(bar);
        page.show_areas(ctx, |ui, areas| empty_page(ui, view, &mut state, &areas))
    } else {
        let bar = bar
            .tabs(PageTab::of_games(view.words, state.query.game))
            .search(PageSearch {
                hint: &hint,
                text: &mut typed,
                most: MOST_LETTERS,
            });
        let page = page.bar(bar).spread().beside(SHELVES);
        page.show_areas(ctx, |ui, areas| pages(ui, view, &mut state, areas))
    };
    // The field still borrows the text here, so the list changes in the next frame.
    if typed != before {
        state.query.text = typed;
        ctx.request_repaint();
    }
    state.keep(ctx);
    action.or_else(|| pasted(ctx))
}

/// The import of a text that was pasted outside a field.
fn pasted(ctx: &egui::Context) -> Option<UiAction> {
    if ctx.text_edit_focused() {
        return None;
    }
    let text = ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            egui::Event::Paste(text) => Some(text.clone()),
            _ => None,
        })
    });
    text.map(|text| UiAction::File(FileAction::ReadPasted(text)))
}

/// Shows the page of an empty library.
fn empty_page(
    ui: &mut Ui,
    view: &View,
    state: &mut LibraryPageState,
    areas: &PageAreas,
) -> Option<UiAction> {
    let area = areas.left;
    let asked = in_area(ui, area, "empty", |ui| {
        let action = head::show(ui, view, state);
        action.or(empty::show(ui, view, area.height()))
    });
    let closes = areas.pressed.closes.then_some(UiAction::Close);
    closes.or(asked)
}

/// Shows the shelves, the list, and the open game, side by side if there's space.
fn pages(
    ui: &mut Ui,
    view: &View,
    state: &mut LibraryPageState,
    areas: PageAreas,
) -> Option<UiAction> {
    let PageAreas {
        left,
        right,
        beside,
        pressed,
        mut search,
    } = areas;
    let mut action = pressed.closes.then_some(UiAction::Close);
    if let Some(tab) = pressed.tab {
        state.query.game = PageTab::game_at(tab);
    }
    let library = view.library.games.library();
    let found = library.find(&state.query, |game| row_words::all(view, game));
    let mut has_exchange = false;
    if let Some(column) = beside {
        let k = growth(ui) / 1.5;
        let end = shelf::column(ui, view, &mut state.query, column);
        let room = Rect::from_min_max(
            pos2(column.min.x + 72.0 * k, end + 24.0 * k),
            pos2(column.max.x - 30.0 * k, column.max.y - 22.0 * k),
        );
        has_exchange = exchange::in_column(ui, view, room, &found, &mut action);
    }
    let selected = found.iter().find(|game| Some(game.id) == state.selected);
    // The right page is never empty.
    let first = found.first().filter(|_| right.is_some());
    let open = selected.or(first).copied();
    ui.spacing_mut().item_spacing.y = 6.0;
    let asked = in_area(ui, left, "list", |ui| {
        let mut action = head::show(ui, view, state);
        let has_search = search.is_some();
        if let Some(search) = &mut search {
            ui.horizontal(|ui| {
                let button = icon_button_width(ui) + ui.spacing().item_spacing.x;
                search.show(ui, ui.available_width() - button);
                action = action.take().or(exchange::add(ui, view));
            });
        }
        if beside.is_none() {
            shelf::row(ui, view, &mut state.query);
        }
        if found.is_empty() {
            line(
                ui,
                view.words.get("library-none-found"),
                TextStyle::Body,
                INK,
            );
            if Button::new(&view.words.get("library-show-all")).show(ui) {
                state.query = Default::default();
            }
        } else {
            let list = List {
                view,
                games: &found,
                open: open.map(|game| game.id),
                has_card: right.is_none(),
            };
            action = action.or(list.show(ui, state));
            head::foot(ui, view, found.len());
        }
        if !has_exchange {
            action = action.or(exchange::links(ui, view, &found, has_search));
        }
        action
    });
    action = action.or(asked);
    if let Some((right, game)) = right.zip(open) {
        let asked = in_area(ui, right, "game", |ui| {
            OpenGame::new(ui, view, game).page(ui, state, right.height())
        });
        action = action.or(asked);
    }
    action
}
