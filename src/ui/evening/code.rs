//! Shows the sheet for phones as QR codes that contain its text.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Sense, Shape, Ui, UiBuilder, Vec2, pos2, vec2};

use super::page_state::{Codes, EveningLeaf, EveningPage};
use super::paint::{Typeface, line};
use crate::evening::{Evening, SheetCode};
use crate::ui::kit::{Button, growth};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::view::View;

/// The smallest size of a code on its page, in units.
const SMALLEST: f32 = 180.0;
/// The largest width of the text beside a code, in units.
const TEXT: f32 = 620.0;
/// The width from which the text is beside the code.
const WIDE: f32 = 640.0;
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
        let side = (window.min_elem() * 0.72).min(room.width()).max(SMALLEST);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        draw(ui, one, rect.center(), CodeLook::on_white(side));
        line(ui, &one.text, TextStyle::Note, INK);
        return;
    }
    let side = (high - 12.0).min(room.width() * 0.58).max(SMALLEST);
    let gap = 44.0;
    let beside = (room.width() - side - gap).min(TEXT * growth(ui));
    let left = room.center().x - (side + gap + beside) / 2.0;
    let rect = Rect::from_min_size(pos2(left, room.min.y + 4.0), Vec2::splat(side));
    draw(ui, one, rect.center(), CodeLook::on_white(side));
    let place = Rect::from_min_size(pos2(rect.max.x + gap, rect.min.y), vec2(beside, 10.0));
    let mut foot = rect.max.y;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        texts(ui, view, number, codes.len(), one, page);
        ui.add_space(10.0);
        // The text is as large as the space below the code allows.
        let rows = one.text.lines().count().max(1) as f32;
        let size = ((rect.max.y - ui.cursor().min.y) / rows / 1.3).clamp(15.0, 30.0);
        let font = Typeface::Text.font(size.floor());
        let text = bevy_egui::egui::RichText::new(&one.text);
        ui.label(text.font(font).color(INK));
        foot = foot.max(ui.min_rect().max.y);
    });
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}

/// Shows an explanation of the code, its number, and buttons to the others.
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
        if Button::new(&words.get("evening-code-next"))
            .primary()
            .show(ui)
        {
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

/// The appearance of a code.
#[derive(Clone, Copy)]
pub(super) struct CodeLook {
    /// The side of the code with its frame.
    side: f32,
    /// The light frame around it, in modules.
    quiet: usize,
    /// The paper below it. `None` if it's drawn on the page.
    paper: Option<Color32>,
    ink: Color32,
}

impl CodeLook {
    /// A code on white paper, for the page of codes.
    fn on_white(side: f32) -> CodeLook {
        CodeLook {
            side,
            quiet: QUIET,
            paper: Some(Color32::WHITE),
            ink: Color32::BLACK,
        }
    }

    /// A code on the paper of the page, which serves as its light frame.
    pub(super) fn on_page(side: f32) -> CodeLook {
        CodeLook {
            side,
            quiet: 0,
            paper: None,
            ink: INK,
        }
    }
}

/// Draws a code around a point.
pub(super) fn draw(ui: &Ui, code: &SheetCode, middle: Pos2, look: CodeLook) {
    let CodeLook {
        side,
        quiet,
        paper,
        ink,
    } = look;
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
    if let Some(paper) = paper {
        mesh.add_colored_rect(Rect::from_min_size(corner, whole), paper);
    }
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.is_dark(*x, y)) {
            let at = corner + vec2((x + quiet) as f32, (y + quiet) as f32) * module;
            mesh.add_colored_rect(Rect::from_min_size(at, Vec2::splat(module)), ink);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
}
