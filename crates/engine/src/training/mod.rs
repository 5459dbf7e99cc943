//! Trains networks by playing against themselves (`tavoliere-engine train`). Floats are only used here, never to decide
//! a move.

mod checkpoint;
mod curve;
mod export;
mod float_network;
mod tablan;
mod tawula;
mod trainable_game;
mod trained;
mod training_run;

pub use checkpoint::CheckpointError;
pub use curve::{CurveError, picture};
pub use export::{Export, export};
pub use float_network::FloatNetwork;
pub use tablan::Tablan;
pub use tawula::Tawula;
pub use trainable_game::{Baseline, TrainableGame};
pub(crate) use trained::Trained;
pub use trained::{TrainingTask, train, trainable_games};
pub use training_run::{Mark, Plan, TrainingRun};
