//! A look at every turn of a position: what it leads to, and what the best turns lead to after every
//! throw of the other side.

use super::stakes::GAME;
use super::{Chances, Judge, Stakes};
use crate::ai::whim::Whim;
use crate::rules::tawula::{Board, Dice, Move, Options, Position};
use crate::rules::{Expect, Rules, Side};

/// How a player of Tawula looks and judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct Temper {
    /// How many of the best turns are held against every throw of the other side.
    pub breadth: u8,
    /// By how much judgements of turns are off, at most, in thousandths of a game.
    pub spread: u16,
}

/// A turn by the board that it ends with.
#[derive(Clone, Copy, Debug)]
struct Turn {
    board: Board,
    /// For the side that moves.
    chances: Chances,
    /// What the player takes it for: twice the worth, with what it misjudges.
    judged: i64,
}

/// More than any turn that does not win at once is judged.
const WIN: i64 = 1 << 40;

/// A look under way: all turns are judged one by one, then the best are put in order and each is
/// held against one throw after the other.
#[derive(Clone, Debug)]
pub(in crate::ai) struct Look {
    position: Position,
    side: Side,
    temper: Temper,
    stakes: Stakes,
    seed: u64,
    boards: Vec<Board>,
    judge: Judge,
    turns: Vec<Turn>,
    /// Sums over throws for the turn that is being held against them.
    sum: Sum,
    /// Which turn that is, and which throw is next.
    at: (usize, usize),
    /// The place of the best turn in `turns`.
    best: usize,
    replies: Vec<Board>,
}

/// Chances by throws, each with its weight.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    win: i64,
    cappotto: i64,
    lost_cappotto: i64,
    weight: i64,
}

impl Look {
    /// A look that has not begun; none where no choice is to be made. The seed decides how turns are
    /// misjudged: with one seed for all its choices a turn is played as it was meant.
    pub fn new(position: &Position, temper: Temper, seed: u64) -> Option<Look> {
        let Expect::Move(side) = position.expect() else {
            return None;
        };
        let mut boards = Vec::new();
        position.successors(&mut boards);
        // In an order that depends on nothing but the boards.
        boards.sort_unstable_by_key(|board| (board.packed(side), board.packed(side.other())));
        Some(Look {
            position: *position,
            side,
            temper,
            stakes: Stakes::GAME,
            seed: seed ^ turn_key(position, side),
            turns: Vec::with_capacity(boards.len()),
            boards,
            judge: Judge::new(side, *position.options()),
            sum: Sum::default(),
            at: (0, 0),
            best: 0,
            replies: Vec::new(),
        })
    }

    /// What is played for, to be told before the first step.
    pub fn play_for(&mut self, stakes: Stakes) {
        self.stakes = stakes;
    }

    /// Whose turn it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Looks at the next board, or at every reply to the next throw; none once all is done, else how
    /// many boards were judged.
    pub fn go_on(&mut self) -> Option<u64> {
        if self.is_done() {
            return None;
        }
        if let Some(board) = self.boards.get(self.turns.len()) {
            let chances = self.judge.chances(board);
            let turn = Turn {
                board: *board,
                chances,
                judged: self.judged(board, chances),
            };
            self.turns.push(turn);
            if self.turns.len() == self.boards.len() {
                // The order of equal ones stays: the sort is stable.
                self.turns.sort_by_key(|turn| -turn.judged);
                self.best = 0;
            } else if self.turns[self.best].judged < turn.judged {
                self.best = self.turns.len() - 1;
            }
            return Some(1);
        }
        Some(self.hold_against_throw())
    }

    /// Judges every reply to the next throw against the turn that is looked at.
    fn hold_against_throw(&mut self) -> u64 {
        let (place, throw) = self.at;
        let (Some(turn), Some((dice, weight))) = (self.turns.get(place), Dice::ROLLS.get(throw))
        else {
            return 0;
        };
        let (board, enemy) = (turn.board, self.side.other());
        let (reply, nodes) = best_reply(
            &board,
            enemy,
            *dice,
            self.position.options(),
            self.stakes.turned(),
            &mut self.replies,
        );
        self.sum.add(reply.turned(), *weight);
        self.at.1 += 1;
        if self.at.1 == Dice::ROLLS.len() {
            let chances = self.sum.mean();
            let judged = self.judged(&board, chances);
            self.turns[place] = Turn {
                board,
                chances,
                judged,
            };
            if place > 0 && judged > self.turns[self.best].judged {
                self.best = place;
            }
            self.sum = Sum::default();
            self.at = (place + 1, 0);
        }
        nodes
    }

    /// What the player takes chances for.
    fn judged(&self, board: &Board, chances: Chances) -> i64 {
        if chances.is_won() {
            // A win at once is never misjudged.
            return WIN + self.stakes.worth(chances);
        }
        let mut judged = 2 * self.stakes.worth(chances);
        if self.temper.spread > 0 {
            let spread = u64::from(self.temper.spread) * GAME as u64 / 1000;
            let key = folded(board.packed(self.side))
                ^ folded(board.packed(self.side.other())).rotate_left(29);
            judged += Whim::new(self.seed ^ key, spread).sway();
        }
        judged
    }

    /// How many turns are held against throws: none where there is nothing to choose or the game is
    /// won.
    fn breadth(&self) -> usize {
        let is_settled = self.boards.len() < 2
            || self.turns.len() == self.boards.len()
                && self.turns.first().is_some_and(|turn| turn.chances.is_won());
        if is_settled {
            0
        } else {
            self.boards.len().min(self.temper.breadth.into())
        }
    }

    /// Whether nothing more is to be looked at.
    pub fn is_done(&self) -> bool {
        self.turns.len() == self.boards.len() && self.at.0 >= self.breadth()
    }

    /// The board that the best turn so far ends with.
    pub fn result(&self) -> Option<&Board> {
        match self.turns.get(self.best) {
            Some(turn) => Some(&turn.board),
            None => self.boards.first(),
        }
    }

    /// The first choice of the best turn so far.
    pub fn best(&self) -> Option<Move> {
        self.position.way_to(self.result()?).first().copied()
    }

    /// The chances of the best turn so far.
    pub fn chances(&self) -> Option<Chances> {
        self.turns.get(self.best).map(|turn| turn.chances)
    }

    /// The position that is looked at.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Every board that the turn can end with.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }
}

impl Sum {
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

/// The chances of a side with the best of its turns after a throw, each judged by itself, and how
/// many there were.
pub(super) fn best_reply(
    board: &Board,
    side: Side,
    dice: Dice,
    options: &Options,
    stakes: Stakes,
    replies: &mut Vec<Board>,
) -> (Chances, u64) {
    replies.clear();
    if board.ending(side.other(), options).is_some() {
        // Nobody replies once the game is over.
        let chances = Judge::new(side.other(), *options).chances(board);
        return (chances.turned(), 1);
    }
    board.successors(side, dice, options, replies);
    let mut judge = Judge::new(side, *options);
    let mut best: Option<Chances> = None;
    for reply in replies.iter() {
        let chances = judge.chances(reply);
        if best.is_none_or(|best| stakes.worth(chances) > stakes.worth(best)) {
            best = Some(chances);
        }
    }
    let chances = best.unwrap_or_else(|| judge.chances(board));
    (chances, replies.len().max(1) as u64)
}

/// What tells turns apart, so that with one seed no two are misjudged alike: the same for every
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
