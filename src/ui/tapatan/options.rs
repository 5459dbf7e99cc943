//! The options of Tapatan for the panels: in groups, each value with a picture.

use crate::rules::Side::{First as WHITE, Second as BLACK};
use crate::rules::tapatan::{
    FirstCentre, Lines, Moves, OptionValue, Pieces, Preset, Repetition, Setup, Stall, StartRows,
};
use crate::ui::option_picture::Mark::{Arrow, Cross, Faint, Figure, Lit, Piece, Ring, Taken};
use crate::ui::option_picture::{OptionGroup, OptionPicture};

/// The groups of options, in display order.
pub(super) const GROUPS: &[OptionGroup] = &[
    OptionGroup {
        title: "new-group-placing",
        options: &["pieces", "first_centre", "setup", "start_rows"],
    },
    OptionGroup {
        title: "new-group-tapatan-moving",
        options: &["moves", "lines"],
    },
    OptionGroup {
        title: "new-group-end",
        options: &["repetition", "stall"],
    },
];

/// The value whose picture shows a rule set best.
pub(super) const fn shown(preset: Preset) -> OptionValue {
    match preset {
        Preset::Tapatan => OptionValue::FirstCentre(FirstCentre::Allowed),
        Preset::EvenStart => OptionValue::FirstCentre(FirstCentre::Forbidden),
        Preset::Achi => OptionValue::Pieces(Pieces::Four),
        Preset::NineHoles => OptionValue::Moves(Moves::Anywhere),
        Preset::TantFant => OptionValue::Setup(Setup::Rows),
        Preset::ThreeMensMorris => OptionValue::Moves(Moves::Straight),
    }
}

/// The picture of a value's effect.
pub(super) const fn picture(value: OptionValue) -> OptionPicture {
    match value {
        OptionValue::Stall(Stall::Draw) => OptionPicture::lines(&[
            Piece(WHITE, [0.5, 0.5]),
            Piece(WHITE, [1.5, 0.5]),
            Piece(WHITE, [0.5, 1.5]),
            Piece(BLACK, [2.5, 0.5]),
            Piece(BLACK, [1.5, 1.5]),
            Piece(BLACK, [0.5, 2.5]),
            Figure("½", [2.5, 2.5]),
        ]),
        OptionValue::Stall(Stall::Loss) => OptionPicture::lines(&[
            Taken(WHITE, [0.5, 0.5]),
            Taken(WHITE, [1.5, 0.5]),
            Taken(WHITE, [0.5, 1.5]),
            Piece(BLACK, [2.5, 0.5]),
            Piece(BLACK, [1.5, 1.5]),
            Piece(BLACK, [0.5, 2.5]),
        ]),
        OptionValue::Stall(Stall::Pass) => OptionPicture::lines(&[
            Faint(WHITE, [0.5, 0.5]),
            Faint(WHITE, [1.5, 0.5]),
            Faint(WHITE, [0.5, 1.5]),
            Arrow(&[[2.5, 0.9], [2.5, 1.35]]),
            Piece(BLACK, [2.5, 0.5]),
            Piece(BLACK, [1.5, 1.5]),
            Piece(BLACK, [0.5, 2.5]),
        ]),
        OptionValue::Repetition(Repetition::Off) => OptionPicture::lines(&[
            Arrow(&[[0.9, 0.3], [1.8, 0.3]]),
            Arrow(&[[1.8, 0.72], [0.95, 0.72]]),
            Piece(WHITE, [0.5, 0.5]),
            Figure("4×", [0.8, 1.95]),
            Figure("5×", [2.2, 1.95]),
        ]),
        OptionValue::Repetition(Repetition::Draw) => OptionPicture::lines(&[
            Arrow(&[[0.9, 0.3], [1.8, 0.3]]),
            Arrow(&[[1.8, 0.72], [0.95, 0.72]]),
            Piece(WHITE, [0.5, 0.5]),
            Figure("3×", [0.8, 1.95]),
            Figure("½", [2.2, 1.95]),
        ]),
        OptionValue::FirstCentre(FirstCentre::Allowed) => OptionPicture::lines(&[
            Lit([0.5, 0.5]),
            Lit([1.5, 0.5]),
            Lit([2.5, 0.5]),
            Lit([0.5, 1.5]),
            Lit([2.5, 1.5]),
            Lit([0.5, 2.5]),
            Lit([1.5, 2.5]),
            Lit([2.5, 2.5]),
            Lit([1.5, 1.5]),
            Piece(WHITE, [1.5, 1.5]),
        ]),
        OptionValue::FirstCentre(FirstCentre::Forbidden) => OptionPicture::lines(&[
            Lit([0.5, 0.5]),
            Lit([1.5, 0.5]),
            Lit([2.5, 0.5]),
            Lit([0.5, 1.5]),
            Lit([2.5, 1.5]),
            Lit([0.5, 2.5]),
            Lit([1.5, 2.5]),
            Lit([2.5, 2.5]),
            Faint(WHITE, [1.5, 1.5]),
            Cross([1.5, 1.5]),
        ]),
        OptionValue::Pieces(Pieces::Three) => OptionPicture::lines(&[
            Piece(BLACK, [0.5, 0.5]),
            Piece(WHITE, [2.5, 0.5]),
            Piece(WHITE, [1.5, 1.5]),
            Piece(WHITE, [1.5, 2.5]),
            Piece(BLACK, [0.5, 2.5]),
            Piece(BLACK, [2.5, 2.5]),
        ]),
        OptionValue::Pieces(Pieces::Four) => OptionPicture::lines(&[
            Piece(BLACK, [0.5, 0.5]),
            Piece(WHITE, [2.5, 0.5]),
            Piece(BLACK, [0.5, 1.5]),
            Piece(WHITE, [1.5, 1.5]),
            Piece(WHITE, [2.5, 1.5]),
            Piece(WHITE, [0.5, 2.5]),
            Piece(BLACK, [1.5, 2.5]),
            Piece(BLACK, [2.5, 2.5]),
        ]),
        OptionValue::Moves(Moves::Lines) => OptionPicture::lines(&[
            Lit([0.5, 0.5]),
            Lit([1.5, 0.5]),
            Lit([2.5, 0.5]),
            Lit([0.5, 1.5]),
            Lit([2.5, 1.5]),
            Lit([0.5, 2.5]),
            Lit([1.5, 2.5]),
            Lit([2.5, 2.5]),
            Piece(WHITE, [1.5, 1.5]),
        ]),
        OptionValue::Moves(Moves::Straight) => OptionPicture::straight_lines(&[
            Lit([1.5, 0.5]),
            Lit([0.5, 1.5]),
            Lit([2.5, 1.5]),
            Lit([1.5, 2.5]),
            Piece(WHITE, [1.5, 1.5]),
        ]),
        OptionValue::Moves(Moves::Anywhere) => OptionPicture::straight_lines(&[
            Lit([0.5, 0.5]),
            Lit([1.5, 0.5]),
            Lit([2.5, 0.5]),
            Lit([0.5, 1.5]),
            Lit([1.5, 1.5]),
            Lit([2.5, 1.5]),
            Lit([1.5, 2.5]),
            Lit([2.5, 2.5]),
            Piece(WHITE, [0.5, 2.5]),
        ]),
        OptionValue::Lines(Lines::All) => OptionPicture::lines(&[
            Ring([0.5, 2.5]),
            Ring([1.5, 1.5]),
            Ring([2.5, 0.5]),
            Piece(WHITE, [0.5, 2.5]),
            Piece(WHITE, [1.5, 1.5]),
            Piece(WHITE, [2.5, 0.5]),
        ]),
        OptionValue::Lines(Lines::Straight) => OptionPicture::straight_lines(&[
            Ring([1.5, 0.5]),
            Ring([1.5, 1.5]),
            Ring([1.5, 2.5]),
            Piece(WHITE, [1.5, 0.5]),
            Piece(WHITE, [1.5, 1.5]),
            Piece(WHITE, [1.5, 2.5]),
        ]),
        OptionValue::Lines(Lines::Diagonal) => OptionPicture::lines(&[
            Faint(WHITE, [0.5, 0.5]),
            Faint(WHITE, [0.5, 1.5]),
            Cross([0.5, 1.5]),
            Ring([0.5, 2.5]),
            Ring([1.5, 1.5]),
            Ring([2.5, 0.5]),
            Piece(WHITE, [0.5, 2.5]),
            Piece(WHITE, [1.5, 1.5]),
            Piece(WHITE, [2.5, 0.5]),
        ]),
        OptionValue::Setup(Setup::Hand) => OptionPicture::lines(&[
            Lit([0.5, 0.5]),
            Lit([1.5, 0.5]),
            Lit([2.5, 0.5]),
            Lit([0.5, 1.5]),
            Lit([1.5, 1.5]),
            Lit([2.5, 1.5]),
            Lit([0.5, 2.5]),
            Lit([1.5, 2.5]),
            Lit([2.5, 2.5]),
        ]),
        OptionValue::Setup(Setup::Rows) => OptionPicture::lines(&[
            Piece(BLACK, [0.5, 0.5]),
            Piece(BLACK, [1.5, 0.5]),
            Piece(BLACK, [2.5, 0.5]),
            Piece(WHITE, [0.5, 2.5]),
            Piece(WHITE, [1.5, 2.5]),
            Piece(WHITE, [2.5, 2.5]),
        ]),
        OptionValue::StartRows(StartRows::Own) => OptionPicture::lines(&[
            Ring([0.5, 0.5]),
            Ring([1.5, 0.5]),
            Ring([2.5, 0.5]),
            Piece(WHITE, [0.5, 0.5]),
            Piece(WHITE, [1.5, 0.5]),
            Piece(WHITE, [2.5, 0.5]),
            Faint(WHITE, [0.5, 2.5]),
            Faint(WHITE, [1.5, 2.5]),
            Faint(WHITE, [2.5, 2.5]),
            Cross([1.5, 2.5]),
        ]),
        OptionValue::StartRows(StartRows::Both) => OptionPicture::lines(&[
            Faint(WHITE, [0.5, 0.5]),
            Faint(WHITE, [1.5, 0.5]),
            Faint(WHITE, [2.5, 0.5]),
            Cross([1.5, 0.5]),
            Faint(WHITE, [0.5, 2.5]),
            Faint(WHITE, [1.5, 2.5]),
            Faint(WHITE, [2.5, 2.5]),
            Cross([1.5, 2.5]),
        ]),
    }
}
