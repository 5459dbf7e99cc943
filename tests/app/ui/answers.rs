//! The answers to refused presses name the rule in plain words and say what the player can do.

use tavoliere::ai;
use tavoliere::input::Press;
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, AnyThrow, GameKind, Setup, Side, tablan, tawula};
use tavoliere::stage::timeline::Act;
use tavoliere::table::{Location, Refusal, Table};
use tavoliere::ui::language::Locale;
use tavoliere::ui::{Words, advice, games, refusal};

use crate::rig::{Rig, scripted, setup, throw_steps};

/// A throw that is given to a game.
fn throw(kind: GameKind, text: &str) -> AnyThrow {
    let number = |text: &str| text.parse().unwrap();
    match kind {
        GameKind::Tablan => AnyThrow::Tablan(tablan::Value::of_steps(number(text)).unwrap()),
        _ => {
            let (one, other) = text.split_at(1);
            AnyThrow::Tawula(tawula::Dice::new(number(one), number(other)).unwrap())
        }
    }
}

/// The location of a place by its name.
fn place(kind: GameKind, name: &str) -> Location {
    use tavoliere::rules::Side::First;
    match (kind, name) {
        (_, "hand") => Location::Hand(First),
        (_, "bar") => Location::Bar(First),
        (_, "off") => Location::Off(First),
        (GameKind::Tablan, _) => {
            Location::Board(name.parse::<tablan::Cell>().unwrap().index(First))
        }
        (GameKind::Tablut, _) => {
            let square: tavoliere::rules::tablut::Square = name.parse().unwrap();
            Location::Board((square.rank() - 1) * 9 + square.file())
        }
        (GameKind::Tapatan, _) => {
            let point: tavoliere::rules::tapatan::Point = name.parse().unwrap();
            Location::Board(point.into())
        }
        (GameKind::Tawula, _) => Location::Board(name.parse().unwrap()),
    }
}

/// Presses on places, of which the last is refused.
struct Case {
    position: &'static str,
    throws: &'static [&'static str],
    press: &'static str,
    rule: &'static str,
    english: &'static str,
    italian: &'static str,
}

fn check(kind: GameKind, cases: &[Case]) {
    let mut wrong = Vec::new();
    let languages = ["en", "it"].map(|tag| Words::of(Locale::of(tag).unwrap()));
    for case in cases {
        let start = AnyPosition::parse(kind, case.position).unwrap();
        let mut game = GameRecord::from_position(start, 1);
        game.set_header("throws", "scripted").unwrap();
        for text in case.throws {
            game.throw(throw(kind, text)).unwrap();
        }
        let mut rig = Rig::with_stage();
        rig.set_tempo(0.0, false);
        rig.set_up(game);
        rig.frame(16);
        for name in case.press.split(' ') {
            rig.press(Press::Location(place(kind, name)));
            rig.frame(16);
        }
        let refused: Vec<Refusal> = rig.refusals().to_vec();
        let [refused] = &refused[..] else {
            panic!("{kind} {}: {refused:?}", case.press);
        };
        let said = languages.each_ref().map(|words| {
            let (text, rule) = refusal::answer(words, rig.table(), rig.selection(), refused);
            assert_eq!(rule, Some(case.rule), "{kind} {}: {text}", case.press);
            assert!(!text.contains(case.rule), "the number is only a link");
            text
        });
        if said != [case.english, case.italian] {
            wrong.push((case.press, said));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn answers_in_tablan_name_the_throw_and_the_move() {
    const START: &str = "RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B throw 1 PerGioco";
    check(
        GameKind::Tablan,
        &[
            Case {
                position: START,
                throws: &["2", "0"],
                press: "k1",
                rule: "TN-11",
                english: "The front piece, on l1, must start first. You threw a 2. Start the piece on l1: it moves to k2 or l2.",
                italian: "Prima deve partire la pedina più avanti, quella in l1. Hai lanciato un 2. Fai partire la pedina in l1: va in k2 o l2.",
            },
            Case {
                position: START,
                throws: &["2", "0"],
                press: "f2",
                rule: "TN-8",
                english: "That’s 7 steps away, and no throw is worth that. You threw a 2. Start the piece on l1: it moves to k2 or l2.",
                italian: "È a 7 passi, e nessun lancio porta lì. Hai lanciato un 2. Fai partire la pedina in l1: va in k2 o l2.",
            },
            Case {
                position: "RRRRRRRRRRRR/12/9b2/BBBBBBBBBB1b B throw 5 PerGioco",
                throws: &["12", "0"],
                press: "j1",
                rule: "TN-10",
                english: "The piece on j1 hasn’t started. Only a 2 can start it. You threw a 12. Pick the piece on j2 or l1.",
                italian: "La pedina in j1 non è ancora partita. Si parte solo con un 2. Hai lanciato un 12. Pedine possibili: j2 o l1.",
            },
        ],
    );
}

#[test]
fn answers_in_tablut_name_the_rule_and_the_places() {
    const START: &str = "4bb3/3bb4/4w4/b3w3b/bbwwKwwbb/b3w3b/4w4/4b4/3bbb3 W move 2 Linnaeus";
    check(
        GameKind::Tablut,
        &[
            Case {
                position: START,
                throws: &[],
                press: "e3 d2",
                rule: "TT-3",
                english: "Pieces move in straight lines. d2 isn’t in line with e3. Pick one of the marked places.",
                italian: "Si va solo in linea retta. d2 non è in linea con e3. Tocca uno dei posti segnati.",
            },
            Case {
                position: START,
                throws: &[],
                press: "a4",
                rule: "TT-2",
                english: "The piece on a4 is your opponent’s. Pick a lit piece: 8 can move.",
                italian: "Il pezzo in a4 è dell’avversario. Tocca una pedina illuminata: puoi scegliere fra 8.",
            },
        ],
    );
}

#[test]
fn answers_in_tapatan_never_speak_of_a_missing_piece() {
    check(
        GameKind::Tapatan,
        &[
            Case {
                position: "wb1/bwb/1w1 W move 7 Tapatan",
                throws: &[],
                press: "a2",
                rule: "TP-4",
                english: "The piece on a2 is your opponent’s. Pick the piece on b1 or b2.",
                italian: "La pedina in a2 è dell’avversario. Pedine possibili: b1 o b2.",
            },
            Case {
                position: "b1w/bw1/1bw W move 7 Tapatan",
                throws: &[],
                press: "b2 b1",
                rule: "TP-4",
                english: "There’s a piece on b1. From b2 you can move to a1, c2 or b3.",
                italian: "In b1 c’è una pedina. Da b2 puoi arrivare in a1, c2 o b3.",
            },
        ],
    );
}

#[test]
fn answers_in_tawula_name_the_numbers_and_the_points() {
    const BAR: &str = ".B3..B5./.....W7/.W2..../W5....B7/b1/- W throw 43 Tawula";
    check(
        GameKind::Tawula,
        &[
            Case {
                position: BAR,
                throws: &["53"],
                press: "5",
                rule: "TW-8",
                english: "Two or more opposing pieces hold point 5. You rolled 5 and 3. Bring your piece from the bar onto point 3.",
                italian: "Due o più pedine avversarie chiudono la punta 5. Hai lanciato 5 e 3. Fai rientrare la pedina dalla barra sulla punta 3.",
            },
            Case {
                position: BAR,
                throws: &["53"],
                press: "12",
                rule: "TW-10",
                english: "Your pieces on the bar must enter first. You rolled 5 and 3. Bring your piece from the bar onto point 3.",
                italian: "Prima fai rientrare le pedine che hai sulla barra. Hai lanciato 5 e 3. Fai rientrare la pedina dalla barra sulla punta 3.",
            },
            Case {
                position: BAR,
                throws: &["53"],
                press: "off",
                rule: "TW-13",
                english: "You can bear off only when all your pieces are on points 19 to 24. You rolled 5 and 3. Bring your piece from the bar onto point 3.",
                italian: "Puoi far uscire le pedine solo quando sono tutte fra la punta 19 e la 24. Hai lanciato 5 e 3. Fai rientrare la pedina dalla barra sulla punta 3.",
            },
        ],
    );
}

#[test]
fn a_hint_says_when_a_throw_could_be_split() {
    let mut game = scripted(Setup::new(GameKind::Tablan));
    throw_steps(&mut game, &[2, 0]);
    let hint = ai::hint(game.position()).unwrap();
    let table = Table::new(game);
    for tag in ["en", "it"] {
        let words = Words::of(Locale::of(tag).unwrap());
        let ways = advice::two_ways(&words, &table, &hint).expect("a 2 can start one piece or two");
        assert!(ways.contains('2') && ways.ends_with('.'), "{ways}");
    }
    // An 8 with a single runner can't be split.
    let start = "RRRRRRRRRRRR/12/9b2/BBBBBBBBBBB1 B throw 5 PerGioco";
    let start = AnyPosition::parse(GameKind::Tablan, start).unwrap();
    let mut game = GameRecord::from_position(start, 1);
    game.set_header("throws", "scripted").unwrap();
    throw_steps(&mut game, &[8, 0]);
    let hint = ai::hint(game.position()).unwrap();
    let ways = advice::two_ways(&Words::default(), &Table::new(game), &hint);
    assert_eq!(ways, None);
}

#[test]
fn a_lost_throw_has_a_reason() {
    let mut game = scripted(Setup::new(GameKind::Tablan));
    throw_steps(&mut game, &[8, 0]);
    let table = Table::new(game);
    let lost = Act::ThrowLost {
        steps: 8,
        half: false,
    };
    for (tag, wanted) in [
        (
            "en",
            "No move for an 8: only a piece that has started can use it.",
        ),
        (
            "it",
            "Nessuna mossa per un 8: può usarlo solo una pedina già partita.",
        ),
    ] {
        let words = Words::of(Locale::of(tag).unwrap());
        let note = games::event_note(&words, &table, &lost);
        assert_eq!(note.as_deref(), Some(wanted));
    }
}

#[test]
fn throws_that_decide_who_starts_have_a_note() {
    let game = scripted(setup("Bell", "first_player=first_two"));
    let table = Table::new(game);
    for (tag, other, begins) in [
        (
            "en",
            "Not a 2. The sticks pass to the other side.",
            "Red throws a 2 and starts with it.",
        ),
        (
            "it",
            "Non è un 2. I bastoncini passano all’altro giocatore.",
            "Il Rosso lancia un 2 e comincia con quello.",
        ),
    ] {
        let words = Words::of(Locale::of(tag).unwrap());
        let note = |side| games::event_note(&words, &table, &Act::Opened(side));
        assert_eq!(note(None).as_deref(), Some(other));
        assert_eq!(note(Some(Side::Second)).as_deref(), Some(begins));
    }
}
