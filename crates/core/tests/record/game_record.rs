//! Tests of the records of all games: common properties, and those of single games.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::record::{GameRecord, GameStart, MatchPlayError, RecordProblem};
use tavoliere_core::rules::MatchScore;
use tavoliere_core::rules::tawula::Dice;
use tavoliere_core::rules::{AnyPosition, AnyThrow, EndReason, Expect, GameKind, Setup, Side};

use crate::support::{below, game_count, generator, pick};

/// The most events of a random game. Repetition ends most games that would otherwise go round in circles.
const PATIENCE: usize = 3_000;

fn setup(kind: GameKind, preset: &str) -> Setup {
    let mut setup = Setup::new(kind);
    setup.set_preset(preset).unwrap();
    setup
}

/// A random set-up of a game.
fn any_setup(kind: GameKind, chance: &mut Xoshiro256PlusPlus) -> Setup {
    let mut setup = setup(kind, pick(chance, &kind.presets()));
    for option in setup.option_states() {
        if below(chance, 3) == 0 {
            setup
                .set_option(option.name, pick(chance, option.accepted))
                .unwrap();
        }
    }
    setup
}

fn begin(setup: Setup, chance: &mut Xoshiro256PlusPlus) -> GameRecord {
    match below(chance, 3) {
        0 => GameRecord::opening(setup, chance.next_u64()),
        _ => GameRecord::new(setup, chance.next_u64(), pick(chance, &Side::BOTH)),
    }
}

/// Plays a random event. `false` after the end.
fn advance(game: &mut GameRecord, chance: &mut Xoshiro256PlusPlus) -> bool {
    match game.expect() {
        Expect::Throw(_) => {
            game.throw_next().unwrap();
        }
        Expect::Move(_) => {
            let choice = pick(chance, &game.legal_moves());
            game.play(choice).unwrap();
        }
        Expect::Nothing => return false,
    }
    true
}

fn play_out(game: &mut GameRecord, chance: &mut Xoshiro256PlusPlus) {
    for _ in 0..PATIENCE {
        if !advance(game, chance) {
            return;
        }
    }
    if game.outcome().is_none() {
        game.agree_draw().unwrap();
    }
}

fn assert_round_trip(game: &GameRecord) {
    let text = game.to_record();
    let read = GameRecord::from_record(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.position(), game.position(), "{text}");
    assert_eq!(read.to_record(), text);
    assert_eq!(read.setup(), game.setup());
    assert_eq!(
        (read.seed(), read.beginning()),
        (game.seed(), game.beginning())
    );
    assert_eq!((read.thrown(), read.score()), (game.thrown(), game.score()));
}

/// The games that this file tests in addition to those of `text`.
const KINDS: [(GameKind, u64); 3] = [
    (GameKind::Tablut, 600),
    (GameKind::Tapatan, 4_000),
    (GameKind::Tawula, 600),
];

#[test]
fn random_games_of_every_preset_round_trip() {
    let mut chance = generator(41);
    for (kind, count) in KINDS {
        for preset in kind.presets() {
            for _ in 0..game_count(count) {
                let mut game = begin(setup(kind, preset), &mut chance);
                play_out(&mut game, &mut chance);
                assert_round_trip(&game);
            }
        }
    }
}

#[test]
fn records_round_trip_at_every_moment_under_random_options() {
    let mut chance = generator(42);
    for kind in GameKind::ALL {
        for _ in 0..game_count(40) {
            let mut game = begin(any_setup(kind, &mut chance), &mut chance);
            for _ in 0..60 {
                assert_round_trip(&game);
                if !advance(&mut game, &mut chance) {
                    break;
                }
            }
            assert_round_trip(&game);
        }
    }
}

#[test]
fn undo_and_redo_give_the_same_game() {
    let mut chance = generator(43);
    for kind in GameKind::ALL {
        for _ in 0..game_count(60) {
            let mut game = begin(any_setup(kind, &mut chance), &mut chance);
            let mut seen = vec![(game.position().clone(), game.turns().to_vec())];
            for _ in 0..120 {
                if !advance(&mut game, &mut chance) {
                    break;
                }
                seen.push((game.position().clone(), game.turns().to_vec()));
            }
            for (events, (position, turns)) in seen.iter().enumerate() {
                assert_eq!(*game.position_at(events), *position);
                let found = game.turns_at(events);
                assert!(found.iter().eq(turns), "after {events} events");
                assert_eq!(found.len(), turns.len());
                assert_eq!(found.last(), turns.last());
            }
            while let Some((position, turns)) = seen.pop() {
                assert_eq!(game.position(), &position);
                assert_eq!(game.turns(), turns);
                game.undo();
            }
        }
    }
}

#[test]
fn a_game_that_begins_from_any_position_round_trips() {
    let mut chance = generator(44);
    for kind in GameKind::ALL {
        for _ in 0..game_count(60) {
            let mut game = begin(any_setup(kind, &mut chance), &mut chance);
            for _ in 0..below(&mut chance, 150) {
                advance(&mut game, &mut chance);
            }
            // Parsed from text, because a position's text doesn't contain earlier positions.
            let start = AnyPosition::parse(kind, &game.position().text()).unwrap();
            let mut later = GameRecord::from_position(start, 5);
            assert_eq!(later.beginning(), GameStart::Position);
            assert_eq!(later.setup().options(), game.setup().options());
            assert_round_trip(&later);
            for _ in 0..30 {
                advance(&mut later, &mut chance);
                assert_round_trip(&later);
            }
        }
    }
}

#[test]
fn agreed_draws_are_kept_and_can_be_taken_back() {
    for kind in GameKind::ALL {
        let mut game = GameRecord::new(Setup::new(kind), 1, Side::Second);
        let before = game.position().clone();
        game.agree_draw().unwrap();
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason), (None, EndReason::Agreed));
        assert!(game.agree_draw().is_err() && game.resign(Side::First).is_err());
        let text = game.to_record();
        assert!(text.contains("\ndraw agreed\nresult: draw "), "{text}");
        assert!(text.ends_with(" agreement\n"), "{text}");
        assert_round_trip(&game);
        game.undo();
        assert_eq!(game.position(), &before);
        assert!(game.outcome().is_none());
    }
}

#[test]
fn the_opening_roll_of_tawula_is_kept_with_its_ties() {
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), 3);
    assert_eq!(game.beginning(), GameStart::Throw);
    let dice = |a, b| AnyThrow::Tawula(Dice::new(a, b).unwrap());
    game.throw(dice(4, 4)).unwrap();
    assert_round_trip(&game);
    assert_eq!(game.turns().len(), 1);
    game.throw(dice(2, 2)).unwrap();
    game.throw(dice(3, 6)).unwrap();
    assert_round_trip(&game);
    assert_eq!(game.turns()[0].side, Side::Second);
    assert_eq!(game.turns()[0].text, "1. B 44 22 63");
    assert_eq!(game.thrown(), 3);
    assert_eq!(game.expect(), Expect::Move(Side::Second));
    game.undo();
    assert_eq!(game.turns()[0].text, "1. - 44 22");
    let text = game.to_record();
    assert!(text.contains("\nfirst: throw\n"), "{text}");
    // Only if the game has such a roll.
    for kind in [GameKind::Tablan, GameKind::Tablut, GameKind::Tapatan] {
        let game = GameRecord::opening(Setup::new(kind), 3);
        assert_eq!(game.beginning(), GameStart::Side(Side::First));
        let side = kind.side_name(Side::First);
        let text = game
            .to_record()
            .replace(&format!("first: {side}"), "first: throw");
        let error = GameRecord::from_record(&text).unwrap_err();
        assert!(
            matches!(error.problem, RecordProblem::UnknownSide { .. }),
            "{error}"
        );
    }
}

#[test]
fn a_match_of_tawula_keeps_its_score() {
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), 10);
    assert_eq!(game.next_game().unwrap_err(), MatchPlayError::SingleGame);
    let score: MatchScore = "5 2-1".parse().unwrap();
    game.set_score_before(score).unwrap();
    assert_eq!(game.next_game().unwrap_err(), MatchPlayError::NotOver);
    assert!(game.to_record().contains("\nmatch: 5 2-1\n"));
    assert_round_trip(&game);
    game.resign(Side::First).unwrap();
    assert_eq!(game.score().unwrap().to_string(), "5 2-2");
    assert_eq!(game.score_before(), Some(score));
    assert_round_trip(&game);
    let next = game.next_game().unwrap();
    assert_eq!((next.seed(), next.beginning()), (11, GameStart::Throw));
    // The players change sides, and their results with them.
    let sheet = next.match_sheet().unwrap();
    assert_eq!(sheet.text(GameKind::Tawula), "1-2; black 0-1 resignation");
    assert_eq!(next.score().unwrap().to_string(), "5 2-2");
    let won: MatchScore = "5 5-1".parse().unwrap();
    let decided = MatchPlayError::Decided { score: won };
    assert_eq!(game.set_score_before(won), Err(decided));
}

#[test]
fn headers_that_contradict_each_other_are_refused() {
    let begin = |headers: &str| {
        let text = format!("tavoliere 1\ngame: tablut\nseed: 1\n{headers}\n\n");
        GameRecord::from_record(&text).map_err(|error| (error.line, error.problem))
    };
    let position = "position: 4b4/9/9/9/4K4/9/9/9/4b4 B move 7 Linnaeus";
    assert!(begin(position).is_ok());
    for header in ["preset: Linnaeus", "options: king=flanked", "first: black"] {
        let key = header.split(':').next().unwrap();
        match begin(&format!("{position}\n{header}")) {
            Err((5, RecordProblem::WithPosition { key: found })) => assert_eq!(found, key),
            other => panic!("{other:?}"),
        }
    }
    assert!(matches!(
        begin("position: 9/9 B move 7 Linnaeus"),
        Err((4, RecordProblem::Position(_)))
    ));
    let named = "preset: Linnaeus\nfirst: black";
    assert!(begin(named).is_ok());
    assert!(matches!(
        begin("preset: Linnaeus\nfirst: white"),
        Err((5, RecordProblem::AlwaysFirst { .. }))
    ));
    assert!(matches!(
        begin(&format!("{named}\nmatch: 3 3-0")),
        Err((6, RecordProblem::MatchPlay(_)))
    ));
    assert!(matches!(
        begin(&format!("{named}\nmatch: 4 0-0")),
        Err((6, RecordProblem::Score(_)))
    ));
}
