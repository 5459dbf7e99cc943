//! Marks laid on a table: drawn layer by layer, or with a pen.

pub mod layers;
pub mod pen;
