//! Finds forced wins in which only one first move wins fastest.

use super::Candidate;
use super::selection::{Selection, key};
use super::theme::theme;
use tavoliere_core::puzzle::longest_defence;
use tavoliere_core::puzzle::{Grade, Proof, Puzzle, PuzzleId};
use tavoliere_core::puzzle::{shortest_win, winning_choices};
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect};

/// The longest win that is searched, in moves of the winning side.
const MOST_MOVES: u8 = 3;
/// The number of turns before the end of a game that are searched.
const LAST_TURNS: usize = 7;
/// The fewest choices of a position that is a puzzle.
const FEWEST_CHOICES: usize = 3;
/// The most puzzles from one game, because neighbouring positions are much alike.
const PER_GAME: usize = 2;

/// Looks for puzzles among the last positions of a game.
pub(super) fn search(positions: &[AnyPosition], selection: &mut Selection) {
    let mut taken = 0;
    // The side that made the last move has won, or is the likely winner.
    let winner = positions.last().and_then(AnyPosition::side_to_act);
    let last = positions.iter().rev().take(LAST_TURNS);
    for position in last.filter(|position| position.side_to_act() == winner) {
        if taken >= PER_GAME || selection.is_full() {
            return;
        }
        if let Some(puzzle) = prove(position, selection)
            && selection.is_new(key(&puzzle))
        {
            let theme = theme(&puzzle);
            taken += usize::from(selection.offer(Candidate { puzzle, theme }));
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
    let most = (1..=MOST_MOVES)
        .rev()
        .find(|moves| selection.wants(grade(*moves)))?;
    let moves = shortest_win(&position, most)?;
    if !selection.wants(grade(moves)) {
        return None;
    }
    let [first] = winning_choices(&position, moves)[..] else {
        return None;
    };
    Some(Puzzle {
        id: PuzzleId { kind, number: 1 },
        grade: grade(moves),
        solution: main_line(&position, first, moves)?,
        position,
        proof: Proof::Win { moves },
    })
}

const fn grade(moves: u8) -> Grade {
    match moves {
        1 => Grade::Easy,
        2 => Grade::Medium,
        _ => Grade::Hard,
    }
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
