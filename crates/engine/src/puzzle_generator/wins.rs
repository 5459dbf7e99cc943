//! Finds forced wins in which only one first move wins fastest, and in solved games the only moves that hold a draw.

use super::Candidate;
use super::selection::Selection;
use super::theme::theme;
use crate::protocol::GameProtocol as _;
use tavoliere_core::ai::ProvenResult;
use tavoliere_core::puzzle::longest_defence;
use tavoliere_core::puzzle::{Grade, Proof, Puzzle, PuzzleId};
use tavoliere_core::puzzle::{shortest_win, winning_choices};
use tavoliere_core::rules::tapatan::Moves;
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, Rules as _, Side, dispatch};

/// The fewest choices of a position that is a puzzle.
const FEWEST_CHOICES: usize = 3;
/// The most puzzles from one game, because neighbouring positions are much alike.
const PER_GAME: usize = 2;

/// Looks for puzzles among the last positions of a game.
pub(super) fn search(positions: &[AnyPosition], selection: &mut Selection) {
    let mut taken = 0;
    // The side that made the last move has won, or is the likely winner.
    let winner = positions.last().and_then(AnyPosition::side_to_act);
    // Varied puzzles are never from the same game.
    let most = if selection.is_varied() { 1 } else { PER_GAME };
    let last_turns = 2 * usize::from(selection.longest()) + 1;
    for (back, position) in positions.iter().rev().enumerate() {
        let is_searched = match solved(position).filter(|_| selection.is_varied()) {
            Some(result) => !matches!(result, ProvenResult::Lost { .. }),
            None => back < last_turns && position.side_to_act() == winner,
        };
        if !is_searched {
            continue;
        }
        if taken >= most || selection.is_full() {
            return;
        }
        if let Some(puzzle) = prove(position, selection)
            && selection.is_new(&puzzle)
        {
            let candidate = Candidate {
                theme: theme(&puzzle),
                has_slow_wins: has_slow_wins(&puzzle),
                puzzle,
            };
            taken += usize::from(selection.offer(candidate));
        }
    }
}

/// Makes the puzzle of a position, if it is one that is wanted.
fn prove(position: &AnyPosition, selection: &Selection) -> Option<Puzzle> {
    let kind = position.kind();
    // Parsed from its text, as in a file, so that earlier positions don't matter.
    let position = AnyPosition::parse(kind, &position.text()).ok()?;
    if !matches!(position.expect(), Expect::Move(_))
        || position.legal_moves().len() < FEWEST_CHOICES
    {
        return None;
    }
    if selection.is_varied() && solved(&position) == Some(ProvenResult::Drawn) {
        return hold(position, selection);
    }
    let most = (1..=selection.longest())
        .rev()
        .find(|moves| selection.wants(grade(&position, *moves)))?;
    let moves = shortest_win(&position, most)?;
    let grade = grade(&position, moves);
    if !selection.wants(grade) {
        return None;
    }
    let [first] = winning_choices(&position, moves)[..] else {
        return None;
    };
    Some(Puzzle {
        id: PuzzleId { kind, number: 1 },
        grade,
        solution: main_line(&position, first, moves)?,
        position,
        proof: Proof::Win { moves },
    })
}

/// Makes the puzzle of a drawn position of a solved game, if a single move holds the draw.
fn hold(position: AnyPosition, selection: &Selection) -> Option<Puzzle> {
    let mut holding = Vec::new();
    let mut longest = 0;
    for choice in position.legal_moves() {
        let mut next = position.clone();
        next.play(choice).ok()?;
        match solved(&next)? {
            ProvenResult::Won { moves } => longest = longest.max(moves),
            _ => holding.push(choice),
        }
    }
    let moves = u8::try_from(longest.div_ceil(2)).ok()?;
    let grade = grade(&position, moves);
    if holding.len() != 1 || moves > selection.longest() || !selection.wants(grade) {
        return None;
    }
    Some(Puzzle {
        id: PuzzleId {
            kind: position.kind(),
            number: 1,
        },
        grade,
        position,
        solution: holding,
        proof: Proof::Hold { moves },
    })
}

/// The result that the side to act can force, if the game is solved.
fn solved(position: &AnyPosition) -> Option<ProvenResult> {
    dispatch!(AnyPosition(position), position => position.solved_result())
}

/// `true` if another first move wins too, but more slowly. `false` in games that aren't solved.
fn has_slow_wins(puzzle: &Puzzle) -> bool {
    let is_lost = |choice: &AnyMove| {
        let mut next = puzzle.position.clone();
        next.play(*choice).is_ok() && matches!(solved(&next), Some(ProvenResult::Lost { .. }))
    };
    let choices = puzzle.position.legal_moves();
    choices.into_iter().filter(is_lost).count() > 1
}

/// The grade of a win, or of a draw that other choices lose, by its number of moves.
fn grade(position: &AnyPosition, moves: u8) -> Grade {
    match moves {
        1 => Grade::Easy,
        2 if moves_anywhere(position) => Grade::Hard,
        2 => Grade::Medium,
        _ => Grade::Hard,
    }
}

/// `true` if each piece can move to each free point. That's most choices, and such a game has no win in three
/// (Nine Holes).
fn moves_anywhere(position: &AnyPosition) -> bool {
    position.tapatan().is_some_and(|position| {
        let is_moving = Side::BOTH.iter().all(|side| position.in_hand(*side) == 0);
        is_moving && position.options().moves == Moves::Anywhere
    })
}

/// The moves of both sides up to the end, with the longest defence of the other side.
fn main_line(position: &AnyPosition, first: AnyMove, moves: u8) -> Option<Vec<AnyMove>> {
    let mut reached = position.clone();
    let mut line = vec![first];
    reached.play(first).ok()?;
    for left in (1..moves).rev() {
        if reached.outcome().is_some() {
            break;
        }
        let reply = best_defence(&reached, left)?;
        reached.play(reply).ok()?;
        line.push(reply);
        let answer = *winning_choices(&reached, shortest_win(&reached, left)?).first()?;
        reached.play(answer).ok()?;
        line.push(answer);
    }
    reached.outcome().is_some().then_some(line)
}

/// The first reply that needs all the remaining moves, otherwise the one that lasts longest.
fn best_defence(position: &AnyPosition, left: u8) -> Option<AnyMove> {
    let replies = position.legal_moves().into_iter();
    let mut best = None;
    for reply in replies {
        let mut next = position.clone();
        next.play(reply).ok()?;
        if next.outcome().is_some() {
            continue;
        }
        let lasts = shortest_win(&next, left)?;
        if best.is_none_or(|(most, _)| lasts > most) {
            best = Some((lasts, reply));
        }
        if lasts == left {
            break;
        }
    }
    best.map(|(_, reply)| reply)
        .or_else(|| longest_defence(position))
}
