//! Tests of the QR codes of the compact sheet: their sizes, and their bytes as a slow reader decodes them.

use std::collections::BTreeSet;

use tavoliere_core::evening::{English, Evening, Format, Plan, SheetCode};
use tavoliere_core::rules::GameKind;

/// A game night of `count` players with names of `letters` letters.
fn of_names(count: usize, letters: usize) -> Evening {
    let name = |index: usize| format!("{index:x>letters$}");
    let names: Vec<String> = (1..=count).map(name).collect();
    let names = names.iter().map(String::as_str);
    Evening::new(Plan::new(
        names,
        GameKind::Tapatan,
        Format::Swiss { rounds: None },
    ))
    .unwrap()
}

/// `true` if a module holds no data.
fn is_function(size: usize, x: usize, y: usize) -> bool {
    let version = (size - 17) / 4;
    let corner = |x: usize, y: usize| y < 9 && (x < 9 || x >= size - 8) || x < 9 && y >= size - 8;
    let places: Vec<usize> = match version {
        1 => vec![],
        2..=6 => vec![6, size - 7],
        _ => {
            let count = version / 7 + 2;
            // The standard's table: equal even steps from the end; the first step can be shorter.
            let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2;
            let mut all: Vec<usize> = (0..count - 1).map(|n| size - 7 - n * step).collect();
            all.push(6);
            all
        }
    };
    let aligned = places.iter().any(|px| {
        places.iter().any(|py| {
            let last = size - 7;
            let by_finder = [(6, 6), (6, last), (last, 6)].contains(&(*px, *py));
            !by_finder && x.abs_diff(*px) <= 2 && y.abs_diff(*py) <= 2
        })
    });
    let versioned = version >= 7
        && (x < 6 && (size - 11..size - 8).contains(&y)
            || y < 6 && (size - 11..size - 8).contains(&x));
    corner(x, y) || aligned || versioned || x == 6 || y == 6
}

fn covered(mask: u32, x: usize, y: usize) -> bool {
    let (i, j) = (y, x);
    0 == match mask {
        0 => (i + j) % 2,
        1 => i % 2,
        2 => j % 3,
        3 => (i + j) % 3,
        4 => (i / 2 + j / 3) % 2,
        5 => (i * j) % 2 + (i * j) % 3,
        6 => ((i * j) % 2 + (i * j) % 3) % 2,
        _ => ((i + j) % 2 + (i * j) % 3) % 2,
    }
}

/// The level of correction and the mask, as stored in the code.
fn format(code: &SheetCode) -> (char, u32) {
    let first = (0..6).map(|bit| u32::from(code.is_dark(8, bit)) << bit);
    let rest = u32::from(code.is_dark(8, 7)) << 6
        | u32::from(code.is_dark(8, 8)) << 7
        | u32::from(code.is_dark(7, 8)) << 8;
    let last = (9..15).map(|bit| u32::from(code.is_dark(14 - bit, 8)) << bit);
    let format = (first.sum::<u32>() | rest | last.sum::<u32>()) ^ 0x5412;
    let level = match format >> 13 {
        0 => 'M',
        1 => 'L',
        other => panic!("level {other} is not used"),
    };
    (level, format >> 10 & 7)
}

/// Blocks of a version and their data codewords, in two groups, from the standard's table 9.
type Blocks = [(usize, usize); 2];

/// The medium level of correction, from version 1.
const MEDIUM: [Blocks; 25] = [
    [(1, 16), (0, 0)],
    [(1, 28), (0, 0)],
    [(1, 44), (0, 0)],
    [(2, 32), (0, 0)],
    [(2, 43), (0, 0)],
    [(4, 27), (0, 0)],
    [(4, 31), (0, 0)],
    [(2, 38), (2, 39)],
    [(3, 36), (2, 37)],
    [(4, 43), (1, 44)],
    [(1, 50), (4, 51)],
    [(6, 36), (2, 37)],
    [(8, 37), (1, 38)],
    [(4, 40), (5, 41)],
    [(5, 41), (5, 42)],
    [(7, 45), (3, 46)],
    [(10, 46), (1, 47)],
    [(9, 43), (4, 44)],
    [(3, 44), (11, 45)],
    [(3, 41), (13, 42)],
    [(17, 42), (0, 0)],
    [(17, 46), (0, 0)],
    [(4, 47), (14, 48)],
    [(6, 45), (14, 46)],
    [(8, 47), (13, 48)],
];

/// The low level of correction, from version 22.
const LOW: [Blocks; 4] = [
    [(2, 111), (7, 112)],
    [(4, 121), (5, 122)],
    [(6, 117), (4, 118)],
    [(8, 106), (4, 107)],
];

/// Data codewords of each block of a version.
fn blocks(version: usize, level: char) -> Vec<usize> {
    let groups = match level {
        'M' => MEDIUM[version - 1],
        _ => LOW[version - 22],
    };
    let each = groups
        .iter()
        .flat_map(|(count, size)| std::iter::repeat_n(*size, *count));
    each.collect()
}

/// Decodes the bytes of an undamaged code.
fn read(code: &SheetCode) -> Vec<u8> {
    let size = code.size();
    let (level, mask) = format(code);
    let mut bits = Vec::new();
    let columns: Vec<usize> = (0..size).rev().filter(|x| *x != 6).collect();
    for (turn, pair) in columns.chunks(2).enumerate() {
        for step in 0..size {
            let y = if turn % 2 == 0 { size - 1 - step } else { step };
            for x in pair {
                if !is_function(size, *x, y) {
                    bits.push(code.is_dark(*x, y) != covered(mask, *x, y));
                }
            }
        }
    }
    let byte = |bits: &[bool]| {
        bits.iter()
            .fold(0_u8, |byte, bit| byte << 1 | u8::from(*bit))
    };
    let mut words = bits.chunks_exact(8).map(byte);
    let sizes = blocks((size - 17) / 4, level);
    let mut all = vec![Vec::new(); sizes.len()];
    for at in 0..*sizes.iter().max().unwrap() {
        for (block, size) in sizes.iter().enumerate() {
            if at < *size {
                all[block].push(words.next().unwrap());
            }
        }
    }
    let data = all.concat();
    let bit = |at: usize| usize::from(data[at / 8] >> (7 - at % 8) & 1);
    let number = |from: usize, count: usize| (from..from + count).fold(0, |n, at| n << 1 | bit(at));
    // Byte mode.
    assert_eq!(number(0, 4), 0b0100);
    let wide = if size < 57 { 8 } else { 16 };
    let length = number(4, wide);
    (0..length)
        .map(|n| number(4 + wide + 8 * n, 8) as u8)
        .collect()
}

#[test]
fn codes_are_read_back_as_their_texts() {
    let mut sizes = BTreeSet::new();
    for count in 4..=32 {
        for letters in [2, 10, 20, 30, 40] {
            let codes = of_names(count, letters).codes(&English);
            let many = codes.len() > 1;
            for code in codes {
                assert_eq!(String::from_utf8(read(&code)).unwrap(), code.text);
                // A phone can't read a larger one off a screen. Each of several codes is smaller.
                let version = (code.size() - 17) / 4;
                let (level, _) = format(&code);
                assert!(version <= if many { 24 } else { 25 }, "{count} {letters}");
                assert_eq!(level == 'L', code.text.len() > 997, "{count} {letters}");
                sizes.insert(version);
            }
        }
    }
    assert!(sizes.len() > 5, "{sizes:?}");
}

/// 32 players with Cyrillic names, who have played 11 rounds.
#[test]
fn the_codes_of_a_long_night_with_cyrillic_names_can_be_read() {
    let names = (1..=32).map(|index| format!("Александра {}", char::from(b'A' + index - 1)));
    let names: Vec<String> = names.collect();
    let mut plan = Plan::new(
        names.iter().map(String::as_str),
        GameKind::Tapatan,
        Format::Swiss { rounds: Some(11) },
    );
    plan.title = Some("Вечер игр".to_owned());
    let mut evening = Evening::new(plan).unwrap();
    while let Some(at) = evening.open_pairings().first().map(|one| one.id) {
        evening.report(at, super::FIRST).unwrap();
    }
    assert_eq!(evening.rounds().len(), 11);
    let codes = evening.codes(&English);
    assert!(!codes.is_empty());
    let texts: Vec<String> = codes
        .iter()
        .map(|code| String::from_utf8(read(code)).unwrap())
        .collect();
    for (code, text) in codes.iter().zip(&texts) {
        assert_eq!(*text, code.text);
        assert!(code.size() <= 117, "version 25 or smaller");
    }
    let all = texts.concat();
    assert!(
        names
            .iter()
            .all(|name| all.contains(&format!(". {name}: ")))
    );
}
