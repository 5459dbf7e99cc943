//! Tablan's four sticks, with one value per throw (TN-5).

use super::{Awaited, CountedThrows};
use crate::rules::tablan::{Options, Position, Value};

impl CountedThrows for Position {
    const VALUES: &'static [u8] = &[0, 2, 8, 12];

    fn values_shown(throw: Value) -> Vec<u8> {
        vec![throw.steps()]
    }

    fn awaited() -> Vec<Awaited> {
        let values = Self::VALUES.iter().copied().map(Awaited::Value);
        values.chain([Awaited::Start, Awaited::Score]).collect()
    }

    fn ends_wait(options: &Options, throw: Value, awaited: Awaited) -> bool {
        match awaited {
            Awaited::Value(value) => throw.steps() == value,
            Awaited::Start if options.big_start => throw != Value::Nothing,
            Awaited::Start => throw == Value::Two,
            Awaited::Score => throw != Value::Nothing,
            Awaited::Doubles => false,
        }
    }
}
