//! Tests properties of Tawula in random games.

use tavoliere_core::rules::tawula::{Move, Origin, PIECES, Position, Step, opposite};
use tavoliere_core::rules::{EndReason, Outcome, Rules, Side};

use crate::rules::properties::{GameChecks, Statistics, play_and_check};
use crate::rules::tawula::naive::{Table, table};
use crate::rules::tawula::support::{game_count, plain, random_options};

/// The table as derived from the steps alone.
struct StepReplay {
    all_choices: Vec<Move>,
    table: Table,
    used: usize,
    ended: Option<Outcome>,
}

impl StepReplay {
    fn new() -> StepReplay {
        let origins = [Origin::Bar, Origin::Hand]
            .into_iter()
            .chain((1..=24).map(Origin::Point));
        let mut all_choices: Vec<Move> = origins
            .flat_map(|from| (1..=6).map(move |die| Move { from, die }))
            .collect();
        let strange = [0, 25, 26, 255].map(|index| (Origin::Point(index), 3));
        let never = [0, 7, 255].map(|die| (Origin::Hand, die));
        let all = strange.into_iter().chain(never);
        all_choices.extend(all.map(|(from, die)| Move { from, die }));
        StepReplay {
            all_choices,
            table: [[0; 27]; 2],
            used: 0,
            ended: None,
        }
    }

    fn travel(&mut self, side: Side, from: usize, to: usize) {
        let men = &mut self.table[side.index()];
        assert!(men[from] > 0, "a piece of the mover leaves");
        men[from] -= 1;
        men[to] += 1;
        self.used += 1;
    }
}

const BAR: usize = 0;
const OFF: usize = 25;
const HAND: usize = 26;

impl GameChecks<Position> for StepReplay {
    fn all_choices(&self) -> &[Move] {
        &self.all_choices
    }

    fn text_content(&self, position: &Position) -> String {
        format!("{position:?}")
    }

    fn begin(&mut self, position: &Position) {
        self.table = table(position.board());
        self.used = 0;
        self.ended = None;
    }

    fn check_steps(&mut self, steps: &[Step], position: &Position) {
        assert_eq!(self.ended, None, "events after the end have no effect");
        for step in steps {
            match *step {
                Step::Entered {
                    side,
                    at,
                    from,
                    die,
                } => {
                    assert!(at == die || from == Origin::Hand && at == die + 1);
                    let from = if from == Origin::Bar { BAR } else { HAND };
                    self.travel(side, from, usize::from(at));
                }
                Step::Moved {
                    side,
                    die,
                    from,
                    to,
                } => {
                    assert_eq!(from + die, to);
                    self.travel(side, usize::from(from), usize::from(to));
                }
                Step::BorneOff { side, die, from } => {
                    assert!(from + die >= 25);
                    self.travel(side, usize::from(from), OFF);
                }
                Step::Hit { side, at } => {
                    let men = &mut self.table[side.index()];
                    assert_eq!(men[usize::from(at)], 1, "a lone piece is hit");
                    men[usize::from(at)] -= 1;
                    men[BAR] += 1;
                    assert!(self.table[side.other().index()][usize::from(opposite(at))] == 1);
                }
                Step::TurnEnded { passed, .. } => {
                    assert_eq!(passed, self.used == 0);
                    self.used = 0;
                }
                Step::Ended(outcome) => self.ended = Some(outcome),
                Step::Threw { .. } | Step::Unused { .. } => {}
                Step::OpeningThrew { .. } | Step::OpeningTie | Step::Began { .. } => {
                    panic!("no opening roll in {position}")
                }
            }
        }
        assert_eq!(self.table, table(position.board()), "{position}");
        assert_eq!(self.ended, position.outcome());
        for men in &self.table {
            assert_eq!(men.iter().sum::<u8>(), PIECES);
            assert!((2..=11).all(|index| men[index] <= 1), "{position}");
        }
    }

    fn max_events(&self) -> Option<usize> {
        None
    }
}

fn report(name: &str, statistics: &Statistics) {
    let ends = |reason| {
        let outcomes = statistics.outcomes.iter();
        outcomes.filter(|outcome| outcome.reason == reason).count()
    };
    println!(
        "{name}: {} games, {} events, longest {}, {} borne off, {} dead, {} capote",
        statistics.games,
        statistics.events,
        statistics.longest,
        ends(EndReason::BorneOff),
        ends(EndReason::Dead),
        ends(EndReason::Cappotto),
    );
    assert!(ends(EndReason::BorneOff) > 0 && ends(EndReason::Dead) > 0);
}

#[test]
fn random_games_keep_the_rules_and_end() {
    let statistics =
        play_and_check::<Position>(game_count(20_000), 41, &mut StepReplay::new(), |_| plain());
    report("Tawula", &statistics);
}

#[test]
fn random_games_with_random_options_keep_the_rules_and_end() {
    let statistics = play_and_check::<Position>(
        game_count(2_000),
        42,
        &mut StepReplay::new(),
        random_options,
    );
    report("random options", &statistics);
}
