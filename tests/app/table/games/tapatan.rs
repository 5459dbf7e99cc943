//! Tests Tapatan on the table: whole games by intents and the cursor, interrupted motion, refusals, the end.

use tavoliere::ai::takes_draw;
use tavoliere::input::Press;
use tavoliere::record::GameRecord;
use tavoliere::rules::tapatan::{Illegal, Position};
use tavoliere::rules::{AnyIllegal, EndReason, Expect, GameKind, Setup, Side};
use tavoliere::stage::timeline::Act;
use tavoliere::stage::{Skip, Timeline};
use tavoliere::store::Seat;
use tavoliere::table::targets::{origins, why_not};
use tavoliere::table::{Intent, Location, Refusal};
use tavoliere::ui::{Words, refusal};

use crate::rig::{COMPUTERS, MIXED, PEOPLE, Rig, below, chance, some_choice};

/// More moves than any game of these tests needs.
const LONGEST: usize = 4_000;

fn rules(changes: &str) -> Setup {
    let mut setup = Setup::new(GameKind::Tapatan);
    for change in changes.split_whitespace() {
        let (name, value) = change.split_once('=').unwrap();
        setup.set_option(name, value).unwrap();
    }
    setup
}

fn position(rig: &Rig) -> &Position {
    rig.game().position().tapatan().expect("Tapatan lies there")
}

fn still(changes: &str, seats: [Seat; 2], seed: u64) -> Rig {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.begin(rules(changes), seats, seed);
    rig
}

/// The location of a point such as `b2`.
fn at(name: &str) -> Location {
    let point: tavoliere::rules::tapatan::Point = name.parse().unwrap();
    Location::Board(point.into())
}

/// A game between two people after some moves.
fn played(moves: &str) -> GameRecord {
    let mut game = GameRecord::new(rules(""), 2, Side::First);
    for text in moves.split_whitespace() {
        let choice = game.position().read_choice(text).unwrap();
        game.play(choice).unwrap();
    }
    game
}

/// The moves up to White's win with `a1-a2`.
const NEARLY_WON: &str = "a1 a3 b2 c3 c2 b1";

fn press(rig: &mut Rig, press: Press) -> Option<Refusal> {
    rig.press(press);
    rig.frame(16);
    rig.refusals().first().cloned()
}

fn illegal(refusal: Option<Refusal>) -> Illegal {
    match refusal {
        Some(Refusal::Illegal(AnyIllegal::Tapatan(illegal))) => illegal,
        other => panic!("a reason of the rules, not {other:?}"),
    }
}

#[test]
fn people_and_computers_play_whole_games_by_intents() {
    for (seed, seats) in (0..12).zip([PEOPLE, MIXED].into_iter().cycle()) {
        let mut rig = Rig::table_only();
        rig.begin(rules("repetition=draw"), seats, seed);
        let mut random = chance(seed);
        for round in 0.. {
            assert!(round < LONGEST, "the game ends");
            rig.wait_for_person();
            if rig.game().outcome().is_some() {
                break;
            }
            let choice = some_choice(rig.game(), &mut random);
            rig.send(Intent::Play(choice));
            rig.frame(16);
            assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
        }
        let outcome = rig.game().outcome().unwrap();
        let line = outcome
            .winner
            .map(|side| position(&rig).lines(side).count());
        match outcome.reason {
            EndReason::ThreeInLine => assert_eq!(line, Some(1)),
            reason => assert_eq!((reason, line), (EndReason::Repetition, None)),
        }
        let read = GameRecord::from_record(&rig.game().to_record()).unwrap();
        assert_eq!(read.position(), rig.game().position());
    }
}

#[test]
fn between_two_computers_the_third_time_is_always_a_draw() {
    for seed in 0..4 {
        let mut rig = Rig::table_only();
        rig.begin(rules("first_centre=forbidden"), COMPUTERS, seed);
        let states = rig.game().setup().option_states();
        let repetition = states.iter().find(|state| state.name == "repetition");
        assert_eq!(repetition.map(|state| state.value), Some("draw"));
        for frame in 0.. {
            assert!(frame < LONGEST, "two computers come to an end");
            rig.frame(16);
            if rig.game().outcome().is_some() {
                break;
            }
        }
    }
    let mut rig = Rig::table_only();
    rig.begin(rules(""), MIXED, 1);
    assert!(rig.game().setup().changed_options().is_empty());
}

#[test]
fn the_cursor_alone_plays_whole_games() {
    for seed in 0..4 {
        let mut rig = still("repetition=draw", PEOPLE, seed);
        let mut random = chance(seed);
        for round in 0.. {
            assert!(round < LONGEST, "the game ends");
            if rig.game().outcome().is_some() {
                break;
            }
            for _ in 0..1 + below(&mut random, 4) {
                assert_eq!(press(&mut rig, Press::Cycle { back: false }), None);
            }
            press(&mut rig, Press::Next);
        }
        rig.settle(16);
        rig.check_shown();
    }
}

#[test]
fn motion_cut_short_at_any_frame_ends_where_the_match_is() {
    for seed in 0..10 {
        let mut random = chance(seed);
        let mut rig = Rig::with_stage();
        rig.begin(rules(""), COMPUTERS, seed);
        let skips = 2 + below(&mut random, 12);
        for frame in 0.. {
            assert!(frame < LONGEST, "the game ends");
            if below(&mut random, 30) == 0 {
                let tempi = [(1.0, false), (2.0, false), (1.0, true), (0.0, false)];
                let (speed, reduced) = tempi[below(&mut random, tempi.len())];
                rig.set_tempo(speed, reduced);
            }
            if below(&mut random, skips) == 0 {
                rig.app.world_mut().write_message(Skip);
            }
            rig.frame(below(&mut random, 120) as u64);
            if rig.app.world().resource::<Timeline>().is_idle() {
                rig.check_shown();
                if rig.game().outcome().is_some() {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_line_is_called_before_the_game_ends() {
    let mut rig = Rig::with_stage();
    rig.set_up(played(NEARLY_WON));
    assert_eq!(rig.game().expect(), Expect::Move(Side::First));
    let choice = rig.game().position().read_choice("a1-a2").unwrap();
    rig.send(Intent::Play(choice));
    let (mut called, mut ended) = (0, 0);
    for _ in 0..200 {
        rig.frame(10);
        match rig.app.world().resource::<Timeline>().current() {
            Some(running) => match running.act {
                Act::Line { side } => {
                    assert_eq!((side, ended), (Side::First, 0));
                    called += 1;
                }
                Act::End(_) => ended += 1,
                _ => {}
            },
            None => break,
        }
    }
    assert!(
        called > 0 && ended > 0,
        "{called} frames of the line, {ended} of the end"
    );
    // A win takes 1.2 seconds at most.
    assert!(called + ended <= 122, "{called} and {ended} frames");
    assert_eq!(
        rig.game().outcome().map(|o| o.reason),
        Some(EndReason::ThreeInLine)
    );
    rig.check_shown();
}

#[test]
fn a_draw_can_be_agreed_at_any_time() {
    let mut rig = still("", PEOPLE, 3);
    assert_eq!(press(&mut rig, Press::Location(at("a1"))), None);
    rig.send(Intent::AgreeDraw);
    rig.frame(16);
    let outcome = rig.game().outcome().expect("the game is over");
    assert_eq!((outcome.winner, outcome.reason), (None, EndReason::Agreed));
}

#[test]
fn undo_returns_a_piece_to_the_hand() {
    let mut rig = still("", PEOPLE, 2);
    assert_eq!(press(&mut rig, Press::Location(at("b2"))), None);
    assert_eq!(position(&rig).in_hand(Side::First), 2);
    assert_eq!(press(&mut rig, Press::Undo), None);
    rig.settle(16);
    rig.check_shown();
    assert_eq!(position(&rig).in_hand(Side::First), 3);
}

#[test]
fn impossible_presses_are_refused_with_the_reason() {
    let mut rig = still("first_centre=forbidden", PEOPLE, 2);
    assert_eq!(
        illegal(press(&mut rig, Press::Location(at("b2")))),
        Illegal::FirstCentre
    );
    assert_eq!(press(&mut rig, Press::Location(at("a1"))), None);
    let a1 = "a1".parse().unwrap();
    let occupied = illegal(press(&mut rig, Press::Location(at("a1"))));
    assert_eq!(occupied, Illegal::Occupied { at: a1 });
    let other = illegal(press(
        &mut rig,
        Press::Drag {
            from: Location::Hand(Side::First),
            to: at("a1"),
        },
    ));
    assert_eq!(other, Illegal::Occupied { at: a1 });
    let own = illegal(press(
        &mut rig,
        Press::Drag {
            from: at("a1"),
            to: at("a2"),
        },
    ));
    assert_eq!(own, Illegal::PlaceFirst);

    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.set_up(played(NEARLY_WON));
    rig.frame(16);
    // Only one piece can slide there, but these settings want it to be picked first.
    rig.settings().one_press = false;
    assert_eq!(
        press(&mut rig, Press::Location(at("b3"))),
        Some(Refusal::PickPiece { pieces: 1 })
    );
    assert_eq!(
        illegal(press(&mut rig, Press::Location(at("a3")))),
        Illegal::NotYours {
            at: "a3".parse().unwrap()
        }
    );
    let tray = illegal(press(
        &mut rig,
        Press::Location(Location::Hand(Side::First)),
    ));
    assert_eq!(tray, Illegal::AllPlaced);
    assert_eq!(press(&mut rig, Press::Location(at("a1"))), None);
    let far = illegal(press(&mut rig, Press::Location(at("c1"))));
    assert_eq!(
        far,
        Illegal::NotNeighbour {
            from: a1,
            to: "c1".parse().unwrap()
        }
    );
    let taken = illegal(press(&mut rig, Press::Location(at("b1"))));
    assert_eq!(
        taken,
        Illegal::NotFree {
            to: "b1".parse().unwrap()
        }
    );
    assert_eq!(
        rig.selection().chosen,
        Some(at("a1")),
        "the piece stays chosen"
    );
}

#[test]
fn every_press_that_plays_nothing_has_a_reason() {
    let locations = || {
        let trays = Side::BOTH.map(Location::Hand);
        (0..9).map(Location::Board).chain(trays)
    };
    for moves in ["", "a1", "a1 b2", NEARLY_WON, "a1 a3 b2 c3 c2 b1 a1-a2"] {
        let game = played(moves);
        let position = game.position();
        let all = tavoliere::table::targets::targets(position);
        assert_eq!(all.len(), game.legal_moves().len());
        for from in locations() {
            assert_eq!(
                why_not(position, from, None).is_none(),
                origins(&all).contains(&from)
            );
            for to in locations() {
                let legal = all
                    .iter()
                    .any(|target| (target.from, target.to) == (from, to));
                let side = position.side_to_act();
                // Presses on either tray place a piece for the side to act.
                if matches!(from, Location::Hand(hand) if Some(hand) != side) {
                    continue;
                }
                let reason = why_not(position, from, Some(to));
                assert_eq!(reason.is_none(), legal, "{moves}: {from:?} to {to:?}");
            }
        }
    }
}

#[test]
fn every_reason_of_the_rules_has_a_sentence_with_all_its_facts() {
    let words = Words::default();
    let [at, from, to] = ["a1", "a2", "c3"].map(|name| name.parse().unwrap());
    for illegal in [
        Illegal::GameOver,
        Illegal::TurnOver,
        Illegal::Occupied { at },
        Illegal::PlaceFirst,
        Illegal::AllPlaced,
        Illegal::NoPiece { at },
        Illegal::NotYours { at },
        Illegal::NotNeighbour { from, to },
        Illegal::NotFree { to },
        Illegal::FirstCentre,
    ] {
        assert!(words.has(&format!("tapatan-{}", illegal.key())));
        let refusal = Refusal::Illegal(AnyIllegal::Tapatan(illegal));
        let (text, rule) = refusal::refusal(&words, &refusal);
        assert!(
            !text.contains(['{', '}', '$']) && text.ends_with('.'),
            "{text}"
        );
        assert_eq!(rule, Some(illegal.rule()));
    }
}

/// The best level in a drawn game without a rule of repetition.
#[test]
fn the_best_level_accepts_a_draw_that_its_table_proves() {
    let best = [Seat::Person, Seat::Computer(Seat::MAX_LEVEL)];
    let mut rig = still("repetition=off first_centre=forbidden", best, 3);
    let mut random = chance(5);
    let mut declined = 0;
    for turn in 0..200 {
        rig.wait_for_person();
        if rig.game().outcome().is_some() {
            break;
        }
        if turn % 20 == 19 {
            rig.send(Intent::OfferDraw(Side::First));
            rig.frame(16);
            if rig.game().outcome().is_some() {
                break;
            }
            declined += 1;
            assert_eq!(rig.refusals().last(), Some(&Refusal::WinDeclinesDraw));
        }
        // Good enough not to lose: one of the choices that keep the draw.
        let holds = rig.game().legal_moves().into_iter().find(|choice| {
            let mut next = rig.game().clone();
            next.play(*choice).unwrap();
            takes_draw(next.position(), Side::Second)
        });
        let choice = holds.unwrap_or_else(|| some_choice(rig.game(), &mut random));
        rig.send(Intent::Play(choice));
        rig.frame(16);
    }
    let outcome = rig.game().outcome().expect("the computer accepts");
    assert_eq!((outcome.reason, declined), (EndReason::Agreed, 0));
}

#[test]
fn the_best_level_says_that_it_can_force_a_win() {
    let best = [Seat::Person, Seat::Computer(Seat::MAX_LEVEL)];
    let mut rig = still("repetition=off", best, 4);
    // A side opening loses in eight.
    let side = rig.game().position().read_choice("a2").unwrap();
    rig.send(Intent::Play(side));
    rig.frame(16);
    rig.wait_for_person();
    rig.send(Intent::OfferDraw(Side::First));
    rig.frame(16);
    assert_eq!(rig.refusals(), [Refusal::WinDeclinesDraw]);
    assert_eq!(rig.game().outcome(), None);
}
