//! The tour's pictures of two people opposite each other.

use bevy::prelude::*;
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Side};
use tavoliere::settings::CurrentSettings;
use tavoliere::stage::Facing;
use tavoliere::store::{Seat, Seating};
use tavoliere::table::Intent;
use tavoliere::ui::{NewGameDraft, Panel};

use super::acting::{begin_game, idle, leave_home, new_game, open_panel, reach, set_speed};
use super::scene::{Scene, WindowSize};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("opposite-far", WindowSize::NOTEBOOK, |world, frame| {
        across(world, frame, GameKind::Tablan)
    }),
    Scene::new("opposite-turned", WindowSize::NOTEBOOK, |world, frame| {
        turned(world, frame, GameKind::Tawula)
    }),
    Scene::new("opposite-turning", WindowSize::NOTEBOOK, turning),
    Scene::new("flat-tablet", WindowSize::TABLET, |world, frame| {
        flat_tablet(world, frame, GameKind::Tablan)
    }),
    Scene::new("flat-tablet-tawula", WindowSize::TABLET, |world, frame| {
        flat_tablet(world, frame, GameKind::Tawula)
    }),
    Scene::new(
        "flat-tablet-upright",
        WindowSize::TABLET_UPRIGHT,
        |world, frame| flat_tablet(world, frame, GameKind::Tawula),
    ),
    Scene::new(
        "flat-tablet-tablut",
        WindowSize::TABLET_UPRIGHT,
        |world, frame| flat_tablet(world, frame, GameKind::Tablut),
    ),
    Scene::new("opposite-settings", WindowSize::NOTEBOOK, settings_panel),
    Scene::new("seats-new-game", WindowSize::NOTEBOOK, new_game_panel),
];

/// Two people opposite each other, with a board that keeps its side.
fn across(world: &mut World, frame: u32, kind: GameKind) -> bool {
    sit(world, Seating::Opposite, false);
    far_turn(world, frame, kind)
}

/// Two people opposite each other, with a board that turns to the player.
fn turned(world: &mut World, frame: u32, kind: GameKind) -> bool {
    sit(world, Seating::Opposite, true);
    far_turn(world, frame, kind)
}

/// Two people with a tablet between them.
fn flat_tablet(world: &mut World, frame: u32, kind: GameKind) -> bool {
    sit(world, Seating::FlatTablet, false);
    far_turn(world, frame, kind)
}

fn sit(world: &mut World, seating: Seating, turn_board: bool) {
    let mut settings = world.resource_mut::<CurrentSettings>();
    if (settings.0.seating, settings.0.turn_board) != (seating, turn_board) {
        settings.0.seating = seating;
        settings.0.turn_board = turn_board;
    }
}

/// A running game in which the far side must choose a move.
fn far_turn(world: &mut World, frame: u32, kind: GameKind) -> bool {
    if frame == 0 {
        leave_home(world);
        begin_game(world, new_game(kind, 7));
        return false;
    }
    let there =
        |game: &GameRecord| game.events().len() > 24 && game.expect() == Expect::Move(Side::Second);
    let facing = *world.resource::<Facing>();
    reach(world, frame, there) && facing.far_side_acts && !facing.is_turning()
}

/// The board while it turns to the other side.
fn turning(world: &mut World, frame: u32) -> bool {
    sit(world, Seating::Opposite, true);
    set_speed(world, 1.0);
    if frame > 1 && idle(world) && !world.resource::<Facing>().is_turning() {
        // After the undo it's the near side's turn again.
        world.write_message(Intent::Undo);
    }
    world.resource::<Facing>().board_turn().1 > 1.2
}

/// The settings, opened during the far side's turn.
fn settings_panel(world: &mut World, frame: u32) -> bool {
    sit(world, Seating::Opposite, false);
    open_panel(world, Panel::Settings);
    frame > 6
}

/// A new game between two people, with the choice of the seating.
fn new_game_panel(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin_game(world, new_game(GameKind::Tapatan, 7));
    }
    if frame < 4 {
        return false;
    }
    world.resource_mut::<NewGameDraft>().seats = [Seat::Person; 2];
    open_panel(world, Panel::NewGame);
    frame > 10
}
