//! Shows the players who leave, return or arrive late.

use bevy_egui::egui::Ui;

use super::page_state::EveningPage;
use super::paint::{MOST_WRITTEN, known, line, rule};
use crate::evening::{Entry, Evening, Step};
use crate::players::{Player, same_name};
use crate::ui::actions::EveningAction;
use crate::ui::kit::{Button, TextField, button_height, growth};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    page: &mut EveningPage,
) -> Option<UiAction> {
    let words = view.words;
    let mut step = None;
    // After the end players can only return.
    if !evening.is_over() {
        step = late(ui, view, evening, page);
        rule(ui);
    }
    line(ui, words.get("evening-people"), TextStyle::Title, INK);
    line(
        ui,
        words.get("evening-leave-line"),
        TextStyle::Note,
        SECOND_INK,
    );
    ui.horizontal_wrapped(|ui| {
        let shown = evening.entrants().iter();
        for one in shown.filter(|one| one.left || !evening.is_over()) {
            let variables = [("name", one.name.clone().into())];
            let (key, asked) = if one.left {
                ("evening-is-back", Step::Return(one.id))
            } else {
                ("evening-leaves", Step::Leave(one.id))
            };
            if Button::new(&words.with(key, &variables))
                .toggle(one.left)
                .show(ui)
            {
                step = Some(asked);
            }
        }
    });
    Some(UiAction::Evening(EveningAction::Apply(step?)))
}

/// Shows the field for players who arrive late.
fn late(ui: &mut Ui, view: &View, evening: &Evening, page: &mut EveningPage) -> Option<Step> {
    let words = view.words;
    let mut step = None;
    line(ui, words.get("evening-late"), TextStyle::Title, INK);
    line(
        ui,
        words.get("evening-late-line"),
        TextStyle::Note,
        SECOND_INK,
    );
    ui.horizontal_wrapped(|ui| {
        ui.set_row_height(button_height(ui));
        let room = ui.available_width().min(360.0 * growth(ui));
        let name = words.get("evening-name");
        let entered = TextField::new(&name, &mut page.late)
            .id("late name")
            .starts_focused()
            .width(room)
            .at_most(MOST_WRITTEN)
            .keeps_focus()
            .takes_lists()
            .show(ui)
            .entered;
        let pressed = Button::new(&words.get("evening-add")).show(ui) || entered;
        if pressed && !page.late.trim().is_empty() {
            let name = std::mem::take(&mut page.late);
            let player = view.remembered.find(&name).map(|player| player.id);
            step = Some(Step::Join(Entry { name, player }));
        }
    });
    let is_here = |player: &Player| {
        let mut entrants = evening.entrants().iter();
        entrants.any(|one| same_name(&one.name, &player.name))
    };
    let offered = view.remembered.players().iter();
    let offered = offered.filter(|player| !is_here(player));
    if let Some(player) = known(ui, view, offered, &page.late) {
        step = Some(Step::Join(Entry {
            name: player.name.clone(),
            player: Some(player.id),
        }));
    }
    step
}
