//! Each throw of a person's first games comes to rest, is counted and moves into the row before the next one.

use tavoliere::date::Date;
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::tablan::Value;
use tavoliere::rules::{AnyThrow, EndReason, GameKind, Setup, Side};
use tavoliere::settings::Overrides;
use tavoliere::stage::throw::ThrownParts;
use tavoliere::stage::timeline::Act;
use tavoliere::stage::{RevealedEvents, Skip, Timeline};
use tavoliere::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere::store::{Seat, Store, ThrowDisplay};
use tavoliere::table::autosave::Saves;
use tavoliere::table::history::GameHistory;
use tavoliere::table::{Intent, LessonIntent};

use crate::rig::{COMPUTERS, MIXED, PEOPLE, Rig};

/// A stage whose throws follow the settings.
fn stage() -> Rig {
    let mut rig = Rig::with_stage();
    let mut overrides = rig.app.world_mut().resource_mut::<Overrides>();
    overrides.show_throws = None;
    rig
}

/// The kind of an act, as far as throws are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Throw(AnyThrow),
    Count(AnyThrow),
    Collect(AnyThrow),
    Other,
}

fn shown(rig: &Rig) -> Option<Shown> {
    let running = rig.app.world().resource::<Timeline>().current()?;
    Some(match running.act {
        Act::Throw { throw, .. } => Shown::Throw(throw),
        Act::Count { throw, .. } => Shown::Count(throw),
        Act::Collect { throw, .. } => Shown::Collect(throw),
        _ => Shown::Other,
    })
}

/// A seed whose first turn of Tablan is 2, then nothing.
fn seed_of_two() -> u64 {
    let wanted = [Value::Two, Value::Nothing].map(AnyThrow::Tablan);
    let is_wanted = |seed: &u64| {
        let mut game = GameRecord::new(Setup::new(GameKind::Tablan), *seed, Side::First);
        (0..2).for_each(|_| drop(game.throw_next().unwrap()));
        let throws: Vec<AnyThrow> = game
            .events()
            .filter_map(|event| match event {
                Event::Threw { throw, .. } => Some(*throw),
                _ => None,
            })
            .collect();
        throws == wanted
    };
    // The rig gives the first turn to the first side if the seed is even.
    (0..).step_by(2).find(is_wanted).unwrap()
}

/// Throws, and returns the acts in order with their lengths in frames of 10 ms, until a person must act.
fn acts_of_series(rig: &mut Rig) -> Vec<(Shown, usize)> {
    let mut acts: Vec<(Shown, usize)> = Vec::new();
    rig.send(Intent::Throw);
    for _ in 0..2000 {
        rig.frame(10);
        match shown(rig) {
            Some(now) => match acts.last_mut() {
                Some((last, frames)) if *last == now => *frames += 1,
                _ => acts.push((now, 1)),
            },
            None if rig.is_idle() && !rig.table().series_under_way() => return acts,
            None => {}
        }
    }
    panic!("the series never ends");
}

#[test]
fn every_throw_of_a_series_rests_is_counted_and_moves_into_the_row() {
    let mut rig = stage();
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, seed_of_two());
    rig.settle(16);
    let acts = acts_of_series(&mut rig);
    let [two, nothing] = [Value::Two, Value::Nothing].map(AnyThrow::Tablan);
    let kinds: Vec<Shown> = acts.iter().map(|(act, _)| *act).collect();
    assert_eq!(
        kinds,
        [
            Shown::Throw(two),
            Shown::Count(two),
            Shown::Collect(two),
            Shown::Throw(nothing),
            Shown::Count(nothing),
            Shown::Collect(nothing),
        ]
    );
    for (act, frames) in acts {
        let wanted = match act {
            Shown::Throw(_) => 68..=72,
            Shown::Count(_) => 88..=92,
            _ => 32..=36,
        };
        assert!(wanted.contains(&frames), "{act:?} for {frames} frames");
    }
}

#[test]
fn a_throw_is_in_view_once_it_has_moved_into_the_row() {
    let mut rig = stage();
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, seed_of_two());
    rig.settle(16);
    rig.send(Intent::Throw);
    let in_view = |rig: &Rig| rig.app.world().resource::<RevealedEvents>().0;
    let mut counted = false;
    for _ in 0..300 {
        rig.frame(10);
        match shown(&rig) {
            Some(Shown::Throw(AnyThrow::Tablan(Value::Nothing))) => break,
            Some(Shown::Count(_) | Shown::Collect(_)) => {
                counted = true;
                assert_eq!(in_view(&rig), 0);
                // The one flat stick is lit.
                let parts = &rig.app.world().resource::<ThrownParts>().0;
                assert_eq!(parts.len(), 4);
                assert_eq!(parts.iter().filter(|part| part.counts).count(), 1);
            }
            _ => {}
        }
    }
    assert!(counted);
    assert_eq!(in_view(&rig), 1);
}

#[test]
fn a_skip_ends_the_count_at_once() {
    let mut rig = stage();
    rig.begin(Setup::new(GameKind::Tawula), PEOPLE, 4);
    rig.settle(16);
    rig.send(Intent::Throw);
    for _ in 0..200 {
        rig.frame(10);
        if matches!(shown(&rig), Some(Shown::Count(_))) {
            break;
        }
    }
    assert!(matches!(shown(&rig), Some(Shown::Count(_))));
    rig.app.world_mut().write_message(Skip);
    rig.frame(10);
    assert!(rig.is_idle());
    rig.check_shown();
}

/// `true` if the first throw of a game is counted.
fn counts(rig: &mut Rig, game: GameKind, seats: [Seat; 2]) -> bool {
    rig.begin(Setup::new(game), seats, 4);
    rig.settle(16);
    rig.send(Intent::Throw);
    for _ in 0..400 {
        rig.frame(10);
        if matches!(shown(rig), Some(Shown::Count(_))) {
            return true;
        }
        if rig.events().len() > 1 || rig.events().len() == 1 && rig.is_idle() {
            return false;
        }
    }
    false
}

/// A history with finished games of Tablan that a person played.
fn history(games: usize) -> GameHistory {
    let mut history = History::default();
    let mut game = GameRecord::new(Setup::new(GameKind::Tablan), 1, Side::First);
    game.resign(Side::Second).unwrap();
    for _ in 0..games {
        let info = EntryInfo {
            date: Date::from_days(20_000),
            sides: [
                Participant::person(None, ""),
                Participant::Computer { level: 1 },
            ],
            luck: None,
            throws_by_hand: false,
        };
        let mut entry = Entry::of(&game, info);
        // Resigned games don't count.
        if let Some(outcome) = &mut entry.outcome {
            outcome.reason = EndReason::Finished { by: Side::First };
        }
        history.add(entry);
    }
    history.into()
}

#[test]
fn after_three_finished_games_of_a_kind_throws_overlap() {
    for (games, wanted) in [(0, true), (2, true), (3, false), (5, false)] {
        let mut rig = stage();
        rig.app.insert_resource(history(games));
        let counted = counts(&mut rig, GameKind::Tablan, MIXED);
        assert_eq!(counted, wanted, "after {games} games");
    }
    let mut rig = stage();
    rig.app.insert_resource(history(3));
    assert!(
        counts(&mut rig, GameKind::Tawula, PEOPLE),
        "another game is still new"
    );
}

#[test]
fn the_setting_counts_throws_always_or_never() {
    for (show, wanted) in [(ThrowDisplay::Always, true), (ThrowDisplay::Never, false)] {
        for games in [0, 3] {
            let mut rig = stage();
            rig.app.insert_resource(history(games));
            rig.settings().show_throws = show;
            assert_eq!(counts(&mut rig, GameKind::Tablan, PEOPLE), wanted, "{show}");
        }
    }
}

#[test]
fn watched_and_fast_games_overlap_their_throws() {
    assert!(!counts(&mut stage(), GameKind::Tablan, COMPUTERS));
    let mut rig = stage();
    rig.set_tempo(2.0, false);
    assert!(!counts(&mut rig, GameKind::Tablan, PEOPLE));
    let mut rig = stage();
    rig.set_tempo(0.0, false);
    assert!(!counts(&mut rig, GameKind::Tablan, PEOPLE));
}

#[test]
fn with_reduced_motion_a_throw_is_counted_but_does_not_travel() {
    let mut rig = stage();
    rig.set_tempo(1.0, true);
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, seed_of_two());
    rig.settle(16);
    let acts = acts_of_series(&mut rig);
    assert!(acts.iter().any(|(act, _)| matches!(act, Shown::Count(_))));
    let travels = |(act, _): &(Shown, usize)| matches!(act, Shown::Collect(_));
    assert!(!acts.iter().any(travels));
}

/// A game of Tablan in which the first turns have no move, up to the first throw that scores.
fn empty_start(least: usize) -> u64 {
    let is_wanted = |seed: &u64| {
        let mut game = GameRecord::new(Setup::new(GameKind::Tablan), *seed, Side::First);
        (0..least).all(|_| {
            game.throw_next().unwrap();
            matches!(
                game.events().next_back(),
                Some(Event::Threw {
                    throw: AnyThrow::Tablan(Value::Nothing),
                    ..
                })
            )
        })
    };
    (0..).step_by(2).find(is_wanted).unwrap()
}

#[test]
fn after_three_turns_without_a_move_further_ones_are_quick() {
    let mut rig = stage();
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, empty_start(6));
    rig.settle(16);
    for turn in 0..6 {
        let acts = acts_of_series(&mut rig);
        let counted = acts.iter().any(|(act, _)| matches!(act, Shown::Count(_)));
        let frames: usize = acts.iter().map(|(_, frames)| frames).sum();
        if turn < 3 {
            assert!(counted && frames > 150, "turn {turn}: {acts:?}");
        } else {
            assert!(!counted && frames < 25, "turn {turn}: {acts:?}");
        }
    }
}

#[test]
fn a_lesson_counts_its_throws_even_for_an_experienced_player() {
    let mut rig = stage();
    rig.app.insert_resource(history(5));
    rig.app.insert_resource(Saves(Store::in_memory()));
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, 4);
    rig.settle(16);
    rig.app.world_mut().write_message(LessonIntent::Begin {
        game: GameKind::Tablan,
        seed: 1,
    });
    rig.frame(16);
    rig.settle(16);
    rig.send(Intent::Throw);
    let mut counted = Vec::new();
    for _ in 0..600 {
        rig.frame(10);
        if let Some(Shown::Count(throw)) = shown(&rig)
            && counted.last() != Some(&throw)
        {
            counted.push(throw);
        }
    }
    assert_eq!(counted, [Value::Two, Value::Nothing].map(AnyThrow::Tablan));
}

#[test]
fn the_sticks_of_a_loaded_game_have_places() {
    let mut rig = stage();
    let setup = Setup::new(GameKind::Tablan);
    let mut game = GameRecord::new(setup, seed_of_two(), Side::First);
    game.throw_next().unwrap();
    rig.set_up(game);
    rig.settle(16);
    assert_eq!(rig.app.world().resource::<ThrownParts>().0.len(), 4);
}
