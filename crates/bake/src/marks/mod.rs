//! Marks on a table: drawn in layers, or with a pen.

pub mod layers;
pub mod pen;

/// A mark's file name, and the function that draws it.
pub type NamedMark = (&'static str, fn() -> crate::raster::picture::Picture);
