//! Plays Tawula in rollouts with the network, and measures the luck of each throw against all 21 rolls.

use super::levels::LEVELS;
use super::turn_search::{BestReply, TurnSearch, best_reply};
use super::{Chances, Evaluator, MatchValue};
use crate::ai::game_player::MoveSearch;
use crate::ai::rollout::{BalancedThrows, PlayedTurn, TurnExpectation, TurnPlayer, Value, WHOLE};
use crate::rules::tawula::{Board, Dice, Move, Options, Position};
use crate::rules::{Expect, MatchScore, Rules, Side};

/// Number of parts in a game's utility.
const SIXTEENTHS: i64 = 16;

/// A player that plays every turn with the network.
#[derive(Clone, Debug)]
pub(crate) struct TawulaTurnPlayer {
    options: Options,
    /// The match values for the first side. `None` outside a match, where only the win counts.
    match_value: Option<MatchValue>,
    replies: Vec<Board>,
    nodes: u64,
}

/// The board at the end of a side's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BoardEnd {
    board: Board,
    mover: Side,
}

/// The best use of each roll, and the mean value.
#[derive(Clone, Debug)]
pub(crate) struct RollExpectation {
    /// The side that throws.
    side: Side,
    expected: Value,
    is_over: bool,
    /// The best uses in the order of [`Dice::ROLLS`]. Empty once the game is over.
    uses: Vec<(Board, Value)>,
}

impl TurnExpectation for RollExpectation {
    fn expected(&self) -> Value {
        self.expected
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}

impl TawulaTurnPlayer {
    /// The value of a side's chances for the first side.
    fn value(&self, side: Side, chances: Chances) -> Value {
        let win = SIXTEENTHS * i64::from(chances.win);
        let utility = match self.match_value {
            Some(_) => self.match_value(side).utility(chances),
            None => win,
        };
        Value { win, utility }.for_side(side)
    }

    /// The match values for a side.
    fn match_value(&self, side: Side) -> MatchValue {
        let first = self.match_value.unwrap_or(MatchValue::SINGLE_GAME);
        match side {
            Side::First => first,
            Side::Second => first.for_opponent(),
        }
    }
}

impl TurnPlayer for TawulaTurnPlayer {
    type Game = Position;
    type End = BoardEnd;
    type Expectation = RollExpectation;

    const FIRST_THROWS: u32 = 36;

    fn new(position: &Position, score: Option<&MatchScore>) -> TawulaTurnPlayer {
        TawulaTurnPlayer {
            options: *position.options(),
            match_value: score.map(|score| MatchValue::of_match(score, Side::First)),
            replies: Vec::new(),
            nodes: 0,
        }
    }

    fn end_of(position: &Position) -> Option<BoardEnd> {
        let mover = match position.expect() {
            Expect::Throw(_) if position.is_opening() => return None,
            Expect::Throw(side) => side.other(),
            // A side that has ended the game with its turn has won, except in a dead position.
            Expect::Nothing => position.outcome()?.winner.unwrap_or(Side::First),
            Expect::Move(_) => return None,
        };
        Some(BoardEnd {
            board: *position.board(),
            mover,
        })
    }

    fn promising(position: &Position, score: Option<&MatchScore>, most: usize) -> Vec<Vec<Move>> {
        let best = LEVELS.last().copied();
        let Some(mut search) = best.and_then(|best| TurnSearch::new(position, best, 0)) else {
            return Vec::new();
        };
        if let Some(score) = score {
            search.play_for_match(score);
        }
        search.finish();
        let boards = search.promising(most);
        boards.iter().map(|board| position.way_to(board)).collect()
    }

    fn expectation(&mut self, end: &BoardEnd) -> RollExpectation {
        let (board, side) = (&end.board, end.mover.other());
        if board.ending(end.mover, &self.options).is_some() {
            self.nodes += 1;
            let chances = Evaluator::new(end.mover, self.options).chances(board);
            return RollExpectation {
                side,
                expected: self.value(end.mover, chances),
                is_over: true,
                uses: Vec::new(),
            };
        }
        let match_value = self.match_value(side);
        let mut replies = std::mem::take(&mut self.replies);
        let mut uses = Vec::with_capacity(Dice::ROLLS.len());
        let (mut win, mut utility, mut weights) = (0, 0, 0);
        for (dice, weight) in Dice::ROLLS {
            let BestReply {
                board,
                chances,
                nodes,
            } = best_reply(board, side, dice, &self.options, match_value, &mut replies);
            self.nodes += nodes;
            let value = self.value(side, chances);
            let weight = i64::from(weight);
            win += weight * value.win;
            utility += weight * value.utility;
            weights += weight;
            uses.push((board, value));
        }
        self.replies = replies;
        RollExpectation {
            side,
            expected: Value {
                win: win / weights,
                utility: utility / weights,
            },
            is_over: false,
            uses,
        }
    }

    fn play(
        &mut self,
        expectation: &RollExpectation,
        throws: &mut BalancedThrows,
    ) -> PlayedTurn<BoardEnd> {
        let pair = throws.next_first();
        let (one, other) = (pair / 6, pair % 6);
        let (high, low) = (one.max(other), one.min(other));
        // Rolls are sorted by the higher die, then by the lower.
        let place = high * (high + 1) / 2 + low;
        let found = expectation.uses.get(place as usize).copied();
        let (board, estimated) = found.unwrap_or((
            Board::START,
            Value {
                win: WHOLE / 2,
                utility: WHOLE / 2,
            },
        ));
        PlayedTurn {
            end: BoardEnd {
                board,
                mover: expectation.side,
            },
            estimated,
        }
    }

    fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_throws_of_a_round_are_worth_what_was_expected() {
        let text = "W2WB2.../W....W/B2B..../B...../h10/h9 W throw 8 Tawula";
        let position: Position = text.parse().unwrap();
        let end = TawulaTurnPlayer::end_of(&position).unwrap();
        let mut player = TawulaTurnPlayer::new(&position, None);
        let expectation = player.expectation(&end);
        assert!(!expectation.is_over() && player.take_nodes() > 100);
        let games = TawulaTurnPlayer::FIRST_THROWS;
        let mut sum = 0;
        for game in 0..games {
            let mut throws = BalancedThrows::new(3, game, games);
            let played = player.play(&expectation, &mut throws);
            assert_eq!(played.end.mover, Side::First);
            sum += played.estimated.win;
        }
        let mean = sum / i64::from(games);
        assert!((mean - expectation.expected().win).abs() <= 1);
    }
}
