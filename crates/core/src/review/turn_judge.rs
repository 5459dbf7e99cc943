//! Replays one turn and judges its decisions between throws.

use super::decision::{Judge, chance_of};
use super::expected::is_declaration;
use super::perspective::chance_for;
use super::{Better, Decision, Judgement, ReviewedTurn, TurnKind};
use crate::ai::tablut::TablutSearch;
use crate::record::Event;
use crate::rules::{AnyMove, AnyPosition, AnyTurn, Expect, MatchScore, Side};

/// The range of a turn in the events of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnSpan {
    pub number: u32,
    pub side: Side,
    pub first_event: usize,
    /// The first event after the turn.
    pub end: usize,
}

/// The choices of a turn that are decided together, and that a better turn replaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct DecisionSpan {
    pub first_event: usize,
    /// The number of choices.
    pub count: usize,
}

/// A turn that is being judged.
#[derive(Clone, Debug)]
pub(super) struct TurnJudge {
    number: u32,
    side: Side,
    first_event: usize,
    end: usize,
    score: Option<MatchScore>,
    nodes: u64,
    begin: AnyPosition,
    position: AnyPosition,
    next: usize,
    threw: bool,
    judging: Option<Judging>,
    search: Option<Box<TablutSearch>>,
    /// The side's win chance after the last judgement, if there has been no throw since.
    chance: Option<u16>,
    turn: ReviewedTurn,
    /// The loss of the costliest decision.
    costliest: Option<u16>,
}

/// A decision that is being judged.
#[derive(Clone, Debug)]
struct Judging {
    judge: Judge,
    event: usize,
    after: AnyPosition,
}

/// A turn that has been judged.
#[derive(Clone, Debug)]
pub(super) struct JudgedTurn {
    pub turn: ReviewedTurn,
    /// `true` if the turn had a throw.
    pub threw: bool,
    pub position: AnyPosition,
    /// The search of that position, if there was one.
    pub search: Option<Box<TablutSearch>>,
}

/// The choices up to the next throw, which are decided together, and the position after them.
pub(super) fn choices_from(
    position: &AnyPosition,
    events: &[Event],
) -> (Vec<AnyMove>, AnyPosition) {
    let (mut after, mut choices) = (position.clone(), Vec::new());
    for event in events {
        let Event::Played { choice, .. } = event else {
            break;
        };
        let declares = is_declaration(&after);
        if declares && !choices.is_empty() {
            break;
        }
        after.repeat(crate::rules::Event::Play(*choice));
        choices.push(*choice);
        if declares {
            break;
        }
    }
    (choices, after)
}

impl TurnJudge {
    /// Starts with the events of a turn, in the position before them.
    pub fn new(
        span: TurnSpan,
        begin: AnyPosition,
        score: Option<MatchScore>,
        nodes: u64,
        search: Option<Box<TablutSearch>>,
    ) -> TurnJudge {
        let TurnSpan {
            number,
            side,
            first_event,
            end,
        } = span;
        TurnJudge {
            number,
            side,
            first_event,
            end,
            score,
            nodes,
            position: begin.clone(),
            begin,
            next: first_event,
            threw: false,
            judging: None,
            search,
            chance: None,
            turn: ReviewedTurn {
                number,
                side,
                first_event,
                chance: 500,
                luck: 0,
                cost: 0,
                kind: TurnKind::Passed,
                found_lead: None,
                reason: None,
                proven_best: None,
                proven_played: None,
                better: None,
            },
            costliest: None,
        }
    }

    /// Continues for a few milliseconds at most. `true` once the turn is done.
    pub fn step(&mut self, events: &[Event]) -> bool {
        if let Some(judging) = &mut self.judging {
            if let Some(judgement) = judging.judge.step()
                && let Some(judging) = self.judging.take()
            {
                self.take(judging, judgement, events);
            }
            return false;
        }
        while self.next < self.end {
            match events.get(self.next) {
                Some(Event::Played { .. }) => {
                    self.begin_judging(events);
                    return false;
                }
                Some(event) => {
                    if let Some(part) = event.part_of_turn() {
                        self.position.repeat(part);
                        self.threw = true;
                        self.chance = None;
                    }
                    self.next += 1;
                }
                None => break,
            }
        }
        if self.chance.is_none() {
            self.chance = Some(chance_of(&self.position, self.side, self.score));
        }
        true
    }

    /// The judged turn, `None` if the rules haven't ended it.
    pub fn finish(mut self) -> Option<JudgedTurn> {
        let is_over = match self.position.expect() {
            Expect::Nothing => true,
            Expect::Throw(_) | Expect::Move(_) => self.position.turn_number() != self.number,
        };
        let chance = self.chance.filter(|_| is_over)?;
        self.turn.chance = chance_for(self.side, chance);
        Some(JudgedTurn {
            turn: self.turn,
            threw: self.threw,
            position: self.position,
            search: self.search,
        })
    }

    fn begin_judging(&mut self, events: &[Event]) {
        let rest = events.get(self.next..self.end).unwrap_or_default();
        let (played, after) = choices_from(&self.position, rest);
        let event = self.next;
        self.next += played.len().max(1);
        let decision = Decision {
            side: self.side,
            before: self.position.clone(),
            played,
            after: after.clone(),
            score: self.score,
        };
        let search = self.search.take();
        self.judging = Some(Judging {
            judge: Judge::new(decision, self.nodes, search),
            event,
            after,
        });
    }

    /// Stores a judgement of a decision.
    fn take(&mut self, judging: Judging, judgement: Judgement, events: &[Event]) {
        let cost = judgement.cost();
        self.turn.cost = self.turn.cost.saturating_add(cost);
        self.chance = Some(judgement.played);
        if self.turn.kind != TurnKind::Chosen {
            self.turn.kind = match judgement.forced {
                true => TurnKind::Forced,
                false => TurnKind::Chosen,
            };
        }
        // Only the costliest of several decisions is reported.
        if !judgement.forced && self.costliest.is_none_or(|costliest| cost > costliest) {
            self.costliest = Some(cost);
            let played = events.get(self.first_event..judging.event);
            let decision = DecisionSpan {
                first_event: judging.event,
                count: self.next - judging.event,
            };
            self.turn.set_better(
                &judgement,
                decision,
                &self.begin,
                played.unwrap_or_default(),
            );
        }
        self.position = judging.after;
        self.search = judging.judge.into_search();
    }
}

impl ReviewedTurn {
    /// Stores the better choices from the judgement of the turn's costliest decision. `before` is the position before
    /// the turn, `played` are the events before the decision.
    pub(super) fn set_better(
        &mut self,
        judgement: &Judgement,
        decision: DecisionSpan,
        before: &AnyPosition,
        played: &[Event],
    ) {
        self.reason = judgement.reason;
        self.proven_best = judgement.proven_best;
        self.proven_played = judgement.proven_played;
        self.found_lead = judgement.lead.filter(|_| judgement.cost() == 0);
        self.better = None;
        if judgement.cost() > 0 && !judgement.choices.is_empty() {
            let earlier = played.iter().filter_map(Event::part_of_turn);
            self.better = Some(Box::new(Better {
                cost: judgement.cost(),
                event: decision.first_event,
                replaced: decision.count,
                text: written(before, earlier, &judgement.choices),
                choices: judgement.choices.clone(),
                reply: None,
            }));
        }
    }
}

/// Writes a turn in notation, with choices at its end.
pub(super) fn written(
    before: &AnyPosition,
    earlier: impl Iterator<Item = crate::rules::AnyEvent>,
    choices: &[AnyMove],
) -> String {
    let mut turn = AnyTurn::new(before);
    let choices = choices.iter().copied().map(crate::rules::Event::Play);
    for event in earlier.chain(choices) {
        if turn.push(event).is_err() {
            break;
        }
    }
    turn.to_string()
}
