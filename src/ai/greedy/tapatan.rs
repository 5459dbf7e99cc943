//! How a computer judges Tapatan: what can be forced within a few plies, and who stands more freely.

use super::survey::{Survey, Verdict};
use crate::ai::tapatan::freedom;
use crate::ai::whim::Whim;
use crate::rules::tapatan::{Move, Position};
use crate::rules::{Expect, Outcome, Rules, Side};

/// The judgement of a position from one side's point of view, in hundredths of what may decide
/// between two good choices. Higher is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Evaluation(i64);

/// Worth of a won game, above anything on the board: every level takes it.
const WON: i64 = 1_000_000;
/// Worth of a win that can be forced after the choice, and price of a loss that the other side can
/// force: what a player who misjudges may overlook.
const FORCED: i64 = 150;
/// Worth of each ply by which a forced win comes sooner, or a forced loss later.
const PLY: i64 = 5;
/// How many plies behind the choice are looked at.
const AHEAD: i64 = 4;

/// A look at every choice of a position.
#[derive(Clone, Debug)]
pub(in crate::ai) struct Look {
    position: Position,
    side: Side,
    survey: Survey<Move>,
}

impl Look {
    /// A look that has not begun; none where no choice is to be made.
    pub fn new(position: &Position, whim: Whim) -> Option<Look> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        Some(Look {
            position: position.clone(),
            side,
            survey: Survey::new(position.legal_moves(), whim),
        })
    }

    /// Judges the next choice and tells how many nodes that took.
    pub fn judge_next(&mut self) -> Option<u64> {
        let (position, side) = (&self.position, self.side);
        self.survey
            .judge_next(|choice| Evaluation::after(position, *choice, side))
    }

    /// Whether every choice has been judged.
    pub fn is_done(&self) -> bool {
        self.survey.is_done()
    }

    /// The best choice so far.
    pub fn best(&self) -> Option<Move> {
        self.survey.best().copied()
    }
}

impl Evaluation {
    /// Judges what a legal choice leads to.
    fn after(position: &Position, choice: Move, side: Side) -> Verdict {
        let mut next = position.clone();
        next.advance(choice);
        let mut nodes = 1;
        let Evaluation(worth) = match next.outcome() {
            Some(outcome) => Evaluation::of_result(outcome, side),
            None => {
                let balance = freedom(&next, side) - freedom(&next, side.other());
                Evaluation(balance - forced(&next, AHEAD, &mut nodes))
            }
        };
        Verdict {
            worth: Some(worth),
            nodes,
        }
    }

    /// A draw is as good as a level position.
    fn of_result(outcome: Outcome, side: Side) -> Evaluation {
        Evaluation(match outcome.winner {
            Some(winner) if winner == side => WON,
            Some(_) => -WON,
            None => 0,
        })
    }
}

/// What the side to act can force within so many plies: a win if above 0, nothing at 0, a loss
/// below. Counts the positions made on the way.
fn forced(position: &Position, plies: i64, nodes: &mut u64) -> i64 {
    if let Some(outcome) = position.outcome() {
        // Only the side that has just acted can have won.
        return outcome.winner.map_or(0, |_| -FORCED - PLY * plies);
    }
    if plies == 0 {
        return 0;
    }
    let follow = position.legal_moves().into_iter().map(|choice| {
        let mut next = position.clone();
        next.advance(choice);
        *nodes += 1;
        -forced(&next, plies - 1, nodes)
    });
    follow.max().unwrap_or_default()
}
