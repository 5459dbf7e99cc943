//! How computers play Tapatan.

use super::greedy::ChoiceEvaluator;
use super::hint::HintReason;
use super::levels;
use super::table_lookup::{LevelParams, TableLookup};
use super::{SolvedTable, Value};
use crate::ai::game_player::GamePlayer;
use crate::rules::tapatan::{Options, Position};
use crate::rules::{Rules, Side};

impl GamePlayer for Position {
    type LevelParams = LevelParams;
    type Search = TableLookup;
    type Greedy = ChoiceEvaluator;
    type Reason = HintReason;

    const LEVELS: u8 = levels::COUNT;

    fn level_params(_options: &Options) -> &'static [LevelParams] {
        &levels::LEVELS
    }

    fn begin_search(&self, params: LevelParams, seed: u64) -> Option<TableLookup> {
        TableLookup::new(self, params, seed)
    }

    fn evaluation(&self) -> Option<u16> {
        Some(SolvedTable::solved().value(self).chance())
    }

    fn takes_draw(&self, side: Side) -> bool {
        let value = SolvedTable::solved().value(self);
        match self.side_to_act() == Some(side) {
            true => !matches!(value, Value::Won(_)),
            false => !matches!(value, Value::Lost(_)),
        }
    }
}
