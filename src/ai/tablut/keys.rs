//! Numbers that tell positions apart: every piece on every square has one, and they are combined.

use super::lines::SQUARES;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Black,
    White,
    King,
}

impl Kind {
    pub(super) const COUNT: usize = 3;
}

/// The number of each kind of piece on each square.
pub(super) static KEYS: [[u64; SQUARES]; Kind::COUNT] = {
    let mut keys = [[0; SQUARES]; Kind::COUNT];
    let mut kind = 0;
    while kind < Kind::COUNT {
        let mut at = 0;
        while at < SQUARES {
            keys[kind][at] = scattered((kind * SQUARES + at) as u64 + 1);
            at += 1;
        }
        kind += 1;
    }
    keys
};

/// The number of the side to move being White.
pub(super) const WHITE_MOVES: u64 = scattered(0);

/// A word of the stream that SplitMix64 has from the seed 0, by its place from 0. It is written out
/// for the tables' sake, which are made while the program is compiled: the generator of
/// `rand_xoshiro` is no constant function. A test holds the two against each other.
const fn scattered(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
