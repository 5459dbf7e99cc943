//! Stores the 18 ranks and files as numbers, with tables of the moves in each.
//!
//! A line of nine squares is a number in base 3 with the first square as its lowest digit: 0 is empty, 1 Black, 2
//! White. The board updates these numbers with each move, so counting and picking moves only needs table look-ups.

use super::square::{SIDE, Square};
use super::{Options, Throne, Thrones};
use crate::rules::Side;
use crate::rules::places::places;

/// Number of lines: ranks 1 to 9, then files a to i.
pub(super) const LINES: usize = 18;

/// Number of different contents of a line.
const STATES: usize = 19_683;

/// The value of digit 1 on each square of a line.
pub(super) const WEIGHTS: [u16; SIDE as usize] = [1, 3, 9, 27, 81, 243, 729, 2_187, 6_561];

/// The effect of the empty thrones on moves (TT-4, TT-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum ThroneRules {
    /// One throne. No piece can stop on it or pass over it.
    Closed,
    /// One throne. No piece can stop on it.
    Transit,
    /// Five thrones. Only the king can stop on them.
    Five,
}

impl ThroneRules {
    pub(super) const fn of(options: &Options) -> ThroneRules {
        match (options.thrones, options.throne) {
            (Thrones::Five, _) => ThroneRules::Five,
            (Thrones::One, Throne::Transit) => ThroneRules::Transit,
            (Thrones::One, Throne::Closed) => ThroneRules::Closed,
        }
    }

    /// The kind of each line, without or with camps.
    pub(super) const fn kinds(self, camps: bool) -> &'static [LineKind; LINES] {
        &KINDS[camps as usize][self as usize]
    }
}

const KINDS: [[[LineKind; LINES]; 3]; 2] = {
    let mut kinds = [[[LineKind::Plain; LINES]; 3]; 2];
    let mut first = 0;
    while first < LINES {
        kinds[0][ThroneRules::Closed as usize][first + 4] = LineKind::Wall;
        kinds[0][ThroneRules::Transit as usize][first + 4] = LineKind::Crossing;
        kinds[0][ThroneRules::Five as usize][first + 4] = LineKind::Crossing;
        kinds[0][ThroneRules::Five as usize][first] = LineKind::Corners;
        kinds[0][ThroneRules::Five as usize][first + 8] = LineKind::Corners;
        let mut rules = 0;
        while rules < 3 {
            let five = rules == ThroneRules::Five as usize;
            let closed = rules == ThroneRules::Closed as usize;
            let edge = if five {
                LineKind::CampEdgeCorners
            } else {
                LineKind::CampEdge
            };
            let middle = if closed {
                LineKind::CampWall
            } else {
                LineKind::CampCrossing
            };
            kinds[1][rules][first] = edge;
            kinds[1][rules][first + 1] = LineKind::CampTip;
            kinds[1][rules][first + 3] = LineKind::CampSides;
            kinds[1][rules][first + 4] = middle;
            kinds[1][rules][first + 5] = LineKind::CampSides;
            kinds[1][rules][first + 7] = LineKind::CampTip;
            kinds[1][rules][first + 8] = edge;
            rules += 1;
        }
        first += SIDE as usize;
    }
    kinds
};

/// The effect of the thrones and camps within one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// The line has no throne.
    Plain,
    /// The middle square blocks like a piece that can't be captured.
    Wall,
    /// Pieces can pass over the middle square.
    Crossing,
    /// Both ends of the line are thrones.
    Corners,
    /// The three middle squares are a camp.
    CampEdge,
    /// The three middle squares are a camp, and both ends are thrones.
    CampEdgeCorners,
    /// The middle square is the tip of a camp.
    CampTip,
    /// Both ends of the line belong to camps.
    CampSides,
    /// The two squares at both ends belong to camps. The middle square blocks like a piece.
    CampWall,
    /// The two squares at both ends belong to camps. Pieces can pass over the middle square.
    CampCrossing,
}

/// Number of kinds without camps. They come first.
const WITHOUT_CAMPS: usize = LineKind::CampEdge as usize;

impl LineKind {
    /// Squares that block even if they're empty.
    const fn walls(self) -> u16 {
        match self {
            LineKind::Wall | LineKind::CampWall => 1 << 4,
            _ => 0,
        }
    }

    /// The camps in the line (TT-24).
    const fn camps(self) -> [u16; 2] {
        match self {
            LineKind::Plain | LineKind::Wall | LineKind::Crossing | LineKind::Corners => [0; 2],
            LineKind::CampEdge | LineKind::CampEdgeCorners => [0b111 << 3, 0],
            LineKind::CampTip => [1 << 4, 0],
            LineKind::CampSides => [1, 1 << 8],
            LineKind::CampWall | LineKind::CampCrossing => [0b11, 0b11 << 7],
        }
    }

    /// Squares that block a piece from a place even if they're empty: the closed throne, and camps that it isn't in.
    fn walls_from(self, place: u8) -> u16 {
        if (self as usize) < WITHOUT_CAMPS {
            return self.walls();
        }
        let camps = self.camps().into_iter();
        let closed = camps.filter(|camp| camp >> place & 1 == 0);
        closed.fold(self.walls(), |walls, camp| walls | camp)
    }

    /// Squares where men can't stop.
    pub(super) const fn thrones(self) -> u16 {
        match self {
            LineKind::Crossing | LineKind::CampCrossing => 1 << 4,
            LineKind::Corners | LineKind::CampEdgeCorners => 1 | 1 << 8,
            _ => 0,
        }
    }
}

/// The number of moves of each side along the line, by the line's number. Black's is in the low byte, White's in the
/// high byte.
const fn count(kind: LineKind) -> [u16; STATES] {
    let mut counts = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let (mut rest, mut place, mut gap) = (state, 0, 0);
        // `last` is the amount that one move of the previous piece adds. It's 0 before the first piece.
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

static COUNTS: [[u16; STATES]; WITHOUT_CAMPS] = [
    count(LineKind::Plain),
    count(LineKind::Wall),
    count(LineKind::Crossing),
    count(LineKind::Corners),
];

/// The places of both sides' pieces in a line. Black's are in the low half, White's in the high half.
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
        // All pieces except the last are known from a smaller number.
        let digit = state / weight;
        masks[state] = masks[state % weight] | 1 << (place + 16 * (digit - 1));
        state += 1;
    }
    masks
};

/// The squares that a piece reaches from a place, by the occupied squares.
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

/// The places in a set, multiplied by `factor` and padded with zeros.
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

/// The distances of a set of places from the first square of the line, for ranks and for files.
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

/// The number of moves of each side along a line. Black's is in the low half, White's in the high half.
pub(super) fn counts(kind: LineKind, state: u16) -> u32 {
    match COUNTS.get(kind as usize) {
        Some(counts) => {
            let both = u32::from(counts[usize::from(state)]);
            both & 0xff | (both & 0xff00) << 8
        }
        None => counts_with_camps(kind, state),
    }
}

/// The same for a line with camps. A table would be too large for the rare games with camps.
fn counts_with_camps(kind: LineKind, state: u16) -> u32 {
    let count = |side: Side| -> u32 {
        let (own, occupied) = masks(state, side);
        places(own)
            .map(|place| reach(kind, place, occupied, false).count_ones())
            .sum()
    };
    count(Side::First) | count(Side::Second) << 16
}

/// The places of a side's pieces and of all pieces in a line.
pub(super) fn masks(state: u16, side: Side) -> (u16, u16) {
    let both = MASKS[usize::from(state)];
    let own = (both >> (16 * side.index())) as u16;
    (own, (both | both >> 16) as u16)
}

/// The places where a man can stop, or the king if `king` is `true`.
pub(super) fn reach(kind: LineKind, place: u8, occupied: u16, king: bool) -> u16 {
    let blocked = usize::from((occupied | kind.walls_from(place)) & 511);
    let all = REACH[usize::from(place % SIDE)][blocked];
    // With one throne the king can't stop on it either. So the caller sets `king` only with five thrones.
    if king { all } else { all & !kind.thrones() }
}

/// The square at a place in a line.
pub(super) fn square(line: usize, place: u8) -> Square {
    let step = if line < SIDE.into() { 1 } else { SIDE };
    FIRSTS[line].ahead(place * step)
}

/// The squares at up to eight places in a line, padded with the first square of the line.
pub(super) fn squares_padded(line: usize, set: u16) -> [Square; 8] {
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

/// The rank and the file of a square, each with the square's place in it.
pub(super) const fn lines_of(at: Square) -> [(usize, u8); 2] {
    let (file, rank) = (at.file(), at.rank() - 1);
    [(rank as usize, file), ((SIDE + file) as usize, rank)]
}
