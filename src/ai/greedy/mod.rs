//! Players that judge every candidate by itself, hardly more than one choice ahead.

mod survey;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;

pub(super) use tablan::danger as danger_in_tablan;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use tablan::worth as worth_in_tablan;
pub(super) use tawula::danger as danger_in_tawula;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use tawula::worth as worth_in_tawula;

use super::whim::Whim;
use crate::rules::{AnyMove, AnyPosition};

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
}
