//! Tests two stores on one folder: the changes of both are kept, and a damaged entry never hides the next one.

use std::fs;

use tavoliere_core::date::Date;
use tavoliere_core::library::{Library, Limits};
use tavoliere_core::players::{PlayerList, PlayerMark};
use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_core::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere_core::store::{Settings, SlotChange, Store, StoreError, Trouble};

use crate::library::{named, record};

fn entry(turns: usize) -> Entry {
    let (_, game) = named(GameKind::Tapatan, turns as u64, turns);
    let info = EntryInfo {
        date: Date::from_days(20_000 + turns as u32),
        sides: [
            Participant::person(None, "Anna"),
            Participant::person(None, "Ben"),
        ],
        luck: None,
        throws_by_hand: false,
    };
    Entry::of(&game, info)
}

fn stores(dir: &tempfile::TempDir) -> [Store; 2] {
    [(); 2].map(|()| Store::open(dir.path()).unwrap())
}

#[test]
fn a_change_by_another_program_is_noticed_once() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, mut other] = stores(&dir);
    one.save("a", "first").unwrap();
    assert_eq!(one.slot_change("a").unwrap(), SlotChange::Unchanged);
    other.save("a", "second").unwrap();
    let second = SlotChange::Text("second".to_owned());
    assert_eq!(one.slot_change("a").unwrap(), second);
    assert_eq!(one.slot_change("a").unwrap(), SlotChange::Unchanged);
    other.remove("a").unwrap();
    assert_eq!(one.slot_change("a").unwrap(), SlotChange::Removed);
}

#[test]
fn results_of_both_programs_are_in_the_history() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, mut other] = stores(&dir);
    let [mut here, mut there] = [History::default(), History::default()];
    for turns in 1..=6 {
        one.update(&mut here, |history| history.add(entry(turns)))
            .unwrap();
        other
            .update(&mut there, |history| history.add(entry(turns + 10)))
            .unwrap();
    }
    // The luck is computed after the other program has added a game.
    one.update(&mut here, |history| history.set_luck_of(&entry(6), [3, -3]))
        .unwrap();
    let mut read = History::default();
    assert!(Store::open(dir.path()).unwrap().refresh(&mut read).unwrap());
    assert_eq!(read.len(), 12);
    let lucky: Vec<&Entry> = read
        .entries()
        .filter(|entry| entry.luck.is_some())
        .collect();
    assert_eq!(lucky.len(), 1);
    assert_eq!(lucky[0].date, entry(6).date);
}

#[test]
fn settings_of_two_windows_are_merged_value_by_value() {
    let before = Settings::default();
    let mut here = before.clone();
    here.volume = 0.25;
    here.remember(&Setup::new(GameKind::Tablut), 1, None);
    let mut saved = before.clone();
    saved.language = "it".to_owned();
    saved.fullscreen = true;
    saved.remember(&Setup::new(GameKind::Tawula), 3, None);
    let merged = here.merged(&before, saved);
    assert_eq!((merged.volume, merged.language.as_str()), (0.25, "it"));
    assert_eq!(merged.games(GameKind::Tawula), 3);
    assert_eq!(merged.setups.len(), 2);
    // The other window's full screen is saved, but doesn't fill the screen here.
    here.take_over(merged.clone());
    assert!(merged.fullscreen && !here.fullscreen);
    assert_eq!(here.language, "it");
}

fn names(list: &PlayerList) -> Vec<(u32, &str)> {
    let players = list.players().iter();
    players
        .map(|player| (player.id, player.name.as_str()))
        .collect()
}

#[test]
fn players_of_two_windows_are_merged_player_by_player() {
    let mut before = PlayerList::default();
    for name in ["Anna", "Ben", "Carla"] {
        before.add(name, PlayerMark::Sun).unwrap();
    }
    let [mut here, mut saved] = [before.clone(), before.clone()];
    here.rename(1, "Annina").unwrap();
    here.add("Dino", PlayerMark::Fish).unwrap();
    here.add("Ezio", PlayerMark::Fish).unwrap();
    saved.set_mark(1, PlayerMark::Fish).unwrap();
    saved.remove(2).unwrap();
    saved.add("Dino", PlayerMark::Sun).unwrap();
    saved.add("Fabio", PlayerMark::Sun).unwrap();
    let merged = here.merged(&before, saved);
    let expected = [
        (1, "Annina"),
        (3, "Carla"),
        (4, "Dino"),
        (5, "Fabio"),
        (6, "Ezio"),
    ];
    assert_eq!(names(&merged.list), expected);
    assert_eq!(merged.list.player(1).unwrap().mark, PlayerMark::Fish);
    assert_eq!((merged.number_of(5), merged.number_of(4)), (6, 4));
    assert_eq!(
        PlayerList::read(&merged.list.to_text()).unwrap(),
        merged.list
    );
}

#[test]
fn players_beyond_the_limit_are_named_and_the_others_kept() {
    let (before, mut here, mut saved) = Default::default();
    let fill = |list: &mut PlayerList, letter: char| {
        for number in 0..150 {
            list.add(&format!("{letter}{number}"), PlayerMark::Sun)
                .unwrap();
        }
    };
    fill(&mut here, 'a');
    fill(&mut saved, 'b');
    let merged = here.merged(&before, saved);
    assert_eq!(
        (merged.list.players().len(), merged.left_out.len()),
        (200, 100)
    );
    assert!(merged.check_room().is_err());
}

#[test]
fn libraries_of_two_programs_show_each_others_games() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, mut other] = stores(&dir);
    let mut here = Library::read(&mut one, Limits::DESKTOP);
    let mut there = Library::read(&mut other, Limits::DESKTOP);
    let date = Date::from_days(20_000);
    let (first, game) = named(GameKind::Tapatan, 1, 8);
    here.keep(&mut one, first, &game, date).unwrap();
    let (second, game) = named(GameKind::Tablut, 2, 8);
    there.keep(&mut other, second, &game, date).unwrap();
    assert_eq!(there.len(), 2);
    assert!(here.catch_up(&mut one).unwrap());
    assert_eq!(
        record(&mut here, &mut one, second).to_record(),
        game.to_record()
    );
    there.remove(&mut other, first).unwrap();
    assert!(here.text(&mut one, first).is_err());
    assert_eq!((here.len(), here.take_notices().len()), (1, 0));
}

#[test]
fn a_log_is_not_rewritten_while_another_program_has_it_open() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, other] = stores(&dir);
    let entries = one.append_log("log", &[("a", "1"), ("b", "2")]).unwrap();
    let end = entries[1].next;
    assert_eq!(one.rewrite_log("log", &[&entries[1]], end).unwrap(), None);
    drop(other);
    assert!(
        one.rewrite_log("log", &[&entries[1]], end)
            .unwrap()
            .is_some()
    );
    // The lock is shared again afterwards.
    let mut other = Store::open(dir.path()).unwrap();
    let entries = other.append_log("log", &[("c", "3")]).unwrap();
    assert_eq!(
        other.rewrite_log("log", &[], entries[0].next).unwrap(),
        None
    );
}

#[test]
fn an_entry_that_breaks_off_does_not_swallow_the_next_one() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    let date = Date::from_days(20_000);
    let (_, long) = named(GameKind::Tablut, 1, 40);
    library
        .keep(&mut store, named(GameKind::Tablut, 1, 1).0, &long, date)
        .unwrap();
    // The program was killed while it wrote the record, and another one continues.
    let path = dir.path().join("library.txt");
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let mut other = Library::read(&mut Store::in_memory(), Limits::DESKTOP);
    let mut elsewhere = Store::open(dir.path()).unwrap();
    let (id, short) = named(GameKind::Tapatan, 2, 30);
    let text = short.to_record();
    other
        .keep(&mut Store::in_memory(), id, &short, date)
        .unwrap();
    let mut other = Library::new(Limits::DESKTOP);
    other.keep(&mut elsewhere, id, &short, date).unwrap();
    let mut read = Library::read(&mut elsewhere, Limits::DESKTOP);
    assert_eq!(read.text(&mut elsewhere, id).unwrap(), text);
}

#[test]
fn a_program_that_never_releases_its_lock_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let [mut one, mut other] = stores(&dir);
    let locked = one.exclusive().unwrap();
    let error = other.save("a", "text").unwrap_err();
    let process = format!("process {}", std::process::id());
    assert!(matches!(error, StoreError::InUse { .. }));
    assert!(error.to_string().contains(&process), "{error}");
    drop(locked);
    other.save("a", "text").unwrap();
}

#[test]
fn a_full_store_keeps_the_old_texts_and_says_so_until_it_can_save_again() {
    let mut store = Store::in_memory();
    store.save("a", "old").unwrap();
    store.append_log("log", &[("one", "entry")]).unwrap();
    store.set_room(Some(60));
    let error = store.save("a", &"x".repeat(60)).unwrap_err();
    assert_eq!(error.trouble(), Trouble::Full);
    let long = "x".repeat(60);
    assert!(
        store
            .append_log("log", &[("two", "x"), ("three", &long)])
            .is_err()
    );
    assert_eq!(store.load("a").unwrap().as_deref(), Some("old"));
    assert!(store.is_failing());
    // Another slot can be saved, but this one not yet.
    store.save("b", "x").unwrap();
    assert!(store.is_failing());
    store.set_room(None);
    store.save("a", &long).unwrap();
    assert!(store.is_failing());
    let entry = &store.append_log("log", &[("two", "x")]).unwrap()[0];
    assert_eq!((entry.place, store.is_failing()), (1, false));
}

#[test]
fn errors_of_the_system_have_a_kind() {
    use std::io::ErrorKind;
    let kinds = [
        (ErrorKind::StorageFull, Trouble::Full),
        (ErrorKind::QuotaExceeded, Trouble::Full),
        (ErrorKind::PermissionDenied, Trouble::Forbidden),
        (ErrorKind::ReadOnlyFilesystem, Trouble::Forbidden),
        (ErrorKind::Interrupted, Trouble::Other),
    ];
    for (kind, trouble) in kinds {
        assert_eq!(Trouble::of(&kind.into()), trouble);
    }
}
