//! A choice by the table: how far a level sees in it, and the noise of its evaluation.

use super::hint::reason;
use super::proof::value_behind;
use super::table::{SolvedTable, State, Value};
use crate::ai::eval_noise::EvalNoise;
use crate::ai::game_player::{MoveHint, MoveSearch};
use crate::rules::tapatan::{LINES, Move, Point, Position};
use crate::rules::{Expect, Rules, Side};

/// What makes a level of Tapatan weaker than the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// How many plies ahead a win or loss is seen, its own ply counted.
    pub depth: u8,
    /// By how much evaluations are off, in hundredths; 1 only breaks ties.
    pub noise: u64,
}

/// Value of a win that ends the game at once: no noise reaches it.
const AT_ONCE: i64 = 1_000_000;
/// Value of any other win that is seen, and price of a loss.
const FORCED: i64 = 1_000;
/// Value of each ply by which a win comes sooner or a loss later.
const PLY: i64 = 20;
/// Value of standing on the centre, which four of the eight lines go through.
const CENTRE: i64 = 20;
/// Value of a line without pieces of the other side.
const OPEN_LINE: i64 = 5;
/// Value of a free point that a piece can go to.
const WAY: i64 = 2;

/// How many plies ahead the chance of an error is counted.
const ERROR_PLIES: u32 = 5;
/// A chance that is certain.
const CERTAIN: i64 = 1_000;

/// A choice with what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluatedMove {
    /// The choice.
    pub choice: Move,
    /// What the side that makes it can force by it.
    pub value: Value,
    /// How likely the other side is to err after it, in thousandths; only where the value is drawn.
    pub error_chance: i64,
}

impl LevelParams {
    /// What the level chooses, or none where no choice is to be made.
    fn choose(self, position: &Position, noise: &mut EvalNoise) -> Option<Move> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        evaluated_moves(position)
            .into_iter()
            .map(|found| {
                let value = self.evaluate(position, side, found);
                (2 * value + noise.sample(), found.choice)
            })
            .max_by_key(|(value, _)| *value)
            .map(|(_, choice)| choice)
    }

    fn evaluate(self, position: &Position, side: Side, found: EvaluatedMove) -> i64 {
        match found.value {
            Value::Won(1) => AT_ONCE,
            Value::Won(plies) if plies <= self.depth => FORCED - PLY * i64::from(plies),
            Value::Lost(plies) if plies <= self.depth => PLY * i64::from(plies) - FORCED,
            // Who sees everything plays for the other side's errors.
            _ if self.depth == u8::MAX => found.error_chance / 2,
            _ => {
                let mut next = position.clone();
                next.advance(found.choice);
                freedom(&next, side) - freedom(&next, side.other())
            }
        }
    }
}

/// The choice of a level, found at once.
#[derive(Clone, Debug)]
pub(crate) struct TableLookup {
    position: Position,
    choice: Move,
}

impl TableLookup {
    /// The choice of a level; none where no choice is to be made.
    pub fn new(position: &Position, params: LevelParams, seed: u64) -> Option<TableLookup> {
        let choice = params.choose(position, &mut EvalNoise::new(seed, params.noise))?;
        Some(TableLookup {
            position: position.clone(),
            choice,
        })
    }
}

impl MoveSearch<Position> for TableLookup {
    fn step(&mut self, _nodes: u64) -> u64 {
        0
    }

    fn is_done(&self) -> bool {
        true
    }

    fn best(&self) -> Option<Move> {
        Some(self.choice)
    }

    fn lead(&self) -> Option<u16> {
        let moves = evaluated_moves(&self.position);
        let best = moves.iter().find(|found| found.choice == self.choice)?;
        let others = moves.iter().filter(|found| found.choice != self.choice);
        let next = others.map(|found| found.value.chance()).max()?;
        Some(best.value.chance().saturating_sub(next))
    }

    fn hint(&self) -> Option<MoveHint<Position>> {
        let moves = evaluated_moves(&self.position);
        let found = moves.iter().find(|found| found.choice == self.choice)?;
        Some(MoveHint {
            choice: self.choice,
            reason: reason(&self.position, self.choice)?,
            chance: found.value.chance(),
        })
    }
}

/// Every choice of a position with what the table knows of it.
#[must_use]
pub fn evaluated_moves(position: &Position) -> Vec<EvaluatedMove> {
    let table = SolvedTable::solved();
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
            let error_chance = match value {
                Value::Drawn if next.outcome().is_none() => {
                    chance_of_error(table, state, ERROR_PLIES)
                }
                _ => 0,
            };
            EvaluatedMove {
                choice,
                value,
                error_chance,
            }
        })
        .collect()
}

/// How likely, in thousandths, the side to move errs from a drawn state within so many plies, if it
/// draws lots among the choices that do not lose at once to a line.
fn chance_of_error(table: &SolvedTable, state: State, plies: u32) -> i64 {
    let (mut replies, mut sum) = (0, 0);
    for next in state.next() {
        replies += 1;
        sum += match table.of(next) {
            // Everybody sees these.
            Value::Won(1) => {
                replies -= 1;
                0
            }
            Value::Won(_) => CERTAIN,
            Value::Drawn if plies >= 2 => {
                let hopes = next
                    .next()
                    .filter(|state| table.of(*state) == Value::Drawn)
                    .map(|state| chance_of_error(table, state, plies - 2));
                // What comes later may not come at all.
                hopes.max().unwrap_or(0) * 3 / 4
            }
            _ => 0,
        };
    }
    if replies == 0 { 0 } else { sum / replies }
}

/// How freely a side stands: lines that are open to it, ways to go, and the centre.
pub(super) fn freedom(position: &Position, side: Side) -> i64 {
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
