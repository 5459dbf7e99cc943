//! A training run: games of a network against itself, with TD(lambda) learning.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Baseline, FloatNetwork, TrainableGame};
use tavoliere_core::ai::network::FeatureSet;
use tavoliere_core::rules::Side;

/// The parameters of a training run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The seed of the first weights and of all throws.
    pub seed: u64,
    /// The number of games.
    pub games: u64,
    /// The number of first games in which [`Baseline::Greedy`] chooses for both sides.
    pub led: u64,
    /// The weight of later positions: 0 uses the next evaluation only, 1 the result only.
    pub lambda: f32,
    /// The learning rate in the first game.
    pub rate: f32,
    /// The learning rate in the last game. In between it falls by the same factor in every game.
    pub last_rate: f32,
}

/// A network in training, with its progress.
#[derive(Clone, Debug)]
pub struct TrainingRun<G: TrainableGame> {
    game: G,
    plan: Plan,
    network: FloatNetwork,
    played: u64,
    results: Vec<G::Position>,
    sets: Vec<FeatureSet>,
}

/// The measured strength of a network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// The number of games learned from.
    pub games: u64,
    /// The share of points against [`Baseline::Random`].
    pub random: f64,
    /// The share of points against [`Baseline::Greedy`].
    pub greedy: f64,
}

/// A position of a game, from the view of the side that moved to it.
#[derive(Clone, Copy, Debug)]
struct Sample {
    mover: Side,
    active: FeatureSet,
    chances: [f32; 4],
}

/// The most turns of a game; longer games are left unfinished.
const TURN_LIMIT: usize = 3_000;

impl<G: TrainableGame> TrainingRun<G> {
    /// Makes a run that hasn't started.
    #[must_use]
    pub fn new(game: G, plan: Plan) -> TrainingRun<G> {
        let network = FloatNetwork::new(G::INPUTS, G::HIDDEN, G::OUTPUTS, plan.seed);
        TrainingRun::with_network(game, plan, network, 0)
    }

    /// Makes a run that continues another one.
    pub(super) const fn with_network(
        game: G,
        plan: Plan,
        network: FloatNetwork,
        played: u64,
    ) -> TrainingRun<G> {
        TrainingRun {
            game,
            plan,
            network,
            played,
            results: Vec::new(),
            sets: Vec::new(),
        }
    }

    /// The network in training.
    pub const fn network(&self) -> &FloatNetwork {
        &self.network
    }

    /// The parameters.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of games played.
    pub const fn played(&self) -> u64 {
        self.played
    }

    /// `true` if all games have been played.
    pub const fn is_done(&self) -> bool {
        self.played >= self.plan.games
    }

    /// Plays the next game and learns from it.
    pub fn step(&mut self) {
        let mut rng = generator(self.plan.seed, self.played);
        let done = self.played as f32 / self.plan.games.max(1) as f32;
        let Plan {
            rate,
            last_rate,
            lambda,
            ..
        } = self.plan;
        let rate = rate * (last_rate / rate).powf(done);
        let (samples, outcome) = self.play(&mut rng);
        self.learn(&samples, outcome, lambda, rate);
        self.played += 1;
    }

    /// Plays a game of the network against itself. Returns all positions moved to, and the result for the side that
    /// moved last.
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus) -> (Vec<Sample>, Option<[f32; 4]>) {
        let led = self.played < self.plan.led;
        let mut position = self.game.start(rng);
        let mut samples = Vec::with_capacity(200);
        while samples.len() < TURN_LIMIT {
            let (index, chances) = if led {
                self.choose_greedily(&position, rng)
            } else {
                self.choose(&position, rng)
            };
            let (Some(next), Some(active)) = (self.results.get(index), self.sets.get(index)) else {
                break;
            };
            position = next.clone();
            samples.push(Sample {
                mover: self.game.mover(&position),
                active: *active,
                chances,
            });
            if let Some(outcome) = self.game.outcome(&position) {
                return (samples, Some(outcome));
            }
        }
        (samples, None)
    }

    /// Makes a throw and chooses like [`Baseline::Greedy`]. Returns the index of the result and its chances.
    fn choose_greedily(
        &mut self,
        position: &G::Position,
        rng: &mut Xoshiro256PlusPlus,
    ) -> (usize, [f32; 4]) {
        self.results.clear();
        self.game.results(position, rng, &mut self.results);
        let index = self
            .game
            .baseline_choice(Baseline::Greedy, &self.results, rng);
        let Some(result) = self.results.get(index) else {
            return (index, [0.0; 4]);
        };
        let active = self.game.features(result);
        self.sets.clear();
        // Only the chosen entry is read.
        self.sets.resize(self.results.len(), active);
        let chances = match self.game.outcome(result) {
            Some(chances) => chances,
            None => self.network.evaluate(&active),
        };
        (index, chances)
    }

    /// Makes a throw and chooses. Returns the index of the result and its chances.
    fn choose(
        &mut self,
        position: &G::Position,
        rng: &mut Xoshiro256PlusPlus,
    ) -> (usize, [f32; 4]) {
        self.results.clear();
        self.game.results(position, rng, &mut self.results);
        let game = &self.game;
        self.sets.clear();
        self.sets
            .extend(self.results.iter().map(|result| game.features(result)));
        let mut best = (0, [0.0; 4]);
        let mut most = f32::NEG_INFINITY;
        let mut index = 0;
        let results = &self.results;
        self.network.evaluate_all(&self.sets, |evaluated| {
            let end = results.get(index).and_then(|result| game.outcome(result));
            let chances = end.unwrap_or(evaluated);
            let value = game.utility(chances);
            if value > most {
                most = value;
                best = (index, chances);
            }
            index += 1;
        });
        best
    }

    /// Learns from a game backwards: each position should have had the evaluation of the one after it.
    fn learn(&mut self, samples: &[Sample], outcome: Option<[f32; 4]>, lambda: f32, rate: f32) {
        let Some(last) = samples.last() else {
            return;
        };
        let mut target = outcome.unwrap_or(last.chances);
        let mut seen_by = last.mover;
        let mut next = target;
        for (index, sample) in samples.iter().enumerate().rev() {
            if sample.mover != seen_by {
                target = self.game.reversed(target);
                next = self.game.reversed(next);
                seen_by = sample.mover;
            }
            for (target, next) in target.iter_mut().zip(next) {
                *target = lambda * *target + (1.0 - lambda) * next;
            }
            let is_end = outcome.is_some() && index + 1 == samples.len();
            if !is_end {
                self.network.learn(&sample.active, target, rate);
            }
            next = sample.chances;
        }
    }

    /// Plays `games` games against a baseline, with alternating sides. Returns the share of points.
    pub fn measure(&mut self, baseline: Baseline, games: u64, seed: u64) -> f64 {
        let mut points = 0.0;
        for game in 0..games {
            // Both sides get the same throws.
            let mut rng = generator(seed, game / 2);
            let own = Side::BOTH[(game % 2) as usize];
            points += self.play_against(baseline, own, &mut rng);
        }
        points / games.max(1) as f64
    }

    fn play_against(&mut self, baseline: Baseline, own: Side, rng: &mut Xoshiro256PlusPlus) -> f64 {
        let mut position = self.game.start(rng);
        let mut baseline_rng = generator(baseline_seed(own), 0);
        for _ in 0..TURN_LIMIT {
            let (mut index, _) = self.choose(&position, rng);
            let mover = self.results.first().map(|result| self.game.mover(result));
            if mover != Some(own) {
                index = self
                    .game
                    .baseline_choice(baseline, &self.results, &mut baseline_rng);
            }
            let Some(next) = self.results.get(index) else {
                break;
            };
            position = next.clone();
            if let Some(chances) = self.game.outcome(&position) {
                let won = f64::from(chances[0]);
                return if mover == Some(own) { won } else { 1.0 - won };
            }
        }
        0.5
    }
}

const fn baseline_seed(side: Side) -> u64 {
    0x0007_ab1e ^ side.index() as u64
}

/// The generator of a game, which doesn't depend on earlier games, so that a run can be resumed anywhere.
fn generator(seed: u64, game: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(
        seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(game.wrapping_mul(0xd134_2543_de82_ef95)),
    )
}
