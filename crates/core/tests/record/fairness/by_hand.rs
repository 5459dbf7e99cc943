//! Tests of throws that players make by hand.

use tavoliere_core::record::{Event, GameRecord, RecordProblem, Seed};
use tavoliere_core::rules::{AnyIllegal, Expect, GameKind, MatchScore, Setup, Side};
use tavoliere_core::verify::{Check, Conclusion, Proof, Verdict, verify};

use crate::record::fairness::{SEED, by_hand, finding, with_digest};
use crate::support::generator;

#[test]
fn throws_by_hand_are_kept_without_proof() {
    let mut chance = generator(16);
    for kind in [GameKind::Tablan, GameKind::Tawula] {
        for events in [0, 1, 2, 5, 30, 3_000] {
            let game = by_hand(&Setup::new(kind), &mut chance, events);
            let record = game.to_record();
            assert!(record.starts_with("tavoliere 2\n"), "{record}");
            assert!(
                record.contains("\nthrows: by hand\nopponents: "),
                "{record}"
            );
            assert!(!record.contains("\nseed: ") && !record.contains("\nsalt: "));
            let read = GameRecord::from_record(&record).unwrap();
            assert!(read.throws_by_hand() && read.fair_seed().is_none());
            assert_eq!(read.to_record(), record);
            assert_eq!(read.position(), game.position());
            assert_eq!(read.seed(), game.seed());
            let found = verify(&record);
            assert_eq!(found.conclusion(), Conclusion::Verified, "{found}");
            let throws = Verdict::Holds(Proof::ByHand(game.thrown()));
            assert_eq!(finding(&record, Check::Throws), throws);
            let commitment = Verdict::Holds(Proof::NoneByHand);
            assert_eq!(finding(&record, Check::Commitment), commitment);
        }
    }
}

#[test]
fn a_throw_by_hand_is_never_drawn_and_can_be_taken_back_and_entered_otherwise() {
    let mut chance = generator(17);
    for kind in [GameKind::Tablan, GameKind::Tawula] {
        let mut game = by_hand(&Setup::new(kind), &mut chance, 20);
        while !matches!(game.expect(), Expect::Throw(_)) {
            game.play(game.legal_moves()[0]).unwrap();
        }
        let (before, thrown) = (game.to_record(), game.thrown());
        assert_eq!(game.throw_next(), Err(AnyIllegal::ThrownByHand));
        assert_eq!(game.to_record(), before);
        for (throw, _) in game.position().throws() {
            game.throw(throw).unwrap();
            assert_eq!(game.thrown(), thrown + 1);
            let entered = game.undo();
            assert!(matches!(entered, Some(Event::Threw { throw: back, .. }) if back == throw));
            assert_eq!(game.to_record(), before);
        }
    }
}

#[test]
fn headers_beside_throws_by_hand_are_refused() {
    let mut chance = generator(18);
    let record = by_hand(&Setup::new(GameKind::Tawula), &mut chance, 6).to_record();
    let refused = |from: &str, to: &str| {
        let text = with_digest(&record.replacen(from, to, 1));
        let error = GameRecord::from_record(&text).expect_err(&text);
        assert_eq!(verify(&text).conclusion(), Conclusion::Failed, "{text}");
        error.problem
    };
    let throws = "throws: by hand\n";
    for key in [
        "seed",
        "salt",
        "commitment",
        "contribution-1",
        "contribution-2",
    ] {
        let problem = refused(throws, &format!("{throws}{key}: {SEED}\n"));
        assert_eq!(problem, RecordProblem::WithThrowsByHand { key });
    }
    assert!(matches!(
        refused(throws, "throws: by foot\n"),
        RecordProblem::UnknownThrows { .. }
    ));
    assert!(matches!(
        refused(throws, ""),
        RecordProblem::Header(_) | RecordProblem::MissingHeader { .. }
    ));
    assert!(matches!(
        refused("opponents: ", "opponents: x"),
        RecordProblem::BadSeed { .. }
    ));
    // Without its number it's read as 0. A free header of that name belongs to version 1.
    let number = record.lines().find(|line| line.starts_with("opponents: "));
    let text = with_digest(&record.replacen(&format!("{}\n", number.unwrap()), "", 1));
    assert_eq!(GameRecord::from_record(&text).unwrap().seed(), 0);
}

#[test]
fn the_next_game_of_a_match_by_hand_is_by_hand() {
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), Seed::ByHand(u64::MAX));
    game.set_score_before(MatchScore::new(5).unwrap()).unwrap();
    game.resign(Side::First).unwrap();
    let next = game.next_game().unwrap();
    assert!(next.throws_by_hand());
    assert_eq!(next.seed(), 0);
    assert_ne!(next.score_before(), game.score_before());
}
