//! The throw of four gathered sticks from the hand.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rapier3d::math::{Pose, Rotation, Vector};
use tavoliere_shapes::motion::tumble::Shape;

use super::stick;
use crate::tumbles::{
    fall::Falling,
    hand::{ReleaseState, Throw},
};

/// The distance by which the whole bundle is drawn back before the throw (cells).
const DRAW: Vector = Vector::new(-0.24, 0.0, 0.07);

/// The sliding distance of a stick, per square of its speed (seconds squared per cell).
const SLIDE: f32 = 1.0 / 500.0;

/// A throw from the left, sweeping to the right, that fits the resting area.
pub fn drawn(shape: Shape, random: &mut Xoshiro256PlusPlus) -> Throw<4> {
    let mut between = |low: f32, high: f32| random.random_range(low..high);
    let wrist: f32 = if between(0.0, 1.0) < 0.5 { -1.0 } else { 1.0 };
    let side: f32 = if between(0.0, 1.0) < 0.5 { -1.0 } else { 1.0 };
    // The landing place of each stick relative to the hand, and its largest rotation on the way. The sticks leave one
    // after the other and fan out.
    let mut goals: [([f32; 2], f32); 4] = match shape {
        Shape::Strip => std::array::from_fn(|i| {
            let aside = side * if i % 2 == 0 { 1.0 } else { -1.0 } * between(0.2, 0.42);
            (
                [2.0 + 1.5 * i as f32 + between(-0.25, 0.25), aside],
                between(-0.42, 0.42),
            )
        }),
        // Four lanes side by side, so that the sticks fan out from the hand and none cross.
        Shape::Block => std::array::from_fn(|i| {
            let aside = 0.74 * (i as f32 - 1.5) + between(-0.16, 0.16);
            let far = 2.65 + side * if i % 2 == 0 { 0.62 } else { -0.62 };
            ([far + between(-0.3, 0.3), aside], between(-0.65, 0.65))
        }),
    };
    // Sticks on the far side of the hand land on the far side, so that few cross.
    goals.sort_by(|a, b| a.0[1].total_cmp(&b.0[1]));
    let mut order = [0, 2, 1, 3];
    if between(0.0, 1.0) < 0.5 {
        order.swap(0, 1);
    }
    if between(0.0, 1.0) < 0.5 {
        order.swap(2, 3);
    }
    let sticks = std::array::from_fn(|i| {
        let place = Vector::new(
            between(-0.2, 0.2),
            if i < 2 { -0.16 } else { 0.16 } + between(-0.015, 0.015),
            if order[i] % 4 < 2 { 0.8 } else { 1.12 } + between(-0.015, 0.015),
        );
        let ([far, aside], turn) = goals[i];
        let heading = between(-0.11, 0.11);
        let rotation = Rotation::from_rotation_z(heading)
            * Rotation::from_rotation_y(between(-0.11, 0.11))
            * Rotation::from_rotation_x(between(-3.1, 3.1));
        let flight = between(0.32, 0.37);
        let rise =
            (0.5 * <Throw<4> as Falling<4>>::GRAVITY * flight * flight - (place.z - 0.35)) / flight;
        // A stick slides for a distance that grows with the square of its speed.
        let reach = far - place.x;
        let speed = (flight * flight + 4.0 * reach * SLIDE).sqrt() - flight;
        let velocity = Vector::new(
            speed / (2.0 * SLIDE),
            (aside - place.y) / (flight + 0.06),
            rise,
        );
        let roll = wrist * between(8.0, 34.0) * if between(0.0, 1.0) < 0.85 { 1.0 } else { -1.0 };
        let spin = rotation * Vector::new(roll, 0.0, 0.0)
            + Vector::new(0.0, between(-4.0, 10.0), (turn - heading) / flight);
        let uneven = between(0.003, 0.0105) * if between(0.0, 1.0) < 0.5 { -1.0 } else { 1.0 };
        ReleaseState {
            pose: Pose::from_parts(place, rotation),
            velocity,
            spin,
            centre: stick::centre(uneven),
            draw: DRAW,
        }
    });
    Throw(sticks)
}
