//! The tour's pictures of remembered players: choosing them, and at the table.

use bevy::prelude::*;
use tavoliere::players::{PlayerList, SeatedPlayer};
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Side};
use tavoliere::stage::camera::BigScreenRequest;
use tavoliere::store::Seat;
use tavoliere::table::{NewGame, RememberedPlayers};
use tavoliere::ui::letters::NameLetters;
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{NewGameDraft, Panel};

use super::acting::{
    begin_game, game_on_table, idle, leave_home, new_game, open_panel, play_on, set_language,
    set_speed,
};
use super::scene::{Scene, WindowSize};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("players", WindowSize::NOTEBOOK, |world, frame| {
        choose(world, frame, "en", NewGameStep::PlayerChoice)
    }),
    Scene::new("players-portrait", WindowSize::PHONE, |world, frame| {
        choose(world, frame, "en", NewGameStep::PlayerChoice)
    }),
    Scene::new("players-small", WindowSize::SMALL, |world, frame| {
        choose(world, frame, "en", NewGameStep::PlayerChoice)
    }),
    Scene::new("players-italian", WindowSize::NOTEBOOK, |world, frame| {
        choose(world, frame, "it", NewGameStep::PlayerChoice)
    }),
    Scene::new("players-new-game", WindowSize::NOTEBOOK, |world, frame| {
        choose(world, frame, "en", NewGameStep::Players)
    }),
    Scene::new("players-list", WindowSize::NOTEBOOK, |world, frame| {
        look(world, frame, "en", None)
    }),
    Scene::new(
        "players-list-portrait",
        WindowSize::PHONE,
        |world, frame| look(world, frame, "it", Some("Esi")),
    ),
    Scene::new("players-table", WindowSize::NOTEBOOK, |world, frame| {
        table(world, frame, ["Ada", "Chiara"])
    }),
    Scene::new(
        "players-table-portrait",
        WindowSize::PHONE,
        |world, frame| table(world, frame, ["Ada", "Chiara"]),
    ),
    Scene::new(
        "players-long-names",
        WindowSize::NOTEBOOK,
        |world, frame| table(world, frame, FAR),
    ),
    Scene::new(
        "players-long-names-small",
        WindowSize::SMALL,
        |world, frame| table(world, frame, FAR),
    ),
    Scene::new("players-afar", WindowSize::NOTEBOOK, |world, frame| {
        world.resource_mut::<BigScreenRequest>().asked = Some(true);
        table(world, frame, ["Ada", "Chiara"])
    }),
];

const NAMES: [&str; 12] = [
    "Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo", "Ines", "Jun", "Kofi", "Lea",
];

/// A name of the maximum length, and one in a script that the main typefaces lack.
const FAR: [&str; 2] = ["Maria Antonietta Sparacino di Valguarner", "Зоя Петрова"];

/// A list of players with all badges.
fn list() -> PlayerList {
    let mut list = PlayerList::default();
    for name in NAMES.into_iter().chain(FAR) {
        let mark = list.free_mark();
        // The names differ.
        let _ = list.add(name, mark);
    }
    list
}

fn seated(list: &PlayerList, names: [&str; 2]) -> [Option<SeatedPlayer>; 2] {
    names.map(|name| list.find(name).map(SeatedPlayer::from))
}

fn choose(world: &mut World, frame: u32, language: &str, step: NewGameStep) -> bool {
    if frame == 0 {
        set_language(world, language);
        let list = list();
        let mut draft = world.resource_mut::<NewGameDraft>();
        draft.seats = [Seat::Person; 2];
        draft.edited = Side::First;
        draft.players = seated(&list, ["Ada", "Chiara"]);
        world.insert_resource(RememberedPlayers(list));
    }
    open_panel(world, Panel::NewGame);
    world.resource_mut::<NewGameDraft>().step = step;
    frame > 8 && idle(world) && has_letters(world)
}

/// The list of all players, or the card of one.
fn look(world: &mut World, frame: u32, language: &str, card: Option<&str>) -> bool {
    if frame == 0 {
        set_language(world, language);
        let list = list();
        let card = card.and_then(|name| list.find(name));
        world.resource_mut::<NewGameDraft>().who.chosen = card.map(|one| one.id);
        world.insert_resource(RememberedPlayers(list));
    }
    open_panel(world, Panel::Players);
    frame > 8 && idle(world) && has_letters(world)
}

/// `true` if the letters of all names are loaded. One name needs letters that are only loaded on demand.
fn has_letters(world: &World) -> bool {
    *world.resource::<NameLetters>() == NameLetters::Here
}

/// Two named players in a match.
fn table(world: &mut World, frame: u32, names: [&str; 2]) -> bool {
    if frame == 0 {
        leave_home(world);
        set_language(world, "en");
        set_speed(world, 0.0);
        let players = seated(&list(), names);
        begin_game(
            world,
            NewGame {
                players,
                games: 5,
                ..new_game(GameKind::Tablut, 9)
            },
        );
        return false;
    }
    let far = |game: &GameRecord| game.events().len() >= 14;
    let shown = names != FAR || has_letters(world);
    if frame > 3 && shown && idle(world) && far(game_on_table(world)) {
        return true;
    }
    if frame > 3 {
        play_on(world, far);
    }
    false
}
