//! Computes Zobrist keys: each piece on each square has a random number, and a position combines them.

use super::lines::SQUARES;

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    Black,
    White,
    King,
}

impl PieceKind {
    pub(super) const COUNT: usize = 3;
}

/// The keys of Black's men, White's men and the king on each square.
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

/// The key for White to move.
pub(super) const WHITE_TO_MOVE: u64 = split_mix(0);

/// The number at an index, from 0, in the sequence of SplitMix64 with seed 0. The tables are made at compile time, and
/// the generator of `rand_xoshiro` isn't a constant function, so it's implemented here. A test compares both.
const fn split_mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
