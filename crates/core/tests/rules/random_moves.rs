//! Tests the random moves for playouts in every game.

use std::collections::HashMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::{Expect, GameKind, OptionSet, Rules, Side, with_game};

use crate::support::{generator, pick, random_options, weighted};

/// Number of positions that are checked in one game.
const POSITIONS: usize = 30;
/// Number of draws for each choice.
const ROUNDS: u64 = 1_000;

/// Checks that uniform random numbers pick each move equally often, except for rounding.
fn all_alike<G: Rules>(position: &G) {
    let moves = position.legal_moves();
    let draws = moves.len() as u64 * ROUNDS;
    let mut times: HashMap<G::Move, u64> = HashMap::new();
    for draw in 0..draws {
        let word = ((u128::from(draw) << 64) / u128::from(draws)) as u64 + (1 << 40);
        let choice = position.random_move(&mut || word).unwrap();
        *times.entry(choice).or_default() += 1;
    }
    assert_eq!(times.len(), moves.len(), "{position:?}");
    for choice in &moves {
        let drawn = times.get(choice).copied().unwrap_or_default();
        assert!(
            drawn.abs_diff(ROUNDS) <= 2,
            "{choice:?}: {drawn} in {position:?}"
        );
    }
}

fn along_a_game<G: Rules>(options: G::Options, chance: &mut Xoshiro256PlusPlus) {
    let mut position = G::start(options, Side::First);
    let mut seen = 0;
    while seen < POSITIONS {
        match position.expect() {
            Expect::Nothing => {
                assert_eq!(position.random_move(&mut || 0), None);
                return;
            }
            Expect::Throw(_) => position.apply_throw(weighted(chance, G::throws())),
            Expect::Move(_) => {
                all_alike(&position);
                let choice = pick(chance, &position.legal_moves());
                position.apply_move(choice);
                seen += 1;
            }
        }
    }
}

#[test]
fn random_moves_are_legal_and_equally_likely() {
    let mut chance = generator(9);
    for kind in GameKind::ALL {
        for preset in kind.presets() {
            with_game!(kind, Game => {
                type Options = <Game as Rules>::Options;
                let (_, options) = Options::of_preset(preset).unwrap();
                along_a_game::<Game>(options, &mut chance);
                along_a_game::<Game>(random_options(&mut chance), &mut chance);
            });
        }
    }
}
