//! Tests the review: chances, luck, play and costs add up, and it finds the cost of a mistake.

use tavoliere_core::ai::{self, Player};
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::review::{Decision, Effort, Mistake, ProvenResult, Review, Stage, TurnKind};
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, GameKind, Setup, Side, TurnLimits};

use crate::memory::peak_memory;
use crate::record::reader::long_tablut;
use crate::support::{below, generator};

/// A game that a level plays against itself, or random play at level 0, stopped after `events` events.
pub fn game(kind: GameKind, preset: &str, level: u8, seed: u64, events: usize) -> GameRecord {
    let mut setup = Setup::new(kind);
    setup.set_preset(preset).unwrap();
    let mut game = GameRecord::opening(setup, seed);
    let mut generator = generator(seed);
    while game.events().len() < events {
        match game.expect() {
            Expect::Nothing => break,
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) => {
                let moves = game.legal_moves();
                let random = moves[below(&mut generator, moves.len())];
                let seed = seed + game.thrown() as u64;
                let choice = match level {
                    0 => random,
                    level => Player::new(level).choose(game.position(), seed).unwrap(),
                };
                game.play(choice).unwrap();
            }
        }
    }
    game
}

/// A short search, so that tests are fast.
const QUICK: Effort = Effort {
    graph: 300,
    deeper: 1_500,
};

fn reviewed(game: &GameRecord) -> Review {
    let mut review = Review::with_effort(game, QUICK);
    review.finish();
    assert_eq!(review.stage(), Stage::Done);
    review
}

/// Checks the sums of a review against its turns.
pub fn check_sums(game: &GameRecord, review: &Review) {
    let graph = review.graph();
    let settled = usize::from(review.end_outside_rules().is_some());
    assert_eq!(graph.len(), review.turns().len() + 1 + settled);
    assert_eq!(graph[0].play, 0);
    let mut last = graph[0];
    for (turn, point) in review.turns().iter().zip(&graph[1..]) {
        assert_eq!(
            point.chance - 500,
            point.given + point.luck + point.play,
            "turn {}",
            turn.number
        );
        assert_eq!(point.chance, i32::from(turn.chance));
        let own = match turn.side {
            Side::First => 1,
            Side::Second => -1,
        };
        if review.has_luck() {
            // Only the cost of choices changes the line of play.
            assert_eq!(point.play - last.play, -own * i32::from(turn.cost));
            assert_eq!(point.luck - last.luck, own * turn.luck);
        } else {
            assert_eq!(point.luck, 0);
        }
        if turn.kind != TurnKind::Chosen {
            assert_eq!(turn.cost, 0);
            assert!(turn.better.is_none());
        }
        last = *point;
    }
    let end = graph[graph.len() - 1];
    assert_eq!(
        end.chance - 500,
        end.given + end.luck + end.play + end.settled
    );
    if let Some(outcome) = game.outcome() {
        let result = match outcome.winner {
            Some(Side::First) => 1000,
            Some(Side::Second) => 0,
            None => 500,
        };
        assert_eq!(end.chance, result);
    }
    let [first, second] = Side::BOTH.map(|side| review.summary(side));
    assert_eq!(first.luck.map(|luck| -luck), second.luck);
    let costs: u32 = review.turns().iter().map(|turn| u32::from(turn.cost)).sum();
    assert_eq!(first.cost + second.cost, costs);
}

#[test]
fn luck_and_play_add_up_to_the_chance_after_every_turn() {
    for (kind, preset) in [
        (GameKind::Tawula, "Tawula"),
        (GameKind::Tablan, "PerGioco"),
        (GameKind::Tablan, "English"),
        (GameKind::Tapatan, "Tapatan"),
        (GameKind::Tablut, "Linnaeus"),
    ] {
        for (level, seed) in [(0, 1), (1, 2), (3, 3)] {
            let events = if kind == GameKind::Tablut { 60 } else { 5_000 };
            let game = game(kind, preset, level, seed, events);
            check_sums(&game, &reviewed(&game));
        }
    }
}

#[test]
fn a_game_with_throws_starts_even_and_the_first_side_is_luck() {
    let game = game(GameKind::Tablan, "PerGioco", 1, 5, 200);
    let review = reviewed(&game);
    let start = review.graph()[0];
    assert_eq!((start.given, start.luck), (0, start.chance - 500));
    // The start of a position that was set up counts as given.
    let middle = game.position_at(100).into_owned();
    let later = GameRecord::from_position(middle, 1);
    let mut review = Review::new(&later);
    review.finish();
    let start = review.graph()[0];
    assert_eq!((start.given, start.luck), (start.chance - 500, 0));
}

#[test]
fn steps_and_pauses_change_nothing() {
    for (kind, preset) in [
        (GameKind::Tawula, "Tawula"),
        (GameKind::Tablan, "English"),
        (GameKind::Tablut, "Linnaeus"),
    ] {
        let game = game(kind, preset, 1, 9, 60);
        let whole = reviewed(&game);
        let mut stepped = Review::with_effort(&game, QUICK);
        let mut steps = 0;
        while stepped.step() {
            steps += 1;
            // The review is cloned and its results are read between steps.
            if steps % 7 == 0 {
                stepped = stepped.clone();
                assert!(stepped.graph().len() <= whole.graph().len());
                let _ = stepped.summary(Side::First);
            }
        }
        assert!(steps > 3 * game.turns().len() / 2, "{steps} steps");
        assert_eq!(stepped.turns(), whole.turns());
        assert_eq!(stepped.graph(), whole.graph());
        assert_eq!(stepped.text(&game), whole.text(&game));
        // The graph is complete before the rest.
        let mut graph = Review::with_effort(&game, QUICK);
        graph.finish_graph();
        assert_eq!(graph.stage(), Stage::Deeper);
        assert_eq!(graph.turns().len(), whole.turns().len());
    }
}

/// Plays the worst turn at a decision where the best is clearly better. Returns its index among the turns and its cost.
fn plant_blunder(game: &mut GameRecord) -> (usize, u16) {
    for _ in 0..1_000 {
        match game.expect() {
            Expect::Nothing => panic!("no turn is bad enough"),
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(side) => {
                let limits = TurnLimits::default();
                let turns = game.position().complete_turns(limits).unwrap();
                let chance = |position: &AnyPosition| {
                    let chance = ai::expectation(position, None);
                    let own = position.expect() == Expect::Throw(side);
                    chance.map(|chance| if own { chance } else { 1000 - chance })
                };
                let known = turns
                    .iter()
                    .filter_map(|turn| Some((chance(&turn.position)?, turn)));
                let known: Vec<_> = known.collect();
                let best = known.iter().map(|(chance, _)| *chance).max();
                let worst = known.iter().min_by_key(|(chance, _)| *chance);
                if let (Some(best), Some((worst, turn))) = (best, worst)
                    && game.turns().len() > 12
                    && best >= worst + 150
                {
                    let place = game.turns().len() - 1;
                    for choice in &turn.choices {
                        game.play(*choice).unwrap();
                    }
                    return (place, best - worst);
                }
                let choice = Player::best().choose(game.position(), 1).unwrap();
                game.play(choice).unwrap();
            }
        }
    }
    panic!("no turn is bad enough");
}

#[test]
fn a_blunder_is_found_with_the_better_choice_and_the_refutation() {
    for (kind, preset) in [(GameKind::Tawula, "Tawula"), (GameKind::Tablan, "PerGioco")] {
        let mut setup = Setup::new(kind);
        setup.set_preset(preset).unwrap();
        let mut game = GameRecord::new(setup, 21, Side::First);
        let (place, cost) = plant_blunder(&mut game);
        let review = reviewed(&game);
        let turn = &review.turns()[place];
        // The look-ahead covers only the best ends of a turn, so a small difference is allowed.
        assert!(
            turn.cost + 10 >= cost && turn.cost <= cost,
            "{kind}: {} for {cost}",
            turn.cost
        );
        assert!(turn.mistake() >= Some(Mistake::Mistake));
        assert!(turn.reason.is_some());
        let summary = review.summary(turn.side);
        assert_eq!(summary.worst, Some(place));
        // The better turn is legal and has the given value.
        let better = turn.better.as_ref().unwrap();
        let mut position = game.position_at(better.event).into_owned();
        for choice in &better.choices {
            position.play(*choice).unwrap();
        }
        let enemy = ai::expectation(&position, None).unwrap();
        let Decision { after, .. } = review.decision(place).unwrap();
        let played = ai::expectation(&after, None).unwrap();
        assert_eq!(played - enemy, turn.cost, "{kind}");
        assert!(
            game.position_at(turn.first_event)
                .read_turn(&better.text)
                .is_ok()
        );
        // The reply is legal in the position after the played turn.
        let reply = better.reply.as_ref().unwrap();
        assert!(!reply.throws.is_empty() && !reply.choices.is_empty());
        assert!(after.read_turn(&reply.text).is_ok(), "{}", reply.text);
        // An equal judgement doesn't change the graph. With the cost removed, the sums still hold.
        let mut again = review.clone();
        let mut judgement = tavoliere_core::review::Judgement {
            best: turn.cost,
            played: 0,
            choices: better.choices.clone(),
            reason: turn.reason,
            lead: None,
            forced: false,
            proven_best: None,
            proven_played: None,
        };
        let chance = match turn.side {
            Side::First => turn.chance,
            Side::Second => 1000 - turn.chance,
        };
        judgement.played += chance;
        judgement.best += chance;
        again.replace(place, &judgement, None);
        assert_eq!(again.graph(), review.graph());
        judgement.played = judgement.best;
        again.replace(place, &judgement, None);
        assert_eq!(again.turns()[place].cost, 0);
        check_sums(&game, &again);
    }
}

#[test]
fn tapatan_is_judged_by_its_solved_table() {
    // The centre wins on turn 9, a corner draws, a side loses on turn 8 (`docs/rules.md`).
    for (first, result, cost) in [
        ("b2", ProvenResult::Won { moves: 9 }, 0),
        ("a1", ProvenResult::Drawn, 500),
        ("a2", ProvenResult::Lost { moves: 8 }, 1000),
    ] {
        let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
        let choice = game.position().read_choice(first).unwrap();
        game.play(choice).unwrap();
        let review = reviewed(&game);
        let turn = &review.turns()[0];
        assert_eq!(turn.proven_played, Some(result), "{first}");
        assert_eq!(turn.proven_best, Some(ProvenResult::Won { moves: 9 }));
        assert_eq!(turn.cost, cost);
        let better = turn.better.as_ref();
        assert_eq!(
            better.map(|better| better.text.as_str()),
            (cost > 0).then_some("1. W b2")
        );
        let punished = better.and_then(|better| better.reply.as_ref());
        assert_eq!(punished.is_some(), cost > 0);
    }
}

/// A move that doesn't end the game and gives the opponent good chances.
fn bad_move(game: &GameRecord) -> Option<AnyMove> {
    let lets_off = |choice: &AnyMove| {
        let mut next = game.position().clone();
        next.play(*choice).unwrap();
        next.outcome().is_none() && ai::evaluation(&next).is_some_and(|chance| chance > 400)
    };
    game.legal_moves().into_iter().find(lets_off)
}

#[test]
fn in_tablut_a_win_is_certain_and_a_missed_one_is_found() {
    let games = (1..40).map(|seed| game(GameKind::Tablut, "Linnaeus", 1, seed, 400));
    let missed = |whole: GameRecord| {
        whole.outcome().filter(|outcome| outcome.winner.is_some())?;
        let mut game = whole.clone();
        let Some(Event::Played { choice, .. }) = game.undo() else {
            return None;
        };
        let bad = bad_move(&game)?;
        game.play(bad).unwrap();
        Some((whole, game, choice))
    };
    let (whole, game, winning) = games.into_iter().find_map(missed).unwrap();
    let review = reviewed(&whole);
    let last = review.turns().last().unwrap();
    assert_eq!(last.proven_played, Some(ProvenResult::Won { moves: 1 }));
    assert_eq!(last.cost, 0);
    let review = reviewed(&game);
    let last = review.turns().last().unwrap();
    assert_eq!(last.mistake(), Some(Mistake::Blunder), "{last:?}");
    assert_eq!(last.proven_best, Some(ProvenResult::Won { moves: 1 }));
    // There can be several winning moves.
    let mut position = game.position_at(game.events().len() - 1).into_owned();
    position
        .play(last.better.as_ref().unwrap().choices[0])
        .unwrap();
    assert!(position.outcome().is_some(), "{winning:?}");
}

#[test]
fn resignations_and_agreed_draws_are_neither_luck_nor_play() {
    let whole = game(GameKind::Tawula, "Tawula", 2, 8, 60);
    let chance = {
        let review = reviewed(&whole);
        review.turns().last().unwrap().chance
    };
    for (settle, result) in [
        (Some(Side::First), 0),
        (Some(Side::Second), 1000),
        (None, 500),
    ] {
        let mut game = whole.clone();
        match settle {
            Some(side) => drop(game.resign(side).unwrap()),
            None => drop(game.agree_draw().unwrap()),
        }
        let review = reviewed(&game);
        check_sums(&game, &review);
        assert_eq!(review.end_outside_rules().unwrap().result, result);
        let end = *review.graph().last().unwrap();
        assert_eq!(end.settled, i32::from(result) - i32::from(chance));
        assert_eq!(review.turns().last().unwrap().chance, chance);
    }
}

#[test]
fn undone_events_and_unfinished_turns_do_not_count() {
    let mut game = game(GameKind::Tawula, "Tawula", 2, 8, 60);
    while game.turns().last().is_some_and(|turn| !turn.finished) {
        game.undo();
    }
    let before = reviewed(&game);
    game.throw_next().unwrap();
    assert_eq!(reviewed(&game).turns(), before.turns());
    if let Some(choice) = game.legal_moves().first() {
        game.play(*choice).unwrap();
        game.undo();
    }
    game.undo();
    assert_eq!(reviewed(&game).turns(), before.turns());
}

#[test]
fn a_record_of_6000_plies_is_reviewed_within_120_megabytes() {
    let text = long_tablut(6_000);
    let least = Effort {
        graph: 12,
        deeper: 24,
    };
    let (review, bytes) = peak_memory(|| {
        let game = GameRecord::from_record(&text).unwrap();
        let mut review = Review::with_effort(&game, least);
        review.finish_graph();
        // 200 turns of the second pass need as much memory as all of them.
        while review.stage() == Stage::Deeper && review.progress().0 < 200 {
            review.step();
        }
        review
    });
    assert_eq!(review.turns().len(), 6_000);
    assert!(bytes < 120 << 20, "{bytes} bytes");
    let (_, bytes) = peak_memory(|| review.clone());
    // The stored data of a turn is small.
    assert!(bytes < 64 << 20, "{bytes} bytes");
}
