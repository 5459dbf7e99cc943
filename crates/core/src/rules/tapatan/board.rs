//! Defines the nine points, their lines and neighbours (TP-1), and sets of points as nine bits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Moves;

/// A point, numbered by rank and file: 0 is `a1`, 2 is `c1`, 8 is `c3` (TP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Point(u8);

/// The eight lines: rows, columns and the two long diagonals (TP-1).
pub const LINES: [[Point; 3]; 8] = [
    [Point(0), Point(1), Point(2)],
    [Point(3), Point(4), Point(5)],
    [Point(6), Point(7), Point(8)],
    [Point(0), Point(3), Point(6)],
    [Point(1), Point(4), Point(7)],
    [Point(2), Point(5), Point(8)],
    [Point(0), Point(4), Point(8)],
    [Point(2), Point(4), Point(6)],
];

impl Point {
    /// Number of points on the board.
    pub const COUNT: u8 = 9;

    /// The centre, `b2`.
    pub const CENTRE: Point = Point(4);

    /// The point at a file (0 is `a`, 2 is `c`) and a rank (1 to 3). `None` off the board.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Point> {
        if file >= 3 || rank == 0 || rank > 3 {
            return None;
        }
        Some(Point(3 * (rank - 1) + file))
    }

    /// The file, from 0 for `a` to 2 for `c`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % 3
    }

    /// The rank, 1 to 3.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / 3 + 1
    }

    /// The number of the point, 0 to 8, by rank and file.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All points, by rank and file.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..Self::COUNT).map(Point)
    }

    /// The points one step away along a line (TP-4): eight from the centre, three from all others.
    pub fn neighbours(self) -> impl Iterator<Item = Point> {
        points(self.around(Moves::Lines))
    }

    /// The set of points that a move can lead to if they are free (TP-4, TP-10). It can contain this point, which isn't
    /// free.
    pub(super) const fn around(self, moves: Moves) -> u16 {
        match moves {
            Moves::Lines => AROUND[self.index() % ROOM],
            Moves::Straight => STRAIGHT_AROUND[self.index() % ROOM],
            Moves::Anywhere => ALL,
        }
    }

    /// The set that contains only this point.
    pub(super) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// The set of all points.
pub(super) const ALL: u16 = 0x1ff;

/// Number of sets of points.
const SETS: usize = 512;

/// Length of tables by points. It's more than nine, so an index modulo this length needs no bounds check.
const ROOM: usize = 16;

/// The number of [`LINES`] that aren't diagonals. They come first.
const STRAIGHT: usize = 6;

/// Some of the eight lines: a bit for each, in the order of [`LINES`].
pub(super) type LineBits = u8;

/// All lines, those without the diagonals, and the diagonals (TP-11).
pub(super) const ALL_LINES: LineBits = 0xff;
pub(super) const STRAIGHT_LINES: LineBits = (1 << STRAIGHT) - 1;
pub(super) const DIAGONALS: LineBits = !STRAIGHT_LINES;

/// The lowest and the highest rank as lines (TP-12).
pub(super) const LOWEST: LineBits = 1 << 0;
pub(super) const HIGHEST: LineBits = 1 << 2;

/// The points of the lowest and the highest rank.
pub(super) const START_ROWS: [u16; 2] = [0b111, 0b111 << 6];

/// The set of neighbours of each point.
const AROUND: [u16; ROOM] = around(LINES.len());

/// The set of neighbours of each point along rows and columns (TP-10).
const STRAIGHT_AROUND: [u16; ROOM] = around(STRAIGHT);

/// The neighbours of each point along the first `count` lines.
const fn around(count: usize) -> [u16; ROOM] {
    let mut around = [0; ROOM];
    let mut line = 0;
    while line < count {
        let [end, middle, other] = LINES[line];
        around[end.index()] |= middle.bit();
        around[other.index()] |= middle.bit();
        around[middle.index()] |= end.bit() | other.bit();
        line += 1;
    }
    around
}

/// The lines that each set contains.
static HELD_LINES: [LineBits; SETS] = {
    let mut holds = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let mut line = 0;
        while line < LINES.len() {
            let [one, two, three] = LINES[line];
            let bits = (one.bit() | two.bit() | three.bit()) as usize;
            if set & bits == bits {
                holds[set] |= 1 << line;
            }
            line += 1;
        }
        set += 1;
    }
    holds
};

/// The neighbours of all points of each set.
static TOUCHES: [u16; SETS] = touching(AROUND);

/// The neighbours of all points of each set along rows and columns.
static STRAIGHT_TOUCHES: [u16; SETS] = touching(STRAIGHT_AROUND);

const fn touching(around: [u16; ROOM]) -> [u16; SETS] {
    let mut touches = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let mut place = 0;
        while place < 9 {
            if set & (1 << place) != 0 {
                touches[set] |= around[place];
            }
            place += 1;
        }
        set += 1;
    }
    touches
}

/// The number of points in each set.
static SIZE: [u8; SETS] = {
    let mut size = [0; SETS];
    let mut set = 0;
    while set < SETS {
        size[set] = set.count_ones() as u8;
        set += 1;
    }
    size
};

/// The points of each set in order, padded with zeros.
static MEMBERS: [[u8; ROOM]; SETS] = {
    let mut members = [[0; ROOM]; SETS];
    let mut set = 0;
    while set < SETS {
        let mut place = 0;
        let mut count = 0;
        while place < 9 {
            if set & (1 << place) != 0 {
                members[set][count] = place;
                count += 1;
            }
            place += 1;
        }
        set += 1;
    }
    members
};

/// The index of each set among the sets of the same size.
static RANK: [u8; SETS] = {
    let mut rank = [0; SETS];
    let mut seen = [0; 10];
    let mut set = 0;
    while set < SETS {
        let size = set.count_ones() as usize;
        rank[set] = seen[size];
        seen[size] += 1;
        set += 1;
    }
    rank
};

/// The index of a set in a table by sets. Valid for every `u16`.
const fn place(set: u16) -> usize {
    (set & ALL) as usize
}

/// The lines that a set contains.
pub(super) fn held_lines(set: u16) -> LineBits {
    HELD_LINES[place(set)]
}

/// The points that a move of any piece of a set can lead to if they are free (TP-4, TP-10).
pub(super) fn touches(set: u16, moves: Moves) -> u16 {
    match moves {
        Moves::Lines => TOUCHES[place(set)],
        Moves::Straight => STRAIGHT_TOUCHES[place(set)],
        Moves::Anywhere => ALL,
    }
}

pub(super) fn size(set: u16) -> u8 {
    SIZE[place(set)]
}

pub(super) fn rank(set: u16) -> u8 {
    RANK[place(set)]
}

/// The point with an index in a set. Returns `a1` if the index is too high.
pub(super) fn member(set: u16, number: usize) -> Point {
    Point(MEMBERS[place(set)][number % ROOM])
}

/// The points of a set in order.
pub(super) fn points(set: u16) -> impl Iterator<Item = Point> {
    let list = MEMBERS[place(set)];
    list.into_iter().take(size(set).into()).map(Point)
}

/// The error for a text or number that isn't a point.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no point {found:?}: the points are a1 to c3")]
pub struct PointError {
    /// The text or number.
    pub found: String,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank())
    }
}

impl FromStr for Point {
    type Err = PointError;

    /// Reads a letter in upper or lower case and a digit.
    fn from_str(text: &str) -> Result<Point, PointError> {
        let point = match text.as_bytes() {
            [letter @ (b'a'..=b'c' | b'A'..=b'C'), digit @ b'1'..=b'3'] => {
                Point::at(letter.to_ascii_lowercase() - b'a', digit - b'0')
            }
            _ => None,
        };
        point.ok_or_else(|| PointError {
            found: text.to_owned(),
        })
    }
}

impl TryFrom<u8> for Point {
    type Error = PointError;

    fn try_from(index: u8) -> Result<Point, PointError> {
        if index < Point::COUNT {
            Ok(Point(index))
        } else {
            Err(PointError {
                found: index.to_string(),
            })
        }
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> u8 {
        point.0
    }
}
