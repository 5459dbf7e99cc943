//! The tour's pictures of a closer view of the board.

use bevy::prelude::*;
use tavoliere::input::Selection;
use tavoliere::input::selection::offered;
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind};
use tavoliere::stage::{CloserView, Layout};
use tavoliere::table::Table;
use tavoliere::table::targets::{origins, targets_from};

use super::access::begin;
use super::acting::reach;
use super::scene::{Scene, WindowSize};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("closer-tablan", WindowSize::PHONE, |world, frame| {
        closer(world, frame, GameKind::Tablan)
    }),
    Scene::new("closer-tablut", WindowSize::PHONE, |world, frame| {
        closer(world, frame, GameKind::Tablut)
    }),
    Scene::new("closer-tawula", WindowSize::PHONE, |world, frame| {
        closer(world, frame, GameKind::Tawula)
    }),
    Scene::new("closer-small", WindowSize::SMALL, |world, frame| {
        closer(world, frame, GameKind::Tablut)
    }),
];

/// A closer view during a game, around the piece with the most destinations.
fn closer(world: &mut World, frame: u32, kind: GameKind) -> bool {
    if frame == 0 {
        begin(world, kind);
        return false;
    }
    let there =
        |game: &GameRecord| game.events().len() > 20 && matches!(game.expect(), Expect::Move(_));
    if !reach(world, frame, there) {
        return false;
    }
    if !world.resource::<CloserView>().is_on() {
        let all = offered(world.resource::<Table>(), None);
        let most = |piece: &_| targets_from(&all, *piece).len();
        let Some(piece) = origins(&all).into_iter().max_by_key(most) else {
            return false;
        };
        world.resource_mut::<Selection>().chosen = Some(piece);
        let layout = world.resource::<Layout>().clone();
        if let Some(place) = layout.board_view.rect(piece) {
            let mut view = world.resource_mut::<CloserView>();
            view.approach(&layout, place.center(), false);
        }
        return false;
    }
    !world.resource::<CloserView>().moves() && frame > 20
}
