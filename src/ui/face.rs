//! Faces: who the computer can be, drawn with a few shapes from a few features.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2,
};

/// What grows on a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hair {
    /// Nothing that a hat would not hide.
    None,
    /// Short, at the sides.
    Short,
    /// Down to the shoulders.
    Long,
    /// Two plaits.
    Plaits,
    /// A knot on top.
    Knot,
    /// The rolls of a wig.
    Wig,
}

/// What grows below a nose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beard {
    /// Nothing.
    None,
    /// A moustache.
    Moustache,
    /// A moustache with its ends turned up.
    Twirled,
    /// A tuft on the chin, with a moustache.
    Goatee,
    /// All round the chin.
    Full,
    /// Down to the chest.
    Long,
}

/// What is worn on a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hat {
    /// Nothing.
    None,
    /// A wound cloth.
    Turban,
    /// A wound cloth with a jewel and a plume.
    JewelledTurban,
    /// A round cap close to the head.
    Cap,
    /// A stiff, tall cap with a tassel.
    Fez,
    /// A cap with a rim of fur.
    FurCap,
    /// A knitted cap with a ball.
    KnittedCap,
    /// A hood.
    Hood,
    /// A hat with three corners.
    Tricorn,
    /// A wide cone of straw.
    StrawCone,
    /// A straw hat with a band.
    StrawHat,
    /// A cloth about the forehead.
    Band,
    /// A scarf about head and neck.
    Scarf,
    /// A flower behind the ear.
    Flower,
}

/// How somebody looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Calmly.
    Open,
    /// In wonder.
    Wide,
    /// Keenly.
    Narrow,
    /// Hardly, for the eyes are closed.
    Closed,
    /// To one side.
    Aside,
}

/// What a mouth says of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouth {
    /// A smile.
    Smile,
    /// A broad smile with teeth.
    Grin,
    /// Neither this nor that.
    Level,
    /// A smile on one side.
    Smirk,
    /// An open mouth.
    Round,
}

/// What else there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Nothing.
    None,
    /// Rings in the ears.
    Earrings,
    /// Spectacles.
    Spectacles,
    /// Freckles.
    Freckles,
    /// Lines of age.
    Lines,
}

/// A face by its features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// The skin.
    pub skin: Color32,
    /// What grows on the head, and the beard's colour.
    pub hair: (Hair, Color32),
    /// The beard.
    pub beard: Beard,
    /// The hat and its colour.
    pub hat: (Hat, Color32),
    /// The coat.
    pub coat: Color32,
    /// How the brows lean: above 0 inwards and down, as in anger, below 0 as in wonder. -1 to 1.
    pub brows: f32,
    /// The eyes.
    pub eyes: Eyes,
    /// The mouth.
    pub mouth: Mouth,
    /// What else there is.
    pub mark: Trait,
}

/// A colour of the faces from its figure, as in `0xC08A5C`.
#[must_use]
pub const fn rgb(figure: u32) -> Color32 {
    let [_, r, g, b] = figure.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// The colour of ink.
const INK: Color32 = rgb(0x1A_120D);
/// The wall behind a face.
const WALL: Color32 = rgb(0x3A_2F25);

/// The middle of the head and half its size; a picture is 1 by 1.
const HEAD: (f32, f32) = (0.5, 0.55);
const HALF: (f32, f32) = (0.19, 0.235);

/// How much nearer the face is looked at, and the place that stays where it is.
const CLOSER: f32 = 1.16;
const NEAR: (f32, f32) = (0.5, 0.6);

/// Draws in a square that is 1 by 1, y downwards.
struct Sketch<'a> {
    painter: &'a Painter,
    rect: Rect,
    ink: Stroke,
}

impl Sketch<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        let (x, y) = (
            NEAR.0 + (x - NEAR.0) * CLOSER,
            NEAR.1 + (y - NEAR.1) * CLOSER,
        );
        self.rect.min + vec2(x, y) * self.rect.width()
    }

    fn pen(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new((width * self.rect.width()).max(1.0), colour)
    }

    /// Points on an oval from one angle to another, 0 to the right, clockwise.
    fn arc(&self, (x, y): (f32, f32), (rx, ry): (f32, f32), from: f32, to: f32) -> Vec<Pos2> {
        (0..=20)
            .map(|i| {
                let angle = from + (to - from) * i as f32 / 20.0;
                self.at((x + rx * angle.cos(), y + ry * angle.sin()))
            })
            .collect()
    }

    fn fill(&self, points: Vec<Pos2>, colour: Color32) {
        self.painter
            .add(Shape::convex_polygon(points, colour, self.ink));
    }

    fn oval(&self, centre: (f32, f32), half: (f32, f32), colour: Color32) {
        let mut points = self.arc(centre, half, 0.0, TAU);
        // The last point is the first; an outline with both has spikes.
        points.pop();
        self.fill(points, colour);
    }

    /// A shape with straight sides, which must be convex.
    fn shape(&self, corners: &[(f32, f32)], colour: Color32) {
        self.fill(corners.iter().map(|at| self.at(*at)).collect(), colour);
    }

    fn line(&self, points: &[(f32, f32)], width: f32, colour: Color32) {
        let points = points.iter().map(|at| self.at(*at)).collect();
        self.painter
            .add(Shape::line(points, self.pen(width, colour)));
    }

    fn curve(&self, centre: (f32, f32), half: (f32, f32), angles: (f32, f32), width: f32) {
        let points = self.arc(centre, half, angles.0, angles.1);
        self.painter.add(Shape::line(points, self.pen(width, INK)));
    }

    fn dot(&self, at: (f32, f32), radius: f32, colour: Color32) {
        let radius = radius * self.rect.width();
        self.painter.circle_filled(self.at(at), radius, colour);
    }
}

fn darker(colour: Color32) -> Color32 {
    colour.lerp_to_gamma(Color32::BLACK, 0.28)
}

/// Paints a face into a square, in a frame of this line.
pub fn paint(painter: &Painter, rect: Rect, face: &Face, frame: Stroke) {
    let side = rect.width().min(rect.height());
    let rect = Rect::from_center_size(rect.center(), vec2(side, side));
    let radius = CornerRadius::same((side * 0.12).min(10.0) as u8);
    painter.rect_filled(rect, radius, WALL);
    let clipped = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let sketch = Sketch {
        painter: &clipped,
        rect,
        ink: Stroke::new((side * 0.012).max(0.8), INK),
    };
    // Light falls from the upper left, as on the tables.
    for radius in [0.48, 0.36, 0.24] {
        let glow = Color32::from_rgba_premultiplied(9, 8, 6, 4);
        let at = sketch.at((0.34, 0.34));
        sketch.painter.circle_filled(at, side * radius, glow);
    }
    hair_behind(&sketch, face);
    coat(&sketch, face);
    head(&sketch, face);
    beard(&sketch, face);
    mouth(&sketch, face.mouth);
    eyes(&sketch, face);
    hat(&sketch, face);
    painter.rect_stroke(rect, radius, frame, StrokeKind::Inside);
}

fn hair_behind(sketch: &Sketch, face: &Face) {
    let (hair, colour) = face.hair;
    match hair {
        Hair::None | Hair::Short => {}
        Hair::Long => sketch.oval((0.5, 0.62), (0.265, 0.34), colour),
        Hair::Plaits => {
            for x in [0.27, 0.73] {
                for y in [0.62, 0.7, 0.78, 0.86] {
                    sketch.oval((x, y), (0.05, 0.055), colour);
                }
            }
        }
        Hair::Knot => sketch.oval((0.5, 0.27), (0.1, 0.09), colour),
        Hair::Wig => {
            for x in [0.27, 0.73] {
                for y in [0.5, 0.6, 0.7] {
                    sketch.oval((x, y), (0.075, 0.058), colour);
                }
            }
        }
    }
    if face.hat.0 == Hat::Hood {
        sketch.oval((0.5, 0.56), (0.3, 0.38), face.hat.1);
    }
    if face.hat.0 == Hat::Scarf {
        sketch.oval((0.5, 0.57), (0.255, 0.33), face.hat.1);
    }
}

fn coat(sketch: &Sketch, face: &Face) {
    let neck = [(0.42, 0.7), (0.58, 0.7), (0.59, 0.9), (0.41, 0.9)];
    sketch.shape(&neck, darker(face.skin));
    sketch.fill(sketch.arc((0.5, 1.1), (0.41, 0.28), PI, TAU), face.coat);
    // The collar.
    sketch.line(
        &[(0.4, 0.84), (0.5, 0.96), (0.6, 0.84)],
        0.022,
        darker(face.coat),
    );
    if face.hat.0 == Hat::Scarf {
        let knot = [(0.3, 0.8), (0.7, 0.8), (0.62, 0.93), (0.38, 0.93)];
        sketch.shape(&knot, face.hat.1);
    }
}

fn head(sketch: &Sketch, face: &Face) {
    let (hair, colour) = face.hair;
    let (x, y) = HEAD;
    for side in [-1.0, 1.0] {
        sketch.oval((x + side * 0.195, y + 0.01), (0.035, 0.055), face.skin);
        if face.mark == Trait::Earrings {
            sketch.dot((x + side * 0.205, y + 0.085), 0.022, rgb(0xE3_B44C));
        }
    }
    sketch.oval(HEAD, HALF, face.skin);
    // The cheek away from the light.
    let shade = sketch.arc((x, y), (HALF.0 * 0.93, HALF.1 * 0.93), -1.1, 1.2);
    let deep = sketch.pen(0.03, face.skin.lerp_to_gamma(Color32::BLACK, 0.14));
    sketch.painter.add(Shape::line(shade, deep));
    if hair != Hair::None {
        // What covers the forehead, and the temples.
        let top = sketch.arc((x, y - 0.075), (0.197, 0.175), PI * 1.02, PI * 1.98);
        sketch.fill(top, colour);
        let fringe = [
            (x - 0.15, y - 0.1),
            (x + 0.02, y - 0.15),
            (x + 0.15, y - 0.1),
        ];
        sketch.line(&fringe, 0.02, darker(colour));
        for side in [-1.0, 1.0] {
            let from = (x + side * 0.185, y - 0.1);
            sketch.line(&[from, (x + side * 0.18, y + 0.02)], 0.03, colour);
        }
    }
    match face.mark {
        Trait::Freckles => {
            for side in [-1.0, 1.0] {
                for (dx, dy) in [(0.075, 0.055), (0.11, 0.045), (0.095, 0.08)] {
                    sketch.dot((x + side * dx, y + dy), 0.009, darker(face.skin));
                }
            }
        }
        Trait::Lines => {
            for side in [-1.0, 1.0] {
                let cheek = [(x + side * 0.062, y + 0.075), (x + side * 0.1, y + 0.125)];
                sketch.line(&cheek, 0.011, darker(face.skin));
                let corner = [(x + side * 0.145, y - 0.02), (x + side * 0.172, y - 0.035)];
                sketch.line(&corner, 0.011, darker(face.skin));
            }
        }
        _ => {}
    }
    // The nose.
    let nose = [(x, y - 0.02), (x - 0.03, y + 0.065), (x + 0.012, y + 0.075)];
    sketch.line(&nose, 0.016, darker(darker(face.skin)));
}

fn beard(sketch: &Sketch, face: &Face) {
    let colour = face.hair.1;
    let (x, y) = HEAD;
    let chin = |depth: f32| sketch.arc((x, y + 0.05), (0.185, depth), 0.06, PI - 0.06);
    match face.beard {
        Beard::None | Beard::Moustache | Beard::Twirled => {}
        Beard::Goatee => sketch.oval((x, y + 0.225), (0.06, 0.075), colour),
        Beard::Full => sketch.fill(chin(0.23), colour),
        Beard::Long => {
            sketch.fill(chin(0.36), colour);
            for dx in [-0.06, 0.0, 0.06] {
                let lock = [(x + dx, y + 0.24), (x + dx * 0.6, y + 0.36)];
                sketch.line(&lock, 0.011, darker(colour));
            }
        }
    }
    match face.beard {
        Beard::None => {}
        Beard::Twirled => {
            for side in [-1.0_f32, 1.0] {
                let points = [
                    (x, y + 0.098),
                    (x + side * 0.07, y + 0.115),
                    (x + side * 0.125, y + 0.09),
                    (x + side * 0.135, y + 0.05),
                ];
                sketch.line(&points, 0.03, colour);
            }
        }
        _ => {
            for side in [-1.0, 1.0] {
                sketch.oval((x + side * 0.045, y + 0.105), (0.055, 0.024), colour);
            }
        }
    }
}

fn mouth(sketch: &Sketch, mouth: Mouth) {
    let (x, y) = (HEAD.0, HEAD.1 + 0.145);
    match mouth {
        Mouth::Smile => sketch.curve((x, y - 0.03), (0.07, 0.042), (0.35, PI - 0.35), 0.018),
        Mouth::Level => sketch.line(&[(x - 0.05, y), (x + 0.05, y)], 0.018, INK),
        Mouth::Smirk => {
            let points = [
                (x - 0.05, y + 0.008),
                (x + 0.02, y + 0.006),
                (x + 0.07, y - 0.022),
            ];
            sketch.line(&points, 0.018, INK);
        }
        Mouth::Round => sketch.oval((x, y + 0.002), (0.028, 0.03), rgb(0x5A_2018)),
        Mouth::Grin => {
            let lips = sketch.arc((x, y - 0.015), (0.078, 0.055), 0.0, PI);
            sketch.fill(lips, rgb(0xF0_E6D4));
        }
    }
}

fn eyes(sketch: &Sketch, face: &Face) {
    let (x, y) = (HEAD.0, HEAD.1 - 0.035);
    for side in [-1.0_f32, 1.0] {
        let at = (x + side * 0.082, y);
        let white = rgb(0xF3_EBDD);
        match face.eyes {
            Eyes::Open => {
                sketch.oval(at, (0.033, 0.022), white);
                sketch.dot(at, 0.017, INK);
            }
            Eyes::Wide => {
                sketch.oval(at, (0.037, 0.036), white);
                sketch.dot(at, 0.017, INK);
            }
            Eyes::Narrow => {
                sketch.oval(at, (0.036, 0.014), white);
                sketch.dot(at, 0.014, INK);
            }
            Eyes::Closed => {
                sketch.curve((at.0, at.1 - 0.012), (0.036, 0.022), (0.2, PI - 0.2), 0.016)
            }
            Eyes::Aside => {
                sketch.oval(at, (0.035, 0.021), white);
                sketch.dot((at.0 + 0.014, at.1), 0.016, INK);
            }
        }
        let lean = face.brows.clamp(-1.0, 1.0) * 0.024;
        let inner = (at.0 - side * 0.042, at.1 - 0.052 + lean);
        let outer = (at.0 + side * 0.044, at.1 - 0.052 - lean);
        // Fair brows would not be seen on fair skin.
        sketch.line(&[inner, outer], 0.02, face.hair.1.lerp_to_gamma(INK, 0.45));
        if face.mark == Trait::Spectacles {
            let rim = sketch.arc(at, (0.06, 0.052), 0.0, TAU);
            let brass = sketch.pen(0.014, rgb(0xD8_B660));
            sketch.painter.add(Shape::line(rim, brass));
        }
    }
    if face.mark == Trait::Spectacles {
        sketch.line(&[(x - 0.022, y), (x + 0.022, y)], 0.014, rgb(0xD8_B660));
    }
}

fn hat(sketch: &Sketch, face: &Face) {
    let (hat, colour) = face.hat;
    let (x, y) = (HEAD.0, HEAD.1 - 0.13);
    let dark = darker(colour);
    let dome = |half: (f32, f32), fill| {
        sketch.fill(sketch.arc((x, y), half, PI, TAU), fill);
    };
    match hat {
        Hat::None => {}
        Hat::Turban | Hat::JewelledTurban => {
            sketch.oval((x, y - 0.085), (0.255, 0.165), colour);
            for (from, to) in [
                ((x - 0.22, y - 0.02), (x + 0.12, y - 0.215)),
                ((x - 0.12, y + 0.04), (x + 0.21, y - 0.15)),
                ((x + 0.22, y - 0.02), (x + 0.02, y + 0.02)),
            ] {
                sketch.line(&[from, to], 0.014, dark);
            }
            if hat == Hat::JewelledTurban {
                sketch.line(&[(x, y - 0.08), (x + 0.03, y - 0.33)], 0.03, rgb(0xF2_EBDD));
                sketch.oval((x, y - 0.07), (0.036, 0.045), rgb(0xE3_B44C));
                sketch.dot((x, y - 0.07), 0.02, rgb(0xB0_2A30));
            }
        }
        Hat::Cap => {
            dome((0.2, 0.15), colour);
            sketch.line(
                &[(x - 0.19, y - 0.025), (x + 0.19, y - 0.025)],
                0.02,
                rgb(0xE3_B44C),
            );
        }
        Hat::Fez => {
            let fez = [
                (x - 0.175, y + 0.02),
                (x - 0.12, y - 0.22),
                (x + 0.12, y - 0.22),
                (x + 0.175, y + 0.02),
            ];
            sketch.shape(&fez, colour);
            let tassel = [(x, y - 0.22), (x + 0.15, y - 0.2), (x + 0.17, y - 0.06)];
            sketch.line(&tassel, 0.018, INK);
            sketch.oval((x + 0.17, y - 0.05), (0.02, 0.035), INK);
        }
        Hat::FurCap => {
            dome((0.2, 0.21), colour);
            for i in 0..8 {
                let along = i as f32 / 7.0 * 2.0 - 1.0;
                let at = (x + along * 0.2, y + 0.005 - 0.02 * (1.0 - along * along));
                sketch.oval(at, (0.042, 0.05), rgb(0x8A_6E50));
            }
        }
        Hat::KnittedCap => {
            dome((0.2, 0.23), colour);
            let rim = [
                (x - 0.205, y + 0.02),
                (x - 0.205, y - 0.045),
                (x + 0.205, y - 0.045),
                (x + 0.205, y + 0.02),
            ];
            sketch.shape(&rim, dark);
            sketch.oval((x, y - 0.24), (0.055, 0.055), rgb(0xEF_E4CB));
        }
        Hat::Hood => {
            let edge = sketch.arc((x, HEAD.1 + 0.01), (0.225, 0.275), PI * 0.93, PI * 2.07);
            let thick = sketch.pen(0.075, colour);
            sketch.painter.add(Shape::line(edge, thick));
            let fur = sketch.arc((x, HEAD.1 + 0.01), (0.192, 0.238), PI * 0.95, PI * 2.05);
            sketch
                .painter
                .add(Shape::line(fur, sketch.pen(0.022, rgb(0xD8_C7A6))));
        }
        Hat::Tricorn => {
            dome((0.17, 0.2), colour);
            let brim = [
                (x - 0.31, y - 0.07),
                (x - 0.12, y + 0.005),
                (x, y + 0.03),
                (x + 0.12, y + 0.005),
                (x + 0.31, y - 0.07),
                (x, y - 0.12),
            ];
            sketch.shape(&brim, colour);
            sketch.line(&brim[..5], 0.016, rgb(0xD8_B660));
        }
        Hat::StrawCone => {
            let cone = [(x - 0.36, y + 0.06), (x, y - 0.24), (x + 0.36, y + 0.06)];
            sketch.shape(&cone, colour);
            for along in [-0.18, 0.0, 0.18] {
                sketch.line(&[(x, y - 0.24), (x + along, y + 0.05)], 0.011, dark);
            }
        }
        Hat::StrawHat => {
            dome((0.17, 0.2), colour);
            sketch.oval((x, y + 0.005), (0.32, 0.05), colour);
            let band = [
                (x - 0.168, y - 0.02),
                (x - 0.16, y - 0.075),
                (x + 0.16, y - 0.075),
                (x + 0.168, y - 0.02),
            ];
            sketch.shape(&band, rgb(0x8E_2F2A));
        }
        Hat::Band => {
            let band = [
                (x - 0.187, y + 0.045),
                (x - 0.175, y - 0.03),
                (x + 0.175, y - 0.03),
                (x + 0.187, y + 0.045),
            ];
            sketch.shape(&band, colour);
            let end = [
                (x + 0.19, y + 0.01),
                (x + 0.28, y - 0.04),
                (x + 0.27, y + 0.07),
            ];
            sketch.shape(&end, colour);
        }
        Hat::Scarf => {
            dome((0.205, 0.185), colour);
            sketch.line(&[(x - 0.2, y + 0.0), (x + 0.2, y + 0.0)], 0.024, dark);
        }
        Hat::Flower => {
            let middle = (x + 0.18, y + 0.02);
            for i in 0..5 {
                let angle = TAU * i as f32 / 5.0;
                let at = (
                    middle.0 + 0.042 * angle.cos(),
                    middle.1 + 0.042 * angle.sin(),
                );
                sketch.oval(at, (0.034, 0.034), colour);
            }
            sketch.dot(middle, 0.024, rgb(0xE3_B44C));
        }
    }
}
