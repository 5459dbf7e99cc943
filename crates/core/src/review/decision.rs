//! A decision in a turn, and a judge's verdict on it.

use super::ProvenResult;
use super::expected::ExpectedJudge;
use super::perspective::{chance_for, result};
use super::searched::SearchedJudge;
use super::solved;
use crate::ai::tablut::TablutSearch;
use crate::ai::{self, GamePlayer, HintReason, JudgeMethod};
use crate::rules::{AnyMove, AnyPosition, Expect, MatchScore, Side, with_game};

/// The choices that one side made in a row: a whole turn, or the part between two throws.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The side that chose.
    pub side: Side,
    /// The position before the first choice.
    pub before: AnyPosition,
    /// The choices, in order.
    pub played: Vec<AnyMove>,
    /// The position after the last choice.
    pub after: AnyPosition,
    /// The score of the match before the game, `None` for a single game (TW-16).
    pub score: Option<MatchScore>,
}

/// A judge's verdict on a decision. Win chances are those of the side that chose, in thousandths.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The win chance with the best choices, never below the one with the played choices.
    pub best: u16,
    /// The win chance with the played choices.
    pub played: u16,
    /// The best choices, empty if the played ones are as good.
    pub choices: Vec<AnyMove>,
    /// The reason for the best choices.
    pub reason: Option<HintReason>,
    /// The least lead of the best choices over the next best, in thousandths.
    pub lead: Option<u16>,
    /// `true` if there was only one way to play.
    pub forced: bool,
    /// The proven result with the best choices.
    pub proven_best: Option<ProvenResult>,
    /// The proven result with the played choices.
    pub proven_played: Option<ProvenResult>,
}

impl Decision {
    /// `true` if every choice was the only legal one.
    pub(super) fn is_forced(&self) -> bool {
        let mut position = self.before.clone();
        self.played.iter().all(|choice| {
            let forced = position.legal_moves().len() == 1;
            position.repeat(crate::rules::Event::Play(*choice));
            forced
        })
    }

    /// The judgement of a decision with only one way to play.
    pub(super) const fn forced(played: u16) -> Judgement {
        Judgement {
            best: played,
            played,
            choices: Vec::new(),
            reason: None,
            lead: None,
            forced: true,
            proven_best: None,
            proven_played: None,
        }
    }
}

impl Judgement {
    /// The win chance lost compared with the best choices, in thousandths of a game.
    #[must_use]
    pub const fn cost(&self) -> u16 {
        self.best.saturating_sub(self.played)
    }
}

/// A judge that works on a decision in steps.
#[derive(Clone, Debug)]
pub(super) enum Judge {
    /// Uses the expectation over throws.
    Expected(Box<ExpectedJudge>),
    /// Uses a search (Tablut).
    Searched(Box<SearchedJudge>),
    /// Uses the solved table (Tapatan).
    Solved(Box<Decision>),
}

impl Judge {
    /// Makes a judge. `nodes` limits searches that have no natural end. `before` is a search of the position before the
    /// decision; it's continued if it has searched enough.
    pub fn new(decision: Decision, nodes: u64, before: Option<Box<TablutSearch>>) -> Judge {
        match with_game!(decision.before.kind(), Game => <Game as GamePlayer>::JUDGED_BY) {
            JudgeMethod::Search => match SearchedJudge::new(&decision, nodes, before) {
                Some(judge) => Judge::Searched(Box::new(judge)),
                None => Judge::Solved(Box::new(decision)),
            },
            JudgeMethod::Table => Judge::Solved(Box::new(decision)),
            JudgeMethod::Expectation => Judge::Expected(Box::new(ExpectedJudge::new(decision))),
        }
    }

    /// Continues for a few milliseconds at most. Returns the judgement once it's done.
    pub fn step(&mut self) -> Option<Judgement> {
        match self {
            Judge::Expected(judge) => judge.step(),
            Judge::Searched(judge) => judge.step(),
            Judge::Solved(decision) => Some(solved::judge(decision)),
        }
    }

    /// The number of nodes searched, and the limit. A judge without a search returns 0 and 1.
    pub fn progress(&self) -> (u64, u64) {
        match self {
            Judge::Searched(judge) => judge.progress(),
            Judge::Expected(_) | Judge::Solved(_) => (0, 1),
        }
    }

    /// The search of the position after the decision, `None` if the judge didn't search.
    pub fn into_search(self) -> Option<Box<TablutSearch>> {
        match self {
            Judge::Searched(judge) => judge.into_search(),
            Judge::Expected(_) | Judge::Solved(_) => None,
        }
    }
}

/// The win chance of a side, in thousandths: from the result, from the expectation over the next throw, or from the
/// best choice.
pub(super) fn chance_of(position: &AnyPosition, side: Side, score: Option<MatchScore>) -> u16 {
    if let Some(outcome) = position.outcome() {
        return chance_for(side, result(outcome.winner));
    }
    let own = |acting: Side, chance: u16| match acting == side {
        true => chance,
        false => 1000_u16.saturating_sub(chance),
    };
    let chance = match position.expect() {
        Expect::Throw(acting) => ai::expectation(position, score).map(|chance| own(acting, chance)),
        Expect::Move(acting) => ai::evaluation(position).map(|chance| own(acting, chance)),
        Expect::Nothing => None,
    };
    chance.unwrap_or(500)
}
