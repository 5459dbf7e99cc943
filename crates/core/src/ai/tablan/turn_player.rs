//! Plays Tablan in rollouts, from one scoring throw to the next, with the moves that the network prefers.

use super::levels::levels;
use super::turn_search::{TurnSearch, in_hand};
use super::{Evaluator, Expectation, InHand};
use crate::ai::game_player::MoveSearch;
use crate::ai::network::CERTAIN;
use crate::ai::rollout::{BalancedThrows, PlayedTurn, TurnExpectation, TurnPlayer, Value, WHOLE};
use crate::rules::tablan::{Field, Move, Position};
use crate::rules::{Expect, MatchScore, Rules, Side};

/// The number of parts of [`WHOLE`] in one part of [`CERTAIN`].
const SCALE: i64 = WHOLE / CERTAIN as i64;

/// In 8 of 13 cases the side that throws next is the first to score. This follows from 6 of 16 scoring throws for each
/// side in turn.
const CASES: u32 = 13;
const OWN_CASES: u32 = 8;

/// Of six scoring throws, four are 2, one is 8 and one is 12 (TN-5).
const SCORING_THROWS: u32 = 6;

/// Of 16 throws, these end a series.
const ENDING_THROWS: u32 = 10;
const ALL_THROWS: u32 = 16;

/// Maximum length of a series. One in several millions would be longer.
const LONGEST_SERIES: u32 = 16;

/// A player that plays every turn with the network.
#[derive(Clone, Debug)]
pub(crate) struct TablanTurnPlayer {
    expectation: Expectation,
    /// The nodes that `expectation` doesn't count.
    nodes: u64,
}

/// The pieces after a side has used its throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FieldEnd {
    field: Field,
    mover: Side,
}

/// The best use of the possible throws of both sides, and the mean value.
#[derive(Clone, Debug)]
pub(crate) struct SeriesExpectation {
    field: Field,
    /// The side that throws next.
    next: Side,
    expected: Value,
    is_over: bool,
    /// The best uses of the side that throws next, then of the other side. `None` once the game is over.
    uses: Option<[SeriesUses; 2]>,
}

/// The best use of one and of two scoring throws of a side. Each has the resulting field and its value for the first
/// side.
#[derive(Clone, Copy, Debug)]
struct SeriesUses {
    /// By the kind of throw: 2, 8, 12.
    one: [(Field, Value); 3],
    /// By the kinds of both throws in order.
    two: [[(Field, Value); 3]; 3],
}

impl TurnExpectation for SeriesExpectation {
    fn expected(&self) -> Value {
        self.expected
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}

/// The frequencies of a scoring 2, 8 and 12, out of six.
const KINDS: [i64; 3] = [4, 1, 1];

/// All pairs of kinds.
const PAIRS: [(usize, usize); 6] = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)];

/// The kind of one of six scoring throws.
const fn kind(throw: u32) -> usize {
    match throw {
        0..=3 => 0,
        4 => 1,
        _ => 2,
    }
}

impl TablanTurnPlayer {
    fn throws_again(&mut self) -> bool {
        self.expectation.evaluator().throws_again()
    }

    /// The value for the first side of a side's win chance, which is in parts of [`CERTAIN`].
    fn value(side: Side, chance: i32) -> Value {
        let win = SCALE * i64::from(chance);
        Value { win, utility: win }.for_side(side)
    }

    fn best(&mut self, field: &Field, side: Side, in_hand: InHand) -> (Field, Value) {
        let (chance, field) = self.expectation.best(field, side, in_hand);
        (field, Self::value(side, chance))
    }

    fn uses(&mut self, field: &Field, side: Side) -> SeriesUses {
        let hand = |kinds: &[usize]| {
            let mut hand = InHand::default();
            for kind in kinds {
                hand[*kind] += 1;
            }
            hand
        };
        let one = [0, 1, 2].map(|kind| self.best(field, side, hand(&[kind])));
        let mut two = [one; 3];
        if !self.throws_again() {
            for (first, second) in PAIRS {
                let found = self.best(field, side, hand(&[first, second]));
                two[first][second] = found;
                two[second][first] = found;
            }
        }
        SeriesUses { one, two }
    }

    /// The mean value over the throws of a side, given that it scores, in parts of [`WHOLE`].
    fn mean(&mut self, uses: &SeriesUses) -> i64 {
        let all: i64 = KINDS.iter().sum();
        let mean = |uses: &[(Field, Value); 3]| -> i64 {
            let parts = uses.iter().zip(KINDS);
            parts.map(|((_, value), weight)| weight * value.win).sum()
        };
        let one = mean(&uses.one);
        if self.throws_again() {
            return one / all;
        }
        let parts = uses.two.iter().zip(KINDS);
        let two: i64 = parts.map(|(row, weight)| weight * mean(row)).sum();
        // Another throw follows in 6 of 16 cases.
        let (ending, whole) = (i64::from(ENDING_THROWS), i64::from(ALL_THROWS));
        (ending * all * one + (whole - ending) * two) / (whole * all * all)
    }
}

impl TurnPlayer for TablanTurnPlayer {
    type Game = Position;
    type End = FieldEnd;
    type Expectation = SeriesExpectation;

    const FIRST_THROWS: u32 = CASES * SCORING_THROWS;

    fn new(position: &Position, _score: Option<&MatchScore>) -> TablanTurnPlayer {
        TablanTurnPlayer {
            expectation: Expectation::new(Evaluator::of(position.options())),
            nodes: 0,
        }
    }

    fn end_of(position: &Position) -> Option<FieldEnd> {
        let evaluator = Evaluator::of(position.options());
        let mover = match position.expect() {
            Expect::Throw(_) if position.is_opening() => return None,
            Expect::Throw(_) if in_hand(position) != [0; 3] => return None,
            Expect::Throw(_) if position.unused().next().is_some() => return None,
            Expect::Throw(side) if evaluator.throws_again() => side,
            Expect::Throw(side) => side.other(),
            // The result doesn't depend on the side that moved last, unless a side has finished.
            Expect::Nothing => match position.outcome()?.reason {
                crate::rules::EndReason::Finished { by } => by,
                _ => Side::First,
            },
            Expect::Move(_) => return None,
        };
        let field = *position.field();
        // Some ends of a game, such as a resignation, are known only to the position.
        (position.outcome().is_none() || evaluator.is_over(&field, mover))
            .then_some(FieldEnd { field, mover })
    }

    fn promising(position: &Position, _score: Option<&MatchScore>, most: usize) -> Vec<Vec<Move>> {
        let best = levels(position.options()).last().copied();
        let Some(mut search) = best.and_then(|best| TurnSearch::new(position, best, 0)) else {
            return Vec::new();
        };
        search.finish();
        search.promising(most)
    }

    fn expectation(&mut self, end: &FieldEnd) -> SeriesExpectation {
        let FieldEnd { field, mover } = *end;
        let next = match self.throws_again() {
            true => mover,
            false => mover.other(),
        };
        let evaluator = self.expectation.evaluator();
        if evaluator.is_over(&field, mover) {
            let chance = evaluator.chance(&field, mover);
            self.nodes += 1;
            return SeriesExpectation {
                field,
                next,
                expected: Self::value(mover, chance),
                is_over: true,
                uses: None,
            };
        }
        let own = self.uses(&field, next);
        let other = self.uses(&field, next.other());
        let (own_mean, other_mean) = (self.mean(&own), self.mean(&other));
        let (cases, own_cases) = (i64::from(CASES), i64::from(OWN_CASES));
        let win = (own_cases * own_mean + (cases - own_cases) * other_mean) / cases;
        SeriesExpectation {
            field,
            next,
            expected: Value { win, utility: win },
            is_over: false,
            uses: Some([own, other]),
        }
    }

    fn play(
        &mut self,
        expectation: &SeriesExpectation,
        throws: &mut BalancedThrows,
    ) -> PlayedTurn<FieldEnd> {
        let thrown = throws.next_first();
        let first = kind(thrown / CASES);
        let is_own = thrown % CASES < OWN_CASES;
        let mover = match is_own {
            true => expectation.next,
            false => expectation.next.other(),
        };
        let mut hand = InHand::default();
        hand[first] += 1;
        let (mut length, mut second) = (1, None);
        while !self.throws_again() && length < LONGEST_SERIES {
            if throws.below(ALL_THROWS) < ENDING_THROWS {
                break;
            }
            let kind = kind(throws.below(SCORING_THROWS));
            second.get_or_insert(kind);
            hand[kind] += 1;
            length += 1;
        }
        let Some([own, other]) = &expectation.uses else {
            return PlayedTurn {
                end: FieldEnd {
                    field: expectation.field,
                    mover,
                },
                estimated: expectation.expected,
            };
        };
        let uses = if is_own { own } else { other };
        let (mut field, estimated) = match second {
            None => uses.one[first],
            Some(second) => uses.two[first][second],
        };
        // The estimate covers only the first two throws of a longer series.
        if length > 2 {
            (field, _) = self.best(&expectation.field, mover, hand);
        }
        PlayedTurn {
            end: FieldEnd { field, mover },
            estimated,
        }
    }

    fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes) + self.expectation.take_nodes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mean estimate over whole rounds, and the expectation.
    fn estimated(text: &str, rounds: u32) -> (i64, i64) {
        let position: Position = text.parse().unwrap();
        let end = TablanTurnPlayer::end_of(&position).unwrap();
        let mut player = TablanTurnPlayer::new(&position, None);
        let expectation = player.expectation(&end);
        let games = rounds * TablanTurnPlayer::FIRST_THROWS;
        let mut sum = 0;
        for game in 0..games {
            let mut throws = BalancedThrows::new(3, game, TablanTurnPlayer::FIRST_THROWS);
            sum += player.play(&expectation, &mut throws).estimated.win;
        }
        (sum / i64::from(games), expectation.expected().win)
    }

    #[test]
    fn the_throws_of_a_round_are_worth_what_was_expected() {
        let text = "2rrRrr1RRRR/4r4r2/7r4/BBBB1bbBbbbb B throw 49 English";
        let (mean, expected) = estimated(text, 1);
        assert!((mean - expected).abs() <= 1, "{mean} {expected}");
        // A series can be longer than the estimate, so a single round isn't balanced.
        let text = "2rrrrr1RRRR/4r4r2/7r4/BBBBBB1bbbbb B throw 45 PerGioco";
        let (mean, expected) = estimated(text, 200);
        assert!((mean - expected).abs() < WHOLE / 400, "{mean} {expected}");
    }

    #[test]
    fn expectation_matches_the_levels() {
        for text in [
            "2rrRrr1RRRR/4r4r2/7r4/BBBB1bbBbbbb B throw 49 English",
            "2rrrrr1RRRR/4r4r2/7r4/BBBBBB1bbbbb B throw 45 PerGioco",
        ] {
            let position: Position = text.parse().unwrap();
            let end = TablanTurnPlayer::end_of(&position).unwrap();
            let mut player = TablanTurnPlayer::new(&position, None);
            let found = player.expectation(&end).expected().for_side(end.mover).win / SCALE;
            let evaluator = Evaluator::of(position.options());
            let expected = Expectation::new(evaluator).chance(&end.field, end.mover, 1);
            assert!((found - i64::from(expected)).abs() <= 4, "{text}");
        }
    }
}
