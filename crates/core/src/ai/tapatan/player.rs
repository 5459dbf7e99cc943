//! Implements the computer player for Tapatan.

use super::greedy::ChoiceEvaluator;
use super::hint::HintReason;
use super::levels;
use super::table_lookup::{LevelParams, TableLookup, evaluated_moves};
use super::{SolvedTable, Value};
use crate::ai::ProvenResult;
use crate::ai::game_player::{GamePlayer, JudgeMethod, SolvedMove};
use crate::rules::tapatan::{Options, Position};
use crate::rules::{AnyMove, Rules, Side};

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = TableLookup;
    type Greedy = ChoiceEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = levels::COUNT;
    const JUDGED_BY: JudgeMethod = JudgeMethod::Table;
    const GRADE_LIMITS: [u32; 4] = [2_250, 1_100, 470, 100];
    const GRADE_LEVELS: [(u8, u8); 5] = [(1, 1), (2, 3), (4, 4), (5, 5), (6, 6)];

    fn level_params(_options: &Options) -> &'static [LevelParams] {
        &levels::LEVELS
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
                result: ProvenResult::of_table(found.value),
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
