//! Tests the board, the throws and the timing of moves in Tablan (TN-1 to TN-7).

use tavoliere_core::rules::tablan::{
    Cell, Illegal, Part, Position, Preset, Step, UnusedThrow, Value,
};
use tavoliere_core::rules::{Expect, Rules, Side};

use crate::rules::tablan::support::{
    italian, lapses, legal, opening, options, position, throw, whole,
};

fn path_names(side: Side) -> String {
    let names: Vec<String> = (0..48)
        .map(|index| Cell::on_path(side, index).unwrap().to_string())
        .collect();
    names.join(" ")
}

#[test]
fn tn_1_the_board_has_48_cells_of_twelve_letters_and_four_columns() {
    let cells: Vec<Cell> = Cell::all().collect();
    assert_eq!(cells.len(), 48);
    for at in cells {
        assert_eq!(Cell::at(at.letter(), at.column()), Some(at));
        assert_eq!(at.to_string().parse(), Ok(at));
    }
    assert_eq!(Cell::at(12, 1), None);
    assert_eq!(Cell::at(0, 0), None);
    assert_eq!(Cell::at(0, 5), None);
    for wrong in ["", "a", "a0", "a5", "m1", "a11", "è1"] {
        assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
    }
}

#[test]
fn tn_2_twelve_stand_against_twelve_one_a_cell_and_none_has_started() {
    let start = opening(italian());
    for at in Cell::all() {
        let side = match at.column() {
            1 => Some(Side::First),
            4 => Some(Side::Second),
            _ => None,
        };
        assert_eq!(start.piece(at).map(|piece| piece.side), side);
        assert!(
            start
                .piece(at)
                .is_none_or(|piece| !piece.started && !piece.home)
        );
    }
    for side in Side::BOTH {
        assert_eq!(start.on_board(side), 12);
        assert_eq!(start.not_started(side), 12);
        assert_eq!((start.home(side), start.captured(side)), (0, 0));
    }
}

#[test]
fn tn_3_both_paths_wind_through_the_columns_the_same_way() {
    let blue = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 l2 k2 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2 \
        a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 k3 l3 l4 k4 j4 i4 h4 g4 f4 e4 d4 c4 b4 a4";
    let red = "l4 k4 j4 i4 h4 g4 f4 e4 d4 c4 b4 a4 a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 k3 l3 \
        l2 k2 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2 a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1";
    assert_eq!(path_names(Side::First), blue);
    assert_eq!(path_names(Side::Second), red);
    for at in Cell::all() {
        let index = at.index(Side::First);
        assert_eq!(at.index(Side::Second), 12 * (3 - index / 12) + index % 12);
        assert_eq!(
            Cell::on_path(Side::Second, at.index(Side::Second)),
            Some(at)
        );
    }
    assert_eq!(Cell::on_path(Side::First, 48), None);
}

#[test]
fn tn_3_a_travel_lists_every_cell_on_its_path() {
    let mut start = position("1RRRRRRRRRRR/12/11b/BBBBBBBBBBB1 B throw 3 PerGioco");
    throw(&mut start, &[12, 0]);
    let steps = start.play(whole(12, "l2")).unwrap();
    let Step::Travelled {
        side,
        path,
        part,
        steps: length,
        started,
    } = &steps[0]
    else {
        panic!("{steps:?}");
    };
    let names: Vec<String> = path.iter().map(Cell::to_string).collect();
    assert_eq!(names.join(" "), "l2 k2 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2 a3");
    assert_eq!(
        (*side, *part, *length, *started),
        (Side::First, Part::Whole, 12, false)
    );
}

#[test]
fn tn_4_either_side_may_begin() {
    for side in Side::BOTH {
        let start = Position::start(italian(), side);
        assert_eq!(start.expect(), Expect::Throw(side));
        assert_eq!(start.turn_number(), 1);
    }
}

#[test]
fn tn_5_flat_faces_make_the_value_and_the_weights_are_those_of_fair_sticks() {
    let values: Vec<u8> = (0..=4)
        .map(|flats| Value::of_flats(flats).unwrap().steps())
        .collect();
    assert_eq!(values, [12, 2, 0, 0, 8]);
    assert_eq!(Value::of_flats(5), None);
    let ways = [1, 4, 6, 4, 1];
    for (value, weight) in Position::throws() {
        let fair: u32 = (0..=4)
            .filter(|flats| Value::of_flats(*flats) == Some(*value))
            .map(|flats| ways[usize::from(flats)])
            .sum();
        assert_eq!(fair, *weight);
    }
    assert_eq!(
        Position::throws()
            .iter()
            .map(|(_, weight)| weight)
            .sum::<u32>(),
        16
    );
}

#[test]
fn tn_6_a_scoring_throw_throws_again_and_a_scoreless_one_ends_the_series() {
    let mut start = opening(italian());
    for steps in [2, 8, 12, 2] {
        throw(&mut start, &[steps]);
        assert_eq!(start.expect(), Expect::Throw(Side::First));
    }
    assert_eq!(
        start
            .series()
            .iter()
            .map(|value| value.steps())
            .collect::<Vec<_>>(),
        [2, 8, 12, 2]
    );
    throw(&mut start, &[0]);
    assert_eq!(start.expect(), Expect::Move(Side::First));
    assert_eq!(start.throw(Value::Two), Err(Illegal::MoveFirst));
}

#[test]
fn tn_6_a_scoreless_first_throw_passes_the_turn() {
    let mut start = opening(italian());
    let steps = throw(&mut start, &[0]);
    let side = Side::First;
    assert_eq!(
        steps,
        [
            Step::Threw {
                side,
                value: Value::Nothing
            },
            Step::TurnEnded { side, passed: true },
        ]
    );
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
    assert_eq!(start.turn_number(), 2);
}

#[test]
fn tn_6_a_series_of_any_length_is_counted() {
    let mut start = opening(italian());
    for _ in 0..1000 {
        throw(&mut start, &[8]);
    }
    throw(&mut start, &[2, 0]);
    assert_eq!(start.series().len(), 32);
    assert_eq!(start.series_length(), 1001);
    let unused: Vec<UnusedThrow> = start.unused().collect();
    assert_eq!(
        unused,
        [
            UnusedThrow {
                value: Value::Two,
                count: 1,
                start: false
            },
            UnusedThrow {
                value: Value::Eight,
                count: 1000,
                start: false
            },
        ]
    );
    assert_eq!(start.to_string().parse(), Ok(start));
}

#[test]
fn tn_6_more_throws_than_can_be_counted_are_refused_without_harm() {
    let mut start = opening(italian());
    for _ in 0..u16::MAX {
        start.throw(Value::Eight).unwrap();
    }
    let before = start;
    assert_eq!(start.throw(Value::Eight), Err(Illegal::SeriesTooLong));
    assert_eq!(start, before);
    throw(&mut start, &[2, 0]);
    assert_eq!(legal(&start).len(), 2);
}

#[test]
fn tn_7_pieces_move_only_when_the_series_is_over() {
    let mut start = opening(italian());
    assert_eq!(start.play(whole(2, "l1")), Err(Illegal::ThrowFirst));
    throw(&mut start, &[2]);
    assert_eq!(start.play(whole(2, "l1")), Err(Illegal::ThrowFirst));
    throw(&mut start, &[0]);
    assert!(start.play(whole(2, "l1")).is_ok());
}

#[test]
fn tn_7_variante_1_moves_after_each_throw() {
    let mut start = opening(options(Preset::PerGioco, "move=after_each_throw"));
    throw(&mut start, &[2]);
    assert_eq!(start.throw(Value::Two), Err(Illegal::MoveFirst));
    start.play(whole(2, "l1")).unwrap();
    assert_eq!(start.expect(), Expect::Throw(Side::First));
    throw(&mut start, &[8]);
    start.play(whole(8, "k2")).unwrap();
    let steps = throw(&mut start, &[0]);
    assert_eq!(
        steps[1],
        Step::TurnEnded {
            side: Side::First,
            passed: false
        }
    );
    assert_eq!(start.expect(), Expect::Throw(Side::Second));
}

#[test]
fn tn_7_after_each_throw_an_unusable_throw_lapses_and_the_side_throws_again() {
    let mut start = opening(Preset::English.options());
    let steps = throw(&mut start, &[8]);
    assert_eq!(lapses(&steps), [(8, false)]);
    assert_eq!(start.expect(), Expect::Throw(Side::First));
    let steps = throw(&mut start, &[0]);
    assert_eq!(
        steps[1],
        Step::TurnEnded {
            side: Side::First,
            passed: true
        }
    );
}
