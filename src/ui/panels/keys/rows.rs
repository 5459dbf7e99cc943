//! Shows the rows of a table of keys, and the question below a row whose key is being changed.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Galley, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::groups::{Listing, Row};
use super::state::{KeysState, Refusal, Request, ShortcutInput, SwapEffect};
use crate::input::last_device::LastDevice;
use crate::store::{Settings, Shortcut, ShortcutButton, ShortcutInput as _, ShortcutKey};
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Button, Confirm, Tile};
use crate::ui::text::label;
use crate::ui::theme::{BUTTON, TextStyle, colour, touch_gap, touch_height};
use crate::ui::view::View;

/// The share of a row's width for the keys.
const KEY_SHARE: f32 = 0.44;
/// The padding in a key's frame.
const PADDING: f32 = 7.0;
/// The distance of the keys and the effect to the edges of the row.
const INSET: f32 = 4.0;
/// The gap between the keys and the effect.
const BETWEEN: f32 = 10.0;

/// Shows rows, with the question of the one that is being changed.
pub(super) fn show_rows(
    ui: &mut Ui,
    view: &View,
    state: &mut KeysState,
    listing: &Listing,
    rows: &[Row],
    fresh: &mut Settings,
) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in rows {
        let Some(shortcut) = row.shortcut else {
            show_fixed(ui, view, row, listing.device);
            continue;
        };
        show_shortcut(ui, view, state, listing, row, shortcut, fresh);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            show_request(ui, view, state, listing, shortcut, fresh);
        });
    }
    ui.spacing_mut().item_spacing.y = 6.0;
}

/// A row laid out in a width.
struct RowLayout {
    keys: KeyLines,
    effect: Arc<Galley>,
    /// The left edge of the effect, from that of the row.
    effect_at: f32,
    size: Vec2,
}

impl RowLayout {
    /// Lays out a row. `end` is the width that stays free at its end.
    fn of(ui: &Ui, view: &View, row: &Row, device: LastDevice, end: f32) -> RowLayout {
        let width = ui.available_width();
        let keys_width = width * KEY_SHARE;
        let keys = KeyLines::of(ui, view, row, device, keys_width - INSET - BETWEEN);
        let effect = ui.painter().layout(
            row.effect.clone(),
            TextStyle::Body.font(),
            colour::TEXT,
            (width - keys_width - end - INSET).max(60.0),
        );
        let height = keys.height().max(effect.size().y) + 10.0;
        RowLayout {
            keys,
            effect,
            effect_at: keys_width,
            size: vec2(width, height),
        }
    }

    fn paint(self, ui: &Ui, rect: Rect) {
        let line = Stroke::new(1.0, colour::ROW_LINE);
        ui.painter().hline(rect.x_range(), rect.max.y - 0.5, line);
        self.keys.paint(ui, rect.min.x + INSET, rect.center().y);
        let at = pos2(
            rect.min.x + self.effect_at,
            rect.center().y - self.effect.size().y / 2.0,
        );
        ui.painter().galley(at, self.effect, colour::TEXT);
    }
}

/// The name of a row for screen readers: "Undo your last move: U, Backspace".
fn name(view: &View, row: &Row, device: LastDevice) -> String {
    let mut keys: Vec<&str> = row
        .own
        .iter()
        .chain(&row.fixed)
        .map(String::as_str)
        .collect();
    let none = none(view, device);
    if keys.is_empty() {
        keys.push(&none);
    }
    format!("{}: {}", row.effect, keys.join(", "))
}

/// The text for no key or button.
fn none(view: &View, device: LastDevice) -> String {
    view.words.get(match device {
        LastDevice::Keyboard | LastDevice::Touch => "keys-none",
        LastDevice::Controller => "keys-no-button",
    })
}

/// Shows a row that can't be changed.
fn show_fixed(ui: &mut Ui, view: &View, row: &Row, device: LastDevice) {
    let layout = RowLayout::of(ui, view, row, device, 0.0);
    let (rect, response) = ui.allocate_exact_size(layout.size, Sense::hover());
    let name = name(view, row, device);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    layout.paint(ui, rect);
}

/// Shows the row of a shortcut, which starts to wait for a new key when it's pressed.
fn show_shortcut(
    ui: &mut Ui,
    view: &View,
    state: &mut KeysState,
    listing: &Listing,
    row: &Row,
    shortcut: Shortcut,
    fresh: &mut Settings,
) {
    let side = touch_height(ui, BUTTON);
    let is_changed = match listing.device {
        LastDevice::Keyboard => !fresh.keys.is_default(shortcut),
        LastDevice::Controller => !fresh.buttons.is_default(shortcut),
        LastDevice::Touch => false,
    };
    let end = if is_changed { side } else { 0.0 };
    let mut layout = RowLayout::of(ui, view, row, listing.device, end);
    layout.size.y = touch_height(ui, layout.size.y);
    let (rect, _) = ui.allocate_exact_size(layout.size, Sense::hover());
    let place = rect.with_max_x(rect.max.x - end);
    let row_name = name(view, row, listing.device);
    let id = ui.id().with(("shortcut", shortcut.name()));
    let waits = matches!(
        &state.request,
        Request::Input { shortcut: one, .. } | Request::Swap { shortcut: one, .. }
            if *one == shortcut
    );
    let tile = Tile::row(&row_name).opened(waits).id(id);
    let response = tile.show_at(ui, place, |ui, _, _| layout.paint(ui, rect));
    if response.clicked() {
        state.wait_for(shortcut);
    }
    if state.returns_to == Some(shortcut) {
        state.returns_to = None;
        response.request_focus();
    }
    if !is_changed {
        return;
    }
    let middle = pos2(rect.max.x - side / 2.0, rect.center().y);
    let place = Rect::from_center_size(middle, Vec2::splat(side));
    let setting = [("setting", row.effect.as_str().into())];
    let reset = view.words.with("setting-reset", &setting);
    let button = Button::only_icon(view.icons, Icon::Undo, &reset).quiet();
    if button.id(id.with("reset")).show_at(ui, place) {
        match listing.device {
            LastDevice::Keyboard => fresh.keys.reset(shortcut),
            LastDevice::Controller => fresh.buttons.reset(shortcut),
            LastDevice::Touch => {}
        }
        state.request = Request::None;
        response.request_focus();
    }
}

/// Shows the question about a shortcut, below its row.
fn show_request(
    ui: &mut Ui,
    view: &View,
    state: &mut KeysState,
    listing: &Listing,
    shortcut: Shortcut,
    fresh: &mut Settings,
) {
    let words = view.words;
    match state.request.clone() {
        Request::Input {
            shortcut: one,
            refused,
        } if one == shortcut => {
            let (text, tint) = match refused {
                None => (words.get("keys-waits"), colour::TEXT),
                Some(Refusal::Key) => (words.get("keys-refused"), colour::ERROR),
                Some(Refusal::Button) => (words.get("keys-refused-button"), colour::ERROR),
                Some(Refusal::Needed { input, by }) => {
                    let action = listing.effect(by);
                    let key = input_name(listing, input);
                    let variables = [("key", key.into()), ("action", action.into())];
                    (words.with("keys-needed", &variables), colour::ERROR)
                }
            };
            ui.add_space(6.0);
            let shown = label(ui, text.as_str(), TextStyle::Strong, tint);
            let buttons = ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = touch_gap(ui, 8.0);
                let (has_one, is_basic) = match listing.device {
                    LastDevice::Keyboard => (
                        fresh.keys.of(shortcut).is_some(),
                        ShortcutKey::is_basic(shortcut),
                    ),
                    LastDevice::Controller => (
                        fresh.buttons.of(shortcut).is_some(),
                        ShortcutButton::is_basic(shortcut),
                    ),
                    LastDevice::Touch => (false, false),
                };
                if Button::new(&words.get("cancel")).show(ui) {
                    state.back();
                }
                let none = none(view, listing.device);
                if !is_basic && Button::new(&none).enabled(has_one).show(ui) {
                    state.back();
                    match listing.device {
                        LastDevice::Keyboard => fresh.keys.clear(shortcut),
                        LastDevice::Controller => fresh.buttons.clear(shortcut),
                        LastDevice::Touch => {}
                    }
                }
            });
            show_whole(ui, &text, shown.rect.union(buttons.response.rect));
            ui.add_space(8.0);
        }
        Request::Swap {
            shortcut: one,
            input,
            holders,
        } if one == shortcut => {
            ui.add_space(6.0);
            let top = ui.cursor().top();
            let answer = ask_to_swap(ui, view, listing, (shortcut, input), &holders);
            match answer {
                None => {}
                Some(Answer::No) => drop(state.back()),
                Some(Answer::Yes) => {
                    state.back();
                    input.give(shortcut, fresh);
                }
            }
            show_whole(ui, "swap", ui.min_rect().with_min_y(top));
            ui.add_space(8.0);
        }
        _ => {}
    }
}

/// The name of a key or button.
fn input_name(listing: &Listing, input: ShortcutInput) -> String {
    match input {
        ShortcutInput::Key(key) => listing.key_name(key.name()),
        ShortcutInput::Button(button) => listing.button_name(button.name()),
    }
}

/// Asks if two shortcuts swap their keys or buttons.
fn ask_to_swap(
    ui: &mut Ui,
    view: &View,
    listing: &Listing,
    (shortcut, input): (Shortcut, ShortcutInput),
    holders: &[Shortcut],
) -> Option<Answer> {
    let words = view.words;
    let key = input_name(listing, input);
    let names: Vec<String> = holders.iter().map(|one| listing.effect(*one)).collect();
    let variables = [("key", key.into()), ("actions", words.list(&names).into())];
    let question = words.with("keys-taken", &variables);
    let (line, yes) = match input.effect(shortcut, view.settings) {
        SwapEffect::Swap => ("keys-swap-line", "keys-swap"),
        SwapEffect::Lose => ("keys-take-line", "keys-take-over"),
        SwapEffect::KeepAnother => ("keys-keep-line", "keys-take-over"),
    };
    let (line, yes) = (words.get(line), words.get(yes));
    let no = words.get("cancel");
    let confirm = Confirm::new(&question, &yes, &no).line(&line);
    confirm.inline().show(ui)
}

/// Scrolls until a question is in view, once.
pub(super) fn show_whole(ui: &Ui, question: &str, rect: Rect) {
    let id = ui.id().with(("question in pass", question));
    let pass = ui.ctx().cumulative_pass_nr();
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        before
    });
    if before.is_none_or(|before| before + 1 < pass) {
        let at_once = bevy_egui::egui::style::ScrollAnimation::none();
        ui.scroll_to_rect_animation(rect.expand(16.0), None, at_once);
    }
}

/// The keys of a row in their frames, in as many lines as they need.
struct KeyLines {
    lines: Vec<Vec<Key>>,
    line_height: f32,
}

/// A key in its frame.
struct Key {
    name: Arc<Galley>,
    look: KeyLook,
}

/// The look of a key.
#[derive(Clone, Copy, PartialEq)]
enum KeyLook {
    /// A key that can be changed, or a controller's button.
    Own,
    /// A key that can't be changed.
    Fixed,
    /// The words for no key.
    Missing,
}

impl KeyLines {
    /// The gap between two keys.
    const GAP: f32 = 5.0;

    fn of(ui: &Ui, view: &View, row: &Row, device: LastDevice, width: f32) -> KeyLines {
        let own = row.own.iter().map(|key| (key.clone(), KeyLook::Own));
        let fixed = row.fixed.iter().map(|key| (key.clone(), KeyLook::Fixed));
        let mut keys: Vec<(String, KeyLook)> = own.chain(fixed).collect();
        if keys.is_empty() {
            keys.push((none(view, device), KeyLook::Missing));
        }
        let mut lines = vec![Vec::new()];
        let mut x = 0.0;
        let mut line_height = 0.0_f32;
        for (key, look) in keys {
            let name = ui.painter().layout(
                key,
                TextStyle::Note.font(),
                Color32::PLACEHOLDER,
                width - 2.0 * PADDING,
            );
            let wide = name.size().x + 2.0 * PADDING;
            line_height = line_height.max(name.size().y + 6.0);
            if x > 0.0 && x + wide > width {
                lines.push(Vec::new());
                x = 0.0;
            }
            x += wide + Self::GAP;
            if let Some(last) = lines.last_mut() {
                last.push(Key { name, look });
            }
        }
        KeyLines { lines, line_height }
    }

    fn height(&self) -> f32 {
        self.lines.len() as f32 * (self.line_height + Self::GAP) - Self::GAP
    }

    fn paint(&self, ui: &Ui, left: f32, middle: f32) {
        let mut y = middle - self.height() / 2.0;
        for line in &self.lines {
            let mut x = left;
            for Key { name, look } in line {
                let size = vec2(name.size().x + 2.0 * PADDING, self.line_height);
                let frame = Rect::from_min_size(pos2(x, y), size);
                let (fill, edge, ink) = match look {
                    KeyLook::Own => (colour::FIELD, colour::BRASS, colour::TEXT),
                    KeyLook::Fixed => (colour::FIELD, colour::HAIRLINE, colour::KEY),
                    KeyLook::Missing => {
                        (Color32::TRANSPARENT, Color32::TRANSPARENT, colour::SECOND)
                    }
                };
                let edge = Stroke::new(1.0, edge);
                ui.painter()
                    .rect(frame, 4.0, fill, edge, StrokeKind::Inside);
                let at = frame.center() - name.size() / 2.0;
                ui.painter().galley(at, name.clone(), ink);
                x = frame.max.x + Self::GAP;
            }
            y += self.line_height + Self::GAP;
        }
    }
}
