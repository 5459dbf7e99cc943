//! A scene of the tour, and how the scenes that all games share are brought about.

use bevy::prelude::*;

use super::play::{TargetFilter, find, idle, next_event, play_on, set_speed, show_move};
use crate::app::Screen;
use crate::input::Selection;
use crate::record::GameRecord;
use crate::rules::Setup;
use crate::stage::Timeline;
use crate::stage::director::Departures;
use crate::stage::timeline::Act;
use crate::store::Seat;
use crate::table::{Intent, Table, TargetKind};
use crate::ui::panels::NewGameStep;
use crate::ui::{NewGameDraft, Open, Panel};

/// Brings a scene about, one frame at a time; true once it is there.
pub(super) type Prepare = fn(&mut World, frame: u32) -> bool;

/// A game that the tour shows.
pub(super) trait TourGame {
    /// The scenes, in order; each goes on from the one before.
    const SCENES: &'static [Scene];
}

/// A picture of the tour.
pub(super) struct Scene {
    pub(super) name: &'static str,
    pub(super) window: (f32, f32),
    pub(super) prepare: Prepare,
}

pub(super) const USUAL: (f32, f32) = (1920.0, 1080.0);

pub(super) fn at_table(world: &World) -> bool {
    *world.resource::<State<Screen>>().get() == Screen::Table && world.contains_resource::<Table>()
}

pub(super) fn new_game_over(world: &mut World, frame: u32) -> bool {
    world.resource_mut::<Open>().panel = Some(Panel::NewGame);
    frame > 3
}

/// A step of the panel for a new game, with a game set up in this way.
pub(super) fn choosing(world: &mut World, setup: &Setup, step: NewGameStep, frame: u32) -> bool {
    world.resource_mut::<Open>().panel = Some(Panel::NewGame);
    let mut draft = world.resource_mut::<NewGameDraft>();
    draft.setup = setup.clone();
    draft.seats = [Seat::Person, Seat::USUAL];
    draft.step = step;
    frame > 3
}

pub(super) fn in_the_air(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 1.0);
        world.write_message(Intent::Throw);
    }
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| matches!(running.act, Act::Throw { .. }) && running.elapsed >= 330.0)
}

pub(super) fn destinations(world: &mut World, frame: u32) -> bool {
    let wanted: TargetFilter = |target| target.kind == TargetKind::Capture;
    let rich = |game: &GameRecord| find(game, wanted).filter(|(_, targets)| *targets >= 2);
    let found = rich(world.resource::<Table>().game());
    let Some((target, _)) = found.filter(|_| idle(world)) else {
        play_on(world, |game| rich(game).is_some());
        return false;
    };
    if world.resource::<Selection>().chosen == Some(target.from) {
        return frame > 4;
    }
    world.resource_mut::<Selection>().chosen = Some(target.from);
    false
}

pub(super) fn capture(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Capture,
        |world| world.resource::<Departures>().0 >= 0.42,
    )
}

pub(super) fn finale(world: &mut World, _: u32) -> bool {
    let showing = world.resource::<Timeline>().current();
    if showing.is_some_and(|r| matches!(r.act, Act::End(_)) && r.progress() > 0.4) {
        return true;
    }
    if !idle(world) {
        return false;
    }
    // The last choice is played at normal speed.
    let game = world.resource::<Table>().game();
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

pub(super) fn end(world: &mut World, frame: u32) -> bool {
    idle(world) && frame > 20
}
