//! The textures of the Tapatan table: a narra board on a woven mat, in the light of a capiz window.

use super::Table;
use crate::light::{screen, window};
use crate::materials::palm_mat;
use crate::output::{Failure, Output};
use crate::raster::font::Typeface;

mod board;
mod carving;
mod marks;
mod pieces;
mod shadows;

use pieces::Side;

/// The table for the baker.
pub const TABLE: Table = Table {
    name: "tapatan",
    bake,
    board: "tapatan/board.webp",
    board_quality: Table::BOARD_QUALITY,
    pieces: &["white_1", "black_1"],
    ground: "tapatan/mat.webp",
    ground_reduction: 3,
};

/// Makes every texture of the Tapatan table.
fn bake(output: &mut Output) -> Result<(), Failure> {
    let mut to = output.textures("tapatan");
    let letters = Typeface::open(&to.font("Alegreya-Bold.ttf"))?;
    for (side, name) in [(Side::White, "white"), (Side::Black, "black")] {
        let names = [1, 2, 3].map(|number| format!("{name}_{number}"));
        to.save_all(&names, Some(92.0), || pieces::sprites(side).into())?;
        to.save(&format!("{name}_icon"), Some(94.0), || pieces::icon(side))?;
        to.save(&format!("{name}_shadow"), Some(90.0), || {
            shadows::piece(side)
        })?;
        to.save(&format!("{name}_air_shadow"), Some(90.0), || {
            shadows::lifted(side)
        })?;
    }
    for (name, draw) in marks::MARKS {
        to.save(name, Some(95.0), draw)?;
    }
    to.save("mat", Some(88.0), palm_mat::tile)?;
    to.save("mat_band", Some(88.0), palm_mat::band)?;
    to.save("light", Some(90.0), window::shade)?;
    to.save("vignette", Some(90.0), screen::tapatan)?;
    to.save("board", Some(93.0), || board::board(&letters))?;
    to.save("board_cover", Some(93.0), || board::cover(&letters))?;
    to.save("board_shadow", Some(90.0), shadows::board)?;
    for (upright, name) in [(true, "upright"), (false, "lying")] {
        to.save(&format!("tray_{name}"), Some(90.0), || board::tray(upright))?;
        to.save(&format!("tray_{name}_shadow"), Some(90.0), || {
            shadows::tray(upright)
        })?;
    }
    Ok(())
}
