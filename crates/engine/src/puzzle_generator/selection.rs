//! Chooses among the puzzles found: no two alike, every grade, some of every theme.

use std::collections::BTreeSet;

use super::{Candidate, Theme};
use tavoliere_core::puzzle::{Grade, Proof, Puzzle, PuzzleId, canonical};
use tavoliere_core::rules::GameKind;

/// The puzzles of a file as it fills.
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

    /// How many puzzles of a grade a file has: the easier ones take what does not divide.
    fn quota(&self, grade: Grade) -> usize {
        let place = grade as usize;
        self.count / 3 + usize::from(place < self.count % 3)
    }

    /// Whether a puzzle of this grade is still wanted. What is graded by comparison in the end is
    /// always wanted.
    pub fn wants(&self, grade: Grade) -> bool {
        self.is_graded_last() || self.of(|one| one.puzzle.grade == grade) < self.quota(grade)
    }

    /// Whether nothing like it was offered before; it is then remembered.
    pub fn is_new(&mut self, canonical: String) -> bool {
        self.seen.insert(canonical)
    }

    /// Takes a puzzle if its grade and its theme are still wanted.
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

    /// The puzzles, the easiest first, numbered.
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

/// How many puzzles of a theme stand together at most. What comes up most often would fill a file.
fn most_alike(theme: Theme, room: usize) -> usize {
    match theme {
        Theme::Escape | Theme::Placing | Theme::Capture | Theme::Quiet => room.div_ceil(2),
        _ => room,
    }
}

/// The key under which a position is remembered.
pub(super) fn key(puzzle: &Puzzle) -> String {
    canonical(&puzzle.position)
}
