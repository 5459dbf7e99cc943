//! Tests of the longest records: their size, reading in slices, and that nothing is lost.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tavoliere_core::record::{
    Event, GameRecord, MAX_BYTES, MAX_LINE, Reading, RecordError, RecordProblem, RecordReader,
};
use tavoliere_core::rules::{AnyPosition, EndReason, GameKind, Setup, Side};

use crate::memory::peak_memory;

const MEGABYTE: usize = 1 << 20;

/// A head and an endless series of lines.
struct Endless {
    head: &'static str,
    line: Box<dyn FnMut(usize) -> String>,
}

impl Endless {
    /// The record with `count` lines.
    fn lines(mut self, count: usize) -> String {
        let mut text = self.head.to_owned();
        (0..count).for_each(|place| text.push_str(&(self.line)(place)));
        text
    }

    /// The longest record of at most `most` bytes.
    fn bytes(mut self, most: usize) -> String {
        let mut text = self.head.to_owned();
        for place in 0.. {
            let line = (self.line)(place);
            if text.len() + line.len() > most {
                break;
            }
            text.push_str(&line);
        }
        text
    }
}

/// An index that goes up and down between 0 and `top`.
struct Swing {
    at: usize,
    up: bool,
    top: usize,
}

impl Swing {
    fn new(top: usize) -> Swing {
        Swing {
            at: 0,
            up: true,
            top,
        }
    }

    /// Makes a step. `false` at an end, where the direction changes.
    fn step(&mut self) -> bool {
        match (self.up, self.at == self.top, self.at == 0) {
            (true, true, _) | (false, _, true) => {
                self.up = !self.up;
                return false;
            }
            (true, ..) => self.at += 1,
            (false, ..) => self.at -= 1,
        }
        true
    }
}

/// Moves pieces of one side on separate paths, so that all arrangements occur before one is repeated: like a counter
/// whose digits turn back instead of restarting.
struct Counter {
    /// The squares of each piece's path, from its start.
    ways: Vec<Vec<&'static str>>,
    digits: Vec<Swing>,
}

impl Counter {
    fn new(ways: &[&'static str]) -> Counter {
        let ways: Vec<Vec<_>> = ways.iter().map(|way| way.split(' ').collect()).collect();
        let digits = ways.iter().map(|way| Swing::new(way.len() - 1)).collect();
        Counter { ways, digits }
    }
}

impl Iterator for Counter {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        for (way, digit) in self.ways.iter().zip(&mut self.digits) {
            let from = way[digit.at];
            if digit.step() {
                return Some(format!("{from}-{}", way[digit.at]));
            }
        }
        None
    }
}

/// Paths of Black's men in Tablut, away from all of White's: two million arrangements.
const BLACK: [&str; 12] = [
    "a4 a3 a2 a1",
    "a6 a7 a8 a9",
    "i4 i3 i2 i1",
    "i6 i7 i8 i9",
    "b5 b4 b3 b2",
    "h5 h4 h3 h2",
    "d1 c1 b1",
    "f1 g1 h1",
    "d9 c9 b9",
    "f9 g9 h9",
    "e2 d2 c2",
    "e8 d8 c8",
];

/// A game of Tablut without repeated positions: Black's men move along their paths, and a man of White's goes back and
/// forth.
fn tablut() -> Endless {
    let mut black = Counter::new(&BLACK);
    Endless {
        head: "tavoliere 1\ngame: tablut\npreset: Linnaeus\nseed: 1\nfirst: black\n\n",
        line: Box::new(move |place| {
            let number = place + 1;
            match place % 4 {
                0 | 2 => format!("{number}. B {}\n", black.next().unwrap()),
                1 => format!("{number}. W e4-d4\n"),
                _ => format!("{number}. W d4-e4\n"),
            }
        }),
    }
}

/// The record of a game of Tablut with `turns` turns and no repeated position.
pub fn long_tablut(turns: usize) -> String {
    tablut().lines(turns)
}

/// A game of Tapatan that can repeat positions.
fn tapatan() -> Endless {
    const PLACED: [&str; 6] = ["a1", "b1", "c2", "b2", "c3", "a3"];
    const MOVED: [&str; 4] = ["c2-c1", "a3-a2", "c1-c2", "a2-a3"];
    Endless {
        head: "tavoliere 1\ngame: tapatan\npreset: Tapatan\nseed: 1\nfirst: white\n\n",
        line: Box::new(|place| {
            let side = ["W", "B"][place % 2];
            let choice = match place.checked_sub(PLACED.len()) {
                None => PLACED[place],
                Some(moved) => MOVED[moved % 4],
            };
            format!("{}. {side} {choice}\n", place + 1)
        }),
    }
}

/// A game of Tablan in which every throw is 0.
fn tablan() -> Endless {
    Endless {
        head: "tavoliere 1\ngame: tablan\npreset: PerGioco\nseed: 1\nfirst: blue\n\n",
        line: Box::new(|place| format!("{}. {} 0\n", place + 1, ["B", "R"][place % 2])),
    }
}

/// A game of Tablan with the longest turns: many 8s that are lost.
fn tablan_lapses() -> Endless {
    Endless {
        head: "tavoliere 1\ngame: tablan\npreset: English\nseed: 1\nfirst: blue\n\n",
        line: Box::new(|place| {
            let count = (MAX_LINE - 20) / 7;
            let (fall, lapse) = (" 8".repeat(count), " 8=--".repeat(count));
            format!("{}. {}{fall} 0:{lapse}\n", place + 1, ["B", "R"][place % 2])
        }),
    }
}

/// A game of Tawula that starts with the most ties that fit into a line, followed by remarks.
fn tawula() -> Endless {
    Endless {
        head: "tavoliere 1\ngame: tawula\npreset: Tawula\nseed: 1\nfirst: throw\n\n",
        line: Box::new(|place| match place {
            0 => format!("1. -{}\n", " 44".repeat((MAX_LINE - 10) / 3)),
            _ => "#\n".to_owned(),
        }),
    }
}

/// Reads a record in slices and checks the progress.
fn read_in_slices(text: String, slice: usize) -> Result<GameRecord, RecordError> {
    let length = text.len();
    let mut reader = RecordReader::new(text);
    let mut read = 0.0;
    loop {
        match reader.read(slice)? {
            Reading::Finished(game) => return Ok(*game),
            Reading::Unfinished(rest) => {
                let now = f64::from(rest.progress());
                assert!(now > read && now < 1.0, "it goes on");
                // The work is limited by bytes: there are few headers, and a line is at most `MAX_LINE` long.
                let most = (slice + MAX_LINE) as f64 / length as f64;
                assert!(now - read <= most + 0.001, "a slice of {}", now - read);
                (reader, read) = (rest, now);
            }
        }
    }
}

#[test]
fn a_game_of_6000_turns_needs_little_memory() {
    let text = tablut().lines(6_000);
    assert!(text.len() < 100_000);
    let (game, bytes) = peak_memory(|| GameRecord::from_record(&text).unwrap());
    assert_eq!(game.events().len(), 6_000);
    assert!(game.outcome().is_none());
    assert!(bytes < 8 * MEGABYTE, "{bytes} bytes");
    let (copies, bytes) = peak_memory(|| vec![game.position().clone(); 100]);
    assert!(bytes < MEGABYTE, "{bytes} bytes for copies");
    assert_eq!(copies[0], *game.position());
    let (record, bytes) = peak_memory(|| game.to_record());
    assert!(bytes < MEGABYTE, "{bytes} bytes to write it");
    assert!(record == text);
}

#[test]
fn the_largest_record_of_each_game_is_read_in_slices_saved_and_read_again() {
    let games = [
        (tablut(), 150_000),
        (tapatan(), 150_000),
        (tablan(), 300_000),
        (tablan_lapses(), 500_000),
        (tawula(), 21_000),
    ];
    for (endless, least) in games {
        let text = endless.bytes(MAX_BYTES);
        assert!(text.len() > MAX_BYTES - MAX_LINE);
        let (game, bytes) = peak_memory(|| {
            let game = read_in_slices(text.clone(), 4_096);
            game.unwrap_or_else(|error| panic!("{error}\n{text:.200}"))
        });
        let kind = game.setup().kind();
        assert!(
            game.events().len() > least,
            "{kind}: {}",
            game.events().len()
        );
        assert!(bytes < 160 * MEGABYTE, "{kind}: {bytes} bytes");
        let record = game.to_record();
        if kind != GameKind::Tawula {
            assert!(record == text, "{kind} is written as it was");
        }
        let again = GameRecord::from_save(&record).unwrap();
        assert_eq!(again.position(), game.position());
        assert!(again.to_record() == record);
    }
}

#[test]
fn a_game_of_the_largest_size_can_be_played_on_and_its_save_is_read() {
    let text = tapatan().bytes(MAX_BYTES);
    let mut game = GameRecord::from_record(&text).unwrap();
    for _ in 0..20 {
        let side = game.position().side_to_act().unwrap();
        let choice = game.legal_moves().into_iter().find(|choice| {
            let mut next = game.position().clone();
            next.play(*choice).unwrap();
            next.outcome().is_none()
        });
        game.play(choice.unwrap()).unwrap();
        assert_ne!(game.position().side_to_act(), Some(side));
    }
    let record = game.to_record();
    assert!(record.len() > MAX_BYTES);
    let error = GameRecord::from_record(&record).unwrap_err();
    assert!(
        matches!(error.problem, RecordProblem::TooLarge { .. }),
        "{error}"
    );
    let read = GameRecord::from_save(&record).unwrap();
    assert!(read.to_record() == record);
    let more = "#".repeat(2 * MAX_BYTES);
    assert!(GameRecord::from_save(&more).is_err());
}

#[test]
fn records_that_could_not_be_read_again_are_refused() {
    // A line of the maximum length becomes longer when the omitted losses of throws are written.
    let head = "tavoliere 1\ngame: tablan\npreset: English\nseed: 1\nfirst: blue\n\n1. B";
    for (throws, length) in [
        (MAX_LINE / 2 - 10, None),
        (MAX_LINE / 2, Some(MAX_LINE + 4)),
    ] {
        let error = GameRecord::from_record(&format!("{head}{}", " 8".repeat(throws))).unwrap_err();
        let RecordProblem::LineTooLong { bytes } = error.problem else {
            panic!("{error}");
        };
        assert_eq!(error.line, 7);
        assert!(bytes > MAX_LINE && length.is_none_or(|length| length == bytes));
    }
    let position = format!(
        "tavoliere 1\ngame: tablan\nposition: {}\n",
        "1".repeat(MAX_LINE)
    );
    let error = GameRecord::from_record(&position).unwrap_err();
    assert!(
        matches!(error.problem, RecordProblem::LineTooLong { .. }),
        "{error}"
    );
    // Many such lines are too long together.
    let line = format!("1. B{} 0\n", " 8".repeat(8_000));
    let mut text = format!("{}{line}", head.strip_suffix("1. B").unwrap());
    for number in 2..=100 {
        let side = ["B", "R"][(number + 1) % 2];
        text.push_str(&line.replace("1. B", &format!("{number}. {side}")));
    }
    assert!(text.len() < MAX_BYTES);
    let error = GameRecord::from_record(&text).unwrap_err();
    assert_eq!(
        error.problem,
        RecordProblem::GameTooLarge { most: MAX_BYTES }
    );
    assert!(error.line > 70 && error.line < 90, "{error}");
}

#[test]
fn slices_of_any_size_make_the_same_game_and_the_same_error() {
    let text = tablut().lines(700);
    let whole = GameRecord::from_record(&text).unwrap();
    for slice in [0, 1, 17, 1_000, usize::MAX] {
        let slice = slice.max(1);
        let game = read_in_slices(text.clone(), slice).unwrap();
        assert!(game.to_record() == text);
        assert_eq!(game.position(), whole.position());
        let wrong = text.replace("\n345. B", "\n345. W");
        let error = read_in_slices(wrong.clone(), slice).unwrap_err();
        assert_eq!(error, GameRecord::from_record(&wrong).unwrap_err());
        assert_eq!(error.line, 6 + 345);
    }
}

#[test]
fn undoing_and_redoing_a_long_game_equals_a_replay() {
    let text = tablut().lines(6_000);
    let mut game = GameRecord::from_record(&text).unwrap();
    let events: Vec<_> = game.events().copied().collect();
    let positions: Vec<_> = game.positions().collect();
    assert_eq!(positions.len(), 6_001);
    for (place, position) in positions.iter().enumerate().step_by(7) {
        assert_eq!(*game.position_at(place), *position);
    }
    while game.undo().is_some() {
        let left = game.events().len();
        if left.is_multiple_of(61) {
            assert_eq!(game.position(), &positions[left]);
            assert_eq!(game.turns().len(), left);
        }
    }
    assert_eq!(game.position(), game.start());
    for event in &events {
        game.play(match event {
            Event::Played { choice, .. } => *choice,
            other => panic!("{other:?}"),
        })
        .unwrap();
    }
    assert_eq!(game.position(), &positions[6_000]);
    assert!(game.to_record() == text);
    game.go_to(game.latest_choice(Side::First).unwrap());
    assert_eq!(game.position(), &positions[5_998]);
}

/// Moves Black's men along their paths and back, and White's man back and forth. Thus the same positions occur in
/// reverse order. Positions are counted by their texts.
struct Wanderer {
    choices: Vec<String>,
    seen: HashMap<String, u32>,
}

impl Wanderer {
    fn new() -> Wanderer {
        Wanderer {
            choices: Counter::new(&BLACK).take(1_000).collect(),
            seen: HashMap::new(),
        }
    }

    fn see(&mut self, game: &GameRecord) -> u32 {
        let text = game.position().text();
        let board = text.split(' ').next().unwrap_or_default();
        // The sides alternate. After the end, a position's text names the side that moved last.
        let key = format!("{board} {}", game.events().len() % 2);
        let seen = self.seen.entry(key).or_default();
        *seen += 1;
        *seen
    }

    /// Plays from one point of Black's path to another until the game is over. One of White's two answers is always
    /// possible.
    fn wander(&mut self, game: &mut GameRecord, from: usize, to: usize) {
        let backwards = |choice: &str| choice.split('-').rev().collect::<Vec<_>>().join("-");
        let choices: Vec<String> = if from < to {
            self.choices[from..to].to_vec()
        } else {
            let way = self.choices[to..from].iter().rev();
            way.map(|choice| backwards(choice)).collect()
        };
        for choice in choices {
            for choice in [choice.as_str(), "e4-d4", "d4-e4"] {
                let Ok(choice) = game.position().read_choice(choice) else {
                    continue;
                };
                if game.play(choice).is_err() {
                    continue;
                }
                let third = self.see(game) == 3;
                let drawn = game.outcome().map(|outcome| outcome.reason);
                assert_eq!(drawn, third.then_some(EndReason::Repetition));
                if third {
                    return;
                }
            }
        }
    }
}

#[test]
fn tt_14_counts_positions_however_long_ago_they_stood() {
    // Turns back before, at and after the length at which early positions move to shared storage.
    for (far, near) in [
        (40, 0),
        (64, 10),
        (65, 30),
        (200, 0),
        (700, 690),
        (1_000, 1),
    ] {
        let mut wanderer = Wanderer::new();
        let mut game = GameRecord::new(Setup::new(GameKind::Tablut), 1, Side::First);
        wanderer.see(&game);
        wanderer.wander(&mut game, 0, far);
        assert_eq!(game.events().len(), 2 * far);
        wanderer.wander(&mut game, far, near);
        assert_eq!(game.events().len(), 2 * far + 2 * (far - near));
        wanderer.wander(&mut game, near, far);
        assert_eq!(game.outcome().unwrap().reason, EndReason::Repetition);
        assert_eq!(game.events().len(), 2 * far + 2 * (far - near) + 1);
    }
}

#[test]
fn diverging_games_are_independent() {
    let mut wanderer = Wanderer::new();
    let mut game = GameRecord::new(Setup::new(GameKind::Tablut), 1, Side::First);
    wanderer.see(&game);
    wanderer.wander(&mut game, 0, 300);
    let seen = wanderer.seen.clone();
    let mut other = game.clone();
    // One game continues. The other goes back over positions that both have seen, then follows the first one.
    wanderer.wander(&mut game, 300, 600);
    wanderer.seen = seen.clone();
    wanderer.wander(&mut other, 300, 250);
    assert!(other.outcome().is_none());
    assert_ne!(game.position(), other.position());
    let mut third = game.clone();
    while third.events().len() > 600 {
        third.undo();
    }
    wanderer.seen = seen;
    wanderer.wander(&mut third, 300, 600);
    assert_eq!(third.position(), game.position());
    for game in [game, other, third] {
        let read = GameRecord::from_record(&game.to_record()).unwrap();
        assert_eq!(read.position(), game.position());
        assert_eq!(hash(read.position()), hash(game.position()));
    }
}

fn hash(position: &AnyPosition) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}
