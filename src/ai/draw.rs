//! Whether a computer takes a draw that it is offered: it does where it stands no better.

use super::tablut;
use super::tapatan::{Table, Value};
use crate::rules::{AnyPosition, Side};

/// Whether a computer that plays `side` would rather have a draw than go on. Games with chance
/// in them know no agreed draw at this table.
#[must_use]
pub fn takes_draw(position: &AnyPosition, side: Side) -> bool {
    if position.outcome().is_some() {
        return false;
    }
    match position {
        AnyPosition::Tablut(position) => tablut::balance(position, side) <= 0,
        AnyPosition::Tapatan(tapatan) => {
            let value = Table::solved().value(tapatan);
            match position.side_to_act() == Some(side) {
                true => !matches!(value, Value::Won(_)),
                false => !matches!(value, Value::Lost(_)),
            }
        }
        AnyPosition::Tablan(_) | AnyPosition::Tawula(_) => false,
    }
}
