//! Evaluates Tablan positions for the greedy player, one choice ahead, with both halves of a throw together.

use crate::ai::candidate_search::{CandidateEvaluator, CandidateValue};
use crate::rules::tablan::{self, Cell, EntryOrder, Field, Move, Options, Position};
use crate::rules::{Rules, Side};

/// The value of a position for one side, in hundredths of a piece that hasn't started.
///
/// Higher is better. It counts the pieces of both sides on their way and at home, and subtracts the expected captures
/// by the opponent. A finished game has the value of its result (TN-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Evaluation(i64);

/// Value of a piece on its start cell.
const WAITING: i64 = 100;
/// Value of a piece that has left its start cell, without the cells it has moved.
const RUNNING: i64 = 130;
/// Value of each cell that a piece has moved.
const STEP: i64 = 4;
/// Value of a piece in the opponent's base.
const HOME: i64 = 420;
/// Value of a won game, higher than any position.
const WON: i64 = 1_000_000;
/// Value of each piece of the margin. It only orders equal results.
const MARGIN: i64 = 100;

/// The chance, in thousandths, that a series moves a piece exactly a number of cells forward, by one throw, half of
/// one, or two together.
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

/// The longest distance in [`CHANCES`], plus one.
const REACHES: usize = 15;

/// The same chances by distance.
const BY_DISTANCE: [i64; REACHES] = {
    let mut chances = [0; REACHES];
    let mut entry = 0;
    while entry < CHANCES.len() {
        chances[CHANCES[entry].0 as usize] = CHANCES[entry].1;
        entry += 1;
    }
    chances
};

/// The evaluator of all choices in a position.
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
    /// Evaluates the position after a choice.
    fn after(position: &Position, choice: Move, side: Side) -> CandidateValue {
        let mut next = *position;
        let legal = next.play(choice).is_ok();
        if !legal || next.pending_half().is_none() {
            return CandidateValue {
                value: legal.then(|| Evaluation::of(&next, side).0),
                nodes: 1,
            };
        }
        // A first half can't be judged alone, so it has the value of the best second half.
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

    /// The value of a position for a side.
    fn of(position: &Position, side: Side) -> Evaluation {
        if let Some(outcome) = position.outcome() {
            return Evaluation::of_result(outcome.winner, outcome.score, side);
        }
        Evaluation::of_pieces(position.field(), position.options(), side)
    }

    /// The value of the pieces of an unfinished game for a side that has just ended its turn.
    fn of_pieces(field: &Field, options: &Options, side: Side) -> Evaluation {
        let own = SidePieces::of(field, options, side);
        let enemy = SidePieces::of(field, options, side.other());
        let (loss, gain) = (own.expected_loss(&enemy), enemy.expected_loss(&own));
        // The opponent throws next, so its expected captures count in full and later ones in part.
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

/// The value of the pieces for a side that has just used its throws, in hundredths.
pub fn greedy_value(field: &Field, options: &Options, side: Side) -> i64 {
    match field.outcome_after_turn(options, side) {
        Some(outcome) => Evaluation::of_result(outcome.winner, outcome.score, side).0,
        None => Evaluation::of_pieces(field, options, side).0,
    }
}

/// The value that a side is expected to lose in the opponent's next turn, in hundredths.
pub(super) fn expected_loss(field: &Field, options: &Options, side: Side) -> i64 {
    let force = |side| SidePieces::of(field, options, side);
    force(side).expected_loss(&force(side.other()))
}

/// One side's pieces, by its path.
#[derive(Debug)]
struct SidePieces {
    side: Side,
    home: u8,
    /// The pieces at home that the opponent can capture (TN-14).
    exposed_home: Vec<u8>,
    waiting: Vec<u8>,
    runners: Vec<u8>,
    /// The only cell of the opponent's base that can be entered. `None` under the free order (TN-13).
    entry: Option<u8>,
}

impl SidePieces {
    fn of(field: &Field, options: &Options, side: Side) -> SidePieces {
        let home = field.home(side);
        let waiting = field.waiting(side);
        let list = |set: u64| (0..Cell::COUNT).filter(move |index| set & 1 << index != 0);
        SidePieces {
            side,
            home: home.count_ones() as u8,
            exposed_home: list(field.exposed(options, side) & home).collect(),
            waiting: list(waiting).collect(),
            runners: list(field.pieces(side) & !waiting & !home).collect(),
            entry: match options.entry_order {
                EntryOrder::Strict => Some(field.entry(side)),
                EntryOrder::Free => None,
            },
        }
    }

    /// The value of the pieces on their cells.
    fn standing(&self) -> i64 {
        let running: i64 = self.runners.iter().map(|&index| runner_value(index)).sum();
        self.waiting.len() as i64 * WAITING + running + i64::from(self.home) * HOME
    }

    /// The value that the opponent is expected to capture in its next turn.
    fn expected_loss(&self, enemy: &SidePieces) -> i64 {
        let runners = self
            .runners
            .iter()
            .map(|&index| (index, runner_value(index)));
        let waiting = self.waiting.iter().map(|&index| (index, WAITING));
        let home = self.exposed_home.iter().map(|&index| (index, HOME));
        runners
            .chain(waiting)
            .chain(home)
            .map(|(index, value)| value * enemy.chance_to_hit(self.side, index) / 1000)
            .sum()
    }

    /// The chance, in thousandths, of landing on an index of the other side's path.
    fn chance_to_hit(&self, other: Side, index: u8) -> i64 {
        let Some(target) = Cell::on_path(other, index).map(|cell| cell.index(self.side)) else {
            return 0;
        };
        if target >= tablan::HOME && self.entry.is_some_and(|entry| target != entry) {
            return 0;
        }
        let from_runners = self
            .runners
            .iter()
            .map(|&runner| chance(runner, target, REACHES));
        // A piece that hasn't started needs a 2 or half of one (TN-10).
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

/// The chance, in thousandths, of moving from one index to another, if the distance is less than `limit`.
fn chance(from: u8, to: u8, limit: usize) -> i64 {
    let distance = usize::from(to.saturating_sub(from));
    if distance < limit {
        BY_DISTANCE[distance]
    } else {
        0
    }
}
