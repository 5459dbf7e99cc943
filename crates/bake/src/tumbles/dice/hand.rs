//! The throw of two dice from one hand, or from both sides.

use std::ops::Range;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rapier3d::math::{Pose, Rotation, Vector};

use crate::tumbles::{
    fall::Falling,
    hand::{ReleaseState, Throw},
};

/// Throws both dice from the hand at the lower left towards the rim at the right.
pub fn together(random: &mut Xoshiro256PlusPlus) -> Throw<2> {
    let mut between = |low: f32, high: f32| random.random_range(low..high);
    let hand = Vector::new(between(-3.5, -2.9), between(-3.4, -2.2), between(1.6, 2.1));
    let far = between(0.2, 2.0);
    let order = if between(0.0, 1.0) < 0.5 { 1.0 } else { -1.0 };
    let dice = [1.0, -1.0].map(|side: f32| {
        // One is in front of and below the other, both in the hollow of one hand.
        let place = hand
            + Vector::new(
                0.42 * side * order + between(-0.05, 0.05),
                0.44 * side + between(-0.05, 0.05),
                0.3 * side + between(-0.1, 0.1),
            );
        let goal = Vector::new(
            far + 0.6 * side * order + between(-0.3, 0.3),
            -0.8 + 0.5 * side + between(-0.45, 0.45),
            0.6,
        );
        released(place, goal, 14.0..34.0, &mut between)
    });
    Throw(dice)
}

/// Throws the first die from near y, the second from far y, towards each other.
pub fn from_both_sides(random: &mut Xoshiro256PlusPlus) -> Throw<2> {
    let mut between = |low: f32, high: f32| random.random_range(low..high);
    let lanes = between(-0.5, 0.5);
    let dice = [1.0, -1.0].map(|side: f32| {
        let aside = -side * between(0.7, 1.6);
        let place = Vector::new(
            aside + between(-0.4, 0.4),
            -side * between(3.6, 4.1),
            between(1.6, 2.1),
        );
        let goal = Vector::new(aside * 0.6 + lanes, -side * between(0.9, 2.1), 0.6);
        released(place, goal, 12.0..28.0, &mut between)
    });
    Throw(dice)
}

/// A random orientation.
fn turned(between: &mut impl FnMut(f32, f32) -> f32) -> Rotation {
    let axis = Vector::new(between(-1.0, 1.0), between(-1.0, 1.0), between(-1.0, 1.0));
    Rotation::from_scaled_axis(axis.normalize_or_zero() * between(0.0, 3.1))
}

/// A die that will land on its goal, rolling forwards with a spin in this range (radians per second), and a little
/// wildly.
fn released(
    place: Vector,
    goal: Vector,
    spin: Range<f32>,
    between: &mut impl FnMut(f32, f32) -> f32,
) -> ReleaseState {
    let flight = between(0.15, 0.2);
    let spin = between(spin.start, spin.end);
    let mut loose = || between(-9.0, 9.0);
    let wild = Vector::new(loose(), loose(), loose());
    let rotation = turned(between);
    let way = goal - place;
    let rise = (0.5 * <Throw<2> as Falling<2>>::GRAVITY * flight * flight + way.z) / flight;
    let velocity = Vector::new(way.x / flight, way.y / flight, rise);
    let ahead = Vector::new(way.x, way.y, 0.0).normalize_or_zero();
    ReleaseState {
        pose: Pose::from_parts(place, rotation),
        velocity,
        spin: Vector::Z.cross(ahead) * spin + wild,
        centre: Vector::ZERO,
        draw: ahead * -0.35 + Vector::Z * 0.2,
    }
}
