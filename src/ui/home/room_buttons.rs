//! The buttons of the open room.

use bevy_egui::egui::{FontId, Id, Rect, Ui, UiBuilder, pos2, vec2};

use super::action::{HomeAction, RoomAction, act, first_action};
use super::focus::HomeFocus;
use super::look::bold_font;
use super::screen::Screen;
use super::state::{Home, unfinished};
use crate::rules::GameKind;
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::theme::colour;
use crate::ui::view::View;

fn label_of(view: &View, game: GameKind, action: RoomAction) -> String {
    let key = match action {
        RoomAction::Play if unfinished(view, game).is_some() => "home-continue",
        RoomAction::Play => "home-play",
        RoomAction::Learn => "home-learn",
        RoomAction::NewGame => "new-game",
        RoomAction::Watch => "home-watch",
    };
    view.words.get(key)
}

/// A button of the open room.
struct RoomButton {
    action: RoomAction,
    label: String,
    icon: Option<Icon>,
    width: f32,
}

/// Shows the buttons in a row, with the primary one highlighted. If they're too wide, all get narrower.
pub(super) fn show(
    ui: &mut Ui,
    home: &mut Home,
    screen: &Screen,
    row: Rect,
    unit: f32,
    strength: f32,
) -> Option<HomeAction> {
    let font = bold_font((22.0 * unit).clamp(16.0, 30.0));
    let gap = (14.0 * unit).max(6.0);
    let buttons = buttons(ui, home, screen.view, &font, (26.0 * unit).max(10.0));
    let widths: f32 = buttons.iter().map(|button| button.width).sum();
    let whole = widths + gap * (buttons.len() as f32 - 1.0);
    let squeeze = (row.width() / whole).min(1.0);
    let size = (font.size * squeeze).max(13.0);
    let font = FontId::new(size, font.family);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(row));
    ui.multiply_opacity(strength);
    let mut x = row.min.x;
    let mut asked = None;
    for (at, button) in buttons.iter().enumerate() {
        let width = button.width * squeeze;
        let place = Rect::from_min_size(pos2(x, row.min.y), vec2(width, row.height()));
        x += width + gap * squeeze;
        let pressed = Button::new(&button.label)
            // Narrow buttons only have room for their words.
            .icon(screen.view.icons, button.icon.filter(|_| squeeze >= 1.0))
            .primary_if(button.action == first_action(home))
            .font(font.clone())
            .id(Id::new(("room action", at)))
            .focused(home.by_keys && home.focus == HomeFocus::Action(at))
            .show_at(&ui, place);
        if pressed {
            home.by_keys = false;
            let now = screen.moment.now;
            asked = act(home, screen.view, screen.draft, button.action, now);
        }
    }
    asked
}

/// The buttons with their preferred widths.
fn buttons(ui: &Ui, home: &Home, view: &View, font: &FontId, padding: f32) -> Vec<RoomButton> {
    let all = RoomAction::ALL.into_iter();
    all.map(|action| {
        let label = label_of(view, home.game(), action);
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(label.clone(), font.clone(), colour::TEXT);
        let icon = (action == RoomAction::Play).then_some(Icon::Play);
        let beside = if icon.is_some() { font.size * 1.1 } else { 0.0 };
        RoomButton {
            action,
            label,
            icon,
            width: galley.size().x + 2.0 * padding + beside,
        }
    })
    .collect()
}
