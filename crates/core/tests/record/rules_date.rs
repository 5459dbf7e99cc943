//! Tests of records from before the current rules of Tablan (TN-8, TN-17, TN-21).

use tavoliere_core::record::{GameRecord, RecordProblem, RulesDate, import};

/// A lone piece ends the game by half a 2. That's illegal now.
const LONE_HALF: &str = "tavoliere 1
game: tablan
position: 12/br10/12/rr10 B throw 3 PerGioco
seed: 0

3. B 2 0: 2=a3-b3xb3/--
result: red 0-2 finished by red
";

/// Half a 12 brings the last piece home, although lone halves are off. The 12 is lost now.
const HALF_HOME: &str = "tavoliere 1
game: tablan
position: b11/11b/5r6/12 B throw 3 English single_half=off
seed: 0

3. B 12: 12=l3-g4/--
result: blue 2-1 finished by blue
";

/// A new game in which nothing depends on the date.
const UNFINISHED: &str = "tavoliere 1
game: tablan
preset: PerGioco
options: leap=off
seed: 1766
first: blue

1. B 0
";

fn dated(text: &str) -> String {
    text.replacen("seed", "rules-date: 2026-11-27\nseed", 1)
}

#[test]
fn a_record_without_a_date_is_replayed_by_the_earlier_rules_and_written_as_it_was() {
    for text in [LONE_HALF, HALF_HOME, UNFINISHED] {
        let game = GameRecord::from_record(text).unwrap();
        assert_eq!(game.rules_date(), RulesDate::Earlier);
        let options = game.setup().changed_options();
        assert!(options.contains(&("ending_half", "alone")), "{options:?}");
        assert_eq!(game.to_record(), text);
        assert_eq!(GameRecord::from_save(text).unwrap().to_record(), text);
    }
}

#[test]
fn a_record_with_a_date_is_replayed_by_the_current_rules() {
    for text in [LONE_HALF, HALF_HOME] {
        let error = GameRecord::from_record(&dated(text)).unwrap_err();
        assert_eq!(error.line, 7, "{error}");
    }
    let text = dated(UNFINISHED);
    let game = GameRecord::from_record(&text).unwrap();
    assert_eq!(game.rules_date(), RulesDate::Current);
    assert_eq!(game.to_record(), text);
    let chosen = text.replace("leap=off", "leap=off ending_half=alone");
    assert_eq!(
        GameRecord::from_record(&chosen).unwrap().to_record(),
        chosen
    );
}

#[test]
fn links_keep_the_rules_of_their_game() {
    for text in [LONE_HALF, HALF_HOME, UNFINISHED, &dated(UNFINISHED)] {
        let link = GameRecord::from_record(text).unwrap().to_link().unwrap();
        assert_eq!(GameRecord::from_link(&link).unwrap().to_record(), text);
    }
    // Made by the program before the date.
    let link = "#replay=AZUyneQtAHWVuQkAAAgDe6dwA58RHMUR3L8wIFgIVteHI_e7sydmLlmmAhbIMdOhIdcragEAAAAAAAAAAArUwA";
    assert_eq!(GameRecord::from_link(link).unwrap().to_record(), LONE_HALF);
}

#[test]
fn an_old_record_in_a_mail_keeps_its_rules() {
    for text in [LONE_HALF, HALF_HOME] {
        let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
        let imported = import(quoted.as_bytes());
        let [found] = &*imported.games else {
            panic!("{imported:?}");
        };
        assert_eq!(found.game.to_record(), text);
    }
}

#[test]
fn other_dates_are_refused() {
    let later = dated(UNFINISHED).replace("2026-11-27", "2031-01-01");
    let error = GameRecord::from_record(&later).unwrap_err();
    assert_eq!(error.line, 5);
    let found = "2031-01-01".to_owned();
    assert_eq!(error.problem, RecordProblem::UnknownRulesDate { found });
    let tablut = "tavoliere 1\ngame: tablut\npreset: Linnaeus\nrules-date: 2026-11-27\nseed: 3\nfirst: black\n\n";
    assert_eq!(GameRecord::from_record(tablut).unwrap_err().line, 4);
}
