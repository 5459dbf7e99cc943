//! Bytes as codewords, in blocks that are corrected one by one.

use super::Level;
use super::modules;
use super::reed_solomon::correction;

/// Codewords of correction in each block, by version from 1.
const CORRECTION: [[u8; 40]; 2] = [
    [
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
        30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
];

/// How many blocks there are, by version from 1.
const BLOCKS: [[u8; 40]; 2] = [
    [
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13,
        14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23,
        25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
];

/// How many codewords of correction each block has, and how many blocks there are.
fn parts(version: u8, level: Level) -> (usize, usize) {
    let row = match level {
        Level::L => 0,
        Level::M => 1,
    };
    let at = usize::from(version.clamp(1, 40)) - 1;
    (
        usize::from(CORRECTION[row][at]),
        usize::from(BLOCKS[row][at]),
    )
}

/// How many codewords hold data.
pub(super) fn data_codewords(version: u8, level: Level) -> usize {
    let (each, blocks) = parts(version, level);
    modules::raw(version) / 8 - each * blocks
}

/// The codewords of bytes that fit: mode, length, the bytes, an end, and padding.
pub(super) fn data(bytes: &[u8], version: u8, level: Level) -> Vec<u8> {
    let capacity = data_codewords(version, level) * 8;
    let mut bits: Vec<bool> = Vec::with_capacity(capacity);
    let mut push = |value: usize, count: u32| {
        bits.extend((0..count).rev().map(|bit| value >> bit & 1 == 1));
    };
    push(0b0100, 4);
    push(bytes.len(), if version < 10 { 8 } else { 16 });
    for byte in bytes {
        push(usize::from(*byte), 8);
    }
    let end = (bits.len() + 4).min(capacity).next_multiple_of(8);
    bits.resize(end, false);
    let byte = |bits: &[bool]| bits.iter().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
    let mut codewords: Vec<u8> = bits.chunks(8).map(byte).collect();
    let padding = [0xEC, 0x11].into_iter().cycle();
    let missing = (capacity / 8).saturating_sub(codewords.len());
    codewords.extend(padding.take(missing));
    codewords
}

/// All codewords in the order in which they are drawn: of each block the first, then the second, …
pub(super) fn interleaved(data: &[u8], version: u8, level: Level) -> Vec<u8> {
    let (each, count) = parts(version, level);
    let (short, longer) = (data.len() / count, data.len() % count);
    let mut blocks = Vec::with_capacity(count);
    let mut rest = data;
    for at in 0..count {
        let (block, after) = rest.split_at(short + usize::from(at >= count - longer));
        blocks.push((block, correction(block, each)));
        rest = after;
    }
    let mut all = Vec::with_capacity(modules::raw(version) / 8);
    for at in 0..=short {
        all.extend(blocks.iter().filter_map(|(block, _)| block.get(at)));
    }
    for at in 0..each {
        all.extend(blocks.iter().filter_map(|(_, corrects)| corrects.get(at)));
    }
    all
}
