//! The options of Tablan for the panels: in groups, each value with a picture.

use crate::rules::Side::{First as BLUE, Second as RED};
use crate::rules::tablan::{
    EndingHalf, EntryOrder, FirstPlayer, MoveTiming, OptionValue, Options, Preset, Score,
    StartOrder, Tie,
};
use crate::ui::option_picture::Mark::{
    Arrow, Barred, Figure, Flag, Leap, Lit, Piece, Ring, Rule, Sticks, Taken, Thrown,
};
use crate::ui::option_picture::{OptionGroup, OptionPicture};

/// The groups of options, in display order.
pub(super) const GROUPS: &[OptionGroup] = &[
    OptionGroup {
        title: "new-group-moving",
        options: &["move", "single_half", "leap"],
    },
    OptionGroup {
        title: "new-group-starting",
        options: &[
            "first_player",
            "start_order",
            "big_start",
            "entry_order",
            "home_capture",
        ],
    },
    OptionGroup {
        title: "new-group-end",
        options: &["ending_half", "score", "tie"],
    },
];

/// The value whose picture shows a rule set best.
pub(super) const fn shown(preset: Preset) -> OptionValue {
    match preset {
        Preset::PerGioco => OptionValue::Timing(MoveTiming::EndOfSeries),
        Preset::English => OptionValue::Timing(MoveTiming::AfterEachThrow),
        Preset::Bell => OptionValue::Score(Score::Home),
    }
}

/// `true` if an option has an effect. Pieces that move after each throw leave no series for a leap (TN-9).
pub(super) fn works(options: &Options, value: OptionValue) -> bool {
    match value {
        OptionValue::Leap(_) => options.timing == MoveTiming::EndOfSeries,
        _ => true,
    }
}

/// The picture of a value's effect.
pub(super) const fn picture(value: OptionValue) -> OptionPicture {
    match value {
        OptionValue::Timing(MoveTiming::EndOfSeries) => OptionPicture::plain(
            6,
            4,
            &[
                Thrown("2", [0.7, 0.6]),
                Thrown("8", [2.2, 0.6]),
                Thrown("2", [3.7, 0.6]),
                Sticks(2, [5.2, 0.6]),
                Rule([0.1, 1.6], [5.9, 1.6]),
                Arrow(&[[0.9, 2.3], [5.6, 2.3]]),
                Piece(BLUE, [0.6, 2.3]),
                Arrow(&[[0.9, 3.4], [3.0, 3.4]]),
                Piece(BLUE, [0.6, 3.4]),
            ],
        ),
        OptionValue::Timing(MoveTiming::AfterEachThrow) => OptionPicture::plain(
            6,
            4,
            &[
                Thrown("2", [0.7, 0.6]),
                Arrow(&[[2.6, 0.6], [3.9, 0.6]]),
                Piece(BLUE, [2.3, 0.6]),
                Rule([0.1, 1.3], [5.9, 1.3]),
                Thrown("8", [0.7, 2.0]),
                Arrow(&[[2.6, 2.0], [5.7, 2.0]]),
                Piece(BLUE, [2.3, 2.0]),
                Rule([0.1, 2.7], [5.9, 2.7]),
                Sticks(2, [0.75, 3.4]),
                Figure("0", [2.3, 3.4]),
            ],
        ),
        OptionValue::SingleHalf(true) => OptionPicture::cells(
            6,
            3,
            &[
                Lit([4.5, 1.5]),
                Arrow(&[[0.8, 1.5], [4.5, 1.5]]),
                Piece(BLUE, [0.5, 1.5]),
                Thrown("8", [0.7, 0.5]),
                Figure("½", [2.0, 0.5]),
            ],
        ),
        OptionValue::SingleHalf(false) => OptionPicture::cells(
            6,
            3,
            &[
                Barred(&[[0.8, 1.5], [4.5, 1.5]]),
                Piece(BLUE, [0.5, 1.5]),
                Thrown("8", [0.7, 0.5]),
                Figure("½", [2.0, 0.5]),
            ],
        ),
        OptionValue::Leap(true) => OptionPicture::cells(
            6,
            3,
            &[
                Piece(RED, [2.5, 2.5]),
                Taken(RED, [5.5, 2.5]),
                Piece(BLUE, [0.5, 2.5]),
                Leap([0.5, 2.1], [5.5, 2.2]),
                Thrown("2", [0.6, 0.5]),
                Thrown("8", [1.8, 0.5]),
            ],
        ),
        OptionValue::Leap(false) => OptionPicture::cells(
            6,
            3,
            &[
                Taken(RED, [2.5, 2.5]),
                Taken(RED, [5.5, 2.5]),
                Piece(BLUE, [0.5, 2.5]),
                Leap([0.5, 2.1], [2.4, 2.1]),
                Leap([2.6, 2.1], [5.5, 2.2]),
                Thrown("2", [0.6, 0.5]),
                Thrown("8", [1.8, 0.5]),
            ],
        ),
        OptionValue::StartOrder(StartOrder::Strict) => OptionPicture::cells(
            6,
            3,
            &[
                Piece(BLUE, [2.5, 2.5]),
                Piece(BLUE, [3.5, 2.5]),
                Piece(BLUE, [4.5, 2.5]),
                Arrow(&[[5.5, 2.2], [5.5, 1.3]]),
                Piece(BLUE, [5.5, 2.5]),
                Ring([5.5, 2.5]),
            ],
        ),
        OptionValue::StartOrder(StartOrder::Free) => OptionPicture::cells(
            6,
            3,
            &[
                Arrow(&[[2.5, 2.2], [2.5, 1.3]]),
                Arrow(&[[3.5, 2.2], [3.5, 1.3]]),
                Arrow(&[[4.5, 2.2], [4.5, 1.3]]),
                Arrow(&[[5.5, 2.2], [5.5, 1.3]]),
                Piece(BLUE, [2.5, 2.5]),
                Piece(BLUE, [3.5, 2.5]),
                Piece(BLUE, [4.5, 2.5]),
                Piece(BLUE, [5.5, 2.5]),
            ],
        ),
        OptionValue::EntryOrder(EntryOrder::Strict) => OptionPicture::cells(
            6,
            3,
            &[
                Piece(BLUE, [5.5, 0.5]),
                Lit([4.5, 0.5]),
                Arrow(&[[1.5, 1.5], [5.5, 1.5], [4.6, 0.7]]),
                Piece(BLUE, [1.5, 1.5]),
            ],
        ),
        OptionValue::EntryOrder(EntryOrder::Free) => OptionPicture::cells(
            6,
            3,
            &[
                Piece(BLUE, [5.5, 0.5]),
                Lit([0.5, 0.5]),
                Lit([1.5, 0.5]),
                Lit([2.5, 0.5]),
                Lit([3.5, 0.5]),
                Lit([4.5, 0.5]),
                Arrow(&[[1.5, 1.5], [5.5, 1.5], [2.6, 0.6]]),
                Piece(BLUE, [1.5, 1.5]),
            ],
        ),
        OptionValue::Score(Score::Home) => OptionPicture::cells(
            6,
            3,
            &[
                Piece(BLUE, [5.5, 0.5]),
                Piece(BLUE, [4.5, 0.5]),
                Ring([5.5, 0.5]),
                Ring([4.5, 0.5]),
                Piece(BLUE, [1.5, 1.5]),
                Piece(BLUE, [3.5, 2.5]),
                Figure("2", [0.6, 0.5]),
            ],
        ),
        OptionValue::Score(Score::Remaining) => OptionPicture::cells(
            6,
            3,
            &[
                Piece(BLUE, [5.5, 0.5]),
                Piece(BLUE, [4.5, 0.5]),
                Piece(BLUE, [1.5, 1.5]),
                Piece(BLUE, [3.5, 2.5]),
                Ring([5.5, 0.5]),
                Ring([4.5, 0.5]),
                Ring([1.5, 1.5]),
                Ring([3.5, 2.5]),
                Figure("4", [0.6, 0.5]),
            ],
        ),
        OptionValue::Tie(Tie::Draw) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLUE, [1.4, 1.2]),
                Piece(RED, [4.6, 1.2]),
                Figure("5", [1.4, 2.7]),
                Figure("=", [3.0, 2.7]),
                Figure("5", [4.6, 2.7]),
                Figure("½", [3.0, 1.2]),
            ],
        ),
        OptionValue::Tie(Tie::Survivors) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLUE, [0.6, 0.7]),
                Piece(BLUE, [1.5, 0.7]),
                Piece(BLUE, [2.4, 0.7]),
                Piece(RED, [4.2, 0.7]),
                Piece(RED, [5.1, 0.7]),
                Figure("5", [1.5, 2.0]),
                Figure("=", [3.1, 2.0]),
                Figure("5", [4.65, 2.0]),
                Flag([1.5, 3.3]),
            ],
        ),
        OptionValue::Tie(Tie::FirstFinisher) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLUE, [1.5, 0.7]),
                Piece(RED, [1.5, 3.3]),
                Arrow(&[[2.0, 0.7], [5.0, 0.7]]),
                Arrow(&[[2.0, 3.3], [3.7, 3.3]]),
                Flag([5.5, 0.7]),
                Figure("5", [0.5, 2.0]),
                Figure("=", [1.5, 2.0]),
                Figure("5", [2.5, 2.0]),
            ],
        ),
        OptionValue::EndingHalf(EndingHalf::Accompanied) => OptionPicture::cells(
            6,
            3,
            &[
                Arrow(&[[3.0, 1.5], [4.5, 1.5]]),
                Piece(BLUE, [2.5, 1.5]),
                Piece(BLUE, [0.5, 2.5]),
                Flag([5.5, 1.5]),
                Thrown("8", [0.7, 0.5]),
                Figure("½", [2.0, 0.5]),
            ],
        ),
        OptionValue::EndingHalf(EndingHalf::Alone) => OptionPicture::cells(
            6,
            3,
            &[
                Arrow(&[[3.0, 1.5], [4.5, 1.5]]),
                Piece(BLUE, [2.5, 1.5]),
                Flag([5.5, 1.5]),
                Thrown("8", [0.7, 0.5]),
                Figure("½", [2.0, 0.5]),
            ],
        ),
        OptionValue::BigStart(false) => OptionPicture::cells(
            6,
            3,
            &[
                Barred(&[[5.5, 2.2], [5.5, 1.5], [1.5, 1.5]]),
                Piece(BLUE, [5.5, 2.5]),
                Piece(BLUE, [4.5, 2.5]),
                Thrown("8", [0.7, 0.5]),
            ],
        ),
        OptionValue::BigStart(true) => OptionPicture::cells(
            6,
            3,
            &[
                Arrow(&[[5.5, 2.2], [5.5, 1.5], [1.5, 1.5]]),
                Piece(BLUE, [5.5, 2.5]),
                Piece(BLUE, [4.5, 2.5]),
                Thrown("8", [0.7, 0.5]),
                Thrown("12", [2.0, 0.5]),
            ],
        ),
        OptionValue::FirstPlayer(FirstPlayer::Chosen) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLUE, [1.4, 2.0]),
                Figure("?", [3.0, 2.0]),
                Piece(RED, [4.6, 2.0]),
            ],
        ),
        OptionValue::FirstPlayer(FirstPlayer::FirstTwo) => OptionPicture::plain(
            6,
            4,
            &[
                Piece(BLUE, [0.7, 0.7]),
                Sticks(2, [2.4, 0.7]),
                Rule([0.1, 1.35], [5.9, 1.35]),
                Piece(RED, [0.7, 2.0]),
                Sticks(0, [2.4, 2.0]),
                Rule([0.1, 2.65], [5.9, 2.65]),
                Piece(BLUE, [0.7, 3.3]),
                Sticks(3, [2.4, 3.3]),
                Thrown("2", [4.1, 3.3]),
                Flag([5.5, 3.3]),
            ],
        ),
        OptionValue::HomeCapture(false) => OptionPicture::cells(
            6,
            3,
            &[
                Barred(&[[1.8, 2.5], [3.5, 2.5]]),
                Piece(BLUE, [1.5, 2.5]),
                Piece(RED, [4.5, 2.5]),
                Ring([4.5, 2.5]),
            ],
        ),
        OptionValue::HomeCapture(true) => OptionPicture::cells(
            6,
            3,
            &[
                Arrow(&[[1.8, 2.5], [3.9, 2.5]]),
                Piece(BLUE, [1.5, 2.5]),
                Taken(RED, [4.5, 2.5]),
            ],
        ),
    }
}
