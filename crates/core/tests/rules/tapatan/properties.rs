//! Tests properties of Tapatan in random games.

use tavoliere_core::rules::tapatan::{Move, Point, Position, Preset, Stall, Step};
use tavoliere_core::rules::{EndReason, Rules, Side};

use crate::rules::properties::{GameChecks, Statistics, play_and_check};
use crate::rules::tapatan::support::{after, choice, listed};
use crate::support::{game_count, random_options};

/// The game as derived from its steps alone.
struct StepReplay {
    all_choices: Vec<Move>,
    owner: [Option<Side>; 9],
    turns: u32,
}

impl StepReplay {
    fn new() -> StepReplay {
        let mut all_choices: Vec<Move> = Point::all().map(|to| Move::Place { to }).collect();
        for from in Point::all() {
            all_choices.extend(Point::all().map(|to| Move::Step { from, to }));
        }
        StepReplay {
            all_choices,
            owner: [None; 9],
            turns: 0,
        }
    }
}

impl GameChecks<Position> for StepReplay {
    fn all_choices(&self) -> &[Move] {
        &self.all_choices
    }

    fn text_content(&self, position: &Position) -> String {
        let ways: Vec<usize> = Point::all()
            .map(|from| position.destinations(from).count())
            .collect();
        let hands = Side::BOTH.map(|side| position.in_hand(side));
        let (moves, end) = (listed(position), position.outcome());
        format!("{position} {ways:?} {hands:?} {moves:?} {end:?}")
    }

    fn begin(&mut self, position: &Position) {
        self.owner = [None; 9];
        for at in Point::all() {
            self.owner[at.index()] = position.piece(at);
        }
        self.turns = 0;
        assert_eq!(position.turn_number(), 1);
    }

    fn check_steps(&mut self, steps: &[Step], position: &Position) {
        let mut lines = Vec::new();
        let placings = position.options().placings();
        for step in steps {
            match step {
                Step::Placed { side, at } => {
                    assert!(self.turns < placings, "placed before the moving phase only");
                    assert_eq!(self.owner[at.index()].replace(*side), None);
                }
                Step::Moved { side, from, to } => {
                    assert!(self.turns >= placings, "moved in the moving phase only");
                    assert!(position.ways(*from).any(|next| next == *to));
                    assert_eq!(self.owner[from.index()].take(), Some(*side));
                    assert_eq!(self.owner[to.index()].replace(*side), None);
                }
                Step::LineMade { side, points } => {
                    lines.push(*points);
                    assert!(
                        points
                            .iter()
                            .all(|at| self.owner[at.index()] == Some(*side))
                    );
                }
                Step::TurnEnded { side } => {
                    self.turns += 1;
                    let passed = steps.contains(&Step::Passed { side: side.other() });
                    let next = if passed { *side } else { side.other() };
                    assert_eq!(position.side_to_act().unwrap_or(next), next);
                }
                Step::Passed { side } => {
                    self.turns += 1;
                    assert!(position.is_blocked(*side));
                    assert_eq!(position.options().stall, Stall::Pass);
                }
                Step::Ended(outcome) => {
                    assert_eq!(position.outcome(), Some(*outcome));
                    let by_line = outcome.reason == EndReason::ThreeInLine;
                    assert_eq!(by_line, !lines.is_empty());
                }
            }
        }
        let ended = matches!(steps.last(), Some(Step::Ended(_)));
        assert_eq!(ended, position.outcome().is_some());
        assert!(lines.len() <= 1 && (lines.is_empty() || ended));
        for at in Point::all() {
            assert_eq!(position.piece(at), self.owner[at.index()]);
        }
        for side in Side::BOTH {
            let count = self
                .owner
                .iter()
                .filter(|owner| **owner == Some(side))
                .count();
            let pieces = position.options().piece_count();
            assert_eq!(usize::from(pieces - position.in_hand(side)), count);
            assert_eq!(position.pieces(side).count(), count);
        }
        if !ended {
            assert_eq!(position.turn_number(), self.turns + 1);
        }
    }

    fn max_events(&self) -> Option<usize> {
        Some(5_000)
    }
}

/// Checks that most games end with a line. No game can end by agreement, because that would
/// mean that it was stopped.
fn judge(statistics: &Statistics) {
    let ended = |reason| {
        let outcomes = statistics.outcomes.iter();
        outcomes.filter(|outcome| outcome.reason == reason).count() as u64
    };
    assert_eq!(ended(EndReason::Agreed) + ended(EndReason::NoMove), 0);
    let lines = ended(EndReason::ThreeInLine);
    assert_eq!(lines + ended(EndReason::Repetition), statistics.games);
    assert!(lines * 100 > statistics.games * 97, "{lines}");
    for side in Side::BOTH {
        let won = statistics
            .outcomes
            .iter()
            .filter(|end| end.winner == Some(side));
        assert!(won.count() as u64 * 5 > statistics.games * 2);
    }
    assert!(
        statistics.events > 14 * statistics.games && statistics.events < 17 * statistics.games,
        "{} {}",
        statistics.events,
        statistics.games
    );
    assert!(statistics.longest > 30, "{}", statistics.longest);
}

#[test]
fn random_games_of_the_preset_tapatan_keep_every_rule() {
    let options = |_: &mut _| Preset::Tapatan.options();
    judge(&play_and_check(
        game_count(20_000),
        301,
        &mut StepReplay::new(),
        options,
    ));
}

#[test]
fn random_games_of_the_preset_even_start_keep_every_rule() {
    let options = |_: &mut _| Preset::EvenStart.options();
    judge(&play_and_check(
        game_count(20_000),
        302,
        &mut StepReplay::new(),
        options,
    ));
}

#[test]
fn random_games_of_the_sister_games_keep_every_rule() {
    for (seed, preset) in (304..).zip(Preset::ALL.into_iter().skip(2)) {
        let options = |_: &mut _| preset.options();
        let games = game_count(5_000);
        let statistics = play_and_check(games, seed, &mut StepReplay::new(), options);
        let ended = |reason| {
            let outcomes = statistics.outcomes.iter();
            outcomes.filter(|outcome| outcome.reason == reason).count() as u64
        };
        assert_eq!(ended(EndReason::Agreed), 0, "{preset}");
        let lines = ended(EndReason::ThreeInLine);
        assert!(lines * 100 > games * 75, "{preset} {lines} {games}");
        // Only these two can leave a side without a move.
        let stalls = matches!(preset, Preset::Achi | Preset::ThreeMensMorris);
        assert_eq!(ended(EndReason::NoMove) > 0, stalls, "{preset}");
        for side in Side::BOTH {
            let won = statistics.outcomes.iter();
            let won = won.filter(|end| end.winner == Some(side)).count() as u64;
            assert!(won * 100 > games * 35, "{preset} {won} {games}");
        }
    }
}

#[test]
fn random_games_with_any_options_keep_every_rule() {
    let games = game_count(4_000);
    let statistics = play_and_check(games, 303, &mut StepReplay::new(), random_options);
    for reason in [
        EndReason::ThreeInLine,
        EndReason::NoMove,
        EndReason::Repetition,
    ] {
        let mut outcomes = statistics.outcomes.iter();
        assert!(outcomes.any(|end| end.reason == reason), "{reason:?}");
    }
}

#[test]
fn the_least_and_the_greatest_draw_give_the_first_and_the_last_choice() {
    for (choices, first, last) in [("", "a1", "c3"), ("b2 a1 b1 b3 c1 a3", "c1-c2", "b2-c3")] {
        let position = after("", choices);
        let drawn = |bits: u64| position.random_move(&mut || bits);
        assert_eq!(drawn(0), Some(choice(first)));
        assert_eq!(drawn(u64::MAX), Some(choice(last)));
        let moves = position.legal_moves();
        assert_eq!(drawn(0), moves.first().copied());
        assert_eq!(drawn(u64::MAX), moves.last().copied());
    }
}
