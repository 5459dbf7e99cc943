//! Layout tests of players' names, of any length and script.

use tavoliere::rules::{GameKind, Setup};
use tavoliere::table::Table;
use tavoliere::ui::{Panel, Words};

use super::check;
use super::games::{LONG, Tables, in_match, resigned, with_names};
use super::panel_window::PanelWindow;
use super::scene::Scene;
use super::seen::Seen;
use super::sizes::{LARGE, WINDOWS};

/// Two people in the middle of a game, without the options of other scenes.
fn people(kind: GameKind) -> Tables {
    Tables {
        setup: Setup::new(kind),
        ..Tables::people(kind)
    }
}

/// Names at a table, alone and with everything that can be beside them.
fn scenes(kind: GameKind) -> Vec<Scene> {
    let table = people(kind).under_way();
    let scenes = |names: [&str; 2]| {
        let named = with_names(&table, names);
        let scene = |what, table: Table| Scene::new(format!("{} {what}", names[0]), table);
        [
            scene("alone", named.clone()),
            scene("in a match", in_match(&named, false)),
            scene("resigned", resigned(&named)),
            scene("the sheet", in_match(&named, true)),
            Scene::panel(format!("{} resigning", names[0]), named, Panel::Resign),
        ]
    };
    [LONG, ["Ada", "Zoë"], ["名前", "مريم"]]
        .into_iter()
        .flat_map(scenes)
        .collect()
}

#[test]
fn names_of_any_length_and_script_fit() {
    check(|kind, _| scenes(kind));
}

#[test]
fn names_are_shown_on_the_panels_of_every_table() {
    let words = Words::default();
    for kind in GameKind::ALL {
        let named = with_names(&people(kind).begun(), ["Ada", "Zoë"]);
        for table in [named.clone(), in_match(&named, false)] {
            let scene = Scene::new("names", table);
            for window in WINDOWS.into_iter().chain([LARGE]) {
                let mut stand = PanelWindow::new(&words, window, 1.0, kind);
                let mut state = Default::default();
                let mut seen = Seen::default();
                for _ in 0..3 {
                    seen = stand.frame(&scene, &mut state, Vec::new());
                }
                for name in ["Ada", "Zoë"] {
                    let found = seen.rows.iter().any(|row| row.text.trim() == name);
                    let texts: Vec<&str> = seen.rows.iter().map(|row| row.text.as_str()).collect();
                    assert!(found, "{kind} {window:?}: no {name} in {texts:?}");
                }
            }
        }
    }
}
