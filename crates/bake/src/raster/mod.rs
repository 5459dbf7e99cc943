//! Pixels: fields of numbers, vector masks, pictures and letters.

pub mod field;
pub mod font;
pub mod mask;
pub mod picture;
