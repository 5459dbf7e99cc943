//! Declares the options and presets of Tablut (TT-0).

use crate::rules::options::declare_options;

declare_options! {
    game "tablut";
    options {
        /// Number of thrones (TT-20).
        thrones: Thrones(Thrones), "TT-0" {
            /// Only the Konakis. The king escapes to the edge.
            One = "one",
            /// The Konakis and the corners, by TT-20 to TT-23. The king escapes to a corner.
            Five = "five",
        }
        /// Passage over the throne once the king has left it. No effect with five thrones.
        throne: Throne(Throne), "TT-4" {
            /// No piece can stop on it or pass over it.
            Closed = "closed",
            /// Every piece can pass over it, but not stop on it.
            Transit = "transit",
        }
        /// Help of the empty throne in a capture. No effect with five thrones.
        hostile_throne: HostileThrone(bool), "TT-7" { false = "off", true = "on" }
        /// Capture of the king. No effect with five thrones.
        king: King(KingCapture), "TT-8" {
            /// By four men, or by three and the throne.
            Surrounded = "surrounded",
            /// By two men like a man, except on the throne or next to it.
            Flanked = "flanked",
        }
        /// Loss of the game if the king is shut in.
        shut_in_king_loses: ShutInKingLoses(bool), "TT-12" { true = "on", false = "off" }
        /// Draw at the third occurrence of a position.
        repetition: Repetition(bool), "TT-14" { true = "draw", false = "off" }
    }
    presets {
        /// The rules of the PerGioco text.
        Linnaeus = "Linnaeus";
        /// Pieces can pass over the empty throne.
        OpenThrone = "Open throne" { throne: Throne::Transit }
        /// The corners are thrones and the king's goals.
        FiveThrones = "Five thrones" { thrones: Thrones::Five }
        /// Two men capture the king.
        FlankedKing = "Flanked king" { king: KingCapture::Flanked }
    }
}
