//! The options of Tablan and the two named sets of them.

use crate::rules::options::declare_options;

declare_options! {
    game "tablan";
    options {
        /// Time when pieces move.
        timing as "move": Timing(MoveTiming), "TN-7" {
            /// After the last throw of the series.
            EndOfSeries = "end_of_series",
            /// After each throw.
            AfterEachThrow = "after_each_throw",
        }
        /// Move of one piece by half a throw that fits neither whole nor in two halves (TN-8c).
        single_half: SingleHalf(bool), "TN-8" { true = "on", false = "off" }
        /// Move of one piece by the whole series; without effect when moving after each throw.
        leap: Leap(bool), "TN-9" { true = "on", false = "off" }
        /// Order in which pieces can leave their base.
        start_order: StartOrder(StartOrder), "TN-11" {
            /// Only the foremost piece not yet started.
            Strict = "strict",
            /// Any.
            Free = "free",
        }
        /// Order in which the enemy base fills.
        entry_order: EntryOrder(EntryOrder), "TN-13" {
            /// Cell after cell along the path.
            Strict = "strict",
            /// Any cell without a piece of the same side.
            Free = "free",
        }
        /// Count at the end.
        score: Score(Score), "TN-18" {
            /// Pieces in the enemy base.
            Home = "home",
            /// All pieces left on the board.
            Remaining = "remaining",
        }
        /// Decision between equal scores.
        tie: Tie(Tie), "TN-18" {
            /// Nothing: the game is drawn.
            Draw = "draw",
            /// More pieces left on the board.
            Survivors = "survivors",
            /// Having finished.
            FirstFinisher = "first_finisher",
        }
        /// Start of a piece by an 8 or a 12.
        big_start: BigStart(bool), "TN-21" { false = "off", true = "on" }
    }
    presets {
        /// The Italian text.
        PerGioco = "PerGioco";
        /// The English text.
        English = "English" {
            timing: MoveTiming::AfterEachThrow,
            leap: false,
            start_order: StartOrder::Free,
            entry_order: EntryOrder::Free,
            score: Score::Remaining,
            tie: Tie::FirstFinisher
        }
    }
}
