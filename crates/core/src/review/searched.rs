//! Judges decisions in Tablut by equally long searches after the best move and after the played one.

use super::decision::chance_of;
use super::{Decision, Judgement, ProvenResult, STEP_NODES};
use crate::ai::HintReason;
use crate::ai::tablut::{TablutSearch, win_probability};
use crate::rules::tablut::{Move, Position};
use crate::rules::{AnyMove, AnyPosition, MatchScore, Rules, Side};

/// A judge of one decision.
///
/// The search of a position and the search of the position after a move have different depths. Therefore it compares
/// two positions with the same side to move.
#[derive(Clone, Debug)]
pub(super) struct SearchedJudge {
    side: Side,
    score: Option<MatchScore>,
    played: Move,
    forced: bool,
    nodes: u64,
    root: Box<TablutSearch>,
    before: Box<Position>,
    after_played: SearchedPosition,
    /// `None` while the root is being searched.
    after_best: Option<SearchedPosition>,
}

/// A position after a move, with its search if the game isn't over.
#[derive(Clone, Debug)]
struct SearchedPosition {
    position: Box<Position>,
    search: Option<Box<TablutSearch>>,
}

impl SearchedPosition {
    fn new(position: Position) -> SearchedPosition {
        let goes_on = position.outcome().is_none();
        SearchedPosition {
            search: goes_on.then(|| Box::new(TablutSearch::new(&position, 0))),
            position: Box::new(position),
        }
    }

    /// Continues the search. `true` if it's finished.
    fn step(&mut self, nodes: u64) -> bool {
        self.search
            .as_mut()
            .is_none_or(|search| is_searched(search, nodes))
    }

    /// The win chance of the side that moved.
    fn chance(&self, side: Side, score: Option<MatchScore>) -> u16 {
        match &self.search {
            Some(search) => 1000 - win_probability(search.value()),
            None => chance_of(&AnyPosition::Tablut((*self.position).clone()), side, score),
        }
    }

    /// The proven result for the side that moved, counting its move.
    fn proven_result(&self, side: Side) -> Option<ProvenResult> {
        match &self.search {
            Some(search) => ProvenResult::of_search(search.value()).map(ProvenResult::before_move),
            None => Some(match self.position.outcome()?.winner {
                Some(winner) if winner == side => ProvenResult::Won { moves: 1 },
                Some(_) => ProvenResult::Lost { moves: 1 },
                None => ProvenResult::Drawn,
            }),
        }
    }
}

/// Continues a search. `true` if it was already finished.
fn is_searched(search: &mut TablutSearch, nodes: u64) -> bool {
    if search.is_done() || search.nodes() >= nodes {
        return true;
    }
    search.step(STEP_NODES.min(nodes - search.nodes()));
    false
}

impl SearchedJudge {
    /// Makes a judge with `nodes` nodes per search, `None` for another game's decision.
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
            after_played: SearchedPosition::new(after.clone()),
            after_best: None,
        })
    }

    /// Continues. Returns the judgement once it's done.
    pub fn step(&mut self) -> Option<Judgement> {
        if !is_searched(&mut self.root, self.nodes) || !self.after_played.step(self.nodes) {
            return None;
        }
        let best = self.root.best().unwrap_or(self.played);
        if best == self.played {
            return Some(self.judgement(best));
        }
        let behind_best = self.after_best.get_or_insert_with(|| {
            let mut position = (*self.before).clone();
            position.apply_move(best);
            SearchedPosition::new(position)
        });
        if !behind_best.step(self.nodes) {
            return None;
        }
        Some(self.judgement(best))
    }

    /// The number of nodes searched, and the limit. It stays below the limit if the best move was played or if a search
    /// reaches its end.
    pub fn progress(&self) -> (u64, u64) {
        let nodes =
            |behind: &SearchedPosition| behind.search.as_ref().map_or(0, |search| search.nodes());
        let best = self.after_best.as_ref().map_or(0, nodes);
        let searched = self.root.nodes() + nodes(&self.after_played) + best;
        (searched, 3 * self.nodes)
    }

    fn judgement(&self, best: Move) -> Judgement {
        let (side, score) = (self.side, self.score);
        let played = self.after_played.chance(side, score);
        let mut judgement = Decision::forced(played);
        judgement.forced = self.forced;
        judgement.proven_played = self.after_played.proven_result(side);
        judgement.proven_best = judgement.proven_played;
        let reason = self.root.reasons().into_iter().next();
        judgement.reason = reason.map(HintReason::Tablut);
        judgement.lead = self.root.lead();
        if let Some(behind_best) = &self.after_best {
            let proved = ProvenResult::of_search(self.root.value());
            judgement.proven_best = proved.or(behind_best.proven_result(side));
            let chance = match judgement.proven_best {
                Some(ProvenResult::Won { .. }) => 1000,
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
        self.after_played.search
    }

    /// The best answer to the played move.
    pub fn answer(&self) -> Option<AnyMove> {
        let search = self.after_played.search.as_ref()?;
        search.best().map(AnyMove::Tablut)
    }
}
