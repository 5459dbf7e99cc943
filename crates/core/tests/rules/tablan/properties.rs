//! Tests properties of Tablan in random games.

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::tablan::{
    Cell, Event, Move, Options, PIECES, Part, Position, Preset, Step, TurnText, Value,
};
use tavoliere_core::rules::{EndReason, Expect, Rules, Side, TurnLine};

use crate::rules::properties::{GameChecks, play_and_check};
use crate::rules::tablan::support::{below, game_count, generator, pick, random_options, roll};

/// The interval between positions that are checked closely.
const SAMPLE: usize = 250;

/// The board as derived from the steps alone, and the events of the turn.
struct StepReplay {
    owner: [Option<Side>; 48],
    lost: [u8; 2],
    first_half: Option<Cell>,
    turn: u32,
    choices: Vec<Move>,
    chance: Xoshiro256PlusPlus,
}

impl GameChecks<Position> for StepReplay {
    fn all_choices(&self) -> &[Move] {
        &self.choices
    }

    /// The text contains everything.
    fn text_content(&self, position: &Position) -> String {
        format!("{position:?}")
    }

    fn begin(&mut self, _: &Position) {
        self.owner = [None; 48];
        self.owner[..12].fill(Some(Side::First));
        self.owner[36..].fill(Some(Side::Second));
        self.lost = [0; 2];
        self.first_half = None;
        self.turn = 1;
    }

    fn check_steps(&mut self, steps: &[Step], position: &Position) {
        self.follow(steps);
        let ended = steps
            .iter()
            .any(|step| matches!(step, Step::TurnEnded { .. }));
        let over = position.outcome().is_some();
        assert_eq!(ended, over || position.turn_number() != self.turn);
        self.turn = position.turn_number();
        if over || below(&mut self.chance, SAMPLE) == 0 {
            self.agrees(position);
        }
        if below(&mut self.chance, SAMPLE) == 0 {
            why_not_agrees(position);
        }
    }

    fn max_events(&self) -> Option<usize> {
        None
    }

    fn sample(&self) -> usize {
        SAMPLE
    }
}

impl StepReplay {
    fn new() -> StepReplay {
        StepReplay {
            owner: [None; 48],
            lost: [0; 2],
            first_half: None,
            turn: 1,
            choices: all_choices(),
            chance: generator(7),
        }
    }

    fn follow(&mut self, steps: &[Step]) {
        for (place, step) in steps.iter().enumerate() {
            match step {
                Step::Travelled {
                    side,
                    path,
                    part,
                    steps: length,
                    ..
                } => {
                    self.travelled(*side, path, *part, *length);
                    let enemy = self.owner[at(path[path.len() - 1])] == Some(side.other());
                    let told = matches!(steps.get(place + 1), Some(Step::Captured { .. }));
                    assert_eq!(enemy, told, "a capture step follows the capturing move");
                    self.owner[at(path[0])] = None;
                    self.owner[at(path[path.len() - 1])] = Some(*side);
                }
                Step::Captured { side, .. } => self.lost[side.index()] += 1,
                Step::Entered { side, at } => assert!(at.index(*side) >= 36),
                Step::TurnEnded { .. } => self.first_half = None,
                Step::OpeningThrew { .. }
                | Step::OpeningPassed { .. }
                | Step::Began { .. }
                | Step::Threw { .. }
                | Step::Declared { .. }
                | Step::Lapsed { .. }
                | Step::Ended(_) => {}
            }
        }
    }

    fn travelled(&mut self, side: Side, path: &[Cell], part: Part, length: u8) {
        assert_eq!(path.len(), usize::from(length) + 1);
        for pair in path.windows(2) {
            assert_eq!(
                pair[1].index(side),
                pair[0].index(side) + 1,
                "the path is continuous"
            );
        }
        assert_eq!(
            self.owner[at(path[0])],
            Some(side),
            "a piece of the mover leaves"
        );
        assert_ne!(
            self.owner[at(path[path.len() - 1])],
            Some(side),
            "no two pieces on a cell"
        );
        match part {
            Part::FirstHalf => self.first_half = path.last().copied(),
            Part::SecondHalf => {
                let moved = self.first_half.take();
                assert_ne!(
                    moved,
                    Some(path[0]),
                    "the halves are moved by different pieces"
                );
                assert!(moved.is_some());
            }
            Part::Whole | Part::SingleHalf | Part::Leap => {}
        }
    }

    fn agrees(&self, position: &Position) {
        for cell in Cell::all() {
            assert_eq!(
                position.piece(cell).map(|piece| piece.side),
                self.owner[at(cell)]
            );
        }
        for side in Side::BOTH {
            assert_eq!(position.captured(side), self.lost[side.index()]);
            assert_eq!(position.on_board(side) + position.captured(side), PIECES);
            assert_eq!(
                position.pieces(side).count(),
                usize::from(position.on_board(side))
            );
        }
    }
}

fn at(cell: Cell) -> usize {
    cell.index(Side::First).into()
}

/// Every choice that can be written, sensible or not.
fn all_choices() -> Vec<Move> {
    let values = [Value::Nothing, Value::Two, Value::Eight, Value::Twelve];
    let mut list = Vec::new();
    for value in values {
        list.extend([true, false].map(|start| Move::Declare { value, start }));
        for from in Cell::all() {
            list.push(Move::Whole { value, from });
            list.push(Move::Half { value, from });
            list.push(Move::SingleHalf { value, from });
        }
    }
    list.extend(Cell::all().map(|from| Move::Leap { from }));
    list
}

/// Checks that each piece can move, and each target can be reached, unless there is a reason.
fn why_not_agrees(position: &Position) {
    let listed = position.legal_moves();
    for from in Cell::all() {
        let movable = listed.iter().any(|choice| choice.from() == Some(from));
        assert_eq!(
            position.refusal_for(from, None).is_none(),
            movable,
            "{from} in {position}"
        );
        for to in Cell::all() {
            let reached = listed.iter().any(|choice| {
                choice.from() == Some(from) && position.destination(choice) == Some(to)
            });
            let why = position.refusal_for(from, Some(to));
            assert_eq!(why.is_none(), reached, "{from} to {to} in {position}");
        }
    }
}

fn play_many(name: &str, count: u64, options: impl FnMut(&mut Xoshiro256PlusPlus) -> Options) {
    let statistics = play_and_check(count, 2024, &mut StepReplay::new(), options);
    let dead = statistics
        .outcomes
        .iter()
        .filter(|outcome| outcome.reason == EndReason::Dead)
        .count();
    println!(
        "{name}: {} games, {} events, longest {}, {dead} dead",
        statistics.games, statistics.events, statistics.longest
    );
}

#[test]
fn random_games_with_the_options_of_pergioco_keep_the_rules_and_end() {
    play_many("PerGioco", game_count(20_000), |_| {
        Preset::PerGioco.options()
    });
}

#[test]
fn random_games_with_the_options_of_english_keep_the_rules_and_end() {
    play_many("English", game_count(20_000), |_| Preset::English.options());
}

#[test]
fn random_games_with_the_options_of_bell_keep_the_rules_and_end() {
    play_many("Bell", game_count(20_000), |_| Preset::Bell.options());
}

#[test]
fn random_games_with_captures_at_home_keep_the_rules_and_end() {
    play_many("captures at home", game_count(4_000), |chance| {
        let mut options: Options = random_options(chance);
        options.home_capture = true;
        options
    });
}

#[test]
fn random_games_with_random_options_keep_the_rules_and_end() {
    play_many("random options", game_count(2_000), random_options);
}

fn without_captures(line: &str) -> String {
    let mut bare = String::new();
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        if sign == 'x' {
            signs.next();
            signs.next();
        } else {
            bare.push(sign);
        }
    }
    bare
}

/// Checks that a line can be read without its captures and lost throws.
fn bare_line_is_read(before: &Position, turn: &TurnText) {
    let line = turn.to_string();
    let kept: Vec<&str> = line
        .split_whitespace()
        .filter(|word| !word.ends_with("=--"))
        .collect();
    let bare = without_captures(&kept.join(" "));
    let read = TurnText::parse(before, &bare).unwrap();
    assert_eq!(read.to_string(), line, "{bare}");
}

#[test]
fn lines_without_captures_and_lapses_are_read() {
    let mut chance = generator(31);
    for _ in 0..game_count(400) {
        let mut before = Position::start(random_options(&mut chance), Side::First);
        let mut turn = TurnText::new(&before);
        while turn.position().outcome().is_none() {
            let position = turn.position();
            let event = match position.expect() {
                Expect::Throw(_) => Event::Throw(roll(&mut chance)),
                _ => Event::Play(pick(&mut chance, &position.legal_moves())),
            };
            turn.push(event).unwrap();
            bare_line_is_read(&before, &turn);
            if turn.is_complete() {
                before = *turn.position();
                turn = TurnText::new(&before);
            }
        }
    }
}
