//! Tests placing and moving in Tapatan (TP-2 to TP-4, TP-8), and the steps and refusals.

use tavoliere_core::rules::tapatan::{Illegal, Options, Position, Preset, Step, TurnText};
use tavoliere_core::rules::{Event, Expect, OptionSet, Rules, Side, TurnLine};

use crate::rules::tapatan::support::{
    after, choice, listed, opening, options, play, point, position, refused,
};

#[test]
fn the_board_is_empty_at_first_and_either_side_begins_with_three_in_hand() {
    for first in Side::BOTH {
        let start = Position::start(Options::default(), first);
        assert_eq!(start.expect(), Expect::Move(first));
        assert_eq!(start.side_to_act(), Some(first));
        assert_eq!(start.turn_number(), 1);
        assert_eq!(start.outcome(), None);
        assert_eq!(start.options(), &Options::default());
        for side in Side::BOTH {
            assert_eq!(start.in_hand(side), 3);
            assert_eq!(start.pieces(side).count(), 0);
            assert!(!start.is_blocked(side) || start.pieces(side).next().is_none());
        }
        assert_eq!(listed(&start).len(), 9);
    }
    assert!(Position::throws().is_empty());
}

#[test]
fn pieces_are_placed_in_turn_on_any_free_point() {
    let mut game = opening("");
    play(&mut game, "b2");
    assert_eq!(game.piece(point("b2")), Some(Side::First));
    assert_eq!(
        (game.in_hand(Side::First), game.in_hand(Side::Second)),
        (2, 3)
    );
    assert_eq!(game.expect(), Expect::Move(Side::Second));
    assert_eq!(
        listed(&game),
        ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]
    );
    let steps = play(&mut game, "c3");
    let side = Side::Second;
    assert_eq!(
        steps,
        [
            Step::Placed {
                side,
                at: point("c3")
            },
            Step::TurnEnded { side }
        ]
    );
    assert_eq!(game.piece(point("c3")), Some(side));
    assert_eq!(game.piece(point("a1")), None);
    assert_eq!(game.turn_number(), 3);
    assert_eq!(refused(&game, "c3"), Illegal::Occupied { at: point("c3") });
    assert_eq!(refused(&game, "b2"), Illegal::Occupied { at: point("b2") });
}

#[test]
fn pieces_move_only_after_all_six_are_placed() {
    let mut game = after("", "b2 a1 c3 b1 c1");
    assert_eq!(game.turn_number(), 6);
    assert_eq!(refused(&game, "a1-a2"), Illegal::PlaceFirst);
    assert_eq!(refused(&game, "b2-b3"), Illegal::PlaceFirst);
    assert_eq!(game.destinations(point("a1")).count(), 0);
    assert_eq!(listed(&game), ["a2", "a3", "b3", "c2"]);
    play(&mut game, "a3");
    assert_eq!(
        (game.in_hand(Side::First), game.in_hand(Side::Second)),
        (0, 0)
    );
    assert_eq!(refused(&game, "a2"), Illegal::AllPlaced);
    assert_eq!(refused(&game, "b2"), Illegal::AllPlaced);
    assert_eq!(
        listed(&game),
        ["b2-a2", "b2-b3", "b2-c2", "c1-c2", "c3-b3", "c3-c2"]
    );
}

#[test]
fn a_piece_moves_along_a_line_to_a_free_neighbour() {
    let mut game = position("b1w/1w1/bbw W move 7 Tapatan");
    assert_eq!(
        refused(&game, "a2-a1"),
        Illegal::NoPiece { at: point("a2") }
    );
    assert_eq!(
        refused(&game, "a2-a2"),
        Illegal::NoPiece { at: point("a2") }
    );
    assert_eq!(
        refused(&game, "a1-a2"),
        Illegal::NotYours { at: point("a1") }
    );
    let (from, to) = (point("c3"), point("a2"));
    assert_eq!(refused(&game, "c3-a2"), Illegal::NotNeighbour { from, to });
    let to = point("c3");
    assert_eq!(refused(&game, "c3-c3"), Illegal::NotNeighbour { from, to });
    // If a point is both occupied and too far away, the distance is reported first.
    let to = point("a1");
    assert_eq!(refused(&game, "c3-a1"), Illegal::NotNeighbour { from, to });
    for to in ["a1", "c3"] {
        let illegal = refused(&game, &format!("b2-{to}"));
        assert_eq!(illegal, Illegal::NotFree { to: point(to) });
    }
    let ways: Vec<String> = game
        .destinations(point("b2"))
        .map(|to| to.to_string())
        .collect();
    assert_eq!(ways, ["a2", "c2", "b3"]);
    for from in ["a1", "a2"] {
        assert_eq!(game.destinations(point(from)).count(), 0, "{from}");
    }
    let steps = play(&mut game, "b2-a2");
    let side = Side::First;
    let (from, to) = (point("b2"), point("a2"));
    assert_eq!(
        steps,
        [Step::Moved { side, from, to }, Step::TurnEnded { side }]
    );
    assert_eq!(game.piece(from), None);
    assert_eq!(game.piece(to), Some(side));
    assert_eq!(game.turn_number(), 8);
    // No line leads from side to side.
    let (from, to) = (point("b1"), point("c2"));
    assert_eq!(refused(&game, "b1-c2"), Illegal::NotNeighbour { from, to });
    assert_eq!(listed(&game), ["a1-b2", "a3-b2", "a3-b3", "b1-b2"]);
}

#[test]
fn only_the_first_piece_of_the_game_may_be_kept_from_the_centre() {
    for (first, side) in [(Side::First, "W"), (Side::Second, "B")] {
        let options = Preset::EvenStart.options();
        let mut game = Position::start(options, first);
        assert_eq!(refused(&game, "b2"), Illegal::FirstCentre, "{side}");
        assert_eq!(listed(&game).len(), 8);
        play(&mut game, "a1");
        assert_eq!(game.check_move(choice("b2")), Ok(()));
        let mut other = game.clone();
        play(&mut other, "b2");
        assert_eq!(refused(&other, "b2"), Illegal::Occupied { at: point("b2") });
        play(&mut game, "c1 b2");
        assert_eq!(game.piece(point("b2")), Some(first));
    }
    assert_eq!(opening("").check_move(choice("b2")), Ok(()));
}

#[test]
fn in_achi_each_side_places_four_pieces() {
    let mut game = Position::start(Preset::Achi.options(), Side::First);
    assert_eq!(game.in_hand(Side::First), 4);
    play(&mut game, "b2 a1 c1 a3 a2 c2 b3");
    assert_eq!(refused(&game, "c2-c3"), Illegal::PlaceFirst);
    play(&mut game, "b1");
    assert_eq!(game.turn_number(), 9);
    assert_eq!(refused(&game, "c3"), Illegal::AllPlaced);
    assert_eq!(listed(&game), ["b2-c3", "b3-c3"]);
}

#[test]
fn in_nine_holes_a_piece_moves_to_any_free_point() {
    let mut game = Position::start(Preset::NineHoles.options(), Side::First);
    play(&mut game, "a1 b2 c1 b1 b3 c3");
    let at = point("a1");
    assert_eq!(game.ways(at).count(), 8);
    let reached: Vec<String> = game.destinations(at).map(|to| to.to_string()).collect();
    assert_eq!(reached, ["a2", "c2", "a3"]);
    assert_eq!(
        refused(&game, "a1-b1"),
        Illegal::NotFree { to: point("b1") }
    );
    assert_eq!(refused(&game, "a1-a1"), Illegal::NotFree { to: at });
    assert_eq!(listed(&game).len(), 9);
    play(&mut game, "c1-a2 b2-c2 b3-a3");
    assert_eq!(game.lines(Side::First).count(), 1);
}

#[test]
fn without_diagonals_a_piece_moves_along_rows_and_columns_only() {
    let mut game = Position::start(Preset::ThreeMensMorris.options(), Side::First);
    play(&mut game, "b2 a3 a1 c3 b1 a2");
    let (from, to) = (point("b2"), point("c1"));
    assert_eq!(refused(&game, "b2-c1"), Illegal::NotNeighbour { from, to });
    assert_eq!(listed(&game), ["b1-c1", "b2-b3", "b2-c2"]);
    assert_eq!(game.ways(point("b2")).count(), 4);
    assert_eq!(game.ways(point("a1")).count(), 2);
    assert!(!game.options().has_diagonals());
    for preset in [Preset::Tapatan, Preset::Achi, Preset::TantFant] {
        assert!(preset.options().has_diagonals());
    }
    let mixed = options(Preset::ThreeMensMorris, "lines=all");
    assert!(mixed.has_diagonals());
}

#[test]
fn in_tant_fant_the_pieces_start_on_the_rows_of_their_sides() {
    for (first, letter) in [(Side::First, 'W'), (Side::Second, 'B')] {
        let game = Position::start(Preset::TantFant.options(), first);
        let text = format!("bbb/3/www {letter} move 1 Tant-fant");
        assert_eq!(game.to_string(), text);
        assert_eq!(position(&text), game);
        assert_eq!(game.in_hand(first), 0);
        assert_eq!(listed(&game).len(), 5);
        assert_eq!(refused(&game, "b2"), Illegal::AllPlaced);
    }
    for text in [
        "bbb/1w1/w1w W move 1 Tant-fant",
        "b1b/1b1/www W move 3 Tant-fant pieces=four",
        "bbb/3/www W over:three-in-line 1 Tant-fant",
    ] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
    // A fourth piece each is placed first.
    let four = options(Preset::TantFant, "pieces=four first_centre=forbidden");
    let mut game = Position::start(four, Side::First);
    assert_eq!(refused(&game, "b2"), Illegal::FirstCentre);
    assert_eq!(listed(&game), ["a2", "c2"]);
    play(&mut game, "a2");
    assert_eq!(listed(&game), ["b2", "c2"]);
    play(&mut game, "b2");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.turn_number(), 3);
    assert_eq!(listed(&game), ["c1-c2"]);
}

#[test]
fn the_set_up_counts_as_the_first_occurrence() {
    let mut game = Position::start(Preset::TantFant.options(), Side::First);
    play(&mut game, "b1-b2 a3-a2 b2-b1 a2-a3");
    assert_eq!(game.occurrences(), 2);
    play(&mut game, "b1-b2 a3-a2 b2-b1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "a2-a3");
    assert!(game.to_string().contains("over:repetition 8 "), "{game}");
    assert_eq!(position(&game.to_string()).outcome(), game.outcome());
}

#[test]
fn a_turn_is_one_choice() {
    let start = opening("");
    let mut turn = TurnText::new(&start);
    assert!(!turn.is_complete());
    assert!(turn.push(Event::Play(choice("b2"))).is_ok());
    assert!(turn.is_complete());
    assert_eq!(turn.side(), Side::First);
    assert_eq!(turn.push(Event::Play(choice("a1"))), Err(Illegal::TurnOver));
    assert_eq!(turn.events(), [Event::Play(choice("b2"))]);
    assert_eq!(*turn.position(), after("", "b2"));
    let won = after("", "a1 b1 a2 b2 a3");
    let mut turn = TurnText::new(&won);
    assert!(turn.is_complete());
    assert_eq!(turn.push(Event::Play(choice("c1"))), Err(Illegal::GameOver));
    let mut last = TurnText::new(&after("", "a1 b1 a2 b2"));
    assert!(last.push(Event::Play(choice("a3"))).is_ok());
    assert_eq!(last.push(Event::Play(choice("c1"))), Err(Illegal::GameOver));
}

#[test]
fn every_refusal_names_its_rule_and_has_a_key() {
    let at = point("a1");
    let (from, to) = (at, at);
    let all = [
        (Illegal::GameOver, "game-over", "TP-5"),
        (Illegal::TurnOver, "turn-over", "TP-3"),
        (Illegal::Occupied { at }, "occupied", "TP-3"),
        (Illegal::PlaceFirst, "place-first", "TP-3"),
        (Illegal::AllPlaced, "all-placed", "TP-4"),
        (Illegal::NoPiece { at }, "no-piece", "TP-4"),
        (Illegal::NotYours { at }, "not-yours", "TP-4"),
        (Illegal::NotNeighbour { from, to }, "not-neighbour", "TP-4"),
        (Illegal::NotFree { to }, "not-free", "TP-4"),
        (Illegal::FirstCentre, "first-centre", "TP-8"),
    ];
    for (illegal, key, rule) in all {
        assert_eq!(illegal.key(), key);
        assert_eq!(illegal.rule(), rule);
        let words = illegal.to_string();
        assert!(words.ends_with(&format!("({rule})")), "{words}");
    }
}

#[test]
fn the_options_and_presets_are_those_of_the_rules() {
    let names: Vec<&str> = Options::list().map(|option| option.name).collect();
    assert_eq!(
        names,
        [
            "stall",
            "repetition",
            "first_centre",
            "pieces",
            "moves",
            "lines",
            "setup",
            "start_rows"
        ]
    );
    let text = |options: Options| options.to_text();
    assert_eq!(text(Options::default()), "Tapatan");
    assert_eq!(text(Preset::EvenStart.options()), "Even-start");
    let even =
        crate::support::options::<Options>("Tapatan", "first_centre=forbidden repetition=draw");
    assert_eq!(even, Preset::EvenStart.options());
    for preset in Preset::ALL {
        let (name, options) = Options::of_preset(&preset.to_string()).unwrap();
        assert_eq!((name, options), (preset.name(), preset.options()));
    }
    for switch in Options::list() {
        for value in switch.values {
            let mut options = Options::default();
            options.set(switch.name, value).unwrap();
            assert_eq!(options.get(switch.name), Some(*value));
            options.set(switch.name, switch.values[0]).unwrap();
            assert_eq!(options, Options::default());
        }
    }
}
