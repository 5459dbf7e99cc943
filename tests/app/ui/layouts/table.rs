//! Layout tests of the table with everything beside the board: players, clocks, questions, the move list and ends.

use std::mem::discriminant;

use bevy_egui::egui;
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, Expect, GameKind, Side};
use tavoliere::store::Seat;
use tavoliere::table::targets::question;
use tavoliere::ui::Words;
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::LOCALES;

use super::check;
use super::games::{Tables, in_match, is_later, is_under_way, resigned};
use super::panel_window::PanelWindow;
use super::scene::{PanelState, Scene};
use super::sizes::{WINDOWS, text_scales};
use crate::ui::book::whole_words;

/// The scenes of a game.
pub(super) fn moments(kind: GameKind, words: &Words) -> Vec<Scene> {
    let tables = Tables::mixed(kind, words);
    let asks = |game: &GameRecord| question(game.position()).is_some();
    let announces = |game: &GameRecord| {
        matches!(game.position(), AnyPosition::Tablut(position) if position.announcement().is_some())
            && matches!(game.expect(), Expect::Move(Side::First))
    };
    let scenes = [
        ("the beginning", Some(tables.begun())),
        ("under way", tables.at(is_under_way)),
        ("later", tables.at(is_later)),
        ("a question", tables.at(asks)),
        ("an announcement", tables.at(announces)),
    ];
    scenes
        .into_iter()
        .filter_map(|(name, table)| Some(Scene::new(name, table?)))
        .collect()
}

#[test]
fn the_table_fits_at_every_moment_of_a_game() {
    check(moments);
}

/// The names of a new game's panels on a phone, with their places.
fn names_on_phone(window: &mut PanelWindow, kind: GameKind) -> Vec<(String, egui::Rect)> {
    let scene = Scene::new("a phone", Tables::people(kind).begun());
    let mut state = PanelState::default();
    window.frame(&scene, &mut state, Vec::new());
    let _ = Names::take(&window.ctx);
    window.frame(&scene, &mut state, Vec::new());
    Names::take(&window.ctx).0
}

#[test]
fn a_phones_bar_has_five_named_entries_of_the_same_width() {
    const ENTRIES: [&str; 5] = ["home-screen", "move-list", "hint", "help-short", "menu"];
    let [.., phone] = WINDOWS;
    for locale in LOCALES {
        let words = whole_words(locale);
        for (kind, text_scale) in GameKind::ALL
            .into_iter()
            .flat_map(|kind| text_scales().map(move |scale| (kind, scale)))
        {
            let mut window = PanelWindow::new(&words, phone, text_scale, kind);
            let names = names_on_phone(&mut window, kind);
            let bar = window.layout.bar;
            for (at, key) in ENTRIES.into_iter().enumerate() {
                let name = words.get(key);
                let entry = names
                    .iter()
                    .find(|(other, place)| *other == name && place.center().y < bar.max.y);
                let (_, place) = entry.unwrap_or_else(|| panic!("{kind}: {name}: {names:?}"));
                let middle = bar.width() / 5.0 * (at as f32 + 0.5);
                assert!((place.center().x - middle).abs() < 1.0, "{kind}: {name}");
            }
        }
    }
}

#[test]
fn a_phone_says_whose_turn_it_is_and_what_to_do() {
    let [.., phone] = WINDOWS;
    let words = Words::default();
    let kind = GameKind::Tapatan;
    let mut window = PanelWindow::new(&words, phone, 1.0, kind);
    let names = names_on_phone(&mut window, kind);
    let side = ("side", words.side(kind, Side::First).into());
    let turn = words.with("to-move", &[side]);
    let sentence = format!("{turn}\n{}", words.get("how-to-place"));
    assert!(names.iter().any(|(name, _)| *name == sentence), "{names:?}");
}

#[test]
fn the_journal_fits() {
    check(|kind, words| {
        let tables = Tables::mixed(kind, words);
        let later = tables.at(is_later).unwrap();
        let scenes = [
            ("the journal", later),
            ("the first journal", tables.begun()),
        ];
        scenes
            .map(|(name, table)| {
                let mut scene = Scene::new(name, table);
                scene.open.move_list = true;
                scene
            })
            .into()
    });
}

#[test]
fn matches_and_clocks_fit() {
    check(|kind, words| {
        let mixed = Tables::mixed(kind, words).seats;
        let people = [Seat::Person; 2];
        // Two people without names are numbered.
        let scenes = [
            ("a match with clocks", mixed, false),
            ("people with clocks", people, false),
            ("the sheet of a match", mixed, true),
            ("the sheet of people", people, true),
        ];
        scenes
            .into_iter()
            .filter_map(|(name, seats, ended)| {
                let tables = Tables {
                    seats,
                    ..Tables::people(kind)
                };
                let table = tables.seeded(1, is_under_way)?;
                Some(Scene::new(name, in_match(&table, ended)))
            })
            .collect()
    });
}

/// One scene for each kind of end that random games reach.
pub(super) fn ends(kind: GameKind, words: &Words) -> Vec<Scene> {
    let tables = Tables::mixed(kind, words);
    let mut reasons = Vec::new();
    let mut scenes = Vec::new();
    for seed in 1..40 {
        let Some(table) = tables.seeded(seed, |game| game.outcome().is_some()) else {
            continue;
        };
        let outcome = table.game().outcome();
        let reason = outcome.map(|outcome| discriminant(&outcome.reason));
        if !reasons.contains(&reason) {
            reasons.push(reason);
            scenes.push(Scene::new("an end", table));
        }
    }
    let people = Tables::people(kind).seeded(1, is_under_way);
    scenes.extend(people.map(|table| Scene::new("resigned", resigned(&table))));
    scenes
}

#[test]
fn every_end_panel_fits() {
    check(ends);
}
