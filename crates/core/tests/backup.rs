//! Tests backups: everything is restored, nothing of the device is lost, and damaged files are refused with the place.

use tavoliere_core::backup::{Backup, BackupError, finish_restoring};
use tavoliere_core::date::Date;
use tavoliere_core::evening::{Evening, Format, Plan};
use tavoliere_core::library::{GameId, Library, Limits};
use tavoliere_core::players::{PlayerList, PlayerMark};
use tavoliere_core::rules::GameKind;
use tavoliere_core::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere_core::store::{Settings, Slot, Store, Trouble};

use crate::library::{named, record};

/// A device: its store and library.
struct Device {
    store: Store,
    library: Library,
}

impl Device {
    fn new(mut store: Store) -> Device {
        Device {
            library: Library::read(&mut store, Limits::DESKTOP),
            store,
        }
    }

    fn empty() -> Device {
        Device::new(Store::in_memory())
    }

    /// A device with settings, a table, a game night, and for each name a player, a result and a game.
    fn of(names: &[&str]) -> Device {
        let mut device = Device::empty();
        let Device { store, library } = &mut device;
        let settings = Settings {
            volume: 0.25,
            ..Settings::default()
        };
        store.save(&Slot::settings(), &settings.to_ron()).unwrap();
        let (mut players, mut history) = (PlayerList::default(), History::default());
        for (number, name) in (1..).zip(names) {
            let id = players.add(name, PlayerMark::Sun).unwrap();
            let seed = name.bytes().map(u64::from).sum();
            let (key, game) = named(GameKind::Tablut, seed, 9);
            let date = Date::from_days(20_000 + number);
            library.keep(store, key, &game, date).unwrap();
            library
                .rename(store, key, &format!("Game of {name}"))
                .unwrap();
            let info = EntryInfo {
                date,
                sides: [
                    Participant::person(Some(&id.to_string()), name),
                    Participant::Computer { level: 2 },
                ],
                luck: None,
                throws_by_hand: false,
            };
            history.add(Entry::of(&game, info));
        }
        store.save(PlayerList::SLOT, &players.to_text()).unwrap();
        store.save(History::SLOT, &history.to_ron()).unwrap();
        let evening = Plan::new(
            ["Ada", "Bo", "Chiara"],
            GameKind::Tapatan,
            Format::RoundRobin,
        );
        let evening = Evening::new(evening).unwrap();
        store.save(Evening::SLOT, &evening.to_text()).unwrap();
        let (_, table) = named(GameKind::Tapatan, 77, 5);
        store
            .save(&Slot::game(GameKind::Tapatan), &table.to_record())
            .unwrap();
        device
    }

    fn backup(&mut self) -> Backup {
        Backup::take(&mut self.store, &mut self.library).unwrap()
    }

    fn restore(
        &mut self,
        backup: &Backup,
    ) -> Result<tavoliere_core::backup::Restored, BackupError> {
        backup.restore(&mut self.store, &mut self.library)
    }

    fn players(&self) -> PlayerList {
        let text = self.store.load(PlayerList::SLOT).unwrap();
        PlayerList::read(&text.unwrap()).unwrap()
    }

    fn history(&self) -> History {
        let text = self.store.load(History::SLOT).unwrap();
        History::from_ron(&text.unwrap()).unwrap()
    }
}

#[test]
fn a_new_device_gets_everything() {
    let mut old = Device::of(&["Anna", "Ben"]);
    let text = old.backup().to_text();
    let read = Backup::read(text.as_bytes()).unwrap();
    let size = read.size();
    assert_eq!((size.games, size.results, size.players), (2, 2, 2));
    let mut new = Device::empty();
    let restored = new.restore(&read).unwrap();
    assert_eq!(
        (restored.games, restored.results, restored.players),
        (2, 2, 2)
    );
    assert_eq!(new.backup(), old.backup());
    assert_eq!(new.backup().to_text(), text);
}

#[test]
fn restoring_adds_to_a_device_in_use_and_twice_is_the_same_as_once() {
    let backup = Device::of(&["Anna", "Ben"]).backup();
    let mut here = Device::of(&["Carla", "Anna"]);
    let (id, mut game) = named(GameKind::Tapatan, 5, 3);
    id.write(&mut game);
    let table = Slot::game(GameKind::Tapatan);
    here.store.save(&table, &game.to_record()).unwrap();
    let restored = here.restore(&backup).unwrap();
    // Anna's game and result are on both, and the table's game of the file goes to the library.
    assert_eq!((restored.players, restored.results), (1, 2));
    assert_eq!(restored.games, 2 + 1);
    let names: Vec<_> = here
        .players()
        .players()
        .iter()
        .map(|player| player.name.clone())
        .collect();
    assert_eq!(names, ["Carla", "Anna", "Ben"]);
    assert_eq!(here.store.load(&table).unwrap().unwrap(), game.to_record());
    // Results are still those of the same people, although their numbers have changed.
    let (players, history) = (here.players(), here.history());
    for entry in history.entries() {
        let id: u32 = entry.sides[0].id().unwrap().parse().unwrap();
        assert_eq!(
            players.player(id).unwrap().name,
            entry.sides[0].name().unwrap()
        );
    }
    let before = here.backup();
    let again = here.restore(&backup).unwrap();
    assert_eq!((again.games, again.results, again.players), (0, 0, 0));
    assert_eq!(here.backup(), before);
}

#[test]
fn another_state_of_a_known_game_is_kept_beside_it() {
    let (id, game) = named(GameKind::Tablut, 3, 9);
    let [mut old, mut here] = [Device::empty(), Device::empty()];
    let date = Date::from_days(20_000);
    old.library.keep(&mut old.store, id, &game, date).unwrap();
    let mut longer = game.clone();
    let choice = longer.legal_moves()[0];
    longer.play(choice).unwrap();
    here.library
        .keep(&mut here.store, id, &longer, date)
        .unwrap();
    assert_eq!(here.restore(&old.backup()).unwrap().games, 1);
    assert_eq!(
        record(&mut here.library, &mut here.store, id)
            .events()
            .len(),
        longer.events().len()
    );
    assert_eq!(here.library.len(), 2);
    assert_eq!(here.restore(&old.backup()).unwrap().games, 0);
}

#[test]
fn a_damaged_or_short_file_is_refused_with_the_place() {
    let text = Device::of(&["Anna"]).backup().to_text();
    let read = |text: &str| Backup::read(text.as_bytes());
    assert!(read(&text).is_ok());
    let step = text.len() / 150;
    for length in (0..text.len()).step_by(step) {
        let Some(cut) = text.get(..length) else {
            continue;
        };
        assert!(read(cut).is_err(), "cut at {length}");
        let mut bytes = text.clone().into_bytes();
        bytes[length] ^= 0x04;
        if let Ok(altered) = Backup::read(&bytes) {
            panic!("altered at {length}: {}", altered.to_text());
        }
    }
    let altered = text.replace("Anna", "Anne");
    let error = read(&altered).unwrap_err();
    let BackupError::Damaged { line, part, .. } = &error else {
        panic!("{error}");
    };
    assert!(
        altered
            .lines()
            .nth(line - 2)
            .unwrap()
            .starts_with(&format!("part {part} "))
    );
    let cut = &text[..text.len() - 40];
    let error = read(cut).unwrap_err().to_string();
    assert!(error.contains("breaks off at line"), "{error}");
    assert!(matches!(read("tavoliere 1\n"), Err(BackupError::NoBackup)));
    let later = text.replacen("backup 1", "backup 2", 1);
    assert!(matches!(read(&later), Err(BackupError::Version { .. })));
    let twice = format!("{}{}", text.trim_end_matches(|c| c != '\n'), text);
    assert!(read(&twice).is_err());
}

#[test]
fn without_room_nothing_changes() {
    let backup = Device::of(&["Anna", "Ben", "Dino"]).backup();
    let mut here = Device::of(&["Carla"]);
    let before = here.backup();
    let full = before.to_text().len() + backup.to_text().len();
    for room in (0..full).step_by(full / 60) {
        here.store.set_room(Some(room));
        match here.restore(&backup) {
            Err(error) => {
                let problem = error.save_problem().unwrap();
                assert_eq!(problem.trouble, Trouble::Full);
                here.store.set_room(None);
                assert_eq!(here.backup(), before, "with room for {room} bytes");
            }
            Ok(_) => return assert!(room > before.to_text().len() / 2),
        }
    }
    panic!("it never fits");
}

#[test]
fn a_killed_restoration_is_finished_at_the_next_start() {
    let backup = Device::of(&["Anna"]).backup();
    let dir = tempfile::tempdir().unwrap();
    let mut here = Device::new(Store::open(dir.path()).unwrap());
    // Killed right after the file was copied.
    let text = backup.to_text();
    here.store
        .append_log("restore.txt", &[("backup", &text)])
        .unwrap();
    let mut next = Device::new(Store::open(dir.path()).unwrap());
    let restored = finish_restoring(&mut next.store, &mut next.library).unwrap();
    assert_eq!(restored.unwrap().games, 1);
    assert_eq!(next.backup(), backup);
    assert_eq!(
        finish_restoring(&mut next.store, &mut next.library).unwrap(),
        None
    );
    // Killed while the file was copied.
    here.store
        .append_log("restore.txt", &[("backup", &text)])
        .unwrap();
    let path = dir.path().join("restore.txt");
    let bytes = std::fs::read(&path).unwrap();
    std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    assert_eq!(
        finish_restoring(&mut next.store, &mut next.library).unwrap(),
        None
    );
    assert!(!path.exists());
    assert_eq!(next.backup(), backup);
}

#[test]
fn titles_and_pins_are_restored() {
    let mut old = Device::of(&["Anna"]);
    let id: GameId = old.library.games().next().unwrap().id;
    old.library.pin(&mut old.store, id, true).unwrap();
    let mut new = Device::empty();
    new.restore(&old.backup()).unwrap();
    let game = new.library.game(id).unwrap();
    assert_eq!((game.title.as_str(), game.pinned), ("Game of Anna", true));
}
