//! The sounds of small events: no score, refusal, button, undo, the other side's turn.

use super::{
    filter::Filter,
    modes::{Mode, strike},
    noise::{self, Random},
    room,
    signal::Signal,
};

/// A low and short blow on thick wood.
fn knock(random: &mut Random, lowest: f32, decay: f32) -> Signal {
    let modes = [
        (1.0, 1.0, 1.0),
        (1.58, 0.8, 0.55),
        (2.24, 0.65, 0.4),
        (3.38, 0.45, 0.2),
        (4.91, 0.3, 0.1),
    ]
    .map(|(ratio, time, gain)| Mode(lowest * ratio * random.about(0.015), decay * time, gain));
    let mut dry = strike(random, &modes, 0.0022).full();
    dry.add(
        &noise::band(random, 700.0, 0.7, 0.0008, 0.018).full(),
        0.0,
        0.22,
    );
    dry
}

/// A throw that scores nothing: a hand put flat on the cloth.
pub fn nothing(random: &mut Random, _variant: u32) -> Signal {
    let lowest = random.between(122.0, 138.0);
    let mut dry = knock(random, lowest, 0.12);
    dry.add(
        &noise::band(random, 420.0, 0.5, 0.004, 0.07).full(),
        0.0,
        0.5,
    );
    dry.add(
        &noise::band(random, 1500.0, 0.6, 0.02, 0.09).full(),
        0.01,
        0.14,
    );
    room::furnished(random, &dry.through(Filter::low_pass(2200.0, 0.6)), 0.25)
}

/// A refusal: two soft low knocks, the second lower.
pub fn refuse(random: &mut Random, _variant: u32) -> Signal {
    let lowest = random.between(205.0, 220.0);
    let mut dry = knock(random, lowest, 0.11);
    let gap = random.between(0.088, 0.1);
    dry.add(&knock(random, lowest * 0.84, 0.12), gap, 0.8);
    room::furnished(random, &dry.through(Filter::low_pass(2600.0, 0.6)), 0.28)
}

/// A button: a tiny tick of wood.
pub fn button(random: &mut Random, _variant: u32) -> Signal {
    let pitch = random.about(0.05);
    let modes = [
        (1450.0, 0.02, 1.0),
        (2240.0, 0.015, 0.6),
        (3510.0, 0.01, 0.35),
        (640.0, 0.022, 0.5),
    ]
    .map(|(frequency, decay, gain)| Mode(frequency * pitch, decay, gain));
    let mut dry = strike(random, &modes, 0.0007).full();
    dry.add(
        &noise::band(random, 3200.0, 0.8, 0.0002, 0.004).full(),
        0.0,
        0.2,
    );
    room::furnished(random, &dry.through(Filter::low_pass(6000.0, 0.6)), 0.18)
}

/// The other side's turn: brushed cloth, and a finger on wood.
pub fn turn(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = noise::band(random, 1100.0, 0.6, 0.06, 0.14).full();
    dry.scale(0.5);
    let lowest = random.between(285.0, 315.0);
    dry.add(&knock(random, lowest, 0.1), 0.075, 0.75);
    room::furnished(random, &dry.through(Filter::low_pass(3000.0, 0.6)), 0.25)
}

/// An undo: a short rub that fades, and the piece lands.
pub fn undo(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    let mut at = 0.0;
    while at < 0.09 {
        let grain = noise::band(random, 2400.0 - 12_000.0 * at, 1.3, 0.001, 0.014).full();
        dry.add(&grain, at, 0.4 * random.between(0.4, 1.0));
        at += random.between(0.005, 0.009);
    }
    let lowest = random.between(380.0, 420.0);
    dry.add(&knock(random, lowest, 0.07), 0.1, 0.9);
    room::furnished(random, &dry.through(Filter::low_pass(5000.0, 0.6)), 0.25)
}
