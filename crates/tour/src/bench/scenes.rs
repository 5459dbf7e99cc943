//! Steps that the benches take at the table.

use bevy::prelude::*;
use tavoliere::app::loading::table_is_shown;
use tavoliere::rules::GameKind;
use tavoliere::stage::Timeline;
use tavoliere::store::Seat;
use tavoliere::table::{Intent, NewGame};
use tavoliere::ui::OpenPanels;

use super::driver::{Driver, Stopped};
use crate::scenes::acting::new_game;
use crate::scenes::at_table;

/// `true` if a table is shown with its pictures.
pub(super) fn is_shown(world: &mut World) -> bool {
    at_table(world) && table_is_shown(world)
}

/// `true` if a table is shown without motion.
pub(super) fn is_at_rest(world: &mut World) -> bool {
    is_shown(world) && world.resource::<Timeline>().is_idle()
}

/// Starts a game and waits until its table is shown.
pub(super) fn begin_game(driver: &Driver, kind: GameKind, seats: [Seat; 2]) -> Result<(), Stopped> {
    driver.await_that("the first table", is_shown)?;
    driver.act(move |world| {
        world.resource_mut::<OpenPanels>().panel = None;
        let game = NewGame {
            seats,
            ..new_game(kind, 1)
        };
        world.write_message(Intent::New(Box::new(game)));
    })?;
    // The game is on the table in the next frame.
    driver.act(|_| ())?;
    driver.await_that("the table", is_at_rest)
}
