//! Implements Tablan a second time, slowly and simply: a grid of cells, explicit paths, and every use of a throw tried
//! one by one. It shares only names with the program and must agree with it.

use std::collections::HashSet;

use tavoliere_core::rules::tablan::{
    EndingHalf, EntryOrder, FirstPlayer, Move, MoveTiming, Options, Position, Score, StartOrder,
    Tie, Value,
};
use tavoliere_core::rules::{EndReason, Expect, Rules, Side};

use crate::rules::tablan::support::cell;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Man {
    side: Side,
    started: bool,
}

/// A cell by its letter, 0 to 11, and its column, 0 to 3.
type Place = (usize, usize);

type Grid = [[Option<Man>; 4]; 12];

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Toss {
    value: Value,
    start: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Use {
    Whole(Place),
    Pair(Place, Option<Place>),
    Single(Place),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    Opening,
    Throwing,
    Declaring(Value),
    Moving,
    Over(EndReason, Option<Side>),
}

/// The state after a turn: the men, the side to act or that acted last, and what comes next.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct End {
    grid: Grid,
    side: Option<Side>,
    stage: Stage,
}

impl End {
    /// The same data of a position.
    pub fn of(position: &Position) -> End {
        let stage = match (position.expect(), position.outcome()) {
            (Expect::Nothing, Some(outcome)) => Stage::Over(outcome.reason, outcome.winner),
            (Expect::Throw(_), None) => Stage::Throwing,
            other => panic!("the turn continues: {other:?} in {position}"),
        };
        End {
            grid: grid_of(position),
            side: position.side_to_act(),
            stage,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Naive {
    options: Options,
    grid: Grid,
    side: Side,
    stage: Stage,
    thrown: usize,
    unused: Vec<Toss>,
    /// The grid before the first half, its throw and the piece that moved.
    half: Option<(Grid, Value, Place)>,
}

/// The path of a side, letter by letter.
fn path(side: Side) -> Vec<Place> {
    let up: Vec<usize> = (0..12).collect();
    let down: Vec<usize> = (0..12).rev().collect();
    let legs = match side {
        Side::First => [(&up, 0), (&down, 1), (&up, 2), (&down, 3)],
        Side::Second => [(&down, 3), (&up, 2), (&down, 1), (&up, 0)],
    };
    legs.into_iter()
        .flat_map(|(letters, column)| letters.iter().map(move |letter| (*letter, column)))
        .collect()
}

fn goal_column(side: Side) -> usize {
    if side == Side::First { 3 } else { 0 }
}

fn men(grid: &Grid, side: Side) -> Vec<Place> {
    let mine = |place: &Place| grid[place.0][place.1].is_some_and(|man| man.side == side);
    path(side).into_iter().filter(mine).collect()
}

fn home(grid: &Grid, side: Side) -> usize {
    men(grid, side)
        .iter()
        .filter(|place| place.1 == goal_column(side))
        .count()
}

fn man(grid: &Grid, place: Place) -> Option<Man> {
    grid[place.0][place.1]
}

fn ended(grid: &Grid, mover: Side) -> Option<EndReason> {
    if Side::BOTH.iter().any(|side| men(grid, *side).is_empty()) {
        return Some(EndReason::WipedOut);
    }
    for by in [mover, mover.other()] {
        if home(grid, by) == men(grid, by).len() {
            return Some(EndReason::Finished { by });
        }
    }
    None
}

impl Naive {
    /// The opening position.
    pub fn new(options: Options, side: Side) -> Naive {
        let mut grid = [[None; 4]; 12];
        for letter in &mut grid {
            letter[0] = Some(Man {
                side: Side::First,
                started: false,
            });
            letter[3] = Some(Man {
                side: Side::Second,
                started: false,
            });
        }
        let stage = match options.first_player {
            FirstPlayer::Chosen => Stage::Throwing,
            FirstPlayer::FirstTwo => Stage::Opening,
        };
        Naive {
            options,
            grid,
            side,
            stage,
            thrown: 0,
            unused: Vec::new(),
            half: None,
        }
    }

    /// The position at the start of a turn.
    pub fn of(position: &Position) -> Naive {
        assert_eq!(position.series_length(), 0);
        let side = position.side_to_act().unwrap();
        Naive {
            grid: grid_of(position),
            stage: if position.is_opening() {
                Stage::Opening
            } else {
                Stage::Throwing
            },
            ..Naive::new(*position.options(), side)
        }
    }

    /// Every state that the choices of the side to act can lead to in this turn. `None` if the search visits more than
    /// `limit` positions.
    pub fn ends(&self, limit: usize) -> Option<HashSet<End>> {
        let (mut ends, mut seen) = (HashSet::new(), HashSet::new());
        self.collect(limit, &mut ends, &mut seen).then_some(ends)
    }

    fn collect(&self, limit: usize, ends: &mut HashSet<End>, seen: &mut HashSet<Naive>) -> bool {
        let mut now = self.clone();
        now.unused.sort();
        if !seen.insert(now) {
            return true;
        }
        seen.len() <= limit
            && self.moves().into_iter().all(|choice| {
                let mut next = self.clone();
                next.play(choice);
                if next.side == self.side
                    && matches!(next.stage, Stage::Moving | Stage::Declaring(_))
                {
                    return next.collect(limit, ends, seen);
                }
                let over = matches!(next.stage, Stage::Over(..));
                ends.insert(End {
                    grid: next.grid,
                    side: (!over).then_some(next.side),
                    stage: next.stage,
                });
                true
            })
    }

    /// The cell where a man would land, if the rules allow it. Doesn't check if the throw can move the man at all.
    fn landing(&self, grid: &Grid, side: Side, from: Place, steps: usize) -> Option<Place> {
        let way = path(side);
        let at = way.iter().position(|place| *place == from)?;
        if from.1 == goal_column(side) {
            return None;
        }
        let to = *way.get(at + steps)?;
        let open = |place: &&Place| man(grid, **place).is_none_or(|man| man.side != side);
        if to.1 == goal_column(side)
            && self.options.entry_order == EntryOrder::Strict
            && way[36..].iter().find(open) != Some(&to)
        {
            return None;
        }
        match man(grid, to) {
            None => Some(to),
            Some(other) if other.side == side => None,
            Some(other) if to.1 == goal_column(other.side) && !self.options.home_capture => None,
            Some(_) => Some(to),
        }
    }

    fn may_start(&self, grid: &Grid, side: Side, from: Place) -> bool {
        match self.options.start_order {
            StartOrder::Free => true,
            StartOrder::Strict => {
                let way = path(side);
                let waiting = |place: &&Place| {
                    man(grid, **place).is_some_and(|man| man.side == side && !man.started)
                };
                way.iter().rev().find(waiting) == Some(&from)
            }
        }
    }

    /// Moves a man if it's legal. `starts` is `true` if the throw can start a man.
    fn moved(
        &self,
        grid: &Grid,
        side: Side,
        from: Place,
        steps: usize,
        starts: bool,
    ) -> Option<(Grid, Place)> {
        let who = man(grid, from).filter(|man| man.side == side)?;
        let free = who.started || (starts && self.may_start(grid, side, from));
        if !free {
            return None;
        }
        let to = self.landing(grid, side, from, steps)?;
        let mut after = *grid;
        after[from.0][from.1] = None;
        after[to.0][to.1] = Some(Man {
            side,
            started: true,
        });
        Some((after, to))
    }

    fn uses(&self, grid: &Grid, side: Side, toss: Toss) -> Vec<Use> {
        let steps = usize::from(toss.value.steps());
        let starts = toss.value == Value::Two || toss.start;
        let waits = |place: Place| man(grid, place).is_some_and(|man| !man.started);
        let mut list = Vec::new();
        for from in men(grid, side) {
            if (!toss.start || waits(from)) && self.moved(grid, side, from, steps, starts).is_some()
            {
                list.push(Use::Whole(from));
            }
        }
        for first in men(grid, side) {
            let Some((after, stands)) = self.moved(grid, side, first, steps / 2, starts) else {
                continue;
            };
            let over = ended(&after, side).is_some();
            for second in men(&after, side) {
                let good = second != stands
                    && (!toss.start || waits(first) || waits(second))
                    && self
                        .moved(&after, side, second, steps / 2, starts)
                        .is_some();
                if good {
                    list.push(Use::Pair(first, if over { None } else { Some(second) }));
                }
            }
            let others = |place: &Place| *place != stands && place.1 != goal_column(side);
            let enough = match self.options.ending_half {
                // TN-17: another man must be outside, but TN-21 asks for no start then.
                EndingHalf::Accompanied => men(&after, side).iter().any(others),
                EndingHalf::Alone => !toss.start || waits(first),
            };
            if over && enough {
                list.push(Use::Pair(first, None));
            }
        }
        if list.is_empty() && self.options.single_half {
            for from in men(grid, side) {
                if (!toss.start || waits(from))
                    && self.moved(grid, side, from, steps / 2, starts).is_some()
                {
                    list.push(Use::Single(from));
                }
            }
        }
        list
    }

    /// `true` if a throw could start a man if it were declared "start".
    fn could_start(&self, value: Value) -> bool {
        let waits = |place: Place| man(&self.grid, place).is_some_and(|man| !man.started);
        self.uses(&self.grid, self.side, Toss { value, start: true })
            .into_iter()
            .any(|each| match each {
                Use::Pair(first, None) => {
                    self.options.ending_half == EndingHalf::Alone || waits(first)
                }
                Use::Whole(_) | Use::Pair(..) | Use::Single(_) => true,
            })
    }

    fn leaps(&self) -> Vec<Place> {
        let untouched = self.unused.len() == self.thrown && self.half.is_none();
        let declared = self.unused.iter().any(|toss| toss.start);
        if !self.options.leap
            || self.options.timing == MoveTiming::AfterEachThrow
            || self.thrown < 2
            || !untouched
            || declared
        {
            return Vec::new();
        }
        let total = self
            .unused
            .iter()
            .map(|toss| usize::from(toss.value.steps()))
            .sum();
        self.leaps_of(&self.grid, self.side, total)
    }

    fn leaps_of(&self, grid: &Grid, side: Side, total: usize) -> Vec<Place> {
        let far = |from: &Place| self.moved(grid, side, *from, total, false).is_some();
        men(grid, side).into_iter().filter(far).collect()
    }

    fn moves(&self) -> Vec<Move> {
        let mut list = match self.stage {
            Stage::Declaring(value) => [true, false]
                .map(|start| Move::Declare { value, start })
                .to_vec(),
            Stage::Moving => self.uses_now(),
            Stage::Opening | Stage::Throwing | Stage::Over(..) => Vec::new(),
        };
        list.sort();
        list.dedup();
        list
    }

    fn uses_now(&self) -> Vec<Move> {
        let mut list = Vec::new();
        if let Some((before, value, first)) = &self.half {
            for toss in self.unused.iter().filter(|toss| toss.value == *value) {
                for each in self.uses(before, self.side, *toss) {
                    if let Use::Pair(one, Some(two)) = each
                        && one == *first
                    {
                        list.push(Move::Half {
                            value: *value,
                            from: name(two),
                        });
                    }
                }
            }
            return list;
        }
        for toss in &self.unused {
            let value = toss.value;
            list.extend(self.uses(&self.grid, self.side, *toss).into_iter().map(
                |each| match each {
                    Use::Whole(from) => Move::Whole {
                        value,
                        from: name(from),
                    },
                    Use::Pair(from, _) => Move::Half {
                        value,
                        from: name(from),
                    },
                    Use::Single(from) => Move::SingleHalf {
                        value,
                        from: name(from),
                    },
                },
            ));
        }
        list.extend(
            self.leaps()
                .into_iter()
                .map(|from| Move::Leap { from: name(from) }),
        );
        list
    }

    /// Applies a throw.
    pub fn throw(&mut self, value: Value) {
        // TN-4: until a side throws a 2, the sticks change hands after every throw, an 8 or 12 included.
        if self.stage == Stage::Opening && value != Value::Two {
            self.side = self.side.other();
            return;
        }
        if value == Value::Nothing {
            self.close();
            return;
        }
        self.thrown += 1;
        self.unused.push(Toss {
            value,
            start: false,
        });
        let big = self.options.big_start && value != Value::Two;
        if big && self.could_start(value) {
            self.stage = Stage::Declaring(value);
        } else {
            self.again();
        }
    }

    fn again(&mut self) {
        self.stage = Stage::Throwing;
        if self.options.timing == MoveTiming::AfterEachThrow {
            self.stage = Stage::Moving;
            if self.moves().is_empty() {
                self.unused.clear();
                self.stage = Stage::Throwing;
            }
        }
    }

    fn close(&mut self) {
        self.stage = Stage::Moving;
        if self.moves().is_empty() {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.unused.clear();
        self.half = None;
        self.thrown = 0;
        if self.dead() {
            self.stage = Stage::Over(EndReason::Dead, self.winner(EndReason::Dead));
        } else {
            self.side = self.side.other();
            self.stage = Stage::Throwing;
        }
    }

    fn dead(&self) -> bool {
        Side::BOTH.into_iter().all(|side| {
            let stuck = [Value::Two, Value::Eight, Value::Twelve]
                .into_iter()
                .all(|value| {
                    let plain = Toss {
                        value,
                        start: false,
                    };
                    let start = Toss { value, start: true };
                    self.uses(&self.grid, side, plain).is_empty()
                        && (!self.options.big_start
                            || value == Value::Two
                            || self.uses(&self.grid, side, start).is_empty())
                });
            let leaps = self.options.leap && self.options.timing == MoveTiming::EndOfSeries;
            let far = |total| !self.leaps_of(&self.grid, side, total).is_empty();
            stuck && !(leaps && (2..24).any(|half| far(2 * half)))
        })
    }

    fn winner(&self, reason: EndReason) -> Option<Side> {
        let count = |side| match self.options.score {
            Score::Home => home(&self.grid, side),
            Score::Remaining => men(&self.grid, side).len(),
        };
        let left = |side| men(&self.grid, side).len();
        let (blue, red) = (Side::First, Side::Second);
        if reason == EndReason::WipedOut {
            return Some(if left(blue) == 0 { red } else { blue });
        }
        if count(blue) != count(red) {
            return Some(if count(blue) > count(red) { blue } else { red });
        }
        match (self.options.tie, reason) {
            (Tie::Survivors, _) if left(blue) > left(red) => Some(blue),
            (Tie::Survivors, _) if left(blue) < left(red) => Some(red),
            (Tie::FirstFinisher, EndReason::Finished { by }) => Some(by),
            _ => None,
        }
    }

    fn drop_toss(&mut self, toss: Toss) {
        let place = self
            .unused
            .iter()
            .position(|unused| *unused == toss)
            .unwrap();
        self.unused.remove(place);
    }

    /// The throw that a use belongs to. An ordinary throw comes before a declared start.
    fn toss_for(&self, grid: &Grid, value: Value, wanted: Use) -> Toss {
        let mut tosses: Vec<Toss> = self
            .unused
            .iter()
            .copied()
            .filter(|toss| toss.value == value)
            .collect();
        tosses.sort_by_key(|toss| toss.start);
        let serves = |toss: &Toss| self.uses(grid, self.side, *toss).contains(&wanted);
        tosses.into_iter().find(serves).unwrap()
    }

    /// Makes a legal move of a man.
    fn shift(&mut self, from: Place, steps: usize) {
        self.grid = self
            .moved(&self.grid, self.side, from, steps, true)
            .unwrap()
            .0;
    }

    /// Plays a legal choice.
    pub fn play(&mut self, choice: Move) {
        let mut last = false;
        match choice {
            Move::Declare { value, start } => {
                if start {
                    self.drop_toss(Toss {
                        value,
                        start: false,
                    });
                    self.unused.push(Toss { value, start: true });
                    self.close();
                } else {
                    self.again();
                }
                return;
            }
            Move::Whole { value, from } => {
                let toss = self.toss_for(&self.grid, value, Use::Whole(place(from)));
                last = toss.start;
                self.drop_toss(toss);
                self.shift(place(from), value.steps().into());
            }
            Move::SingleHalf { value, from } => {
                let toss = self.toss_for(&self.grid, value, Use::Single(place(from)));
                last = toss.start;
                self.drop_toss(toss);
                self.shift(place(from), usize::from(value.steps()) / 2);
            }
            Move::Leap { from } => {
                let total = self
                    .unused
                    .iter()
                    .map(|toss| usize::from(toss.value.steps()))
                    .sum();
                self.unused.clear();
                self.shift(place(from), total);
            }
            Move::Half { value, from } => {
                if let Some((before, _, first)) = self.half.take() {
                    let pair = Use::Pair(first, Some(place(from)));
                    let toss = self.toss_for(&before, value, pair);
                    last = toss.start;
                    self.drop_toss(toss);
                } else {
                    self.half = Some((self.grid, value, place(from)));
                }
                self.shift(place(from), usize::from(value.steps()) / 2);
            }
        }
        if let Some(reason) = ended(&self.grid, self.side) {
            self.stage = Stage::Over(reason, self.winner(reason));
        } else if self.half.is_some() {
            self.stage = Stage::Moving;
        } else if self.options.timing == MoveTiming::AfterEachThrow && !last {
            self.stage = Stage::Throwing;
        } else {
            self.close();
        }
    }

    /// Compares all data with a position.
    pub fn agrees(&self, position: &Position) {
        assert_eq!(self.grid, grid_of(position), "{position}");
        let expect = match self.stage {
            Stage::Opening | Stage::Throwing => Expect::Throw(self.side),
            Stage::Declaring(_) | Stage::Moving => Expect::Move(self.side),
            Stage::Over(..) => Expect::Nothing,
        };
        assert_eq!(expect, position.expect(), "{position}");
        assert_eq!(self.stage == Stage::Opening, position.is_opening());
        if let Stage::Over(reason, winner) = self.stage {
            let outcome = position.outcome().unwrap();
            assert_eq!(
                (reason, winner),
                (outcome.reason, outcome.winner),
                "{position}"
            );
        }
        let mut moves = position.legal_moves();
        let count = moves.len();
        moves.sort();
        moves.dedup();
        assert_eq!(count, moves.len(), "a choice is listed twice in {position}");
        assert_eq!(self.moves(), moves, "{position}");
    }
}

fn grid_of(position: &Position) -> Grid {
    let mut grid = [[None; 4]; 12];
    for (letter, row) in grid.iter_mut().enumerate() {
        for (column, man) in row.iter_mut().enumerate() {
            let piece = position.piece(name((letter, column)));
            *man = piece.map(|piece| Man {
                side: piece.side,
                started: piece.started,
            });
        }
    }
    grid
}

fn name(place: Place) -> tavoliere_core::rules::tablan::Cell {
    let letter = char::from(b'a' + u8::try_from(place.0).unwrap());
    cell(&format!("{letter}{}", place.1 + 1))
}

fn place(at: tavoliere_core::rules::tablan::Cell) -> Place {
    (usize::from(at.letter()), usize::from(at.column()) - 1)
}
