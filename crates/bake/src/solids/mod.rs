//! Solids, and the rays that meet them.

pub mod march;
pub mod oblique;
pub mod revolution;
pub mod vector;
pub mod view;
