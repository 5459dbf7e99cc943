//! Short phrases of plucked string and small bell, with original tunes in South Indian scales.

use super::{
    filter::Filter,
    noise::{self, Random},
    room,
    signal::Signal,
    string::{Pluck, pluck},
};

/// The tonic of every phrase: D above middle C.
const TONIC: f32 = 293.66;

/// A pure ratio of a note's frequency to the tonic's.
#[derive(Clone, Copy)]
struct Ratio {
    note: u32,
    tonic: u32,
}

impl Ratio {
    const fn new(note: u32, tonic: u32) -> Self {
        Self { note, tonic }
    }

    /// The same note an octave lower.
    const fn octave_lower(self) -> Self {
        Self::new(self.note, self.tonic * 2)
    }

    /// The note's frequency (Hz).
    const fn frequency(self) -> f32 {
        TONIC * self.note as f32 / self.tonic as f32
    }
}

/// The notes of the scales.
const SA: Ratio = Ratio::new(1, 1);
const LOW_PA: Ratio = Ratio::new(3, 4);
const LOW_SA: Ratio = Ratio::new(1, 2);
const FLAT_RI: Ratio = Ratio::new(16, 15);
const GA: Ratio = Ratio::new(5, 4);
const MA: Ratio = Ratio::new(4, 3);
const PA: Ratio = Ratio::new(3, 2);
const FLAT_DHA: Ratio = Ratio::new(8, 5);
const DHA: Ratio = Ratio::new(5, 3);
const HIGH_SA: Ratio = Ratio::new(2, 1);
const HIGH_RI: Ratio = Ratio::new(9, 4);
const HIGH_GA: Ratio = Ratio::new(5, 2);

/// A note of the string with the scratch of the nail, and a glide of `glide` semitones into it.
fn note(random: &mut Random, ratio: Ratio, glide: f32, decay: f32) -> Signal {
    let pluck = pluck(Pluck {
        frequency: ratio.frequency() * random.about(0.0008),
        glide: (glide, 0.07),
        decay,
        place: random.between(0.13, 0.17),
        slope: 1.35,
    });
    let nail = noise::band(random, 2800.0, 0.8, 0.0006, 0.012).full();
    pluck.full().with(&nail, 0.0, 0.09)
}

/// A small bell: a pair of small warm cymbals, two octaves higher.
fn bell(random: &mut Random, ratio: Ratio, decay: f32) -> Signal {
    let base = 4.0 * ratio.frequency();
    let partials: Vec<(f32, f32, f32)> = [(1.0, 1.0, 1.0), (1.504, 0.7, 0.3), (2.44, 0.45, 0.2)]
        .map(|(r, d, g)| (r * base * random.about(0.001), d * decay, g))
        .to_vec();
    Signal::of(decay * 1.1, |t| {
        let rise = (t / 0.003).min(1.0);
        partials
            .iter()
            .map(|(f, d, g)| {
                let tone = (std::f32::consts::TAU * f * t).sin();
                let beat = (std::f32::consts::TAU * (f + 2.1) * t).sin();
                rise * g * (-6.91 * t / d).exp() * (tone + 0.5 * beat)
            })
            .sum()
    })
    .full()
}

fn played(random: &mut Random, dry: Signal) -> Signal {
    room::furnished(random, &dry.through(Filter::low_pass(6500.0, 0.6)), 0.4)
}

/// A throw that scores 2, 8 or 12: one, two or three rising notes in the background.
pub fn score(random: &mut Random, variant: u32) -> Signal {
    let notes: &[Ratio] = match variant {
        2 => &[PA],
        8 => &[PA, HIGH_SA],
        _ => &[PA, HIGH_SA, HIGH_GA],
    };
    let mut dry = Signal::default();
    for (i, ratio) in notes.iter().enumerate() {
        let at = 0.105 * i as f32;
        dry.add(&note(random, *ratio, 0.0, 0.65), at, 0.8);
        dry.add(&bell(random, ratio.octave_lower(), 0.45), at + 0.004, 0.1);
    }
    played(random, dry)
}

/// A win: up the five-note scale to the high third, with the octave below.
pub fn win(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    dry.add(&note(random, LOW_SA, 0.0, 1.7), 0.0, 0.55);
    let tune = [
        (SA, 0.0, 0.0),
        (GA, 0.13, 0.0),
        (PA, 0.26, 0.0),
        (DHA, 0.39, -2.0),
        (HIGH_SA, 0.52, 0.0),
        (HIGH_RI, 0.68, 0.0),
        (HIGH_GA, 0.8, -2.0),
    ];
    for (ratio, at, glide) in tune {
        let last = at >= 0.8;
        dry.add(
            &note(random, ratio, glide, if last { 1.2 } else { 0.8 }),
            at,
            if last { 1.0 } else { 0.75 },
        );
    }
    dry.add(&note(random, PA, 0.0, 1.0), 0.8, 0.5);
    dry.add(&note(random, SA, 0.0, 1.1), 0.8, 0.5);
    dry.add(&bell(random, SA, 0.9), 0.8, 0.16);
    played(random, dry)
}

/// A loss: a short sigh down to the tonic, without mockery.
pub fn loss(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    dry.add(&note(random, LOW_PA, 0.0, 1.4), 0.0, 0.4);
    for (ratio, at, glide, strength) in [
        (PA, 0.0, 0.0, 0.8),
        (MA, 0.2, 1.0, 0.75),
        (FLAT_RI, 0.42, 1.2, 0.8),
        (SA, 0.7, 1.1, 0.85),
    ] {
        dry.add(
            &note(random, ratio, glide, if at > 0.6 { 1.2 } else { 0.75 }),
            at,
            strength,
        );
    }
    dry.add(&note(random, LOW_SA, 0.0, 1.2), 0.7, 0.6);
    played(random, dry)
}

/// A draw: the open fifth, up and back.
pub fn draw(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    for (ratio, at, strength) in [
        (LOW_SA, 0.0, 0.6),
        (SA, 0.02, 0.7),
        (PA, 0.24, 0.8),
        (HIGH_SA, 0.48, 0.65),
        (PA, 0.72, 0.75),
        (SA, 0.74, 0.6),
    ] {
        dry.add(&note(random, ratio, 0.0, 1.1), at, strength);
    }
    dry.add(&bell(random, LOW_SA, 0.8), 0.73, 0.1);
    played(random, dry)
}

/// A cappotto: a run down the scale with the wide step, and two strokes.
pub fn capote(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    let run = [HIGH_SA, FLAT_DHA, PA, MA, GA, FLAT_RI];
    for (i, ratio) in run.into_iter().enumerate() {
        let at = 0.075 * i as f32;
        dry.add(&note(random, ratio, 0.0, 0.45), at, 0.6);
    }
    for (at, strength) in [(0.47, 0.85), (0.69, 1.0)] {
        dry.add(&note(random, LOW_SA, 0.0, 0.85), at, 0.7 * strength);
        dry.add(&note(random, SA, 0.0, 0.8), at, 0.8 * strength);
        dry.add(&note(random, HIGH_SA, 0.0, 0.8), at, 0.5 * strength);
        dry.add(&bell(random, LOW_SA, 0.5), at, 0.1 * strength);
    }
    played(random, dry)
}

/// An offered draw: two soft notes that end open on the fifth.
pub fn offer(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    dry.add(&note(random, SA, 0.0, 0.7), 0.0, 0.7);
    dry.add(&note(random, PA, 0.0, 0.8), 0.19, 0.75);
    played(random, dry)
}

/// An agreed draw: the fifth resolves to the tonic, in both voices at once.
pub fn agree(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    dry.add(&note(random, PA, 0.0, 0.6), 0.0, 0.7);
    dry.add(&note(random, SA, 0.0, 0.9), 0.19, 0.8);
    dry.add(&note(random, HIGH_SA, 0.0, 0.8), 0.2, 0.45);
    dry.add(&note(random, LOW_SA, 0.0, 0.9), 0.19, 0.4);
    dry.add(&bell(random, LOW_SA, 0.5), 0.2, 0.07);
    played(random, dry)
}
