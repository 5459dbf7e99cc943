//! The reply that punishes a mistake.

use super::decision::chance_of;
use super::turn_judge::written;
use super::{Decision, Mistake, STEP_NODES};
use crate::ai::{self, Player, Progress, Search};
use crate::rules::tablan::Value;
use crate::rules::{AnyMove, AnyPosition, AnyThrow, Event, Expect, MatchScore, Side};

/// A reply that punishes a mistake. In a game with throws it uses the throw with the largest gain because of the
/// mistake, weighted by its probability.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The throw, with those that end its series. Empty in a game without throws.
    pub throws: Vec<AnyThrow>,
    /// The choices, in order.
    pub choices: Vec<AnyMove>,
    /// The turn in notation.
    pub text: String,
}

/// The search for a reply.
#[derive(Clone, Debug)]
pub(super) enum ReplySearch {
    /// The throw is still unknown.
    Throw {
        /// The positions after the played choices and after the best ones.
        positions: Box<[AnyPosition; 2]>,
        /// The side that made the mistake.
        side: Side,
        score: Option<MatchScore>,
    },
    /// The best use of the throw is being searched.
    Use {
        before: Box<AnyPosition>,
        throws: Vec<AnyThrow>,
        search: Box<Search>,
    },
    /// The reply is already known.
    Known(Box<AnyPosition>, AnyMove),
    /// There's no reply.
    None,
}

impl ReplySearch {
    /// Starts the search for a reply to a decision with these best choices and this loss.
    pub fn for_decision(decision: &Decision, best: &[AnyMove], cost: u16) -> ReplySearch {
        if cost < Mistake::INACCURACY {
            return ReplySearch::None;
        }
        let mut after_best = decision.before.clone();
        for choice in best {
            after_best.repeat(Event::Play(*choice));
        }
        ReplySearch::Throw {
            positions: Box::new([decision.after.clone(), after_best]),
            side: decision.side,
            score: decision.score,
        }
    }

    /// Continues for a few milliseconds at most. `true` once it's done.
    pub fn step(&mut self) -> bool {
        match self {
            ReplySearch::Throw {
                positions,
                side,
                score,
            } => {
                *self = ReplySearch::of_throw(positions, *side, *score);
                false
            }
            ReplySearch::Use { search, .. } => search.step(STEP_NODES) == Progress::Done,
            ReplySearch::Known(..) | ReplySearch::None => true,
        }
    }

    /// The reply, `None` if it isn't found yet or doesn't exist.
    pub fn reply(&self) -> Option<Reply> {
        match self {
            ReplySearch::Use {
                before,
                throws,
                search,
            } => Some(Reply::new(before, throws.clone(), search.best_turn())),
            ReplySearch::Known(before, choice) => {
                Some(Reply::new(before, Vec::new(), vec![*choice]))
            }
            ReplySearch::Throw { .. } | ReplySearch::None => None,
        }
    }

    fn of_throw(
        [played, best]: &[AnyPosition; 2],
        side: Side,
        score: Option<MatchScore>,
    ) -> ReplySearch {
        let (played, best) = (with_turn_of(played, side), with_turn_of(best, side));
        let throws = match played.expect() {
            Expect::Throw(enemy) if enemy != side => most_gained(&played, &best),
            _ => Some(Vec::new()),
        };
        let Some(throws) = throws else {
            return ReplySearch::None;
        };
        let thrown = after_throws(&played, &throws);
        match Search::new(Player::best(), &thrown, 0) {
            Some(search) => ReplySearch::Use {
                before: Box::new(played),
                throws,
                search: Box::new(search.in_match(score)),
            },
            None => ReplySearch::None,
        }
    }
}

impl Reply {
    /// Makes a reply in a position, with its text.
    pub(super) fn new(before: &AnyPosition, throws: Vec<AnyThrow>, choices: Vec<AnyMove>) -> Reply {
        let thrown = throws.iter().copied().map(Event::Throw);
        Reply {
            text: written(before, thrown, &choices),
            throws,
            choices,
        }
    }
}

/// Passes the turn to the other side: if `side` could throw again, its series ends.
fn with_turn_of(position: &AnyPosition, side: Side) -> AnyPosition {
    let mut position = position.clone();
    if position.expect() == Expect::Throw(side) {
        position.repeat(Event::Throw(AnyThrow::Tablan(Value::Nothing)));
    }
    position
}

fn after_throws(position: &AnyPosition, throws: &[AnyThrow]) -> AnyPosition {
    let mut position = position.clone();
    for throw in throws {
        position.repeat(Event::Throw(*throw));
    }
    position
}

/// The throw with the largest gain compared with the same throw after the best choices. `None` if no throw gains
/// anything.
fn most_gained(played: &AnyPosition, best: &AnyPosition) -> Option<Vec<AnyThrow>> {
    let Expect::Throw(side) = played.expect() else {
        return None;
    };
    let mut most: Option<(i64, Vec<AnyThrow>)> = None;
    for (throw, weight) in played.throws() {
        let mut throws = vec![throw];
        let mut thrown = after_throws(played, &throws);
        if thrown.expect() == Expect::Throw(side) && matches!(throw, AnyThrow::Tablan(_)) {
            throws.push(AnyThrow::Tablan(Value::Nothing));
            thrown = after_throws(played, &throws);
        }
        if thrown.expect() != Expect::Move(side) {
            continue;
        }
        let other = after_throws(best, &throws);
        let chance = |position: &AnyPosition| match position.expect() {
            Expect::Move(acting) if acting == side => ai::evaluation(position),
            // The throw can't be used in this position.
            _ => Some(chance_of(position, side, None)),
        };
        let gain = i64::from(chance(&thrown)?) - i64::from(chance(&other)?);
        let gain = gain * i64::from(weight);
        if gain > most.as_ref().map_or(0, |(most, _)| *most) {
            most = Some((gain, throws));
        }
    }
    most.map(|(_, throws)| throws)
}
