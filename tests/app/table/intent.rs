//! Tests which intents the table accepts or refuses, and the effects of undo.

use tavoliere::record::Event;
use tavoliere::rules::tablan::{Cell, Illegal, Move, Value};
use tavoliere::rules::{AnyIllegal, AnyMove, EndReason, Expect, GameKind, Setup, Side};
use tavoliere::store::Seat;
use tavoliere::table::{Intent, Refusal, TableEvent};

use crate::rig::{
    COMPUTERS, LONGEST, MIXED, PEOPLE, Rig, any_setup, below, chance, mover, setup, some_choice,
};

/// Sends an intent that must be refused without any change.
fn refused(rig: &mut Rig, intent: Intent) -> Refusal {
    let (events, position) = (rig.events(), *rig.position());
    rig.send(intent);
    rig.frame(16);
    let [refusal] = rig.refusals() else {
        panic!("one refusal: {:?}", rig.refusals())
    };
    let refusal = refusal.clone();
    assert!(
        rig.table_events().is_empty(),
        "nothing has happened: {:?}",
        rig.table_events()
    );
    assert_eq!(rig.events(), events);
    assert_eq!(*rig.position(), position);
    refusal
}

/// Sends an intent that must be accepted.
fn granted(rig: &mut Rig, intent: Intent) {
    rig.send(intent);
    rig.frame(16);
    assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
}

/// A random choice, legal or not.
fn any_choice(chance: &mut rand_xoshiro::Xoshiro256PlusPlus) -> Move {
    let cells: Vec<Cell> = Cell::all().collect();
    let from = cells[below(chance, cells.len())];
    let values = [Value::Nothing, Value::Two, Value::Eight, Value::Twelve];
    let value = values[below(chance, values.len())];
    match below(chance, 5) {
        0 => Move::Whole { value, from },
        1 => Move::Half { value, from },
        2 => Move::SingleHalf { value, from },
        3 => Move::Leap { from },
        _ => Move::Declare {
            value,
            start: below(chance, 2) == 0,
        },
    }
}

/// Plays until a person has several choices.
fn to_a_choice(rig: &mut Rig, chance: &mut rand_xoshiro::Xoshiro256PlusPlus) {
    for _ in 0..LONGEST {
        rig.wait_for_person();
        assert!(rig.game().outcome().is_none(), "the game is long enough");
        if mover(rig.game()).is_some() && rig.game().legal_moves().len() > 1 {
            return;
        }
        match rig.game().expect() {
            Expect::Move(_) => {
                let choice = some_choice(rig.game(), chance);
                granted(rig, Intent::Play(choice));
            }
            _ => granted(rig, Intent::Throw),
        }
    }
    panic!("no choice ever came");
}

#[test]
fn illegal_moves_are_refused_with_a_reason_and_no_change() {
    let mut random = chance(0x111E6A1);
    let mut reasons = std::collections::BTreeSet::new();
    for seed in 0..10 {
        let mut rig = Rig::table_only();
        rig.begin(any_setup(&mut random), PEOPLE, seed);
        for _ in 0..150 {
            rig.wait_for_person();
            if rig.game().outcome().is_some() {
                break;
            }
            for _ in 0..4 {
                let choice = AnyMove::Tablan(any_choice(&mut random));
                let Err(why) = rig.game().position().check_move(choice) else {
                    continue;
                };
                let AnyIllegal::Tablan(illegal) = why.clone() else {
                    panic!("{why}")
                };
                reasons.insert(illegal.key());
                assert_eq!(
                    refused(&mut rig, Intent::Play(choice)),
                    Refusal::Illegal(why)
                );
            }
            match rig.game().expect() {
                Expect::Move(_) => {
                    let refusal = refused(&mut rig, Intent::Throw);
                    assert!(
                        matches!(
                            refusal,
                            Refusal::Illegal(AnyIllegal::Tablan(
                                Illegal::MoveFirst | Illegal::DeclareFirst { .. }
                            ))
                        ),
                        "{refusal:?}"
                    );
                    let choice = some_choice(rig.game(), &mut random);
                    granted(&mut rig, Intent::Play(choice));
                }
                _ => granted(&mut rig, Intent::Throw),
            }
        }
    }
    assert!(reasons.len() > 12, "only {reasons:?}");
}

#[test]
fn before_any_game_every_intent_is_refused() {
    let mut rig = Rig::table_only();
    for intent in [Intent::Throw, Intent::Done, Intent::Undo, Intent::Rematch] {
        rig.send(intent);
        rig.frame(16);
        assert_eq!(rig.refusals(), [Refusal::NoGame]);
    }
}

#[test]
fn at_the_start_undo_and_confirm_do_nothing() {
    let mut rig = Rig::table_only();
    rig.begin(setup("PerGioco", ""), PEOPLE, 1);
    assert_eq!(refused(&mut rig, Intent::Undo), Refusal::NothingToUndo);
    assert_eq!(refused(&mut rig, Intent::Done), Refusal::NothingToConfirm);
}

#[test]
fn choices_can_be_undone_until_the_next_throw_which_repeats() {
    let mut random = chance(3);
    for seed in 0..6 {
        let mut rig = Rig::table_only();
        rig.begin(setup("PerGioco", ""), PEOPLE, seed);
        for _ in 0..20 {
            to_a_choice(&mut rig, &mut random);
            let (events, position) = (rig.events(), *rig.position());
            let choice = some_choice(rig.game(), &mut random);
            granted(&mut rig, Intent::Play(choice));
            let after = *rig.position();

            assert!(rig.table().can_undo());
            granted(&mut rig, Intent::Undo);
            assert!(matches!(rig.table_events(), [TableEvent::Undone]));
            assert_eq!(rig.events(), events);
            assert_eq!(*rig.position(), position);

            granted(&mut rig, Intent::Play(choice));
            assert_eq!(*rig.position(), after);
            if mover(rig.game()).is_none() && rig.game().outcome().is_none() {
                granted(&mut rig, Intent::Throw);
                let thrown = rig.events();
                // Undo takes back the choice with the throw, and redo repeats both.
                granted(&mut rig, Intent::Undo);
                assert_eq!(rig.events(), events);
                granted(&mut rig, Intent::Redo);
                assert_eq!(rig.events(), thrown);
            }
        }
    }
}

#[test]
fn undo_keeps_throws() {
    let mut rig = Rig::table_only();
    rig.begin(setup("PerGioco", ""), PEOPLE, 1);
    granted(&mut rig, Intent::Throw);
    rig.wait_for_person();
    if matches!(rig.events().last(), Some(Event::Threw { .. })) {
        assert_eq!(refused(&mut rig, Intent::Undo), Refusal::NothingToUndo);
    }
}

#[test]
fn undoing_never_changes_throws() {
    for (seats, preset) in [
        (PEOPLE, "PerGioco"),
        (MIXED, "PerGioco"),
        (MIXED, "English"),
    ] {
        let mut random = chance(17);
        let mut rig = Rig::table_only();
        rig.begin(setup(preset, ""), seats, 18);
        let mut turned_back = 0;
        for _ in 0..25 {
            to_a_choice(&mut rig, &mut random);
            let start = rig.events().len();
            let choice = some_choice(rig.game(), &mut random);
            granted(&mut rig, Intent::Play(choice));
            to_a_choice(&mut rig, &mut random);
            let played = rig.events();
            let thrown = |events: &[Event]| -> Vec<Event> {
                events
                    .iter()
                    .filter(|e| matches!(e, Event::Threw { .. }))
                    .copied()
                    .collect()
            };

            // Undo repeatedly, until this test's choice is open.
            for _ in 0..60 {
                if rig.events().len() <= start {
                    break;
                }
                let before = rig.events().len();
                granted(&mut rig, Intent::Undo);
                assert!(rig.events().len() < before);
                let side = mover(rig.game()).expect("a choice is open again");
                assert_eq!(rig.table().seat(side), Seat::Person);
                turned_back += 1;
            }
            assert_eq!(rig.events()[..], played[..rig.events().len()]);

            // Other choices with the same throws in the same order.
            let mut replay = chance(99);
            while thrown(&rig.events()).len() < thrown(&played).len() {
                rig.wait_for_person();
                if rig.game().outcome().is_some() {
                    return;
                }
                match rig.game().expect() {
                    Expect::Move(_) => {
                        let choice = some_choice(rig.game(), &mut replay);
                        granted(&mut rig, Intent::Play(choice));
                    }
                    _ => granted(&mut rig, Intent::Throw),
                }
            }
            let values = |events: &[Event]| -> Vec<_> {
                events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Threw { throw, .. } => Some(*throw),
                        _ => None,
                    })
                    .collect()
            };
            let (was, is) = (values(&played), values(&rig.events()));
            assert_eq!(was[..], is[..was.len()], "the throws fall the same again");
        }
        assert!(turned_back > 10);
    }
}

#[test]
fn a_computers_choice_cannot_be_undone_alone() {
    let mut rig = Rig::table_only();
    rig.begin(setup("PerGioco", ""), COMPUTERS, 6);
    let mut chosen = false;
    for _ in 0..200 {
        rig.frame(16);
        chosen |= matches!(rig.events().last(), Some(Event::Played { .. }));
        assert!(!rig.table().can_undo());
        assert_eq!(rig.table().undo_side(), None);
    }
    assert!(chosen);
}

/// Plays until the person can choose again, after at least this number of own choices.
fn play_to_own_choice(
    rig: &mut Rig,
    choices: usize,
    random: &mut rand_xoshiro::Xoshiro256PlusPlus,
) {
    let mut chosen = 0;
    for _ in 0..2_000 {
        rig.wait_for_person();
        match rig.game().expect() {
            Expect::Throw(_) => granted(rig, Intent::Throw),
            Expect::Move(_) if chosen >= choices && starts_turn(rig) => return,
            Expect::Move(_) => {
                chosen += 1;
                let choice = some_choice(rig.game(), random);
                granted(rig, Intent::Play(choice));
            }
            Expect::Nothing => panic!("the game ended too early"),
        }
    }
    panic!("no choice");
}

/// `true` if the side to act hasn't chosen in this turn.
fn starts_turn(rig: &Rig) -> bool {
    !matches!(rig.events().last(), Some(Event::Played { side, .. }) if Some(*side) == mover(rig.game()))
}

#[test]
fn one_undo_takes_back_the_own_turn_with_the_computers_reply() {
    for kind in GameKind::ALL {
        let mut random = chance(31);
        let mut rig = Rig::table_only();
        rig.begin(Setup::new(kind), MIXED, 4);
        play_to_own_choice(&mut rig, 3, &mut random);
        let before = rig.events();
        let last = before
            .iter()
            .rposition(|event| matches!(event, Event::Played { side, .. } if *side == Side::First));
        granted(&mut rig, Intent::Undo);
        let remaining = rig.events().len();
        assert!(
            remaining <= last.unwrap(),
            "{kind}: the own choice is open again"
        );
        assert_eq!(mover(rig.game()), Some(Side::First), "{kind}");
        // All choices that were taken back belong to one turn of each side.
        let mut sides: Vec<Side> = before[remaining..].iter().map(Event::side).collect();
        sides.dedup();
        assert!(sides.len() <= 3, "{kind}: {sides:?}");
        granted(&mut rig, Intent::Redo);
        assert_eq!(
            rig.events(),
            before,
            "{kind}: one redo brings everything back"
        );
    }
}

#[test]
fn of_two_people_undo_takes_back_one_move() {
    for kind in GameKind::ALL {
        let mut random = chance(32);
        let mut rig = Rig::table_only();
        rig.begin(Setup::new(kind), PEOPLE, 4);
        let mut choices = Vec::new();
        while choices.len() < 6 {
            rig.wait_for_person();
            match rig.game().expect() {
                Expect::Throw(_) => granted(&mut rig, Intent::Throw),
                Expect::Move(_) => {
                    if rig.game().legal_moves().len() > 1 {
                        choices.push(rig.events().len());
                    }
                    let choice = some_choice(rig.game(), &mut random);
                    granted(&mut rig, Intent::Play(choice));
                }
                Expect::Nothing => panic!("{kind} ended too early"),
            }
        }
        let last = choices.pop().unwrap();
        let undoes = |event: &Event| matches!(event, Event::Played { .. });
        granted(&mut rig, Intent::Undo);
        assert!(rig.events().len() >= last, "{kind}");
        let again = rig.events().len();
        granted(&mut rig, Intent::Redo);
        assert!(
            rig.events()[again..]
                .iter()
                .filter(|event| undoes(event))
                .count()
                <= 1
        );
    }
}

#[test]
fn undo_during_the_computers_turn_works_alone() {
    let mut random = chance(8);
    let mut met = 0;
    for seed in 0..30 {
        let mut rig = Rig::table_only();
        rig.begin(setup("PerGioco", ""), MIXED, seed);
        to_a_choice(&mut rig, &mut random);
        while mover(rig.game()) == Some(Side::First) {
            let choice = some_choice(rig.game(), &mut random);
            granted(&mut rig, Intent::Play(choice));
        }
        // The computer is about to act in the frame of the person's undo.
        if !rig.table().waits_for_person() {
            met += 1;
            granted(&mut rig, Intent::Undo);
            assert!(
                matches!(rig.table_events(), [TableEvent::Undone]),
                "{:?}",
                rig.table_events()
            );
            assert_eq!(mover(rig.game()), Some(Side::First));
        }
    }
    assert!(met > 10, "{met}");
}

#[test]
fn a_requested_throw_in_an_automatic_series_happens_once() {
    let mut met = 0;
    for seed in 0..40 {
        let mut rig = Rig::table_only();
        rig.begin(setup("PerGioco", ""), PEOPLE, seed);
        granted(&mut rig, Intent::Throw);
        if rig.game().thrown() == 1 && rig.events().len() == 1 && mover(rig.game()).is_none() {
            let Expect::Throw(side) = rig.game().expect() else {
                continue;
            };
            if Some(side) != rig.game().first() {
                continue;
            }
            met += 1;
            granted(&mut rig, Intent::Throw);
            assert_eq!(rig.game().thrown(), 2, "one press, one throw");
        }
    }
    assert!(met > 3, "{met}");
}

#[test]
fn either_side_can_resign_at_any_time() {
    let mut random = chance(5);
    for (seed, side) in [(0, Side::First), (1, Side::Second), (2, Side::Second)] {
        let mut rig = Rig::table_only();
        rig.begin(setup("English", ""), PEOPLE, seed);
        if seed > 0 {
            to_a_choice(&mut rig, &mut random);
        }
        granted(&mut rig, Intent::Resign(side));
        let outcome = rig.game().outcome().expect("over");
        assert_eq!(outcome.winner, Some(side.other()));
        assert_eq!(outcome.reason, EndReason::Resigned);
        let over = Refusal::Illegal(AnyIllegal::Tablan(Illegal::GameOver));
        assert_eq!(refused(&mut rig, Intent::Resign(side)), over);
        assert_eq!(refused(&mut rig, Intent::Throw), over);
    }
}

#[test]
fn an_agreed_draw_ends_the_game_without_a_winner() {
    let mut rig = Rig::table_only();
    rig.begin(setup("English", ""), PEOPLE, 4);
    granted(&mut rig, Intent::AgreeDraw);
    let outcome = rig.game().outcome().expect("over");
    assert_eq!((outcome.winner, outcome.reason), (None, EndReason::Agreed));
    let over = Refusal::Illegal(AnyIllegal::Tablan(Illegal::GameOver));
    assert_eq!(refused(&mut rig, Intent::AgreeDraw), over);
}

#[test]
fn a_rematch_swaps_the_seats_and_the_first_side_and_keeps_the_rules() {
    let mut rig = Rig::table_only();
    rig.begin(setup("English", "leap=on big_start=on"), MIXED, 12);
    granted(&mut rig, Intent::Resign(Side::First));
    let (setup, first, seed) = (
        rig.game().setup().clone(),
        rig.game().first(),
        rig.game().seed(),
    );

    granted(&mut rig, Intent::Rematch);

    assert_eq!(rig.table().seats(), [MIXED[1], MIXED[0]]);
    assert_eq!(rig.game().first(), first.map(Side::other));
    assert_eq!(*rig.game().setup(), setup);
    assert_ne!(rig.game().seed(), seed);
    assert!(rig.game().outcome().is_none());
    assert_eq!(rig.position().on_board(Side::First), 12);
    assert_eq!(rig.position().on_board(Side::Second), 12);
    assert_eq!(
        rig.game().header("blue"),
        Some(MIXED[1].to_string().as_str())
    );
}

#[test]
fn an_unconfirmed_turn_blocks_all_actions() {
    let mut random = chance(23);
    let mut rig = Rig::table_only();
    rig.begin(setup("PerGioco", ""), MIXED, 24);
    rig.settings().confirm_turn = true;
    for round in 0..12 {
        to_a_choice(&mut rig, &mut random);
        while mover(rig.game()) == Some(Side::First) {
            let choice = some_choice(rig.game(), &mut random);
            granted(&mut rig, Intent::Play(choice));
        }
        if rig.game().outcome().is_some() {
            break;
        }
        assert_eq!(rig.table().unconfirmed(), Some(Side::First));
        let events = rig.events();
        for _ in 0..30 {
            rig.frame(400);
        }
        assert_eq!(rig.events(), events, "the computer waits");
        if round % 3 == 0 {
            granted(&mut rig, Intent::Undo);
            assert_eq!(rig.table().unconfirmed(), None);
            assert_eq!(mover(rig.game()), Some(Side::First));
            continue;
        }
        granted(
            &mut rig,
            if round % 2 == 0 {
                Intent::Throw
            } else {
                Intent::Done
            },
        );
        assert!(
            matches!(rig.table_events(), [TableEvent::TurnConfirmed]),
            "{:?}",
            rig.table_events()
        );
        rig.frame(16);
        assert!(rig.events().len() > events.len(), "now it acts");
        assert_eq!(rig.table().unconfirmed(), None);
    }
}

#[test]
fn computers_and_passed_turns_need_no_confirmation() {
    let mut rig = Rig::table_only();
    rig.begin(setup("PerGioco", ""), COMPUTERS, 24);
    rig.settings().confirm_turn = true;
    for _ in 0..400 {
        rig.frame(16);
        assert_eq!(rig.table().unconfirmed(), None);
    }
    assert!(rig.events().len() > 200);
}

#[test]
fn choices_between_throws_can_be_undone_before_the_next_throw() {
    use std::time::Duration;
    let mut random = chance(41);
    let mut rig = Rig::table_only();
    rig.begin(setup("English", ""), PEOPLE, 42);
    let mut met = 0;
    while met < 6 {
        to_a_choice(&mut rig, &mut random);
        let before = rig.events().len();
        let choice = some_choice(rig.game(), &mut random);
        let asks_first = met % 2 == 0;
        rig.pace().grace = Duration::from_millis(800);
        rig.settings().confirm_turn = asks_first;
        granted(&mut rig, Intent::Play(choice));
        if rig.table().series_under_way() {
            met += 1;
            for _ in 0..4 {
                rig.frame(100);
            }
            assert_eq!(
                rig.events().len(),
                before + 1,
                "the choice can still be undone"
            );
            granted(&mut rig, Intent::Undo);
            granted(&mut rig, Intent::Play(choice));
            for _ in 0..20 {
                rig.frame(100);
            }
            if asks_first {
                assert_eq!(
                    rig.events().len(),
                    before + 1,
                    "the throw waits for a request"
                );
                granted(&mut rig, Intent::Throw);
            }
            assert!(rig.events().len() > before + 1, "the series continues");
        }
        rig.pace().grace = Duration::ZERO;
        rig.settings().confirm_turn = false;
    }
}
