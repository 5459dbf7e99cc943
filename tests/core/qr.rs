//! QR codes: whole codes as other programs draw them, and read back by a slow second implementation.

use sha2::{Digest, Sha256};
use tavoliere::qr::{Level, QrCode, capacity};

/// As drawn by an independent program (segno 1.6.6) with the same mask.
const ANNA: &str = "\
#######..#....#.#.#######
#.....#.#.###.#.#.#.....#
#.###.#.##..#..##.#.###.#
#.###.#.#..#####..#.###.#
#.###.#...##......#.###.#
#.....#.....#..#..#.....#
#######.#.#.#.#.#.#######
........##.#...#.........
#.....#.#.##..##.##..###.
#..###..##.#..#..#.###...
.##.#.#.....##..#.#.#####
.#.#.#..#.##..#......#...
......##...##..#..####...
##.###..#.#.#..#.#.#.....
#.###.###......#.##....##
#.#.#..#.#..#...###.#.###
#.#...#..#...##########.#
........##.##.#.#...#...#
#######....##.#.#.#.###.#
#.....#...#.#...#...#....
#.###.#...#.#########.#..
#.###.#..#.#####.##...###
#.###.#..#....#.#....##.#
#.....#..##.#...##......#
#######.#..##...##...#..#";

fn drawn(code: &QrCode, dark: char, light: char, end: &str) -> String {
    let row = |y| -> String {
        let module = |x| if code.is_dark(x, y) { dark } else { light };
        (0..code.size()).map(module).collect()
    };
    let rows: Vec<String> = (0..code.size()).map(row).collect();
    rows.join(end)
}

#[test]
fn a_code_is_drawn_as_another_program_draws_it() {
    let code = QrCode::of("Anna 2, Bruno 1½, Carla 1".as_bytes(), Level::M).unwrap();
    assert_eq!((code.version(), code.mask()), (2, 5));
    assert_eq!(drawn(&code, '#', '.', "\n"), ANNA);
}

/// The function modules of a version as [`read`] skips them: where a code of other bytes, whatever its mask,
/// could differ.
fn is_function(size: usize, x: usize, y: usize) -> bool {
    let version = (size - 17) / 4;
    let corner = |x: usize, y: usize| y < 9 && (x < 9 || x >= size - 8) || x < 9 && y >= size - 8;
    let places: Vec<usize> = match version {
        1 => vec![],
        2..=6 => vec![6, size - 7],
        _ => {
            let count = version / 7 + 2;
            // The standard's table: equal steps from the end, even, the first step may be shorter.
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

/// Data codewords of each block of a version, by the standard's table 9.
fn blocks(version: usize, level: Level) -> Vec<usize> {
    let groups: &[(usize, usize)] = match (version, level) {
        (1, Level::L) => &[(1, 19)],
        (1, Level::M) => &[(1, 16)],
        (5, Level::M) => &[(2, 43)],
        (7, Level::M) => &[(4, 31)],
        (10, Level::L) => &[(2, 68), (2, 69)],
        (10, Level::M) => &[(4, 43), (1, 44)],
        (14, Level::M) => &[(4, 40), (5, 41)],
        (22, Level::L) => &[(2, 111), (7, 112)],
        (25, Level::L) => &[(8, 106), (4, 107)],
        (25, Level::M) => &[(8, 47), (13, 48)],
        (40, Level::L) => &[(19, 118), (6, 119)],
        (40, Level::M) => &[(18, 47), (31, 48)],
        other => panic!("{other:?} is not tried"),
    };
    let each = groups
        .iter()
        .flat_map(|(count, size)| std::iter::repeat_n(*size, *count));
    each.collect()
}

/// The bytes of a code that nothing has damaged.
fn read(code: &QrCode, level: Level) -> Vec<u8> {
    let size = code.size();
    let format: u32 = (0..6)
        .map(|bit| u32::from(code.is_dark(8, bit)) << bit)
        .sum();
    let rest = u32::from(code.is_dark(8, 7)) << 6
        | u32::from(code.is_dark(8, 8)) << 7
        | u32::from(code.is_dark(7, 8)) << 8;
    let last: u32 = (9..15)
        .map(|bit| u32::from(code.is_dark(14 - bit, 8)) << bit)
        .sum();
    let format = (format | rest | last) ^ 0x5412;
    let mask = format >> 10 & 7;
    assert_eq!(mask, u32::from(code.mask()));
    assert_eq!(
        format >> 13,
        match level {
            Level::L => 1,
            Level::M => 0,
        }
    );
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
    let words: Vec<u8> = bits.chunks_exact(8).map(byte).collect();
    let sizes = blocks((size - 17) / 4, level);
    let mut all = vec![Vec::new(); sizes.len()];
    let mut words = words.into_iter();
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
    assert_eq!(number(0, 4), 0b0100);
    let wide = if size < 57 { 8 } else { 16 };
    let length = number(4, wide);
    (0..length)
        .map(|n| number(4 + wide + 8 * n, 8) as u8)
        .collect()
}

#[test]
fn what_is_written_is_read_back() {
    for (version, level) in [
        (1, Level::L),
        (1, Level::M),
        (5, Level::M),
        (7, Level::M),
        (10, Level::L),
        (10, Level::M),
        (14, Level::M),
        (22, Level::L),
        (25, Level::L),
        (25, Level::M),
        (40, Level::L),
        (40, Level::M),
    ] {
        // One that is full, one that just needs this version, and some between.
        let least = if version == 1 {
            0
        } else {
            capacity(version - 1, level) + 1
        };
        for count in [least, capacity(version, level)] {
            let bytes: Vec<u8> = (0..count).map(|at| (at * 31 + at / 7) as u8).collect();
            let code = QrCode::of(&bytes, level).unwrap();
            assert_eq!(code.version(), version, "{count} {level:?}");
            assert_eq!(read(&code, level), bytes, "{version} {level:?}");
        }
    }
}

/// The same in far larger codes, by the digest of their modules as another program (segno 1.6.6) draws them with
/// the same mask. They are full, for that program pads in its own way; which mask reads best is judged a little differently from program to program; all are valid.
#[test]
fn large_codes_are_drawn_as_another_program_draws_them() {
    let drawn_elsewhere = [
        (7, Level::L, 154, 2, "16305a781b017822"),
        (7, Level::M, 122, 6, "306b236b2c99f495"),
        (10, Level::M, 213, 0, "947a87430ff8f374"),
        (22, Level::L, 1003, 0, "a0ce1f36aae165c6"),
        (25, Level::M, 997, 4, "51f6b0cd66f151a1"),
        (40, Level::M, 2331, 4, "7dd2a0f12f986e97"),
    ];
    for (version, level, count, mask, wanted) in drawn_elsewhere {
        let bytes: Vec<u8> = (0..count)
            .map(|at| (at * 7 + usize::from(version)) as u8)
            .collect();
        let code = QrCode::of(&bytes, level).unwrap();
        let digest = Sha256::digest(drawn(&code, '1', '0', ""));
        let found: String = digest[..8]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        assert_eq!((code.version(), code.mask()), (version, mask), "{level:?}");
        assert_eq!(found, wanted, "{version} {level:?}");
    }
}
