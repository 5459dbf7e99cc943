//! What a move is good for, in one word each: drawn from the board before and after it and from
//! the line that the search expects.

use super::board::Board;
use super::evaluation::Prospects;
use super::lines::{BESIDE, SIDE, Squares, numbers};
use super::search::Search;
use super::setting::Setting;
use super::slide::Slide;
use super::value::{is_decided, moves_to_end};
use crate::rules::Side;

/// One thing that a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveReason {
    /// The king reaches his goal (TT-10, TT-23).
    Escapes,
    /// The king is taken or shut in (TT-8, TT-12, TT-22).
    TakesKing,
    /// The game is won by force with so many more moves of the side's own, this one counted.
    WinsIn {
        /// How many.
        moves: u32,
    },
    /// It stands in the only way to the king's goal (TT-11).
    BlocksEscape,
    /// The king would have been lost with the next move.
    SavesKing,
    /// It takes men (TT-5).
    Captures {
        /// How many.
        men: u32,
    },
    /// Two ways to the goal are open to the king: "Tuichi!" (TT-11).
    OpensTwoLines,
    /// A way to the goal is open to the king: "Raichi!" (TT-11).
    OpensLine,
    /// The king will be taken or shut in unless White sees to it.
    ThreatensKing,
    /// Men of its own could have been taken with the next move; fewer can now.
    SavesMen,
    /// More men of the other side can be taken with the next move than could before.
    ThreatensMen,
    /// The king has more ways to an open line.
    OpensWays,
    /// The king has fewer ways to an open line.
    ClosesWays,
    /// One more of the king's four sides is closed.
    HemsIn,
    /// The king comes nearer to his goal.
    NearsGoal,
    /// It prepares to take men later in the line that is expected.
    PreparesCapture,
    /// The game is lost, and every other move would lose it as soon or sooner.
    PutsOff,
    /// It keeps things as they are, and every other move would make them worse.
    Waits,
}

impl Search {
    /// What the best move is good for, the most telling first; nothing where there is no move.
    #[must_use]
    pub fn reasons(&self) -> Vec<MoveReason> {
        let Some((slide, value)) = self.root.answer else {
            return Vec::new();
        };
        let look = Look::new(&self.setting, self.root.board, slide);
        let mut reasons = look.endings();
        if reasons.is_empty() {
            if value > 0
                && let Some(moves) = moves_to_end(value)
            {
                reasons.push(MoveReason::WinsIn {
                    moves: moves.div_ceil(2),
                });
            }
            reasons.extend(look.deeds());
            if look.prepares(&self.root.line) {
                reasons.push(MoveReason::PreparesCapture);
            }
        }
        if reasons.is_empty() {
            reasons.push(if is_decided(value) {
                MoveReason::PutsOff
            } else {
                MoveReason::Waits
            });
        }
        reasons
    }
}

/// The board before a move and after it.
struct Look<'a> {
    setting: &'a Setting,
    side: Side,
    slide: Slide,
    before: Board,
    after: Board,
    taken: Squares,
}

impl Look<'_> {
    fn new(setting: &Setting, before: Board, slide: Slide) -> Look<'_> {
        let mut after = before;
        let taken = after.play(setting, slide);
        Look {
            setting,
            side: before.side(),
            slide,
            before,
            after,
            taken,
        }
    }

    /// How the move ends the game, if it does.
    fn endings(&self) -> Vec<MoveReason> {
        let fate = self.after.fate(&self.setting.terrain, self.slide.to());
        let reason = fate.map(|_| match self.side {
            Side::First => MoveReason::TakesKing,
            Side::Second => MoveReason::Escapes,
        });
        reason.into_iter().collect()
    }

    /// What the move does otherwise.
    fn deeds(&self) -> Vec<MoveReason> {
        let terrain = &self.setting.terrain;
        let black = self.side == Side::First;
        let (before, after) = (&self.before, &self.after);
        let [escapes, left] = [before, after].map(|board| board.escapes(terrain));
        let [fell, falls] = [before, after].map(|board| board.king_falls(terrain));
        let [ways, open] = [before, after].map(|board| Prospects::of(board, terrain).ways);
        let [closed, shut] = [before, after].map(closed);
        let [far, near] = [before, after].map(|board| self.to_goal(board));
        let [own, enemy] = [self.side, self.side.other()];
        let saved = self.hanging(before, own) > self.hanging(after, own);
        let threatened = self.hanging(before, enemy) < self.hanging(after, enemy);
        let men = self.taken.count_ones();
        let all = [
            (black && escapes > 0 && left == 0, MoveReason::BlocksEscape),
            (!black && fell && !falls, MoveReason::SavesKing),
            (men > 0, MoveReason::Captures { men }),
            (!black && left > 1, MoveReason::OpensTwoLines),
            (!black && left == 1, MoveReason::OpensLine),
            (black && falls && !fell, MoveReason::ThreatensKing),
            (saved, MoveReason::SavesMen),
            (threatened, MoveReason::ThreatensMen),
            (!black && open > ways, MoveReason::OpensWays),
            (black && open < ways, MoveReason::ClosesWays),
            (black && shut > closed, MoveReason::HemsIn),
            (!black && near < far, MoveReason::NearsGoal),
        ];
        let holding = all.into_iter().filter(|(holds, _)| *holds);
        holding.map(|(_, reason)| reason).collect()
    }

    /// How many men of a side the other could take with one move, were it its turn.
    fn hanging(&self, board: &Board, side: Side) -> u32 {
        let terrain = &self.setting.terrain;
        let mut board = *board;
        if board.side() == side {
            board.pass();
        }
        let mut men = 0;
        for to in numbers(board.taking_squares(terrain, board.side())) {
            board.each_move_to(terrain, to, |slide| {
                let mut next = board;
                men |= next.play(self.setting, slide);
            });
        }
        men.count_ones()
    }

    /// The files and ranks between the king and the nearest goal.
    fn to_goal(&self, board: &Board) -> u8 {
        let side = SIDE as u8;
        let [along, up] = [board.king() % side, board.king() / side];
        let [along, up] = [along, up].map(|place| place.min(side - 1 - place));
        if self.setting.terrain.five {
            along + up
        } else {
            along.min(up)
        }
    }

    /// Whether the side takes something with a later move of the expected line.
    fn prepares(&self, line: &[Slide]) -> bool {
        let mut board = self.before;
        line.iter().enumerate().any(|(place, &slide)| {
            board.allows(&self.setting.terrain, slide) && {
                let taken = board.play(self.setting, slide);
                place > 0 && place % 2 == 0 && taken != 0
            }
        })
    }
}

/// How many of the king's sides Black's men close.
fn closed(board: &Board) -> u32 {
    let beside = BESIDE[usize::from(board.king())];
    (beside & board.pieces(Side::First)).count_ones()
}
