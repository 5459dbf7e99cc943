//! The sounds of Tawula's pieces: turned discs with felt under them, on the floor of a walnut box.

use super::{
    filter::Filter,
    modes::{Mode, body, strike},
    noise::{self, Random},
    room,
    signal::Signal,
};

/// The modes of a flat turned piece.
fn stone(random: &mut Random, size: f32) -> Vec<Mode> {
    let pitch = random.about(0.04) / size;
    body(
        random,
        pitch,
        0.03,
        [
            (1320.0, 0.032, 1.0),
            (2210.0, 0.026, 0.8),
            (3340.0, 0.018, 0.5),
            (4870.0, 0.012, 0.3),
            (6900.0, 0.008, 0.15),
        ],
    )
}

/// The modes of the box: its floor over air, and its walls.
fn chest(random: &mut Random) -> Vec<Mode> {
    let place = random.about(0.06);
    body(
        random,
        place,
        0.05,
        [
            (126.0, 0.10, 0.35),
            (187.0, 0.10, 0.75),
            (274.0, 0.085, 1.0),
            (402.0, 0.065, 0.85),
            (588.0, 0.05, 0.6),
            (861.0, 0.03, 0.4),
        ],
    )
}

/// A dry touch on wood through felt: a soft hit, and a low response of the box.
fn touch(random: &mut Random, size: f32, body: f32) -> Signal {
    let (piece, under) = (stone(random, size), chest(random));
    let mut dry = strike(random, &piece, 0.0008).full();
    dry.scale(0.6);
    dry.add(&strike(random, &under, 0.0021).full(), 0.0, body);
    let felt = noise::band(random, 620.0, 0.6, 0.0012, 0.022).full();
    dry.add(&felt, 0.0, 0.28);
    dry
}

/// Piece on piece, without felt; `hold` is the freedom with which they ring.
fn clack(random: &mut Random, hold: f32) -> Signal {
    let freely = |modes: Vec<Mode>| -> Vec<Mode> {
        modes
            .into_iter()
            .map(|Mode(f, decay, gain)| Mode(f, decay * hold, gain))
            .collect()
    };
    let (one, two) = (stone(random, 0.92), stone(random, 1.06));
    let mut dry = strike(random, &freely(one), 0.0004).full();
    dry.add(&strike(random, &freely(two), 0.0004).full(), 0.0006, 0.85);
    let edge = noise::band(random, 4600.0, 0.7, 0.0001, 0.004).full();
    dry.add(&edge, 0.0, 0.22);
    dry
}

/// Felt sliding over wood for `seconds`.
fn drawn(random: &mut Random, seconds: f32) -> Signal {
    let mut rub = noise::band(random, 780.0, 0.7, seconds * 0.35, seconds * 1.3).full();
    let hiss = noise::band(random, 2300.0, 0.6, seconds * 0.3, seconds).full();
    rub.add(&hiss, 0.0, 0.35);
    rub
}

/// The sound of a piece that touches a point.
pub fn land(random: &mut Random, _variant: u32) -> Signal {
    let size = random.between(0.95, 1.06);
    let mut dry = touch(random, size, 0.9);
    let gap = random.between(0.016, 0.028);
    dry.add(&touch(random, size, 0.35), gap, 0.16 * random.about(0.3));
    room::furnished(random, &dry.through(Filter::low_pass(6500.0, 0.6)), 0.26)
}

/// The sound of a piece put on another.
pub fn stack(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = clack(random, 0.8);
    dry.add(&touch(random, 1.1, 0.8), 0.0008, 0.35);
    room::furnished(random, &dry.through(Filter::low_pass(7500.0, 0.6)), 0.24)
}

/// The sound of a piece that hits another: the other one jumps off its point, and the first stays.
pub fn hit(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = clack(random, 1.7);
    dry.add(&touch(random, 1.15, 1.4), 0.001, 0.9);
    let knock = noise::band(random, 190.0, 0.7, 0.001, 0.06).full();
    dry.add(&knock, 0.0, 0.35);
    let gap = random.between(0.045, 0.058);
    dry.add(&clack(random, 1.0), gap, 0.22 * random.about(0.25));
    dry.add(&drawn(random, 0.07), gap, 0.12);
    dry.add(&touch(random, 1.05, 0.9), gap + 0.05, 0.3);
    room::furnished(random, &dry.through(Filter::low_pass(7800.0, 0.6)), 0.32)
}

/// The sound of a piece that enters over the rim: a short rub and a firm landing.
pub fn enter(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    dry.add(&drawn(random, 0.08), 0.0, 0.28);
    let at = random.between(0.075, 0.085);
    dry.add(&touch(random, 1.0, 1.1), at, 1.0);
    dry.add(&clack(random, 0.7), at, 0.16);
    let gap = at + random.between(0.026, 0.034);
    dry.add(&touch(random, 1.0, 0.4), gap, 0.2);
    room::furnished(random, &dry.through(Filter::low_pass(6800.0, 0.6)), 0.3)
}

/// The sound of a piece borne off into the tray: down on the felt, then against the pieces there.
pub fn bear_off(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    let thump = noise::band(random, 240.0, 0.7, 0.003, 0.07).full();
    dry.add(&thump, 0.0, 0.7);
    dry.add(&touch(random, 1.2, 1.3), 0.0, 0.55);
    dry.add(&drawn(random, 0.075), 0.012, 0.22);
    let at = random.between(0.078, 0.096);
    dry.add(&clack(random, 1.2), at, 0.75);
    let again = at + random.between(0.032, 0.042);
    dry.add(&clack(random, 0.9), again, 0.24);
    room::furnished(random, &dry.through(Filter::low_pass(6500.0, 0.6)), 0.3)
}
