//! Tests the note that announces a draw by repetition.

use tavoliere::record::GameRecord;
use tavoliere::rules::{EndReason, GameKind, Setup, Side};
use tavoliere::stage::timeline::Act;
use tavoliere::table::Table;
use tavoliere::ui::{Words, games};

/// Plays turns between two people. Returns the number of turns, from 1, after each of which the note is shown.
fn notes_after(game: &mut GameRecord, turns: &str) -> Vec<usize> {
    let words = Words::default();
    let note = words.get("toast-seen-twice");
    let mut shown = Vec::new();
    for (number, text) in (1..).zip(turns.split(' ')) {
        let side = game.position().side_to_act().unwrap();
        let choice = game.position().read_choice(text).unwrap();
        game.play(choice).unwrap();
        if game.outcome().is_some() {
            break;
        }
        let act = Act::Turn {
            side,
            passed: false,
        };
        let table = Table::new(game.clone());
        if games::event_note(&words, &table, &act).as_ref() == Some(&note) {
            shown.push(number);
        }
    }
    shown
}

const ROUND: &str = "a4-a3 e7-d7 a3-a4 d7-e7 a4-a3 e7-d7 a3-a4 d7-e7";

#[test]
fn the_second_occurrence_in_tablut_announces_the_draw() {
    let mut game = GameRecord::new(Setup::new(GameKind::Tablut), 1, Side::First);
    // After four turns the start is there for the second time, and after eight the game is drawn.
    assert_eq!(notes_after(&mut game, ROUND), [4]);
    let outcome = game.outcome().expect("the third occurrence");
    assert_eq!(outcome.reason, EndReason::Repetition);
}

#[test]
fn without_the_rule_no_note_is_shown() {
    let mut setup = Setup::new(GameKind::Tablut);
    setup.set_option("repetition", "off").unwrap();
    let mut game = GameRecord::new(setup, 1, Side::First);
    assert_eq!(notes_after(&mut game, ROUND), [0; 0]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_second_occurrence_in_tapatan_announces_the_draw() {
    let mut setup = Setup::new(GameKind::Tapatan);
    setup.set_option("repetition", "draw").unwrap();
    let mut game = GameRecord::new(setup, 1, Side::First);
    let placing = "a1 a2 b1 c1 c3 b3";
    assert_eq!(notes_after(&mut game, placing), [0; 0]);
    let round = "a1-b2 a2-a1 b2-a2 a1-b2 a2-a1 b2-a2";
    let shown = notes_after(&mut game, round);
    assert!(shown.len() <= 1, "{shown:?}");
    assert_eq!(game.position().occurrences(), 2);
    assert_eq!(shown.len(), 1);
}
