//! Light: on lit solids, on height fields, through a window.

pub mod height_field;
pub mod lamp;
pub mod screen;
pub mod shadow;
pub mod sun;
pub mod window;
