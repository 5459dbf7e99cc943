//! Stores the board of the search: bitboards, lines, hash key and piece-square values. Each move updates all of them.

use super::lines::{
    BESIDE, BIT, BOARD, INNER_FILES, LINES, PLACES, SIDE, Squares, THROUGH, VIEWS, View, number,
    numbers, places,
};
use super::packed_move::PackedMove;
use super::variant::{KONAKIS, Variant};
use super::zobrist::{PIECE_KEYS, PieceKind, WHITE_TO_MOVE};
use crate::rules::tablut::Position;
use crate::rules::{Rules, Side};

/// A position without its history. The search copies it instead of undoing moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchBoard {
    /// Each side's pieces by [`Side::index`]. White's include the king.
    pieces: [Squares; 2],
    /// The same pieces by lines.
    lines: [[u16; LINES]; 2],
    king: u8,
    side: Side,
    key: u64,
    /// The sum of the piece-square values for White.
    piece_squares: i32,
    /// The number of moves since the last capture. Positions from before it can't occur again.
    reversible_moves: u16,
}

impl SearchBoard {
    /// The board of a position that expects a move.
    pub(super) fn of(position: &Position, variant: &Variant) -> SearchBoard {
        let mut board = SearchBoard {
            pieces: [0; 2],
            lines: [[0; LINES]; 2],
            king: number(position.king()),
            side: position.side_to_act().unwrap_or(Side::First),
            key: 0,
            piece_squares: 0,
            reversible_moves: 0,
        };
        for side in Side::BOTH {
            for at in position.pieces(side) {
                board.toggle_piece(side, number(at));
                board.count_piece(variant, side, number(at), 1);
            }
        }
        if board.side == Side::Second {
            board.key ^= WHITE_TO_MOVE;
        }
        board
    }

    pub(super) fn side(&self) -> Side {
        self.side
    }

    pub(super) fn king(&self) -> u8 {
        self.king
    }

    pub(super) fn key(&self) -> u64 {
        self.key
    }

    pub(super) fn piece_squares(&self) -> i32 {
        self.piece_squares
    }

    /// Sets the number of earlier positions that can occur again.
    pub(super) fn set_reversible_moves(&mut self, moves: usize) {
        self.reversible_moves = u16::try_from(moves).unwrap_or(u16::MAX);
    }

    /// The same board without history, for comparison.
    #[cfg(test)]
    pub(super) fn without_history(mut self) -> SearchBoard {
        self.reversible_moves = 0;
        self
    }

    /// The hash key of a position, by each side's pieces. White's include the king.
    pub(super) fn key_of(pieces: &[Squares; 2], king: u8, side: Side) -> u64 {
        let mut key = match side {
            Side::First => 0,
            Side::Second => WHITE_TO_MOVE,
        };
        for at in numbers(pieces[0]) {
            key ^= PIECE_KEYS[PieceKind::Black as usize][usize::from(at)];
        }
        for at in numbers(pieces[1]) {
            let kind = if at == king {
                PieceKind::King
            } else {
                PieceKind::White
            };
            key ^= PIECE_KEYS[kind as usize][usize::from(at)];
        }
        key
    }

    pub(super) fn reversible_moves(&self) -> usize {
        self.reversible_moves.into()
    }

    /// A side's pieces. White's include the king.
    pub(super) fn pieces(&self, side: Side) -> Squares {
        self.pieces[side.index()]
    }

    /// A side's men, without the king.
    pub(super) fn men(&self, side: Side) -> Squares {
        match side {
            Side::First => self.pieces[0],
            Side::Second => self.pieces[1] & !BIT[usize::from(self.king)],
        }
    }

    pub(super) fn occupied(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    /// The places of a side's pieces in a line.
    pub(super) fn line(&self, side: Side, line: usize) -> u16 {
        self.lines[side.index()][line]
    }

    /// The places that block a piece in a line, apart from camps.
    fn blocked(&self, variant: &Variant, line: usize) -> u16 {
        self.lines[0][line] | self.lines[1][line] | variant.walls[line]
    }

    /// The view along a line from one of its places. Camps block it unless they contain the place (TT-24).
    pub(super) fn view(&self, variant: &Variant, line: usize, place: usize) -> View {
        let mut blocked = self.blocked(variant, line);
        if variant.camps != 0 {
            let camps = variant.camp_lines[line].into_iter();
            let closed = camps.filter(|camp| camp >> place & 1 == 0);
            blocked = closed.fold(blocked, |blocked, camp| blocked | camp);
        }
        VIEWS[place][usize::from(blocked)]
    }

    /// The places of a side's pieces in a line that can move to one of its empty places.
    pub(super) fn comers(&self, variant: &Variant, side: Side, line: usize, place: usize) -> u16 {
        let met = VIEWS[place][usize::from(self.blocked(variant, line))].met;
        let own = met & self.line(side, line);
        if variant.camp_lines[line] == [0; 2] {
            return own;
        }
        let comes = |from: &usize| self.view(variant, line, *from).free >> place & 1 == 1;
        places(own)
            .filter(comes)
            .fold(0, |all, from| all | 1 << from)
    }

    fn kind(&self, side: Side, at: u8) -> PieceKind {
        match side {
            Side::First => PieceKind::Black,
            Side::Second if at == self.king => PieceKind::King,
            Side::Second => PieceKind::White,
        }
    }

    /// Adds a piece to a square or removes it.
    fn toggle_piece(&mut self, side: Side, at: u8) {
        let side = side.index();
        self.pieces[side] ^= BIT[usize::from(at)];
        for (line, place) in THROUGH[usize::from(at)] {
            self.lines[side][usize::from(line)] ^= 1 << place;
        }
    }

    /// Adds (1) or removes (-1) a piece's key and value. If it's the king, `king` must be its square at this time.
    fn count_piece(&mut self, variant: &Variant, side: Side, at: u8, sign: i32) {
        let kind = self.kind(side, at) as usize;
        self.key ^= PIECE_KEYS[kind][usize::from(at)];
        self.piece_squares +=
            sign * i32::from(variant.weights.piece_squares[kind][usize::from(at)]);
    }

    /// Plays a legal move and returns the squares of captured men. [`SearchBoard::king_outcome`] decides the king's
    /// fate.
    pub(super) fn play(&mut self, variant: &Variant, mv: PackedMove) -> Squares {
        let (from, to) = (mv.from(), mv.to());
        let side = self.side;
        self.count_piece(variant, side, from, -1);
        self.toggle_piece(side, from);
        if side == Side::Second && from == self.king {
            self.king = to;
        }
        self.toggle_piece(side, to);
        self.count_piece(variant, side, to, 1);
        self.side = side.other();
        self.key ^= WHITE_TO_MOVE;
        self.reversible_moves = self.reversible_moves.saturating_add(1);
        let captured = self.captured(variant, side, to);
        if captured != 0 {
            self.reversible_moves = 0;
            for at in numbers(captured) {
                self.count_piece(variant, side.other(), at, -1);
                self.toggle_piece(side.other(), at);
            }
        }
        captured
    }

    /// Plays a null move, which only the search uses. The side to move passes.
    pub(super) fn play_null_move(&mut self) {
        self.side = self.side.other();
        self.key ^= WHITE_TO_MOVE;
        self.reversible_moves = 0;
    }

    /// `true` if the piece on a square can capture men (TT-26).
    pub(super) fn is_armed(&self, variant: &Variant, at: u8) -> bool {
        variant.king_captures || at != self.king
    }

    /// The pieces and thrones with which a piece of a side captures men (TT-5, TT-7, TT-21, TT-26, TT-27).
    fn partners(&self, variant: &Variant, side: Side) -> Squares {
        let own = if variant.king_captures {
            self.pieces(side)
        } else {
            self.men(side)
        };
        let thrones = variant.hostile & !self.occupied() | variant.always_hostile;
        let mut partners = own | thrones;
        if variant.pinned_defender && side == Side::First && self.king == KONAKIS {
            let guards = BESIDE[usize::from(KONAKIS)] & self.pieces[0];
            if guards.count_ones() == 3 {
                partners |= BIT[usize::from(KONAKIS)];
            }
        }
        partners
    }

    /// The opponent's men between the piece that moved to `to` and another piece of its side, a throne or a camp
    /// (TT-5, TT-25).
    fn captured(&self, variant: &Variant, side: Side, to: u8) -> Squares {
        let men = self.men(side.other());
        if BESIDE[usize::from(to)] & men == 0 || !self.is_armed(variant, to) {
            return 0;
        }
        let mover = BIT[usize::from(to)];
        let between = |partners: Squares| {
            let along = mover << 1 & partners >> 1 | mover >> 1 & partners << 1;
            let across = mover << SIDE & partners >> SIDE | mover >> SIDE & partners << SIDE;
            along & INNER_FILES | across
        };
        let partners = self.partners(variant, side);
        let camps = variant.camps;
        if camps == 0 {
            return men & between(partners);
        }
        // Black's men inside a camp are safe from it.
        men & !camps & between(partners | camps) | men & camps & between(partners)
    }

    /// The empty squares where any armed piece of a side would capture a man.
    pub(super) fn capture_squares(&self, variant: &Variant, side: Side) -> Squares {
        let men = self.men(side.other());
        let opposite = |men: Squares, partners: Squares| {
            let inner = men & INNER_FILES;
            let along = (inner & partners >> 1) >> 1 | (inner & partners << 1) << 1;
            let across = (men & partners >> SIDE) >> SIDE | (men & partners << SIDE) << SIDE;
            along | across
        };
        let partners = self.partners(variant, side);
        let camps = variant.camps;
        let squares = if camps == 0 {
            opposite(men, partners)
        } else {
            opposite(men & !camps, partners | camps) | opposite(men & camps, partners)
        };
        squares & BOARD & !self.occupied()
    }

    /// Calls `show` with every move of the side to move.
    pub(super) fn each_move(&self, variant: &Variant, mut show: impl FnMut(PackedMove)) {
        let side = self.side;
        let king = match side {
            Side::First => [(u8::MAX, 0); 2],
            Side::Second => THROUGH[usize::from(self.king)],
        };
        for line in 0..LINES {
            let own = self.lines[side.index()][line];
            for place in places(own) {
                let from = PLACES[line][place];
                let is_king = king.contains(&(line as u8, place as u8));
                let bars = if is_king {
                    &variant.king_bars
                } else {
                    &variant.bars
                };
                for stop in places(self.view(variant, line, place).free & !bars[line]) {
                    show(PackedMove::new(from, PLACES[line][stop]));
                }
            }
        }
    }

    /// `true` if a side has a legal move (TT-13).
    pub(super) fn can_move(&self, variant: &Variant, side: Side) -> bool {
        self.any_move(variant, side, |_| true)
    }

    /// `true` if a side has a legal move that fulfils a condition.
    pub(super) fn any_move(
        &self,
        variant: &Variant,
        side: Side,
        holds: impl Fn(PackedMove) -> bool,
    ) -> bool {
        let mut board = *self;
        board.side = side;
        let mut found = false;
        board.each_move(variant, |mv| found |= holds(mv));
        found
    }

    /// Calls `show` with every move of the side to move to an empty square.
    pub(super) fn each_move_to(&self, variant: &Variant, to: u8, mut show: impl FnMut(PackedMove)) {
        for (line, place) in THROUGH[usize::from(to)] {
            let (line, place) = (usize::from(line), usize::from(place));
            for start in places(self.comers(variant, self.side, line, place)) {
                let from = PLACES[line][start];
                let is_king = self.side == Side::Second && from == self.king;
                let bars = if is_king {
                    variant.king_bars[line]
                } else {
                    variant.bars[line]
                };
                if bars >> place & 1 == 0 {
                    show(PackedMove::new(from, to));
                }
            }
        }
    }

    /// `true` if the side to move can play this move.
    pub(super) fn is_legal(&self, variant: &Variant, mv: PackedMove) -> bool {
        let (from, to) = (usize::from(mv.from()), usize::from(mv.to()));
        if self.pieces(self.side) & BIT[from] == 0 {
            return false;
        }
        let is_king = self.side == Side::Second && mv.from() == self.king;
        let bars = if is_king {
            &variant.king_bars
        } else {
            &variant.bars
        };
        THROUGH[from]
            .into_iter()
            .zip(THROUGH[to])
            .filter(|((line, _), (other, _))| line == other)
            .any(|((line, place), (_, stop))| {
                let line = usize::from(line);
                let free = self.view(variant, line, usize::from(place)).free & !bars[line];
                free >> stop & 1 == 1
            })
    }
}
