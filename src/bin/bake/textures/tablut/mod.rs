//! Textures of the Tablut table: a field journal of 1732.

use std::{error::Error, path::Path};

use super::{letters::Letters, picture::Picture};

mod drawing;
pub mod geometry;
mod leather;
mod marks;
mod matter;
mod outline;
mod paper;
mod pieces;
mod quill;
mod sheet;
mod slip;
mod throne;
mod turned;
mod twig;

use geometry as geo;
use leather::Edge;
use pieces::{Kind, Man};
use throne::Throne;

/// Writes every texture of the Tablut table into `assets/tablut`.
///
/// # Errors
/// When a font is missing or damaged, or a file cannot be written.
pub fn bake(assets: &Path) -> Result<(), Box<dyn Error>> {
    let folder = assets.join("tablut");
    let save = |name: &str, picture: &Picture, quality: f32| {
        picture.save_webp(&folder.join(format!("{name}.webp")), Some(quality))
    };
    let pen = Letters::open(&assets.join("fonts/Alegreya-Medium.ttf"))?;
    let brush = Letters::open(&assets.join("fonts/Alegreya-Bold.ttf"))?;

    for (kind, name) in [
        (Kind::Warrior, "warrior"),
        (Kind::Muscovite, "muscovite"),
        (Kind::King, "king"),
    ] {
        let man = Man::new(kind);
        let turns: &[u64] = if kind == Kind::King { &[0] } else { &[0, 1, 2] };
        let sprites = man.sprites(turns);
        for (picture, turn) in sprites.iter().zip(turns) {
            let file = match kind {
                Kind::King => name.to_string(),
                _ => format!("{name}_{}", turn + 1),
            };
            save(&file, picture, 92.0)?;
        }
        save(&format!("{name}_halo"), &pieces::halo(&sprites[0]), 88.0)?;
        save(&format!("{name}_shadow"), &man.shadow(), 90.0)?;
        save(&format!("{name}_icon"), &man.icon(), 93.0)?;
        if kind != Kind::Warrior {
            save(&format!("{name}_air_shadow"), &man.air_shadow(), 90.0)?;
        }
        for fall in man.falls() {
            let way = fall.way;
            save(&format!("{name}_fall_{way}"), &fall.frames, 85.0)?;
            save(&format!("{name}_fall_{way}_shadow"), &fall.shadows, 85.0)?;
        }
    }

    for (name, gates, teeth, crown) in [
        ("throne_closed", false, false, false),
        ("throne_closed_hostile", false, true, false),
        ("throne_open", true, false, false),
        ("throne_open_hostile", true, true, false),
        ("throne_corner", false, true, true),
    ] {
        let throne = Throne {
            gates,
            teeth,
            crown,
        };
        save(name, &throne::picture(throne, &pen), 92.0)?;
    }
    for (name, picture) in marks::marks() {
        save(name, &picture, 92.0)?;
    }
    for (name, text) in [("word_raichi", "Raichi!"), ("word_tuichi", "Tuichi!")] {
        save(name, &marks::word(&brush, text), 90.0)?;
    }
    save("slip", &slip::slip(), 86.0)?;

    save("leather", &leather::tile(), 84.0)?;
    save("leather_wear", &leather::wear(), 90.0)?;
    save("edge_lit", &leather::edge(Edge::Lit), 86.0)?;
    save("edge_shaded", &leather::edge(Edge::Shaded), 86.0)?;
    save("corner_left", &leather::corner(true), 90.0)?;
    save("corner_right", &leather::corner(false), 90.0)?;
    save("vignette", &leather::vignette(), 90.0)?;
    for (plan, name) in [(&geo::LANDSCAPE, "landscape"), (&geo::PORTRAIT, "portrait")] {
        save(&format!("sheet_{name}"), &sheet::sheet(plan, &pen), 85.0)?;
        save(&format!("sheet_shadow_{name}"), &sheet::shadow(plan), 90.0)?;
    }
    Ok(())
}
