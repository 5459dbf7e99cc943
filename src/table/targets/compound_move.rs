//! Combines several choices of one piece into a single target.

use super::{Location, TargetKind, targets, targets_from};
use crate::rules::{AnyMove, AnyPosition, with_game};
use crate::table::games::TableGame;

/// A piece's move by more than one number (TW-7).
#[derive(Clone, Debug, PartialEq)]
pub struct CompoundMove {
    /// The final location of the piece.
    pub to: Location,
    /// The choices in order; each is legal after those before it.
    pub choices: Vec<AnyMove>,
    /// The effect at the end.
    pub kind: TargetKind,
}

/// The moves of a piece by several choices of the same turn to locations that no single choice reaches, the fewest
/// choices first. Of two orders of the same numbers the one that hits on its way is taken, otherwise the higher number
/// first; for another order, players make the choices one by one.
#[must_use]
pub fn compound_moves(position: &AnyPosition, from: Location) -> Vec<CompoundMove> {
    if !with_game!(position.kind(), Game => Game::COMBINES_MOVES) {
        return Vec::new();
    }
    let mut known: Vec<Location> = targets_from(&targets(position), from)
        .iter()
        .map(|target| target.to)
        .collect();
    let mut found = Vec::new();
    let mut ends = vec![(position.clone(), from, Vec::new())];
    while !ends.is_empty() {
        let mut farther = Vec::new();
        for (position, at, choices) in ends {
            let mut reached = targets_from(&targets(&position), at);
            reached
                .sort_by_key(|target| (target.kind != TargetKind::Capture, u8::MAX - target.steps));
            for target in reached {
                let mut after = position.clone();
                if after.play(target.choice).is_err() {
                    continue;
                }
                let mut choices = choices.clone();
                choices.push(target.choice);
                if choices.len() > 1 && !known.contains(&target.to) {
                    known.push(target.to);
                    found.push(CompoundMove {
                        to: target.to,
                        choices: choices.clone(),
                        kind: target.kind,
                    });
                }
                farther.push((after, target.to, choices));
            }
        }
        ends = farther;
    }
    found
}
