//! The sounds of throwing sticks: split bamboo on a cloth-covered table, on each other, and in the hand.

use super::{
    filter::Filter,
    modes::{Mode, bar, body, strike},
    noise::{self, Random},
    room,
    signal::Signal,
};

/// The modes of the wooden table under the cloth.
fn table_modes(random: &mut Random) -> Vec<Mode> {
    let size = random.about(0.06);
    body(
        random,
        size,
        0.03,
        [
            (118.0, 0.11, 0.9),
            (176.0, 0.10, 1.0),
            (263.0, 0.085, 0.8),
            (388.0, 0.07, 0.6),
            (561.0, 0.05, 0.45),
            (823.0, 0.035, 0.3),
        ],
    )
}

/// The modes of a bamboo stick: bending, and the air in its hollow.
fn bamboo(random: &mut Random, lowest: f32, decay: f32) -> Vec<Mode> {
    let decay = decay * random.about(0.2);
    let mut modes = bar(lowest, decay, 0.75);
    // The wall also bends across the grain, about a third above the first mode along it.
    modes.push(Mode(lowest * random.between(1.32, 1.52), decay * 0.6, 0.5));
    modes.push(Mode(lowest * random.between(2.05, 2.25), decay * 0.4, 0.3));
    for Mode(frequency, decay, _) in &mut modes {
        *frequency *= random.about(0.02);
        *decay *= random.about(0.15);
    }
    modes
}

/// The sound of a stick that falls on the cloth.
pub fn table(random: &mut Random, variant: u32) -> Signal {
    // Some land flat with a slap, others on an end with a knock.
    let slap = [0.3, 0.8, 0.45, 1.0, 0.6][(variant as usize + 4) % 5];
    let lowest = random.between(1120.0, 1520.0);
    let stick = bamboo(random, lowest, 0.075);
    let table = table_modes(random);
    let mut dry = strike(random, &stick, 0.00055).full();
    dry.scale(0.8);
    dry.add(&strike(random, &table, 0.0021).full(), 0.0, 0.62);
    let cloth = noise::band(random, 900.0, 0.6, 0.0006, 0.03).full();
    dry.add(&cloth, 0.0, 0.16 + 0.3 * slap);
    dry.add(
        &noise::band(random, 3600.0, 0.8, 0.0002, 0.008).full(),
        0.0,
        0.18,
    );
    // The other end follows.
    let again = strike(random, &stick, 0.0008).full();
    let gap = random.between(0.014, 0.034);
    dry.add(&again, gap, 0.16 * random.about(0.3));
    dry.add(&strike(random, &table, 0.003).full(), gap, 0.2);
    let cloth = dry.through(Filter::low_pass(7500.0, 0.6));
    room::furnished(random, &cloth, 0.3)
}

/// The dry click of two sticks.
fn click(random: &mut Random, hardness: f32) -> Signal {
    let first = random.between(1450.0, 1850.0);
    let second = first * random.between(1.08, 1.21);
    let one = bamboo(random, first, 0.12);
    let two = bamboo(random, second, 0.10);
    let contact = 0.0004 / hardness;
    let mut dry = strike(random, &one, contact).full();
    dry.add(&strike(random, &two, contact).full(), 0.0, 0.8);
    dry.add(
        &noise::band(random, 5200.0, 0.7, 0.0001, 0.006).full(),
        0.0,
        0.4 * hardness,
    );
    dry
}

/// The sound of a stick that hits another.
pub fn stick(random: &mut Random, _variant: u32) -> Signal {
    let hardness = random.between(0.85, 1.15);
    let dry = click(random, hardness).through(Filter::low_pass(9500.0, 0.6));
    room::furnished(random, &dry, 0.3)
}

/// The sound of four sticks gathered in the hand.
pub fn gather(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    let mut at = 0.004;
    while at < 0.36 {
        // Loudest in the middle, when the fingers close.
        let swell = (std::f32::consts::PI * (at + 0.06) / 0.46).sin();
        let hardness = random.between(0.45, 0.8);
        let mut knock = click(random, hardness);
        // A held stick rings only briefly.
        for (i, sample) in knock.samples.iter_mut().enumerate() {
            *sample *= (-(i as f32) / 44_100.0 / 0.016).exp();
        }
        dry.add(&knock, at, swell * random.between(0.25, 1.0));
        at += random.between(0.018, 0.062);
    }
    let skin = noise::band(random, 1300.0, 0.5, 0.12, 0.3).full();
    dry.add(&skin, 0.0, 0.12);
    let dry = dry.through(Filter::low_pass(6500.0, 0.6));
    room::furnished(random, &dry, 0.25)
}
