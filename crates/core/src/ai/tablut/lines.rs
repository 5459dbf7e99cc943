//! Defines tables for the 18 ranks and files: the places of each square in them, and the views along them.

use crate::rules::tablut::Square;

/// Number of squares in a line.
pub(super) const SIDE: usize = 9;
/// Number of squares on the board.
pub(super) const SQUARES: usize = SIDE * SIDE;
/// Number of lines: ranks 1 to 9, then files a to i.
pub(super) const LINES: usize = 2 * SIDE;
/// Number of sets of places in a line.
const STATES: usize = 1 << SIDE;

/// A set of squares by their numbers: bit 0 is a1, bit 8 is i1, bit 80 is i9.
pub(super) type Squares = u128;

/// The number of a square.
pub(super) fn number(at: Square) -> u8 {
    at.file() + SIDE as u8 * (at.rank() - 1)
}

/// The square with a number. `None` if the number is too high.
pub(super) fn square(number: u8) -> Option<Square> {
    Square::at(number % SIDE as u8, number / SIDE as u8 + 1)
}

/// The set with only this square, for each square.
pub(super) static BIT: [Squares; SQUARES] = {
    let mut sets = [0; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        sets[at] = 1 << at;
        at += 1;
    }
    sets
};

/// The rank and file of each square, with its place in each.
pub(super) static THROUGH: [[(u8, u8); 2]; SQUARES] = {
    let mut all = [[(0, 0); 2]; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        let (rank, file) = ((at / SIDE) as u8, (at % SIDE) as u8);
        all[at] = [(rank, file), (SIDE as u8 + file, rank)];
        at += 1;
    }
    all
};

/// The square at each place in each line.
pub(super) static PLACES: [[u8; SIDE]; LINES] = {
    let mut all = [[0; SIDE]; LINES];
    let mut line = 0;
    while line < SIDE {
        let mut place = 0;
        while place < SIDE {
            all[line][place] = (line * SIDE + place) as u8;
            all[SIDE + line][place] = (place * SIDE + line) as u8;
            place += 1;
        }
        line += 1;
    }
    all
};

/// The view from a place in a line: the empty places up to the next occupied one on both sides, and those occupied
/// ones.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) free: u16,
    pub(super) met: u16,
}

/// The view from each place, by the occupied places in the line.
pub(super) static VIEWS: [[View; STATES]; SIDE] = {
    let mut all = [[View { free: 0, met: 0 }; STATES]; SIDE];
    let mut place = 0;
    while place < SIDE {
        let mut occupied = 0;
        while occupied < STATES {
            let (mut free, mut met) = (0, 0);
            let mut to = place + 1;
            while to < SIDE {
                if occupied >> to & 1 == 1 {
                    met |= 1 << to;
                    break;
                }
                free |= 1 << to;
                to += 1;
            }
            to = place;
            while to > 0 {
                to -= 1;
                if occupied >> to & 1 == 1 {
                    met |= 1 << to;
                    break;
                }
                free |= 1 << to;
            }
            all[place][occupied] = View { free, met };
            occupied += 1;
        }
        place += 1;
    }
    all
};

/// The neighbours of each square. Squares at the edge have fewer than four.
pub(super) static BESIDE: [Squares; SQUARES] = {
    let mut sets = [0; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        let (rank, file) = (at / SIDE, at % SIDE);
        if file > 0 {
            sets[at] |= 1 << (at - 1);
        }
        if file + 1 < SIDE {
            sets[at] |= 1 << (at + 1);
        }
        if rank > 0 {
            sets[at] |= 1 << (at - SIDE);
        }
        if rank + 1 < SIDE {
            sets[at] |= 1 << (at + SIDE);
        }
        at += 1;
    }
    sets
};

/// The pairs of squares on opposite sides of each square, along the rank and along the file. Both sets are empty if one
/// of the squares would be off the board.
pub(super) static PAIRS: [[(Squares, Squares); 2]; SQUARES] = {
    let mut all = [[(0, 0); 2]; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        let (rank, file) = (at / SIDE, at % SIDE);
        if file > 0 && file + 1 < SIDE {
            all[at][0] = (1 << (at - 1), 1 << (at + 1));
        }
        if rank > 0 && rank + 1 < SIDE {
            all[at][1] = (1 << (at - SIDE), 1 << (at + SIDE));
        }
        at += 1;
    }
    all
};

/// The files b to h. A man on another file can't be captured along a rank.
pub(super) const INNER_FILES: Squares = {
    let mut set = 0;
    let mut at = 0;
    while at < SQUARES {
        if at % SIDE != 0 && at % SIDE != SIDE - 1 {
            set |= 1 << at;
        }
        at += 1;
    }
    set
};

/// The set of all squares.
pub(super) const BOARD: Squares = (1 << SQUARES) - 1;

/// The numbers of a set's squares in ascending order.
pub(super) fn numbers(mut set: Squares) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let at = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(at)
    })
}

/// The places of a set within a line in ascending order.
pub(super) fn places(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(place)
    })
}
