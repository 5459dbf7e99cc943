//! Chooses the game of each pairing if a game night has several games.

use super::{EntrantId, Pairing, PairingId};
use crate::rules::GameKind;

/// Chooses the game that both players together have played least often. Ties go to the next game by round and table.
pub(super) fn game_for(
    rounds: &[Vec<Pairing>],
    games: &[GameKind],
    two: [EntrantId; 2],
    at: PairingId,
) -> GameKind {
    let had = |game: GameKind, who: EntrantId| {
        let of_game = |pairing: &&Pairing| pairing.game == Some(game);
        let pairings = rounds.iter().flatten().filter(of_game);
        pairings.filter(|one| one.side_of(who).is_some()).count()
    };
    let start = usize::from(at.round) + usize::from(at.table) - 2;
    let in_turn = games.iter().cycle().skip(start % games.len().max(1));
    in_turn
        .take(games.len())
        .copied()
        .min_by_key(|game| had(*game, two[0]) + had(*game, two[1]))
        // A plan has at least one game.
        .unwrap_or(GameKind::ALL[0])
}
