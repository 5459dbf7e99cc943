//! The committed thumbnails, and their comparison with the tour's pictures.

mod album;
mod difference;
mod failure;
mod finding;
mod sheet;
mod thumbnail;

pub use album::Album;
pub use difference::{Difference, Spot};
pub use failure::Failure;
pub use finding::{Fault, Finding, Pixel};
pub use thumbnail::Thumbnail;
