//! The sounds of Tablan's pieces: lacquered wood on a rosewood board, some with a brass foot.

use super::{
    filter::Filter,
    modes::{Mode, body, strike},
    noise::{self, Random},
    room,
    signal::Signal,
};

/// The modes of a small turned piece of hard wood on its foot.
fn piece(random: &mut Random, size: f32) -> Vec<Mode> {
    let pitch = random.about(0.04) / size;
    body(
        random,
        pitch,
        0.03,
        [
            (1780.0, 0.034, 1.0),
            (2560.0, 0.026, 0.7),
            (3920.0, 0.018, 0.5),
            (5480.0, 0.013, 0.35),
            (7650.0, 0.009, 0.2),
        ],
    )
}

/// The modes of the board: dense rosewood over a hollow, brighter than the table.
fn board(random: &mut Random) -> Vec<Mode> {
    let place = random.about(0.05);
    body(
        random,
        place,
        0.04,
        [
            (196.0, 0.085, 0.7),
            (312.0, 0.075, 1.0),
            (447.0, 0.065, 0.9),
            (618.0, 0.055, 0.75),
            (884.0, 0.045, 0.6),
            (1240.0, 0.032, 0.4),
        ],
    )
}

/// A dry tap of a piece on the board; `body` is the strength of the board's response.
fn tap(random: &mut Random, size: f32, body: f32, contact: f32) -> Signal {
    let (wood, under) = (piece(random, size), board(random));
    let mut dry = strike(random, &wood, contact).full();
    dry.add(&strike(random, &under, contact * 2.2).full(), 0.0, body);
    dry.add(
        &noise::band(random, 4200.0, 0.7, 0.0001, 0.004).full(),
        0.0,
        0.22,
    );
    dry
}

/// A light tick, for every cell of a path.
pub fn hop(random: &mut Random, _variant: u32) -> Signal {
    let size = random.between(0.95, 1.06);
    let dry = tap(random, size, 0.45, 0.0004).through(Filter::low_pass(8500.0, 0.6));
    room::furnished(random, &dry, 0.22)
}

/// The sound of a piece set down on its last cell.
pub fn land(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = tap(random, 1.15, 1.15, 0.0008);
    // It rocks once on its foot before it is still.
    let gap = random.between(0.022, 0.036);
    dry.add(
        &tap(random, 1.1, 0.5, 0.0006),
        gap,
        0.2 * random.about(0.25),
    );
    dry.add(
        &noise::band(random, 240.0, 0.7, 0.001, 0.045).full(),
        0.0,
        0.3,
    );
    room::furnished(random, &dry.through(Filter::low_pass(7000.0, 0.6)), 0.3)
}

/// The sound of a piece picked up by a finger.
pub fn lift(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = noise::band(random, 2300.0, 0.9, 0.012, 0.05).full();
    dry.scale(0.35);
    dry.add(&tap(random, 0.95, 0.3, 0.0006), 0.016, 0.5);
    room::furnished(random, &dry.through(Filter::low_pass(6000.0, 0.6)), 0.2)
}

/// The sound of a piece that slides out of its base onto the first cell.
pub fn start(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    // Wood rubs on wood: many tiny catches instead of plain noise.
    let mut at = 0.0;
    while at < 0.1 {
        let grain = noise::band(random, 1700.0 + 9000.0 * at, 1.4, 0.0008, 0.012).full();
        dry.add(&grain, at, (0.1 + 2.2 * at) * random.between(0.4, 1.0));
        at += random.between(0.004, 0.009);
    }
    dry.add(&tap(random, 1.05, 0.9, 0.0006), 0.128, 1.0);
    let gap = random.between(0.15, 0.16);
    dry.add(&tap(random, 1.0, 0.4, 0.0005), gap, 0.22);
    room::furnished(random, &dry.through(Filter::low_pass(7500.0, 0.6)), 0.3)
}

/// The sound of a piece that hits another, which rolls away over the board.
pub fn capture(random: &mut Random, _variant: u32) -> Signal {
    let (one, two) = (piece(random, 1.25), piece(random, 1.1));
    let longer = |modes: Vec<Mode>| -> Vec<Mode> {
        modes
            .into_iter()
            .map(|Mode(f, decay, gain)| Mode(f, decay * 1.9, gain))
            .collect()
    };
    let mut dry = strike(random, &longer(one), 0.0005).full();
    dry.add(&strike(random, &longer(two), 0.0005).full(), 0.0007, 0.8);
    dry.add(&tap(random, 1.15, 1.3, 0.0009), 0.001, 0.9);
    dry.add(
        &noise::band(random, 210.0, 0.7, 0.001, 0.06).full(),
        0.0,
        0.4,
    );
    // It falls on its side with one more knock and rolls. An uneven rim ticks at every turn, slower and softer each
    // time.
    let mut at = random.between(0.07, 0.09);
    dry.add(&tap(random, 1.1, 0.7, 0.0007), at, 0.38);
    let mut turn = random.between(0.026, 0.031);
    let mut strength = 0.3;
    at += 0.03;
    while strength > 0.02 && at < 0.62 {
        dry.add(
            &tap(random, 1.15, 0.6, 0.0009),
            at,
            strength * random.between(0.45, 1.0),
        );
        let rub = noise::band(random, 520.0, 1.1, turn * 0.4, turn * 1.2).full();
        dry.add(&rub, at, strength * 0.3);
        at += turn * random.about(0.12);
        turn *= 1.09;
        strength *= 0.82;
    }
    room::furnished(random, &dry.through(Filter::low_pass(7500.0, 0.6)), 0.32)
}

/// The sound of a piece that enters the opponent's base: its brass foot rings on the wood, small and warm.
pub fn enter(random: &mut Random, variant: u32) -> Signal {
    // The three variants use the tonic, the fifth and the octave of the phrases' scale.
    let tone = [587.33, 880.0, 783.99][(variant as usize + 2) % 3];
    let partials = [
        (1.0, 0.95, 1.0),
        (2.003, 0.7, 0.45),
        (2.76, 0.5, 0.32),
        (4.07, 0.3, 0.16),
        (5.43, 0.2, 0.1),
    ];
    let mut bell = Signal::default();
    for (ratio, decay, gain) in partials {
        // Castings are never perfectly round, so each partial is a pair that beats slowly.
        let beat = random.between(1.2, 2.6) / tone / ratio;
        let pair = [
            Mode(tone * ratio, decay, gain),
            Mode(tone * ratio * (1.0 + beat), decay * 0.9, gain * 0.5),
        ];
        for Mode(frequency, decay, gain) in pair {
            bell.add(&tone_of(frequency, decay), 0.0, gain);
        }
    }
    let mut dry = tap(random, 1.15, 1.1, 0.0008);
    dry.scale(0.8);
    dry.add(&bell.full(), 0.001, 0.42);
    room::furnished(random, &dry.through(Filter::low_pass(8000.0, 0.6)), 0.32)
}

/// A pure damped tone, exactly tuned.
fn tone_of(frequency: f32, decay: f32) -> Signal {
    Signal::of(decay * 1.1, |t| {
        let grown = (t / 0.002).min(1.0);
        grown * (-6.91 * t / decay).exp() * (std::f32::consts::TAU * frequency * t).sin()
    })
}
