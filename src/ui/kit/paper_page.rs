//! A paper page over the whole window, with the table's ground around it.

use bevy_egui::egui::{
    Align, Area, Color32, Context, FontFamily, FontId, Id, Layout, Order, Rect, RichText, Sense,
    TextureId, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::button::Button;
use super::growth::growth;
use super::page_bar::{BarPresses, PageBar, PageSearch};
use super::paper;
use super::skin::Skin;
use crate::ui::paint::{Repeat, tiles};
use crate::ui::theme;

/// The size of a tile of the ground under the paper, in units.
const TILE: f32 = 384.0;
/// The width from which parts are side by side, in units.
const WIDE: f32 = 980.0;
/// The height from which two pages are side by side, in units.
const HIGH: f32 = 430.0;
/// The gap between columns, in units.
const GUTTER: f32 = 36.0;
/// The font size of a page's title.
const TITLE: f32 = 40.0;

/// A paper page over the whole window.
pub struct PaperPage<'a> {
    id: &'a str,
    ground: Option<TextureId>,
    bar: Option<PageBar<'a>>,
    spread: bool,
    column: f32,
}

/// The areas of a page that has been shown below its bar.
pub struct PageAreas<'a> {
    /// The left page of a spread, or the only one.
    pub left: Rect,
    /// The right page. `None` if the window is too narrow for a spread.
    pub right: Option<Rect>,
    /// The column at the left of a spread. `None` if the page has none, or if the window is too narrow for it.
    pub beside: Option<Rect>,
    /// The pressed controls of the bar.
    pub pressed: BarPresses,
    /// The search, if the bar has no space for it.
    pub search: Option<PageSearch<'a>>,
}

impl<'a> PaperPage<'a> {
    /// A page on a table's ground. `None` paints a plain ground.
    #[must_use]
    pub const fn new(id: &'a str, ground: Option<TextureId>) -> Self {
        Self {
            id,
            ground,
            bar: None,
            spread: false,
            column: 0.0,
        }
    }

    /// Adds a bar above the page.
    #[must_use]
    pub fn bar(self, bar: PageBar<'a>) -> Self {
        let bar = Some(bar);
        Self { bar, ..self }
    }

    /// Makes it two pages side by side if the window is wide enough.
    #[must_use]
    pub fn spread(self) -> Self {
        let spread = true;
        Self { spread, ..self }
    }

    /// Leaves a column of the ground at the left of a spread if the window is wide enough. The width is in units of a
    /// window of 1280 by 720.
    #[must_use]
    pub fn beside(self, width: f32) -> Self {
        Self {
            column: width,
            ..self
        }
    }

    /// Shows it. Its controls have the paper skin.
    pub fn show<R>(self, ctx: &Context, contents: impl FnOnce(&mut Ui) -> R) -> R {
        self.show_areas(ctx, |ui, areas| {
            let inside = UiBuilder::new().max_rect(areas.left);
            ui.scope_builder(inside, contents).inner
        })
    }

    /// Shows it, and lays out the contents in its areas. Controls have the paper skin.
    pub fn show_areas<R>(
        mut self,
        ctx: &Context,
        contents: impl FnOnce(&mut Ui, PageAreas<'a>) -> R,
    ) -> R {
        let screen = ctx.content_rect();
        Area::new(Id::new(self.id))
            .order(Order::Foreground)
            .fixed_pos(screen.min)
            .constrain(false)
            .fade_in(false)
            .show(ctx, |ui| {
                let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
                self.paint_ground(ui, rect);
                let (rest, pressed, search) = match self.bar.take() {
                    Some(bar) => {
                        let shown = Skin::Table.scope(ui, |ui| bar.show(ui, rect));
                        (shown.rest, shown.pressed, shown.search)
                    }
                    None => (rect, BarPresses::default(), None),
                };
                let [beside, left, right] = self.paint_leaves(ui, rest);
                let areas = PageAreas {
                    left: left.unwrap_or(rest),
                    right,
                    beside,
                    pressed,
                    search,
                };
                Skin::Paper.scope(ui, |ui| contents(ui, areas))
            })
            .inner
    }

    fn paint_ground(&self, ui: &Ui, rect: Rect) {
        let painter = ui.painter();
        painter.rect_filled(rect, 0.0, theme::paper::GROUND);
        if let Some(ground) = self.ground {
            let tint = [Color32::from_gray(200), Color32::from_gray(130)];
            let tile = Vec2::splat(TILE);
            tiles(painter, ground, Repeat::Seamless, rect, tile, tint);
        }
    }

    /// Paints the leaves in the space below the bar, and returns the areas for the contents: the column beside them, the
    /// left page and the right page.
    fn paint_leaves(&self, ui: &Ui, rest: Rect) -> [Option<Rect>; 3] {
        let painter = ui.painter();
        let margin = (rest.width() * 0.025).clamp(8.0, 40.0);
        let above = margin.min(rest.height() * 0.03).max(6.0);
        let whole = rest.shrink2(vec2(margin, above));
        let is_spread =
            |sheet: Rect| self.spread && sheet.width() >= WIDE && sheet.height() >= HIGH;
        let beside_column = whole.with_min_x(whole.min.x + self.column * growth(ui));
        let (column, sheet) = if self.column > 0.0 && is_spread(beside_column) {
            let column = beside_column.with_min_x(rest.min.x);
            (Some(column.with_max_x(beside_column.min.x)), beside_column)
        } else {
            (None, whole)
        };
        paper::page(painter, sheet);
        let inner = sheet.shrink2(vec2(margin.max(14.0), (margin * 0.6).max(10.0)));
        if !is_spread(sheet) {
            return [None, Some(inner), None];
        }
        let middle = sheet.center().x;
        paper::fold(painter, sheet, middle);
        let gutter = 1.2 * margin;
        [
            column,
            Some(inner.with_max_x(middle - gutter)),
            Some(inner.with_min_x(middle + gutter)),
        ]
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
