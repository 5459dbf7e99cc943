//! The question whether to resign.

use bevy_egui::egui::Ui;

use crate::rules::Side;
use crate::store::Seat;
use crate::table::Intent;
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The question whether to resign.
pub fn resign(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let side = resigning(view);
    let mut action = None;
    label(
        ui,
        words.get("resign-question"),
        TextStyle::Title,
        colour::TEXT,
    );
    let line = view.said(("resign-line", "resign-line-name"), side);
    label(ui, line, TextStyle::Body, colour::SECOND);
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let give_up = words.get("resign");
        if Button::new(&give_up)
            .icon(view.icons, Icon::Resign)
            .primary()
            .show(ui)
        {
            action = Some(UiAction::Intent(Intent::Resign(side)));
        }
        let cancel = words.get("cancel");
        if Button::new(&cancel).show(ui) {
            action = Some(UiAction::Close);
        }
    });
    action
}

/// Who resigns: the person to act, or the only person there is.
fn resigning(view: &View) -> Side {
    let acting = view.position.side_to_act().unwrap_or(Side::First);
    if view.table.seat(acting) != Seat::Person && view.table.seat(acting.other()) == Seat::Person {
        acting.other()
    } else {
        acting
    }
}
