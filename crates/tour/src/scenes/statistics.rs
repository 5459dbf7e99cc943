//! The tour's pictures of the statistics of a player: in a large window, upright, small, in Italian.

use bevy::prelude::*;
use tavoliere::date::Date;
use tavoliere::record::{Event, GameRecord, Seed};
use tavoliere::rules::{AnyThrow, GameKind, Setup, Side};
use tavoliere::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere::table::history::GameHistory;
use tavoliere::ui::Panel;
use tavoliere::ui::statistics::choose_player;

use super::acting::{idle, in_each_context, open_panel, set_language};
use super::scene::{Scene, WindowSize};
use crate::play::play_next;

/// The most turns of a game. Two equal players could repeat positions forever.
const MOST_TURNS: usize = 400;

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("statistics", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, "en")
    }),
    Scene::new("statistics-portrait", WindowSize::PHONE, |world, frame| {
        show(world, frame, "en")
    }),
    Scene::new("statistics-small", WindowSize::SMALL, |world, frame| {
        show(world, frame, "en")
    }),
    Scene::new(
        "statistics-italian",
        WindowSize::NOTEBOOK,
        |world, frame| show(world, frame, "it"),
    ),
];

fn show(world: &mut World, frame: u32, language: &str) -> bool {
    if frame == 0 {
        set_language(world, language);
        // Other scenes fill the history, too. They must not notice these games, because a player's first games get
        // explanations.
        let mut history = world.resource_mut::<GameHistory>();
        *history.bypass_change_detection() = GameHistory::from(games());
        in_each_context(world, |ctx| choose_player(ctx, &id_of(0)));
        open_panel(world, Panel::Statistics);
    }
    frame > 12 && idle(world)
}

/// The players. Most games are the first one's.
const PLAYERS: [&str; 6] = ["Ada", "Bo", "Chiara", "Dov", "Esi", "Finn"];

/// The id of a player, by the place in the list.
fn id_of(place: usize) -> String {
    (place + 1).to_string()
}

/// The player of a number, and the opponent: another person in every fifth game, otherwise the computer.
fn participants(number: u32) -> [Participant; 2] {
    let person = |place: usize| Participant::person(Some(&id_of(place)), PLAYERS[place]);
    let other = 1 + number as usize % (PLAYERS.len() - 1);
    let level = 2 + (number / 8) as u8;
    let computer = Participant::Computer { level };
    match number % 10 {
        3 => [person(other), computer],
        6 => [person(0), person(other)],
        _ => [person(0), computer],
    }
}

/// Games of all kinds, some of them with throws by hand.
fn games() -> History {
    let mut history = History::default();
    for number in 0..40_u32 {
        let game = GameKind::ALL[number as usize % GameKind::ALL.len()];
        let mut record = GameRecord::new(
            Setup::new(game),
            Seed::Number(u64::from(number) * 7 + 3),
            Side::BOTH[number as usize / 4 % 2],
        );
        while record.turns().len() <= MOST_TURNS && play_next(&mut record) {}
        if record.outcome().is_none() {
            continue;
        }
        let throws_by_hand = number == 4;
        let mut sides = participants(number);
        // Each side gets its share of games.
        if number / 4 % 2 == 1 {
            sides.reverse();
        }
        let info = EntryInfo {
            date: Date::from_days(20_740 + number),
            sides,
            luck: (!throws_by_hand).then(|| luck(&record)).flatten(),
            throws_by_hand,
        };
        history.add(Entry::of(&record, info));
    }
    history
}

/// A rough but fast measure: the throws compared with the average.
fn luck(record: &GameRecord) -> Option<[i32; 2]> {
    let mut sums = [0; 2];
    let mut thrown = false;
    for event in record.events() {
        if let Event::Threw { side, throw } = event {
            let steps: i32 = match throw {
                AnyThrow::Tablan(value) => i32::from(value.steps()) * 16 - 28,
                AnyThrow::Tawula(dice) => i32::from(dice.a() + dice.b()) * 16 - 112,
                _ => continue,
            };
            sums[side.index()] += steps / 8;
            thrown = true;
        }
    }
    thrown.then_some(sums)
}
