//! Paints a die as a solid, seen from above, for the big screen mode and for throws by hand.

use bevy::math::{Quat, Vec2 as Flat, Vec3};
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shadow, Shape, Stroke, pos2};

use crate::motion::roll::{normal, rows};
use crate::ui::move_text::pips;
use crate::ui::theme::pieces::PIP;

/// The colours of a face in the light and away from it.
const LIT: Color32 = Color32::from_rgb(0xFA, 0xF3, 0xE2);
const SHADED: Color32 = Color32::from_rgb(0xA8, 0x94, 0x70);
/// The colour of the ground of a pip, which is a hollow.
const PIP_GROUND: Color32 = Color32::from_rgb(0x5A, 0x24, 0x1E);
/// The line through a used die, and its seat.
const STRUCK: Color32 = Color32::from_rgb(0xE9, 0xE2, 0xD0);
/// The shadow on the ground.
const SHADOW: Color32 = Color32::from_black_alpha(150);

/// Half an edge, and the radius of edges and corners, in edges.
const HALF: f32 = 0.5;
const ROUND: f32 = 0.15;
/// Half the side of the face on top, and of the faces beside it, which mustn't reach over the outline, in edges.
const TOP: f32 = 0.44;
const BESIDE: f32 = 0.372;
/// The width of the bevel around a face, and the radius of its corners, in edges.
const BEVEL: f32 = 0.03;
const CORNERS: f32 = 0.12;
/// The distance of pips and their radius, in edges.
const APART: f32 = 0.235;
const PIP_RADIUS: f32 = 0.088;

/// The tilt towards the viewer and to the left, which shows two more faces (degrees).
const TILT: f32 = -23.0;
const LEAN: f32 = 17.0;
/// The direction to the lamp: right, up, towards the viewer.
const LAMP: Vec3 = Vec3::new(-0.26, 0.44, 0.86);

/// The state of a die, which decides its light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DieState {
    /// A number of the throw that isn't used yet.
    Unused,
    /// A number that can be chosen.
    Offered,
    /// A used number, which is struck through.
    Used,
}

impl DieState {
    /// The share of light that a die loses.
    const fn shade(self) -> f32 {
        match self {
            DieState::Unused => 0.0,
            DieState::Offered => 0.35,
            DieState::Used => 0.55,
        }
    }
}

/// A die on the ground.
#[derive(Clone, Copy, Debug)]
pub(super) struct SolidDie {
    /// The number on top.
    pub(super) number: u8,
    /// The state, which decides its light.
    pub(super) state: DieState,
    /// The counterclockwise rotation on the ground (degrees).
    pub(super) turn: f32,
}

/// A face in view: the direction outwards, that of the rows, and that of the columns upwards.
#[derive(Clone, Copy)]
struct Face {
    out: Vec3,
    along: Vec3,
    up: Vec3,
}

impl Face {
    /// A point of the face, in edges from its middle. The first number is to the right, and the second one downwards.
    fn at(self, right: f32, down: f32) -> Vec3 {
        self.out * HALF + self.along * right - self.up * down
    }

    /// The outline of the face inside a margin.
    fn plate(self, margin: f32) -> Vec<Vec3> {
        const STEPS: u8 = 5;
        let half = if self.out.z > 0.7 { TOP } else { BESIDE };
        let (middle, radius) = (half - CORNERS, CORNERS - margin);
        let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
        let mut outline = Vec::new();
        for (quarter, (x, y)) in (0_u8..).zip(corners) {
            for step in 0..=STEPS {
                let part = f32::from(quarter) + f32::from(step) / f32::from(STEPS);
                let (sin, cos) = (part * std::f32::consts::FRAC_PI_2).sin_cos();
                outline.push(self.at(x * middle + radius * cos, y * middle + radius * sin));
            }
        }
        outline
    }

    /// The outline of a circle.
    fn circle(self, x: f32, y: f32, radius: f32) -> Vec<Vec3> {
        const STEPS: u8 = 24;
        let angles = (0..STEPS).map(|step| f32::from(step) / f32::from(STEPS));
        let points = angles.map(|part| {
            let (sin, cos) = (part * std::f32::consts::TAU).sin_cos();
            self.at(x + radius * cos, y + radius * sin)
        });
        points.collect()
    }

    /// The share of light on the face, 0 to 1.
    fn light(self) -> f32 {
        (self.out.dot(LAMP) + 0.15).clamp(0.0, 1.0)
    }
}

impl SolidDie {
    /// The rotation from the die's frame to the view: right, up, towards the viewer.
    fn rotation(self) -> Quat {
        let (out, along) = (
            Vec3::from(normal(self.number)),
            Vec3::from(rows(self.number)),
        );
        // The number's face turns to the viewer, with its rows to the right.
        let upright = Quat::from_rotation_arc(out, Vec3::Z);
        let row = upright * along;
        let level = Quat::from_rotation_z(-row.y.atan2(row.x));
        let [tilt, lean, turn] = [TILT, LEAN, self.turn].map(f32::to_radians);
        Quat::from_rotation_z(turn)
            * Quat::from_rotation_x(tilt)
            * Quat::from_rotation_y(lean)
            * level
            * upright
    }

    /// Paints the die as large as fits into a square.
    pub(super) fn paint(self, painter: &Painter, rect: Rect) {
        let rotation = self.rotation();
        let outline = hull(outermost(rotation));
        let bounds = Rect::from_points(&outline);
        let scale = rect.width() / bounds.width().max(bounds.height());
        let place = |at: Pos2| rect.center() + (at - bounds.center()) * scale;
        let seen = |at: Vec3| place(flat(at));
        let dim = |colour: Color32| colour.lerp_to_gamma(Color32::BLACK, self.state.shade());
        let tone = |light: f32| dim(SHADED.lerp_to_gamma(LIT, light));
        let fill = |points: Vec<Pos2>, colour: Color32| {
            painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
        };
        cast_shadow(painter, rect);
        // The rounded edges get less light than the faces on top.
        fill(outline.into_iter().map(place).collect(), tone(0.42));
        for (number, face) in faces(rotation) {
            let light = face.light();
            let outlines =
                |points: Vec<Vec3>| -> Vec<Pos2> { points.into_iter().map(seen).collect() };
            fill(outlines(face.plate(0.0)), tone(light * 0.8 + 0.12));
            fill(outlines(face.plate(BEVEL)), tone(light));
            for (x, y) in pips(number) {
                let (x, y) = (x * APART, y * APART);
                fill(outlines(face.circle(x, y, PIP_RADIUS)), dim(PIP));
                // The lower edge of a hollow faces the lamp.
                let ground = face.circle(x, y + PIP_RADIUS * 0.14, PIP_RADIUS * 0.8);
                fill(outlines(ground), dim(PIP_GROUND));
            }
        }
        if self.state == DieState::Used {
            let edge = rect.width();
            let ends = [rect.left_bottom(), rect.right_top()];
            painter.line_segment(ends, Stroke::new(edge * 0.075, Color32::BLACK));
            painter.line_segment(ends, Stroke::new(edge * 0.05, STRUCK));
        }
    }
}

/// Paints the shadow on the ground, away from the lamp.
fn cast_shadow(painter: &Painter, rect: Rect) {
    let edge = rect.width();
    // Egui's numbers for shadows are small integers.
    let small = |share: f32| (share * edge).clamp(0.0, 100.0) as u8;
    let shadow = Shadow {
        offset: [small(0.06).cast_signed(), small(0.08).cast_signed()],
        blur: small(0.16).max(1),
        spread: 0,
        color: SHADOW,
    };
    let corners = CornerRadius::same(small(0.24));
    painter.add(shadow.as_shape(rect.shrink(edge * 0.08), corners));
}

/// The faces in view with their numbers.
fn faces(rotation: Quat) -> impl Iterator<Item = (u8, Face)> {
    (1..=6).filter_map(move |number| {
        let (out, along) = (Vec3::from(normal(number)), Vec3::from(rows(number)));
        let face = Face {
            out: rotation * out,
            along: rotation * along,
            up: rotation * out.cross(along),
        };
        (face.out.z > 0.05).then_some((number, face))
    })
}

/// A point seen from above, with the axis downwards.
const fn flat(at: Vec3) -> Pos2 {
    pos2(at.x, -at.y)
}

/// Points around the rounded corners, which contain the outline.
fn outermost(rotation: Quat) -> Vec<Pos2> {
    const STEPS: u8 = 20;
    const CORNER: f32 = HALF - ROUND;
    let mut points = Vec::new();
    for corner in 0..8_u8 {
        let sign = |bit: u8| {
            if corner >> bit & 1 == 1 {
                CORNER
            } else {
                -CORNER
            }
        };
        let middle = flat(rotation * Vec3::new(sign(0), sign(1), sign(2)));
        for step in 0..STEPS {
            let angle = f32::from(step) / f32::from(STEPS) * std::f32::consts::TAU;
            let around = Flat::from_angle(angle) * ROUND;
            points.push(pos2(middle.x + around.x, middle.y + around.y));
        }
    }
    points
}

/// The convex hull of points, in order around it.
fn hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let mut all = half_hull(points.iter());
    all.extend(half_hull(points.iter().rev()));
    all
}

/// One half of a hull, without its last point, from points in order.
fn half_hull<'a>(points: impl Iterator<Item = &'a Pos2>) -> Vec<Pos2> {
    let mut half: Vec<Pos2> = Vec::new();
    for next in points {
        while let [.., before, last] = half[..] {
            let (way, turn) = (last - before, *next - last);
            if way.x * turn.y - way.y * turn.x > 0.0 {
                break;
            }
            half.pop();
        }
        half.push(*next);
    }
    half.pop();
    half
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_is_on_top_with_two_faces_beside_it() {
        for number in 1..=6 {
            let die = SolidDie {
                number,
                state: DieState::Unused,
                turn: 7.0,
            };
            let rotation = die.rotation();
            let seen: Vec<(u8, Face)> = faces(rotation).collect();
            assert_eq!(seen.len(), 3, "{number}");
            let high = |face: &Face| (face.out.z * 1000.0) as i32;
            let top = seen.iter().max_by_key(|(_, face)| high(face)).unwrap();
            assert_eq!(top.0, number);
            // The number isn't upside down or on its side.
            assert!(top.1.along.x > 0.8, "{number}: {:?}", top.1.along);
            assert!(top.1.up.y > 0.8, "{number}: {:?}", top.1.up);
            let hull = hull(outermost(rotation));
            let bounds = Rect::from_points(&hull);
            for (_, face) in seen {
                let mut plate = face.plate(0.0).into_iter().map(flat);
                assert!(plate.all(|at| bounds.contains(at)), "{number}");
            }
        }
    }
}
