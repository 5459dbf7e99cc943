//! What Tawula's player panels count.

use crate::rules::Side;
use crate::rules::tawula::Position;
use crate::ui::games::{BETWEEN, Count};
use crate::ui::view::View;

/// The hand or, once it is empty, what is borne off; and the bar.
pub(in crate::ui) fn counts(position: &Position, side: Side) -> Vec<Count> {
    let board = position.board();
    let count = |key, short, count| Count {
        key,
        short,
        whose: side,
        count,
    };
    let first = if board.hand(side) > 0 {
        count("in-hand", "in-hand-short", board.hand(side))
    } else {
        count("borne-off", "borne-off-short", board.off(side))
    };
    vec![first, count("on-bar", "on-bar-short", board.bar(side))]
}

/// The steps still to go, and whether a win would be a cappotto.
pub(in crate::ui) fn note(view: &View, position: &Position, side: Side) -> String {
    let pips = position.board().pips(side);
    let mut parts = vec![view.words.with("pips", &[("count", pips.into())])];
    if position.cappotto_stood(side) {
        parts.push(view.words.get("capote-stood"));
    }
    if let Some(score) = view.table.game().score() {
        let won = score.scores()[side.index()];
        parts.push(view.words.with("games-won", &[("count", won.into())]));
    }
    parts.join(BETWEEN)
}
