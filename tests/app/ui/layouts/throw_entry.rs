//! Layout tests of throws by hand.

use bevy::math::Vec2;
use bevy_egui::egui::{Id, Rect};
use tavoliere::rules::GameKind;
use tavoliere::ui::Panel;
use tavoliere::ui::language::LOCALES;

use super::check_in;
use super::games::{Tables, by_hand};
use super::panel_window::PanelWindow;
use super::scene::{PanelState, Scene};
use super::sizes::{LARGE, WINDOWS, Window};
use crate::ui::book::whole_words;

#[test]
fn throws_by_hand_fit() {
    for kind in GameKind::ALL.into_iter().filter(|kind| kind.has_throws()) {
        check_in(kind, &WINDOWS, |words| {
            let Tables { setup, seats } = Tables::mixed(kind, words);
            let table = |events| by_hand(&setup, seats, events);
            let entered = |events| {
                let mut scene = Scene::new("a throw entered", table(events));
                scene.digits = &[3, 3];
                scene
            };
            vec![
                Scene::new("a throw to enter", table(0)),
                entered(0),
                entered(30),
                Scene::panel("throws by hand", table(30), Panel::FairThrows),
            ]
        });
    }
}

/// The places of the tray in which a throw is entered and of a text.
fn tray_and_text(window: &mut PanelWindow, scene: &Scene, text: &str) -> (Rect, Option<Rect>) {
    let mut state = PanelState::default();
    let mut rows = Vec::new();
    // egui's areas have the size of the frame before.
    for _ in 0..4 {
        rows = window.frame(scene, &mut state, Vec::new()).rows;
    }
    let tray = window
        .ctx
        .memory(|memory| memory.area_rect(Id::new("throw tray")));
    let text = rows.into_iter().find(|row| row.text.trim() == text);
    (tray.expect("the tray is shown"), text.map(|row| row.ink))
}

/// Calls `check` with the tray and the label of the button Undo, in each language and window.
fn in_trays(kind: GameKind, windows: &[Window], check: impl Fn(&PanelWindow, Rect, Option<Rect>)) {
    for locale in LOCALES {
        let words = whole_words(locale);
        let Tables { setup, seats } = Tables::mixed(kind, &words);
        let scene = Scene::new("a throw to enter", by_hand(&setup, seats, 0));
        for size in windows {
            let mut window = PanelWindow::new(&words, *size, 1.0, kind);
            let (tray, undo) = tray_and_text(&mut window, &scene, &words.get("undo"));
            check(&window, tray, undo);
        }
    }
}

#[test]
fn dice_are_entered_where_they_land() {
    in_trays(GameKind::Tawula, &[WINDOWS[0], LARGE], |window, tray, _| {
        let throw = window.layout.throw.unwrap();
        let middle = Vec2::new(tray.center().x, tray.center().y);
        assert!(throw.contains(middle), "{tray:?} is beside {throw:?}");
    });
}

#[test]
fn sticks_are_entered_where_they_land_and_off_the_board() {
    in_trays(
        GameKind::Tablan,
        &[WINDOWS[0], LARGE],
        |window, tray, undo| {
            let layout = &window.layout;
            let throw = layout.throw.unwrap();
            let aside = (tray.min.x - throw.min.x).abs();
            assert!(aside < 1.0, "{tray:?} is beside {throw:?}");
            let [top, foot] = [layout.board.max.y, throw.max.y];
            assert!(
                tray.min.y >= top && tray.max.y <= foot,
                "{tray:?} isn't from {top} to {foot}"
            );
            let icon = 40.0;
            let button = undo.expect("the table has its buttons").min.x - icon;
            assert!(tray.max.x <= button, "{tray:?} covers buttons at {button}");
        },
    );
}

#[test]
fn a_tray_beside_a_narrow_strip_leaves_it_free() {
    in_trays(GameKind::Tablan, &WINDOWS[1..], |window, tray, _| {
        let strip = window.layout.throw.unwrap();
        assert!(tray.max.y <= strip.min.y, "{tray:?} covers {strip:?}");
        assert!(
            (strip.min.y - tray.max.y) < 10.0,
            "{tray:?} is far from {strip:?}"
        );
    });
}
