//! The pieces on the board, their lines and their numbers of moves, all kept in step.

use super::lines::{Ground, Kind, LINES, WEIGHTS, counts, masks, reach, spread, square, through};
use super::square::{Square, Squares, squares};
use super::{Move, Options};
use crate::rules::Side;
use crate::rules::places::places;

/// More moves than any side can have: a piece has at most 16.
const MOST_MOVES: usize = 16 * 16;

/// The board under given options. Everything but the first three fields follows from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Field {
    /// Each side's pieces by [`Side::index`]; White's with the king.
    pieces: [Squares; 2],
    king: Square,
    ground: Ground,
    /// Each rank and file as a number.
    lines: [u16; LINES],
    /// How many moves each side has, the king's to the five thrones left out: Black's in the low
    /// half, White's in the high one.
    mobility: u32,
}

impl Field {
    /// A board with these pieces; the king is one of White's.
    pub(super) fn new(options: &Options, pieces: [Squares; 2], king: Square) -> Field {
        let mut field = Field {
            pieces: [0; 2],
            king,
            ground: Ground::of(options),
            lines: [0; LINES],
            mobility: 0,
        };
        for side in Side::BOTH {
            for at in squares(pieces[side.index()]) {
                field.flip(side, at, true);
            }
        }
        field
    }

    /// A side's pieces, White's with the king.
    pub(super) fn pieces(&self, side: Side) -> Squares {
        self.pieces[side.index()]
    }

    /// A side's men.
    pub(super) fn men(&self, side: Side) -> Squares {
        match side {
            Side::First => self.pieces[0],
            Side::Second => self.pieces[1] & !self.king.set(),
        }
    }

    /// Every piece.
    pub(super) fn occupied(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    /// Where the king stands.
    pub(super) fn king(&self) -> Square {
        self.king
    }

    /// What the thrones are.
    pub(super) fn ground(&self) -> Ground {
        self.ground
    }

    fn kind(&self, line: usize) -> Kind {
        self.ground.kinds()[line]
    }

    fn change(&mut self, line: usize, by: u16) {
        let kind = self.kind(line);
        let state = self.lines[line].wrapping_add(by);
        let gone = counts(kind, self.lines[line]);
        self.mobility = self
            .mobility
            .wrapping_add(counts(kind, state))
            .wrapping_sub(gone);
        self.lines[line] = state;
    }

    /// Puts a piece on an empty square, or takes it away.
    fn flip(&mut self, side: Side, at: Square, put: bool) {
        self.pieces[side.index()] ^= at.set();
        let digit = side.index() as u16 + 1;
        for (line, place) in through(at) {
            let weight = digit * WEIGHTS[usize::from(place)];
            self.change(line, if put { weight } else { weight.wrapping_neg() });
        }
    }

    /// Takes a side's men away from these squares.
    pub(super) fn remove(&mut self, side: Side, set: Squares) {
        for at in squares(set) {
            self.flip(side, at, false);
        }
    }

    /// Moves a piece along a rank or file to an empty square.
    pub(super) fn slide(&mut self, side: Side, choice: Move) {
        let Move { from, to } = choice;
        self.pieces[side.index()] ^= from.set() | to.set();
        if from == self.king {
            self.king = to;
        }
        let digit = side.index() as u16 + 1;
        let [first, second] = through(from);
        let [third, fourth] = through(to);
        let weight = |place: u8| digit * WEIGHTS[usize::from(place)];
        let (along, across) = if first.0 == third.0 {
            ((first, third), (second, fourth))
        } else {
            ((second, fourth), (first, third))
        };
        let ((line, left), (_, reached)) = along;
        self.change(line, weight(reached).wrapping_sub(weight(left)));
        self.change(across.0.0, weight(across.0.1).wrapping_neg());
        self.change(across.1.0, weight(across.1.1));
    }

    /// How many moves a side has.
    pub(super) fn count(&self, side: Side) -> u32 {
        let men = match side {
            Side::First => self.mobility & 0xffff,
            Side::Second => self.mobility >> 16,
        };
        men + self
            .throne_stops(side)
            .map(u16::count_ones)
            .iter()
            .sum::<u32>()
    }

    /// The places in the king's two lines where he alone may stop (TT-20).
    fn throne_stops(&self, side: Side) -> [u16; 2] {
        if self.ground != Ground::Five || side == Side::First {
            return [0; 2];
        }
        through(self.king).map(|(line, place)| {
            let kind = self.kind(line);
            match kind.thrones() {
                0 => 0,
                thrones => {
                    let (_, occupied) = masks(self.lines[line], side);
                    reach(kind, place, occupied, true) & thrones
                }
            }
        })
    }

    /// Shows every move of a side.
    #[inline]
    pub(super) fn each_move(&self, side: Side, mut show: impl FnMut(Move)) {
        let thrones_for_king = self.ground == Ground::Five;
        for line in 0..LINES {
            let kind = self.kind(line);
            let (own, occupied) = masks(self.lines[line], side);
            for place in places(own) {
                let from = square(line, place);
                let king = thrones_for_king && from == self.king;
                for stop in places(reach(kind, place, occupied, king)) {
                    let to = square(line, stop);
                    show(Move { from, to });
                }
            }
        }
    }

    /// Appends every move of a side.
    ///
    /// Whole runs of squares are written and the rest written over: branches that depend on the
    /// board would cost more.
    pub(super) fn list(&self, side: Side, into: &mut Vec<Move>) {
        let blank = Move {
            from: self.king,
            to: self.king,
        };
        let mut moves = [blank; MOST_MOVES + 8];
        let mut found = 0;
        for from in squares(self.pieces(side)) {
            let king = self.ground == Ground::Five && from == self.king;
            for (line, place) in through(from) {
                let (_, occupied) = masks(self.lines[line], side);
                let stops = reach(self.kind(line), place, occupied, king);
                let room = moves.get_mut(found..).and_then(<[Move]>::first_chunk_mut);
                if let Some(room) = room {
                    *room = spread(line, stops).map(|to| Move { from, to });
                }
                found += stops.count_ones() as usize;
            }
        }
        into.extend_from_slice(&moves[..found.min(MOST_MOVES)]);
    }

    /// The move of a side at a place in their order, the king's to thrones last, if there are so many.
    pub(super) fn nth_move(&self, side: Side, mut place: u32) -> Option<Move> {
        let shift = 16 * side.index();
        for line in 0..LINES {
            let kind = self.kind(line);
            let state = self.lines[line];
            let here = counts(kind, state) >> shift & 0xffff;
            if place >= here {
                place -= here;
                continue;
            }
            let (own, occupied) = masks(state, side);
            for start in places(own) {
                let set = reach(kind, start, occupied, false);
                match places(set).nth(place as usize) {
                    Some(stop) => {
                        let (from, to) = (square(line, start), square(line, stop));
                        return Some(Move { from, to });
                    }
                    None => place -= set.count_ones(),
                }
            }
        }
        let from = self.king;
        let sets = self.throne_stops(side).into_iter().zip(through(from));
        let mut stops =
            sets.flat_map(|(set, (line, _))| places(set).map(move |stop| square(line, stop)));
        Some(Move {
            from,
            to: stops.nth(place as usize)?,
        })
    }

    /// Whether the piece on a move's first square may stop on its last.
    pub(super) fn reaches(&self, choice: Move) -> bool {
        let king = self.ground == Ground::Five && choice.from == self.king;
        let lines = through(choice.from).into_iter().zip(through(choice.to));
        lines
            .filter(|((line, _), (other, _))| line == other)
            .any(|((line, place), (_, stop))| {
                let (_, occupied) = masks(self.lines[line], Side::First);
                reach(self.kind(line), place, occupied, king) >> stop & 1 == 1
            })
    }

    /// Where the piece on a square may stop; nothing from an empty one.
    pub(super) fn reach_from(&self, from: Square) -> Squares {
        if self.occupied() & from.set() == 0 {
            return 0;
        }
        let king = self.ground == Ground::Five && from == self.king;
        let mut set = 0;
        for (line, place) in through(from) {
            let (_, occupied) = masks(self.lines[line], Side::First);
            for stop in places(reach(self.kind(line), place, occupied, king)) {
                set |= square(line, stop).set();
            }
        }
        set
    }
}
