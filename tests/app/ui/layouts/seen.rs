//! Finds faults in a frame by egui's shapes: texts and their background surfaces ("faces").

use bevy_egui::egui::Rect;
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use tavoliere::ui::theme::colour;
use tavoliere::ui::upside_down::HalfTurn;

/// The amount that anti-aliasing and rounding add to a letter on each side, in units.
const BLUR: f32 = 1.5;

/// A visible row of text, with the area of its ink and its clip rectangle.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub text: String,
    pub ink: Rect,
    pub clip: Rect,
    /// The smallest face under the middle of the visible part, with its clip rectangle.
    pub face: Option<(Rect, Rect)>,
}

/// The visible rows and faces of a frame.
pub fn seen(shapes: &[ClippedShape]) -> Seen {
    let mut seen = Seen::default();
    for ClippedShape { clip_rect, shape } in shapes {
        seen.add(shape, *clip_rect);
    }
    seen
}

/// The rows and faces of a frame that aren't covered.
#[derive(Default, PartialEq)]
pub struct Seen {
    pub rows: Vec<Row>,
    pub faces: Vec<(Rect, Rect)>,
    /// Texts shortened with dots because they're too long.
    pub shortened: Vec<String>,
}

impl Seen {
    /// All texts, with their rows joined.
    pub fn text(&self) -> String {
        let rows = self.rows.iter().map(|row| row.text.trim());
        rows.collect::<Vec<_>>().join(" ")
    }

    fn add(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.add(shape, clip);
                }
            }
            // A backdrop dims the table, so the texts under it needn't be legible.
            Shape::Rect(rect) if rect.fill == colour::MODAL_BACKDROP => *self = Seen::default(),
            // Shadows have a blur.
            Shape::Rect(rect) if rect.blur_width > 0.0 => {}
            Shape::Rect(rect) => {
                let drawn = rect.fill.a() > 0 || !rect.stroke.is_empty();
                if drawn && rect.rect.intersects(clip) {
                    self.faces.push((rect.rect, clip));
                }
            }
            Shape::Text(text) => {
                if text.galley.elided {
                    self.shortened.push(text.galley.text().to_owned());
                }
                for row in &text.galley.rows {
                    let bounds = row.row.visuals.mesh_bounds;
                    if !bounds.is_positive() {
                        continue;
                    }
                    let ink = bounds.translate(row.pos.to_vec2());
                    // An upside-down text rotates around its corner.
                    let ink = if text.angle == 0.0 {
                        ink
                    } else {
                        HalfTurn::about(Rect::ZERO).place(ink)
                    };
                    let ink = ink.translate(text.pos.to_vec2());
                    // A scrolled text can be partly visible.
                    let middle = ink.intersect(clip).center();
                    let faces = self.faces.iter().filter(|(face, clip)| {
                        ink.intersects(*clip) && face.intersect(*clip).contains(middle)
                    });
                    self.rows.push(Row {
                        text: row.row.text(),
                        ink,
                        clip,
                        face: faces
                            .copied()
                            .min_by(|a, b| a.0.area().total_cmp(&b.0.area())),
                    });
                }
            }
            _ => {}
        }
    }
}

/// The faults of a frame's rows. A text cut off by a `firm` rectangle can't be scrolled into view.
pub fn faults(seen: &Seen, screen: Rect, firm: &[Rect]) -> Vec<String> {
    let alike = |a: f32, b: f32| (a - b).abs() < 1.0;
    let Seen {
        rows,
        faces,
        shortened,
    } = seen;
    let shorten = |text: &String| format!("“{text}” is shortened");
    let mut found: Vec<String> = shortened.iter().map(shorten).collect();
    for (i, (face, clip)) in faces.iter().enumerate() {
        let firmly = firm
            .iter()
            .any(|firm| alike(firm.min.y, clip.min.y) && alike(firm.max.y, clip.max.y));
        if firmly && !clip.expand(BLUR).contains_rect(*face) {
            found.push(format!("a face leaves the window: {face:?}"));
        }
        // Two buttons that overlap, neither of them within the other.
        for (other, other_clip) in &faces[i + 1..] {
            let common = face.intersect(*other);
            let apart = !face.contains_rect(*other) && !other.contains_rect(*face);
            if clip == other_clip && apart && common.width() > BLUR && common.height() > BLUR {
                found.push(format!("two faces overlap: {face:?} and {other:?}"));
            }
        }
    }
    for (i, row) in rows.iter().enumerate() {
        let seen = row.ink.intersect(row.clip);
        let firm = firm
            .iter()
            .any(|firm| alike(firm.min.y, row.clip.min.y) && alike(firm.max.y, row.clip.max.y));
        let sure = |ink: Rect| {
            let least = ink.width().min(ink.height());
            ink.shrink(BLUR.min(least * 0.3))
        };
        let (text, ink) = (&row.text, sure(row.ink));
        let across = |room: Rect| ink.min.x >= room.min.x && ink.max.x <= room.max.x;
        let inside = if firm {
            row.clip.contains_rect(ink) && screen.contains_rect(ink)
        } else {
            across(row.clip) && across(screen)
        };
        if !inside {
            found.push(format!(
                "“{text}” is cut off: {:?} in {:?}",
                row.ink, row.clip
            ));
        }
        if !seen.is_positive() {
            continue;
        }
        if let Some((face, clip)) = row.face {
            // A face that scrolls with its text must contain all of it.
            let ink = if clip == row.clip { ink } else { sure(seen) };
            if !face.contains_rect(ink) {
                found.push(format!(
                    "“{text}” leaves its face: {:?} on {face:?}",
                    row.ink
                ));
            }
        }
        for other in &rows[i + 1..] {
            let common = seen
                .shrink(BLUR)
                .intersect(other.ink.intersect(other.clip).shrink(BLUR));
            // A text painted twice with a small offset is a relief.
            let is_relief =
                *text == other.text && (row.ink.min - other.ink.min).length() < 2.0 * BLUR;
            if common.width() > 0.5 && common.height() > 0.5 && !is_relief {
                found.push(format!("“{}” lies over “{text}”", other.text));
            }
        }
    }
    found
}
