//! Turns without a move are counted, and a player can throw through them without a press for each one.

use tavoliere::input::Press;
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::tablan::Value;
use tavoliere::rules::{AnyMove, AnyThrow, Expect, GameKind, Setup, Side};
use tavoliere::table::{Intent, Table};

use crate::rig::{MIXED, PEOPLE, Rig, scripted, setup, some_choice, throw_steps};

/// A table with a game whose throws have these numbers of steps, and in which no piece has moved.
fn after_throws(steps: &[u8]) -> Table {
    let mut game = scripted(setup("PerGioco", ""));
    throw_steps(&mut game, steps);
    Table::new(game)
}

#[test]
fn only_finished_turns_without_a_move_count() {
    for (steps, turns) in [
        (&[][..], 0),
        (&[0], 1),
        (&[0, 0], 2),
        // An 8 can't start a piece (TN-10), so this turn has no move either.
        (&[0, 8, 0], 2),
        (&[0, 0, 0, 2], 3),
        (&[0, 0, 0, 2, 0], 3),
    ] {
        assert_eq!(after_throws(steps).empty_turns(), turns, "{steps:?}");
    }
    let mut game = after_throws(&[0, 2, 0]).game().clone();
    let choice = game.legal_moves()[0];
    game.play(choice).unwrap();
    assert_eq!(Table::new(game).empty_turns(), 0);
}

#[test]
fn a_single_throw_is_hurried_after_three_turns_without_a_move() {
    for (steps, hurries) in [
        (&[0, 0, 0][..], false),
        (&[0, 0, 0, 0], true),
        // The throw that scores is shown in full, and so is the end of its series.
        (&[0, 0, 0, 0, 2], false),
        (&[0, 0, 0, 0, 8, 0], false),
    ] {
        assert_eq!(after_throws(steps).hurries(), hurries, "{steps:?}");
    }
}

#[test]
fn the_throw_that_scores_sums_up_the_hurried_turns() {
    for (steps, turns) in [
        (&[0, 0, 0, 2][..], None),
        (&[0, 0, 0, 0, 0, 2], Some(5)),
        (&[0, 0, 0, 0, 0, 2, 2], None),
        (&[0, 0, 0, 0, 0], None),
    ] {
        assert_eq!(after_throws(steps).hurried_turns(), turns, "{steps:?}");
    }
}

/// The values of the throws so far.
fn throws(game: &GameRecord) -> Vec<Value> {
    let value = |event: &Event| match event {
        Event::Threw {
            throw: AnyThrow::Tablan(value),
            ..
        } => Some(*value),
        _ => None,
    };
    game.events().filter_map(value).collect()
}

/// A seed of a game of Tablan that starts with this number of throws worth nothing.
fn empty_start(count: usize) -> u64 {
    let is_wanted = |seed: &u64| {
        let mut game = GameRecord::new(Setup::new(GameKind::Tablan), *seed, Side::First);
        (0..count)
            .all(|_| game.throw_next().is_ok() && throws(&game).last() == Some(&Value::Nothing))
    };
    (0..).step_by(2).find(is_wanted).unwrap()
}

/// Throws for both sides until the first side has had this number of turns.
fn throw_turns(rig: &mut Rig, turns: usize) {
    for _ in 0..turns * 2 {
        rig.send(Intent::Throw);
        rig.frame(16);
    }
}

#[test]
fn two_turns_without_a_move_offer_to_throw_on() {
    let mut rig = Rig::table_only();
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, empty_start(6));
    for turns in 0..3 {
        assert_eq!(
            rig.table().offers_throws_until_move(),
            turns >= 2,
            "{turns}"
        );
        throw_turns(&mut rig, 1);
    }
}

#[test]
fn throws_go_on_until_the_side_can_move() {
    let mut rig = Rig::table_only();
    rig.begin(Setup::new(GameKind::Tablan), MIXED, empty_start(6));
    rig.send(Intent::Throw);
    rig.frame(16);
    rig.wait_for_person();
    rig.send(Intent::ThrowUntilMove);
    let mut frames = 0;
    while rig.table().throws_until_move(Side::First) || frames == 0 {
        rig.frame(16);
        frames += 1;
        assert!(frames < 2000, "the throws never end");
    }
    assert_eq!(rig.game().expect(), Expect::Move(Side::First));
    // The next turn waits for a press again.
    while rig.game().expect() == Expect::Move(Side::First) {
        let choice: AnyMove = some_choice(rig.game(), &mut crate::rig::chance(1));
        rig.send(Intent::Play(choice));
        rig.frame(16);
    }
    rig.wait_for_person();
    let events = rig.events().len();
    if rig.game().expect() == Expect::Throw(Side::First) {
        (0..20).for_each(|_| rig.frame(100));
        assert_eq!(rig.events().len(), events);
    }
}

#[test]
fn throwing_on_gives_the_throws_of_the_seed() {
    let seed = empty_start(6);
    let mut by_press = GameRecord::new(Setup::new(GameKind::Tablan), seed, Side::First);
    while matches!(by_press.expect(), Expect::Throw(_)) {
        by_press.throw_next().unwrap();
    }
    let mut rig = Rig::table_only();
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, seed);
    rig.settings().auto_throw = true;
    for _ in 0..200 {
        rig.frame(16);
    }
    assert_eq!(throws(rig.game()), throws(&by_press));
}

#[test]
fn both_people_can_throw_on_at_once() {
    let mut rig = Rig::table_only();
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, empty_start(6));
    throw_turns(&mut rig, 2);
    for side in Side::BOTH {
        assert_eq!(rig.game().expect(), Expect::Throw(side));
        assert!(rig.table().offers_throws_until_move());
        rig.send(Intent::ThrowUntilMove);
        rig.frame(16);
    }
    for _ in 0..2000 {
        rig.frame(16);
    }
    // No press was needed until one of them could move.
    assert!(matches!(rig.game().expect(), Expect::Move(_)));
}

/// A game in which the first side has moved, can throw on, and next throws nothing.
fn later_offer() -> GameRecord {
    for seed in 0..500 {
        let mut game = GameRecord::new(Setup::new(GameKind::Tablan), seed, Side::First);
        for _ in 0..300 {
            let offers = Table::new(game.clone()).offers_throws_until_move();
            let has_moved = Table::new(game.clone()).can_undo();
            let mut next = game.clone();
            let fails = next.throw_next().is_ok() && throws(&next).last() == Some(&Value::Nothing);
            if offers && has_moved && fails && game.expect() == Expect::Throw(Side::First) {
                return game;
            }
            match game.expect() {
                Expect::Throw(_) => drop(game.throw_next().unwrap()),
                Expect::Move(_) => drop(game.play(game.legal_moves()[0]).unwrap()),
                Expect::Nothing => break,
            }
        }
    }
    panic!("no game has such a moment");
}

#[test]
fn an_undone_turn_ends_the_automatic_throws() {
    let mut rig = Rig::table_only();
    rig.set_up(later_offer());
    rig.set_paused(true);
    rig.send(Intent::ThrowUntilMove);
    rig.frame(16);
    assert_eq!(rig.game().expect(), Expect::Throw(Side::Second));
    assert!(rig.table().throws_until_move(Side::First));
    rig.send(Intent::Undo);
    rig.frame(16);
    assert!(rig.refusals().is_empty());
    assert!(!rig.table().throws_until_move(Side::First));
}

#[test]
fn the_throw_key_throws_on_once_it_is_offered() {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, empty_start(6));
    rig.settle(16);
    for turn in 0..3 {
        rig.press(Press::Throw);
        rig.frame(16);
        let throws_on = rig.table().throws_until_move(Side::First);
        assert_eq!(throws_on, turn == 2, "turn {turn}");
        rig.settle(16);
        if turn < 2 {
            // The other person throws once.
            rig.send(Intent::Throw);
            rig.settle(16);
        }
    }
}

#[test]
fn throws_that_decide_who_starts_are_not_turns_without_a_move() {
    let mut game = scripted(setup("Bell", "first_player=first_two"));
    throw_steps(&mut game, &[0, 8, 0, 12, 0, 0]);
    let table = Table::new(game.clone());
    assert!(table.game().position().is_opening());
    assert_eq!(table.empty_turns(), 0);
    assert!(!table.hurries());
    assert!(!table.offers_throws_until_move());
    // The sides throw in turn, so no series is under way.
    assert!(!table.series_under_way());
    throw_steps(&mut game, &[2]);
    assert_eq!(Table::new(game).hurried_turns(), None);
}
