//! What was decided in a turn, and what a judge says of it.

use super::Truth;
use super::expected::ExpectedJudge;
use super::perspective::{chance_for, result};
use super::searched::SearchedJudge;
use super::solved;
use crate::ai::tablut::TablutSearch;
use crate::ai::{self, GamePlayer, HintReason, JudgeMethod};
use crate::rules::{AnyMove, AnyPosition, Expect, MatchScore, Side, with_game};

/// Choices that one side made in a row: a turn, or what lies between two throws of it.
#[derive(Clone, Debug)]
pub struct Decision {
    /// Who chose.
    pub side: Side,
    /// The position in which the first choice was made.
    pub before: AnyPosition,
    /// What was chosen, in order.
    pub played: Vec<AnyMove>,
    /// The position after the last choice.
    pub after: AnyPosition,
    /// The score of the match before the game, where it is one of a match (TW-16).
    pub score: Option<MatchScore>,
}

/// What a judge says of a decision: chances are those of the side that chose, in thousandths.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The chance with the best choices; never below the one with those played.
    pub best: u16,
    /// The chance with the choices that were played.
    pub played: u16,
    /// The best choices; empty where those played are as good.
    pub choices: Vec<AnyMove>,
    /// What speaks for them.
    pub reason: Option<HintReason>,
    /// By how much, at least, the best is ahead of the next best.
    pub lead: Option<u16>,
    /// Nothing was to be chosen.
    pub forced: bool,
    /// What is certain of the best choices.
    pub best_truth: Option<Truth>,
    /// What is certain of those played.
    pub played_truth: Option<Truth>,
}

impl Decision {
    /// Whether every choice was the only one.
    pub(super) fn is_forced(&self) -> bool {
        let mut position = self.before.clone();
        self.played.iter().all(|choice| {
            let forced = position.legal_moves().len() == 1;
            position.repeat(crate::rules::Event::Play(*choice));
            forced
        })
    }

    /// What there is to say where nothing was to be chosen.
    pub(super) const fn forced(played: u16) -> Judgement {
        Judgement {
            best: played,
            played,
            choices: Vec::new(),
            reason: None,
            lead: None,
            forced: true,
            best_truth: None,
            played_truth: None,
        }
    }
}

impl Judgement {
    /// What the choices cost against the best, in thousandths of a game.
    #[must_use]
    pub const fn cost(&self) -> u16 {
        self.best.saturating_sub(self.played)
    }
}

/// The judging of a decision, in steps.
#[derive(Clone, Debug)]
pub(super) enum Judge {
    /// By the expectation over throws.
    Expected(Box<ExpectedJudge>),
    /// By a search of Tablut.
    Searched(Box<SearchedJudge>),
    /// By the table of Tapatan.
    Solved(Box<Decision>),
}

impl Judge {
    /// Begins; `nodes` says how much is searched where a search has no end of its own, and a search of the
    /// position before the decision that has gone as far is taken up.
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

    /// Goes on for a few milliseconds at most; what it says once it is done.
    pub fn step(&mut self) -> Option<Judgement> {
        match self {
            Judge::Expected(judge) => judge.step(),
            Judge::Searched(judge) => judge.step(),
            Judge::Solved(decision) => Some(solved::judge(decision)),
        }
    }

    /// How many nodes have been searched, and how many are at most; a judge that is done at once has one.
    pub fn progress(&self) -> (u64, u64) {
        match self {
            Judge::Searched(judge) => judge.progress(),
            Judge::Expected(_) | Judge::Solved(_) => (0, 1),
        }
    }

    /// The search of the position after the decision, where one was made.
    pub fn into_search(self) -> Option<Box<TablutSearch>> {
        match self {
            Judge::Searched(judge) => judge.into_search(),
            Judge::Expected(_) | Judge::Solved(_) => None,
        }
    }
}

/// How likely a side is to win, in thousandths: by the result, by the expectation over the next throw, or by
/// what the best choice leads to.
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
