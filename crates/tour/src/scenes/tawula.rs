//! Tawula's scenes of the tour.

use bevy::prelude::World;
use tavoliere::record::GameRecord;
use tavoliere::rules::tawula::Position;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::stage::Timeline;
use tavoliere::stage::timeline::Act;
use tavoliere::store::Seat;
use tavoliere::table::{Intent, Location, NewGame, Table, TargetKind};

use super::TourGame;
use super::acting::{
    begin_game, close_panel, current_hop, game_on_table, idle, new_game, play_on, set_auto_throw,
    set_speed, show_move, throws_by_itself,
};
use super::scene::{Scene, WindowSize};
use super::shared::{
    HALF_WAY, capture, choosing_players, choosing_rules, destinations, end, finale, in_the_air,
};
use crate::bench::motion::{Motion, is_capture, search};
use crate::play::{find, next_event};

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene::new("tawula-opening", WindowSize::DESKTOP, opening),
        Scene::new("tawula-dice-in-the-air", WindowSize::DESKTOP, in_the_air),
        Scene::new("tawula-far-dice-in-the-air", WindowSize::DESKTOP, far_dice),
        Scene::new(
            "tawula-near-dice-in-the-air",
            WindowSize::DESKTOP,
            near_dice,
        ),
        Scene::new("tawula-destinations", WindowSize::DESKTOP, destinations),
        Scene::new("tawula-hop", WindowSize::DESKTOP, hop),
        Scene::new("tawula-hit", WindowSize::DESKTOP, capture),
        Scene::new("tawula-options", WindowSize::DESKTOP, |world, frame| {
            choosing_rules(world, frame, GameKind::Tawula)
        }),
        Scene::new("tawula-new-game", WindowSize::NOTEBOOK, |world, frame| {
            choosing_players(world, frame, GameKind::Tawula)
        }),
        Scene::new("tawula-portrait", WindowSize::PHONE, destinations),
        Scene::new(
            "tawula-portrait-dice-in-the-air",
            WindowSize::PHONE,
            near_dice,
        ),
        Scene::new(
            "tawula-portrait-far-dice-in-the-air",
            WindowSize::PHONE,
            far_dice,
        ),
        Scene::new("tawula-portrait-hop", WindowSize::PHONE, hop),
        Scene::new(
            "tawula-portrait-options",
            WindowSize::PHONE,
            |world, frame| choosing_rules(world, frame, GameKind::Tawula),
        ),
        Scene::new("tawula-large", WindowSize::LARGE, destinations),
        Scene::new("tawula-dice-in-the-air-large", WindowSize::LARGE, near_dice),
        Scene::new("tawula-bearing-off", WindowSize::DESKTOP, bearing_off),
        Scene::new("tawula-finale", WindowSize::DESKTOP, finale),
        Scene::new("tawula-end", WindowSize::DESKTOP, end),
        Scene::new("tawula-portrait-end", WindowSize::PHONE, end),
        Scene::new("tawula-black-below", WindowSize::DESKTOP, black_below),
    ];

    fn motion() -> Option<Motion> {
        double_hit()
    }
}

/// Two hits with one throw.
fn double_hit() -> Option<Motion> {
    let before = |game: &GameRecord| {
        if !matches!(game.expect(), Expect::Throw(_)) {
            return None;
        }
        let mut hit = game.clone();
        hit.throw_next().ok()?;
        let first = find(&hit, is_capture)?;
        hit.play(first.target.choice).ok()?;
        let second = find(&hit, is_capture)?;
        let intents = [first, second].map(|found| Intent::Play(found.target.choice));
        Some(Motion {
            name: "a throw and a double hit",
            before: game.clone(),
            intents: [Intent::Throw].into_iter().chain(intents).collect(),
        })
    };
    search(&Setup::new(GameKind::Tawula), before)
}

/// A new game of a match; the dice decide which side starts.
fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        close_panel(world);
        begin_game(
            world,
            NewGame {
                first: None,
                games: 5,
                ..new_game(GameKind::Tawula, 15)
            },
        );
    }
    frame > 5
}

/// Waits for the dice in the air, thrown by this side after the other's turn.
fn throw_by(world: &mut World, side: Side) -> bool {
    let running = world.resource::<Timeline>().current();
    let rolls = running.is_some_and(|running| {
        let Act::Throw { by, .. } = running.act else {
            return false;
        };
        by == Some(side) && running.elapsed >= HALF_WAY
    });
    if rolls || !idle(world) {
        return rolls;
    }
    let before = |game: &GameRecord| {
        let Some(Intent::Play(choice)) = next_event(game) else {
            return false;
        };
        let mut ahead = game.clone();
        ahead.play(choice).is_ok() && ahead.expect() == Expect::Throw(side)
    };
    let game = game_on_table(world);
    let by_hand = !throws_by_itself(world);
    if by_hand && game.expect() == Expect::Throw(side) {
        set_speed(world, 1.0);
        world.write_message(Intent::Throw);
    } else if before(game) {
        let last = next_event(game);
        set_auto_throw(world, false);
        set_speed(world, 1.0);
        world.write_message_batch(last);
    } else {
        play_on(world, before);
    }
    false
}

/// The dice half-way, thrown by the player at the bottom.
fn near_dice(world: &mut World, _: u32) -> bool {
    throw_by(world, Side::First)
}

/// The dice half-way, thrown by the player at the far edge.
fn far_dice(world: &mut World, _: u32) -> bool {
    throw_by(world, Side::Second)
}

/// The table from Black's seat, with White as the computer.
fn black_below(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
        begin_game(
            world,
            NewGame {
                seats: [Seat::Computer(Seat::MAX_LEVEL), Seat::Person],
                first: Some(Side::First),
                ..new_game(GameKind::Tawula, 17)
            },
        );
    }
    frame > 5 && idle(world) && world.resource::<Table>().waits_for_person()
}

/// A piece in the middle of a hop of a long journey.
fn hop(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| {
            target.steps >= 4
                && matches!(target.from, Location::Board(_))
                && target.kind == TargetKind::Free
        },
        |world| current_hop(world).is_some_and(|hop| hop.before >= 2 && hop.is_half_way()),
    )
}

/// A piece on its way off the board.
fn bearing_off(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Enter,
        |world| {
            let current = world.resource::<Timeline>().current();
            current.is_some_and(|running| {
                let leaves = matches!(&running.act, Act::Travel { path, .. }
                    if matches!(path.last(), Some(Location::Off(_))));
                leaves && running.progress() > 0.6
            })
        },
    )
}
