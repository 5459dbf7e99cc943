//! How a computer judges Tapatan: what can be forced within a few plies, and who stands more freely.

use super::Whim;
use crate::rules::tapatan::{LINES, Move, Point, Position};
use crate::rules::{Expect, Game, Outcome, Side};

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
/// Worth of standing on the centre, which four of the eight lines go through.
const CENTRE: i64 = 20;
/// Worth of a line without pieces of the other side.
const OPEN_LINE: i64 = 5;
/// Worth of a free point that a piece can go to.
const WAY: i64 = 2;

/// The best choice for the side to act, or none where none is to be made.
pub(super) fn choose(position: &Position, whim: &mut Whim) -> Option<Move> {
    let Expect::Move(side) = position.expect() else {
        return None;
    };
    position
        .legal_moves()
        .into_iter()
        .map(|choice| (Evaluation::after(position, choice, side), choice))
        // Doubled, so that a sway below two only breaks ties.
        .map(|(evaluation, choice)| (2 * evaluation.0 + whim.sway(), choice))
        .max_by_key(|(judgement, _)| *judgement)
        .map(|(_, choice)| choice)
}

/// How much better a side stands than the other; 0 is level.
pub(super) fn balance(position: &Position, side: Side) -> i64 {
    let to_act = forced(position, AHEAD);
    let force = match position.expect() {
        Expect::Move(acting) if acting == side => to_act,
        _ => -to_act,
    };
    force + freedom(position, side) - freedom(position, side.other())
}

impl Evaluation {
    /// Judges what a legal choice leads to.
    fn after(position: &Position, choice: Move, side: Side) -> Evaluation {
        let mut next = position.clone();
        next.advance(choice);
        if let Some(outcome) = next.outcome() {
            return Evaluation::of_result(outcome, side);
        }
        let other = side.other();
        let balance = freedom(&next, side) - freedom(&next, other);
        Evaluation(balance - forced(&next, AHEAD))
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
/// below.
fn forced(position: &Position, plies: i64) -> i64 {
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
        -forced(&next, plies - 1)
    });
    follow.max().unwrap_or_default()
}

/// How freely a side stands: lines that are open to it, ways to go, and the centre.
fn freedom(position: &Position, side: Side) -> i64 {
    let enemy = |at: &Point| position.piece(*at) == Some(side.other());
    let open = LINES.iter().filter(|line| !line.iter().any(enemy)).count();
    let ways: usize = position
        .pieces(side)
        .map(|from| from.neighbours())
        .map(|around| around.filter(|at| position.piece(*at).is_none()).count())
        .sum();
    let centre = match position.piece(Point::CENTRE) {
        Some(owner) if owner == side => CENTRE,
        _ => 0,
    };
    open as i64 * OPEN_LINE + ways as i64 * WAY + centre
}
