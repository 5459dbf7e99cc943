//! The tour's pictures of tables that are read from afar, and of demonstrations.

use bevy::prelude::World;

use super::play::{idle, new_game, play_on, set_speed};
use super::scene::{Scene, USUAL, destinations};
use crate::app::demonstration::shown_game;
use crate::record::GameRecord;
use crate::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use crate::stage::camera::BigWanted;
use crate::table::{Intent, NewGame};
use crate::ui::big::{Caption, Chrome};
use crate::ui::{CurrentSettings, Open};

const UPRIGHT: (f32, f32) = (1080.0, 1920.0);

/// The scenes, after all others.
pub(super) static SCENES: &[Scene] = &[
    Scene {
        name: "big-tablan",
        window: USUAL,
        prepare: |world, frame| large(world, frame, Tablan, "en"),
    },
    Scene {
        name: "big-tablut",
        window: USUAL,
        prepare: |world, frame| large(world, frame, Tablut, "en"),
    },
    Scene {
        name: "big-tapatan",
        window: USUAL,
        prepare: |world, frame| large(world, frame, Tapatan, "en"),
    },
    Scene {
        name: "big-tawula",
        window: USUAL,
        prepare: |world, frame| large(world, frame, Tawula, "en"),
    },
    Scene {
        name: "big-upright",
        window: UPRIGHT,
        prepare: |world, frame| large(world, frame, Tawula, "en"),
    },
    Scene {
        name: "big-upright-tablut",
        window: UPRIGHT,
        prepare: |world, frame| large(world, frame, Tablut, "en"),
    },
    Scene {
        name: "big-italian",
        window: USUAL,
        prepare: |world, frame| large(world, frame, Tablan, "it"),
    },
    Scene {
        name: "demonstration-tablut",
        window: USUAL,
        prepare: |world, frame| demonstration(world, frame, Tablut, "caption-tablut-takes"),
    },
    Scene {
        name: "demonstration-tawula",
        window: USUAL,
        prepare: |world, frame| demonstration(world, frame, Tawula, "caption-tawula-hit"),
    },
];

fn begin(world: &mut World, language: &str, demonstrates: bool) {
    language.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
    let mut open = world.resource_mut::<Open>();
    (open.home, open.panel) = (false, None);
    let mut big = world.resource_mut::<BigWanted>();
    big.asked = Some(true);
    big.demonstrates = demonstrates;
    world.remove_resource::<Caption>();
}

/// A game under way, and nobody has touched anything for a while.
fn large(world: &mut World, frame: u32, game: GameKind, language: &str) -> bool {
    if frame == 0 {
        begin(world, language, false);
        set_speed(world, 0.0);
        world.write_message(Intent::New(Box::new(NewGame {
            games: if game == Tawula { 5 } else { 1 },
            ..new_game(game, 12)
        })));
    }
    if frame < 5 || world.resource::<Chrome>().shown {
        return false;
    }
    if game != Tapatan {
        return destinations(world, frame);
    }
    // Nothing is captured there: the pieces slide.
    let slides = |game: &GameRecord| game.events().len() >= 8;
    if idle(world) && slides(world.resource::<crate::table::Table>().game()) {
        return true;
    }
    play_on(world, slides);
    false
}

/// The program plays by itself, and something has just happened.
fn demonstration(world: &mut World, frame: u32, game: GameKind, wanted: &str) -> bool {
    if frame == 0 {
        begin(world, "en", true);
        set_speed(world, 1.0);
        world.write_message(Intent::Lay(Box::new(shown_game(game, 7))));
        world.insert_resource(Caption { game, said: None });
    }
    let said = world.resource::<Caption>().said;
    said.is_some_and(|(key, _)| key == wanted || frame > 5000)
}
