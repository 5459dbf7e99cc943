//! How networks learn: by playing against themselves (`tavoliere-engine train`). Floats live here
//! and nowhere that decides a move.

mod checkpoint;
mod course;
mod curve;
mod export;
mod learner;
mod lesson;
mod tablan;
mod tawula;

pub use checkpoint::CheckpointError;
pub use course::{Course, Mark, Plan};
pub use curve::{CurveError, picture};
pub use export::{Export, export};
pub use learner::Learner;
pub use lesson::{Lesson, Yardstick};
pub use tablan::Tablan;
pub use tawula::Tawula;
