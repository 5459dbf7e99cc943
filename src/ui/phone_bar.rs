//! Shows the available actions on a phone held upright: the turn in words beside the buttons, and the values of throws
//! that land beside the board beside them.

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Galley, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::action_bar::{self, Offer};
use super::games;
use super::kit::{name_painted, panel_frame};
use super::move_list::headline;
use super::theme::{TextStyle, colour, touch_gap, touch_height};
use super::ui_action::UiAction;
use super::view::View;
use crate::record::Event;
use crate::rules::Expect;
use crate::stage::layout::CHIPS;

/// The space between the edge of the panel and its contents, in units.
const INSET: f32 = 10.0;
/// The gap between the words and what is beside them, in units.
const GAP: f32 = 10.0;
/// The largest share of the free width for dice. The words get the rest.
const DICE: f32 = 0.58;

/// The least width of the words, so that none of them is broken, in units.
const LEAST: f32 = 70.0;

/// Shows the actions in their place.
pub(super) fn show(ui: &mut Ui, view: &View) -> Option<UiAction> {
    panel_frame(ui, false);
    let row = ui.max_rect().shrink2(vec2(INSET, 0.0));
    if let Some(question) = action_bar::asked(view) {
        let answer = right_to_left(ui, row.shrink2(vec2(0.0, 1.0)), |ui| {
            ui.spacing_mut().item_spacing.x = touch_gap(ui, 8.0);
            games::answers(ui, view, &question)
        });
        return answer.0;
    }
    let before = row.with_max_x(row.max.x - action_bar::buttons_width(ui, true));
    let offers = action_bar::offers_throws(view);
    let offer = Offer::of(ui, view, before).filter(|_| offers);
    let (pressed, end) = right_to_left(ui, row, |ui| {
        ui.spacing_mut().item_spacing.x = touch_gap(ui, 8.0);
        let undo = action_bar::undo(ui, view, true, None);
        // The button to throw takes the room of the words only if it can be used.
        let next = if is_next_shown(view) {
            action_bar::next(ui, view, true, true, offer.is_some())
        } else {
            None
        };
        undo.or(next)
    });
    let free = row.with_max_x(end - GAP);
    let beside = match offer {
        Some(offer) => offer.show(ui, view),
        None => status(ui, view, free),
    };
    pressed.or(beside)
}

/// Shows buttons from the right end of a row. Returns the action and the left end of the buttons.
fn right_to_left(
    ui: &mut Ui,
    row: Rect,
    add: impl FnOnce(&mut Ui) -> Option<UiAction>,
) -> (Option<UiAction>, f32) {
    let layout = Layout::right_to_left(Align::Center);
    let builder = UiBuilder::new().max_rect(row).layout(layout);
    let shown = ui.scope_builder(builder, add);
    (shown.inner, shown.response.rect.min.x)
}

/// Shows the values of the turn's throws in their place beside the sticks.
pub(super) fn chips(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let place = ui.max_rect().shrink2(vec2(INSET / 2.0, 0.0));
    let height = CHIPS / view.layout.unit;
    let top = place.center().y - height / 2.0;
    let line = Rect::from_x_y_ranges(place.x_range(), top..=top + height);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(line), |ui| {
        games::throw_chips(ui, view, height)
    });
    shown.inner
}

/// `true` if a person must throw, even while the throw before is still moving.
fn person_must_throw(view: &View) -> bool {
    matches!(view.position.expect(), Expect::Throw(side) if view.table.is_thrown_by_person(side))
}

/// `true` if the button of the next action is shown.
fn is_next_shown(view: &View) -> bool {
    let is_by_hand = view.table.game().throws_by_hand();
    view.waits_for_done() || view.ended() || is_by_hand || person_must_throw(view)
}

/// Shows the dice, if they're in this row, and the turn in words.
fn status(ui: &mut Ui, view: &View, free: Rect) -> Option<UiAction> {
    let is_coming = view.timeline.counted().is_some();
    // The last dice matter less than the request for the next ones.
    let has_dice = view.layout.throws_on_board() && (is_coming || !person_must_throw(view));
    let mut action = None;
    let mut left = free.min.x;
    if has_dice {
        let width = if is_coming {
            free.width()
        } else {
            DICE * free.width()
        };
        let height = touch_height(ui, 40.0).min(free.height());
        let top = free.center().y - height / 2.0;
        let place = Rect::from_min_size(pos2(left, top), vec2(width, height));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            games::throw_chips(ui, view, height)
        });
        action = shown.inner;
        let end = shown.response.rect.max.x;
        if end > left + 1.0 {
            left = end + GAP;
        }
    }
    if !is_coming || !has_dice {
        words(ui, view, free.with_min_x(left));
    }
    action
}

/// Shows whose turn it is, and below it the throw and what to do, as far as there's room.
fn words(ui: &Ui, view: &View, room: Rect) {
    let width = room.width();
    let fits = |text: &str| {
        let font = TextStyle::StrongNote.font();
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font, colour::TEXT);
        galley.size().x <= width
    };
    let turn = headline(view, fits);
    if turn.is_empty() || width < LEAST {
        return;
    }
    let is_open = view.outcome().is_none() && !view.waits_for_done();
    let throws = view.person_throws() && !view.moving;
    let request = throws.then(|| games::throw_key(view.position.kind()));
    let advice = games::advice(view).or_else(|| request.map(|key| view.words.get(key)));
    let advice = advice.filter(|_| is_open);
    let throw = throw(ui, view).filter(|_| is_open);
    // The longest first.
    let both = throw
        .as_ref()
        .zip(advice.as_ref())
        .map(|(throw, advice)| format!("{throw}\n{advice}"));
    let candidates = [both, advice, throw].into_iter().flatten().map(Some);
    for below in candidates.chain([None]) {
        let galley = lay_out(ui, &turn, below.as_deref(), width);
        let size = galley.size();
        if size.y > room.height() || size.x > width + 0.5 {
            continue;
        }
        let at = pos2(room.min.x, room.center().y - size.y / 2.0);
        let place = Rect::from_min_size(at, size);
        let name = galley.text().to_owned();
        ui.painter().galley(at, galley, colour::TEXT);
        name_painted(ui, place, &name);
        return;
    }
}

/// The value of the throw in use, or of the last one of this turn, if its chips are beside the sticks.
fn throw(ui: &Ui, view: &View) -> Option<String> {
    view.layout.chips?;
    let (side, last) = view.seen().rev().find_map(|event| match event {
        Event::Threw { side, throw } => Some((*side, *throw)),
        _ => None,
    })?;
    if view.acting() != Some(side) {
        return None;
    }
    let kind = view.position.kind();
    let in_use = view
        .in_use
        .and_then(|number| games::throw_of_number(kind, number));
    // If several throws can be used in any order, the last one needn't be the next to use.
    if in_use.is_none() && matches!(view.position.expect(), Expect::Move(_)) {
        return None;
    }
    let throw = in_use.unwrap_or(last);
    Some(games::throw_caption(ui.painter(), view.words, throw))
}

/// Lays out the turn with a text on the next lines.
fn lay_out(ui: &Ui, turn: &str, below: Option<&str>, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let format = |style: TextStyle, color| TextFormat {
        font_id: style.font(),
        color,
        ..TextFormat::default()
    };
    job.append(turn, 0.0, format(TextStyle::StrongNote, colour::TEXT));
    if let Some(below) = below {
        let next = format!("\n{below}");
        job.append(&next, 0.0, format(TextStyle::Note, colour::SECOND));
    }
    ui.painter().layout_job(job)
}
