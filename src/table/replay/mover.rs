//! Moving a game on the table to another moment of it.

use bevy::prelude::*;

use crate::rules::AnyEvent;
use crate::table::pieces::PieceRegistry;
use crate::table::{Table, TableEvent};

/// What is more than so many throws and choices away is gone to in one motion.
const MOST_SHOWN: usize = 48;

/// What is needed to move a game on the table.
pub(super) struct Mover<'a, 'w> {
    pub(super) table: &'a mut Table,
    pub(super) registry: &'a mut PieceRegistry,
    pub(super) table_events: &'a mut MessageWriter<'w, TableEvent>,
}

impl Mover<'_, '_> {
    /// Goes to the moment after so many events; what is near is seen step by step. How many events are on
    /// the table afterwards.
    pub(super) fn go(&mut self, target: usize, shows_way: bool) -> usize {
        let game = self.table.game_mut();
        let before = game.events().len();
        if target == before {
            return before;
        }
        if !shows_way || target.abs_diff(before) > MOST_SHOWN {
            game.go_to(target);
            self.registry.settle(game.position());
            self.table_events.write(TableEvent::Jumped);
        } else if target > before {
            while game.events().len() < target
                && let Some(steps) = game.redo()
            {
                let steps = self.registry.piece_steps(steps, game.events().len());
                let events = steps.into_iter().map(TableEvent::Stepped);
                self.table_events.write_batch(events);
            }
        } else {
            let mut back = Vec::new();
            while game.events().len() > target {
                let Some(event) = game.undo() else { break };
                let mut before = game.position().clone();
                // It was accepted when the game was played.
                let steps = match event.part_of_turn() {
                    Some(AnyEvent::Throw(throw)) => before.throw(throw),
                    Some(AnyEvent::Play(choice)) => before.play(choice),
                    None => Ok(Vec::new()),
                };
                back.extend(self.registry.step_back(steps.unwrap_or_default()));
            }
            self.registry.settle(game.position());
            let standings = self.registry.standings();
            let event = TableEvent::SteppedBack {
                steps: back,
                standings,
            };
            self.table_events.write(event);
        }
        game.events().len()
    }
}
