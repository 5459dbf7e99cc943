//! Tests the note about a player's new side.

use std::time::Duration;

use tavoliere::rules::{GameKind, Setup};
use tavoliere::store::Seat;
use tavoliere::table::Intent;
use tavoliere::ui::Words;
use tavoliere::ui::side_note::LastSide;

use crate::rig::{MIXED, PEOPLE, Rig};

/// The notes about a game and its two rematches.
fn notes(seats: [Seat; 2]) -> [Option<String>; 3] {
    let words = Words::default();
    let mut rig = Rig::with_stage();
    let mut last = LastSide::default();
    // The computer doesn't start before the note is read.
    rig.pace().think = Duration::from_secs(10);
    rig.begin(Setup::new(GameKind::Tapatan), seats, 2);
    let mut next = |rematch| {
        if rematch {
            rig.send(Intent::Rematch);
            rig.frame(16);
        }
        last.note(&words, rig.table())
    };
    [next(false), next(true), next(true)]
}

#[test]
fn a_rematch_names_the_players_new_side() {
    let [first, second, third] = notes(MIXED);
    assert_eq!(first, None);
    assert_eq!(second.as_deref(), Some("You play Black this time."));
    assert_eq!(third.as_deref(), Some("You play White this time."));
}

#[test]
fn two_people_need_no_note() {
    assert_eq!(notes(PEOPLE), [None, None, None]);
}
