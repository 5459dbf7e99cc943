//! Decisions in games with throws, judged by the expectation over what may be thrown next.

use super::decision::chance_of;
use super::{Decision, Judgement, STEP_NODES};
use crate::ai::{Player, Progress, Search};
use crate::rules::{AnyPosition, Event};

/// Of more scoring throws than these no turn is judged: such a series comes once in some millions, and
/// nearly always by hand.
const LONGEST_SERIES: u32 = 16;

/// The judging of one decision.
#[derive(Clone, Debug)]
pub(super) struct ExpectedJudge {
    decision: Decision,
    /// The chance with what was played, once it is known.
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

    /// Goes on; what it says once it is done.
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

    /// A declaration (TN-21) only says how the series goes on: each is followed by its own chance.
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

/// Whether what is chosen is only what a throw is kept for (TN-21).
pub(super) fn is_declaration(position: &AnyPosition) -> bool {
    let tablan = position.tablan();
    tablan.is_some_and(|position| position.to_declare().is_some())
}

/// Whether so many throws are in hand that no end of the turn could be sought for.
pub(super) fn is_too_long(position: &AnyPosition) -> bool {
    position.tablan().is_some_and(|position| {
        let unused = position.unused();
        unused.map(|throw| u32::from(throw.count)).sum::<u32>() > LONGEST_SERIES
    })
}
