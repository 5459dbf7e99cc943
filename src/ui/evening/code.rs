//! The sheet for phones: QR codes that hold its text.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Mesh, Rect, Sense, Shape, Ui, Vec2, pos2, vec2};

use super::pieces::{Look, button};
use super::{EveningLeaf, EveningPage, INK, SECOND_INK};
use crate::evening::Evening;
use crate::qr::QrCode;
use crate::ui::theme::TextStyle;
use crate::ui::view::View;
use crate::ui::widget::label;

/// The largest and the smallest that a code is shown, in units.
const LARGEST: f32 = 560.0;
const SMALLEST: f32 = 180.0;
/// The light frame that a code has to have, in modules.
const QUIET: usize = 4;

pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    which: usize,
    page: &mut EveningPage,
) {
    let words = view.words;
    let tag = words.locale().tag;
    let steps = evening.steps().len();
    let known = page
        .codes
        .take()
        .filter(|(of, language, _)| (*of, *language) == (steps, tag));
    let (.., codes) = page
        .codes
        .insert(known.unwrap_or_else(|| (steps, tag, Arc::new(evening.codes(words)))));
    let codes = codes.clone();
    label(ui, words.get("evening-code-title"), TextStyle::Title, INK);
    label(
        ui,
        words.get("evening-code-line"),
        TextStyle::Note,
        SECOND_INK,
    );
    let Some((text, code)) = codes.get(which).or(codes.first()) else {
        return;
    };
    if codes.len() > 1 {
        let which = which.min(codes.len() - 1);
        let variables = [
            ("number", (which + 1).into()),
            ("count", codes.len().into()),
        ];
        label(
            ui,
            words.with("evening-code-part", &variables),
            TextStyle::Strong,
            INK,
        );
        if button(ui, &words.get("evening-code-next"), Look::Next) {
            page.leaf = EveningLeaf::Code((which + 1) % codes.len());
        }
    } else if text.contains('…') {
        label(
            ui,
            words.get("evening-code-short"),
            TextStyle::Note,
            SECOND_INK,
        );
    }
    let window = ui.ctx().content_rect().size();
    let side = (window.min_elem() * 0.72).min(ui.available_width());
    draw(ui, code, side.clamp(SMALLEST, LARGEST));
    label(ui, text, TextStyle::Note, INK);
}

/// A code with its frame, in whole pixels, or cameras see moiré.
fn draw(ui: &mut Ui, code: &QrCode, side: f32) {
    let pixels = ui.ctx().pixels_per_point();
    let modules = (code.size() + 2 * QUIET) as f32;
    let module = ((side * pixels / modules).floor().max(1.0)) / pixels;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(module * modules), Sense::hover());
    let corner = pos2(
        (rect.min.x * pixels).round() / pixels,
        (rect.min.y * pixels).round() / pixels,
    );
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(
        Rect::from_min_size(corner, Vec2::splat(module * modules)),
        Color32::WHITE,
    );
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.is_dark(*x, y)) {
            let at = corner + vec2((x + QUIET) as f32, (y + QUIET) as f32) * module;
            mesh.add_colored_rect(Rect::from_min_size(at, Vec2::splat(module)), Color32::BLACK);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
}
