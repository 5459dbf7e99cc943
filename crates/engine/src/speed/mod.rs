//! How fast the rules are: the figures that `tavoliere-engine bench` and the benches measure.

mod figure;
mod measure;
mod tablan;
mod tawula;
mod work;

pub use figure::{Figure, Unit};
pub use measure::{Speed, measure};
pub use work::Work;
