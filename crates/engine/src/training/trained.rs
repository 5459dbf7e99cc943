//! The games that a network can be trained for.

use super::TrainableGame;
use tavoliere_core::rules::{AnyOptions, GameKind, Rules, dispatch, with_game};

/// A task for a game that a network can be trained for.
pub trait TrainingTask {
    /// The result.
    type Output;

    /// Does the task.
    fn run<G: TrainableGame>(self, game: G) -> Self::Output;
}

/// A game that can have a network, implemented by its
/// [`Position`](tavoliere_core::rules::tablan::Position).
pub(crate) trait Trained: Rules {
    /// `true` if a network can be trained for the game.
    const IS_TRAINABLE: bool = false;

    /// Runs a task for the game with some options. By default the game has no network, and the result is `None`.
    fn train<T: TrainingTask>(options: Self::Options, task: T) -> Option<T::Output> {
        let _ = (options, task);
        None
    }
}

/// Runs a task for a game with some options; `None` if no network can be trained for it.
pub fn train<T: TrainingTask>(options: AnyOptions, task: T) -> Option<T::Output> {
    dispatch!(AnyOptions(options), options: Rules => <Rules as Trained>::train(options, task))
}

/// The games that a network can be trained for.
pub fn trainable_games() -> impl Iterator<Item = GameKind> {
    let is_trainable =
        |kind: &GameKind| with_game!(*kind, Rules => <Rules as Trained>::IS_TRAINABLE);
    GameKind::ALL.into_iter().filter(is_trainable)
}
