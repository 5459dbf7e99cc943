//! An underlined text that opens another place.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Id, Pos2, Rangef, Rect, Response, Stroke, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::focus_ring::focus_ring;
use super::names::name_control;
use super::pen::Pen;
use super::scope::shows_ring;
use super::skin::Skin;
use super::state::State;
use crate::ui::theme::{self, TextStyle, colour, touch_height};

/// An underlined text that can be pressed.
pub struct Link<'a> {
    text: &'a str,
    font: Option<FontId>,
    id: Option<Id>,
    enabled: bool,
}

impl<'a> Link<'a> {
    /// A link with a text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            font: None,
            id: None,
            enabled: true,
        }
    }

    /// Sets another font than that of the skin.
    #[must_use]
    pub fn font(self, font: FontId) -> Self {
        let font = Some(font);
        Self { font, ..self }
    }

    /// Sets an id, so that it keeps its identity if the text changes.
    #[must_use]
    pub fn id(self, id: impl Into<Id>) -> Self {
        let id = Some(id.into());
        Self { id, ..self }
    }

    /// Sets if it can be pressed.
    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows it. Returns `true` if it was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        let room = ui.available_width().max(80.0);
        let galley = self.layout(ui, room);
        let size = galley.size();
        let height = touch_height(ui, size.y + 8.0).min(size.y + 22.0);
        let size = vec2(size.x + 4.0, height);
        let response = Skin::of(ui).allocate(ui, size, self.enabled);
        let rect = response.rect;
        let at = pos2(rect.min.x + 2.0, rect.center().y - galley.size().y / 2.0);
        let under = Under {
            x: rect.x_range(),
            y: at.y + galley.size().y,
        };
        self.finish(ui, response, galley, at, under)
    }

    /// Shows it in the middle of a place that the caller has laid out, and reacts to presses anywhere in it. Returns
    /// `true` if it was pressed.
    pub fn show_at(self, ui: &Ui, place: Rect) -> bool {
        let galley = self.layout(ui, f32::INFINITY);
        let id = self.id.unwrap_or_else(|| ui.id().with(self.text));
        let response = ui.interact(place, id, Skin::of(ui).sense(self.enabled));
        let text = Align2::CENTER_CENTER.anchor_size(place.center(), galley.size());
        let under = Under {
            x: text.x_range(),
            y: text.max.y + 1.0,
        };
        self.finish(ui, response, galley, text.min, under)
    }

    fn layout(&self, ui: &Ui, room: f32) -> Arc<Galley> {
        let skin = Skin::of(ui);
        let font = self.font.clone().unwrap_or_else(|| match skin {
            Skin::Table | Skin::Home => TextStyle::Body.font(),
            Skin::Paper => skin.font(ui, TextStyle::SmallTitle),
        });
        let text = self.text.to_owned();
        ui.painter().layout(text, font, Color32::PLACEHOLDER, room)
    }

    fn finish(
        &self,
        ui: &Ui,
        response: Response,
        galley: Arc<Galley>,
        at: Pos2,
        under: Under,
    ) -> bool {
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Link, self.enabled, self.text)
        });
        let state = State::of(ui, &response, self.enabled);
        let (tint, line) = look(Skin::of(ui), state);
        if Skin::of(ui) == Skin::Paper {
            let [from, to] = [under.x.min, under.x.max].map(|x| pos2(x, under.y));
            Pen::new(line.width, line.color).line(ui.painter(), from, to);
        } else {
            ui.painter().hline(under.x, under.y, line);
        }
        ui.painter().galley(at, galley, tint);
        if shows_ring(ui, &response) {
            focus_ring(ui, response.rect);
        }
        response.clicked()
    }
}

/// The position of the line below a link.
struct Under {
    x: Rangef,
    y: f32,
}

/// The colour of a link and the line below it.
fn look(skin: Skin, state: State) -> (Color32, Stroke) {
    match (skin, state) {
        (Skin::Paper, State::Disabled) => {
            let tint = theme::paper::DISABLED;
            (tint, Stroke::new(1.2, tint))
        }
        (Skin::Paper, _) => {
            let tint = theme::paper::LINK;
            let lit = state.is_pointed_at();
            (tint, Stroke::new(if lit { 2.4 } else { 1.4 }, tint))
        }
        (Skin::Table | Skin::Home, _) => {
            let tint = match state {
                State::Disabled => colour::DISABLED,
                _ if state.is_lit() => colour::TEXT,
                _ => colour::LINK,
            };
            (tint, Stroke::new(1.0, tint.gamma_multiply(0.8)))
        }
    }
}
