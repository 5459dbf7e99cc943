//! A control with custom contents: a card, a die, a row of a list.

use bevy_egui::egui::{
    Color32, Id, Rect, Response, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::focus_ring::focus_ring;
use super::names::name_control;
use super::scope::shows_ring;
use super::skin::{Palette, Skin};
use super::state::State;
use super::surface::{Role, Surface};
use super::tooltip::tooltip;

/// The frame of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frame {
    /// A surface with an outline below the contents.
    Card,
    /// A tint below the contents while it's highlighted.
    Row,
    /// An outline over the contents, which fill the tile.
    Picture,
    /// Only the focus ring.
    Bare,
}

/// A control with contents painted by the caller. The kit names it, senses presses, and paints its frame and its focus
/// ring.
#[derive(Clone)]
pub struct Tile<'a> {
    name: &'a str,
    kind: WidgetType,
    frame: Frame,
    chosen: Option<bool>,
    enabled: bool,
    focused: bool,
    shows_name: bool,
    size: Vec2,
    id: Option<Id>,
}

impl<'a> Tile<'a> {
    fn framed(name: &'a str, frame: Frame) -> Self {
        Self {
            name,
            kind: WidgetType::Button,
            frame,
            chosen: None,
            enabled: true,
            focused: false,
            shows_name: false,
            size: Vec2::ZERO,
            id: None,
        }
    }

    /// A tile with a surface and an outline below its contents.
    #[must_use]
    pub fn card(name: &'a str) -> Self {
        Self::framed(name, Frame::Card)
    }

    /// A row of a list, tinted while it's highlighted.
    #[must_use]
    pub fn row(name: &'a str) -> Self {
        Self::framed(name, Frame::Row)
    }

    /// A picture, outlined while it's highlighted.
    #[must_use]
    pub fn picture(name: &'a str) -> Self {
        Self::framed(name, Frame::Picture)
    }

    /// A control without a frame. Its contents must show the state.
    #[must_use]
    pub fn bare(name: &'a str) -> Self {
        Self::framed(name, Frame::Bare)
    }

    /// Makes it one of several choices.
    #[must_use]
    pub fn pick(self, chosen: bool) -> Self {
        Self {
            kind: WidgetType::RadioButton,
            chosen: Some(chosen),
            ..self
        }
    }

    /// Makes it a header that is open or closed.
    #[must_use]
    pub fn fold(self, open: bool) -> Self {
        Self {
            kind: WidgetType::CollapsingHeader,
            chosen: Some(open),
            ..self
        }
    }

    /// Marks the selected row of a list whose rows can be opened.
    #[must_use]
    pub fn opened(self, open: bool) -> Self {
        let chosen = Some(open);
        Self { chosen, ..self }
    }

    /// Sets if it can be pressed.
    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Sets if it has the focus of the home screen, which doesn't use egui's focus.
    #[must_use]
    pub fn focused(self, focused: bool) -> Self {
        Self { focused, ..self }
    }

    /// Shows its name as a tooltip, because its contents don't.
    #[must_use]
    pub fn tooltip(self) -> Self {
        Self {
            shows_name: true,
            ..self
        }
    }

    /// Sets its size in a layout, in units.
    #[must_use]
    pub fn size(self, size: Vec2) -> Self {
        Self { size, ..self }
    }

    /// Sets an id, so that it keeps its identity if the name or the order changes.
    #[must_use]
    pub fn id(self, id: impl Into<Id>) -> Self {
        let id = Some(id.into());
        Self { id, ..self }
    }

    /// Shows it. `contents` paints in its place, for its state.
    pub fn show(self, ui: &mut Ui, contents: impl FnOnce(&Ui, Rect, State)) -> Response {
        let response = Skin::of(ui).allocate(ui, self.size, self.enabled);
        self.finish(ui, response, contents)
    }

    /// Shows it in a place that the caller has laid out.
    pub fn show_at(
        self,
        ui: &Ui,
        place: Rect,
        contents: impl FnOnce(&Ui, Rect, State),
    ) -> Response {
        let id = self.id.unwrap_or_else(|| ui.id().with(self.name));
        let response = ui.interact(place, id, Skin::of(ui).sense(self.enabled));
        self.finish(ui, response, contents)
    }

    fn finish(
        self,
        ui: &Ui,
        response: Response,
        contents: impl FnOnce(&Ui, Rect, State),
    ) -> Response {
        name_control(&response, || match self.chosen {
            Some(chosen) => WidgetInfo::selected(self.kind, self.enabled, chosen, self.name),
            None => WidgetInfo::labeled(self.kind, self.enabled, self.name),
        });
        let state = State::of(ui, &response, self.enabled);
        let rect = response.rect;
        self.paint_below(ui, rect, state);
        contents(ui, rect, state);
        self.paint_over(ui, rect, state);
        if self.focused || shows_ring(ui, &response) {
            focus_ring(ui, rect);
        }
        if self.shows_name {
            tooltip(ui, response, self.name)
        } else {
            response
        }
    }

    fn paint_below(&self, ui: &Ui, rect: Rect, state: State) {
        let chosen = self.chosen == Some(true);
        match self.frame {
            Frame::Card => {
                let mut surface = Surface::of(ui, Role::Choice { chosen }, state);
                if Skin::of(ui) == Skin::Table {
                    if chosen {
                        surface.line.width = 1.6;
                    } else if surface.line.is_empty() {
                        // A card keeps its edge, because its contents are more than a word.
                        surface.line = Stroke::new(1.0, Palette::of(ui).faint_line);
                    }
                }
                surface.paint(ui, rect);
            }
            Frame::Row => {
                let palette = Palette::of(ui);
                // An open header needs no tint, because its rows are visible below it.
                let folds = self.kind == WidgetType::CollapsingHeader;
                let fill = if chosen && !folds {
                    palette.chosen_row
                } else if state.is_lit() {
                    palette.wash
                } else {
                    Color32::TRANSPARENT
                };
                ui.painter().rect_filled(rect, 6.0, fill);
            }
            Frame::Picture | Frame::Bare => {}
        }
    }

    fn paint_over(&self, ui: &Ui, rect: Rect, state: State) {
        if self.frame != Frame::Picture {
            return;
        }
        let palette = Palette::of(ui);
        let radius = Skin::of(ui).radius();
        let painter = ui.painter();
        if self.chosen == Some(true) {
            let line = Stroke::new(2.4, palette.accent_line);
            painter.rect_stroke(rect, radius, line, StrokeKind::Inside);
            // The selected one needs a mark other than its colour.
            let at = pos2(rect.center().x, rect.max.y - 5.0);
            let bar = Rect::from_center_size(at, vec2(rect.width() * 0.5, 4.0));
            painter.rect_filled(bar, 2.0, palette.accent_line);
        } else if state.is_pointed_at() {
            let line = Stroke::new(1.4, palette.lit_line);
            painter.rect_stroke(rect, radius, line, StrokeKind::Inside);
        }
    }
}
