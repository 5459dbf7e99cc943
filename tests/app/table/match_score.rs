//! Tests matches in every game: sides alternate, and the score survives a restart (TW-16).

use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::store::{Seat, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{Intent, NewGame, Saved};
use tavoliere::ui::panels::following_game;

use crate::rig::{MIXED, Rig};

/// A table that saves games.
fn rig() -> Rig {
    let mut rig = Rig::table_only();
    rig.app.insert_resource(Saves(Store::in_memory()));
    // The pause stops the computer, so that only the test's intents count.
    rig.set_paused(true);
    rig
}

fn begin(rig: &mut Rig, kind: GameKind, seats: [Seat; 2], games: u8) {
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(kind),
        seats,
        players: [None, None],
        first: Some(Side::First),
        games,
        clock: None,
        seed: 4.into(),
    })));
    rig.frame(0);
    rig.frame(0);
}

/// A new session with the save of the previous one.
fn restart(before: &mut Rig, kind: GameKind) -> Rig {
    let slot = SaveSlot::Autosave.of(kind);
    let saves = before.app.world().resource::<Saves>();
    let text = saves.load(&slot).unwrap().unwrap();
    let mut rig = rig();
    rig.set_up(GameRecord::from_save(&text).unwrap());
    rig.frame(0);
    rig
}

#[test]
fn sides_alternate_and_the_score_is_kept_over_restarts_in_every_game() {
    for kind in GameKind::ALL {
        let mut rig = rig();
        begin(&mut rig, kind, MIXED, 3);
        for number in 0_u8..3 {
            let person = if number.is_multiple_of(2) {
                Side::First
            } else {
                Side::Second
            };
            assert_eq!(rig.table().seat(person), Seat::Person, "{kind} {number}");
            assert_eq!(rig.table().seat(person.other()), MIXED[1]);
            let score = rig.game().score_before().unwrap();
            assert_eq!(score.scores()[person.index()], number, "{kind}");
            let mut again = restart(&mut rig, kind);
            assert_eq!(again.game().match_sheet(), rig.game().match_sheet());
            assert_eq!(again.table().seats(), rig.table().seats());
            again.send(Intent::Resign(person.other()));
            again.frame(16);
            // The finished game is shown again, with its score.
            rig = restart(&mut again, kind);
            let score = rig.game().score().unwrap();
            assert_eq!(score.scores()[person.index()], number + 1);
            let next = following_game(rig.table());
            if number == 2 {
                assert_eq!(score.winner(), Some(person));
                assert!(matches!(next, Intent::Rematch));
            } else {
                assert!(matches!(next, Intent::SetUp(_)), "{kind}");
            }
            rig.send(next);
            rig.frame(0);
        }
        // After the last game there's a rematch to the same number of points.
        let score = rig.game().score_before().unwrap();
        assert_eq!((score.length(), score.scores()), (3, [0, 0]), "{kind}");
    }
}

#[test]
fn a_match_continues_after_a_restart_between_games() {
    for kind in GameKind::ALL {
        let mut rig = rig();
        begin(&mut rig, kind, MIXED, 5);
        let saved = |rig: &mut Rig| {
            let mut saves = rig.app.world_mut().resource_mut::<Saves>();
            let (saved, notices) = Saved::read(&mut saves, &SaveSlot::Autosave);
            assert!(notices.is_empty(), "{notices:?}");
            saved.game(kind).cloned()
        };
        // The new game has no moves yet.
        assert!(saved(&mut rig).is_none());
        rig.send(Intent::Resign(Side::First));
        rig.frame(16);
        for _ in 0..2 {
            let game = saved(&mut rig).expect("the next game");
            assert_eq!(game.events().len(), 0);
            assert_eq!(game.score_before().unwrap().scores(), [1, 0], "{kind}");
            let next = following_game(rig.table());
            if rig.game().outcome().is_some() {
                rig.send(next);
                rig.frame(0);
            }
        }
        rig.send(Intent::New(Box::new(NewGame {
            setup: Setup::new(kind),
            seats: MIXED,
            players: [None, None],
            first: Some(Side::First),
            games: 1,
            clock: None,
            seed: 4.into(),
        })));
        rig.frame(0);
        rig.send(Intent::Resign(Side::First));
        rig.frame(16);
        assert!(saved(&mut rig).is_none(), "a single game is over");
        assert!(matches!(following_game(rig.table()), Intent::Rematch));
    }
}
