//! The tour's pictures of the big screen and of demonstrations.

use bevy::prelude::World;
use tavoliere::app::demonstration::shown_game;
use tavoliere::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use tavoliere::rules::with_game;
use tavoliere::stage::camera::BigScreenRequest;
use tavoliere::table::{NewGame, TargetKind};
use tavoliere::ui::Toasts;
use tavoliere::ui::big::{Caption, Chrome};

use super::TourGame;
use super::acting::{
    begin_game, idle, new_game, seat_people, set_language, set_speed, set_up_game, show_move,
    uncover_table,
};
use super::scene::{Scene, WindowSize};

/// The scenes, after all others.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("big-tablan", WindowSize::DESKTOP, |world, frame| {
        large(world, frame, Tablan, "en")
    }),
    Scene::new("big-tablut", WindowSize::DESKTOP, |world, frame| {
        large(world, frame, Tablut, "en")
    }),
    Scene::new("big-tapatan", WindowSize::DESKTOP, |world, frame| {
        large(world, frame, Tapatan, "en")
    }),
    Scene::new("big-tawula", WindowSize::DESKTOP, |world, frame| {
        large(world, frame, Tawula, "en")
    }),
    Scene::new(
        "big-upright",
        WindowSize::DESKTOP_UPRIGHT,
        |world, frame| large(world, frame, Tawula, "en"),
    ),
    Scene::new(
        "big-upright-tablut",
        WindowSize::DESKTOP_UPRIGHT,
        |world, frame| large(world, frame, Tablut, "en"),
    ),
    Scene::new("big-italian", WindowSize::DESKTOP, |world, frame| {
        large(world, frame, Tablan, "it")
    }),
    Scene::new(
        "demonstration-tablut",
        WindowSize::DESKTOP,
        |world, frame| demonstration(world, frame, Tablut, "caption-tablut-takes"),
    ),
    Scene::new(
        "demonstration-tawula",
        WindowSize::DESKTOP,
        |world, frame| demonstration(world, frame, Tawula, "caption-tawula-hit"),
    ),
];

fn begin(world: &mut World, language: &str, demonstrates: bool) {
    set_language(world, language);
    uncover_table(world);
    let mut big = world.resource_mut::<BigScreenRequest>();
    big.asked = Some(true);
    big.demonstrates = demonstrates;
    world.remove_resource::<Caption>();
}

/// A game under way, without any input for a while.
pub(super) fn large(world: &mut World, frame: u32, game: GameKind, language: &str) -> bool {
    if frame == 0 {
        begin(world, language, false);
        set_speed(world, 0.0);
        // A match, in a game in which a win can count more than one.
        let games = if game.has_cappotto() { 5 } else { 1 };
        begin_game(
            world,
            NewGame {
                games,
                ..new_game(game, 12)
            },
        );
    }
    // Each game that is set up drops the request.
    world.resource_mut::<BigScreenRequest>().asked = Some(true);
    if frame < 5 || world.resource::<Chrome>().shown {
        return false;
    }
    with_game!(game, Game => <Game as TourGame>::big_moment(world, frame))
}

/// A demonstration in which a piece has just been captured. The tour plays it, so that it is the same every time.
fn demonstration(world: &mut World, frame: u32, game: GameKind, wanted: &'static str) -> bool {
    if frame == 0 {
        begin(world, "en", true);
        set_speed(world, 0.0);
        let mut shown = shown_game(game, 7);
        seat_people(&mut shown);
        set_up_game(world, shown);
        world.insert_resource(Caption { game, said: None });
        return false;
    }
    // Captions replace the notes in a demonstration.
    world.resource_mut::<Toasts>().clear();
    let said = world.resource::<Caption>().said;
    if said.is_some_and(|(key, _)| key == wanted) {
        return idle(world);
    }
    show_move(
        world,
        |target| target.kind == TargetKind::Capture,
        |_| false,
    )
}
