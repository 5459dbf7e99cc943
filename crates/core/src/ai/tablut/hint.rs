//! What speaks for a move: drawn from the board before and after it and from the principal variation.

use super::board::SearchBoard;
use super::evaluation::KingMobility;
use super::lines::{BESIDE, SIDE, Squares, numbers};
use super::packed_move::PackedMove;
use super::search::TablutSearch;
use super::value::{is_decided, moves_to_end};
use super::variant::Variant;
use crate::ai::game_player::HintText;
use crate::rules::Side;

/// What speaks for a move in Tablut: one thing that it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(prefix = "hint-", serialize_all = "kebab-case")]
pub enum HintReason {
    /// The king reaches his goal (TT-10, TT-23).
    KingEscapes,
    /// The king is captured or shut in (TT-8, TT-12, TT-22).
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
    /// It captures men (TT-5).
    Captures {
        /// How many.
        men: u32,
    },
    /// Two ways to the goal are open to the king: "Tuichi!" (TT-11).
    OpensTwoLines,
    /// A way to the goal is open to the king: "Raichi!" (TT-11).
    OpensLine,
    /// The king will be captured or shut in unless White sees to it.
    ThreatensKing,
    /// Men of its own could have been captured with the next move; fewer can now.
    SavesMen,
    /// More men of the other side can be captured with the next move than could before.
    ThreatensMen,
    /// The king has more ways to an open line.
    OpensWays,
    /// The king has fewer ways to an open line.
    ClosesWays,
    /// One more of the king's four sides is closed.
    HemsIn,
    /// The king comes nearer to his goal.
    NearsGoal,
    /// It prepares to capture men later in the principal variation.
    PreparesCapture,
    /// The game is lost, and every other move would lose it as soon or sooner.
    PutsOff,
    /// It keeps things as they are, and every other move would make them worse.
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
    /// What the best move is good for, the most telling first; nothing where there is no move.
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

/// The board before a move and after it.
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

    /// How the move ends the game, if it does.
    fn endings(&self) -> Vec<HintReason> {
        let king_outcome = self.after.king_outcome(self.variant, self.mv.to());
        let reason = king_outcome.map(|_| match self.side {
            Side::First => HintReason::TakesKing,
            Side::Second => HintReason::KingEscapes,
        });
        reason.into_iter().collect()
    }

    /// What else the move does.
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

    /// How many men of a side the other could capture with one move, were it its turn.
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

    /// The files and ranks between the king and the nearest goal.
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

    /// Whether the side captures something with a later move of a variation.
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

/// How many of the king's sides Black's men close.
fn closed(board: &SearchBoard) -> u32 {
    let beside = BESIDE[usize::from(board.king())];
    (beside & board.pieces(Side::First)).count_ones()
}
