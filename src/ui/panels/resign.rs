//! Shows the question before resigning.

use bevy_egui::egui::Ui;

use crate::rules::Side;
use crate::store::Seat;
use crate::table::Intent;
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Confirm};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows the question before resigning.
pub fn resign(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let side = resigning(view);
    let line = view.sentence("resign-line", side);
    let (question, yes, no) = (
        words.get("resign-question"),
        words.get("resign"),
        words.get("cancel"),
    );
    let answer = Confirm::new(&question, &yes, &no)
        .line(&line)
        .icon(view.icons, Icon::Resign)
        .show(ui)?;
    Some(match answer {
        Answer::Yes => UiAction::Intent(Intent::Resign(side)),
        Answer::No => UiAction::Close,
    })
}

/// The side that resigns: the person to act, or the only person.
fn resigning(view: &View) -> Side {
    let acting = view.position.side_to_act().unwrap_or(Side::First);
    if view.table.seat(acting) != Seat::Person && view.table.seat(acting.other()) == Seat::Person {
        acting.other()
    } else {
        acting
    }
}
