//! The paper slip with a commitment and its seal.

use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{
    self, Color32, Label, Margin, Painter, Pos2, Rect, Shape, Stroke, Ui, UiBuilder, pos2, vec2,
};

use crate::record::{Bytes32, Commitment, FairSeed, RecordError};
use crate::rules::Side;
use crate::ui::kit::{Skin, paper};
use crate::ui::panels::record_problem;
use crate::ui::text::{HEXADECIMAL, even_digits, even_width, label};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{HOLDS, INK, SECOND_INK, WRONG};
use crate::ui::view::View;
use crate::ui::words::Words;
use crate::verify::{Check, Failure, Finding, Proof, Verdict};

/// The colours of the sealing wax, and of its shadow.
const LAC: Color32 = Color32::from_rgb(0x93, 0x22, 0x1C);
const LAC_LIT: Color32 = Color32::from_rgb(0xC6, 0x54, 0x44);
const LAC_DARK: Color32 = Color32::from_rgb(0x5E, 0x10, 0x0D);
const LAC_SHADOW: Color32 = Color32::from_black_alpha(90);

/// The radius of the seal.
const SEAL: f32 = 26.0;

/// The distance between the edge of a leaf and its contents, and between the edge and everything around it.
const INSIDE: Margin = Margin::symmetric(18, 14);
const AROUND: i8 = 6;

/// A leaf of paper. It's painted below its contents once its height is known.
struct Leaf {
    place: ShapeIdx,
    rect: Rect,
}

impl Leaf {
    /// Shows the contents of a leaf.
    fn show(ui: &mut Ui, add: impl FnOnce(&mut Ui)) -> Leaf {
        let place = ui.painter().add(Shape::Noop);
        let frame = egui::Frame::new()
            .inner_margin(INSIDE)
            .outer_margin(Margin::same(AROUND));
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            add(ui);
        });
        let rect = shown.response.rect.shrink(f32::from(AROUND));
        Leaf { place, rect }
    }

    /// Paints it down to a height.
    fn paint(&self, ui: &Ui, bottom: f32) {
        paper::slip(ui.painter(), self.place, self.rect.with_max_y(bottom));
    }
}

/// Shows a commitment: four words to remember, and the whole of it. The seal is broken if `opened`.
pub fn commitment(ui: &mut Ui, view: &View, commitment: Commitment, opened: bool) {
    let leaf = outside(ui, view, commitment, opened);
    leaf.paint(ui, leaf.rect.max.y);
}

/// Shows the leaf with the commitment.
fn outside(ui: &mut Ui, view: &View, commitment: Commitment, opened: bool) -> Leaf {
    let leaf = Leaf::show(ui, |ui| {
        let room = ui.available_width();
        // The seal is in the upper right corner.
        ui.set_max_width(room - 2.0 * SEAL);
        let sealed = view.words.get("fair-sealed");
        label(ui, sealed, TextStyle::StrongNote, SECOND_INK);
        let words = commitment.words().join("  ");
        label(ui, words, TextStyle::Display, INK);
        ui.set_max_width(room);
        digits(ui, commitment.bytes(), SECOND_INK);
    });
    let corner = leaf.rect.right_top();
    seal(
        ui.painter(),
        corner + vec2(-SEAL - 14.0, SEAL + 14.0),
        opened,
    );
    leaf
}

/// Shows 64 digits in groups of four, in rows of the same number of groups. All digits have the same width, so those of
/// a row are exactly below those of the row above.
fn digits(ui: &mut Ui, bytes: Bytes32, ink: Color32) {
    let font = Skin::Paper.font(ui, TextStyle::Note);
    let groups = in_fours(bytes);
    let room = ui.available_width();
    let fits = |in_row: usize| {
        let rows = groups.chunks(in_row).map(|row| row.join(" "));
        let mut widths = rows.map(|row| even_width(ui, &row, HEXADECIMAL, &font));
        widths.all(|width| width <= room)
    };
    let in_row = [16, 8, 4, 2].into_iter().find(|in_row| fits(*in_row));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in groups.chunks(in_row.unwrap_or(1)) {
            let row = even_digits(ui, &row.join(" "), HEXADECIMAL, &font, ink);
            ui.add(Label::new(row).extend());
        }
    });
}

/// 64 digits in groups of four.
fn in_fours(bytes: Bytes32) -> Vec<String> {
    let digits: Vec<char> = bytes.to_string().chars().collect();
    digits.chunks(4).map(|four| four.iter().collect()).collect()
}

/// Paints a wax seal, broken in two once it's opened.
fn seal(painter: &Painter, at: Pos2, opened: bool) {
    painter.circle_filled(at + vec2(2.0, 4.0), SEAL, LAC_SHADOW);
    // Wax runs, so a seal isn't quite round.
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
        painter.add(Shape::line(points, Stroke::new(3.4, paper::PAPER)));
    }
}

/// Shows a committed seed. Before the end of the game players see only the commitment, afterwards also salt, seed and
/// the findings of the record's checks.
pub(super) fn sealed(ui: &mut Ui, view: &View, seed: &FairSeed, findings: &[Finding]) {
    /// The width from which both leaves of the slip are side by side.
    const WIDE: f32 = 980.0;
    let opened = view.ended();
    let room = ui.available_rect_before_wrap();
    if room.width() < WIDE {
        commitment(ui, view, seed.commitment(), opened);
        let leaf = inside(ui, view, seed, findings, opened);
        leaf.paint(ui, leaf.rect.max.y);
    } else {
        let width = room.width() / 2.0;
        let half = |ui: &mut Ui, left: f32, add: &dyn Fn(&mut Ui) -> Leaf| {
            let place = Rect::from_min_size(pos2(left, room.min.y), vec2(width, 10.0));
            ui.scope_builder(UiBuilder::new().max_rect(place), add)
                .inner
        };
        let first = half(ui, room.min.x, &|ui| {
            outside(ui, view, seed.commitment(), opened)
        });
        let second = half(ui, room.min.x + width, &|ui| {
            inside(ui, view, seed, findings, opened)
        });
        let bottom = first.rect.max.y.max(second.rect.max.y);
        for leaf in [first, second] {
            leaf.paint(ui, bottom);
        }
        let end = pos2(room.max.x, bottom + f32::from(AROUND));
        let whole = Rect::from_min_max(room.min, end);
        ui.expand_to_include_rect(whole);
        ui.advance_cursor_after_rect(whole);
    }
    for side in Side::BOTH {
        let given = seed.contribution(side);
        if !given.is_empty() {
            let side = ("side", view.side(side).into());
            let text = ("text", given.text().into());
            let line = view.words.with("fair-gave", &[side, text]);
            label(ui, line, TextStyle::Note, SECOND_INK);
        }
    }
}

/// Shows the other leaf: folded until the end, then salt, seed and the checks.
fn inside(ui: &mut Ui, view: &View, seed: &FairSeed, findings: &[Finding], opened: bool) -> Leaf {
    let words = view.words;
    Leaf::show(ui, |ui| {
        if !opened {
            label(ui, words.get("fair-opens"), TextStyle::Body, INK);
            return;
        }
        for (key, bytes) in [("fair-salt", seed.salt()), ("fair-seed", seed.seed())] {
            label(ui, words.get(key), TextStyle::StrongNote, SECOND_INK);
            digits(ui, bytes, INK);
        }
        ui.add_space(2.0);
        for (text, holds) in findings
            .iter()
            .filter_map(|found| finding_text(view, found))
        {
            let tint = if holds { HOLDS } else { WRONG };
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(18.0, 20.0), egui::Sense::hover());
                mark(ui, rect.center(), holds, tint);
                // In a separate column it can take several lines.
                ui.vertical(|ui| label(ui, text, TextStyle::Body, tint));
            });
        }
    })
}

/// The text of a finding, and `true` if the check succeeded. `None` if players needn't see it.
fn finding_text(view: &View, found: &Finding) -> Option<(String, bool)> {
    let words = view.words;
    let text = match &found.verdict {
        Verdict::Holds(Proof::Commitment(_)) => words.get("fair-same-words"),
        Verdict::Holds(Proof::Throws(count)) => {
            words.with("fair-throws-follow", &[("count", (*count).into())])
        }
        Verdict::Holds(_) if found.check == Check::Result => words.get("fair-result-true"),
        Verdict::Holds(_) | Verdict::Unknown(_) => return None,
        Verdict::Fails { failure, .. } => failure_text(words, failure),
    };
    Some((text, matches!(found.verdict, Verdict::Holds(_))))
}

/// The text of a failed check.
fn failure_text(words: &Words, failure: &Failure) -> String {
    match failure {
        Failure::Line { line, problem } => {
            let problem = problem.clone();
            record_problem(
                words,
                &RecordError {
                    line: *line,
                    problem,
                },
            )
        }
        Failure::Commitment { .. } => words.get("fair-wrong-seal"),
        Failure::Throw { index, .. } => {
            words.with("fair-wrong-throw", &[("number", (index + 1).into())])
        }
        Failure::Altered(_) => words.get("fair-wrong-altered"),
        Failure::NoResult => words.get("fair-wrong-result"),
        Failure::NoDigest => words.get("fair-wrong-digest"),
        Failure::NotReached => words.get("fair-wrong-earlier"),
    }
}

/// Draws a tick or a cross, because the fonts have neither.
fn mark(ui: &Ui, at: Pos2, holds: bool, tint: Color32) {
    let stroke = Stroke::new(2.4, tint);
    let line = |points: [(f32, f32); 2]| {
        let points = points.map(|(x, y)| at + vec2(x, y));
        ui.painter().line_segment(points, stroke);
    };
    if holds {
        line([(-6.0, 0.0), (-2.0, 5.0)]);
        line([(-2.0, 5.0), (6.0, -6.0)]);
    } else {
        line([(-5.0, -5.0), (5.0, 5.0)]);
        line([(-5.0, 5.0), (5.0, -5.0)]);
    }
}
