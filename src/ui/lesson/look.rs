//! Paints a lesson's note in the material of each table: cotton, laid paper, palm leaf, parchment.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::sheet::Sheet;
use crate::ui::theme::{colour, paper};

/// The colours and the material of a note.
#[derive(Clone, Copy, Debug)]
pub struct NoteLook {
    /// The colour of the material.
    pub paper: Color32,
    /// Its threads, lines or fibres.
    pub grain: Color32,
    /// Titles and text.
    pub ink: Color32,
    /// The ink of less important text, and of the current step.
    pub accent: Color32,
    /// Its material.
    pub material: NoteMaterial,
}

/// The material of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteMaterial {
    /// Undyed cotton with woven hems, on two pins.
    Cotton,
    /// Laid paper, on two nails.
    Paper,
    /// A slip of palm leaf, edged with shell.
    Palm,
    /// Parchment under a clip of brass.
    Parchment,
}

/// The colours of cotton and its hems.
mod cotton_colours {
    use bevy_egui::egui::Color32;

    pub(super) const MADDER: Color32 = Color32::from_rgb(0x8A, 0x2F, 0x27);
    pub(super) const GOLD: Color32 = Color32::from_rgb(0xD9, 0xA5, 0x3F);
    pub(super) const DEEP: Color32 = Color32::from_rgb(0x5A, 0x17, 0x14);
    pub(super) const STITCH: Color32 = Color32::from_rgb(0x8A, 0x3A, 0x2C);
}

/// The colours of a palm leaf's edges of shell.
mod shell_colours {
    use bevy_egui::egui::Color32;

    pub(super) const SHELL: Color32 = Color32::from_rgb(0xEE, 0xEA, 0xDC);
    pub(super) const PANE: Color32 = Color32::from_rgb(0xC9, 0xD8, 0xCF);
    pub(super) const LEAD: Color32 = Color32::from_rgb(0x6B, 0x4A, 0x22);
    pub(super) const CORD: Color32 = Color32::from_rgb(0x7B, 0x5A, 0x2E);
}

/// The shadow of a clip, at 27 %.
const CLIP_SHADOW: Color32 = Color32::from_black_alpha(70);
/// The shadow of a pin, at 35 %.
const PIN_SHADOW: Color32 = Color32::from_black_alpha(90);
/// The colour of old parchment's edges.
const AGED: Color32 = Color32::from_rgb(0x7A, 0x55, 0x20);

/// The tones of a metal.
#[derive(Clone, Copy)]
struct Metal {
    middle: Color32,
    light: Color32,
    dark: Color32,
}

impl Metal {
    const BRASS: Metal = Metal {
        middle: colour::BRASS,
        light: Color32::from_rgb(0xF6, 0xDF, 0x9A),
        dark: Color32::from_rgb(0x6B, 0x4E, 0x1B),
    };
    const IRON: Metal = Metal {
        middle: Color32::from_rgb(0x33, 0x2C, 0x28),
        light: Color32::from_rgb(0x8C, 0x80, 0x76),
        dark: Color32::from_rgb(0x14, 0x10, 0x0E),
    };
}

impl NoteLook {
    /// Height of the upper and the lower edge (units).
    pub const fn hem(self, roomy: bool) -> (f32, f32) {
        match (self.material, roomy) {
            (NoteMaterial::Cotton, true) => (46.0, 46.0),
            (NoteMaterial::Parchment, true) => (40.0, 22.0),
            (_, true) => (30.0, 22.0),
            (NoteMaterial::Cotton, false) => (9.0, 9.0),
            (_, false) => (4.0, 4.0),
        }
    }

    /// Paints the note.
    pub(super) fn paint(self, painter: &Painter, sheet: &Sheet, roomy: bool) {
        for (away, blur, dark) in [(22.0, 20.0, 0.30), (10.0, 9.0, 0.42), (3.0, 2.0, 0.50)] {
            let shadow = bevy_egui::egui::Shadow {
                offset: [(away * 0.8) as i8, away as i8],
                blur: (blur * 1.4) as u8,
                spread: 0,
                color: Color32::from_black_alpha((dark * 200.0) as u8),
            };
            if roomy {
                painter.add(shadow.as_shape(sheet.bounds(), 2));
            }
        }
        let size = sheet.size;
        let edge = self.grain.lerp_to_gamma(Color32::BLACK, 0.25);
        painter.add(sheet.quad(Rect::from_min_size(Pos2::ZERO, size), self.paper));
        match self.material {
            NoteMaterial::Cotton => self.weave(painter, sheet),
            NoteMaterial::Paper => self.lines(painter, sheet, 7.0, false),
            NoteMaterial::Palm => self.lines(painter, sheet, 5.0, true),
            NoteMaterial::Parchment => self.age(painter, sheet),
        }
        painter.add(sheet.outline(
            Rect::from_min_size(Pos2::ZERO, size),
            Stroke::new(1.0, edge),
        ));
        match self.material {
            NoteMaterial::Cotton => cotton(painter, sheet, roomy),
            NoteMaterial::Paper => nails(painter, sheet, roomy),
            NoteMaterial::Palm => shell(painter, sheet, roomy),
            NoteMaterial::Parchment => clip(painter, sheet, roomy),
        }
    }

    /// Paints a plain weave.
    fn weave(self, painter: &Painter, sheet: &Sheet) {
        let thread = Stroke::new(1.0, self.grain.gamma_multiply(0.42));
        let pitch = 4.0;
        let (columns, rows) = ((sheet.size.x / pitch) as u32, (sheet.size.y / pitch) as u32);
        for column in 1..columns {
            let x = column as f32 * pitch + uneven(column) * 0.7;
            let thread = Stroke::new(0.7 + uneven(column * 7) * 0.5, thread.color);
            painter.add(sheet.line(pos2(x, 0.0), pos2(x, sheet.size.y), thread));
        }
        for row in 1..rows {
            let y = row as f32 * pitch + uneven(row + 91) * 0.7;
            painter.add(sheet.line(pos2(0.0, y), pos2(sheet.size.x, y), thread));
        }
    }

    /// Paints the lines of a paper mould, or the fibres of a leaf.
    fn lines(self, painter: &Painter, sheet: &Sheet, pitch: f32, upright: bool) {
        let long = if upright { sheet.size.x } else { sheet.size.y };
        for i in 1..(long / pitch) as u32 {
            let at = i as f32 * pitch + uneven(i) * 1.6;
            let strength = 0.18 + 0.34 * (uneven(i * 13) + 1.0) / 2.0;
            let line = Stroke::new(1.0, self.grain.gamma_multiply(strength));
            let (a, b) = if upright {
                (pos2(at, 0.0), pos2(at + uneven(i + 5) * 2.0, sheet.size.y))
            } else {
                (pos2(0.0, at), pos2(sheet.size.x, at))
            };
            painter.add(sheet.line(a, b, line));
        }
    }

    /// Darkens the edges.
    fn age(self, painter: &Painter, sheet: &Sheet) {
        let dark = self.grain.lerp_to_gamma(AGED, 0.35);
        for (i, strength) in [0.26_f32, 0.18, 0.11, 0.06].into_iter().enumerate() {
            let inset = i as f32 * 4.0 + 2.0;
            let rect = Rect::from_min_size(Pos2::ZERO, sheet.size).shrink(inset);
            painter.add(sheet.outline(rect, Stroke::new(5.0, dark.gamma_multiply(strength))));
        }
    }
}

/// A pseudorandom number from -1 to 1, always the same for the same position.
fn uneven(at: u32) -> f32 {
    let mixed = at.wrapping_mul(0x9E37_79B9) ^ (at.wrapping_mul(0x85EB_CA6B) >> 13);
    (mixed.wrapping_mul(0xC2B2_AE35) >> 16) as f32 / 32_767.5 - 1.0
}

fn cotton(painter: &Painter, sheet: &Sheet, roomy: bool) {
    use cotton_colours::{DEEP, GOLD, MADDER, STITCH};

    let (width, height) = (sheet.size.x, sheet.size.y);
    let hem = if roomy { 30.0 } else { 6.0 };
    for (top, out) in [(0.0, 1.0), (height - hem, -1.0)] {
        painter.add(sheet.quad(
            Rect::from_min_size(pos2(0.0, top), vec2(width, hem)),
            MADDER,
        ));
        if !roomy {
            continue;
        }
        for y in [top + 3.0, top + hem - 3.0] {
            painter.add(sheet.line(pos2(0.0, y), pos2(width, y), Stroke::new(1.6, GOLD)));
        }
        let middle = top + hem / 2.0;
        let count = (width / 22.0).floor().max(1.0);
        for i in 0..count as u32 {
            let x = (i as f32 + 0.5) * width / count;
            let diamond = |r: f32| {
                [
                    vec2(-r, 0.0),
                    vec2(0.0, -r * 0.8),
                    vec2(r, 0.0),
                    vec2(0.0, r * 0.8),
                ]
                .map(|away| pos2(x, middle) + away)
            };
            painter.add(sheet.polygon(&diamond(9.0), GOLD));
            painter.add(sheet.polygon(&diamond(6.2), DEEP));
            painter.add(sheet.polygon(&diamond(3.0), Metal::BRASS.light));
        }
        // Teeth that extend into the plain cloth.
        let (edge, tip) = if out > 0.0 {
            (top + hem, top + hem + 12.0)
        } else {
            (top, top - 12.0)
        };
        let teeth = (width / 13.0).floor().max(1.0);
        for i in 0..teeth as u32 {
            let (x, step) = (i as f32 * width / teeth, width / teeth);
            let tooth = [
                pos2(x, edge),
                pos2(x + step, edge),
                pos2(x + step / 2.0, tip),
            ];
            painter.add(sheet.polygon(&tooth, MADDER));
        }
    }
    if roomy {
        let stitch = Stroke::new(1.5, STITCH);
        for x in [13.0, width - 13.0] {
            let mut y = 58.0;
            while y < height - 58.0 {
                painter.add(sheet.line(pos2(x, y), pos2(x, y + 7.0), stitch));
                y += 12.0;
            }
        }
        for x in [28.0, width - 18.0] {
            pin(painter, sheet.at(pos2(x, 8.0)), 12.0, Metal::BRASS);
        }
    }
}

fn nails(painter: &Painter, sheet: &Sheet, roomy: bool) {
    if roomy {
        for x in [20.0, sheet.size.x - 20.0] {
            pin(painter, sheet.at(pos2(x, 14.0)), 8.0, Metal::IRON);
        }
    }
    let red = Stroke::new(1.2, paper::LINK.gamma_multiply(0.6));
    let inset = if roomy { 12.0 } else { 5.0 };
    let rect = Rect::from_min_size(Pos2::ZERO, sheet.size).shrink(inset);
    painter.add(sheet.outline(rect, red));
    if roomy {
        painter.add(sheet.outline(rect.shrink(4.0), Stroke::new(0.7, red.color)));
    }
}

fn shell(painter: &Painter, sheet: &Sheet, roomy: bool) {
    use shell_colours::{CORD, LEAD, PANE, SHELL};

    let (width, height) = (sheet.size.x, sheet.size.y);
    let rim = if roomy { 12.0 } else { 4.0 };
    let bands = [
        Rect::from_min_size(Pos2::ZERO, vec2(width, rim)),
        Rect::from_min_size(pos2(0.0, height - rim), vec2(width, rim)),
    ];
    for band in bands {
        painter.add(sheet.quad(band, SHELL));
        let panes = (width / 36.0).floor().max(1.0);
        for i in 0..panes as u32 {
            let x = i as f32 * width / panes;
            let pane = Rect::from_min_size(pos2(x, band.min.y), vec2(width / panes, rim));
            let strength = 0.35 + 0.3 * uneven(i + 3);
            painter.add(sheet.quad(pane, PANE.gamma_multiply(strength.clamp(0.0, 1.0))));
            let lead = Stroke::new(1.4, LEAD);
            painter.add(sheet.outline(pane, lead));
        }
    }
    if roomy {
        let cord = Stroke::new(2.4, CORD);
        for x in [24.0, width - 24.0] {
            painter.add(sheet.line(pos2(x, -10.0), pos2(x, 22.0), cord));
            painter.circle_filled(sheet.at(pos2(x, 22.0)), 4.0, cord.color);
        }
    }
}

fn clip(painter: &Painter, sheet: &Sheet, roomy: bool) {
    if !roomy {
        return;
    }
    let middle = sheet.size.x / 2.0;
    let plate = Rect::from_center_size(pos2(middle, 6.0), vec2(120.0, 26.0));
    painter.add(sheet.quad(plate.translate(vec2(2.0, 4.0)), CLIP_SHADOW));
    painter.add(sheet.quad(plate, Metal::BRASS.middle));
    let upper = Rect::from_min_size(plate.min, vec2(plate.width(), 7.0));
    painter.add(sheet.quad(upper, Metal::BRASS.light));
    painter.add(sheet.outline(plate, Stroke::new(1.4, Metal::BRASS.dark)));
    for x in [-44.0, 44.0] {
        let at = sheet.at(pos2(middle + x, 7.0));
        painter.circle(
            at,
            4.0,
            Metal::BRASS.dark,
            Stroke::new(1.0, Metal::BRASS.light),
        );
    }
}

/// Paints a round pin head, lit from the upper left.
fn pin(painter: &Painter, at: Pos2, radius: f32, metal: Metal) {
    let Metal {
        middle,
        light,
        dark,
    } = metal;
    painter.circle_filled(at + vec2(3.0, 5.0), radius, PIN_SHADOW);
    painter.circle(at, radius, middle, Stroke::new(1.2, dark));
    let inner = at + vec2(-0.22, -0.26) * radius;
    painter.circle_filled(inner, radius * 0.5, middle.lerp_to_gamma(light, 0.6));
    painter.circle_filled(at + vec2(-0.34, -0.38) * radius, radius * 0.2, light);
}

/// A step's dot: done, the present one, or still to come.
pub(super) fn dot(
    painter: &Painter,
    look: NoteLook,
    at: Pos2,
    radius: f32,
    step: std::cmp::Ordering,
) {
    match step {
        std::cmp::Ordering::Greater => {
            painter.circle_stroke(
                at,
                radius * 0.8,
                Stroke::new(1.2, look.ink.gamma_multiply(0.7)),
            );
        }
        _ => pin(painter, at, radius, Metal::BRASS),
    }
    if step == std::cmp::Ordering::Equal {
        painter.circle_stroke(at, radius * 1.55, Stroke::new(2.0, look.accent));
    }
}
