//! Searches a turn: evaluates every board that it can end with, then looks ahead from the best ones over the opponent's
//! throws.

use super::hint::reason;
use super::match_value::GAME;
use super::{Chances, Evaluator, MatchValue};
use crate::ai::eval_noise::EvalNoise;
use crate::ai::game_player::{MoveHint, MoveSearch};
use crate::rules::MatchScore;
use crate::rules::tawula::{Board, Dice, Move, Options, Position};
use crate::rules::{Expect, Rules, Side};

/// The parameters that make a level of Tawula weaker than the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelParams {
    /// The number of best turns for which it looks ahead over the opponent's throws.
    pub breadth: u8,
    /// The maximum error of the evaluation of a turn, in thousandths of a game.
    pub noise: u16,
}

/// A turn, identified by the board at its end.
#[derive(Clone, Copy, Debug)]
struct Turn {
    board: Board,
    /// The chances of the side that moves.
    chances: Chances,
    /// The value for comparison: twice the utility, with noise.
    score: i64,
}

/// A bonus above the score of any turn that doesn't win at once.
const WIN: i64 = 1 << 40;

/// A search in one position. It evaluates all turns one by one, sorts them, and then looks ahead from each of the best,
/// throw by throw.
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
    /// The sum over the throws after the turn that is being searched.
    sum: ChanceSum,
    /// The index of that turn and of its next throw.
    next: (usize, usize),
    /// The index of the best turn in `turns`.
    best: usize,
    replies: Vec<Board>,
}

/// A weighted sum of chances.
#[derive(Clone, Copy, Debug, Default)]
struct ChanceSum {
    win: i64,
    cappotto: i64,
    lost_cappotto: i64,
    weight: i64,
}

impl TurnSearch {
    /// A search before its first step. `None` if no choice is expected. The seed determines the noise. If all choices
    /// of a turn get the same seed, the player keeps its plan.
    pub fn new(position: &Position, params: LevelParams, seed: u64) -> Option<TurnSearch> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        let mut boards = Vec::new();
        position.successors(&mut boards);
        // Sorted, so that the result depends only on the boards.
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

    /// Evaluates every reply to the next throw after the turn that is being searched.
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
            self.match_value.for_opponent(),
            &mut self.replies,
        );
        let nodes = reply.nodes;
        self.sum.add(reply.chances.for_opponent(), *weight);
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

    /// The value of a turn for comparison.
    fn score(&self, board: &Board, chances: Chances) -> i64 {
        if chances.is_won() {
            // An immediate win has no noise.
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

    /// The number of turns with a look-ahead. It's 0 if there is only one turn or the game is won.
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

    /// The board at the end of the best turn so far.
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

    /// The boards at the end of the best turns, at most `most`, sorted by score. After a look-ahead only the turns with
    /// one.
    pub fn promising(&self, most: usize) -> Vec<Board> {
        let searched = self.turns.get(..self.breadth()).unwrap_or_default();
        let mut turns = match searched {
            [] => self.turns.clone(),
            searched => searched.to_vec(),
        };
        turns.sort_by_key(|turn| -turn.score);
        turns.iter().take(most).map(|turn| turn.board).collect()
    }

    /// The searched position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Every board that the turn can end with.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }
}

impl MoveSearch<Position> for TurnSearch {
    /// Evaluates the next board or every reply to the next throw.
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
                // The sort is stable, so equal turns keep their order.
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

    /// The weighted mean.
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

/// The chances of a side that has moved, averaged over all throws of the opponent and its best replies.
pub(super) fn expected(
    board: &Board,
    side: Side,
    options: &Options,
    match_value: MatchValue,
) -> Chances {
    let (mut sum, mut replies) = (ChanceSum::default(), Vec::new());
    for (dice, weight) in Dice::ROLLS {
        let enemy = side.other();
        let for_opponent = match_value.for_opponent();
        let reply = best_reply(board, enemy, dice, options, for_opponent, &mut replies);
        sum.add(reply.chances.for_opponent(), weight);
    }
    sum.mean()
}

/// The best turn of a side after a throw, evaluated without look-ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct BestReply {
    /// The board at the end of the turn.
    pub board: Board,
    /// The side's chances then.
    pub chances: Chances,
    /// The number of evaluated turns.
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
        // A finished game has no replies.
        let chances = Evaluator::new(side.other(), *options).chances(board);
        return BestReply {
            board: *board,
            chances: chances.for_opponent(),
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

/// A key for the noise. It differs from turn to turn, but is the same for all choices of a turn.
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
