//! Finds the reason for a turn in Tawula by comparing the boards before and after it.

use super::greedy::expected_loss;
use super::turn_search::TurnSearch;
use crate::ai::game_player::HintText;
use crate::rules::tawula::{Board, Options, PIECES, POINTS, Position, opposite};
use crate::rules::{Rules, Side};

/// The reason for a turn in Tawula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(prefix = "hint-", serialize_all = "kebab-case")]
pub enum HintReason {
    /// The turn wins the game at once.
    Wins,
    /// The turn wins seven games by a cappotto (TW-15).
    WinsSeven,
    /// Only one choice is legal.
    Only,
    /// Every choice leads to the same end of the turn.
    SameEnd,
    /// The opponent can't move with any roll.
    LocksIn,
    /// The turn hits pieces (TW-8).
    Hits {
        /// The number of pieces.
        pieces: u32,
    },
    /// The turn closes entry points for waiting pieces.
    ClosesWaysIn {
        /// The number of entry points that remain open.
        open: u32,
    },
    /// The turn bears pieces off (TW-13).
    BearsOff {
        /// The number of pieces.
        pieces: u32,
    },
    /// The sides have passed each other, so no piece can be hit any more.
    Parts,
    /// Two pieces make a point that the opponent must pass.
    MakesPoint,
    /// Fewer blots are left within reach of one die.
    Covers {
        /// The number of blots that are left.
        pieces: u32,
    },
    /// The expected loss in the opponent's next turn gets smaller.
    GetsSafe,
    /// Two or more blots are left within reach of one die, but the turn is still the best.
    Risks {
        /// The number of blots.
        pieces: u32,
    },
    /// A piece enters from the hand or the bar (TW-5, TW-10).
    ComesIn,
    /// Pieces move into the finishing quadrant.
    RunsHome {
        /// The number of pieces.
        pieces: u32,
    },
    /// A piece moves forward and no better reason applies.
    RunsOn,
}

impl HintText for HintReason {
    fn key(&self) -> &'static str {
        self.into()
    }

    fn numbers(&self) -> Vec<(&'static str, u32)> {
        match *self {
            HintReason::Hits { pieces: count }
            | HintReason::ClosesWaysIn { open: count }
            | HintReason::BearsOff { pieces: count }
            | HintReason::Covers { pieces: count }
            | HintReason::Risks { pieces: count }
            | HintReason::RunsHome { pieces: count } => vec![("count", count)],
            _ => Vec::new(),
        }
    }
}

/// The reduction of the expected loss from which it counts as a reason, in hundredths of eight steps.
const SAFER: i64 = 60;

/// The reason for the best turn of a search.
pub(super) fn reason(search: &TurnSearch) -> Option<HintReason> {
    let result = search.result()?;
    let position: &Position = search.position();
    let options = position.options();
    let side = position.side_to_act()?;
    Some(if result.off(side) == PIECES {
        HintReason::Wins
    } else if result.ending(side, options) == Some(crate::rules::EndReason::Cappotto) {
        HintReason::WinsSeven
    } else if search.boards().len() == 1 {
        if position.legal_moves().len() > 1 {
            HintReason::SameEnd
        } else {
            HintReason::Only
        }
    } else {
        TurnChange::new(position.board(), result, side, options).reason()
    })
}

/// The boards before and after a turn.
struct TurnChange<'a> {
    before: &'a Board,
    after: &'a Board,
    side: Side,
    options: &'a Options,
}

impl<'a> TurnChange<'a> {
    const fn new(
        before: &'a Board,
        after: &'a Board,
        side: Side,
        options: &'a Options,
    ) -> TurnChange<'a> {
        TurnChange {
            before,
            after,
            side,
            options,
        }
    }

    /// The most important reason.
    fn reason(&self) -> HintReason {
        let (side, enemy) = (self.side, self.side.other());
        let hits = self.more(|board| u32::from(board.bar(enemy)));
        let off = self.more(|board| u32::from(board.off(side)));
        let home = self.more(|board| home(board, side));
        let (exposed, before) = (self.exposed(self.after), self.exposed(self.before));
        let moves = |board: &Board| board.prospects(enemy, self.options).moves.count_ones();
        if moves(self.after) == 0 && moves(self.before) > 0 {
            HintReason::LocksIn
        } else if hits > 0 {
            HintReason::Hits { pieces: hits }
        } else if let Some(open) = self.closes_ways_in() {
            HintReason::ClosesWaysIn { open }
        } else if off > 0 {
            HintReason::BearsOff { pieces: off }
        } else if self.after.has_passed(side) && !self.before.has_passed(side) {
            HintReason::Parts
        } else if self.more(|board| barriers(board, side)) > 0 {
            HintReason::MakesPoint
        } else if exposed < before {
            HintReason::Covers { pieces: exposed }
        } else if expected_loss(self.before, side) >= expected_loss(self.after, side) + SAFER {
            HintReason::GetsSafe
        } else if exposed > before && exposed >= 2 {
            HintReason::Risks { pieces: exposed }
        } else if waiting(self.after, side) < waiting(self.before, side) {
            HintReason::ComesIn
        } else if home > 0 {
            HintReason::RunsHome { pieces: home }
        } else {
            HintReason::RunsOn
        }
    }

    /// The increase of a count from the board before to the board after.
    fn more(&self, count: impl Fn(&Board) -> u32) -> u32 {
        count(self.after).saturating_sub(count(self.before))
    }

    /// The number of blots that one number of the opponent can hit.
    fn exposed(&self, board: &Board) -> u32 {
        let (side, enemy) = (self.side, self.side.other());
        let is_within_six = |index: u8| {
            let target = opposite(index);
            let waits = board.bar(enemy) + board.hand(enemy) > 0;
            let enters = waits && target <= 6;
            let runs = board.bar(enemy) == 0
                && (1..=6).any(|die| {
                    let from = target.saturating_sub(die);
                    // The starters can't move while there are pieces in hand (TW-4).
                    let is_free = from > 1 || board.hand(enemy) == 0;
                    from > 0 && is_free && board.count(enemy, from) > 0
                });
            enters || runs
        };
        (1..=POINTS)
            .filter(|index| board.count(side, *index) == 1 && is_within_six(*index))
            .count() as u32
    }

    /// The number of open entry points, if the opponent has pieces on the bar and fewer entry points than before.
    /// Otherwise `None`.
    fn closes_ways_in(&self) -> Option<u32> {
        let enemy = self.side.other();
        let ways = |board: &Board| board.prospects(enemy, self.options).enters.count_ones();
        let (before, after) = (ways(self.before), ways(self.after));
        (self.after.bar(enemy) > 0 && after < before).then_some(after)
    }
}

/// The number of points with two pieces or more that the opponent must still pass.
fn barriers(board: &Board, side: Side) -> u32 {
    let enemy = side.other();
    let rear = (1..=POINTS).find(|index| board.count(enemy, *index) > 0);
    let passes =
        |index: u8| waiting(board, enemy) > 0 || rear.is_some_and(|rear| rear < opposite(index));
    (12..=POINTS)
        .filter(|index| board.count(side, *index) >= 2 && passes(*index))
        .count() as u32
}

fn home(board: &Board, side: Side) -> u32 {
    let pieces = (19..=POINTS).map(|index| u32::from(board.count(side, index)));
    pieces.sum::<u32>() + u32::from(board.off(side))
}

const fn waiting(board: &Board, side: Side) -> u8 {
    board.bar(side) + board.hand(side)
}
