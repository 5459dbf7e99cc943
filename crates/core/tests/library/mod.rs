//! Tests of the library: a log that survives damage, and games that are searched, sorted, exported and imported.

mod damage;
mod exchange;
mod keeping;
mod listing;

use tavoliere_core::date::Date;
use tavoliere_core::library::{GameId, Library, Limits};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{Expect, GameKind, Setup, Side};
use tavoliere_core::store::Store;

use crate::support::{generator, pick};

/// A game of `events` events between two people.
pub fn played(kind: GameKind, seed: u64, events: usize) -> GameRecord {
    let mut game = GameRecord::new(Setup::new(kind), seed, Side::First);
    for (side, name) in [(Side::First, "Ada"), (Side::Second, "Nicolò")] {
        let key = format!("{}-name", kind.side_name(side));
        game.set_header(&key, name).unwrap();
    }
    let mut chance = generator(seed);
    for _ in 0..events {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) => {
                let choice = pick(&mut chance, &game.legal_moves());
                game.play(choice).unwrap();
            }
            Expect::Nothing => break,
        }
    }
    game
}

/// A game with an id.
pub fn named(kind: GameKind, seed: u64, events: usize) -> (GameId, GameRecord) {
    let mut game = played(kind, seed, events);
    let id = GameId::fresh(&game);
    id.write(&mut game);
    assert_eq!(GameId::of(&game), Some(id));
    (id, game)
}

pub fn day(number: u32) -> Date {
    Date::from_days(20_000 + number)
}

/// Keeps games of Tapatan with seeds from 1, one per day.
pub fn filled(store: &mut Store, games: u64, limits: Limits) -> (Library, Vec<GameId>) {
    let mut library = Library::read(store, limits);
    let mut ids = Vec::new();
    for seed in 1..=games {
        let (id, game) = named(GameKind::Tapatan, seed, 6);
        library.keep(store, id, &game, day(seed as u32)).unwrap();
        ids.push(id);
    }
    (library, ids)
}

/// Loads the record of a game from the library.
pub fn record(library: &mut Library, store: &mut Store, id: GameId) -> GameRecord {
    *library.open(store, id).unwrap().finish().unwrap()
}
