//! Rolls out the choices of one position with the same throws, until one is clearly better.

use std::collections::HashMap;

use super::estimate::Spread;
use super::turn_player::{TurnExpectation, TurnPlayer, Value, WHOLE};
use super::{BalancedThrows, RolloutParams};
use crate::rules::Side;

/// Number of rounds before any choice is dropped.
const FIRST_ROUNDS: u32 = 2;
/// Number of standard errors from which a difference counts as significant.
const CLEAR: i64 = 3;
/// Number of standard errors from which the size of a difference counts as known well enough.
const WELL_KNOWN: i64 = 8;
/// The standard error below which it counts as known too.
const SMALL_ERROR: i64 = WHOLE * 4 / 1000;
/// Choices with a smaller difference count as equal.
const NO_DIFFERENCE: i64 = WHOLE / 1000;
/// Maximum number of stored expectations, for the choices and the turns right after them.
const MOST_KEPT: usize = 2_048;

/// The comparison of a side's choices.
#[derive(Clone, Debug)]
pub(crate) struct GameRollout<P: TurnPlayer> {
    player: P,
    params: RolloutParams,
    side: Side,
    candidates: Vec<Candidate<P::End>>,
    kept: HashMap<P::End, P::Expectation>,
    /// The index of the next game, and of the choice that it's played for.
    next: (u32, usize),
    is_done: bool,
}

/// A choice with its games.
#[derive(Clone, Debug)]
struct Candidate<E> {
    end: E,
    /// `true` if it can still be the best.
    is_candidate: bool,
    /// The result of each game for the side that chooses.
    results: Vec<Value>,
}

impl<P: TurnPlayer> GameRollout<P> {
    /// A rollout before its first game, in which `side` compares the possible ends of its turn.
    pub fn new(player: P, params: RolloutParams, side: Side, ends: Vec<P::End>) -> GameRollout<P> {
        let candidate = |end| Candidate {
            end,
            is_candidate: true,
            results: Vec::new(),
        };
        GameRollout {
            player,
            is_done: ends.is_empty() || params.games == 0,
            params,
            side,
            candidates: ends.into_iter().map(candidate).collect(),
            kept: HashMap::new(),
            next: (0, 0),
        }
    }

    /// The maximum number of games for a choice, rounded up to whole rounds.
    pub fn most_games(&self) -> u32 {
        self.params.games.div_ceil(P::FIRST_THROWS) * P::FIRST_THROWS
    }

    /// The number of games played for the best choices.
    pub const fn games(&self) -> u32 {
        self.next.0
    }

    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Plays one more game for one choice. Returns the number of nodes.
    pub fn step(&mut self) -> u64 {
        let (game, place) = self.next;
        let end = self.candidates.get(place).map(|candidate| candidate.end);
        if let Some(end) = end {
            let result = self.play(&end, game).for_side(self.side);
            if let Some(candidate) = self.candidates.get_mut(place) {
                candidate.results.push(result);
            }
        }
        let rivals = self.candidates.iter().enumerate().skip(place + 1);
        let next = rivals.into_iter().find(|(_, one)| one.is_candidate);
        match next {
            Some((next, _)) => self.next.1 = next,
            None => self.end_game(),
        }
        self.player.take_nodes().max(1)
    }

    /// Ends a game that has been played for all choices that can be the best.
    fn end_game(&mut self) {
        let game = self.next.0 + 1;
        if game.is_multiple_of(P::FIRST_THROWS) {
            self.drop_rivals(game);
        }
        let first = self.candidates.iter().position(|one| one.is_candidate);
        self.next = (game, first.unwrap_or(0));
        self.is_done |= game >= self.most_games();
    }

    /// Drops choices that are clearly worse than the best.
    fn drop_rivals(&mut self, game: u32) {
        if game < FIRST_ROUNDS * P::FIRST_THROWS || !self.params.stops {
            return;
        }
        let Some(best) = self.best() else {
            return;
        };
        let mut is_open = false;
        for place in 0..self.candidates.len() {
            if place == best
                || !self
                    .candidates
                    .get(place)
                    .is_some_and(|one| one.is_candidate)
            {
                continue;
            }
            let Spread { mean, error } = self.behind(place);
            let is_clear = mean > CLEAR * error;
            let is_known = error <= SMALL_ERROR || mean > WELL_KNOWN * error;
            if is_clear && is_known {
                if let Some(candidate) = self.candidates.get_mut(place) {
                    candidate.is_candidate = false;
                }
            } else {
                is_open |= mean + 2 * error > NO_DIFFERENCE;
            }
        }
        self.is_done |= !is_open;
    }

    /// Plays a game from the end of a turn. Returns its result for the first side.
    ///
    /// The luck of a throw is the difference between its estimated value and the mean over all throws. It's subtracted
    /// from the result, so only the errors of the network remain.
    fn play(&mut self, end: &P::End, game: u32) -> Value {
        let mut throws = BalancedThrows::new(self.params.seed, game, P::FIRST_THROWS);
        let mut expectation = self.stored_expectation(end);
        let mut total = expectation.expected();
        for turn in 0..self.params.turns {
            if expectation.is_over() {
                break;
            }
            let played = self.player.play(&expectation, &mut throws);
            expectation = if turn == 0 {
                self.stored_expectation(&played.end)
            } else {
                self.player.expectation(&played.end)
            };
            total = total + expectation.expected() - played.estimated;
        }
        total
    }

    fn stored_expectation(&mut self, end: &P::End) -> P::Expectation {
        if let Some(expectation) = self.kept.get(end) {
            return expectation.clone();
        }
        let expectation = self.player.expectation(end);
        if self.kept.len() < MOST_KEPT {
            self.kept.insert(*end, expectation.clone());
        }
        expectation
    }

    /// The index of the best choice so far.
    pub fn best(&self) -> Option<usize> {
        let rivals = self.candidates.iter().enumerate();
        let rivals = rivals.filter(|(_, one)| one.is_candidate);
        let worth = |one: &Candidate<P::End>| Spread::of(one.results.iter().map(|one| one.utility));
        // The first of several equal choices.
        rivals
            .rev()
            .max_by_key(|(_, one)| worth(one).mean)
            .map(|(place, _)| place)
    }

    /// The number of games of a choice, and its win chance.
    pub fn chance(&self, place: usize) -> (u32, Spread) {
        let results = self.results(place);
        let chances = results.iter().map(|result| result.win);
        (results.len() as u32, Spread::of(chances))
    }

    /// The value of the best choice minus that of this one, over the games that both have.
    pub fn behind(&self, place: usize) -> Spread {
        let best = self.best().unwrap_or(place);
        let pairs = self.results(best).iter().zip(self.results(place));
        Spread::of(pairs.map(|(best, one)| best.utility - one.utility))
    }

    /// The win chance of the best choice minus that of this one, over the games that both have.
    pub fn chance_behind(&self, place: usize) -> Spread {
        let best = self.best().unwrap_or(place);
        let pairs = self.results(best).iter().zip(self.results(place));
        Spread::of(pairs.map(|(best, one)| best.win - one.win))
    }

    fn results(&self, place: usize) -> &[Value] {
        let candidate = self.candidates.get(place);
        candidate.map_or(&[], |candidate| &candidate.results)
    }
}
