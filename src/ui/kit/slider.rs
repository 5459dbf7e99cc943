//! A slider from 0 to 1 for the pointer and the arrow keys.

use bevy_egui::egui::{
    self, EventFilter, Key, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::scope::shows_ring;
use super::skin::{Palette, Skin};
use super::state::State;
use crate::ui::theme::{self, touch_height};

/// The minimum height, in units.
const HEIGHT: f32 = 38.0;
/// The space between the end of the rail and the middle of the knob there, in units.
const END: f32 = 12.0;
/// The change for one press of an arrow key.
const STEP: f32 = 0.1;

/// A slider as wide as its panel.
pub struct Slider<'a> {
    name: &'a str,
    value: f32,
    enabled: bool,
    takes_focus: bool,
}

impl<'a> Slider<'a> {
    /// A slider at a value from 0 to 1.
    #[must_use]
    pub const fn new(name: &'a str, value: f32) -> Self {
        Self {
            name,
            value,
            enabled: true,
            takes_focus: false,
        }
    }

    /// Sets if it can be moved.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Sets if it takes the focus.
    #[must_use]
    pub const fn takes_focus(self, takes_focus: bool) -> Self {
        Self {
            takes_focus,
            ..self
        }
    }

    /// Shows it. Returns the new value if it was moved.
    pub fn show(self, ui: &mut Ui) -> Option<f32> {
        let size = vec2(ui.available_width(), touch_height(ui, HEIGHT));
        let sense = if self.enabled {
            Sense::click_and_drag()
        } else {
            Sense::hover()
        };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        if self.takes_focus {
            response.request_focus();
        }
        let value = f64::from(self.value);
        // The label beside it already has this name for tests.
        response.widget_info(|| WidgetInfo::slider(self.enabled, value, self.name));
        let rail = Rect::from_center_size(rect.center(), vec2(rect.width() - 2.0 * END, 5.0));
        self.paint(ui, rail, &response);
        let mut fresh = self.value;
        if let Some(at) = response.interact_pointer_pos() {
            fresh = ((at.x - rail.min.x) / rail.width()).clamp(0.0, 1.0);
        }
        // Enter moves it in steps, for devices with a single button.
        if response.clicked() && response.interact_pointer_pos().is_none() {
            fresh = if fresh < 1.0 {
                (fresh + STEP).min(1.0)
            } else {
                0.0
            };
        }
        if response.has_focus() {
            fresh = (fresh + STEP * arrows(ui, &response)).clamp(0.0, 1.0);
        }
        (fresh != self.value).then_some(fresh)
    }

    fn paint(&self, ui: &Ui, rail: Rect, response: &Response) {
        let palette = Palette::of(ui);
        let state = State::of(ui, response, self.enabled);
        let at = pos2(rail.min.x + rail.width() * self.value, rail.center().y);
        let (line, knob, edge) = match state {
            State::Disabled => (palette.faint_line, palette.disabled_ink, palette.faint_line),
            State::Pressed => (palette.accent_line, palette.accent_line, palette.on_accent),
            _ => (palette.accent_line, palette.accent, palette.on_accent),
        };
        let painter = ui.painter();
        // The rail reaches the edges of its column, and the knob stays within it.
        let whole = rail.expand2(vec2(END, 0.0));
        painter.rect_filled(whole, 3.0, palette.rail);
        let until = Rect::from_min_max(whole.min, pos2(at.x, rail.max.y));
        painter.rect_filled(until, 3.0, line);
        painter.circle(at, 11.0, knob, Stroke::new(2.0, edge));
        if shows_ring(ui, response) {
            let (width, tint) = match Skin::of(ui) {
                Skin::Table | Skin::Home => (2.0, palette.accent_line),
                Skin::Paper => (3.0, theme::paper::LINK),
            };
            painter.circle_stroke(at, 14.0, Stroke::new(width, tint));
        }
    }
}

/// The number of right arrow presses less left ones in this frame.
fn arrows(ui: &Ui, response: &Response) -> f32 {
    let arrows = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory: &mut egui::Memory| memory.set_focus_lock_filter(response.id, arrows));
    let pressed = |key| ui.input(|input| f32::from(u8::from(input.key_pressed(key))));
    pressed(Key::ArrowRight) - pressed(Key::ArrowLeft)
}
