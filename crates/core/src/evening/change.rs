//! What a step changed, for those to whom it has to be told.

use super::state::State;
use super::{EntrantId, Pairing, PairingId, PairingState};

/// What a step brought about besides itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A round was made.
    RoundMade {
        /// The round, from 1.
        round: u16,
    },
    /// Others meet in a round than before.
    RoundRemade {
        /// The round, from 1.
        round: u16,
    },
    /// A round has been taken back, because the one before is not complete any more.
    RoundWithdrawn {
        /// The round, from 1.
        round: u16,
    },
    /// A game is not played, because somebody has left.
    Forfeited {
        /// Which one.
        at: PairingId,
        /// Who wins it; nobody where both have left.
        winner: Option<EntrantId>,
    },
    /// Somebody is on the list who was not.
    Joined {
        /// Who.
        id: EntrantId,
        /// The first round to play in, from 1.
        round: u16,
    },
    /// Nothing is left to be played.
    Over,
    /// A game has to be played after all.
    Reopened,
}

/// What differs between two states.
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
        && (old.iter().zip(new)).all(|(old, new)| old.is_of(new.first, new.second))
}
