//! Implements the computer player for Tapatan. Its levels use the solved table with limited depth and noise.

use super::evaluated_moves::{EvaluatedMove, evaluated_moves};
use super::greedy::ChoiceEvaluator;
use super::hint::{HintReason, reason};
use super::{SolvedTable, Value};
use crate::ai::eval_noise::EvalNoise;
use crate::ai::game_player::{GamePlayer, JudgeMethod, MoveHint, MoveSearch, SolvedMove};
use crate::rules::tapatan::{Lines, Move, Moves, Options, Pieces, Point, Position, Setup};
use crate::rules::{AnyMove, Expect, Rules, Side};

/// The parameters that make a level of Tapatan weaker than the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// The number of plies within which a win or loss is seen, including the player's own.
    pub depth: u8,
    /// The maximum error of evaluations, in hundredths. 1 only breaks ties.
    pub noise: u64,
}

/// Number of levels.
const COUNT: u8 = 6;

/// The levels of a game, the weakest first.
type Levels = [LevelParams; COUNT as usize];

/// The levels of Tapatan.
static LEVELS: Levels = [
    level(1, 1_200_000),
    level(1, 16),
    level(2, 500),
    level(3, 50),
    level(5, 150),
    level(u8::MAX, 1),
];

/// The levels of Achi, in which wins take longer.
static FOUR_PIECES: Levels = [
    level(1, 1_200_000),
    level(1, 16),
    level(2, 500),
    level(3, 500),
    level(5, 150),
    level(u8::MAX, 1),
];

/// The levels of Nine Holes. No win takes more than three plies, so noise must hide some.
static ANYWHERE: Levels = [
    level(1, 4_000_000),
    level(1, 500),
    level(2, 4_000),
    level(3, 2_200),
    level(5, 2_100),
    level(u8::MAX, 1),
];

/// The levels of Tant Fant. Wins take long, so the upper levels see more.
static START_ROWS: Levels = [
    level(1, 2_500_000),
    level(1, 100),
    level(2, 500),
    level(5, 1_500),
    level(9, 150),
    level(u8::MAX, 1),
];

/// The levels of Three Men's Morris and of other games with fewer lines.
static FEWER_LINES: Levels = [
    level(1, 2_500_000),
    level(1, 100),
    level(2, 300),
    level(3, 100),
    level(5, 1_300),
    level(u8::MAX, 1),
];

const fn level(depth: u8, noise: u64) -> LevelParams {
    LevelParams { depth, noise }
}

/// Value of an immediate win. Noise can't hide it.
const AT_ONCE: i64 = 1_000_000;
/// Value of any other visible win, and cost of a loss.
const FORCED: i64 = 1_000;
/// Value of each ply by which a win comes sooner or a loss later.
const PLY: i64 = 20;
/// Value of a piece on the centre, which is on half of all eight lines.
const CENTRE: i64 = 20;
/// Value of a line without pieces of the opponent.
const OPEN_LINE: i64 = 5;
/// Value of a free point that a piece can move to.
const WAY: i64 = 2;

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

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = TableLookup;
    type Greedy = ChoiceEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = COUNT;
    const JUDGED_BY: JudgeMethod = JudgeMethod::Table;
    const GRADE_LIMITS: [u32; 4] = [2_250, 1_100, 470, 100];
    const GRADE_LEVELS: [(u8, u8); 5] = [(1, 1), (2, 3), (4, 4), (5, 5), (6, 6)];

    fn level_params(options: &Options) -> &'static [LevelParams] {
        match options {
            Options {
                setup: Setup::Rows, ..
            } => &START_ROWS,
            Options {
                moves: Moves::Anywhere,
                ..
            } => &ANYWHERE,
            Options {
                pieces: Pieces::Four,
                ..
            } => &FOUR_PIECES,
            Options {
                moves: Moves::Lines,
                lines: Lines::All,
                ..
            } => &LEVELS,
            _ => &FEWER_LINES,
        }
    }

    fn begin_search(&self, params: LevelParams, seed: u64) -> Option<TableLookup> {
        TableLookup::new(self, params, seed)
    }

    fn evaluation(&self) -> Option<u16> {
        Some(SolvedTable::solved(self.options()).value(self).chance())
    }

    fn solved_moves(&self) -> Vec<SolvedMove> {
        let moves = evaluated_moves(self).into_iter();
        moves
            .map(|found| SolvedMove {
                choice: AnyMove::Tapatan(found.choice),
                result: found.value.into(),
            })
            .collect()
    }

    fn takes_draw(&self, side: Side) -> bool {
        let value = SolvedTable::solved(self.options()).value(self);
        match self.side_to_act() == Some(side) {
            true => !matches!(value, Value::Won(_)),
            false => !matches!(value, Value::Lost(_)),
        }
    }
}

/// The freedom of a side: open lines, possible steps and the centre.
pub(super) fn freedom(position: &Position, side: Side) -> i64 {
    let enemy = |at: &Point| position.piece(*at) == Some(side.other());
    let lines = position.winning_lines(side);
    let open = lines.filter(|line| !line.iter().any(enemy)).count();
    let ways: usize = position
        .pieces(side)
        .map(|from| position.ways(from))
        .map(|ways| ways.filter(|at| position.piece(*at).is_none()).count())
        .sum();
    let centre = match position.piece(Point::CENTRE) {
        Some(owner) if owner == side => CENTRE,
        _ => 0,
    };
    open as i64 * OPEN_LINE + ways as i64 * WAY + centre
}
