//! A rollout in one game: choices are played on with the same throws, until one is clearly better.

use std::collections::HashMap;

use super::estimate::Spread;
use super::turn_player::{Outlook, TurnPlayer, Value, WHOLE};
use super::{BalancedThrows, RolloutParams};
use crate::rules::Side;

/// Rounds of games before anything is decided.
const FIRST_ROUNDS: u32 = 2;
/// From how many standard errors on a difference is no chance.
const CLEAR: i64 = 3;
/// With how many it is also known well enough how large it is,
const WELL_KNOWN: i64 = 8;
/// or with an error of no more than this.
const SMALL_ERROR: i64 = WHOLE * 4 / 1000;
/// What lies closer together than this is equally good.
const NO_DIFFERENCE: i64 = WHOLE / 1000;
/// No more outlooks are kept: those of the choices and of the turns right behind them.
const MOST_KEPT: usize = 2_048;

/// The choices of one side, compared.
#[derive(Clone, Debug)]
pub(crate) struct GameRollout<P: TurnPlayer> {
    player: P,
    params: RolloutParams,
    side: Side,
    candidates: Vec<Candidate<P::End>>,
    kept: HashMap<P::End, P::Outlook>,
    /// The game that is played next, and the place of the choice for which.
    next: (u32, usize),
    is_done: bool,
}

/// A choice that is played on.
#[derive(Clone, Debug)]
struct Candidate<E> {
    end: E,
    /// Whether it may still be the best.
    is_rival: bool,
    /// What each game came to, for the side that chooses.
    results: Vec<Value>,
}

impl<P: TurnPlayer> GameRollout<P> {
    /// A rollout that has not begun: `side` compares where its turn may end.
    pub fn new(player: P, params: RolloutParams, side: Side, ends: Vec<P::End>) -> GameRollout<P> {
        let candidate = |end| Candidate {
            end,
            is_rival: true,
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

    /// How many games are played for a choice at most: whole rounds.
    pub fn most_games(&self) -> u32 {
        self.params.games.div_ceil(P::FIRST_THROWS) * P::FIRST_THROWS
    }

    /// How many games have been played for the best choices.
    pub const fn games(&self) -> u32 {
        self.next.0
    }

    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Plays one game more for one choice and tells how many nodes that took.
    pub fn step(&mut self) -> u64 {
        let (game, place) = self.next;
        let end = self.candidates.get(place).map(|candidate| candidate.end);
        if let Some(end) = end {
            let result = self.play(&end, game).of(self.side);
            if let Some(candidate) = self.candidates.get_mut(place) {
                candidate.results.push(result);
            }
        }
        let rivals = self.candidates.iter().enumerate().skip(place + 1);
        let next = rivals.into_iter().find(|(_, one)| one.is_rival);
        match next {
            Some((next, _)) => self.next.1 = next,
            None => self.end_game(),
        }
        self.player.take_nodes().max(1)
    }

    /// Every choice that may be the best has had the game.
    fn end_game(&mut self) {
        let game = self.next.0 + 1;
        if game.is_multiple_of(P::FIRST_THROWS) {
            self.drop_rivals(game);
        }
        let first = self.candidates.iter().position(|one| one.is_rival);
        self.next = (game, first.unwrap_or(0));
        self.is_done |= game >= self.most_games();
    }

    /// Drops what is clearly worse than the best.
    fn drop_rivals(&mut self, game: u32) {
        if game < FIRST_ROUNDS * P::FIRST_THROWS || !self.params.stops {
            return;
        }
        let Some(best) = self.best() else {
            return;
        };
        let mut is_open = false;
        for place in 0..self.candidates.len() {
            if place == best || !self.candidates.get(place).is_some_and(|one| one.is_rival) {
                continue;
            }
            let Spread { mean, error } = self.behind(place);
            let is_clear = mean > CLEAR * error;
            let is_known = error <= SMALL_ERROR || mean > WELL_KNOWN * error;
            if is_clear && is_known {
                if let Some(candidate) = self.candidates.get_mut(place) {
                    candidate.is_rival = false;
                }
            } else {
                is_open |= mean + 2 * error > NO_DIFFERENCE;
            }
        }
        self.is_done |= !is_open;
    }

    /// Plays a game on from an end: what it comes to for the first side.
    ///
    /// The luck of a throw is the difference between what it was foreseen to be worth and the mean over all
    /// throws. It is taken out of the result; what is left are the network's own errors on the way.
    fn play(&mut self, end: &P::End, game: u32) -> Value {
        let mut throws = BalancedThrows::new(self.params.seed, game, P::FIRST_THROWS);
        let mut outlook = self.kept_outlook(end);
        let mut total = outlook.expected();
        for turn in 0..self.params.turns {
            if outlook.is_over() {
                break;
            }
            let played = self.player.play(&outlook, &mut throws);
            outlook = if turn == 0 {
                self.kept_outlook(&played.end)
            } else {
                self.player.outlook(&played.end)
            };
            total = total + outlook.expected() - played.foreseen;
        }
        total
    }

    fn kept_outlook(&mut self, end: &P::End) -> P::Outlook {
        if let Some(outlook) = self.kept.get(end) {
            return outlook.clone();
        }
        let outlook = self.player.outlook(end);
        if self.kept.len() < MOST_KEPT {
            self.kept.insert(*end, outlook.clone());
        }
        outlook
    }

    /// The place of the best choice so far.
    pub fn best(&self) -> Option<usize> {
        let rivals = self.candidates.iter().enumerate();
        let rivals = rivals.filter(|(_, one)| one.is_rival);
        let worth = |one: &Candidate<P::End>| Spread::of(one.results.iter().map(|one| one.worth));
        // Of equal ones the first.
        rivals
            .rev()
            .max_by_key(|(_, one)| worth(one).mean)
            .map(|(place, _)| place)
    }

    /// How many games a choice has had, and its chance to win.
    pub fn chance(&self, place: usize) -> (u32, Spread) {
        let results = self.results(place);
        let chances = results.iter().map(|result| result.win);
        (results.len() as u32, Spread::of(chances))
    }

    /// By how much a choice is behind the best, over the games that both have had.
    pub fn behind(&self, place: usize) -> Spread {
        let best = self.best().unwrap_or(place);
        let pairs = self.results(best).iter().zip(self.results(place));
        Spread::of(pairs.map(|(best, one)| best.worth - one.worth))
    }

    /// The same in chances to win.
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
