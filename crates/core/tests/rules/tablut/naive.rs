//! Implements Tablut a second time, slowly and simply: a grid of signs, and every rule checked square by square. It
//! shares only the names of the options with the program and must agree with it.

use tavoliere_core::rules::OptionSet;
use tavoliere_core::rules::tablut::Options;

/// A square of the simple board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The rank, from 0 at the bottom.
    pub rank: usize,
    /// The file, from 0 at the left.
    pub file: usize,
}

impl Place {
    const fn new(rank: usize, file: usize) -> Place {
        Place { rank, file }
    }
}

/// A step to a neighbouring square.
#[derive(Clone, Copy)]
struct Way {
    rank: isize,
    file: isize,
}

impl Way {
    const fn new(rank: isize, file: isize) -> Way {
        Way { rank, file }
    }

    const fn back(self) -> Way {
        Way::new(-self.rank, -self.file)
    }
}

pub type Grid = [[char; 9]; 9];

pub const MIDDLE: Place = Place::new(4, 4);
const CORNERS: [Place; 4] = [
    Place::new(0, 0),
    Place::new(0, 8),
    Place::new(8, 0),
    Place::new(8, 8),
];
const WAYS: [Way; 4] = [
    Way::new(0, 1),
    Way::new(0, -1),
    Way::new(1, 0),
    Way::new(-1, 0),
];

/// The diagram of TT-1, rank 9 first.
const START: [&str; 9] = [
    "...bbb...",
    "....b....",
    "....w....",
    "b...w...b",
    "bbwwKwwbb",
    "b...w...b",
    "....w....",
    "....b....",
    "...bbb...",
];

/// The camps, each with a letter, rank 9 first.
const CAMPS: [&str; 9] = [
    "...nnn...",
    "....n....",
    ".........",
    "w.......e",
    "ww.....ee",
    "w.......e",
    ".........",
    "....s....",
    "...sss...",
];

#[derive(Clone)]
pub struct Naive {
    pub grid: Grid,
    /// The side to move, 'b' or 'w'.
    pub mover: char,
    five: bool,
    transit: bool,
    hostile: bool,
    always_hostile: bool,
    camps: bool,
    king_captures: bool,
    pinned: bool,
    stuck_draws: bool,
    flanked: bool,
    shut_in: bool,
    /// The number of occurrences that ends the game.
    repetition: Option<usize>,
    /// All positions of the game, also those before a capture.
    seen: Vec<(Grid, char)>,
    /// The reason for the end and the winner: 'b', 'w' or '='. `None` until the game is over.
    pub over: Option<(&'static str, char)>,
    /// The squares captured by the last move.
    pub taken: Vec<Place>,
}

impl Naive {
    pub fn new(options: &Options, grid: Grid, mover: char) -> Naive {
        let is = |name, value| options.get(name) == Some(value);
        Naive {
            grid,
            mover,
            five: is("thrones", "five"),
            transit: is("throne", "transit"),
            hostile: is("hostile_throne", "on"),
            always_hostile: is("hostile_throne", "always"),
            camps: is("camps", "on"),
            king_captures: is("king_captures", "on"),
            pinned: is("pinned_defender", "on"),
            stuck_draws: is("no_move", "draw"),
            flanked: is("king", "flanked"),
            shut_in: is("shut_in_king_loses", "on"),
            repetition: match options.get("repetition") {
                Some("draw") => Some(3),
                Some("second") => Some(2),
                _ => None,
            },
            seen: vec![(grid, mover)],
            over: None,
            taken: Vec::new(),
        }
    }

    pub fn start(options: &Options) -> Naive {
        let mut grid = [['.'; 9]; 9];
        for (row, text) in grid.iter_mut().rev().zip(START) {
            for (sign, read) in row.iter_mut().zip(text.chars()) {
                *sign = read;
            }
        }
        let mover = match options.get("first_move") {
            Some("white") => 'w',
            _ => 'b',
        };
        Naive::new(options, grid, mover)
    }

    fn on(&self, at: Place) -> char {
        self.grid[at.rank][at.file]
    }

    fn side(&self, at: Place) -> char {
        match self.on(at) {
            'K' => 'w',
            sign => sign,
        }
    }

    fn king(&self) -> Place {
        places().find(|at| self.on(*at) == 'K').unwrap()
    }

    fn is_throne(&self, at: Place) -> bool {
        at == MIDDLE || (self.five && CORNERS.contains(&at))
    }

    /// The camp of a square, by its letter. `None` outside the camps, or without them.
    fn camp(&self, at: Place) -> Option<char> {
        let sign = CAMPS[8 - at.rank].chars().nth(at.file);
        sign.filter(|sign| self.camps && *sign != '.')
    }

    fn reach(&self, from: Place) -> Vec<Place> {
        let mut list = Vec::new();
        for way in WAYS {
            let mut at = from;
            while let Some(next) = step(at, way) {
                at = next;
                if self.on(at) != '.'
                    || self
                        .camp(at)
                        .is_some_and(|camp| Some(camp) != self.camp(from))
                {
                    break;
                }
                if self.is_throne(at) {
                    if self.five {
                        if self.on(from) == 'K' {
                            list.push(at);
                        }
                        continue;
                    }
                    if self.transit {
                        continue;
                    }
                    break;
                }
                list.push(at);
            }
        }
        list
    }

    pub fn moves(&self) -> Vec<(Place, Place)> {
        if self.over.is_some() {
            return Vec::new();
        }
        self.moves_of(self.mover)
    }

    fn moves_of(&self, side: char) -> Vec<(Place, Place)> {
        places()
            .filter(|from| self.side(*from) == side)
            .flat_map(|from| self.reach(from).into_iter().map(move |to| (from, to)))
            .collect()
    }

    /// The squares where the king could escape in one move.
    pub fn escapes(&self) -> Vec<Place> {
        if self.over.is_some() {
            return Vec::new();
        }
        let mut list = self.reach(self.king());
        list.retain(|at| self.is_goal(*at));
        list.sort_unstable();
        list
    }

    fn is_goal(&self, at: Place) -> bool {
        if self.five {
            CORNERS.contains(&at)
        } else {
            let edge = [0, 8].contains(&at.rank) || [0, 8].contains(&at.file);
            edge && self.camp(at).is_none()
        }
    }

    /// `true` if the piece on a square helps a side to capture men.
    fn captures(&self, at: Place, side: char) -> bool {
        self.side(at) == side && (self.on(at) != 'K' || self.king_captures)
    }

    /// `true` if a square itself helps to capture the man on another one.
    fn is_hostile(&self, at: Place, victim: Place) -> bool {
        let empty = self.on(at) == '.';
        let throne = self.is_throne(at)
            && (empty && (self.five || self.hostile || self.always_hostile)
                || !self.five && self.always_hostile);
        let camp = self.camp(at).is_some() && self.camp(victim) != self.camp(at);
        throne || camp
    }

    /// `true` if Black captures the man on a square against the king on the throne.
    fn is_pinned(&self, at: Place, victim: Place, side: char) -> bool {
        let mut guards = WAYS.iter().filter_map(|way| step(MIDDLE, *way));
        self.pinned
            && side == 'b'
            && at == MIDDLE
            && self.on(MIDDLE) == 'K'
            && guards.all(|guard| guard == victim || self.on(guard) == 'b')
    }

    pub fn play(&mut self, from: Place, to: Place) {
        let side = self.mover;
        let other = if side == 'b' { 'w' } else { 'b' };
        self.grid[to.rank][to.file] = self.on(from);
        self.grid[from.rank][from.file] = '.';
        self.taken.clear();
        for way in WAYS {
            let Some(victim) = step(to, way) else {
                continue;
            };
            let Some(beyond) = step(victim, way) else {
                continue;
            };
            let helps = self.captures(beyond, side)
                || self.is_hostile(beyond, victim)
                || self.is_pinned(beyond, victim, side);
            if self.captures(to, side) && self.on(victim) == other && helps {
                self.taken.push(victim);
            }
        }
        for at in &self.taken {
            self.grid[at.rank][at.file] = '.';
        }
        self.over = if side == 'w' && self.is_goal(self.king()) {
            Some(("escaped", 'w'))
        } else if side == 'b' && self.king_is_captured(to) {
            self.taken.push(self.king());
            Some(("captured", 'b'))
        } else if side == 'b' && self.shut_in && self.king_is_shut_in() {
            Some(("shut in", 'b'))
        } else if self.moves_of(other).is_empty() {
            Some(("no move", if self.stuck_draws { '=' } else { side }))
        } else {
            None
        };
        self.seen.push((self.grid, other));
        let times = self
            .seen
            .iter()
            .filter(|seen| **seen == (self.grid, other))
            .count();
        if self.over.is_none() && self.repetition == Some(times) {
            self.over = Some(("repetition", '='));
        }
        if self.over.is_none() {
            self.mover = other;
        }
    }

    fn king_is_captured(&self, mover: Place) -> bool {
        let king = self.king();
        // A camp counts as a man.
        let black = |at: Place| self.on(at) == 'b' || self.camp(at).is_some();
        let about: Vec<Place> = WAYS.iter().filter_map(|way| step(king, *way)).collect();
        if !about.contains(&mover) {
            return false;
        }
        if king == MIDDLE {
            return (self.five || self.flanked) && about.iter().all(|at| black(*at));
        }
        if about.contains(&MIDDLE) {
            return about.iter().all(|at| black(*at) || *at == MIDDLE);
        }
        if !self.five && !self.flanked {
            return about.len() == 4 && about.iter().all(|at| black(*at));
        }
        let holds =
            |at: Place| black(at) || (self.five && CORNERS.contains(&at) && self.on(at) == '.');
        WAYS.iter().any(|way| {
            let one = step(king, *way);
            let two = step(king, way.back());
            one == Some(mover) && two.is_some_and(holds)
        })
    }

    fn king_is_shut_in(&self) -> bool {
        let king = self.king();
        WAYS.iter().all(|way| match step(king, *way) {
            None => self.five,
            Some(MIDDLE) => !self.five && !self.transit || self.on(MIDDLE) == 'b',
            Some(at) => self.on(at) == 'b' || self.camp(at).is_some(),
        })
    }

    /// The number of sequences of `depth` moves.
    pub fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => moves
                .into_iter()
                .map(|(from, to)| {
                    let mut next = self.clone();
                    next.play(from, to);
                    next.perft(depth - 1)
                })
                .sum(),
        }
    }
}

/// All squares of the board.
pub fn places() -> impl Iterator<Item = Place> {
    (0..9).flat_map(|rank| (0..9).map(move |file| Place::new(rank, file)))
}

fn step(at: Place, way: Way) -> Option<Place> {
    let rank = at.rank.checked_add_signed(way.rank)?;
    let file = at.file.checked_add_signed(way.file)?;
    (rank < 9 && file < 9).then_some(Place { rank, file })
}
