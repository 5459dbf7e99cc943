//! How the greedy player evaluates Tablan: one choice ahead, halves of a throw together.

use crate::ai::candidate_search::{CandidateEvaluator, CandidateValue};
use crate::rules::tablan::{self, Cell, EntryOrder, Field, Move, Options, Position};
use crate::rules::{Rules, Side};

/// The value of a position from one side's point of view, in hundredths of a waiting piece.
///
/// Higher is better. It counts what each side has on the way and at home, less what the other may
/// hit next, and knows a finished game by its result under the options in force (TN-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Evaluation(i64);

/// Value of a piece still on its start cell.
const WAITING: i64 = 100;
/// Value of a piece that has left it, before it has gone any way.
const RUNNING: i64 = 130;
/// Value of each cell gone.
const STEP: i64 = 4;
/// Value of a piece in the enemy base.
const HOME: i64 = 420;
/// Value of a won game, above anything on the board.
const WON: i64 = 1_000_000;
/// Value of each piece by which a game is won or lost: it only orders equal results.
const MARGIN: i64 = 100;

/// The chance, in thousandths, that a series of throws brings a piece exactly so many cells
/// forward: one throw, half of one, or two of them together.
const CHANCES: [(u8, i64); 9] = [
    (1, 250),
    (2, 286),
    (3, 50),
    (4, 160),
    (6, 100),
    (8, 95),
    (10, 40),
    (12, 95),
    (14, 40),
];

/// The longest way for which [`CHANCES`] has an entry, plus one.
const REACHES: usize = 15;

/// The same by distance.
const BY_DISTANCE: [i64; REACHES] = {
    let mut chances = [0; REACHES];
    let mut entry = 0;
    while entry < CHANCES.len() {
        chances[CHANCES[entry].0 as usize] = CHANCES[entry].1;
        entry += 1;
    }
    chances
};

/// Evaluates every choice of a position.
#[derive(Clone, Debug)]
pub(crate) struct ChoiceEvaluator {
    position: Position,
    side: Side,
}

impl CandidateEvaluator<Position> for ChoiceEvaluator {
    type Candidate = Move;

    fn new(position: &Position, side: Side) -> (ChoiceEvaluator, Vec<Move>) {
        let evaluator = ChoiceEvaluator {
            position: *position,
            side,
        };
        (evaluator, position.legal_moves())
    }

    fn evaluate(&mut self, choice: &Move) -> CandidateValue {
        Evaluation::after(&self.position, *choice, self.side)
    }

    fn choice(&self, choice: &Move) -> Option<Move> {
        Some(*choice)
    }
}

impl Evaluation {
    /// Evaluates what a choice leads to.
    fn after(position: &Position, choice: Move, side: Side) -> CandidateValue {
        let mut next = *position;
        let legal = next.play(choice).is_ok();
        if !legal || next.pending_half().is_none() {
            return CandidateValue {
                value: legal.then(|| Evaluation::of(&next, side).0),
                nodes: 1,
            };
        }
        // A half alone says little: it is as good as the best whole that it leads to.
        let wholes = next.legal_moves();
        let values = wholes.iter().filter_map(|second| {
            let mut last = next;
            last.play(*second).ok()?;
            Some(Evaluation::of(&last, side).0)
        });
        CandidateValue {
            value: values.max(),
            nodes: 1 + wholes.len() as u64,
        }
    }

    /// Evaluates a position for a side.
    fn of(position: &Position, side: Side) -> Evaluation {
        if let Some(outcome) = position.outcome() {
            return Evaluation::of_result(outcome.winner, outcome.score, side);
        }
        Evaluation::of_pieces(position.field(), position.options(), side)
    }

    /// Evaluates the pieces of a game that goes on, where a side has just ended its turn.
    fn of_pieces(field: &Field, options: &Options, side: Side) -> Evaluation {
        let own = Force::of(field, options, side);
        let enemy = Force::of(field, options, side.other());
        let (loss, gain) = (own.expected_loss(&enemy), enemy.expected_loss(&own));
        // The enemy throws next: what it may hit counts in full, what may be hit later in part.
        Evaluation(own.standing() - enemy.standing() - loss + gain / 3)
    }

    fn of_result(winner: Option<Side>, score: [u8; 2], side: Side) -> Evaluation {
        let result = match winner {
            Some(winner) if winner == side => WON,
            Some(_) => -WON,
            None => 0,
        };
        let margin = i64::from(score[side.index()]) - i64::from(score[side.other().index()]);
        Evaluation(result + margin * MARGIN)
    }
}

/// The value of the pieces to a side that has just used its throws, in hundredths.
pub fn greedy_value(field: &Field, options: &Options, side: Side) -> i64 {
    match field.outcome_after_turn(options, side) {
        Some(outcome) => Evaluation::of_result(outcome.winner, outcome.score, side).0,
        None => Evaluation::of_pieces(field, options, side).0,
    }
}

/// What a side may be expected to lose in the other's next turn, in hundredths.
pub(super) fn expected_loss(field: &Field, options: &Options, side: Side) -> i64 {
    let force = |side| Force::of(field, options, side);
    force(side).expected_loss(&force(side.other()))
}

/// One side's pieces, by its own path.
#[derive(Debug)]
struct Force {
    side: Side,
    home: u8,
    waiting: Vec<u8>,
    runners: Vec<u8>,
    entry_order: EntryOrder,
}

impl Force {
    fn of(field: &Field, options: &Options, side: Side) -> Force {
        let home = field.home(side);
        let waiting = field.waiting(side);
        let list = |set: u64| (0..Cell::COUNT).filter(move |index| set & 1 << index != 0);
        Force {
            side,
            home: home.count_ones() as u8,
            waiting: list(waiting).collect(),
            runners: list(field.pieces(side) & !waiting & !home).collect(),
            entry_order: options.entry_order,
        }
    }

    /// The value of the pieces where they stand.
    fn standing(&self) -> i64 {
        let running: i64 = self.runners.iter().map(|&index| runner_value(index)).sum();
        self.waiting.len() as i64 * WAITING + running + i64::from(self.home) * HOME
    }

    /// What the enemy may be expected to capture in its next turn.
    fn expected_loss(&self, enemy: &Force) -> i64 {
        let runners = self
            .runners
            .iter()
            .map(|&index| (index, runner_value(index)));
        let waiting = self.waiting.iter().map(|&index| (index, WAITING));
        runners
            .chain(waiting)
            .map(|(index, value)| value * enemy.chance_to_hit(self.side, index) / 1000)
            .sum()
    }

    /// The chance, in thousandths, to land on an index of the other side's path.
    fn chance_to_hit(&self, other: Side, index: u8) -> i64 {
        let Some(target) = Cell::on_path(other, index).map(|cell| cell.index(self.side)) else {
            return 0;
        };
        if target >= tablan::HOME
            && self.entry_order == EntryOrder::Strict
            && target != tablan::HOME + self.home
        {
            return 0;
        }
        let from_runners = self
            .runners
            .iter()
            .map(|&runner| chance(runner, target, REACHES));
        // A waiting piece needs a 2 or half of one (TN-10).
        let from_waiting = self
            .waiting
            .iter()
            .map(|&waiting| chance(waiting, target, 3));
        from_runners.chain(from_waiting).sum::<i64>().min(900)
    }
}

fn runner_value(index: u8) -> i64 {
    RUNNING + i64::from(index) * STEP
}

/// The chance, in thousandths, to come from one index to another with fewer steps than a limit.
fn chance(from: u8, to: u8, limit: usize) -> i64 {
    let distance = usize::from(to.saturating_sub(from));
    if distance < limit {
        BY_DISTANCE[distance]
    } else {
        0
    }
}
