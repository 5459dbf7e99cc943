//! Buttons with a label, an icon, or both, also as toggles and as one of several choices.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, FontId, Galley, Id, Rect, Response, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::focus_ring::focus_ring;
use super::growth::growth;
use super::names::name_control;
use super::pen::{self, Pen};
use super::scope::shows_ring;
use super::skin::Skin;
use super::state::State;
use super::surface::{Role, Surface};
use super::tooltip::tooltip;
use crate::ui::icons::{Icon, Icons};
use crate::ui::theme::{self, BUTTON, TextStyle, touch_height};

/// The minimum height of a choice on a dark panel, in units.
pub(super) const CHOICE: f32 = 38.0;
/// The side of an icon beside a label, in units.
const ICON: f32 = 24.0;
/// The side of an icon without a surface, in units.
const BARE_ICON: f32 = 25.0;

/// The kind of a button for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// An action.
    Act,
    /// A toggle that is on or off.
    Toggle(bool),
    /// One of several choices, selected or not.
    Pick(bool),
}

/// A button. By default it's as wide as its text; [`width`](Self::width) or a [place](Self::show_at) changes that.
#[derive(Clone)]
pub struct Button<'a> {
    name: &'a str,
    label: &'a str,
    icon: Option<(&'a Icons, Icon)>,
    role: Role,
    meaning: Meaning,
    enabled: bool,
    focused: bool,
    width: Option<f32>,
    id: Option<Id>,
    font: Option<FontId>,
}

impl<'a> Button<'a> {
    /// A button with a label.
    #[must_use]
    pub fn new(label: &'a str) -> Self {
        Self {
            name: label,
            label,
            icon: None,
            role: Role::Plain,
            meaning: Meaning::Act,
            enabled: true,
            focused: false,
            width: None,
            id: None,
            font: None,
        }
    }

    /// A button with only an icon. Its name is a tooltip.
    #[must_use]
    pub fn only_icon(icons: &'a Icons, icon: Icon, name: &'a str) -> Self {
        Self {
            name,
            ..Self::new("").icon(icons, icon)
        }
    }

    /// Adds an icon before the label. `None` adds no icon.
    #[must_use]
    pub fn icon(self, icons: &'a Icons, icon: impl Into<Option<Icon>>) -> Self {
        let icon = icon.into().map(|icon| (icons, icon));
        Self { icon, ..self }
    }

    /// Sets a name for screen readers that says more than the label.
    #[must_use]
    pub fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }

    /// Marks it as the primary action of its panel.
    #[must_use]
    pub fn primary(self) -> Self {
        self.primary_if(true)
    }

    /// Marks it as the primary action of its panel if `is_next` is true.
    #[must_use]
    pub fn primary_if(self, is_next: bool) -> Self {
        let role = if is_next { Role::Primary } else { Role::Plain };
        Self { role, ..self }
    }

    /// Draws no surface until it's used.
    #[must_use]
    pub fn quiet(self) -> Self {
        let role = Role::Quiet;
        Self { role, ..self }
    }

    /// Makes it a toggle.
    #[must_use]
    pub fn toggle(self, on: bool) -> Self {
        Self {
            role: Role::Choice { chosen: on },
            meaning: Meaning::Toggle(on),
            ..self
        }
    }

    /// Makes it one of several choices. Use a [`ChoiceRow`](super::ChoiceRow) if all are side by side.
    #[must_use]
    pub fn pick(self, chosen: bool) -> Self {
        Self {
            role: Role::Choice { chosen },
            meaning: Meaning::Pick(chosen),
            ..self
        }
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

    /// Sets the width (units). `None` fits the text. A label that is too long takes more rows.
    #[must_use]
    pub fn width(self, width: impl Into<Option<f32>>) -> Self {
        let width = width.into();
        Self { width, ..self }
    }

    /// Sets an id, so that it keeps its identity if the label or the order changes.
    #[must_use]
    pub fn id(self, id: impl Into<Id>) -> Self {
        let id = Some(id.into());
        Self { id, ..self }
    }

    /// Sets another font than that of the skin.
    #[must_use]
    pub fn font(self, font: FontId) -> Self {
        let font = Some(font);
        Self { font, ..self }
    }

    /// The size in a layout, in units.
    #[must_use]
    pub fn size(&self, ui: &Ui) -> Vec2 {
        self.layout(ui).size
    }

    /// Shows it. Returns `true` if it was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        self.response(ui).clicked()
    }

    /// Shows it in a place that the caller has laid out. Returns `true` if it was pressed.
    pub fn show_at(self, ui: &Ui, place: Rect) -> bool {
        let laid = self.layout(ui);
        let id = self.id.unwrap_or_else(|| ui.id().with(self.name));
        let response = ui.interact(place, id, Skin::of(ui).sense(self.enabled));
        self.finish(ui, response, laid).clicked()
    }

    /// Shows it and returns egui's response.
    pub fn response(self, ui: &mut Ui) -> Response {
        let laid = self.layout(ui);
        let response = Skin::of(ui).allocate(ui, laid.size, self.enabled);
        self.finish(ui, response, laid)
    }

    fn finish(&self, ui: &Ui, response: Response, laid: ButtonLayout) -> Response {
        name_control(&response, || self.info());
        let state = State::of(ui, &response, self.enabled);
        self.paint(ui, &response, laid, state);
        if self.label.is_empty() {
            tooltip(ui, response, self.name)
        } else {
            response
        }
    }

    fn info(&self) -> WidgetInfo {
        let (enabled, name) = (self.enabled, self.name);
        match self.meaning {
            Meaning::Act => WidgetInfo::labeled(WidgetType::Button, enabled, name),
            Meaning::Toggle(on) => WidgetInfo::selected(WidgetType::Checkbox, enabled, on, name),
            Meaning::Pick(on) => WidgetInfo::selected(WidgetType::RadioButton, enabled, on, name),
        }
    }

    /// `true` for a choice on paper: a word that the pen underlines, or a box to tick.
    fn is_written(&self, skin: Skin) -> bool {
        skin == Skin::Paper && self.icon.is_none() && matches!(self.role, Role::Choice { .. })
    }

    /// `true` for an icon without a surface.
    fn is_bare(&self) -> bool {
        self.label.is_empty() && self.role == Role::Quiet
    }

    fn style(&self, skin: Skin) -> TextStyle {
        match (skin, self.role) {
            (Skin::Table, Role::Choice { chosen: true }) => TextStyle::StrongNote,
            (Skin::Table, Role::Choice { chosen: false }) => TextStyle::Note,
            (Skin::Table | Skin::Paper, Role::Plain) | (Skin::Table, Role::Quiet) => {
                TextStyle::Body
            }
            (Skin::Paper, Role::Quiet) => TextStyle::Note,
            (Skin::Paper, Role::Choice { chosen: false }) => TextStyle::Body,
            (_, Role::Primary) | (Skin::Paper, Role::Choice { chosen: true }) | (Skin::Home, _) => {
                TextStyle::Strong
            }
        }
    }

    fn layout(&self, ui: &Ui) -> ButtonLayout {
        let skin = Skin::of(ui);
        let font = self
            .font
            .clone()
            .unwrap_or_else(|| skin.font(ui, self.style(skin)));
        let has_label = !self.label.is_empty();
        let (side, between) = match skin {
            Skin::Home => (font.size * 1.2, 4.0),
            Skin::Table | Skin::Paper => (ICON, 8.0),
        };
        let before = match self.icon {
            Some(_) if has_label => side + between,
            Some(_) => side,
            None if self.is_written(skin) && matches!(self.meaning, Meaning::Toggle(_)) => {
                tick_side(font.size) + 0.55 * font.size
            }
            None => 0.0,
        };
        let is_choice = matches!(self.role, Role::Choice { .. });
        let padding = match skin {
            Skin::Table if is_choice => 26.0,
            Skin::Table => 32.0,
            Skin::Paper if self.is_written(skin) => 14.0,
            Skin::Paper => 28.0,
            Skin::Home => 2.0 * font.size,
        };
        let room = match (skin, self.width) {
            (Skin::Table, Some(width)) => width - before - 16.0,
            (Skin::Paper, Some(width)) => width - before - padding,
            (Skin::Paper, None) => (ui.max_rect().width() - before - 30.0).max(40.0),
            (Skin::Table, None) | (Skin::Home, _) => f32::INFINITY,
        };
        let text = self.label.to_owned();
        let painter = ui.painter();
        let galley = painter.layout(text, font, Color32::PLACEHOLDER, room.max(1.0));
        let inner = before + galley.size().x;
        let text_height = galley.size().y;
        let height = match skin {
            Skin::Table if is_choice => touch_height(ui, CHOICE.max(text_height + 12.0)),
            Skin::Table | Skin::Home => touch_height(ui, text_height + 12.0).max(BUTTON),
            Skin::Paper => button_height(ui).max(text_height + 14.0),
        };
        let size = if self.is_bare() {
            Vec2::splat(touch_height(ui, BUTTON))
        } else if has_label {
            let least = if is_choice { height } else { BUTTON };
            vec2(self.width.unwrap_or((inner + padding).max(least)), height)
        } else {
            vec2(self.width.unwrap_or_else(|| icon_button_width(ui)), height)
        };
        ButtonLayout {
            galley,
            inner,
            before,
            side,
            size,
        }
    }

    fn paint(&self, ui: &Ui, response: &Response, laid: ButtonLayout, state: State) {
        let rect = response.rect;
        if self.is_written(Skin::of(ui)) {
            self.paint_written(ui, response, laid, state);
            return;
        }
        let surface = Surface::of(ui, self.role, state);
        let ink = surface.ink;
        let (face, side) = if self.is_bare() {
            (rect.shrink(3.0), BARE_ICON)
        } else {
            (rect, laid.side)
        };
        surface.paint(ui, face);
        let middle = rect.center();
        let left = middle.x - laid.inner / 2.0;
        if let Some((icons, icon)) = self.icon {
            let at = pos2(left + laid.side / 2.0, middle.y);
            let place = Rect::from_center_size(at, Vec2::splat(side));
            icons.paint(ui.painter(), icon, place, ink);
        }
        let at = pos2(left + laid.before, middle.y - laid.galley.size().y / 2.0);
        ui.painter().galley(at, laid.galley, ink);
        if self.focused || shows_ring(ui, response) {
            // Buttons without a surface are close together, so the ring stays inside.
            focus_ring(
                ui,
                if self.is_bare() {
                    rect.shrink(6.0)
                } else {
                    rect
                },
            );
        }
    }
}

impl Button<'_> {
    /// Paints a choice on paper.
    fn paint_written(&self, ui: &Ui, response: &Response, laid: ButtonLayout, state: State) {
        let rect = response.rect;
        let painter = ui.painter();
        let chosen = matches!(self.role, Role::Choice { chosen: true });
        let lit = state.is_pointed_at();
        let ink = match (state, chosen, self.meaning) {
            (State::Disabled, ..) => theme::paper::DISABLED,
            (_, true, Meaning::Pick(_)) => theme::paper::LINK,
            (_, true, _) => theme::paper::INK,
            (_, false, _) if lit => theme::paper::INK,
            (_, false, _) => theme::paper::SECOND_INK,
        };
        let text = laid.galley.size();
        let left = rect.center().x - laid.inner / 2.0;
        let at = pos2(left + laid.before, rect.center().y - text.y / 2.0);
        if lit {
            let wash = theme::paper::WASH.gamma_multiply(0.6);
            painter.rect_filled(rect.shrink2(vec2(0.0, 4.0)), Skin::Paper.radius(), wash);
        }
        match self.meaning {
            Meaning::Toggle(_) => {
                let side = laid.before * 0.62;
                let middle = pos2(left + side / 2.0, rect.center().y);
                let square = Rect::from_center_size(middle, Vec2::splat(side));
                pen::tick_box(painter, square, ink);
                if chosen {
                    pen::tick(painter, square);
                }
            }
            Meaning::Pick(_) | Meaning::Act => {
                let y = at.y + text.y + 0.5;
                let [from, to] = [at.x - 2.0, at.x + text.x + 2.0].map(|x| pos2(x, y));
                if chosen {
                    Pen::new(2.8, ink).line(painter, from, to);
                } else if lit {
                    Pen::new(1.2, ink).line(painter, from, to);
                }
            }
        }
        painter.galley(at, laid.galley, ink);
        if self.focused || shows_ring(ui, response) {
            focus_ring(ui, rect.shrink2(vec2(0.0, 2.0)));
        }
    }
}

/// The side of a box to tick beside a text of a size, in units.
fn tick_side(size: f32) -> f32 {
    0.9 * size
}

/// The laid out parts of a button.
struct ButtonLayout {
    galley: Arc<Galley>,
    /// The width of icon and label, in units.
    inner: f32,
    /// The width before the label, in units.
    before: f32,
    /// The side of the icon, in units.
    side: f32,
    size: Vec2,
}

/// The width of a button with only an icon and a surface, in units.
#[must_use]
pub fn icon_button_width(ui: &Ui) -> f32 {
    touch_height(ui, BUTTON + 4.0)
}

/// The height of a button with one line on paper, in units.
#[must_use]
pub fn button_height(ui: &Ui) -> f32 {
    touch_height(ui, BUTTON * growth(ui).min(1.25))
}
