//! A person's choice that costs much of the win chance waits for an answer.

use bevy::prelude::*;
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyMove, AnyPosition, GameKind, Setup};
use tavoliere::store::Seat;
use tavoliere::table::{Doubt, Intent, TablePaused};
use tavoliere::ui::{OpenPanels, Panel, sure};

use crate::rig::{PEOPLE, Rig, chance, some_choice};

/// White has two pieces in a row on a1 and b1, with c1 free.
const TWO_IN_A_ROW: &str = "3/bb1/ww1 W move 5 Tapatan";

fn rig_at(kind: GameKind, position: &str) -> Rig {
    let mut rig = Rig::table_only();
    rig.settings().confirm_mistakes = true;
    let start = AnyPosition::parse(kind, position).unwrap();
    rig.set_up(GameRecord::from_position(start, 1));
    rig
}

fn choice(rig: &Rig, text: &str) -> AnyMove {
    rig.game().position().read_choice(text).unwrap()
}

fn play(rig: &mut Rig, text: &str) {
    let choice = choice(rig, text);
    rig.send(Intent::Play(choice));
    for _ in 0..3 {
        rig.frame(16);
    }
}

fn doubt(rig: &Rig) -> &Doubt {
    rig.app.world().resource::<Doubt>()
}

#[test]
fn a_good_choice_is_played_without_a_question() {
    let mut rig = rig_at(GameKind::Tapatan, TWO_IN_A_ROW);
    play(&mut rig, "c1");
    assert_eq!(rig.events().len(), 1);
    assert!(doubt(&rig).is_none());
}

#[test]
fn a_choice_waits_while_a_panel_covers_the_table() {
    let mut rig = rig_at(GameKind::Tapatan, TWO_IN_A_ROW);
    rig.app.insert_resource(TablePaused(true));
    play(&mut rig, "c1");
    assert_eq!(rig.events().len(), 0);
    assert!(doubt(&rig).is_judging());
    rig.app.insert_resource(TablePaused(false));
    rig.frame(16);
    rig.frame(16);
    assert_eq!(rig.events().len(), 1);
}

#[test]
fn a_mistake_is_played_only_after_the_answer() {
    let mut rig = rig_at(GameKind::Tapatan, TWO_IN_A_ROW);
    play(&mut rig, "a3");
    assert!(doubt(&rig).asks());
    assert_eq!(rig.events().len(), 0);
    rig.send(Intent::PlayDoubted);
    rig.frame(16);
    assert_eq!(rig.events().len(), 1);
    assert!(doubt(&rig).is_none());
}

#[test]
fn a_new_choice_replaces_the_doubted_one() {
    let mut rig = rig_at(GameKind::Tapatan, TWO_IN_A_ROW);
    play(&mut rig, "a3");
    play(&mut rig, "c1");
    assert!(rig.game().outcome().is_some());
    assert!(doubt(&rig).is_none());
}

#[test]
fn a_refused_choice_is_refused_at_once() {
    let free = rig_at(GameKind::Tapatan, "bb1/3/1ww W move 5 Tapatan");
    let taken = choice(&free, "a1");
    let mut rig = rig_at(GameKind::Tapatan, TWO_IN_A_ROW);
    rig.send(Intent::Play(taken));
    rig.frame(16);
    rig.frame(16);
    assert_eq!(rig.refusals().len(), 1);
    assert!(doubt(&rig).is_none());
    assert_eq!(rig.events().len(), 0);
}

#[test]
fn an_event_drops_the_doubted_choice() {
    let mut rig = rig_at(GameKind::Tapatan, TWO_IN_A_ROW);
    play(&mut rig, "a3");
    rig.send(Intent::Resign(tavoliere::rules::Side::First));
    rig.frame(16);
    assert!(doubt(&rig).is_none());
    assert!(rig.game().outcome().is_some());
}

#[test]
fn the_computer_is_not_asked() {
    let mut rig = Rig::table_only();
    rig.settings().confirm_mistakes = true;
    rig.begin(Setup::new(GameKind::Tapatan), [Seat::Computer(1); 2], 5);
    for _ in 0..400 {
        rig.frame(100);
        assert!(doubt(&rig).is_none());
    }
    assert!(!rig.events().is_empty());
}

#[test]
fn whole_games_of_people_can_be_played_in_every_game() {
    let mut asked = 0;
    for kind in GameKind::ALL {
        let mut rig = Rig::table_only();
        rig.settings().confirm_mistakes = true;
        rig.begin(Setup::new(kind), PEOPLE, 7);
        let mut chance = chance(3);
        let mut played = 0;
        for _ in 0..60 {
            if rig.game().outcome().is_some() {
                break;
            }
            let intent = match crate::rig::mover(rig.game()) {
                Some(_) => Intent::Play(some_choice(rig.game(), &mut chance)),
                None => Intent::Throw,
            };
            let before = rig.game().events().len();
            rig.send(intent);
            rig.frame(16);
            rig.frame(16);
            if doubt(&rig).asks() {
                asked += 1;
                rig.send(Intent::PlayDoubted);
                rig.frame(16);
            }
            played += rig.game().events().len() - before;
        }
        assert!(played > 10, "{kind}: {played} events");
    }
    assert!(asked > 0, "random choices are never mistakes");
}

#[test]
fn the_question_opens_a_panel_and_closing_it_takes_the_choice_back() {
    let mut rig = rig_at(GameKind::Tapatan, TWO_IN_A_ROW);
    rig.app
        .init_resource::<OpenPanels>()
        .add_systems(Last, sure::follow);
    play(&mut rig, "a3");
    let panel = |rig: &Rig| rig.app.world().resource::<OpenPanels>().panel;
    assert_eq!(panel(&rig), Some(Panel::Sure));
    rig.app.world_mut().resource_mut::<OpenPanels>().panel = None;
    rig.frame(16);
    assert!(doubt(&rig).is_none());
    assert_eq!(panel(&rig), None);
    assert_eq!(rig.events().len(), 0);
}
