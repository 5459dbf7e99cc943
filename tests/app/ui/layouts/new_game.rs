//! Layout tests of the panel for a new game, step by step.

use tavoliere::players::{PlayerMark, SeatedPlayer};
use tavoliere::record::{GameRecord, Seed};
use tavoliere::rules::{GameKind, Setup};
use tavoliere::store::{Seat, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{Saved, Table};
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{NewGameDraft, Panel};

use super::games::{CONTRIBUTIONS, Tables, is_under_way, remembered, seed_to_mix};
use super::scene::Scene;
use super::sizes::WINDOWS;
use super::{check, check_in};

/// Sets computers on both sides, and changes every option, which adds lines.
fn with_other_options(draft: &mut NewGameDraft, setup: &Setup) {
    draft.seats = [Seat::Computer(1), Seat::Computer(Seat::MAX_LEVEL)];
    for option in setup.option_states() {
        let other = option.accepted.iter().find(|value| **value != option.value);
        let _ = other.map(|value| draft.setup.set_option(option.name, value));
    }
}

/// The panel over a table, with a changed draft.
fn scene(name: &str, table: Table, change: impl Fn(&mut NewGameDraft) + 'static) -> Scene {
    let setup = table.game().setup().clone();
    Scene::panel(name, table, Panel::NewGame).prepared(move |_, state| {
        with_other_options(&mut state.draft, &setup);
        change(&mut state.draft);
    })
}

/// The save of an unfinished game.
fn saved(table: &Table) -> Saved {
    let mut saves = Saves(Store::in_memory());
    let slot = SaveSlot::Autosave.of(table.game().setup().kind());
    saves.save(&slot, &table.game().to_record()).unwrap();
    Saved::read(&mut saves, &SaveSlot::Autosave).0
}

/// A game whose turn numbers have two digits. `None` if no game does.
fn far(tables: &Tables) -> Option<Table> {
    let is_far = |game: &GameRecord| game.turns().len() >= 12 && is_under_way(game);
    (1..60).find_map(|seed| {
        let far = tables.seeded(seed, is_far);
        far.or_else(|| tables.seeded(seed, is_under_way))
    })
}

#[test]
fn the_steps_of_every_game_fit() {
    check(|kind, words| {
        let tables = Tables::mixed(kind, words);
        let mut scenes = vec![
            scene("a new game", tables.under_way(), |_| ()),
            scene("the clock", tables.begun(), |draft| {
                draft.step = NewGameStep::Clock;
                draft.clock = Some("1800+30".parse().unwrap());
            }),
        ];
        scenes.extend(far(&tables).map(|table| {
            let saved = saved(&table);
            let mut scene = scene("a new game over one that goes on", table, |_| ());
            scene.saved = saved;
            scene
        }));
        scenes
    });
}

/// Selects Ada for the second seat and shows the list of players.
fn choose_players(draft: &mut NewGameDraft) {
    draft.step = NewGameStep::PlayerChoice;
    draft.seats = [Seat::Person; 2];
    draft.players[1] = remembered().find("Ada").map(SeatedPlayer::from);
}

#[test]
fn the_steps_of_games_with_throws_fit() {
    for kind in GameKind::ALL.into_iter().filter(|kind| kind.has_throws()) {
        check_in(kind, &WINDOWS, |words| {
            let table = Tables::mixed(kind, words).begun();
            vec![
                scene("mixing into the throws", table.clone(), |draft| {
                    draft.step = NewGameStep::Throws;
                    draft.seed = Seed::Committed(seed_to_mix());
                    draft.contributions = CONTRIBUTIONS.map(str::to_owned);
                }),
                scene("own sticks or dice", table.clone(), |draft| {
                    draft.step = NewGameStep::Throws;
                    draft.by_hand = true;
                }),
                scene("who plays", table.clone(), choose_players),
                scene("a name twice", table, |draft| {
                    choose_players(draft);
                    draft.who.name = "ada".to_owned();
                    draft.who.problem = remembered()
                        .clone()
                        .add(&draft.who.name, PlayerMark::Sun)
                        .err();
                }),
            ]
        });
    }
}
