//! Exhaustive search for a forced win in games without throws.

use crate::rules::{AnyMove, AnyPosition, Rules, Side, dispatch};

/// Whether the side to move wins within so many of its own moves, whatever the other does.
fn wins<G: Rules>(position: &G, side: Side, moves: u8) -> bool {
    moves > 0
        && position
            .legal_moves()
            .into_iter()
            .any(|choice| keeps(position, choice, side, moves))
}

/// Whether a choice of the side to move wins within so many of its own moves, this one included.
fn keeps<G: Rules>(position: &G, choice: G::Move, side: Side, moves: u8) -> bool {
    let mut next = position.clone();
    next.advance(choice);
    if let Some(outcome) = next.outcome() {
        return outcome.winner == Some(side);
    }
    if moves < 2 {
        return false;
    }
    if next.side_to_act() == Some(side) {
        return wins(&next, side, moves - 1);
    }
    refutation(&next, side, moves - 1).is_none()
}

/// A reply after which the other side no longer wins within so many of its moves.
fn refutation<G: Rules>(position: &G, winner: Side, moves: u8) -> Option<G::Move> {
    let all = position.legal_moves();
    all.into_iter().find(|reply| {
        let mut next = position.clone();
        next.advance(*reply);
        match next.outcome() {
            Some(outcome) => outcome.winner != Some(winner),
            None => !wins(&next, winner, moves),
        }
    })
}

/// Whether the side to move wins within so many of its own moves.
#[must_use]
pub fn wins_within(position: &AnyPosition, moves: u8) -> bool {
    position.side_to_act().is_some_and(
        |side| dispatch!(AnyPosition(position), position => wins(position, side, moves)),
    )
}

/// The fewest own moves within which the side to move wins, up to a bound.
#[must_use]
pub fn shortest_win(position: &AnyPosition, most: u8) -> Option<u8> {
    (1..=most).find(|moves| wins_within(position, *moves))
}

/// Every choice that wins within so many own moves, itself included.
#[must_use]
pub fn winning_choices(position: &AnyPosition, moves: u8) -> Vec<AnyMove> {
    let choices = position.legal_moves().into_iter();
    choices
        .filter(|choice| holds(position, *choice, moves).is_ok())
        .collect()
}

/// Whether a legal choice still wins within so many own moves, itself included.
///
/// # Errors
/// Where it does not: a reply that shows it, if the game goes on and one was found. Only replies are
/// looked for that the next search of `moves - 1` can judge.
pub fn holds(position: &AnyPosition, choice: AnyMove, moves: u8) -> Result<(), Option<AnyMove>> {
    let Some(side) = position.side_to_act() else {
        return Err(None);
    };
    let mut next = position.clone();
    if next.play(choice).is_err() {
        return Err(None);
    }
    if let Some(outcome) = next.outcome() {
        return if outcome.winner == Some(side) {
            Ok(())
        } else {
            Err(None)
        };
    }
    let replies = next.legal_moves();
    let bad = replies.into_iter().find(|reply| {
        let mut after = next.clone();
        if after.play(*reply).is_err() {
            return false;
        }
        match after.outcome() {
            Some(outcome) => outcome.winner != Some(side),
            None => moves < 2 || !wins_within(&after, moves - 1),
        }
    });
    match bad {
        None => Ok(()),
        Some(reply) => Err(Some(reply)),
    }
}
