//! The preparations shared by scenes of several games.

use bevy::prelude::*;
use tavoliere::input::Selection;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup};
use tavoliere::stage::Timeline;
use tavoliere::stage::director::DepartureProgress;
use tavoliere::stage::timeline::Act;
use tavoliere::store::Seat;
use tavoliere::table::{Intent, TargetKind};
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{NewGameDraft, Panel};

use super::acting::{TargetFilter, game_on_table, idle, open_panel, play_on, set_speed, show_move};
use crate::play::{find, next_event};

/// The panel for a new game over the table.
pub(super) fn new_game_over(world: &mut World, frame: u32) -> bool {
    open_panel(world, Panel::NewGame);
    frame > 3
}

/// A step of the panel for a new game.
pub(super) fn choosing(world: &mut World, frame: u32, kind: GameKind, step: NewGameStep) -> bool {
    open_panel(world, Panel::NewGame);
    let mut draft = world.resource_mut::<NewGameDraft>();
    draft.setup = Setup::new(kind);
    draft.seats = [Seat::Person, Seat::USUAL];
    draft.step = step;
    frame > 3
}

/// The panel for a new game as it opens.
pub(super) fn choosing_players(world: &mut World, frame: u32, kind: GameKind) -> bool {
    choosing(world, frame, kind, NewGameStep::Players)
}

/// The panel for a new game with the options of the rules.
pub(super) fn choosing_rules(world: &mut World, frame: u32, kind: GameKind) -> bool {
    choosing(world, frame, kind, NewGameStep::Rules)
}

/// Time after which thrown sticks and dice are half-way (ms).
pub(super) const HALF_WAY: f32 = 330.0;

/// Sticks or dice in the air.
pub(super) fn in_the_air(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 1.0);
        world.write_message(Intent::Throw);
    }
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| {
            matches!(running.act, Act::Throw { .. }) && running.elapsed >= HALF_WAY
        })
}

/// A chosen piece with at least two targets, one of which captures.
pub(super) fn destinations(world: &mut World, frame: u32) -> bool {
    let wanted: TargetFilter = |target| target.kind == TargetKind::Capture;
    let rich = |game: &GameRecord| find(game, wanted).filter(|found| found.of_its_piece >= 2);
    let found = rich(game_on_table(world));
    let Some(found) = found.filter(|_| idle(world)) else {
        play_on(world, |game| rich(game).is_some());
        return false;
    };
    let from = Some(found.target.from);
    if world.resource::<Selection>().chosen == from {
        return frame > 4;
    }
    world.resource_mut::<Selection>().chosen = from;
    false
}

/// A captured piece on its way off the board.
pub(super) fn capture(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Capture,
        |world| world.resource::<DepartureProgress>().0 >= 0.42,
    )
}

/// The last choice of a game, just played.
pub(super) fn finale(world: &mut World, _: u32) -> bool {
    let showing = world.resource::<Timeline>().current();
    if showing.is_some_and(|act| matches!(act.act, Act::End(_)) && act.progress() > 0.4) {
        return true;
    }
    if !idle(world) {
        return false;
    }
    // The last choice is played at normal speed.
    let game = game_on_table(world);
    let mut ahead = game.clone();
    if let Some(Intent::Play(choice)) = next_event(game)
        && ahead.play(choice).is_ok()
        && ahead.outcome().is_some()
    {
        set_speed(world, 1.0);
        world.write_message(Intent::Play(choice));
    } else {
        play_on(world, |game| game.outcome().is_some());
    }
    false
}

/// The end of a game.
pub(super) fn end(world: &mut World, frame: u32) -> bool {
    idle(world) && frame > 20
}
