//! Marks laid on a table: drawn layer by layer, or with a pen.

pub mod layers;
pub mod pen;

/// A mark's file name, and what draws it.
pub type NamedMark = (&'static str, fn() -> crate::raster::picture::Picture);
