//! The options of Tapatan for the panels: in groups, each value with a picture.

use crate::rules::Side::{First as WHITE, Second as BLACK};
use crate::rules::tapatan::{FirstCentre, OptionValue, Preset, Repetition, Stall};
use crate::ui::option_picture::Mark::{Arrow, Cross, Faint, Figure, Lit, Piece, Taken};
use crate::ui::option_picture::{OptionGroup, OptionPicture};

/// The groups of options, in display order.
pub(super) const GROUPS: &[OptionGroup] = &[
    OptionGroup {
        title: "new-group-placing",
        options: &["first_centre"],
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
    }
}
