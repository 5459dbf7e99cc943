//! Plays whole games by presses, keys, controllers, mouse and touch alone.

use bevy::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::input::Press;
use tavoliere::input::selection::offered;
use tavoliere::record::Event;
use tavoliere::rules::{Expect, GameKind, Setup};
use tavoliere::table::MoveTarget;
use tavoliere::table::targets::{origins, targets_from};

use crate::input::devices::{Desk, use_letters};
use crate::rig::{LONGEST, MIXED, PEOPLE, Rig, below, chance, mover};

/// Every game with every rule set, with options that make it end.
fn setups() -> Vec<Setup> {
    let setup = |(kind, preset): (GameKind, &str)| {
        let mut setup = Setup::new(kind);
        setup.set_preset(preset).unwrap();
        // Not every game has this option.
        let _ = setup.set_option("repetition", "draw");
        setup
    };
    let presets = |kind: GameKind| kind.presets().into_iter().map(move |preset| (kind, preset));
    GameKind::ALL
        .into_iter()
        .flat_map(presets)
        .map(setup)
        .collect()
}

/// The same without Tawula, for which a press must also name the die.
fn setups_without_dice() -> Vec<Setup> {
    let mut setups = setups();
    setups.retain(|setup| match setup.kind() {
        GameKind::Tablan | GameKind::Tablut | GameKind::Tapatan => true,
        GameKind::Tawula => false,
    });
    setups
}

/// A random target of a random movable piece.
fn any_target(rig: &Rig, random: &mut Xoshiro256PlusPlus) -> MoveTarget {
    let all = offered(rig.table(), None);
    let pieces = origins(&all);
    let reached = targets_from(&all, pieces[below(random, pieces.len())]);
    reached[below(random, reached.len())]
}

/// Presses and runs a frame without a refusal.
fn press(rig: &mut Rig, press: Press) {
    rig.press(press);
    rig.frame(16);
    assert!(rig.refusals().is_empty(), "{press:?}: {:?}", rig.refusals());
}

fn press_way(rig: &mut Rig, target: MoveTarget, drags: bool) {
    let MoveTarget { from, to, .. } = target;
    if drags {
        press(rig, Press::Drag { from, to });
        return;
    }
    // An only movable piece is selected automatically.
    if rig.selection().chosen != Some(from) {
        press(rig, Press::Location(from));
        assert_eq!(rig.selection().chosen, Some(from));
    }
    press(rig, Press::Location(to));
}

#[test]
fn presses_and_drags_play_whole_games() {
    for setup in setups_without_dice() {
        for (seed, seats) in [(0, PEOPLE), (1, MIXED)] {
            let mut rig = Rig::with_stage();
            rig.set_tempo(0.0, false);
            rig.begin(setup.clone(), seats, seed);
            let mut random = chance(seed);
            for round in 0.. {
                assert!(round < LONGEST, "{}: the game ends", setup.kind());
                rig.wait_for_person();
                let before = rig.events().len();
                match rig.game().expect() {
                    Expect::Nothing => break,
                    Expect::Throw(_) => press(&mut rig, Press::Throw),
                    Expect::Move(_) => {
                        let target = any_target(&rig, &mut random);
                        press_way(&mut rig, target, below(&mut random, 2) == 0);
                        let Some(Event::Played { choice, .. }) = rig.events().get(before).copied()
                        else {
                            panic!("{target:?} is played");
                        };
                        assert_eq!(choice, target.choice);
                    }
                }
                assert!(rig.events().len() > before, "{}", setup.kind());
            }
            rig.settle(16);
            rig.check_shown();
        }
    }
}

/// Plays to the end. `next` moves to the next option, `take` picks it.
fn play_out(setup: Setup, seed: u64, next: fn(&mut Desk), take: fn(&mut Desk, usize)) {
    let kind = setup.kind();
    let mut desk = Desk::with(setup, seed);
    let mut random = chance(seed);
    for round in 0.. {
        assert!(round < LONGEST, "{kind}: the game ends");
        desk.rig.wait_for_person();
        if desk.rig.game().outcome().is_some() {
            break;
        }
        if mover(desk.rig.game()).is_some() {
            for _ in 0..1 + below(&mut random, 4) {
                next(&mut desk);
            }
        }
        take(&mut desk, round);
    }
    desk.rig.settle(16);
    desk.rig.check_shown();
}

#[test]
fn the_keys_alone_play_whole_games() {
    for (setup, seed) in setups().into_iter().zip(2..) {
        play_out(
            setup,
            seed,
            |desk| desk.strike(KeyCode::Tab),
            |desk, round| {
                desk.strike(match round % 2 {
                    0 => KeyCode::Enter,
                    _ => KeyCode::Space,
                });
            },
        );
    }
}

#[test]
fn letters_that_move_and_pick_play_a_whole_game_alone() {
    const MOVES: [KeyCode; 4] = [KeyCode::KeyW, KeyCode::KeyA, KeyCode::KeyS, KeyCode::KeyD];
    let mut setup = Setup::new(GameKind::Tapatan);
    setup.set_option("repetition", "draw").unwrap();
    // The computer plays the other side.
    let mut desk = Desk::with(setup, 2);
    // Tapatan has no throws, so the space bar does nothing.
    use_letters(&mut desk.rig);
    let mut random = chance(2);
    let mut moves = 0;
    for round in 0.. {
        assert!(round < LONGEST, "the game ends");
        desk.rig.wait_for_person();
        if desk.rig.game().outcome().is_some() {
            break;
        }
        let before = desk.rig.events().len();
        let focus = desk.rig.selection().focus;
        desk.strike(MOVES[below(&mut random, 4)]);
        moves += usize::from(desk.rig.selection().focus != focus);
        desk.strike(KeyCode::Space);
        assert_eq!(
            desk.rig.events().len(),
            before,
            "the space bar picks nothing"
        );
        desk.strike(KeyCode::KeyQ);
    }
    assert!(moves > 2, "the cursor moved {moves} times");
    assert!(!desk.rig.events().is_empty());
    desk.rig.settle(16);
    desk.rig.check_shown();
}

#[test]
fn a_gamepad_alone_plays_whole_games() {
    for (setup, seed) in setups().into_iter().zip(4..) {
        play_out(
            setup,
            seed,
            |desk| desk.push(GamepadButton::RightTrigger),
            |desk, _| desk.push(GamepadButton::South),
        );
    }
}

/// A way to play with a pointing device.
#[derive(Clone, Copy, Debug)]
enum Pointing {
    Click,
    Drag,
    HastyDrag,
    Touch,
}

const MOUSE: &[Pointing] = &[Pointing::Click, Pointing::Drag, Pointing::HastyDrag];
const TOUCH: &[Pointing] = &[Pointing::Touch];

impl Pointing {
    fn throw(self, desk: &mut Desk) {
        let at = desk.sticks();
        match self {
            Pointing::Touch => desk.touch(at),
            Pointing::Click | Pointing::Drag | Pointing::HastyDrag => desk.click(at),
        }
    }

    fn play(self, desk: &mut Desk, target: MoveTarget) {
        let is_chosen = desk.rig.selection().chosen == Some(target.from);
        let (from, to) = (desk.pixel(target.from), desk.pixel(target.to));
        match self {
            Pointing::Drag => desk.drag(from, to),
            Pointing::HastyDrag => desk.drag_hastily(from, to),
            Pointing::Click => {
                if !is_chosen {
                    desk.click(from);
                }
                desk.click(to);
            }
            Pointing::Touch => {
                if !is_chosen {
                    desk.touch(from);
                }
                desk.touch(to);
            }
        }
    }
}

#[test]
fn clicks_drags_and_touches_play_whole_games() {
    for (setup, seed) in setups_without_dice().into_iter().zip(6..) {
        let kind = setup.kind();
        let ways = if seed % 4 < 2 { MOUSE } else { TOUCH };
        let mut desk = Desk::with(setup, seed);
        let mut random = chance(seed);
        for round in 0.. {
            assert!(round < LONGEST, "{kind}: the game ends");
            desk.rig.wait_for_person();
            let before = desk.rig.events().len();
            let way = ways[below(&mut random, ways.len())];
            match desk.rig.game().expect() {
                Expect::Nothing => break,
                Expect::Throw(_) => way.throw(&mut desk),
                Expect::Move(_) => {
                    let target = any_target(&desk.rig, &mut random);
                    way.play(&mut desk, target);
                }
            }
            assert!(desk.rig.events().len() > before, "{kind}: {way:?} plays");
        }
        desk.rig.settle(16);
        desk.rig.check_shown();
    }
}
