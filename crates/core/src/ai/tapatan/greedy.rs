//! Evaluates Tapatan positions for the greedy player: forced results within a few plies, and freedom of movement.

use super::player::freedom;
use crate::ai::candidate_search::{CandidateEvaluator, CandidateValue};
use crate::rules::tapatan::{Move, Position};
use crate::rules::{Outcome, Rules, Side};

/// The value of a position for one side. A value of 100 can decide between two good choices. Higher is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Evaluation(i64);

/// Value of a won game, higher than any position, so that every level takes it.
const WON: i64 = 1_000_000;
/// Value of a forced win after the choice, and cost of a forced loss. Noise can hide it.
const FORCED: i64 = 150;
/// Value of each ply by which a forced win comes sooner or a forced loss later.
const PLY: i64 = 5;
/// Number of plies searched after the choice.
const DEPTH: i64 = 4;

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
            position: position.clone(),
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
    /// The value of the position after a legal choice.
    fn after(position: &Position, choice: Move, side: Side) -> CandidateValue {
        let mut next = position.clone();
        next.apply_move(choice);
        let mut nodes = 1;
        let Evaluation(value) = match next.outcome() {
            Some(outcome) => Evaluation::of_result(outcome, side),
            None => {
                let balance = freedom(&next, side) - freedom(&next, side.other());
                Evaluation(balance + forced(&next, side, DEPTH, &mut nodes))
            }
        };
        CandidateValue {
            value: Some(value),
            nodes,
        }
    }

    /// The value of a result. A draw has the value of an even position.
    fn of_result(outcome: Outcome, side: Side) -> Evaluation {
        Evaluation(match outcome.winner {
            Some(winner) if winner == side => WON,
            Some(_) => -WON,
            None => 0,
        })
    }
}

/// The result that a side can force within `plies` plies: above 0 for a win, below 0 for a loss, 0 for neither. Adds the
/// number of visited positions to `nodes`.
fn forced(position: &Position, side: Side, plies: i64, nodes: &mut u64) -> i64 {
    if let Some(outcome) = position.outcome() {
        let value = FORCED + PLY * plies;
        return outcome
            .winner
            .map_or(0, |winner| if winner == side { value } else { -value });
    }
    let Some(acting) = position.side_to_act().filter(|_| plies > 0) else {
        return 0;
    };
    let follow = position.legal_moves().into_iter().map(|choice| {
        let mut next = position.clone();
        next.apply_move(choice);
        *nodes += 1;
        forced(&next, side, plies - 1, nodes)
    });
    let best = if acting == side {
        follow.max()
    } else {
        follow.min()
    };
    best.unwrap_or_default()
}
