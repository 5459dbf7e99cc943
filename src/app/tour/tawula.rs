//! What brings Tawula's scenes about, where the scenes of all games do not do.

use bevy::prelude::World;

use super::play::{first_game, show_move};
use crate::rules::{GameKind, Setup};
use crate::stage::Timeline;
use crate::stage::timeline::Act;
use crate::table::{Intent, NewGame, Spot, WayKind};
use crate::ui::{Draft, Open, Panel};

/// A new game of a match, begun by the dice.
pub(super) fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().panel = None;
        world.write_message(Intent::New(Box::new(NewGame {
            setup: Setup::new(GameKind::Tawula),
            first: None,
            games: 5,
            ..first_game(15)
        })));
    }
    frame > 5
}

/// Half-way in a hop of a long journey from point to point.
pub(super) fn hop(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |way| way.steps >= 4 && matches!(way.from, Spot::Board(_)) && way.kind == WayKind::Free,
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else {
                return false;
            };
            let Act::Travel { path, .. } = &running.act else {
                return false;
            };
            let along = running.progress() * (path.len() - 1) as f32;
            along >= 2.0 && (0.35..0.75).contains(&along.fract())
        },
    )
}

/// A piece on its way off the board.
pub(super) fn bearing_off(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |way| way.kind == WayKind::Enter,
        |world| {
            let current = world.resource::<Timeline>().current();
            current.is_some_and(|running| {
                let leaves = matches!(&running.act, Act::Travel { path, .. }
                    if matches!(path.last(), Some(Spot::Off(_))));
                leaves && running.progress() > 0.6
            })
        },
    )
}

/// The panel with its options.
pub(super) fn options(world: &mut World, frame: u32) -> bool {
    world.resource_mut::<Draft>().setup = Setup::new(GameKind::Tawula);
    world.resource_mut::<Open>().panel = Some(Panel::NewGame);
    frame > 3
}
