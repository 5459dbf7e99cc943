//! The second look at a turn that lost win chance: a deeper judgement, and the reply that punishes it.
//!
//! A judge that sees more than the first look is created here, and its [`Judgement`] replaces the first one
//! ([`Review::replace`](super::Review::replace)). Only Tablut has one so far, a longer search.

use super::decision::Judge;
use super::reply::ReplySearch;
use super::{Decision, Judgement, Mistake, Reply};
use crate::rules::{AnyMove, AnyPosition};

/// A second look at one decision.
#[derive(Clone, Debug)]
pub(super) struct DeeperLook {
    decision: Decision,
    /// The best choices so far.
    best: Vec<AnyMove>,
    cost: u16,
    work: Work,
}

#[derive(Clone, Debug)]
enum Work {
    /// The deeper judge is working.
    Judge(Box<Judge>),
    /// The reply is being searched.
    Reply(Box<ReplySearch>),
}

/// The result of a step.
#[derive(Clone, Debug)]
pub(super) enum Look {
    /// The look isn't finished.
    Going,
    /// A judgement that replaces the first one.
    Judged(Judgement),
    /// The look is finished, with the reply if there is one.
    Done(Option<Reply>),
}

impl DeeperLook {
    /// Starts a second look. `best` and `cost` come from the first look; `nodes` limits a search.
    pub fn new(decision: Decision, best: Vec<AnyMove>, cost: u16, nodes: u64) -> DeeperLook {
        let mut look = DeeperLook {
            best,
            cost,
            work: Work::Reply(Box::new(ReplySearch::None)),
            decision,
        };
        look.work = match look.decision.before {
            AnyPosition::Tablut(_) => {
                let judge = Judge::new(look.decision.clone(), nodes, None);
                Work::Judge(Box::new(judge))
            }
            _ => look.reply_search(),
        };
        look
    }

    /// Continues for a few milliseconds at most.
    pub fn step(&mut self) -> Look {
        match &mut self.work {
            Work::Judge(judge) => {
                let Some(judgement) = judge.step() else {
                    return Look::Going;
                };
                self.best.clone_from(&judgement.choices);
                self.cost = judgement.cost();
                let answer = match &**judge {
                    Judge::Searched(judge) => judge.answer(),
                    _ => None,
                };
                self.work = match answer {
                    // The search has already found the answer, so only its text is missing.
                    Some(answer) if self.cost >= Mistake::INACCURACY => {
                        let after = Box::new(self.decision.after.clone());
                        Work::Reply(Box::new(ReplySearch::Known(after, answer)))
                    }
                    _ => self.reply_search(),
                };
                Look::Judged(judgement)
            }
            Work::Reply(search) => match search.step() {
                true => Look::Done(search.reply()),
                false => Look::Going,
            },
        }
    }

    fn reply_search(&self) -> Work {
        let search = ReplySearch::for_decision(&self.decision, &self.best, self.cost);
        Work::Reply(Box::new(search))
    }
}
