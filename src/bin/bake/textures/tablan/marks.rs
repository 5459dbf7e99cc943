//! The marks laid on the table: the chosen piece, where it may go, the last move, the keyboard's
//! cell. Accent on an ink keyline, and every meaning a shape of its own.

use tiny_skia::Path;

use super::geometry::{self as geo, PX};
use crate::textures::{
    colour::{Rgb, hex},
    field::Field,
    letters::Letters,
    mask::{self, Sheet, arc, circle, ellipse, polyline},
    picture::Picture,
};

const ACCENT: Rgb = hex(0xFFC24A);
const INK: Rgb = hex(0x140B08);
const TRAIL: Rgb = hex(0xFFD88A);

/// A mark under construction on its canvas.
struct Mark {
    size: (f32, f32),
    picture: Picture,
}

impl Mark {
    fn new(w: f32, h: f32) -> Self {
        let size = ((w * PX) as usize, (h * PX) as usize);
        Self {
            size: (w, h),
            picture: Picture::filled(size.0, size.1, INK, 0.0),
        }
    }

    /// Lays on a colour where `f` draws, `blur` units soft.
    fn lay(mut self, colour: Rgb, cover: f32, blur: f32, f: impl FnOnce(&mut Sheet)) -> Self {
        let field = mask::draw(self.size.0, self.size.1, PX, f);
        let field = if blur > 0.0 {
            field.blurred(blur * PX, blur * PX)
        } else {
            field
        };
        self.picture.paint(&field, colour, cover);
        self
    }

    /// A line in accent on a wider line in ink, with a faint glow under both.
    fn keyed(self, path: &Option<Path>, accent: f32, ink: f32) -> Self {
        self.lay(INK, 0.45, 2.5, |s| s.round(path.clone(), ink + 2.0))
            .lay(INK, 0.92, 0.0, |s| s.round(path.clone(), ink))
            .lay(ACCENT, 1.0, 0.0, |s| s.round(path.clone(), accent))
    }
}

const MID: f32 = geo::MARK * 0.5;

/// Every mark by its file name.
pub fn marks() -> Vec<(&'static str, Picture)> {
    let (w, h) = geo::LANDSCAPE_CELL;
    vec![
        ("mark_chosen", chosen()),
        ("mark_move", destination()),
        ("mark_half", half()),
        ("mark_enter_half", enter_half()),
        ("mark_bead_half", bead_half()),
        ("mark_capture", capture()),
        ("mark_enter", enter()),
        ("mark_movable", movable()),
        ("mark_origin", origin()),
        ("mark_bead", bead()),
        ("mark_focus", focus(w, h)),
        (
            "mark_focus_portrait",
            focus(geo::PORTRAIT_CELL.0, geo::PORTRAIT_CELL.1),
        ),
        ("arrow_head", arrow_head()),
        ("trail_dot", trail_dot()),
    ]
}

fn square() -> Mark {
    Mark::new(geo::MARK, geo::MARK)
}

/// A ring round the silhouette.
fn chosen() -> Picture {
    let ring = ellipse(MID, MID, 56.0, 56.5);
    square()
        .lay(ACCENT, 0.17, 5.0, |s| s.stroke(ring.clone(), 13.0))
        .keyed(&ring, 4.5, 9.0)
        .picture
}

/// A disc; the steps are written in it.
fn destination() -> Picture {
    square()
        .lay(INK, 0.60, 3.5, |s| {
            s.fill(ellipse(MID, MID + 1.0, 25.0, 23.5))
        })
        .lay(INK, 0.92, 0.0, |s| s.fill(ellipse(MID, MID, 22.6, 21.1)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(ellipse(MID, MID, 20.0, 18.5)))
        .picture
}

/// The upper half of an ellipse on its flat side, about a middle: the shape of a stick's end, and
/// of half a throw.
fn dome(x: f32, y: f32, rx: f32, ry: f32) -> Option<Path> {
    let points: Vec<(f32, f32)> = (0..=48)
        .map(|i| {
            let a = std::f32::consts::PI * (1.0 + i as f32 / 48.0);
            (x + rx * a.cos(), y + ry * 0.42 + ry * a.sin())
        })
        .collect();
    polyline(&points, true)
}

/// A dome on its keyline; the steps of half a throw are written in it.
fn domed(mark: Mark, m: f32, rx: f32, ry: f32) -> Mark {
    let path = dome(m, m, rx, ry);
    mark.lay(INK, 0.60, 3.0, |s| s.round(path.clone(), 6.5))
        .lay(INK, 0.92, 0.0, |s| {
            s.fill(path.clone());
            s.round(path.clone(), 5.2);
        })
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(path.clone()))
}

/// Where half a throw leads.
fn half() -> Picture {
    domed(square(), MID, 21.0, 26.0).picture
}

/// Where half a throw brings a piece home.
fn enter_half() -> Picture {
    let ring = ellipse(MID, MID, 33.0, 31.6);
    let ground = square()
        .lay(INK, 0.60, 3.5, |s| {
            s.fill(ellipse(MID, MID + 1.0, 38.5, 37.0))
        })
        .lay(INK, 0.86, 0.0, |s| s.fill(ellipse(MID, MID, 36.9, 35.5)))
        .lay(ACCENT, 1.0, 0.0, |s| s.stroke(ring.clone(), 3.4));
    domed(ground, MID, 20.0, 24.5).picture
}

/// The bead of a capture with half a throw.
fn bead_half() -> Picture {
    let m = geo::BEAD * 0.5;
    domed(Mark::new(geo::BEAD, geo::BEAD), m, 13.4, 16.4).picture
}

/// Four arcs that close in on a piece.
fn capture() -> Picture {
    let arcs = [20.0, 110.0, 200.0, 290.0].map(|a| arc(MID, MID, (58.0, 58.5), a, 50.0));
    let mut mark = square().lay(INK, 0.40, 3.0, |s| {
        arcs.iter().for_each(|a| s.round(a.clone(), 11.0))
    });
    mark = mark.lay(INK, 0.90, 0.0, |s| {
        arcs.iter().for_each(|a| s.round(a.clone(), 9.0))
    });
    mark.lay(ACCENT, 1.0, 0.0, |s| {
        arcs.iter().for_each(|a| s.round(a.clone(), 5.0))
    })
    .picture
}

/// The disc within a ring: here a piece enters the enemy's base.
fn enter() -> Picture {
    let ring = ellipse(MID, MID, 33.0, 31.6);
    square()
        .lay(INK, 0.60, 3.5, |s| {
            s.fill(ellipse(MID, MID + 1.0, 38.5, 37.0))
        })
        .lay(INK, 0.86, 0.0, |s| s.fill(ellipse(MID, MID, 36.9, 35.5)))
        .lay(ACCENT, 1.0, 0.0, |s| s.stroke(ring.clone(), 3.4))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(ellipse(MID, MID, 20.0, 18.5)))
        .picture
}

/// A crescent under a piece that may move: quiet, thin at both ends.
fn movable() -> Picture {
    let crescent = |grow: f32| {
        let side = |inner: bool| {
            (0..=60).map(move |i| {
                let t = i as f32 / 60.0;
                let a = (28.0 + 124.0 * t).to_radians();
                let thick =
                    (1.5 + grow) * (t * std::f32::consts::PI).sin().max(0.0).powf(0.6) + grow * 0.4;
                let r = 54.0 + if inner { -thick } else { thick };
                (MID + r * a.cos(), MID + (r + 0.5) * a.sin())
            })
        };
        let mut points: Vec<(f32, f32)> = side(false).collect();
        points.extend(side(true).collect::<Vec<_>>().into_iter().rev());
        polyline(&points, true)
    };
    square()
        .lay(INK, 0.55, 1.5, |s| s.fill(crescent(2.2)))
        .lay(INK, 0.75, 0.0, |s| s.fill(crescent(1.4)))
        .lay(ACCENT, 0.90, 0.0, |s| s.fill(crescent(0.0)))
        .picture
}

/// A dashed oval where the last move began or ended.
fn origin() -> Picture {
    let oval = arc(MID, MID, (35.0, 32.5), -90.0, 360.0);
    square()
        .lay(INK, 0.50, 0.8, |s| s.stroke(oval.clone(), 4.5))
        .lay(TRAIL, 0.80, 0.0, |s| s.dashed(oval.clone(), 2.2, 6.2, 7.0))
        .picture
}

/// A small bead that carries a figure.
fn bead() -> Picture {
    let m = geo::BEAD * 0.5;
    Mark::new(geo::BEAD, geo::BEAD)
        .lay(INK, 0.45, 1.2, |s| s.fill(circle(m, m + 0.5, 14.6)))
        .lay(INK, 0.94, 0.0, |s| s.fill(circle(m, m, 15.0)))
        .lay(ACCENT, 1.0, 0.0, |s| s.fill(circle(m, m, 13.0)))
        .picture
}

/// Corner brackets of a cell.
fn focus(w: f32, h: f32) -> Picture {
    let m = geo::FOCUS_MARGIN;
    let (l, t, r, b) = (m + 1.0, m + 1.0, m + w - 1.0, m + h - 1.0);
    let arm = 24.0;
    let corners: Vec<Option<Path>> = [
        (l, t, 1.0, 1.0),
        (r, t, -1.0, 1.0),
        (r, b, -1.0, -1.0),
        (l, b, 1.0, -1.0),
    ]
    .into_iter()
    .map(|(x, y, dx, dy)| polyline(&[(x + dx * arm, y), (x, y), (x, y + dy * arm)], false))
    .collect();
    let each = |width: f32| {
        let corners = corners.clone();
        move |s: &mut Sheet| corners.into_iter().for_each(|c| s.round(c, width))
    };
    Mark::new(w + 2.0 * m, h + 2.0 * m)
        .lay(INK, 0.45, 2.0, each(9.0))
        .lay(INK, 0.92, 0.0, each(7.5))
        .lay(hex(0xFFF0CC), 1.0, 0.0, each(3.6))
        .picture
}

/// The head of an arrow that points right, its tip at the middle of the right side.
fn arrow_head() -> Picture {
    let (n, m) = (geo::ARROW, geo::ARROW * 0.5);
    let head = |d: f32| {
        let points = [
            (n - 5.0 + d, m),
            (n - 29.0 - d, m - 13.0 - d),
            (n - 23.0 - d * 0.4, m),
            (n - 29.0 - d, m + 13.0 + d),
        ];
        polyline(&points, true)
    };
    Mark::new(n, n)
        .lay(INK, 0.45, 1.6, |s| s.fill(head(3.0)))
        .lay(INK, 0.92, 0.0, |s| {
            s.fill(head(0.0));
            s.round(head(0.0), 6.0);
        })
        .lay(ACCENT, 1.0, 0.0, |s| {
            s.fill(head(0.0));
            s.round(head(0.0), 1.6);
        })
        .picture
}

/// A dot on the trail of the last move.
fn trail_dot() -> Picture {
    let m = geo::DOT * 0.5;
    Mark::new(geo::DOT, geo::DOT)
        .lay(INK, 0.55, 0.6, |s| s.fill(circle(m, m, 3.9)))
        .lay(TRAIL, 1.0, 0.0, |s| s.fill(circle(m, m, 2.9)))
        .picture
}

/// The board's darkness toward the corners of the screen: the vignette and the far side of the
/// warm glow as black cover, 480 × 270 pixels to be stretched over the whole window.
pub fn vignette() -> Picture {
    let cover = screen(|x, y| {
        let glow = glow_at(x, y);
        let far = ((x - 860.0) / 1250.0).hypot((y - 500.0) / 760.0);
        let rim = 1.0 - 0.30 * (far - 0.58).clamp(0.0, 1.0).powf(1.4);
        1.0 - (0.955 + 0.045 * glow) * rim
    });
    Picture::tinted(&cover, [0.0, 0.0, 0.0])
}

/// The warm glow of the key light from the upper left, to be stretched over the whole window.
pub fn glow() -> Picture {
    Picture::tinted(&screen(|x, y| 0.055 * glow_at(x, y)), hex(0xFFD9A0))
}

fn glow_at(x: f32, y: f32) -> f32 {
    (-((x - 300.0) / 1100.0).powi(2) - ((y - 120.0) / 760.0).powi(2)).exp()
}

fn screen(f: impl Fn(f32, f32) -> f32 + Sync) -> Field {
    Field::from_fn(480, 270, |x, y| {
        f((x as f32 + 0.5) * 4.0, (y as f32 + 0.5) * 4.0)
    })
}

/// The figures 0 to 9 side by side, in ink, each in the middle of its own box.
pub fn digits(letters: &Letters) -> Picture {
    let (w, h) = geo::DIGIT;
    let mut strip = Mark::new(w * 10.0, h);
    for digit in 0..10_u8 {
        let x = w * (f32::from(digit) + 0.5);
        let figure = letters.shape((b'0' + digit) as char, x, h * 0.5 + 8.1, 24.5);
        strip = strip.lay(hex(0x1A0F0A), 1.0, 0.0, |sheet| sheet.fill(figure));
    }
    strip.picture
}
