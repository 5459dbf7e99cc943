//! The paper slip on which a commitment stands, with its seal.

use bevy_egui::egui::{self, Color32, CornerRadius, Painter, Pos2, Shadow, Stroke, Ui, vec2};

use crate::record::{Bytes32, Commitment};
use crate::ui::theme::TextStyle;
use crate::ui::view::View;
use crate::ui::widget::label;

const PAPER: Color32 = Color32::from_rgb(0xEC, 0xE0, 0xC4);
const PAPER_EDGE: Color32 = Color32::from_rgb(0xB9, 0xA6, 0x7E);
/// Ink on the slip.
pub(super) const INK: Color32 = Color32::from_rgb(0x23, 0x17, 0x0E);
/// Ink of what is less important.
pub(super) const SECOND_INK: Color32 = Color32::from_rgb(0x46, 0x34, 0x20);
/// What has been checked and holds.
pub(super) const TICK: Color32 = Color32::from_rgb(0x23, 0x4A, 0x1E);
/// What does not hold.
pub(super) const WRONG: Color32 = Color32::from_rgb(0x84, 0x15, 0x0F);
const LAC: Color32 = Color32::from_rgb(0x93, 0x22, 0x1C);
const LAC_LIT: Color32 = Color32::from_rgb(0xC6, 0x54, 0x44);
const LAC_DARK: Color32 = Color32::from_rgb(0x5E, 0x10, 0x0D);

/// How large the seal is.
const SEAL: f32 = 26.0;

/// A leaf of paper with something on it.
pub(super) fn leaf<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = egui::Frame::new()
        .fill(PAPER)
        .stroke(Stroke::new(1.0, PAPER_EDGE))
        .corner_radius(CornerRadius::same(3))
        .inner_margin(egui::Margin::symmetric(18, 14))
        .outer_margin(egui::Margin::symmetric(2, 4))
        .shadow(Shadow {
            offset: [4, 7],
            blur: 12,
            spread: 0,
            color: Color32::from_black_alpha(120),
        });
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            add(ui)
        })
        .inner
}

/// What a commitment says: four words to be kept in mind, and all of it. Whole until it is `opened`.
pub fn commitment(ui: &mut Ui, view: &View, commitment: Commitment, opened: bool) {
    let corner = ui.available_rect_before_wrap().right_top();
    leaf(ui, |ui| {
        let room = ui.available_width();
        // The seal has the upper right corner.
        ui.set_max_width(room - 2.0 * SEAL);
        let sealed = view.words.get("fair-sealed");
        label(ui, sealed, TextStyle::StrongNote, SECOND_INK);
        let words = commitment.words().join("  ");
        label(ui, words, TextStyle::Display, INK);
        ui.set_max_width(room);
        label(
            ui,
            in_fours(commitment.bytes()),
            TextStyle::Note,
            SECOND_INK,
        );
    });
    seal(
        ui.painter(),
        corner + vec2(-SEAL - 16.0, SEAL + 18.0),
        opened,
    );
}

/// 64 digits in groups of four.
pub(super) fn in_fours(bytes: Bytes32) -> String {
    let digits = bytes.to_string();
    let mut text = String::with_capacity(80);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && at % 4 == 0 {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// A seal of lac; once opened it is broken across.
fn seal(painter: &Painter, at: Pos2, opened: bool) {
    painter.circle_filled(at + vec2(2.0, 4.0), SEAL, Color32::from_black_alpha(90));
    // Lac runs: no seal is quite round.
    for (angle, reach) in [(0.4, 5.0), (1.9, 7.0), (3.3, 4.0), (4.6, 6.0), (5.6, 5.0)] {
        let away = egui::Vec2::angled(angle) * (SEAL - 4.0);
        painter.circle_filled(at + away, reach, LAC_DARK);
    }
    painter.circle_filled(at, SEAL, LAC_DARK);
    painter.circle_filled(at - vec2(1.0, 1.5), SEAL - 1.5, LAC);
    painter.circle_stroke(at, SEAL - 7.0, Stroke::new(2.0, LAC_DARK));
    painter.circle_stroke(at - vec2(0.6, 1.0), SEAL - 7.0, Stroke::new(1.0, LAC_LIT));
    for ray in 0..8_u8 {
        let away = egui::Vec2::angled(f32::from(ray) * std::f32::consts::FRAC_PI_4);
        let reach = if ray % 2 == 0 { 14.0 } else { 9.0 };
        painter.line_segment([at, at + away * reach], Stroke::new(2.4, LAC_LIT));
    }
    painter.circle_filled(at, 3.4, LAC_DARK);
    if opened {
        let crack = [
            vec2(-9.0, -SEAL - 2.0),
            vec2(3.0, -10.0),
            vec2(-4.0, 2.0),
            vec2(6.0, 13.0),
            vec2(1.0, SEAL + 2.0),
        ];
        let points = crack.map(|away| at + away).to_vec();
        painter.add(egui::Shape::line(points, Stroke::new(3.4, PAPER)));
    }
}
