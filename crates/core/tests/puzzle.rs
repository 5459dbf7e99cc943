//! Tests the puzzles of the program: their proofs, their generation, progress and the puzzle of the day.

use std::collections::{BTreeSet, HashMap, HashSet};

use tavoliere_core::ai::Player;
use tavoliere_core::date::Date;
use tavoliere_core::puzzle::{
    ALL, Attempt, Grade, Progress, Proof, Puzzle, PuzzleId, PuzzleProblem, USUAL, Verdict,
    canonical, canonical_for_both_sides, check_wins_within, count, daily, groups, puzzle, puzzles,
    read, shortest_win, winning_choices, wins_within, write,
};
use tavoliere_core::rules::tablan;
use tavoliere_core::rules::tapatan::Moves;
use tavoliere_core::rules::{
    AnyMove, AnyPosition, Expect, GameKind, Rules, Side, TurnLimits, complete_turns,
};

use crate::rules::tablan::naive::{End, Naive};
use crate::rules::tapatan::solved::{State, Value, settle, state};

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
        assert_eq!(read.len(), usize::from(count(kind)), "{kind}");
        assert_eq!(write(&read, 1), text, "{kind}");
        assert_eq!(puzzles(kind), read);
    }
    assert_eq!(all().count(), ALL);
    let tapatan = puzzles(GameKind::Tapatan);
    let part = write(&tapatan[40..42], 41);
    assert!(file(GameKind::Tapatan).contains(&part), "{part}");
}

/// The rule sets with puzzles, and the number of each grade.
#[test]
fn every_rule_set_has_puzzles_of_all_grades() {
    let usual = |kind: GameKind| (kind.presets()[0], [14, 13, 13]);
    let more = |preset| (preset, [4, 3, 3]);
    for kind in GameKind::ALL {
        let mut expected = vec![usual(kind)];
        expected.extend(match kind {
            GameKind::Tablut => ["Walker", "Ashton", "BrainKing"].map(more).to_vec(),
            GameKind::Tapatan => ["Achi", "Nine holes", "Tant fant", "Three mens morris"]
                .map(more)
                .to_vec(),
            GameKind::Tablan => vec![more("Bell")],
            GameKind::Tawula => Vec::new(),
        });
        let of_grade = |puzzles: &[Puzzle], grade| {
            let of_grade = puzzles.iter().filter(|one| one.grade == grade);
            of_grade.count()
        };
        let found: Vec<(&str, [usize; 3])> = groups(kind)
            .map(|(preset, puzzles)| {
                let grades = [Grade::Easy, Grade::Medium, Grade::Hard];
                (preset, grades.map(|grade| of_grade(puzzles, grade)))
            })
            .collect();
        assert_eq!(found, expected);
        for (preset, puzzles) in groups(kind) {
            let grades: Vec<Grade> = puzzles.iter().map(|one| one.grade).collect();
            assert!(grades.is_sorted(), "{preset}");
            assert!(puzzles.iter().all(|one| one.preset() == preset));
            assert!(
                puzzles
                    .iter()
                    .all(|one| one.position.options() == puzzles[0].position.options())
            );
        }
        let (_, first) = groups(kind).next().unwrap();
        assert_eq!(first.len(), usize::from(USUAL), "{kind}");
    }
}

/// Later rule sets have puzzles for both sides, and none that only differ from others of the game by exchanged sides or
/// their rules.
#[test]
fn puzzles_of_later_rule_sets_are_for_both_sides() {
    for kind in GameKind::ALL {
        let key = |puzzle: &Puzzle| canonical_for_both_sides(&puzzle.position);
        let usual = &puzzles(kind)[..usize::from(USUAL)];
        let mut keys: BTreeSet<String> = usual.iter().map(key).collect();
        for (preset, puzzles) in groups(kind).skip(1) {
            let first = puzzles
                .iter()
                .filter(|one| one.position.side_to_act() == Some(Side::First))
                .count();
            assert!((4..=6).contains(&first), "{preset}: {first}");
            for puzzle in puzzles {
                assert!(keys.insert(key(puzzle)), "{}", puzzle.id);
            }
        }
    }
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

#[test]
fn a_position_with_exchanged_sides_is_the_same_if_sides_do_not_matter() {
    let position = |text| AnyPosition::parse(GameKind::Tapatan, text).unwrap();
    let one = position("b2/1b1/w1w W move 5 Achi");
    let exchanged = position("2w/1w1/b1b B move 5 Achi");
    let other = position("2w/1w1/b1b B move 5 Tapatan");
    assert_ne!(canonical(&one), canonical(&exchanged));
    let both = canonical_for_both_sides(&one);
    assert_eq!(both, canonical_for_both_sides(&exchanged));
    // The rule set doesn't matter either.
    assert_eq!(both, canonical_for_both_sides(&other));
    let other = position("2w/1w1/bb1 B move 5 Achi");
    assert_ne!(both, canonical_for_both_sides(&other));
}

/// A new search finds no faster win, and a single first move that wins as fast.
#[test]
fn wins_are_forced_and_begin_with_one_move() {
    for puzzle in all() {
        let Proof::Win { moves } = puzzle.proof else {
            continue;
        };
        assert_eq!(puzzle.grade, grade(puzzle, moves), "{}", puzzle.id);
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

/// The grade of a win, or of a draw that other choices lose. In the moving phase of Nine Holes, which has no win in
/// three, a win in two is hard.
fn grade(puzzle: &Puzzle, moves: u8) -> Grade {
    let is_crowded = puzzle.position.tapatan().is_some_and(|position| {
        let all_placed = position.in_hand(Side::First) + position.in_hand(Side::Second) == 0;
        all_placed && position.options().moves == Moves::Anywhere
    });
    match moves {
        1 => Grade::Easy,
        2 if !is_crowded => Grade::Medium,
        _ => Grade::Hard,
    }
}

/// A second solver of Tapatan's family agrees with the proofs.
#[test]
fn a_second_solver_agrees_with_proofs_on_tapatan_and_its_sisters() {
    for (_, puzzles) in groups(GameKind::Tapatan) {
        let options = *puzzles[0].position.tapatan().unwrap().options();
        let settled = settle(&options);
        for puzzle in puzzles {
            agrees(puzzle, &settled);
        }
    }
}

fn agrees(puzzle: &Puzzle, settled: &HashMap<State, Value>) {
    let value = |position: &AnyPosition| settled[&state(position.tapatan().unwrap())];
    let choices = puzzle.position.legal_moves().into_iter();
    let (right, others): (Vec<_>, Vec<_>) = choices
        .map(|choice| {
            let mut next = puzzle.position.clone();
            next.play(choice).unwrap();
            (choice, value(&next))
        })
        .partition(|(choice, _)| *choice == puzzle.solution[0]);
    let (right, start) = (right[0].1, value(&puzzle.position));
    match puzzle.proof {
        Proof::Win { moves } => {
            let plies = 2 * u32::from(moves) - 1;
            assert_eq!(start, Value::Won(plies), "{}", puzzle.id);
            assert_eq!(right, Value::Lost(plies - 1), "{}", puzzle.id);
            let is_as_fast = |value| matches!(value, Value::Lost(lost) if lost < plies);
            let mut others = others.iter();
            assert!(
                !others.any(|(_, value)| is_as_fast(*value)),
                "{}",
                puzzle.id
            );
        }
        Proof::Hold { moves } => {
            assert_eq!([start, right], [Value::Drawn; 2], "{}", puzzle.id);
            let plies = others.iter().map(|(_, value)| match value {
                Value::Won(plies) => *plies,
                other => panic!("{}: {other:?}", puzzle.id),
            });
            let longest = 2 * u32::from(moves) - 1;
            assert_eq!(plies.max(), Some(longest), "{}", puzzle.id);
        }
        Proof::Rollout { .. } => panic!("{}", puzzle.id),
    }
}

/// Every other move loses in time by a search of all lines.
#[test]
fn only_the_solution_holds_a_draw() {
    let mut found = 0;
    for puzzle in all() {
        let Proof::Hold { moves } = puzzle.proof else {
            continue;
        };
        found += 1;
        assert_eq!(puzzle.grade, grade(puzzle, moves), "{}", puzzle.id);
        assert_eq!(puzzle.solution.len(), 1, "{}", puzzle.id);
        for choice in puzzle.position.legal_moves() {
            let mut next = puzzle.position.clone();
            next.play(choice).unwrap();
            let is_right = choice == puzzle.solution[0];
            assert_eq!(!wins_within(&next, moves), is_right, "{}", puzzle.id);
            let verdict = Attempt::at(puzzle).judge(&[choice]);
            match verdict {
                Verdict::Solved => assert!(is_right, "{}", puzzle.id),
                Verdict::Wrong(Some(reply)) => {
                    assert!(!is_right, "{}", puzzle.id);
                    let fastest = shortest_win(&next, moves).unwrap();
                    assert!(check_wins_within(&next, reply, fastest).is_ok());
                }
                other => panic!("{}: {other:?}", puzzle.id),
            }
        }
    }
    assert!(found > 0);
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

/// A second implementation of Tablan finds the same ends of each turn, and the same position after each solution.
#[test]
fn a_second_implementation_agrees_with_turns_of_tablan() {
    let mut compared = 0;
    for puzzle in puzzles(GameKind::Tablan) {
        let position = puzzle.position.tablan().unwrap();
        let mut naive = before_throws(&puzzle.position);
        for value in thrown(&puzzle.position) {
            naive.throw(value);
        }
        if puzzle.preset() != "Bell" {
            // Pieces move at the end of the series.
            naive.throw(tablan::Value::Nothing);
        }
        naive.agrees(position);
        // The longest series of PerGioco has too many orders for the second implementation.
        let Some(ends) = naive.ends(5_000) else {
            assert_ne!(puzzle.preset(), "Bell", "{}", puzzle.id);
            continue;
        };
        compared += 1;
        let turns = complete_turns(position, TurnLimits::default()).unwrap();
        let ours: HashSet<End> = turns.iter().map(|turn| End::of(&turn.position)).collect();
        assert!(ours == ends, "{}", puzzle.id);
        for choice in &puzzle.solution {
            let AnyMove::Tablan(choice) = choice else {
                panic!("{}", puzzle.id);
            };
            naive.play(*choice);
        }
        naive.agrees(puzzle.after(puzzle.solution.len()).tablan().unwrap());
    }
    assert!(compared >= 49, "{compared}");
}

/// The second implementation at the start of a puzzle's turn.
fn before_throws(position: &AnyPosition) -> Naive {
    let text = position.text();
    let (start, _) = text.split_once(" thrown=").unwrap();
    let start = start.replacen(" move ", " throw ", 1);
    let start = AnyPosition::parse(GameKind::Tablan, &start).unwrap();
    Naive::of(start.tablan().unwrap())
}

/// The throws of a puzzle's turn. None of them has been used.
fn thrown(position: &AnyPosition) -> Vec<tablan::Value> {
    let text = position.text();
    let (_, thrown) = text.split_once(" thrown=").unwrap();
    let (thrown, _) = thrown.split_once(" left=").unwrap();
    let values = thrown.split(',').map(|value| value.parse().unwrap());
    values
        .map(|value| tablan::Value::of_steps(value).unwrap())
        .collect()
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
        problem("win 1", "hold 10"),
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
    let (start, usual) = (20_000, usize::from(USUAL) * GameKind::ALL.len());
    let days: BTreeSet<PuzzleId> = (start..start + usual as u32)
        .map(|day| daily(Date::from_days(day), &[]))
        .collect();
    assert_eq!(days.len(), usual);
    assert!(daily(Date::from_days(u32::MAX), &[]).number <= USUAL);
    for id in days {
        let preset = tavoliere_core::puzzle::puzzle(id).unwrap().preset();
        assert_eq!(preset, id.kind.presets()[0]);
    }
}

#[test]
fn the_puzzle_of_the_day_is_of_a_known_game_and_each_has_its_day() {
    let known = [GameKind::Tapatan, GameKind::Tawula];
    let count = known.len() * usize::from(USUAL);
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
        ("tablan 1\ntablan 51", 2),
        ("tablan 0", 1),
        ("tapatan 80 81", 1),
        ("tablut 71", 1),
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
    assert_eq!(Progress::read(&progress.to_text()), Ok(progress.clone()));
    for kind in GameKind::ALL {
        assert_eq!(progress.solved(kind), usize::from(count(kind)));
    }
}

/// Numbers up to 40 mean the same puzzles as before other rule sets had puzzles.
#[test]
fn progress_of_earlier_versions_is_read() {
    let text = "tablan 1 40\ntablut 40\ntapatan 1 2 40\ntawula 40\ndays 20454 3\n";
    let mut progress = Progress::read(text).unwrap();
    assert_eq!(progress.to_text(), text);
    let (_, usual) = groups(GameKind::Tapatan).next().unwrap();
    let (_, achi) = groups(GameKind::Tapatan).nth(1).unwrap();
    assert_eq!(progress.solved_among(usual), 3);
    assert_eq!(progress.solved_among(achi), 0);
    progress.solve(achi[0].id);
    assert_eq!(progress.solved_among(achi), 1);
    assert_eq!(progress.solved(GameKind::Tapatan), 4);
    let text = "tapatan 1 2 40 41\n";
    assert!(progress.to_text().contains(text));
    assert_eq!(Progress::read(&progress.to_text()), Ok(progress));
    // These have the same solutions as in the first version with puzzles.
    let solution = |kind, number| {
        let id = PuzzleId { kind, number };
        puzzle(id).unwrap().solution_texts().join(", ")
    };
    assert_eq!(solution(GameKind::Tapatan, 1), "b1");
    assert_eq!(
        solution(GameKind::Tapatan, 40),
        "c2-c1, b2-c2, c3-b2, c2-c3, c1-c2"
    );
    assert_eq!(solution(GameKind::Tablut, 1), "d6-d5xd4");
}
