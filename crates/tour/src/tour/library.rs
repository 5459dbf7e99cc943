//! The tour's pictures of the library: many games, none, a search, upright, small, in Italian.

use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::play::{idle, next_event};
use super::scene::{Scene, USUAL};
use crate::library::{GameId, Library, Limits};
use crate::record::{GameRecord, Seed};
use crate::rules::{GameKind, Setup, Side};
use crate::date::Date;
use crate::store::Store;
use crate::table::{GameLibrary, Intent};
use crate::ui::library::LibraryPageState;
use crate::ui::{CurrentSettings, Open, Panel};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const SMALL: (f32, f32) = (640.0, 360.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "library-empty",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, "en", Shown::Nothing),
    },
    Scene {
        name: "library",
        window: USUAL,
        prepare: |world, frame| show(world, frame, "en", Shown::Selected),
    },
    Scene {
        name: "library-search",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, "en", Shown::Search("ada tawula")),
    },
    Scene {
        name: "library-portrait",
        window: UPRIGHT,
        prepare: |world, frame| show(world, frame, "en", Shown::Selected),
    },
    Scene {
        name: "library-small",
        window: SMALL,
        prepare: |world, frame| show(world, frame, "en", Shown::All),
    },
    Scene {
        name: "library-italian",
        window: DESKTOP,
        prepare: |world, frame| show(world, frame, "it", Shown::Selected),
    },
];

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Nothing,
    All,
    Selected,
    Search(&'static str),
}

fn show(world: &mut World, frame: u32, language: &str, shown: Shown) -> bool {
    if frame == 0 {
        language.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        let library = match shown {
            Shown::Nothing => Library::read(&mut Store::in_memory(), Limits::DESKTOP),
            _ => games(),
        };
        let mut state = LibraryPageState::default();
        match shown {
            Shown::Selected => {
                let latest = library.games().max_by_key(|game| game.info.date);
                state.selected = latest.map(|game| game.id);
            }
            Shown::Search(text) => text.clone_into(&mut state.query.text),
            Shown::Nothing | Shown::All => {}
        }
        world.insert_resource(GameLibrary::fixed(library));
        let mut contexts = world.query::<&mut EguiContext>();
        for mut context in contexts.iter_mut(world) {
            state.clone().keep(context.get_mut());
        }
        world.resource_mut::<Open>().panel = Some(Panel::Library);
    }
    frame > 12 && idle(world)
}

/// Who plays the first side, and the second, of the games in turn; a number is a level.
const PLAYERS: [[&str; 2]; 6] = [
    ["Ada", "Bo"],
    ["", "3"],
    ["Nicolò", "Ada"],
    ["4", ""],
    ["Zoë", "Maximilian"],
    ["", ""],
];

/// Games of every kind, each fourth one not over, some with a name of their own, some pinned.
fn games() -> Library {
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    for number in 0..32_u32 {
        let kind = GameKind::ALL[(number as usize * 7 + number as usize / 4) % 4];
        let seed = Seed::Number(u64::from(number) * 11 + 5);
        let mut game = GameRecord::opening(Setup::new(kind), seed);
        for (side, player) in Side::BOTH.into_iter().zip(PLAYERS[number as usize % 6]) {
            let key = kind.side_name(side);
            // Short texts of one line: none can be refused.
            let _ = match player.parse::<u8>() {
                Ok(level) => game.set_header(key, &format!("computer {level}")),
                Err(_) => game.set_header(&format!("{key}-name"), player),
            };
        }
        let most = if number % 4 == 3 { 30 } else { 200 };
        while game.turns().len() < most
            && let Some(next) = next_event(&game)
        {
            let went_on = match next {
                Intent::Throw => game.throw_next().is_ok(),
                Intent::Play(choice) => game.play(choice).is_ok(),
                _ => false,
            };
            if !went_on {
                break;
            }
        }
        let id = GameId::of_text(&game.to_record());
        id.write(&mut game);
        let date = Date::from_days(20_700 + number * 5 / 2);
        let kept = library.keep(&mut store, id, &game, date);
        if kept.is_ok() && number % 9 == 4 {
            let title = ["Under the lime tree", "The long evening"][number as usize % 2];
            // In memory nothing is refused.
            let _ = library.rename(&mut store, id, title);
            let _ = library.pin(&mut store, id, true);
        }
    }
    library
}
