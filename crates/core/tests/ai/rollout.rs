//! Tests that rollouts don't depend on their steps, distinguish worse turns, and can replace a review's judgement.

use tavoliere_core::ai::Progress;
use tavoliere_core::ai::rollout::{Rollout, RolloutChoice, RolloutError, RolloutParams};
use tavoliere_core::review::{Mistake, Review, RolloutLook, TurnKind};
use tavoliere_core::rules::{AnyPosition, GameKind};

use crate::review::{check_sums, game};

const TAWULA: &str = "W2WB2.../W....W/B2B..../B...../h10/h9 W move 8 Tawula dice=51";
const PER_GIOCO: &str = "2rrrrr1RRRR/4r4r2/7r4/BBBBBB1bbbbb B move 45 PerGioco thrown=2 left=2";
const ENGLISH: &str = "2rrRrr1RRRR/4r4r2/7r4/BBBB1bbBbbbb B move 49 English thrown=2 left=2";

fn position(kind: GameKind, text: &str) -> AnyPosition {
    AnyPosition::parse(kind, text).unwrap()
}

fn positions() -> [AnyPosition; 3] {
    [
        position(GameKind::Tawula, TAWULA),
        position(GameKind::Tablan, PER_GIOCO),
        position(GameKind::Tablan, ENGLISH),
    ]
}

fn begun(position: &AnyPosition, games: u32) -> Rollout {
    let turns = Rollout::promising(position, None, 3).unwrap();
    assert_eq!(turns.len(), 3);
    let params = RolloutParams {
        games,
        turns: 4,
        ..RolloutParams::default()
    };
    Rollout::new(position, turns, params).unwrap()
}

fn finished(position: &AnyPosition, games: u32) -> Vec<RolloutChoice> {
    let mut rollout = begun(position, games);
    rollout.finish();
    rollout.choices()
}

#[test]
fn a_rollout_does_not_depend_on_its_slices() {
    for position in positions() {
        let whole = finished(&position, 100);
        let mut cut = begun(&position, 100);
        let mut steps = 0;
        while cut.step(700) == Progress::Thinking {
            steps += 1;
        }
        assert!(steps > 10, "{position} {steps}");
        assert_eq!(cut.choices(), whole);
        // Another step after the end changes nothing.
        cut.step(10_000);
        assert_eq!(cut.choices(), whole);
    }
}

#[test]
fn turns_have_whole_rounds_of_games_and_the_best_loses_nothing() {
    for position in positions() {
        let round = match position.kind() {
            GameKind::Tawula => 36,
            _ => 78,
        };
        let mut rollout = begun(&position, 150);
        rollout.finish();
        let choices = rollout.choices();
        let best = rollout.best().unwrap();
        for (place, choice) in choices.iter().enumerate() {
            assert!(choice.games > 0 && choice.games.is_multiple_of(round));
            assert!((0..=10_000).contains(&choice.chance.mean));
            assert!(choice.chance.error < 300, "{choice:?}");
            match place == best {
                true => assert_eq!((choice.behind.mean, choice.behind.error), (0, 0)),
                false => assert!(choice.behind.mean >= 0),
            }
        }
    }
}

/// A rollout starts from the network's expectation, so they can't differ much.
#[test]
fn a_rollout_is_near_what_the_network_expects() {
    for position in positions() {
        for choice in finished(&position, 300) {
            let mut after = position.clone();
            for played in &choice.choices {
                after.play(*played).unwrap();
            }
            let side = position.side_to_act().unwrap();
            let expected = tavoliere_core::ai::expectation(&after, None).unwrap();
            let own = match after.side_to_act() == Some(side) {
                true => expected,
                false => 1000 - expected,
            };
            let difference = choice.chance.mean - 10 * i32::from(own);
            assert!(difference.abs() < 400, "{position} {own} {choice:?}");
        }
    }
}

#[test]
fn impossible_rollouts_are_refused_with_the_reason() {
    let params = RolloutParams::default;
    let tapatan = position(GameKind::Tapatan, "3/3/3 W move 1 Tapatan");
    let error = Rollout::new(&tapatan, Vec::new(), params()).unwrap_err();
    assert!(matches!(error, RolloutError::NoThrows { game } if game == GameKind::Tapatan));
    assert!(Rollout::promising(&tapatan, None, 3).is_err());
    let tawula = position(GameKind::Tawula, TAWULA);
    let turns = Rollout::promising(&tawula, None, 2).unwrap();
    // Half a turn, and a turn from another position.
    let half = vec![turns[0].clone(), turns[0][..1].to_vec()];
    let error = Rollout::new(&tawula, half, params()).unwrap_err();
    assert!(matches!(error, RolloutError::Unfinished { place: 2 }));
    let twice = vec![[turns[0].clone(), turns[0].clone()].concat()];
    let error = Rollout::new(&tawula, twice, params()).unwrap_err();
    assert!(matches!(error, RolloutError::Illegal(_)), "{error}");
    let mut after = tawula;
    for choice in &turns[0] {
        after.play(*choice).unwrap();
    }
    let error = Rollout::promising(&after, None, 3).unwrap_err();
    assert!(matches!(error, RolloutError::NoChoice));
    // A rollout without turns has no result.
    let mut empty =
        Rollout::new(&position(GameKind::Tawula, TAWULA), Vec::new(), params()).unwrap();
    empty.finish();
    assert!(empty.choices().is_empty() && empty.best().is_none());
}

/// The turn with the highest cost in a game with mistakes.
fn costliest(review: &Review) -> usize {
    let turns = review.turns().iter().enumerate();
    let chosen = turns.filter(|(_, turn)| turn.kind == TurnKind::Chosen);
    chosen.max_by_key(|(_, turn)| turn.cost).unwrap().0
}

#[test]
fn a_closer_look_takes_the_place_of_the_first_judgement() {
    for (kind, preset) in [
        (GameKind::Tawula, "Tawula"),
        (GameKind::Tablan, "English"),
        (GameKind::Tapatan, "Tapatan"),
    ] {
        let game = game(kind, preset, 1, 8, 60);
        let mut review = Review::new(&game);
        review.finish();
        let place = costliest(&review);
        let decision = review.decision(place).unwrap();
        let mut look = RolloutLook::new(decision.clone(), 5);
        assert!(look.judgement().is_none());
        let mut last = look.progress();
        while look.step(2_000) {
            let (done, all) = look.progress();
            assert!(done >= last.0 && done <= all);
            last = (done, all);
        }
        assert!(!look.step(2_000));
        let judgement = look.judgement().unwrap().clone();
        let mut again = RolloutLook::new(decision, 5);
        again.finish();
        assert_eq!(again.judgement(), Some(&judgement));
        let before = review.turns()[place].clone();
        let others = before.cost - before.better.as_ref().map_or(0, |better| better.cost);
        review.replace(place, &judgement, look.reply());
        let turn = &review.turns()[place];
        assert_eq!(turn.cost, others + judgement.cost());
        assert_eq!(turn.better.is_some(), judgement.cost() > 0);
        let reply = turn.better.as_ref().and_then(|better| better.reply.clone());
        assert_eq!(reply, look.reply());
        if kind == GameKind::Tapatan && turn.mistake().is_some() {
            assert!(reply.is_some(), "whatever loses there is punished at once");
        }
        check_sums(&game, &review);
        // A bad turn is still judged as bad.
        if before.cost >= 2 * Mistake::MISTAKE {
            assert!(
                turn.mistake() >= Some(Mistake::Inaccuracy),
                "{kind} {before:?}"
            );
        }
    }
}

#[test]
fn a_closer_look_at_a_forced_turn_is_done_at_once() {
    let game = game(GameKind::Tawula, "Tawula", 2, 3, 120);
    let mut review = Review::new(&game);
    review.finish_graph();
    let turns = review.turns().iter();
    let forced = turns
        .enumerate()
        .find(|(_, turn)| turn.kind == TurnKind::Forced);
    if let Some(decision) = forced.and_then(|(place, _)| review.decision(place)) {
        let mut look = RolloutLook::new(decision, 1);
        assert!(!look.step(1_000));
        assert!(look.judgement().unwrap().forced);
    }
}
