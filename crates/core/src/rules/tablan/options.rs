//! Declares the options and presets of Tablan.

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
        /// Move of one piece by half of a throw that can't be used in full or split (TN-8c).
        single_half: SingleHalf(bool), "TN-8" { true = "on", false = "off" }
        /// Move of one piece by the whole series. No effect if pieces move after each throw.
        leap: Leap(bool), "TN-9" { true = "on", false = "off" }
        /// Order in which pieces can leave their base.
        start_order: StartOrder(StartOrder), "TN-11" {
            /// Only the front piece that hasn't started.
            Strict = "strict",
            /// Any piece.
            Free = "free",
        }
        /// Order in which the cells of the opponent's base are filled.
        entry_order: EntryOrder(EntryOrder), "TN-13" {
            /// Cell after cell along the path.
            Strict = "strict",
            /// Any cell without a piece of the same side.
            Free = "free",
        }
        /// Pieces that count at the end.
        score: Score(Score), "TN-18" {
            /// Pieces in the opponent's base.
            Home = "home",
            /// All pieces left on the board.
            Remaining = "remaining",
        }
        /// Tie-break for equal scores.
        tie: Tie(Tie), "TN-18" {
            /// None: the game is drawn.
            Draw = "draw",
            /// The number of pieces left on the board.
            Survivors = "survivors",
            /// The side that finished.
            FirstFinisher = "first_finisher",
        }
        /// Start of a piece by an 8 or a 12.
        big_start: BigStart(bool), "TN-21" { false = "off", true = "on" }
        /// First half that ends the game.
        ending_half: EndingHalf(EndingHalf), "TN-17" {
            /// Only if another piece of the side is outside and hasn't moved by this throw. A declared start needn't
            /// start a piece.
            Accompanied = "accompanied",
            /// By any piece. A declared start must start a piece. This is the reading of games before the rules date.
            Alone = "alone",
        }
        /// Capture of a piece in the opponent's base by a piece that hasn't left that base.
        home_capture: HomeCapture(bool), "TN-14" { false = "off", true = "on" }
        /// Side with the first turn.
        first_player: FirstPlayer(FirstPlayer), "TN-4" {
            /// The side that was chosen, by the players or at random.
            Chosen = "chosen",
            /// The first side to throw a 2. The chosen side throws first.
            FirstTwo = "first_two",
        }
    }
    presets {
        /// The rules of the Italian text.
        PerGioco = "PerGioco";
        /// The rules of the English text.
        English = "English" {
            timing: MoveTiming::AfterEachThrow,
            leap: false,
            start_order: StartOrder::Free,
            entry_order: EntryOrder::Free,
            score: Score::Remaining,
            tie: Tie::FirstFinisher
        }
        /// The rules of R. C. Bell's books.
        Bell = "Bell" {
            timing: MoveTiming::AfterEachThrow,
            single_half: false,
            leap: false,
            start_order: StartOrder::Free,
            entry_order: EntryOrder::Free
        }
    }
}
