//! Shows a setting of a low window as a row of a list, with its value at the right.

use std::sync::Arc;

use bevy_egui::egui::{
    Galley, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::ui::kit::{Palette, State, Tile, name_painted};
use crate::ui::theme::{BUTTON, TextStyle, touch_height};

/// The width of the arrow at the end, with the space before it, in units.
const ARROW: f32 = 26.0;
/// The gap between the texts and what is beside them, in units.
const GAP: f32 = 14.0;
/// The largest share of the width for the value, and the share of a slider.
const VALUE: f32 = 0.36;
const SLIDER: f32 = 0.4;
/// The space above and below the texts together, in units.
const MARGIN: f32 = 8.0;

/// The row of a setting.
pub(super) struct SettingRow<'a> {
    /// The name.
    pub name: &'a str,
    /// The explanation below the name. Empty if there's none.
    pub line: &'a str,
    /// The side of the space for a button that resets the row, in units. 0 if there's none.
    pub reset: f32,
}

/// A row that was shown.
pub(super) struct ShownRow {
    /// The response to presses.
    pub response: Response,
    /// The space for a button that resets the row.
    pub reset: Rect,
}

impl SettingRow<'_> {
    /// Shows it with a value. A press opens or closes its choices, which follow it.
    pub fn show(&self, ui: &mut Ui, value: &str, is_open: bool) -> ShownRow {
        let palette = Palette::of(ui);
        let width = ui.available_width();
        let font = TextStyle::Body.font();
        let value_ink = palette.accent_line;
        let most = VALUE * width;
        let galley = ui.painter().layout(value.to_owned(), font, value_ink, most);
        let right = ARROW + galley.size().x;
        let texts = self.texts(ui, width - right - self.reset - GAP);
        let height = touch_height(ui, texts.height() + MARGIN).max(BUTTON);
        let height = height.max(galley.size().y + MARGIN).max(self.reset);
        let spoken = format!("{}: {value}", self.name);
        let tile = Tile::row(&spoken).fold(is_open).size(vec2(width, height));
        let response = tile.show(ui, |ui, rect, state| {
            texts.paint(ui, rect);
            let at = pos2(rect.max.x - right, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, value_ink);
            arrow(ui, pos2(rect.max.x - 9.0, rect.center().y), is_open, state);
        });
        let rect = response.rect;
        let end = rect.max.x - right - GAP / 2.0;
        ShownRow {
            reset: square_before(end, rect, self.reset),
            response,
        }
    }

    /// Shows it with a control that `add` shows at the right, such as a slider. Returns the space for the button that
    /// resets it, and the result of `add`.
    pub fn show_with<R>(&self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> (Rect, R) {
        let width = ui.available_width();
        let right = SLIDER * width;
        let texts = self.texts(ui, width - right - self.reset - GAP);
        let height = touch_height(ui, texts.height() + MARGIN).max(BUTTON);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        texts.paint(ui, rect);
        name_painted(ui, rect.with_max_x(rect.max.x - right), self.name);
        let side = touch_height(ui, BUTTON).min(height);
        let middle = pos2(rect.max.x - right / 2.0, rect.center().y);
        let place = Rect::from_center_size(middle, vec2(right, side));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(place), add);
        let reset = square_before(place.min.x, rect, self.reset);
        (reset, shown.inner)
    }

    /// Lays out the name and the explanation in a width.
    fn texts(&self, ui: &Ui, room: f32) -> RowTexts {
        let palette = Palette::of(ui);
        let lay = |text: &str, style: TextStyle, ink| {
            let text = text.to_owned();
            ui.painter().layout(text, style.font(), ink, room.max(60.0))
        };
        let line =
            (!self.line.is_empty()).then(|| lay(self.line, TextStyle::Note, palette.second_ink));
        RowTexts {
            name: lay(self.name, TextStyle::Body, palette.ink),
            line,
        }
    }
}

/// The laid out texts of a row.
struct RowTexts {
    name: Arc<Galley>,
    line: Option<Arc<Galley>>,
}

impl RowTexts {
    fn height(&self) -> f32 {
        let line = self.line.as_ref().map_or(0.0, |line| line.size().y);
        self.name.size().y + line
    }

    /// Paints them at the left of a row.
    fn paint(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let mut top = rect.center().y - self.height() / 2.0;
        let lines = [
            (Some(&self.name), palette.ink),
            (self.line.as_ref(), palette.second_ink),
        ];
        for (galley, ink) in lines {
            let Some(galley) = galley else { continue };
            let at = pos2(rect.min.x, top);
            ui.painter().galley(at, galley.clone(), ink);
            top += galley.size().y;
        }
    }
}

/// A square whose right end is at `end`, in the middle of a row.
fn square_before(end: f32, row: Rect, side: f32) -> Rect {
    let middle = pos2(end - side / 2.0, row.center().y);
    Rect::from_center_size(middle, Vec2::splat(side))
}

/// Paints an arrow to the right if a row is closed, otherwise downwards.
fn arrow(ui: &Ui, tip: Pos2, is_open: bool, state: State) {
    let palette = Palette::of(ui);
    let ink = if state.is_lit() {
        palette.ink
    } else {
        palette.note_ink
    };
    let points = if is_open {
        [vec2(-11.0, -3.0), vec2(-5.0, 3.0), vec2(1.0, -3.0)]
    } else {
        [vec2(-6.0, -6.0), vec2(0.0, 0.0), vec2(-6.0, 6.0)]
    };
    let points = points.map(|away| tip + away).to_vec();
    ui.painter().add(Shape::line(points, Stroke::new(1.8, ink)));
}
