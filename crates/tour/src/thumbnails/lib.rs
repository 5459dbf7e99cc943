//! Small pictures on record, and how far others are from them.

mod album;
mod difference;
mod failure;
mod finding;
mod sheet;
mod thumbnail;

pub use album::Album;
pub use difference::Difference;
pub use failure::Failure;
pub use finding::{Fault, Finding};
pub use thumbnail::Thumbnail;
