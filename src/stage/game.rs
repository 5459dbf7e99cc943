//! What the stage has to know of a game: its board, its pictures, what it throws, its acts.

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
/// Shared code calls it through the macros of `crate::rules` ([`with_game!`](crate::rules::with_game)), so no other
/// place in `stage` names a game.
pub trait StageGame: TableGame {
    /// The board as it lies.
    type Board: GameBoard;
    /// The pictures of the table.
    type Art: GameArt<Board = Self::Board>;
    /// What is thrown; [`NothingThrown`](super::throw::NothingThrown) where nothing is.
    type Thrown: GameThrow<Throw = Self::Throw>;

    /// The acts that show one step, in order, each with its cues; `change` is what the step does
    /// to a piece, where it is about one.
    fn acts_of(step: &Self::Step, change: Option<Change>) -> Vec<CuedAct>;

    /// The part that needs no renderer. By default that is what is thrown.
    fn plugin(app: &mut App) {
        app.init_resource::<Self::Thrown>();
    }

    /// The part that draws: everything but the pieces and their shadows.
    fn picture_plugin(app: &mut App);
}

/// Hands the recordings that have come with a game's pictures to what it throws; where the pictures
/// have been given back, takes them from there.
pub fn hand_over<G: StageGame>(world: &mut World) {
    let art = world.get_resource::<G::Art>();
    let recordings = art
        .and_then(GameArt::recordings)
        .and_then(|handle| world.resource::<Assets<Recordings>>().get(handle))
        .cloned();
    world.resource_mut::<G::Thrown>().set_recordings(recordings);
}
