//! A switch with a label and an explanation.

use bevy_egui::egui::{
    Rect, Response, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::focus_ring::focus_ring_of;
use super::names::name_control;
use super::scope::shows_ring;
use super::skin::{Palette, Skin};
use super::state::State;
use crate::ui::theme::{BUTTON, TextStyle, touch_height};

/// A switch as wide as its panel. It reacts to presses anywhere in its area.
pub struct Switch<'a> {
    label: &'a str,
    line: &'a str,
    on: bool,
    enabled: bool,
    space: f32,
}

/// A switch that was shown.
pub struct SwitchParts {
    /// The response to presses.
    pub response: Response,
    /// The space before the track.
    pub space: Rect,
}

impl<'a> Switch<'a> {
    /// A switch that is on or off.
    #[must_use]
    pub const fn new(label: &'a str, on: bool) -> Self {
        Self {
            label,
            line: "",
            on,
            enabled: true,
            space: 0.0,
        }
    }

    /// Adds a line below the label that explains the effect.
    #[must_use]
    pub const fn line(self, line: &'a str) -> Self {
        Self { line, ..self }
    }

    /// Sets if it can be switched.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Leaves a square space before the track for another control (units).
    #[must_use]
    pub const fn with_space(self, space: f32) -> Self {
        Self { space, ..self }
    }

    /// Shows it. Returns `true` if it was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        self.show_parts(ui).response.clicked()
    }

    /// Shows it. Returns its parts, for a control in its [space](Self::with_space).
    pub fn show_parts(self, ui: &mut Ui) -> SwitchParts {
        let skin = Skin::of(ui);
        let palette = Palette::of(ui);
        let width = ui.available_width();
        let (label, line) = (self.label.to_owned(), self.line.to_owned());
        let painter = ui.painter().clone();
        let body = skin.font(ui, TextStyle::Body);
        let label = painter.layout_no_wrap(label, body, palette.ink);
        let note = (!line.is_empty()).then(|| {
            let font = skin.font(ui, TextStyle::Note);
            painter.layout(line, font, palette.second_ink, width - 74.0 - self.space)
        });
        let label_height = label.size().y;
        let text_height = label_height + note.as_ref().map_or(0.0, |note| note.size().y + 2.0);
        let size = vec2(
            width,
            touch_height(ui, text_height + 8.0)
                .max(BUTTON)
                .max(self.space),
        );
        let (rect, response) = ui.allocate_exact_size(size, skin.sense(self.enabled));
        name_control(&response, || {
            WidgetInfo::selected(WidgetType::Checkbox, self.enabled, self.on, self.label)
        });
        let state = State::of(ui, &response, self.enabled);
        if state.is_pointed_at() {
            let around = rect.expand2(vec2(8.0, 0.0));
            painter.rect_filled(around, skin.radius(), palette.wash);
        }
        let (ink, second) = match state {
            State::Disabled => (palette.disabled_ink, palette.disabled_ink),
            _ => (palette.ink, palette.second_ink),
        };
        let top = rect.center().y - text_height / 2.0;
        painter.galley_with_override_text_color(pos2(rect.min.x, top), label, ink);
        if let Some(note) = note {
            let at = pos2(rect.min.x, top + label_height + 2.0);
            painter.galley_with_override_text_color(at, note, second);
        }
        let middle = pos2(rect.max.x - 27.0, rect.center().y);
        let track = Rect::from_center_size(middle, vec2(50.0, 28.0));
        paint_track(ui, track, self.on, state);
        if shows_ring(ui, &response) {
            focus_ring_of(ui, track.expand(1.0), 18.into());
        }
        let middle = pos2(track.min.x - self.space / 2.0, rect.center().y);
        SwitchParts {
            response,
            space: Rect::from_center_size(middle, Vec2::splat(self.space)),
        }
    }
}

fn paint_track(ui: &Ui, track: Rect, on: bool, state: State) {
    let palette = Palette::of(ui);
    let (fill, knob, line, x) = if on {
        let x = track.max.x - 14.0;
        (palette.accent, palette.on_accent, palette.accent_line, x)
    } else {
        let x = track.min.x + 14.0;
        (palette.track, palette.second_ink, palette.line, x)
    };
    let (fill, knob, line) = match state {
        State::Disabled => (
            fill.gamma_multiply(0.4),
            palette.disabled_ink,
            palette.faint_line,
        ),
        _ => (fill, knob, line),
    };
    let painter = ui.painter();
    let line = Stroke::new(1.0, line);
    painter.rect(track, 14.0, fill, line, StrokeKind::Inside);
    painter.circle_filled(pos2(x, track.center().y), 10.0, knob);
}
