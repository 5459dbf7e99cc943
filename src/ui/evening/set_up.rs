//! Shows the set-up of a game night: its name, players, games and format.

use bevy_egui::egui::{Align2, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::page_state::EveningPage;
use super::paint::{NARROW, line};
use super::set_up_foot::{Foot, Strip};
use super::{choices, cloth, names, title};
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Skin, growth, samples};
use crate::ui::panels::scroll_body;
use crate::ui::theme::paper::SECOND_INK;
use crate::ui::theme::{TextStyle, colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The width from which players are beside the games, in units.
const WIDE: f32 = 860.0;
/// The height from which an upright window has a bar and a strip, in units.
const TALL: f32 = 560.0;
/// The height of the bar, in units.
const BAR: f32 = 48.0;
/// The width of the left column and of the gap beside it, as shares of the sheet.
const LEFT: f32 = 0.486;
const BETWEEN: f32 = 0.038;

/// Shows the set-up in the window.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    window: Rect,
    page: &mut EveningPage,
) -> Option<UiAction> {
    page.forget_removed(ui.ctx());
    let is_upright = window.height() > window.width() && window.height() >= TALL;
    if is_upright && window.width() < WIDE {
        return upright(ui, view, window, page);
    }
    let room = cloth::sheet(ui, view, window);
    let inside = UiBuilder::new().max_rect(room);
    let shown = ui.scope_builder(inside, |ui| {
        Skin::Paper.scope(ui, |ui| on_sheet(ui, view, page))
    });
    shown.inner
}

/// Shows the set-up on a sheet, with its foot.
fn on_sheet(ui: &mut Ui, view: &View, page: &mut EveningPage) -> Option<UiAction> {
    let room = ui.available_rect_before_wrap();
    let is_wide = room.width() >= WIDE;
    let scale = if is_wide { growth(ui) / 1.5 } else { NARROW };
    let foot = Foot::of(ui, view, page, scale);
    let bottom = room.with_min_y(room.max.y - foot.height);
    scroll_body(ui, bottom.min.y - room.min.y, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        if is_wide {
            spread(ui, view, page, scale);
        } else {
            column(ui, view, page, scale);
        }
    });
    let inside = UiBuilder::new().max_rect(bottom);
    let shown = ui.scope_builder(inside, |ui| foot.show(ui, view, page));
    shown.inner
}

/// Shows the set-up in an upright window: a bar, the sheet, and a strip with the button that starts it.
fn upright(ui: &mut Ui, view: &View, window: Rect, page: &mut EveningPage) -> Option<UiAction> {
    cloth::cloth(ui, view, window);
    let bar = window.with_max_y(window.min.y + touch_height(ui, BAR));
    let closes = Skin::Table.scope(ui, |ui| bar_with_title(ui, view, bar));
    let strip = Strip::of(ui, view, page, window.width());
    let bottom = window.with_min_y(window.max.y - strip.height);
    let margin = cloth::margin(window);
    // The sheet continues below the strip.
    let sheet = Rect::from_min_max(
        pos2(window.min.x + margin, bar.max.y + 10.0),
        pos2(window.max.x - margin, bottom.min.y + 40.0),
    );
    let room = cloth::leaf(ui, sheet).with_max_y(bottom.min.y);
    let inside = UiBuilder::new().max_rect(room);
    ui.scope_builder(inside, |ui| {
        Skin::Paper.scope(ui, |ui| {
            scroll_body(ui, room.height(), |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                column(ui, view, page, NARROW);
                ui.add_space(10.0);
            });
        });
    });
    let started = strip.show(ui, view, page, bottom);
    started.or(closes.then_some(UiAction::Close))
}

/// Shows the bar of an upright window. Returns `true` if the page must close.
fn bar_with_title(ui: &Ui, view: &View, bar: Rect) -> bool {
    let painter = ui.painter();
    painter.rect_filled(bar, 0.0, colour::PANEL_FILL);
    painter.hline(bar.x_range(), bar.max.y - 0.5, (1.0, colour::HAIRLINE));
    let close = view.words.get("close");
    let place = Rect::from_min_size(bar.min, Vec2::splat(bar.height()));
    let button = Button::only_icon(view.icons, Icon::Back, &close).quiet();
    let closes = button.show_at(ui, place);
    let at = pos2(place.max.x + 4.0, bar.center().y);
    let title = view.words.get("evening");
    let font = TextStyle::Title.font();
    painter.text(at, Align2::LEFT_CENTER, title, font, colour::TEXT);
    closes
}

/// Shows both columns side by side.
fn spread(ui: &mut Ui, view: &View, page: &mut EveningPage, scale: f32) {
    let room = ui.available_rect_before_wrap();
    let left = room.width() * LEFT;
    let right = room.min.x + left + room.width() * BETWEEN;
    let mut foot = room.min.y;
    for (at, x) in [(0, room.min.x), (1, right)] {
        let width = if at == 0 { left } else { room.max.x - right };
        let place = Rect::from_min_size(pos2(x, room.min.y), vec2(width, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            if at == 0 {
                kind(ui, view, page);
                title::show(ui, view, page, scale);
                ui.add_space(24.0 * scale);
                names::show(ui, view, page, scale);
            } else {
                ui.add_space(6.0 * scale);
                game_choices(ui, view, page, scale);
            }
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}

/// Shows everything in one column.
fn column(ui: &mut Ui, view: &View, page: &mut EveningPage, scale: f32) {
    title::show(ui, view, page, scale);
    ui.add_space(24.0 * scale);
    names::show(ui, view, page, scale);
    ui.add_space(24.0 * scale);
    game_choices(ui, view, page, scale);
}

/// Shows the games, the format, and their options.
fn game_choices(ui: &mut Ui, view: &View, page: &mut EveningPage, scale: f32) {
    let samples = samples(ui.ctx());
    let draft = &mut page.draft;
    choices::games(ui, view, draft, &samples, scale);
    ui.add_space(10.0 * scale);
    choices::formats(ui, view, draft, scale);
    ui.add_space(2.0 * scale);
    choices::count(ui, view, draft, scale);
    choices::options(ui, view, draft);
}

/// Shows the line above the game night's name, which the default name doesn't need.
fn kind(ui: &mut Ui, view: &View, page: &EveningPage) {
    if page.draft.title.trim().is_empty() {
        // An empty line keeps the rest of the page in place while a name is typed.
        let font = Skin::Paper.font(ui, TextStyle::Body);
        let height = ui.fonts_mut(|fonts| fonts.row_height(&font));
        ui.add_space(height + ui.spacing().item_spacing.y);
        return;
    }
    let kind = view.words.get("evening");
    line(ui, kind, TextStyle::Body, SECOND_INK);
}
