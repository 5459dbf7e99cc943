//! A row of a list, with an icon, an action and its key.

use bevy_egui::egui::{
    Color32, Pos2, Rect, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::focus_ring::focus_ring;
use super::names::name_control;
use super::scope::shows_ring;
use super::skin::{Palette, Skin};
use super::state::State;
use crate::ui::icons::{Icon, Icons};
use crate::ui::theme::{BUTTON, TextStyle, touch_height};

/// A row of a list that can be pressed.
#[derive(Clone, Copy)]
pub struct ListRow<'a> {
    label: &'a str,
    note: &'a str,
    icon: Option<(&'a Icons, Icon)>,
    width: Option<f32>,
    ruled: bool,
    opens: bool,
    enabled: bool,
}

/// The width of the arrow at the end, with the space before it, in units.
const ARROW: f32 = 18.0;
/// The space before the label, with an icon and without, in units.
const BEFORE: [f32; 2] = [42.0, 10.0];
/// The space after the note and between label and note together, in units.
const BETWEEN: f32 = 16.0;

impl<'a> ListRow<'a> {
    /// A row with a label.
    #[must_use]
    pub const fn new(label: &'a str) -> Self {
        Self {
            label,
            note: "",
            icon: None,
            width: None,
            ruled: false,
            opens: false,
            enabled: true,
        }
    }

    /// Adds a note at the end, such as a key.
    #[must_use]
    pub const fn note(self, note: &'a str) -> Self {
        Self { note, ..self }
    }

    /// Adds an icon before the label.
    #[must_use]
    pub const fn icon(self, icons: &'a Icons, icon: Icon) -> Self {
        let icon = Some((icons, icon));
        Self { icon, ..self }
    }

    /// Sets another width than that of the panel, in units.
    #[must_use]
    pub const fn width(self, width: f32) -> Self {
        let width = Some(width);
        Self { width, ..self }
    }

    /// Adds a hairline below it, to separate it from the next row.
    #[must_use]
    pub const fn ruled(self, ruled: bool) -> Self {
        Self { ruled, ..self }
    }

    /// Adds an arrow at the end, because the row opens a page.
    #[must_use]
    pub const fn opens(self) -> Self {
        Self {
            opens: true,
            ..self
        }
    }

    /// Sets if it can be pressed.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// `true` if the label and the note fit on one line of a width (units).
    #[must_use]
    pub fn is_one_line(&self, ui: &Ui, width: f32) -> bool {
        let skin = Skin::of(ui);
        let taken = |text: &str, style| {
            let font = skin.font(ui, style);
            let text = text.to_owned();
            let galley = ui
                .painter()
                .layout_no_wrap(text, font, Color32::PLACEHOLDER);
            galley.size().x
        };
        let texts = taken(self.label, TextStyle::Body) + taken(self.note, TextStyle::Note);
        self.before() + texts + self.after() <= width
    }

    /// The space before the label, in units.
    const fn before(&self) -> f32 {
        BEFORE[if self.icon.is_none() { 1 } else { 0 }]
    }

    /// The space after the note and between the texts, in units.
    const fn after(&self) -> f32 {
        BETWEEN + if self.opens { ARROW } else { 0.0 }
    }

    /// Shows it. Returns `true` if it was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        let skin = Skin::of(ui);
        let palette = Palette::of(ui);
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let before = self.before();
        let painter = ui.painter().clone();
        let font = skin.font(ui, TextStyle::Note);
        let note = painter.layout_no_wrap(self.note.to_owned(), font, palette.note_ink);
        let arrow = if self.opens { ARROW } else { 0.0 };
        let room = width - before - note.size().x - self.after();
        let font = skin.font(ui, TextStyle::Body);
        let text = painter.layout(self.label.to_owned(), font, palette.ink, room.max(40.0));
        let height = touch_height(ui, text.size().y + 16.0).max(BUTTON);
        let size = vec2(width, height);
        let (rect, response) = ui.allocate_exact_size(size, skin.sense(self.enabled));
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Button, self.enabled, self.label)
        });
        let state = State::of(ui, &response, self.enabled);
        let faded = |tint: Color32| match state {
            State::Disabled => tint.gamma_multiply(0.45),
            _ => tint,
        };
        if state.is_lit() {
            painter.rect_filled(rect.shrink(2.0), skin.radius(), palette.wash);
        }
        if shows_ring(ui, &response) {
            // Rows touch each other, so the ring stays inside.
            focus_ring(ui, rect.shrink(4.0));
        }
        if self.ruled {
            let line = Stroke::new(1.0, palette.row_line);
            painter.hline(rect.x_range(), rect.max.y + 1.0, line);
        }
        let middle = rect.center().y;
        if let Some((icons, icon)) = self.icon {
            let at = pos2(rect.min.x + 18.0, middle);
            let place = Rect::from_center_size(at, Vec2::splat(21.0));
            icons.paint(&painter, icon, place, faded(palette.icon));
        }
        let at = pos2(rect.min.x + before, middle - text.size().y / 2.0);
        painter.galley_with_override_text_color(at, text, faded(palette.ink));
        let at = pos2(
            rect.max.x - 10.0 - arrow - note.size().x,
            middle - note.size().y / 2.0,
        );
        painter.galley_with_override_text_color(at, note, faded(palette.note_ink));
        if self.opens {
            let tip = pos2(rect.max.x - 10.0, middle);
            let line = Stroke::new(1.8, faded(palette.note_ink));
            painter.add(Shape::line(arrow_head(tip).to_vec(), line));
        }
        response.clicked()
    }
}

/// The points of an arrow head that points to the right.
fn arrow_head(tip: Pos2) -> [Pos2; 3] {
    [tip + vec2(-6.0, -6.0), tip, tip + vec2(-6.0, 6.0)]
}
