//! Damages every record of the suite: the importer restores the same game, or names the place that it can't read.
//!
//! `TAVOLIERE_DAMAGE_PAIRS` is the number of random pairs of damage for each record (default 40) and `TAVOLIERE_SEED`
//! their seed, so that the test can run for hours.

use tavoliere_core::record::{GameRecord, Imported, OneGameError, import};

use super::damages::{DAMAGES, Damage};
use super::encodings::{ENCODINGS, Encoding};
use super::samples::{Core, records};
use crate::support::{generator, pick};

/// The results of importing damaged records.
#[derive(Debug, Default)]
struct Tally {
    restored: usize,
    /// Sealed games that were read but reported as altered.
    altered: usize,
    refused: usize,
}

/// The result for one damaged record.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Restored,
    Altered,
    Refused,
}

impl Tally {
    fn count(&mut self, fate: Fate) {
        match fate {
            Fate::Restored => self.restored += 1,
            Fate::Altered => self.altered += 1,
            Fate::Refused => self.refused += 1,
        }
    }
}

/// Checks the games of a damaged text against the original. Fails with the problem.
fn fate(imported: &Imported, original: &Core, text: &str) -> Result<Fate, String> {
    if !imported.links.is_empty() {
        return Err("a link was found".to_owned());
    }
    let mut fate = Fate::Restored;
    for found in &imported.games {
        if found.altered.is_some() {
            fate = Fate::Altered;
        } else if Core::of(&found.game) != *original {
            return Err(format!(
                "another game was read:\n{}",
                found.game.to_record()
            ));
        }
    }
    if !imported.games.is_empty() {
        return Ok(fate);
    }
    let Some(problem) = imported.problems.first() else {
        return Err("nothing was found".to_owned());
    };
    let lines = text
        .split(['\n', '\r', '\u{2028}', '\u{2029}', '\u{85}'])
        .count();
    if problem.place.line > lines || problem.to_string().chars().any(char::is_control) {
        return Err(problem.to_string());
    }
    Ok(Fate::Refused)
}

/// Imports a damaged text in an encoding, and checks it.
fn fate_of(text: &str, encoding: Encoding, original: &Core) -> Result<Fate, String> {
    let bytes = (encoding.1)(text).unwrap_or_else(|| text.as_bytes().to_vec());
    let imported = import(&bytes);
    let fate = fate(&imported, original, text)?;
    match imported.one() {
        Ok(_) | Err(OneGameError::Unreadable(_) | OneGameError::Several { .. }) => Ok(fate),
        Err(error) => Err(error.to_string()),
    }
}

/// The records with their texts.
fn samples() -> Vec<(Core, String)> {
    let samples = records().into_iter().map(|game| {
        let text = game.to_record();
        // Halves of a throw are read in the order in which they're written, not played.
        let game = GameRecord::from_record(&text).unwrap();
        (Core::of(&game), text)
    });
    samples.collect()
}

/// `true` if names or contributions have unusual characters. Some damage changes them, which the digest shows.
fn has_unusual_values(text: &str) -> bool {
    !text.is_ascii() || text.contains("a: b # c")
}

#[test]
fn single_damage_restores_the_game_or_names_the_place() {
    let samples = samples();
    let mut chance = generator(51);
    let (mut all, mut failures) = (Tally::default(), Vec::new());
    for damage in DAMAGES {
        let mut tally = Tally::default();
        for (core, text) in &samples {
            let damaged = (damage.apply)(text, &mut chance);
            let failed = match fate_of(&damaged, ENCODINGS[0], core) {
                Ok(fate) => {
                    tally.count(fate);
                    all.count(fate);
                    let is_restored = fate == Fate::Restored || has_unusual_values(text);
                    let told = format!("{fate:?} {:?}", import(damaged.as_bytes()).problems);
                    (damage.is_harmless && (fate == Fate::Refused || !is_restored)).then_some(told)
                }
                Err(error) => Some(error),
            };
            failures.extend(failed.map(|error| format!("{}: {error}\n{damaged}", damage.name)));
        }
        println!("{}: {tally:?}", damage.name);
    }
    println!(
        "{} records, {} kinds of damage: {all:?}",
        samples.len(),
        DAMAGES.len()
    );
    assert_none(&failures);
}

fn assert_none(failures: &[String]) {
    let first: Vec<&str> = failures.iter().take(5).map(String::as_str).collect();
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        first.join("\n\n")
    );
}

#[test]
fn every_encoding_is_decoded() {
    for (core, text) in &samples() {
        for encoding in ENCODINGS {
            let fate = fate_of(text, encoding, core);
            assert_eq!(fate, Ok(Fate::Restored), "{}", encoding.0);
        }
    }
}

#[test]
fn pairs_of_damage_never_give_another_game() {
    let pairs = std::env::var("TAVOLIERE_DAMAGE_PAIRS").ok();
    let pairs: usize = pairs.map_or(40, |pairs| pairs.parse().unwrap());
    let seed = std::env::var("TAVOLIERE_SEED").ok();
    let mut chance = generator(seed.map_or(52, |seed| seed.parse().unwrap()));
    let (mut tally, mut failures) = (Tally::default(), Vec::new());
    let samples = samples();
    for (core, text) in &samples {
        for _ in 0..pairs {
            let (one, other): (Damage, Damage) =
                (pick(&mut chance, DAMAGES), pick(&mut chance, DAMAGES));
            let encoding = pick(&mut chance, &ENCODINGS);
            let damaged = (one.apply)(text, &mut chance);
            let damaged = (other.apply)(&damaged, &mut chance);
            match fate_of(&damaged, encoding, core) {
                Ok(fate) => tally.count(fate),
                Err(error) => {
                    failures.push(format!(
                        "{}, {}, {}: {error}\n{damaged}",
                        one.name, other.name, encoding.0
                    ));
                }
            }
        }
    }
    println!("{} records, {pairs} pairs each: {tally:?}", samples.len());
    assert_none(&failures);
    assert!(tally.restored > tally.refused, "{tally:?}");
}
