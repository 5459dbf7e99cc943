//! The records of the suite: those in files, and games of every rule set in every form.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::record::{ClockControl, Event, GameRecord};
use tavoliere_core::rules::{AnyPosition, MatchScore, Outcome, Setup, Side};

use crate::record::fairness::{advance, by_hand, has_throws, play, setups, short_records};
use crate::support::{below, generator, pick};

/// The records in files.
const FILES: [&str; 6] = [
    include_str!("../../../../../page/tests/records/tablan-demo.txt"),
    include_str!("../../../../../page/tests/records/tablan-last-turns.txt"),
    include_str!("../../../../../page/tests/records/tablut-demo.txt"),
    include_str!("../../../../../page/tests/records/tapatan-demo.txt"),
    include_str!("../../../../../page/tests/records/tawula-demo.txt"),
    include_str!("../../../../../page/tests/records/tawula-last-turns.txt"),
];

/// Every record of the suite.
pub fn records() -> Vec<GameRecord> {
    let mut chance = generator(41);
    let mut games: Vec<GameRecord> = FILES.into_iter().map(read).collect();
    games.extend(short_records().iter().map(|record| read(record)));
    for setup in setups() {
        let mut sealed = play(&setup, &mut chance, 200);
        sealed.set_header("date", "2024-05-17").unwrap();
        games.push(sealed);
        games.push(numbered(&setup, &mut chance));
        games.push(timed(&setup, &mut chance));
        games.push(placed(&setup, &mut chance));
        if has_throws(&setup) {
            games.push(by_hand(&setup, &mut chance, 60));
        }
    }
    games
}

fn read(record: &str) -> GameRecord {
    GameRecord::from_record(record).unwrap()
}

fn play_on(game: &mut GameRecord, chance: &mut Xoshiro256PlusPlus, events: usize) {
    for _ in 0..events {
        advance(game, chance);
    }
}

/// A game of a match with a numbered seed, and with the players' names.
fn numbered(setup: &Setup, chance: &mut Xoshiro256PlusPlus) -> GameRecord {
    let first = pick(chance, &Side::BOTH);
    let mut game = GameRecord::new(setup.clone(), chance.next_u64(), first);
    let _ = game.set_score_before(MatchScore::new(5).unwrap());
    game.set_header("blue", "Jos\u{e9} O\u{2019}Hara").unwrap();
    game.set_header("date", "2024-05-17").unwrap();
    let events = 40 + below(chance, 200);
    play_on(&mut game, chance, events);
    if game.outcome().is_none() && below(chance, 2) == 0 {
        game.resign(pick(chance, &Side::BOTH)).unwrap();
    }
    game
}

/// A game with clocks and times.
fn timed(setup: &Setup, chance: &mut Xoshiro256PlusPlus) -> GameRecord {
    let mut game = GameRecord::opening(setup.clone(), chance.next_u64());
    game.set_clock("300+5".parse::<ClockControl>().unwrap());
    for _ in 0..30 {
        if game.outcome().is_none() {
            game.think(below(chance, 4_000) as u64);
        }
        advance(&mut game, chance);
    }
    game
}

/// A game that starts from a position.
fn placed(setup: &Setup, chance: &mut Xoshiro256PlusPlus) -> GameRecord {
    let mut before = GameRecord::opening(setup.clone(), chance.next_u64());
    play_on(&mut before, chance, 7);
    let kind = setup.kind();
    let start = AnyPosition::parse(kind, &before.position().text()).unwrap();
    let mut game = GameRecord::from_position(start, chance.next_u64());
    play_on(&mut game, chance, 20);
    game
}

/// Everything in a game that decides how it continues: all but free headers.
#[derive(Clone, Debug, PartialEq)]
pub struct Core {
    setup: Setup,
    start: AnyPosition,
    events: Vec<Event>,
    outcome: Option<Outcome>,
    seed: String,
    clock: String,
}

impl Core {
    pub fn of(game: &GameRecord) -> Core {
        let record = game.to_record();
        let lines = |starts: &[&str]| {
            let lines = record
                .lines()
                .filter(|line| starts.iter().any(|start| line.starts_with(start)));
            lines.collect::<Vec<_>>().join("\n")
        };
        Core {
            setup: game.setup().clone(),
            start: game.start().clone(),
            events: game.events().copied().collect(),
            outcome: game.outcome(),
            seed: lines(&[
                "seed:",
                "salt:",
                "commitment:",
                "throws:",
                "opponents:",
                "match",
            ]),
            clock: lines(&["clock:", "time ", "thinking "]),
        }
    }
}
