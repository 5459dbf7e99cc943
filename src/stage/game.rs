//! The interface of a game on the stage: its board, pictures, throws and acts.

use bevy::prelude::*;

use super::art::GameArt;
use super::board::GameBoard;
use super::recordings::Recordings;
use super::throw::GameThrow;
use super::timeline::CuedAct;
use crate::table::Change;
use crate::table::games::TableGame;

/// A game on the stage, implemented by its position in the game's own folder.
///
/// Shared code calls it through the macros of `crate::rules` ([`with_game!`](crate::rules::with_game)), so the shared
/// code of `stage` doesn't name any game.
pub trait StageGame: TableGame {
    /// The board.
    type Board: GameBoard;
    /// The pictures of the table.
    type Art: GameArt<Board = Self::Board>;
    /// The state of throws; [`NoThrow`](super::throw::NoThrow) if the game has none.
    type Thrown: GameThrow<Throw = Self::Throw>;

    /// The acts that show one step, in order, each with its cues. `change` is the step's effect on a piece, if it has
    /// one.
    fn acts_of(step: &Self::Step, change: Option<Change>) -> Vec<CuedAct>;

    /// The numbers of a throw for the ticks by which players follow the game by ear. The default is empty, for games
    /// whose throws sound different for each value.
    fn thrown_numbers(_step: &Self::Step) -> Vec<u8> {
        Vec::new()
    }

    /// Adds the part that needs no renderer. By default that is the state of throws.
    fn plugin(app: &mut App) {
        app.init_resource::<Self::Thrown>();
    }

    /// Adds the part that draws everything except the pieces and their shadows.
    fn picture_plugin(app: &mut App);
}

/// Gives the recordings of a game's loaded pictures to its throws, or removes them if the pictures have been unloaded.
pub fn hand_over<G: StageGame>(world: &mut World) {
    let art = world.get_resource::<G::Art>();
    let recordings = art
        .and_then(GameArt::recordings)
        .and_then(|handle| world.resource::<Assets<Recordings>>().get(handle))
        .cloned();
    world.resource_mut::<G::Thrown>().set_recordings(recordings);
}
