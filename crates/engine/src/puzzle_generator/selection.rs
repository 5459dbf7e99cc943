//! Selects puzzles, so that no two are alike and a file has all grades and themes.

use std::collections::BTreeSet;

use super::{Candidate, Theme, Wanted};
use tavoliere_core::puzzle::{Grade, Proof, Puzzle, PuzzleId, canonical, canonical_for_both_sides};
use tavoliere_core::rules::GameKind;

/// The puzzles selected so far.
#[derive(Debug)]
pub(super) struct Selection {
    kind: GameKind,
    wanted: Wanted,
    seen: BTreeSet<String>,
    taken: Vec<Candidate>,
}

impl Selection {
    pub fn new(kind: GameKind, wanted: Wanted) -> Selection {
        Selection {
            kind,
            wanted,
            seen: BTreeSet::new(),
            taken: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.taken.len()
    }

    /// The number of puzzles after which no more are wanted.
    pub fn capacity(&self) -> usize {
        self.candidates() * usize::from(self.wanted.count)
    }

    pub fn is_full(&self) -> bool {
        self.len() >= self.capacity()
    }

    /// The longest win that is wanted, in moves of the winning side.
    pub const fn longest(&self) -> u8 {
        self.wanted.longest
    }

    /// `true` if the puzzles are picked at the end, as different ones as possible.
    pub fn is_varied(&self) -> bool {
        self.candidates() > 1
    }

    /// The number of candidates for each puzzle.
    fn candidates(&self) -> usize {
        usize::from(self.wanted.candidates.max(1))
    }

    /// The number of puzzles of a grade in a file. Easier grades get the remainder of the division.
    fn quota(&self, grade: Grade) -> usize {
        let place = grade as usize;
        let count = usize::from(self.wanted.count);
        count / 3 + usize::from(place < count % 3)
    }

    /// The number of puzzles of a grade that are collected.
    fn room(&self, grade: Grade) -> usize {
        if self.is_graded_last() {
            self.capacity()
        } else {
            self.candidates() * self.quota(grade)
        }
    }

    /// `true` if a puzzle of this grade is wanted. If grades are assigned at the end, every puzzle is wanted.
    pub fn wants(&self, grade: Grade) -> bool {
        self.is_graded_last() || self.of(|one| one.puzzle.grade == grade) < self.room(grade)
    }

    /// `true` if no puzzle with an equal position was offered before. The position is then remembered.
    pub fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        let key = if self.is_varied() {
            canonical_for_both_sides(&puzzle.position)
        } else {
            canonical(&puzzle.position)
        };
        self.seen.insert(key)
    }

    /// Adds a puzzle if its grade and its theme are wanted. `true` if it was added.
    pub fn offer(&mut self, candidate: Candidate) -> bool {
        let grade = candidate.puzzle.grade;
        if self.is_full() || !self.wants(grade) {
            return false;
        }
        let graded_last = self.is_graded_last();
        let alike = self
            .of(|one| one.theme == candidate.theme && (graded_last || one.puzzle.grade == grade));
        if !self.is_varied() && alike >= most_alike(candidate.theme, self.room(grade)) {
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

    /// Keeps the quota of each grade. Each time the candidate that is least like the kept ones is next.
    fn pick_varied(&mut self) {
        let mut candidates = std::mem::take(&mut self.taken);
        for &grade in Grade::ALL {
            for _ in 0..self.quota(grade) {
                let of_grade = candidates
                    .iter()
                    .enumerate()
                    .filter(|(_, one)| one.puzzle.grade == grade);
                let Some((place, _)) = of_grade.min_by_key(|(_, one)| self.likeness(one)) else {
                    break;
                };
                self.taken.push(candidates.remove(place));
            }
        }
    }

    /// A number that is higher for candidates that are more like the taken ones, or that have slow wins.
    fn likeness(&self, candidate: &Candidate) -> usize {
        let puzzle = &candidate.puzzle;
        let side = puzzle.position.side_to_act();
        let same_side = self.of(|one| one.puzzle.position.side_to_act() == side);
        let same_proof =
            self.of(|one| one.puzzle.grade == puzzle.grade && one.puzzle.proof == puzzle.proof);
        let same_theme =
            self.of(|one| one.puzzle.grade == puzzle.grade && one.theme == candidate.theme);
        // Positions with the same move often differ by a single piece.
        let same_move = self.of(|one| one.puzzle.solution.first() == puzzle.solution.first());
        let slow_wins = usize::from(candidate.has_slow_wins);
        same_side + same_proof + same_theme + 3 * same_move + slow_wins
    }

    /// Grades puzzles by their lead: the clearest third is easy.
    fn grade_by_lead(&mut self) {
        self.taken.sort_by_key(|one| small_lead(&one.puzzle));
        let quotas = Grade::ALL
            .iter()
            .map(|grade| (*grade, self.candidates() * self.quota(*grade)));
        let grades: Vec<Grade> = quotas
            .flat_map(|(grade, quota)| std::iter::repeat_n(grade, quota))
            .collect();
        for (one, grade) in self.taken.iter_mut().zip(grades) {
            one.puzzle.grade = grade;
        }
    }

    /// Returns the puzzles with numbers, the easiest first.
    pub fn finish(mut self) -> Vec<Puzzle> {
        if self.is_graded_last() {
            self.grade_by_lead();
        }
        if self.is_varied() {
            self.pick_varied();
        }
        let mut puzzles: Vec<Puzzle> = self.taken.into_iter().map(|one| one.puzzle).collect();
        puzzles.sort_by_key(|puzzle| (puzzle.grade, small_lead(puzzle)));
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

/// A number that is higher the smaller the lead of a best turn is. 0 for wins and draws.
fn small_lead(puzzle: &Puzzle) -> u16 {
    match puzzle.proof {
        Proof::Rollout { difference, .. } => u16::MAX - difference,
        Proof::Win { .. } | Proof::Hold { .. } => 0,
    }
}

/// The most puzzles of a theme. Without a limit the most frequent themes would fill a file.
fn most_alike(theme: Theme, room: usize) -> usize {
    match theme {
        Theme::Escape | Theme::Placing | Theme::Capture | Theme::Quiet => room.div_ceil(2),
        _ => room,
    }
}
