//! The openings of duels, which are always the same for a game and its options.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::protocol::GameProtocol;
use tavoliere_core::rules::{AnyMove, AnyPosition, Setup, Side, with_game};

/// The number of Tablut's openings.
const OPENINGS: usize = 240;
/// The number of choices in an opening of Tablut, two by each side.
const PLIES: usize = 4;
/// The seed of Tablut's openings. No duel or tuning uses this seed.
const SEED: u64 = 0x0b00_4b0f_7ab1_07a5;
/// The most failed attempts before the list is accepted as it is.
const TRIES: usize = 20_000;

/// The openings of a game: every first choice in Tapatan; random ones in Tablut that aren't decided or won with the
/// next choice; one without choices in games with throws.
#[must_use]
pub fn openings(setup: &Setup) -> Vec<Vec<AnyMove>> {
    let start = AnyPosition::start(setup.options(), None);
    with_game!(start.kind(), Game => Game::openings(&start))
}

/// Shuffles the openings with a seed.
pub(crate) fn in_order_of(mut list: Vec<Vec<AnyMove>>, seed: u64) -> Vec<Vec<AnyMove>> {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    for left in (1..list.len()).rev() {
        let place = (u128::from(generator.next_u64()) * (left as u128 + 1)) >> 64;
        list.swap(left, place as usize);
    }
    list
}

pub(crate) fn random_openings(start: &AnyPosition) -> Vec<Vec<AnyMove>> {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut list: Vec<Vec<AnyMove>> = Vec::with_capacity(OPENINGS);
    for _ in 0..TRIES {
        let mut position = start.clone();
        let mut opening = Vec::with_capacity(PLIES);
        for _ in 0..PLIES {
            let moves = position.legal_moves();
            let place = (u128::from(generator.next_u64()) * moves.len() as u128) >> 64;
            let Some(choice) = moves.get(place as usize) else {
                break;
            };
            if position.play(*choice).is_ok() {
                opening.push(*choice);
            }
        }
        if opening.len() == PLIES && is_open(&position) && !list.contains(&opening) {
            list.push(opening);
        }
        if list.len() == OPENINGS {
            break;
        }
    }
    list
}

/// `true` if the game isn't over, the side to move can't win at once, and it can prevent the other side from winning at
/// once.
fn is_open(position: &AnyPosition) -> bool {
    let Some(side) = position.side_to_act() else {
        return false;
    };
    !wins_at_once(position, side)
        && follow(position)
            .any(|next| next.outcome().is_none() && !wins_at_once(&next, side.other()))
}

fn wins_at_once(position: &AnyPosition, side: Side) -> bool {
    follow(position).any(|next| next.outcome().is_some_and(|end| end.winner == Some(side)))
}

fn follow(position: &AnyPosition) -> impl Iterator<Item = AnyPosition> {
    position.legal_moves().into_iter().filter_map(|choice| {
        let mut next = position.clone();
        next.play(choice).ok()?;
        Some(next)
    })
}
