//! The options of Tablut and the named sets of them (TT-0).

use crate::rules::options::declare_options;

declare_options! {
    game "tablut";
    options {
        /// Number of thrones (TT-20).
        thrones: Thrones(Thrones), "TT-0" {
            /// The Konakis alone; the king flees to the edge.
            One = "one",
            /// The Konakis and the corners, by TT-20 to TT-23; the king flees to a corner.
            Five = "five",
        }
        /// Passage over the throne once the king has left it; without effect with five thrones.
        throne: Throne(Throne), "TT-4" {
            /// No piece stops on it or passes over it.
            Closed = "closed",
            /// Every piece can pass over it, none can stop on it.
            Transit = "transit",
        }
        /// Help of the empty throne in a capture; without effect with five thrones.
        hostile_throne: HostileThrone(bool), "TT-7" { false = "off", true = "on" }
        /// Capture of the king; without effect with five thrones.
        king: King(KingCapture), "TT-8" {
            /// By four men, or by three and the throne.
            Surrounded = "surrounded",
            /// Away from the throne by two, like a man.
            Flanked = "flanked",
        }
        /// Loss of the game by a king who is shut in.
        shut_in_king_loses: ShutInKingLoses(bool), "TT-12" { true = "on", false = "off" }
        /// Draw at the third occurrence of a position.
        repetition: Repetition(bool), "TT-14" { true = "draw", false = "off" }
    }
    presets {
        /// The rules as PerGioco gives them.
        Linnaeus = "Linnaeus";
        /// Pieces can pass over the empty throne.
        OpenThrone = "Open throne" { throne: Throne::Transit }
        /// The corners are thrones, and the king's goal.
        FiveThrones = "Five thrones" { thrones: Thrones::Five }
        /// The king is captured by two.
        FlankedKing = "Flanked king" { king: KingCapture::Flanked }
    }
}
