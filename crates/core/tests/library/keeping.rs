//! Tests of keeping games: they can be loaded again, and none is removed without an announcement.

use std::time::Duration;

use tavoliere_core::date::Moment;
use tavoliere_core::library::{GameId, Library, LibraryError, Limits, SavedGame};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{GameKind, Side};
use tavoliere_core::statistics::Participant;
use tavoliere_core::store::Store;

use super::{day, filled, named, played, record};

/// Low limits that are reached quickly.
const FEW: Limits = Limits {
    games: 5,
    bytes: 1_000_000,
    garbage: 4_000,
};

#[test]
fn kept_games_are_read_at_the_next_start() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    let mut games = Vec::new();
    for (number, kind) in (1..).zip(GameKind::ALL) {
        let (id, game) = named(kind, number, 400);
        library.keep(&mut store, id, &game, day(3)).unwrap();
        games.push((id, game));
    }
    library.pin(&mut store, games[0].0, true).unwrap();
    library
        .rename(&mut store, games[1].0, "  The long\none ")
        .unwrap();

    let mut again = Library::read(&mut store, Limits::DESKTOP);

    assert!(again.take_notices().is_empty());
    assert_eq!(again.len(), GameKind::ALL.len());
    assert!(again.game(games[0].0).unwrap().pinned);
    assert_eq!(again.game(games[1].0).unwrap().title, "The long one");
    for (id, game) in &games {
        let kept = again.game(*id).unwrap();
        assert_eq!(kept.info.game, game.setup().kind());
        assert_eq!(kept.info.date, day(3));
        assert_eq!(kept.info.outcome, game.outcome());
        assert_eq!(kept.info.turns as usize, game.turns().len());
        let position = kept.info.last_position().unwrap();
        assert_eq!(position.text(), game.position().text());
        assert_eq!(kept.info.players[0], Participant::person(None, "Ada"));
        assert_eq!(
            record(&mut again, &mut store, *id).to_record(),
            game.to_record()
        );
    }
}

#[test]
fn a_continued_game_replaces_its_earlier_state() {
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, Limits::PAGE);
    let (id, mut game) = named(GameKind::Tablut, 4, 10);
    library.keep(&mut store, id, &game, day(1)).unwrap();
    library.rename(&mut store, id, "Sunday").unwrap();
    library.pin(&mut store, id, true).unwrap();
    game.resign(Side::First).unwrap();
    library.keep(&mut store, id, &game, day(2)).unwrap();
    // Unchanged games aren't written again.
    library.keep(&mut store, id, &game, day(9)).unwrap();

    for mut library in [library.clone(), Library::read(&mut store, Limits::PAGE)] {
        assert_eq!(library.len(), 1);
        let kept = library.game(id).unwrap();
        assert!(kept.is_finished() && kept.pinned);
        assert_eq!((kept.title.as_str(), kept.info.date), ("Sunday", day(2)));
        assert_eq!(
            record(&mut library, &mut store, id).outcome(),
            game.outcome()
        );
    }
}

/// A library with one game whose entry has this text as its last position.
fn with_position(
    store: &mut Store,
    id: GameId,
    game: &GameRecord,
    position: Option<&str>,
) -> Library {
    let SavedGame { head, record } = SavedGame::of(game, day(1));
    let (before, rest) = head.split_once(",position:").unwrap();
    let (_, after) = rest.split_once("\")").unwrap();
    let position = position.map_or(String::new(), |text| format!(",position:Some({text:?})"));
    let head = format!("{before}{position}{after}");
    let saved = SavedGame::read(&head, &record).unwrap();
    let mut library = Library::read(store, Limits::DESKTOP);
    library.add_saved(store, &[saved]).unwrap();
    assert!(library.game(id).is_some());
    library
}

#[test]
fn games_of_older_versions_get_their_last_position_later() {
    let (id, game) = named(GameKind::Tablan, 2, 40);
    for reads in [true, false] {
        let mut store = Store::in_memory();
        let mut library = with_position(&mut store, id, &game, None);
        assert_eq!(library.game(id).unwrap().info.position, None);
        library.pin(&mut store, id, true).unwrap();
        if reads {
            let read = record(&mut library, &mut store, id);
            library.add_position(&mut store, id, &read).unwrap();
        } else {
            library.keep(&mut store, id, &game, day(5)).unwrap();
        }
        library.rename(&mut store, id, "Sunday").unwrap();
        for library in [library, Library::read(&mut store, Limits::DESKTOP)] {
            let kept = library.game(id).unwrap();
            assert_eq!(kept.info.position, Some(game.position().text()));
            assert_eq!((kept.title.as_str(), kept.pinned), ("Sunday", true));
            assert_eq!(kept.info.date, day(1), "the game hasn't changed");
        }
    }
}

#[test]
fn the_time_of_day_is_kept_and_older_logs_have_none() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, mut other] = [(); 2].map(|()| Store::open(dir.path()).unwrap());
    let mut here = Library::read(&mut one, Limits::DESKTOP);
    let mut there = Library::read(&mut other, Limits::DESKTOP);
    let (id, game) = named(GameKind::Tapatan, 1, 8);
    let at = |number: u32, minute: u16| Moment {
        date: day(number),
        minute: Some(minute),
    };
    here.keep(&mut one, id, &game, at(3, 1_090)).unwrap();
    here.rename(&mut one, id, "Sunday").unwrap();
    // Another program reads the time, and its later one replaces it.
    assert!(there.catch_up(&mut other).unwrap());
    let time = |library: &Library| {
        let info = &library.game(id).unwrap().info;
        (info.date, info.minute)
    };
    assert_eq!(time(&there), (day(3), Some(1_090)));
    // The same state of the game keeps its time.
    there.keep(&mut other, id, &game, at(4, 600)).unwrap();
    assert_eq!(time(&there), (day(3), Some(1_090)));
    let (_, mut longer) = named(GameKind::Tapatan, 1, 10);
    id.write(&mut longer);
    there.keep(&mut other, id, &longer, at(4, 600)).unwrap();
    assert!(here.catch_up(&mut one).unwrap());
    for library in [&here, &Library::read(&mut one, Limits::DESKTOP)] {
        assert_eq!(time(library), (day(4), Some(600)));
    }
    // A log of an older version, and a time that no day has.
    let head = here.saved_games(&mut one).unwrap().remove(0).head;
    let written = ",minute:Some(600)";
    assert!(head.contains(written), "{head}");
    for (text, minute) in [
        (written, Some(600)),
        ("", None),
        (",minute:Some(1440)", None),
    ] {
        let mut store = Store::in_memory();
        let head = head.replace(written, text);
        let saved = SavedGame::read(&head, &longer.to_record()).unwrap();
        let mut library = Library::read(&mut store, Limits::DESKTOP);
        library.add_saved(&mut store, &[saved]).unwrap();
        assert_eq!(time(&library), (day(4), minute), "{head}");
    }
}

#[test]
fn a_position_that_cannot_be_read_counts_as_none() {
    let (id, game) = named(GameKind::Tablut, 3, 10);
    let long = "x".repeat(2_000);
    for text in [
        "",
        "nonsense",
        "bb1/1w1/bww W move 7 Tapatan",
        long.as_str(),
    ] {
        let mut store = Store::in_memory();
        let mut library = with_position(&mut store, id, &game, Some(text));
        let kept = library.game(id).unwrap();
        assert_eq!(kept.info.last_position(), None);
        assert_eq!(
            record(&mut library, &mut store, id).to_record(),
            game.to_record()
        );
    }
}

#[test]
fn removed_games_stay_removed() {
    let mut store = Store::in_memory();
    let (mut library, ids) = filled(&mut store, 3, Limits::DESKTOP);
    library.remove(&mut store, ids[1]).unwrap();
    assert!(matches!(
        library.remove(&mut store, ids[1]),
        Err(LibraryError::NoSuchGame(id)) if id == ids[1]
    ));
    assert!(library.open(&mut store, ids[1]).is_err());
    let again = Library::read(&mut store, Limits::DESKTOP);
    assert!(again.game(ids[0]).is_some() && again.game(ids[1]).is_none());
    assert_eq!(again.len(), 2);
}

#[test]
fn the_oldest_games_are_removed_after_an_announcement() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let (mut library, ids) = filled(&mut store, 5, FEW);
    assert!(library.next_removed().is_empty());
    library.pin(&mut store, ids[0], true).unwrap();

    // The sixth game is one too many: the oldest unpinned one is announced, but not removed yet.
    let (sixth, game) = named(GameKind::Tapatan, 6, 6);
    let kept = library.keep(&mut store, sixth, &game, day(6)).unwrap();
    assert_eq!((kept.dropped.len(), kept.next_removed), (0, 1));
    assert!(library.is_removed_next(ids[1]));

    // The announcement survives a restart, and a pin still saves the game.
    let mut library = Library::read(&mut store, FEW);
    assert_eq!(library.next_removed().len(), 1);
    library.pin(&mut store, ids[1], true).unwrap();
    let (seventh, game) = named(GameKind::Tapatan, 7, 6);
    let kept = library.keep(&mut store, seventh, &game, day(7)).unwrap();
    assert!(kept.dropped.is_empty());
    assert_eq!(kept.next_removed, 2);

    let (eighth, game) = named(GameKind::Tapatan, 8, 6);
    let kept = library.keep(&mut store, eighth, &game, day(8)).unwrap();
    let dropped: Vec<GameId> = kept.dropped.iter().map(|game| game.id).collect();
    assert_eq!(dropped, [ids[2], ids[3]]);
    let again = Library::read(&mut store, FEW);
    assert!(again.game(ids[0]).is_some() && again.game(ids[1]).is_some());
    assert!(again.game(eighth).is_some());
    assert_eq!(again.len(), 6);
}

#[test]
fn the_library_stays_near_its_limit_however_long_it_is_used() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let mut library = Library::read(&mut store, FEW);
    for seed in 1..=60 {
        let (id, game) = named(GameKind::Tapatan, seed, 6);
        library
            .keep(&mut store, id, &game, day(seed as u32))
            .unwrap();
        assert!(library.len() <= FEW.games + 1);
        if seed % 7 == 0 {
            library = Library::read(&mut store, FEW);
        }
    }
    assert!(library.take_notices().is_empty());
    let length = std::fs::metadata(dir.path().join(Library::LOG))
        .unwrap()
        .len();
    let kept = 6 * 600;
    assert!(length < kept + FEW.garbage + 2_000, "{length}");
}

#[test]
fn a_full_library_of_pinned_games_refuses_new_games() {
    let mut store = Store::in_memory();
    let (mut library, ids) = filled(&mut store, 6, FEW);
    for id in ids {
        library.pin(&mut store, id, true).unwrap();
    }
    let (id, game) = named(GameKind::Tapatan, 7, 6);
    let refused = library.keep(&mut store, id, &game, day(7));
    assert!(matches!(refused, Err(LibraryError::AllPinned { games: 6 })));
    assert_eq!(library.len(), 6);
}

#[test]
fn a_game_that_is_too_large_is_refused() {
    let tiny = Limits {
        bytes: 1_000,
        ..FEW
    };
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, tiny);
    let (id, game) = named(GameKind::Tablan, 1, 2_000);
    let refused = library.keep(&mut store, id, &game, day(1));
    assert!(matches!(
        refused,
        Err(LibraryError::TooLarge { most: 500, .. })
    ));
    assert!(library.is_empty());
}

#[test]
fn current_saves_are_imported_once() {
    // A save from before the library existed has no id.
    let mut store = Store::in_memory();
    let save = played(GameKind::Tawula, 5, 60);
    let text = save.to_record();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    assert_eq!(library.find_text(&text), None);
    let id = GameId::of_text(&text);
    library.keep(&mut store, id, &save, day(1)).unwrap();

    let library = Library::read(&mut store, Limits::DESKTOP);
    assert_eq!(library.find_text(&text), Some(id));
}

#[test]
fn ten_thousand_games_are_read_in_slices_and_searched() {
    let many = Limits {
        games: 20_000,
        ..Limits::DESKTOP
    };
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let mut library = Library::read(&mut store, many);
    let mut game = played(GameKind::Tawula, 1, 120);
    for batch in 0..20 {
        let games = (0..500).map(|number| {
            game.set_header("number", &format!("{}", batch * 500 + number))
                .unwrap();
            tavoliere_core::library::ImportedGame {
                game: Box::new(game.clone()),
                title: format!("Game {}", batch * 500 + number),
                altered: None,
            }
        });
        let games = games.collect();
        library.import(&mut store, games, day(batch)).unwrap();
    }
    assert_eq!(library.len(), 10_000);

    let mut again = Library::new(many);
    let mut slices = 0;
    while again.is_reading() {
        // Use the shortest slices.
        again.read_on(&mut store, Duration::ZERO);
        slices += 1;
    }
    assert_eq!(again.len(), 10_000);
    assert!(slices > 1);
    let query = tavoliere_core::library::Query {
        text: "ada 9999".to_owned(),
        ..Default::default()
    };
    let found = again.find(&query, |_| String::new());
    assert_eq!(found.len(), 1);
}
