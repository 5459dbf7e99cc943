//! Measures two players against each other, with the same openings and throws for both seatings.

mod duel_player;
mod error;
mod external_engine;
mod openings;
mod report;
#[cfg(test)]
mod tests;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

pub use duel_player::{DuelPlayer, DuelPlayerError};
pub use error::{DuelError, DuelGame, DuelProblem};
pub use external_engine::ExternalEngineError;
pub use openings::openings;
pub(super) use openings::{in_order_of, random_openings};
pub use report::{Interval, Report, Tally};

use self::external_engine::ExternalEngine;
use super::protocol::GameProtocol;
use super::seed::mix_seed;
use super::{Budget, noise_index};
use tavoliere_core::ai::Search;
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{
    AnyIllegal, AnyMove, Expect, GameKind, Outcome, Setup, Side, with_game,
};

/// The default time limit for an answer of an external engine: several times what any level needs.
pub const ANSWER_LIMIT: Duration = Duration::from_secs(60);

/// The settings of a duel.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The game. If its options allow it, a third repetition is a draw (TT-14, TP-7), as in every game between
    /// computers.
    pub setup: Setup,
    /// The player whose score is reported.
    pub a: DuelPlayer,
    /// The other player.
    pub b: DuelPlayer,
    /// The number of openings, each played with both seatings.
    pub pairs: u64,
    /// The seed of the openings, the throws, and the noise of the players' evaluations.
    pub seed: u64,
    /// The limit for one choice of a level.
    pub budget: Budget,
    /// The time limit for an answer of an external engine, which contains the rest of a turn.
    pub answer_limit: Duration,
    /// The number of games played at the same time. It doesn't change the results.
    pub threads: u64,
}

/// The end of a game of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won(Side),
    Drawn,
    /// Stopped at the limit of choices; counts as a draw.
    Capped,
}

/// The most choices of a game before it's stopped.
fn cap(kind: GameKind) -> u32 {
    with_game!(kind, Game => Game::DUEL_LIMIT)
}

impl Duel {
    /// Plays all games of the duel.
    ///
    /// # Errors
    /// Fails if a game can't be finished; the error has the finished games. Games that other threads are playing at
    /// that moment are still finished.
    pub fn run(&self) -> Result<Report, DuelError> {
        let mut setup = self.setup.clone();
        // Refused if the game doesn't have this option.
        let _ = setup.set_option("repetition", "draw");
        let openings = openings::in_order_of(openings(&setup), self.seed);
        self.run_games(&Report::new(&setup, openings.len()), |game| {
            // Without an opening the game starts at its usual start.
            let opening = openings
                .get((game.pair % openings.len().max(1) as u64) as usize)
                .map_or(&[][..], Vec::as_slice);
            self.play(&setup, opening, game)
        })
    }

    /// Plays the pairs, several at a time, until one game fails.
    fn run_games(
        &self,
        empty: &Report,
        play: impl Fn(DuelGame) -> Result<End, Box<DuelProblem>> + Sync,
    ) -> Result<Report, DuelError> {
        let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
        let work = || {
            let mut played = empty.clone();
            while !failed.load(Ordering::Relaxed) {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                if pair >= self.pairs {
                    break;
                }
                for seat in Side::BOTH {
                    let kind = self.setup.kind();
                    let game = DuelGame { kind, pair, seat };
                    let end = catch_unwind(AssertUnwindSafe(|| play(game)));
                    match end.unwrap_or_else(|panic| Err(Box::new(panicked(&*panic)))) {
                        Ok(end) => played.add(seat, end),
                        Err(problem) => {
                            failed.store(true, Ordering::Relaxed);
                            return (played, Some((game, problem)));
                        }
                    }
                }
            }
            (played, None)
        };
        let parts = thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads.min(self.pairs))
                .map(|_| scope.spawn(work))
                .collect();
            let mut parts = vec![work()];
            for other in others {
                parts.push(other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            parts
        });
        let (mut played, mut failures) = (empty.clone(), Vec::new());
        for (part, failure) in parts {
            played.merge(&part);
            failures.extend(failure);
        }
        match failures.into_iter().min_by_key(|(game, _)| game.number()) {
            None => Ok(played),
            Some((game, problem)) => Err(DuelError {
                game,
                problem,
                played,
            }),
        }
    }

    /// Plays one game.
    fn play(
        &self,
        setup: &Setup,
        opening: &[AnyMove],
        duel_game: DuelGame,
    ) -> Result<End, Box<DuelProblem>> {
        let refused = |error: AnyIllegal| Box::new(DuelProblem::from(error));
        let seed = mix_seed(self.seed, duel_game.pair);
        let mut game = GameRecord::opening(setup.clone(), seed);
        for choice in opening {
            game.play(*choice).map_err(refused)?;
        }
        let mut engines = [None, None];
        let mut choices = 0;
        while choices < cap(setup.kind()) {
            match game.expect() {
                Expect::Nothing => break,
                Expect::Throw(_) => drop(game.throw_next().map_err(refused)?),
                Expect::Move(side) => {
                    let is_a = side == duel_game.seat;
                    let player = if is_a { &self.a } else { &self.b };
                    let engine = &mut engines[side.index()];
                    let choice = self.choose(player, engine, &game, seed ^ side.index() as u64)?;
                    game.play(choice).map_err(refused)?;
                    choices += 1;
                }
            }
        }
        Ok(match game.outcome() {
            None => End::Capped,
            Some(Outcome { winner: None, .. }) => End::Drawn,
            Some(Outcome {
                winner: Some(side), ..
            }) => End::Won(side),
        })
    }

    fn choose(
        &self,
        player: &DuelPlayer,
        engine: &mut Option<ExternalEngine>,
        game: &GameRecord,
        seed: u64,
    ) -> Result<AnyMove, Box<DuelProblem>> {
        let position = game.position();
        let noise_seed = mix_seed(seed, game.events().len() as u64);
        let choice = match player {
            DuelPlayer::External { path, level } => {
                return self.ask(engine, path, level, game).map_err(|error| {
                    let player = player.clone();
                    Box::new(DuelProblem::ExternalEngine { player, error })
                });
            }
            DuelPlayer::Random => {
                let moves = game.legal_moves();
                let place = (u128::from(mix_seed(noise_seed, 1)) * moves.len() as u128) >> 64;
                moves.get(place as usize).copied()
            }
            DuelPlayer::Level(player) => {
                let noise_seed = mix_seed(seed, noise_index(game) as u64);
                self.budget.choose(*player, position, noise_seed)
            }
            DuelPlayer::Greedy => Search::greedy(position, noise_seed).and_then(concluded),
            DuelPlayer::Uct(playouts) => {
                Search::uct(position, noise_seed, *playouts).and_then(concluded)
            }
        };
        choice.ok_or_else(|| {
            let player = player.clone();
            Box::new(DuelProblem::NoChoice { player })
        })
    }

    /// Asks an external engine for its choice. The engine is started for its first choice of a game.
    fn ask(
        &self,
        engine: &mut Option<ExternalEngine>,
        path: &str,
        level: &str,
        game: &GameRecord,
    ) -> Result<AnyMove, ExternalEngineError> {
        let engine = match engine {
            Some(engine) => engine,
            None => engine.insert(ExternalEngine::start(path, game, self.answer_limit)?),
        };
        engine.choose(game, level, self.budget)
    }
}

fn concluded(mut search: Search) -> Option<AnyMove> {
    search.finish();
    search.best()
}

/// Converts the message of a panic.
fn panicked(panic: &(dyn Any + Send)) -> DuelProblem {
    let literal = panic.downcast_ref::<&str>().copied();
    let message = literal.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    DuelProblem::Panicked {
        message: message.unwrap_or("without a message").to_owned(),
    }
}
