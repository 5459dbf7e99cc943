//! Fuzz test: the engine gets lines that no sane user would send.
//!
//! `TAVOLIERE_LINES` is the number of lines (default 60,000) and `TAVOLIERE_SEED` their seed, so that the test can run
//! for hours.

use std::fs;
use std::path::PathBuf;

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::{GameKind, Setup, Side};
use tavoliere_engine::{Engine, serve};

use crate::support::{below, generator, pick};

/// The most texts of each type that are kept to be sent again.
const KEPT: usize = 400;

fn number(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(default, |text| {
        text.parse().unwrap_or_else(|_| panic!("{name}: {text:?}"))
    })
}

/// Makes good and bad lines out of the engine's replies.
struct Author {
    chance: Xoshiro256PlusPlus,
    choices: Vec<String>,
    positions: Vec<String>,
    records: Vec<String>,
    folder: tempfile::TempDir,
}

impl Author {
    fn new(seed: u64) -> Author {
        Author {
            chance: generator(seed),
            choices: vec!["a4-a3".to_owned()],
            positions: Vec::new(),
            records: vec!["tavoliere 1\n".to_owned()],
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn one_in(&mut self, count: usize) -> bool {
        below(&mut self.chance, count) == 0
    }

    fn one_of(&mut self, list: &[&str]) -> String {
        pick(&mut self.chance, list).to_owned()
    }

    fn keep(list: &mut Vec<String>, text: &str, chance: &mut Xoshiro256PlusPlus) {
        if list.len() < KEPT {
            list.push(text.to_owned());
        } else {
            let place = below(chance, KEPT);
            text.clone_into(&mut list[place]);
        }
    }

    /// Stores texts from a reply.
    fn read(&mut self, reply: &str) {
        let lines: Vec<&str> = reply.lines().collect();
        for line in &lines {
            let Some((word, text)) = line.split_once(' ') else {
                continue;
            };
            match word {
                "move" | "turn" | "best" => {
                    Author::keep(&mut self.choices, text, &mut self.chance);
                }
                "position" => Author::keep(&mut self.positions, text, &mut self.chance),
                "tavoliere" => {
                    let record = lines[..lines.len() - 1].join("\n");
                    Author::keep(&mut self.records, &record, &mut self.chance);
                }
                _ => {}
            }
        }
    }

    /// A line that a user could send.
    fn sensible(&mut self) -> String {
        match below(&mut self.chance, 40) {
            0 => self.begin(),
            1..=3 => "show".to_owned(),
            4..=6 => "moves".to_owned(),
            7 | 8 => "turns".to_owned(),
            9..=14 => {
                let choice = self.recent_choice();
                format!("play {choice}")
            }
            15..=19 => "throw".to_owned(),
            20 | 21 => self.throw(),
            22..=27 => {
                let go = self.one_of(&[
                    "go nodes=5",
                    "go level=1 nodes=9",
                    "go level=best nodes=9",
                    "go ms=1",
                ]);
                self.choices.clear();
                go
            }
            28 => self.one_of(&["undo", "undo", "undo", "result", "score", "next", "help"]),
            29 => self.one_of(&["resign", "resign white", "resign red", "draw"]),
            30 => "record".to_owned(),
            31 => {
                let record = pick_text(&mut self.chance, &self.records);
                self.load(&record)
            }
            32 => {
                let record = pick_text(&mut self.chance, &self.records);
                let record = self.damaged(&record);
                self.load(&record)
            }
            33 | 34 => {
                let position = pick_text(&mut self.chance, &self.positions);
                format!("position {position}")
            }
            35 | 36 => {
                let position = pick_text(&mut self.chance, &self.positions);
                format!("position {}", self.damaged(&position))
            }
            37 => self.one_of(&[
                "perft 0",
                "perft 1",
                "perft 2",
                "perft 99",
                "perft 4000000000",
            ]),
            38 => self.one_of(&["games", "", "# nothing", "quit"]),
            _ => {
                let choice = pick_text(&mut self.chance, &self.choices);
                format!("play {}", self.damaged(&choice))
            }
        }
    }

    fn recent_choice(&mut self) -> String {
        let recent = self.choices.len().saturating_sub(8);
        match self.choices.last() {
            Some(_) => {
                let place = recent + below(&mut self.chance, self.choices.len() - recent);
                self.choices[place].clone()
            }
            None => "b2".to_owned(),
        }
    }

    fn begin(&mut self) -> String {
        let kind = pick(&mut self.chance, &GameKind::ALL);
        let mut line = format!("new {kind}");
        if self.one_in(2) {
            let preset = pick(&mut self.chance, &kind.presets());
            line.push_str(&format!(" preset={}", preset.replace(' ', "-")));
        }
        for option in Setup::new(kind).option_states() {
            if self.one_in(4) {
                let value = pick(&mut self.chance, option.accepted);
                line.push_str(&format!(" {}={value}", option.name));
            }
        }
        if self.one_in(3) {
            let side = pick(&mut self.chance, &Side::BOTH);
            line.push_str(&format!(" first={}", kind.side_name(side)));
        }
        if self.one_in(3) {
            line.push_str(&format!(" seed={}", self.chance.next_u64()));
        }
        if self.one_in(6) {
            line.push_str(" match=5");
        }
        line
    }

    fn throw(&mut self) -> String {
        let mut line = "throw".to_owned();
        for _ in 0..=below(&mut self.chance, 4) {
            let value = self.one_of(&["0", "0", "2", "8", "12", "1", "3", "6", "66"]);
            line.push(' ');
            line.push_str(&value);
        }
        line
    }

    fn load(&mut self, record: &str) -> String {
        let path: PathBuf = self.folder.path().join("record");
        fs::write(&path, record).unwrap();
        match below(&mut self.chance, 20) {
            0 => format!("load {}", self.folder.path().display()),
            1 => "load /dev/null".to_owned(),
            _ => format!("load {}", path.display()),
        }
    }

    /// A text with some of its characters changed.
    fn damaged(&mut self, text: &str) -> String {
        let signs: Vec<char> = "abcdefghiklwWbBrRKxX0123456789/:=+-*!?.,#() \t\u{e9}\u{1F3B2}\u{0}"
            .chars()
            .collect();
        let mut text: Vec<char> = text.chars().collect();
        for _ in 0..=below(&mut self.chance, 3) {
            let place = below(&mut self.chance, text.len() + 1);
            match below(&mut self.chance, 7) {
                0 => text.insert(place, pick(&mut self.chance, &signs)),
                1 if place < text.len() => text[place] = pick(&mut self.chance, &signs),
                2 if place < text.len() => drop(text.remove(place)),
                3 if place < text.len() => text.insert(place, text[place]),
                4 => text.truncate(place),
                5 => {
                    // Copies a piece of it to the same or another place.
                    let end = place + below(&mut self.chance, text.len() + 1 - place);
                    let piece = text[place..end].to_vec();
                    let at = below(&mut self.chance, text.len() + 1);
                    text.splice(at..at, piece);
                }
                _ => {
                    let figure = self.one_of(&["0", "65535", "4294967296", "99999999999999999999"]);
                    text.splice(place..place, figure.chars());
                }
            }
        }
        text.into_iter().collect()
    }

    /// Random bytes, maybe with several lines.
    fn noise(&mut self) -> Vec<u8> {
        let length = below(&mut self.chance, 60);
        (0..length).map(|_| self.chance.next_u64() as u8).collect()
    }

    fn line(&mut self) -> Vec<u8> {
        match below(&mut self.chance, 10) {
            0 => self.noise(),
            1 | 2 => {
                let line = self.sensible();
                let damaged = self.damaged(&line);
                // Commands that would run for minutes aren't sent.
                let line = if asks_for_long(&damaged) {
                    line
                } else {
                    damaged
                };
                line.into_bytes()
            }
            _ => self.sensible().into_bytes(),
        }
    }
}

fn pick_text(chance: &mut Xoshiro256PlusPlus, list: &[String]) -> String {
    match list.len() {
        0 => String::new(),
        count => list[below(chance, count)].clone(),
    }
}

/// `true` if a time or a number of nodes has more than two digits.
fn asks_for_long(line: &str) -> bool {
    ["ms=", "nodes="].iter().any(|word| {
        line.split(word)
            .skip(1)
            .any(|rest| rest.chars().take_while(char::is_ascii_digit).count() > 2)
    })
}

fn is_verdict(line: &str) -> bool {
    line == "ok" || line.starts_with("error ")
}

#[test]
fn the_engine_answers_every_line_and_keeps_its_game() {
    let (count, seed) = (
        number("TAVOLIERE_LINES", 60_000),
        number("TAVOLIERE_SEED", 1),
    );
    let mut author = Author::new(seed);
    let mut engine = Engine::new();
    let (mut accepted, mut refused) = (0_u64, 0_u64);
    for number in 0..count {
        let mut input = author.line();
        input.push(b'\n');
        let told = String::from_utf8_lossy(&input).into_owned();
        let watched = number % 50 == 0;
        let before = watched.then(|| (engine.answer("show"), engine.answer("record")));
        let mut output = Vec::new();
        serve(&mut engine, input.as_slice(), &mut output).unwrap();
        let reply = String::from_utf8(output).expect("replies are UTF-8");
        assert!(reply.ends_with('\n'), "{told:?}: {reply:?}");
        let verdicts: Vec<&str> = reply.lines().filter(|line| is_verdict(line)).collect();
        let quits = told
            .lines()
            .any(|line| line.trim().eq_ignore_ascii_case("quit"));
        let lines = input.iter().filter(|byte| **byte == b'\n').count();
        assert!(verdicts.len() == lines || quits, "{told:?}: {reply:?}");
        assert!(
            reply.lines().next_back().is_some_and(is_verdict),
            "{told:?}: {reply:?}"
        );
        accepted += verdicts.iter().filter(|line| **line == "ok").count() as u64;
        let errors = verdicts
            .iter()
            .filter(|line| line.starts_with("error"))
            .count();
        refused += errors as u64;
        if let Some(before) = before.filter(|_| errors == verdicts.len()) {
            let after = (engine.answer("show"), engine.answer("record"));
            assert_eq!(after, before, "{told:?} is refused but has an effect");
        }
        author.read(&reply);
    }
    println!("{count} lines from seed {seed}: {accepted} accepted, {refused} refused");
    assert!(
        accepted > count / 10 && refused > count / 10,
        "{accepted} {refused}"
    );
}
