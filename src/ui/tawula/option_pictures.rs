//! What the options of Tawula do, in small pictures: the first quadrant of a side, point 1 at the right.

use crate::rules::Side::{First as WHITE, Second as BLACK};
use crate::ui::option_picture::Mark::{Arrow, Barred, Die, Faint, Figure, Flag, Lit, Piece, Ring};
use crate::ui::option_picture::{OptionPicture, OptionPictures};

pub(super) const PICTURES: OptionPictures = &[
    (
        "entry_point",
        "n",
        OptionPicture::points(&[
            Piece(WHITE, (5.5, 0.5)),
            Arrow(&[(4.6, 3.4), (3.5, 3.4), (3.5, 1.0)]),
            Piece(WHITE, (3.5, 0.5)),
            Figure("3", (2.6, 2.9)),
            Die(3, (5.2, 3.4)),
        ]),
    ),
    (
        "entry_point",
        "n+1",
        OptionPicture::points(&[
            Piece(WHITE, (5.5, 0.5)),
            Faint(WHITE, (3.5, 0.5)),
            Arrow(&[(4.6, 3.4), (2.5, 3.4), (2.5, 1.0)]),
            Piece(WHITE, (2.5, 0.5)),
            Figure("4", (1.6, 2.9)),
            Die(3, (5.2, 3.4)),
        ]),
    ),
    (
        "must_enter_first",
        "off",
        OptionPicture::points(&[
            Arrow(&[(4.6, 3.4), (0.5, 3.4), (0.5, 1.0)]),
            Arrow(&[(4.5, 0.75), (2.6, 0.75)]),
            Piece(WHITE, (4.5, 0.5)),
            Faint(WHITE, (0.5, 0.5)),
            Die(6, (5.2, 3.4)),
        ]),
    ),
    (
        "must_enter_first",
        "on",
        OptionPicture::points(&[
            Arrow(&[(4.6, 3.4), (0.5, 3.4), (0.5, 1.0)]),
            Barred(&[(4.5, 0.75), (2.0, 0.75)]),
            Piece(WHITE, (4.5, 0.5)),
            Faint(WHITE, (0.5, 0.5)),
            Die(6, (5.2, 3.4)),
        ]),
    ),
    (
        "reentry_guarantee",
        "on",
        OptionPicture::points(&[
            Piece(BLACK, (0.5, 0.5)),
            Piece(BLACK, (0.5, 1.3)),
            Piece(BLACK, (1.5, 0.5)),
            Piece(BLACK, (1.5, 1.3)),
            Lit((2.5, 0.5)),
            Piece(BLACK, (3.5, 0.5)),
            Piece(BLACK, (3.5, 1.3)),
            Piece(BLACK, (4.5, 0.5)),
            Piece(BLACK, (4.5, 1.3)),
            Piece(BLACK, (5.5, 0.5)),
            Piece(BLACK, (5.5, 1.3)),
            Arrow(&[(2.5, 3.1), (2.5, 1.0)]),
            Piece(WHITE, (2.5, 3.4)),
        ]),
    ),
    (
        "reentry_guarantee",
        "off",
        OptionPicture::points(&[
            Piece(BLACK, (0.5, 0.5)),
            Piece(BLACK, (0.5, 1.3)),
            Piece(BLACK, (1.5, 0.5)),
            Piece(BLACK, (1.5, 1.3)),
            Piece(BLACK, (2.5, 0.5)),
            Piece(BLACK, (2.5, 1.3)),
            Piece(BLACK, (3.5, 0.5)),
            Piece(BLACK, (3.5, 1.3)),
            Piece(BLACK, (4.5, 0.5)),
            Piece(BLACK, (4.5, 1.3)),
            Piece(BLACK, (5.5, 0.5)),
            Piece(BLACK, (5.5, 1.3)),
            Barred(&[(2.5, 3.2), (2.5, 1.9)]),
            Piece(WHITE, (2.5, 3.4)),
        ]),
    ),
    (
        "capote",
        "immediate",
        OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLACK, (1.2, 2.0)),
                Ring((1.2, 2.0)),
                Arrow(&[(1.9, 2.0), (3.4, 2.0)]),
                Flag((4.0, 2.0)),
                Figure("7", (5.1, 2.0)),
            ],
        ),
    ),
    (
        "capote",
        "only_if_won",
        OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLACK, (0.7, 1.1)),
                Ring((0.7, 1.1)),
                Arrow(&[(1.3, 1.1), (2.4, 1.1)]),
                Die(5, (3.1, 1.1)),
                Die(2, (4.2, 1.1)),
                Arrow(&[(4.8, 1.1), (5.4, 1.1), (5.4, 2.3)]),
                Flag((4.6, 3.0)),
                Figure("7", (5.5, 3.0)),
            ],
        ),
    ),
    (
        "capote",
        "off",
        OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLACK, (0.7, 1.1)),
                Arrow(&[(1.3, 1.1), (2.4, 1.1)]),
                Die(5, (3.1, 1.1)),
                Die(2, (4.2, 1.1)),
                Arrow(&[(4.8, 1.1), (5.4, 1.1), (5.4, 2.3)]),
                Flag((4.6, 3.0)),
                Figure("1", (5.5, 3.0)),
            ],
        ),
    ),
];
