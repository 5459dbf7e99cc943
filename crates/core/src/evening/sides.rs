//! Assigns sides, so that players have both about equally often.

use super::{EntrantId, Pairing, PairingState};
use crate::rules::Side;

/// The number of times that a player had each side. Forfeited games don't count, since they weren't played. A pairing of
/// two games has both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SideCount {
    first: u16,
    second: u16,
    last: Option<Side>,
}

impl SideCount {
    /// Counts a player's sides in these rounds, including games that are still open.
    pub(super) fn of(rounds: &[Vec<Pairing>], who: EntrantId) -> SideCount {
        let mut count = SideCount::default();
        for pairing in rounds.iter().flatten() {
            let counts = pairing.is_open() || matches!(pairing.state, PairingState::Done(_));
            if let Some(side) = pairing.side_of(who).filter(|_| counts) {
                count.first += u16::from(side == Side::First || pairing.two_games);
                count.second += u16::from(side == Side::Second || pairing.two_games);
                count.last = Some(side);
            }
        }
        count
    }

    /// The number of games on the first side minus those on the second.
    pub(super) fn difference(self) -> i32 {
        i32::from(self.first) - i32::from(self.second)
    }

    /// The difference after one more game on a side.
    pub(super) fn difference_after(self, side: Side) -> i32 {
        match side {
            Side::First => self.difference() + 1,
            Side::Second => self.difference() - 1,
        }
    }

    /// `true` if the player had this side in the last game.
    pub(super) fn repeats(self, side: Side) -> bool {
        self.last == Some(side)
    }
}

/// The side of the better placed of two players. The player with fewer games on the first side gets it. If they have
/// equally many, the better placed changes sides. If only the other has played, they change sides. If neither has, the
/// better placed gets the first side at odd tables.
pub(super) fn side_of_better(better: SideCount, other: SideCount, table: u8) -> Side {
    let (one, two) = (better.difference(), other.difference());
    if one != two {
        return if one < two { Side::First } else { Side::Second };
    }
    match (better.last, other.last) {
        (Some(last), _) => last.other(),
        (None, Some(last)) => last,
        (None, None) if table % 2 == 1 => Side::First,
        (None, None) => Side::Second,
    }
}

/// Returns two players in the order of their sides.
pub(super) fn seated(
    rounds: &[Vec<Pairing>],
    better: EntrantId,
    other: EntrantId,
    table: u8,
) -> [EntrantId; 2] {
    let count = |who| SideCount::of(rounds, who);
    match side_of_better(count(better), count(other), table) {
        Side::First => [better, other],
        Side::Second => [other, better],
    }
}
