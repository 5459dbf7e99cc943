//! Shows the page of puzzles: the puzzle of the day, and all puzzles of a game.

use bevy_egui::egui::{self, Id, Ui};

use super::{PuzzleFiles, cards, day};
use crate::rules::GameKind;
use crate::ui::kit::{PageAreas, PageBar, PageTab, PaperPage, growth, pen};
use crate::ui::panels::in_area;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The share of the page's height for the photograph of the day, beside the cards.
const HIGH: f32 = 0.5;
/// The same share if the cards are below it.
const LOW: f32 = 0.36;

/// Shows the page over the whole window.
pub fn list(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let words = view.words;
    let chosen = Id::new("the game of the list of puzzles");
    let kept = ctx.data(|data| data.get_temp::<GameKind>(chosen));
    let shown = kept.unwrap_or_else(|| view.position.kind());
    let tabs = GameKind::ALL.map(|game| PageTab::new(words, Some(game), game == shown));
    let [title, close] = ["puzzles", "close"].map(|key| words.get(key));
    let bar = PageBar::new(view.icons, &title, &close).tabs(tabs.into());
    let page = PaperPage::new("puzzles", view.icons.ground(shown));
    page.bar(bar).spread().show_areas(ctx, |ui, areas| {
        let pressed = areas.pressed;
        let picked = pressed.tab.and_then(|tab| GameKind::ALL.get(tab).copied());
        if let Some(game) = picked {
            ui.data_mut(|data| data.insert_temp(chosen, game));
            // The bar was already shown for the previous game.
            ui.ctx().request_repaint();
        }
        let game = picked.unwrap_or(shown);
        let asked = pages(ui, view, game, &areas);
        pressed.closes.then_some(UiAction::Close).or(asked)
    })
}

/// Shows the contents, on two pages if there's space.
fn pages(ui: &mut Ui, view: &View, game: GameKind, areas: &PageAreas) -> Option<UiAction> {
    let left = areas.left;
    if *view.puzzle_files != PuzzleFiles::Loaded {
        return in_area(ui, left, "waiting", |ui| view.puzzle_files.show(ui, view));
    }
    let Some(right) = areas.right else {
        return in_area(ui, left, "puzzles", |ui| {
            let day = day::show_above(ui, view, left.height() * LOW);
            pen::rule(ui, 20.0 * growth(ui));
            let asked = cards::show(ui, view, game);
            day.or(asked)
        });
    };
    let day = in_area(ui, left, "day", |ui| {
        day::show(ui, view, left.height() * HIGH)
    });
    let asked = in_area(ui, right, game.name(), |ui| cards::show(ui, view, game));
    day.or(asked)
}
