//! Declares the options and the preset of Tawula.

use crate::rules::options::declare_options;

declare_options! {
    game "tawula";
    options {
        /// Point where a number enters a piece from the hand.
        entry_point: EntryPoint(EntryPoint), "TW-5" {
            /// A number n enters on point n.
            Same = "n",
            /// A number n enters on point n+1, but still on point n from the bar.
            Next = "n+1",
        }
        /// Obligation to enter a piece with the first number of a turn while there are pieces in hand.
        must_enter_first: MustEnterFirst(bool), "TW-6" { false = "off", true = "on" }
        /// Guarantee that a hit leaves an open point for re-entry.
        reentry_guarantee: ReentryGuarantee(bool), "TW-11" { true = "on", false = "off" }
        /// Value of the cappotto.
        cappotto as "capote": Cappotto(Cappotto), "TW-15" {
            /// It wins seven games at once.
            Immediate = "immediate",
            /// The game continues, and counts seven if the side wins it.
            OnlyIfWon = "only_if_won",
            /// It has no value.
            Off = "off",
        }
    }
    presets {
        /// The rules of the source.
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
