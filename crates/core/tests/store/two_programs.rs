//! Kills two programs that change the same folder at random moments, and checks that every confirmed change is there.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rand::Rng as _;
use tavoliere_core::date::Date;
use tavoliere_core::evening::{Evening, Format, GameResult, PairingState, Plan, Step};
use tavoliere_core::library::{Library, Limits};
use tavoliere_core::players::{PlayerList, PlayerMark};
use tavoliere_core::rules::GameKind;
use tavoliere_core::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere_core::store::{Settings, Slot, SlotChange, Store};

use crate::library::named;
use crate::support::{below, generator};

/// The environment variables of a worker: its folder, its letter and its seed.
const DIR: &str = "TAVOLIERE_TEST_DIR";
const LETTER: &str = "TAVOLIERE_TEST_LETTER";
const SEED: &str = "TAVOLIERE_TEST_SEED";

/// A program that changes everything at random and confirms each change with a line.
struct Worker {
    store: Store,
    letter: char,
    run: u64,
    players: PlayerList,
    history: History,
    library: Library,
    evening: Evening,
}

/// A game night in which all 24 players meet.
fn evening() -> Evening {
    let names: Vec<String> = (0..24).map(|number| format!("Player {number}")).collect();
    let names = names.iter().map(String::as_str);
    Evening::new(Plan::new(names, GameKind::Tapatan, Format::RoundRobin)).unwrap()
}

fn settings_in(store: &Store) -> Settings {
    let text = store.load(&Slot::settings()).unwrap();
    text.map_or_else(Settings::default, |text| {
        let (settings, problems) = Settings::from_ron(&text);
        assert_eq!(problems, []);
        settings
    })
}

fn game_entry(label: &str, game: &tavoliere_core::record::GameRecord) -> Entry {
    let info = EntryInfo {
        date: Date::from_days(20_000),
        sides: [
            Participant::person(None, label),
            Participant::person(None, ""),
        ],
        luck: None,
        throws_by_hand: false,
    };
    Entry::of(game, info)
}

impl Worker {
    fn open(dir: &Path, letter: char, run: u64) -> Worker {
        let mut store = Store::open(dir).unwrap();
        Worker {
            library: Library::read(&mut store, Limits::DESKTOP),
            store,
            letter,
            run,
            players: PlayerList::default(),
            history: History::default(),
            evening: evening(),
        }
    }

    /// Makes change number `number` and returns the line that confirms it.
    fn change(&mut self, kind: usize, number: u64) -> String {
        let Worker { letter, run, .. } = *self;
        let label = format!("{letter}{run}x{number}");
        match kind {
            0 => {
                let before = settings_in(&self.store);
                let value = u32::try_from(360 + run * 40 + number % 40).unwrap();
                let mut here = before.clone();
                if letter == 'a' {
                    here.big_from = value;
                } else {
                    here.volume = value as f32 / 20_000.0;
                }
                let mut locked = self.store.exclusive().unwrap();
                let merged = here.merged(&before, settings_in(&locked));
                locked.save(&Slot::settings(), &merged.to_ron()).unwrap();
                format!("setting {value}")
            }
            1 => {
                let add = |list: &mut PlayerList| drop(list.add(&label, PlayerMark::Sun));
                self.store.update(&mut self.players, add).unwrap();
                format!("player {label}")
            }
            2 => {
                let (_, game) = named(GameKind::Tapatan, number, 6);
                let entry = game_entry(&label, &game);
                let add = |history: &mut History| history.add(entry);
                self.store.update(&mut self.history, add).unwrap();
                format!("game {label}")
            }
            3 => {
                let (id, game) = named(GameKind::Tapatan, run * 100 + number, 6);
                let date = Date::from_days(20_000);
                self.library.keep(&mut self.store, id, &game, date).unwrap();
                format!("library {id}")
            }
            _ => self.report(),
        }
    }

    /// Reports a result of the game night.
    fn report(&mut self) -> String {
        let mut locked = self.store.exclusive().unwrap();
        locked.refresh(&mut self.evening).unwrap();
        let mut open = self.evening.rounds().iter().flatten();
        let Some(pairing) = open.find(|pairing| pairing.state == PairingState::Waiting) else {
            return "nothing".to_owned();
        };
        let at = pairing.id;
        self.evening
            .take(Step::Report(at, GameResult::Draw))
            .unwrap();
        locked.write(&self.evening).unwrap();
        format!("result {at}")
    }
}

#[test]
#[ignore = "a worker that other tests start"]
fn worker() {
    let given = |name| std::env::var(name).unwrap();
    let run: u64 = given(SEED).parse().unwrap();
    let letter = given(LETTER).chars().next().unwrap();
    let mut random = generator(run * 2 + u64::from(letter == 'b'));
    let mut worker = Worker::open(Path::new(&given(DIR)), letter, run);
    let mut out = std::io::stdout();
    for number in 0..35 {
        let line = worker.change(below(&mut random, 5), number);
        // Written at once, because the worker is killed at any moment.
        out.write_all(format!("\nkept {line}\n").as_bytes())
            .unwrap();
        out.flush().unwrap();
    }
}

fn start(dir: &Path, letter: char, run: u64) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args([
            "--ignored",
            "--exact",
            "store::two_programs::worker",
            "--nocapture",
        ])
        .env(DIR, dir)
        .env(LETTER, letter.to_string())
        .env(SEED, run.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The confirmed changes of all workers.
#[derive(Default)]
struct Confirmed {
    settings: BTreeMap<char, u32>,
    others: BTreeSet<String>,
    changes: usize,
}

impl Confirmed {
    /// Kills a worker and adds the lines that it has written.
    fn take(&mut self, mut child: Child, letter: char) {
        child.kill().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        for line in lines.map_while(Result::ok) {
            let Some(kept) = line.strip_prefix("kept ") else {
                continue;
            };
            self.changes += 1;
            match kept.strip_prefix("setting ") {
                Some(value) => drop(self.settings.insert(letter, value.parse().unwrap())),
                None => drop(self.others.insert(kept.to_owned())),
            }
        }
        child.wait().unwrap();
    }

    /// Checks that all changes are in the folder.
    fn check(&self, dir: &Path) {
        let mut store = Store::open(dir).unwrap();
        let settings = settings_in(&store);
        for (letter, value) in &self.settings {
            let found = match letter {
                'a' => settings.big_from,
                _ => (settings.volume * 20_000.0).round() as u32,
            };
            assert!(found >= *value, "{letter}: {found} is older than {value}");
        }
        let mut there = BTreeSet::from(["nothing".to_owned()]);
        let mut players = PlayerList::default();
        store.refresh(&mut players).unwrap();
        there.extend(
            players
                .players()
                .iter()
                .map(|player| format!("player {}", player.name)),
        );
        let mut history = History::default();
        store.refresh(&mut history).unwrap();
        let names = history.entries().filter_map(|entry| entry.sides[0].name());
        there.extend(names.map(|name| format!("game {name}")));
        let mut library = Library::read(&mut store, Limits::DESKTOP);
        let ids: Vec<_> = library.games().map(|game| game.id).collect();
        for id in ids {
            library.text(&mut store, id).unwrap();
            there.insert(format!("library {id}"));
        }
        let mut evening = evening();
        store.refresh(&mut evening).unwrap();
        let pairings = evening.rounds().iter().flatten();
        let done = pairings.filter(|pairing| matches!(pairing.state, PairingState::Done(_)));
        there.extend(done.map(|pairing| format!("result {}", pairing.id)));
        let lost: Vec<_> = self.others.difference(&there).collect();
        assert!(lost.is_empty(), "lost: {lost:?}");
    }
}

/// The time from the start of a worker to its first confirmed change, which is long on a busy machine.
fn time_to_begin() -> Duration {
    let dir = tempfile::tempdir().unwrap();
    let begun = Instant::now();
    let mut child = start(dir.path(), 'a', 0);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let is_first = |line: &std::io::Result<String>| line.as_ref().unwrap().starts_with("kept");
    assert!(lines.any(|line| is_first(&line)));
    child.kill().unwrap();
    child.wait().unwrap();
    begun.elapsed()
}

/// Kills pairs of workers this often. Returns the number of confirmed changes.
fn kill(runs: u64) -> usize {
    let mut random = generator(0x2_D00B);
    let begin = time_to_begin();
    let mut changes = 0;
    let (mut dir, mut confirmed) = (tempfile::tempdir().unwrap(), Confirmed::default());
    for run in 0..runs {
        if run % 8 == 0 {
            changes += confirmed.changes;
            confirmed = Confirmed::default();
            dir = tempfile::tempdir().unwrap();
            Store::open(dir.path())
                .unwrap()
                .exclusive()
                .unwrap()
                .write(&evening())
                .unwrap();
        }
        let workers = ['a', 'b'].map(|letter| (letter, start(dir.path(), letter, run)));
        std::thread::sleep(begin / 2 + Duration::from_millis(random.next_u64() % 300));
        for (letter, child) in workers {
            confirmed.take(child, letter);
            std::thread::sleep(Duration::from_millis(random.next_u64() % 20));
        }
        confirmed.check(dir.path());
    }
    changes + confirmed.changes
}

#[test]
fn two_killed_programs_lose_no_confirmed_change() {
    let changes = kill(12);
    assert!(changes > 12, "only {changes} changes were confirmed");
}

#[test]
#[ignore = "takes minutes; run it after changes of the store"]
fn two_programs_killed_200_times_lose_no_confirmed_change() {
    let changes = kill(200);
    println!("{changes} confirmed changes, none lost");
    assert!(changes > 1_000, "only {changes} changes were confirmed");
}

#[test]
fn a_change_made_while_the_other_program_writes_is_seen_afterwards() {
    let dir = tempfile::tempdir().unwrap();
    let mut one = Store::open(dir.path()).unwrap();
    let mut other = Store::open(dir.path()).unwrap();
    let mut locked = one.exclusive().unwrap();
    locked.save("a", "one").unwrap();
    let waiting = std::thread::spawn(move || {
        let text = other.exclusive().unwrap().load("a").unwrap();
        text.unwrap()
    });
    std::thread::sleep(Duration::from_millis(50));
    locked.save("a", "two").unwrap();
    drop(locked);
    assert_eq!(waiting.join().unwrap(), "two");
    assert_eq!(one.slot_change("a").unwrap(), SlotChange::Unchanged);
}
