//! Judges decisions of solved games by their tables.

use super::decision::chance_of;
use super::{Decision, Judgement};
use crate::ai::{GamePlayer as _, Player, ProvenResult, Search};
use crate::rules::{AnyMove, AnyPosition, dispatch};

/// Judges a decision at once.
pub(super) fn judge(decision: &Decision) -> Judgement {
    let played = chance_of(&decision.after, decision.side, decision.score);
    let mut judgement = Decision::forced(played);
    let known = dispatch!(AnyPosition(&decision.before), before => before.solved_moves());
    if known.is_empty() {
        return judgement;
    }
    let value_of = |choice: AnyMove| {
        let found = known.iter().find(|known| known.choice == choice);
        found.map(|found| found.result)
    };
    let played_value = decision.played.first().copied().and_then(value_of);
    judgement.proven_played = played_value;
    // The value includes earlier positions: a win on the board can be a draw by repetition (TP-7).
    judgement.played = played_value.map_or(played, ProvenResult::chance);
    judgement.forced = known.len() == 1;
    let Some(search) = Search::new(Player::best(), &decision.before, 0) else {
        return judgement;
    };
    let Some(hint) = search.hint() else {
        return judgement;
    };
    judgement.best = hint.chance.max(judgement.played);
    judgement.reason = Some(hint.reason);
    judgement.proven_best = value_of(hint.choice);
    judgement.lead = search.lead();
    if judgement.cost() > 0 {
        judgement.choices = search.best_turn();
    }
    judgement
}
