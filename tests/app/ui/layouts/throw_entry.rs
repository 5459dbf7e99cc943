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

/// The place of the tray in which a throw is entered.
fn tray(window: &mut PanelWindow, scene: &Scene) -> Rect {
    let mut state = PanelState::default();
    // egui's areas have the size of the frame before.
    for _ in 0..4 {
        window.frame(scene, &mut state, Vec::new());
    }
    let tray = window
        .ctx
        .memory(|memory| memory.area_rect(Id::new("throw tray")));
    tray.expect("the tray is shown")
}

/// Calls `check` with the tray in each language and window.
fn in_trays(kind: GameKind, windows: &[Window], check: impl Fn(&PanelWindow, Rect)) {
    for locale in LOCALES {
        let words = whole_words(locale);
        let Tables { setup, seats } = Tables::mixed(kind, &words);
        let scene = Scene::new("a throw to enter", by_hand(&setup, seats, 0));
        for size in windows {
            let mut window = PanelWindow::new(&words, *size, 1.0, kind);
            let tray = tray(&mut window, &scene);
            check(&window, tray);
        }
    }
}

#[test]
fn dice_are_entered_where_they_land() {
    in_trays(GameKind::Tawula, &[WINDOWS[0], LARGE], |window, tray| {
        let throw = window.layout.throw.unwrap();
        let middle = Vec2::new(tray.center().x, tray.center().y);
        assert!(throw.contains(middle), "{tray:?} is beside {throw:?}");
    });
}

#[test]
fn sticks_are_entered_where_they_land_and_off_the_cells() {
    in_trays(GameKind::Tablan, &[WINDOWS[0], LARGE], |window, tray| {
        let layout = &window.layout;
        let throw = layout.throw.unwrap();
        let aside = tray.center().x - throw.center().x;
        assert!(aside.abs() < 1.0, "{tray:?}, {throw:?}");
        assert!(
            (tray.max.y - throw.max.y).abs() < 1.0,
            "{tray:?}, {throw:?}"
        );
        assert!(
            tray.max.x <= layout.actions.min.x,
            "{tray:?} covers buttons"
        );
        let cells = layout.board_view.locations().into_iter();
        let feet = cells.filter_map(|cell| layout.board_view.rect(cell));
        let foot = feet.map(|cell| cell.max.y).fold(0.0, f32::max);
        let foot = layout.board.min.y + foot * layout.board_scale();
        assert!(tray.min.y >= foot, "{tray:?} covers cells above {foot}");
    });
}

#[test]
fn a_tray_beside_a_narrow_strip_leaves_it_free() {
    in_trays(GameKind::Tablan, &WINDOWS[1..], |window, tray| {
        let strip = window.layout.throw.unwrap();
        assert!(tray.max.y <= strip.min.y, "{tray:?} covers {strip:?}");
        assert!(
            (strip.min.y - tray.max.y) < 10.0,
            "{tray:?} is far from {strip:?}"
        );
    });
}
