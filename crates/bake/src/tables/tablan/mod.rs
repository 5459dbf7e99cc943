//! The textures of the Tablan table.

use super::Table;
use std::cell::LazyCell;

use crate::light::screen;
use crate::materials::cotton;
use crate::output::{Failure, Output};
use crate::raster::font::Typeface;

mod board;
mod marks;
pub mod ornament;
pub mod pieces;
mod shape;
mod sticks;

use pieces::{Side, Turned};
use shape::Shape;
use tavoliere_shapes::geometry::tablan as geo;

/// The table for the baker.
pub const TABLE: Table = Table {
    name: "tablan",
    bake,
    board: "tablan/board_landscape.webp",
    board_quality: Table::BOARD_QUALITY,
    pieces: &[
        "blue_plain",
        "blue_started",
        "blue_home",
        "red_plain",
        "red_started",
        "red_home",
    ],
    ground: "tablan/cloth.webp",
    ground_reduction: 4,
};

/// Makes every texture of the Tablan table.
fn bake(output: &mut Output) -> Result<(), Failure> {
    let mut to = output.textures("tablan");
    let letters = Typeface::open(&to.font("Alegreya-Bold.ttf"))?;
    let figures = Typeface::open(&to.font("AlegreyaSans-Bold.ttf"))?;
    for (side, name) in [(Side::Blue, "blue"), (Side::Red, "red")] {
        let turned = LazyCell::new(|| Turned::new(side));
        let names = ["plain", "started", "home"].map(|state| format!("{name}_{state}"));
        to.save_all(&names, Some(92.0), || turned.sprites().into())?;
        to.save(&format!("{name}_icon"), Some(94.0), || turned.icon())?;
        to.save(&format!("{name}_shadow"), Some(90.0), || turned.shadow())?;
        if side == Side::Blue {
            to.save("air_shadow", Some(90.0), || turned.air_shadow())?;
        }
    }
    to.save("stick", Some(92.0), sticks::atlas)?;
    to.save("stick_shadow", Some(90.0), sticks::shadow)?;
    for (name, draw) in marks::MARKS {
        to.save(name, Some(95.0), draw)?;
    }
    to.save("digits", None, || marks::digits(&figures))?;
    to.save("vignette", Some(90.0), screen::tablan)?;
    to.save("glow", Some(90.0), screen::tablan_glow)?;
    to.save("cloth", Some(88.0), || cotton::tile(geo::CLOTH.0, geo::PX))?;
    to.save("cloth_border", Some(90.0), || {
        cotton::border(geo::BORDER, geo::PX)
    })?;
    to.save("cloth_corner", Some(92.0), || {
        cotton::corner(geo::CORNER_PIECE, geo::PX)
    })?;
    for (shape, size, name) in [
        (Shape::landscape(), geo::LANDSCAPE, "landscape"),
        (Shape::portrait(), geo::PORTRAIT, "portrait"),
    ] {
        to.save(&format!("board_{name}"), Some(93.0), || {
            board::board(&shape, &letters)
        })?;
        to.save(&format!("board_shadow_{name}"), Some(90.0), || {
            board::shadow(size)
        })?;
    }
    Ok(())
}
