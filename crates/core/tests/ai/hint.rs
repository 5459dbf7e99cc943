//! Tests levels, hints and evaluations: hints are legal and their reasons are true.

use std::collections::BTreeSet;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::ai::tapatan::HintReason as Tapatan;
use tavoliere_core::ai::{Hint, HintReason, Player, Search, evaluation, hint};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, GameKind, Setup, Side};

/// A hint after a search that is short enough for a test.
fn short_hint(position: &AnyPosition) -> Option<Hint> {
    let nodes = match position {
        AnyPosition::Tablut(_) => Some(3_000),
        _ => None,
    };
    let mut search = Search::with_budget(Player::best(), position, 0, nodes)?;
    search.finish();
    search.hint()
}

#[test]
fn hints_are_legal_all_through_games() {
    for kind in GameKind::ALL {
        for (seed, preset) in kind.presets().into_iter().enumerate() {
            let mut setup = Setup::new(kind);
            setup.set_preset(preset).unwrap();
            let mut game = GameRecord::opening(setup, seed as u64);
            for turn in 0..120 {
                let chance = evaluation(game.position());
                assert_eq!(chance.is_none(), game.outcome().is_some());
                assert!(chance.is_none_or(|chance| chance <= 1000));
                match game.expect() {
                    Expect::Nothing => break,
                    Expect::Throw(_) => {
                        assert_eq!(hint(game.position()), None);
                        game.throw_next().unwrap();
                    }
                    Expect::Move(_) => {
                        let hint = short_hint(game.position()).unwrap();
                        let moves = game.legal_moves();
                        assert!(moves.contains(&hint.choice));
                        assert!(hint.chance <= 1000);
                        let choice = moves[turn * 5 % moves.len()];
                        game.play(choice).unwrap();
                    }
                }
            }
        }
    }
}

#[test]
fn every_level_of_every_game_has_a_key_of_its_own() {
    for kind in GameKind::ALL {
        let most = Player::levels(kind);
        assert!(most >= 2);
        let keys: BTreeSet<String> = (1..=most)
            .map(|level| Player::new(level).key(kind))
            .collect();
        assert_eq!(keys.len(), usize::from(most), "{kind}");
        // A player above the highest level of a game plays at that level.
        assert_eq!(Player::best().key(kind), Player::new(most).key(kind));
    }
    assert!(Player::levels(GameKind::Tapatan) >= 6);
    assert!(Player::levels(GameKind::Tablut) >= 9);
}

fn tapatan(text: &str) -> AnyPosition {
    AnyPosition::parse(GameKind::Tapatan, text).unwrap()
}

fn reason(reason: Tapatan) -> HintReason {
    HintReason::Tapatan(reason)
}

#[test]
fn reasons_in_tapatan_come_from_the_solved_table() {
    let line = hint(&tapatan("3/bb1/ww1 W move 5 Tapatan")).unwrap();
    assert_eq!(
        (line.reason, line.chance),
        (reason(Tapatan::CompletesLine), 1000)
    );
    let mut blocked = 0;
    for corner in ["b2", "2b", "1b1"] {
        let block = tapatan(&format!("{corner}/3/ww1 B move 4 Tapatan"));
        let hinted = hint(&block).unwrap();
        assert_eq!(block.write_choice(hinted.choice), "c1");
        blocked += u32::from(hinted.reason == reason(Tapatan::BlocksLine));
    }
    assert!(blocked > 0);
    let start = tapatan("3/3/3 W move 1 Tapatan");
    let first = hint(&start).unwrap();
    assert_eq!(first.reason, reason(Tapatan::WinsIn { turns: 5 }));
    assert_eq!(first.chance, 1000);
    assert_eq!(evaluation(&start), Some(1000));
    let mut after = start;
    after.play(first.choice).unwrap();
    let reply = hint(&after).unwrap();
    assert_eq!(reply.reason, reason(Tapatan::HoldsOut { turns: 4 }));
    assert_eq!(evaluation(&after), Some(0));
}

#[test]
fn the_win_chance_favours_the_leading_side() {
    let chance = |text| evaluation(&AnyPosition::parse(GameKind::Tablan, text).unwrap()).unwrap();
    let ahead = "9bbb/7b4/2r9/r11 B move 40 PerGioco thrown=2,8 left=2,8";
    let behind = "11b/5b6/2r9/rrr9 B move 40 PerGioco thrown=2,8 left=2,8";
    assert!(chance(ahead) > 600, "{}", chance(ahead));
    assert!(chance(behind) < 400, "{}", chance(behind));
    let start = GameRecord::new(Setup::new(GameKind::Tablan), 1, Side::First);
    let even = evaluation(start.position()).unwrap();
    assert!((400..=600).contains(&even), "{even}");
}

/// Positions of random games in which the side to move can win at once.
fn won_in_one(kind: GameKind, wanted: usize) -> Vec<AnyPosition> {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut found = Vec::new();
    while found.len() < wanted {
        let mut position = AnyPosition::start(Setup::new(kind).options(), None);
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            if moves.iter().any(|choice| wins(&position, *choice)) {
                found.push(position);
                break;
            }
            let place = generator.next_u64() % moves.len() as u64;
            position.play(moves[place as usize]).unwrap();
        }
    }
    found
}

fn wins(position: &AnyPosition, choice: AnyMove) -> bool {
    let side = position.side_to_act();
    let mut next = position.clone();
    next.play(choice).unwrap();
    next.outcome().is_some_and(|outcome| outcome.winner == side)
}

#[test]
fn no_level_but_the_first_misses_a_win_in_one() {
    for kind in [GameKind::Tablut, GameKind::Tapatan] {
        for (seed, position) in won_in_one(kind, 60).iter().enumerate() {
            for level in 2..=Player::levels(kind) {
                let choice = Player::new(level).choose(position, seed as u64).unwrap();
                assert!(wins(position, choice), "{level} {position}");
            }
        }
    }
}

#[test]
fn the_first_level_of_tapatan_misses_some_wins_but_not_most() {
    let positions = won_in_one(GameKind::Tapatan, 200);
    let seen = positions.iter().enumerate().filter(|(seed, position)| {
        let choice = Player::new(1).choose(position, *seed as u64).unwrap();
        wins(position, choice)
    });
    let seen = seen.count();
    assert!((140..200).contains(&seen), "{seen}");
}
