//! Shows the panel for a draw, offered to the computer or agreed on by two people at one screen.

use bevy_egui::egui::Ui;

use crate::rules::Side;
use crate::store::Seat;
use crate::table::{Intent, Table, has_draw_offers};
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Confirm};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// `true` if the game in view has draw offers: a game without chance that a person plays, apart from lessons, puzzles
/// and replays.
#[must_use]
pub fn has_offers(view: &View) -> bool {
    has_draw_offers(view.position.kind())
        && !view.learns
        && view.table.puzzle().is_none()
        && !view.table.is_replayed()
        && view.table.seats().contains(&Seat::Person)
}

/// `true` if a person can offer a draw now.
#[must_use]
pub fn can_offer(table: &Table) -> bool {
    has_draw_offers(table.game().setup().kind())
        && table.game().outcome().is_none()
        && table.puzzle().is_none()
        && !table.is_replayed()
        && offering(table).is_some()
}

/// The side that offers: the person to act, or the only person.
fn offering(table: &Table) -> Option<Side> {
    let acting = table.side_to_act()?;
    [acting, acting.other()]
        .into_iter()
        .find(|side| table.seat(*side) == Seat::Person)
}

/// Shows the offer or the agreement.
pub fn draw(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let side = offering(view.table)?;
    let other = side.other();
    let alone = view.table.seat(other) != Seat::Person;
    let (question, line, yes, intent) = if alone {
        (
            words.get("draw-question"),
            words.get("draw-line"),
            words.get("draw-offer"),
            Intent::OfferDraw(side),
        )
    } else {
        let line = match view.name(other) {
            Some(name) => words.with("draw-line-both-name", &[("name", name.into())]),
            None => words.with("draw-line-both", &[("other", view.side(other).into())]),
        };
        (
            view.sentence("draw-question-both", side),
            line,
            words.get("draw-agree"),
            Intent::AgreeDraw,
        )
    };
    let no = words.get("draw-play-on");
    let answer = Confirm::new(&question, &yes, &no)
        .line(&line)
        .icon(view.icons, Icon::Check)
        .show(ui)?;
    Some(match answer {
        Answer::Yes => UiAction::Intent(intent),
        Answer::No => UiAction::Close,
    })
}
