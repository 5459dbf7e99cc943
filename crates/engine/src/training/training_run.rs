//! A training run: games against oneself, learned from by TD(lambda).

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Baseline, FloatNetwork, TrainableGame};
use tavoliere_core::ai::network::FeatureSet;
use tavoliere_core::rules::Side;

/// How a network is to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Decides the first weights and every throw.
    pub seed: u64,
    /// How many games are played in all.
    pub games: u64,
    /// In how many of the first of them [`Baseline::Greedy`] chooses for both sides.
    pub led: u64,
    /// How far what happens later counts: 0 believes the next evaluation, 1 only the result.
    pub lambda: f32,
    /// How fast it learns in the first game.
    pub rate: f32,
    /// How fast in the last; between them it falls by the same share in every game.
    pub last_rate: f32,
}

/// A network on its way, with how far it is.
#[derive(Clone, Debug)]
pub struct TrainingRun<G: TrainableGame> {
    game: G,
    plan: Plan,
    network: FloatNetwork,
    played: u64,
    results: Vec<G::Position>,
    sets: Vec<FeatureSet>,
}

/// How strong a network was found to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Games learned from.
    pub games: u64,
    /// Share of points against [`Baseline::Random`].
    pub random: f64,
    /// Share of points against [`Baseline::Greedy`].
    pub greedy: f64,
}

/// A position of a game that was played, by what the side that has moved to it saw.
#[derive(Clone, Copy, Debug)]
struct Sample {
    mover: Side,
    active: FeatureSet,
    chances: [f32; 4],
}

/// After so many turns a game is left unfinished.
const TURN_LIMIT: usize = 3_000;

impl<G: TrainableGame> TrainingRun<G> {
    /// A run that has not begun.
    #[must_use]
    pub fn new(game: G, plan: Plan) -> TrainingRun<G> {
        let network = FloatNetwork::new(G::INPUTS, G::HIDDEN, G::OUTPUTS, plan.seed);
        TrainingRun::with_network(game, plan, network, 0)
    }

    /// A run that goes on.
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

    /// What has been learned.
    pub const fn network(&self) -> &FloatNetwork {
        &self.network
    }

    /// How it learns.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many games have been played.
    pub const fn played(&self) -> u64 {
        self.played
    }

    /// Whether all games have been played.
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

    /// Plays a game against itself: every position moved to, and the result for the last mover.
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

    /// Throws and chooses as [`Baseline::Greedy`] does: which of the results, and its chances.
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
        // Only the chosen one is asked for.
        self.sets.resize(self.results.len(), active);
        let chances = match self.game.outcome(result) {
            Some(chances) => chances,
            None => self.network.evaluate(&active),
        };
        (index, chances)
    }

    /// Throws and chooses: which of the results, and its chances.
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

    /// Goes back over a game: each position should have been evaluated as what came after it.
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

    /// Plays so many games against a baseline, taking either side in turn: the share of points.
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

/// The generator of a game: games can be taken up again anywhere.
fn generator(seed: u64, game: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(
        seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(game.wrapping_mul(0xd134_2543_de82_ef95)),
    )
}
