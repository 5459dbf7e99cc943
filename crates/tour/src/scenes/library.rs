//! The tour's pictures of the library: many games, none, a search, upright, small, in Italian.

use std::cmp::Reverse;

use bevy::prelude::*;
use tavoliere::date::{Date, Moment};
use tavoliere::library::{GameId, Library, Limits};
use tavoliere::record::{GameRecord, Seed};
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::store::Store;
use tavoliere::table::GameLibrary;
use tavoliere::ui::Panel;
use tavoliere::ui::library::LibraryPageState;

use super::acting::{idle, in_each_context, open_panel, set_language};
use super::scene::{Scene, WindowSize};
use crate::play::play_next;

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("library-empty", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, "en", Shown::Nothing)
    }),
    Scene::new("library", WindowSize::DESKTOP, |world, frame| {
        show(world, frame, "en", Shown::Selected(0))
    }),
    Scene::new("library-search", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, "en", Shown::Search("ada tawula"))
    }),
    Scene::new("library-portrait", WindowSize::PHONE, |world, frame| {
        show(world, frame, "en", Shown::Selected(0))
    }),
    Scene::new("library-window", WindowSize::WINDOW, |world, frame| {
        show(world, frame, "en", Shown::Selected(5))
    }),
    Scene::new("library-small", WindowSize::SMALL, |world, frame| {
        show(world, frame, "en", Shown::All)
    }),
    Scene::new("library-small-game", WindowSize::SMALL, |world, frame| {
        show(world, frame, "en", Shown::Selected(5))
    }),
    Scene::new("library-italian", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, "it", Shown::Selected(0))
    }),
];

/// The content of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Nothing,
    All,
    /// A game, by its number from the latest.
    Selected(usize),
    Search(&'static str),
}

fn show(world: &mut World, frame: u32, language: &str, shown: Shown) -> bool {
    if frame == 0 {
        set_language(world, language);
        let library = match shown {
            Shown::Nothing => Library::read(&mut Store::in_memory(), Limits::DESKTOP),
            _ => games(),
        };
        let mut state = LibraryPageState::default();
        match shown {
            Shown::Selected(number) => {
                let mut games: Vec<_> = library.games().collect();
                games.sort_by_key(|game| Reverse((game.info.date, game.info.minute)));
                state.selected = games.get(number).map(|game| game.id);
            }
            Shown::Search(text) => text.clone_into(&mut state.query.text),
            Shown::Nothing | Shown::All => {}
        }
        world.insert_resource(GameLibrary::fixed(library));
        in_each_context(world, |context| state.clone().keep(context));
        open_panel(world, Panel::Library);
    }
    frame > 12 && idle(world)
}

/// The players of the games in turn, the first side first. A number is a level of the computer.
const PLAYERS: [[&str; 2]; 6] = [
    ["Ada", "Bo"],
    ["", "3"],
    ["Nicolò", "Ada"],
    ["4", ""],
    ["Zoë", "Maximilian"],
    ["", ""],
];

/// Games of all kinds, every fourth one unfinished, some with a title, some pinned.
fn games() -> Library {
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    for number in 0..32_u32 {
        let kind = GameKind::ALL[(number as usize * 7 + number as usize / 4) % GameKind::ALL.len()];
        let seed = Seed::Number(u64::from(number) * 11 + 5);
        let mut game = GameRecord::opening(Setup::new(kind), seed);
        for (side, player) in Side::BOTH.into_iter().zip(PLAYERS[number as usize % 6]) {
            let key = kind.side_name(side);
            // Texts are short and have one line, so headers can't be refused.
            let _ = match player.parse::<u8>() {
                Ok(level) => game.set_header(key, &format!("computer {level}")),
                Err(_) => game.set_header(&format!("{key}-name"), player),
            };
        }
        let most = if number % 4 == 3 { 30 } else { 200 };
        while game.turns().len() < most && play_next(&mut game) {}
        let id = GameId::of_text(&game.to_record());
        id.write(&mut game);
        // Two games a day. An older version, which saved no time, saved the first ones.
        let played = Moment {
            date: Date::from_days(20_700 + number / 2 * 5),
            minute: (number >= 8).then(|| 1_020 + (number as u16 * 37) % 300),
        };
        let kept = library.keep(&mut store, id, &game, played);
        if kept.is_ok() && number % 9 == 4 {
            let title = ["Under the lime tree", "The long evening"][number as usize % 2];
            // In memory nothing is refused.
            let _ = library.rename(&mut store, id, title);
            let _ = library.pin(&mut store, id, true);
        }
    }
    library
}
