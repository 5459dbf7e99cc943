//! Solids and ray marching.

pub mod march;
pub mod oblique;
pub mod revolution;
pub mod vector;
pub mod view;
