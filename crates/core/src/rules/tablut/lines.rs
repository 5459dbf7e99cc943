//! The 18 ranks and files as numbers, with tables of what can move in each.
//!
//! A line of nine squares is a number in base 3, its first square the lowest digit: 0 is empty, 1
//! Black, 2 White. The board keeps these numbers up to date, so that counting and drawing moves is
//! mostly a matter of looking up.

use super::square::{SIDE, Square};
use super::{Options, Throne, Thrones};
use crate::rules::Side;

/// Ranks 1 to 9, then files a to i.
pub(super) const LINES: usize = 18;

/// What can stand on nine squares.
const STATES: usize = 19_683;

/// The weight of each square of a line.
pub(super) const WEIGHTS: [u16; SIDE as usize] = [1, 3, 9, 27, 81, 243, 729, 2_187, 6_561];

/// What the empty thrones are to those who move (TT-4, TT-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ground {
    /// One throne, and nobody stops on it or passes over it.
    Closed,
    /// One throne, and nobody stops on it.
    Transit,
    /// Five thrones, and only the king stops on them.
    Five,
}

impl Ground {
    pub(super) const fn of(options: &Options) -> Ground {
        match (options.thrones, options.throne) {
            (Thrones::Five, _) => Ground::Five,
            (Thrones::One, Throne::Transit) => Ground::Transit,
            (Thrones::One, Throne::Closed) => Ground::Closed,
        }
    }

    /// What each line is on this ground.
    pub(super) const fn kinds(self) -> &'static [Kind; LINES] {
        &KINDS[self as usize]
    }
}

const KINDS: [[Kind; LINES]; 3] = {
    let mut kinds = [[Kind::Plain; LINES]; 3];
    let mut first = 0;
    while first < LINES {
        kinds[Ground::Closed as usize][first + 4] = Kind::Wall;
        kinds[Ground::Transit as usize][first + 4] = Kind::Crossing;
        kinds[Ground::Five as usize][first + 4] = Kind::Crossing;
        kinds[Ground::Five as usize][first] = Kind::Corners;
        kinds[Ground::Five as usize][first + 8] = Kind::Corners;
        first += SIDE as usize;
    }
    kinds
};

/// What the thrones are to men within one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// No throne in it.
    Plain,
    /// The middle is like a piece of nobody's.
    Wall,
    /// The middle may be passed over.
    Crossing,
    /// Both ends are thrones.
    Corners,
}

impl Kind {
    /// Squares that block even if empty.
    const fn walls(self) -> u16 {
        match self {
            Kind::Wall => 1 << 4,
            _ => 0,
        }
    }

    /// Squares on which men may not stop.
    pub(super) const fn thrones(self) -> u16 {
        match self {
            Kind::Plain | Kind::Wall => 0,
            Kind::Crossing => 1 << 4,
            Kind::Corners => 1 | 1 << 8,
        }
    }
}

/// How many moves along the line each side has, by the line's number: Black's in the low byte,
/// White's in the high one.
const fn count(kind: Kind) -> [u16; STATES] {
    let mut counts = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let (mut rest, mut place, mut gap) = (state, 0, 0);
        // What one move of the piece passed last adds: nothing before the first piece.
        let (mut last, mut total) = (0, 0);
        while place < SIDE {
            let digit = rest % 3;
            rest /= 3;
            if digit > 0 {
                let unit = if digit == 1 { 1 } else { 1 << 8 };
                total += gap * (last + unit);
                (last, gap) = (unit, 0);
            } else if kind.walls() >> place & 1 > 0 {
                total += gap * last;
                (last, gap) = (0, 0);
            } else if kind.thrones() >> place & 1 == 0 {
                gap += 1;
            }
            place += 1;
        }
        counts[state] = total + gap * last;
        state += 1;
    }
    counts
}

static COUNTS: [[u16; STATES]; 4] = [
    count(Kind::Plain),
    count(Kind::Wall),
    count(Kind::Crossing),
    count(Kind::Corners),
];

/// Where the sides' pieces are in a line: Black's in the low half, White's in the high one.
static MASKS: [u32; STATES] = {
    let mut masks = [0; STATES];
    let mut state = 1;
    let mut place = 0;
    let mut weight = 1;
    while state < STATES {
        if state == weight * 3 {
            weight *= 3;
            place += 1;
        }
        // All but the last piece is known from a smaller number.
        let digit = state / weight;
        masks[state] = masks[state % weight] | 1 << (place + 16 * (digit - 1));
        state += 1;
    }
    masks
};

/// The squares a piece reaches from a place among occupied squares.
static REACH: [[u16; 512]; SIDE as usize] = {
    let mut reach = [[0; 512]; SIDE as usize];
    let mut place = 0;
    while place < SIDE as usize {
        let mut occupied = 0;
        while occupied < 512 {
            let mut set = 0;
            let mut to = place + 1;
            while to < SIDE as usize && occupied >> to & 1 == 0 {
                set |= 1 << to;
                to += 1;
            }
            to = place;
            while to > 0 && occupied >> (to - 1) & 1 == 0 {
                set |= 1 << (to - 1);
                to -= 1;
            }
            reach[place][occupied] = set;
            occupied += 1;
        }
        place += 1;
    }
    reach
};

/// The places of a set of them one by one, then zeros.
const fn list(mut set: u16, factor: u8) -> [u8; 8] {
    let mut list = [0; 8];
    let mut found = 0;
    while set != 0 && found < 8 {
        list[found] = set.trailing_zeros() as u8 * factor;
        set &= set - 1;
        found += 1;
    }
    list
}

/// For each set of places in a rank, and in a file, how far they lie from the line's first square.
static OFFSETS: [[[u8; 8]; 512]; 2] = {
    let mut offsets = [[[0; 8]; 512]; 2];
    let mut set = 0;
    while set < 512 {
        offsets[0][set] = list(set as u16, 1);
        offsets[1][set] = list(set as u16, SIDE);
        set += 1;
    }
    offsets
};

/// How many moves along a line each side has: Black in the low half, White in the high one.
pub(super) fn counts(kind: Kind, state: u16) -> u32 {
    let both = u32::from(COUNTS[kind as usize][usize::from(state)]);
    both & 0xff | (both & 0xff00) << 8
}

/// The places of a side's pieces, and of all pieces, in a line.
pub(super) fn masks(state: u16, side: Side) -> (u16, u16) {
    let both = MASKS[usize::from(state)];
    let own = (both >> (16 * side.index())) as u16;
    (own, (both | both >> 16) as u16)
}

/// The places on which a man, or the king with `king`, may stop.
pub(super) fn reach(kind: Kind, place: u8, occupied: u16, king: bool) -> u16 {
    let blocked = usize::from((occupied | kind.walls()) & 511);
    let all = REACH[usize::from(place % SIDE)][blocked];
    // With one throne nobody stops on it; the middle file and rank are then no matter of the king's.
    if king { all } else { all & !kind.thrones() }
}

/// The square at a place of a line.
pub(super) fn square(line: usize, place: u8) -> Square {
    let step = if line < SIDE.into() { 1 } else { SIDE };
    FIRSTS[line].ahead(place * step)
}

/// The squares at up to eight places of a line, then the line's first square over and over.
pub(super) fn spread(line: usize, set: u16) -> [Square; 8] {
    let upright = usize::from(line >= SIDE.into());
    let first = FIRSTS[line];
    OFFSETS[upright][usize::from(set & 511)].map(|offset| first.ahead(offset))
}

/// The first square of each line.
const FIRSTS: [Square; LINES] = {
    let a1 = Square::CORNERS[0];
    let mut firsts = [a1; LINES];
    let mut place = 0;
    while place < SIDE {
        firsts[place as usize] = a1.ahead(place * SIDE);
        firsts[(SIDE + place) as usize] = a1.ahead(place);
        place += 1;
    }
    firsts
};

/// The two lines of a square, each with the square's place in it.
pub(super) const fn through(at: Square) -> [(usize, u8); 2] {
    let (file, rank) = (at.file(), at.rank() - 1);
    [(rank as usize, file), ((SIDE + file) as usize, rank)]
}
