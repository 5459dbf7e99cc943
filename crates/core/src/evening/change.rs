//! The changes that a step of a game night caused, for the caller to report.

use super::state::State;
use super::{EntrantId, Pairing, PairingId, PairingState};

/// A consequence of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A round was made.
    RoundMade {
        /// The round, from 1.
        round: u16,
    },
    /// A round was paired again, with other pairings than before.
    RoundRemade {
        /// The round, from 1.
        round: u16,
    },
    /// A round was removed because the one before it is no longer complete.
    RoundWithdrawn {
        /// The round, from 1.
        round: u16,
    },
    /// A game is forfeited because a player has left.
    Forfeited {
        /// The pairing.
        at: PairingId,
        /// The winner, `None` if both players have left.
        winner: Option<EntrantId>,
    },
    /// A player joined the list.
    Joined {
        /// The new player.
        id: EntrantId,
        /// The first round to play in, from 1.
        round: u16,
    },
    /// The game night is over: every game has a result, or it was ended by hand.
    Over,
    /// The game night continues, because a game has to be played after all.
    Reopened,
}

/// Returns the differences between two states.
pub(super) fn between(old: &State, new: &State) -> Vec<Change> {
    let mut changes = Vec::new();
    for entrant in new.entrants.iter().skip(old.entrants.len()) {
        changes.push(Change::Joined {
            id: entrant.id,
            round: entrant.joined,
        });
    }
    for index in 0..old.rounds.len().max(new.rounds.len()) {
        let round = index as u16 + 1;
        match (old.rounds.get(index), new.rounds.get(index)) {
            (None, Some(_)) => changes.push(Change::RoundMade { round }),
            (Some(_), None) => changes.push(Change::RoundWithdrawn { round }),
            (Some(old), Some(new)) if !same_pairs(old, new) => {
                changes.push(Change::RoundRemade { round });
            }
            _ => {}
        }
        let forfeited = new.rounds.get(index).into_iter().flatten();
        for pairing in forfeited.filter(|one| matches!(one.state, PairingState::Forfeit(_))) {
            if old.pairing(pairing.id) != Some(pairing) {
                changes.push(Change::Forfeited {
                    at: pairing.id,
                    winner: pairing.winner(),
                });
            }
        }
    }
    match (old.is_over(), new.is_over()) {
        (false, true) => changes.push(Change::Over),
        (true, false) => changes.push(Change::Reopened),
        _ => {}
    }
    changes
}

fn same_pairs(old: &[Pairing], new: &[Pairing]) -> bool {
    old.len() == new.len()
        && (old.iter().zip(new)).all(|(old, new)| old.has_players(new.first, new.second))
}
