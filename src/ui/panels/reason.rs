//! The result of a game and its reason, as said to the player.

use crate::record::MatchGame;
use crate::rules::{EndReason, Outcome, Side};
use crate::ui::games;
use crate::ui::view::View;

/// The result, such as "You win" for the only person at the table, or "White wins".
pub(in crate::ui) fn headline(view: &View, outcome: Outcome) -> String {
    match (outcome.winner, view.only_person()) {
        (None, _) => view.words.get("drawn"),
        (Some(side), Some(person)) if side == person => view.words.get("you-win"),
        (Some(_), Some(_)) => view.words.get("you-lose"),
        (Some(side), None) => view.sentence("wins", side),
    }
}

/// The reason for the end of a game. `None` for a reason about a winner in a drawn game.
fn reason(view: &View, outcome: Outcome) -> Option<String> {
    reason_by(view, outcome, |side| side)
}

/// The reason for the end of a game of a match, in which the players can have had the other sides. `None` for a reason
/// about a winner in a drawn game.
pub(super) fn reason_in_match(view: &View, played: &MatchGame) -> Option<String> {
    reason_by(view, played.outcome, |side| played.side_of(side))
}

/// The reason for the end of a game in which `now` is the present side of each side's player.
fn reason_by(view: &View, outcome: Outcome, now: impl Fn(Side) -> Side) -> Option<String> {
    let words = view.words;
    // A sentence about a side, and the same about the only person.
    let about = |keys: &str, yours, side: Side| {
        if view.only_person() == Some(now(side)) {
            return Some(words.get(yours));
        }
        Some(view.sentence(keys, now(side)))
    };
    let winner = outcome.winner;
    let loser = winner.map(Side::other);
    match outcome.reason {
        EndReason::Finished { by } => about("end-finished", "end-finished-you", by),
        EndReason::WipedOut => about("end-wiped-out", "end-wiped-out-you", loser?),
        EndReason::Dead => Some(words.get("end-dead")),
        EndReason::Resigned => about("end-resigned", "end-resigned-you", loser?),
        EndReason::OutOfTime => about("end-out-of-time", "end-out-of-time-you", loser?),
        EndReason::ThreeInLine => about("end-three-in-line", "end-three-in-line-you", winner?),
        EndReason::KingEscaped => about("end-king-escaped", "end-king-escaped-you", winner?),
        EndReason::KingCaptured => about("end-king-captured", "end-king-captured-you", winner?),
        EndReason::KingShutIn => about("end-king-shut-in", "end-king-shut-in-you", winner?),
        EndReason::NoMove => match loser {
            Some(side) => about("end-no-move", "end-no-move-you", side),
            None => Some(words.get("end-no-move-drawn")),
        },
        EndReason::Repetition => Some(words.get("end-repetition")),
        EndReason::BorneOff => about("end-borne-off", "end-borne-off-you", winner?),
        EndReason::Cappotto => Some(words.get("end-capote")),
        EndReason::Agreed => Some(words.get("end-agreed")),
    }
}

/// `true` if counted pieces decide a game that counts them. They don't after a resignation, for example.
pub(in crate::ui) const fn is_counted(outcome: Outcome) -> bool {
    matches!(outcome.reason, EndReason::Finished { .. } | EndReason::Dead)
}

/// The reason for the end of a game, and in games that count pieces the count of both sides, which decides.
pub(in crate::ui) fn reason_and_score(view: &View, outcome: Outcome) -> Option<String> {
    let why = reason(view, outcome)?;
    let Some(tally) = games::tally(view).filter(|_| is_counted(outcome)) else {
        return Some(why);
    };
    let first = outcome.winner.unwrap_or(Side::First);
    let name = |side| view.name(side).unwrap_or_else(|| view.side(side));
    let score = |side: Side| outcome.score[side.index()];
    let variables = [
        ("first", name(first).into()),
        ("most", score(first).into()),
        ("second", name(first.other()).into()),
        ("least", score(first.other()).into()),
    ];
    Some(format!("{why} {}", view.words.with(tally, &variables)))
}
