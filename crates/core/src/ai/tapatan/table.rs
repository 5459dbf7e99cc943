//! Solves Tapatan and its sisters: computes the value of every state and its distance to the end.

use crate::ai::ProvenResult;
use std::sync::OnceLock;

use crate::rules::tapatan::{
    Lines, Moves, Options, Pieces, Point, Position, Setup, Stall, StartRows,
};
use crate::rules::{Rules, Side};

/// The result that the side to move can force, and the number of plies until the end. The winner plays for the fastest
/// win, the loser for the slowest loss. Endless play is a draw. A side that passes (TP-6) uses up a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A win after this odd number of plies.
    Won(u8),
    /// A loss after this even number of plies. It's 0 if the opponent has already won.
    Lost(u8),
    /// Neither side can force a win.
    Drawn,
}

impl From<Value> for ProvenResult {
    fn from(value: Value) -> ProvenResult {
        match value {
            Value::Won(moves) => ProvenResult::Won {
                moves: moves.into(),
            },
            Value::Lost(moves) => ProvenResult::Lost {
                moves: moves.into(),
            },
            Value::Drawn => ProvenResult::Drawn,
        }
    }
}

/// A board for the side to move: its points and the opponent's, as sets of nine bits. The start row of the side to move
/// is rank 1, so Black's boards are turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    own: u16,
    other: u16,
}

/// The set of all points.
const ALL: u16 = 0x1ff;
/// Number of ways to leave each of nine points free or give it to either side: 3⁹.
const PLACES: usize = 19_683;

/// Each set as a base-3 number with the digits 0 and 1.
const TERNARY: [u16; 512] = {
    let mut ternary = [0; 512];
    let mut set = 0;
    while set < 512 {
        let (mut point, mut power) = (0, 1);
        while point < 9 {
            if set & 1 << point != 0 {
                ternary[set] += power;
            }
            power *= 3;
            point += 1;
        }
        set += 1;
    }
    ternary
};

/// The points of a set.
fn points(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros() as u16;
        set &= set.wrapping_sub(1);
        (point < 9).then_some(point)
    })
}

/// A set with the ranks in reverse order.
const fn turned(set: u16) -> u16 {
    set >> 6 | set & 0b111_000 | (set & 0b111) << 6
}

impl State {
    /// The state of a position with `side` to move.
    pub fn of(position: &Position, side: Side) -> State {
        let set = |owner| {
            let set = position
                .pieces(owner)
                .fold(0, |set, point| set | 1 << point.index());
            match side {
                Side::First => set,
                Side::Second => turned(set),
            }
        };
        State {
            own: set(side),
            other: set(side.other()),
        }
    }

    fn free(self) -> u16 {
        ALL & !(self.own | self.other)
    }

    fn index(self) -> usize {
        let ternary = |set: u16| usize::from(TERNARY[usize::from(set & ALL)]);
        (ternary(self.own) + 2 * ternary(self.other)).min(PLACES - 1)
    }

    /// The same board for the other side.
    const fn for_other(self) -> State {
        State {
            own: turned(self.other),
            other: turned(self.own),
        }
    }
}

/// The rules as far as they affect values.
#[derive(Clone, Debug)]
struct BoardRules {
    /// Number of pieces of each side (TP-9).
    pieces: u32,
    /// Number of pieces of each side that are on the board at the start (TP-12).
    at_start: u32,
    /// The points that a piece can move to from each point if they are free (TP-10).
    around: [u16; 9],
    /// `true` for each set that contains a line of its side, seen from this side (TP-11 to TP-13).
    won: Vec<bool>,
    /// Result if a side can't move (TP-6).
    stall: Stall,
}

impl BoardRules {
    fn of(options: &Options) -> BoardRules {
        let start = Position::start(*options, Side::First);
        let set = |points: &mut dyn Iterator<Item = Point>| {
            points.fold(0, |set, point| set | 1 << point.index())
        };
        let mut around = [0; 9];
        for point in Point::all() {
            around[point.index()] = set(&mut start.ways(point));
        }
        let lines = start.winning_lines(Side::First);
        let lines: Vec<u16> = lines.map(|line| set(&mut line.into_iter())).collect();
        let holds_line = |set: u16| lines.iter().any(|line| set & line == *line);
        BoardRules {
            pieces: options.piece_count().into(),
            at_start: start.pieces(Side::First).count() as u32,
            around,
            won: (0..=ALL).map(holds_line).collect(),
            stall: options.stall,
        }
    }

    /// `true` if the opponent of the side to move has a line (TP-5).
    fn is_lost(&self, state: State) -> bool {
        self.holds_line(turned(state.other))
    }

    /// `true` if a set, seen from its own side, contains a line.
    fn holds_line(&self, set: u16) -> bool {
        self.won[usize::from(set & ALL)]
    }

    fn is_placing(&self, state: State) -> bool {
        state.own.count_ones() < self.pieces
    }

    /// `true` if no piece of a side can move (TP-6), in the moving phase.
    fn is_blocked(&self, own: u16, free: u16) -> bool {
        points(own).all(|from| self.around[usize::from(from)] & free == 0)
    }

    /// The result of a state in which the game is over, for the side to move. `None` if it isn't over.
    fn end(&self, state: State) -> Option<Value> {
        if self.is_lost(state) {
            return Some(Value::Lost(0));
        }
        if self.is_placing(state) || !self.is_blocked(state.own, state.free()) {
            return None;
        }
        match self.stall {
            Stall::Draw => Some(Value::Drawn),
            Stall::Loss => Some(Value::Lost(0)),
            Stall::Pass => None,
        }
    }

    /// The states that the side to move can reach. Empty once the game is over.
    fn next(&self, state: State) -> impl Iterator<Item = State> {
        let State { own, other } = state;
        let free = if self.is_lost(state) { 0 } else { state.free() };
        let (placed, stepping) = if self.is_placing(state) {
            (free, 0)
        } else {
            (0, own)
        };
        let passes =
            stepping != 0 && free != 0 && self.stall == Stall::Pass && self.is_blocked(own, free);
        let steps = points(stepping).flat_map(move |from| {
            let reach = self.around[usize::from(from)] & free;
            points(reach).map(move |to| own & !(1 << from) | 1 << to)
        });
        points(placed)
            .map(move |to| own | 1 << to)
            .chain(steps)
            .chain(passes.then_some(own))
            .map(move |own| State { own, other }.for_other())
    }

    /// The states of the moving phase that can lead here with one move.
    fn before(&self, state: State) -> impl Iterator<Item = State> {
        // The state after the move, for the side that made it.
        let after = state.for_other();
        let State { own, other } = after;
        let free = after.free();
        let passed = self.stall == Stall::Pass && self.is_blocked(own, free);
        points(own)
            .flat_map(move |to| {
                points(self.around[usize::from(to)] & free)
                    .map(move |from| own & !(1 << to) | 1 << from)
            })
            .chain(passed.then_some(own))
            .map(move |own| State { own, other })
            .filter(|earlier| !self.holds_line(earlier.own) && !self.is_lost(*earlier))
    }
}

impl Value {
    /// The value of a state for the side that has moved to it.
    #[must_use]
    pub const fn for_previous_mover(self) -> Value {
        match self {
            Value::Lost(plies) => Value::Won(plies.saturating_add(1)),
            Value::Won(plies) => Value::Lost(plies.saturating_add(1)),
            Value::Drawn => Value::Drawn,
        }
    }

    /// The win chance in thousandths, with a draw counting half.
    #[must_use]
    pub const fn chance(self) -> u16 {
        match self {
            Value::Won(_) => 1000,
            Value::Drawn => 500,
            Value::Lost(_) => 0,
        }
    }

    /// A number to compare values by: fast wins are highest, fast losses lowest.
    #[must_use]
    pub const fn rank(self) -> i64 {
        match self {
            Value::Won(plies) => 256 - plies as i64,
            Value::Lost(plies) => plies as i64 - 256,
            Value::Drawn => 0,
        }
    }
}

/// The value of every state, no matter which side moved first. Of the options that aren't in the table's key only
/// `first_centre` affects a value, that of the start.
#[derive(Debug)]
pub struct SolvedTable {
    rules: BoardRules,
    values: Vec<Value>,
}

/// Number of values of each option that affects the table; the last one is for the start rows (TP-12, TP-13).
const KEYS: [usize; 5] = [2, 3, 3, 3, 3];

/// Number of tables. Each has 39 kB and is solved when it's first needed.
const TABLES: usize = KEYS[0] * KEYS[1] * KEYS[2] * KEYS[3] * KEYS[4];

/// The index of the table for some options.
fn table_index(options: &Options) -> usize {
    let pieces = match options.pieces {
        Pieces::Three => 0,
        Pieces::Four => 1,
    };
    let moves = match options.moves {
        Moves::Lines => 0,
        Moves::Straight => 1,
        Moves::Anywhere => 2,
    };
    let lines = match options.lines {
        Lines::All => 0,
        Lines::Straight => 1,
        Lines::Diagonal => 2,
    };
    let stall = match options.stall {
        Stall::Draw => 0,
        Stall::Loss => 1,
        Stall::Pass => 2,
    };
    let rows = match (options.setup, options.start_rows) {
        (Setup::Hand, _) => 0,
        (Setup::Rows, StartRows::Own) => 1,
        (Setup::Rows, StartRows::Both) => 2,
    };
    let digits = [pieces, moves, lines, stall, rows].into_iter().zip(KEYS);
    digits.fold(0, |index, (digit, base)| index * base + digit)
}

impl SolvedTable {
    /// The table for some options. The first call for each table solves the game.
    pub fn solved(options: &Options) -> &'static SolvedTable {
        static SOLVED: [OnceLock<SolvedTable>; TABLES] = [const { OnceLock::new() }; TABLES];
        SOLVED[table_index(options) % TABLES].get_or_init(|| SolvedTable::solve(options))
    }

    /// Solves the game: the moving phase backwards from its ends, then the placing phase from the last piece to the
    /// first.
    #[must_use]
    pub fn solve(options: &Options) -> SolvedTable {
        let mut table = SolvedTable {
            rules: BoardRules::of(options),
            values: vec![Value::Drawn; PLACES],
        };
        table.solve_moving();
        let BoardRules {
            pieces, at_start, ..
        } = table.rules;
        for down in (0..2 * (pieces - at_start)).rev() {
            for state in states(at_start + down / 2, at_start + down.div_ceil(2)) {
                let value = table.rules.end(state).unwrap_or_else(|| {
                    let follow = table.next(state);
                    let follow = follow.map(|next| table.of(next).for_previous_mover());
                    follow
                        .max_by_key(|value| value.rank())
                        .unwrap_or(Value::Drawn)
                });
                table.values[state.index()] = value;
            }
        }
        table
    }

    fn solve_moving(&mut self) {
        let rules = &self.rules;
        // The number of moves of each state that aren't known to lose.
        let mut open = vec![0_u8; PLACES];
        let mut queue = Vec::with_capacity(2_048);
        for state in states(rules.pieces, rules.pieces) {
            if rules.holds_line(state.own) {
                continue;
            }
            match rules.end(state) {
                Some(Value::Lost(plies)) => {
                    self.values[state.index()] = Value::Lost(plies);
                    queue.push(state);
                }
                Some(_) => {}
                None => open[state.index()] = rules.next(state).count() as u8,
            }
        }
        let mut done = 0;
        while let Some(&state) = queue.get(done) {
            done += 1;
            let value = self.values[state.index()];
            for earlier in rules.before(state) {
                let index = earlier.index();
                if self.values[index] != Value::Drawn {
                    continue;
                }
                open[index] = open[index].saturating_sub(1);
                if open[index] == 0 || matches!(value, Value::Lost(_)) {
                    self.values[index] = value.for_previous_mover();
                    queue.push(earlier);
                }
            }
        }
    }

    pub(super) fn of(&self, state: State) -> Value {
        self.values[state.index()]
    }

    /// The states that the side to move can reach. Empty once the game is over.
    pub(super) fn next(&self, state: State) -> impl Iterator<Item = State> {
        self.rules.next(state)
    }

    /// `true` if the opponent of the side to move has a line (TP-5).
    pub(super) fn is_lost(&self, state: State) -> bool {
        self.rules.is_lost(state)
    }

    /// The result that the side to act can force in a position with the table's options, without regard to repetitions
    /// (TP-7). After the end it's the result for the side that would be next.
    #[must_use]
    pub fn value(&self, position: &Position) -> Value {
        match position.side_to_act() {
            Some(side) if position.turn_number() == 1 => {
                // Only here does an option forbid a choice (TP-8).
                let follow = position.legal_moves().into_iter().map(|choice| {
                    let mut next = position.clone();
                    next.apply_move(choice);
                    self.of(State::of(&next, side.other())).for_previous_mover()
                });
                follow
                    .max_by_key(|value| value.rank())
                    .unwrap_or(Value::Drawn)
            }
            Some(side) => self.of(State::of(position, side)),
            None => match position.outcome().and_then(|outcome| outcome.winner) {
                Some(_) => Value::Lost(0),
                None => Value::Drawn,
            },
        }
    }
}

/// All states with these numbers of pieces of both sides.
fn states(own: u32, other: u32) -> impl Iterator<Item = State> {
    let sets = move |count| (0..=ALL).filter(move |set: &u16| set.count_ones() == count);
    sets(own).flat_map(move |own| {
        sets(other)
            .filter(move |other| own & other == 0)
            .map(move |other| State { own, other })
    })
}

/// `true` if a side could complete a line (TP-5) if it were its turn.
pub(super) fn completes_line(position: &Position, side: Side) -> bool {
    let table = SolvedTable::solved(position.options());
    let mut next = table.next(State::of(position, side));
    next.any(|next| table.is_lost(next))
}
