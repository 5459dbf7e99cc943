//! Throws four sticks onto a table many times and keeps the falls that end well, by the number
//! of flat faces up.

use std::{error::Error, fs, ops::Range, path::Path, thread};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::motion::tumble::{Shape, Tumble, Tumbles};

pub mod dice;
mod fall;
mod frames;
mod hand;
mod recording;
mod rest;
mod stick;

/// Tumbles kept for each resting area and number of flat faces up.
const KEPT: usize = 12;
/// Good falls looked for before the best are kept.
const CANDIDATES: usize = 14;
/// Throws after which the search stops with what it has.
const MOST_THROWS: u64 = 60_000;
/// Throws simulated between two looks at what has been found.
const BATCH: u64 = 1_000;
/// The largest file that is accepted, in bytes.
const LARGEST: usize = 350_000;

/// Writes `tablan/tumbles.bin` under `assets`.
///
/// # Errors
/// Where a resting area has too few good falls for some throw, the file would be too large, or
/// it cannot be written.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    let mut all = Vec::new();
    for shape in Shape::ALL {
        all.extend(search(shape)?);
    }
    let tumbles = Tumbles::new(all)?;
    let bytes = tumbles.encode();
    if bytes.len() > LARGEST {
        return Err(format!("{} bytes of tumbles; at most {LARGEST}", bytes.len()).into());
    }
    // What is shipped must read back and, written again, be the same bytes.
    if Tumbles::decode(&bytes)?.encode() != bytes {
        return Err("the tumbles do not read back as they were written".into());
    }
    let folder = assets.join("tablan");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("tumbles.bin"), &bytes)?;
    println!(
        "  tablan/tumbles.bin: {} tumbles, {} bytes",
        tumbles.iter().count(),
        bytes.len()
    );
    Ok(())
}

/// The best falls for one resting area.
fn search(shape: Shape) -> Result<Vec<Tumble>, Box<dyn Error>> {
    let mut found: [Vec<(f32, Tumble)>; 5] = Default::default();
    let mut throws = 0;
    while throws < MOST_THROWS && found.iter().any(|bucket| bucket.len() < CANDIDATES) {
        for (worth, tumble) in batch(throws..throws + BATCH, |throw| thrown(shape, throw))? {
            found[usize::from(tumble.flats())].push((worth, tumble));
        }
        throws += BATCH;
    }
    let counts: Vec<usize> = found.iter().map(Vec::len).collect();
    println!("  {shape:?}: {counts:?} good falls for 0 to 4 flats in {throws} throws");
    if counts.iter().any(|count| *count < KEPT) {
        return Err(
            format!("{shape:?}: {counts:?} good falls for 0 to 4 flats; {KEPT} needed").into(),
        );
    }
    Ok(found
        .into_iter()
        .flat_map(|mut bucket| {
            bucket.sort_by(|a, b| b.0.total_cmp(&a.0));
            bucket.truncate(KEPT);
            bucket.into_iter().map(|(_, tumble)| tumble)
        })
        .collect())
}

/// The good falls among numbered throws, in order of their numbers: what `thrown` makes of each.
/// Every throw has a seed of its own, so that the number of processors changes nothing.
fn batch<T: Send>(
    throws: Range<u64>,
    thrown: impl Fn(u64) -> Option<(f32, T)> + Sync,
) -> Result<Vec<(f32, T)>, Box<dyn Error>> {
    let thrown = &thrown;
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let share = (throws.end - throws.start).div_ceil(workers as u64);
    thread::scope(|scope| {
        let shares: Vec<_> = (0..workers as u64)
            .map(|worker| {
                let from = throws.start + worker * share;
                let to = (from + share).min(throws.end);
                scope.spawn(move || (from..to).filter_map(thrown).collect::<Vec<_>>())
            })
            .collect();
        let mut all = Vec::new();
        for share in shares {
            all.extend(share.join().map_err(|_| "a search for tumbles broke off")?);
        }
        Ok(all)
    })
}

/// One throw, and how good it is, if it is good at all.
fn thrown(shape: Shape, number: u64) -> Option<(f32, Tumble)> {
    let seed = 0x7ab1_a000_0000_0000 + ((shape as u64) << 32) + number;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let throw = hand::Throw::drawn(shape, &mut random);
    let fall = fall::Fall::of(&throw)?;
    recording::record(shape, &throw, &fall, &mut random)
}
