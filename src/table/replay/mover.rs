//! Moves a game on the table to another of its moments.

use bevy::prelude::*;

use crate::rules::AnyEvent;
use crate::table::pieces::PieceRegistry;
use crate::table::{Table, TableEvent};

/// The most throws and choices that are shown step by step. Longer ways are one motion.
const MOST_SHOWN: usize = 48;

/// The parts of the world that moving a game changes.
pub(super) struct Mover<'a, 'w> {
    pub(super) table: &'a mut Table,
    pub(super) registry: &'a mut PieceRegistry,
    pub(super) table_events: &'a mut MessageWriter<'w, TableEvent>,
}

impl Mover<'_, '_> {
    /// Moves to the moment after `target` events, step by step if it's near. Returns the number of events on the table
    /// afterwards.
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
                // The event was accepted when the game was played.
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
