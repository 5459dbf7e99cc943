//! What the home screen and panels show of the tables before any of them is loaded: each board and its
//! ground once more, small, and the walnut of frames.

use crate::home_throws;
use crate::materials::walnut;
use crate::output::{Failure, Output};
use crate::raster::picture::Picture;

/// A board's texture pixels for one of its small picture: 1.5 units a pixel, about what the home screen shows.
const BOARD: usize = 3;
/// Quality of the small boards: they lie in half light, and the page waits for them.
const BOARD_QUALITY: f32 = 64.0;
/// The same for Tawula's, whose inlay and pearl take most bytes.
const INLAID_BOARD_QUALITY: f32 = 48.0;
/// Quality of the grounds and the frame.
const GROUND_QUALITY: f32 = 78.0;

/// A piece's texture pixels for one of its small picture: a unit a pixel, for phones show many pixels a point.
const PIECE: usize = 2;
/// Quality of the small pieces.
const PIECE_QUALITY: f32 = 80.0;

/// The pieces that stand on the boards of the home screen: their games, and their pictures there.
const PIECES: [(&str, &[&str]); 4] = [
    (
        "tablan",
        &[
            "blue_plain",
            "blue_started",
            "blue_home",
            "red_plain",
            "red_started",
            "red_home",
        ],
    ),
    ("tablut", &["muscovite_1", "warrior_1", "king"]),
    ("tapatan", &["white_1", "black_1"]),
    ("tawula", &["white_0", "black_0"]),
];

/// A picture, the committed one that it is made from, how many of its pixels become one, and its quality.
const COPIES: [(&str, &str, usize, f32); 8] = [
    (
        "home/tablan_board",
        "tablan/board_landscape.webp",
        BOARD,
        BOARD_QUALITY,
    ),
    (
        "home/tablut_board",
        "tablut/sheet_landscape.webp",
        BOARD,
        BOARD_QUALITY,
    ),
    (
        "home/tapatan_board",
        "tapatan/board.webp",
        BOARD,
        BOARD_QUALITY,
    ),
    (
        "home/tawula_board",
        "tawula/board_landscape.webp",
        BOARD,
        INLAID_BOARD_QUALITY,
    ),
    ("ui/tablan_ground", "tablan/cloth.webp", 4, GROUND_QUALITY),
    ("ui/tablut_ground", "tablut/leather.webp", 2, GROUND_QUALITY),
    ("ui/tapatan_ground", "tapatan/mat.webp", 3, GROUND_QUALITY),
    ("ui/tawula_ground", "tawula/felt.webp", 2, GROUND_QUALITY),
];

/// The frame's plank, in units.
const PLANK: (f32, f32) = (512.0, 104.0);

pub fn bake(output: &mut Output) -> Result<(), Failure> {
    for (name, from, pixels, quality) in COPIES {
        copy(output, name, from, pixels, quality)?;
    }
    for (game, pieces) in PIECES {
        for piece in pieces {
            let (name, from) = (
                format!("home/{game}_{piece}"),
                format!("{game}/{piece}.webp"),
            );
            copy(output, &name, &from, PIECE, PIECE_QUALITY)?;
        }
    }
    home_throws::bake(output)?;
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

/// Writes a committed picture once more, smaller.
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
