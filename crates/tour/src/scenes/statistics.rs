//! The tour's pictures of the statistics: everything, one game, in Italian, upright, small.

use bevy::prelude::*;
use tavoliere::date::Date;
use tavoliere::record::{Event, GameRecord, Seed};
use tavoliere::rules::{AnyThrow, GameKind, Setup, Side};
use tavoliere::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere::table::history::GameHistory;
use tavoliere::ui::Panel;

use super::acting::{idle, open_panel, set_language};
use super::scene::{Scene, WindowSize};
use crate::play::play_next;

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
        if world.resource::<GameHistory>().history().is_empty() {
            world.insert_resource(GameHistory::from(games()));
        }
        open_panel(world, Panel::Statistics);
    }
    frame > 12 && idle(world)
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
        // Two equal players could repeat positions forever.
        while record.turns().len() <= 160 && play_next(&mut record) {}
        if record.outcome().is_none() {
            continue;
        }
        let throws_by_hand = number == 4;
        let level = 2 + (number / 8) as u8;
        let info = EntryInfo {
            date: Date::from_days(20_740 + number),
            sides: [
                Participant::person(None, ""),
                Participant::Computer { level },
            ],
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
