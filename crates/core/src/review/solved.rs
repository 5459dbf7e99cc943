//! Decisions in Tapatan, judged by its table.

use super::decision::chance_of;
use super::{Decision, Judgement, Truth};
use crate::ai::{Player, Search, tapatan};

/// Judges a decision at once.
pub(super) fn judge(decision: &Decision) -> Judgement {
    let played = chance_of(&decision.after, decision.side, decision.score);
    let mut judgement = Decision::forced(played);
    let Some(before) = decision.before.tapatan() else {
        return judgement;
    };
    let known = tapatan::evaluated_moves(before);
    let value_of = |choice| {
        let found = known.iter().find(|known| Some(known.choice) == choice);
        found.map(|found| found.value)
    };
    let choice = decision.played.first().and_then(|choice| choice.tapatan());
    let played_value = value_of(choice);
    judgement.played_truth = played_value.map(Truth::of_table);
    // By what has stood before, too: a win on the board may be drawn by repetition (TP-7).
    judgement.played = played_value.map_or(played, tapatan::Value::chance);
    judgement.forced = known.len() == 1;
    let Some(search) = Search::new(Player::best(), &decision.before, 0) else {
        return judgement;
    };
    let Some(hint) = search.hint() else {
        return judgement;
    };
    judgement.best = hint.chance.max(judgement.played);
    judgement.reason = Some(hint.reason);
    judgement.best_truth = value_of(hint.choice.tapatan()).map(Truth::of_table);
    judgement.lead = search.lead();
    if judgement.cost() > 0 {
        judgement.choices = search.best_turn();
    }
    judgement
}
