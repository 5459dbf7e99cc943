//! Finds the reasons for a move from the board before and after it and from the principal variation.

use super::board::SearchBoard;
use super::evaluation::KingMobility;
use super::lines::{BESIDE, SIDE, Squares, numbers};
use super::packed_move::PackedMove;
use super::search::TablutSearch;
use super::value::{is_decided, moves_to_end};
use super::variant::Variant;
use crate::ai::game_player::HintText;
use crate::rules::Side;

/// A reason for a move in Tablut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(prefix = "hint-", serialize_all = "kebab-case")]
pub enum HintReason {
    /// The king reaches a square where he wins (TT-10, TT-23).
    KingEscapes,
    /// The king is captured or shut in (TT-8, TT-12, TT-22).
    TakesKing,
    /// The side wins by force within this number of its moves, including this one.
    WinsIn {
        /// The number of moves.
        moves: u32,
    },
    /// The move blocks the only way of the king to a goal (TT-11).
    BlocksEscape,
    /// The king would otherwise be lost with the next move.
    SavesKing,
    /// The move captures men (TT-5).
    Captures {
        /// The number of men.
        men: u32,
    },
    /// The king has two open ways to a goal: "Tuichi!" (TT-11).
    OpensTwoLines,
    /// The king has an open way to a goal: "Raichi!" (TT-11).
    OpensLine,
    /// Black threatens to capture the king or to shut him in.
    ThreatensKing,
    /// Fewer men of the side can be captured with the next move than before.
    SavesMen,
    /// More men of the opponent can be captured with the next move than before.
    ThreatensMen,
    /// The king gets more ways to an open line.
    OpensWays,
    /// The king gets fewer ways to an open line.
    ClosesWays,
    /// One more side of the king is closed.
    HemsIn,
    /// The king gets closer to a goal.
    NearsGoal,
    /// The move prepares a capture later in the principal variation.
    PreparesCapture,
    /// The game is lost, and every other move would lose as fast or faster.
    PutsOff,
    /// The move keeps the position stable, and every other move is worse.
    Waits,
}

impl HintText for HintReason {
    fn key(&self) -> &'static str {
        self.into()
    }

    fn numbers(&self) -> Vec<(&'static str, u32)> {
        match *self {
            HintReason::Captures { men: count } | HintReason::WinsIn { moves: count } => {
                vec![("count", count)]
            }
            _ => Vec::new(),
        }
    }
}

impl TablutSearch {
    /// The reasons for the best move, the most important first. Empty if no move is legal.
    #[must_use]
    pub fn reasons(&self) -> Vec<HintReason> {
        let Some((mv, value)) = self.root.best else {
            return Vec::new();
        };
        let effects = MoveEffects::new(&self.variant, self.root.board, mv);
        let mut reasons = effects.endings();
        if reasons.is_empty() {
            if value > 0
                && let Some(moves) = moves_to_end(value)
            {
                reasons.push(HintReason::WinsIn {
                    moves: moves.div_ceil(2),
                });
            }
            reasons.extend(effects.others());
            if effects.prepares_capture(&self.root.variation) {
                reasons.push(HintReason::PreparesCapture);
            }
        }
        if reasons.is_empty() {
            reasons.push(if is_decided(value) {
                HintReason::PutsOff
            } else {
                HintReason::Waits
            });
        }
        reasons
    }
}

/// The boards before and after a move.
struct MoveEffects<'a> {
    variant: &'a Variant,
    side: Side,
    mv: PackedMove,
    before: SearchBoard,
    after: SearchBoard,
    captured: Squares,
}

impl MoveEffects<'_> {
    fn new(variant: &Variant, before: SearchBoard, mv: PackedMove) -> MoveEffects<'_> {
        let mut after = before;
        let captured = after.play(variant, mv);
        MoveEffects {
            variant,
            side: before.side(),
            mv,
            before,
            after,
            captured,
        }
    }

    /// The way in which the move ends the game. Empty if it doesn't.
    fn endings(&self) -> Vec<HintReason> {
        let king_outcome = self.after.king_outcome(self.variant, self.mv.to());
        let reason = king_outcome.map(|_| match self.side {
            Side::First => HintReason::TakesKing,
            Side::Second => HintReason::KingEscapes,
        });
        reason.into_iter().collect()
    }

    /// The other effects of the move.
    fn others(&self) -> Vec<HintReason> {
        let variant = self.variant;
        let black = self.side == Side::First;
        let (before, after) = (&self.before, &self.after);
        let [escapes, left] = [before, after].map(|board| board.escapes(variant));
        let [fell, falls] = [before, after].map(|board| board.can_capture_king(variant));
        let [open_lines, open] =
            [before, after].map(|board| KingMobility::of(board, variant).open_lines);
        let [closed, shut] = [before, after].map(closed);
        let [far, near] = [before, after].map(|board| self.distance_to_goal(board));
        let [own, enemy] = [self.side, self.side.other()];
        let saved = self.capturable(before, own) > self.capturable(after, own);
        let threatened = self.capturable(before, enemy) < self.capturable(after, enemy);
        let men = self.captured.count_ones();
        let all = [
            (black && escapes > 0 && left == 0, HintReason::BlocksEscape),
            (!black && fell && !falls, HintReason::SavesKing),
            (men > 0, HintReason::Captures { men }),
            (!black && left > 1, HintReason::OpensTwoLines),
            (!black && left == 1, HintReason::OpensLine),
            (black && falls && !fell, HintReason::ThreatensKing),
            (saved, HintReason::SavesMen),
            (threatened, HintReason::ThreatensMen),
            (!black && open > open_lines, HintReason::OpensWays),
            (black && open < open_lines, HintReason::ClosesWays),
            (black && shut > closed, HintReason::HemsIn),
            (!black && near < far, HintReason::NearsGoal),
        ];
        let holding = all.into_iter().filter(|(holds, _)| *holds);
        holding.map(|(_, reason)| reason).collect()
    }

    /// The number of a side's men that the opponent could capture in one move if it were its turn.
    fn capturable(&self, board: &SearchBoard, side: Side) -> u32 {
        let variant = self.variant;
        let mut board = *board;
        if board.side() == side {
            board.play_null_move();
        }
        let mut men = 0;
        for to in numbers(board.capture_squares(variant, board.side())) {
            board.each_move_to(variant, to, |mv| {
                let mut next = board;
                men |= next.play(self.variant, mv);
            });
        }
        men.count_ones()
    }

    /// The number of files and ranks between the king and the nearest goal.
    fn distance_to_goal(&self, board: &SearchBoard) -> u8 {
        let side = SIDE as u8;
        let [along, up] = [board.king() % side, board.king() / side];
        let [along, up] = [along, up].map(|place| place.min(side - 1 - place));
        if self.variant.five_thrones {
            along + up
        } else {
            along.min(up)
        }
    }

    /// `true` if the side captures a man with a later move of a variation.
    fn prepares_capture(&self, variation: &[PackedMove]) -> bool {
        let mut board = self.before;
        variation.iter().enumerate().any(|(ply, &mv)| {
            board.is_legal(self.variant, mv) && {
                let captured = board.play(self.variant, mv);
                ply > 0 && ply % 2 == 0 && captured != 0
            }
        })
    }
}

/// The number of the king's sides that Black men close.
fn closed(board: &SearchBoard) -> u32 {
    let beside = BESIDE[usize::from(board.king())];
    (beside & board.pieces(Side::First)).count_ones()
}
