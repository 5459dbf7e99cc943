//! Selects puzzles, so that no two are alike and a file has all grades and themes.

use std::collections::BTreeSet;

use super::{Candidate, Theme};
use tavoliere_core::puzzle::{Grade, Proof, Puzzle, PuzzleId, canonical};
use tavoliere_core::rules::GameKind;

/// The puzzles selected so far.
#[derive(Debug)]
pub(super) struct Selection {
    kind: GameKind,
    count: usize,
    seen: BTreeSet<String>,
    taken: Vec<Candidate>,
}

impl Selection {
    pub fn new(kind: GameKind, count: usize) -> Selection {
        Selection {
            kind,
            count,
            seen: BTreeSet::new(),
            taken: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.taken.len()
    }

    pub fn is_full(&self) -> bool {
        self.len() >= self.count
    }

    /// The number of puzzles of a grade in a file. Easier grades get the remainder of the division.
    fn quota(&self, grade: Grade) -> usize {
        let place = grade as usize;
        self.count / 3 + usize::from(place < self.count % 3)
    }

    /// `true` if a puzzle of this grade is wanted. If grades are assigned at the end, every puzzle is wanted.
    pub fn wants(&self, grade: Grade) -> bool {
        self.is_graded_last() || self.of(|one| one.puzzle.grade == grade) < self.quota(grade)
    }

    /// `true` if no equal position was offered before. The position is then remembered.
    pub fn is_new(&mut self, canonical: String) -> bool {
        self.seen.insert(canonical)
    }

    /// Adds a puzzle if its grade and its theme are wanted. `true` if it was added.
    pub fn offer(&mut self, candidate: Candidate) -> bool {
        let grade = candidate.puzzle.grade;
        if self.is_full() || !self.wants(grade) {
            return false;
        }
        let room = if self.is_graded_last() {
            self.count
        } else {
            self.quota(grade)
        };
        let graded_last = self.is_graded_last();
        let alike = self
            .of(|one| one.theme == candidate.theme && (graded_last || one.puzzle.grade == grade));
        if alike >= most_alike(candidate.theme, room) {
            return false;
        }
        self.taken.push(candidate);
        true
    }

    /// Differences say how hard a puzzle is only beside each other.
    fn is_graded_last(&self) -> bool {
        self.kind.has_throws()
    }

    fn of(&self, which: impl Fn(&Candidate) -> bool) -> usize {
        self.taken.iter().filter(|one| which(one)).count()
    }

    /// Returns the puzzles with numbers, the easiest first.
    pub fn finish(mut self) -> Vec<Puzzle> {
        if self.is_graded_last() {
            self.taken.sort_by_key(|one| match one.puzzle.proof {
                Proof::Rollout { difference, .. } => u16::MAX - difference,
                Proof::Win { .. } => 0,
            });
            let quotas: Vec<usize> = Grade::ALL.iter().map(|grade| self.quota(*grade)).collect();
            let grades = Grade::ALL
                .iter()
                .zip(quotas)
                .flat_map(|(grade, quota)| std::iter::repeat_n(*grade, quota));
            for (one, grade) in self.taken.iter_mut().zip(grades) {
                one.puzzle.grade = grade;
            }
        }
        let mut puzzles: Vec<Puzzle> = self.taken.into_iter().map(|one| one.puzzle).collect();
        puzzles.sort_by_key(|puzzle| puzzle.grade);
        for (puzzle, number) in puzzles.iter_mut().zip(1..) {
            puzzle.id = PuzzleId {
                kind: self.kind,
                number,
            };
        }
        debug_assert!(self.seen.len() >= puzzles.len());
        puzzles
    }
}

/// The most puzzles of a theme. Without a limit the most frequent themes would fill a file.
fn most_alike(theme: Theme, room: usize) -> usize {
    match theme {
        Theme::Escape | Theme::Placing | Theme::Capture | Theme::Quiet => room.div_ceil(2),
        _ => room,
    }
}

/// The key by which equal positions are recognized.
pub(super) fn key(puzzle: &Puzzle) -> String {
    canonical(&puzzle.position)
}
