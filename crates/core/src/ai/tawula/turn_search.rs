//! The search of a turn: every board that it can end with is evaluated, then the best of them by the
//! expectation over every throw of the other side.

use super::hint::reason;
use super::match_value::GAME;
use super::{Chances, Evaluator, MatchValue};
use crate::ai::eval_noise::EvalNoise;
use crate::ai::game_player::{MoveHint, MoveSearch};
use crate::rules::MatchScore;
use crate::rules::tawula::{Board, Dice, Move, Options, Position};
use crate::rules::{Expect, Rules, Side};

/// What makes a level of Tawula weaker than the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// For how many of the best turns the expectation over the other side's throws is found.
    pub breadth: u8,
    /// By how much evaluations of turns are off, at most, in thousandths of a game.
    pub noise: u16,
}

/// A turn by the board that it ends with.
#[derive(Clone, Copy, Debug)]
struct Turn {
    board: Board,
    /// For the side that moves.
    chances: Chances,
    /// What turns are compared by: twice the value, with noise.
    score: i64,
}

/// More than the score of any turn that does not win at once.
const WIN: i64 = 1 << 40;

/// A search in one position: all turns are evaluated one by one, then the best are put in order and
/// the expectation of each is found throw by throw.
#[derive(Clone, Debug)]
pub(crate) struct TurnSearch {
    position: Position,
    side: Side,
    params: LevelParams,
    match_value: MatchValue,
    seed: u64,
    boards: Vec<Board>,
    evaluator: Evaluator,
    turns: Vec<Turn>,
    /// The sum over throws for the turn whose expectation is being found.
    sum: ChanceSum,
    /// The index of that turn, and that of its next throw.
    next: (usize, usize),
    /// The index of the best turn in `turns`.
    best: usize,
    replies: Vec<Board>,
}

/// Chances by throws, each with its weight.
#[derive(Clone, Copy, Debug, Default)]
struct ChanceSum {
    win: i64,
    cappotto: i64,
    lost_cappotto: i64,
    weight: i64,
}

impl TurnSearch {
    /// A search that has not begun; none where no choice is to be made. The seed decides the noise:
    /// with one seed for all its choices a turn is played as it was meant.
    pub fn new(position: &Position, params: LevelParams, seed: u64) -> Option<TurnSearch> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        let mut boards = Vec::new();
        position.successors(&mut boards);
        // In an order that depends on nothing but the boards.
        boards.sort_unstable_by_key(|board| (board.packed(side), board.packed(side.other())));
        Some(TurnSearch {
            position: *position,
            side,
            params,
            match_value: MatchValue::SINGLE_GAME,
            seed: seed ^ turn_key(position, side),
            turns: Vec::with_capacity(boards.len()),
            boards,
            evaluator: Evaluator::new(side, *position.options()),
            sum: ChanceSum::default(),
            next: (0, 0),
            best: 0,
            replies: Vec::new(),
        })
    }

    /// Evaluates every reply to the next throw after the turn whose expectation is being found.
    fn search_next_throw(&mut self) -> u64 {
        let (index, throw) = self.next;
        let (Some(turn), Some((dice, weight))) = (self.turns.get(index), Dice::ROLLS.get(throw))
        else {
            return 0;
        };
        let (board, enemy) = (turn.board, self.side.other());
        let reply = best_reply(
            &board,
            enemy,
            *dice,
            self.position.options(),
            self.match_value.turned(),
            &mut self.replies,
        );
        let nodes = reply.nodes;
        self.sum.add(reply.chances.turned(), *weight);
        self.next.1 += 1;
        if self.next.1 == Dice::ROLLS.len() {
            let chances = self.sum.mean();
            let score = self.score(&board, chances);
            self.turns[index] = Turn {
                board,
                chances,
                score,
            };
            if index > 0 && score > self.turns[self.best].score {
                self.best = index;
            }
            self.sum = ChanceSum::default();
            self.next = (index + 1, 0);
        }
        nodes
    }

    /// What a turn is compared by.
    fn score(&self, board: &Board, chances: Chances) -> i64 {
        if chances.is_won() {
            // There is no noise on a win at once.
            return WIN + self.match_value.utility(chances);
        }
        let mut score = 2 * self.match_value.utility(chances);
        if self.params.noise > 0 {
            let amplitude = u64::from(self.params.noise) * GAME as u64 / 1000;
            let key = folded(board.packed(self.side))
                ^ folded(board.packed(self.side.other())).rotate_left(29);
            score += EvalNoise::new(self.seed ^ key, amplitude).sample();
        }
        score
    }

    /// For how many turns the expectation is found: none where there is nothing to choose or the game is
    /// won.
    fn breadth(&self) -> usize {
        let is_settled = self.boards.len() < 2
            || self.turns.len() == self.boards.len()
                && self.turns.first().is_some_and(|turn| turn.chances.is_won());
        if is_settled {
            0
        } else {
            self.boards.len().min(self.params.breadth.into())
        }
    }

    /// The board that the best turn so far ends with.
    pub fn result(&self) -> Option<&Board> {
        match self.turns.get(self.best) {
            Some(turn) => Some(&turn.board),
            None => self.boards.first(),
        }
    }

    /// The chances of the best turn so far.
    pub fn chances(&self) -> Option<Chances> {
        self.turns.get(self.best).map(|turn| turn.chances)
    }

    /// The boards that the best turns end with, those that were searched deeper in order; at most so many.
    pub fn promising(&self, most: usize) -> Vec<Board> {
        let searched = self.turns.get(..self.breadth()).unwrap_or_default();
        let mut turns = match searched {
            [] => self.turns.clone(),
            searched => searched.to_vec(),
        };
        turns.sort_by_key(|turn| -turn.score);
        turns.iter().take(most).map(|turn| turn.board).collect()
    }

    /// The position that is searched.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Every board that the turn can end with.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }
}

impl MoveSearch<Position> for TurnSearch {
    /// Evaluates the next board, or every reply to the next throw.
    fn step(&mut self, _nodes: u64) -> u64 {
        if let Some(board) = self.boards.get(self.turns.len()) {
            let chances = self.evaluator.chances(board);
            let turn = Turn {
                board: *board,
                chances,
                score: self.score(board, chances),
            };
            self.turns.push(turn);
            if self.turns.len() == self.boards.len() {
                // The order of equal ones stays: the sort is stable.
                self.turns.sort_by_key(|turn| -turn.score);
                self.best = 0;
            } else if self.turns[self.best].score < turn.score {
                self.best = self.turns.len() - 1;
            }
            return 1;
        }
        self.search_next_throw()
    }

    fn is_done(&self) -> bool {
        self.turns.len() == self.boards.len() && self.next.0 >= self.breadth()
    }

    /// The first choice of the best turn so far.
    fn best(&self) -> Option<Move> {
        self.position.way_to(self.result()?).first().copied()
    }

    fn turn(&self) -> Vec<Move> {
        let way = self.result().map(|board| self.position.way_to(board));
        way.unwrap_or_default()
    }

    fn lead(&self) -> Option<u16> {
        let searched = self.turns.get(..self.breadth())?;
        let best = self.chances()?.thousandths();
        let others = searched.iter().enumerate();
        let next = others
            .filter(|(index, _)| *index != self.best)
            .map(|(_, turn)| turn.chances.thousandths())
            .max()?;
        Some(best.saturating_sub(next))
    }

    fn hint(&self) -> Option<MoveHint<Position>> {
        Some(MoveHint {
            choice: self.best()?,
            reason: reason(self)?,
            chance: self.chances()?.thousandths(),
        })
    }

    fn play_for_match(&mut self, score: &MatchScore) {
        self.match_value = MatchValue::of_match(score, self.side);
    }
}

impl ChanceSum {
    fn add(&mut self, chances: Chances, weight: u32) {
        let weight = i64::from(weight);
        self.win += i64::from(chances.win) * weight;
        self.cappotto += i64::from(chances.cappotto) * weight;
        self.lost_cappotto += i64::from(chances.lost_cappotto) * weight;
        self.weight += weight;
    }

    /// The mean over what was added.
    fn mean(&self) -> Chances {
        let mean = |sum: i64| (sum / self.weight.max(1)) as i32;
        Chances {
            win: mean(self.win),
            cappotto: mean(self.cappotto),
            lost_cappotto: mean(self.lost_cappotto),
            over: false,
        }
    }
}

/// The chances of a side that has moved, after every throw of the other and its best reply.
pub(super) fn expected(
    board: &Board,
    side: Side,
    options: &Options,
    match_value: MatchValue,
) -> Chances {
    let (mut sum, mut replies) = (ChanceSum::default(), Vec::new());
    for (dice, weight) in Dice::ROLLS {
        let enemy = side.other();
        let turned = match_value.turned();
        let reply = best_reply(board, enemy, dice, options, turned, &mut replies);
        sum.add(reply.chances.turned(), weight);
    }
    sum.mean()
}

/// The best turn of a side after a throw, each evaluated by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct BestReply {
    /// The board that it ends with.
    pub board: Board,
    /// The chances of the side with it.
    pub chances: Chances,
    /// How many turns were evaluated.
    pub nodes: u64,
}

/// Finds the best turn of a side after a throw.
pub(super) fn best_reply(
    board: &Board,
    side: Side,
    dice: Dice,
    options: &Options,
    match_value: MatchValue,
    replies: &mut Vec<Board>,
) -> BestReply {
    replies.clear();
    if board.ending(side.other(), options).is_some() {
        // Nobody replies once the game is over.
        let chances = Evaluator::new(side.other(), *options).chances(board);
        return BestReply {
            board: *board,
            chances: chances.turned(),
            nodes: 1,
        };
    }
    board.successors(side, dice, options, replies);
    let mut evaluator = Evaluator::new(side, *options);
    let mut best: Option<(Board, Chances)> = None;
    for reply in replies.iter() {
        let chances = evaluator.chances(reply);
        let is_better =
            best.is_none_or(|(_, best)| match_value.utility(chances) > match_value.utility(best));
        if is_better {
            best = Some((*reply, chances));
        }
    }
    let (board, chances) = best.unwrap_or_else(|| (*board, evaluator.chances(board)));
    BestReply {
        board,
        chances,
        nodes: replies.len().max(1) as u64,
    }
}

/// What tells turns apart, so that with one seed no two have the same noise: the same for every
/// choice of a turn.
fn turn_key(position: &Position, side: Side) -> u64 {
    let board = position.board_at_throw().unwrap_or(position.board());
    let dice = position
        .dice()
        .map_or(0, |dice| 8 * dice.high() + dice.low());
    let words = folded(board.packed(side)).rotate_left(17) ^ folded(board.packed(side.other()));
    words ^ u64::from(dice).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn folded(word: u128) -> u64 {
    (word as u64).wrapping_mul(0xd134_2543_de82_ef95) ^ ((word >> 64) as u64).rotate_left(32)
}
