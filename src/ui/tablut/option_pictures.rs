//! What the options of Tablut do, in small pictures.

use crate::rules::Side::{First as BLACK, Second as WHITE};
use crate::ui::option_picture::Mark::{
    Arrow, Barred, FallenKing, Figure, King, Lit, Piece, Taken, Throne,
};
use crate::ui::option_picture::{OptionPicture, OptionPictures};

pub(super) const PICTURES: OptionPictures = &[
    (
        "thrones",
        "one",
        OptionPicture::cells(
            5,
            5,
            &[
                Throne((2.5, 2.5)),
                Arrow(&[(3.5, 1.5), (4.6, 1.5)]),
                Arrow(&[(3.5, 1.5), (3.5, 0.4)]),
                King((3.5, 1.5)),
            ],
        ),
    ),
    (
        "thrones",
        "five",
        OptionPicture::cells(
            5,
            5,
            &[
                Throne((2.5, 2.5)),
                Throne((0.5, 0.5)),
                Throne((4.5, 0.5)),
                Throne((0.5, 4.5)),
                Throne((4.5, 4.5)),
                Arrow(&[(4.5, 2.5), (4.5, 0.7)]),
                King((4.5, 2.7)),
            ],
        ),
    ),
    (
        "throne",
        "closed",
        OptionPicture::cells(
            5,
            3,
            &[
                Throne((2.5, 1.5)),
                Barred(&[(0.9, 1.5), (4.4, 1.5)]),
                Piece(WHITE, (0.5, 1.5)),
            ],
        ),
    ),
    (
        "throne",
        "transit",
        OptionPicture::cells(
            5,
            3,
            &[
                Throne((2.5, 1.5)),
                Arrow(&[(0.9, 1.5), (4.6, 1.5)]),
                Piece(WHITE, (0.5, 1.5)),
            ],
        ),
    ),
    (
        "hostile_throne",
        "off",
        OptionPicture::cells(
            5,
            3,
            &[
                Throne((1.5, 1.5)),
                Piece(WHITE, (2.5, 1.5)),
                Piece(BLACK, (3.5, 1.5)),
            ],
        ),
    ),
    (
        "hostile_throne",
        "on",
        OptionPicture::cells(
            5,
            3,
            &[
                Lit((1.5, 1.5)),
                Throne((1.5, 1.5)),
                Taken(WHITE, (2.5, 1.5)),
                Piece(BLACK, (3.5, 1.5)),
            ],
        ),
    ),
    (
        "king",
        "surrounded",
        OptionPicture::cells(
            5,
            3,
            &[
                Piece(BLACK, (1.5, 1.5)),
                Piece(BLACK, (3.5, 1.5)),
                Piece(BLACK, (2.5, 0.5)),
                Piece(BLACK, (2.5, 2.5)),
                FallenKing((2.5, 1.5)),
            ],
        ),
    ),
    (
        "king",
        "flanked",
        OptionPicture::cells(
            5,
            3,
            &[
                Piece(BLACK, (1.5, 1.5)),
                Piece(BLACK, (3.5, 1.5)),
                FallenKing((2.5, 1.5)),
            ],
        ),
    ),
    (
        "shut_in_king_loses",
        "on",
        OptionPicture::cells(
            5,
            3,
            &[
                Throne((2.5, 1.5)),
                Piece(BLACK, (1.5, 1.5)),
                Piece(BLACK, (3.5, 1.5)),
                Piece(BLACK, (2.5, 0.5)),
                Piece(BLACK, (2.5, 2.5)),
                FallenKing((2.5, 1.5)),
            ],
        ),
    ),
    (
        "shut_in_king_loses",
        "off",
        OptionPicture::cells(
            5,
            3,
            &[
                Throne((2.5, 1.5)),
                Piece(BLACK, (1.5, 1.5)),
                Piece(BLACK, (3.5, 1.5)),
                Piece(BLACK, (2.5, 0.5)),
                Piece(BLACK, (2.5, 2.5)),
                King((2.5, 1.5)),
                Arrow(&[(4.5, 2.5), (4.5, 0.7)]),
                Piece(WHITE, (4.5, 2.5)),
            ],
        ),
    ),
    (
        "repetition",
        "draw",
        OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[(0.9, 1.3), (3.9, 1.3)]),
                Arrow(&[(4.1, 1.75), (1.1, 1.75)]),
                Piece(BLACK, (0.5, 1.5)),
                Figure("3×", (1.5, 0.5)),
                Figure("½", (3.5, 0.5)),
            ],
        ),
    ),
    (
        "repetition",
        "off",
        OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[(0.9, 1.3), (3.9, 1.3)]),
                Arrow(&[(4.1, 1.75), (1.1, 1.75)]),
                Piece(BLACK, (0.5, 1.5)),
                Figure("4×", (1.5, 0.5)),
                Figure("5×", (2.5, 0.5)),
                Figure("6×", (3.5, 0.5)),
            ],
        ),
    ),
];
