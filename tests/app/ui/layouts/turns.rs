//! The list of moves: each turn is named by its sentence, and is shown in notation only if that is set.

use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind};
use tavoliere::ui::Words;
use tavoliere::ui::kit::Names;
use tavoliere::ui::move_text::{TurnName, turn_sentence, without_head};
use tavoliere::ui::turn_list::TurnTokens;

use super::games::Tables;
use super::panel_window::PanelWindow;
use super::scene::{PanelState, Scene};
use super::sizes::LARGE;

/// The names and the painted texts of a table.
fn shown(kind: GameKind, words: &Words, notation: bool) -> (Vec<String>, Vec<String>, Scene) {
    // Late enough for steps in Tapatan.
    let is_later =
        |game: &GameRecord| game.turns().len() >= 9 && matches!(game.expect(), Expect::Move(_));
    let table = Tables::people(kind).at(is_later).unwrap();
    let scene = Scene::new("moves", table);
    let mut stand = PanelWindow::new(words, LARGE, 1.0, kind);
    stand.settings.notation = notation;
    let mut state = PanelState::default();
    for _ in 0..3 {
        stand.frame(&scene, &mut state, Vec::new());
    }
    let _ = Names::take(&stand.ctx);
    let seen = stand.frame(&scene, &mut state, Vec::new());
    let names = Names::take(&stand.ctx).0;
    let names = names.into_iter().map(|(name, _)| name).collect();
    let texts = seen.rows.into_iter().map(|row| row.text).collect();
    (names, texts, scene)
}

#[test]
fn turns_are_named_by_their_sentences() {
    let words = Words::default();
    for kind in GameKind::ALL {
        for notation in [false, true] {
            let (names, _, scene) = shown(kind, &words, notation);
            let game = scene.table.game();
            let turn = game.turns().last().unwrap();
            let name = TurnName {
                game: kind,
                number: turn.number,
                side: turn.side,
            };
            let tokens = TurnTokens::make(game, turn, notation);
            let sentence = turn_sentence(&words, name, &tokens);
            assert!(names.contains(&sentence), "{kind}: {sentence}: {names:?}");
        }
    }
}

#[test]
fn turns_are_shown_in_notation_only_if_that_is_set() {
    let words = Words::default();
    for kind in GameKind::ALL {
        for notation in [false, true] {
            let (_, texts, scene) = shown(kind, &words, notation);
            let turns = scene.table.game().turns();
            let written = turns.iter().flat_map(|turn| {
                let moves = without_head(&turn.text).split_whitespace();
                moves.filter(|word| word.contains(['-', '/']))
            });
            let is_shown = written
                .clone()
                .any(|word| texts.iter().any(|text| text == word));
            assert_eq!(is_shown, notation, "{kind}: {texts:?}");
        }
    }
}
