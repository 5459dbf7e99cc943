//! Tests of the stage without a renderer: at any speed, and even if motion is cut short, it ends in the state of the
//! game record.

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::tablan::{Preset, Value};
use tavoliere::rules::{AnyThrow, Expect, Side};
use tavoliere::stage::actor::{TweenKind, Tweens};

use tavoliere::stage::tablan::sticks::StickThrow;
use tavoliere::stage::timeline::Act;
use tavoliere::stage::{Skip, Timeline};
use tavoliere::table::Intent;

use bevy::prelude::*;

use crate::rig::{
    COMPUTERS, LONGEST, MIXED, PEOPLE, Rig, any_setup, below, chance, scripted, setup, some_choice,
    throw_steps,
};

/// More frames than any game of these tests needs.
const FRAMES: usize = 400_000;

fn skip(rig: &mut Rig) {
    rig.app.world_mut().write_message(Skip);
}

/// Checks that everything is at rest: pieces, sticks, tweens, counters.
fn check_rest(rig: &mut Rig) {
    rig.check_shown();
    let mut tweens = rig.app.world_mut().query::<&Tweens>();
    let is_looked_for = |kind| {
        use TweenKind::{Gliding, Leaving, Settling};
        matches!(kind, Leaving { .. } | Gliding { .. } | Settling)
    };
    let mut running = |world: &World| {
        let all = tweens.iter(world).flat_map(Tweens::running);
        all.filter(|tween| is_looked_for(tween.kind)).count()
    };
    // Glides and settling are only visual and can last a moment longer than the timeline.
    for _ in 0..40 {
        if running(rig.app.world()) == 0 {
            break;
        }
        let busy = rig.game().events().len();
        rig.set_paused(true);
        rig.frame(50);
        rig.set_paused(false);
        assert_eq!(rig.game().events().len(), busy);
    }
    assert_eq!(running(rig.app.world()), 0, "no tween runs for ever");
    let last = rig
        .events()
        .into_iter()
        .rev()
        .find_map(|event| match event {
            Event::Threw {
                throw: AnyThrow::Tablan(value),
                ..
            } => Some(value),
            _ => None,
        });
    if let Some(value) = last {
        let stick_throw = rig.app.world().resource::<StickThrow>();
        assert!(stick_throw.progress >= 1.0, "the sticks rest");
        assert_eq!(
            Value::of_flats(stick_throw.flats()),
            Some(value),
            "the sticks show the throw"
        );
    }
}

/// Plays a game between two computers, with random frames, skips and tempo.
fn tumble_through(rig: &mut Rig, random: &mut Xoshiro256PlusPlus) {
    let tempi = [
        (0.5, false),
        (1.0, false),
        (2.0, false),
        (1.0, true),
        (0.0, false),
    ];
    let (skips, slowest) = (2 + below(random, 40), 20 + below(random, 230));
    let mut rests = 0;
    for frame in 0.. {
        assert!(frame < FRAMES, "the game ends");
        if below(random, 200) == 0 {
            let (speed, reduced) = tempi[below(random, tempi.len())];
            rig.set_tempo(speed, reduced);
        }
        if below(random, skips) == 0 {
            skip(rig);
        }
        rig.frame(below(random, slowest) as u64);
        if rig.app.world().resource::<Timeline>().is_idle() {
            rig.check_shown();
            rests += 1;
            if rig.game().outcome().is_some() {
                break;
            }
        }
    }
    assert!(rests > 20, "the stage comes to rest again and again");
    check_rest(rig);
}

fn any_games(first_seed: u64, count: u64) {
    for seed in first_seed..first_seed + count {
        let mut random = chance(seed);
        let mut rig = Rig::with_stage();
        let rules = match seed % 3 {
            0 => setup(Preset::PerGioco.name(), ""),
            1 => setup(Preset::English.name(), ""),
            _ => any_setup(&mut random),
        };
        rig.begin(rules, COMPUTERS, seed);
        tumble_through(&mut rig, &mut random);
    }
}

#[test]
fn cut_short_at_any_frame_the_stage_ends_equal_to_the_match() {
    any_games(1000, 32);
}

#[test]
fn cut_short_at_any_frame_the_stage_ends_equal_to_the_match_again() {
    any_games(2000, 32);
}

#[test]
fn at_every_tempo_the_same_game_is_shown_to_the_same_end() {
    for preset in Preset::ALL {
        let mut records = Vec::new();
        for (speed, reduced) in [
            (0.0, false),
            (0.5, false),
            (1.0, false),
            (2.0, false),
            (1.0, true),
        ] {
            let mut rig = Rig::with_stage();
            rig.set_tempo(speed, reduced);
            rig.begin(setup(preset.name(), ""), COMPUTERS, 77);
            for frame in 0.. {
                assert!(frame < FRAMES, "the game ends");
                rig.frame(33);
                if rig.game().outcome().is_some() && rig.is_idle() {
                    break;
                }
            }
            check_rest(&mut rig);
            records.push(rig.game().to_record());
        }
        assert!(records.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

#[test]
fn intents_during_motion_leave_the_stage_equal_to_the_match() {
    let mut undone = 0;
    for seed in 0..24 {
        let mut random = chance(seed + 9000);
        let mut rig = Rig::with_stage();
        rig.begin(
            any_setup(&mut random),
            if seed % 2 == 0 { PEOPLE } else { MIXED },
            seed,
        );
        for _ in 0..400 {
            let action = match below(&mut random, 60) {
                0..=6 => Some(Intent::Undo),
                7 if below(&mut random, 10) == 0 => Some(Intent::Rematch),
                8 if below(&mut random, 10) == 0 => Some(Intent::Resign(Side::Second)),
                9 if below(&mut random, 4) == 0 => {
                    let record = rig.game().to_record();
                    Some(Intent::SetUp(Box::new(
                        GameRecord::from_record(&record).unwrap(),
                    )))
                }
                10..=40 if rig.table().waits_for_person() => match rig.game().expect() {
                    Expect::Move(_) => Some(Intent::Play(some_choice(rig.game(), &mut random))),
                    Expect::Throw(_) => Some(Intent::Throw),
                    Expect::Nothing => None,
                },
                41..=44 => {
                    skip(&mut rig);
                    None
                }
                _ => None,
            };
            undone += usize::from(matches!(action, Some(Intent::Undo)) && rig.table().can_undo());
            if let Some(action) = action {
                rig.send(action);
            }
            rig.frame(below(&mut random, 200) as u64);
            if rig.app.world().resource::<Timeline>().is_idle() {
                rig.check_shown();
            }
        }
        // The side to act keeps waiting: people don't act, and the computer is paused.
        rig.set_paused(true);
        for _ in 0..LONGEST {
            rig.frame(100);
            if rig.is_idle() {
                break;
            }
        }
        check_rest(&mut rig);
    }
    assert!(undone > 20, "{undone}");
}

#[test]
fn nothing_is_automatic_while_the_stage_is_busy() {
    let mut rig = Rig::with_stage();
    rig.begin(setup("PerGioco", ""), COMPUTERS, 31);
    let mut busy_frames = 0;
    for _ in 0..3000 {
        let (before, busy) = (rig.game().events().len(), !rig.is_idle());
        rig.frame(16);
        if busy {
            busy_frames += 1;
            assert_eq!(rig.game().events().len(), before, "one thing after another");
        }
        if rig.game().outcome().is_some() {
            break;
        }
    }
    assert!(busy_frames > 100);
}

/// The time from an action until the stage is idle (ms), in steps of 1 ms.
fn lasts(rig: &mut Rig, action: Intent) -> u64 {
    rig.set_paused(true);
    rig.settle(50);
    rig.send(action);
    for ms in 1..5000 {
        rig.frame(1);
        assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
        if rig.app.world().resource::<Timeline>().is_idle() {
            return ms;
        }
    }
    panic!("the stage kept moving");
}

#[test]
fn a_throw_that_scores_nothing_passes_within_450_milliseconds() {
    let (mut nothing, mut scoring) = (0, 0);
    for seed in 0..12 {
        let mut rig = Rig::with_stage();
        rig.begin(setup("PerGioco", ""), PEOPLE, seed);
        let ms = lasts(&mut rig, Intent::Throw);
        let Some(Event::Threw {
            throw: AnyThrow::Tablan(value),
            ..
        }) = rig.events().first().copied()
        else {
            panic!("a throw")
        };
        if value == Value::Nothing {
            nothing += 1;
            assert!((300..=450).contains(&ms), "{ms}");
        } else {
            scoring += 1;
            assert!((700..=1000).contains(&ms), "{ms}");
        }
    }
    assert!(nothing > 0 && scoring > 0);
}

#[test]
fn a_journey_takes_90_milliseconds_a_cell_and_600_at_most() {
    use tavoliere::rules::AnyMove;
    use tavoliere::rules::tablan::Move;
    let from = "l1".parse().unwrap();
    let two = AnyMove::Tablan(Move::Whole {
        value: Value::Two,
        from,
    });
    let mut game = scripted(setup("English", ""));
    throw_steps(&mut game, &[2]);
    let mut rig = Rig::with_stage();
    rig.set_up(game);
    let ms = lasts(&mut rig, Intent::Play(two));
    assert!((170..=200).contains(&ms), "{ms} for two cells");

    let mut game = scripted(setup("English", ""));
    throw_steps(&mut game, &[2]);
    game.play(two).unwrap();
    throw_steps(&mut game, &[12]);
    let far = AnyMove::Tablan(Move::Whole {
        value: Value::Twelve,
        from: "k2".parse().unwrap(),
    });
    for (speed, reduced, least, most) in [
        (1.0, false, 590, 610),
        (2.0, false, 290, 310),
        (0.5, false, 1190, 1210),
        (1.0, true, 110, 130),
        (0.0, false, 1, 1),
    ] {
        let mut rig = Rig::with_stage();
        rig.set_tempo(speed, reduced);
        rig.set_up(game.clone());
        let ms = lasts(&mut rig, Intent::Play(far));
        assert!(
            (least..=most).contains(&ms),
            "{ms} at {speed}, reduced: {reduced}"
        );
    }
}

#[test]
fn the_end_of_a_game_takes_1200_milliseconds_at_most() {
    let mut rig = Rig::with_stage();
    rig.begin(setup("PerGioco", ""), PEOPLE, 3);
    let ms = lasts(&mut rig, Intent::Resign(Side::First));
    assert!((800..=1200).contains(&ms), "{ms}");
}

#[test]
fn a_skip_ends_all_motion_within_one_frame() {
    let mut skipped = [0_usize; 3];
    let mut random = chance(55);
    let mut rig = Rig::with_stage();
    rig.begin(setup("English", ""), COMPUTERS, 56);
    for _ in 0..3000 {
        if rig.game().outcome().is_some() {
            break;
        }
        rig.frame(30);
        let kind = match rig
            .app
            .world()
            .resource::<Timeline>()
            .current()
            .map(|running| &running.act)
        {
            Some(Act::Throw { .. }) => 0,
            Some(Act::Travel { .. }) => 1,
            Some(_) => 2,
            None => continue,
        };
        if below(&mut random, 25) == 0 {
            skip(&mut rig);
            // New motion must not start in the same frame, so that only the skip has an effect.
            rig.set_paused(true);
            rig.frame(0);
            rig.set_paused(false);
            assert!(rig.app.world().resource::<Timeline>().is_idle());
            rig.check_shown();
            skipped[kind] += 1;
        }
    }
    assert!(skipped.iter().all(|count| *count > 3), "{skipped:?}");
}

#[test]
fn a_captured_piece_leaves_in_280_milliseconds_and_is_waited_for() {
    let mut seen = 0;
    let mut rig = Rig::with_stage();
    rig.begin(setup("English", ""), COMPUTERS, 58);
    let mut tweens = rig.app.world_mut().query::<&Tweens>();
    let mut leaving = |world: &World| {
        let all = tweens.iter(world);
        all.filter(|tweens| tweens.is_leaving()).count()
    };
    for _ in 0..FRAMES {
        if rig.game().outcome().is_some() {
            break;
        }
        rig.frame(20);
        if leaving(rig.app.world()) == 0 {
            continue;
        }
        seen += 1;
        let (events, mut ms) = (rig.events().len(), 0);
        while leaving(rig.app.world()) > 0 {
            assert_eq!(rig.events().len(), events, "the capture is waited for");
            rig.frame(2);
            ms += 2;
            assert!(ms < 1000, "no piece leaves for ever");
        }
        assert!((255..=285).contains(&ms), "{ms}");
    }
    assert!(seen > 0, "pieces are captured and seen to leave");
}
