//! Judges choices before they're played.

use super::decision::{Decision, Judge, Judgement};
use crate::record::GameRecord;
use crate::rules::{AnyMove, Event, Expect};

/// The nodes of each search that has no natural end. The player waits for the judgement before the move is played.
const NODES: u64 = 3_000;

/// Judges choices before they're played, in steps.
#[derive(Clone, Debug)]
pub struct ChoiceJudge(Judge);

impl ChoiceJudge {
    /// A judge of choices that one side wants to make in a row. `None` if the rules refuse one of them, or if there's no
    /// other way to play.
    ///
    /// ```
    /// use tavoliere_core::record::GameRecord;
    /// use tavoliere_core::review::ChoiceJudge;
    /// use tavoliere_core::rules::{AnyPosition, GameKind};
    ///
    /// // White has two pieces in a row, and the third place is free.
    /// let start = AnyPosition::parse(GameKind::Tapatan, "3/bb1/ww1 W move 5 Tapatan")?;
    /// let game = GameRecord::from_position(start, 1);
    /// let cost = |text| {
    ///     let choice = game.position().read_choice(text).unwrap();
    ///     let mut judge = ChoiceJudge::new(&game, &[choice]).unwrap();
    ///     loop {
    ///         if let Some(judgement) = judge.step() {
    ///             return judgement.cost();
    ///         }
    ///     }
    /// };
    /// assert_eq!(cost("c1"), 0);
    /// assert_eq!(cost("a3"), 1000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(game: &GameRecord, choices: &[AnyMove]) -> Option<ChoiceJudge> {
        let before = game.position();
        let Expect::Move(side) = before.expect() else {
            return None;
        };
        let mut after = before.clone();
        for choice in choices {
            after.check_move(*choice).ok()?;
            after.repeat(Event::Play(*choice));
        }
        let decision = Decision {
            side,
            before: before.clone(),
            played: choices.to_vec(),
            after,
            score: game.score_before(),
        };
        if choices.is_empty() || decision.is_forced() {
            return None;
        }
        Some(ChoiceJudge(Judge::new(decision, NODES, None)))
    }

    /// Continues for a few milliseconds. Returns the judgement once it's done.
    pub fn step(&mut self) -> Option<Judgement> {
        self.0.step()
    }
}
