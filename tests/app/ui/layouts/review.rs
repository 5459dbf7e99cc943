//! Layout tests of the review.

use tavoliere::record::GameRecord;
use tavoliere::review::{Effort, Findings, Review};
use tavoliere::rules::{GameKind, Setup};
use tavoliere::table::{Replay, Table};
use tavoliere::ui::kit::rect_of;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::review::open_turn::OpenTurn;

use super::check_in;
use super::games::{LONG, Tables, with_names};
use super::panel_window::PanelWindow;
use super::scene::{PanelState, Scene};
use super::sizes::WINDOWS;
use crate::ui::book::whole_words;

/// The finished part of a review.
#[derive(Clone, Copy, PartialEq)]
enum Done {
    /// The first points of the graph.
    Beginning,
    All,
}

/// A game at its most costly turn, with the findings of its review. It's leaked, so it exists as long as the tests.
fn reviewed(game: &GameRecord, done: Done) -> &'static (Replay, Findings) {
    let effort = Effort {
        graph: 200,
        deeper: 400,
    };
    let mut review = Review::with_effort(game, effort);
    match done {
        Done::Beginning => {
            for _ in 0..20 {
                review.step();
            }
        }
        Done::All => review.finish(),
    }
    let findings = review.findings();
    let costs = findings.turns.iter().enumerate();
    let worst = costs
        .max_by_key(|(_, turn)| turn.cost)
        .map_or(0, |(place, _)| place);
    let open = OpenTurn::of(game, Some(&findings), worst);
    let shown = open.map_or(0, |open| open.decision_event);
    Box::leak(Box::new((
        Replay::without_table(game.clone(), shown),
        findings,
    )))
}

/// A long game, or a finished one.
fn long(kind: GameKind) -> Table {
    let mut tables = Tables {
        setup: Setup::new(kind),
        ..Tables::people(kind)
    };
    let _ = tables.setup.set_option("repetition", "draw");
    let is_long = |game: &GameRecord| game.turns().len() >= 90 || game.outcome().is_some();
    tables.at(is_long).unwrap()
}

#[test]
fn the_review_fits_in_every_window_and_language() {
    for kind in GameKind::ALL {
        let long = long(kind);
        for names in [["Ada", "Bo"], LONG] {
            let table = with_names(&long, names);
            let reviews = [
                ("a review that has begun", Done::Beginning),
                ("a review", Done::All),
            ]
            .map(|(name, done)| (name, reviewed(table.game(), done)));
            check_in(kind, &WINDOWS, |_| {
                let scenes = reviews.iter().map(|(name, review)| {
                    let mut scene = Scene::new(*name, table.clone());
                    scene.open.end_dismissed = true;
                    scene.review = Some(review);
                    scene
                });
                scenes.collect()
            });
        }
    }
}

#[test]
fn on_a_phone_the_open_turn_shows_all_its_moves() {
    let phone = WINDOWS[2];
    let kind = GameKind::Tawula;
    let table = with_names(&long(kind), ["Ada", "Bo"]);
    let game = table.game();
    let words = whole_words(&LOCALES[0]);
    // Doubles, with a turn after them.
    let turns = game.turns().iter().enumerate().rev().skip(1);
    let (place, turn) = turns.max_by_key(|(_, turn)| turn.text.len()).unwrap();
    let open = OpenTurn::of(game, None, place).unwrap();
    let (_, findings) = reviewed(game, Done::Beginning);
    let replay = Replay::without_table(game.clone(), open.decision_event);
    let mut scene = Scene::new("a review", table.clone());
    scene.open.end_dismissed = true;
    scene.review = Some(Box::leak(Box::new((replay, findings.clone()))));
    let mut stand = PanelWindow::new(&words, phone, 1.0, kind);
    stand.layout = stand.layout.looking_back(true);
    let mut state = PanelState::default();
    let mut seen = stand.frame(&scene, &mut state, Vec::new());
    for _ in 0..4 {
        seen = stand.frame(&scene, &mut state, Vec::new());
    }
    let list = rect_of(stand.layout.review.unwrap().turns);
    let rows = seen.rows.iter().filter(|row| list.contains_rect(row.ink));
    let rows: Vec<_> = rows.collect();
    let number = |number: u32| {
        let text = number.to_string();
        let row = rows.iter().find(|row| row.text == text);
        row.map(|row| row.ink.center().y)
    };
    let top = number(turn.number).expect("the open turn is in view");
    let foot = rows.iter().map(|row| row.ink.max.y).fold(top, f32::max);
    let end = number(turn.number + 1).unwrap_or(foot) - 10.0;
    let own = rows
        .iter()
        .filter(|row| (top - 10.0..end).contains(&row.ink.center().y));
    let own: Vec<&str> = own.map(|row| row.text.as_str()).collect();
    assert!(
        own.iter()
            .filter(|text| text.contains(char::is_numeric))
            .count()
            > 6,
        "{own:?}"
    );
    assert!(!own.contains(&"…"), "{own:?}");
}

#[test]
fn on_a_phone_the_bar_has_the_whole_result() {
    let phone = WINDOWS[2];
    for kind in [GameKind::Tapatan, GameKind::Tawula] {
        let tables = Tables {
            setup: Setup::new(kind),
            ..Tables::people(kind)
        };
        let table = tables.at(|game| game.outcome().is_some()).unwrap();
        let table = with_names(&table, ["Ada", "Bo"]);
        let turns = table.game().turns().len().to_string();
        let mut scene = Scene::new("a review", table.clone());
        scene.open.end_dismissed = true;
        scene.review = Some(reviewed(table.game(), Done::Beginning));
        for locale in LOCALES {
            let words = whole_words(locale);
            let mut stand = PanelWindow::new(&words, phone, 1.0, kind);
            stand.layout = stand.layout.looking_back(true);
            let mut state = PanelState::default();
            stand.frame(&scene, &mut state, Vec::new());
            let seen = stand.frame(&scene, &mut state, Vec::new());
            let foot = stand.layout.bar.max.y;
            let rows = seen.rows.iter().filter(|row| row.ink.max.y < foot);
            let texts: Vec<&str> = rows.map(|row| row.text.as_str()).collect();
            let is_cut = texts.iter().any(|text| text.contains('…'));
            let is_there = texts.iter().any(|text| text.contains(&turns));
            assert!(is_there && !is_cut, "{kind} {}: {texts:?}", locale.tag);
        }
    }
}
