//! Who has which side, so that both have each about as often.

use super::{EntrantId, Pairing, PairingState};
use crate::rules::Side;

/// How often somebody had each side. Forfeited games do not count: nobody sat down to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SideCount {
    first: u16,
    second: u16,
    last: Option<Side>,
}

impl SideCount {
    /// What somebody has in these rounds, with the games that are still to come in them.
    pub(super) fn of(rounds: &[Vec<Pairing>], who: EntrantId) -> SideCount {
        let mut count = SideCount::default();
        for pairing in rounds.iter().flatten() {
            let counts = pairing.is_open() || matches!(pairing.state, PairingState::Done(_));
            if let Some(side) = pairing.side_of(who).filter(|_| counts) {
                match side {
                    Side::First => count.first += 1,
                    Side::Second => count.second += 1,
                }
                count.last = Some(side);
            }
        }
        count
    }

    /// How much more often the first side than the second.
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

    /// Whether a side would be the same as the last time.
    pub(super) fn repeats(self, side: Side) -> bool {
        self.last == Some(side)
    }
}

/// The side of the better placed of two: who has had the first side less often gets it; else who
/// had the second last; else the better placed does not get the last side again; else, where
/// neither has played, the better placed gets the first side at odd tables.
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

/// Two in the order of their sides.
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
