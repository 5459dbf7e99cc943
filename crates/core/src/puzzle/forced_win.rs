//! Searches exhaustively for a forced win in games without throws.

use crate::rules::{AnyMove, AnyPosition, Rules, Side, dispatch};

/// `true` if the side to move wins within `moves` of its moves against any defence.
fn wins<G: Rules>(position: &G, side: Side, moves: u8) -> bool {
    moves > 0
        && position
            .legal_moves()
            .into_iter()
            .any(|choice| choice_wins(position, choice, side, moves))
}

/// `true` if a choice of the side to move wins within `moves` of its moves, including this one.
fn choice_wins<G: Rules>(position: &G, choice: G::Move, side: Side, moves: u8) -> bool {
    let mut next = position.clone();
    next.apply_move(choice);
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

/// A reply after which `winner` no longer wins within `moves` of its moves.
fn refutation<G: Rules>(position: &G, winner: Side, moves: u8) -> Option<G::Move> {
    let all = position.legal_moves();
    all.into_iter().find(|reply| {
        let mut next = position.clone();
        next.apply_move(*reply);
        match next.outcome() {
            Some(outcome) => outcome.winner != Some(winner),
            None if next.side_to_act() != Some(winner) => {
                refutation(&next, winner, moves).is_some()
            }
            None => !wins(&next, winner, moves),
        }
    })
}

/// `true` if the side to move wins within `moves` of its moves.
#[must_use]
pub fn wins_within(position: &AnyPosition, moves: u8) -> bool {
    position.side_to_act().is_some_and(
        |side| dispatch!(AnyPosition(position), position => wins(position, side, moves)),
    )
}

/// The number of its moves that the side to move needs to win, `None` if it's more than `most`.
#[must_use]
pub fn shortest_win(position: &AnyPosition, most: u8) -> Option<u8> {
    (1..=most).find(|moves| wins_within(position, *moves))
}

/// All choices that win within `moves` moves of the side to move, including the choice itself.
#[must_use]
pub fn winning_choices(position: &AnyPosition, moves: u8) -> Vec<AnyMove> {
    let choices = position.legal_moves().into_iter();
    choices
        .filter(|choice| check_wins_within(position, *choice, moves).is_ok())
        .collect()
}

/// Checks that a legal choice wins within `moves` moves of the side to move, including the choice itself.
///
/// # Errors
/// Fails if it doesn't win in time. The error has a reply that shows it, if the game isn't over and one was found. Only
/// replies are considered that the next search of `moves - 1` can judge.
pub fn check_wins_within(
    position: &AnyPosition,
    choice: AnyMove,
    moves: u8,
) -> Result<(), Option<AnyMove>> {
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
    // A side without a move can pass (TP-6).
    if next.side_to_act() == Some(side) {
        return if moves > 1 && wins_within(&next, moves - 1) {
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
