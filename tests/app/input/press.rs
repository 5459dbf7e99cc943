//! Plays whole games by presses alone, and checks the refusals of impossible presses.

use std::collections::BTreeSet;

use tavoliere::input::Press;
use tavoliere::input::selection::{Selection, offered};
use tavoliere::rules::tablan::{Cell, Illegal, Move, Preset};
use tavoliere::rules::{AnyIllegal, AnyMove, Expect, GameKind, Setup, Side};
use tavoliere::stage::{CursorStep, RevealedEvents, Timeline};
use tavoliere::table::targets::{origins, targets_from};
use tavoliere::table::{Intent, Location, Refusal};
use tavoliere::ui::{Words, refusal};

use crate::rig::{
    COMPUTERS, LONGEST, MIXED, PEOPLE, Rig, below, chance, location, mover, scripted, setup,
    some_choice, throw_steps,
};

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn at(name: &str) -> Location {
    location(cell(name))
}

/// A rig without motion.
fn still(preset: &str, seats: [tavoliere::store::Seat; 2], seed: u64) -> Rig {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.begin(setup(preset, ""), seats, seed);
    rig
}

/// Presses and runs one frame. Returns the refusal. `None` if the press was accepted.
fn press(rig: &mut Rig, press: Press) -> Option<Refusal> {
    rig.press(press);
    rig.frame(16);
    assert!(rig.refusals().len() <= 1, "{:?}", rig.refusals());
    rig.refusals().first().cloned()
}

fn illegal(refusal: Option<Refusal>) -> Illegal {
    match refusal {
        Some(Refusal::Illegal(AnyIllegal::Tablan(illegal))) => illegal,
        other => panic!("a reason of the rules, not {other:?}"),
    }
}

/// The destinations of a selected piece, and the choice that each would play.
fn targets(rig: &Rig, from: Location) -> Vec<(Location, AnyMove)> {
    targets_from(&offered(rig.table(), None), from)
        .into_iter()
        .map(|target| (target.to, target.choice))
        .collect()
}

#[test]
fn every_legal_choice_has_a_distinct_piece_and_destination() {
    for preset in Preset::ALL {
        for seed in 0..6 {
            let mut rig = Rig::table_only();
            rig.begin(setup(preset.name(), ""), PEOPLE, seed);
            let mut random = chance(seed);
            for _ in 0..LONGEST {
                rig.wait_for_person();
                match rig.game().expect() {
                    Expect::Nothing => break,
                    Expect::Throw(_) => rig.send(Intent::Throw),
                    Expect::Move(_) => {
                        let all = offered(rig.table(), None);
                        let mut seen = BTreeSet::new();
                        for from in origins(&all) {
                            for (to, choice) in targets(&rig, from) {
                                assert!(seen.insert((from, to)), "{choice:?} hides another");
                            }
                        }
                        assert_eq!(seen.len(), rig.game().legal_moves().len());
                        let choice = some_choice(rig.game(), &mut random);
                        rig.send(Intent::Play(choice));
                    }
                }
                rig.frame(16);
            }
        }
    }
}

#[test]
fn the_keyboard_alone_plays_whole_games() {
    for (seed, preset) in [
        (4, "PerGioco"),
        (5, "English"),
        (6, "English"),
        (7, "PerGioco"),
    ] {
        let mut rig = still(preset, if seed < 6 { MIXED } else { PEOPLE }, seed);
        let mut random = chance(seed);
        let mut presses = 0;
        while rig.game().outcome().is_none() {
            presses += 1;
            assert!(presses < LONGEST, "the game ends");
            rig.wait_for_person();
            let before = rig.events().len();
            // A player who explores: some Tabs, sometimes arrows, then Enter.
            if mover(rig.game()).is_some() {
                for _ in 0..1 + below(&mut random, 4) {
                    press(
                        &mut rig,
                        Press::Cycle {
                            back: below(&mut random, 4) == 0,
                        },
                    );
                }
                assert!(rig.selection().focus.is_some(), "Tab shows where it is");
            }
            press(&mut rig, Press::Next);
            if rig.game().outcome().is_none() && mover(rig.game()).is_none() {
                assert!(
                    rig.events().len() > before,
                    "Next throws where a throw is due"
                );
            }
        }
    }
}

#[test]
fn the_arrows_reach_every_cell_and_no_further() {
    let mut game = scripted(setup("PerGioco", ""));
    throw_steps(&mut game, &[2, 0]);
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.set_up(game);
    let mut random = chance(2);
    let mut reached = BTreeSet::new();
    let steps = [
        CursorStep::RIGHT,
        CursorStep::LEFT,
        CursorStep::DOWN,
        CursorStep::UP,
    ];
    for _ in 0..3000 {
        let step = steps[below(&mut random, 4)];
        press(&mut rig, Press::Cursor { step });
        reached.insert(rig.selection().focus.expect("the cursor is somewhere"));
    }
    assert_eq!(reached.len(), 48);
}

#[test]
fn arrows_and_enter_choose_a_piece_and_play_it() {
    let mut game = scripted(setup("English", ""));
    throw_steps(&mut game, &[2]);
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.set_up(game);
    let walk_to = |rig: &mut Rig, goal: Cell| {
        let board = tavoliere::stage::tablan::TablanBoard::default();
        press(
            rig,
            Press::Cursor {
                step: CursorStep::default(),
            },
        );
        for _ in 0..20 {
            let focus = rig.selection().focus.expect("the cursor is somewhere");
            let focus = board.cell(focus).expect("a cell");
            let (here, there) = (board.grid(focus), board.grid(goal));
            let towards = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum() as i8;
            let step = CursorStep::new(towards(here.0, there.0), towards(here.1, there.1));
            if step == CursorStep::default() {
                return;
            }
            press(rig, Press::Cursor { step });
        }
        panic!("the cursor didn't reach {goal}");
    };
    walk_to(&mut rig, cell("l1"));
    assert_eq!(press(&mut rig, Press::Next), None);
    assert_eq!(rig.selection().chosen, Some(at("l1")));
    walk_to(&mut rig, cell("k2"));
    assert_eq!(press(&mut rig, Press::Next), None);
    assert!(
        rig.position()
            .piece(cell("k2"))
            .is_some_and(|piece| piece.side == Side::First)
    );
}

#[test]
fn a_press_while_something_moves_ends_the_motion_and_counts() {
    let mut thrown_again = 0;
    for seed in 0..30 {
        let mut rig = Rig::with_stage();
        rig.begin(setup("PerGioco", ""), PEOPLE, seed);
        assert_eq!(press(&mut rig, Press::Throw), None);
        assert_eq!(rig.events().len(), 1);
        for _ in 0..5 {
            rig.frame(16);
        }
        assert!(!rig.is_idle(), "the sticks are in the air");
        assert_eq!(rig.events().len(), 1, "the next throw waits for them");
        if !matches!(rig.game().expect(), Expect::Throw(_)) {
            continue;
        }
        assert_eq!(press(&mut rig, Press::Throw), None);
        assert_eq!(rig.events().len(), 2, "the press is not lost");
        thrown_again += 1;
        let revealed = rig.app.world().resource::<RevealedEvents>().0;
        assert_eq!(
            revealed, 1,
            "the first throw is over and the second in the air"
        );
        assert!(
            !rig.app.world().resource::<Timeline>().is_idle(),
            "what the press has begun is shown"
        );
    }
    assert!(thrown_again > 10);
}

#[test]
fn any_touch_ends_the_motion_and_does_nothing_else() {
    let mut rig = Rig::with_stage();
    rig.begin(setup("PerGioco", ""), PEOPLE, 1);
    press(&mut rig, Press::Throw);
    rig.frame(50);
    assert!(!rig.is_idle());
    assert_eq!(press(&mut rig, Press::Elsewhere), None);
    assert!(rig.app.world().resource::<Timeline>().is_idle());
    assert_eq!(rig.events().len(), 1);
    rig.check_shown();
}

#[test]
fn behind_a_panel_presses_are_dropped() {
    let mut rig = Rig::with_stage();
    rig.begin(setup("PerGioco", ""), PEOPLE, 1);
    rig.set_paused(true);
    assert_eq!(press(&mut rig, Press::Throw), None);
    rig.set_paused(false);
    rig.frame(16);
    rig.frame(16);
    assert_eq!(rig.events().len(), 0);
}

#[test]
fn an_only_movable_piece_is_selected_and_can_be_deselected() {
    let mut game = scripted(setup("PerGioco", "single_half=off"));
    throw_steps(&mut game, &[2, 0]);
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.set_up(game);
    rig.frame(16);
    // Under the strict order only l1 can start, by a whole throw or by its half.
    assert_eq!(rig.selection().chosen, Some(at("l1")));
    assert_eq!(press(&mut rig, Press::Location(at("k2"))), None);
    assert!(rig.position().piece(cell("k2")).is_some());
}

#[test]
fn a_picked_throw_offers_only_its_own_destinations_and_gives_way_to_another() {
    use tavoliere::input::Selection;
    use tavoliere::rules::tablan::Value;
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
    rig.app.world_mut().resource_mut::<Selection>().picked = Some(8);
    let from = cell("k2");
    assert_eq!(press(&mut rig, Press::Location(location(from))), None);
    let eights = offered(rig.table(), Some(8));
    let value = |choice: AnyMove| choice.tablan().and_then(|choice| choice.value());
    assert!(!eights.is_empty());
    assert!(
        eights
            .iter()
            .all(|target| value(target.choice) == Some(Value::Eight))
    );
    let two = Move::Whole {
        value: Value::Two,
        from,
    };
    let by_two = AnyMove::Tablan(two);
    let to = rig
        .position()
        .destination(&two)
        .expect("the 2 leads somewhere");
    assert_eq!(press(&mut rig, Press::Location(location(to))), None);
    let played = rig.events().last().copied();
    assert!(
        matches!(played, Some(tavoliere::record::Event::Played { choice, .. }) if choice == by_two),
        "{played:?}"
    );
}

#[test]
fn every_press_on_the_board_selects_plays_or_is_refused_with_a_reason() {
    let words = Words::default();
    let mut reasons = BTreeSet::new();
    for (seed, preset) in (0..24).zip(["PerGioco", "English"].into_iter().cycle()) {
        let mut rig = still(preset, PEOPLE, seed);
        let mut random = chance(seed + 500);
        let cells: Vec<Location> = Cell::all().map(location).collect();
        for _ in 0..LONGEST {
            rig.wait_for_person();
            if rig.game().outcome().is_some() {
                break;
            }
            let (before, was) = (rig.events().len(), rig.selection().chosen);
            let at = cells[below(&mut random, cells.len())];
            let asked = if below(&mut random, 5) == 0 {
                Press::Drag {
                    from: at,
                    to: cells[below(&mut random, cells.len())],
                }
            } else {
                Press::Location(at)
            };
            let refusal = press(&mut rig, asked);
            let did_something =
                rig.events().len() != before || rig.selection().chosen != was || was == Some(at);
            assert!(
                refusal.is_some() || did_something,
                "{asked:?} is passed over in silence"
            );
            if let Some(refusal) = refusal {
                assert_eq!(rig.events().len(), before);
                let (text, rule) = refusal::refusal(&words, &refusal);
                assert!(!text.contains("{") && text.ends_with('.'), "{text}");
                if let Refusal::Illegal(AnyIllegal::Tablan(illegal)) = refusal {
                    assert_eq!(rule, Some(illegal.rule()));
                    reasons.insert(illegal.key());
                } else {
                    reasons.insert("not now");
                }
            }
            // The game continues, so that all its stages are tested.
            if below(&mut random, 3) == 0 && rig.events().len() == before {
                match rig.game().expect() {
                    Expect::Move(_) => {
                        let choice = some_choice(rig.game(), &mut random);
                        rig.send(Intent::Play(choice));
                    }
                    _ => rig.send(Intent::Throw),
                }
                rig.frame(16);
            }
        }
    }
    for reason in [
        "not now",
        "no-piece",
        "not-yours",
        "home",
        "starts-with-two",
        "start-order",
        "own-piece",
        "not-ahead",
        "no-such-steps",
        "same-piece",
        "entry-order",
        "immune",
    ] {
        assert!(
            reasons.contains(reason),
            "{reason} was never met: {reasons:?}"
        );
    }
}

#[test]
fn presses_out_of_turn_get_fitting_refusals() {
    let mut rig = still("PerGioco", PEOPLE, 1);
    assert_eq!(
        press(&mut rig, Press::Location(at("l1"))),
        Some(Refusal::ThrowFirst)
    );
    assert_eq!(press(&mut rig, Press::Undo), Some(Refusal::NothingToUndo));
    assert_eq!(
        press(&mut rig, Press::Done),
        Some(Refusal::NothingToConfirm)
    );

    let mut game = scripted(setup("PerGioco", ""));
    throw_steps(&mut game, &[2, 0]);
    rig.set_up(game.clone());
    assert_eq!(press(&mut rig, Press::Throw), Some(Refusal::MoveFirst));
    assert_eq!(
        illegal(press(&mut rig, Press::Location(at("f2")))).key(),
        "no-such-steps"
    );
    assert_eq!(
        illegal(press(&mut rig, Press::Location(at("k1")))).key(),
        "start-order"
    );

    rig.settings().confirm_turn = true;
    assert_eq!(press(&mut rig, Press::Location(at("k2"))), None);
    assert_eq!(rig.table().unconfirmed(), Some(Side::First));
    assert_eq!(
        press(&mut rig, Press::Location(at("k2"))),
        Some(Refusal::ConfirmFirst)
    );
    let drag = Press::Drag {
        from: at("k2"),
        to: at("j2"),
    };
    assert_eq!(press(&mut rig, drag), Some(Refusal::ConfirmFirst));
    assert_eq!(press(&mut rig, Press::Undo), None);
    rig.settle(16);
    assert_eq!(press(&mut rig, Press::Location(at("k2"))), None);
    assert_eq!(press(&mut rig, Press::Next), None);
    assert_eq!(rig.table().unconfirmed(), None);

    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    rig.settle(16);
    assert_eq!(press(&mut rig, Press::Throw), Some(Refusal::Over));
    assert_eq!(
        press(&mut rig, Press::Location(at("l1"))),
        Some(Refusal::Over)
    );

    let mut rig = still("PerGioco", COMPUTERS, 1);
    rig.pace().think = std::time::Duration::from_secs(60);
    rig.pace().between = std::time::Duration::from_secs(60);
    assert_eq!(press(&mut rig, Press::Throw), Some(Refusal::NotYourTurn));
    assert_eq!(
        press(&mut rig, Press::Location(at("l1"))),
        Some(Refusal::NotYourTurn)
    );
}

#[test]
fn an_eight_is_declared_with_the_keys_too() {
    let declared = |asked: Press| {
        let mut game = scripted(setup("PerGioco", "big_start=on"));
        throw_steps(&mut game, &[8]);
        let mut rig = Rig::with_stage();
        rig.set_tempo(0.0, false);
        rig.set_up(game);
        assert!(rig.position().to_declare().is_some());
        for unclear in [Press::Next, Press::Location(at("l1"))] {
            assert_eq!(illegal(press(&mut rig, unclear)).key(), "declare-first");
        }
        assert_eq!(press(&mut rig, asked), None);
        match rig.events().get(1) {
            Some(tavoliere::record::Event::Played {
                choice: AnyMove::Tablan(Move::Declare { start, .. }),
                ..
            }) => *start,
            other => panic!("a declaration, not {other:?}"),
        }
    };
    assert!(!declared(Press::Throw), "stick_throw says again");
    assert!(declared(Press::Done), "done says start");
}

#[test]
fn an_automatic_selection_stays() {
    let mut rig = Rig::table_only();
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    let hand = Location::Hand(Side::First);
    let mut selection = Selection {
        chosen: Some(hand),
        ..Selection::default()
    };
    assert!(!selection.can_be_let_go(rig.table()));
    selection.focus = Some(hand);
    assert!(selection.can_be_let_go(rig.table()));
}
