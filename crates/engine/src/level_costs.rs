//! Measures the losses of the computer's levels, which set the limits of a review's grades (`docs/review.md`).

use std::fmt;

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::duel::{in_order_of, openings};
use super::noise_index;
use tavoliere_core::ai::Player;
use tavoliere_core::record::GameRecord;
use tavoliere_core::review::Review;
use tavoliere_core::rules::{AnyIllegal, AnyMove, Expect, GameKind, Setup, Side};

/// The most events of a game before it's stopped.
const MOST_EVENTS: usize = 5_000;

/// The losses of a level in games against itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelCosts {
    /// The game.
    pub game: GameKind,
    /// The level.
    pub level: u8,
    /// The number of games.
    pub games: u32,
    /// The number of turns with a choice.
    pub choices: u64,
    /// Their total loss, in thousandths of a game.
    pub cost: u64,
    /// The median of the average losses of single players in single games, in tenths of a thousandth.
    pub median_tenths: u32,
    /// The number of inaccuracies, mistakes and blunders.
    pub mistakes: [u64; 3],
}

/// Writes `tawula level 3 games 20 choices 2841 cost 9.7 median 9.1 …`.
impl fmt::Display for LevelCosts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (choices, tenths) = (self.choices.max(1), 10 * self.cost);
        let average = (tenths + choices / 2) / choices;
        let [inaccuracies, mistakes, blunders] = self.mistakes;
        write!(
            f,
            "{} level {} games {} choices {} cost {}.{} median {}.{} inaccuracies {inaccuracies} \
             mistakes {mistakes} blunders {blunders}",
            self.game,
            self.level,
            self.games,
            self.choices,
            average / 10,
            average % 10,
            self.median_tenths / 10,
            self.median_tenths % 10
        )
    }
}

/// Lets a level play games against itself and reviews them. The same seed gives the same result.
///
/// # Errors
/// Fails if a choice of the level is refused, which doesn't happen.
pub fn level_costs(
    setup: &Setup,
    level: u8,
    games: u32,
    seed: u64,
) -> Result<LevelCosts, AnyIllegal> {
    let mut setup = setup.clone();
    // Refused if the game doesn't have this option.
    let _ = setup.set_option("repetition", "draw");
    let game = setup.kind();
    let mut costs = LevelCosts {
        game,
        level,
        games,
        choices: 0,
        cost: 0,
        median_tenths: 0,
        mistakes: [0; 3],
    };
    let mut averages = Vec::new();
    let openings = in_order_of(openings(&setup), seed);
    for index in 0..games {
        let opening = openings.get(index as usize % openings.len().max(1));
        let opening = opening.map_or(&[][..], Vec::as_slice);
        let seed = stream_number(seed, index.into());
        let record = play(&setup, opening, Player::new(level), seed)?;
        let mut review = Review::new(&record);
        review.finish();
        for side in Side::BOTH {
            let summary = review.summary(side);
            costs.choices += u64::from(summary.choices);
            costs.cost += u64::from(summary.cost);
            for (sum, count) in costs.mistakes.iter_mut().zip(summary.mistakes) {
                *sum += u64::from(count);
            }
            averages.extend(summary.average_tenths());
        }
    }
    averages.sort_unstable();
    costs.median_tenths = averages.get(averages.len() / 2).copied().unwrap_or(0);
    Ok(costs)
}

/// Plays one game from an opening, which isn't chosen by the level.
fn play(
    setup: &Setup,
    opening: &[AnyMove],
    player: Player,
    seed: u64,
) -> Result<GameRecord, AnyIllegal> {
    let mut game = GameRecord::opening(setup.clone(), seed);
    for choice in opening {
        game.play(*choice)?;
    }
    if !opening.is_empty() {
        game = GameRecord::from_position(game.position().clone(), seed);
    }
    while game.events().len() < MOST_EVENTS {
        match game.expect() {
            Expect::Nothing => break,
            Expect::Throw(_) => drop(game.throw_next()?),
            Expect::Move(side) => {
                let noise = stream_number(seed ^ side.index() as u64, noise_index(&game) as u64);
                match player.choose(game.position(), noise) {
                    Some(choice) => drop(game.play(choice)?),
                    None => break,
                }
            }
        }
    }
    Ok(game)
}

/// The number at a place in a stream of SplitMix64.
fn stream_number(stream: u64, place: u64) -> u64 {
    /// The step of SplitMix64 from one number to the next.
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    SplitMix64::seed_from_u64(stream.wrapping_add(place.wrapping_mul(STEP))).next_u64()
}
