//! Implements the computer player for Tapatan, with its levels.

use super::greedy::ChoiceEvaluator;
use super::hint::HintReason;
use super::table_lookup::{LevelParams, TableLookup, evaluated_moves};
use super::{SolvedTable, Value};
use crate::ai::game_player::{GamePlayer, JudgeMethod, SolvedMove};
use crate::rules::tapatan::{Options, Position};
use crate::rules::{AnyMove, Rules, Side};

/// Number of levels.
const COUNT: u8 = 6;

/// The levels, the weakest first.
static LEVELS: [LevelParams; COUNT as usize] = [
    level(1, 1_200_000),
    level(1, 16),
    level(2, 500),
    level(3, 50),
    level(5, 150),
    level(u8::MAX, 1),
];

const fn level(depth: u8, noise: u64) -> LevelParams {
    LevelParams { depth, noise }
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

    fn level_params(_options: &Options) -> &'static [LevelParams] {
        &LEVELS
    }

    fn begin_search(&self, params: LevelParams, seed: u64) -> Option<TableLookup> {
        TableLookup::new(self, params, seed)
    }

    fn evaluation(&self) -> Option<u16> {
        Some(SolvedTable::solved().value(self).chance())
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
        let value = SolvedTable::solved().value(self);
        match self.side_to_act() == Some(side) {
            true => !matches!(value, Value::Won(_)),
            false => !matches!(value, Value::Lost(_)),
        }
    }
}
