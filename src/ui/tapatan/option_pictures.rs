//! What the options of Tapatan do, in small pictures.

use crate::rules::Side::{First as WHITE, Second as BLACK};
use crate::ui::option_picture::Mark::{Arrow, Cross, Faint, Figure, Lit, Piece, Taken};
use crate::ui::option_picture::{OptionPicture, OptionPictures};

pub(super) const PICTURES: OptionPictures = &[
    (
        "stall",
        "draw",
        OptionPicture::lines(&[
            Piece(WHITE, (0.5, 0.5)),
            Piece(WHITE, (1.5, 0.5)),
            Piece(WHITE, (0.5, 1.5)),
            Piece(BLACK, (2.5, 0.5)),
            Piece(BLACK, (1.5, 1.5)),
            Piece(BLACK, (0.5, 2.5)),
            Figure("½", (2.5, 2.5)),
        ]),
    ),
    (
        "stall",
        "loss",
        OptionPicture::lines(&[
            Taken(WHITE, (0.5, 0.5)),
            Taken(WHITE, (1.5, 0.5)),
            Taken(WHITE, (0.5, 1.5)),
            Piece(BLACK, (2.5, 0.5)),
            Piece(BLACK, (1.5, 1.5)),
            Piece(BLACK, (0.5, 2.5)),
        ]),
    ),
    (
        "repetition",
        "off",
        OptionPicture::lines(&[
            Arrow(&[(0.9, 0.3), (1.8, 0.3)]),
            Arrow(&[(1.8, 0.72), (0.95, 0.72)]),
            Piece(WHITE, (0.5, 0.5)),
            Figure("4×", (0.8, 1.95)),
            Figure("5×", (2.2, 1.95)),
        ]),
    ),
    (
        "repetition",
        "draw",
        OptionPicture::lines(&[
            Arrow(&[(0.9, 0.3), (1.8, 0.3)]),
            Arrow(&[(1.8, 0.72), (0.95, 0.72)]),
            Piece(WHITE, (0.5, 0.5)),
            Figure("3×", (0.8, 1.95)),
            Figure("½", (2.2, 1.95)),
        ]),
    ),
    (
        "first_centre",
        "allowed",
        OptionPicture::lines(&[
            Lit((0.5, 0.5)),
            Lit((1.5, 0.5)),
            Lit((2.5, 0.5)),
            Lit((0.5, 1.5)),
            Lit((2.5, 1.5)),
            Lit((0.5, 2.5)),
            Lit((1.5, 2.5)),
            Lit((2.5, 2.5)),
            Lit((1.5, 1.5)),
            Piece(WHITE, (1.5, 1.5)),
        ]),
    ),
    (
        "first_centre",
        "forbidden",
        OptionPicture::lines(&[
            Lit((0.5, 0.5)),
            Lit((1.5, 0.5)),
            Lit((2.5, 0.5)),
            Lit((0.5, 1.5)),
            Lit((2.5, 1.5)),
            Lit((0.5, 2.5)),
            Lit((1.5, 2.5)),
            Lit((2.5, 2.5)),
            Faint(WHITE, (1.5, 1.5)),
            Cross((1.5, 1.5)),
        ]),
    ),
];
