//! How lucky a throw was.

use super::{tablan, tawula};
use crate::rules::{AnyPosition, AnyThrow};

/// By how many thousandths of a game a throw was above (+) or below (-) what the side that throws
/// could expect; none in games without throws, where no throw is awaited, and for throws that only
/// decide who begins (TW-3).
#[must_use]
pub fn luck(before_throw: &AnyPosition, throw: AnyThrow) -> Option<i16> {
    match (before_throw, throw) {
        (AnyPosition::Tawula(position), AnyThrow::Tawula(dice)) => tawula::luck(position, dice),
        (AnyPosition::Tablan(position), AnyThrow::Tablan(value)) => tablan::luck(position, value),
        _ => None,
    }
}
