//! Games of the computer against itself, from which puzzles are taken.

use super::mixed;
use tavoliere_core::ai::Player;
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{AnyPosition, Expect, GameKind, Setup};

/// More choices than a game worth looking at has.
const LONGEST: usize = 600;

/// Plays a game between two levels, and gives the positions in which a turn's choices begin.
pub(super) fn play(kind: GameKind, seed: u64) -> Vec<AnyPosition> {
    let mut game = GameRecord::opening(Setup::new(kind), seed);
    let levels = [level(kind, mixed(seed, 1)), level(kind, mixed(seed, 2))];
    let mut positions = Vec::new();
    let mut last_turn = 0;
    for count in 0..LONGEST {
        match game.expect() {
            Expect::Nothing => break,
            Expect::Throw(_) => {
                if game.throw_next().is_err() {
                    break;
                }
            }
            Expect::Move(side) => {
                let position = game.position();
                if position.turn_number() != last_turn {
                    last_turn = position.turn_number();
                    positions.push(position.clone());
                }
                let noise = mixed(seed, count as u64 + 3);
                let player = if count < varied_choices(kind) {
                    Player::new(1)
                } else {
                    levels[side.index()]
                };
                let Some(choice) = player.choose(position, noise) else {
                    break;
                };
                if game.play(choice).is_err() {
                    break;
                }
            }
        }
    }
    positions
}

/// The number of choices at the beginning that the weakest level makes, because games without throws would always
/// begin alike.
const fn varied_choices(kind: GameKind) -> usize {
    match kind {
        GameKind::Tapatan => 4,
        GameKind::Tablan | GameKind::Tablut | GameKind::Tawula => 0,
    }
}

/// A level that plays quickly and not too badly.
fn level(kind: GameKind, word: u64) -> Player {
    let from = match kind {
        GameKind::Tablut => 2,
        GameKind::Tapatan => 1,
        GameKind::Tablan | GameKind::Tawula => 3,
    };
    Player::new(from + (word % 3) as u8)
}
