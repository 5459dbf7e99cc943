//! The sounds of Tablut's pieces: turned bone on laid paper over leather on a wooden table.

use super::{
    filter::Filter,
    modes::{Mode, body, strike},
    noise::{self, Random},
    room,
    signal::Signal,
};

/// The modes of a turned piece of bone: dense, so it rings high and briefly.
fn bone(random: &mut Random, size: f32) -> Vec<Mode> {
    let pitch = random.about(0.04) / size;
    body(
        random,
        pitch,
        0.03,
        [
            (1460.0, 0.030, 1.0),
            (2390.0, 0.022, 0.65),
            (3710.0, 0.015, 0.4),
            (5220.0, 0.010, 0.22),
        ],
    )
}

/// The modes of the table under leather and paper: soft, so it responds little.
fn sheet(random: &mut Random) -> Vec<Mode> {
    let place = random.about(0.05);
    body(
        random,
        place,
        0.04,
        [
            (142.0, 0.075, 0.55),
            (221.0, 0.06, 0.9),
            (338.0, 0.045, 0.8),
            (512.0, 0.03, 0.6),
        ],
    )
}

/// A dry touch: the foot of a piece, the crackle of the paper, the leather below.
pub fn touch(random: &mut Random, size: f32, body: f32, contact: f32) -> Signal {
    let (piece, under) = (bone(random, size), sheet(random));
    let mut dry = strike(random, &piece, contact).full();
    dry.scale(0.8);
    dry.add(&strike(random, &under, contact * 3.0).full(), 0.0, body);
    let paper = noise::band(random, 2600.0, 0.6, 0.0008, 0.022).full();
    dry.add(&paper, 0.0, 0.3);
    let leather = noise::band(random, 260.0, 0.7, 0.002, 0.05).full();
    dry.add(&leather, 0.0, 0.35 * body);
    dry
}

/// A smooth felt foot sliding over the sheet. It is loudest at its start and fades, so it fits short and long slides.
pub fn slide(random: &mut Random, variant: u32) -> Signal {
    let mut dry = Signal::default();
    let pitch = [1.0, 0.88, 1.1][(variant as usize + 2) % 3];
    // The hiss of the fibres, and small catches at the laid lines.
    let hiss = noise::band(random, 2900.0 * pitch, 0.55, 0.022, 0.58).full();
    dry.add(&hiss, 0.0, 0.5);
    let low = noise::band(random, 520.0 * pitch, 0.8, 0.03, 0.34).full();
    dry.add(&low, 0.0, 0.4);
    let mut at = 0.006_f32;
    while at < 0.23 {
        let strength = (-6.5 * at).exp() * random.between(0.3, 1.0);
        let centre = 2300.0 * pitch * random.about(0.25);
        let catch = noise::band(random, centre, 1.6, 0.0006, 0.009).full();
        dry.add(&catch, at, 0.34 * strength);
        at += random.between(0.005, 0.011);
    }
    // It is silent after the longest slide.
    let end = 0.3;
    for (i, sample) in dry.samples.iter_mut().enumerate() {
        let left = (1.0 - i as f32 / 44_100.0 / end).max(0.0);
        *sample *= left * (2.0 - left);
    }
    room::furnished(random, &dry.through(Filter::low_pass(5600.0, 0.6)), 0.2)
}

/// The sound of a piece set down on the sheet: a soft tick and the leather below.
pub fn set_down(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = touch(random, 1.1, 0.85, 0.0007);
    let gap = random.between(0.02, 0.032);
    dry.add(
        &touch(random, 1.05, 0.4, 0.0007),
        gap,
        0.2 * random.about(0.25),
    );
    room::furnished(random, &dry.through(Filter::low_pass(5800.0, 0.6)), 0.26)
}

/// The sound of a piece that is squeezed between two others, tips, falls on its side and rocks.
pub fn tip(random: &mut Random, _variant: u32) -> Signal {
    let (one, two) = (bone(random, 1.15), bone(random, 0.97));
    let mut dry = strike(random, &longer(one), 0.0004).full();
    dry.add(&strike(random, &longer(two), 0.0004).full(), 0.0009, 0.8);
    let knock = noise::band(random, 900.0, 0.7, 0.0006, 0.02).full();
    dry.add(&knock, 0.0, 0.4);
    // It falls a moment later, all at once on its long side.
    let fall = random.between(0.105, 0.125);
    dry.add(&touch(random, 1.2, 0.85, 0.0006), fall, 0.85);
    let mut at = fall + random.between(0.05, 0.06);
    let mut turn = random.between(0.058, 0.066);
    let mut strength = 0.42;
    while strength > 0.1 {
        let rock = touch(random, 1.2, 0.45, 0.0008);
        dry.add(&rock, at, strength * random.about(0.2));
        let rub = noise::band(random, 1500.0, 0.8, turn * 0.5, turn).full();
        dry.add(&rub, at, strength * 0.14);
        at += turn * random.about(0.08);
        turn *= 0.86;
        strength *= 0.66;
    }
    room::furnished(random, &dry.through(Filter::low_pass(6800.0, 0.6)), 0.3)
}

/// The modes of a piece that isn't held: they ring longer.
fn longer(modes: Vec<Mode>) -> Vec<Mode> {
    modes
        .into_iter()
        .map(|Mode(f, decay, gain)| Mode(f, decay * 1.8, gain))
        .collect()
}
