//! The sounds of Tapatan's pieces: discs of shell on carved narra.

use super::{
    filter::Filter,
    modes::{Mode, body, strike},
    noise::{self, Random},
    room,
    signal::Signal,
};

/// The modes of a disc of shell: thin, hard and clear.
fn disc(random: &mut Random, size: f32) -> Vec<Mode> {
    let pitch = random.about(0.03) / size;
    // The ratios of a free round plate.
    body(
        random,
        pitch,
        0.02,
        [
            (2150.0, 0.040, 1.0),
            (3660.0, 0.030, 0.7),
            (5010.0, 0.022, 0.5),
            (8340.0, 0.012, 0.25),
        ],
    )
}

/// The modes of the board, and of the air in one of its cups.
fn cup(random: &mut Random) -> Vec<Mode> {
    let place = random.about(0.05);
    body(
        random,
        place,
        0.03,
        [
            (168.0, 0.08, 0.6),
            (287.0, 0.09, 1.0),
            (463.0, 0.075, 0.9),
            (742.0, 0.055, 0.7),
            (1130.0, 0.035, 0.4),
        ],
    )
}

/// A dry touch of a disc in a cup.
fn tap(random: &mut Random, size: f32, body: f32, contact: f32) -> Signal {
    let (shell, wood) = (disc(random, size), cup(random));
    let mut dry = strike(random, &shell, contact).full();
    dry.scale(0.75);
    dry.add(&strike(random, &wood, contact * 2.0).full(), 0.0, body);
    let edge = noise::band(random, 5200.0, 0.7, 0.0001, 0.004).full();
    dry.add(&edge, 0.0, 0.2);
    dry
}

/// The sound of a disc dropped into its cup, with wobbles that get quicker and softer.
pub fn place(random: &mut Random, _variant: u32) -> Signal {
    let size = random.between(0.94, 1.08);
    let mut dry = tap(random, size, 1.05, 0.0006);
    let mut at = 0.0;
    let mut gap = random.between(0.046, 0.056);
    let mut strength = 0.34;
    while strength > 0.03 {
        at += gap;
        let wobble = tap(random, size, 0.45, 0.0006);
        dry.add(&wobble, at, strength * random.about(0.2));
        gap *= 0.72;
        strength *= 0.6;
    }
    room::furnished(random, &dry.through(Filter::low_pass(8000.0, 0.6)), 0.28)
}

/// The sound of a disc in a groove: its rim ticks over the grain, slower and slower.
pub fn groove(random: &mut Random, variant: u32) -> Signal {
    let pitch = [1.0, 0.9, 1.08][(variant as usize + 2) % 3];
    let mut dry = Signal::default();
    let rub = noise::band(random, 1650.0 * pitch, 1.1, 0.02, 0.4).full();
    dry.add(&rub, 0.0, 0.35);
    let wood = noise::band(random, 430.0 * pitch, 1.6, 0.025, 0.36).full();
    dry.add(&wood, 0.0, 0.45);
    let shell = disc(random, 1.0);
    let grain = strike(random, &shell, 0.0006).full();
    let mut at = 0.004_f32;
    let mut gap = 0.0065_f32;
    while at < 0.25 {
        let strength = (-5.0 * at).exp() * random.between(0.25, 1.0);
        dry.add(&grain, at, 0.16 * strength);
        let centre = 2100.0 * pitch * random.about(0.2);
        let catch = noise::band(random, centre, 1.8, 0.0005, 0.01).full();
        dry.add(&catch, at, 0.3 * strength);
        at += gap * random.about(0.35);
        gap *= 1.035;
    }
    let end = 0.31;
    for (i, sample) in dry.samples.iter_mut().enumerate() {
        let left = (1.0 - i as f32 / 44_100.0 / end).max(0.0);
        *sample *= left * (2.0 - left);
    }
    room::furnished(random, &dry.through(Filter::low_pass(5200.0, 0.6)), 0.22)
}

/// A tuned bar of narra, hollowed so that its overtones are at least two octaves higher.
fn bar(random: &mut Random, frequency: f32, decay: f32) -> Signal {
    let modes = [
        (1.0, 1.0, 1.0),
        (3.98, 0.3, 0.28),
        (9.4, 0.1, 0.1),
        // The other side of the same bar, slightly detuned, which keeps the tone alive.
        (1.004, 0.85, 0.35),
    ]
    .map(|(ratio, time, gain)| Mode(frequency * ratio, decay * time, gain));
    strike(random, &modes, 0.0007).full()
}

/// Three in a row: three rising bars with a disc of shell on each, and all of them together at the end.
pub fn line(random: &mut Random, _variant: u32) -> Signal {
    const NOTES: [f32; 3] = [367.08, 440.49, 587.33];
    let mut dry = Signal::default();
    for (at, frequency) in [0.0, 0.15, 0.3].into_iter().zip(NOTES) {
        let last = at > 0.2;
        let decay = if last { 1.0 } else { 0.6 };
        dry.add(&bar(random, frequency, decay), at, 0.8);
        dry.add(&bar(random, 2.0 * frequency, 0.4), at, 0.25);
        let shell = disc(random, 1.0);
        dry.add(&strike(random, &shell, 0.0005).full(), at, 0.35);
    }
    for frequency in NOTES {
        dry.add(&bar(random, 2.0 * frequency, 0.7), 0.48, 0.22);
    }
    dry.add(&bar(random, NOTES[2], 0.9), 0.48, 0.45);
    room::furnished(random, &dry.through(Filter::low_pass(6500.0, 0.6)), 0.38)
}
