//! The options of Tablut for the panels: in groups, each value with a picture.

use crate::rules::Side::{First as BLACK, Second as WHITE};
use crate::rules::tablut::{
    self, FirstMove, HostileThrone, KingCapture, NoMove, OptionValue, Options, Preset, Repetition,
    Thrones,
};
use crate::ui::option_picture::Mark::{
    Arrow, Barred, FallenKing, Figure, King, Lit, Piece, Taken, Throne,
};
use crate::ui::option_picture::{OptionGroup, OptionPicture};

/// The groups of options, in display order.
pub(super) const GROUPS: &[OptionGroup] = &[
    OptionGroup {
        title: "new-group-thrones",
        options: &["thrones", "throne", "hostile_throne", "camps"],
    },
    OptionGroup {
        title: "new-group-king",
        options: &[
            "king",
            "shut_in_king_loses",
            "king_captures",
            "pinned_defender",
        ],
    },
    OptionGroup {
        title: "new-group-turns",
        options: &["first_move", "no_move", "repetition"],
    },
];

/// The value whose picture shows a rule set best.
pub(super) const fn shown(preset: Preset) -> OptionValue {
    match preset {
        Preset::Linnaeus => OptionValue::King(KingCapture::Surrounded),
        Preset::OpenThrone => OptionValue::Throne(tablut::Throne::Transit),
        Preset::FiveThrones => OptionValue::Thrones(Thrones::Five),
        Preset::FlankedKing => OptionValue::King(KingCapture::Flanked),
        Preset::Walker => OptionValue::PinnedDefender(true),
        Preset::Ashton => OptionValue::Camps(true),
        Preset::BrainKing => OptionValue::KingCaptures(false),
    }
}

/// `true` if an option has an effect. With five thrones, their rules replace three options (TT-0).
pub(super) fn works(options: &Options, value: OptionValue) -> bool {
    match value {
        OptionValue::Throne(_) | OptionValue::HostileThrone(_) | OptionValue::King(_) => {
            options.thrones == Thrones::One
        }
        _ => true,
    }
}

/// The picture of a value's effect.
pub(super) const fn picture(value: OptionValue) -> OptionPicture {
    match value {
        OptionValue::Thrones(Thrones::One) => OptionPicture::cells(
            5,
            5,
            &[
                Throne([2.5, 2.5]),
                Arrow(&[[3.5, 1.5], [4.6, 1.5]]),
                Arrow(&[[3.5, 1.5], [3.5, 0.4]]),
                King([3.5, 1.5]),
            ],
        ),
        OptionValue::Thrones(Thrones::Five) => OptionPicture::cells(
            5,
            5,
            &[
                Throne([2.5, 2.5]),
                Throne([0.5, 0.5]),
                Throne([4.5, 0.5]),
                Throne([0.5, 4.5]),
                Throne([4.5, 4.5]),
                Arrow(&[[4.5, 2.5], [4.5, 0.7]]),
                King([4.5, 2.7]),
            ],
        ),
        OptionValue::Throne(tablut::Throne::Closed) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([2.5, 1.5]),
                Barred(&[[0.9, 1.5], [4.4, 1.5]]),
                Piece(WHITE, [0.5, 1.5]),
            ],
        ),
        OptionValue::Throne(tablut::Throne::Transit) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([2.5, 1.5]),
                Arrow(&[[0.9, 1.5], [4.6, 1.5]]),
                Piece(WHITE, [0.5, 1.5]),
            ],
        ),
        OptionValue::HostileThrone(HostileThrone::Off) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([1.5, 1.5]),
                Piece(WHITE, [2.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
            ],
        ),
        OptionValue::HostileThrone(HostileThrone::On) => OptionPicture::cells(
            5,
            3,
            &[
                Lit([1.5, 1.5]),
                Throne([1.5, 1.5]),
                Taken(WHITE, [2.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
            ],
        ),
        OptionValue::HostileThrone(HostileThrone::Always) => OptionPicture::cells(
            5,
            3,
            &[
                Lit([1.5, 1.5]),
                Throne([1.5, 1.5]),
                King([1.5, 1.5]),
                Taken(WHITE, [2.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
            ],
        ),
        OptionValue::King(KingCapture::Surrounded) => OptionPicture::cells(
            5,
            3,
            &[
                Piece(BLACK, [1.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
                Piece(BLACK, [2.5, 0.5]),
                Piece(BLACK, [2.5, 2.5]),
                FallenKing([2.5, 1.5]),
            ],
        ),
        OptionValue::King(KingCapture::Flanked) => OptionPicture::cells(
            5,
            3,
            &[
                Piece(BLACK, [1.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
                FallenKing([2.5, 1.5]),
            ],
        ),
        OptionValue::ShutInKingLoses(true) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([2.5, 1.5]),
                Piece(BLACK, [1.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
                Piece(BLACK, [2.5, 0.5]),
                Piece(BLACK, [2.5, 2.5]),
                FallenKing([2.5, 1.5]),
            ],
        ),
        OptionValue::ShutInKingLoses(false) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([2.5, 1.5]),
                Piece(BLACK, [1.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
                Piece(BLACK, [2.5, 0.5]),
                Piece(BLACK, [2.5, 2.5]),
                King([2.5, 1.5]),
                Arrow(&[[4.5, 2.5], [4.5, 0.7]]),
                Piece(WHITE, [4.5, 2.5]),
            ],
        ),
        OptionValue::Repetition(Repetition::Draw) => OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[[0.9, 1.3], [3.9, 1.3]]),
                Arrow(&[[4.1, 1.75], [1.1, 1.75]]),
                Piece(BLACK, [0.5, 1.5]),
                Figure("3×", [1.5, 0.5]),
                Figure("½", [3.5, 0.5]),
            ],
        ),
        OptionValue::Repetition(Repetition::Second) => OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[[0.9, 1.3], [3.9, 1.3]]),
                Arrow(&[[4.1, 1.75], [1.1, 1.75]]),
                Piece(BLACK, [0.5, 1.5]),
                Figure("2×", [1.5, 0.5]),
                Figure("½", [3.5, 0.5]),
            ],
        ),
        OptionValue::Repetition(Repetition::Off) => OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[[0.9, 1.3], [3.9, 1.3]]),
                Arrow(&[[4.1, 1.75], [1.1, 1.75]]),
                Piece(BLACK, [0.5, 1.5]),
                Figure("4×", [1.5, 0.5]),
                Figure("5×", [2.5, 0.5]),
                Figure("6×", [3.5, 0.5]),
            ],
        ),
        OptionValue::NoMove(NoMove::Loss) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([2.5, 1.5]),
                Piece(BLACK, [1.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
                Piece(BLACK, [2.5, 0.5]),
                Piece(BLACK, [2.5, 2.5]),
                King([2.5, 1.5]),
                Figure("0", [4.5, 0.5]),
            ],
        ),
        OptionValue::NoMove(NoMove::Draw) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([2.5, 1.5]),
                Piece(BLACK, [1.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
                Piece(BLACK, [2.5, 0.5]),
                Piece(BLACK, [2.5, 2.5]),
                King([2.5, 1.5]),
                Figure("½", [4.5, 0.5]),
            ],
        ),
        OptionValue::Camps(false) => OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[[0.9, 1.5], [2.6, 1.5]]),
                Piece(BLACK, [1.5, 0.5]),
                Piece(BLACK, [3.5, 0.5]),
                Piece(WHITE, [0.5, 1.5]),
            ],
        ),
        OptionValue::Camps(true) => OptionPicture::cells(
            5,
            3,
            &[
                Lit([1.5, 0.5]),
                Lit([2.5, 0.5]),
                Lit([3.5, 0.5]),
                Lit([2.5, 1.5]),
                Barred(&[[0.9, 1.5], [2.2, 1.5]]),
                Piece(BLACK, [1.5, 0.5]),
                Piece(BLACK, [3.5, 0.5]),
                Piece(WHITE, [0.5, 1.5]),
            ],
        ),
        OptionValue::KingCaptures(true) => OptionPicture::cells(
            5,
            3,
            &[
                King([1.5, 1.5]),
                Taken(BLACK, [2.5, 1.5]),
                Piece(WHITE, [3.5, 1.5]),
            ],
        ),
        OptionValue::KingCaptures(false) => OptionPicture::cells(
            5,
            3,
            &[
                King([1.5, 1.5]),
                Piece(BLACK, [2.5, 1.5]),
                Piece(WHITE, [3.5, 1.5]),
            ],
        ),
        OptionValue::PinnedDefender(false) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([1.5, 1.5]),
                Piece(BLACK, [0.5, 1.5]),
                Piece(BLACK, [1.5, 0.5]),
                Piece(BLACK, [1.5, 2.5]),
                King([1.5, 1.5]),
                Piece(WHITE, [2.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
            ],
        ),
        OptionValue::PinnedDefender(true) => OptionPicture::cells(
            5,
            3,
            &[
                Throne([1.5, 1.5]),
                Piece(BLACK, [0.5, 1.5]),
                Piece(BLACK, [1.5, 0.5]),
                Piece(BLACK, [1.5, 2.5]),
                King([1.5, 1.5]),
                Taken(WHITE, [2.5, 1.5]),
                Piece(BLACK, [3.5, 1.5]),
            ],
        ),
        OptionValue::FirstMove(FirstMove::Black) => OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[[1.9, 0.5], [4.6, 0.5]]),
                Piece(BLACK, [1.5, 0.5]),
                Piece(WHITE, [1.5, 2.5]),
            ],
        ),
        OptionValue::FirstMove(FirstMove::White) => OptionPicture::cells(
            5,
            3,
            &[
                Arrow(&[[1.9, 2.5], [4.6, 2.5]]),
                Piece(BLACK, [1.5, 0.5]),
                Piece(WHITE, [1.5, 2.5]),
            ],
        ),
    }
}
