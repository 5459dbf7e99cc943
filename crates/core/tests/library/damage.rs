//! Tests of damaged logs: only the damaged games are lost, and the damage is reported.

use std::fs;
use std::path::{Path, PathBuf};

use rand::Rng;
use tavoliere_core::library::{GameId, Library, LibraryError, LibraryNotice, Limits};
use tavoliere_core::rules::GameKind;
use tavoliere_core::store::{LogRead, Store};

use super::{day, filled, named};
use crate::support::{below, generator};

fn log(dir: &Path) -> PathBuf {
    dir.join(Library::LOG)
}

fn aside(dir: &Path) -> usize {
    let names = fs::read_dir(dir).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.contains(".damaged-")).count()
}

/// The positions of the entries, and the end.
fn places(store: &mut Store) -> Vec<u64> {
    let mut places = vec![0];
    while let LogRead::Entry(entry) = store
        .read_log(Library::LOG, places[places.len() - 1])
        .unwrap()
    {
        places.push(entry.next);
    }
    places
}

#[test]
fn a_truncated_entry_does_not_damage_others() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let (_, ids) = filled(&mut store, 3, Limits::DESKTOP);
    let whole = fs::read(log(dir.path())).unwrap();
    let last = places(&mut store)[2] as usize;
    assert_eq!(places(&mut store)[3], whole.len() as u64);
    for length in last..whole.len() {
        let here = tempfile::tempdir().unwrap();
        fs::write(log(here.path()), &whole[..length]).unwrap();
        let mut store = Store::open(here.path()).unwrap();

        let mut library = Library::read(&mut store, Limits::DESKTOP);

        let torn = length > last;
        let notices = library.take_notices();
        assert_eq!(notices.len(), usize::from(torn), "at {length}: {notices:?}");
        assert_eq!(aside(here.path()), usize::from(torn), "at {length}");
        assert!(library.game(ids[0]).is_some() && library.game(ids[1]).is_some());
        assert!(library.game(ids[2]).is_none());
        // It then works as usual: the next entry is whole, and nothing is reported twice.
        let (id, game) = named(GameKind::Tapatan, 9, 6);
        library.keep(&mut store, id, &game, day(9)).unwrap();
        let mut again = Library::read(&mut store, Limits::DESKTOP);
        assert!(again.take_notices().is_empty(), "at {length}");
        assert_eq!(again.len(), 3);
        assert!(again.open(&mut store, id).is_ok());
    }
}

#[test]
fn an_interrupted_append_does_not_damage_later_ones() {
    // Not even if the end couldn't be cut off before.
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let (mut library, ids) = filled(&mut store, 2, Limits::DESKTOP);
    let mut bytes = fs::read(log(dir.path())).unwrap();
    bytes.extend(b"\nentry 700 0123456789abcdef 0123");
    fs::write(log(dir.path()), &bytes).unwrap();
    let (id, game) = named(GameKind::Tapatan, 9, 6);
    library.keep(&mut store, id, &game, day(9)).unwrap();
    assert_eq!(library.take_notices().len(), 1);
    assert_eq!(aside(dir.path()), 1);

    let mut again = Library::read(&mut store, Limits::DESKTOP);
    assert_eq!(again.take_notices(), []);
    assert_eq!(again.len(), 3);
    for id in [ids[0], ids[1], id] {
        assert!(again.open(&mut store, id).is_ok());
    }
}

#[test]
fn an_altered_byte_damages_at_most_one_game_and_is_reported() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let (_, ids) = filled(&mut store, 3, Limits::DESKTOP);
    let whole = fs::read(log(dir.path())).unwrap();
    for at in 0..whole.len() {
        let here = tempfile::tempdir().unwrap();
        let mut bytes = whole.clone();
        bytes[at] ^= 0x04;
        fs::write(log(here.path()), &bytes).unwrap();
        let mut store = Store::open(here.path()).unwrap();
        let mut library = Library::read(&mut store, Limits::DESKTOP);
        let mut lost = ids.iter().filter(|id| library.game(**id).is_none()).count();
        let mut told = library.take_notices().len();
        for id in &ids {
            if library.game(*id).is_none() {
                continue;
            }
            match library.open(&mut store, *id) {
                Ok(reader) => drop(reader.finish().unwrap()),
                Err(LibraryError::Damaged { set_aside }) => {
                    assert!(set_aside.is_some(), "at {at}");
                    (lost, told) = (lost + 1, told + 1);
                }
                Err(error) => panic!("at {at}: {error}"),
            }
        }
        assert_eq!((lost, told), (1, 1), "at {at}");
        let mut again = Library::read(&mut store, Limits::DESKTOP);
        assert!(again.take_notices().is_empty(), "at {at}");
        assert_eq!(again.len(), 2);
    }
}

#[test]
fn a_log_with_any_content_can_be_read() {
    let mut chance = generator(17);
    let dir = tempfile::tempdir().unwrap();
    let (_, _) = filled(&mut Store::open(dir.path()).unwrap(), 4, Limits::DESKTOP);
    let whole = fs::read(log(dir.path())).unwrap();
    for round in 0..300 {
        let here = tempfile::tempdir().unwrap();
        let mut bytes = whole.clone();
        for _ in 0..below(&mut chance, 6) {
            let at = below(&mut chance, bytes.len());
            match below(&mut chance, 3) {
                0 => bytes[at] = chance.next_u64() as u8,
                1 => drop(bytes.drain(at..(at + 40).min(bytes.len()))),
                _ => {
                    let part = bytes[..at].to_vec();
                    bytes.splice(at..at, part);
                }
            }
        }
        if round % 10 == 0 {
            bytes = (0..2_000).map(|_| chance.next_u64() as u8).collect();
        }
        fs::write(log(here.path()), &bytes).unwrap();
        let mut store = Store::open(here.path()).unwrap();
        let mut library = Library::read(&mut store, Limits::DESKTOP);
        let ids: Vec<GameId> = library.games().map(|game| game.id).collect();
        for id in ids {
            let _ = library.open(&mut store, id);
        }
        let (id, game) = named(GameKind::Tapatan, 9, 6);
        library.keep(&mut store, id, &game, day(9)).unwrap();
        let mut again = Library::read(&mut store, Limits::DESKTOP);
        assert!(again.open(&mut store, id).is_ok(), "in round {round}");
        assert!(again.take_notices().is_empty(), "in round {round}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_lists_what_it_has() {
    let dir = tempfile::tempdir().unwrap();
    // A folder instead of the log can't be read or written, even by the superuser.
    fs::create_dir(log(dir.path())).unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    let notices = library.take_notices();
    assert!(
        matches!(notices[..], [LibraryNotice::NotRead { .. }]),
        "{notices:?}"
    );
    let (id, game) = named(GameKind::Tapatan, 9, 6);
    let refused = library.keep(&mut store, id, &game, day(9));
    assert!(matches!(refused, Err(LibraryError::Store(_))));
    assert!(library.is_empty());
}

#[test]
fn entries_of_another_program_are_not_lost() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let soon = Limits {
        garbage: 1,
        ..Limits::DESKTOP
    };
    let (mut one, ids) = filled(&mut store, 3, soon);
    let mut other = Library::read(&mut store, Limits::DESKTOP);
    let (id, game) = named(GameKind::Tapatan, 9, 6);
    other.keep(&mut store, id, &game, day(9)).unwrap();
    // The first program would rewrite the log now, without the other's game.
    for id in &ids[..2] {
        one.remove(&mut store, *id).unwrap();
    }
    let mut again = Library::read(&mut store, Limits::DESKTOP);
    assert!(again.take_notices().is_empty());
    let mut left: Vec<GameId> = again.games().map(|game| game.id).collect();
    left.sort();
    let mut expected = vec![ids[2], id];
    expected.sort();
    assert_eq!(left, expected);
}
