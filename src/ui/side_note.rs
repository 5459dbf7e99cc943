//! Tells a player who has changed sides, as after a rematch.

use super::words::Words;
use crate::rules::{GameKind, Side};
use crate::store::Seat;
use crate::table::Table;

/// The side of the only person in the last game.
#[derive(Clone, Copy, Debug, Default)]
pub struct LastSide(Option<(GameKind, Side)>);

impl LastSide {
    /// The note about a game that has been set up: the player's side, if it was the other one in the last game of this
    /// kind.
    pub fn note(&mut self, words: &Words, table: &Table) -> Option<String> {
        let now = only_person(table);
        let before = std::mem::replace(&mut self.0, now);
        let (game, side) = now.filter(|_| table.game().events().len() == 0)?;
        (before == Some((game, side.other()))).then(|| {
            let side = ("side", words.side(game, side).into());
            words.with("toast-other-side", &[side])
        })
    }
}

/// The game on the table, and the side of the player if there's only one.
fn only_person(table: &Table) -> Option<(GameKind, Side)> {
    let is_person = |side: &Side| table.seat(*side) == Seat::Person;
    let mut persons = Side::BOTH.into_iter().filter(is_person);
    let side = persons.next().filter(|_| persons.next().is_none())?;
    Some((table.game().setup().kind(), side))
}
