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
        /// Help of the throne in a capture. No effect with five thrones.
        hostile_throne: HostileThrone(HostileThrone), "TT-7" {
            /// None.
            Off = "off",
            /// Only of the empty throne.
            On = "on",
            /// Also of the throne on which the king is.
            Always = "always",
        }
        /// Capture of the king. No effect with five thrones.
        king: King(KingCapture), "TT-8" {
            /// By four men, or by three and the throne.
            Surrounded = "surrounded",
            /// By two men like a man, except on the throne or next to it.
            Flanked = "flanked",
        }
        /// Loss of the game if the king is shut in.
        shut_in_king_loses: ShutInKingLoses(bool), "TT-12" { true = "on", false = "off" }
        /// Draw if a position is repeated.
        repetition: Repetition(Repetition), "TT-14" {
            /// At the third occurrence.
            Draw = "draw",
            /// Never.
            Off = "off",
            /// At the second occurrence.
            Second = "second",
        }
        /// Result if the side to move can't move.
        no_move: NoMove(NoMove), "TT-13" {
            /// That side loses.
            Loss = "loss",
            /// The game is a draw.
            Draw = "draw",
        }
        /// Black's start squares as camps, which no piece enters from outside.
        camps: Camps(bool), "TT-24" { false = "off", true = "on" }
        /// Captures of men by the king.
        king_captures: KingCaptures(bool), "TT-26" { true = "on", false = "off" }
        /// Capture of the last man beside the king on the throne.
        pinned_defender: PinnedDefender(bool), "TT-27" { false = "off", true = "on" }
        /// The side that moves first.
        first_move: FirstMove(FirstMove), "TT-2" {
            /// The attackers.
            Black = "black",
            /// The defenders.
            White = "white",
        }
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
        /// The rules of Damian Walker.
        Walker = "Walker" {
            throne: Throne::Transit,
            hostile_throne: HostileThrone::On,
            king: KingCapture::Flanked,
            shut_in_king_loses: false,
            no_move: NoMove::Draw,
            pinned_defender: true
        }
        /// The rules of John C. Ashton.
        Ashton = "Ashton" {
            hostile_throne: HostileThrone::Always,
            king: KingCapture::Flanked,
            shut_in_king_loses: false,
            camps: true,
            first_move: FirstMove::White
        }
        /// The rules of the site BrainKing.
        BrainKing = "BrainKing" { throne: Throne::Transit, king_captures: false }
    }
}
