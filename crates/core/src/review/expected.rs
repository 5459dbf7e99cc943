//! Judges decisions in games with throws by the expectation over the next throw.

use super::decision::chance_of;
use super::{Decision, Judgement, STEP_NODES};
use crate::ai::{Player, Progress, Search};
use crate::rules::{AnyPosition, Event};

/// The most scoring throws of a turn that is judged. Longer series occur once in millions of turns, and nearly always
/// with throws by hand.
const LONGEST_SERIES: u32 = 16;

/// The judge of one decision.
#[derive(Clone, Debug)]
pub(super) struct ExpectedJudge {
    decision: Decision,
    /// The win chance with the played choices, once it's known.
    played: Option<u16>,
    search: Option<Search>,
}

impl ExpectedJudge {
    pub fn new(decision: Decision) -> ExpectedJudge {
        ExpectedJudge {
            decision,
            played: None,
            search: None,
        }
    }

    /// Continues. Returns the judgement once it's done.
    pub fn step(&mut self) -> Option<Judgement> {
        let Decision {
            side,
            before,
            after,
            score,
            ..
        } = &self.decision;
        let Some(played) = self.played else {
            let played = chance_of(after, *side, *score);
            self.played = Some(played);
            if self.decision.is_forced() || is_too_long(before) {
                return Some(Decision::forced(played));
            }
            if is_declaration(before) {
                return Some(self.judge_declaration(played));
            }
            match Search::new(Player::best(), before, 0) {
                Some(search) => self.search = Some(search.in_match(*score)),
                None => return Some(Decision::forced(played)),
            }
            return None;
        };
        let search = self.search.as_mut()?;
        if search.step(STEP_NODES) == Progress::Thinking {
            return None;
        }
        let mut judgement = Decision::forced(played);
        judgement.forced = false;
        if let Some(hint) = search.hint() {
            if hint.reason.is_only() {
                return Some(Decision::forced(played));
            }
            judgement.best = hint.chance.max(played);
            judgement.reason = Some(hint.reason);
        }
        judgement.lead = search.lead();
        if judgement.cost() > 0 {
            judgement.choices = search.best_turn();
        }
        Some(judgement)
    }

    /// A declaration (TN-21) only decides how the series continues, so each option has its own win chance.
    fn judge_declaration(&self, played: u16) -> Judgement {
        let mut judgement = Decision::forced(played);
        judgement.forced = false;
        for choice in self.decision.before.legal_moves() {
            let mut after = self.decision.before.clone();
            after.repeat(Event::Play(choice));
            let chance = chance_of(&after, self.decision.side, self.decision.score);
            if chance > judgement.best {
                judgement.best = chance;
                judgement.choices = vec![choice];
            }
        }
        judgement
    }
}

/// `true` if the choice only declares the purpose of a throw (TN-21).
pub(super) fn is_declaration(position: &AnyPosition) -> bool {
    let tablan = position.tablan();
    tablan.is_some_and(|position| position.to_declare().is_some())
}

/// `true` if there are too many unused throws to search the ends of the turn.
pub(super) fn is_too_long(position: &AnyPosition) -> bool {
    position.tablan().is_some_and(|position| {
        let unused = position.unused();
        unused.map(|throw| u32::from(throw.count)).sum::<u32>() > LONGEST_SERIES
    })
}
