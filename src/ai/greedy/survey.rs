//! Candidates judged one after the other, and the best of them so far.

use crate::ai::whim::Whim;

/// What is looked at one by one, in a fixed order: pausing between two changes nothing.
#[derive(Clone, Debug)]
pub(super) struct Survey<C> {
    candidates: Vec<C>,
    judged: usize,
    /// The doubled judgement, the worth and the place of the best.
    best: Option<(i64, i64, usize)>,
    whim: Whim,
}

/// A candidate's worth, and how much of the game was looked at to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    /// Worth in hundredths; none for a candidate that is none after all.
    pub worth: Option<i64>,
    /// How many positions were judged or made.
    pub nodes: u64,
}

impl<C> Survey<C> {
    /// A survey of candidates none of which has been judged.
    pub fn new(candidates: Vec<C>, whim: Whim) -> Survey<C> {
        Survey {
            candidates,
            judged: 0,
            best: None,
            whim,
        }
    }

    /// Judges the next candidate, if there is one, and tells how many nodes that took.
    pub fn judge_next(&mut self, judge: impl FnOnce(&C) -> Verdict) -> Option<u64> {
        let candidate = self.candidates.get(self.judged)?;
        let Verdict { worth, nodes } = judge(candidate);
        if let Some(worth) = worth {
            // Doubled, so that a sway below two only breaks ties.
            let judgement = 2 * worth + self.whim.sway();
            if self.best.is_none_or(|(best, ..)| judgement >= best) {
                self.best = Some((judgement, worth, self.judged));
            }
        }
        self.judged += 1;
        Some(nodes)
    }

    /// Whether every candidate has been judged.
    pub fn is_done(&self) -> bool {
        self.judged >= self.candidates.len()
    }

    /// The best candidate judged so far; before the first judgement simply the first.
    pub fn best(&self) -> Option<&C> {
        let place = self.best.map_or(0, |(.., place)| place);
        self.candidates.get(place)
    }
}
