//! The options of Tawula and the one named set of them.

use crate::rules::options::declare_options;

declare_options! {
    game "tawula";
    options {
        /// Point on which a number enters a piece from the hand.
        entry_point: EntryPoint(EntryPoint), "TW-5" {
            /// A number n enters on point n.
            Same = "n",
            /// A number n enters on point n+1; from the bar still on point n.
            Next = "n+1",
        }
        /// Duty to enter a piece with the first number of a turn while there are pieces in hand.
        must_enter_first: MustEnterFirst(bool), "TW-6" { false = "off", true = "on" }
        /// A point that stays open for pieces on the bar.
        reentry_guarantee: ReentryGuarantee(bool), "TW-11" { true = "on", false = "off" }
        /// Worth of the cappotto.
        cappotto as "capote": Cappotto(Cappotto), "TW-15" {
            /// It wins seven games at once.
            Immediate = "immediate",
            /// The game continues, and counts seven if the side wins it.
            OnlyIfWon = "only_if_won",
            /// Nothing.
            Off = "off",
        }
    }
    presets {
        /// The source's rules.
        Tawula = "Tawula";
    }
}

impl Options {
    /// Distance beyond its number at which a piece from the hand enters (TW-5).
    pub(super) const fn shift(&self) -> u8 {
        match self.entry_point {
            EntryPoint::Same => 0,
            EntryPoint::Next => 1,
        }
    }
}
