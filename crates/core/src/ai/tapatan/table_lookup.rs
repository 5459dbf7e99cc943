//! Chooses a move from the solved table with a level's limited depth and noise.

use super::hint::reason;
use super::repetition_check::value_after_move;
use super::table::{SolvedTable, State, Value};
use crate::ai::eval_noise::EvalNoise;
use crate::ai::game_player::{MoveHint, MoveSearch};
use crate::rules::tapatan::{LINES, Move, Point, Position};
use crate::rules::{Expect, Rules, Side};

/// The parameters that make a level of Tapatan weaker than the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// The number of plies within which a win or loss is seen, including the player's own.
    pub depth: u8,
    /// The maximum error of evaluations, in hundredths. 1 only breaks ties.
    pub noise: u64,
}

/// Value of an immediate win. Noise can't hide it.
const AT_ONCE: i64 = 1_000_000;
/// Value of any other visible win, and cost of a loss.
const FORCED: i64 = 1_000;
/// Value of each ply by which a win comes sooner or a loss later.
const PLY: i64 = 20;
/// Value of a piece on the centre, which is on four of the eight lines.
const CENTRE: i64 = 20;
/// Value of a line without pieces of the opponent.
const OPEN_LINE: i64 = 5;
/// Value of a free point that a piece can move to.
const WAY: i64 = 2;

/// Number of plies within which the opponent's errors are counted.
const ERROR_PLIES: u32 = 5;
/// The value of a chance of 1.
const CERTAIN: i64 = 1_000;

/// A choice with its value from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluatedMove {
    /// The choice.
    pub choice: Move,
    /// The result that the side can force with it.
    pub value: Value,
    /// The probability, in thousandths, that the opponent then makes a losing error. Only for draws, otherwise 0.
    pub error_chance: i64,
}

impl LevelParams {
    /// The choice of the level. `None` if no choice is expected.
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
            // A player with full depth tries to cause errors of the opponent.
            _ if self.depth == u8::MAX => found.error_chance / 2,
            _ => {
                let mut next = position.clone();
                next.apply_move(found.choice);
                freedom(&next, side) - freedom(&next, side.other())
            }
        }
    }
}

/// The choice of a level. It needs no search.
#[derive(Clone, Debug)]
pub(crate) struct TableLookup {
    position: Position,
    choice: Move,
}

impl TableLookup {
    /// The choice of a level. `None` if no choice is expected.
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

/// All choices of a position with their values.
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
            next.apply_move(choice);
            let state = State::of(&next, side.other());
            let value = value_after_move(table, &next, side);
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

/// The probability, in thousandths, that the side to move loses a drawn state by an error within `plies` plies. It
/// picks at random among the choices that don't lose to a line at once.
fn chance_of_error(table: &SolvedTable, state: State, plies: u32) -> i64 {
    let (mut replies, mut sum) = (0, 0);
    for next in state.next() {
        replies += 1;
        sum += match table.of(next) {
            // Every player sees these errors.
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
                // Later errors count less, because they might never be possible.
                hopes.max().unwrap_or(0) * 3 / 4
            }
            _ => 0,
        };
    }
    if replies == 0 { 0 } else { sum / replies }
}

/// The freedom of a side: open lines, possible steps and the centre.
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
