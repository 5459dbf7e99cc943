//! The tour's pictures of the statistics: everything, one game, in Italian, upright, small.

use bevy::prelude::*;

use super::play::{idle, next_event};
use super::scene::Scene;
use crate::record::{Event, GameRecord, Seed};
use crate::rules::{GameKind, Setup, Side};
use crate::date::Date;
use crate::statistics::{Entry, EntryInfo, History, Participant};
use crate::table::Intent;
use crate::table::history::GameHistory;
use crate::ui::{CurrentSettings, Open, Panel};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const SMALL: (f32, f32) = (640.0, 360.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "statistics",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, "en"),
    },
    Scene {
        name: "statistics-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, "en"),
    },
    Scene {
        name: "statistics-small",
        window: SMALL,
        prepare: |world, frame| show(world, frame, "en"),
    },
    Scene {
        name: "statistics-italian",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, "it"),
    },
];

fn show(world: &mut World, frame: u32, language: &str) -> bool {
    if frame == 0 {
        language.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        if world.resource::<GameHistory>().history().is_empty() {
            world.insert_resource(GameHistory::from(games()));
        }
        world.resource_mut::<Open>().panel = Some(Panel::Statistics);
    }
    if frame > 12 && idle(world) {
        // What comes after speaks English again.
        return true;
    }
    false
}

/// Some games of every kind, some of them with throws by hand.
fn games() -> History {
    let mut history = History::default();
    for number in 0..40_u32 {
        let game = GameKind::ALL[number as usize % GameKind::ALL.len()];
        let mut record = GameRecord::new(
            Setup::new(game),
            Seed::Number(u64::from(number) * 7 + 3),
            Side::BOTH[number as usize / 4 % 2],
        );
        while let Some(next) = next_event(&record) {
            let went_on = match next {
                Intent::Throw => record.throw_next().is_ok(),
                Intent::Play(choice) => record.play(choice).is_ok(),
                _ => false,
            };
            // Two who play alike may go round in circles.
            if !went_on || record.turns().len() > 160 {
                break;
            }
        }
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

/// A rough measure that takes no time: what was thrown beside what falls on average.
fn luck(record: &GameRecord) -> Option<[i32; 2]> {
    let mut sums = [0; 2];
    let mut thrown = false;
    for event in record.events() {
        if let Event::Threw { side, throw } = event {
            let steps: i32 = match throw {
                crate::rules::AnyThrow::Tablan(value) => i32::from(value.steps()) * 16 - 28,
                crate::rules::AnyThrow::Tawula(dice) => i32::from(dice.a() + dice.b()) * 16 - 112,
                _ => continue,
            };
            sums[side.index()] += steps / 8;
            thrown = true;
        }
    }
    thrown.then_some(sums)
}
