//! The events of the table, for display, sounds and texts.

use bevy::prelude::*;

use super::Standing;
use crate::rules::{AnyIllegal, AnyStep, Side};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableEvent>().add_message::<Refused>();
}

/// An event on the table.
#[derive(Message, Clone, Debug)]
pub enum TableEvent {
    /// Another game was put on the table, new or loaded.
    SetUp,
    /// One step of the rules.
    Stepped(PieceStep),
    /// Events were undone, so the position is an earlier one.
    Undone,
    /// Events were reverted one after another, the latest first, to be shown in this order.
    SteppedBack {
        /// The steps, in the order in which they're shown.
        steps: Vec<StepBack>,
        /// The standings of all pieces after them.
        standings: Vec<(Entity, Standing)>,
    },
    /// The position is another one of the same game, many events away.
    Jumped,
    /// The turn was confirmed.
    TurnConfirmed,
}

/// A refused intent.
#[derive(Message, Clone, Debug)]
pub struct Refused(pub Refusal);

/// One step of the rules with its piece.
#[derive(Clone, Debug)]
pub struct PieceStep {
    /// The step.
    pub step: AnyStep,
    /// The change of a piece. `None` if the step concerns no piece.
    pub change: Option<Change>,
    /// The number of the game's events in view once this step has been shown. `None` if more steps of the same event
    /// follow.
    pub reveals: Option<usize>,
}

/// A reverted step, as it was played: its piece returns to the start of its movement.
#[derive(Clone, Debug)]
pub struct StepBack {
    /// The step.
    pub step: AnyStep,
    /// The change that the step had made.
    pub change: Change,
}

/// The change of a piece: it travels, enters, is captured or comes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The piece.
    pub piece: Entity,
    /// The side of the piece.
    pub side: Side,
    /// The standing before.
    pub from: Standing,
    /// The standing afterwards.
    pub to: Standing,
}

impl Change {
    /// `true` if the piece leaves its start cell.
    #[must_use]
    pub const fn starts(&self) -> bool {
        self.to.started && !self.from.started
    }
}

/// The reason why an intent was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(AnyIllegal),
    /// No turn waits for confirmation.
    NothingToConfirm,
    /// No choice can be undone.
    NothingToUndo,
    /// No choice can be redone.
    NothingToRedo,
    /// It's the computer's turn.
    NotYourTurn,
    /// The throws of this game aren't made by hand.
    NotByHand,
    /// The player must throw first.
    ThrowFirst,
    /// The player must use the throws first.
    MoveFirst,
    /// The player must confirm the turn, or undo its last choice.
    ConfirmFirst,
    /// The computer declines the draw, because it thinks that it's ahead.
    DrawDeclined,
    /// The computer declines the draw, because it can prove that it wins.
    WinDeclinesDraw,
    /// Several pieces can go to the pressed place.
    PickPiece {
        /// The number of pieces, or of places with pieces.
        pieces: usize,
    },
    /// The rules allow it, but the lesson wants something else.
    NotAsked,
    /// The game is only replayed.
    LookingBack,
    /// The game is over.
    Over,
    /// The table is empty.
    NoGame,
}
