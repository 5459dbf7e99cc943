//! The speed of the rules: the figures that `tavoliere-engine bench` and the benchmarks measure.

mod figure;
mod measure;
mod tablan;
mod tawula;
mod work;

pub use figure::{Figure, Unit};
pub use measure::{Speed, measure};
pub use work::Work;
