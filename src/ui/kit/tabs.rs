//! Tabs that switch between pages.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Id, Rect, Response, Shape, Stroke, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::focus_ring::focus_ring;
use super::names::name_control;
use super::paper;
use super::scope::shows_ring;
use super::skin::Skin;
use super::state::State;
use crate::ui::theme::{self, TextStyle, colour, touch_height};

/// The shape of a tab.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// A name, underlined if it's selected.
    Underlined,
    /// The tab of a folder, above the page.
    Folder,
    /// A leaf visible beside the page, drawn at a scale.
    Leaf { scale: f32 },
}

/// One of several tabs, of which one is selected.
pub struct Tab<'a> {
    label: &'a str,
    name: &'a str,
    here: bool,
    form: Form,
    font: Option<FontId>,
    line: Option<Color32>,
    id: Option<Id>,
    enabled: bool,
    focused: bool,
}

impl<'a> Tab<'a> {
    /// A tab that is underlined if it's selected.
    #[must_use]
    pub const fn new(label: &'a str, here: bool) -> Self {
        Self {
            label,
            name: label,
            here,
            form: Form::Underlined,
            font: None,
            line: None,
            id: None,
            enabled: true,
            focused: false,
        }
    }

    /// Draws it as the tab of a folder, above the page.
    #[must_use]
    pub fn folder(self) -> Self {
        let form = Form::Folder;
        Self { form, ..self }
    }

    /// Draws it as a leaf beside the page.
    #[must_use]
    pub fn leaf(self, scale: f32) -> Self {
        let form = Form::Leaf { scale };
        Self { form, ..self }
    }

    /// Sets a name for screen readers that says more than the label.
    #[must_use]
    pub fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }

    /// Sets another font than that of the skin.
    #[must_use]
    pub fn font(self, font: FontId) -> Self {
        let font = Some(font);
        Self { font, ..self }
    }

    /// Sets the colour of the line below it, instead of the skin's.
    #[must_use]
    pub fn line(self, line: Color32) -> Self {
        let line = Some(line);
        Self { line, ..self }
    }

    /// Sets an id, so that it keeps its identity if the name or the order changes.
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

    /// Sets if it has the focus of the home screen, which doesn't use egui's focus.
    #[must_use]
    pub fn focused(self, focused: bool) -> Self {
        Self { focused, ..self }
    }

    /// The width in a layout, in units.
    #[must_use]
    pub fn width(&self, ui: &Ui) -> f32 {
        // The selected tab has the widest letters.
        let font = self.font_of(ui, true);
        let text = self.label.to_owned();
        let galley = ui.painter().layout_no_wrap(text, font, Color32::WHITE);
        galley.size().x + self.padding(ui)
    }

    fn padding(&self, ui: &Ui) -> f32 {
        match (self.form, Skin::of(ui)) {
            (Form::Underlined, Skin::Table | Skin::Paper) => 10.0,
            // The ring of the home screen is inside.
            (Form::Underlined, Skin::Home) => 26.0,
            (Form::Folder | Form::Leaf { .. }, _) => 22.0,
        }
    }

    fn font_of(&self, ui: &Ui, here: bool) -> FontId {
        let given = self.font.clone();
        given.unwrap_or_else(|| match self.form {
            Form::Underlined => {
                let style = if here {
                    TextStyle::Strong
                } else {
                    TextStyle::Body
                };
                Skin::of(ui).font(ui, style)
            }
            Form::Folder => FontId::new(17.0, FontFamily::Name("title".into())),
            Form::Leaf { scale } => {
                let size = (27.0 * scale).max(16.0);
                FontId::new(size, FontFamily::Name("title".into()))
            }
        })
    }

    /// Shows it. Returns `true` if it was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        let font = self.font_of(ui, self.here);
        let text = self.label.to_owned();
        let galley = ui.painter().layout_no_wrap(text, font, Color32::WHITE);
        let height = match self.form {
            Form::Underlined => 44.0,
            Form::Folder | Form::Leaf { .. } => 42.0,
        };
        let size = vec2(galley.size().x + self.padding(ui), touch_height(ui, height));
        let response = Skin::of(ui).allocate(ui, size, self.enabled);
        self.finish(ui, &response)
    }

    /// Shows it in a place that the caller has laid out. Returns `true` if it was pressed.
    pub fn show_at(self, ui: &Ui, place: Rect) -> bool {
        let id = self.id.unwrap_or_else(|| ui.id().with(("tab", self.name)));
        let response = ui.interact(place, id, Skin::of(ui).sense(self.enabled));
        self.finish(ui, &response)
    }

    fn finish(&self, ui: &Ui, response: &Response) -> bool {
        let font = self.font_of(ui, self.here);
        name_control(response, || {
            WidgetInfo::selected(WidgetType::RadioButton, self.enabled, self.here, self.name)
        });
        let state = State::of(ui, response, self.enabled);
        match self.form {
            Form::Underlined => self.paint_underlined(ui, response.rect, font, state),
            Form::Folder => self.paint_folder(ui, response.rect, font, state),
            Form::Leaf { scale } => self.paint_leaf(ui, response.rect, font, state, scale),
        }
        if self.focused || shows_ring(ui, response) {
            let rect = match Skin::of(ui) {
                Skin::Home => response.rect.shrink(8.0),
                Skin::Table | Skin::Paper => response.rect,
            };
            focus_ring(ui, rect);
        }
        response.clicked()
    }

    fn paint_underlined(&self, ui: &Ui, rect: Rect, font: FontId, state: State) {
        let skin = Skin::of(ui);
        let (now, other, off) = match skin {
            Skin::Table => (colour::TEXT, colour::SECOND, colour::DISABLED),
            Skin::Paper => (
                theme::paper::LINK,
                theme::paper::INK,
                theme::paper::DISABLED,
            ),
            Skin::Home => (colour::TEXT, theme::home::MUTED, colour::DISABLED),
        };
        let ink = match state {
            State::Disabled => off,
            _ if self.here => now,
            _ => other,
        };
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(self.label.to_owned(), font, ink);
        let at = rect.center() - galley.size() / 2.0;
        let lit = state.is_pointed_at();
        match skin {
            Skin::Home if self.here => {
                let line = Stroke::new(2.0, theme::home::ICON);
                let y = at.y + galley.size().y + 2.0;
                painter.hline(at.x..=at.x + galley.size().x, y, line);
            }
            Skin::Table | Skin::Paper if self.here || lit => {
                let tint = match skin {
                    Skin::Paper => theme::paper::LINK,
                    Skin::Table | Skin::Home => colour::TAB,
                };
                let tint = self.line.unwrap_or(tint);
                let tint = tint.gamma_multiply(if self.here { 1.0 } else { 0.4 });
                painter.hline(rect.x_range(), rect.max.y - 2.0, Stroke::new(3.0, tint));
            }
            Skin::Table | Skin::Paper | Skin::Home => {}
        }
        painter.galley(at, galley, ink);
    }

    /// The ink of a tab of paper.
    fn ink(&self, state: State) -> Color32 {
        match state {
            State::Disabled => theme::paper::DISABLED,
            _ if self.here => theme::paper::LINK,
            _ => theme::paper::TAB,
        }
    }

    fn paint_folder(&self, ui: &Ui, rect: Rect, font: FontId, state: State) {
        let fill = if self.here {
            paper::PAPER
        } else {
            let dark = if state.is_lit() { 0.14 } else { 0.22 };
            paper::PAPER.lerp_to_gamma(Color32::BLACK, dark)
        };
        let round = CornerRadius {
            nw: 7,
            ne: 7,
            sw: 0,
            se: 0,
        };
        let painter = ui.painter();
        painter.rect_filled(rect, round, fill);
        let ink = self.ink(state);
        painter.text(rect.center(), Align2::CENTER_CENTER, self.label, font, ink);
    }

    fn paint_leaf(&self, ui: &Ui, rect: Rect, font: FontId, state: State, scale: f32) {
        let lit = state.is_pointed_at();
        let shade = if self.here || lit { 0.0 } else { 0.2 };
        let painter = ui.painter();
        paper::sheet(painter, rect, shade);
        if !self.here {
            let edge = Rect::from_min_max(pos2(rect.max.x - 34.0 * scale, rect.min.y), rect.max);
            paper::shadow(painter, edge, 110, true);
        }
        let at = pos2(rect.min.x + 24.0 * scale, rect.center().y);
        let ink = self.ink(state);
        painter
            .with_clip_rect(rect)
            .text(at, Align2::LEFT_CENTER, self.label, font, ink);
    }
}

/// The name of the page in view, with a mark that opens the list of other pages.
pub struct Drawer<'a> {
    name: &'a str,
    open: bool,
    width: f32,
    enabled: bool,
}

impl<'a> Drawer<'a> {
    /// A drawer that is open or closed, with a largest width (units).
    #[must_use]
    pub const fn new(name: &'a str, open: bool, width: f32) -> Self {
        Self {
            name,
            open,
            width,
            enabled: true,
        }
    }

    /// Sets if it can be pressed.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows it. Returns `true` if it was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        let most = (self.width - 44.0).max(40.0);
        let font = FontId::new(17.0, FontFamily::Name("title".into()));
        let painter = ui.painter().clone();
        let galley = painter.layout(self.name.to_owned(), font, theme::paper::LINK, most);
        let height = touch_height(ui, 42.0).max(galley.size().y + 6.0);
        let size = vec2(galley.size().x + 44.0, height);
        let response = Skin::of(ui).allocate(ui, size, self.enabled);
        let rect = response.rect;
        name_control(&response, || {
            WidgetInfo::selected(WidgetType::Button, self.enabled, self.open, self.name)
        });
        let state = State::of(ui, &response, self.enabled);
        let lighter = if state.is_lit() { 0.25 } else { 0.0 };
        let fill = paper::PAPER.lerp_to_gamma(Color32::WHITE, lighter);
        let ink = match state {
            State::Disabled => theme::paper::DISABLED,
            _ => theme::paper::LINK,
        };
        painter.rect_filled(rect, 7.0, fill);
        let at = pos2(rect.min.x + 12.0, rect.center().y - galley.size().y / 2.0);
        painter.galley_with_override_text_color(at, galley, ink);
        let tip = pos2(rect.max.x - 17.0, rect.center().y);
        let turn = if self.open { -1.0 } else { 1.0 };
        let corners = [(-6.0, -3.0), (6.0, -3.0), (0.0, 4.0)];
        let corners = corners.map(|(x, y)| tip + vec2(x, y * turn)).to_vec();
        painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
        if shows_ring(ui, &response) {
            focus_ring(ui, rect);
        }
        response.clicked()
    }
}
