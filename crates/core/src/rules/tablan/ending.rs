//! Decides the end and result of a game from the pieces alone.

use super::throw_uses::is_dead_position;
use super::{Field, Options, Score, Tie};
use crate::rules::{EndReason, Outcome, Side};

impl Field {
    /// The score of each side, by [`Side::index`] (TN-18).
    pub(super) fn score(&self, options: &Options) -> [u8; 2] {
        Side::BOTH.map(|side| match options.score {
            Score::Home => self.home(side).count_ones() as u8,
            Score::Remaining => self.left(side),
        })
    }

    /// The number of a side's pieces on the board, home or not.
    fn left(&self, side: Side) -> u8 {
        self.pieces(side).count_ones() as u8
    }

    /// The result if the game ends now (TN-18, TN-19).
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

    /// The reason why the game ends after a single move of `mover`. `None` if it continues (TN-17, TN-19).
    pub(super) fn end_reason(&self, mover: Side) -> Option<EndReason> {
        if Side::BOTH.into_iter().any(|side| self.left(side) == 0) {
            return Some(EndReason::WipedOut);
        }
        [mover, mover.other()]
            .into_iter()
            .find(|side| self.finished(*side))
            .map(|by| EndReason::Finished { by })
    }

    /// The result if the game ends after a move of `mover` (TN-17 to TN-19). `None` if it continues. Dead positions
    /// aren't checked here, because they count only after a whole turn.
    #[must_use]
    pub fn outcome_after_move(&self, options: &Options, mover: Side) -> Option<Outcome> {
        if !self.decided() {
            return None;
        }
        let reason = self.end_reason(mover)?;
        Some(self.result(options, reason, None))
    }

    /// The result if the game ends after a whole turn of `mover` (TN-17 to TN-20). `None` if it continues.
    #[must_use]
    pub fn outcome_after_turn(&self, options: &Options, mover: Side) -> Option<Outcome> {
        self.outcome_after_move(options, mover).or_else(|| {
            is_dead_position(self, options).then(|| self.result(options, EndReason::Dead, None))
        })
    }
}
