//! Shows the bar along the top during a replay: the game, its result, and the close button.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, Ui, Vec2, pos2};

use super::{Family, Screen, texts};
use crate::table::replay::ReplayIntent;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Tile, entry_tints, entry_width, icon_over_name};
use crate::ui::panel_row::BarGroup;
use crate::ui::panel_table::in_bar;
use crate::ui::text::{shortened, text_at};
use crate::ui::theme::{BUTTON, TextStyle, colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The fill of the bar, at 93 %.
const BAR: Color32 = Color32::from_rgba_premultiplied(14, 12, 10, 236);

/// Shows the bar.
pub(super) fn show(ui: &mut Ui, view: &View, screen: &Screen) -> Option<UiAction> {
    let rect = ui.max_rect();
    let painter = ui.painter().clone();
    painter.rect_filled(rect, 0.0, BAR);
    let line = Stroke::new(1.0, colour::HAIRLINE);
    painter.hline(rect.x_range(), rect.max.y - 0.5, line);
    let wide = rect.width() >= 760.0;
    let mut icons = Vec::new();
    let (sound, name) = if !wide {
        // Its icon shows if it's on.
        (Icon::of_sound(view.settings.muted), "settings-sound")
    } else if view.settings.muted {
        (Icon::Mute, "unmute")
    } else {
        (Icon::Sound, "mute")
    };
    icons.push((sound, name, UiAction::ToggleMute));
    if wide && view.platform.fullscreen {
        let (screen, name) = if view.settings.fullscreen {
            (Icon::Windowed, "windowed")
        } else {
            (Icon::Fullscreen, "fullscreen")
        };
        icons.push((screen, name, UiAction::ToggleFullscreen));
    }
    let panels = |group| {
        let rows = in_bar(view, group, wide);
        rows.map(|(row, _)| (row.icon, row.title, UiAction::Open(row.panel)))
    };
    if wide {
        icons.extend(panels(BarGroup::Help));
    }
    icons.extend(panels(BarGroup::Program));
    let close = UiAction::Replay(ReplayIntent::Close);
    icons.push((Icon::Close, "review-leave", close));
    let (action, start) = if wide {
        icon_row(ui, view, icons)
    } else {
        entries(ui, view, icons)
    };
    let middle = rect.center().y;
    let name = view
        .words
        .get(&format!("game-{}", view.position.kind().name()));
    let at = pos2(rect.min.x + screen.size(40.0, 14.0), middle);
    let title = text_at(
        ui,
        at,
        Align2::LEFT_CENTER,
        &name,
        TextStyle::Title,
        colour::TEXT,
    );
    let font = screen.font(19.0, 15.0, Family::Text);
    let width = |text: &str| {
        let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour::SECOND);
        galley.size().x
    };
    let gap = screen.size(24.0, 14.0);
    let mut x = title.max.x + screen.size(30.0, 14.0);
    let end = start - 10.0;
    let [page, result] = [view.words.get("review"), texts::result(view, screen)];
    // The result says more than the name of the page, so the name gives way to it.
    let shown = if x + width(&page) + gap + width(&result) <= end {
        vec![page, result]
    } else {
        vec![result]
    };
    for text in shown {
        let room = end - x;
        // A text of a few letters would be useless.
        if room < 60.0 {
            break;
        }
        let text = shortened(&text, |text| width(text) <= room);
        let at = pos2(x, middle);
        let written = painter.text(at, Align2::LEFT_CENTER, text, font.clone(), colour::SECOND);
        x = written.max.x + gap;
    }
    action
}

/// An entry of the bar: its icon, the text key of its name, and its action.
type Entry = (Icon, &'static str, UiAction);

/// Shows icons at the right end of a wide bar. Returns the action and their left end.
fn icon_row(ui: &mut Ui, view: &View, icons: Vec<Entry>) -> (Option<UiAction>, f32) {
    let rect = ui.max_rect();
    let side = touch_height(ui, BUTTON);
    let step = side + 4.0;
    let start = rect.max.x - 12.0 - step * icons.len() as f32;
    let mut action = None;
    for (i, (icon, name, asked)) in icons.into_iter().enumerate() {
        let at = pos2(start + step * i as f32, rect.center().y - side / 2.0);
        let room = Rect::from_min_size(at, Vec2::splat(side));
        let builder = egui::UiBuilder::new().max_rect(room);
        let pressed = ui
            .scope_builder(builder, |ui| {
                Button::only_icon(view.icons, icon, &view.words.get(name))
                    .quiet()
                    .show(ui)
            })
            .inner;
        if pressed {
            action = Some(asked);
        }
    }
    (action, start)
}

/// Shows icons over their names at the right end of a narrow bar. Returns the action and their left end.
fn entries(ui: &Ui, view: &View, icons: Vec<Entry>) -> (Option<UiAction>, f32) {
    let rect = ui.max_rect();
    let mut left = rect.max.x - 4.0;
    let mut action = None;
    for (icon, key, asked) in icons.into_iter().rev() {
        let name = view.words.get(key);
        let shown = match icon {
            Icon::Close => view.words.get("close"),
            _ => name.clone(),
        };
        let right = left;
        left -= entry_width(ui, &shown);
        let place = Rect::from_x_y_ranges(left..=right, rect.y_range());
        let response = Tile::bare(&name).show_at(ui, place, |ui, rect, state| {
            icon_over_name(ui, rect, view.icons, icon, &shown, entry_tints(state));
        });
        if response.clicked() {
            action = Some(asked);
        }
    }
    (action, left)
}
