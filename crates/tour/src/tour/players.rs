//! The tour's pictures of remembered players: where they are chosen, and at the table.

use bevy::prelude::*;

use super::play::{idle, new_game, play_on, set_speed};
use super::scene::Scene;
use crate::players::{PlayerBook, SeatedPlayer};
use crate::record::GameRecord;
use crate::rules::{GameKind, Side};
use crate::stage::camera::BigWanted;
use crate::store::Seat;
use crate::table::{Intent, NewGame, RememberedPlayers};
use crate::ui::letters::NameLetters;
use crate::ui::panels::NewGameStep;
use crate::ui::{CurrentSettings, NewGameDraft, Open, Panel};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);
const SMALL: (f32, f32) = (640.0, 360.0);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "players",
        window: DESKTOP,
        prepare: |world, frame| choose(world, frame, "en", NewGameStep::Who),
    },
    Scene {
        name: "players-portrait",
        window: UPRIGHT,
        prepare: |world, frame| choose(world, frame, "en", NewGameStep::Who),
    },
    Scene {
        name: "players-small",
        window: SMALL,
        prepare: |world, frame| choose(world, frame, "en", NewGameStep::Who),
    },
    Scene {
        name: "players-italian",
        window: DESKTOP,
        prepare: |world, frame| choose(world, frame, "it", NewGameStep::Who),
    },
    Scene {
        name: "players-new-game",
        window: DESKTOP,
        prepare: |world, frame| choose(world, frame, "en", NewGameStep::Players),
    },
    Scene {
        name: "players-list",
        window: DESKTOP,
        prepare: |world, frame| look(world, frame, "en"),
    },
    Scene {
        name: "players-list-portrait",
        window: UPRIGHT,
        prepare: |world, frame| look(world, frame, "it"),
    },
    Scene {
        name: "players-table",
        window: DESKTOP,
        prepare: |world, frame| table(world, frame, ["Ada", "Chiara"]),
    },
    Scene {
        name: "players-table-portrait",
        window: UPRIGHT,
        prepare: |world, frame| table(world, frame, ["Ada", "Chiara"]),
    },
    Scene {
        name: "players-long-names",
        window: DESKTOP,
        prepare: |world, frame| table(world, frame, FAR),
    },
    Scene {
        name: "players-long-names-small",
        window: SMALL,
        prepare: |world, frame| table(world, frame, FAR),
    },
    Scene {
        name: "players-afar",
        window: DESKTOP,
        prepare: |world, frame| {
            world.resource_mut::<BigWanted>().asked = Some(true);
            table(world, frame, ["Ada", "Chiara"])
        },
    },
];

const NAMES: [&str; 12] = [
    "Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo", "Ines", "Jun", "Kofi", "Lea",
];

/// A name as long as names may be, and one of a script that the faces lack.
const FAR: [&str; 2] = ["Maria Antonietta Sparacino di Valguarner", "Зоя 名前"];

/// A list of players with all marks.
fn list() -> PlayerBook {
    let mut list = PlayerBook::default();
    for name in NAMES.into_iter().chain(FAR) {
        let mark = list.free_mark();
        // The names differ.
        let _ = list.add(name, mark);
    }
    list
}

fn seated(list: &PlayerBook, names: [&str; 2]) -> [Option<SeatedPlayer>; 2] {
    names.map(|name| list.find(name).map(SeatedPlayer::from))
}

fn choose(world: &mut World, frame: u32, language: &str, step: NewGameStep) -> bool {
    if frame == 0 {
        language.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        let list = list();
        let mut draft = world.resource_mut::<NewGameDraft>();
        draft.seats = [Seat::Person; 2];
        draft.edited = Side::First;
        draft.players = seated(&list, ["Ada", "Chiara"]);
        world.insert_resource(RememberedPlayers(list));
    }
    world.resource_mut::<Open>().panel = Some(Panel::NewGame);
    world.resource_mut::<NewGameDraft>().step = step;
    frame > 8 && idle(world) && has_letters(world)
}

/// The list of all, with one of them looked at.
fn look(world: &mut World, frame: u32, language: &str) -> bool {
    if frame == 0 {
        language.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        let list = list();
        world.resource_mut::<NewGameDraft>().who.chosen = list.find("Esi").map(|one| one.id);
        world.insert_resource(RememberedPlayers(list));
    }
    world.resource_mut::<Open>().panel = Some(Panel::Players);
    frame > 8 && idle(world) && has_letters(world)
}

/// The list of all has a name whose letters are loaded when they are needed.
fn has_letters(world: &World) -> bool {
    *world.resource::<NameLetters>() == NameLetters::Here
}

/// Two who have names, in a match.
fn table(world: &mut World, frame: u32, names: [&str; 2]) -> bool {
    if frame == 0 {
        world.resource_mut::<Open>().home = false;
        "en".clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        set_speed(world, 0.0);
        let players = seated(&list(), names);
        world.write_message(Intent::New(Box::new(NewGame {
            players,
            games: 5,
            ..new_game(GameKind::Tablut, 9)
        })));
        return false;
    }
    let far = |game: &GameRecord| game.events().len() >= 14;
    let shown = names != FAR || has_letters(world);
    if frame > 3 && shown && idle(world) && far(world.resource::<crate::table::Table>().game()) {
        return true;
    }
    if frame > 3 {
        play_on(world, far);
    }
    false
}
