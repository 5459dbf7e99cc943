//! Tests the quick end of a game in which a person can't move any more.

use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, Expect, GameKind, Side};
use tavoliere::table::quick_finish::{can_play_on, stuck_thrower};
use tavoliere::table::{Intent, QuickFinish, QuickFinishRequested};

use crate::rig::Rig;

/// Blue's piece on l3 needs three steps, which no throw has. Red's piece can still run.
const STUCK: &str = "10bb/4r6b/12/r11 B throw 61 PerGioco";

/// A game of a person as Blue against the computer.
fn rig(position: &str) -> Rig {
    let start = AnyPosition::parse(GameKind::Tablan, position).unwrap();
    let mut game = GameRecord::from_position(start, 3);
    game.set_header("blue", "person").unwrap();
    game.set_header("red", "computer 2").unwrap();
    let mut rig = Rig::with_stage();
    rig.set_up(game);
    rig
}

fn ask(rig: &mut Rig) {
    rig.app.world_mut().write_message(QuickFinishRequested);
    rig.frame(16);
}

fn is_quick(rig: &Rig) -> bool {
    rig.app.world().resource::<QuickFinish>().0
}

#[test]
fn a_game_without_moves_for_the_person_plays_on_to_its_end() {
    let mut rig = rig(STUCK);
    rig.pace().think = std::time::Duration::from_secs(60);
    rig.pace().between = std::time::Duration::from_secs(60);
    assert_eq!(stuck_thrower(rig.table()), Some(Side::First));
    assert!(can_play_on(rig.table()));
    for _ in 0..60 {
        rig.frame(16);
    }
    assert!(rig.events().is_empty(), "it waits for the person");
    ask(&mut rig);
    assert!(is_quick(&rig));
    let mut frames = 0;
    while rig.game().outcome().is_none() {
        frames += 1;
        assert!(frames < 6000, "it ends");
        rig.frame(16);
    }
    rig.frame(16);
    assert!(!is_quick(&rig));
}

#[test]
fn a_person_who_can_move_is_never_hurried() {
    // On k3 the piece can still move on.
    let mut rig = rig("10bb/4r5b1/12/r11 B throw 61 PerGioco");
    assert_eq!(stuck_thrower(rig.table()), None);
    ask(&mut rig);
    assert!(!is_quick(&rig));
    assert_eq!(rig.game().expect(), Expect::Throw(Side::First));
}

#[test]
fn undo_ends_the_hurry() {
    let mut rig = rig(STUCK);
    ask(&mut rig);
    for _ in 0..20 {
        rig.frame(16);
    }
    assert!(is_quick(&rig) || rig.game().outcome().is_some());
    rig.send(Intent::UndoShown);
    rig.frame(16);
    assert!(!is_quick(&rig));
}
