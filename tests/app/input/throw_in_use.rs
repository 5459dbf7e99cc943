//! The throw in use, and the sticks that show it.

use tavoliere::input::{Selection, ThrowInUse};
use tavoliere::rules::AnyMove;
use tavoliere::rules::tablan::{Cell, Move, Value};
use tavoliere::stage::tablan::sticks::StickThrow;
use tavoliere::table::Intent;

use crate::rig::{Rig, scripted, setup, throw_steps};

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// A game whose last series, 2, 8 and nothing, has just ended.
fn with_series() -> Rig {
    let mut game = scripted(setup("PerGioco", "start_order=free entry_order=free"));
    throw_steps(&mut game, &[2, 0]);
    let start = AnyMove::Tablan(Move::Whole {
        value: Value::Two,
        from: cell("l1"),
    });
    game.play(start).unwrap();
    throw_steps(&mut game, &[0, 2, 8, 0]);
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.set_up(game);
    rig.frame(16);
    rig
}

fn shown(rig: &Rig) -> Option<Value> {
    let sticks = rig.app.world().resource::<StickThrow>();
    Value::of_flats(sticks.shown_flats())
}

fn in_use(rig: &Rig) -> Option<u8> {
    rig.app.world().resource::<ThrowInUse>().0
}

#[test]
fn the_sticks_show_a_usable_throw_after_the_throw_that_ended_the_series() {
    let rig = with_series();
    assert_eq!(in_use(&rig), None, "two throws are possible");
    assert!(matches!(shown(&rig), Some(Value::Two | Value::Eight)));
    let sticks = rig.app.world().resource::<StickThrow>();
    assert_eq!(Value::of_flats(sticks.flats()), Some(Value::Nothing));
}

#[test]
fn the_sticks_follow_the_picked_throw() {
    let mut rig = with_series();
    for (number, value) in [(8, Value::Eight), (2, Value::Two), (8, Value::Eight)] {
        rig.app.world_mut().resource_mut::<Selection>().picked = Some(number);
        rig.frame(16);
        assert_eq!(in_use(&rig), Some(number));
        assert_eq!(shown(&rig), Some(value));
    }
}

#[test]
fn the_sticks_show_the_only_throw_that_is_left() {
    let mut rig = with_series();
    let eight = AnyMove::Tablan(Move::Whole {
        value: Value::Eight,
        from: cell("k2"),
    });
    rig.send(Intent::Play(eight));
    rig.frame(16);
    rig.frame(16);
    assert_eq!(in_use(&rig), Some(2));
    assert_eq!(shown(&rig), Some(Value::Two));
}
