//! Zobrist keys: every piece on every square has a number, and those of a position are combined.

use super::lines::SQUARES;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    Black,
    White,
    King,
}

impl PieceKind {
    pub(super) const COUNT: usize = 3;
}

/// The key of each kind of piece on each square.
pub(super) static PIECE_KEYS: [[u64; SQUARES]; PieceKind::COUNT] = {
    let mut keys = [[0; SQUARES]; PieceKind::COUNT];
    let mut kind = 0;
    while kind < PieceKind::COUNT {
        let mut at = 0;
        while at < SQUARES {
            keys[kind][at] = split_mix((kind * SQUARES + at) as u64 + 1);
            at += 1;
        }
        kind += 1;
    }
    keys
};

/// The key of White being to move.
pub(super) const WHITE_TO_MOVE: u64 = split_mix(0);

/// A word of the stream that SplitMix64 has from the seed 0, by its place from 0. It is written out
/// for the tables' sake, which are made while the program is compiled: the generator of
/// `rand_xoshiro` is no constant function. A test compares the two.
const fn split_mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
