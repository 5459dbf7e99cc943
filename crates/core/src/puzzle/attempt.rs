//! An attempt at a puzzle: judges the choices played so far.

use super::forced_win::{check_wins_within, shortest_win, winning_choices};
use super::{Proof, Puzzle};
use crate::rules::{AnyMove, AnyPosition};

/// The verdict on the choices played so far.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The turn isn't over.
    Unfinished,
    /// The choices are right; this is the other side's reply.
    Reply(AnyMove),
    /// Solved.
    Solved,
    /// Not the solution. Contains a reply that refutes it, if one was found quickly.
    Wrong(Option<AnyMove>),
}

/// An attempt at a puzzle. The caller keeps the choices of both sides, which are judged from the start each time.
///
/// ```
/// use tavoliere_core::puzzle::{Attempt, Verdict, puzzles};
/// use tavoliere_core::rules::GameKind;
///
/// let puzzle = &puzzles(GameKind::Tapatan)[0];
/// assert_eq!(Attempt::at(puzzle).judge(&puzzle.solution), Verdict::Solved);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
}

impl<'a> Attempt<'a> {
    /// An attempt at a puzzle.
    #[must_use]
    pub const fn at(puzzle: &'a Puzzle) -> Attempt<'a> {
        Attempt { puzzle }
    }

    /// Judges the choices of both sides, in order.
    #[must_use]
    pub fn judge(&self, played: &[AnyMove]) -> Verdict {
        match self.puzzle.proof {
            Proof::Win { moves } => self.judge_win(played, moves),
            Proof::Hold { moves } => self.judge_hold(played, moves),
            Proof::Rollout { .. } => self.judge_turn(played),
        }
    }

    /// Accepts any order of choices that leads to the same end of the turn.
    fn judge_turn(&self, played: &[AnyMove]) -> Verdict {
        let begin = &self.puzzle.position;
        let mut position = begin.clone();
        for choice in played {
            if position.play(*choice).is_err() {
                return Verdict::Wrong(None);
            }
        }
        let going_on = position.expect() == begin.expect()
            && position.turn_number() == begin.turn_number()
            && position.outcome().is_none();
        if going_on {
            return Verdict::Unfinished;
        }
        if same_end(&position, &self.puzzle.after(self.puzzle.solution.len())) {
            Verdict::Solved
        } else {
            Verdict::Wrong(None)
        }
    }

    /// Only one first move is right. After that any move that still wins in time is accepted.
    fn judge_win(&self, played: &[AnyMove], moves: u8) -> Verdict {
        let mut position = self.puzzle.position.clone();
        let side = position.side_to_act();
        let mut left = moves;
        let Some((last, before)) = played.split_last() else {
            return Verdict::Unfinished;
        };
        for choice in before {
            if position.side_to_act() == side {
                left = left.saturating_sub(1);
            }
            if position.play(*choice).is_err() {
                return Verdict::Wrong(None);
            }
        }
        if position.side_to_act() != side {
            // The other side has replied.
            return Verdict::Unfinished;
        }
        let first = before.is_empty();
        if first && self.puzzle.solution.first() != Some(last) {
            return Verdict::Wrong(self.quick_refutation(&position, *last, left));
        }
        if !first && let Err(reply) = check_wins_within(&position, *last, left) {
            return Verdict::Wrong(reply);
        }
        let mut next = position.clone();
        if next.play(*last).is_err() {
            return Verdict::Wrong(None);
        }
        if next.outcome().is_some() {
            return Verdict::Solved;
        }
        match self.reply(&next, played) {
            Some(reply) => Verdict::Reply(reply),
            None => Verdict::Wrong(None),
        }
    }

    /// Only one move is right. If another was played, the other side's reply wins fastest.
    fn judge_hold(&self, played: &[AnyMove], moves: u8) -> Verdict {
        match played {
            [] => Verdict::Unfinished,
            [choice, ..] if self.puzzle.solution.first() == Some(choice) => Verdict::Solved,
            [choice] => {
                let mut next = self.puzzle.position.clone();
                if next.play(*choice).is_err() {
                    return Verdict::Wrong(None);
                }
                let fastest = shortest_win(&next, moves);
                let reply = fastest.and_then(|fastest| {
                    let winning = winning_choices(&next, fastest);
                    winning.first().copied()
                });
                Verdict::Wrong(reply)
            }
            // The refutation was played.
            _ => Verdict::Wrong(None),
        }
    }

    /// A search of three moves would take too long.
    fn quick_refutation(
        &self,
        position: &AnyPosition,
        choice: AnyMove,
        left: u8,
    ) -> Option<AnyMove> {
        if left > 2 {
            return None;
        }
        check_wins_within(position, choice, left).err().flatten()
    }

    /// The other side's reply: the solution's while the player follows it, otherwise the one that holds out longest.
    fn reply(&self, position: &AnyPosition, played: &[AnyMove]) -> Option<AnyMove> {
        let solution = &self.puzzle.solution;
        if solution.starts_with(played)
            && let Some(reply) = solution.get(played.len())
        {
            return Some(*reply);
        }
        longest_defence(position)
    }
}

/// The reply after which the winning side needs the most moves, up to two; the first of these.
#[must_use]
pub fn longest_defence(position: &AnyPosition) -> Option<AnyMove> {
    let replies = position.legal_moves();
    let lasting = |reply: &&AnyMove| {
        let mut next = position.clone();
        next.play(**reply).is_ok()
            && next.outcome().is_none()
            && !super::forced_win::wins_within(&next, 1)
    };
    replies.iter().find(lasting).or(replies.first()).copied()
}

/// `true` if two positions end the same turn, whatever the order of its choices.
fn same_end(one: &AnyPosition, other: &AnyPosition) -> bool {
    one == other || one.text() == other.text()
}
