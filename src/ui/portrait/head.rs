//! Paints the heads of portraits: hair, skin, beard, mouth and eyes.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Pos2, Shape, Vec2, pos2, vec2};

use super::colours::{BRASS, EYE, GOLD, INK, TEETH, THROAT, darker};
use super::features::{Beard, Eyes, Hair, Hat, Mark, Mouth, Portrait};
use super::sketch::Sketch;

/// The middle of the head.
pub(super) const HEAD: Pos2 = pos2(0.5, 0.55);
/// Half the size of the head.
const HALF: Vec2 = vec2(0.19, 0.235);

/// Paints the hair behind the head.
pub(super) fn hair_behind(sketch: &Sketch, portrait: &Portrait) {
    let (hair, colour) = (portrait.hair, portrait.hair_colour);
    match hair {
        Hair::None | Hair::Short => {}
        Hair::Long => sketch.oval(pos2(0.5, 0.62), vec2(0.265, 0.34), colour),
        Hair::Plaits => {
            for x in [0.27, 0.73] {
                for y in [0.62, 0.7, 0.78, 0.86] {
                    sketch.oval(pos2(x, y), vec2(0.05, 0.055), colour);
                }
            }
        }
        Hair::Knot => sketch.oval(pos2(0.5, 0.27), vec2(0.1, 0.09), colour),
        Hair::Wig => {
            for x in [0.27, 0.73] {
                for y in [0.5, 0.6, 0.7] {
                    sketch.oval(pos2(x, y), vec2(0.075, 0.058), colour);
                }
            }
        }
    }
    if portrait.hat == Hat::Hood {
        sketch.oval(pos2(0.5, 0.56), vec2(0.3, 0.38), portrait.hat_colour);
    }
    if portrait.hat == Hat::Scarf {
        sketch.oval(pos2(0.5, 0.57), vec2(0.255, 0.33), portrait.hat_colour);
    }
}

/// Paints the neck and coat.
pub(super) fn coat(sketch: &Sketch, portrait: &Portrait) {
    let neck = [
        pos2(0.42, 0.7),
        pos2(0.58, 0.7),
        pos2(0.59, 0.9),
        pos2(0.41, 0.9),
    ];
    sketch.shape(&neck, darker(portrait.skin));
    sketch.fill(
        sketch.arc(pos2(0.5, 1.1), vec2(0.41, 0.28), PI, TAU),
        portrait.coat,
    );
    // The collar.
    sketch.line(
        &[pos2(0.4, 0.84), pos2(0.5, 0.96), pos2(0.6, 0.84)],
        0.022,
        darker(portrait.coat),
    );
    if portrait.hat == Hat::Scarf {
        let knot = [
            pos2(0.3, 0.8),
            pos2(0.7, 0.8),
            pos2(0.62, 0.93),
            pos2(0.38, 0.93),
        ];
        sketch.shape(&knot, portrait.hat_colour);
    }
}

/// Paints the head with ears, hair, marks and nose.
pub(super) fn head(sketch: &Sketch, portrait: &Portrait) {
    let Pos2 { x, y } = HEAD;
    for side in [-1.0, 1.0] {
        sketch.oval(
            pos2(x + side * 0.195, y + 0.01),
            vec2(0.035, 0.055),
            portrait.skin,
        );
        if portrait.mark == Mark::Earrings {
            sketch.dot(pos2(x + side * 0.205, y + 0.085), 0.022, GOLD);
        }
    }
    sketch.oval(HEAD, HALF, portrait.skin);
    // The cheek away from the light.
    let shade = sketch.arc(pos2(x, y), vec2(HALF.x * 0.93, HALF.y * 0.93), -1.1, 1.2);
    let deep = sketch.pen(0.03, portrait.skin.lerp_to_gamma(Color32::BLACK, 0.14));
    sketch.painter.add(Shape::line(shade, deep));
    front_hair(sketch, portrait);
    marks(sketch, portrait);
    // The nose.
    let nose = [
        pos2(x, y - 0.02),
        pos2(x - 0.03, y + 0.065),
        pos2(x + 0.012, y + 0.075),
    ];
    sketch.line(&nose, 0.016, darker(darker(portrait.skin)));
}

/// Paints the hair over the forehead and at the temples.
fn front_hair(sketch: &Sketch, portrait: &Portrait) {
    let Pos2 { x, y } = HEAD;
    let colour = portrait.hair_colour;
    if portrait.hair != Hair::None {
        let top = sketch.arc(pos2(x, y - 0.075), vec2(0.197, 0.175), PI * 1.02, PI * 1.98);
        sketch.fill(top, colour);
        let fringe = [
            pos2(x - 0.15, y - 0.1),
            pos2(x + 0.02, y - 0.15),
            pos2(x + 0.15, y - 0.1),
        ];
        sketch.line(&fringe, 0.02, darker(colour));
        for side in [-1.0, 1.0] {
            let from = pos2(x + side * 0.185, y - 0.1);
            sketch.line(&[from, pos2(x + side * 0.18, y + 0.02)], 0.03, colour);
        }
    }
}

/// Paints freckles, or lines of age.
fn marks(sketch: &Sketch, portrait: &Portrait) {
    let Pos2 { x, y } = HEAD;
    match portrait.mark {
        Mark::Freckles => {
            for side in [-1.0, 1.0] {
                for away in [vec2(0.075, 0.055), vec2(0.11, 0.045), vec2(0.095, 0.08)] {
                    sketch.dot(
                        pos2(x + side * away.x, y + away.y),
                        0.009,
                        darker(portrait.skin),
                    );
                }
            }
        }
        Mark::Lines => {
            for side in [-1.0, 1.0] {
                let cheek = [
                    pos2(x + side * 0.062, y + 0.075),
                    pos2(x + side * 0.1, y + 0.125),
                ];
                sketch.line(&cheek, 0.011, darker(portrait.skin));
                let corner = [
                    pos2(x + side * 0.145, y - 0.02),
                    pos2(x + side * 0.172, y - 0.035),
                ];
                sketch.line(&corner, 0.011, darker(portrait.skin));
            }
        }
        Mark::None | Mark::Earrings | Mark::Spectacles => {}
    }
}

/// Paints the beard.
pub(super) fn beard(sketch: &Sketch, portrait: &Portrait) {
    let colour = portrait.hair_colour;
    let Pos2 { x, y } = HEAD;
    let chin = |depth: f32| sketch.arc(pos2(x, y + 0.05), vec2(0.185, depth), 0.06, PI - 0.06);
    match portrait.beard {
        Beard::None | Beard::Moustache | Beard::Twirled => {}
        Beard::Goatee => sketch.oval(pos2(x, y + 0.225), vec2(0.06, 0.075), colour),
        Beard::Full => sketch.fill(chin(0.23), colour),
        Beard::Long => {
            sketch.fill(chin(0.36), colour);
            for dx in [-0.06, 0.0, 0.06] {
                let lock = [pos2(x + dx, y + 0.24), pos2(x + dx * 0.6, y + 0.36)];
                sketch.line(&lock, 0.011, darker(colour));
            }
        }
    }
    match portrait.beard {
        Beard::None => {}
        Beard::Twirled => {
            for side in [-1.0_f32, 1.0] {
                let points = [
                    pos2(x, y + 0.098),
                    pos2(x + side * 0.07, y + 0.115),
                    pos2(x + side * 0.125, y + 0.09),
                    pos2(x + side * 0.135, y + 0.05),
                ];
                sketch.line(&points, 0.03, colour);
            }
        }
        _ => {
            for side in [-1.0, 1.0] {
                sketch.oval(
                    pos2(x + side * 0.045, y + 0.105),
                    vec2(0.055, 0.024),
                    colour,
                );
            }
        }
    }
}

/// Paints the mouth.
pub(super) fn mouth(sketch: &Sketch, mouth: Mouth) {
    let (x, y) = (HEAD.x, HEAD.y + 0.145);
    match mouth {
        Mouth::Smile => sketch.curve(
            pos2(x, y - 0.03),
            vec2(0.07, 0.042),
            [0.35, PI - 0.35],
            0.018,
        ),
        Mouth::Level => sketch.line(&[pos2(x - 0.05, y), pos2(x + 0.05, y)], 0.018, INK),
        Mouth::Smirk => {
            let points = [
                pos2(x - 0.05, y + 0.008),
                pos2(x + 0.02, y + 0.006),
                pos2(x + 0.07, y - 0.022),
            ];
            sketch.line(&points, 0.018, INK);
        }
        Mouth::Round => sketch.oval(pos2(x, y + 0.002), vec2(0.028, 0.03), THROAT),
        Mouth::Grin => {
            let lips = sketch.arc(pos2(x, y - 0.015), vec2(0.078, 0.055), 0.0, PI);
            sketch.fill(lips, TEETH);
        }
    }
}

/// Paints the eyes with brows and spectacles.
pub(super) fn eyes(sketch: &Sketch, portrait: &Portrait) {
    let (x, y) = (HEAD.x, HEAD.y - 0.035);
    for side in [-1.0_f32, 1.0] {
        let at = pos2(x + side * 0.082, y);
        match portrait.eyes {
            Eyes::Open => {
                sketch.oval(at, vec2(0.033, 0.022), EYE);
                sketch.dot(at, 0.017, INK);
            }
            Eyes::Wide => {
                sketch.oval(at, vec2(0.037, 0.036), EYE);
                sketch.dot(at, 0.017, INK);
            }
            Eyes::Narrow => {
                sketch.oval(at, vec2(0.036, 0.014), EYE);
                sketch.dot(at, 0.014, INK);
            }
            Eyes::Closed => sketch.curve(
                pos2(at.x, at.y - 0.012),
                vec2(0.036, 0.022),
                [0.2, PI - 0.2],
                0.016,
            ),
            Eyes::Aside => {
                sketch.oval(at, vec2(0.035, 0.021), EYE);
                sketch.dot(pos2(at.x + 0.014, at.y), 0.016, INK);
            }
        }
        let lean = portrait.brows.clamp(-1.0, 1.0) * 0.024;
        let inner = pos2(at.x - side * 0.042, at.y - 0.052 + lean);
        let outer = pos2(at.x + side * 0.044, at.y - 0.052 - lean);
        // Light brows wouldn't be visible on light skin.
        sketch.line(
            &[inner, outer],
            0.02,
            portrait.hair_colour.lerp_to_gamma(INK, 0.45),
        );
        if portrait.mark == Mark::Spectacles {
            let rim = sketch.arc(at, vec2(0.06, 0.052), 0.0, TAU);
            let brass = sketch.pen(0.014, BRASS);
            sketch.painter.add(Shape::line(rim, brass));
        }
    }
    if portrait.mark == Mark::Spectacles {
        sketch.line(&[pos2(x - 0.022, y), pos2(x + 0.022, y)], 0.014, BRASS);
    }
}
