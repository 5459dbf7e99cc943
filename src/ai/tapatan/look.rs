//! A choice in Tapatan: how far a player sees, and how evenly it judges.

use super::proof::value_behind;
use super::table::{State, Table, Value};
use crate::ai::whim::Whim;
use crate::rules::tapatan::{LINES, Move, Point, Position};
use crate::rules::{Expect, Rules, Side};

/// How a player of Tapatan is weaker than the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct Temper {
    /// How many plies ahead a win or loss is seen, its own ply counted.
    pub sees: u8,
    /// By how much judgements are off, in hundredths; 1 only breaks ties.
    pub spread: u64,
}

/// Worth of a win that ends the game at once: no misjudgement reaches it.
const AT_ONCE: i64 = 1_000_000;
/// Worth of any other win that is seen, and price of a loss.
const FORCED: i64 = 1_000;
/// Worth of each ply by which a win comes sooner or a loss later.
const PLY: i64 = 20;
/// Worth of standing on the centre, which four of the eight lines go through.
const CENTRE: i64 = 20;
/// Worth of a line without pieces of the other side.
const OPEN_LINE: i64 = 5;
/// Worth of a free point that a piece can go to.
const WAY: i64 = 2;

/// How many plies ahead chances to err are counted.
const CHANCES: u32 = 5;
/// A chance that is sure.
const SURE: i64 = 1_000;

/// A choice with what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The choice.
    pub choice: Move,
    /// What the side that makes it can force by it.
    pub value: Value,
    /// How likely the other side is to err after it, in thousandths; only where the value is drawn.
    pub chances: i64,
}

impl Temper {
    /// What a player of this temper chooses, or none where no choice is to be made.
    pub fn choose(self, position: &Position, whim: &mut Whim) -> Option<Move> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        prospects(position)
            .into_iter()
            .map(|prospect| {
                let worth = self.worth(position, side, prospect);
                (2 * worth + whim.sway(), prospect.choice)
            })
            .max_by_key(|(judgement, _)| *judgement)
            .map(|(_, choice)| choice)
    }

    fn worth(self, position: &Position, side: Side, prospect: Prospect) -> i64 {
        match prospect.value {
            Value::Won(1) => AT_ONCE,
            Value::Won(plies) if plies <= self.sees => FORCED - PLY * i64::from(plies),
            Value::Lost(plies) if plies <= self.sees => PLY * i64::from(plies) - FORCED,
            // Who sees everything plays for the other side's errors.
            _ if self.sees == u8::MAX => prospect.chances / 2,
            _ => {
                let mut next = position.clone();
                next.advance(prospect.choice);
                freedom(&next, side) - freedom(&next, side.other())
            }
        }
    }
}

/// Every choice of a position with its prospects.
#[must_use]
pub fn prospects(position: &Position) -> Vec<Prospect> {
    let table = Table::solved();
    let Some(side) = position.side_to_act() else {
        return Vec::new();
    };
    let choices = position.legal_moves().into_iter();
    choices
        .map(|choice| {
            let mut next = position.clone();
            next.advance(choice);
            let state = State::of(&next, side.other());
            let value = value_behind(table, &next, side);
            let chances = match value {
                Value::Drawn if next.outcome().is_none() => errs(table, state, CHANCES),
                _ => 0,
            };
            Prospect {
                choice,
                value,
                chances,
            }
        })
        .collect()
}

/// How likely, in thousandths, the side to move errs from a drawn state within so many plies, if it
/// draws lots among the choices that do not lose at once to a line.
fn errs(table: &Table, state: State, plies: u32) -> i64 {
    let (mut replies, mut sum) = (0, 0);
    for next in state.next() {
        replies += 1;
        sum += match table.of(next) {
            // Everybody sees these.
            Value::Won(1) => {
                replies -= 1;
                0
            }
            Value::Won(_) => SURE,
            Value::Drawn if plies >= 2 => {
                let hopes = next
                    .next()
                    .filter(|state| table.of(*state) == Value::Drawn)
                    .map(|state| errs(table, state, plies - 2));
                // What comes later may not come at all.
                hopes.max().unwrap_or(0) * 3 / 4
            }
            _ => 0,
        };
    }
    if replies == 0 { 0 } else { sum / replies }
}

/// How freely a side stands: lines that are open to it, ways to go, and the centre.
pub(in crate::ai) fn freedom(position: &Position, side: Side) -> i64 {
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
