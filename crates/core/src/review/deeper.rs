//! The second look at a turn that cost something: a deeper judgement, and the reply that punishes it.
//!
//! A judge that sees more than the first look did stands here, and its [`Judgement`] takes the place of the
//! first one ([`Review::replace`](super::Review::replace)). So far Tablut has one, a longer search.

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
    /// The deeper judge is at work.
    Judge(Box<Judge>),
    /// The reply is sought for.
    Reply(Box<ReplySearch>),
}

/// What a step has brought.
#[derive(Clone, Debug)]
pub(super) enum Look {
    /// It goes on.
    Going,
    /// A judgement that takes the place of the first one.
    Judged(Judgement),
    /// It is done, with the reply where there is one.
    Done(Option<Reply>),
}

impl DeeperLook {
    /// Begins with a decision whose best choices and cost are known so far; `nodes` says how much a search
    /// searches.
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

    /// Goes on for a few milliseconds at most.
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
                    // The search has answered already: it is only written down.
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
