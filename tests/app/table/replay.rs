//! Tests redo and replays: forwards, backwards, by keys, wheel and controller, and the return to the player's game.

use std::time::Duration;

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::input::Press;
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::stage::Timeline;
use tavoliere::store::{Seat, Slot, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{
    Intent, PlayFromHere, Refusal, Replay, ReplayIntent, ReplayMarkKind, ReplayMistakes,
    ReplaySpeed, ShownChoices, TableEvent,
};

use crate::input::devices::Desk;
use crate::rig::{MIXED, PEOPLE, Rig, below, chance, some_choice};

/// A random game with at most this number of events.
fn random_game(kind: GameKind, most: usize, random: &mut Xoshiro256PlusPlus) -> GameRecord {
    let mut game = GameRecord::new(Setup::new(kind), random.next_u64(), Side::First);
    for _ in 0..most {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) => drop(game.play(some_choice(&game, random)).unwrap()),
            Expect::Nothing => break,
        }
    }
    game
}

fn ask(rig: &mut Rig, intent: ReplayIntent) {
    rig.app.world_mut().write_message(intent);
    rig.frame(16);
}

fn open(rig: &mut Rig, game: &GameRecord) {
    ask(rig, ReplayIntent::Open(Box::new(game.clone())));
    rig.frame(16);
    assert!(rig.table().is_replayed());
}

fn replay(rig: &Rig) -> &Replay {
    rig.app.world().resource::<Replay>()
}

/// Checks that the table shows the moment of the replay.
fn check(rig: &mut Rig) {
    let replay = rig.app.world().resource::<Replay>();
    let (shown, whole) = (replay.shown_events(), replay.record().clone());
    assert_eq!(rig.game().events().len(), shown);
    assert_eq!(*rig.game().position(), *whole.position_at(shown));
    rig.check_shown();
}

#[test]
fn every_game_replays_forwards_and_backwards() {
    for kind in GameKind::ALL {
        let mut random = chance(kind as u64 + 21);
        let whole = random_game(kind, 160, &mut random);
        let mut rig = Rig::with_stage();
        rig.begin(Setup::new(kind), PEOPLE, 4);
        open(&mut rig, &whole);
        assert_eq!(
            replay(&rig).shown_events(),
            0,
            "another game is seen from its beginning"
        );
        for round in 0..120 {
            let turns = replay(&rig).turns();
            let intent = match below(&mut random, 8) {
                0..=2 => ReplayIntent::Step(1),
                3 => ReplayIntent::Step(-1),
                4 => ReplayIntent::Turn(1),
                5 => ReplayIntent::Turn(-1),
                6 => ReplayIntent::ToTurn(below(&mut random, turns + 2)),
                _ => ReplayIntent::Turn(below(&mut random, 30) as i32 - 15),
            };
            ask(&mut rig, intent);
            // Some motions are interrupted by the next request.
            if round % 3 > 0 {
                rig.settle(16);
                check(&mut rig);
            }
        }
        ask(&mut rig, ReplayIntent::ToTurn(usize::MAX));
        rig.settle(16);
        check(&mut rig);
        assert!(replay(&rig).is_at_end());
        while replay(&rig).shown_events() > 0 {
            let before = replay(&rig).turn();
            ask(&mut rig, ReplayIntent::Turn(-1));
            assert_eq!(replay(&rig).turn() + 1, before);
            rig.settle(16);
            check(&mut rig);
        }
    }
}

#[test]
fn steps_back_reverse_the_path_and_jumps_are_one_motion() {
    let mut random = chance(5);
    let whole = random_game(GameKind::Tawula, 120, &mut random);
    let mut rig = Rig::with_stage();
    rig.begin(Setup::new(GameKind::Tawula), PEOPLE, 4);
    open(&mut rig, &whole);
    ask(&mut rig, ReplayIntent::ToTurn(9));
    assert!(matches!(rig.table_events(), [TableEvent::Jumped]));
    rig.settle(16);
    ask(&mut rig, ReplayIntent::Turn(1));
    let stepped = |event: &TableEvent| matches!(event, TableEvent::Stepped(_));
    assert!(rig.table_events().iter().all(stepped) && !rig.table_events().is_empty());
    rig.settle(16);
    ask(&mut rig, ReplayIntent::Turn(-1));
    let [TableEvent::SteppedBack { steps, .. }] = rig.table_events() else {
        panic!("{:?}", rig.table_events());
    };
    assert!(!steps.is_empty());
    // However much moves in a turn, it takes less than a second.
    for _ in 0..70 {
        rig.frame(16);
    }
    assert!(rig.app.world().resource::<Timeline>().is_idle());
    check(&mut rig);
}

#[test]
fn the_persons_game_returns_with_its_unconfirmed_turn() {
    let mut rig = Rig::with_stage();
    rig.app.insert_resource(Saves(Store::in_memory()));
    rig.settings().confirm_turn = true;
    rig.begin(Setup::new(GameKind::Tablut), PEOPLE, 4);
    let mut random = chance(3);
    for _ in 0..5 {
        let choice = some_choice(rig.game(), &mut random);
        rig.send(Intent::Play(choice));
        rig.settle(100);
        if rig.events().len() < 5 {
            rig.send(Intent::Done);
            rig.settle(100);
        }
    }
    let waits = rig.table().unconfirmed();
    assert!(waits.is_some());
    let (record, seats) = (rig.game().to_record(), rig.table().seats());
    let own = rig.game().clone();
    open(&mut rig, &own);
    assert!(
        replay(&rig).is_at_end(),
        "the game on the table is seen from its end"
    );
    assert_eq!(*rig.app.world().resource::<SaveSlot>(), SaveSlot::Unsaved);
    ask(&mut rig, ReplayIntent::ToTurn(1));
    // A replay refuses all of these.
    let legal = rig.game().legal_moves()[0];
    for intent in [
        Intent::Play(legal),
        Intent::Undo,
        Intent::Redo,
        Intent::Resign(Side::First),
    ] {
        rig.send(intent);
        rig.frame(16);
        assert_eq!(rig.refusals(), [Refusal::LookingBack]);
    }
    rig.press(Press::Undo);
    rig.settle(16);
    // A second replay on top still leads back to the player's game.
    let other = random_game(GameKind::Tapatan, 12, &mut random);
    open(&mut rig, &other);
    ask(&mut rig, ReplayIntent::Turn(2));
    ask(&mut rig, ReplayIntent::Close);
    rig.settle(16);
    assert!(!rig.app.world().contains_resource::<Replay>());
    assert!(!rig.table().is_replayed());
    assert_eq!(rig.game().to_record(), record);
    assert_eq!(
        (rig.table().seats(), rig.table().unconfirmed()),
        (seats, waits)
    );
    assert_eq!(*rig.app.world().resource::<SaveSlot>(), SaveSlot::Autosave);
    rig.check_shown();
    let mut saves = rig.app.world_mut().resource_mut::<Saves>();
    let kept = saves.load_with(&Slot::game(GameKind::Tablut), |text| {
        Ok::<_, String>(text.to_owned())
    });
    assert_eq!(kept.value.as_deref(), Some(&*record));
    let other = saves.load_with(&Slot::game(GameKind::Tapatan), |text| {
        Ok::<_, String>(text.to_owned())
    });
    assert!(
        other.value.is_none(),
        "what is looked back at is saved nowhere"
    );
}

#[test]
fn a_replay_plays_at_its_speed_and_stops_at_the_end() {
    let mut random = chance(8);
    let whole = random_game(GameKind::Tapatan, 14, &mut random);
    let mut rig = Rig::with_stage();
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 4);
    open(&mut rig, &whole);
    let turns = replay(&rig).turns();
    for speed in ReplaySpeed::ALL {
        ask(&mut rig, ReplayIntent::ToTurn(0));
        ask(&mut rig, ReplayIntent::Speed(speed));
        ask(&mut rig, ReplayIntent::Play(true));
        let mut passed = Duration::ZERO;
        while replay(&rig).is_playing() {
            rig.frame(10);
            passed += Duration::from_millis(10);
            assert!(passed < Duration::from_secs(60));
        }
        assert!(replay(&rig).is_at_end());
        // The first turn is shown at once.
        let expected = speed.turn_time() * (turns as u32 - 1);
        assert!(
            passed.abs_diff(expected) < expected / 5 + Duration::from_millis(100),
            "{passed:?}"
        );
        rig.settle(16);
        check(&mut rig);
    }
    // A mistake stays longer in view.
    rig.app.insert_resource(ReplayMistakes(vec![2]));
    ask(&mut rig, ReplayIntent::ToTurn(1));
    ask(&mut rig, ReplayIntent::Play(true));
    let next = |rig: &Rig| {
        let mistakes = rig.app.world().resource::<ReplayMistakes>();
        replay(rig).next_change(mistakes)
    };
    assert_eq!(replay(&rig).turn(), 2);
    let stays = next(&rig).expect("the next turn is due at some time");
    assert!(stays > Duration::from_millis(1500), "{stays:?}");
    // A manual step stops it, so no change is due.
    ask(&mut rig, ReplayIntent::Step(1));
    assert!(!replay(&rig).is_playing() && next(&rig).is_none());
    // A panel pauses it.
    ask(&mut rig, ReplayIntent::ToTurn(0));
    ask(&mut rig, ReplayIntent::Play(true));
    rig.set_paused(true);
    let turn = replay(&rig).turn();
    for _ in 0..200 {
        rig.frame(16);
    }
    assert_eq!(replay(&rig).turn(), turn);
}

#[test]
fn a_new_game_from_here_keeps_the_current_throw() {
    for kind in GameKind::ALL {
        let mut random = chance(kind as u64 + 3);
        let whole = random_game(kind, 70, &mut random);
        let mut rig = Rig::with_stage();
        rig.app.insert_resource(Saves(Store::in_memory()));
        rig.begin(Setup::new(kind), PEOPLE, 4);
        open(&mut rig, &whole);
        for _ in 0..31 {
            ask(&mut rig, ReplayIntent::Step(1));
        }
        if rig.game().outcome().is_some() {
            ask(&mut rig, ReplayIntent::Step(-1));
        }
        rig.settle(16);
        let text = rig.game().position().text();
        let expects = rig.game().expect();
        rig.pace().think = Duration::from_secs(3600);
        rig.pace().between = Duration::from_secs(3600);
        let seats = [Seat::Computer(3), Seat::Person];
        ask(
            &mut rig,
            ReplayIntent::Begin(Box::new(PlayFromHere {
                seats,
                players: [None, None],
                seed: 9.into(),
            })),
        );
        rig.frame(16);
        assert!(!rig.app.world().contains_resource::<Replay>());
        assert_eq!(rig.game().position().text(), text);
        assert_eq!((rig.game().expect(), rig.table().seats()), (expects, seats));
        assert_eq!(rig.game().events().len(), 0);
        assert_eq!(*rig.app.world().resource::<SaveSlot>(), SaveSlot::Autosave);
        assert_eq!(
            GameRecord::from_record(&rig.game().to_record())
                .unwrap()
                .position(),
            rig.game().position()
        );
    }
}

#[test]
fn captures_rare_throws_and_turning_points_are_marked() {
    let mut random = chance(11);
    for (kind, kinds) in [
        (GameKind::Tablut, [ReplayMarkKind::Capture].as_slice()),
        (
            GameKind::Tawula,
            &[ReplayMarkKind::Capture, ReplayMarkKind::Throw],
        ),
        (
            GameKind::Tablan,
            &[ReplayMarkKind::Capture, ReplayMarkKind::Throw],
        ),
    ] {
        let whole = random_game(kind, 900, &mut random);
        let mut rig = Rig::with_stage();
        rig.begin(Setup::new(kind), PEOPLE, 4);
        open(&mut rig, &whole);
        while replay(&rig).is_reading() {
            rig.frame(16);
        }
        for mark in kinds {
            let marks = replay(&rig).marks();
            assert!(
                marks.iter().any(|other| other.kind == *mark),
                "{kind:?}: {mark:?} among {} events, in {marks:?}",
                whole.events().len()
            );
        }
        let in_order = replay(&rig).marks().is_sorted_by_key(|mark| mark.turn);
        let turns = replay(&rig).turns();
        assert!(
            in_order
                && replay(&rig)
                    .marks()
                    .iter()
                    .all(|mark| (1..=turns).contains(&mark.turn))
        );
        let mut open = rig.app.world_mut().resource_mut::<Replay>();
        open.set_turning_points(vec![3]);
        open.set_turning_points(vec![5]);
        let points =
            |mark: &&tavoliere::table::ReplayMark| mark.kind == ReplayMarkKind::TurningPoint;
        assert_eq!(
            open.marks()
                .iter()
                .filter(points)
                .map(|mark| mark.turn)
                .collect::<Vec<_>>(),
            [5]
        );
    }
}

#[test]
fn keys_controller_and_wheel_step_through_the_game() {
    let mut random = chance(13);
    let whole = random_game(GameKind::Tablut, 30, &mut random);
    let mut desk = Desk::with(Setup::new(GameKind::Tablut), 3);
    open(&mut desk.rig, &whole);
    desk.rig.app.insert_resource(ReplayMistakes(vec![4, 9, 20]));
    let turn = |desk: &Desk| replay(&desk.rig).turn();
    desk.strike(KeyCode::ArrowRight);
    desk.strike(KeyCode::ArrowDown);
    assert_eq!(turn(&desk), 2);
    desk.strike(KeyCode::ArrowLeft);
    assert_eq!(turn(&desk), 1);
    desk.strike(KeyCode::End);
    assert_eq!(turn(&desk), 30);
    desk.strike(KeyCode::ArrowUp);
    assert_eq!(turn(&desk), 29);
    desk.strike(KeyCode::Home);
    assert_eq!(turn(&desk), 0);
    desk.hold(KeyCode::ShiftLeft, |desk| {
        desk.strike(KeyCode::ArrowRight);
        desk.strike(KeyCode::ArrowRight);
        assert_eq!(turn(desk), 9);
        desk.strike(KeyCode::ArrowLeft);
        assert_eq!(turn(desk), 4);
    });
    desk.strike(KeyCode::Space);
    assert!(replay(&desk.rig).is_playing());
    desk.strike(KeyCode::Space);
    assert!(!replay(&desk.rig).is_playing());
    for shown in [
        ShownChoices::Better,
        ShownChoices::Played,
        ShownChoices::Both,
    ] {
        desk.strike(KeyCode::KeyB);
        assert_eq!(replay(&desk.rig).choices(), shown);
    }
    ask(&mut desk.rig, ReplayIntent::ToTurn(4));
    for (button, expected) in [
        (GamepadButton::RightTrigger, 5),
        (GamepadButton::DPadDown, 6),
        (GamepadButton::RightTrigger2, 9),
        (GamepadButton::LeftTrigger2, 4),
        (GamepadButton::LeftTrigger, 3),
        (GamepadButton::DPadLeft, 2),
    ] {
        desk.push(button);
        assert_eq!(turn(&desk), expected, "{button:?}");
    }
    desk.push(GamepadButton::West);
    assert!(replay(&desk.rig).is_playing());
    desk.push(GamepadButton::West);
    ask(&mut desk.rig, ReplayIntent::ToTurn(2));
    let window = desk.window();
    for (unit, y, expected) in [
        (MouseScrollUnit::Line, -2.0, 4),
        (MouseScrollUnit::Line, 1.0, 3),
        (MouseScrollUnit::Pixel, -40.0, 3),
        (MouseScrollUnit::Pixel, -40.0, 4),
    ] {
        desk.rig.app.world_mut().write_message(MouseWheel {
            unit,
            x: 0.0,
            y,
            window,
            phase: TouchPhase::Moved,
        });
        desk.rig.frame(16);
        assert_eq!(turn(&desk), expected, "{unit:?} {y}");
    }
    check(&mut desk.rig);
}

#[test]
fn keys_undo_and_redo() {
    let mut desk = Desk::with(Setup::new(GameKind::Tapatan), 3);
    let mut random = chance(2);
    let mut seen = vec![desk.rig.game().position().clone()];
    for _ in 0..8 {
        if desk.rig.game().outcome().is_some() {
            break;
        }
        let choice = some_choice(desk.rig.game(), &mut random);
        desk.rig.send(Intent::Play(choice));
        desk.rig.frame(16);
        seen.push(desk.rig.game().position().clone());
    }
    let whole = desk.rig.game().to_record();
    for position in seen.iter().rev().skip(1) {
        desk.strike(KeyCode::KeyU);
        assert_eq!(desk.rig.game().position(), position);
    }
    for position in seen.iter().skip(1) {
        desk.strike(KeyCode::KeyR);
        assert_eq!(desk.rig.game().position(), position);
        desk.rig.check_shown();
    }
    assert_eq!(desk.rig.game().to_record(), whole);
    desk.strike(KeyCode::KeyR);
    assert!(!desk.rig.table().can_redo());
    desk.push(GamepadButton::West);
    assert!(desk.rig.table().can_redo());
    desk.push(GamepadButton::RightTrigger2);
    assert_eq!(desk.rig.game().to_record(), whole);
}

#[test]
fn computer_choices_repeat_after_undo() {
    for kind in GameKind::ALL {
        let mut rig = Rig::with_stage();
        rig.set_tempo(0.0, false);
        rig.begin(Setup::new(kind), MIXED, 6);
        let mut random = chance(kind as u64);
        let person_plays = |rig: &mut Rig, random: &mut Xoshiro256PlusPlus| {
            rig.wait_for_person();
            match rig.game().expect() {
                Expect::Throw(_) => rig.send(Intent::Throw),
                Expect::Move(_) => rig.send(Intent::Play(some_choice(rig.game(), random))),
                Expect::Nothing => {}
            }
            rig.frame(16);
        };
        while rig.game().outcome().is_none() && rig.events().len() < 40 {
            person_plays(&mut rig, &mut random);
        }
        rig.wait_for_person();
        let whole = rig.game().to_record();
        let events = rig.events();
        let mut back = 0;
        while back < 4 && rig.table().undo_side().is_some() {
            rig.send(Intent::Undo);
            rig.frame(16);
            back += 1;
        }
        assert!(back > 0 && rig.table().can_redo());
        // The person's own choice, repeated, leads to the same answers.
        let next = events[rig.events().len()];
        if let tavoliere::record::Event::Played { choice, .. } = next {
            rig.send(Intent::Play(choice));
            rig.frame(16);
            rig.wait_for_person();
            assert_eq!(rig.events()[..], events[..rig.events().len()]);
        }
        while rig.table().can_redo() {
            rig.send(Intent::Redo);
            rig.frame(16);
        }
        assert_eq!(rig.game().to_record(), whole, "{kind}");
        rig.settle(16);
        rig.check_shown();
        rig.send(Intent::Redo);
        rig.frame(16);
        assert_eq!(rig.refusals(), [Refusal::NothingToRedo]);
    }
}

#[test]
fn a_redone_turn_needs_confirmation_again() {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.settings().confirm_turn = true;
    rig.begin(Setup::new(GameKind::Tablut), PEOPLE, 4);
    let choice = rig.game().legal_moves()[0];
    rig.send(Intent::Play(choice));
    rig.frame(16);
    let waits = rig.table().unconfirmed();
    assert!(waits.is_some());
    rig.send(Intent::Undo);
    rig.frame(16);
    assert_eq!(rig.table().unconfirmed(), None);
    rig.send(Intent::Redo);
    rig.frame(16);
    assert_eq!(rig.table().unconfirmed(), waits);
}
