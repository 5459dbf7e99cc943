//! Shows the line under the board in the big screen mode: the throw, its unused part, and possible actions.

use bevy_egui::egui::{Align2, Ui, pos2};

use super::letters::Letters;
use crate::input::Press;
use crate::rules::Expect;
use crate::stage::big_layout::BigPlaces;
use crate::table::targets::{origins, question, targets};
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::kit::Tile;
use crate::ui::theme::colour;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows the line. If a press is expected, the whole line is a button.
pub(super) fn show(ui: &mut Ui, view: &View, places: &BigPlaces) -> Option<UiAction> {
    let rect = ui.max_rect();
    let design = places.design;
    let [head, second, shorter] = words(view);
    let waits = view.waits_for_done() || view.person_throws() && !view.moving;
    let mut action = None;
    if waits {
        ui.advance_cursor_after_rect(rect);
        let response = Tile::bare(&head).show_at(ui, rect, |_, _, _| {});
        if response.clicked() {
            action = Some(UiAction::Press(Press::Next));
        }
    }
    // In games with sticks, they take the whole space.
    let thrown = view
        .layout
        .throw
        .filter(|_| view.layout.board_view.throw_place().is_none());
    let height = (rect.height() * 0.94).min(196.0 * design);
    let painted = games::big_throw(ui, view, None, height);
    let gap = 42.0 * design;
    let (first, other) = (
        Letters::name(88.0 * design, places.least),
        Letters::text(places.least, places.least),
    );
    let room = match thrown {
        Some(sticks) => rect.max.x - sticks.max.x - gap,
        None if painted > 0.0 => rect.width() - painted - gap,
        None => rect.width(),
    };
    let second = if other.taken(ui, &second, f32::MAX) > room {
        shorter
    } else {
        second
    };
    let wide = first
        .taken(ui, &head, room)
        .max(other.taken(ui, &second, room));
    let left = match thrown {
        Some(sticks) => sticks.max.x + gap * 0.5,
        None if painted > 0.0 => {
            let left = rect.center().x - (painted + gap + wide) / 2.0;
            games::big_throw(ui, view, Some(pos2(left, rect.center().y)), height);
            left + painted + gap
        }
        None => rect.center().x - wide / 2.0,
    };
    let tint = if waits {
        Accent::of(ui).line
    } else {
        colour::TEXT
    };
    let both = !second.is_empty();
    let y = |share: f32| rect.min.y + rect.height() * share;
    let at = pos2(left, if both { y(0.265) } else { y(0.5) });
    first.write(ui, at, Align2::LEFT_CENTER, &head, room, tint);
    if both {
        let at = pos2(left, y(0.735));
        let anchor = Align2::LEFT_CENTER;
        other.write(ui, at, anchor, &second, room, colour::SECOND);
    }
    action
}

/// The texts of the line: a large one, a smaller one, and a shorter version of the smaller one.
fn words(view: &View) -> [String; 3] {
    let words = view.words;
    let alone = |text: String| [text, String::new(), String::new()];
    if let Some(outcome) = view.outcome() {
        return alone(match outcome.winner {
            Some(side) => view.said("wins", side),
            None => words.get("drawn"),
        });
    }
    if view.waits_for_done() {
        return alone(words.get("done"));
    }
    let said = games::big_words(view);
    match view.position.expect() {
        Expect::Throw(_) if view.person_throws() && !view.moving => {
            let said = said.unwrap_or_default();
            [words.get("big-throw"), said.clone(), said]
        }
        Expect::Move(_) if question(view.position).is_none() && !view.moving => {
            let all = origins(&targets(view.position)).len();
            let can = ["big-can-go", "big-can-go-short"]
                .map(|key| words.with(key, &[("count", all.into())]));
            let [can, shorter] = can;
            [said.unwrap_or_default(), can, shorter]
        }
        _ => alone(said.unwrap_or_default()),
    }
}
