//! The board of the search: pieces as bits, the lines beside them, all kept in step.

use super::keys::{KEYS, Kind, WHITE_MOVES};
use super::lines::{
    BESIDE, BIT, BOARD, INNER_FILES, LINES, PLACES, SIDE, Squares, THROUGH, VIEWS, View, number,
    numbers, places,
};
use super::setting::Setting;
use super::slide::Slide;
use super::terrain::Terrain;
use crate::rules::tablut::Position;
use crate::rules::{Rules, Side};

/// A position without its past. Copying it is how a move is taken back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    /// Each side's pieces by [`Side::index`]; White's with the king.
    pieces: [Squares; 2],
    /// The same by lines.
    lines: [[u16; LINES]; 2],
    king: u8,
    side: Side,
    key: u64,
    /// What the pieces are worth to White where they stand.
    worth: i32,
    /// Moves since the last capture: no position from before it can occur again.
    quiet: u16,
}

impl Board {
    /// The board of a position that expects a move.
    pub(super) fn of(position: &Position, setting: &Setting) -> Board {
        let mut board = Board {
            pieces: [0; 2],
            lines: [[0; LINES]; 2],
            king: number(position.king()),
            side: position.side_to_act().unwrap_or(Side::First),
            key: 0,
            worth: 0,
            quiet: 0,
        };
        for side in Side::BOTH {
            for at in position.pieces(side) {
                board.flip(side, number(at));
                board.account(setting, side, number(at), 1);
            }
        }
        if board.side == Side::Second {
            board.key ^= WHITE_MOVES;
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

    pub(super) fn worth(&self) -> i32 {
        self.worth
    }

    /// Says how many positions before this one may occur again.
    pub(super) fn set_quiet(&mut self, moves: usize) {
        self.quiet = u16::try_from(moves).unwrap_or(u16::MAX);
    }

    /// The same with no past, to compare by.
    #[cfg(test)]
    pub(super) fn without_quiet(mut self) -> Board {
        self.quiet = 0;
        self
    }

    /// The key of a position by each side's pieces, White's with the king.
    pub(super) fn key_of(pieces: &[Squares; 2], king: u8, side: Side) -> u64 {
        let mut key = match side {
            Side::First => 0,
            Side::Second => WHITE_MOVES,
        };
        for at in numbers(pieces[0]) {
            key ^= KEYS[Kind::Black as usize][usize::from(at)];
        }
        for at in numbers(pieces[1]) {
            let kind = if at == king { Kind::King } else { Kind::White };
            key ^= KEYS[kind as usize][usize::from(at)];
        }
        key
    }

    pub(super) fn quiet(&self) -> usize {
        self.quiet.into()
    }

    /// A side's pieces, White's with the king.
    pub(super) fn pieces(&self, side: Side) -> Squares {
        self.pieces[side.index()]
    }

    /// A side's men.
    pub(super) fn men(&self, side: Side) -> Squares {
        match side {
            Side::First => self.pieces[0],
            Side::Second => self.pieces[1] & !BIT[usize::from(self.king)],
        }
    }

    pub(super) fn occupied(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    /// A side's places in a line.
    pub(super) fn line(&self, side: Side, line: usize) -> u16 {
        self.lines[side.index()][line]
    }

    /// What stops a piece in a line.
    fn blocked(&self, terrain: &Terrain, line: usize) -> usize {
        usize::from(self.lines[0][line] | self.lines[1][line] | terrain.walls[line])
    }

    /// What is seen along a line from one of its places.
    pub(super) fn view(&self, terrain: &Terrain, line: usize, place: usize) -> View {
        VIEWS[place][self.blocked(terrain, line)]
    }

    fn kind(&self, side: Side, at: u8) -> Kind {
        match side {
            Side::First => Kind::Black,
            Side::Second if at == self.king => Kind::King,
            Side::Second => Kind::White,
        }
    }

    /// Puts a piece on a square, or takes it away.
    fn flip(&mut self, side: Side, at: u8) {
        let side = side.index();
        self.pieces[side] ^= BIT[usize::from(at)];
        for (line, place) in THROUGH[usize::from(at)] {
            self.lines[side][usize::from(line)] ^= 1 << place;
        }
    }

    /// Counts a piece's key and worth in (1) or out (-1); the king must still, or already, be there.
    fn account(&mut self, setting: &Setting, side: Side, at: u8, sign: i32) {
        let kind = self.kind(side, at) as usize;
        self.key ^= KEYS[kind][usize::from(at)];
        self.worth += sign * i32::from(setting.weights.places[kind][usize::from(at)]);
    }

    /// Plays a legal move and gives the squares of the men it takes. The king's fate is another
    /// matter: whether a move decides it is asked before it is played.
    pub(super) fn play(&mut self, setting: &Setting, slide: Slide) -> Squares {
        let (from, to) = (slide.from(), slide.to());
        let side = self.side;
        self.account(setting, side, from, -1);
        self.flip(side, from);
        if side == Side::Second && from == self.king {
            self.king = to;
        }
        self.flip(side, to);
        self.account(setting, side, to, 1);
        self.side = side.other();
        self.key ^= WHITE_MOVES;
        self.quiet = self.quiet.saturating_add(1);
        let taken = self.caught(&setting.terrain, side, to);
        if taken != 0 {
            self.quiet = 0;
            for at in numbers(taken) {
                self.account(setting, side.other(), at, -1);
                self.flip(side.other(), at);
            }
        }
        taken
    }

    /// Lets the side to move pass: not a move of the game, but a question of the search.
    pub(super) fn pass(&mut self) {
        self.side = self.side.other();
        self.key ^= WHITE_MOVES;
        self.quiet = 0;
    }

    /// The empty thrones that help to take men (TT-7, TT-21).
    fn hostile(&self, terrain: &Terrain) -> Squares {
        terrain.hostile & !self.occupied()
    }

    /// The enemy men between a side's piece that came to a square and another, or a throne (TT-5).
    fn caught(&self, terrain: &Terrain, side: Side, to: u8) -> Squares {
        let men = self.men(side.other());
        if BESIDE[usize::from(to)] & men == 0 {
            return 0;
        }
        let partners = self.pieces(side) | self.hostile(terrain);
        let mover = BIT[usize::from(to)];
        let along = mover << 1 & partners >> 1 | mover >> 1 & partners << 1;
        let across = mover << SIDE & partners >> SIDE | mover >> SIDE & partners << SIDE;
        men & (along & INNER_FILES | across)
    }

    /// The empty squares on which a piece of a side takes something, whichever it is.
    pub(super) fn taking_squares(&self, terrain: &Terrain, side: Side) -> Squares {
        let men = self.men(side.other());
        let partners = self.pieces(side) | self.hostile(terrain);
        let inner = men & INNER_FILES;
        let along = (inner & partners >> 1) >> 1 | (inner & partners << 1) << 1;
        let across = (men & partners >> SIDE) >> SIDE | (men & partners << SIDE) << SIDE;
        (along | across) & BOARD & !self.occupied()
    }

    /// Shows every move of the side to move.
    pub(super) fn each_move(&self, terrain: &Terrain, mut show: impl FnMut(Slide)) {
        let side = self.side;
        let king = match side {
            Side::First => [(u8::MAX, 0); 2],
            Side::Second => THROUGH[usize::from(self.king)],
        };
        for line in 0..LINES {
            let own = self.lines[side.index()][line];
            let blocked = self.blocked(terrain, line);
            for place in places(own) {
                let from = PLACES[line][place];
                let is_king = king.contains(&(line as u8, place as u8));
                let bars = if is_king {
                    &terrain.king_bars
                } else {
                    &terrain.bars
                };
                for stop in places(VIEWS[place][blocked].free & !bars[line]) {
                    show(Slide::new(from, PLACES[line][stop]));
                }
            }
        }
    }

    /// Whether a side could move at all (TT-13).
    pub(super) fn can_move(&self, terrain: &Terrain, side: Side) -> bool {
        let mut board = *self;
        board.side = side;
        let mut found = false;
        board.each_move(terrain, |_| found = true);
        found
    }

    /// Shows every move of the side to move to a square, which is empty.
    pub(super) fn each_move_to(&self, terrain: &Terrain, to: u8, mut show: impl FnMut(Slide)) {
        for (line, place) in THROUGH[usize::from(to)] {
            let (line, place) = (usize::from(line), usize::from(place));
            let met = self.view(terrain, line, place).met & self.line(self.side, line);
            for start in places(met) {
                let from = PLACES[line][start];
                let is_king = self.side == Side::Second && from == self.king;
                let bars = if is_king {
                    terrain.king_bars[line]
                } else {
                    terrain.bars[line]
                };
                if bars >> place & 1 == 0 {
                    show(Slide::new(from, to));
                }
            }
        }
    }

    /// Whether the side to move can play this.
    pub(super) fn allows(&self, terrain: &Terrain, slide: Slide) -> bool {
        let (from, to) = (usize::from(slide.from()), usize::from(slide.to()));
        if self.pieces(self.side) & BIT[from] == 0 {
            return false;
        }
        let is_king = self.side == Side::Second && slide.from() == self.king;
        let bars = if is_king {
            &terrain.king_bars
        } else {
            &terrain.bars
        };
        THROUGH[from]
            .into_iter()
            .zip(THROUGH[to])
            .filter(|((line, _), (other, _))| line == other)
            .any(|((line, place), (_, stop))| {
                let line = usize::from(line);
                let free = self.view(terrain, line, usize::from(place)).free & !bars[line];
                free >> stop & 1 == 1
            })
    }
}
