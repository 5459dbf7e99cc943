//! Which games a network can be trained for.

use super::TrainableGame;
use tavoliere_core::rules::{AnyOptions, GameKind, Rules, dispatch, with_game};

/// Something to be done with a game that a network can be trained for.
pub trait TrainingTask {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<G: TrainableGame>(self, game: G) -> Self::Output;
}

/// A game that may have a network, implemented by its
/// [`Position`](tavoliere_core::rules::tablan::Position).
pub(crate) trait Trained: Rules {
    /// Whether a network can be trained for it: not by default.
    const IS_TRAINABLE: bool = false;

    /// Does a task with the game by some options. By default there is no network and nothing is
    /// done.
    fn train<T: TrainingTask>(options: Self::Options, task: T) -> Option<T::Output> {
        let _ = (options, task);
        None
    }
}

/// Does a task with a game by some options; none where no network can be trained for it.
pub fn train<T: TrainingTask>(options: AnyOptions, task: T) -> Option<T::Output> {
    dispatch!(AnyOptions(options), options: Rules => <Rules as Trained>::train(options, task))
}

/// The games that a network can be trained for.
pub fn trainable_games() -> impl Iterator<Item = GameKind> {
    let is_trainable =
        |kind: &GameKind| with_game!(*kind, Rules => <Rules as Trained>::IS_TRAINABLE);
    GameKind::ALL.into_iter().filter(is_trainable)
}
