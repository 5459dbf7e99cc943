//! Tests Tapatan's points, lines and neighbours (TP-1).

use tavoliere_core::rules::tapatan::{LINES, MOST_PIECES, Point};

use crate::rules::tapatan::support::point;

fn names(points: impl Iterator<Item = Point>) -> String {
    let names: Vec<String> = points.map(|point| point.to_string()).collect();
    names.join(" ")
}

#[test]
fn there_are_nine_points_by_file_and_rank() {
    assert_eq!(names(Point::all()), "a1 b1 c1 a2 b2 c2 a3 b3 c3");
    assert_eq!(Point::all().count(), usize::from(Point::COUNT));
    for (index, at) in Point::all().enumerate() {
        assert_eq!(Point::at(at.file(), at.rank()), Some(at));
        assert_eq!(at.index(), index);
        assert_eq!(Point::try_from(u8::from(at)), Ok(at));
        assert_eq!(u8::from(at), index as u8);
        assert_eq!(at.to_string().to_uppercase().parse(), Ok(at));
    }
    assert_eq!(point("c1").file(), 2);
    assert_eq!(point("c1").rank(), 1);
    for (file, rank) in [(3, 1), (0, 0), (0, 4), (255, 255)] {
        assert_eq!(Point::at(file, rank), None);
    }
    assert_eq!(MOST_PIECES, 4);
}

#[test]
fn invalid_points_are_refused_with_the_accepted_names() {
    for text in ["", "a", "a4", "d1", "a0", "b22", " b2", "é1", "1a", "`1"] {
        let words = text.parse::<Point>().unwrap_err().to_string();
        assert_eq!(
            words,
            format!("there is no point {text:?}: the points are a1 to c3")
        );
    }
    let words = Point::try_from(9).unwrap_err().to_string();
    assert_eq!(words, "there is no point \"9\": the points are a1 to c3");
}

#[test]
fn the_lines_are_three_rows_three_columns_and_two_long_diagonals() {
    let written: Vec<String> = LINES
        .iter()
        .map(|line| names(line.iter().copied()))
        .collect();
    assert_eq!(
        written,
        [
            "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3",
            "c1 b2 a3"
        ]
    );
}

#[test]
fn the_centre_touches_all_corners_and_sides_three_each_and_no_side_touches_a_side() {
    let cases = [
        ("a1", "b1 a2 b2"),
        ("b1", "a1 c1 b2"),
        ("c1", "b1 b2 c2"),
        ("a2", "a1 b2 a3"),
        ("b2", "a1 b1 c1 a2 c2 a3 b3 c3"),
        ("c2", "c1 b2 c3"),
        ("a3", "a2 b2 b3"),
        ("b3", "b2 a3 c3"),
        ("c3", "b2 c2 b3"),
    ];
    for (from, expected) in cases {
        assert_eq!(names(point(from).neighbours()), expected, "{from}");
    }
    assert_eq!(Point::CENTRE, point("b2"));
}
