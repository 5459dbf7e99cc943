//! What is written on the paper: texts, links, tabs and buttons.

use bevy_egui::egui::{
    self, Align2, Color32, FontFamily, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::focus_ring;
use crate::ui::kit::name_control;
use crate::ui::kit::paper::{self, PAPER};
use crate::ui::theme::{TextStyle, colour, touch_height};

/// The ink of titles.
pub const INK: Color32 = Color32::from_rgb(0x23, 0x17, 0x0E);
/// The ink of text.
pub const TEXT: Color32 = Color32::from_rgb(0x3A, 0x29, 0x19);
/// The ink of what is less important.
pub const FAINT: Color32 = Color32::from_rgb(0x5A, 0x46, 0x30);
/// Lingonberry: links, and the section that is read.
pub const LINK: Color32 = Color32::from_rgb(0x8D, 0x1A, 0x14);
fn title_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("title".into()))
}

/// No text is smaller than this, in units.
const LEAST: f32 = 15.0;

/// Text of a page.
pub fn medium(ui: &mut Ui, text: impl Into<String>, size: f32, ink: Color32) {
    let font = FontId::proportional(size.max(LEAST));
    ui.label(RichText::new(text).font(font).color(ink));
}

/// A title.
pub fn bold(ui: &mut Ui, text: impl Into<String>, size: f32, ink: Color32) {
    ui.label(
        RichText::new(text)
            .font(title_font(size.max(20.0)))
            .color(ink),
    );
}

/// Another page to go to; true where it was pressed.
pub fn link(ui: &mut Ui, text: &str, size: f32) -> bool {
    let galley = ui.painter().layout(
        text.to_owned(),
        title_font(size.max(16.0)),
        LINK,
        ui.available_width().max(80.0),
    );
    let height = touch_height(ui, galley.size().y + 8.0).min(galley.size().y + 22.0);
    let (rect, response) =
        ui.allocate_exact_size(vec2(galley.size().x + 4.0, height), Sense::click());
    name_control(&response, || {
        WidgetInfo::labeled(WidgetType::Link, true, text)
    });
    let at = pos2(rect.min.x + 2.0, rect.center().y - galley.size().y / 2.0);
    let line = at.y + galley.size().y;
    let thick = if response.hovered() { 2.4 } else { 1.2 };
    ui.painter()
        .hline(rect.x_range(), line, Stroke::new(thick, LINK));
    ui.painter().galley(at, galley, LINK);
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.clicked()
}

/// A step of the example; true where it was pressed.
pub fn step(ui: &mut Ui, number: usize, here: bool) -> bool {
    let side = touch_height(ui, 40.0);
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    name_control(&response, || {
        WidgetInfo::selected(WidgetType::RadioButton, true, here, number.to_string())
    });
    let (fill, ink) = if here {
        (INK, PAPER)
    } else {
        (Color32::TRANSPARENT, INK)
    };
    ui.painter()
        .circle(rect.center(), 19.0, fill, Stroke::new(1.6, INK));
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        number,
        TextStyle::StrongMove.font(),
        ink,
    );
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.clicked()
}

/// How wide a game's name in the bar is.
pub fn game_tab_width(ui: &Ui, name: &str) -> f32 {
    let font = TextStyle::Strong.font();
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), font, colour::TEXT);
    galley.size().x + 10.0
}

/// The section that is read, with a mark that more lies under it; true where it was pressed.
pub fn drawer_tab(ui: &mut Ui, name: &str, room: f32, open: bool) -> bool {
    let most = (room - 44.0).max(40.0);
    let galley = ui
        .painter()
        .layout(name.to_owned(), title_font(17.0), LINK, most);
    let height = touch_height(ui, 42.0).max(galley.size().y + 6.0);
    let size = vec2(galley.size().x + 44.0, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name_control(&response, || {
        WidgetInfo::selected(WidgetType::Button, true, open, name)
    });
    let lit = response.hovered() || response.has_focus();
    let fill = PAPER.lerp_to_gamma(Color32::WHITE, if lit { 0.25 } else { 0.0 });
    ui.painter().rect_filled(rect, 7.0, fill);
    let at = pos2(rect.min.x + 12.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, LINK);
    let tip = pos2(rect.max.x - 17.0, rect.center().y);
    let turn = if open { -1.0 } else { 1.0 };
    ui.painter().add(egui::Shape::convex_polygon(
        vec![
            tip + vec2(-6.0, -3.0 * turn),
            tip + vec2(6.0, -3.0 * turn),
            tip + vec2(0.0, 4.0 * turn),
        ],
        LINK,
        Stroke::NONE,
    ));
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.clicked()
}

/// A game's name in the bar; true where it was pressed.
pub fn game_tab(ui: &mut Ui, name: &str, here: bool) -> bool {
    let ink = if here { colour::TEXT } else { colour::SECOND };
    let font = if here {
        TextStyle::Strong
    } else {
        TextStyle::Body
    };
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), font.font(), ink);
    let size = vec2(galley.size().x + 10.0, touch_height(ui, 44.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name_control(&response, || {
        WidgetInfo::selected(WidgetType::RadioButton, true, here, name)
    });
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, ink);
    if here || response.hovered() {
        let line = Color32::from_rgb(0xE2, 0x7F, 0x63).gamma_multiply(if here { 1.0 } else { 0.4 });
        ui.painter()
            .hline(rect.x_range(), rect.max.y - 2.0, Stroke::new(3.0, line));
    }
    if response.has_focus() {
        let ring = Stroke::new(2.0, colour::TEXT);
        ui.painter()
            .rect_stroke(rect, 6.0, ring, StrokeKind::Inside);
    }
    response.clicked() && !here
}

/// A section's tab at the left of the page; true where it was pressed.
pub fn section_tab(ui: &Ui, rect: Rect, name: &str, here: bool, scale: f32) -> bool {
    let response = ui.interact(rect, ui.id().with(("tab", name)), Sense::click());
    name_control(&response, || {
        WidgetInfo::selected(WidgetType::RadioButton, true, here, name)
    });
    let shade = if here || response.hovered() { 0.0 } else { 0.2 };
    paper::sheet(ui.painter(), rect, shade);
    if !here {
        let edge = Rect::from_min_max(pos2(rect.max.x - 34.0 * scale, rect.min.y), rect.max);
        paper::shadow(ui.painter(), edge, 110, true);
    }
    let size = (27.0 * scale).max(16.0);
    let (font, ink) = (
        title_font(size),
        if here {
            LINK
        } else {
            Color32::from_rgb(0x2B, 0x1D, 0x11)
        },
    );
    let at = pos2(rect.min.x + 24.0 * scale, rect.center().y);
    ui.painter()
        .with_clip_rect(rect)
        .text(at, Align2::LEFT_CENTER, name, font, ink);
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.clicked()
}

/// A section or a game in the drawer; true where it was pressed.
pub fn row_tab(ui: &mut Ui, name: &str, here: bool) -> bool {
    let ink = if here {
        LINK
    } else {
        Color32::from_rgb(0x2B, 0x1D, 0x11)
    };
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), title_font(17.0), ink);
    let size = vec2(galley.size().x + 22.0, touch_height(ui, 42.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name_control(&response, || {
        WidgetInfo::selected(WidgetType::RadioButton, true, here, name)
    });
    let fill = if here {
        PAPER
    } else {
        PAPER.lerp_to_gamma(Color32::BLACK, 0.22)
    };
    let round = egui::CornerRadius {
        nw: 7,
        ne: 7,
        sw: 0,
        se: 0,
    };
    ui.painter().rect_filled(rect, round, fill);
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, ink);
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.clicked()
}
