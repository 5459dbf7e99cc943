//! Synthesises all sounds of the tables: struck wood, bamboo, bone, shell and brass as damped modes, cloth and hand as
//! filtered noise, strings and horns as sums of partials.

mod check;
mod dice;
mod filter;
mod horn;
mod ivory;
mod modes;
mod noise;
mod notices;
mod paper;
mod phrases;
mod pieces;
mod room;
mod shell;
mod signal;
mod sticks;
mod string;
mod vorbis;

use crate::output::{Failure, Output};
use signal::Signal;

/// Largest accepted size of all sound files together (bytes).
const LARGEST: usize = 545_000;

/// The variants of a sound, with their loudness and quality.
struct Family {
    /// Name of the files: `name_1.ogg`, `name_2.ogg` and so on.
    name: &'static str,
    /// Numbers of the variants.
    variants: &'static [u32],
    /// Loudness of the loudest moment (dB, see [`Signal::loudness`]).
    loudness: f32,
    /// Quality of the encoder.
    quality: f32,
    /// Longest accepted length (s).
    longest: f32,
    /// Creates one variant.
    make: fn(&mut noise::Random, u32) -> Signal,
}

/// Quality of Tablan's sounds, which were made first.
const HIGH_QUALITY: f32 = 0.4;
/// Quality of the other tables' sounds. Each file contains the encoder's codebooks, which are smaller at this quality.
const LOW_QUALITY: f32 = 0.1;

#[rustfmt::skip]
const FAMILIES: [Family; 42] = [
    Family { name: "stick_table", variants: &[1, 2, 3, 4, 5], loudness: -19.0, quality: HIGH_QUALITY, longest: 0.4, make: sticks::table },
    Family { name: "stick_stick", variants: &[1, 2, 3, 4], loudness: -21.0, quality: HIGH_QUALITY, longest: 0.4, make: sticks::stick },
    Family { name: "gather", variants: &[1, 2], loudness: -24.0, quality: HIGH_QUALITY, longest: 0.7, make: sticks::gather },
    Family { name: "hop", variants: &[1, 2, 3, 4, 5, 6], loudness: -26.0, quality: HIGH_QUALITY, longest: 0.3, make: pieces::hop },
    Family { name: "land", variants: &[1, 2, 3, 4], loudness: -19.5, quality: HIGH_QUALITY, longest: 0.4, make: pieces::land },
    Family { name: "start", variants: &[1, 2], loudness: -22.0, quality: HIGH_QUALITY, longest: 0.5, make: pieces::start },
    Family { name: "capture", variants: &[1, 2, 3], loudness: -17.0, quality: HIGH_QUALITY, longest: 1.0, make: pieces::capture },
    Family { name: "enter", variants: &[1, 2, 3], loudness: -19.0, quality: HIGH_QUALITY, longest: 1.3, make: pieces::enter },
    Family { name: "nothing", variants: &[1, 2], loudness: -23.0, quality: HIGH_QUALITY, longest: 0.5, make: notices::nothing },
    Family { name: "score", variants: &[2], loudness: -26.0, quality: HIGH_QUALITY, longest: 0.9, make: phrases::score },
    Family { name: "score", variants: &[8], loudness: -25.0, quality: HIGH_QUALITY, longest: 1.0, make: phrases::score },
    Family { name: "score", variants: &[12], loudness: -24.0, quality: HIGH_QUALITY, longest: 1.2, make: phrases::score },
    Family { name: "refuse", variants: &[1, 2], loudness: -23.0, quality: HIGH_QUALITY, longest: 0.5, make: notices::refuse },
    Family { name: "button", variants: &[1, 2], loudness: -29.0, quality: HIGH_QUALITY, longest: 0.2, make: notices::button },
    Family { name: "turn", variants: &[1, 2], loudness: -31.0, quality: HIGH_QUALITY, longest: 0.5, make: notices::turn },
    Family { name: "undo", variants: &[1, 2], loudness: -27.0, quality: HIGH_QUALITY, longest: 0.5, make: notices::undo },
    Family { name: "lift", variants: &[1, 2], loudness: -30.0, quality: HIGH_QUALITY, longest: 0.3, make: pieces::lift },
    Family { name: "win", variants: &[1], loudness: -17.0, quality: HIGH_QUALITY, longest: 1.8, make: phrases::win },
    Family { name: "loss", variants: &[1], loudness: -19.0, quality: HIGH_QUALITY, longest: 1.8, make: phrases::loss },
    Family { name: "draw", variants: &[1], loudness: -19.0, quality: HIGH_QUALITY, longest: 1.8, make: phrases::draw },
    Family { name: "slide", variants: &[1, 2, 3], loudness: -28.0, quality: LOW_QUALITY, longest: 0.4, make: paper::slide },
    Family { name: "set_down", variants: &[1, 2], loudness: -21.5, quality: LOW_QUALITY, longest: 0.4, make: paper::set_down },
    Family { name: "tip", variants: &[1, 2, 3], loudness: -18.0, quality: LOW_QUALITY, longest: 0.9, make: paper::tip },
    Family { name: "raichi", variants: &[1], loudness: -21.0, quality: LOW_QUALITY, longest: 0.8, make: horn::raichi },
    Family { name: "tuichi", variants: &[1], loudness: -19.0, quality: LOW_QUALITY, longest: 0.9, make: horn::tuichi },
    Family { name: "king_escapes", variants: &[1], loudness: -18.0, quality: LOW_QUALITY, longest: 1.5, make: horn::escapes },
    Family { name: "king_taken", variants: &[1], loudness: -18.0, quality: LOW_QUALITY, longest: 1.2, make: horn::taken },
    Family { name: "king_shut_in", variants: &[1], loudness: -19.0, quality: LOW_QUALITY, longest: 1.4, make: horn::shut_in },
    Family { name: "disc", variants: &[1, 2, 3], loudness: -20.0, quality: LOW_QUALITY, longest: 0.5, make: shell::place },
    Family { name: "groove", variants: &[1, 2, 3], loudness: -28.0, quality: LOW_QUALITY, longest: 0.4, make: shell::groove },
    Family { name: "line", variants: &[1], loudness: -19.0, quality: LOW_QUALITY, longest: 1.0, make: shell::line },
    Family { name: "shake", variants: &[1], loudness: -25.0, quality: LOW_QUALITY, longest: 0.8, make: dice::shake },
    Family { name: "die_wood", variants: &[1, 2, 3, 4], loudness: -19.0, quality: LOW_QUALITY, longest: 0.4, make: dice::wood },
    Family { name: "die_die", variants: &[1, 2, 3, 4], loudness: -21.0, quality: LOW_QUALITY, longest: 0.3, make: dice::die_on_die },
    Family { name: "stone", variants: &[1, 2, 3, 4], loudness: -22.0, quality: LOW_QUALITY, longest: 0.4, make: ivory::land },
    Family { name: "stack", variants: &[1], loudness: -24.0, quality: LOW_QUALITY, longest: 0.3, make: ivory::stack },
    Family { name: "hit", variants: &[1, 2, 3], loudness: -17.0, quality: LOW_QUALITY, longest: 0.6, make: ivory::hit },
    Family { name: "enter_stone", variants: &[1], loudness: -20.0, quality: LOW_QUALITY, longest: 0.5, make: ivory::enter },
    Family { name: "bear_off", variants: &[1, 2, 3], loudness: -20.0, quality: LOW_QUALITY, longest: 0.5, make: ivory::bear_off },
    Family { name: "capote", variants: &[1], loudness: -18.0, quality: LOW_QUALITY, longest: 1.3, make: phrases::capote },
    Family { name: "offer", variants: &[1], loudness: -24.0, quality: LOW_QUALITY, longest: 0.85, make: phrases::offer },
    Family { name: "agree", variants: &[1], loudness: -22.0, quality: LOW_QUALITY, longest: 0.95, make: phrases::agree },
];

/// Creates `sounds/*.ogg`.
///
/// # Errors
/// Fails if a sound is silent, clips, has a constant offset, doesn't fade out or is too long, or if all of them
/// together are too large.
pub fn bake(output: &mut Output) -> Result<(), Failure> {
    let mut total = 0;
    for family in &FAMILIES {
        for &variant in family.variants {
            let name = format!("{}_{variant}", family.name);
            output.file(&format!("sounds/{name}.ogg"), || {
                let bytes = family.encoded(&name, variant)?;
                total += bytes.len();
                Ok(bytes)
            })?;
        }
    }
    if total > LARGEST {
        return Err(format!("{total} bytes of sounds; at most {LARGEST}").into());
    }
    Ok(())
}

impl Family {
    /// Creates one variant as a file.
    fn encoded(&self, name: &str, variant: u32) -> Result<Vec<u8>, Failure> {
        let mut random = noise::seeded(name);
        let mut signal = (self.make)(&mut random, variant);
        signal.finish(self.loudness, self.longest);
        check::heard(&signal, self.longest)?;
        let bytes = vorbis::encoded(&signal, self.quality)?;
        // The decoded sound is checked too, because the game plays that one.
        check::heard(&vorbis::decoded(&bytes)?, self.longest)
            .map_err(|fault| format!("decoded: {fault}"))?;
        Ok(bytes)
    }
}
