//! Who leaves, who is back, and who comes late.

use bevy_egui::egui::Ui;

use super::pieces::{Look, button, button_height, field, growth, known, line, rule};
use super::{EveningAsk, EveningPage, INK, SECOND_INK};
use crate::evening::{Entry, Evening, Step};
use crate::players::{Player, same_name};
use crate::ui::theme::TextStyle;
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
        let entered = field(
            ui,
            "late name",
            &mut page.late,
            &words.get("evening-name"),
            (room, 2000),
        );
        let pressed = button(ui, &words.get("evening-add"), Look::Plain) || entered;
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
    rule(ui);
    line(ui, words.get("evening-people"), TextStyle::Title, INK);
    line(
        ui,
        words.get("evening-leave-line"),
        TextStyle::Note,
        SECOND_INK,
    );
    ui.horizontal_wrapped(|ui| {
        for one in evening.entrants() {
            let variables = [("name", one.name.clone().into())];
            let (key, asked) = if one.left {
                ("evening-is-back", Step::Return(one.id))
            } else {
                ("evening-leaves", Step::Leave(one.id))
            };
            if button(ui, &words.with(key, &variables), Look::Choice(one.left)) {
                step = Some(asked);
            }
        }
    });
    Some(UiAction::Evening(EveningAsk::Take(step?)))
}
