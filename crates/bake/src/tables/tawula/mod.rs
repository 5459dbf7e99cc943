//! The textures of the Tawula table.

use super::Table;
use crate::light::screen;
use crate::materials::felt;
use crate::output::{Failure, Output};
use crate::raster::font::Typeface;

mod board;
mod dice;
mod figures;
mod marks;
mod ornament;
mod pieces;
mod shadows;
mod shape;
mod surface;

use pieces::{Side, Turned};
use shape::Shape;
use tavoliere_shapes::geometry::tawula as geo;

/// The table for the baker.
pub const TABLE: Table = Table {
    name: "tawula",
    bake,
    board: "tawula/board_landscape.webp",
    // Inlay and pearl take most bytes.
    board_quality: 48.0,
    pieces: &["white_0", "black_0"],
    ground: "tawula/felt.webp",
    ground_reduction: 2,
};

/// Makes every texture of the Tawula table.
fn bake(output: &mut Output) -> Result<(), Failure> {
    let mut to = output.textures("tawula");
    let letters = Typeface::open(&to.font("AlegreyaSans-Bold.ttf"))?;
    for (side, name) in [(Side::White, "white"), (Side::Black, "black")] {
        let turned = Turned::new(side);
        for variant in 0..3 {
            to.save(&format!("{name}_{variant}"), Some(90.0), || {
                turned.piece(variant)
            })?;
        }
        to.save(&format!("{name}_icon"), Some(94.0), || turned.icon())?;
        to.save(&format!("{name}_edge"), Some(92.0), || turned.edge())?;
        let white = side == Side::White;
        to.save(&format!("head_{name}"), None, || figures::head(white))?;
        to.save(&format!("head_star_{name}"), None, || {
            figures::head_star(white)
        })?;
    }
    to.save("piece_shadow", Some(90.0), shadows::lying)?;
    to.save("air_shadow", Some(90.0), shadows::flying)?;
    to.save("die_skin", Some(90.0), dice::skin)?;
    to.save("die_relief", Some(96.0), dice::relief)?;
    to.save("die_contact", Some(90.0), dice::contact)?;
    to.save("die_shadow", Some(90.0), dice::cast)?;
    to.save("die_chips", None, dice::chips)?;
    for (name, draw) in marks::MARKS {
        to.save(name, None, draw)?;
    }
    to.save("numerals", None, || figures::numerals(&letters))?;
    to.save("digits", None, || figures::digits(&letters))?;
    to.save("lock", Some(95.0), figures::lock)?;
    to.save("vignette", Some(90.0), screen::tawula)?;
    to.save("felt", Some(80.0), || felt::tile(geo::FELT))?;
    for (shape, name) in [
        (Shape::landscape(), "landscape"),
        (Shape::portrait(), "portrait"),
    ] {
        to.save(&format!("board_{name}"), Some(78.0), || {
            board::board(&shape)
        })?;
        to.save(&format!("board_shadow_{name}"), Some(90.0), || {
            shadows::box_on_felt(&shape)
        })?;
    }
    Ok(())
}
