//! Importing games from files and texts, and exporting the games of the list.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Rect, Ui, Vec2, pos2, vec2};

use crate::library::LibraryGame;
use crate::ui::actions::{FileAction, LibraryAction};
use crate::ui::evening::paint::{Typeface, line};
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Link, Skin, growth, name_painted};
use crate::ui::theme::paper::{GROUND_NOTE, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_gap};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// A way to import or export games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exchange {
    /// Import files that the player chooses.
    Choose,
    /// Import a text from the clipboard.
    Paste,
    /// Export the games of the list.
    Save,
}

impl Exchange {
    /// The available ways with their labels. `listed` is the number of games in the list.
    fn offered(view: &View, listed: usize) -> Vec<(Exchange, String)> {
        let words = view.words;
        let mut offered = Vec::new();
        if view.platform.chooses_files {
            offered.push((Exchange::Choose, words.get("library-import")));
        }
        offered.push((Exchange::Paste, words.get("library-paste")));
        if listed > 0 && view.library.work.export.is_none() {
            let count = [("count", listed.into())];
            offered.push((Exchange::Save, words.with("library-export-all", &count)));
        }
        offered
    }

    fn action(self, listed: &[&LibraryGame]) -> UiAction {
        match self {
            Exchange::Choose => UiAction::File(FileAction::ChooseRecord),
            Exchange::Paste => UiAction::File(FileAction::Paste),
            Exchange::Save => {
                let ids = listed.iter().map(|game| game.id).collect();
                UiAction::Library(LibraryAction::Export(ids))
            }
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Exchange::Choose | Exchange::Paste => Icon::NewGame,
            Exchange::Save => Icon::MoveList,
        }
    }
}

/// Shows the ways to import games as buttons, and a note about dropped files.
pub(super) fn buttons(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(touch_gap(ui, 8.0));
        for (exchange, label) in Exchange::offered(view, 0) {
            if Button::new(&label).show(ui) {
                pressed = Some(exchange.action(&[]));
            }
        }
    });
    drop_note(ui, view);
    pressed
}

/// Shows the first way to import games as an icon.
pub(super) fn add(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let (exchange, label) = Exchange::offered(view, 0).into_iter().next()?;
    let button = Button::only_icon(view.icons, exchange.icon(), &label);
    button.show(ui).then(|| exchange.action(&[]))
}

/// Shows the ways as links, and a note about dropped files. `has_first` is `true` if the first way is already shown.
pub(super) fn links(
    ui: &mut Ui,
    view: &View,
    listed: &[&LibraryGame],
    has_first: bool,
) -> Option<UiAction> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(20.0, touch_gap(ui, 4.0));
        let offered = Exchange::offered(view, listed.len());
        for (exchange, label) in offered.into_iter().skip(usize::from(has_first)) {
            if Link::new(&label).show(ui) {
                pressed = Some(exchange.action(listed));
            }
        }
    });
    drop_note(ui, view);
    pressed
}

fn drop_note(ui: &mut Ui, view: &View) {
    if !view.platform.chooses_files {
        let note = view.words.get("library-drop");
        line(ui, note, TextStyle::Note, SECOND_INK);
    }
}

/// The buttons and the note at the foot of the column beside the page, laid out.
struct Foot {
    /// The note about dropped files, with its text. `None` if the platform has a dialog for files.
    note: Option<(String, Arc<Galley>)>,
    /// The buttons with their labels and heights.
    buttons: Vec<(Exchange, String, f32)>,
    gap: f32,
}

impl Foot {
    fn new(ui: &Ui, view: &View, width: f32, listed: usize) -> Foot {
        let k = growth(ui) / 1.5;
        let buttons = Exchange::offered(view, listed).into_iter();
        let buttons = buttons.map(|(exchange, label)| {
            let height = button(ui, view, exchange, &label, width).size(ui).y;
            (exchange, label, height)
        });
        let note = (!view.platform.chooses_files).then(|| {
            let note = view.words.get("library-drop");
            let galley = Typeface::Text.layout(ui, &note, 21.0 * k, GROUND_NOTE, width);
            (note, galley)
        });
        Foot {
            note,
            buttons: buttons.collect(),
            gap: 14.0 * k,
        }
    }

    fn height(&self) -> f32 {
        let note = self.note.as_ref();
        let note = note.map_or(0.0, |(_, galley)| galley.size().y + self.gap);
        let buttons = self.buttons.iter().map(|(.., height)| height + self.gap);
        note + buttons.sum::<f32>() - self.gap
    }

    fn show(self, ui: &Ui, view: &View, room: Rect) -> Option<Exchange> {
        let mut y = room.max.y - self.height();
        let row = |y: f32, height: f32| {
            Rect::from_min_size(pos2(room.min.x, y), vec2(room.width(), height))
        };
        if let Some((note, galley)) = self.note {
            let place = row(y, galley.size().y);
            y = place.max.y + self.gap;
            ui.painter().galley(place.min, galley, GROUND_NOTE);
            name_painted(ui, place, &note);
        }
        let mut pressed = None;
        for (exchange, label, height) in self.buttons {
            let place = row(y, height);
            y = place.max.y + self.gap;
            if button(ui, view, exchange, &label, room.width()).show_at(ui, place) {
                pressed = Some(exchange);
            }
        }
        pressed
    }
}

fn button<'a>(
    ui: &Ui,
    view: &View<'a>,
    exchange: Exchange,
    label: &'a str,
    width: f32,
) -> Button<'a> {
    let font = Typeface::Bold.font(23.0 * growth(ui) / 1.5);
    Button::new(label)
        .icon(view.icons, exchange.icon())
        .font(font)
        .width(width)
}

/// Shows all ways at the foot of the column beside the page, in this room. Returns `false` if the room is too low.
pub(super) fn in_column(
    ui: &mut Ui,
    view: &View,
    room: Rect,
    listed: &[&LibraryGame],
    action: &mut Option<UiAction>,
) -> bool {
    Skin::Table.scope(ui, |ui| {
        let foot = Foot::new(ui, view, room.width(), listed.len());
        if foot.height() > room.height() {
            return false;
        }
        if let Some(pressed) = foot.show(ui, view, room) {
            *action = Some(pressed.action(listed));
        }
        true
    })
}
