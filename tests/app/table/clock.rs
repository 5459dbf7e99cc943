//! Tests clocks at the table: the running side, pauses, running out of time, and saves.

use std::time::Duration;

use bevy::prelude::*;
use tavoliere::record::{ClockControl, Event, GameRecord};
use tavoliere::rules::{EndReason, Expect, GameKind, Setup, Side};
use tavoliere::store::{Seat, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::clock::figures;
use tavoliere::table::{ClockEvent, ComputeMode, Intent, NewGame, RunningClock, TableUnseen};
use tavoliere::ui::panels::following_game;

use crate::rig::{COMPUTERS, LONGEST, PEOPLE, Rig, chance, some_choice};

/// The clock events so far.
#[derive(Resource, Default)]
struct Said(Vec<ClockEvent>);

fn rig() -> Rig {
    let mut rig = Rig::table_only();
    rig.app
        .insert_resource(Saves(Store::in_memory()))
        .init_resource::<Said>()
        .add_systems(
            Last,
            |mut events: MessageReader<ClockEvent>, mut said: ResMut<Said>| {
                said.0.extend(events.read().copied());
            },
        );
    rig
}

fn begin(rig: &mut Rig, kind: GameKind, seats: [Seat; 2], clock: &str, games: u8) {
    let clock: ClockControl = clock.parse().unwrap();
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(kind),
        seats,
        players: [None, None],
        first: Some(Side::First),
        games,
        clock: Some(clock),
        seed: 6.into(),
    })));
    rig.frame(0);
    rig.frame(0);
}

fn left(rig: &Rig) -> [u64; 2] {
    let clock = rig.game().clock().unwrap();
    Side::BOTH.map(|side| clock.left(side))
}

/// Advances time in steps while the loop sleeps.
fn wait(rig: &mut Rig, mut ms: u64) {
    while ms > 0 {
        let step = ms.min(1000);
        rig.frame(step);
        ms -= step;
    }
}

fn saved(rig: &Rig) -> GameRecord {
    let saves = rig.app.world().resource::<Saves>();
    let slot = SaveSlot::Autosave.of(rig.game().setup().kind());
    GameRecord::from_save(&saves.load(&slot).unwrap().unwrap()).unwrap()
}

fn play_one(rig: &mut Rig) {
    let choice = some_choice(rig.game(), &mut chance(1));
    rig.send(Intent::Play(choice));
    rig.frame(0);
}

#[test]
fn time_runs_for_the_side_to_act_and_pauses_with_the_game() {
    let mut rig = rig();
    begin(&mut rig, GameKind::Tablut, PEOPLE, "60", 1);
    wait(&mut rig, 7000);
    assert_eq!(left(&rig), [53_000, 60_000]);
    // The time in which a panel opens and closes doesn't count either.
    rig.set_paused(true);
    wait(&mut rig, 20_000);
    assert_eq!(left(&rig), [53_000, 60_000]);
    assert_eq!(rig.app.world().resource::<RunningClock>().side(), None);
    rig.set_paused(false);
    rig.frame(900);
    assert_eq!(left(&rig), [53_000, 60_000]);
    rig.frame(900);
    assert_eq!(left(&rig), [52_100, 60_000]);
    play_one(&mut rig);
    rig.frame(0);
    wait(&mut rig, 5000);
    assert_eq!(left(&rig), [52_100, 55_000]);
    // A machine's sleep costs no player time.
    rig.frame(3_600_000);
    assert_eq!(left(&rig), [52_100, 53_500]);
    // After undo, the clock has its time at that position.
    while rig.table().can_undo() {
        rig.send(Intent::Undo);
        rig.frame(0);
    }
    assert_eq!(left(&rig), [60_000, 60_000]);
}

#[test]
fn clocks_wait_while_the_table_cannot_be_seen() {
    let mut rig = rig();
    begin(&mut rig, GameKind::Tablut, PEOPLE, "60", 1);
    wait(&mut rig, 7000);
    rig.app.insert_resource(TableUnseen(true));
    wait(&mut rig, 60_000);
    assert_eq!(left(&rig), [53_000, 60_000]);
    assert_eq!(rig.app.world().resource::<RunningClock>().side(), None);
    rig.app.insert_resource(TableUnseen(false));
    rig.frame(900);
    rig.frame(900);
    assert_eq!(left(&rig), [52_100, 60_000]);
    // A lid closed for a minute, or a debugger.
    rig.frame(60_000);
    assert_eq!(left(&rig), [50_600, 60_000]);
}

#[test]
fn undo_sets_both_clocks_back() {
    let mut rig = rig();
    begin(&mut rig, GameKind::Tablut, PEOPLE, "300+5", 1);
    wait(&mut rig, 10_000);
    play_one(&mut rig);
    rig.frame(0);
    wait(&mut rig, 20_000);
    play_one(&mut rig);
    rig.frame(0);
    assert_eq!(left(&rig), [295_000, 285_000]);
    wait(&mut rig, 4_000);
    assert_eq!(left(&rig), [291_000, 285_000]);
    for expected in [[295_000, 300_000], [300_000, 300_000]] {
        rig.send(Intent::Undo);
        rig.frame(0);
        assert_eq!(left(&rig), expected);
    }
    // Redo restores the times of both moves, and the thinking after them.
    for _ in 0..2 {
        rig.send(Intent::Redo);
        rig.frame(0);
    }
    assert_eq!(left(&rig), [291_000, 285_000]);
}

/// Three in a row end a game of Tapatan while the winner has 50 ms left.
#[test]
fn a_flag_cannot_fall_after_the_last_move() {
    let mut rig = Rig::with_stage();
    begin(&mut rig, GameKind::Tapatan, PEOPLE, "20", 1);
    for choice in ["a1", "b3", "a2", "c1"] {
        play_text(&mut rig, choice);
        rig.settle(16);
    }
    let mut late = rig.game().clone();
    while left(&rig)[0] > 50 {
        let step = (left(&rig)[0] - 50).min(1000);
        rig.frame(step);
    }
    play_text(&mut rig, "a3");
    for _ in 0..400 {
        rig.frame(16);
    }
    let outcome = rig.game().outcome().expect("three in a row");
    assert_eq!(outcome.winner, Some(Side::First));
    assert_ne!(outcome.reason, EndReason::OutOfTime);
    let ends = rig.events().into_iter();
    let ends = ends.filter(|event| matches!(event, Event::OutOfTime { .. }));
    assert_eq!(ends.count(), 0);
    // If the time was up before, the move comes too late.
    let last = late.position().read_choice("a3").unwrap();
    late.think(60_000);
    assert!(late.run_out_of_time().is_some());
    assert!(late.play(last).is_err());
    assert_eq!(late.outcome().unwrap().winner, Some(Side::Second));
}

fn play_text(rig: &mut Rig, choice: &str) {
    let choice = rig.game().position().read_choice(choice).unwrap();
    rig.send(Intent::Play(choice));
    rig.frame(0);
}

#[test]
fn running_out_of_time_is_announced_and_loses_the_game() {
    for kind in GameKind::ALL {
        let mut rig = rig();
        begin(&mut rig, kind, PEOPLE, "20", 1);
        wait(&mut rig, 9900);
        assert!(rig.app.world().resource::<Said>().0.is_empty());
        wait(&mut rig, 200);
        assert_eq!(
            rig.app.world().resource::<Said>().0,
            [ClockEvent::Low(Side::First)],
            "{kind}"
        );
        wait(&mut rig, 9800);
        assert!(rig.game().outcome().is_none());
        wait(&mut rig, 200);
        let outcome = rig.game().outcome().expect("the time is up");
        assert_eq!(outcome.reason, EndReason::OutOfTime);
        assert_eq!(outcome.winner, Some(Side::Second));
        let said = &rig.app.world().resource::<Said>().0;
        assert_eq!(said.last(), Some(&ClockEvent::Out(Side::First)));
        assert_eq!(saved(&rig).outcome(), Some(outcome));
        assert_eq!(saved(&rig).clock(), rig.game().clock());
        // A rematch has new clocks, and so has the next game of a match.
        rig.send(Intent::Rematch);
        rig.frame(0);
        assert_eq!(left(&rig), [20_000, 20_000], "{kind}");
    }
}

#[test]
fn only_a_sound_lets_the_game_go_on() {
    let mut rig = rig();
    begin(&mut rig, GameKind::Tapatan, PEOPLE, "11 sound", 1);
    wait(&mut rig, 15_000);
    assert_eq!(rig.game().outcome(), None);
    assert_eq!(left(&rig), [0, 11_000]);
    let said = &rig.app.world().resource::<Said>().0;
    assert_eq!(
        said[..],
        [ClockEvent::Low(Side::First), ClockEvent::Out(Side::First)]
    );
    play_one(&mut rig);
    assert_eq!(saved(&rig).clock(), rig.game().clock());
}

#[test]
fn the_next_game_of_a_match_has_fresh_clocks() {
    let mut rig = rig();
    begin(&mut rig, GameKind::Tapatan, PEOPLE, "hourglass 15", 3);
    wait(&mut rig, 16_000);
    assert_eq!(left(&rig), [0, 30_000]);
    assert_eq!(rig.game().score().unwrap().scores(), [0, 1]);
    rig.send(following_game(rig.table()));
    rig.frame(0);
    assert_eq!(left(&rig), [15_000, 15_000]);
    // The winner has the other side now.
    assert_eq!(rig.game().score().unwrap().scores(), [1, 0]);
}

#[test]
fn saves_keep_the_clock_at_every_move_and_at_exit() {
    let mut rig = rig();
    begin(&mut rig, GameKind::Tablut, PEOPLE, "60+5", 1);
    wait(&mut rig, 4000);
    // A kill loses only the current thinking time.
    assert_eq!(saved(&rig).thinking(), 0);
    play_one(&mut rig);
    assert_eq!(saved(&rig).clock(), rig.game().clock());
    rig.frame(0);
    wait(&mut rig, 3000);
    rig.set_paused(true);
    rig.frame(16);
    rig.frame(16);
    assert_eq!(saved(&rig).clock(), rig.game().clock());
    rig.set_paused(false);
    rig.frame(16);
    wait(&mut rig, 2000);
    assert_ne!(saved(&rig).clock(), rig.game().clock());
    rig.app.world_mut().write_message(AppExit::Success);
    rig.frame(16);
    let kept = saved(&rig);
    assert_eq!(kept.clock(), rig.game().clock());
    assert_eq!(left(&rig), [61_000, 54_984]);
    let mut again = self::rig();
    again.set_up(kept);
    again.frame(0);
    again.frame(1000);
    assert_eq!(left(&again), [61_000, 53_984]);
}

#[test]
fn computers_play_whole_games_with_clocks_in_every_game() {
    for kind in GameKind::ALL {
        let mut rig = rig();
        rig.app.insert_resource(ComputeMode::Blocking);
        rig.pace().think = Duration::from_millis(700);
        rig.pace().between = Duration::from_millis(400);
        begin(&mut rig, kind, COMPUTERS, "30+1", 1);
        for _ in 0..LONGEST {
            if rig.game().expect() == Expect::Nothing {
                break;
            }
            rig.frame(100);
        }
        assert!(rig.game().outcome().is_some(), "{kind}");
        let text = rig.game().to_record();
        let read = GameRecord::from_save(&text).unwrap();
        assert_eq!(read.clock(), rig.game().clock(), "{kind}");
        assert!(text.contains("\ntime "), "{kind}");
    }
}

#[test]
fn figures_change_once_a_second() {
    for (left, text) in [
        (300_000, "5:00"),
        (299_999, "5:00"),
        (299_000, "4:59"),
        (60_001, "1:01"),
        (10_001, "0:11"),
        (10_000, "0:10"),
        (7_950, "0:08"),
        (1, "0:01"),
        (0, "0:00"),
    ] {
        assert_eq!(figures(left), text);
    }
    let mut rig = rig();
    begin(&mut rig, GameKind::Tapatan, PEOPLE, "12", 1);
    rig.frame(300);
    let mut waits = Vec::new();
    let next = |rig: &Rig| {
        let clock = rig.app.world().resource::<RunningClock>();
        clock.next_change(rig.table())
    };
    while let Some(wait) = next(&rig) {
        let before = figures(left(&rig)[0]);
        let wait = u64::try_from(wait.as_millis()).unwrap();
        waits.push(wait);
        rig.frame(wait);
        if rig.game().outcome().is_some() {
            break;
        }
        assert_ne!(figures(left(&rig)[0]), before);
    }
    // 11.7 s: to 11 s, and then second by second.
    assert_eq!(waits[..2], [700, 1000]);
    assert_eq!(waits.len(), 12);
    // Without a clock it needs no frames.
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    rig.frame(16);
    assert_eq!(next(&rig), None);
}
