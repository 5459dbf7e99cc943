//! What a game is made of: throws, choices, agreed draws and giving up.

use crate::rules::{AnyEvent, AnyMove, AnyThrow, Side};

/// One thing that came from outside the rules and was accepted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A throw fell.
    Threw {
        /// Who threw.
        side: Side,
        /// What fell.
        throw: AnyThrow,
    },
    /// A choice was played.
    Played {
        /// Who chose.
        side: Side,
        /// What was chosen.
        choice: AnyMove,
    },
    /// Both sides agreed on a draw.
    DrawAgreed {
        /// Who was to act.
        side: Side,
    },
    /// A side gave up, perhaps out of turn.
    Resigned {
        /// Who gave up.
        side: Side,
    },
    /// A side had no time left, and lost by that.
    OutOfTime {
        /// Whose time was up.
        side: Side,
    },
}

impl Event {
    /// `true` if a choice was played.
    #[must_use]
    pub const fn is_choice(&self) -> bool {
        matches!(self, Event::Played { .. })
    }
}

impl Event {
    /// Whose doing it was; for an agreed draw, who was to act.
    #[must_use]
    pub const fn side(&self) -> Side {
        match *self {
            Event::Threw { side, .. }
            | Event::Played { side, .. }
            | Event::DrawAgreed { side }
            | Event::Resigned { side }
            | Event::OutOfTime { side } => side,
        }
    }

    /// As part of a turn, or none for what the players decide outside the rules.
    #[must_use]
    pub const fn part_of_turn(&self) -> Option<AnyEvent> {
        match *self {
            Event::Threw { throw, .. } => Some(AnyEvent::Throw(throw)),
            Event::Played { choice, .. } => Some(AnyEvent::Play(choice)),
            Event::DrawAgreed { .. } | Event::Resigned { .. } | Event::OutOfTime { .. } => None,
        }
    }
}
