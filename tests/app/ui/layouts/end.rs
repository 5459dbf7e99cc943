//! Layout tests of the end of a game: its place beside the board, and its words to the player.

use bevy::math::Vec2;
use bevy_egui::egui::Rect;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::Layout;
use tavoliere::store::Seat;
use tavoliere::table::Table;
use tavoliere::ui::kit::rect_of;
use tavoliere::ui::panels::BesideBoard;
use tavoliere::ui::{Panel, Words};

use super::panel_window::PanelWindow;
use super::scene::Scene;
use super::sizes::Window;

const WINDOWS: [(f32, f32); 5] = [
    (1920.0, 1080.0),
    (1280.0, 720.0),
    (844.0, 390.0),
    (390.0, 844.0),
    (640.0, 360.0),
];

/// A game between a person on a side and the computer, which a side has resigned after a move.
pub fn resigned(kind: GameKind, person: Side, loser: Side) -> Table {
    let mut game = under_way(kind, person);
    game.resign(loser).unwrap();
    Table::new(game)
}

/// A game between a person on a side and the computer, after a move.
pub fn under_way(kind: GameKind, person: Side) -> GameRecord {
    let mut game = GameRecord::new(Setup::new(kind), 4, Side::First);
    let computer = kind.side_name(person.other());
    game.set_header(computer, &Seat::Computer(2).to_string())
        .unwrap();
    while game.events().len() < 3 {
        match game.legal_moves().first() {
            Some(choice) => drop(game.play(*choice).unwrap()),
            None => drop(game.throw_next().unwrap()),
        }
    }
    game
}

/// The texts of the end of a game, and their places.
fn texts(table: &Table, window: (f32, f32), words: &Words) -> Vec<(String, Rect)> {
    texts_of(&Scene::new("the end", table.clone()), window, words)
}

fn texts_of(scene: &Scene, window: (f32, f32), words: &Words) -> Vec<(String, Rect)> {
    let (width, height) = window;
    let kind = scene.table.game().setup().kind();
    let window = Window { width, height };
    let mut stand = PanelWindow::new(words, window, 1.0, kind);
    let mut state = Default::default();
    let mut rows = Vec::new();
    for _ in 0..4 {
        rows = stand.frame(scene, &mut state, Vec::new()).rows;
    }
    let rows = rows.into_iter();
    rows.map(|row| (row.text.trim().to_owned(), row.ink))
        .collect()
}

#[test]
fn the_end_is_beside_the_board_in_every_window() {
    let words = Words::default();
    for window in WINDOWS {
        for kind in GameKind::ALL {
            let table = resigned(kind, Side::First, Side::Second);
            let layout = Layout::of(Vec2::new(window.0, window.1), 1.0, kind);
            assert_ne!(BesideBoard::of(&layout), BesideBoard::Middle);
            let board = rect_of(layout.board);
            let shown = texts(&table, window, &words);
            let headline = shown.iter().find(|(text, _)| *text == words.get("you-win"));
            let (_, ink) = headline.unwrap_or_else(|| panic!("{window:?} {kind}: {shown:?}"));
            assert!(!board.intersects(*ink), "{window:?} {kind}");
            for key in ["rematch", "look-back"] {
                let name = words.get(key);
                let found = shown.iter().find(|(text, _)| *text == name);
                let (_, ink) = found.unwrap_or_else(|| panic!("{window:?} {kind}: no {name}"));
                assert!(!board.intersects(*ink), "{window:?} {kind}: {name}");
            }
        }
    }
}

#[test]
fn results_speak_to_the_only_person() {
    let words = Words::default();
    for person in Side::BOTH {
        for loser in Side::BOTH {
            let table = resigned(GameKind::Tapatan, person, loser);
            let shown = texts(&table, (1280.0, 720.0), &words);
            let says = |key: &str| shown.iter().any(|(text, _)| *text == words.get(key));
            assert_eq!(says("you-win"), person != loser, "{shown:?}");
            assert_eq!(says("you-lose"), person == loser, "{shown:?}");
            assert_eq!(says("end-resigned-you"), person == loser, "{shown:?}");
        }
    }
}

#[test]
fn a_shared_picture_counts_pieces_only_if_they_decided() {
    let words = Words::default();
    let counts = |table: &Table| {
        let scene = Scene::panel("share", table.clone(), Panel::Share);
        let shown = texts_of(&scene, (1280.0, 720.0), &words);
        let counts = shown.iter().filter(|(text, _)| text.parse::<u8>().is_ok());
        counts.count()
    };
    let table = resigned(GameKind::Tablan, Side::First, Side::Second);
    assert_eq!(counts(&table), 0);
    let table = resigned(GameKind::Tapatan, Side::First, Side::Second);
    assert_eq!(counts(&table), 2);
}
