//! Two players measured against each other: the same openings and throws with both seatings.

mod book;
mod duel_player;
mod external_engine;
mod report;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

pub use book::openings;
pub use duel_player::{DuelPlayer, DuelPlayerError};
pub use report::{Interval, Report, Tally};

use self::external_engine::ExternalEngine;
use super::Budget;
use crate::ai::Thought;
use crate::record::GameRecord;
use crate::rules::{AnyMove, Expect, GameKind, Outcome, Setup, Side};

/// Who plays whom at what.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The game. Where a third repetition can be a draw it is one (TT-14, TP-7), as in every game
    /// between computers.
    pub setup: Setup,
    /// The player whose score is told.
    pub a: DuelPlayer,
    /// The other player.
    pub b: DuelPlayer,
    /// How many openings are played, each with both seatings.
    pub pairs: u64,
    /// Decides which openings these are, the throws, and what the players' moods are.
    pub seed: u64,
    /// How long levels think.
    pub budget: Budget,
    /// How many games are played at a time; it changes nothing but the time that it takes.
    pub threads: u64,
}

/// How a game of a duel ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won(Side),
    Drawn,
    /// Broken off after many choices.
    Capped,
}

/// How many choices a game may have before it is broken off.
const fn cap(kind: GameKind) -> u32 {
    match kind {
        GameKind::Tapatan => 300,
        GameKind::Tablut => 400,
        GameKind::Tablan | GameKind::Tawula => 5_000,
    }
}

impl Duel {
    /// Plays every game of the duel.
    #[must_use]
    pub fn run(&self) -> Report {
        let mut setup = self.setup.clone();
        // Refused where the game has no such option.
        let _ = setup.set_option("repetition", "draw");
        let book = book::in_order_of(openings(&setup), self.seed);
        let next = AtomicU64::new(0);
        let play = || {
            let mut report = Report::new(&setup, book.len());
            loop {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                if pair >= self.pairs {
                    return report;
                }
                // Without an opening the game begins at its start.
                let opening = book
                    .get((pair % book.len().max(1) as u64) as usize)
                    .map_or(&[][..], Vec::as_slice);
                for seat in Side::BOTH {
                    let end = self.play(&setup, opening, pair, seat);
                    report.add(seat, end);
                }
            }
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads.min(self.pairs))
                .map(|_| scope.spawn(play))
                .collect();
            let mut report = play();
            for other in others.into_iter().filter_map(|other| other.join().ok()) {
                report.merge(&other);
            }
            report
        })
    }

    /// Plays one game in which a has a seat.
    fn play(&self, setup: &Setup, opening: &[AnyMove], pair: u64, seat: Side) -> End {
        let seed = mixed(self.seed, pair);
        let mut game = GameRecord::opening(setup.clone(), seed);
        for choice in opening {
            if game.play(*choice).is_err() {
                break;
            }
        }
        let mut engines = [None, None];
        let mut choices = 0;
        loop {
            match game.expect() {
                Expect::Nothing => break,
                Expect::Throw(_) => {
                    if game.throw_next().is_err() {
                        break;
                    }
                }
                Expect::Move(side) => {
                    let player = if side == seat { &self.a } else { &self.b };
                    let mood = mixed(seed ^ side.index() as u64, game.events().len() as u64);
                    let engine = &mut engines[side.index()];
                    let choice = self.choose(player, engine, &game, mood);
                    if choice.is_none_or(|choice| game.play(choice).is_err()) {
                        // Who has nothing to say has lost.
                        return End::Won(side.other());
                    }
                    choices += 1;
                    if choices >= cap(setup.kind()) {
                        break;
                    }
                }
            }
        }
        match game.outcome() {
            None => End::Capped,
            Some(Outcome { winner: None, .. }) => End::Drawn,
            Some(Outcome {
                winner: Some(side), ..
            }) => End::Won(side),
        }
    }

    fn choose(
        &self,
        player: &DuelPlayer,
        engine: &mut Option<ExternalEngine>,
        game: &GameRecord,
        mood: u64,
    ) -> Option<AnyMove> {
        let position = game.position();
        let mut thought = match player {
            DuelPlayer::Random => {
                let moves = game.legal_moves();
                let place = (u128::from(mixed(mood, 1)) * moves.len() as u128) >> 64;
                return moves.get(place as usize).copied();
            }
            DuelPlayer::Level(player) => return self.budget.choose(*player, position, mood),
            DuelPlayer::External { path, level } => {
                if engine.is_none() {
                    *engine = ExternalEngine::new(path, game).ok();
                }
                return engine.as_mut()?.choose(game, level, self.budget).ok();
            }
            DuelPlayer::Greedy => Thought::greedy(position, mood)?,
            DuelPlayer::Uct(playouts) => Thought::uct(position, mood, *playouts)?,
        };
        thought.finish();
        thought.best()
    }
}

/// Two numbers made one, in which no pattern of either is left (SplitMix64).
fn mixed(one: u64, other: u64) -> u64 {
    let mut word = one
        .wrapping_mul(0xd134_2543_de82_ef95)
        .wrapping_add(other)
        .wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
