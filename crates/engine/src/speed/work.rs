//! The measured work: random games, move counts, searches, choices.

use std::hint::black_box;
use std::time::Instant;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use tavoliere_core::ai::{Player, playout, tablut as tablut_player};
use tavoliere_core::rules::{AnyPosition, Expect, OptionSet, Outcome, Rules, Side, pick, tablut};

/// Work that can be repeated.
pub type Work = Box<dyn FnMut() -> u64>;

/// The most events of a playout. No random game has ever reached it.
const PLAYOUT_LIMIT: u32 = 1_000_000;

/// The number of positions that are processed at a time, few enough for the fastest caches.
pub(super) const SAMPLE: usize = 2_000;

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

pub(super) fn options<O: OptionSet>(preset: &str) -> O {
    O::of_preset(preset).map_or_else(|_| O::default(), |(_, options)| options)
}

/// Plays random games to the end, a hundred at a time. `listed` lists all choices before one is drawn.
pub(super) fn playouts<G: Rules + 'static>(preset: &str, listed: bool) -> Work {
    let start = G::start(options(preset), Side::First);
    let mut position = start.clone();
    let mut generator = generator();
    let mut choices = Vec::new();
    Box::new(move || {
        let mut draw = || generator.next_u64();
        for _ in 0..100 {
            position.clone_from(&start);
            black_box(if listed {
                listed_playout(&mut position, &mut draw, PLAYOUT_LIMIT, &mut choices)
            } else {
                playout(&mut position, &mut draw, PLAYOUT_LIMIT)
            });
        }
        100
    })
}

/// Plays a random game and lists all choices before one is drawn, in a reused list.
fn listed_playout<G: Rules>(
    position: &mut G,
    draw: &mut impl FnMut() -> u64,
    limit: u32,
    choices: &mut Vec<G::Move>,
) -> Option<Outcome> {
    for _ in 0..limit {
        match position.expect() {
            Expect::Nothing => return position.outcome(),
            Expect::Move(_) => {
                choices.clear();
                position.moves(choices);
                position.apply_move(*choices.get(below(draw(), choices.len()))?);
            }
            Expect::Throw(_) => position.apply_throw(pick(draw(), G::throws())?),
        }
    }
    position.outcome()
}

/// A number below a bound from 64 random bits. The bias is below bound / 2⁶⁴.
fn below(word: u64, bound: usize) -> usize {
    ((u128::from(word) * bound as u128) >> 64) as usize
}

/// The number of positions that a search visits before the next one starts: a few tenths of a second.
const SEARCH_NODES: u64 = 1_000_000;

/// Searches from the start by Linnaeus' rules, ten thousand positions at a time.
pub(super) fn tablut_search() -> Work {
    let start = tablut::Position::start(options("Linnaeus"), Side::First);
    let mut search = tablut_player::TablutSearch::new(&start, 0);
    Box::new(move || {
        if search.nodes() >= SEARCH_NODES || search.is_done() {
            search = tablut_player::TablutSearch::new(&start, 0);
        }
        let before = search.nodes();
        search.step(10_000);
        search.nodes() - before
    })
}

pub(super) fn perft<G: Rules + 'static>(preset: &str, depth: u32) -> Work {
    let start = G::start(options(preset), Side::First);
    Box::new(move || black_box(&start).perft(depth))
}

/// Positions from random games that expect a choice right after a throw.
pub(super) fn after_throws<G: Rules>(preset: &str, count: usize) -> Vec<G> {
    let mut generator = generator();
    let start = G::start(options(preset), Side::First);
    let mut position = start.clone();
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        match position.expect() {
            Expect::Nothing => position.clone_from(&start),
            Expect::Throw(_) => {
                if let Some(throw) = pick(generator.next_u64(), G::throws()) {
                    position.apply_throw(throw);
                }
                if matches!(position.expect(), Expect::Move(_)) {
                    found.push(position.clone());
                }
            }
            Expect::Move(_) => {
                if let Some(choice) = position.random_move(&mut || generator.next_u64()) {
                    position.apply_move(choice);
                }
            }
        }
    }
    found
}

/// Repeats the choice that takes the best player longest, among positions after throws of random games.
pub(super) fn longest<G: Rules>(preset: &str, any: fn(G) -> AnyPosition) -> Work {
    let choose = |position: &AnyPosition| {
        let begun = Instant::now();
        black_box(Player::best().choose(position, 1));
        begun.elapsed()
    };
    // The fastest of three, so that short disturbances by other programs don't count.
    let time = |position: &AnyPosition| (0..3).map(|_| choose(position)).min();
    let positions = after_throws(preset, SAMPLE).into_iter();
    let longest = positions.map(any).max_by_key(time);
    Box::new(move || {
        black_box(
            longest
                .as_ref()
                .and_then(|position| Player::best().choose(position, 1)),
        );
        1
    })
}
