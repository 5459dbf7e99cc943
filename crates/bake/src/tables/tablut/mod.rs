//! The textures of the Tablut table, a field journal of 1732.

use super::Table;
use std::cell::LazyCell;

use crate::light::screen;
use crate::output::{Failure, Output};
use crate::raster::font::Typeface;

mod birch_twig;
mod drawing;
mod marks;
mod outline;
mod page;
mod pieces;
mod sheet;
mod throne;

use crate::materials::leather::{self, Edge};
use outline::Kind;
use pieces::Man;
use tavoliere_shapes::geometry::tablut as geo;

/// The table for the baker.
pub const TABLE: Table = Table {
    name: "tablut",
    bake,
    board: "tablut/sheet_landscape.webp",
    board_quality: Table::BOARD_QUALITY,
    pieces: &["muscovite_1", "warrior_1", "king"],
    ground: "tablut/leather.webp",
    ground_reduction: 2,
};

/// Makes every texture of the Tablut table.
fn bake(output: &mut Output) -> Result<(), Failure> {
    let mut to = output.textures("tablut");
    let pen = Typeface::open(&to.font("Alegreya-Medium.ttf"))?;
    let brush = Typeface::open(&to.font("Alegreya-Bold.ttf"))?;
    for kind in [Kind::Warrior, Kind::Muscovite, Kind::King] {
        let (man, name) = (LazyCell::new(|| Man::new(kind)), kind.name());
        // One sprite for each variant of the man's grain, and the halo of the first.
        let (turns, mut names): (&[u64], _) = match kind {
            Kind::King => (&[0], vec![name.to_string()]),
            _ => (
                &[0, 1, 2],
                [1, 2, 3].map(|turn| format!("{name}_{turn}")).into(),
            ),
        };
        to.save_all(&names, Some(92.0), || man.sprites(turns))?;
        to.save(&format!("{name}_halo"), Some(88.0), || {
            pieces::halo(&man.sprites(&[0])[0])
        })?;
        to.save(&format!("{name}_shadow"), Some(90.0), || man.shadow())?;
        to.save(&format!("{name}_icon"), Some(93.0), || man.icon())?;
        if kind != Kind::Warrior {
            to.save(&format!("{name}_air_shadow"), Some(90.0), || {
                man.air_shadow()
            })?;
        }
        for way in pieces::falls(kind) {
            names = ["", "_shadow"]
                .map(|of| format!("{name}_fall_{}{of}", way.name))
                .into();
            to.save_all(&names, Some(85.0), || man.fall(way).into())?;
        }
    }
    for (name, throne) in throne::THRONES {
        to.save(name, Some(92.0), || throne::picture(throne, &pen))?;
    }
    for (name, draw) in marks::MARKS {
        to.save(name, Some(92.0), draw)?;
    }
    for (name, text) in [("word_raichi", "Raichi!"), ("word_tuichi", "Tuichi!")] {
        to.save(name, Some(90.0), || marks::word(&brush, text))?;
    }
    to.save("slip", Some(86.0), sheet::slip)?;
    to.save("leather", Some(84.0), leather::tile)?;
    to.save("leather_wear", Some(90.0), leather::wear)?;
    to.save("edge_lit", Some(86.0), || leather::edge(Edge::Lit))?;
    to.save("edge_shaded", Some(86.0), || leather::edge(Edge::Shaded))?;
    to.save("corner_left", Some(90.0), || leather::corner(true))?;
    to.save("corner_right", Some(90.0), || leather::corner(false))?;
    to.save("vignette", Some(90.0), screen::tablut)?;
    for (plan, name) in [(&geo::LANDSCAPE, "landscape"), (&geo::PORTRAIT, "portrait")] {
        to.save(&format!("sheet_{name}"), Some(85.0), || {
            sheet::sheet(plan, &pen)
        })?;
        to.save(&format!("sheet_shadow_{name}"), Some(90.0), || {
            sheet::shadow(plan)
        })?;
    }
    Ok(())
}
