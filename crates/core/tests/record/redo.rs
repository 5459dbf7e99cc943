//! Tests of redo, and of going to any moment of a game.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::record::{Clock, ClockControl, Event, GameRecord};
use tavoliere_core::rules::{AnyPosition, Expect, GameKind, Setup, Side};

use crate::memory::peak_memory;
use crate::record::reader::long_tablut;
use crate::support::{below, generator, pick};

/// A random game of at most `most` events, every second one with a clock. Some end outside the rules.
fn random_game(kind: GameKind, most: usize, chance: &mut Xoshiro256PlusPlus) -> GameRecord {
    let mut setup = Setup::new(kind);
    setup.set_preset(pick(chance, &kind.presets())).unwrap();
    let mut game = GameRecord::opening(setup, chance.next_u64());
    if below(chance, 2) == 0 {
        let control: ClockControl = pick(chance, &["40", "30+2", "hourglass 20", "20 sound"])
            .parse()
            .unwrap();
        game.set_clock(control);
    }
    for _ in 0..1 + below(chance, most) {
        game.think(below(chance, 900) as u64);
        if game.run_out_of_time().is_some() {
            return game;
        }
        match game.expect() {
            Expect::Nothing => return game,
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) => {
                let choice = pick(chance, &game.legal_moves());
                drop(game.play(choice).unwrap());
            }
        }
    }
    if game.outcome().is_none() {
        match below(chance, 4) {
            0 => drop(game.resign(pick(chance, &Side::BOTH)).unwrap()),
            1 => drop(game.agree_draw().unwrap()),
            2 => game.think(500),
            _ => {}
        }
    }
    game
}

/// The visible state of a game.
#[derive(Debug, PartialEq)]
struct Seen {
    position: AnyPosition,
    text: String,
    clock: Option<Clock>,
    thinking: u64,
    thrown: usize,
}

fn see(game: &GameRecord) -> Seen {
    Seen {
        position: game.position().clone(),
        text: game.to_record(),
        clock: game.clock(),
        thinking: game.thinking(),
        thrown: game.thrown(),
    }
}

#[test]
fn replaying_1000_random_records_to_any_turn_and_back_ends_in_the_same_position() {
    let mut chance = generator(71);
    for kind in GameKind::ALL {
        for _ in 0..250 {
            let whole = random_game(kind, 120, &mut chance);
            let (events, before) = (whole.events().len(), see(&whole));
            let mut game = whole.clone();
            for _ in 0..4 {
                let turn = below(&mut chance, whole.turns().len() + 1);
                let first = whole.turns().get(turn).map(|turn| turn.first_event);
                let moment = first.unwrap_or(events);
                game.go_to(moment);
                assert_eq!(game.events().len(), moment);
                assert_eq!(game.undone(), events - moment);
                assert_eq!(*game.position(), *whole.position_at(moment));
                assert!(whole.turns_at(moment).iter().eq(game.turns()));
            }
            game.go_to(usize::MAX);
            assert_eq!(see(&game), before);
            assert!(game.events().eq(whole.events()));
            assert!(!game.can_redo());
        }
    }
}

#[test]
fn redo_repeats_the_same_steps_and_times() {
    let mut chance = generator(72);
    for kind in GameKind::ALL {
        for _ in 0..40 {
            let mut game = random_game(kind, 90, &mut chance);
            let mut seen = vec![see(&game)];
            while game.undo().is_some() {
                seen.push(see(&game));
            }
            // Time was already running after the last event when everything was undone.
            let mut fresh = game.clone();
            while let Some(event) = game.next_undone().copied() {
                seen.pop();
                let again = game.redo().unwrap();
                let first = match event {
                    Event::Threw { throw, .. } => fresh.throw(throw).unwrap(),
                    Event::Played { choice, .. } => fresh.play(choice).unwrap(),
                    Event::DrawAgreed { .. } => fresh.agree_draw().unwrap(),
                    Event::Resigned { side } => fresh.resign(side).unwrap(),
                    Event::OutOfTime { .. } => again.clone(),
                };
                assert_eq!(again, first);
                let now = see(&game);
                let then = seen.last().unwrap();
                assert_eq!(now.position, then.position);
                if !game.can_redo() {
                    assert_eq!(now, *then);
                } else if game.clock().is_some() {
                    // The thinking time before the next event belongs to that event.
                    assert_eq!(now.clock, then.clock);
                }
            }
            assert_eq!(seen.len(), 1);
            assert!(game.redo().is_none());
        }
    }
}

#[test]
fn a_turn_and_the_events_before_a_choice_can_be_undone_and_redone() {
    let mut chance = generator(73);
    for kind in GameKind::ALL {
        for _ in 0..40 {
            let mut game = random_game(kind, 90, &mut chance);
            let mut moments = vec![game.events().len()];
            while !game.undo_turn().is_empty() {
                moments.push(game.events().len());
            }
            while moments.pop().is_some() && game.can_redo() {
                game.redo_turn();
                assert_eq!(Some(&game.events().len()), moments.last());
            }
            for side in Side::BOTH {
                let whole = game.events().len();
                let mut moments = Vec::new();
                while let Some(choice) = game.latest_choice(side) {
                    moments.push(game.events().len());
                    game.go_to(choice);
                }
                while let Some(moment) = moments.pop() {
                    let before = game.events().len();
                    let steps = game.redo_up_to(moment);
                    assert_eq!(game.events().len(), before + steps.len());
                    assert_eq!(game.events().len(), moment);
                }
                assert_eq!(game.events().len(), whole);
                assert!(game.redo_up_to(usize::MAX).is_empty());
            }
        }
    }
}

#[test]
fn the_same_event_keeps_the_rest_and_another_one_ends_it() {
    let mut chance = generator(74);
    for kind in GameKind::ALL {
        for _ in 0..40 {
            let whole = random_game(kind, 60, &mut chance);
            let mut game = whole.clone();
            game.go_to(below(&mut chance, whole.events().len()));
            let undone = game.undone();
            match *game.next_undone().unwrap() {
                // The stream repeats its throws.
                Event::Threw { .. } => drop(game.throw_next().unwrap()),
                Event::Played { choice, .. } => {
                    let others = game.legal_moves();
                    if let Some(other) = others.iter().find(|other| **other != choice) {
                        let mut other_way = game.clone();
                        other_way.play(*other).unwrap();
                        assert!(!other_way.can_redo() && other_way.redo_turn().is_empty());
                    }
                    game.play(choice).unwrap();
                }
                Event::DrawAgreed { .. } => drop(game.agree_draw().unwrap()),
                Event::Resigned { side } => drop(game.resign(side).unwrap()),
                Event::OutOfTime { .. } => continue,
            }
            assert_eq!(game.undone(), undone - 1);
            game.go_to(usize::MAX);
            assert!(game.events().eq(whole.events()));
            game.undo();
            game.forget_undone();
            assert!(!game.can_redo());
        }
    }
}

#[test]
fn a_refusal_keeps_the_undone_events() {
    let mut chance = generator(75);
    let mut game = random_game(GameKind::Tablut, 20, &mut chance);
    game.undo_turn();
    let undone = game.undone();
    assert!(undone > 0 && game.throw_next().is_err());
    assert_eq!(game.undone(), undone);
}

#[test]
fn undoing_6000_turns_needs_little_memory_and_keeps_them() {
    let text = long_tablut(6_000);
    let whole = GameRecord::from_record(&text).unwrap();
    let (mut game, weight) = peak_memory(|| {
        let mut game = whole.clone();
        game.go_to(0);
        game
    });
    assert!(weight < 1_000_000, "{weight} bytes");
    assert_eq!(game.undone(), 6_000);
    game.go_to(3_000);
    assert_eq!(*game.position(), *whole.position_at(3_000));
    game.go_to(6_000);
    assert!(game.to_record() == text);
}
