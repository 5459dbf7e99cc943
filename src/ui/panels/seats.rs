//! Shows the seating and the devices of two people, for the settings and for a new game.

use bevy_egui::egui::Ui;

use crate::rules::Side;
use crate::store::{Binding, Device, Seating, Settings};
use crate::ui::kit::{ChoiceRow, Switch};
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;
use crate::ui::words::Words;

/// Shows the seating of two people at one screen, with the device of each. The selected seating can take the focus.
pub(super) fn seats(ui: &mut Ui, view: &View, fresh: &mut Settings, takes_focus: bool) {
    let words = view.words;
    seating(ui, words, fresh, takes_focus);
    for side in Side::BOTH {
        ui.add_space(4.0);
        let name = words.side(view.table.game().setup().kind(), side);
        let whose = words.with("device-of", &[("side", name.into())]);
        label(ui, whose, TextStyle::Body, colour::TEXT);
        // In a match the player keeps the device of the first game's side.
        let seat = view.table.game().side_at_first(side).index();
        let chosen = fresh.devices[seat];
        let choices = Binding::ALL.map(|binding| (binding, binding_name(words, binding)));
        let picked = ui
            .push_id(("device", side.index()), |ui| {
                ChoiceRow::new(chosen, &choices).show(ui)
            })
            .inner;
        if let Some(binding) = picked {
            fresh.devices[seat] = binding;
        }
    }
    let line = words.get("device-line");
    label(ui, line, TextStyle::Note, colour::SECOND);
}

/// Shows the seating alone, with an explanation.
pub(super) fn seating(ui: &mut Ui, words: &Words, fresh: &mut Settings, takes_focus: bool) {
    let choices = Seating::ALL.map(|seating| (seating, words.get(seating_key(seating))));
    let picked = ChoiceRow::new(fresh.seating, &choices)
        .id("seating")
        .takes_focus(takes_focus)
        .show(ui);
    if let Some(seating) = picked {
        fresh.seating = seating;
    }
    let line = words.get(match fresh.seating {
        Seating::SideBySide => "seating-side-by-side-line",
        Seating::Opposite => "seating-opposite-line",
        Seating::FlatTablet => "seating-flat-line",
    });
    label(ui, line, TextStyle::Note, colour::SECOND);
    if fresh.seating == Seating::Opposite {
        let (name, line) = (
            words.get("seating-turn-board"),
            words.get("seating-turn-board-line"),
        );
        if Switch::new(&name, fresh.turn_board).line(&line).show(ui) {
            fresh.turn_board = !fresh.turn_board;
        }
    }
}

/// Every text about the seating and the devices, for the search.
pub(super) fn seats_text(words: &Words) -> String {
    let keys = [
        "settings-seats",
        "seating",
        "seating-side-by-side-line",
        "seating-opposite-line",
        "seating-flat-line",
        "seating-turn-board",
        "seating-turn-board-line",
        "device-line",
    ];
    let seatings = Seating::ALL.map(seating_key);
    let keys = keys.into_iter().chain(seatings).map(|key| words.get(key));
    let devices = Binding::ALL.map(|binding| binding_name(words, binding));
    keys.chain(devices).collect::<Vec<_>>().join(" ")
}

/// The name of the seating in the settings.
pub(super) fn seating_name(words: &Words, settings: &Settings) -> String {
    words.get(seating_key(settings.seating))
}

const fn seating_key(seating: Seating) -> &'static str {
    match seating {
        Seating::SideBySide => "seating-side-by-side",
        Seating::Opposite => "seating-opposite",
        Seating::FlatTablet => "seating-flat",
    }
}

fn binding_name(words: &Words, binding: Binding) -> String {
    match binding {
        Binding::Any => words.get("device-any"),
        Binding::Only(Device::Pointer) => words.get("device-pointer"),
        Binding::Only(Device::Keyboard) => words.get("device-keyboard"),
        Binding::Only(Device::Pad(number)) => {
            words.with("device-pad", &[("number", number.into())])
        }
    }
}
