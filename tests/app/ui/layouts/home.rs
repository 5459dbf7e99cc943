//! Layout tests of the home screen with the room of each game open.

use tavoliere::rules::GameKind;
use tavoliere::ui::home::{HomeLayout, edge_in_band};
use tavoliere::ui::language::LOCALES;

use super::check;
use super::games::Tables;
use super::panel_window::PanelWindow;
use super::scene::{PanelState, Scene};
use super::sizes::{WINDOWS, text_scales};
use crate::ui::book::whole_words;

#[test]
fn the_home_screen_fits() {
    check(|kind, words| {
        let mut scene = Scene::new("home", Tables::mixed(kind, words).under_way());
        scene.open.go_home();
        vec![scene]
    });
}

#[test]
fn texts_of_closed_bands_are_beside_their_boards() {
    let phone = WINDOWS[2];
    for (locale, kind) in LOCALES
        .iter()
        .flat_map(|locale| GameKind::ALL.map(|kind| (locale, kind)))
    {
        let words = whole_words(locale);
        let mut scene = Scene::new("home", Tables::mixed(kind, &words).under_way());
        scene.open.go_home();
        for text_scale in text_scales() {
            let mut window = PanelWindow::new(&words, phone, text_scale, kind);
            let mut state = PanelState::default();
            let mut seen = window.frame(&scene, &mut state, Vec::new());
            for _ in 0..3 {
                seen = window.frame(&scene, &mut state, Vec::new());
            }
            let open = GameKind::ALL.map(|game| f32::from(u8::from(game == kind)));
            let layout = HomeLayout::of(window.screen(), open);
            let rooms = GameKind::ALL.into_iter().zip(layout.rooms);
            for (game, room) in rooms.filter(|(game, _)| *game != kind) {
                let texts = seen
                    .rows
                    .iter()
                    .filter(|row| room.contains(row.ink.center()));
                assert!(texts.clone().count() > 1, "{game} has no texts");
                for row in texts {
                    let (text, right) = (&row.text, row.ink.max.x);
                    // The board leans to the left, so it's furthest left at the top of the text.
                    let edge = edge_in_band(&layout, room, row.ink.min.y);
                    assert!(
                        right < edge,
                        "{game} at {text_scale}: {text:?} to {right} of {edge}"
                    );
                }
            }
        }
    }
}
