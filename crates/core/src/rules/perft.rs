//! Counts the nodes of the game tree by playing every throw and choice.

use super::{Expect, Rules};

/// Counts the sequences of `depth` throws and choices from a position.
pub(super) fn count<G: Rules>(position: &G, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    match position.expect() {
        Expect::Nothing => 0,
        Expect::Move(_) => {
            let choices = position.legal_moves();
            if rest == 0 {
                return choices.len() as u64;
            }
            choices
                .into_iter()
                .map(|choice| {
                    let mut after = position.clone();
                    after.apply_move(choice);
                    after.perft(rest)
                })
                .sum()
        }
        Expect::Throw(_) => {
            let mut distinct: Vec<G> = Vec::with_capacity(G::throws().len());
            for (throw, _) in G::throws() {
                let mut after = position.clone();
                after.apply_throw(*throw);
                if !distinct.contains(&after) {
                    distinct.push(after);
                }
            }
            distinct.iter().map(|after| after.perft(rest)).sum()
        }
    }
}
