//! Tests of the sounds of a move in each game, in order: at its start, on its way, at its end.

use bevy::ecs::message::Messages;
use tavoliere::record::GameRecord;
use tavoliere::rules::tablan::{Move, Value};
use tavoliere::rules::{AnyMove, GameKind, Setup, Side};
use tavoliere::stage::{Cue, Skip};
use tavoliere::table::Intent;

use crate::rig::{PEOPLE, Rig, scripted, setup, throw_steps};

/// A game between two people after some choices.
fn played(kind: GameKind, moves: &str) -> Rig {
    let mut game = GameRecord::new(Setup::new(kind), 1, Side::First);
    for text in moves.split_whitespace() {
        let choice = game.position().read_choice(text).unwrap();
        game.play(choice).unwrap();
    }
    let mut rig = Rig::with_stage();
    rig.set_up(game);
    rig
}

fn choice(rig: &Rig, text: &str) -> Intent {
    Intent::Play(rig.game().position().read_choice(text).unwrap())
}

/// The cues since the last call, without knocks, whose number depends on the recording.
fn drain(rig: &mut Rig) -> Vec<Cue> {
    let mut messages = rig.app.world_mut().resource_mut::<Messages<Cue>>();
    let knocks = |cue: &Cue| {
        use Cue::{DieOnDie, DieOnWood, Knock};
        matches!(cue, Knock { .. } | DieOnDie { .. } | DieOnWood { .. })
    };
    messages.drain().filter(|cue| !knocks(cue)).collect()
}

/// The cues of an intent until the motion ends, without automatic actions.
fn heard(rig: &mut Rig, intent: Intent) -> Vec<Cue> {
    rig.set_paused(true);
    rig.settle(10);
    drain(rig);
    rig.send(intent);
    let mut cues = Vec::new();
    for _ in 0..400 {
        rig.frame(10);
        assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
        cues.append(&mut drain(rig));
    }
    rig.check_shown();
    cues
}

#[test]
fn a_throw_in_tablan_is_gathered_and_scores() {
    let (mut nothing, mut scoring) = (0, 0);
    for seed in 0..8 {
        let mut rig = Rig::with_stage();
        rig.begin(setup("PerGioco", ""), PEOPLE, seed);
        let cues = heard(&mut rig, Intent::Throw);
        match cues[..] {
            [Cue::Gather, Cue::Score(0), Cue::Turn] => nothing += 1,
            [Cue::Gather, Cue::Score(2 | 8 | 12)] => scoring += 1,
            _ => panic!("{cues:?}"),
        }
    }
    assert!(nothing > 0 && scoring > 0);
}

#[test]
fn a_tablan_journey_sounds_at_every_cell() {
    let mut game = scripted(setup("English", ""));
    throw_steps(&mut game, &[2]);
    let mut rig = Rig::with_stage();
    rig.set_up(game);
    let two = AnyMove::Tablan(Move::Whole {
        value: Value::Two,
        from: "l1".parse().unwrap(),
    });
    let cues = heard(&mut rig, Intent::Play(two));
    // Of the three cells, the first has the sound of the start and the last that of the landing.
    assert_eq!(cues[..3], [Cue::Start, Cue::Hop, Cue::Land]);
}

#[test]
fn tablut_capture_sounds_after_the_slide() {
    let mut rig = played(GameKind::Tablut, "a4-d4 e7-f7");
    let intent = choice(&rig, "i4-f4");
    let cues = heard(&mut rig, intent);
    assert_eq!(cues, [Cue::Slide, Cue::SetDown, Cue::Tip, Cue::Turn]);
}

#[test]
fn a_move_cut_short_sounds_only_at_its_end() {
    let mut rig = played(GameKind::Tablut, "a4-d4 e7-f7");
    let intent = choice(&rig, "i4-f4");
    drain(&mut rig);
    rig.send(intent);
    rig.frame(16);
    assert_eq!(drain(&mut rig), [Cue::Slide]);
    rig.app.world_mut().write_message(Skip);
    rig.frame(0);
    assert_eq!(drain(&mut rig), [Cue::SetDown, Cue::Tip]);
    rig.check_shown();
}

#[test]
fn placing_and_sliding_in_tapatan_sound_different() {
    let mut rig = played(GameKind::Tapatan, "");
    // Neither side makes three in a row.
    for text in ["a1", "b1", "c1", "a3", "b3", "c3"] {
        let intent = choice(&rig, text);
        assert_eq!(heard(&mut rig, intent), [Cue::Disc, Cue::Turn]);
    }
    let choices = rig.game().legal_moves();
    let cues = heard(&mut rig, Intent::Play(choices[0]));
    assert_eq!(cues[..2], [Cue::Groove, Cue::Disc]);
}

#[test]
fn a_tawula_piece_sounds_at_every_point_and_on_entering() {
    let mut rig = played(GameKind::Tawula, "");
    assert_eq!(heard(&mut rig, Intent::Throw), [Cue::Shake]);
    let choices = rig.game().legal_moves();
    let mut cues = heard(&mut rig, Intent::Play(choices[0]));
    cues.retain(|cue| *cue != Cue::Turn);
    assert_eq!(cues.pop(), Some(Cue::EnterStone));
    assert!(cues.iter().all(|cue| *cue == Cue::Stone), "{cues:?}");
}

#[test]
fn the_end_is_won_lost_or_drawn_for_the_people_at_the_screen() {
    for (intent, result) in [
        (Intent::Resign(Side::First), &[Cue::Win][..]),
        (Intent::AgreeDraw, &[Cue::Agree, Cue::Draw]),
    ] {
        let mut rig = played(GameKind::Tablut, "");
        assert_eq!(heard(&mut rig, intent), result);
    }
    let mut rig = Rig::with_stage();
    let seats = crate::rig::MIXED;
    rig.begin(Setup::new(GameKind::Tablut), seats, 2);
    assert_eq!(heard(&mut rig, Intent::Resign(Side::First)), [Cue::Loss]);
}
