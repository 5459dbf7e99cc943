//! The tour's pictures of sharing a game: each game's picture, both shapes, all windows.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::play::{idle, next_event, set_speed};
use super::scene::Scene;
use crate::players::{PlayerColour, PlayerMark};
use crate::record::GameRecord;
use crate::rules::{GameKind, Setup, Side};
use crate::stage::camera::BigWanted;
use crate::table::Intent;
use crate::ui::home::HomeTextures;
use crate::ui::share::{self, CardShape};
use crate::ui::{CurrentSettings, Open, Panel};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);
const SMALL: (f32, f32) = (640.0, 360.0);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "share-tablut",
        window: (1920.0, 1080.0),
        prepare: |world, frame| show(world, frame, GameKind::Tablut, (CardShape::Wide, "en")),
    },
    Scene {
        name: "share-tablan",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, GameKind::Tablan, (CardShape::Wide, "en")),
    },
    Scene {
        name: "share-tapatan",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, GameKind::Tapatan, (CardShape::Wide, "it")),
    },
    Scene {
        name: "share-tawula",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, GameKind::Tawula, (CardShape::Wide, "en")),
    },
    Scene {
        name: "share-square-tawula",
        window: (1920.0, 1080.0),
        prepare: |world, frame| show(world, frame, GameKind::Tawula, (CardShape::Square, "en")),
    },
    Scene {
        name: "share-square",
        window: (1920.0, 1080.0),
        prepare: |world, frame| show(world, frame, GameKind::Tablut, (CardShape::Square, "en")),
    },
    Scene {
        name: "share-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, GameKind::Tablut, (CardShape::Square, "it")),
    },
    Scene {
        name: "share-small",
        window: SMALL,
        prepare: |world, frame| show(world, frame, GameKind::Tablan, (CardShape::Wide, "en")),
    },
];

/// Who plays, with their marks.
const WHO: [(&str, PlayerMark, PlayerColour); 2] = [
    ("Hugo", PlayerMark::Mountain, PlayerColour::Slate),
    ("Esi", PlayerMark::Moon, PlayerColour::Teal),
];

/// The most throws and choices that are played before somebody gives up.
const MOST: usize = 140;

/// A game to its end, by players with names.
fn game(kind: GameKind) -> GameRecord {
    let mut game = GameRecord::new(Setup::new(kind), 1_732, Side::First);
    for (side, (name, mark, colour)) in Side::BOTH.into_iter().zip(WHO) {
        let key = kind.side_name(side);
        for (what, value) in [
            ("", "person"),
            ("-name", name),
            ("-mark", mark.name()),
            ("-colour", colour.name()),
        ] {
            // There is room for these few.
            let _ = game.set_header(&format!("{key}{what}"), value);
        }
    }
    while game.outcome().is_none() && game.events().len() < MOST {
        let done = match next_event(&game) {
            Some(Intent::Throw) => game.throw_next().is_ok(),
            Some(Intent::Play(choice)) => game.play(choice).is_ok(),
            _ => false,
        };
        if !done {
            break;
        }
    }
    if game.outcome().is_none() {
        // Whoever is to move gives up.
        let side = game.position().side_to_act().unwrap_or(Side::First);
        let _ = game.resign(side);
    }
    game
}

fn show(
    world: &mut World,
    frame: u32,
    kind: GameKind,
    (shape, language): (CardShape, &str),
) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().home = false;
        // What was read from afar before is shown as usual.
        let mut big = world.resource_mut::<BigWanted>();
        (big.asked, big.demonstrates) = (None, false);
        language.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        set_speed(world, 0.0);
        world.write_message(Intent::Lay(Box::new(game(kind))));
        return false;
    }
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else {
        return false;
    };
    share::choose_shape(context.get_mut(), shape);
    let is_judged = share::is_judged(context.get_mut());
    if frame > 3 && idle(world) {
        world.resource_mut::<Open>().panel = Some(Panel::Share);
    }
    frame > 12 && is_judged && idle(world) && world.resource::<HomeTextures>().are_registered()
}
