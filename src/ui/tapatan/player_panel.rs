//! What Tapatan's player panels count.

use crate::rules::Side;
use crate::rules::tapatan::Position;
use crate::ui::games::Count;

/// The pieces still in hand.
pub(in crate::ui) fn counts(position: &Position, side: Side) -> Vec<Count> {
    vec![Count {
        key: "in-hand",
        short: "in-hand",
        whose: side,
        count: position.in_hand(side),
    }]
}
