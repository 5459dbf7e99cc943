//! The tour's pictures of tables that are read from afar, and of demonstrations.

use bevy::prelude::World;

use super::play::{idle, new_game, play_on, set_speed, show_move};
use super::scene::{Scene, USUAL, destinations};
use crate::app::demonstration::shown_game;
use crate::record::GameRecord;
use crate::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use crate::rules::Side;
use crate::stage::camera::BigWanted;
use crate::store::Seat;
use crate::table::{Intent, NewGame, TargetKind};
use crate::ui::big::{Caption, Chrome};
use crate::ui::{CurrentSettings, Open, Toasts};

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

/// A demonstration in which something has just been captured. The tour plays it itself, so that it is
/// the same one every time.
fn demonstration(world: &mut World, frame: u32, game: GameKind, wanted: &'static str) -> bool {
    if frame == 0 {
        begin(world, "en", true);
        set_speed(world, 0.0);
        let mut shown = shown_game(game, 7);
        for side in Side::BOTH {
            // Known names and short values: neither can be refused.
            let _ = shown.set_header(game.side_name(side), &Seat::Person.to_string());
        }
        world.write_message(Intent::Lay(Box::new(shown)));
        world.insert_resource(Caption { game, said: None });
        return false;
    }
    // A demonstration shows no notes: its captions take their place.
    world.resource_mut::<Toasts>().clear();
    let said = world.resource::<Caption>().said;
    let there = said.is_some_and(|(key, _)| key == wanted);
    if there {
        return idle(world);
    }
    show_move(
        world,
        |target| target.kind == TargetKind::Capture,
        |_| false,
    )
}
