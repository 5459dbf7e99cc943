//! Searches a turn: evaluates all of its ends, then looks ahead from the best ones over the next throws.

use super::hint::reason;
use super::{Evaluator, Expectation, InHand, SCORING, TurnEnds};
use crate::ai::eval_noise::EvalNoise;
use crate::ai::game_player::{MoveHint, MoveSearch};
use crate::ai::network::CERTAIN;
use crate::rules::tablan::{Field, Move, MoveTiming, Position};
use crate::rules::{Expect, Rules, Side};

/// Number of evaluated positions after which the look-ahead stops. A choice then takes less than 5 ms.
const NODE_LIMIT: u64 = 16_000;

/// Maximum number of choices in a turn that are found one after the other.
const LONGEST_WAY: usize = 256;

/// The parameters that make a level of Tablan weaker than the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// The number of ends of a turn from which it looks ahead.
    pub breadth: usize,
    /// The number of scoring throws in the look-ahead.
    pub throws: u8,
    /// The maximum error of each evaluation, in parts of [`CERTAIN`]. 1 only breaks ties.
    pub noise: u64,
}

/// One end of the turn.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    field: Field,
    source: Source,
    /// The win chance, as far as it has been searched.
    chance: i32,
    noise: i64,
}

impl Candidate {
    /// The value for comparison. A win has no noise.
    fn score(&self) -> i64 {
        if self.chance >= CERTAIN {
            i64::MAX
        } else {
            2 * i64::from(self.chance) + self.noise
        }
    }
}

/// The source of the choice that leads to an end.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// A choice whose result is the field after the first throw used.
    Throw {
        /// The index of the end.
        index: usize,
    },
    /// A known choice.
    Choice(Move),
}

/// A search in a position that expects a choice.
#[derive(Clone, Debug)]
pub(crate) struct TurnSearch {
    position: Position,
    side: Side,
    params: LevelParams,
    noise: EvalNoise,
    expectation: Expectation,
    turn_ends: TurnEnds,
    candidates: Vec<Candidate>,
    evaluated: usize,
    /// The indices of the candidates for the look-ahead, the best first.
    selected: Vec<usize>,
    /// The number of candidates with a finished look-ahead.
    searched: usize,
    /// The number of evaluated positions.
    nodes: u64,
    best: usize,
}

impl TurnSearch {
    /// A search before its first step. `None` if no choice is expected.
    pub fn new(position: &Position, params: LevelParams, seed: u64) -> Option<TurnSearch> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        let evaluator = Evaluator::of(position.options());
        let mut turn_ends = TurnEnds::default();
        let mut candidates = Vec::new();
        find_candidates(position, side, &mut turn_ends, &mut candidates);
        Some(TurnSearch {
            position: *position,
            side,
            params,
            noise: EvalNoise::new(seed, params.noise),
            expectation: Expectation::new(evaluator),
            turn_ends,
            candidates,
            evaluated: 0,
            selected: Vec::new(),
            searched: 0,
            nodes: 0,
            best: 0,
        })
    }

    fn evaluate_next(&mut self) {
        let noise = self.noise.sample();
        let side = self.side;
        let Some(candidate) = self.candidates.get_mut(self.evaluated) else {
            return;
        };
        candidate.chance = self.expectation.evaluator().chance(&candidate.field, side);
        candidate.noise = noise;
        self.evaluated += 1;
        if self.score(self.evaluated - 1) > self.score(self.best) {
            self.best = self.evaluated - 1;
        }
        if self.evaluated == self.candidates.len() {
            self.select();
        }
    }

    /// Selects the candidates for the look-ahead.
    fn select(&mut self) {
        // A turn that wins at once needs no look-ahead.
        if self.score(self.best) == i64::MAX || self.params.breadth == 0 {
            return;
        }
        self.selected = (0..self.candidates.len()).collect();
        let candidates = &self.candidates;
        let score = |index: &usize| candidates.get(*index).map(Candidate::score);
        self.selected
            .sort_by_key(|index| std::cmp::Reverse(score(index)));
        self.selected.truncate(self.params.breadth);
    }

    fn search_next(&mut self) {
        let Some(index) = self.selected.get(self.searched).copied() else {
            return;
        };
        if let Some(candidate) = self.candidates.get_mut(index) {
            candidate.chance =
                self.expectation
                    .chance(&candidate.field, self.side, self.params.throws);
        }
        // Values with look-ahead aren't compared with values without it.
        if self.searched == 0 || self.score(index) > self.score(self.best) {
            self.best = index;
        }
        self.searched += 1;
    }

    fn score(&self, index: usize) -> i64 {
        self.candidates
            .get(index)
            .map_or(i64::MIN, Candidate::score)
    }

    /// The pieces at the end of the best turn so far.
    pub fn result(&self) -> Option<&Field> {
        self.candidates.get(self.best).map(|best| &best.field)
    }

    /// The win chance after the best choice so far, in parts of [`CERTAIN`].
    pub fn chance(&self) -> Option<i32> {
        let best = self.candidates.get(self.best)?;
        (self.evaluated > 0).then_some(best.chance)
    }

    /// The same win chance in thousandths.
    pub fn thousandths(&self) -> Option<u16> {
        self.chance().map(thousandths)
    }

    /// The number of ends that the turn can have.
    pub fn ends(&self) -> usize {
        self.candidates.len()
    }

    /// The searched position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The choice that leads to a candidate.
    fn choice_of(&self, candidate: usize) -> Option<Move> {
        let choices = self.position.legal_moves();
        let first = choices.first().copied();
        match self.candidates.get(candidate).map(|found| found.source) {
            Some(Source::Choice(choice)) => Some(choice),
            Some(Source::Throw { index }) => self.first_choice(index, &choices).or(first),
            None => first,
        }
    }

    /// The most promising turns, at most `most`, each as the choices that lead to its end. Those with look-ahead come
    /// first.
    pub fn promising(&self, most: usize) -> Vec<Vec<Move>> {
        let (searched, others) = self
            .selected
            .split_at(self.searched.min(self.selected.len()));
        let mut ranked = searched.to_vec();
        ranked.sort_by_key(|index| std::cmp::Reverse(self.score(*index)));
        ranked.extend(others);
        if ranked.is_empty() && !self.candidates.is_empty() {
            ranked.push(self.best);
        }
        let ways = ranked
            .into_iter()
            .take(most)
            .map(|index| self.way_to(index));
        ways.collect()
    }

    /// The choices that lead to the end of a candidate.
    fn way_to(&self, candidate: usize) -> Vec<Move> {
        let Some(target) = self.candidates.get(candidate).map(|end| &end.field) else {
            return Vec::new();
        };
        let mut way: Vec<Move> = self.choice_of(candidate).into_iter().collect();
        let mut position = self.position;
        if let Some(first) = way.first() {
            position.apply_move(*first);
        }
        while position.expect() == Expect::Move(self.side) && way.len() < LONGEST_WAY {
            let Some(rest) = TurnSearch::new(&position, self.params, 0) else {
                break;
            };
            let candidate = rest.candidates.iter().position(|end| end.field == *target);
            let Some(choice) = candidate.and_then(|found| rest.choice_of(found)) else {
                break;
            };
            position.apply_move(choice);
            way.push(choice);
        }
        way
    }

    /// The first choice on the way to an end.
    fn first_choice(&self, index: usize, choices: &[Move]) -> Option<Move> {
        let end = self.turn_ends.ends().get(index)?;
        let start = self.turn_ends.start(end)?;
        let arrives = |choice: &Move| {
            if choice.value() != start.value {
                return false;
            }
            let mut next = self.position;
            next.apply_move(*choice);
            if next.pending_half().is_none() {
                return *next.field() == start.field;
            }
            next.legal_moves().into_iter().any(|second| {
                let mut last = next;
                last.apply_move(second);
                *last.field() == start.field
            })
        };
        choices.iter().copied().find(arrives)
    }
}

impl MoveSearch<Position> for TurnSearch {
    fn step(&mut self, _nodes: u64) -> u64 {
        let nodes = if self.evaluated < self.candidates.len() {
            self.evaluate_next();
            1
        } else {
            self.search_next();
            self.expectation.take_nodes()
        };
        self.nodes += nodes;
        nodes
    }

    fn is_done(&self) -> bool {
        let looked_ahead =
            self.searched >= self.selected.len() || self.searched > 0 && self.nodes >= NODE_LIMIT;
        self.evaluated >= self.candidates.len() && looked_ahead
    }

    fn best(&self) -> Option<Move> {
        self.choice_of(self.best)
    }

    /// For a very long series only the first choices are found, because not all ends are searched.
    fn turn(&self) -> Vec<Move> {
        self.way_to(self.best)
    }

    fn lead(&self) -> Option<u16> {
        let searched = self.selected.get(..self.searched)?;
        let others = searched.iter().filter(|index| **index != self.best);
        let next = others.filter_map(|index| Some(self.candidates.get(*index)?.chance));
        Some(self.thousandths()?.saturating_sub(thousandths(next.max()?)))
    }

    fn hint(&self) -> Option<MoveHint<Position>> {
        Some(MoveHint {
            choice: self.best()?,
            reason: reason(self)?,
            chance: self.thousandths()?,
        })
    }
}

/// A chance in thousandths. Only certain results are rounded to 0 or 1000.
pub(super) fn thousandths(chance: i32) -> u16 {
    let rounded = (chance * 1000 + CERTAIN / 2) / CERTAIN;
    match chance {
        ..=0 => 0,
        CERTAIN.. => 1000,
        _ => rounded.clamp(1, 999) as u16,
    }
}

/// The unused throws, by value.
pub(super) fn in_hand(position: &Position) -> InHand {
    SCORING.map(|value| {
        let like = position.unused().filter(|throw| throw.value == value);
        like.map(|throw| throw.count).sum()
    })
}

/// `true` if one piece can use all throws together (TN-9).
pub(super) fn may_leap(position: &Position, in_hand: InHand) -> bool {
    let options = position.options();
    let left: u32 = in_hand.into_iter().map(u32::from).sum();
    options.leap && options.timing == MoveTiming::EndOfSeries && left == position.series_length()
}

/// Finds the ends of a turn.
fn find_candidates(
    position: &Position,
    side: Side,
    turn_ends: &mut TurnEnds,
    candidates: &mut Vec<Candidate>,
) {
    let candidate = |field, source| Candidate {
        field,
        source,
        chance: 0,
        noise: 0,
    };
    let declared = position.unused().any(|throw| throw.start);
    if !declared && position.to_declare().is_none() && position.pending_half().is_none() {
        let in_hand = in_hand(position);
        let leap = may_leap(position, in_hand);
        let ends = turn_ends.find(position.options(), side, position.field(), in_hand, leap);
        let found = ends.iter().enumerate();
        candidates.extend(found.map(|(index, end)| candidate(end.field, Source::Throw { index })));
        return;
    }
    // In the middle of a throw, or with a declared throw (TN-21), each choice is tried.
    for choice in position.legal_moves() {
        let mut next = *position;
        next.apply_move(choice);
        let mut ends = vec![next];
        if next.pending_half().is_some() {
            ends = next
                .legal_moves()
                .into_iter()
                .map(|second| {
                    let mut last = next;
                    last.apply_move(second);
                    last
                })
                .collect();
        }
        for end in ends {
            let (field, source) = (*end.field(), Source::Choice(choice));
            let mut used = false;
            if end.expect() == Expect::Move(side) {
                let in_hand = in_hand(&end);
                let leap = may_leap(&end, in_hand);
                let found = turn_ends.find(end.options(), side, &field, in_hand, leap);
                used = !found.is_empty();
                candidates.extend(found.iter().map(|end| candidate(end.field, source)));
            }
            if !used {
                candidates.push(candidate(field, source));
            }
        }
    }
}
