//! Stores all pieces in 32 bytes, so that searches can copy and compare boards quickly.

use std::fmt;

use crate::rules::Side;

/// Number of pieces of each side (TW-2).
pub const PIECES: u8 = 15;

/// Number of points on the board (TW-1).
pub const POINTS: u8 = 24;

/// The place of the bar in a side's word. The place of a point is its index.
pub(super) const BAR: u8 = 0;
/// The place of the pieces that are borne off, after the last point.
pub(super) const OFF: u8 = 25;
/// The place of the pieces in hand.
pub(super) const HAND: u8 = 26;

/// The index of the same point for the other side: `(index + 11) % 24 + 1` (TW-1).
#[must_use]
pub const fn opposite(index: u8) -> u8 {
    ((index as u16 + 11) % 24 + 1) as u8
}

/// One piece on each place, in a side's word.
pub(super) const UNIT: [u128; 27] = {
    let mut units = [0; 27];
    let mut place = 0;
    while place < units.len() {
        units[place] = 1 << (4 * place);
        place += 1;
    }
    units
};

/// The change of the victim's word when its piece is hit on a point, by the hitter's index. Add it with wrapping.
pub(super) const HIT: [u128; 25] = {
    let mut hits = [0; 25];
    let mut index = 1;
    while index < hits.len() {
        hits[index] = UNIT[BAR as usize].wrapping_sub(UNIT[opposite(index as u8) as usize]);
        index += 1;
    }
    hits
};

/// The remaining steps of a piece on each place, by half of the word and by place modulo 4. Each number packs four
/// places, the highest first.
const PIPS: [[u64; 4]; 2] = {
    let mut factors = [[0; 4]; 2];
    let mut place = 0;
    while place < 27 {
        let steps = match place as u8 {
            BAR | HAND => 25,
            OFF => 0,
            index => (OFF - index) as u64,
        };
        factors[place / 16][place % 4] |= steps << (48 - 16 * (place % 16 / 4));
        place += 1;
    }
    factors
};

/// The remaining steps of all pieces on 16 places.
#[inline]
const fn weighed(half: u64, factors: &[u64; 4]) -> u32 {
    const APART: u64 = 0x000f_000f_000f_000f;
    let mut sum = 0;
    let mut place = 0;
    while place < 4 {
        // The highest 16 bits of each product contain the sum over four places. The lower ones can't overflow.
        sum += (half >> (4 * place) & APART).wrapping_mul(factors[place]) >> 48;
        place += 1;
    }
    sum as u32
}

/// The bar, the points 1 to 18 and the hand in a side's word.
const OUTSIDE: u128 = (UNIT[19] - 1) | (15 * UNIT[HAND as usize]);

/// The pieces of both sides and nothing else. It's small, needs no heap and compares quickly.
///
/// Each side has a word with four bits for each place: the bar, its points 1 to 24, off, the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    words: [u128; 2],
}

impl Board {
    /// The starting position: two pieces on each side's point 1, the others in hand (TW-2).
    pub const START: Board = {
        let word = 2 * UNIT[1] + 13 * UNIT[HAND as usize];
        Board {
            words: [word, word],
        }
    };

    /// The board with these numbers of pieces on each place of each side, at most 15.
    pub(super) fn of_counts(counts: [[u8; 27]; 2]) -> Board {
        let word = |counts: [u8; 27]| {
            let parts = counts.iter().zip(UNIT);
            parts.fold(0, |word: u128, (count, unit)| {
                word.wrapping_add(u128::from(*count) * unit)
            })
        };
        Board {
            words: counts.map(word),
        }
    }

    /// The same board with White and Black swapped.
    #[must_use]
    pub const fn exchanged(&self) -> Board {
        let [first, second] = self.words;
        Board {
            words: [second, first],
        }
    }

    /// The board with the word of a side and the word of its opponent.
    #[inline]
    pub(crate) const fn of_words(side: Side, own: u128, enemy: u128) -> Board {
        match side {
            Side::First => Board {
                words: [own, enemy],
            },
            Side::Second => Board {
                words: [enemy, own],
            },
        }
    }

    /// All places of a side, four bits each: the bar, its points 1 to 24, off, the hand.
    #[must_use]
    pub const fn packed(&self, side: Side) -> u128 {
        self.word(side)
    }

    /// A side's word.
    #[inline]
    pub(super) const fn word(&self, side: Side) -> u128 {
        self.words[side.index()]
    }

    /// The number of a side's pieces on a place.
    #[inline]
    pub(super) const fn at(&self, side: Side, place: u8) -> u8 {
        nibble(self.word(side), place)
    }

    /// The number of a side's pieces on a point, by its index. It's 0 if the index isn't a point.
    #[must_use]
    pub const fn count(&self, side: Side, index: u8) -> u8 {
        if index >= 1 && index <= POINTS {
            self.at(side, index)
        } else {
            0
        }
    }

    /// The number of a side's pieces on the bar.
    #[must_use]
    pub const fn bar(&self, side: Side) -> u8 {
        self.at(side, BAR)
    }

    /// The number of a side's pieces in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> u8 {
        self.at(side, HAND)
    }

    /// The number of pieces that a side has borne off.
    #[must_use]
    pub const fn off(&self, side: Side) -> u8 {
        self.at(side, OFF)
    }

    /// The remaining steps of a side until all its pieces are off. A piece on the bar or in hand counts 25, a piece on
    /// a point `25 - index`.
    #[must_use]
    pub fn pips(&self, side: Side) -> u32 {
        let word = self.word(side);
        weighed(word as u64, &PIPS[0]) + weighed((word >> 64) as u64, &PIPS[1])
    }

    /// `true` if all of a side's remaining pieces are in its finishing quadrant, points 19 to 24 (TW-13).
    #[must_use]
    pub const fn all_home(&self, side: Side) -> bool {
        self.word(side) & OUTSIDE == 0
    }

    /// `true` if a side has exactly one piece on the bar and the others in its finishing quadrant or off (TW-15).
    pub(super) const fn only_bar_outside(&self, side: Side) -> bool {
        self.word(side) & OUTSIDE == UNIT[BAR as usize]
    }

    /// Moves a piece of a side from one place to another and hits a blot there. Returns the new board, and `true` if
    /// the piece hit.
    #[inline]
    pub(super) const fn moved(self, side: Side, from: u8, to: u8) -> (Board, bool) {
        let own = self
            .word(side)
            .wrapping_sub(UNIT[from as usize])
            .wrapping_add(UNIT[to as usize]);
        let enemy = self.word(side.other());
        if to <= POINTS && nibble(enemy, opposite(to)) > 0 {
            let enemy = enemy.wrapping_add(HIT[to as usize]);
            (Board::of_words(side, own, enemy), true)
        } else {
            (Board::of_words(side, own, enemy), false)
        }
    }
}

/// The number of pieces on a place of a word.
#[inline]
pub(super) const fn nibble(word: u128, place: u8) -> u8 {
    (word >> (4 * place)) as u8 & 15
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({:028x}, {:028x})", self.words[0], self.words[1])
    }
}
