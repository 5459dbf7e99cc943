//! Solves Tapatan: computes the value of every state and its distance to the end.

use crate::ai::ProvenResult;
use std::sync::OnceLock;

use crate::rules::tapatan::{LINES, Position};
use crate::rules::{Rules, Side};

/// The result that the side to move can force, and the number of plies until the end. The winner plays for the fastest
/// win, the loser for the slowest loss. Endless play is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A win after this odd number of plies.
    Won(u8),
    /// A loss after this even number of plies. It's 0 if the opponent already has a line.
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

/// A board for the side to move: its points and the opponent's, as sets of nine bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub own: u16,
    pub other: u16,
}

/// The set of all points.
const ALL: u16 = 0x1ff;
/// Number of pieces of each side.
const PIECES: u32 = 3;
/// Number of ways to leave each of nine points free or give it to either side: 3⁹.
const PLACES: usize = 19_683;

/// The lines as sets.
const LINE_SETS: [u16; 8] = {
    let mut sets = [0; 8];
    let mut line = 0;
    while line < 8 {
        let [one, two, three] = LINES[line];
        sets[line] = 1 << one.index() | 1 << two.index() | 1 << three.index();
        line += 1;
    }
    sets
};

/// The set of neighbours of each point (TP-4).
const AROUND: [u16; 9] = {
    let mut around = [0; 9];
    let mut line = 0;
    while line < 8 {
        let [end, middle, other] = LINES[line];
        around[end.index()] |= 1 << middle.index();
        around[other.index()] |= 1 << middle.index();
        around[middle.index()] |= 1 << end.index() | 1 << other.index();
        line += 1;
    }
    around
};

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

/// `true` if a set contains a line (TP-5).
fn holds_line(set: u16) -> bool {
    LINE_SETS.iter().any(|line| set & line == *line)
}

impl State {
    /// The state of a position with `side` to move.
    pub fn of(position: &Position, side: Side) -> State {
        let set = |side| {
            position
                .pieces(side)
                .fold(0, |set, point| set | 1 << point.index())
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

    fn is_placing(self) -> bool {
        self.own.count_ones() < PIECES
    }

    /// The states that the side to move can reach. Empty once the game is over.
    pub fn next(self) -> impl Iterator<Item = State> {
        let State { own, other } = self;
        let over = holds_line(other);
        let free = if over { 0 } else { self.free() };
        let (placed, stepping) = if self.is_placing() {
            (free, 0)
        } else {
            (0, own)
        };
        let steps = points(stepping).flat_map(move |from| {
            points(AROUND[usize::from(from)] & free).map(move |to| own & !(1 << from) | 1 << to)
        });
        points(placed)
            .map(move |to| own | 1 << to)
            .chain(steps)
            .map(move |moved| State {
                own: other,
                other: moved,
            })
    }

    /// The states of the moving phase that can lead here with one step.
    fn before(self) -> impl Iterator<Item = State> {
        let State { own, other } = self;
        let free = self.free();
        points(other)
            .flat_map(move |to| {
                points(AROUND[usize::from(to)] & free)
                    .map(move |from| other & !(1 << to) | 1 << from)
            })
            .filter(move |mover| !holds_line(*mover) && !holds_line(own))
            .map(move |mover| State {
                own: mover,
                other: own,
            })
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

/// The value of every state, no matter which side moved first. Only the option `first_centre` affects a value, that of
/// the empty board.
#[derive(Debug)]
pub struct SolvedTable {
    values: Vec<Value>,
}

impl SolvedTable {
    /// The table. The first call solves the game.
    pub fn solved() -> &'static SolvedTable {
        static SOLVED: OnceLock<SolvedTable> = OnceLock::new();
        SOLVED.get_or_init(SolvedTable::solve)
    }

    /// Solves the game: the moving phase backwards from the finished lines, then the placing phase from the last piece
    /// to the first.
    #[must_use]
    pub fn solve() -> SolvedTable {
        let mut table = SolvedTable {
            values: vec![Value::Drawn; PLACES],
        };
        table.solve_moving();
        for down in (0..2 * PIECES).rev() {
            for state in states(down / 2, down.div_ceil(2)) {
                let value = if holds_line(state.other) {
                    Value::Lost(0)
                } else {
                    let follow = state.next().map(|next| table.of(next).for_previous_mover());
                    follow
                        .max_by_key(|value| value.rank())
                        .unwrap_or(Value::Drawn)
                };
                table.values[state.index()] = value;
            }
        }
        table
    }

    fn solve_moving(&mut self) {
        // The number of steps of each state that aren't known to lose.
        let mut open = vec![0_u8; PLACES];
        let mut queue = Vec::with_capacity(2_048);
        for state in states(PIECES, PIECES).filter(|state| !holds_line(state.own)) {
            if holds_line(state.other) {
                self.values[state.index()] = Value::Lost(0);
                queue.push(state);
            } else {
                open[state.index()] = state.next().count() as u8;
            }
        }
        let mut done = 0;
        while let Some(&state) = queue.get(done) {
            done += 1;
            let value = self.of(state);
            for earlier in state.before() {
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

    /// The result that the side to act can force in a position, without regard to repetitions (TP-7). After the end
    /// it's the result for the side that would be next.
    #[must_use]
    pub fn value(&self, position: &Position) -> Value {
        match position.side_to_act() {
            Some(_) if position.turn_number() == 1 => {
                // Only here does an option forbid a choice (TP-8).
                let follow = position.legal_moves().into_iter().map(|choice| {
                    let own = 1 << choice.to().index();
                    self.of(State { own: 0, other: own }).for_previous_mover()
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
    State::of(position, side)
        .next()
        .any(|next| holds_line(next.other))
}
