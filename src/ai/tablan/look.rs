//! A player thinking about one choice: it judges every end of its turn, then looks ahead from the
//! best of them.

use super::{Forecast, Harvest, InHand, Judge, SCORING};
use crate::ai::network::CERTAIN;
use crate::ai::whim::Whim;
use crate::rules::tablan::{Field, Move, MoveTiming, Position};
use crate::rules::{Expect, Rules, Side};

/// After so many judged positions no further end is looked ahead from: a choice then takes less than
/// 5 ms.
const PATIENCE: u64 = 16_000;

/// How a player of Tablan is weaker than the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct Temper {
    /// From how many ends of a turn it looks ahead.
    pub ahead: usize,
    /// How many scoring throws it looks ahead.
    pub throws: u8,
    /// By how much its judgement of each is off, at most, in parts of [`CERTAIN`]; 1 only breaks
    /// ties.
    pub spread: u64,
}

/// One end of the turn.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    field: Field,
    source: Source,
    /// The chance to win with it, as far as it has been looked at.
    chance: i32,
    sway: i64,
}

impl Candidate {
    /// What it is compared by. A win is never misjudged.
    fn rank(&self) -> i64 {
        if self.chance >= CERTAIN {
            i64::MAX
        } else {
            2 * i64::from(self.chance) + self.sway
        }
    }
}

/// How the choice that leads to an end is found.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// It leads to the pieces after the first throw used.
    Throw {
        /// The place of the end among all.
        place: usize,
    },
    /// It is known.
    Choice(Move),
}

/// A look at one position that expects a choice.
#[derive(Clone, Debug)]
pub(in crate::ai) struct Look {
    position: Position,
    side: Side,
    temper: Temper,
    whim: Whim,
    forecast: Forecast,
    harvest: Harvest,
    candidates: Vec<Candidate>,
    judged: usize,
    /// The places of those from which it looks ahead, the best first.
    chosen: Vec<usize>,
    foreseen: usize,
    /// How many positions have been judged.
    nodes: u64,
    best: usize,
}

impl Look {
    /// A look that has not begun; none where no choice is to be made.
    pub fn new(position: &Position, temper: Temper, seed: u64) -> Option<Look> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        let judge = Judge::of(position.options());
        let mut harvest = Harvest::default();
        let mut candidates = Vec::new();
        find(position, side, &mut harvest, &mut candidates);
        Some(Look {
            position: *position,
            side,
            temper,
            whim: Whim::new(seed, temper.spread),
            forecast: Forecast::new(judge),
            harvest,
            candidates,
            judged: 0,
            chosen: Vec::new(),
            foreseen: 0,
            nodes: 0,
            best: 0,
        })
    }

    /// Judges the next end of the turn or looks ahead from it; none once nothing is left to look
    /// at, else how many positions were judged.
    pub fn judge_next(&mut self) -> Option<u64> {
        if self.is_done() {
            return None;
        }
        let nodes = if self.judged < self.candidates.len() {
            self.judge_one();
            1
        } else {
            self.foresee_one();
            self.forecast.take_nodes()
        };
        self.nodes += nodes;
        Some(nodes)
    }

    fn judge_one(&mut self) {
        let sway = self.whim.sway();
        let side = self.side;
        let Some(candidate) = self.candidates.get_mut(self.judged) else {
            return;
        };
        candidate.chance = self.forecast.judge().chance(&candidate.field, side);
        candidate.sway = sway;
        self.judged += 1;
        if self.rank(self.judged - 1) > self.rank(self.best) {
            self.best = self.judged - 1;
        }
        if self.judged == self.candidates.len() {
            self.choose();
        }
    }

    /// Chooses those from which to look ahead.
    fn choose(&mut self) {
        // Who wins at once need not look ahead.
        if self.rank(self.best) == i64::MAX || self.temper.ahead == 0 {
            return;
        }
        self.chosen = (0..self.candidates.len()).collect();
        let candidates = &self.candidates;
        let rank = |place: &usize| candidates.get(*place).map(Candidate::rank);
        self.chosen
            .sort_by_key(|place| std::cmp::Reverse(rank(place)));
        self.chosen.truncate(self.temper.ahead);
    }

    fn foresee_one(&mut self) {
        let Some(place) = self.chosen.get(self.foreseen).copied() else {
            return;
        };
        if let Some(candidate) = self.candidates.get_mut(place) {
            candidate.chance =
                self.forecast
                    .chance(&candidate.field, self.side, self.temper.throws);
        }
        // Chances that were foreseen and others are not compared.
        if self.foreseen == 0 || self.rank(place) > self.rank(self.best) {
            self.best = place;
        }
        self.foreseen += 1;
    }

    fn rank(&self, place: usize) -> i64 {
        self.candidates.get(place).map_or(i64::MIN, Candidate::rank)
    }

    /// Whether nothing is left to look at.
    pub fn is_done(&self) -> bool {
        let looked_ahead =
            self.foreseen >= self.chosen.len() || self.foreseen > 0 && self.nodes >= PATIENCE;
        self.judged >= self.candidates.len() && looked_ahead
    }

    /// The best choice so far.
    pub fn best(&self) -> Option<Move> {
        let choices = self.position.legal_moves();
        let first = choices.first().copied();
        match self.candidates.get(self.best).map(|best| best.source) {
            Some(Source::Choice(choice)) => Some(choice),
            Some(Source::Throw { place }) => self.way_to(place, &choices).or(first),
            None => first,
        }
    }

    /// The pieces at the end of the turn that is best so far.
    pub fn result(&self) -> Option<&Field> {
        self.candidates.get(self.best).map(|best| &best.field)
    }

    /// The chance to win with the best choice so far, in parts of [`CERTAIN`].
    pub fn chance(&self) -> Option<i32> {
        let best = self.candidates.get(self.best)?;
        (self.judged > 0).then_some(best.chance)
    }

    /// The same in thousandths.
    pub fn thousandths(&self) -> Option<u16> {
        self.chance().map(thousandths)
    }

    /// How many ends the turn can have.
    pub fn ends(&self) -> usize {
        self.candidates.len()
    }

    /// The position that is looked at.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The first choice on the way to an end.
    fn way_to(&self, place: usize, choices: &[Move]) -> Option<Move> {
        let ending = self.harvest.endings().get(place)?;
        let beginning = self.harvest.beginning(ending)?;
        let arrives = |choice: &Move| {
            if choice.value() != beginning.value {
                return false;
            }
            let mut next = self.position;
            next.advance(*choice);
            if next.pending_half().is_none() {
                return *next.field() == beginning.field;
            }
            next.legal_moves().into_iter().any(|second| {
                let mut last = next;
                last.advance(second);
                *last.field() == beginning.field
            })
        };
        choices.iter().copied().find(arrives)
    }
}

/// A chance in thousandths: what is not certain is not rounded to it.
pub(super) fn thousandths(chance: i32) -> u16 {
    let rounded = (chance * 1000 + CERTAIN / 2) / CERTAIN;
    match chance {
        ..=0 => 0,
        CERTAIN.. => 1000,
        _ => rounded.clamp(1, 999) as u16,
    }
}

/// The throws in hand that may be used as they are.
pub(super) fn in_hand(position: &Position) -> InHand {
    SCORING.map(|value| {
        let like = position.unused().filter(|throw| throw.value == value);
        like.map(|throw| throw.count).sum()
    })
}

/// Whether the throws in hand may all go to one piece (TN-9).
pub(super) fn may_leap(position: &Position, in_hand: InHand) -> bool {
    let options = position.options();
    let left: u32 = in_hand.into_iter().map(u32::from).sum();
    options.leap && options.timing == MoveTiming::EndOfSeries && left == position.series_length()
}

/// Finds the ends of a turn.
fn find(position: &Position, side: Side, harvest: &mut Harvest, candidates: &mut Vec<Candidate>) {
    let candidate = |field, source| Candidate {
        field,
        source,
        chance: 0,
        sway: 0,
    };
    let declared = position.unused().any(|throw| throw.start);
    if !declared && position.to_declare().is_none() && position.pending_half().is_none() {
        let in_hand = in_hand(position);
        let leap = may_leap(position, in_hand);
        let endings = harvest.gather(position.options(), side, position.field(), in_hand, leap);
        let found = endings.iter().enumerate();
        candidates
            .extend(found.map(|(place, ending)| candidate(ending.field, Source::Throw { place })));
        return;
    }
    // In the middle of a throw, or with one whose use was declared (TN-21): choice by choice.
    for choice in position.legal_moves() {
        let mut next = *position;
        next.advance(choice);
        let mut ends = vec![next];
        if next.pending_half().is_some() {
            ends = next
                .legal_moves()
                .into_iter()
                .map(|second| {
                    let mut last = next;
                    last.advance(second);
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
                let found = harvest.gather(end.options(), side, &field, in_hand, leap);
                used = !found.is_empty();
                candidates.extend(found.iter().map(|ending| candidate(ending.field, source)));
            }
            if !used {
                candidates.push(candidate(field, source));
            }
        }
    }
}
