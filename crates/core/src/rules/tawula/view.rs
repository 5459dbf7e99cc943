//! Stores a board as sets of points from the mover's side, to find the pieces that a number can move.

use super::board::{BAR, Board, HAND, OFF, nibble};
use crate::rules::Side;

/// A set of places: bit 0 is the bar, bits 1 to 24 are the mover's points, bit 26 is the hand.
pub(super) type Set = u32;

/// Points 1 to 24.
pub(super) const ALL: Set = 0x1ff_fffe;
/// Points 1 to 11, where a side can have only one piece on each point (TW-9).
pub(super) const FAR: Set = 0xffe;
/// Points 1 to 18, outside the finishing quadrant.
pub(super) const OUTSIDE: Set = 0x7_fffe;
/// Points 13 to 18, the opponent's starting quadrant.
pub(super) const VICTIM: Set = 0x7_e000;

/// The six numbers, which are also the points where they enter a piece (TW-5).
pub(super) const NUMBERS: Set = 0x7e;

const BAR_BIT: Set = 1 << BAR;
pub(super) const HAND_BIT: Set = 1 << HAND;

/// The board as sets, by the mover's indices.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// Places with the mover's pieces, including bar and hand.
    pub own: Set,
    /// Places with two or more of the mover's pieces, including bar and hand.
    pub twos: Set,
    /// Points with two or more of the opponent's pieces.
    pub closed: Set,
    /// Points with one of the opponent's pieces.
    pub blots: Set,
}

impl View {
    /// The board from one side.
    #[inline]
    pub fn of(board: &Board, side: Side) -> View {
        View::between(
            PieceSets::of(board, side),
            PieceSets::of(board, side.other()),
        )
    }

    /// The board from one side and from the opponent's.
    #[inline]
    pub fn of_both(board: &Board, side: Side) -> [View; 2] {
        let (own, enemy) = (
            PieceSets::of(board, side),
            PieceSets::of(board, side.other()),
        );
        [View::between(own, enemy), View::between(enemy, own)]
    }

    #[inline]
    const fn between(own: PieceSets, enemy: PieceSets) -> View {
        let solid = across(enemy.twos);
        View {
            own: own.ones,
            twos: own.twos,
            closed: solid,
            blots: across(enemy.ones) & !solid,
        }
    }

    /// Points where a piece of the mover can land (TW-5, TW-8, TW-9).
    #[inline]
    pub const fn open(&self) -> Set {
        ALL & !(self.closed | self.own & FAR)
    }

    /// The view of the board `next`, after a piece has moved from one place to another.
    #[inline]
    pub const fn moved(&self, next: &Board, side: Side, from: u8, to: u8) -> View {
        let word = next.word(side);
        let gone = !(1 << from | 1 << to);
        let (left, here) = (nibble(word, from), nibble(word, to));
        let ones = ((left > 0) as Set) << from | 1 << to;
        let twos = ((left > 1) as Set) << from | ((here > 1) as Set) << to;
        View {
            own: self.own & gone | ones,
            twos: self.twos & gone | twos,
            closed: self.closed,
            blots: self.blots & !(1 << to),
        }
    }

    pub const fn has_bar(&self) -> bool {
        self.own & BAR_BIT != 0
    }

    pub const fn has_hand(&self) -> bool {
        self.own & HAND_BIT != 0
    }

    /// `true` if all remaining pieces are in the finishing quadrant (TW-13).
    pub const fn all_home(&self) -> bool {
        self.own & (OUTSIDE | BAR_BIT | HAND_BIT) == 0
    }

    /// The places from which a number alone can move a piece now (TW-4, TW-5, TW-8, TW-9, TW-10, TW-13). `shift` is the
    /// distance beyond the number at which a piece from the hand enters.
    #[inline]
    pub fn sources(&self, die: u8, shift: u8) -> Set {
        let open = self.open();
        if self.has_bar() {
            return open >> die & 1;
        }
        if self.has_hand() {
            // The starters can't move (TW-4).
            let movers = self.own & ALL & !(1 << 1);
            return movers & open >> die | (open >> (die + shift) & 1) << HAND;
        }
        let movers = self.own & ALL;
        let inside = movers & open >> die;
        if movers & OUTSIDE == 0 {
            inside | borne_off(movers, die)
        } else {
            inside
        }
    }
}

/// The point from which a number bears off a piece if all are home. It's the number's point. If that and all points
/// farther back are empty, it's the rearmost point with a piece (TW-13).
#[inline]
pub(super) const fn borne_off(movers: Set, die: u8) -> Set {
    let exact = 1 << (OFF - die);
    if movers & (exact | (exact - 1)) != 0 {
        movers & exact
    } else {
        movers & movers.wrapping_neg()
    }
}

/// The place where a number moves a piece to.
#[inline]
pub(super) const fn landing(from: u8, die: u8, shift: u8) -> u8 {
    match from {
        BAR => die,
        HAND => die + shift,
        index if index + die < OFF => index + die,
        _ => OFF,
    }
}

/// Converts points to the other side's indices.
#[inline]
const fn across(set: Set) -> Set {
    const HALF: Set = 0x1ffe;
    (set & HALF) << 12 | set >> 12 & HALF
}

/// Places of a side by their number of pieces.
#[derive(Clone, Copy)]
struct PieceSets {
    /// Places with one piece or more.
    ones: Set,
    /// Places with two pieces or more.
    twos: Set,
}

impl PieceSets {
    #[inline]
    const fn of(board: &Board, side: Side) -> PieceSets {
        let word = board.word(side);
        let many = word >> 1 | word >> 2 | word >> 3;
        PieceSets {
            ones: gather(word | many),
            twos: gather(many),
        }
    }
}

/// The lowest bit of each group of four, packed together.
#[inline]
const fn gather(word: u128) -> Set {
    gather_half(word as u64) | gather_half((word >> 64) as u64) << 16
}

#[inline]
const fn gather_half(word: u64) -> Set {
    let word = word & 0x1111_1111_1111_1111;
    let word = (word | word >> 3) & 0x0303_0303_0303_0303;
    let word = (word | word >> 6) & 0x000f_000f_000f_000f;
    let word = (word | word >> 12) & 0x0000_00ff_0000_00ff;
    ((word | word >> 24) & 0xffff) as Set
}
