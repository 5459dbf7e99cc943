//! Tests saves and settings: a save is complete or unchanged, even after a crash.

mod carried_settings;
mod two_programs;
mod two_stores;

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use tavoliere_core::record::ClockControl;
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{GameKind, Setup, Side};
use tavoliere_core::store::{
    Binding, Device, MAX_BYTES, Seat, Seating, Settings, SettingsProblem, Shortcut, ShortcutButton,
    ShortcutInput as _, ShortcutKey, Shortcuts, Slot, Speed, Store, StoreError, ThrowDisplay,
};

/// The files that programs lock.
const LOCKS: [&str; 2] = [".tavoliere.lock", ".tavoliere.open"];

fn names_in(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !LOCKS.contains(&name.as_str()))
        .collect();
    names.sort();
    names
}

#[test]
fn a_slot_holds_what_was_saved_last() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("missing/yet");
    for mut store in [Store::open(&folder).unwrap(), Store::in_memory()] {
        assert_eq!(store.load("tablan.txt").unwrap(), None);
        store.save("tablan.txt", "one\n").unwrap();
        store.save("tablan.txt", "two — ä\n").unwrap();
        assert_eq!(
            store.load("tablan.txt").unwrap().as_deref(),
            Some("two — ä\n")
        );
        store.remove("tablan.txt").unwrap();
        store.remove("tablan.txt").unwrap();
        assert_eq!(store.load("tablan.txt").unwrap(), None);
    }
    assert!(names_in(&folder).is_empty());
}

#[test]
fn saves_outlive_their_store_in_a_folder_only() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    assert!(store.is_lasting());
    assert!(!Store::in_memory().is_lasting());
    store.save("a", "kept").unwrap();
    drop(store);
    assert_eq!(
        Store::open(dir.path())
            .unwrap()
            .load("a")
            .unwrap()
            .as_deref(),
        Some("kept")
    );
}

#[test]
fn a_save_leaves_no_other_files() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    for round in 0..50 {
        store.save("tablan.txt", &"x".repeat(round * 100)).unwrap();
    }
    assert_eq!(names_in(dir.path()), ["tablan.txt"]);
}

#[test]
fn incomplete_files_of_a_killed_program_are_not_slots_and_are_removed() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    store.save("tablan.txt", "whole").unwrap();
    let old = dir.path().join(".tavoliere-old.tmp");
    let young = dir.path().join(".tavoliere-young.tmp");
    let foreign = dir.path().join(".other.tmp");
    for path in [&old, &young, &foreign] {
        fs::write(path, "hal").unwrap();
    }
    for path in [&old, &foreign] {
        fs::File::options()
            .write(true)
            .open(path)
            .unwrap()
            .set_modified(SystemTime::UNIX_EPOCH)
            .unwrap();
    }

    let store = Store::open(dir.path()).unwrap();

    assert_eq!(store.load("tablan.txt").unwrap().as_deref(), Some("whole"));
    assert!(!old.exists(), "abandoned");
    assert!(young.exists(), "perhaps another program is writing it");
    assert!(foreign.exists(), "not ours");
}

#[test]
fn a_truncated_save_is_set_aside_reported_and_never_overwritten() {
    let dir = tempfile::tempdir().unwrap();
    let record = GameRecord::new(Setup::new(GameKind::Tablan), 7, Side::First).to_record();
    let truncated = &record[..record.len() / 2];
    let slot = Slot::game(GameKind::Tablan);
    for number in 1..=3 {
        let mut store = Store::open(dir.path()).unwrap();
        store.save(&slot, &format!("{truncated}{number}")).unwrap();

        let loaded = store.load_with(&slot, GameRecord::from_record);

        assert!(loaded.value.is_none());
        let notice = loaded.notice.expect("the player gets a notice");
        let aside = notice.set_aside.expect("it could be moved");
        assert!(
            aside.ends_with(&format!("{slot}.damaged-{number}")),
            "{aside}"
        );
        assert_eq!(
            fs::read_to_string(&aside).unwrap(),
            format!("{truncated}{number}")
        );
        assert_eq!(store.load(&slot).unwrap(), None);
    }
    let first = dir.path().join(format!("{slot}.damaged-1"));
    assert_eq!(fs::read_to_string(first).unwrap(), format!("{truncated}1"));
}

#[test]
fn invalid_and_too_large_content_is_set_aside() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    fs::write(dir.path().join("bytes"), [0xff, 0xfe, 0x00]).unwrap();
    fs::write(dir.path().join("large"), vec![b'x'; MAX_BYTES + 1]).unwrap();
    assert!(matches!(
        store.load("bytes"),
        Err(StoreError::NotText { .. })
    ));
    assert!(matches!(
        store.load("large"),
        Err(StoreError::TooLarge { .. })
    ));
    for slot in ["bytes", "large"] {
        let loaded = store.load_with(slot, |_| Ok::<_, String>(()));
        assert!(loaded.value.is_none());
        assert!(loaded.notice.unwrap().set_aside.is_some());
    }
    assert!(matches!(
        store.save("large", &"x".repeat(MAX_BYTES + 1)),
        Err(StoreError::TooLarge { .. })
    ));
}

#[test]
fn a_slot_that_is_empty_or_whole_gives_no_notice() {
    let mut store = Store::in_memory();
    let loaded = store.load_with("a", |text| Ok::<_, String>(text.len()));
    assert!(loaded.value.is_none() && loaded.notice.is_none());
    store.save("a", "four").unwrap();
    let loaded = store.load_with("a", |text| Ok::<_, String>(text.len()));
    assert_eq!(loaded.value, Some(4));
    assert!(loaded.notice.is_none());
}

#[test]
fn setting_aside_works_in_memory_too() {
    let mut store = Store::in_memory();
    assert!(store.set_aside("a").is_err());
    for number in 1..=2 {
        store.save("a", "bad").unwrap();
        let aside = store.set_aside("a").unwrap();
        assert_eq!(aside, Path::new(&format!("a.damaged-{number}")));
        assert_eq!(store.load("a").unwrap(), None);
    }
}

#[test]
fn a_removed_folder_is_created_again() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("saves");
    let mut store = Store::open(&folder).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(store.load("a").unwrap(), None);
    store.save("a", "text").unwrap();
    assert_eq!(store.load("a").unwrap().as_deref(), Some("text"));
}

#[test]
fn a_place_that_cannot_be_a_folder_is_an_error_that_names_it() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    let error = Store::open(file.join("saves")).unwrap_err();
    assert!(error.to_string().contains("saves"), "{error}");
}

#[test]
fn a_refused_save_keeps_the_old_content() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    // A folder at the path of the file makes the rename fail, for any user.
    fs::create_dir_all(dir.path().join("a/inside")).unwrap();
    assert!(matches!(
        store.save("a", "text"),
        Err(StoreError::Io { .. })
    ));
    assert_eq!(names_in(dir.path()), ["a"]);
    let loaded = store.load_with("a", |_| Ok::<_, String>(()));
    assert!(loaded.value.is_none());
    assert!(loaded.notice.is_some());
}

#[cfg(unix)]
#[test]
fn a_folder_that_can_only_be_read_loads_and_refuses_to_save() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    Store::open(dir.path()).unwrap().save("a", "text").unwrap();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o500)).unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    assert_eq!(store.load("a").unwrap().as_deref(), Some("text"));
    // The superuser can write everywhere, so the save can't fail then.
    if fs::write(dir.path().join("probe"), "").is_err() {
        assert!(matches!(store.save("a", "new"), Err(StoreError::Io { .. })));
        assert_eq!(store.load("a").unwrap().as_deref(), Some("text"));
    }
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn names_that_leave_the_folder_or_clash_are_refused() {
    let mut store = Store::in_memory();
    let long = "a".repeat(65);
    for name in [
        "", ".", "..", "../a", "a/b", "a\\b", ".a", "a.", "A", "ä", "a b", "a..b", "con",
        "nul.txt", "com1", "lpt9.ron", "a\0", "-a", &long,
    ] {
        let refused = store.save(name, "");
        assert!(matches!(refused, Err(StoreError::Slot(_))), "{name:?}");
        assert!(store.load(name).is_err(), "{name:?}");
    }
    for name in [
        "a",
        "tablan.txt",
        "settings.ron",
        "a-b_c.1",
        "con-1",
        "com10",
    ] {
        store.save(name, "").unwrap();
    }
}

#[test]
fn settings_round_trip() {
    let mut settings = Settings {
        volume: 0.25,
        speed: Speed::Double,
        text_scale: 1.5,
        seats: [Seat::Computer(2), Seat::Person],
        seating: Seating::FlatTablet,
        turn_board: true,
        devices: [
            Binding::Only(Device::Pad(2)),
            Binding::Only(Device::Pointer),
        ],
        ..Settings::default()
    };
    let mut setup = Setup::new(GameKind::Tablan);
    setup.set_preset("English").unwrap();
    setup.set_option("entry_order", "strict").unwrap();
    let clock: ClockControl = "300+5 sound".parse().unwrap();
    settings.remember(&setup, 5, Some(clock));
    let (read, problems) = Settings::from_ron(&settings.to_ron());
    assert_eq!(problems, []);
    assert_eq!(read, settings);
    assert_eq!(read.setup(GameKind::Tablan), setup);
    assert_eq!(read.games(GameKind::Tablan), 5);
    assert_eq!(read.clock(GameKind::Tablan), Some(clock));
    assert_eq!(
        (read.games(GameKind::Tawula), read.clock(GameKind::Tawula)),
        (1, None)
    );
    assert_eq!(read.seat(Side::First), Seat::Computer(2));
}

#[test]
fn every_value_of_a_choice_reads_as_it_is_written() {
    for seating in Seating::ALL {
        assert_eq!(seating.to_string().parse(), Ok(seating));
    }
    for binding in Binding::ALL {
        assert_eq!(binding.to_string().parse(), Ok(binding));
    }
    for show in ThrowDisplay::ALL {
        assert_eq!(show.to_string().parse(), Ok(show));
    }
    let text = r#"(seating: "in bed", devices: ["pad 1", "pad 9"], turn_board: true)"#;
    let (settings, problems) = Settings::from_ron(text);
    let kept = Settings {
        turn_board: true,
        ..Settings::default()
    };
    assert_eq!(settings, kept);
    assert_eq!(problems.len(), 2, "{problems:?}");
    let told: String = problems.iter().map(ToString::to_string).collect();
    assert!(told.contains("in bed") && told.contains("pad 9"), "{told}");
}

#[test]
fn missing_and_unknown_settings_are_ignored() {
    let (settings, problems) = Settings::from_ron("(muted: true, from_the_future: [1, 2])");
    assert_eq!(problems, []);
    assert_eq!(
        settings,
        Settings {
            muted: true,
            ..Settings::default()
        }
    );
    assert_eq!(Settings::from_ron("()").0, Settings::default());
}

#[test]
fn an_invalid_setting_is_reported_and_does_not_affect_others() {
    let text =
        r#"(volume: "loud", speed: "warp", muted: true, seats: ["computer strong", "person"])"#;
    let (settings, problems) = Settings::from_ron(text);
    assert_eq!(
        settings,
        Settings {
            muted: true,
            ..Settings::default()
        }
    );
    assert_eq!(problems.len(), 3, "{problems:?}");
    let told = problems
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("\n");
    for word in ["volume", "speed", "seats", "warp", "normal"] {
        assert!(told.contains(word), "{told}");
    }
}

#[test]
fn numbers_outside_their_range_become_the_nearest_inside() {
    let text = "(volume: 7, text_scale: 0.1, window: (width: 1, height: 99999999))";
    let (settings, problems) = Settings::from_ron(text);
    assert_eq!(settings.volume, 1.0);
    assert_eq!(settings.text_scale, 1.0);
    assert_eq!(
        (settings.window.width, settings.window.height),
        (320, 16_384)
    );
    assert_eq!(problems.len(), 3, "{problems:?}");
    let (settings, _) = Settings::from_ron("(volume: NaN, text_scale: inf)");
    assert!((0.0..=1.0).contains(&settings.volume));
    assert_eq!(settings.text_scale, 2.0);
}

#[test]
fn unknown_languages_games_and_set_ups_fall_back() {
    let text = r#"(language: "../..", game: "chess", setups: {"tablan": (preset: "French", options: {"leap": "maybe"})})"#;
    let (settings, problems) = Settings::from_ron(text);
    assert_eq!(settings.language, "auto");
    assert_eq!(settings.game_kind(), GameKind::Tablan);
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert_eq!(
        settings.setup(GameKind::Tablan),
        Setup::new(GameKind::Tablan)
    );
}

#[test]
fn invalid_settings_files_give_the_defaults_and_a_message() {
    for text in [
        "",
        "(",
        "]",
        "12",
        "\u{0}",
        "(volume 3)",
        &"(".repeat(100_000),
    ] {
        let (settings, problems) = Settings::from_ron(text);
        assert_eq!(settings, Settings::default());
        assert!(
            matches!(problems[..], [SettingsProblem::Unreadable(_)]),
            "{text:.20}"
        );
    }
}

#[test]
fn seats_and_speeds_are_read_as_they_are_written() {
    for seat in [
        Seat::Person,
        Seat::Computer(1),
        Seat::Computer(Seat::MAX_LEVEL),
    ] {
        assert_eq!(seat.to_string().parse(), Ok(seat));
    }
    for speed in Speed::ALL {
        assert_eq!(speed.name().parse(), Ok(speed));
        assert_eq!(speed.factor().to_string().parse(), Ok(speed));
    }
    for text in ["", "computer", "computer 0", "computer 300", "Person "] {
        assert!(text.parse::<Seat>().is_err(), "{text:?}");
    }
    // Higher levels from another version are limited to the maximum.
    assert_eq!("computer 200".parse(), Ok(Seat::Computer(Seat::MAX_LEVEL)));
}

#[test]
fn changed_shortcuts_are_read_as_they_are_written() {
    let mut settings = Settings::default();
    settings.keys.take(Shortcut::Undo, ShortcutKey::R);
    settings.keys.clear(Shortcut::Mute);
    settings
        .buttons
        .take(Shortcut::Settings, ShortcutButton::LeftTrigger);
    let (read, problems) = Settings::from_ron(&settings.to_ron());
    assert_eq!(problems, []);
    assert_eq!(read, settings);
    assert_eq!(read.keys.of(Shortcut::Undo), Some(ShortcutKey::R));
    assert_eq!(read.keys.of(Shortcut::Redo), Some(ShortcutKey::U));
    assert_eq!(read.keys.of(Shortcut::Mute), None);
    assert_eq!(
        read.buttons.of(Shortcut::Settings),
        Some(ShortcutButton::LeftTrigger)
    );
    // A trigger belongs to a replay too, where the settings can be opened.
    assert_eq!(read.buttons.of(Shortcut::PreviousMistake), None);
}

#[test]
fn unusable_shortcuts_fall_back_and_are_reported() {
    let text = r#"(
        keys: {"undo": "Escape", "fly": "K", "hint": "M", "redo": "K", "throw": "R", "up": "", "draw": "Esc"},
        buttons: {"throw": "southwest"},
        muted: true,
    )"#;
    let (settings, problems) = Settings::from_ron(text);
    assert!(settings.muted);
    assert_eq!(settings.keys.of(Shortcut::Undo), Some(ShortcutKey::U));
    // M belongs to "mute".
    assert_eq!(settings.keys.of(Shortcut::Hint), Some(ShortcutKey::I));
    assert_eq!(settings.keys.of(Shortcut::Redo), Some(ShortcutKey::K));
    assert_eq!(settings.keys.of(Shortcut::Throw), Some(ShortcutKey::R));
    assert!(settings.buttons.are_default());
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    // Players need a key to move, and Esc to go back.
    assert_eq!(settings.keys.of(Shortcut::Up), Some(ShortcutKey::Up));
    assert_eq!(settings.keys.of(Shortcut::Draw), Some(ShortcutKey::O));
    for word in [
        "undo",
        "Escape",
        "fly",
        "hint and mute",
        "up needs a key",
        "draw can't have the key \"Esc\"",
    ] {
        assert!(told[0].contains(word), "{word}: {told:?}");
    }
    assert!(told[1].contains("southwest"), "{told:?}");
    // Another kind of value affects only its setting.
    let (settings, problems) = Settings::from_ron("(keys: 7, muted: true)");
    assert!(settings.muted && settings.keys.are_default());
    assert_eq!(problems.len(), 1);
}

#[test]
fn basic_shortcuts_always_have_a_key() {
    let mut keys = Shortcuts::default();
    // S belongs to the settings. They don't get the arrow, which still moves down.
    assert_eq!(
        keys.losers(Shortcut::Down, ShortcutKey::S),
        [Shortcut::Settings]
    );
    assert!(!keys.swaps(Shortcut::Down, ShortcutKey::S));
    keys.take(Shortcut::Down, ShortcutKey::S);
    assert_eq!(keys.of(Shortcut::Settings), None);
    // The settings can't have a key that is the only one of a basic shortcut.
    assert_eq!(
        keys.stranded(Shortcut::Settings, ShortcutKey::S),
        Some(Shortcut::Down)
    );
    // The arrow is named as a key of "down" until another action gets it.
    let down = [Shortcut::Down];
    assert_eq!(keys.losers(Shortcut::Settings, ShortcutKey::Down), down);
    keys.take(Shortcut::Settings, ShortcutKey::Down);
    assert_eq!(
        keys.losers(Shortcut::Mute, ShortcutKey::Down),
        [Shortcut::Settings]
    );
    // Basic shortcuts swap their keys.
    assert!(keys.swaps(Shortcut::Left, ShortcutKey::Right));
    keys.take(Shortcut::Left, ShortcutKey::Right);
    assert_eq!(keys.of(Shortcut::Right), Some(ShortcutKey::Left));
    keys.clear(Shortcut::Left);
    assert_eq!(keys.of(Shortcut::Left), Some(ShortcutKey::Right));
    // Space picks too, until another action gets it.
    assert_eq!(
        keys.losers(Shortcut::Throw, ShortcutKey::Space),
        [Shortcut::Choose]
    );
    keys.take(Shortcut::Throw, ShortcutKey::Space);
    assert_eq!(keys.of(Shortcut::Choose), Some(ShortcutKey::Enter));
    // The reset of one returns the keys of the others.
    keys.reset(Shortcut::Down);
    assert_eq!(keys.of(Shortcut::Settings), Some(ShortcutKey::S));
    // Only "back" can have Esc, so a swap can't hand it on.
    keys.take(Shortcut::Back, ShortcutKey::U);
    assert_eq!(keys.of(Shortcut::Undo), None);
    assert_eq!(
        keys.stranded(Shortcut::Up, ShortcutKey::U),
        None,
        "the arrow goes to \"back\""
    );
}

#[test]
fn a_controllers_buttons_for_picking_and_going_back_can_be_swapped() {
    let mut buttons = Shortcuts::default();
    buttons.take(Shortcut::Choose, ShortcutButton::East);
    assert_eq!(buttons.of(Shortcut::Back), Some(ShortcutButton::South));
    // The shoulder button can be turned off, because the direction buttons reach everything.
    buttons.clear(Shortcut::NextChoice);
    assert_eq!(buttons.of(Shortcut::NextChoice), None);
}

#[test]
fn shortcuts_saved_before_basic_ones_could_change_are_read() {
    let text = r#"(
        keys: {"next-choice": "K", "undo": "Z", "mute": ""},
        buttons: {"next-choice": "", "undo": "left-shoulder", "previous-choice": "west"},
    )"#;
    let (settings, problems) = Settings::from_ron(text);
    assert_eq!(problems, []);
    let (keys, buttons) = (&settings.keys, &settings.buttons);
    assert_eq!(keys.of(Shortcut::NextChoice), Some(ShortcutKey::K));
    assert_eq!(keys.of(Shortcut::Undo), Some(ShortcutKey::Z));
    assert_eq!(keys.of(Shortcut::Choose), Some(ShortcutKey::Enter));
    assert_eq!(buttons.of(Shortcut::NextChoice), None);
    assert_eq!(buttons.of(Shortcut::Back), Some(ShortcutButton::East));
}

#[test]
fn no_change_of_shortcuts_leaves_two_with_the_same_key() {
    let check = |keys: &Shortcuts<ShortcutKey>| {
        for shortcut in Shortcut::all() {
            if let Some(key) = keys.of(*shortcut) {
                assert_eq!(keys.holders(*shortcut, key), [], "{shortcut:?}");
                assert!(key.suits(*shortcut), "{shortcut:?}");
            }
            let is_needed = ShortcutKey::is_basic(*shortcut);
            assert!(!is_needed || keys.of(*shortcut).is_some(), "{shortcut:?}");
        }
    };
    check(&Shortcuts::default());
    let mut keys = Shortcuts::default();
    let (mut state, all) = (1_u64, Shortcut::all());
    let inputs = [ShortcutKey::LETTERS, ShortcutKey::STANDARD].concat();
    for _ in 0..2000 {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let [one, letter, kind] = [33, 40, 48].map(|shift| (state >> shift) as usize & 0xFF);
        let shortcut = all[one % all.len()];
        match kind % 8 {
            0 => keys.clear(shortcut),
            1 | 2 => keys.reset(shortcut),
            _ => {
                let key = inputs[letter % inputs.len()];
                // The panel of keys refuses the others.
                if key.suits(shortcut) && keys.stranded(shortcut, key).is_none() {
                    keys.take(shortcut, key);
                }
            }
        }
        check(&keys);
    }
    for shortcut in all {
        keys.reset(*shortcut);
        check(&keys);
    }
    assert!(keys.are_default());
}
