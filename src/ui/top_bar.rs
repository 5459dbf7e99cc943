//! Shows the bar along the top, with the game's name and the buttons of the program.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, Ui, Vec2, pos2};

use super::icons::Icon;
use super::panel_row::BarGroup;
use super::panel_table::in_bar;
use super::text::text_at;
use super::theme::{BUTTON, TextStyle, colour, touch_height};
use super::ui_action::UiAction;
use super::view::View;
use crate::input::Press;
use crate::table::{Learning, LessonIntent};
use crate::ui::kit::Button;

/// Shows the bar.
pub fn show(ui: &mut Ui, view: &View, learning: Option<&Learning>) -> Option<UiAction> {
    let rect = ui.max_rect();
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, Color32::from_rgba_premultiplied(14, 12, 10, 236));
    painter.hline(
        rect.x_range(),
        rect.max.y - 0.5,
        Stroke::new(1.0, colour::HAIRLINE),
    );

    let wide = rect.width() >= 760.0;
    let mut action = None;
    let words = view.words;
    let mut icons: Vec<(Icon, &str, UiAction)> = Vec::new();
    let steps = learning.is_some_and(|learning| !learning.plays());
    if learning.is_some() {
        let leave = UiAction::Lesson(LessonIntent::Leave);
        icons.push((Icon::Close, "lesson-leave", leave));
    }
    if !view.layout.move_list_is_readable() && learning.is_none() {
        icons.push((Icon::MoveList, "move-list", UiAction::ToggleMoveList));
    }
    if view.position.outcome().is_none() && !steps {
        icons.push((Icon::Hint, "hint", UiAction::Press(Press::Hint)));
    }
    let panels = |group| {
        in_bar(view, group, wide).map(|row| (row.icon, row.title, UiAction::Open(row.panel)))
    };
    if !steps {
        icons.extend(panels(BarGroup::Game));
    }
    icons.extend(panels(BarGroup::Help));
    let (sound, name) = if view.settings.muted {
        (Icon::Mute, "unmute")
    } else {
        (Icon::Sound, "mute")
    };
    icons.push((sound, name, UiAction::ToggleMute));
    if wide {
        icons.push((Icon::Big, "big-mode", UiAction::ToggleBig));
    }
    if wide && view.platform.fullscreen {
        let (screen, name) = if view.settings.fullscreen {
            (Icon::Windowed, "windowed")
        } else {
            (Icon::Fullscreen, "fullscreen")
        };
        icons.push((screen, name, UiAction::ToggleFullscreen));
    }
    icons.extend(panels(BarGroup::Program));
    if wide && view.platform.quit {
        icons.push((Icon::Quit, "quit", UiAction::Quit));
    }

    let side = touch_height(ui, BUTTON);
    let step = side + if wide { 4.0 } else { 0.0 };
    let start = rect.max.x - 12.0 - step * icons.len() as f32;
    for (i, (icon, name, asked)) in icons.into_iter().enumerate() {
        let at = pos2(start + step * i as f32, rect.center().y - side / 2.0);
        let room = Rect::from_min_size(at, Vec2::splat(side));
        let pressed = ui
            .scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
                Button::only_icon(view.icons, icon, &words.get(name))
                    .quiet()
                    .show(ui)
            })
            .inner;
        if pressed {
            action = Some(asked);
        }
    }

    let middle = rect.center().y;
    let mut x = rect.min.x + 16.0;
    if wide && learning.is_none() {
        let at = pos2(rect.min.x + 12.0, middle - side / 2.0);
        let room = Rect::from_min_size(at, Vec2::splat(side));
        let pressed = ui
            .scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
                Button::only_icon(view.icons, Icon::Home, &words.get("home-screen"))
                    .quiet()
                    .show(ui)
            })
            .inner;
        if pressed {
            action = Some(UiAction::GoHome);
        }
        x = room.max.x + 12.0;
    } else if wide {
        x += 24.0;
    }
    let name = words.get(&format!("game-{}", view.position.kind().name()));
    x = text_at(
        ui,
        pos2(x, middle),
        Align2::LEFT_CENTER,
        &name,
        TextStyle::Title,
        colour::TEXT,
    )
    .max
    .x;
    let setup = view.table.game().setup();
    let mut rules = words.preset(setup.preset(), "");
    if !setup.changed_options().is_empty() {
        rules = format!("{rules}, {}", words.get("custom-rules"));
    }
    let number = view
        .turns
        .last()
        .map_or(view.position.turn_number(), |turn| turn.number);
    let turn = words.with("turn-number", &[("number", number.into())]);
    let texts = match learning {
        Some(_) => [Some(words.get("lesson-first-game")), None, None],
        None => [Some(rules), view.match_line(), Some(turn)],
    };
    for text in texts.into_iter().flatten() {
        let width = ui
            .painter()
            .layout_no_wrap(text.clone(), TextStyle::Body.font(), colour::SECOND)
            .size()
            .x;
        if x + 30.0 + width > start - 8.0 {
            break;
        }
        x += 15.0;
        let line = Stroke::new(1.0, colour::BRASS.gamma_multiply(0.45));
        ui.painter().vline(x, middle - 10.0..=middle + 10.0, line);
        x += 15.0;
        x = text_at(
            ui,
            pos2(x, middle),
            Align2::LEFT_CENTER,
            &text,
            TextStyle::Body,
            colour::SECOND,
        )
        .max
        .x;
    }
    action
}
