//! Turns as people read them: tokens and plain sentences of all games, in every language.

use std::collections::BTreeMap;

use tavoliere::record::{GameRecord, Turn};
use tavoliere::rules::{AnyPosition, Expect, GameKind, Setup, Side, tablan};
use tavoliere::ui::language::{LOCALES, Locale};
use tavoliere::ui::move_text::{
    Token, TurnName, TurnNotation, choice_sentence, moves_sentence, turn_sentence,
};
use tavoliere::ui::turn_list::TurnTokens;
use tavoliere::ui::{Words, games};

use crate::rig::{chance, some_choice};

/// The first position of a game.
fn start(kind: GameKind) -> AnyPosition {
    GameRecord::new(Setup::new(kind), 1, Side::First)
        .start()
        .clone()
}

/// The sentence of a finished turn in the first position of a game.
fn sentence(words: &Words, kind: GameKind, side: Side, text: &str) -> String {
    let notation = TurnNotation::line(kind, side, text);
    let tokens = games::describe(&start(kind), &notation);
    let number = text.split('.').next().unwrap().parse().unwrap();
    let name = TurnName {
        game: kind,
        number,
        side,
    };
    turn_sentence(words, name, &tokens)
}

/// Checks a table of turns and their sentences.
fn check(tag: &str, kind: GameKind, table: &[(Side, &str, &str)]) {
    let words = Words::of(Locale::of(tag).unwrap());
    for (side, text, wanted) in table {
        assert_eq!(&sentence(&words, kind, *side, text), wanted, "{text}");
    }
}

#[test]
fn turns_of_tablan_are_plain_sentences() {
    use Side::{First, Second};
    check(
        "en",
        GameKind::Tablan,
        &[
            (First, "1. B 0", "Turn 1, Blue: no score"),
            (
                First,
                "1. B 12 0: 12=--",
                "Turn 1, Blue: threw 12, no piece can use it",
            ),
            (
                First,
                "1. B 12 8 0: 12=-- 8=--",
                "Turn 1, Blue: threw 12 and 8, no piece can use them",
            ),
            (
                Second,
                "2. R 2 0: 2=a4-a3+b4-a4",
                "Turn 2, Red: threw 2, starts a piece from a4 to a3, starts a piece from b4 to a4",
            ),
            (
                First,
                "9. B 2 8 0: 2=l2-j2 8=h2-a3xa3",
                "Turn 9, Blue: threw 2 and 8, l2 to j2, h2 to a3, captures",
            ),
            (
                First,
                "9. B 2 8 0: T10=l2-b2",
                "Turn 9, Blue: threw 2 and 8, l2 to b2, in one leap",
            ),
            (
                First,
                "13. B 8 12 0: 8=l2-e2 12=e2-h3",
                "Turn 13, Blue: threw 8 and 12, l2 to h3",
            ),
            (
                First,
                "13. B 8 12 0: 8=l2-a3xa3 12=a3-l4xl4",
                "Turn 13, Blue: threw 8 and 12, l2 to a3, captures, a3 to l4, captures, comes home",
            ),
            (
                First,
                "13. B 2 12 0: 2=c3-d3/-- 12=--",
                "Turn 13, Blue: threw 2 and 12, c3 to d3, half lost, no piece can use the 12",
            ),
        ],
    );
    check(
        "it",
        GameKind::Tablan,
        &[
            (First, "1. B 0", "Turno 1, Blu: nessun punto"),
            (
                Second,
                "2. R 2 0: 2=a4-a3+b4-a4",
                "Turno 2, Rosso: lancia 2, fa partire la pedina da a4 a a3, fa partire la pedina da b4 a a4",
            ),
            (
                First,
                "13. B 8 0: 8=a3-l4xl4",
                "Turno 13, Blu: lancia 8, da a3 a l4, cattura, arrivata",
            ),
        ],
    );
}

#[test]
fn turns_of_tablut_are_plain_sentences() {
    use Side::{First, Second};
    check(
        "en",
        GameKind::Tablut,
        &[
            (First, "1. B a4-d4", "Turn 1, Black: a4 to d4"),
            (
                Second,
                "12. W e3-e2xd2/e1/f2+2",
                "Turn 12, White: e3 to e2, captures 3, Tuichi! Several ways out",
            ),
            (
                Second,
                "12. W e3-h3+",
                "Turn 12, White: e3 to h3, Raichi! One way out",
            ),
            // The king is on e5 in the first position.
            (
                First,
                "13. B a4-d4xe5++",
                "Turn 13, Black: a4 to d4, captures the king, wins",
            ),
        ],
    );
    check(
        "it",
        GameKind::Tablut,
        &[(
            Second,
            "12. W e3-e2xd2+",
            "Turno 12, Bianco: da e3 a e2, cattura, Raichi! Una via d’uscita",
        )],
    );
}

#[test]
fn turns_of_tapatan_are_plain_sentences() {
    use Side::{First, Second};
    check(
        "en",
        GameKind::Tapatan,
        &[
            (First, "1. W b2", "Turn 1, White: new piece on b2"),
            (Second, "8. B a3-a2", "Turn 8, Black: a3 to a2"),
            (
                First,
                "9. W b3-a3#",
                "Turn 9, White: b3 to a3, three in a row",
            ),
            (Second, "20. B a3-a2=", "Turn 20, Black: a3 to a2, draw"),
        ],
    );
    check(
        "it",
        GameKind::Tapatan,
        &[(
            First,
            "9. W b3-a3#",
            "Turno 9, Bianco: da b3 a a3, tre in fila",
        )],
    );
}

#[test]
fn turns_of_tawula_are_plain_sentences() {
    use Side::{First, Second};
    check(
        "en",
        GameKind::Tawula,
        &[
            (
                First,
                "12. W 63: hand/6 hand/3*",
                "Turn 12, White: rolled 6 and 3, enters on 6, enters on 3, hits",
            ),
            (
                Second,
                "13. B 41: bar/4 10/11",
                "Turn 13, Black: rolled 4 and 1, from the bar to 4, 10 to 11",
            ),
            (
                First,
                "16. W 65: bar/6 6/11*",
                "Turn 16, White: rolled 6 and 5, from the bar to 6 and on to 11, hits",
            ),
            (
                First,
                "18. W 44: 11/15 15/19 17/21(2)",
                "Turn 18, White: rolled 4 and 4, 11 to 19, 17 to 21 with 2 pieces",
            ),
            (
                First,
                "19. W 32: 22/off:3",
                "Turn 19, White: rolled 3 and 2, bears off from 22",
            ),
            (
                Second,
                "17. B 53: --",
                "Turn 17, Black: rolled 5 and 3, can’t move",
            ),
        ],
    );
    check(
        "it",
        GameKind::Tawula,
        &[
            (
                Second,
                "13. B 41: bar/4 10/11*",
                "Turno 13, Nero: lancia 4 e 1, dalla barra a 4, da 10 a 11, colpisce",
            ),
            (
                First,
                "19. W 32: 22/off:3",
                "Turno 19, Bianco: lancia 3 e 2, fa uscire una pedina dalla punta 22",
            ),
        ],
    );
}

#[test]
fn choices_are_plain_sentences() {
    let words = Words::default();
    let said = |kind, text| choice_sentence(&words, &start(kind), text);
    assert_eq!(said(GameKind::Tawula, "hand/6"), "enters on 6");
    assert_eq!(said(GameKind::Tablut, "a4-d4"), "a4 to d4");
    assert_eq!(said(GameKind::Tapatan, "b2"), "new piece on b2");
    assert_eq!(
        said(GameKind::Tablan, "2=l1-l2+"),
        "starts a piece from l1 to l2"
    );
    // A choice that moves no piece keeps its notation.
    assert_eq!(said(GameKind::Tablan, "8!"), "8!");
}

/// A turn of a record in a language.
fn of_record(words: &Words, record: &GameRecord, turn: &Turn) -> String {
    moves_sentence(words, &TurnTokens::make(record, turn, false))
}

#[test]
fn every_turn_of_whole_games_can_be_said_in_every_language() {
    let languages: Vec<Words> = LOCALES.iter().map(Words::of).collect();
    for kind in GameKind::ALL {
        for seed in 0..6 {
            let mut game = GameRecord::opening(Setup::new(kind), seed);
            let mut random = chance(seed);
            while game.outcome().is_none() && game.events().len() < 600 {
                match game.expect() {
                    Expect::Throw(_) => drop(game.throw_next().unwrap()),
                    _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
                }
            }
            for turn in game.turns() {
                for words in &languages {
                    let said = of_record(words, &game, turn);
                    assert!(!said.is_empty(), "{kind}: {}", turn.text);
                    let signs = ['{', '$', '/', '=', '*', '#', '|'];
                    assert!(!said.contains(signs), "{kind}: {}: {said}", turn.text);
                    assert!(!said.contains("move-"), "{kind}: {}: {said}", turn.text);
                }
            }
        }
    }
}

/// The steps of Tablan pieces that leave their start cells, in a game, by its rules.
fn starts(game: &GameRecord) -> usize {
    let mut count = 0;
    for (before, after) in game.positions().zip(game.positions().skip(1)) {
        if let (AnyPosition::Tablan(before), AnyPosition::Tablan(after)) = (before, after) {
            let waiting = |position: &tablan::Position, side| {
                let pieces = position.pieces(side);
                let waits = |at: &tablan::Cell| position.piece(*at).is_some_and(|p| !p.started);
                pieces.filter(waits).collect::<Vec<_>>()
            };
            for side in Side::BOTH {
                let left = waiting(&after, side);
                let gone = waiting(&before, side)
                    .into_iter()
                    .filter(|at| !left.contains(at));
                // A captured piece didn't start.
                count += gone
                    .filter(|at| after.piece(*at).is_none_or(|piece| piece.side == side))
                    .count();
            }
        }
    }
    count
}

#[test]
fn pieces_of_tablan_start_where_the_rules_say() {
    let mut all = 0;
    for seed in 0..10 {
        let mut game = GameRecord::new(Setup::new(GameKind::Tablan), seed, Side::First);
        let mut random = chance(seed);
        while game.outcome().is_none() && game.events().len() < 400 {
            match game.expect() {
                Expect::Throw(_) => drop(game.throw_next().unwrap()),
                _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
            }
        }
        let tokens = game
            .turns()
            .iter()
            .flat_map(|turn| TurnTokens::make(&game, turn, false));
        let shown = tokens.filter(|token| *token == Token::Starts).count();
        assert_eq!(shown, starts(&game), "seed {seed}");
        all += shown;
    }
    assert!(all > 50, "only {all} pieces started");
}

#[test]
fn pieces_on_the_bar_cannot_enter() {
    let mut found = 0;
    for seed in 0..40 {
        let mut game = GameRecord::new(Setup::new(GameKind::Tawula), seed, Side::First);
        let mut random = chance(seed);
        while game.outcome().is_none() && game.events().len() < 500 {
            match game.expect() {
                Expect::Throw(_) => drop(game.throw_next().unwrap()),
                _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
            }
        }
        for turn in game.turns().iter().filter(|turn| turn.text.ends_with("--")) {
            let before = game.position_at(turn.first_event);
            let AnyPosition::Tawula(position) = before.as_ref() else {
                unreachable!()
            };
            let said = of_record(&Words::default(), &game, turn);
            let enters = position.board().bar(turn.side) > 0;
            assert_eq!(
                said.ends_with("can’t enter"),
                enters,
                "{}: {said}",
                turn.text
            );
            found += usize::from(enters);
        }
    }
    assert!(found > 20, "only {found} turns without an entry");
}

#[test]
fn the_words_of_a_choice_tell_it_from_every_other() {
    for locale in LOCALES {
        let words = Words::of(locale);
        for kind in GameKind::ALL {
            let mut game = GameRecord::new(Setup::new(kind), 3, Side::First);
            let mut random = chance(5);
            for _ in 0..150 {
                match game.expect() {
                    Expect::Nothing => break,
                    Expect::Throw(_) => {
                        game.throw_next().unwrap();
                        continue;
                    }
                    Expect::Move(_) => {}
                }
                let before = game.position().clone();
                let mut said: BTreeMap<String, String> = BTreeMap::new();
                for choice in game.legal_moves() {
                    let sentence = choice_sentence(&words, &before, &before.write_choice(choice));
                    let mut after = before.clone();
                    after.play(choice).unwrap();
                    let position = after.text();
                    // Two choices with the same words must lead to the same position.
                    if let Some(other) = said.insert(sentence.clone(), position.clone()) {
                        assert_eq!(other, position, "{} {kind}: {sentence}", locale.tag);
                    }
                }
                let choice = some_choice(&game, &mut random);
                game.play(choice).unwrap();
            }
        }
    }
}
