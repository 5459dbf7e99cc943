//! Throws two dice into the box many times and keeps the rolls that look and end well.

use std::{error::Error, fs, path::Path};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::motion::roll::{Roll, Rolls};

mod fall;
mod hand;
mod recording;
mod rest;

/// Rolls kept: ordinary ones, and opening ones with a die from each side.
const KEPT: [usize; 2] = [56, 20];
/// Good rolls looked for, for each that is kept.
const CHOICE: usize = 4;
/// Throws after which the search stops with what it has.
const MOST_THROWS: u64 = 60_000;
/// Throws simulated between two looks at what has been found.
const BATCH: u64 = 500;
/// The largest file that is accepted, in bytes.
const LARGEST: usize = 250_000;

/// Writes `tawula/rolls.bin` under `assets`.
///
/// # Errors
/// Where there are too few good rolls, the file would be too large, or it cannot be written.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    let mut all = search(false)?;
    all.extend(search(true)?);
    let rolls = Rolls::new(all)?;
    let bytes = rolls.encode();
    if bytes.len() > LARGEST {
        return Err(format!("{} bytes of rolls; at most {LARGEST}", bytes.len()).into());
    }
    // What is shipped must read back and, written again, be the same bytes.
    if Rolls::decode(&bytes)?.encode() != bytes {
        return Err("the rolls do not read back as they were written".into());
    }
    let folder = assets.join("tawula");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("rolls.bin"), &bytes)?;
    let (count, size) = (rolls.iter().count(), bytes.len());
    println!("  tawula/rolls.bin: {count} rolls, {size} bytes");
    Ok(())
}

/// The best rolls of one kind.
fn search(opening: bool) -> Result<Vec<Roll>, Box<dyn Error>> {
    let kept = KEPT[usize::from(opening)];
    let mut found: Vec<(f32, Roll)> = Vec::new();
    let mut throws = 0;
    while throws < MOST_THROWS && found.len() < CHOICE * kept {
        let range = throws..throws + BATCH;
        found.extend(super::batch(range, |number| thrown(opening, number))?);
        throws += BATCH;
    }
    let kind = if opening { "opening" } else { "ordinary" };
    println!("  {} good {kind} rolls in {throws} throws", found.len());
    if found.len() < kept {
        return Err(format!("{} good {kind} rolls; {kept} needed", found.len()).into());
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(kept);
    Ok(found.into_iter().map(|(_, roll)| roll).collect())
}

/// One throw, and how good it is, if it is good at all.
fn thrown(opening: bool, number: u64) -> Option<(f32, Roll)> {
    let seed = 0x7a_d1ce_0000_0000 + (u64::from(opening) << 32) + number;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let throw = if opening {
        hand::Throw::from_both_sides(&mut random)
    } else {
        hand::Throw::together(&mut random)
    };
    let fall = fall::Fall::of(&throw)?;
    recording::record(opening, &throw, &fall, &mut random)
}
