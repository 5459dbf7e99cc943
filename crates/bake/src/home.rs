//! Small pictures of the tables for the home screen and panels, before any table is loaded: each board with its ground,
//! the walnut of frames, the paper of pages and the border of Tablan's cloth.

use crate::home_throws;
use crate::materials::{laid_tile, walnut};
use crate::output::{Failure, Output};
use crate::raster::picture::Picture;
use crate::tables::TABLES;

/// The texture pixels of a board that become one pixel of its small picture: 1.5 units per pixel, about the size on the
/// home screen.
const BOARD: usize = 3;
/// Quality of the grounds and the frame.
const GROUND_QUALITY: f32 = 78.0;

/// The texture pixels of a piece that become one pixel of its small picture: one unit per pixel, because phones show
/// many pixels per point.
const PIECE: usize = 2;
/// Quality of the small pieces.
const PIECE_QUALITY: f32 = 80.0;

/// Quality of the paper, whose lines are faint.
const PAPER_QUALITY: f32 = 84.0;

/// The frame's plank, in units.
const PLANK: (f32, f32) = (512.0, 104.0);

pub fn bake(output: &mut Output) -> Result<(), Failure> {
    for table in TABLES {
        let name = format!("home/{}_board", table.name);
        copy(output, &name, table.board, BOARD, table.board_quality)?;
    }
    for table in TABLES {
        let name = format!("ui/{}_ground", table.name);
        let pixels = table.ground_reduction;
        copy(output, &name, table.ground, pixels, GROUND_QUALITY)?;
    }
    for table in TABLES {
        let game = table.name;
        for piece in table.pieces {
            let name = format!("home/{game}_{piece}");
            let from = format!("{game}/{piece}.webp");
            copy(output, &name, &from, PIECE, PIECE_QUALITY)?;
        }
    }
    home_throws::bake(output)?;
    output.file("ui/paper.webp", || {
        laid_tile::tile(71).webp(Some(PAPER_QUALITY))
    })?;
    copy(
        output,
        "ui/cloth_border",
        "tablan/cloth_border.webp",
        2,
        GROUND_QUALITY,
    )?;
    output.file("ui/walnut.webp", || {
        let plank = walnut::plank(PLANK, false, walnut::FRAME, 3);
        let (w, h) = (PLANK.0 as usize * 2, PLANK.1 as usize * 2);
        let whole = Picture::from_fn(w, h, |x, y| {
            let ([r, g, b], _) = plank.at(x, y);
            [r, g, b, 1.0]
        });
        whole.reduced(2).webp(Some(GROUND_QUALITY))
    })
}

/// Writes a smaller copy of a committed picture.
fn copy(
    output: &mut Output,
    name: &str,
    from: &str,
    pixels: usize,
    quality: f32,
) -> Result<(), Failure> {
    let source = output.committed(from);
    output.file(&format!("{name}.webp"), || {
        let picture = Picture::open(&source)?;
        picture.reduced(pixels).webp(Some(quality))
    })
}
