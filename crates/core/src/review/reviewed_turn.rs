//! A turn of a game with what the review says of it.

use super::{Mistake, Reply, Truth};
use crate::ai::HintReason;
use crate::rules::{AnyMove, Side};

/// A turn with what the review says of it: all chances, luck and costs are in thousandths of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// From 1, counting single turns of both sides.
    pub number: u32,
    /// Whose turn.
    pub side: Side,
    /// The place of its first event in the game's events.
    pub first_event: usize,
    /// The chance of the first side after it.
    pub chance: u16,
    /// How lucky its throws were for the side that threw: 0 in a game without throws.
    pub luck: i32,
    /// What its choices cost the side that chose, against the best.
    pub cost: u16,
    /// Whether anything was to be chosen.
    pub kind: TurnKind,
    /// By how much, at least, the best was ahead of the next best, where the best was found.
    pub found_lead: Option<u16>,
    /// What speaks for the best choices of its costliest decision.
    pub reason: Option<HintReason>,
    /// What was certain before the costliest decision, to the side that chose: Tapatan always, Tablut where
    /// the search came to the end.
    pub best_truth: Option<Truth>,
    /// The same of what was played.
    pub played_truth: Option<Truth>,
    /// What would have been better; none where nothing was.
    pub better: Option<Box<Better>>,
}

/// Whether anything was to be chosen in a turn. Only turns with a choice count in averages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnKind {
    /// There was a choice.
    Chosen,
    /// There was one way to play it.
    Forced,
    /// Nothing could be played.
    Passed,
}

/// What would have been better than what was played, where that cost most.
#[derive(Clone, Debug, PartialEq)]
pub struct Better {
    /// What the choices cost that it replaces, in thousandths of a game.
    pub cost: u16,
    /// The place, in the game's events, of the first choice that it replaces.
    pub event: usize,
    /// How many choices were played there in a row.
    pub replaced: usize,
    /// The best choices, in order.
    pub choices: Vec<AnyMove>,
    /// The turn as it would have been with them, in notation.
    pub text: String,
    /// What punishes the choices that were played: sought for where they were an inaccuracy or worse.
    pub reply: Option<Reply>,
}

impl ReviewedTurn {
    /// How large a mistake it was, if any.
    #[must_use]
    pub const fn mistake(&self) -> Option<Mistake> {
        Mistake::of_cost(self.cost)
    }
}
