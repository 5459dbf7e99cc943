//! Defines the 81 squares, the thrones and sets of squares.

use std::fmt;
use std::str::FromStr;

/// Number of squares in a rank or file.
pub(super) const SIDE: u8 = 9;

/// A square, numbered by ranks: 0 is `a1`, 8 is `i1`, 80 is `i9` (TT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Number of squares on the board.
    pub const COUNT: u8 = SIDE * SIDE;

    /// The Konakis, the throne in the middle, e5 (TT-1).
    pub const KONAKIS: Square = Square(40);

    /// The four corners, which are thrones with five thrones (TT-20): a1, i1, a9 and i9.
    pub const CORNERS: [Square; 4] = [Square(0), Square(8), Square(72), Square(80)];

    /// The squares of the camps, Black's start squares (TT-24), in the order of their numbers.
    pub const CAMPS: [Square; 16] = {
        let mut list = [Square(0); 16];
        let (mut index, mut found) = (0, 0);
        while index < Self::COUNT {
            if CAMPS >> index & 1 == 1 {
                list[found] = Square(index);
                found += 1;
            }
            index += 1;
        }
        list
    };

    /// The square of a file (0 is `a`, 8 is `i`) and a rank (1 to 9). `None` off the board.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file >= SIDE || rank == 0 || rank > SIDE {
            None
        } else {
            Some(Square((rank - 1) * SIDE + file))
        }
    }

    /// The file, from 0 for `a` to 8 for `i`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % SIDE
    }

    /// The rank, 1 to 9.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / SIDE + 1
    }

    /// `true` if it's one of the 32 squares at the edge (TT-10).
    #[must_use]
    pub const fn is_edge(self) -> bool {
        self.set() & EDGES != 0
    }

    /// `true` if two squares on a rank or file are at most two steps apart. Two camps are farther apart.
    pub(super) const fn is_near(self, other: Square) -> bool {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank()) <= 2
    }

    /// All squares in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..Self::COUNT).map(Square)
    }

    /// The number of the square, 0 to 80.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square with a number, modulo 81.
    pub(super) const fn wrapped(index: u8) -> Square {
        Square(index % Self::COUNT)
    }

    /// The square whose number is higher by `by`. It must be on the board.
    pub(super) const fn ahead(self, by: u8) -> Square {
        Square(self.0 + by)
    }

    /// The set that contains only this square.
    pub(super) const fn set(self) -> Squares {
        BITS[self.0 as usize]
    }

    /// The squares from here to another square in a straight line, without this one and including the other. Empty if
    /// they aren't in line.
    pub(super) fn way(self, to: Square) -> Vec<Square> {
        let (file, rank) = (self.file() as i8, self.rank() as i8);
        let (along, up) = (to.file() as i8 - file, to.rank() as i8 - rank);
        if along != 0 && up != 0 {
            return Vec::new();
        }
        (1..=along.abs().max(up.abs()))
            .filter_map(|step| {
                let file = u8::try_from(file + along.signum() * step).ok()?;
                Square::at(file, u8::try_from(rank + up.signum() * step).ok()?)
            })
            .collect()
    }
}

/// A set of squares: bit 0 is a1, bit 80 is i9.
pub(super) type Squares = u128;

/// The set with only this square, for each square.
const BITS: [Squares; Square::COUNT as usize] = {
    let mut bits = [0; Square::COUNT as usize];
    let mut index = 0;
    while index < bits.len() {
        bits[index] = 1 << index;
        index += 1;
    }
    bits
};

/// The squares at the edge (TT-10).
pub(super) const EDGES: Squares = {
    let mut set = 0;
    let mut place = 0;
    while place < SIDE {
        set |= 1 << place | 1 << (72 + place) | 1 << (SIDE * place) | 1 << (SIDE * place + 8);
        place += 1;
    }
    set
};

/// The squares of the four camps, where Black's men start (TT-24).
pub(super) const CAMPS: Squares = {
    let west = 1 << 27 | 1 << 36 | 1 << 45 | 1 << 37;
    let east = 1 << 35 | 1 << 44 | 1 << 53 | 1 << 43;
    let south = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 13;
    let north = 1 << 75 | 1 << 76 | 1 << 77 | 1 << 67;
    west | east | south | north
};

/// The corners (TT-20).
pub(super) const CORNERS: Squares = 1 | 1 << 8 | 1 << 72 | 1 << 80;

/// The neighbours of each square. Squares at the edge have fewer than four.
pub(super) const BESIDE: [Squares; Square::COUNT as usize] = {
    let mut sets = [0; Square::COUNT as usize];
    let mut index = 0;
    while index < sets.len() {
        let (file, rank) = (index % 9, index / 9);
        if file > 0 {
            sets[index] |= 1 << (index - 1);
        }
        if file < 8 {
            sets[index] |= 1 << (index + 1);
        }
        if rank > 0 {
            sets[index] |= 1 << (index - 9);
        }
        if rank < 8 {
            sets[index] |= 1 << (index + 9);
        }
        index += 1;
    }
    sets
};

/// The next two squares in each direction, as sets, for each square. Both are empty if the second is off the board.
pub(super) const PINCERS: [[(Squares, Squares); 4]; Square::COUNT as usize] = {
    let mut all = [[(0, 0); 4]; Square::COUNT as usize];
    let mut index = 0;
    while index < all.len() {
        let (file, rank) = (index % 9, index / 9);
        if file > 1 {
            all[index][0] = (1 << (index - 1), 1 << (index - 2));
        }
        if file < 7 {
            all[index][1] = (1 << (index + 1), 1 << (index + 2));
        }
        if rank > 1 {
            all[index][2] = (1 << (index - 9), 1 << (index - 18));
        }
        if rank < 7 {
            all[index][3] = (1 << (index + 9), 1 << (index + 18));
        }
        index += 1;
    }
    all
};

/// The squares of a set in the order of their numbers.
pub(super) fn squares(mut set: Squares) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let square = Square::wrapped(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(square)
    })
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank())
    }
}

/// The error for a text that isn't a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no square {found:?}: the squares are a1 to i9")]
pub struct SquareError {
    /// The text.
    pub found: String,
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let square = match text.as_bytes() {
            [letter, digit @ b'1'..=b'9'] if letter.is_ascii_alphabetic() => {
                Square::at(letter.to_ascii_lowercase() - b'a', digit - b'0')
            }
            _ => None,
        };
        square.ok_or_else(|| SquareError {
            found: text.to_owned(),
        })
    }
}
