//! Layout tests of every panel, opened over a game.

use bevy::prelude::{GamepadButton, KeyCode};
use tavoliere::input::controller_make::ControllerMake;
use tavoliere::input::key_bindings::Modifiers;
use tavoliere::input::last_device::LastDevice;
use tavoliere::input::next_input::CaughtInput;
use tavoliere::rules::GameKind;
use tavoliere::store::{Settings, Shortcut};
use tavoliere::table::has_draw_offers;
use tavoliere::ui::Panel;
use tavoliere::ui::panel_table::PANELS;

use super::games::Tables;
use super::scene::Scene;
use super::sizes::WINDOWS;
use super::{check, check_in};

#[test]
fn every_panel_fits() {
    check(|kind, words| {
        let table = Tables::mixed(kind, words).under_way();
        PANELS
            .iter()
            .filter(|row| row.panel != Panel::Draw || has_draw_offers(kind))
            .map(|row| Scene::panel(row.key.to_owned(), table.clone(), row.panel))
            .collect()
    });
}

#[test]
fn the_draw_panel_fits() {
    for kind in GameKind::ALL
        .into_iter()
        .filter(|kind| has_draw_offers(*kind))
    {
        let table = Tables::people(kind).under_way();
        check_in(kind, &WINDOWS, |_| {
            vec![Scene::panel("between people", table.clone(), Panel::Draw)]
        });
    }
}

#[test]
fn the_questions_about_keys_fit() {
    let kind = GameKind::Tapatan;
    let table = Tables::people(kind).under_way();
    check_in(kind, &WINDOWS, |_| {
        let waiting_for = |shortcut, name: &str, device, caught: Option<CaughtInput>| {
            let scene = Scene::panel(name, table.clone(), Panel::Keys);
            scene.prepared(move |_, state| {
                state.keys.open_for(device, ControllerMake::Other, false);
                state.keys.wait_for(shortcut);
                if let Some(caught) = caught {
                    let changed = state.keys.answer(caught, &Settings::default());
                    assert_eq!(changed, None);
                }
            })
        };
        let waiting =
            |name: &str, device, caught| waiting_for(Shortcut::Undo, name, device, caught);
        let key = |key| CaughtInput::Key(key, Modifiers::default());
        let button = CaughtInput::Button;
        vec![
            waiting("waiting for a key", LastDevice::Keyboard, None),
            waiting("waiting for a button", LastDevice::Controller, None),
            waiting("a fixed key", LastDevice::Keyboard, Some(key(KeyCode::F5))),
            waiting(
                "a key that picks",
                LastDevice::Keyboard,
                Some(key(KeyCode::Enter)),
            ),
            waiting_for(
                Shortcut::Keys,
                "the only key that picks",
                LastDevice::Keyboard,
                Some(key(KeyCode::Enter)),
            ),
            waiting_for(
                Shortcut::Keys,
                "a free key that picks",
                LastDevice::Keyboard,
                Some(key(KeyCode::Space)),
            ),
            waiting(
                "a fixed button",
                LastDevice::Controller,
                Some(button(GamepadButton::Mode)),
            ),
            waiting(
                "the key of two others",
                LastDevice::Keyboard,
                Some(key(KeyCode::KeyP)),
            ),
            waiting(
                "the button of another",
                LastDevice::Controller,
                Some(button(GamepadButton::RightThumb)),
            ),
        ]
    });
}
