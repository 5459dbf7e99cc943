//! Tests the puzzles of the program: their proofs, their generation, progress and the puzzle of the day.

use std::collections::BTreeSet;

use tavoliere_core::ai::Player;
use tavoliere_core::date::Date;
use tavoliere_core::puzzle::{
    ALL, Attempt, EACH, Grade, Progress, Proof, Puzzle, PuzzleId, PuzzleProblem, Verdict,
    canonical, check_wins_within, daily, puzzle, puzzles, read, shortest_win, winning_choices,
    write,
};
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, GameKind};

fn file(kind: GameKind) -> String {
    let path = format!(
        "{}/../../assets/puzzles/{kind}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path).unwrap()
}

fn all() -> impl Iterator<Item = &'static Puzzle> {
    GameKind::ALL.into_iter().flat_map(puzzles)
}

#[test]
fn every_game_has_its_puzzles_and_they_are_written_as_they_are_read() {
    for kind in GameKind::ALL {
        let text = file(kind);
        let read = read(kind, &text).unwrap();
        assert_eq!(read.len(), usize::from(EACH), "{kind}");
        assert_eq!(write(&read), text, "{kind}");
        assert_eq!(puzzles(kind), read);
        for &grade in Grade::ALL {
            let count = read.iter().filter(|one| one.grade == grade).count();
            assert!((13..=14).contains(&count), "{kind} {grade:?}: {count}");
        }
    }
    assert_eq!(all().count(), ALL);
}

#[test]
fn no_two_puzzles_are_alike() {
    let texts: BTreeSet<String> = all()
        .map(|puzzle| format!("{} {}", puzzle.id.kind, canonical(&puzzle.position)))
        .collect();
    assert_eq!(texts.len(), ALL);
}

#[test]
fn a_turned_position_is_the_same_and_another_is_not() {
    let canonical = |text| canonical(&AnyPosition::parse(GameKind::Tapatan, text).unwrap());
    let one = canonical("b2/1b1/w1w W move 5 Tapatan");
    assert_eq!(one, canonical("2b/1b1/w1w W move 5 Tapatan"));
    assert_eq!(one, canonical("w1w/1b1/b2 W move 5 Tapatan"));
    assert_ne!(one, canonical("b2/1b1/ww1 W move 5 Tapatan"));
}

/// A new search finds no faster win, and a single first move that wins as fast.
#[test]
fn wins_are_forced_and_begin_with_one_move() {
    for puzzle in all() {
        let Proof::Win { moves } = puzzle.proof else {
            continue;
        };
        assert_eq!(puzzle.grade as u8 + 1, moves, "{}", puzzle.id);
        let end = puzzle.after(puzzle.solution.len());
        let winner = end.outcome().and_then(|end| end.winner);
        assert_eq!(winner, puzzle.position.side_to_act(), "{}", puzzle.id);
        assert_eq!(
            shortest_win(&puzzle.position, moves),
            Some(moves),
            "{}",
            puzzle.id
        );
        assert_eq!(
            winning_choices(&puzzle.position, moves),
            puzzle.solution[..1],
            "{}",
            puzzle.id
        );
    }
}

/// The difference found by the rollouts is significant, and the best level finds the turn.
#[test]
fn best_turns_are_clear_and_the_best_level_finds_them() {
    for puzzle in all() {
        let Proof::Rollout { difference, error } = puzzle.proof else {
            continue;
        };
        assert!(difference >= 35 && error > 0, "{}", puzzle.id);
        // Written errors are rounded up.
        assert!(difference + 4 >= 4 * error, "{}", puzzle.id);
        let mut played = Vec::new();
        let mut position = puzzle.position.clone();
        while Attempt::at(puzzle).judge(&played) == Verdict::Unfinished {
            let choice = Player::best().choose(&position, 0).unwrap();
            position.play(choice).unwrap();
            played.push(choice);
        }
        assert_eq!(
            Attempt::at(puzzle).judge(&played),
            Verdict::Solved,
            "{}",
            puzzle.id
        );
    }
}

#[test]
fn a_solution_solves_and_something_else_does_not() {
    for puzzle in all() {
        let attempt = Attempt::at(puzzle);
        for count in 1..puzzle.solution.len() {
            let verdict = attempt.judge(&puzzle.solution[..count]);
            let own = count % 2 == 1;
            match puzzle.proof {
                Proof::Win { .. } if own => {
                    assert_eq!(
                        verdict,
                        Verdict::Reply(puzzle.solution[count]),
                        "{}",
                        puzzle.id
                    );
                }
                _ => assert_eq!(verdict, Verdict::Unfinished, "{}", puzzle.id),
            }
        }
        assert_eq!(
            attempt.judge(&puzzle.solution),
            Verdict::Solved,
            "{}",
            puzzle.id
        );
        assert_eq!(attempt.judge(&[]), Verdict::Unfinished);
        assert!(wrong_turn(puzzle).is_some(), "{}", puzzle.id);
    }
}

/// The first turn that the attempt judges as wrong.
fn wrong_turn(puzzle: &Puzzle) -> Option<Vec<AnyMove>> {
    let turns = puzzle.position.complete_turns(Default::default()).ok()?;
    turns
        .into_iter()
        .map(|turn| turn.choices)
        .find(|choices| matches!(Attempt::at(puzzle).judge(choices), Verdict::Wrong(_)))
}

#[test]
fn a_wrong_move_is_refuted() {
    let puzzle = read(
        GameKind::Tapatan,
        "1 | easy | b2/1b1/w1w W move 5 Tapatan | b1 | win 1",
    )
    .unwrap();
    let wrong = puzzle[0].position.read_choice("a2").unwrap();
    assert!(matches!(
        Attempt::at(&puzzle[0]).judge(&[wrong]),
        Verdict::Wrong(Some(_))
    ));
    assert!(check_wins_within(&puzzle[0].position, puzzle[0].solution[0], 1).is_ok());
}

#[test]
fn invalid_puzzles_are_refused_with_their_line() {
    let line = "1 | easy | b2/1b1/w1w W move 5 Tapatan | b1 | win 1";
    let refused = |text: &str| read(GameKind::Tapatan, text).unwrap_err();
    assert_eq!(
        refused(&format!("# x\n\n{}", line.replace("easy", "soft"))).line,
        3
    );
    let problem = |from, to| refused(&line.replace(from, to)).problem;
    assert!(matches!(
        problem("1 | easy", "2 | easy"),
        PuzzleProblem::Number { .. }
    ));
    assert!(matches!(
        problem("easy", "soft"),
        PuzzleProblem::Grade { .. }
    ));
    assert!(matches!(
        problem(" | win 1", ""),
        PuzzleProblem::Parts { found: 4 }
    ));
    assert!(matches!(
        problem("win 1", "win 0"),
        PuzzleProblem::Proof { .. }
    ));
    assert!(matches!(
        problem("b2/1b1", "b2/1x1"),
        PuzzleProblem::Position(_)
    ));
    assert!(matches!(
        problem("| b1", "| a1"),
        PuzzleProblem::Solution { place: 1, .. }
    ));
    let over = "1 | easy | b2/1b1/www W over:three-in-line 5 Tapatan | b1 | win 1";
    assert!(read(GameKind::Tapatan, over).is_err());
}

#[test]
fn positions_wait_for_a_choice_of_several() {
    for puzzle in all() {
        assert!(matches!(puzzle.position.expect(), Expect::Move(_)));
        let turns = puzzle.position.complete_turns(Default::default()).unwrap();
        // The first choice can be forced, but not the whole turn.
        assert!(turns.len() > 1, "{}", puzzle.id);
        assert_eq!(tavoliere_core::puzzle::puzzle(puzzle.id), Some(puzzle));
    }
    let none = PuzzleId {
        kind: GameKind::Tablan,
        number: 0,
    };
    assert_eq!(puzzle(none), None);
}

#[test]
fn the_puzzle_of_the_day_is_fixed_and_each_has_its_day() {
    let id = |kind, number| PuzzleId { kind, number };
    // 1 January 1970, and two days in 2026.
    assert_eq!(daily(Date::from_days(0), &[]), id(GameKind::Tablan, 8));
    assert_eq!(daily(Date::from_days(1), &[]), id(GameKind::Tablut, 8));
    assert_eq!(
        daily(Date::from_days(20_454), &[]),
        id(GameKind::Tapatan, 9)
    );
    assert_eq!(daily(Date::from_days(20_455), &[]), id(GameKind::Tawula, 9));
    let start = 20_000;
    let days: BTreeSet<PuzzleId> = (start..start + ALL as u32)
        .map(|day| daily(Date::from_days(day), &[]))
        .collect();
    assert_eq!(days.len(), ALL);
    assert!(daily(Date::from_days(u32::MAX), &[]).number <= EACH);
}

#[test]
fn the_puzzle_of_the_day_is_of_a_known_game_and_each_has_its_day() {
    let known = [GameKind::Tapatan, GameKind::Tawula];
    let count = known.len() * usize::from(EACH);
    let days: BTreeSet<PuzzleId> = (20_000..20_000 + count as u32)
        .map(|day| daily(Date::from_days(day), &known))
        .collect();
    assert_eq!(days.len(), count);
    assert!(days.iter().all(|id| known.contains(&id.kind)));
}

#[test]
fn days_in_a_row_count_days_and_forgive_gaps_and_clocks() {
    let mut progress = Progress::default();
    assert_eq!(progress.days_in_a_row(Date::from_days(10)), None);
    progress.solve_daily(Date::from_days(10));
    progress.solve_daily(Date::from_days(10));
    assert_eq!(progress.days_in_a_row(Date::from_days(10)), Some(1));
    progress.solve_daily(Date::from_days(11));
    assert_eq!(progress.days_in_a_row(Date::from_days(11)), Some(2));
    // The next day the streak still counts. One day later it's gone.
    assert_eq!(progress.days_in_a_row(Date::from_days(12)), Some(2));
    assert_eq!(progress.days_in_a_row(Date::from_days(13)), None);
    // If the clock is set back, the streak stays unchanged.
    progress.solve_daily(Date::from_days(5));
    assert_eq!(progress.days_in_a_row(Date::from_days(11)), Some(2));
    assert!(
        progress.has_solved_daily(Date::from_days(11))
            && !progress.has_solved_daily(Date::from_days(5))
    );
    progress.solve_daily(Date::from_days(20));
    assert_eq!(progress.days_in_a_row(Date::from_days(20)), Some(1));
    assert!(!progress.has_solved_daily(Date::from_days(21)));
    progress.solve_daily(Date::from_days(u32::MAX));
    assert_eq!(progress.days_in_a_row(Date::from_days(u32::MAX)), Some(1));
}

#[test]
fn progress_is_saved_as_text_and_damage_is_reported() {
    let mut progress = Progress::default();
    assert_eq!(Progress::read(&progress.to_text()), Ok(progress.clone()));
    for (kind, number) in [
        (GameKind::Tawula, 40),
        (GameKind::Tablan, 2),
        (GameKind::Tablan, 1),
    ] {
        assert!(progress.solve(PuzzleId { kind, number }));
    }
    assert!(!progress.solve(PuzzleId {
        kind: GameKind::Tablan,
        number: 1
    }));
    progress.solve_daily(Date::from_days(20_454));
    let text = progress.to_text();
    assert_eq!(text, "tablan 1 2\ntawula 40\ndays 20454 1\n");
    assert_eq!(Progress::read(&text), Ok(progress.clone()));
    assert_eq!(progress.solved(GameKind::Tablan), 2);
    for (text, line) in [
        ("chess 1", 1),
        ("tablan 1\ntablan 41", 2),
        ("tablan 0", 1),
        ("days 3", 1),
        ("days 3 0", 1),
        ("days 3 1 2", 1),
        ("\u{0}", 1),
    ] {
        assert_eq!(Progress::read(text).unwrap_err().line, line, "{text:?}");
    }
    assert!(Progress::read(&"\n".repeat(100)).is_err());
    // A complete progress stays small.
    for puzzle in all() {
        progress.solve(puzzle.id);
    }
    assert!(progress.to_text().len() < 1_000);
    assert_eq!(Progress::read(&progress.to_text()), Ok(progress));
}
