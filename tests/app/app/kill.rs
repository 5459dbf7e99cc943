//! Kills the program at random moments and checks that everything reported as saved is in the save.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use tavoliere::record::{Event, GameRecord};
use tavoliere::store::Store;

use crate::app::program::tavoliere;
use crate::rig::{below, chance};

/// A child process that is killed when the test ends.
struct Running {
    child: Child,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It might have exited already; then both calls do nothing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(mut command: Command) -> Running {
        let mut child = command
            .env("TAVOLIERE_PROGRESS", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stderr = child.stderr.take().unwrap();
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        Running { child, lines }
    }

    /// Waits for this number of progress lines or until the time limit. Returns the last number reported.
    fn wait(&self, lines: usize, limit: Duration) -> Option<usize> {
        let end = Instant::now() + limit;
        let (mut last, mut count) = (None, 0);
        while count < lines {
            match self
                .lines
                .recv_timeout(end.saturating_duration_since(Instant::now()))
            {
                Ok(line) => {
                    if let Some(confirmed) = progress(&line) {
                        last = Some(confirmed);
                        count += 1;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
            }
        }
        last
    }

    /// Kills the program at once. Returns the last number reported before its end, and `true` if it was still running.
    fn kill(mut self) -> (Option<usize>, bool) {
        let still_running = self.child.try_wait().unwrap().is_none();
        let _ = self.child.kill();
        self.child.wait().unwrap();
        // Lines written before its end count too.
        let mut last = None;
        while let Ok(line) = self.lines.recv_timeout(Duration::from_secs(5)) {
            last = progress(&line).or(last);
        }
        (last, still_running)
    }
}

fn progress(line: &str) -> Option<usize> {
    line.strip_prefix("saved ")?.parse().ok()
}

fn saved(dir: &Path) -> Option<GameRecord> {
    let text = Store::open(dir).unwrap().load("tablan-demo.txt").unwrap()?;
    Some(
        GameRecord::from_record(&text)
            .unwrap_or_else(|error| panic!("the save is damaged: {error}\n{text}")),
    )
}

/// Checks that the later save contains everything in the earlier one. Records can contain the two halves of a throw in
/// another order with the same effect, so turns are compared as written.
fn check_continued(before: &GameRecord, now: &GameRecord) {
    let throws = |game: &GameRecord| -> Vec<Event> {
        let threw = |event: &&Event| matches!(event, Event::Threw { .. });
        game.events().filter(threw).copied().collect()
    };
    assert!(now.events().len() >= before.events().len());
    assert!(throws(now).starts_with(&throws(before)));
    for (was, is) in before.turns().iter().zip(now.turns()) {
        if was.finished {
            assert_eq!(was, is, "a finished turn stays as it was");
        }
    }
}

fn check_folder(dir: &Path) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let temporary = name.starts_with(".tavoliere-") && name.ends_with(".tmp");
        let known = ["tablan-demo.txt", "settings", "settings.ron"].contains(&name.as_str());
        let locked = [".tavoliere.lock", ".tavoliere.open"].contains(&name.as_str());
        assert!(temporary || known || locked, "{name} has no business here");
    }
}

fn demo(dir: &Path) -> Command {
    let mut command = tavoliere(dir);
    command.args(["--demo", "--headless"]);
    command
}

#[test]
fn killed_a_hundred_times_a_demonstration_never_loses_an_accepted_event() {
    let dir = tempfile::tempdir().unwrap();
    let mut random = chance(0xDEAD);
    let mut before: Option<GameRecord> = None;
    let (mut in_the_middle, mut games) = (0, 0);
    // Slow machines take longer to start, so the moments are spread around the first event.
    let begin = {
        let other = tempfile::tempdir().unwrap();
        let (running, since) = (Running::start(demo(other.path())), Instant::now());
        assert!(running.wait(1, Duration::from_secs(30)).is_some());
        since.elapsed().as_millis() as usize
    };
    for round in 0..100 {
        let running = Running::start(demo(dir.path()));
        let waited = if round % 2 == 0 {
            let ms = 5 + below(&mut random, 50 + 2 * begin) as u64;
            running.wait(usize::MAX, Duration::from_millis(ms))
        } else {
            running.wait(1 + below(&mut random, 40), Duration::from_secs(30))
        };
        let (confirmed, still_running) = running.kill();
        let confirmed = confirmed.or(waited);
        in_the_middle += usize::from(still_running && confirmed.is_some());

        check_folder(dir.path());
        let now = saved(dir.path());
        if let Some(confirmed) = confirmed {
            let held = now.as_ref().map_or(0, |game| game.events().len());
            assert!(
                held >= confirmed,
                "round {round}: {confirmed} events printed, {held} saved"
            );
        }
        if let Some(before) = &before {
            let now = now.as_ref().expect("a save never goes away");
            if now.seed() == before.seed() {
                check_continued(before, now);
            } else {
                games += 1;
                assert!(
                    before.outcome().is_some(),
                    "round {round}: an unfinished game was dropped"
                );
            }
        }
        before = now;
    }
    assert!(
        in_the_middle >= 30,
        "only {in_the_middle} kills met a game being played"
    );
    let events = before.map_or(0, |game| game.events().len());
    assert!(
        games > 0 || events > 20,
        "the games went on: {games} ended, {events} events"
    );

    // The save must still be playable to its end.
    let output = demo(dir.path()).output().unwrap();
    assert!(output.status.success());
    let record = String::from_utf8(output.stdout).unwrap();
    assert!(
        GameRecord::from_record(&record)
            .unwrap()
            .outcome()
            .is_some()
    );
}

#[test]
fn a_resumed_demonstration_equals_an_uninterrupted_one() {
    let whole = {
        let dir = tempfile::tempdir().unwrap();
        let output = demo(dir.path()).args(["--seed", "5"]).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let dir = tempfile::tempdir().unwrap();
    let mut begun = demo(dir.path());
    begun.args(["--seed", "5"]);
    let running = Running::start(begun);
    running.wait(25, Duration::from_secs(30));
    let (_, still_running) = running.kill();
    assert!(still_running, "the game was long enough to be interrupted");
    let half = saved(dir.path()).expect("there is a save");
    assert!(half.outcome().is_none() && half.events().len() >= 24);

    let output = demo(dir.path()).output().unwrap();

    assert_eq!(String::from_utf8(output.stdout).unwrap(), whole);
}

/// A virtual display for this test alone.
struct Display {
    server: Child,
    name: String,
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Display {
    /// Opens a display. `None` without Xvfb.
    fn open() -> Option<Display> {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "960x540x24",
                "-nolisten",
                "tcp",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut line = String::new();
        let stdout = server.stdout.take()?;
        BufReader::new(stdout).read_line(&mut line).ok()?;
        let number: u32 = line.trim().parse().ok()?;
        Some(Display {
            server,
            name: format!(":{number}"),
        })
    }
}

#[test]
fn killed_in_its_window_a_demonstration_loses_nothing() {
    let own = Display::open();
    let name = match (&own, std::env::var("DISPLAY")) {
        (Some(display), _) => display.name.clone(),
        (None, Ok(name)) if !name.is_empty() => name,
        (None, _) => {
            assert!(
                std::env::var_os("CI").is_none(),
                "neither Xvfb nor a display: this test needs one (the package xvfb)"
            );
            eprintln!("skipped: neither Xvfb nor a display (the package xvfb)");
            return;
        }
    };
    let dir = tempfile::tempdir().unwrap();
    let mut held = 0;
    for round in 1..=2 {
        let mut command = tavoliere(dir.path());
        command
            .args(["--demo", "--speed", "2"])
            .env("DISPLAY", &name)
            .env("XDG_RUNTIME_DIR", dir.path())
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        let running = Running::start(command);
        let waited = running.wait(3, Duration::from_secs(120));
        assert!(
            waited.is_some(),
            "round {round}: nothing was played in the window"
        );
        std::thread::sleep(Duration::from_millis(300));
        let (confirmed, still_running) = running.kill();
        assert!(still_running, "round {round}: it ended by itself");

        let game = saved(dir.path()).expect("there is a save");
        let events = game.events().len();
        assert!(
            events >= confirmed.or(waited).unwrap_or(0) && events > held,
            "{events} after {held}"
        );
        held = events;
        for entry in std::fs::read_dir(dir.path()).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(!name.contains(".damaged"), "{name}");
        }
    }
}
