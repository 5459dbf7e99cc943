//! The closest look at a decision: rollouts in games with throws, otherwise a long search or the solved table.

use super::decision::Judge;
use super::expected::{is_declaration, is_too_long};
use super::reply::ReplySearch;
use super::{Decision, Judgement, Reply, STEP_NODES};
use crate::ai::rollout::{Estimate, Rollout, RolloutChoice, RolloutParams};
use crate::ai::{HintReason, Player, Progress, Search};
use crate::rules::{AnyMove, AnyPosition, Event};

/// The number of promising turns that are compared with the played one.
const COMPARED: usize = 4;

/// The most rollouts of each turn.
const GAMES: u32 = 600;

/// The nodes of each search of Tablut.
const SEARCH_NODES: u64 = 1_000_000;

/// A closer look at one decision. [`RolloutLook::step`] continues it; its [`Judgement`] then replaces the first one
/// ([`Review::replace`](super::Review::replace)). The same decision and seed give the same result, whatever the size of
/// the steps.
#[derive(Clone, Debug)]
pub struct RolloutLook {
    decision: Decision,
    work: Work,
    judgement: Option<Judgement>,
    /// Searched once there's a judgement.
    reply: ReplySearch,
    is_done: bool,
}

#[derive(Clone, Debug)]
enum Work {
    /// Turns are compared by rollouts.
    Rollout(Box<Compared>),
    /// The game has no throws, the decision had no choice, or its turn doesn't allow rollouts.
    Judge(Box<Judge>),
}

/// Turns that are compared by rollouts.
#[derive(Clone, Debug)]
struct Compared {
    rollout: Rollout,
    /// The index of the played turn.
    played: usize,
    /// The reason for the most promising turn.
    reason: Option<HintReason>,
}

impl RolloutLook {
    /// Starts a closer look, which takes a few milliseconds. The seed determines the throws.
    #[must_use]
    pub fn new(decision: Decision, seed: u64) -> RolloutLook {
        let work = match Compared::new(&decision, seed) {
            Some(compared) => Work::Rollout(Box::new(compared)),
            None => Work::Judge(Box::new(Judge::new(decision.clone(), SEARCH_NODES, None))),
        };
        RolloutLook {
            decision,
            work,
            judgement: None,
            reply: ReplySearch::None,
            is_done: false,
        }
    }

    /// Continues for about `nodes` nodes. `false` once it's done. A thousand nodes take less than a millisecond on a
    /// desktop, but a game of up to ten thousand nodes isn't interrupted.
    pub fn step(&mut self, nodes: u64) -> bool {
        if self.judgement.is_some() {
            self.is_done = self.is_done || self.reply.step();
            return !self.is_done;
        }
        self.judgement = match &mut self.work {
            Work::Rollout(compared) => {
                let progress = compared.rollout.step(nodes);
                (progress == Progress::Done).then(|| compared.judgement(&self.decision))
            }
            Work::Judge(judge) => {
                let steps = nodes.div_ceil(STEP_NODES).max(1);
                (0..steps).find_map(|_| judge.step())
            }
        };
        let Some(judgement) = &self.judgement else {
            return true;
        };
        self.reply =
            ReplySearch::for_decision(&self.decision, &judgement.choices, judgement.cost());
        self.is_done = matches!(self.reply, ReplySearch::None);
        !self.is_done
    }

    /// Continues until it's done.
    pub fn finish(&mut self) {
        while self.step(u64::from(u16::MAX)) {}
    }

    /// The reply that punishes the played choices. `None` before it's known, or if they weren't a mistake.
    #[must_use]
    pub fn reply(&self) -> Option<Reply> {
        self.reply.reply().filter(|_| self.is_done)
    }

    /// The judgement, `None` before it's known.
    #[must_use]
    pub const fn judgement(&self) -> Option<&Judgement> {
        self.judgement.as_ref()
    }

    /// The work done and the most work, in games or nodes. It's often done sooner.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        let (done, all) = match &self.work {
            Work::Rollout(compared) => {
                let (games, most) = compared.rollout.games();
                (games.into(), most.into())
            }
            Work::Judge(judge) => judge.progress(),
        };
        match self.judgement {
            Some(_) => (all, all),
            None => (done.min(all), all),
        }
    }

    /// The lead of the best other turn over the played one, with its standard error. `None` before it's known, or
    /// without rollouts.
    #[must_use]
    pub fn behind(&self) -> Option<Estimate> {
        match (&self.work, &self.judgement) {
            (Work::Rollout(compared), Some(_)) => {
                let choices = compared.rollout.choices();
                choices.get(compared.played).map(|played| played.behind)
            }
            _ => None,
        }
    }
}

impl Compared {
    /// Makes the rollouts of the played turn and the most promising others. `None` if rollouts aren't possible.
    fn new(decision: &Decision, seed: u64) -> Option<Compared> {
        let Decision {
            before,
            played,
            after,
            score,
            ..
        } = decision;
        let has_throws = before.kind().has_throws();
        if !has_throws || decision.is_forced() || is_declaration(before) || is_too_long(before) {
            return None;
        }
        let mut turns = Rollout::promising(before, score.as_ref(), COMPARED).ok()?;
        let place = turns.iter().position(|turn| end(before, turn) == *after);
        let place = place.unwrap_or_else(|| {
            turns.push(played.clone());
            turns.len() - 1
        });
        let mut search = Search::new(Player::best(), before, 0)?.in_match(*score);
        search.finish();
        let params = RolloutParams {
            games: GAMES,
            seed,
            score: *score,
            ..RolloutParams::default()
        };
        Some(Compared {
            rollout: Rollout::new(before, turns, params).ok()?,
            played: place,
            reason: search.hint().map(|hint| hint.reason),
        })
    }

    fn judgement(&self, decision: &Decision) -> Judgement {
        let choices = self.rollout.choices();
        let place = self.rollout.best().unwrap_or(self.played);
        let chance = |place: usize| {
            let found = choices.get(place);
            found.map_or(500, |found| thousandths(&decision.before, found))
        };
        let mut judgement = Decision::forced(chance(self.played));
        judgement.forced = false;
        judgement.best = chance(place).max(judgement.played);
        judgement.reason = self.reason.filter(|_| place == 0);
        let others = choices.iter().enumerate();
        let others = others.filter(|(other, _)| *other != place);
        let lead = others.map(|(_, other)| other.behind.mean.max(0)).min();
        judgement.lead = lead.map(|tenths| ((tenths + 5) / 10) as u16);
        if judgement.cost() > 0 {
            let best = choices.get(place).map(|best| best.choices.clone());
            judgement.choices = best.unwrap_or_default();
        }
        judgement
    }
}

/// Converts a win chance to thousandths. Only a finished game is certain.
fn thousandths(before: &AnyPosition, choice: &RolloutChoice) -> u16 {
    let rounded = (choice.chance.mean.max(0) + 5) / 10;
    let is_over = end(before, &choice.choices).outcome().is_some();
    let sure = if is_over {
        rounded.min(1000)
    } else {
        rounded.clamp(1, 999)
    };
    sure as u16
}

/// The position after some choices.
fn end(before: &AnyPosition, choices: &[AnyMove]) -> AnyPosition {
    let mut end = before.clone();
    for choice in choices {
        end.repeat(Event::Play(*choice));
    }
    end
}
