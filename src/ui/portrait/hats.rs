//! Paints the hats of portraits.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Shape, Vec2, pos2, vec2};

use super::colours::{BRASS, FUR_RIM, GOLD, HAT_BAND, HOOD_FUR, INK, JEWEL, PLUME, WOOL, darker};
use super::features::{Hat, Portrait};
use super::head::HEAD;
use super::sketch::Sketch;

/// The forehead, where hats sit.
const X: f32 = HEAD.x;
const Y: f32 = HEAD.y - 0.13;

/// Paints the hat of a portrait.
pub(super) fn paint(sketch: &Sketch, portrait: &Portrait) {
    let colour = portrait.hat_colour;
    match portrait.hat {
        Hat::None => {}
        Hat::Turban => turban(sketch, colour),
        Hat::JewelledTurban => {
            turban(sketch, colour);
            jewel(sketch);
        }
        Hat::Cap => cap(sketch, colour),
        Hat::Fez => fez(sketch, colour),
        Hat::FurCap => fur_cap(sketch, colour),
        Hat::KnittedCap => knitted_cap(sketch, colour),
        Hat::Hood => hood(sketch, colour),
        Hat::Tricorn => tricorn(sketch, colour),
        Hat::StrawCone => straw_cone(sketch, colour),
        Hat::StrawHat => straw_hat(sketch, colour),
        Hat::Band => band(sketch, colour),
        Hat::Scarf => scarf(sketch, colour),
        Hat::Flower => flower(sketch, colour),
    }
}

fn dome(sketch: &Sketch, half: Vec2, colour: Color32) {
    sketch.fill(sketch.arc(pos2(X, Y), half, PI, TAU), colour);
}

fn turban(sketch: &Sketch, colour: Color32) {
    let dark = darker(colour);
    sketch.oval(pos2(X, Y - 0.085), vec2(0.255, 0.165), colour);
    for [from, to] in [
        [pos2(X - 0.22, Y - 0.02), pos2(X + 0.12, Y - 0.215)],
        [pos2(X - 0.12, Y + 0.04), pos2(X + 0.21, Y - 0.15)],
        [pos2(X + 0.22, Y - 0.02), pos2(X + 0.02, Y + 0.02)],
    ] {
        sketch.line(&[from, to], 0.014, dark);
    }
}

fn jewel(sketch: &Sketch) {
    sketch.line(&[pos2(X, Y - 0.08), pos2(X + 0.03, Y - 0.33)], 0.03, PLUME);
    sketch.oval(pos2(X, Y - 0.07), vec2(0.036, 0.045), GOLD);
    sketch.dot(pos2(X, Y - 0.07), 0.02, JEWEL);
}

fn cap(sketch: &Sketch, colour: Color32) {
    dome(sketch, vec2(0.2, 0.15), colour);
    sketch.line(
        &[pos2(X - 0.19, Y - 0.025), pos2(X + 0.19, Y - 0.025)],
        0.02,
        GOLD,
    );
}

fn fez(sketch: &Sketch, colour: Color32) {
    let fez = [
        pos2(X - 0.175, Y + 0.02),
        pos2(X - 0.12, Y - 0.22),
        pos2(X + 0.12, Y - 0.22),
        pos2(X + 0.175, Y + 0.02),
    ];
    sketch.shape(&fez, colour);
    let tassel = [
        pos2(X, Y - 0.22),
        pos2(X + 0.15, Y - 0.2),
        pos2(X + 0.17, Y - 0.06),
    ];
    sketch.line(&tassel, 0.018, INK);
    sketch.oval(pos2(X + 0.17, Y - 0.05), vec2(0.02, 0.035), INK);
}

fn fur_cap(sketch: &Sketch, colour: Color32) {
    dome(sketch, vec2(0.2, 0.21), colour);
    for i in 0..8 {
        let along = i as f32 / 7.0 * 2.0 - 1.0;
        let at = pos2(X + along * 0.2, Y + 0.005 - 0.02 * (1.0 - along * along));
        sketch.oval(at, vec2(0.042, 0.05), FUR_RIM);
    }
}

fn knitted_cap(sketch: &Sketch, colour: Color32) {
    let dark = darker(colour);
    dome(sketch, vec2(0.2, 0.23), colour);
    let rim = [
        pos2(X - 0.205, Y + 0.02),
        pos2(X - 0.205, Y - 0.045),
        pos2(X + 0.205, Y - 0.045),
        pos2(X + 0.205, Y + 0.02),
    ];
    sketch.shape(&rim, dark);
    sketch.oval(pos2(X, Y - 0.24), vec2(0.055, 0.055), WOOL);
}

fn hood(sketch: &Sketch, colour: Color32) {
    let edge = sketch.arc(
        pos2(X, HEAD.y + 0.01),
        vec2(0.225, 0.275),
        PI * 0.93,
        PI * 2.07,
    );
    let thick = sketch.pen(0.075, colour);
    sketch.painter.add(Shape::line(edge, thick));
    let fur = sketch.arc(
        pos2(X, HEAD.y + 0.01),
        vec2(0.192, 0.238),
        PI * 0.95,
        PI * 2.05,
    );
    sketch
        .painter
        .add(Shape::line(fur, sketch.pen(0.022, HOOD_FUR)));
}

fn tricorn(sketch: &Sketch, colour: Color32) {
    dome(sketch, vec2(0.17, 0.2), colour);
    let brim = [
        pos2(X - 0.31, Y - 0.07),
        pos2(X - 0.12, Y + 0.005),
        pos2(X, Y + 0.03),
        pos2(X + 0.12, Y + 0.005),
        pos2(X + 0.31, Y - 0.07),
        pos2(X, Y - 0.12),
    ];
    sketch.shape(&brim, colour);
    sketch.line(&brim[..5], 0.016, BRASS);
}

fn straw_cone(sketch: &Sketch, colour: Color32) {
    let dark = darker(colour);
    let cone = [
        pos2(X - 0.36, Y + 0.06),
        pos2(X, Y - 0.24),
        pos2(X + 0.36, Y + 0.06),
    ];
    sketch.shape(&cone, colour);
    for along in [-0.18, 0.0, 0.18] {
        sketch.line(&[pos2(X, Y - 0.24), pos2(X + along, Y + 0.05)], 0.011, dark);
    }
}

fn straw_hat(sketch: &Sketch, colour: Color32) {
    dome(sketch, vec2(0.17, 0.2), colour);
    sketch.oval(pos2(X, Y + 0.005), vec2(0.32, 0.05), colour);
    let band = [
        pos2(X - 0.168, Y - 0.02),
        pos2(X - 0.16, Y - 0.075),
        pos2(X + 0.16, Y - 0.075),
        pos2(X + 0.168, Y - 0.02),
    ];
    sketch.shape(&band, HAT_BAND);
}

fn band(sketch: &Sketch, colour: Color32) {
    let band = [
        pos2(X - 0.187, Y + 0.045),
        pos2(X - 0.175, Y - 0.03),
        pos2(X + 0.175, Y - 0.03),
        pos2(X + 0.187, Y + 0.045),
    ];
    sketch.shape(&band, colour);
    let end = [
        pos2(X + 0.19, Y + 0.01),
        pos2(X + 0.28, Y - 0.04),
        pos2(X + 0.27, Y + 0.07),
    ];
    sketch.shape(&end, colour);
}

fn scarf(sketch: &Sketch, colour: Color32) {
    let dark = darker(colour);
    dome(sketch, vec2(0.205, 0.185), colour);
    sketch.line(
        &[pos2(X - 0.2, Y + 0.0), pos2(X + 0.2, Y + 0.0)],
        0.024,
        dark,
    );
}

fn flower(sketch: &Sketch, colour: Color32) {
    let middle = pos2(X + 0.18, Y + 0.02);
    for i in 0..5 {
        let angle = TAU * i as f32 / 5.0;
        let at = pos2(
            middle.x + 0.042 * angle.cos(),
            middle.y + 0.042 * angle.sin(),
        );
        sketch.oval(at, vec2(0.034, 0.034), colour);
    }
    sketch.dot(middle, 0.024, GOLD);
}
