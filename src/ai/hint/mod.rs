//! Advice: a choice with one reason for it, and how likely the side to act is to win.

mod reason;
mod tablan;
mod tapatan;
mod tawula;

pub use reason::Reason;

use super::tablan as tablan_player;
use super::tablut::{Search, win_probability};
use super::tapatan::{Table, Value, prospects};
use super::tawula::{self as tawula_player, Look};
use super::{Player, Thought};
use crate::rules::tapatan::{Move, Position};
use crate::rules::{AnyMove, AnyPosition, Expect};

/// What the best player would choose, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The choice.
    pub choice: AnyMove,
    /// What speaks for it.
    pub reason: Reason,
    /// How likely the side to act is to win with it, in thousandths, a draw counting half.
    pub chance: u16,
}

/// What the best player would choose, thought about to the end; none where no choice is to be made.
/// Where that would take too long at once, a [`Thought`] of the best player gives the same in steps.
#[must_use]
pub fn hint(position: &AnyPosition) -> Option<Hint> {
    let mut thought = Thought::new(Player::best(), position, 0)?;
    thought.finish();
    thought.hint()
}

/// Positions of Tablut that are looked at for an evaluation.
const GLANCE: u64 = 2_000;

/// How likely the side to act is to win, in thousandths, a draw counting half; none after the end.
/// It takes less than a millisecond or two: a glance, not a search.
#[must_use]
pub fn evaluation(position: &AnyPosition) -> Option<u16> {
    let expect = position.expect();
    if expect == Expect::Nothing {
        return None;
    }
    match position {
        AnyPosition::Tapatan(position) => {
            let value = Table::solved().value(position);
            Some(chance_of(value))
        }
        AnyPosition::Tablut(position) => {
            let mut search = Search::new(position, 0);
            search.step(GLANCE);
            Some(win_probability(search.value()))
        }
        AnyPosition::Tawula(position) => tawula_player::evaluation(position),
        AnyPosition::Tablan(position) => tablan_player::evaluation(position),
    }
}

/// A solved value as a chance in thousandths.
const fn chance_of(value: Value) -> u16 {
    match value {
        Value::Won(_) => 1000,
        Value::Drawn => 500,
        Value::Lost(_) => 0,
    }
}

/// The best turn of Tawula so far.
pub(super) fn of_turns(look: &Look) -> Option<Hint> {
    Some(Hint {
        choice: AnyMove::Tawula(look.best()?),
        reason: tawula::reason(look)?,
        chance: look.chances()?.thousandths(),
    })
}

/// The best end of a turn of Tablan so far.
pub(super) fn of_ends(look: &tablan_player::Look) -> Option<Hint> {
    Some(Hint {
        choice: AnyMove::Tablan(look.best()?),
        reason: tablan::reason(look)?,
        chance: look.thousandths()?,
    })
}

/// A choice in Tapatan with what the table says.
pub(super) fn of_solved(position: &Position, choice: Move) -> Option<Hint> {
    let prospects = prospects(position);
    let prospect = prospects
        .iter()
        .find(|prospect| prospect.choice == choice)?;
    Some(Hint {
        choice: AnyMove::Tapatan(choice),
        reason: tapatan::reason(position, choice)?,
        chance: chance_of(prospect.value),
    })
}

/// What a search of Tablut has found so far.
pub(super) fn of_search(search: &Search) -> Option<Hint> {
    let reason = search.reasons().into_iter().next()?;
    Some(Hint {
        choice: AnyMove::Tablut(search.best()?),
        reason: Reason::Tablut(reason),
        chance: win_probability(search.value()),
    })
}
