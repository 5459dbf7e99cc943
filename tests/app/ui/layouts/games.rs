//! Tables at notable moments, for layout tests.

use std::sync::OnceLock;

use tavoliere::ai::Player;
use tavoliere::players::{MOST_NAME_CHARS, PlayerList};
use tavoliere::record::{Bytes32, Contribution, FairSeed, GameRecord, MatchSheet, Seed};
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::store::Seat;
use tavoliere::table::Table;
use tavoliere::ui::Words;

use crate::rig::{below, chance, some_choice};

/// Tables of one game with the same options and seats.
pub struct Tables {
    pub setup: Setup,
    pub seats: [Seat; 2],
}

impl Tables {
    /// A person against the computer with the longest name, with the option that asks questions.
    pub fn mixed(kind: GameKind, words: &Words) -> Tables {
        Tables {
            seats: mixed_seats(kind, words),
            ..Tables::people(kind)
        }
    }

    /// Two people.
    pub fn people(kind: GameKind) -> Tables {
        let mut setup = Setup::new(kind);
        let _ = setup.set_option("big_start", "on");
        Tables {
            setup,
            seats: [Seat::Person; 2],
        }
    }

    /// The first game that reaches a moment, at that moment. `None` if no game does.
    pub fn at(&self, wanted: impl Fn(&GameRecord) -> bool) -> Option<Table> {
        (1..60).find_map(|seed| self.seeded(seed, &wanted))
    }

    /// The random game of a seed at a moment. `None` if it ends before.
    pub fn seeded(&self, seed: u64, wanted: impl Fn(&GameRecord) -> bool) -> Option<Table> {
        let mut game = GameRecord::new(self.setup.clone(), seed, Side::First);
        seat(&mut game, self.seats);
        let mut random = chance(seed);
        loop {
            if wanted(&game) {
                return Some(Table::new(game));
            }
            match game.expect() {
                Expect::Throw(_) => drop(game.throw_next().unwrap()),
                Expect::Move(_) if game.events().len() < 4000 => {
                    drop(game.play(some_choice(&game, &mut random)).unwrap());
                }
                _ => return None,
            }
        }
    }

    /// A game without events.
    pub fn begun(&self) -> Table {
        self.seeded(1, |_| true).expect("every game begins")
    }

    /// A game in which the first side must choose.
    pub fn under_way(&self) -> Table {
        self.at(is_under_way).expect("a game is under way")
    }
}

/// `true` if the first side must choose after some play.
pub fn is_under_way(game: &GameRecord) -> bool {
    game.events().len() >= 3 && matches!(game.expect(), Expect::Move(Side::First))
}

/// `true` at a choice in a game with several turns.
pub fn is_later(game: &GameRecord) -> bool {
    game.turns().len() >= 5 && matches!(game.expect(), Expect::Move(_))
}

/// The same game after the first side has resigned.
pub fn resigned(table: &Table) -> Table {
    let mut game = table.game().clone();
    game.resign(Side::First).unwrap();
    Table::new(game)
}

/// The contributions of the players to the throws.
pub const CONTRIBUTIONS: [&str; 2] = ["a lucky cat on a hot tin roof", "sette e mezzo"];

/// Names of the greatest length, with and without spaces.
pub const LONG: [&str; 2] = [
    "Maria Antonietta Sparacino di Valguarner",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
];

/// Players with long names, or names in scripts that few fonts have.
pub fn remembered() -> &'static PlayerList {
    static BOOK: OnceLock<PlayerList> = OnceLock::new();
    BOOK.get_or_init(|| {
        let mut book = PlayerList::default();
        for name in [LONG[0], LONG[1], "Ada", "名前", "مريم", "Зоя"] {
            assert!(name.chars().count() <= MOST_NAME_CHARS);
            let mark = book.free_mark();
            book.add(name, mark).unwrap();
        }
        book
    })
}

fn seat(game: &mut GameRecord, seats: [Seat; 2]) {
    let kind = game.setup().kind();
    for side in Side::BOTH {
        let seat = seats[side.index()].to_string();
        game.set_header(kind.side_name(side), &seat).unwrap();
    }
}

/// A person, and the computer with the longest name.
fn mixed_seats(kind: GameKind, words: &Words) -> [Seat; 2] {
    let length = |level: &u8| words.get(&Player::new(*level).key(kind)).chars().count();
    let longest = (Player::MIN_LEVEL..=Player::levels(kind)).max_by_key(length);
    [Seat::Person, Seat::Computer(longest.unwrap_or_default())]
}

/// The same game in the middle of a match, with long times on the clocks, finished or not.
pub fn in_match(table: &Table, ended: bool) -> Table {
    let mut game = table.game().clone();
    let first = game.setup().kind().side_name(Side::First);
    let games = format!(
        "5-4; {}",
        vec![format!("{first} 1-0 resignation"); 9].join("; ")
    );
    let score = "11 9-9".parse().unwrap();
    let sheet = MatchSheet::read(game.setup().kind(), score, &games).unwrap();
    game.set_match_sheet(sheet).unwrap();
    game.set_clock("hourglass 1800".parse().unwrap());
    if ended {
        game.resign(Side::First).unwrap();
    }
    Table::new(game)
}

/// The same game between people with these names, the first with the badge of a remembered player.
pub fn with_names(table: &Table, names: [&str; 2]) -> Table {
    let mut game = table.game().clone();
    for side in Side::BOTH {
        let (key, name) = (game.setup().kind().side_name(side), names[side.index()]);
        game.set_header(key, "person").unwrap();
        game.set_header(&format!("{key}-name"), name).unwrap();
        game.set_header(&format!("{key}-mark"), "fish").unwrap();
        game.set_header(&format!("{key}-colour"), "teal").unwrap();
    }
    Table::new(game)
}

pub fn seed_to_mix() -> FairSeed {
    FairSeed::new(Bytes32::new([0x5A; 32]), Bytes32::new([0xC3; 32]))
}

/// A game with sealed throws, at its start or at its end.
pub fn sealed(setup: &Setup, ended: bool) -> Table {
    let mut seed = seed_to_mix();
    for (side, given) in Side::BOTH.into_iter().zip(CONTRIBUTIONS) {
        seed.contribute(side, Contribution::new(given).unwrap());
    }
    let mut game = GameRecord::opening(setup.clone(), seed);
    let mut random = chance(1);
    while ended && game.outcome().is_none() {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
        }
    }
    Table::new(game)
}

/// A game with throws by hand, after at least this number of events, when a throw must be entered.
pub fn by_hand(setup: &Setup, seats: [Seat; 2], events: usize) -> Table {
    let mut game = GameRecord::opening(setup.clone(), Seed::ByHand(1));
    seat(&mut game, seats);
    let mut random = chance(3);
    while game.outcome().is_none() {
        match game.expect() {
            Expect::Throw(_) if game.events().len() >= events => break,
            Expect::Throw(_) => {
                let throws = game.position().throws();
                let (throw, _) = throws[below(&mut random, throws.len())];
                game.throw(throw).unwrap();
            }
            _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
        }
    }
    Table::new(game)
}
