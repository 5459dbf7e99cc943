//! Tests the names of marks on the board.

use tavoliere::rules::{AnyPosition, GameKind, Setup, Side};
use tavoliere::stage::Marks;
use tavoliere::table::Location;
use tavoliere::table::targets::{origins, targets};
use tavoliere::ui::Words;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::mark_names::mark_names;

/// The names of the marks on a place of a position without a selection.
fn names(game: GameKind, position: &str, location: Location) -> Vec<&'static str> {
    let position = AnyPosition::parse(game, position).unwrap();
    mark_names(&position, &Marks::default(), location)
}

#[test]
fn pieces_of_tablan_are_waiting_started_or_home() {
    let position = "2RRRRRRRRRb/11b/12/BBBBBBBBBB2 B throw 21 PerGioco";
    // By Blue's path: a1 is 0, l3 is 35, l4 is 36.
    for (cell, name) in [(0, "mark-waiting"), (35, "mark-started"), (36, "mark-home")] {
        let found = names(GameKind::Tablan, position, Location::Board(cell));
        assert_eq!(found, [name]);
    }
    let position = format!("{position} home_capture=on");
    let found = names(GameKind::Tablan, &position, Location::Board(36));
    assert_eq!(found, ["mark-home-exposed"]);
}

#[test]
fn empty_camps_have_a_name() {
    let position = "4b4/9/2K6/9/b7b/3bw4/9/9/4b4 W move 24 Ashton";
    let found = names(GameKind::Tablut, position, Location::Board(5 * 9));
    assert_eq!(found, ["mark-camp"]);
}

#[test]
fn the_king_and_the_throne_have_names() {
    let position = "4b4/9/2K6/9/b7b/3bw4/9/9/4b4 W move 24 Linnaeus";
    // c7 and e5, counted along the ranks from a1.
    for (square, name) in [(6 * 9 + 2, "mark-king"), (4 * 9 + 4, "mark-throne")] {
        let found = names(GameKind::Tablut, position, Location::Board(square));
        assert_eq!(found, [name]);
    }
}

#[test]
fn starters_of_tawula_are_locked_until_the_hand_is_empty() {
    let position = "W2...../....../B2...../....../h13/h13 W throw 1 Tawula";
    for (location, name) in [
        (Location::Board(1), "mark-locked"),
        (Location::Board(13), "mark-locked"),
        (Location::Hand(Side::First), "mark-in-hand"),
    ] {
        assert_eq!(names(GameKind::Tawula, position, location), [name]);
    }
    let blot = "..B5.B5./.....W8/.W2..B./W5....B4/-/- W throw 41 Tawula";
    assert_eq!(
        names(GameKind::Tawula, blot, Location::Board(17)),
        ["mark-blot"]
    );
}

#[test]
fn movable_pieces_and_destinations_have_names_in_every_language() {
    let position = AnyPosition::parse(GameKind::Tapatan, "b1w/bw1/1bw W move 7 Tapatan").unwrap();
    let all = targets(&position);
    let marks = Marks {
        movable: origins(&all),
        targets: all.clone(),
        ..Marks::default()
    };
    assert_eq!(
        mark_names(&position, &marks, all[0].from),
        ["mark-can-move"]
    );
    assert_eq!(mark_names(&position, &marks, all[0].to), ["mark-goes"]);
    let start = AnyPosition::start(Setup::new(GameKind::Tapatan).options(), Some(Side::First));
    let placed = targets(&start);
    let marks = Marks {
        movable: origins(&placed),
        ..Marks::default()
    };
    let names = mark_names(&start, &marks, placed[0].from);
    assert_eq!(names, ["mark-can-move-one"], "three pieces in hand");
    for locale in LOCALES {
        let words = Words::of(locale);
        for key in [
            "mark-can-move",
            "mark-can-move-one",
            "mark-goes",
            "mark-captures",
            "mark-started",
            "mark-waiting",
            "mark-home",
            "mark-home-exposed",
            "mark-king",
            "mark-throne",
            "mark-locked",
            "mark-blot",
            "mark-head",
            "mark-in-hand",
            "mark-on-bar",
            "mark-off",
        ] {
            assert!(words.has(key), "{}: {key}", locale.tag);
        }
    }
}
