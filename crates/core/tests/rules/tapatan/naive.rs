//! Implements Tapatan and its sisters a second time from the rules alone, slowly and on a simple grid, and compares them
//! with the program.

use tavoliere_core::rules::tapatan::{Move, Position};
use tavoliere_core::rules::{EndReason, OptionSet, Rules, Side};

use crate::rules::tapatan::support::listed;
use crate::support::{below, game_count, generator, pick, random_options};

/// A point of the simple board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// The file, from 0 at the left.
    pub file: usize,
    /// The rank, from 0 at the bottom.
    pub rank: usize,
}

const CENTRE: Spot = Spot { file: 1, rank: 1 };

/// A choice on the simple board.
#[derive(Clone, Copy)]
pub struct Act {
    /// The start of the step. `None` if a new piece is placed.
    pub from: Option<Spot>,
    pub to: Spot,
}

/// The side whose piece is on each point, by rank and file.
pub type Grid = [[Option<Side>; 3]; 3];

#[derive(Clone)]
pub struct Naive {
    pub grid: Grid,
    pub to_move: Side,
    /// The number of pieces on the board.
    pub down: usize,
    /// The winner and the reason for the end. `None` until the game is over.
    pub end: Option<(Option<Side>, EndReason)>,
    past: Vec<(Grid, Side)>,
    stall: &'static str,
    repetition: &'static str,
    first_centre: &'static str,
    pieces: usize,
    moves: &'static str,
    lines: &'static str,
    setup: &'static str,
    start_rows: &'static str,
}

impl Naive {
    pub fn start(options: &impl OptionSet, first: Side) -> Naive {
        let mut start = Naive {
            grid: [[None; 3]; 3],
            to_move: first,
            down: 0,
            end: None,
            past: Vec::new(),
            stall: options.get("stall").unwrap(),
            repetition: options.get("repetition").unwrap(),
            first_centre: options.get("first_centre").unwrap(),
            pieces: match options.get("pieces").unwrap() {
                "four" => 4,
                _ => 3,
            },
            moves: options.get("moves").unwrap(),
            lines: options.get("lines").unwrap(),
            setup: options.get("setup").unwrap(),
            start_rows: options.get("start_rows").unwrap(),
        };
        if start.setup == "rows" {
            start.grid = [[Some(Side::First); 3], [None; 3], [Some(Side::Second); 3]];
            start.down = 6;
        }
        if start.is_moving() {
            start.past.push((start.grid, first));
        }
        start
    }

    /// The first occurrence of a state of the moving phase.
    pub fn moving(options: &impl OptionSet, grid: Grid, to_move: Side) -> Naive {
        let start = Naive::start(options, to_move);
        Naive {
            grid,
            down: 2 * start.pieces,
            past: vec![(grid, to_move)],
            ..start
        }
    }

    /// `true` once all pieces are on the board.
    pub fn is_moving(&self) -> bool {
        self.down == 2 * self.pieces
    }

    pub fn acts(&self) -> Vec<Act> {
        if self.end.is_some() {
            return Vec::new();
        }
        let mut list = Vec::new();
        for to in spots().filter(|to| self.at(*to).is_none()) {
            if !self.is_moving() {
                let at_start = if self.setup == "rows" { 6 } else { 0 };
                let forbidden = self.first_centre == "forbidden" && self.down == at_start;
                if !(forbidden && to == CENTRE) {
                    list.push(Act { from: None, to });
                }
                continue;
            }
            for from in spots() {
                if self.at(from) == Some(self.to_move) && self.joined(from, to) {
                    list.push(Act {
                        from: Some(from),
                        to,
                    });
                }
            }
        }
        list
    }

    pub fn act(&mut self, act: Act) {
        let side = self.to_move;
        self.grid[act.to.rank][act.to.file] = Some(side);
        match act.from {
            Some(from) => self.grid[from.rank][from.file] = None,
            None => self.down += 1,
        }
        self.to_move = side.other();
        if self.has_line(side) {
            self.end = Some((Some(side), EndReason::ThreeInLine));
            return;
        }
        if !self.is_moving() {
            return;
        }
        if self.acts().is_empty() {
            match self.stall {
                "pass" => self.to_move = side,
                "loss" => self.end = Some((Some(side), EndReason::NoMove)),
                _ => self.end = Some((None, EndReason::NoMove)),
            }
        }
        let now = (self.grid, self.to_move);
        self.past.push(now);
        let seen = self.past.iter().filter(|old| **old == now).count();
        if self.end.is_none() && self.repetition == "draw" && seen == 3 {
            self.end = Some((None, EndReason::Repetition));
        }
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let acts = self.acts();
        let next = acts.into_iter().map(|act| {
            let mut next = self.clone();
            next.act(act);
            next.perft(depth - 1)
        });
        next.sum()
    }

    fn at(&self, spot: Spot) -> Option<Side> {
        self.grid[spot.rank][spot.file]
    }

    /// `true` if a piece can move between two points. Diagonal steps are only possible from or to the centre.
    fn joined(&self, one: Spot, other: Spot) -> bool {
        let across = one.file.abs_diff(other.file);
        let up = one.rank.abs_diff(other.rank);
        match (across, up) {
            _ if self.moves == "anywhere" => true,
            (0, 1) | (1, 0) => true,
            (1, 1) if self.moves == "lines" => one == CENTRE || other == CENTRE,
            _ => false,
        }
    }

    /// `true` if a side has a whole row, column or long diagonal that counts.
    pub fn has_line(&self, side: Side) -> bool {
        let own = |file: usize, rank: usize| self.grid[rank][file] == Some(side);
        let counts = |rank: usize| {
            let (mine, theirs) = match side {
                Side::First => (0, 2),
                Side::Second => (2, 0),
            };
            self.setup == "hand" || (rank != mine && (rank != theirs || self.start_rows == "own"))
        };
        let row = (0..3).any(|rank| counts(rank) && (0..3).all(|file| own(file, rank)));
        let column = (0..3).any(|file| (0..3).all(|rank| own(file, rank)));
        let diagonal =
            (0..3).all(|along| own(along, along)) || (0..3).all(|along| own(along, 2 - along));
        match self.lines {
            "straight" => row || column,
            "diagonal" => diagonal,
            _ => row || column || diagonal,
        }
    }
}

pub fn spots() -> impl Iterator<Item = Spot> {
    (0..3).flat_map(|rank| (0..3).map(move |file| Spot { file, rank }))
}

fn name(spot: Spot) -> String {
    format!("{}{}", ["a", "b", "c"][spot.file], spot.rank + 1)
}

pub fn written(act: Act) -> String {
    match act.from {
        None => name(act.to),
        Some(from) => format!("{}-{}", name(from), name(act.to)),
    }
}

/// The board of a position as a grid.
pub fn grid_of(position: &Position) -> Grid {
    let mut grid = [[None; 3]; 3];
    for at in tavoliere_core::rules::tapatan::Point::all() {
        grid[usize::from(at.rank()) - 1][usize::from(at.file())] = position.piece(at);
    }
    grid
}

/// Checks that both have the same choices, board and result.
fn same(position: &Position, naive: &Naive) {
    let mut acts: Vec<String> = naive.acts().into_iter().map(written).collect();
    acts.sort();
    assert_eq!(listed(position), acts, "{position}");
    assert_eq!(grid_of(position), naive.grid, "{position}");
    let outcome = position.outcome();
    assert_eq!(
        outcome.map(|outcome| (outcome.winner, outcome.reason)),
        naive.end,
        "{position}"
    );
    if naive.end.is_none() {
        assert_eq!(position.side_to_act(), Some(naive.to_move));
    }
}

/// Plays one game in both and returns its length. `choose` picks each choice.
fn play_both(
    options: tavoliere_core::rules::tapatan::Options,
    first: Side,
    mut choose: impl FnMut(&Position, &[Move]) -> Option<Move>,
) -> usize {
    let mut position = Position::start(options, first);
    let mut naive = Naive::start(&options, first);
    let mut count = 0;
    loop {
        same(&position, &naive);
        let moves = position.legal_moves();
        let Some(choice) = choose(&position, &moves) else {
            return count;
        };
        let text = tavoliere_core::rules::Notation::write_choice(&position, choice);
        let acts = naive.acts();
        let act = acts.into_iter().find(|act| written(*act) == text).unwrap();
        naive.act(act);
        position.apply_move(choice);
        count += 1;
    }
}

#[test]
fn random_games_agree_with_a_plain_grid() {
    let mut chance = generator(310);
    let mut longest = 0;
    for _ in 0..game_count(3_000) {
        let options = random_options(&mut chance);
        let first = pick(&mut chance, &Side::BOTH);
        let mut left = 400;
        let length = play_both(options, first, |_, moves| {
            left -= 1;
            let number = below(&mut chance, moves.len().max(1));
            moves.get(number).copied().filter(|_| left > 0)
        });
        longest = longest.max(length);
    }
    assert!(longest > 30, "{longest}");
}

#[test]
fn random_games_of_every_preset_agree_with_a_plain_grid() {
    let mut chance = generator(312);
    for preset in tavoliere_core::rules::tapatan::Preset::ALL {
        for stall in ["draw", "loss", "pass"] {
            let options =
                crate::rules::tapatan::support::options(preset, &format!("stall={stall}"));
            for _ in 0..game_count(150) {
                let first = pick(&mut chance, &Side::BOTH);
                let mut left = 400;
                play_both(options, first, |_, moves| {
                    left -= 1;
                    let number = below(&mut chance, moves.len().max(1));
                    moves.get(number).copied().filter(|_| left > 0)
                });
            }
        }
    }
}

#[test]
fn games_without_mistakes_last_until_the_third_occurrence_as_on_a_plain_grid() {
    let mut chance = generator(311);
    let (mut repeated, mut longest) = (0, 0);
    for number in 0..game_count(300) {
        let changes = "repetition=draw";
        let options = crate::rules::tapatan::support::options(
            tavoliere_core::rules::tapatan::Preset::Tapatan,
            changes,
        );
        let first = Side::BOTH[(number % 2) as usize];
        // Each side avoids losing if it can, so that games are long.
        let length = play_both(options, first, |position, moves| {
            if position
                .outcome()
                .is_some_and(|end| end.reason == EndReason::Repetition)
            {
                repeated += 1;
            }
            let quiet: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|choice| {
                    let mut next = position.clone();
                    next.apply_move(*choice);
                    next.outcome().is_none()
                })
                .collect();
            let list = if quiet.is_empty() { moves } else { &quiet };
            list.get(below(&mut chance, list.len().max(1))).copied()
        });
        longest = longest.max(length);
    }
    assert!(repeated * 10 > game_count(300) * 9, "{repeated}");
    // Far more positions than the history stores without heap.
    assert!(longest > 100, "{longest}");
}
