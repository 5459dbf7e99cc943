//! Declares the options and the two presets of Tapatan.

use crate::rules::options::declare_options;
use crate::rules::{EndReason, Outcome, Side};

declare_options! {
    game "tapatan";
    options {
        /// Result if the side to move can't move.
        ///
        /// It never changes a game. When three pieces each leave a side without a move, the other side already has
        /// three in a row.
        stall: Stall(Stall), "TP-6" {
            /// Neither side wins.
            Draw = "draw",
            /// The side that can't move loses.
            Loss = "loss",
        }
        /// Result of the third occurrence of a position.
        repetition: Repetition(Repetition), "TP-7" {
            /// No result: the game continues.
            Off = "off",
            /// A draw.
            Draw = "draw",
        }
        /// Permission to place the first piece of the game on b2.
        first_centre: FirstCentre(FirstCentre), "TP-8" {
            /// It's allowed.
            Allowed = "allowed",
            /// It's forbidden.
            Forbidden = "forbidden",
        }
    }
    presets {
        /// The game of the source.
        Tapatan = "Tapatan";
        /// The game without the opening that wins by force.
        EvenStart = "Even start" {
            repetition: Repetition::Draw,
            first_centre: FirstCentre::Forbidden
        }
    }
}

impl Stall {
    /// The result if `blocked` must move and can't (TP-6).
    #[must_use]
    pub const fn outcome(self, blocked: Side) -> Outcome {
        let winner = match self {
            Stall::Draw => None,
            Stall::Loss => Some(blocked.other()),
        };
        ended(winner, EndReason::NoMove)
    }
}

/// The result of a game. The winner scores 1.
pub(super) const fn ended(winner: Option<Side>, reason: EndReason) -> Outcome {
    let score = match winner {
        Some(Side::First) => [1, 0],
        Some(Side::Second) => [0, 1],
        None => [0, 0],
    };
    Outcome {
        winner,
        reason,
        score,
    }
}
