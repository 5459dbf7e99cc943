//! Tests of filtering and sorting the library.

use tavoliere_core::date::Moment;
use tavoliere_core::library::{Finished, GameId, Library, LibraryGame, Limits, Query, SortBy};
use tavoliere_core::rules::{GameKind, Side};
use tavoliere_core::store::Store;

use super::{day, named};

/// The number of games that are offered. The library has two of each.
const GAMES: usize = GameKind::ALL.len();

/// A finished and an unfinished game of each game kind, with different lengths and dates.
fn library(store: &mut Store) -> Library {
    let mut library = Library::read(store, Limits::DESKTOP);
    for (number, kind) in (0..).zip(GameKind::ALL) {
        for (over, date) in [(true, number), (false, 10 - number)] {
            let (id, mut game) = named(kind, u64::from(number) + 1, 4 + number as usize);
            if over {
                game.resign(if number % 2 == 0 {
                    Side::First
                } else {
                    Side::Second
                })
                .unwrap();
            }
            library.keep(store, id, &game, day(date)).unwrap();
            if kind == GameKind::Tawula {
                library.rename(store, id, "Café at noon").unwrap();
                library.pin(store, id, true).unwrap();
            }
        }
    }
    library
}

fn nothing(_: &LibraryGame) -> String {
    String::new()
}

#[test]
fn games_of_a_day_are_in_the_order_of_their_time() {
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    for (seed, minute) in [(1, Some(600)), (2, Some(1_200)), (3, None), (4, Some(900))] {
        let (id, game) = named(GameKind::Tapatan, seed, 4);
        let played = Moment {
            date: day(5),
            minute,
        };
        library.keep(&mut store, id, &game, played).unwrap();
    }
    let found = library.find(&Query::default(), nothing);
    let minutes: Vec<_> = found.iter().map(|game| game.info.minute).collect();
    assert_eq!(minutes, [Some(1_200), Some(900), Some(600), None]);
}

#[test]
fn every_order_is_an_order() {
    let mut store = Store::in_memory();
    let library = library(&mut store);
    for &sort in SortBy::ALL {
        let query = Query {
            sort,
            ..Query::default()
        };
        let found = library.find(&query, nothing);
        assert_eq!(found.len(), 2 * GAMES);
        let mut back = library.find(
            &Query {
                reversed: true,
                ..query
            },
            nothing,
        );
        back.reverse();
        assert_eq!(found, back);
        let fits = |one: &LibraryGame, other: &LibraryGame| match sort {
            SortBy::Date => one.info.date >= other.info.date,
            SortBy::Game => one.info.game <= other.info.game,
            SortBy::Length => one.info.turns >= other.info.turns,
            SortBy::Result => one.is_finished() >= other.is_finished(),
        };
        assert!(
            found.windows(2).all(|pair| fits(pair[0], pair[1])),
            "{sort:?}"
        );
    }
}

#[test]
fn games_are_found_by_any_of_their_details() {
    let mut store = Store::in_memory();
    let library = library(&mut store);
    let count = |text: &str| {
        let query = Query {
            text: text.to_owned(),
            ..Query::default()
        };
        library.find(&query, nothing).len()
    };
    assert_eq!(count(""), 2 * GAMES);
    assert_eq!(count("   "), 2 * GAMES);
    assert_eq!(count("tablut"), 2);
    assert_eq!(count("NICOLO ada"), 2 * GAMES);
    assert_eq!(count("nicolò bob"), 0);
    assert_eq!(count("cafe NOON"), 2);
    assert_eq!(count("resignation"), GAMES);
    assert_eq!(count("resignation tablan"), 1);
    assert_eq!(count(&day(3).to_string()), 1);
    assert_eq!(count("Linnaeus"), 2);
    // Words of the current language are found too.
    let query = Query {
        text: "abbandono".to_owned(),
        ..Query::default()
    };
    let said = |game: &LibraryGame| {
        if game.is_finished() {
            "Abbandono"
        } else {
            "In corso"
        }
        .to_owned()
    };
    assert_eq!(library.find(&query, said).len(), GAMES);
}

#[test]
fn filters_leave_what_they_name() {
    let mut store = Store::in_memory();
    let library = library(&mut store);
    let found = |query: &Query| -> Vec<GameId> {
        library
            .find(query, nothing)
            .iter()
            .map(|game| game.id)
            .collect()
    };
    for kind in GameKind::ALL {
        let query = Query {
            game: Some(kind),
            ..Query::default()
        };
        assert_eq!(found(&query).len(), 2);
    }
    for finished in [Finished::Over, Finished::GoingOn] {
        let query = Query {
            finished: Some(finished),
            ..Query::default()
        };
        assert_eq!(found(&query).len(), GAMES);
    }
    let query = Query {
        pinned: true,
        ..Query::default()
    };
    assert_eq!(found(&query).len(), 2);
}
