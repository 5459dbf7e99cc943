//! A paper page over the whole window, with the table's ground around it.

use bevy_egui::egui::{
    Align, Area, Color32, Context, FontFamily, FontId, Id, Layout, Order, Rect, RichText, Sense,
    TextureId, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::button::Button;
use super::growth::growth;
use super::paper;
use super::skin::Skin;
use crate::ui::paint::{Repeat, tiles};
use crate::ui::theme;

/// The size of a tile of the ground under the paper, in units.
const TILE: f32 = 384.0;
/// The width from which parts are side by side, in units.
const WIDE: f32 = 980.0;
/// The gap between columns, in units.
const GUTTER: f32 = 36.0;
/// The font size of a page's title.
const TITLE: f32 = 40.0;

/// A paper page over the whole window.
pub struct PaperPage<'a> {
    id: &'a str,
    widest: f32,
    ground: Option<TextureId>,
}

impl<'a> PaperPage<'a> {
    /// A page on a table's ground. `None` paints a plain ground.
    #[must_use]
    pub const fn new(id: &'a str, ground: Option<TextureId>) -> Self {
        Self {
            id,
            widest: f32::INFINITY,
            ground,
        }
    }

    /// Sets the largest width of the sheet, in units of a window of 1280 by 720.
    #[must_use]
    pub const fn widest(self, widest: f32) -> Self {
        Self { widest, ..self }
    }

    /// Shows it. Its controls have the paper skin.
    pub fn show<R>(self, ctx: &Context, contents: impl FnOnce(&mut Ui) -> R) -> R {
        let screen = ctx.content_rect();
        Area::new(Id::new(self.id))
            .order(Order::Foreground)
            .fixed_pos(screen.min)
            .constrain(false)
            .fade_in(false)
            .show(ctx, |ui| {
                let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
                let inner = self.paint(ui, rect);
                let inside = UiBuilder::new().max_rect(inner);
                ui.scope_builder(inside, |ui| Skin::Paper.scope(ui, contents))
                    .inner
            })
            .inner
    }

    /// Paints ground and sheet, and returns the area for the contents.
    fn paint(&self, ui: &Ui, rect: Rect) -> Rect {
        let painter = ui.painter();
        painter.rect_filled(rect, 0.0, theme::paper::GROUND);
        if let Some(ground) = self.ground {
            let tint = [Color32::from_gray(200), Color32::from_gray(130)];
            let tile = Vec2::splat(TILE);
            tiles(painter, ground, Repeat::Seamless, rect, tile, tint);
        }
        let margin = (rect.width() * 0.025).clamp(8.0, 40.0);
        let beside = ((rect.width() - self.widest * growth(ui)) / 2.0).max(margin);
        let sheet = rect.shrink2(vec2(beside, margin));
        paper::sheet(painter, sheet.translate(vec2(6.0, 8.0)), 0.45);
        paper::sheet(painter, sheet, 0.0);
        sheet.shrink2(vec2(margin.max(14.0), (margin * 0.6).max(10.0)))
    }
}

/// The head of a page: its title with controls beside it, and at the other end the button that closes the page.
pub struct PageHead<R> {
    /// The result of the controls beside the title.
    pub beside: R,
    /// `true` if the page must close.
    pub closes: bool,
}

impl<R> PageHead<R> {
    /// Shows a title and the controls beside it. `close` is the label of the button that closes the page.
    pub fn show(ui: &mut Ui, title: &str, close: &str, beside: impl FnOnce(&mut Ui) -> R) -> Self {
        const GAP: f32 = 14.0;
        let room = ui.available_rect_before_wrap();
        let at_end = UiBuilder::new()
            .max_rect(room)
            .layout(Layout::right_to_left(Align::Min));
        let close = ui.scope_builder(at_end, |ui| Button::new(close).primary().show(ui));
        let left = room.with_max_x(close.response.rect.min.x - GAP);
        let head = ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
            let row = ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                let font = FontId::new(TITLE, FontFamily::Name("title".into()));
                ui.label(RichText::new(title).font(font).color(theme::paper::INK));
                beside(ui)
            });
            row.inner
        });
        let whole = close.response.rect.union(head.response.rect);
        ui.expand_to_include_rect(whole);
        ui.advance_cursor_after_rect(whole);
        Self {
            beside: head.inner,
            closes: close.inner,
        }
    }
}

/// Shows parts of the page side by side if they fit, otherwise one below the other.
pub fn columns(ui: &mut Ui, parts: &[&dyn Fn(&mut Ui)]) {
    let room = ui.available_rect_before_wrap();
    if room.width() < WIDE {
        for part in parts {
            part(ui);
            ui.add_space(8.0);
        }
        return;
    }
    let width = (room.width() - 2.0 * GUTTER) / 3.0;
    let mut foot = room.min.y;
    for (at, part) in parts.iter().enumerate() {
        let left = room.min.x + (width + GUTTER) * at as f32;
        let place = Rect::from_min_size(pos2(left, room.min.y), vec2(width, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            part(ui);
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}
