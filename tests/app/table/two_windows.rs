//! Tests two windows on one folder: the games and results of both are kept.

use std::path::Path;

use tavoliere::library::{GameId, Library, Limits};
use tavoliere::record::{GameRecord, Seed};
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::statistics::History;
use tavoliere::store::{Slot, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::history::{self, GameHistory};
use tavoliere::table::library;
use tavoliere::table::{GameLibrary, Intent, NewGame, Saved, Table};

use crate::rig::{PEOPLE, Rig};

/// Opens a window that saves its games in a folder, and waits until it has read them.
fn open(dir: &Path) -> Rig {
    let mut rig = Rig::table_only();
    let mut saves = Saves(Store::open(dir).unwrap());
    let (history, notice) = GameHistory::load(&mut saves);
    assert!(notice.is_none());
    rig.app
        .add_plugins((library::plugin, history::plugin))
        .insert_resource(saves)
        .insert_resource(history);
    while {
        rig.frame(16);
        rig.app.world().resource::<GameLibrary>().is_reading()
    } {}
    rig
}

fn begin(rig: &mut Rig, kind: GameKind, seed: u64) {
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(kind),
        seats: PEOPLE,
        players: [None, None],
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed: Seed::Number(seed),
    })));
    rig.frame(16);
    rig.frame(16);
}

/// Plays the last of the legal choices this often.
fn play(rig: &mut Rig, choices: usize) {
    for _ in 0..choices {
        while matches!(rig.game().expect(), Expect::Throw(_)) {
            rig.send(Intent::Throw);
            rig.frame(16);
        }
        let choice = *rig.game().legal_moves().last().unwrap();
        rig.send(Intent::Play(choice));
        rig.frame(16);
    }
}

fn resign(rig: &mut Rig) {
    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    for _ in 0..200 {
        rig.frame(16);
    }
}

fn games_in(dir: &Path) -> (Store, Library) {
    let mut store = Store::open(dir).unwrap();
    let library = Library::read(&mut store, Limits::DESKTOP);
    (store, library)
}

/// The saved game of this kind.
fn saved(dir: &Path, kind: GameKind) -> GameRecord {
    let text = Store::open(dir).unwrap().load(&Slot::game(kind)).unwrap();
    GameRecord::from_record(&text.unwrap()).unwrap()
}

#[test]
fn games_of_the_same_kind_in_two_windows_are_both_kept() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, mut other] = [(); 2].map(|()| open(dir.path()));
    begin(&mut one, GameKind::Tapatan, 1);
    begin(&mut other, GameKind::Tapatan, 2);
    for _ in 0..4 {
        play(&mut one, 1);
        play(&mut other, 1);
    }
    let [here, there] = [&one, &other].map(|rig| rig.game().to_record());
    // Both windows are killed.
    drop((one, other));
    assert_eq!(saved(dir.path(), GameKind::Tapatan).to_record(), there);
    let (mut store, mut library) = games_in(dir.path());
    let id = GameId::of(&GameRecord::from_record(&here).unwrap()).unwrap();
    assert_eq!(library.text(&mut store, id).unwrap(), here);
}

#[test]
fn a_game_continued_in_two_windows_becomes_two_games() {
    let dir = tempfile::tempdir().unwrap();
    let mut one = open(dir.path());
    begin(&mut one, GameKind::Tapatan, 1);
    play(&mut one, 2);
    let mut other = open(dir.path());
    let mut saves = Saves(Store::open(dir.path()).unwrap());
    let (found, _) = Saved::read(&mut saves, &SaveSlot::Autosave);
    other.set_up(found.game(GameKind::Tapatan).unwrap().clone());
    play(&mut one, 3);
    resign(&mut one);
    play(&mut other, 1);
    resign(&mut other);
    let ids = [&one, &other].map(|rig| GameId::of(rig.game()).unwrap());
    assert_ne!(ids[0], ids[1]);
    let records = [&one, &other].map(|rig| rig.game().to_record());
    drop((one, other));
    let (mut store, mut library) = games_in(dir.path());
    for (id, record) in ids.into_iter().zip(records) {
        assert_eq!(library.text(&mut store, id).unwrap(), record);
    }
}

#[test]
fn a_window_that_continues_where_the_other_stopped_goes_on_with_the_same_game() {
    let dir = tempfile::tempdir().unwrap();
    let mut one = open(dir.path());
    begin(&mut one, GameKind::Tapatan, 1);
    play(&mut one, 2);
    let mut other = open(dir.path());
    other.set_up(saved(dir.path(), GameKind::Tapatan));
    play(&mut other, 2);
    let ids = [&one, &other].map(|rig| GameId::of(rig.game()).unwrap());
    assert_eq!(ids[0], ids[1]);
    drop((one, other));
    assert_eq!(saved(dir.path(), GameKind::Tapatan).events().len(), 4);
}

#[test]
fn results_of_two_windows_are_counted_and_a_deletion_by_one_holds_for_both() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, mut other] = [(); 2].map(|()| open(dir.path()));
    let count = || {
        let mut history = History::default();
        Store::open(dir.path())
            .unwrap()
            .refresh(&mut history)
            .unwrap();
        history.len()
    };
    for (rig, seed) in [(&mut one, 1), (&mut other, 2)] {
        begin(rig, GameKind::Tablan, seed);
        play(rig, 1);
        resign(rig);
    }
    assert_eq!(count(), 2);
    let world = one.app.world_mut();
    world.resource_scope(|world, mut history: bevy::prelude::Mut<GameHistory>| {
        let mut saves = world.resource_mut::<Saves>();
        history.clear(&mut saves).unwrap();
    });
    begin(&mut other, GameKind::Tablan, 3);
    play(&mut other, 1);
    resign(&mut other);
    assert_eq!(count(), 1, "only the game after the deletion");
    assert!(other.app.world().contains_resource::<Table>());
}
