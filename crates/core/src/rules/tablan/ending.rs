//! How a game ends, seen from the pieces alone.

use super::ways::dead;
use super::{Field, Options, Score, Tie};
use crate::rules::{EndReason, Outcome, Side};

impl Field {
    /// What each side scores under the options, by [`Side::index`] (TN-18).
    pub(super) fn score(&self, options: &Options) -> [u8; 2] {
        Side::BOTH.map(|side| match options.score {
            Score::Home => self.home(side).count_ones() as u8,
            Score::Remaining => self.left(side),
        })
    }

    /// How many pieces a side has left, at home or not.
    fn left(&self, side: Side) -> u8 {
        self.pieces(side).count_ones() as u8
    }

    /// The result of a game that stops here (TN-18, TN-19).
    pub(super) fn result(
        &self,
        options: &Options,
        reason: EndReason,
        resigned: Option<Side>,
    ) -> Outcome {
        let score = self.score(options);
        let more = |counts: [u8; 2]| match counts[0].cmp(&counts[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        let tie = || match (options.tie, reason) {
            (Tie::Survivors, _) => more(Side::BOTH.map(|side| self.left(side))),
            (Tie::FirstFinisher, EndReason::Finished { by }) => Some(by),
            _ => None,
        };
        let winner = match reason {
            EndReason::Resigned | EndReason::OutOfTime => resigned.map(Side::other),
            EndReason::WipedOut => Side::BOTH.into_iter().find(|side| self.left(*side) > 0),
            EndReason::Finished { .. } | EndReason::Dead => more(score).or_else(tie),
            _ => None,
        };
        Outcome {
            winner,
            reason,
            score,
        }
    }

    /// Why the game ends after a single move of a side, if it does (TN-17, TN-19).
    pub(super) fn end_reason(&self, mover: Side) -> Option<EndReason> {
        if Side::BOTH.into_iter().any(|side| self.left(side) == 0) {
            return Some(EndReason::WipedOut);
        }
        [mover, mover.other()]
            .into_iter()
            .find(|side| self.finished(*side))
            .map(|by| EndReason::Finished { by })
    }

    /// How the game ends where a side's move has led to these pieces (TN-17 to TN-19); none where
    /// it goes on. A dead position is none yet: it is looked for where a turn ends.
    #[must_use]
    pub fn outcome_after_move(&self, options: &Options, mover: Side) -> Option<Outcome> {
        if !self.decided() {
            return None;
        }
        let reason = self.end_reason(mover)?;
        Some(self.result(options, reason, None))
    }

    /// How the game ends where a side's turn has ended with these pieces (TN-17 to TN-20); none
    /// where it goes on.
    #[must_use]
    pub fn outcome_after_turn(&self, options: &Options, mover: Side) -> Option<Outcome> {
        self.outcome_after_move(options, mover)
            .or_else(|| dead(self, options).then(|| self.result(options, EndReason::Dead, None)))
    }
}
