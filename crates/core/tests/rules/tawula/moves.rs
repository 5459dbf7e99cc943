//! Tests Tawula's board, dice and moves, rule by rule.

use tavoliere_core::rules::tawula::{
    Board, Dice, Illegal, Origin, Position, Step, Target, opposite,
};
use tavoliere_core::rules::{Expect, OptionSet, Rules, Side};

use crate::rules::tawula::support::{
    bar, dice, from, hand, legal, passed, plain, play, thrown, to_throw, with,
};

/// A side whose pieces are far away and not in the way.
const AWAY: &str = "20x15";

#[test]
fn each_point_has_an_index_for_either_side() {
    for (mine, yours) in [
        (12, 24),
        (7, 19),
        (6, 18),
        (1, 13),
        (13, 1),
        (19, 7),
        (24, 12),
    ] {
        assert_eq!(opposite(mine), yours);
    }
    for index in 1..=24 {
        assert_eq!(opposite(opposite(index)), index);
    }
}

#[test]
fn fifteen_a_side_two_on_the_board_and_thirteen_in_hand() {
    let start = Position::start(plain(), Side::Second);
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
    for side in Side::BOTH {
        assert_eq!(start.board().count(side, 1), 2);
        assert_eq!(start.board().hand(side), 13);
        assert_eq!(start.board().pips(side), 13 * 25 + 2 * 24);
    }
    assert_eq!(*start.board(), Board::START);
}

#[test]
fn the_rolls_stand_for_all_ordered_pairs() {
    let total: u32 = Dice::ROLLS.iter().map(|(_, weight)| weight).sum();
    assert_eq!((total, Position::throws().len()), (36, 36));
    for (roll, weight) in Dice::ROLLS {
        let pairs = Position::throws().iter();
        let same = pairs.filter(|(pair, one)| pair.sorted() == roll && *one == 1);
        assert_eq!(same.count(), weight as usize, "{roll}");
    }
    assert_eq!(Dice::new(0, 3).or(Dice::new(3, 7)), None);
}

#[test]
fn the_higher_die_begins_with_both_numbers_and_a_tie_is_rolled_again() {
    let mut opening = Position::opening(plain());
    assert!(opening.is_opening());
    assert_eq!(opening.expect(), Expect::Throw(Side::First));
    let before = opening;
    let steps = opening.throw(dice(44)).unwrap();
    let fell = Step::OpeningThrew { white: 4, black: 4 };
    assert_eq!(steps, [fell, Step::OpeningTie]);
    assert_eq!(opening, before);
    let steps = opening.throw(dice(36)).unwrap();
    let fell = Step::OpeningThrew { white: 3, black: 6 };
    let side = Side::Second;
    assert_eq!(steps, [fell, Step::Began { side }]);
    assert_eq!(opening.expect(), Expect::Move(side));
    assert_eq!(opening.numbers().collect::<Vec<_>>(), [6, 3]);
    let mut white = before;
    white.throw(dice(63)).unwrap();
    assert_eq!(white.expect(), Expect::Move(Side::First));
}

#[test]
fn in_an_ordinary_turn_the_order_of_the_dice_has_no_effect() {
    let mut one = Position::start(plain(), Side::First);
    let mut other = one;
    one.throw(dice(63)).unwrap();
    other.throw(dice(36)).unwrap();
    assert_eq!(one, other);
    assert_eq!(one.throw(dice(63)), Err(Illegal::MoveFirst));
}

#[test]
fn no_piece_moves_before_the_throw() {
    let start = Position::start(plain(), Side::First);
    assert_eq!(start.check_move(hand(6)), Err(Illegal::ThrowFirst));
    assert!(start.legal_moves().is_empty());
}

#[test]
fn starters_wait_until_the_hand_is_empty() {
    let mut start = thrown("1x2 hand1 14x12", "1x2 hand13", 'W', 63, "");
    let choices = [hand(6), hand(3), from(14, 6), from(14, 3)];
    assert_eq!(legal(&start), choices);
    assert_eq!(start.check_move(from(1, 6)), Err(Illegal::StartersWait));
    play(&mut start, &[hand(3)]);
    assert_eq!(legal(&start), [from(1, 6), from(3, 6), from(14, 6)]);
}

#[test]
fn a_number_enters_a_piece_on_its_point() {
    let mut start = thrown("1x2 hand13", "1x2 15 hand12", 'W', 63, "");
    assert_eq!(start.destination(hand(6)), Some(Target::Point(6)));
    let steps = play(&mut start, &[hand(3)]);
    let from = Origin::Hand;
    let side = Side::First;
    let entered = Step::Entered {
        side,
        die: 3,
        at: 3,
        from,
    };
    let hit = Step::Hit {
        side: Side::Second,
        at: 15,
    };
    assert_eq!(steps, [entered, hit], "entering on a blot hits it");
    assert_eq!(start.board().bar(Side::Second), 1);
}

#[test]
fn no_piece_enters_on_two_enemies_or_on_an_own_piece() {
    let start = thrown("1x2 3 hand12", "1x2 18x2 hand11", 'W', 63, "");
    assert_eq!(
        start.check_move(hand(6)),
        Err(Illegal::Blocked { index: 6 })
    );
    assert_eq!(start.check_move(hand(3)), Err(Illegal::NoRoom { index: 3 }));
    let ones = thrown("1x2 hand13", "1x2 hand13", 'W', 61, "");
    assert_eq!(ones.check_move(hand(1)), Err(Illegal::NoRoom { index: 1 }));
    assert_eq!(legal(&ones), [hand(6)]);
}

#[test]
fn the_opening_roll_of_two_ones_is_passed() {
    let mut start = Position::start(plain(), Side::First);
    let steps = start.throw(dice(11)).unwrap();
    assert!(passed(&steps, Side::First));
    let unused = Step::Unused {
        side: Side::First,
        die: 1,
    };
    assert_eq!(steps.iter().filter(|step| **step == unused).count(), 4);
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
    assert_eq!(start.turn_number(), 2);
}

#[test]
fn with_n_plus_1_the_hand_enters_one_farther_and_the_bar_does_not() {
    let mut start = Position::start(with("entry_point=n+1"), Side::First);
    start.throw(dice(61)).unwrap();
    assert_eq!(start.destination(hand(6)), Some(Target::Point(7)));
    assert_eq!(start.destination(hand(1)), Some(Target::Point(2)));
    play(&mut start, &[hand(1), hand(6)]);
    assert_eq!(
        start.board().count(Side::First, 2),
        1,
        "beside the starters"
    );
    let mut barred = thrown("bar 24x14", AWAY, 'W', 61, "entry_point=n+1");
    assert_eq!(barred.destination(bar(6)), Some(Target::Point(6)));
    play(&mut barred, &[bar(6)]);
    assert_eq!(barred.board().count(Side::First, 6), 1);
}

#[test]
fn with_must_enter_first_the_first_number_enters_if_it_can() {
    let (white, black) = ("1x2 14 hand12", "1x2 hand13");
    let free = thrown(white, black, 'W', 63, "");
    assert_eq!(legal(&free), [hand(6), hand(3), from(14, 6), from(14, 3)]);
    let mut bound = thrown(white, black, 'W', 63, "must_enter_first=on");
    assert_eq!(legal(&bound), [hand(6), hand(3)]);
    assert_eq!(bound.check_move(from(14, 6)), Err(Illegal::EnterFirst));
    play(&mut bound, &[hand(6)]);
    assert_eq!(legal(&bound), [hand(3), from(6, 3), from(14, 3)]);
    let shut = "1x2 18x2 15x2 hand9";
    let none = thrown(white, shut, 'W', 63, "must_enter_first=on");
    assert_eq!(legal(&none), [from(14, 6), from(14, 3)]);
}

#[test]
fn using_both_numbers_comes_before_entering_first() {
    // Entering on 6 leaves no move for the 4. Only entering with the 4 leaves the 6 to a starter.
    let changes = "must_enter_first=on";
    let start = thrown("1x2 hand1 24x12", "17x2 22x2 24x11", 'W', 64, changes);
    assert_eq!(legal(&start), [hand(4)]);
}

#[test]
fn as_many_numbers_as_possible_must_be_used() {
    let mut start = thrown("1x2 hand1 24x12", "17x2 22x2 24x11", 'W', 64, "");
    assert_eq!(start.check_move(hand(6)), Err(Illegal::MoreNumbers));
    assert_eq!(legal(&start), [hand(4)]);
    play(&mut start, &[hand(4)]);
    assert_eq!(legal(&start), [from(1, 6)]);
}

#[test]
fn if_either_number_can_be_used_but_not_both_it_is_the_higher() {
    // The last piece would move to 24 with both numbers, but Black holds that point.
    let mut start = thrown("13 off14", "12x2 24x13", 'W', 65, "");
    assert_eq!(legal(&start), [from(13, 6)]);
    assert_eq!(
        start.check_move(from(13, 5)),
        Err(Illegal::HigherDie { die: 6 })
    );
    let steps = play(&mut start, &[from(13, 6)]);
    let side = Side::First;
    let last = [
        Step::Unused { side, die: 5 },
        Step::TurnEnded {
            side,
            passed: false,
        },
    ];
    assert_eq!(steps[1..], last);
}

#[test]
fn the_lower_number_is_used_if_the_higher_cannot_be() {
    let start = thrown("1x2 hand13", "1x2 18x2 20x2 hand9", 'W', 62, "");
    assert_eq!(legal(&start), [hand(2)]);
}

#[test]
fn one_piece_may_use_both_numbers_only_over_open_points() {
    let mut shut = to_throw("3 24x14", "21x2 18x2 20x11", 'W', "");
    assert!(
        passed(&shut.throw(dice(63)).unwrap(), Side::First),
        "9 and 6 are held"
    );
    let mut open = thrown("3 24x14", "21x2 20x13", 'W', 63, "");
    assert_eq!(legal(&open), [from(3, 3)]);
    play(&mut open, &[from(3, 3)]);
    assert_eq!(open.played(), [from(3, 3)]);
    assert_eq!(legal(&open), [from(6, 6)]);
}

#[test]
fn doubles_are_played_four_times() {
    let mut start = thrown("13x4 24x11", AWAY, 'W', 22, "");
    for left in [4, 3, 2, 1] {
        assert_eq!(start.numbers().count(), left);
        play(&mut start, &[from(13, 2)]);
    }
    assert_eq!(start.board().count(Side::First, 15), 4);
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
}

#[test]
fn a_number_that_has_not_fallen_or_is_used_up_is_refused() {
    let mut start = thrown("13x2 24x13", AWAY, 'W', 62, "");
    assert_eq!(
        start.check_move(from(13, 5)),
        Err(Illegal::NotThrown { die: 5 })
    );
    play(&mut start, &[from(13, 6)]);
    assert_eq!(
        start.check_move(from(13, 6)),
        Err(Illegal::NotThrown { die: 6 })
    );
    assert_eq!(
        start.check_move(from(25, 2)),
        Err(Illegal::NoSuchPoint { index: 25 })
    );
    assert_eq!(
        start.check_move(from(14, 2)),
        Err(Illegal::NoPiece { index: 14 })
    );
    assert_eq!(start.check_move(hand(2)), Err(Illegal::HandEmpty));
    assert_eq!(start.check_move(bar(2)), Err(Illegal::BarEmpty));
}

#[test]
fn two_enemies_bar_a_point_and_a_lone_one_is_hit() {
    let mut start = thrown("3 24x14", "21 18x2 20x12", 'W', 63, "");
    assert_eq!(
        start.check_move(from(3, 3)),
        Err(Illegal::Blocked { index: 6 })
    );
    let steps = play(&mut start, &[from(3, 6)]);
    let hit = Step::Hit {
        side: Side::Second,
        at: 21,
    };
    assert!(steps.contains(&hit));
    assert_eq!(start.board().bar(Side::Second), 1);
}

#[test]
fn on_the_far_side_a_point_holds_one_own_piece_but_the_head_and_the_near_side_any() {
    let start = thrown("2 5 9 12x2 13x2 24x8", AWAY, 'W', 31, "");
    assert_eq!(
        start.check_move(from(2, 3)),
        Err(Illegal::NoRoom { index: 5 })
    );
    assert_eq!(start.check_move(from(9, 3)), Ok(()));
    assert_eq!(start.check_move(from(12, 1)), Ok(()));
}

#[test]
fn pieces_on_the_bar_enter_first_and_then_the_rest_is_free() {
    let mut start = thrown("12 bar 24x13", AWAY, 'W', 41, "");
    assert_eq!(legal(&start), [bar(4), bar(1)]);
    assert_eq!(start.check_move(from(12, 1)), Err(Illegal::BarFirst));
    play(&mut start, &[bar(4)]);
    assert_eq!(legal(&start), [from(4, 1), from(12, 1)]);
    let mut two = thrown("bar2 24x13", "17x2 20x13", 'W', 54, "");
    play(&mut two, &[bar(4)]);
    assert_eq!(
        two.expect(),
        Expect::Throw(Side::Second),
        "nothing else may move"
    );
}

#[test]
fn doubles_enter_only_one_piece_from_the_bar() {
    let mut start = thrown("bar2 12x13", AWAY, 'W', 33, "");
    play(&mut start, &[bar(3)]);
    assert_eq!(
        start.expect(),
        Expect::Throw(Side::Second),
        "its own piece bars the way"
    );
}

/// White holds five of Black's six entry points, and Black has a blot on the last.
const FIVE: &str = "12 13x2 14x2 15x2 16x2 17x3 24x3";

#[test]
fn a_turn_that_hits_leaves_the_victim_a_way_to_re_enter() {
    for (changes, verdict) in [
        ("", Err(Illegal::ShutsOut)),
        ("reentry_guarantee=off", Ok(())),
    ] {
        let mut start = thrown(FIVE, "6 20x14", 'W', 61, changes);
        play(&mut start, &[from(12, 6)]);
        assert_eq!(start.check_move(from(17, 1)), verdict);
        assert_eq!(start.check_move(from(13, 1)), Ok(()));
    }
    let mut other = thrown(FIVE, "6 20x14", 'W', 61, "");
    play(&mut other, &[from(17, 1)]);
    assert_eq!(other.check_move(from(12, 6)), Err(Illegal::ShutsOut));
}

#[test]
fn the_victim_can_be_shut_out_if_every_turn_does_so() {
    // After the only possible turn, Black's pieces and two of White's occupy all six points.
    let mut start = thrown("12x2 off13", "1 2 3 4 5 6 12x2 20x7", 'W', 66, "");
    play(&mut start, &[from(12, 6), from(12, 6)]);
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
    assert_eq!(start.board().bar(Side::Second), 1);
}

#[test]
fn a_hit_elsewhere_needs_no_way_to_re_enter() {
    let mut start = thrown(
        "12 13x2 14x2 15x2 16x2 17x2 18x2 24x2",
        "7 20x14",
        'W',
        61,
        "",
    );
    play(&mut start, &[from(18, 1)]);
    assert_eq!(
        start.check_move(from(12, 6)),
        Ok(()),
        "the hit was on Black's 7"
    );
}

#[test]
fn pieces_are_borne_off_once_all_are_home() {
    let start = thrown("18 24 off13", AWAY, 'W', 12, "");
    assert_eq!(start.check_move(from(24, 1)), Err(Illegal::NotAllHome));
    let mut home = thrown("19x2 22 off12", AWAY, 'W', 62, "");
    assert_eq!(home.destination(from(19, 6)), Some(Target::Off));
    assert_eq!(
        home.check_move(from(22, 6)),
        Err(Illegal::RearFirst { die: 6, index: 22 })
    );
    assert_eq!(legal(&home), [from(19, 6), from(19, 2), from(22, 2)]);
    let steps = play(&mut home, &[from(19, 6)]);
    let side = Side::First;
    assert_eq!(
        steps,
        [Step::BorneOff {
            side,
            die: 6,
            from: 19
        }]
    );
    assert_eq!(home.board().off(side), 13);
}

#[test]
fn if_the_point_and_those_behind_it_are_empty_the_rearmost_piece_is_borne_off() {
    let start = thrown("22 23 off13", AWAY, 'W', 65, "");
    assert_eq!(legal(&start), [from(22, 6), from(22, 5)]);
    assert_eq!(
        start.check_move(from(23, 5)),
        Err(Illegal::RearFirst { die: 5, index: 23 })
    );
    let back = thrown("20 23 off13", AWAY, 'W', 42, "");
    // The 4 has no piece on 21, but one farther back, which must move.
    assert_eq!(legal(&back), [from(20, 4), from(20, 2), from(23, 2)]);
}

#[test]
fn the_options_have_their_names_and_defaults() {
    let text = "Tawula entry_point=n+1 must_enter_first=on reentry_guarantee=off capote=off";
    let all = with("entry_point=n+1 must_enter_first=on reentry_guarantee=off capote=off");
    assert_eq!(all.to_text(), text);
    assert_eq!(plain().to_text(), "Tawula");
    assert_eq!(
        with("capote=only_if_won").get("capote"),
        Some("only_if_won")
    );
    assert_eq!(
        *to_throw(AWAY, AWAY_TOO, 'W', "capote=off").options(),
        with("capote=off")
    );
}

/// The same for the other side, on another point.
const AWAY_TOO: &str = "21x15";
