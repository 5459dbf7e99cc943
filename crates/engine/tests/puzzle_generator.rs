//! Tests of the puzzle generator.

use std::collections::BTreeSet;

use tavoliere_core::puzzle::{Grade, Proof, Puzzle, canonical_for_both_sides, read, write};
use tavoliere_core::rules::{GameKind, Setup, Side};
use tavoliere_engine::puzzle_generator::{Wanted, generate};

fn setup(kind: GameKind, preset: &str) -> Setup {
    let mut setup = Setup::new(kind);
    setup.set_preset(preset).unwrap();
    setup
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    for (kind, preset, count) in [
        (GameKind::Tapatan, "Tapatan", 6),
        (GameKind::Tapatan, "Tant fant", 6),
        (GameKind::Tawula, "Tawula", 1),
    ] {
        let setup = setup(kind, preset);
        let make = || {
            write(
                &generate(&setup, 3, Wanted::usual(count), &[], |_, _| {}),
                1,
            )
        };
        let text = make();
        assert_eq!(read(kind, &text).unwrap().len(), usize::from(count));
        assert_eq!(text, make());
    }
}

#[test]
fn varied_puzzles_are_for_both_sides_and_of_several_lengths() {
    let wanted = Wanted {
        count: 10,
        longest: 4,
        candidates: 4,
    };
    let setup = setup(GameKind::Tapatan, "Tant fant");
    let puzzles = generate(&setup, 3, wanted, &[], |_, _| {});
    assert_eq!(puzzles.len(), 10);
    let first = |puzzle: &&Puzzle| puzzle.position.side_to_act() == Some(Side::First);
    assert_eq!(puzzles.iter().filter(first).count(), 5);
    let holds = |puzzle: &&Puzzle| matches!(puzzle.proof, Proof::Hold { .. });
    assert!((1..10).contains(&puzzles.iter().filter(holds).count()));
    assert!(
        puzzles
            .iter()
            .any(|one| one.proof == Proof::Win { moves: 4 })
    );
    let keys: BTreeSet<String> = puzzles
        .iter()
        .map(|puzzle| canonical_for_both_sides(&puzzle.position))
        .collect();
    assert_eq!(keys.len(), 10);
    assert!(write(&puzzles, 41).starts_with("41 | easy | "));
    let more = generate(&setup, 3, wanted, &puzzles, |_, _| {});
    assert_eq!(more.len(), 10);
    let is_known = |puzzle: &Puzzle| keys.contains(&canonical_for_both_sides(&puzzle.position));
    assert!(!more.iter().any(is_known));
}

/// In games with throws too, the clearest third of the candidates is easy, and the puzzles are for both sides.
#[test]
fn varied_best_turns_are_for_both_sides_and_graded_by_their_lead() {
    let wanted = Wanted {
        candidates: 3,
        ..Wanted::usual(4)
    };
    let setup = setup(GameKind::Tablan, "Bell");
    let puzzles = generate(&setup, 3, wanted, &[], |_, _| {});
    let grades: Vec<Grade> = puzzles.iter().map(|one| one.grade).collect();
    assert_eq!(
        grades,
        [Grade::Easy, Grade::Easy, Grade::Medium, Grade::Hard]
    );
    let lead = |puzzle: &Puzzle| match puzzle.proof {
        Proof::Rollout { difference, .. } => difference,
        other => panic!("{other:?}"),
    };
    assert!(puzzles.is_sorted_by(|one, next| lead(one) >= lead(next)));
    let first = |puzzle: &&Puzzle| puzzle.position.side_to_act() == Some(Side::First);
    assert!((1..4).contains(&puzzles.iter().filter(first).count()));
    assert!(puzzles.iter().all(|one| one.preset() == "Bell"));
}
