//! Shows the sheet for phones as QR codes that contain its text, beside the standings.

use std::sync::Arc;

use bevy_egui::egui::{Mesh, Pos2, Rect, Sense, Shape, Ui, UiBuilder, Vec2, pos2, vec2};

use super::page_state::{Codes, EveningLeaf, EveningPage};
use super::paint::{NARROW, line};
use super::standings;
use crate::evening::{Evening, SheetCode};
use crate::ui::kit::{Link, growth};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::view::View;

/// The smallest size of a code on its page, in units.
const SMALLEST: f32 = 180.0;
/// The width from which the standings are beside the code, in units.
const WIDE: f32 = 640.0;
/// The gap between both, in units of a window of 1280 by 720.
const GAP: f32 = 28.0;
/// The light frame that a code needs, in modules.
const QUIET: usize = 4;

/// The codes of a game night with their texts, cached until the game night or the language changes.
pub(super) fn codes(view: &View, evening: &Evening, page: &mut EveningPage) -> Arc<Vec<SheetCode>> {
    let language = view.words.locale().tag;
    let steps = evening.steps().len();
    let known = page
        .codes
        .take()
        .filter(|known| (known.steps, known.language) == (steps, language));
    let kept = page.codes.insert(known.unwrap_or_else(|| Codes {
        steps,
        language,
        codes: Arc::new(evening.codes(view.words)),
    }));
    kept.codes.clone()
}

/// Shows the page of codes, with one of them in view, in a height.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    which: usize,
    high: f32,
    page: &mut EveningPage,
) {
    let codes = codes(view, evening, page);
    let Some(one) = codes.get(which).or(codes.first()) else {
        return;
    };
    let number = which.min(codes.len() - 1);
    let room = ui.available_rect_before_wrap();
    let window = ui.ctx().content_rect().size();
    if room.width() < WIDE {
        texts(ui, view, number, codes.len(), one, page);
        let side = (window.min_elem() * 0.9).min(room.width()).max(SMALLEST);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        draw(ui, one, rect.center(), side, QUIET);
        standings::in_column(ui, view, evening, NARROW);
        return;
    }
    let side = (high - 12.0).min(room.width() * 0.5).max(SMALLEST);
    let rect = Rect::from_min_size(room.min, Vec2::splat(side));
    draw(ui, one, rect.center(), side, QUIET);
    let left = rect.max.x + GAP * growth(ui);
    let place = Rect::from_min_max(pos2(left, room.min.y), pos2(room.max.x, room.min.y + 10.0));
    let mut foot = rect.max.y;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        texts(ui, view, number, codes.len(), one, page);
        ui.add_space(10.0);
        let rest = (room.min.y + side - ui.cursor().min.y).max(0.0);
        standings::filling(ui, view, evening, growth(ui) / 1.5, rest);
        foot = foot.max(ui.min_rect().max.y);
    });
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}

/// Shows an explanation of the code, its number, and a link to the next one.
fn texts(
    ui: &mut Ui,
    view: &View,
    number: usize,
    count: usize,
    code: &SheetCode,
    page: &mut EveningPage,
) {
    let words = view.words;
    line(ui, words.get("evening-code-title"), TextStyle::Title, INK);
    let about = words.get("evening-code-line");
    line(ui, about, TextStyle::Note, SECOND_INK);
    if count > 1 {
        let variables = [("number", (number + 1).into()), ("count", count.into())];
        let part = words.with("evening-code-part", &variables);
        line(ui, part, TextStyle::Strong, INK);
        if Link::new(&words.get("evening-code-next")).show(ui) {
            page.leaf = EveningLeaf::Code((number + 1) % count);
        }
    } else if code.text.contains('…') {
        let short = words.get("evening-code-short");
        line(ui, short, TextStyle::Note, SECOND_INK);
    }
}

/// The pixels per module in a code of this size with its frame. It's a whole number, because cameras would see moiré
/// otherwise.
fn module(ui: &Ui, code: &SheetCode, side: f32, quiet: usize) -> f32 {
    let modules = (code.size() + 2 * quiet) as f32;
    (side * ui.ctx().pixels_per_point() / modules)
        .floor()
        .max(1.0)
}

/// Draws a code on the paper around a point, in a size with a light frame of `quiet` modules.
pub(super) fn draw(ui: &Ui, code: &SheetCode, middle: Pos2, side: f32, quiet: usize) {
    let pixels = ui.ctx().pixels_per_point();
    // A small margin against rounding, so that a whole number of pixels stays whole.
    let module = module(ui, code, side + 0.01, quiet) / pixels;
    let whole = Vec2::splat(module * (code.size() + 2 * quiet) as f32);
    let corner = middle - whole / 2.0;
    let corner = pos2(
        (corner.x * pixels).round() / pixels,
        (corner.y * pixels).round() / pixels,
    );
    let mut mesh = Mesh::default();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.is_dark(*x, y)) {
            let at = corner + vec2((x + quiet) as f32, (y + quiet) as f32) * module;
            mesh.add_colored_rect(Rect::from_min_size(at, Vec2::splat(module)), INK);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
}
