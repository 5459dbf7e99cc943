//! Tawula's two dice, with two values per throw.

use super::{Awaited, CountedThrows};
use crate::rules::Rules;
use crate::rules::tawula::{Dice, Options, Position};

impl CountedThrows for Position {
    const VALUES: &'static [u8] = &[1, 2, 3, 4, 5, 6];
    const VALUES_A_THROW: u32 = 2;
    const HAS_DOUBLES: bool = true;

    fn values_shown(throw: Dice) -> Vec<u8> {
        vec![throw.high(), throw.low()]
    }

    /// The opening throw isn't counted: it's repeated until the dice differ (TW-3), so its values aren't independent.
    fn counts_next(&self) -> bool {
        !self.is_opening()
    }

    fn awaited() -> Vec<Awaited> {
        let values = Self::VALUES.iter().copied().map(Awaited::Value);
        values.chain([Awaited::Doubles]).collect()
    }

    fn ends_wait(_: &Options, throw: Dice, awaited: Awaited) -> bool {
        match awaited {
            Awaited::Value(value) => throw.a() == value || throw.b() == value,
            Awaited::Doubles => throw.is_double(),
            Awaited::Start | Awaited::Score => false,
        }
    }
}
