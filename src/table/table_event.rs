//! What has happened, for everybody who shows, sounds or tells it.

use bevy::prelude::*;

use super::Standing;
use crate::rules::{AnyIllegal, AnyStep, Side};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableEvent>().add_message::<Refused>();
}

/// Something that has happened on the table.
#[derive(Message, Clone, Debug)]
pub enum TableEvent {
    /// Another position lies on the table: a new game, a loaded one.
    Laid,
    /// One step of the rules.
    Stepped(PieceStep),
    /// Events were taken back; the position is an earlier one.
    Undone,
    /// Events were taken back one after another, the latest first, to be seen as they went.
    SteppedBack {
        /// The steps, in the order in which they are seen.
        steps: Vec<StepBack>,
        /// How every piece stands after them.
        standings: Vec<(Entity, Standing)>,
    },
    /// The position is another one of the same game, many events away.
    Jumped,
    /// The turn was declared done.
    TurnConfirmed,
}

/// An intent was refused.
#[derive(Message, Clone, Debug)]
pub struct Refused(pub Refusal);

/// One step of the rules with the piece it is about.
#[derive(Clone, Debug)]
pub struct PieceStep {
    /// The step.
    pub step: AnyStep,
    /// What it does to a piece, where it is about one.
    pub change: Option<Change>,
    /// How many events of the match are in view once this step has been shown; none where more
    /// steps of the same event follow.
    pub reveals: Option<usize>,
}

/// A step that was taken back, as it went forwards: its piece goes back from where it had gone.
#[derive(Clone, Debug)]
pub struct StepBack {
    /// The step.
    pub step: AnyStep,
    /// What it had done to the piece.
    pub change: Change,
}

/// What a step does to a piece: it travels, enters, is captured or comes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The piece.
    pub piece: Entity,
    /// Whose it is.
    pub side: Side,
    /// How it stood.
    pub from: Standing,
    /// How it stands from now on.
    pub to: Standing,
}

impl Change {
    /// The piece leaves its start cell.
    #[must_use]
    pub const fn starts(&self) -> bool {
        self.to.started && !self.from.started
    }
}

/// Why an intent was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(AnyIllegal),
    /// No turn waits to be declared done.
    NothingToConfirm,
    /// Nothing can be taken back.
    NothingToUndo,
    /// Nothing can be taken again.
    NothingToRedo,
    /// The computer is to act.
    NotYourTurn,
    /// The throws of this game are not made by hand.
    NotByHand,
    /// The sticks are to be thrown first.
    ThrowFirst,
    /// The throws are to be used first.
    MoveFirst,
    /// The turn is to be declared done, or its last move taken back.
    ConfirmFirst,
    /// The computer would rather play on.
    DrawDeclined,
    /// The rules allow it, but the lesson asks for something else.
    NotAsked,
    /// A game is looked back at, and nobody plays.
    LookingBack,
    /// The game is over.
    Over,
    /// There is no game on the table.
    NoGame,
}
