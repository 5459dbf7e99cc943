//! The tour's pictures of two people across from each other.

use bevy::prelude::*;

use super::play::{idle, new_game, play_on};
use super::scene::Scene;
use crate::rules::{Expect, GameKind, Side};
use crate::stage::Facing;
use crate::store::{Seat, Seating};
use crate::table::{Intent, Table};
use crate::ui::{CurrentSettings, NewGameDraft, Open, Panel};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const TABLET: (f32, f32) = (1280.0, 800.0);
const UPRIGHT: (f32, f32) = (800.0, 1280.0);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "opposite-far",
        window: DESKTOP,
        prepare: |world, frame| {
            sit(world, Seating::Opposite, false);
            far_turn(world, frame, GameKind::Tablan)
        },
    },
    Scene {
        name: "opposite-turned",
        window: DESKTOP,
        prepare: |world, frame| {
            sit(world, Seating::Opposite, true);
            far_turn(world, frame, GameKind::Tawula)
        },
    },
    Scene {
        name: "opposite-turning",
        window: DESKTOP,
        prepare: turning,
    },
    Scene {
        name: "flat-tablet",
        window: TABLET,
        prepare: |world, frame| {
            sit(world, Seating::FlatTablet, false);
            far_turn(world, frame, GameKind::Tablan)
        },
    },
    Scene {
        name: "flat-tablet-tawula",
        window: TABLET,
        prepare: |world, frame| {
            sit(world, Seating::FlatTablet, false);
            far_turn(world, frame, GameKind::Tawula)
        },
    },
    Scene {
        name: "flat-tablet-upright",
        window: UPRIGHT,
        prepare: |world, frame| {
            sit(world, Seating::FlatTablet, false);
            far_turn(world, frame, GameKind::Tawula)
        },
    },
    Scene {
        name: "flat-tablet-tablut",
        window: UPRIGHT,
        prepare: |world, frame| {
            sit(world, Seating::FlatTablet, false);
            far_turn(world, frame, GameKind::Tablut)
        },
    },
    Scene {
        name: "opposite-settings",
        window: DESKTOP,
        prepare: settings_panel,
    },
    Scene {
        name: "seats-new-game",
        window: DESKTOP,
        prepare: new_game_panel,
    },
];

fn sit(world: &mut World, seating: Seating, turn_board: bool) {
    let mut settings = world.resource_mut::<CurrentSettings>();
    if (settings.0.seating, settings.0.turn_board) != (seating, turn_board) {
        settings.0.seating = seating;
        settings.0.turn_board = turn_board;
    }
}

/// A game under way in which the far side has to choose a move.
fn far_turn(world: &mut World, frame: u32, kind: GameKind) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().home = false;
        world.write_message(Intent::New(Box::new(new_game(kind, 7))));
        return false;
    }
    if frame < 4 || !idle(world) {
        return false;
    }
    let there = |game: &crate::record::GameRecord| {
        game.events().len() > 24 && game.expect() == Expect::Move(Side::Second)
    };
    if there(world.resource::<Table>().game()) {
        let facing = world.resource::<Facing>();
        return facing.far && !facing.is_turning();
    }
    play_on(world, there);
    false
}

/// The board on its way to the other side.
fn turning(world: &mut World, frame: u32) -> bool {
    sit(world, Seating::Opposite, true);
    super::play::set_speed(world, 1.0);
    if frame > 1 && idle(world) && !world.resource::<Facing>().is_turning() {
        // The turn goes back to the near side.
        world.write_message(Intent::UndoTurn);
    }
    world.resource::<Facing>().board_turn().1 > 1.2
}

/// The settings, opened in the far side's turn.
fn settings_panel(world: &mut World, frame: u32) -> bool {
    sit(world, Seating::Opposite, false);
    world.resource_mut::<Open>().panel = Some(Panel::Settings);
    frame > 6
}

/// A new game between two people, who say how they sit.
fn new_game_panel(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.write_message(Intent::New(Box::new(new_game(GameKind::Tapatan, 7))));
    }
    if frame < 4 {
        return false;
    }
    world.resource_mut::<NewGameDraft>().seats = [Seat::Person; 2];
    world.resource_mut::<Open>().panel = Some(Panel::NewGame);
    frame > 10
}
