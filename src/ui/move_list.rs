//! Shows the list of moves: the side to act, the throws, and the turns.

use bevy_egui::egui::{self, Align2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::games;
use super::kit::panel_frame;
use super::move_text::{Form, MovePainter, MoveStyle, Token};
use super::panels;
use super::possible_actions;
use super::row_scroll;
use super::text::text_at;
use super::theme::{TextStyle, colour};
use super::toast;
use super::turn_list::{LINE, TurnList};
use super::ui_action::UiAction;
use super::view::View;
use crate::rules::{Expect, Side};
use crate::store::Seat;

/// Shows the list of moves in its own place.
pub fn show(ui: &mut Ui, view: &View) -> Option<UiAction> {
    panel_frame(ui, false);
    let rect = ui.max_rect();
    let room = rect.height();
    let mut action = None;
    let inner = rect.shrink2(vec2(
        16.0,
        if room > 300.0 {
            14.0
        } else {
            9.0_f32.min(room * 0.06)
        },
    ));
    // Without room for the legend, the moves get all of it.
    let signs = Signs::of(view, inner);
    let below = signs.height();
    let legend = if inner.height() > 470.0 {
        games::legend_height(view)
    } else {
        0.0
    };
    let foot = legend + below;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        if !view.layout.move_list_is_readable() {
            // A long hint can be scrolled.
            ui.spacing_mut().item_spacing.y = 3.0;
            action = egui::ScrollArea::vertical()
                .id_salt("heading")
                .min_scrolled_height(0.0)
                .auto_shrink([false, false])
                .show(ui, |ui| heading(ui, view, false))
                .inner;
            return;
        }
        action = heading(ui, view, room > 300.0);
        toast::leave_room(ui);
        ui.add_space(2.0);
        let y = ui.cursor().min.y;
        let line = Stroke::new(1.0, colour::HAIRLINE.gamma_multiply(0.7));
        ui.painter().hline(inner.x_range(), y, line);
        ui.add_space(8.0);
        let asked = moves(ui, view, ui.available_height() - foot);
        action = action.take().or(asked);
    });
    if legend > 0.0 {
        let above = inner.with_max_y(inner.max.y - below);
        games::legend(ui, view, above);
    }
    signs.show(ui, view, inner);
    action
}

/// Shows the moves alone, in a drawer.
pub fn drawer(ui: &mut Ui, view: &View) -> Option<UiAction> {
    panel_frame(ui, false);
    let inner = ui.max_rect().shrink2(vec2(16.0, 14.0));
    let signs = Signs::of(view, inner);
    let mut action = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        action = heading(ui, view, true);
        ui.add_space(8.0);
        let asked = moves(ui, view, ui.available_height() - signs.height());
        action = action.take().or(asked);
    });
    signs.show(ui, view, inner);
    action
}

/// A short text about the next action.
pub(super) fn headline(view: &View, fits: impl Fn(&str) -> bool) -> String {
    let words = view.words;
    let said = |keys, side| view.fitted_sentence(keys, side, &fits);
    if let Some(outcome) = view.outcome() {
        return match outcome.winner {
            Some(side) if view.only_person().is_none() => said("wins", side),
            _ => panels::headline(view, outcome),
        };
    }
    let named = |key: &str, side: Side| words.with(key, &[("side", view.side(side).into())]);
    if view.waits_for_done()
        && let Some(side) = view.table.unconfirmed()
    {
        return said("to-confirm", side);
    }
    match view.position.expect() {
        Expect::Throw(side) if games::throws_dice(view.table.game().setup().kind()) => {
            said("to-roll", side)
        }
        Expect::Throw(side) => said("to-throw", side),
        Expect::Move(side) if view.table.seat(side) != Seat::Person => named("thinking", side),
        Expect::Move(side) => said("to-move", side),
        Expect::Nothing => view
            .acting()
            .map_or(String::new(), |side| said("to-move", side)),
    }
}

/// The height of the throws, in units. A low list must keep space for a line of hints below them.
pub fn chip_height(view: &View, roomy: bool) -> f32 {
    let low = view
        .layout
        .move_list
        .is_some_and(|list| list.height() < 110.0);
    match (roomy, low) {
        (true, _) => 44.0,
        (false, false) => 34.0,
        (false, true) => 24.0,
    }
}

fn heading(ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
    let (row, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), if roomy { 34.0 } else { 28.0 }),
        egui::Sense::hover(),
    );
    let shown = view
        .outcome()
        .and_then(|outcome| outcome.winner)
        .or_else(|| view.acting());
    let mut x = row.min.x;
    if let Some(side) = shown {
        let icon = Rect::from_center_size(pos2(x + 15.0, row.center().y), Vec2::splat(30.0));
        view.piece(ui.painter(), side, icon);
        x += 38.0;
    }
    let kind = if roomy {
        TextStyle::Title
    } else {
        TextStyle::SmallTitle
    };
    let fits = |text: &str| {
        let laid = ui
            .painter()
            .layout_no_wrap(text.to_owned(), kind.font(), colour::TEXT);
        laid.size().x <= row.max.x - x
    };
    let text = headline(view, fits);
    text_at(
        ui,
        pos2(x, row.center().y),
        Align2::LEFT_CENTER,
        &text,
        kind,
        colour::TEXT,
    );
    games::heading(ui, view, roomy)
}

fn moves(ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
    let turns = &view.turns;
    let mut action = None;
    let mut height = height;
    if possible_actions::is_beginning(view) {
        let top = ui.cursor().min.y;
        // The few moves there are so far need little.
        let listed = LINE * turns.len() as f32 + 24.0;
        action = possible_actions::show(ui, view, (height - listed).max(height * 0.4));
        height -= ui.cursor().min.y - top;
    }
    if turns.is_empty() {
        return action;
    }
    let shown = egui::ScrollArea::vertical()
        .id_salt("moves")
        // The list gets all remaining space, however little.
        .min_scrolled_height(0.0)
        .max_height(height.max(20.0))
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show_viewport(ui, |ui, viewport| {
            let list = TurnList {
                record: view.table.game(),
                turns,
                marks_last: true,
            };
            list.show(ui, view, viewport)
        });
    row_scroll::snap_and_fade(ui, &shown);
    action
}

/// The signs of turns with their meanings, at the foot of the list.
struct Signs(Vec<Token>);

impl Signs {
    const HEIGHT: f32 = 34.0;
    /// The height of a panel that has room for them.
    const ROOM: f32 = 300.0;

    /// The signs of the game in view. The list is empty if the panel is low or shows notation.
    fn of(view: &View, panel: Rect) -> Signs {
        if panel.height() <= Self::ROOM || view.settings.notation {
            return Signs(Vec::new());
        }
        Signs(games::signs(view.position.kind(), view.words))
    }

    const fn height(&self) -> f32 {
        if self.0.is_empty() { 0.0 } else { Self::HEIGHT }
    }

    /// Shows them at the foot of a rectangle.
    fn show(&self, ui: &Ui, view: &View, rect: Rect) {
        if self.0.is_empty() {
            return;
        }
        let style = MoveStyle::of(ui).sized(15.0);
        let top = rect.max.y - Self::HEIGHT;
        let line = Stroke::new(1.0, colour::FAINT_LINE);
        ui.painter().hline(rect.x_range(), top + 4.0, line);
        let form = Form::single(rect.width(), Self::HEIGHT - 8.0);
        let at = pos2(rect.min.x, top + 8.0);
        MovePainter::new(ui, view, style).paint(at, &self.0, &form);
    }
}
