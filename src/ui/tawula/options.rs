//! The options of Tawula for the panels: in groups, each value with a picture of a side's first quadrant, with point 1
//! at the right.

use crate::rules::Side::{First as WHITE, Second as BLACK};
use crate::rules::tawula::{Cappotto, EntryPoint, OptionValue, Preset};
use crate::ui::option_picture::Mark::{Arrow, Barred, Die, Faint, Figure, Flag, Lit, Piece, Ring};
use crate::ui::option_picture::{OptionGroup, OptionPicture};

/// The groups of options, in display order.
pub(super) const GROUPS: &[OptionGroup] = &[
    OptionGroup {
        title: "new-group-entering",
        options: &["entry_point", "must_enter_first"],
    },
    OptionGroup {
        title: "new-group-hitting",
        options: &["reentry_guarantee"],
    },
    OptionGroup {
        title: "new-group-end",
        options: &["capote"],
    },
];

/// The value whose picture shows a rule set best.
pub(super) const fn shown(preset: Preset) -> OptionValue {
    match preset {
        Preset::Tawula => OptionValue::EntryPoint(EntryPoint::Same),
    }
}

/// The picture of a value's effect.
pub(super) const fn picture(value: OptionValue) -> OptionPicture {
    match value {
        OptionValue::EntryPoint(EntryPoint::Same) => OptionPicture::points(&[
            Piece(WHITE, [5.5, 0.5]),
            Arrow(&[[4.6, 3.4], [3.5, 3.4], [3.5, 1.0]]),
            Piece(WHITE, [3.5, 0.5]),
            Figure("3", [2.6, 2.9]),
            Die(3, [5.2, 3.4]),
        ]),
        OptionValue::EntryPoint(EntryPoint::Next) => OptionPicture::points(&[
            Piece(WHITE, [5.5, 0.5]),
            Faint(WHITE, [3.5, 0.5]),
            Arrow(&[[4.6, 3.4], [2.5, 3.4], [2.5, 1.0]]),
            Piece(WHITE, [2.5, 0.5]),
            Figure("4", [1.6, 2.9]),
            Die(3, [5.2, 3.4]),
        ]),
        OptionValue::MustEnterFirst(false) => OptionPicture::points(&[
            Arrow(&[[4.6, 3.4], [0.5, 3.4], [0.5, 1.0]]),
            Arrow(&[[4.5, 0.75], [2.6, 0.75]]),
            Piece(WHITE, [4.5, 0.5]),
            Faint(WHITE, [0.5, 0.5]),
            Die(6, [5.2, 3.4]),
        ]),
        OptionValue::MustEnterFirst(true) => OptionPicture::points(&[
            Arrow(&[[4.6, 3.4], [0.5, 3.4], [0.5, 1.0]]),
            Barred(&[[4.5, 0.75], [2.0, 0.75]]),
            Piece(WHITE, [4.5, 0.5]),
            Faint(WHITE, [0.5, 0.5]),
            Die(6, [5.2, 3.4]),
        ]),
        OptionValue::ReentryGuarantee(true) => OptionPicture::points(&[
            Piece(BLACK, [0.5, 0.5]),
            Piece(BLACK, [0.5, 1.3]),
            Piece(BLACK, [1.5, 0.5]),
            Piece(BLACK, [1.5, 1.3]),
            Lit([2.5, 0.5]),
            Piece(BLACK, [3.5, 0.5]),
            Piece(BLACK, [3.5, 1.3]),
            Piece(BLACK, [4.5, 0.5]),
            Piece(BLACK, [4.5, 1.3]),
            Piece(BLACK, [5.5, 0.5]),
            Piece(BLACK, [5.5, 1.3]),
            Arrow(&[[2.5, 3.1], [2.5, 1.0]]),
            Piece(WHITE, [2.5, 3.4]),
        ]),
        OptionValue::ReentryGuarantee(false) => OptionPicture::points(&[
            Piece(BLACK, [0.5, 0.5]),
            Piece(BLACK, [0.5, 1.3]),
            Piece(BLACK, [1.5, 0.5]),
            Piece(BLACK, [1.5, 1.3]),
            Piece(BLACK, [2.5, 0.5]),
            Piece(BLACK, [2.5, 1.3]),
            Piece(BLACK, [3.5, 0.5]),
            Piece(BLACK, [3.5, 1.3]),
            Piece(BLACK, [4.5, 0.5]),
            Piece(BLACK, [4.5, 1.3]),
            Piece(BLACK, [5.5, 0.5]),
            Piece(BLACK, [5.5, 1.3]),
            Barred(&[[2.5, 3.2], [2.5, 1.9]]),
            Piece(WHITE, [2.5, 3.4]),
        ]),
        OptionValue::Cappotto(Cappotto::Immediate) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLACK, [1.2, 2.0]),
                Ring([1.2, 2.0]),
                Arrow(&[[1.9, 2.0], [3.4, 2.0]]),
                Flag([4.0, 2.0]),
                Figure("7", [5.1, 2.0]),
            ],
        ),
        OptionValue::Cappotto(Cappotto::OnlyIfWon) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLACK, [0.7, 1.1]),
                Ring([0.7, 1.1]),
                Arrow(&[[1.3, 1.1], [2.4, 1.1]]),
                Die(5, [3.1, 1.1]),
                Die(2, [4.2, 1.1]),
                Arrow(&[[4.8, 1.1], [5.4, 1.1], [5.4, 2.3]]),
                Flag([4.6, 3.0]),
                Figure("7", [5.5, 3.0]),
            ],
        ),
        OptionValue::Cappotto(Cappotto::Off) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLACK, [0.7, 1.1]),
                Arrow(&[[1.3, 1.1], [2.4, 1.1]]),
                Die(5, [3.1, 1.1]),
                Die(2, [4.2, 1.1]),
                Arrow(&[[4.8, 1.1], [5.4, 1.1], [5.4, 2.3]]),
                Flag([4.6, 3.0]),
                Figure("1", [5.5, 3.0]),
            ],
        ),
    }
}
