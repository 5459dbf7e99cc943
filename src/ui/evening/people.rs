//! Who leaves, who is back, and who comes late.

use bevy_egui::egui::Ui;

use super::pieces::{Look, button, field, growth, line, rule};
use super::{EveningAsk, EveningPage, INK, SECOND_INK};
use crate::evening::{Evening, Step};
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
            step = Some(Step::Join(name.as_str().into()));
        }
    });
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
