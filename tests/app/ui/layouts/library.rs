//! Layout tests of the library: empty, full, and with a selected game.

use std::sync::OnceLock;

use tavoliere::date::Date;
use tavoliere::library::{GameId, Library, Limits, RefusedGame, SortBy};
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::store::Store;
use tavoliere::table::GameLibrary;
use tavoliere::ui::library::{ImportReport, LibraryPageState, LibraryView, LibraryWork};
use tavoliere::ui::{Panel, Words};

use super::games::{LONG, Tables};
use super::scene::Scene;
use super::sizes::{LARGE, TABLETS};
use super::{check, check_in};
use crate::rig::{chance, some_choice};

/// Games of the library: each of the four games, finished or not, with names and titles of any length, more than the
/// limit.
fn kept_games() -> GameLibrary {
    let few = Limits {
        games: 9,
        ..Limits::DESKTOP
    };
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, few);
    for (number, kind) in (0_u32..).zip(GameKind::ALL.repeat(3)) {
        let mut game = GameRecord::opening(Setup::new(kind), u64::from(number));
        let [first, second] = Side::BOTH.map(|side| kind.side_name(side));
        match number / 4 {
            0 => drop(game.set_header(second, "computer 1")),
            1 => {
                let _ = game.set_header(&format!("{first}-name"), LONG[0]);
                let _ = game.set_header(&format!("{second}-name"), LONG[1]);
            }
            _ => {
                let _ = game.set_header(&format!("{first}-name"), "Ada");
                let _ = game.set_header(second, "computer 2");
            }
        }
        let mut random = chance(u64::from(number));
        for _ in 0..60 {
            match game.expect() {
                Expect::Throw(_) => drop(game.throw_next().unwrap()),
                Expect::Move(_) => drop(game.play(some_choice(&game, &mut random)).unwrap()),
                Expect::Nothing => break,
            }
        }
        if number % 3 == 0 && game.outcome().is_none() {
            game.resign(Side::BOTH[number as usize % 2]).unwrap();
        }
        let id = GameId::fresh(&game);
        id.write(&mut game);
        let date = Date::from_days(20_000 + number);
        library.keep(&mut store, id, &game, date).unwrap();
        if number % 4 == 1 {
            library.rename(&mut store, id, LONG[0]).unwrap();
            library.pin(&mut store, id, true).unwrap();
        }
    }
    assert!(!library.next_removed().is_empty());
    GameLibrary::fixed(library)
}

/// The first game of the list.
fn latest(games: &GameLibrary) -> GameId {
    let latest = games.library().games().max_by_key(|game| game.info.date);
    latest.unwrap().id
}

/// The report of an import with every kind of result.
fn import_report() -> ImportReport {
    let error = GameRecord::from_record("tavoliere 1\ngame: chess\n\n").unwrap_err();
    let refused = (1..9).map(|number| RefusedGame {
        number,
        error: error.clone(),
    });
    ImportReport {
        taken: 1_234,
        known: 12,
        no_room: 3,
        refusals: 8,
        refused: refused.collect(),
        cut_short: true,
        is_unsaved: true,
    }
}

/// The library with its games and the report of an import.
fn full() -> LibraryView<'static> {
    static FULL: OnceLock<(GameLibrary, LibraryWork)> = OnceLock::new();
    let (games, work) = FULL.get_or_init(|| {
        let work = LibraryWork {
            report: Some(import_report()),
            ..LibraryWork::default()
        };
        (kept_games(), work)
    });
    LibraryView { games, work }
}

/// The library in every state.
fn scenes(kind: GameKind, words: &Words) -> Vec<Scene> {
    let states: [(&str, fn(GameId) -> LibraryPageState); 5] = [
        ("the library", |_| LibraryPageState::default()),
        ("a sorted library", |_| {
            let mut state = LibraryPageState::default();
            state.query.sort = SortBy::Result;
            state
        }),
        ("a game of the library", LibraryPageState::selecting),
        ("a game gets a name", |id| {
            LibraryPageState::naming(id, "Under the lime tree")
        }),
        ("a game is to go", LibraryPageState::removing),
    ];
    let latest = latest(full().games);
    let table = Tables::mixed(kind, words).begun();
    let scene = |name| Scene::panel(name, table.clone(), Panel::Library);
    let mut scenes = vec![scene("an empty library")];
    for (name, state) in states {
        let mut scene = scene(name).prepared(move |ctx, _| state(latest).keep(ctx));
        scene.library = Some(full());
        scenes.push(scene);
    }
    scenes
}

#[test]
fn the_library_fits() {
    check(scenes);
}

#[test]
fn the_library_fits_in_large_windows() {
    let kind = GameKind::ALL[0];
    let [wide, tall] = TABLETS;
    check_in(kind, &[LARGE, wide, tall], |words| scenes(kind, words));
}
