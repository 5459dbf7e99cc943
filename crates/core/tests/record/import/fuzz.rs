//! Fuzz test: random bytes and randomly changed records never make the importer panic.
//!
//! `TAVOLIERE_TEXTS` is the number of texts (default 20,000) and `TAVOLIERE_SEED` their seed, so that the test can run
//! for hours.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::record::import;

use super::damages::DAMAGES;
use super::samples::records;
use crate::support::{below, generator, pick};

fn number(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(default, |text| text.parse().unwrap())
}

/// Parts of records and links, to be put together at random.
const PARTS: [&str; 28] = [
    "tavoliere 1\n",
    "tavoliere 2\n",
    "game: tawula\n",
    "game: tablan\n",
    "preset: Tawula\n",
    "seed: 1\n",
    "first: white\n",
    "first: throw\n",
    "\n",
    "1. W 63: ",
    "2. B ",
    "hand/6 ",
    "24/14*(2) ",
    "8=-- ",
    "l1-l2+",
    "#replay=AV1",
    "=3D",
    "=\n",
    "&gt;",
    "<br>",
    "\u{2028}",
    "\u{200b}",
    "\u{2014}",
    "result: ",
    "digest: 12",
    "time 5 5\n",
    "white resigns\n",
    "> ",
];

fn random_text(chance: &mut Xoshiro256PlusPlus, records: &[String]) -> Vec<u8> {
    match below(chance, 4) {
        0 => (0..below(chance, 400))
            .map(|_| chance.next_u64() as u8)
            .collect(),
        1 => {
            let parts = (0..below(chance, 40)).map(|_| pick(chance, &PARTS));
            parts.collect::<String>().into_bytes()
        }
        2 => {
            let record = &records[below(chance, records.len())];
            let mut bytes = record.clone().into_bytes();
            for _ in 0..=below(chance, 8) {
                let place = below(chance, bytes.len().max(1));
                match below(chance, 4) {
                    0 if place < bytes.len() => bytes[place] = chance.next_u64() as u8,
                    1 if place < bytes.len() => drop(bytes.remove(place)),
                    2 => bytes.insert(place, pick(chance, b"\n\r=-.: *>#0\xe2\x80")),
                    _ => bytes.truncate(place + 1),
                }
            }
            bytes
        }
        _ => {
            let record = &records[below(chance, records.len())];
            let damaged = (pick(chance, DAMAGES).apply)(record, chance);
            let mut bytes = (pick(chance, DAMAGES).apply)(&damaged, chance).into_bytes();
            let place = below(chance, bytes.len().max(1));
            if let Some(byte) = bytes.get_mut(place) {
                *byte = chance.next_u64() as u8;
            }
            bytes
        }
    }
}

#[test]
fn any_bytes_are_imported_without_a_panic() {
    let (count, seed) = (
        number("TAVOLIERE_TEXTS", 20_000),
        number("TAVOLIERE_SEED", 1),
    );
    let mut records: Vec<String> = records().iter().map(|game| game.to_record()).collect();
    let links = super::samples::records()
        .into_iter()
        .filter_map(|game| game.to_link().ok());
    records.extend(links);
    let mut chance = generator(seed);
    let (mut games, mut problems) = (0, 0);
    for _ in 0..count {
        let text = random_text(&mut chance, &records);
        let imported = import(&text);
        for found in imported.all() {
            // A game that was read can be written and read again.
            let record = found.game.to_record();
            let again = tavoliere_core::record::GameRecord::from_record(&record);
            assert!(again.is_ok(), "{again:?}\n{record}");
        }
        games += imported.all().len();
        problems += imported.problems.len();
    }
    println!("{count} texts from seed {seed}: {games} games, {problems} problems");
    assert!(games > 0 && problems > 0);
}
