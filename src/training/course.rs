//! A course of games against oneself, learned from by TD(lambda).

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Learner, Lesson, Yardstick};
use crate::ai::network::Active;
use crate::rules::Side;

/// How a network is to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Decides the first weights and every throw.
    pub seed: u64,
    /// How many games are played in all.
    pub games: u64,
    /// In how many of the first of them [`Yardstick::Greedy`] chooses for both sides.
    pub led: u64,
    /// How far what happens later counts: 0 believes the next judgement, 1 only the result.
    pub lambda: f32,
    /// How fast it learns in the first game.
    pub rate: f32,
    /// How fast in the last; between them it falls by the same share in every game.
    pub last_rate: f32,
}

/// A network on its way, with how far it is.
#[derive(Clone, Debug)]
pub struct Course<L: Lesson> {
    lesson: L,
    plan: Plan,
    learner: Learner,
    played: u64,
    results: Vec<L::Position>,
    sets: Vec<Active>,
}

/// How strong a network was found to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Games learned from.
    pub games: u64,
    /// Share of points against [`Yardstick::Random`].
    pub random: f64,
    /// Share of points against [`Yardstick::Greedy`].
    pub greedy: f64,
}

/// A position of a game that was played, by what the side that has moved to it saw.
#[derive(Clone, Copy, Debug)]
struct Stand {
    mover: Side,
    active: Active,
    chances: [f32; 4],
}

/// After so many turns a game is left as it stands.
const PATIENCE: usize = 3_000;

impl<L: Lesson> Course<L> {
    /// A course that has not begun.
    #[must_use]
    pub fn new(lesson: L, plan: Plan) -> Course<L> {
        let learner = Learner::new(L::INPUTS, L::HIDDEN, L::OUTPUTS, plan.seed);
        Course::of_learner(lesson, plan, learner, 0)
    }

    /// A course that goes on.
    pub(super) const fn of_learner(
        lesson: L,
        plan: Plan,
        learner: Learner,
        played: u64,
    ) -> Course<L> {
        Course {
            lesson,
            plan,
            learner,
            played,
            results: Vec::new(),
            sets: Vec::new(),
        }
    }

    /// What has been learned.
    pub const fn learner(&self) -> &Learner {
        &self.learner
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
        let mut chance = generator(self.plan.seed, self.played);
        let done = self.played as f32 / self.plan.games.max(1) as f32;
        let Plan {
            rate,
            last_rate,
            lambda,
            ..
        } = self.plan;
        let rate = rate * (last_rate / rate).powf(done);
        let (stands, outcome) = self.play(&mut chance);
        self.learn(&stands, outcome, lambda, rate);
        self.played += 1;
    }

    /// Plays a game against itself: every position moved to, and the result for the last mover.
    fn play(&mut self, chance: &mut Xoshiro256PlusPlus) -> (Vec<Stand>, Option<[f32; 4]>) {
        let led = self.played < self.plan.led;
        let mut position = self.lesson.start(chance);
        let mut stands = Vec::with_capacity(200);
        while stands.len() < PATIENCE {
            let (place, chances) = if led {
                self.follow(&position, chance)
            } else {
                self.choose(&position, chance)
            };
            let (Some(next), Some(active)) = (self.results.get(place), self.sets.get(place)) else {
                break;
            };
            position = next.clone();
            stands.push(Stand {
                mover: self.lesson.mover(&position),
                active: *active,
                chances,
            });
            if let Some(outcome) = self.lesson.outcome(&position) {
                return (stands, Some(outcome));
            }
        }
        (stands, None)
    }

    /// Throws and chooses as [`Yardstick::Greedy`] does: which of the results, and its chances.
    fn follow(
        &mut self,
        position: &L::Position,
        chance: &mut Xoshiro256PlusPlus,
    ) -> (usize, [f32; 4]) {
        self.results.clear();
        self.lesson.results(position, chance, &mut self.results);
        let place = self.lesson.answer(Yardstick::Greedy, &self.results, chance);
        let Some(result) = self.results.get(place) else {
            return (place, [0.0; 4]);
        };
        let active = self.lesson.features(result);
        self.sets.clear();
        // Only the chosen one is asked for.
        self.sets.resize(self.results.len(), active);
        let chances = match self.lesson.outcome(result) {
            Some(chances) => chances,
            None => self.learner.judge(&active),
        };
        (place, chances)
    }

    /// Throws and chooses: which of the results, and its chances.
    fn choose(
        &mut self,
        position: &L::Position,
        chance: &mut Xoshiro256PlusPlus,
    ) -> (usize, [f32; 4]) {
        self.results.clear();
        self.lesson.results(position, chance, &mut self.results);
        let lesson = &self.lesson;
        self.sets.clear();
        self.sets
            .extend(self.results.iter().map(|result| lesson.features(result)));
        let mut best = (0, [0.0; 4]);
        let mut most = f32::NEG_INFINITY;
        let mut place = 0;
        let results = &self.results;
        self.learner.judge_all(&self.sets, |judged| {
            let end = results.get(place).and_then(|result| lesson.outcome(result));
            let chances = end.unwrap_or(judged);
            let worth = lesson.worth(chances);
            if worth > most {
                most = worth;
                best = (place, chances);
            }
            place += 1;
        });
        best
    }

    /// Goes back over a game: each position should have been judged as what came after it.
    fn learn(&mut self, stands: &[Stand], outcome: Option<[f32; 4]>, lambda: f32, rate: f32) {
        let Some(last) = stands.last() else {
            return;
        };
        let mut wanted = outcome.unwrap_or(last.chances);
        let mut seen_by = last.mover;
        let mut judged = wanted;
        for (place, stand) in stands.iter().enumerate().rev() {
            if stand.mover != seen_by {
                wanted = self.lesson.turned(wanted);
                judged = self.lesson.turned(judged);
                seen_by = stand.mover;
            }
            for (wanted, judged) in wanted.iter_mut().zip(judged) {
                *wanted = lambda * *wanted + (1.0 - lambda) * judged;
            }
            let is_end = outcome.is_some() && place + 1 == stands.len();
            if !is_end {
                self.learner.learn(&stand.active, wanted, rate);
            }
            judged = stand.chances;
        }
    }

    /// Plays so many games against a yardstick, taking either side in turn: the share of points.
    pub fn measure(&mut self, yardstick: Yardstick, games: u64, seed: u64) -> f64 {
        let mut points = 0.0;
        for game in 0..games {
            // Both sides get the same throws.
            let mut chance = generator(seed, game / 2);
            let own = Side::BOTH[(game % 2) as usize];
            points += self.play_against(yardstick, own, &mut chance);
        }
        points / games.max(1) as f64
    }

    fn play_against(
        &mut self,
        yardstick: Yardstick,
        own: Side,
        chance: &mut Xoshiro256PlusPlus,
    ) -> f64 {
        let mut position = self.lesson.start(chance);
        let mut mood = generator(chance_seed(own), 0);
        for _ in 0..PATIENCE {
            let (mut place, _) = self.choose(&position, chance);
            let mover = self.results.first().map(|result| self.lesson.mover(result));
            if mover != Some(own) {
                place = self.lesson.answer(yardstick, &self.results, &mut mood);
            }
            let Some(next) = self.results.get(place) else {
                break;
            };
            position = next.clone();
            if let Some(chances) = self.lesson.outcome(&position) {
                let won = f64::from(chances[0]);
                return if mover == Some(own) { won } else { 1.0 - won };
            }
        }
        0.5
    }
}

const fn chance_seed(side: Side) -> u64 {
    0x0007_ab1e ^ side.index() as u64
}

/// The generator of a game: games can be taken up again anywhere.
fn generator(seed: u64, game: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(
        seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(game.wrapping_mul(0xd134_2543_de82_ef95)),
    )
}
