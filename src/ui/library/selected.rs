//! Shows the actions of the selected game.

use bevy_egui::egui::{Ui, vec2};

use super::page_state::LibraryPageState;
use super::row_words;
use crate::library::{LibraryGame, MAX_TITLE};
use crate::ui::actions::{LibraryAction, OpenAs};
use crate::ui::evening::paint::line;
use crate::ui::kit::{Answer, Button, Confirm, TextField, growth};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::INK;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows the buttons of the selected game, or the field for its name, or the question before removing it.
pub fn show(
    ui: &mut Ui,
    view: &View,
    state: &mut LibraryPageState,
    game: &LibraryGame,
) -> Option<UiAction> {
    let words = view.words;
    ui.add_space(8.0);
    if view.library.games.library().is_removed_next(game.id) && !game.pinned {
        let text = words.get("library-goes-next");
        line(ui, text, TextStyle::Note, INK);
    }
    if state.title.is_none() && state.asks_removal {
        return removal(ui, view, state, game).map(UiAction::Library);
    }
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        if state.title.is_some() {
            name(ui, view, state, game)
        } else {
            buttons(ui, view, state, game)
        }
    });
    row.inner.map(UiAction::Library)
}

fn buttons(
    ui: &mut Ui,
    view: &View,
    state: &mut LibraryPageState,
    game: &LibraryGame,
) -> Option<LibraryAction> {
    let words = view.words;
    let mut asked = None;
    let finished = game.is_finished();
    if !finished && Button::new(&words.get("library-go-on")).primary().show(ui) {
        asked = Some(LibraryAction::Open(game.id, OpenAs::Continue));
    }
    let look_back = words.get("library-look-back");
    if Button::new(&look_back).primary_if(finished).show(ui) {
        asked = Some(LibraryAction::Open(game.id, OpenAs::Replay));
    }
    let pin = if game.pinned {
        "library-unpin"
    } else {
        "library-pin"
    };
    if Button::new(&words.get(pin)).show(ui) {
        asked = Some(LibraryAction::Pin(game.id, !game.pinned));
    }
    if Button::new(&words.get("library-rename")).show(ui) {
        state.title = Some(game.title.clone());
    }
    if Button::new(&words.get("record-save")).show(ui) {
        asked = Some(LibraryAction::Export(vec![game.id]));
    }
    if Button::new(&words.get("library-remove")).show(ui) {
        state.asks_removal = true;
    }
    asked
}

/// Shows the field for the game's name.
fn name(
    ui: &mut Ui,
    view: &View,
    state: &mut LibraryPageState,
    game: &LibraryGame,
) -> Option<LibraryAction> {
    let words = view.words;
    let mut title = state.title.take()?;
    let room = (380.0 * growth(ui)).min(ui.available_width());
    let hint = row_words::players(view, game);
    let entered = TextField::new(&hint, &mut title)
        .id("library title")
        .width(room)
        .at_most(MAX_TITLE)
        .show(ui)
        .entered;
    let done = Button::new(&words.get("library-rename-done"))
        .primary()
        .show(ui);
    let keep = Button::new(&words.get("library-rename-keep")).show(ui);
    if entered || done {
        return Some(LibraryAction::Rename(game.id, title));
    }
    if !keep {
        state.title = Some(title);
    }
    None
}

/// Shows the question before removing the game.
fn removal(
    ui: &mut Ui,
    view: &View,
    state: &mut LibraryPageState,
    game: &LibraryGame,
) -> Option<LibraryAction> {
    let words = view.words;
    let [question, yes, no] = [
        "library-remove-asks",
        "library-remove-yes",
        "library-remove-keep",
    ]
    .map(|key| words.get(key));
    let answer = Confirm::new(&question, &yes, &no).inline().show(ui)?;
    state.asks_removal = false;
    (answer == Answer::Yes).then_some(LibraryAction::Remove(game.id))
}
