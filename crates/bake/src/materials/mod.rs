//! The materials of tables and pieces, generated from noise: wood, cloth, paper, leather, felt, nacre.

pub mod bone;
pub mod colour;
pub mod cotton;
pub mod felt;
pub mod inlay;
pub mod laid_tile;
pub mod leather;
pub mod nacre;
pub mod narra;
pub mod noise;
pub mod palm_mat;
pub mod paper;
pub mod plank;
pub mod rosewood;
pub mod walnut;
