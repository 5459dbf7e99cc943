//! Tests Tablut on the table: whole games by intents, interrupted motion, refusals.

use std::collections::BTreeSet;

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tavoliere::input::{DevicesPlugin, Press};
use tavoliere::record::GameRecord;
use tavoliere::rules::tablut::Illegal;
use tavoliere::rules::{AnyIllegal, AnyPosition, EndReason, GameKind, Setup, Side};
use tavoliere::stage::actor::{TweenKind, Tweens};
use tavoliere::stage::board::BoardShape;
use tavoliere::stage::marks::Raised;
use tavoliere::stage::timeline::{Act, KingOutcome};
use tavoliere::stage::{BoardView, Cue, Layout, Marks, Skip, Timeline};
use tavoliere::store::Seat;
use tavoliere::table::{Intent, Location, Place, Refusal, Standing};
use tavoliere::ui::{Words, refusal};

use crate::input::devices::Desk;
use crate::rig::{COMPUTERS, LONGEST, MIXED, PEOPLE, Rig, below, chance, some_choice};

const PRESETS: [&str; 7] = [
    "Linnaeus",
    "Open throne",
    "Five thrones",
    "Flanked king",
    "Walker",
    "Ashton",
    "BrainKing",
];

fn tablut(preset: &str) -> Setup {
    let mut setup = Setup::new(GameKind::Tablut);
    setup.set_preset(preset).unwrap();
    setup
}

/// A rig without motion.
fn still(preset: &str, seats: [Seat; 2], seed: u64) -> Rig {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.begin(tablut(preset), seats, seed);
    rig
}

fn press(rig: &mut Rig, press: Press) -> Option<Refusal> {
    rig.press(press);
    rig.frame(16);
    assert!(rig.refusals().len() <= 1, "{:?}", rig.refusals());
    rig.refusals().first().cloned()
}

/// The location of a square such as "e5".
fn at(name: &str) -> Location {
    let [file, rank] = name.as_bytes() else {
        panic!("{name} isn't a square")
    };
    Location::Board((rank - b'1') * 9 + file - b'a')
}

/// A game after the moves of a text, such as "a4-a1 e4-b4".
fn played(preset: &str, moves: &str) -> GameRecord {
    let mut game = GameRecord::new(tablut(preset), 1, Side::First);
    for text in moves.split_whitespace() {
        let choice = game.position().read_choice(text).unwrap();
        game.play(choice).unwrap();
    }
    game
}

#[test]
fn computers_play_whole_games_under_every_preset_and_all_is_shown() {
    for (seed, preset) in (0..).zip(PRESETS) {
        let mut rig = Rig::with_stage();
        rig.begin(tablut(preset), COMPUTERS, seed);
        for frame in 0.. {
            assert!(frame < 200_000, "the game ends");
            rig.frame(60);
            if rig.game().outcome().is_some() && rig.is_idle() {
                break;
            }
        }
        rig.check_shown();
    }
}

#[test]
fn intents_alone_play_whole_games() {
    for seed in 0..6 {
        let mut rig = Rig::table_only();
        rig.begin(tablut(PRESETS[seed as usize % PRESETS.len()]), PEOPLE, seed);
        let mut random = chance(seed);
        for round in 0.. {
            assert!(round < LONGEST, "the game ends");
            if rig.game().outcome().is_some() {
                break;
            }
            let choice = some_choice(rig.game(), &mut random);
            rig.send(Intent::Play(choice));
            rig.frame(16);
        }
    }
}

#[test]
fn the_options_decide_the_first_side() {
    for seed in 0..2 {
        let rig = still("Linnaeus", PEOPLE, seed);
        assert_eq!(rig.game().position().side_to_act(), Some(Side::First));
        let rig = still("Ashton", PEOPLE, seed);
        assert_eq!(rig.game().position().side_to_act(), Some(Side::Second));
    }
}

/// A rig with a mouse, a keyboard and a window.
fn desk(seats: [Seat; 2], seed: u64) -> (Rig, Entity) {
    let mut rig = Rig::with_stage();
    rig.app.add_plugins((InputPlugin, DevicesPlugin));
    rig.set_tempo(0.0, false);
    let window = (Window::default(), PrimaryWindow);
    let window = rig.app.world_mut().spawn(window).id();
    rig.begin(tablut("Linnaeus"), seats, seed);
    rig.frame(16);
    (rig, window)
}

#[test]
fn cut_short_at_any_frame_the_stage_ends_equal_to_the_match() {
    for seed in 0..8 {
        let mut random = chance(seed + 40);
        let mut rig = Rig::with_stage();
        rig.begin(
            tablut(PRESETS[seed as usize % PRESETS.len()]),
            COMPUTERS,
            seed,
        );
        let skips = 2 + below(&mut random, 30);
        for frame in 0.. {
            assert!(frame < 200_000, "the game ends");
            if below(&mut random, 100) == 0 {
                let tempi = [(0.5, false), (1.0, false), (1.0, true), (0.0, false)];
                let (speed, reduced) = tempi[below(&mut random, tempi.len())];
                rig.set_tempo(speed, reduced);
            }
            if below(&mut random, skips) == 0 {
                rig.app.world_mut().write_message(Skip);
            }
            rig.frame(below(&mut random, 180) as u64);
            if rig.app.world().resource::<Timeline>().is_idle() {
                rig.check_shown();
                if rig.game().outcome().is_some() && rig.is_idle() {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_slide_takes_120_milliseconds_and_25_a_square_and_320_at_most() {
    for (text, wanted) in [
        ("a4-b4", 145),
        ("a4-d4", 195),
        ("f1-f4", 195),
        ("a4-a1", 195),
    ] {
        let mut rig = Rig::with_stage();
        rig.begin(tablut("Linnaeus"), PEOPLE, 1);
        rig.set_paused(true);
        let choice = rig.game().position().read_choice(text).unwrap();
        rig.send(Intent::Play(choice));
        let mut ms = 0;
        while {
            rig.frame(1);
            ms += 1;
            !rig.app.world().resource::<Timeline>().is_idle()
        } {
            assert!(ms < 1000);
        }
        assert!((wanted - 3..=wanted + 5).contains(&ms), "{text}: {ms}");
    }
}

#[test]
fn captors_lean_in_and_the_victim_moves_beside_the_board() {
    // e4 is between d4 and the man that moves to f4.
    let game = played("Linnaeus", "a4-d4 e7-f7");
    let mut rig = Rig::with_stage();
    rig.set_up(game);
    let choice = rig.game().position().read_choice("i4-f4").unwrap();
    assert_eq!(rig.game().position().write_choice(choice), "i4-f4xe4");
    rig.send(Intent::Play(choice));
    let (mut leant, mut left) = (0, 0);
    for _ in 0..80 {
        rig.frame(10);
        let world = rig.app.world_mut();
        let (mut leaning, mut leaving) = (0, 0);
        for tween in world
            .query::<&Tweens>()
            .iter(world)
            .flat_map(Tweens::running)
        {
            leaning += usize::from(matches!(tween.kind, TweenKind::Leaning { .. }));
            leaving += usize::from(matches!(tween.kind, TweenKind::Leaving { .. }));
        }
        (leant, left) = (leant.max(leaning), left.max(leaving));
    }
    assert_eq!((leant, left), (2, 1));
    rig.check_shown();
    let world = rig.app.world_mut();
    let captives: Vec<Standing> = world
        .query::<&Standing>()
        .iter(world)
        .filter(|standing| standing.place == Place::Captured)
        .copied()
        .collect();
    assert_eq!(captives.len(), 1);
    let board_view = rig.app.world().resource::<Layout>().board_view;
    let foot = board_view.foot(Side::Second, captives[0]);
    let foot = foot.expect("captives are seen");
    assert!(
        board_view.location_under(foot).is_none(),
        "beside the board"
    );
    // After undo, he's on his old square.
    rig.send(Intent::Undo);
    rig.settle(20);
    rig.check_shown();
}

#[test]
fn raichi_and_the_kings_escape_are_separate_acts() {
    let mut seen = BTreeSet::new();
    for seed in 0..6 {
        let mut rig = Rig::with_stage();
        rig.begin(tablut("Linnaeus"), COMPUTERS, seed);
        for _ in 0..20_000 {
            rig.frame(20);
            match rig.app.world().resource::<Timeline>().current() {
                Some(running) => drop(seen.insert(match running.act {
                    Act::Call { .. } => "call",
                    Act::KingOutcome { .. } => "fate",
                    Act::CaptureByNeighbours { .. } => "seize",
                    _ => "other",
                })),
                None if rig.game().outcome().is_some() => break,
                None => {}
            }
        }
    }
    for act in ["call", "fate", "seize"] {
        assert!(seen.contains(act), "{act} was never shown: {seen:?}");
    }
}

#[test]
fn every_press_selects_plays_or_is_refused_with_a_reason() {
    let words = Words::default();
    let mut reasons = BTreeSet::new();
    for seed in 0..12 {
        let mut rig = still(PRESETS[seed as usize % PRESETS.len()], PEOPLE, seed);
        let mut random = chance(seed + 70);
        for _ in 0..600 {
            if rig.game().outcome().is_some() {
                break;
            }
            let (before, was) = (rig.events().len(), rig.selection().chosen);
            let [from, to] = [81, 81].map(|n| Location::Board(below(&mut random, n) as u8));
            let drags = below(&mut random, 2) == 0;
            let asked = if drags {
                Press::Drag { from, to }
            } else {
                Press::Location(from)
            };
            let refusal = press(&mut rig, asked);
            let did_something =
                rig.events().len() != before || rig.selection().chosen != was || was == Some(from);
            assert!(refusal.is_some() || did_something, "{asked:?}");
            if let Some(refusal) = refusal {
                let (text, rule) = refusal::refusal(&words, &refusal);
                assert!(!text.contains('{') && text.ends_with('.'), "{text}");
                if let Refusal::Illegal(AnyIllegal::Tablut(illegal)) = refusal {
                    assert_eq!(rule, Some(illegal.rule()));
                    reasons.insert(illegal.key());
                }
            }
        }
    }
    for reason in ["no-piece", "not-yours", "not-in-line", "blocked"] {
        assert!(reasons.contains(reason), "{reason}: {reasons:?}");
    }
}

#[test]
fn every_reason_of_the_rules_has_a_sentence_with_all_its_facts() {
    let words = Words::default();
    let [at, from, to] = ["a1", "b2", "c3"].map(|name| name.parse().unwrap());
    for illegal in [
        Illegal::GameOver,
        Illegal::TurnOver,
        Illegal::NoPiece { at },
        Illegal::NotYours { at },
        Illegal::Stuck { at },
        Illegal::NoPassing { at },
        Illegal::NotInLine { from, to },
        Illegal::Blocked { at },
        Illegal::ThronePassed { at },
        Illegal::ThroneTaken { at },
        Illegal::ThroneForKing { at },
        Illegal::CampEntered { at },
    ] {
        assert!(words.has(&format!("tablut-{}", illegal.key())));
        let refusal = Refusal::Illegal(AnyIllegal::Tablut(illegal));
        let (text, rule) = refusal::refusal(&words, &refusal);
        assert!(
            !text.contains(['{', '}', '$']) && text.ends_with('.'),
            "{text}"
        );
        assert_eq!(rule, Some(illegal.rule()));
    }
}

#[test]
fn men_cannot_cross_the_closed_throne() {
    // The king has left his throne: e6 can neither cross it to e4 nor stop on it.
    let game = played("Linnaeus", "a4-a3 e4-d4 a3-a2 e5-e4 a2-a1");
    let mut rig = still("Linnaeus", PEOPLE, 1);
    rig.set_up(game);
    let drag = |to: &str| Press::Drag {
        from: at("e6"),
        to: at(to),
    };
    assert!(matches!(
        press(&mut rig, drag("e5")),
        Some(Refusal::Illegal(AnyIllegal::Tablut(
            Illegal::ThroneTaken { .. }
        )))
    ));
}

#[test]
fn people_agree_on_draws_and_computers_accept_unless_better_off() {
    let mut rig = still("Linnaeus", PEOPLE, 1);
    rig.send(Intent::AgreeDraw);
    rig.frame(16);
    let outcome = rig.game().outcome().expect("the game is over");
    assert_eq!((outcome.winner, outcome.reason), (None, EndReason::Agreed));

    let (mut taken, mut declined) = (0, 0);
    for seed in 0..20 {
        let mut rig = still("Flanked king", MIXED, seed);
        let mut random = chance(seed);
        for _ in 0..seed {
            rig.wait_for_person();
            if rig.game().outcome().is_some() {
                break;
            }
            let choice = some_choice(rig.game(), &mut random);
            rig.send(Intent::Play(choice));
        }
        rig.wait_for_person();
        if rig.game().outcome().is_some() {
            continue;
        }
        rig.send(Intent::OfferDraw(Side::First));
        rig.frame(16);
        match rig.game().outcome() {
            Some(outcome) => {
                assert_eq!(outcome.reason, EndReason::Agreed);
                taken += 1;
            }
            None => {
                assert_eq!(rig.refusals(), [Refusal::DrawDeclined]);
                declined += 1;
            }
        }
    }
    assert!(
        taken > 0 && declined > 0,
        "{taken} taken, {declined} declined"
    );
}

/// A position of Tablut between two people.
fn laid(position: &str) -> Rig {
    let start = AnyPosition::parse(GameKind::Tablut, position).unwrap();
    let mut rig = Rig::with_stage();
    rig.set_up(GameRecord::from_position(start, 1));
    rig
}

/// Plays a move and returns the acts about the king and their sounds, in order.
fn seen_and_heard(rig: &mut Rig, text: &str) -> (Vec<Act>, Vec<Cue>) {
    let choice = rig.game().position().read_choice(text).unwrap();
    rig.send(Intent::Play(choice));
    let (mut acts, mut cues) = (Vec::new(), Vec::new());
    for _ in 0..300 {
        rig.frame(10);
        let world = rig.app.world_mut();
        cues.extend(world.resource_mut::<Messages<Cue>>().drain());
        if let Some(running) = world.resource::<Timeline>().current()
            && matches!(running.act, Act::KingOutcome { .. } | Act::Call { .. })
            && acts.last() != Some(&running.act)
        {
            acts.push(running.act.clone());
        }
    }
    rig.check_shown();
    (acts, cues)
}

#[test]
fn each_king_outcome_has_a_separate_act_and_sound() {
    for (position, text, fate, sound, reason, captors) in [
        (
            "9/9/9/2b6/5Kb2/5b3/1w7/9/3b5 B move 30 Linnaeus",
            "c6-f6",
            KingOutcome::Taken,
            Cue::KingTaken,
            EndReason::KingCaptured,
            3,
        ),
        (
            "9/K8/7b1/9/3w5/9/9/9/3b5 B move 30 Five-thrones",
            "h7-a7",
            KingOutcome::Taken,
            Cue::KingTaken,
            EndReason::KingCaptured,
            1,
        ),
        (
            "9/9/1w7/7b1/3bKb3/4b4/9/9/9 B move 30 Linnaeus",
            "h6-e6",
            KingOutcome::ShutIn,
            Cue::KingShutIn,
            EndReason::KingShutIn,
            0,
        ),
        (
            "3bb4/9/1w7/7b1/9/1b2K4/9/9/9 W move 31 Linnaeus",
            "e4-i4",
            KingOutcome::Escaped,
            Cue::KingEscapes,
            EndReason::KingEscaped,
            0,
        ),
    ] {
        let mut rig = laid(position);
        let (acts, cues) = seen_and_heard(&mut rig, text);
        let [
            Act::KingOutcome {
                outcome: seen, by, ..
            },
        ] = &acts[..]
        else {
            panic!("{text}: {acts:?}");
        };
        assert_eq!((*seen, by.len()), (fate, captors), "{text}");
        let fates = [Cue::KingTaken, Cue::KingShutIn, Cue::KingEscapes];
        let heard: Vec<&Cue> = cues.iter().filter(|cue| fates.contains(cue)).collect();
        assert_eq!(heard, [&sound], "{text}");
        assert_eq!(rig.game().outcome().map(|end| end.reason), Some(reason));
    }
}

#[test]
fn one_way_out_is_called_raichi_and_several_tuichi() {
    for (from, text, targets, sound) in [
        (
            "9/9/9/9/b8/b8/9/4K4/9 W move 31 Linnaeus",
            "e2-e4",
            2,
            Cue::Tuichi,
        ),
        (
            "9/9/9/9/b8/b7b/9/4K4/9 W move 31 Linnaeus",
            "e2-e4",
            1,
            Cue::Raichi,
        ),
    ] {
        let (acts, cues) = seen_and_heard(&mut laid(from), text);
        assert!(
            matches!(&acts[..], [Act::Call { locations }] if locations.len() == targets),
            "{acts:?}"
        );
        let calls = [Cue::Raichi, Cue::Tuichi];
        let heard: Vec<&Cue> = cues.iter().filter(|cue| calls.contains(cue)).collect();
        assert_eq!(heard, [&sound]);
    }
}

#[test]
fn a_chosen_man_rises_in_70_milliseconds_stays_up_and_comes_down_as_smoothly() {
    let (mut rig, _) = desk(PEOPLE, 2);
    rig.set_tempo(1.0, false);
    let amounts = |rig: &mut Rig, frames: usize| -> Vec<(f32, f32)> {
        let amount = |raised: Option<&Raised>| raised.map_or(0.0, |raised| raised.amount);
        let look = |rig: &mut Rig| {
            rig.frame(10);
            let marks = rig.app.world().resource::<Marks>();
            (amount(marks.raised.as_ref()), amount(marks.lowered.first()))
        };
        (0..frames).map(|_| look(rig)).collect()
    };
    rig.press(Press::Location(at("a4")));
    let up = amounts(&mut rig, 20);
    assert!(up[0].0 > 0.0 && up[0].0 < 0.2, "{up:?}");
    assert!(up.windows(2).all(|pair| pair[1].0 >= pair[0].0), "{up:?}");
    assert!(up[5].0 < 1.0 && up[7..].iter().all(|a| *a == (1.0, 0.0)));
    // Another piece is selected: the first goes down while the second rises.
    rig.press(Press::Location(at("a6")));
    let both = amounts(&mut rig, 20);
    assert!(both[2].0 > 0.2 && both[2].1 > 0.2, "{both:?}");
    assert_eq!(both[19], (1.0, 0.0));
    // It starts its move from its lifted position.
    rig.press(Press::Location(at("b6")));
    let down = amounts(&mut rig, 20);
    assert!(down[0].0 == 0.0 && down[0].1 > 0.5, "{down:?}");
    assert_eq!(down[19], (0.0, 0.0));
}

#[test]
fn a_dropped_man_does_not_repeat_its_way() {
    let mut setup = tablut("Linnaeus");
    setup.set_option("repetition", "off").unwrap();
    let mut desk = Desk::with(setup, 3);
    desk.rig.set_tempo(1.0, false);
    let (from, to) = (desk.pixel(at("a4")), desk.pixel(at("a1")));
    desk.drag(from, to);
    assert_eq!(desk.rig.events().len(), 1);
    let mut ms = 16;
    while !desk.rig.is_idle() {
        desk.rig.frame(10);
        ms += 10;
    }
    assert!((80..120).contains(&ms), "{ms}");
    desk.rig.check_shown();
}

#[test]
fn an_only_person_sits_at_the_bottom_with_their_captures() {
    let captive = Standing {
        place: Place::Captured,
        ..Standing::default()
    };
    for (seats, bottom) in [
        (MIXED, Side::First),
        ([MIXED[1], MIXED[0]], Side::Second),
        (PEOPLE, Side::First),
    ] {
        let rig = still("Linnaeus", seats, 1);
        let layout = rig.app.world().resource::<Layout>();
        let [low, high] =
            [bottom, bottom.other()].map(|side| layout.player_panels[side.index()].min.y);
        assert!(low > high);
        let board_view = layout.board_view;
        for shape in [BoardShape::Landscape, BoardShape::Portrait] {
            let board_view = BoardView::of(GameKind::Tablut, shape).facing(board_view.bottom());
            let foot = |side: Side| board_view.foot(side, captive).unwrap();
            assert!(foot(bottom.other()).y > foot(bottom).y);
            for side in Side::BOTH {
                assert!(
                    board_view.location_under(foot(side)).is_none(),
                    "beside the board"
                );
            }
            // The squares stay in place.
            let a1 = board_view.rect(at("a1")).unwrap().center();
            assert!(a1.x < board_view.size().x / 2.0 && a1.y > board_view.size().y / 2.0);
        }
    }
}
