//! Plays games of the computer against itself, as a source of puzzles.

use crate::protocol::GameProtocol;
use crate::seed::mix_seed;
use tavoliere_core::ai::Player;
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{AnyPosition, Expect, GameKind, Setup, with_game};

/// The most choices of a game that is searched for puzzles.
const LONGEST: usize = 600;

/// Plays a game between two levels. Returns the positions at the start of each turn's choices.
pub(super) fn play(setup: &Setup, seed: u64) -> Vec<AnyPosition> {
    let kind = setup.kind();
    let mut game = GameRecord::opening(setup.clone(), seed);
    let levels = [
        level(kind, mix_seed(seed, 1)),
        level(kind, mix_seed(seed, 2)),
    ];
    let mut positions = Vec::new();
    let mut last_turn = 0;
    let random_moves = with_game!(kind, Game => <Game as GameProtocol>::RANDOM_MOVES);
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
                let noise = mix_seed(seed, count as u64 + 3);
                let player = if count < random_moves {
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

/// One of three quick levels.
fn level(kind: GameKind, word: u64) -> Player {
    let weakest = with_game!(kind, Game => <Game as GameProtocol>::PUZZLE_LEVEL);
    Player::new(weakest + (word % 3) as u8)
}
