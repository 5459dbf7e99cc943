//! Shows the bar along the top: the way home, the game's name, and the buttons of the program. On a phone it has at most
//! five entries, with their names below the icons.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::icons::Icon;
use super::panel::Panel;
use super::panel_row::{Availability, BarGroup};
use super::panel_table::in_bar;
use super::text::text_at;
use super::theme::{BUTTON, TextStyle, colour, touch_gap, touch_height};
use super::ui_action::UiAction;
use super::view::View;
use crate::input::Press;
use crate::table::Learning;
use crate::ui::kit::{Button, Tile, entry_tints, icon_over_name};

/// The width from which the bar has all its buttons, as icons.
const WIDE: f32 = 760.0;
/// The height of a window (logical pixels) below which it belongs to a phone.
pub(super) const LOW: f32 = 480.0;
/// The most entries of a phone's bar.
const ENTRIES: usize = 5;
/// The gap before the button that ends the program, which keeps it apart from the others.
const APART: f32 = 14.0;

/// A button of the bar.
struct BarButton {
    icon: Icon,
    /// The text key of its name.
    name: &'static str,
    action: UiAction,
    enabled: bool,
}

impl BarButton {
    fn new(icon: Icon, name: &'static str, action: UiAction) -> BarButton {
        BarButton {
            icon,
            name,
            action,
            enabled: true,
        }
    }
}

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
    let steps = learning.is_some_and(|learning| !learning.plays());
    let narrow = rect.width() < WIDE || view.layout.window.y < LOW;
    if view.layout.is_phone() {
        return entries(ui, view, learning);
    }
    let home = home();
    let (mut action, from) = labelled(ui, view, &home, rect.min.x + 6.0);
    let (asked, to) = if narrow {
        names(ui, view, &named_buttons(view, steps), from)
    } else {
        icons(ui, view, &icon_buttons(view, steps))
    };
    action = action.or(asked);
    let room = Rect::from_min_max(pos2(from + 12.0, rect.min.y), pos2(to - 8.0, rect.max.y));
    title(ui, view, learning.is_some(), room);
    action
}

/// The buttons of a wide bar. A button that can't be used keeps its place.
fn icon_buttons(view: &View, steps: bool) -> Vec<BarButton> {
    let mut all = Vec::new();
    if !view.layout.move_list_is_readable() && !steps {
        all.push(moves());
    }
    if !steps {
        all.push(hint(view));
    }
    let panels = |group| {
        let rows = in_bar(view, group, true);
        rows.map(|(row, availability)| BarButton {
            enabled: availability == Availability::Enabled,
            ..BarButton::new(row.icon, row.title, UiAction::Open(row.panel))
        })
    };
    if !steps {
        all.extend(panels(BarGroup::Game));
    }
    all.extend(panels(BarGroup::Help));
    let (icon, name) = if view.settings.muted {
        (Icon::Mute, "unmute")
    } else {
        (Icon::Sound, "mute")
    };
    all.push(BarButton::new(icon, name, UiAction::ToggleMute));
    all.push(BarButton::new(Icon::Big, "big-mode", UiAction::ToggleBig));
    if view.platform.fullscreen {
        let (icon, name) = if view.settings.fullscreen {
            (Icon::Windowed, "windowed")
        } else {
            (Icon::Fullscreen, "fullscreen")
        };
        all.push(BarButton::new(icon, name, UiAction::ToggleFullscreen));
    }
    all.extend(panels(BarGroup::Program));
    all
}

/// The buttons of a narrow bar, the most important first. The menu has everything else.
fn named_buttons(view: &View, steps: bool) -> Vec<BarButton> {
    let menu = BarButton::new(Icon::Menu, "menu", UiAction::Open(Panel::Pause));
    let help = BarButton::new(Icon::Book, "help-short", UiAction::Open(Panel::Book));
    let sound = sound(view);
    if steps {
        return vec![help, sound];
    }
    let mut all = vec![menu, hint(view)];
    if !view.layout.move_list_is_readable() {
        all.push(moves());
    }
    all.extend([help, sound]);
    all
}

/// The entries of a phone's bar, from the left. The menu has everything else.
fn phone_buttons(view: &View, learning: Option<&Learning>) -> Vec<BarButton> {
    let rules = BarButton::new(Icon::Book, "help-short", UiAction::Open(Panel::Book));
    let menu = BarButton::new(Icon::Menu, "menu", UiAction::Open(Panel::Pause));
    match learning {
        Some(learning) if !learning.plays() => vec![home(), rules, sound(view)],
        // A lesson's game has no list of moves.
        Some(_) => vec![home(), sound(view), hint(view), rules, menu],
        None => vec![home(), moves(), hint(view), rules, menu],
    }
}

fn home() -> BarButton {
    BarButton::new(Icon::Home, "home-screen", UiAction::GoHome)
}

fn sound(view: &View) -> BarButton {
    let icon = Icon::of_sound(view.settings.muted);
    BarButton::new(icon, "settings-sound", UiAction::ToggleMute)
}

fn moves() -> BarButton {
    BarButton::new(Icon::MoveList, "move-list", UiAction::ToggleMoveList)
}

fn hint(view: &View) -> BarButton {
    BarButton {
        enabled: view.position.outcome().is_none(),
        ..BarButton::new(Icon::Hint, "hint", UiAction::Press(Press::Hint))
    }
}

/// The width of a button with an icon and a name.
fn width_of(ui: &Ui, view: &View, button: &BarButton) -> f32 {
    let name = view.words.get(button.name);
    let font = TextStyle::Note.font();
    let galley = ui.painter().layout_no_wrap(name, font, colour::TEXT);
    galley.size().x + 32.0 + 18.0
}

/// Shows a button with an icon and a name. Returns its action if it was pressed, and its right end.
fn labelled(ui: &Ui, view: &View, button: &BarButton, left: f32) -> (Option<UiAction>, f32) {
    let rect = ui.max_rect();
    let side = touch_height(ui, BUTTON).min(rect.height());
    let width = width_of(ui, view, button);
    let at = pos2(left, rect.center().y - side / 2.0);
    let place = Rect::from_min_size(at, vec2(width, side));
    let name = view.words.get(button.name);
    let pressed = Button::new(&name)
        .icon(view.icons, button.icon)
        .quiet()
        .font(TextStyle::Note.font())
        .enabled(button.enabled)
        .width(width)
        .id(egui::Id::new(("bar", button.name)))
        .show_at(ui, place);
    (pressed.then(|| button.action.clone()), place.max.x)
}

/// Shows a phone's entries in columns of the same width. If there are fewer than five, the game's name follows the
/// first.
fn entries(ui: &mut Ui, view: &View, learning: Option<&Learning>) -> Option<UiAction> {
    let rect = ui.max_rect();
    let width = rect.width() / ENTRIES as f32;
    let left = |column: usize| rect.min.x + width * column as f32;
    let buttons = phone_buttons(view, learning);
    let free = ENTRIES.saturating_sub(buttons.len());
    let mut action = None;
    for (at, button) in buttons.into_iter().enumerate() {
        let column = if at == 0 { 0 } else { at + free };
        let corner = pos2(left(column), rect.min.y);
        let place = Rect::from_min_size(corner, vec2(width, rect.height()));
        if entry(ui, view, &button, place) {
            action = Some(button.action);
        }
    }
    if free > 0 {
        let room = Rect::from_x_y_ranges(left(1) + 4.0..=left(1 + free) - 4.0, rect.y_range());
        title(ui, view, learning.is_some(), room);
    }
    action
}

/// Shows a phone's entry. Returns `true` if it was pressed.
fn entry(ui: &Ui, view: &View, button: &BarButton, place: Rect) -> bool {
    let apart = touch_gap(ui, 2.0) / 2.0;
    let name = view.words.get(button.name);
    let tile = Tile::bare(&name)
        .enabled(button.enabled)
        .id(egui::Id::new(("bar", button.name)));
    let response = tile.show_at(ui, place.shrink2(vec2(apart, 0.0)), |ui, rect, state| {
        icon_over_name(ui, rect, view.icons, button.icon, &name, entry_tints(state));
    });
    response.clicked()
}

/// Shows as many buttons with names as there is space for, the most important at the right. Returns their left end.
fn names(ui: &Ui, view: &View, buttons: &[BarButton], from: f32) -> (Option<UiAction>, f32) {
    let mut left = ui.max_rect().max.x - 6.0;
    let mut action = None;
    for button in buttons {
        let next = left - width_of(ui, view, button);
        if next < from + 4.0 {
            break;
        }
        left = next;
        action = action.or(labelled(ui, view, button, left).0);
    }
    (action, left)
}

/// Shows the icons, and at the right end the button that ends the program. Returns their left end.
fn icons(ui: &mut Ui, view: &View, buttons: &[BarButton]) -> (Option<UiAction>, f32) {
    let rect = ui.max_rect();
    let mut action = None;
    let mut right = rect.max.x - 8.0;
    if view.platform.quit {
        let quit = BarButton::new(Icon::Quit, "quit", UiAction::Quit);
        let left = right - width_of(ui, view, &quit);
        action = labelled(ui, view, &quit, left).0;
        right = left - APART;
        let line = Stroke::new(1.0, colour::HAIRLINE);
        let middle = rect.center().y;
        let x = left - APART / 2.0;
        ui.painter().vline(x, middle - 12.0..=middle + 12.0, line);
    }
    let side = touch_height(ui, BUTTON);
    let step = side + 4.0;
    let start = right - step * buttons.len() as f32;
    for (i, button) in buttons.iter().enumerate() {
        let at = pos2(start + step * i as f32, rect.center().y - side / 2.0);
        let room = Rect::from_min_size(at, Vec2::splat(side));
        let name = view.words.get(button.name);
        let pressed = ui
            .scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
                Button::only_icon(view.icons, button.icon, &name)
                    .quiet()
                    .enabled(button.enabled)
                    .show(ui)
            })
            .inner;
        if pressed {
            action = Some(button.action.clone());
        }
    }
    (action, start)
}

/// Shows the game's name, and after it as much about the game as fits.
fn title(ui: &Ui, view: &View, learns: bool, room: Rect) {
    let words = view.words;
    let middle = room.center().y;
    let name = words.get(&format!("game-{}", view.position.kind().name()));
    let width = |text: &str, style: TextStyle| {
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text.to_owned(), style.font(), colour::TEXT);
        galley.size().x
    };
    if width(&name, TextStyle::Title) > room.width() {
        return;
    }
    let mut x = text_at(
        ui,
        pos2(room.min.x, middle),
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
    // The turn to come, or the last one at the end and in a replay.
    let is_past = view.position.side_to_act().is_none() || view.table.is_replayed();
    let last = view.turns.last().filter(|_| is_past);
    let number = last.map_or(view.position.turn_number(), |turn| turn.number);
    let turn = words.with("turn-number", &[("number", number.into())]);
    let texts = if learns {
        [Some(words.get("lesson-first-game")), None, None]
    } else {
        // Some rule sets have the name of the game.
        let rules = Some(rules).filter(|rules| *rules != name);
        [rules, view.match_line(), Some(turn)]
    };
    for text in texts.into_iter().flatten() {
        if x + 30.0 + width(&text, TextStyle::Body) > room.max.x {
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
}
