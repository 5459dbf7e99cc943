//! The scenes of throws that are counted on the table before they move into the row.

use bevy::prelude::World;
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::tablan::Value;
use tavoliere::rules::{AnyThrow, GameKind, Setup, Side};
use tavoliere::stage::Timeline;
use tavoliere::stage::timeline::Act;
use tavoliere::table::Intent;
use tavoliere::ui::throw_card;

use super::acting::{
    begin_game, game_on_table, idle, in_each_context, new_game, set_show_throws, set_speed,
    uncover_table,
};
use super::scene::{Scene, WindowSize};
use GameKind::{Tablan, Tawula};

pub(super) const SCENES: &[Scene] = &[
    Scene::new("throw-counted", WindowSize::DESKTOP, |world, frame| {
        throws(world, frame, Tablan, count)
    }),
    Scene::new("throw-collected", WindowSize::DESKTOP, |world, frame| {
        throws(world, frame, Tablan, collect)
    }),
    Scene::new("throw-card", WindowSize::DESKTOP, |world, frame| {
        throws(world, frame, Tablan, card)
    }),
    Scene::new(
        "throw-counted-notebook",
        WindowSize::NOTEBOOK,
        |world, frame| throws(world, frame, Tablan, count),
    ),
    Scene::new(
        "throw-counted-portrait",
        WindowSize::PHONE,
        |world, frame| throws(world, frame, Tablan, count),
    ),
    Scene::new(
        "throw-collected-portrait",
        WindowSize::PHONE,
        |world, frame| throws(world, frame, Tablan, collect),
    ),
    Scene::new("throw-card-portrait", WindowSize::PHONE, |world, frame| {
        throws(world, frame, Tablan, card)
    }),
    Scene::new(
        "tawula-throw-counted",
        WindowSize::DESKTOP,
        |world, frame| throws(world, frame, Tawula, count),
    ),
    Scene::new(
        "tawula-throw-collected",
        WindowSize::DESKTOP,
        |world, frame| throws(world, frame, Tawula, collect),
    ),
    Scene::new(
        "tawula-throw-counted-portrait",
        WindowSize::PHONE,
        |world, frame| throws(world, frame, Tawula, count),
    ),
];

/// The share of an act after which its picture is taken.
const MIDDLE: f32 = 0.5;

/// The first throws of a game.
fn first_throws(game: &mut GameRecord) -> Vec<AnyThrow> {
    while game.throw_next().is_ok() {}
    let throw = |event: &Event| match event {
        Event::Threw { throw, .. } => Some(*throw),
        _ => None,
    };
    game.events().filter_map(throw).collect()
}

/// A seed whose first turn has two different scoring throws of Tablan, or a double of Tawula.
fn seed(game: GameKind) -> u64 {
    let is_wanted = |seed: &u64| {
        let mut record = GameRecord::new(Setup::new(game), *seed, Side::First);
        match first_throws(&mut record)[..] {
            [
                AnyThrow::Tablan(one),
                AnyThrow::Tablan(other),
                AnyThrow::Tablan(last),
                ..,
            ] => one == Value::Two && other == Value::Eight && last == Value::Nothing,
            [AnyThrow::Tawula(dice), ..] => dice.is_double(),
            _ => false,
        }
    };
    (1..).find(is_wanted).unwrap_or(1)
}

/// Starts a game whose throws are counted, throws, and waits for a moment.
fn throws(world: &mut World, frame: u32, game: GameKind, moment: fn(&mut World) -> bool) -> bool {
    if frame == 0 {
        uncover_table(world);
        begin_game(world, new_game(game, seed(game)));
    }
    set_speed(world, 1.0);
    set_show_throws(world, true);
    if frame == 6 {
        world.write_message(Intent::Throw);
    }
    frame > 6 && moment(world)
}

/// `true` in the middle of an act of the last scoring throw.
fn is_in_the_middle(world: &World, is_it: fn(&Act) -> Option<AnyThrow>) -> bool {
    let Some(running) = world.resource::<Timeline>().current() else {
        return false;
    };
    let throw = is_it(&running.act);
    let is_last = match throw {
        Some(AnyThrow::Tablan(value)) => value == Value::Eight,
        Some(_) => true,
        None => false,
    };
    is_last && running.progress() >= MIDDLE
}

fn count(world: &mut World) -> bool {
    is_in_the_middle(world, |act| match act {
        Act::Count { throw, .. } => Some(*throw),
        _ => None,
    })
}

fn collect(world: &mut World) -> bool {
    is_in_the_middle(world, |act| match act {
        Act::Collect { throw, .. } => Some(*throw),
        _ => None,
    })
}

/// The card of the second throw once the whole series is in the row.
fn card(world: &mut World) -> bool {
    let events = game_on_table(world).events().len();
    if !idle(world) || events < 3 {
        return false;
    }
    in_each_context(world, |ctx| throw_card::open(ctx, 1, events));
    true
}
