//! Decisions in Tablut, judged by searches of equal measure behind the best move and behind the one played.

use super::decision::chance_of;
use super::{Decision, Judgement, STEP_NODES, Truth};
use crate::ai::HintReason;
use crate::ai::tablut::{TablutSearch, win_probability};
use crate::rules::tablut::{Move, Position};
use crate::rules::{AnyMove, AnyPosition, MatchScore, Rules, Side};

/// The judging of one decision.
///
/// The value of a position by its own search and that of the one after it by another are not alike deep;
/// what is compared are therefore two positions with the same side to move.
#[derive(Clone, Debug)]
pub(super) struct SearchedJudge {
    side: Side,
    score: Option<MatchScore>,
    played: Move,
    forced: bool,
    nodes: u64,
    root: Box<TablutSearch>,
    before: Box<Position>,
    behind_played: Behind,
    /// None as long as the root is searched.
    behind_best: Option<Behind>,
}

/// A position after a move, with its search where the game goes on.
#[derive(Clone, Debug)]
struct Behind {
    position: Box<Position>,
    search: Option<Box<TablutSearch>>,
}

impl Behind {
    fn new(position: Position) -> Behind {
        let goes_on = position.outcome().is_none();
        Behind {
            search: goes_on.then(|| Box::new(TablutSearch::new(&position, 0))),
            position: Box::new(position),
        }
    }

    /// Whether it has been searched to the end.
    fn step(&mut self, nodes: u64) -> bool {
        self.search
            .as_mut()
            .is_none_or(|search| is_searched(search, nodes))
    }

    /// The chance of the side that moved there.
    fn chance(&self, side: Side, score: Option<MatchScore>) -> u16 {
        match &self.search {
            Some(search) => 1000 - win_probability(search.value()),
            None => chance_of(&AnyPosition::Tablut((*self.position).clone()), side, score),
        }
    }

    /// What is certain of it to the side that moved there, its move counted.
    fn truth(&self, side: Side) -> Option<Truth> {
        match &self.search {
            Some(search) => Truth::of_search(search.value()).map(Truth::before_move),
            None => Some(match self.position.outcome()?.winner {
                Some(winner) if winner == side => Truth::Won { moves: 1 },
                Some(_) => Truth::Lost { moves: 1 },
                None => Truth::Drawn,
            }),
        }
    }
}

/// Goes on with a search; true where it is at its end already.
fn is_searched(search: &mut TablutSearch, nodes: u64) -> bool {
    if search.is_done() || search.nodes() >= nodes {
        return true;
    }
    search.step(STEP_NODES.min(nodes - search.nodes()));
    false
}

impl SearchedJudge {
    /// Begins with so many nodes a search; none for a decision of another game.
    pub fn new(
        decision: &Decision,
        nodes: u64,
        root: Option<Box<TablutSearch>>,
    ) -> Option<SearchedJudge> {
        let (before, after) = (decision.before.tablut()?, decision.after.tablut()?);
        let played = decision.played.first()?.tablut()?;
        Some(SearchedJudge {
            side: decision.side,
            score: decision.score,
            played,
            forced: decision.is_forced(),
            nodes,
            root: root.unwrap_or_else(|| Box::new(TablutSearch::new(before, 0))),
            before: Box::new(before.clone()),
            behind_played: Behind::new(after.clone()),
            behind_best: None,
        })
    }

    /// Goes on; what it says once it is done.
    pub fn step(&mut self) -> Option<Judgement> {
        if !is_searched(&mut self.root, self.nodes) || !self.behind_played.step(self.nodes) {
            return None;
        }
        let best = self.root.best().unwrap_or(self.played);
        if best == self.played {
            return Some(self.judgement(best));
        }
        let behind_best = self.behind_best.get_or_insert_with(|| {
            let mut position = (*self.before).clone();
            position.advance(best);
            Behind::new(position)
        });
        if !behind_best.step(self.nodes) {
            return None;
        }
        Some(self.judgement(best))
    }

    /// How many nodes of how many have been searched. Where the best move is the one played, and where a
    /// search comes to the end, fewer are.
    pub fn progress(&self) -> (u64, u64) {
        let nodes = |behind: &Behind| behind.search.as_ref().map_or(0, |search| search.nodes());
        let best = self.behind_best.as_ref().map_or(0, nodes);
        let searched = self.root.nodes() + nodes(&self.behind_played) + best;
        (searched, 3 * self.nodes)
    }

    fn judgement(&self, best: Move) -> Judgement {
        let (side, score) = (self.side, self.score);
        let played = self.behind_played.chance(side, score);
        let mut judgement = Decision::forced(played);
        judgement.forced = self.forced;
        judgement.played_truth = self.behind_played.truth(side);
        judgement.best_truth = judgement.played_truth;
        let reason = self.root.reasons().into_iter().next();
        judgement.reason = reason.map(HintReason::Tablut);
        judgement.lead = self.root.lead();
        if let Some(behind_best) = &self.behind_best {
            let proved = Truth::of_search(self.root.value());
            judgement.best_truth = proved.or(behind_best.truth(side));
            let chance = match judgement.best_truth {
                Some(Truth::Won { .. }) => 1000,
                _ => behind_best.chance(side, score),
            };
            judgement.best = chance.max(played);
            if judgement.cost() > 0 {
                judgement.choices = vec![AnyMove::Tablut(best)];
            }
        }
        judgement
    }

    /// The search of the position after the decision.
    pub fn into_search(self) -> Option<Box<TablutSearch>> {
        self.behind_played.search
    }

    /// The best answer to what was played.
    pub fn answer(&self) -> Option<AnyMove> {
        let search = self.behind_played.search.as_ref()?;
        search.best().map(AnyMove::Tablut)
    }
}
