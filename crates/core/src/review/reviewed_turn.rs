//! A turn of a game with its review.

use super::{Mistake, ProvenResult, Reply};
use crate::ai::HintReason;
use crate::rules::{AnyMove, Side};

/// A turn with its review. All win chances, luck and losses are in thousandths of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// The number, from 1, counting the turns of both sides.
    pub number: u32,
    /// The side.
    pub side: Side,
    /// The index of its first event in the game's events.
    pub first_event: usize,
    /// The first side's win chance after it.
    pub chance: u16,
    /// The luck of its throws for the side that threw, 0 in a game without throws.
    pub luck: i32,
    /// The loss of its choices compared with the best ones.
    pub cost: u16,
    /// The kind of the turn.
    pub kind: TurnKind,
    /// The least lead of the best choices over the next best, if the best ones were played.
    pub found_lead: Option<u16>,
    /// The reason for the best choices of its costliest decision.
    pub reason: Option<HintReason>,
    /// The proven result before the costliest decision, for the side that chose. Tapatan always has one, Tablut only if
    /// the search reached the end.
    pub proven_best: Option<ProvenResult>,
    /// The proven result after the played choices.
    pub proven_played: Option<ProvenResult>,
    /// The better choices, `None` if the played ones were as good.
    pub better: Option<Box<Better>>,
}

/// The kind of a turn by its choices. Only turns with a choice count in averages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnKind {
    /// The turn had a choice.
    Chosen,
    /// The turn had only one way to play.
    Forced,
    /// The side had no move.
    Passed,
}

/// A better alternative to the costliest decision of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Better {
    /// The loss of the replaced choices, in thousandths of a game.
    pub cost: u16,
    /// The index of the first replaced choice in the game's events.
    pub event: usize,
    /// The number of replaced choices in a row.
    pub replaced: usize,
    /// The best choices, in order.
    pub choices: Vec<AnyMove>,
    /// The turn with the better choices, in notation.
    pub text: String,
    /// The reply that punishes the played choices. Only searched if they were an inaccuracy or worse.
    pub reply: Option<Reply>,
}

impl ReviewedTurn {
    /// The size of the mistake, `None` if the turn wasn't a mistake.
    #[must_use]
    pub const fn mistake(&self) -> Option<Mistake> {
        Mistake::of_cost(self.cost)
    }
}
