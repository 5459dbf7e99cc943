//! What speaks for a turn in Tawula: what the board that it ends with has more than this one.

use super::Reason;
use crate::ai::greedy::danger_in_tawula;
use crate::ai::tawula::Look;
use crate::rules::Side;
use crate::rules::tawula::{Board, Options, PIECES, POINTS, Position, opposite};

/// From how many hundredths of eight steps on a smaller danger is a reason.
const SAFER: i64 = 60;

/// The reason for the best turn of a look.
pub(super) fn reason(look: &Look) -> Option<Reason> {
    let result = look.result()?;
    let position: &Position = look.position();
    let options = crate::rules::Rules::options(position);
    let side = crate::rules::Rules::side_to_act(position)?;
    Some(if result.off(side) == PIECES {
        Reason::Wins
    } else if result.ending(side, options) == Some(crate::rules::EndReason::Cappotto) {
        Reason::WinsSeven
    } else if look.boards().len() == 1 {
        Reason::Only
    } else {
        Change::new(position.board(), result, side, options).reason()
    })
}

/// What a turn does to a board.
struct Change<'a> {
    before: &'a Board,
    after: &'a Board,
    side: Side,
    options: &'a Options,
}

impl<'a> Change<'a> {
    const fn new(
        before: &'a Board,
        after: &'a Board,
        side: Side,
        options: &'a Options,
    ) -> Change<'a> {
        Change {
            before,
            after,
            side,
            options,
        }
    }

    /// What speaks for it first.
    fn reason(&self) -> Reason {
        let (side, enemy) = (self.side, self.side.other());
        let hits = self.more(|board| u32::from(board.bar(enemy)));
        let off = self.more(|board| u32::from(board.off(side)));
        let home = self.more(|board| home(board, side));
        let (exposed, before) = (self.exposed(self.after), self.exposed(self.before));
        let moves = |board: &Board| board.prospects(enemy, self.options).moves.count_ones();
        if moves(self.after) == 0 && moves(self.before) > 0 {
            Reason::LocksIn
        } else if hits > 0 {
            Reason::Hits { pieces: hits }
        } else if let Some(open) = self.closes_ways_in() {
            Reason::ClosesWaysIn { open }
        } else if off > 0 {
            Reason::BearsOff { pieces: off }
        } else if self.after.has_parted(side) && !self.before.has_parted(side) {
            Reason::Parts
        } else if self.more(|board| barriers(board, side)) > 0 {
            Reason::MakesPoint
        } else if exposed < before {
            Reason::Covers { pieces: exposed }
        } else if danger_in_tawula(self.before, side) >= danger_in_tawula(self.after, side) + SAFER
        {
            Reason::GetsSafe
        } else if exposed > before && exposed >= 2 {
            Reason::Risks { pieces: exposed }
        } else if waiting(self.after, side) < waiting(self.before, side) {
            Reason::ComesIn
        } else if home > 0 {
            Reason::RunsHome { pieces: home }
        } else {
            Reason::RunsOn
        }
    }

    /// By how much more there is of something than before.
    fn more(&self, count: impl Fn(&Board) -> u32) -> u32 {
        count(self.after).saturating_sub(count(self.before))
    }

    /// How many lone pieces stand where one number of the other side can hit them.
    fn exposed(&self, board: &Board) -> u32 {
        let (side, enemy) = (self.side, self.side.other());
        let is_within_six = |index: u8| {
            let target = opposite(index);
            let waits = board.bar(enemy) + board.hand(enemy) > 0;
            let enters = waits && target <= 6;
            let runs = board.bar(enemy) == 0
                && (1..=6).any(|die| {
                    let from = target.saturating_sub(die);
                    // The starters wait while anything is in hand (TW-4).
                    let is_free = from > 1 || board.hand(enemy) == 0;
                    from > 0 && is_free && board.count(enemy, from) > 0
                });
            enters || runs
        };
        (1..=POINTS)
            .filter(|index| board.count(side, *index) == 1 && is_within_six(*index))
            .count() as u32
    }

    /// Where pieces of the other side wait on the bar and fewer numbers bring them in than before:
    /// how many still do.
    fn closes_ways_in(&self) -> Option<u32> {
        let enemy = self.side.other();
        let ways = |board: &Board| board.prospects(enemy, self.options).enters.count_ones();
        let (before, after) = (ways(self.before), ways(self.after));
        (self.after.bar(enemy) > 0 && after < before).then_some(after)
    }
}

/// Points that the other side has still to pass and that are held by two or more.
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
