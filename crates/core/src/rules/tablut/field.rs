//! Stores the pieces, their ranks and files and the numbers of moves, and updates all of them together.

use super::lines::{
    LINES, LineKind, ThroneRules, WEIGHTS, counts, lines_of, masks, reach, square, squares_padded,
};
use super::square::{CAMPS, Square, Squares, squares};
use super::{Move, Options};
use crate::rules::Side;
use crate::rules::places::places;

/// An upper bound for the moves of a side. Each piece has at most 16.
const MOST_MOVES: usize = 16 * 16;

/// The board under the rule options. The last two fields follow from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Field {
    /// Each side's pieces by [`Side::index`]. White's include the king.
    pieces: [Squares; 2],
    king: Square,
    throne_rules: ThroneRules,
    has_camps: bool,
    /// The state of each rank and file as a number.
    lines: [u16; LINES],
    /// The number of moves of each side, without the king's moves to the five thrones. Black's is in the low half,
    /// White's in the high half.
    mobility: u32,
}

impl Field {
    /// A board with these pieces. The king must be one of White's.
    pub(super) fn new(options: &Options, pieces: [Squares; 2], king: Square) -> Field {
        let mut field = Field {
            pieces: [0; 2],
            king,
            throne_rules: ThroneRules::of(options),
            has_camps: options.camps,
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

    /// A side's pieces. White's include the king.
    pub(super) fn pieces(&self, side: Side) -> Squares {
        self.pieces[side.index()]
    }

    /// A side's men, without the king.
    pub(super) fn men(&self, side: Side) -> Squares {
        match side {
            Side::First => self.pieces[0],
            Side::Second => self.pieces[1] & !self.king.set(),
        }
    }

    /// All pieces.
    pub(super) fn occupied(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    /// The king's square.
    pub(super) fn king(&self) -> Square {
        self.king
    }

    /// The kind of thrones on this board.
    pub(super) fn throne_rules(&self) -> ThroneRules {
        self.throne_rules
    }

    /// The squares of the camps. Empty without camps (TT-24).
    pub(super) fn camps(&self) -> Squares {
        if self.has_camps { CAMPS } else { 0 }
    }

    fn kind(&self, line: usize) -> LineKind {
        self.throne_rules.kinds(self.has_camps)[line]
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

    /// Puts a piece on an empty square, or removes it.
    fn flip(&mut self, side: Side, at: Square, put: bool) {
        self.pieces[side.index()] ^= at.set();
        let digit = side.index() as u16 + 1;
        for (line, place) in lines_of(at) {
            let weight = digit * WEIGHTS[usize::from(place)];
            self.change(line, if put { weight } else { weight.wrapping_neg() });
        }
    }

    /// Removes a side's men from these squares.
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
        let [first, second] = lines_of(from);
        let [third, fourth] = lines_of(to);
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

    /// The number of a side's moves.
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

    /// The thrones that the king can move to, as places in his two lines (TT-20). Empty for Black.
    fn throne_stops(&self, side: Side) -> [u16; 2] {
        if self.throne_rules != ThroneRules::Five || side == Side::First {
            return [0; 2];
        }
        lines_of(self.king).map(|(line, place)| {
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

    /// Calls `show` with every move of a side.
    #[inline]
    pub(super) fn each_move(&self, side: Side, mut show: impl FnMut(Move)) {
        let thrones_for_king = self.throne_rules == ThroneRules::Five;
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
    /// It always writes eight moves at a time and overwrites the unused ones, because branches that depend on the board
    /// would be slower.
    pub(super) fn list(&self, side: Side, into: &mut Vec<Move>) {
        let blank = Move {
            from: self.king,
            to: self.king,
        };
        let mut moves = [blank; MOST_MOVES + 8];
        let mut found = 0;
        for from in squares(self.pieces(side)) {
            let king = self.throne_rules == ThroneRules::Five && from == self.king;
            for (line, place) in lines_of(from) {
                let (_, occupied) = masks(self.lines[line], side);
                let stops = reach(self.kind(line), place, occupied, king);
                let room = moves.get_mut(found..).and_then(<[Move]>::first_chunk_mut);
                if let Some(room) = room {
                    *room = squares_padded(line, stops).map(|to| Move { from, to });
                }
                found += stops.count_ones() as usize;
            }
        }
        into.extend_from_slice(&moves[..found.min(MOST_MOVES)]);
    }

    /// The move with index `place` of a side, with the king's moves to thrones last. `None` if the index is too high.
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
        let sets = self.throne_stops(side).into_iter().zip(lines_of(from));
        let mut stops =
            sets.flat_map(|(set, (line, _))| places(set).map(move |stop| square(line, stop)));
        Some(Move {
            from,
            to: stops.nth(place as usize)?,
        })
    }

    /// `true` if the piece on the first square of a move can stop on the last.
    pub(super) fn reaches(&self, choice: Move) -> bool {
        let king = self.throne_rules == ThroneRules::Five && choice.from == self.king;
        let lines = lines_of(choice.from).into_iter().zip(lines_of(choice.to));
        lines
            .filter(|((line, _), (other, _))| line == other)
            .any(|((line, place), (_, stop))| {
                let (_, occupied) = masks(self.lines[line], Side::First);
                reach(self.kind(line), place, occupied, king) >> stop & 1 == 1
            })
    }

    /// The squares where the piece on a square can stop. Empty if the square is empty.
    pub(super) fn reach_from(&self, from: Square) -> Squares {
        if self.occupied() & from.set() == 0 {
            return 0;
        }
        let king = self.throne_rules == ThroneRules::Five && from == self.king;
        let mut set = 0;
        for (line, place) in lines_of(from) {
            let (_, occupied) = masks(self.lines[line], Side::First);
            for stop in places(reach(self.kind(line), place, occupied, king)) {
                set |= square(line, stop).set();
            }
        }
        set
    }
}
