//! The events of a game: throws, choices, agreed draws, resignations and timeouts.

use crate::rules::{AnyEvent, AnyMove, AnyThrow, Side};

/// An accepted event from outside the rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A throw was made.
    Threw {
        /// The side that threw.
        side: Side,
        /// The throw.
        throw: AnyThrow,
    },
    /// A choice was played.
    Played {
        /// The side that chose.
        side: Side,
        /// The choice.
        choice: AnyMove,
    },
    /// Both sides agreed on a draw.
    DrawAgreed {
        /// The side to act.
        side: Side,
    },
    /// A side resigned, maybe out of turn.
    Resigned {
        /// The side that resigned.
        side: Side,
    },
    /// A side ran out of time and lost.
    OutOfTime {
        /// The side that ran out of time.
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
    /// The side that caused the event; for an agreed draw, the side to act.
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

    /// The event as part of a turn, `None` for a draw, resignation or timeout.
    #[must_use]
    pub const fn part_of_turn(&self) -> Option<AnyEvent> {
        match *self {
            Event::Threw { throw, .. } => Some(AnyEvent::Throw(throw)),
            Event::Played { choice, .. } => Some(AnyEvent::Play(choice)),
            Event::DrawAgreed { .. } | Event::Resigned { .. } | Event::OutOfTime { .. } => None,
        }
    }
}
