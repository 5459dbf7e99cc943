//! Players that judge every candidate by itself, hardly more than one choice ahead.

mod survey;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;

pub(super) use tablan::danger as danger_in_tablan;
pub(super) use tawula::danger as danger_in_tawula;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use tawula::worth as worth_in_tawula;

use super::tablut::win_probability;
use super::whim::Whim;
use crate::rules::{AnyMove, AnyPosition, Expect};

/// A look at the candidates of one position, candidate by candidate.
#[derive(Clone, Debug)]
pub(super) enum Greedy {
    Tablan(Box<tablan::Look>),
    Tablut(Box<tablut::Look>),
    Tapatan(Box<tapatan::Look>),
    Tawula(Box<tawula::Look>),
}

impl Greedy {
    /// A look that has not begun; none where no choice is to be made.
    pub fn new(position: &AnyPosition, whim: Whim) -> Option<Greedy> {
        Some(match position {
            AnyPosition::Tablan(position) => {
                Greedy::Tablan(Box::new(tablan::Look::new(position, whim)?))
            }
            AnyPosition::Tablut(position) => {
                Greedy::Tablut(Box::new(tablut::Look::new(position, whim)?))
            }
            AnyPosition::Tapatan(position) => {
                Greedy::Tapatan(Box::new(tapatan::Look::new(position, whim)?))
            }
            AnyPosition::Tawula(position) => {
                Greedy::Tawula(Box::new(tawula::Look::new(position, whim)?))
            }
        })
    }

    /// Judges the next candidate; none once all have been judged, else how many nodes it took.
    pub fn judge_next(&mut self) -> Option<u64> {
        match self {
            Greedy::Tablan(look) => look.judge_next(),
            Greedy::Tablut(look) => look.judge_next(),
            Greedy::Tapatan(look) => look.judge_next(),
            Greedy::Tawula(look) => look.judge_next(),
        }
    }

    /// Whether every candidate has been judged.
    pub fn is_done(&self) -> bool {
        match self {
            Greedy::Tablan(look) => look.is_done(),
            Greedy::Tablut(look) => look.is_done(),
            Greedy::Tapatan(look) => look.is_done(),
            Greedy::Tawula(look) => look.is_done(),
        }
    }

    /// The best choice so far.
    pub fn best(&self) -> Option<AnyMove> {
        match self {
            Greedy::Tablan(look) => look.best().map(AnyMove::Tablan),
            Greedy::Tablut(look) => look.best().map(AnyMove::Tablut),
            Greedy::Tapatan(look) => look.best().map(AnyMove::Tapatan),
            Greedy::Tawula(look) => look.best().map(AnyMove::Tawula),
        }
    }

    /// How likely the side to act is to win with the best choice so far, in thousandths; none where
    /// the game has a better judge.
    pub fn chance(&self) -> Option<u16> {
        match self {
            Greedy::Tablan(look) => Some(chance(look.worth()?, TABLAN_UNIT)),
            Greedy::Tawula(look) => Some(chance(look.worth()?, TAWULA_UNIT)),
            Greedy::Tablut(_) | Greedy::Tapatan(_) => None,
        }
    }

    /// How likely the side that is to throw is to win, in thousandths; none where nobody throws.
    pub fn chance_before_throw(position: &AnyPosition) -> Option<u16> {
        let Expect::Throw(side) = position.expect() else {
            return None;
        };
        // The other side has just ended its turn.
        let (worth, unit) = match position {
            AnyPosition::Tablan(position) => {
                (tablan::standing_after(position, side.other()), TABLAN_UNIT)
            }
            AnyPosition::Tawula(position) => {
                (tawula::standing_after(position, side.other()), TAWULA_UNIT)
            }
            AnyPosition::Tablut(_) | AnyPosition::Tapatan(_) => return None,
        };
        Some(1000 - chance(worth, unit))
    }
}

/// How much better in hundredths is the odds of e to 1, measured in games of the greedy player
/// against itself.
const TABLAN_UNIT: i64 = 650;
/// The same in Tawula.
const TAWULA_UNIT: i64 = 550;

/// The odds of e to 1 in the values of Tablut.
const TABLUT_UNIT: i64 = 200;

/// The chance, in thousandths, of winning with a worth whose odds of e to 1 are given.
fn chance(worth: i64, unit: i64) -> u16 {
    let value = worth.clamp(-WON, WON) * TABLUT_UNIT / unit;
    // Nothing that is not won is quite sure.
    let most = i64::from(i16::MAX) / 2;
    win_probability(value.clamp(-most, most) as i32)
}

/// From here on a worth is a win.
const WON: i64 = 1_000_000;
