//! Writes and reads a whole turn as one line, such as `12. B 2 8 0: 2=l1-l2+k1-l1 8=h2-a3xa3`.

use std::fmt;

use super::diagram::diagram;
use super::notation::{
    ITEM, MoveText, NotationError, NotationProblem, UseText, check_move_text, check_total, letter,
    losing_half, parse_choice, print_choice, read_item, read_value, second_half,
};
use super::{Cell, Illegal, Move, Position, Step, Value};
use crate::rules::notation::Head;
use crate::rules::words::Word;
use crate::rules::{Expect, GameKind, LineProblem, Notation, Rules, Side, TurnLine};

/// A throw or choice of a turn.
pub type Event = crate::rules::Event<Value, Move>;

/// The written form of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Thrown {
    value: Value,
    mark: Mark,
}

/// The mark after a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    /// No mark: no declaration was due, or it was "again".
    Plain,
    /// `!`: the throw was declared "start".
    Start,
    /// `?`: the throw must still be declared.
    Due,
}

/// A complete or unfinished turn with its throws and choices. `Display` writes its line.
///
/// It plays each event on a position, so it always has the current one.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnText {
    number: u32,
    /// The side whose turn it is. `None` until a throw of the opening has decided (TN-4).
    side: Option<Side>,
    now: Position,
    events: Vec<Event>,
    thrown: Vec<Thrown>,
    items: Vec<UseText>,
    /// The position before the first half whose second half is pending.
    before_half: Option<Position>,
}

impl TurnText {
    /// Adds the written form of an accepted choice.
    fn note(&mut self, before: &Position, choice: Move, steps: &[Step]) {
        let moved = steps.iter().find_map(|step| match step {
            Step::Travelled { path, .. } => Some(MoveText {
                from: *path.first()?,
                to: *path.last()?,
                capture: captured(steps),
            }),
            _ => None,
        });
        match (choice, moved) {
            (Move::Declare { start, .. }, _) => {
                if let Some(last) = self.thrown.last_mut() {
                    last.mark = if start { Mark::Start } else { Mark::Plain };
                }
            }
            (Move::Whole { value, .. }, Some(moved)) => {
                self.items.push(UseText::Whole { value, moved })
            }
            (Move::SingleHalf { value, .. }, Some(moved)) => {
                self.items.push(UseText::Single { value, moved });
            }
            (Move::Leap { .. }, Some(moved)) => {
                self.items.push(UseText::Leap {
                    total: before.series.total(),
                    moved,
                });
            }
            (Move::Half { value, .. }, Some(moved)) => self.note_half(before, value, moved),
            (_, None) => {}
        }
    }

    fn note_half(&mut self, before: &Position, value: Value, moved: MoveText) {
        let Some(start) = self.before_half.take() else {
            if before.pending_half().is_some() {
                self.items.push(UseText::Second { moved });
            } else if self.now.outcome().is_some() {
                self.items.push(UseText::Single { value, moved });
            } else {
                self.before_half = Some(*before);
                self.items.push(UseText::Halves {
                    value,
                    first: moved,
                    second: None,
                });
            }
            return;
        };
        let side = self.side();
        let Some(UseText::Halves { first, second, .. }) = self.items.last_mut() else {
            return;
        };
        let ahead = moved.from.index(side) > first.from.index(side);
        let swap = ahead && swappable(&start, value, moved.from, first.from, &self.now);
        let (front, back) = if swap {
            (moved, *first)
        } else {
            (*first, moved)
        };
        *first = front;
        *second = Some(back);
    }
}

impl TurnLine<Position> for TurnText {
    fn new(before: &Position) -> TurnText {
        TurnText {
            number: before.turn,
            side: (!before.is_opening()).then_some(before.side),
            now: *before,
            events: Vec::new(),
            // A throw that must still be declared was made before this line, but is part of its text.
            thrown: before.to_declare().map(due).into_iter().collect(),
            items: Vec::new(),
            before_half: None,
        }
    }

    /// Captures and lost throws can be left out. A line can end as soon as the turn can be interrupted.
    fn parse(before: &Position, line: &str) -> Result<TurnText, NotationError> {
        Reader::new(before, line).read()
    }

    fn events(&self) -> &[Event] {
        &self.events
    }

    fn position(&self) -> &Position {
        &self.now
    }

    fn side(&self) -> Side {
        self.side.unwrap_or(self.now.side)
    }

    fn is_complete(&self) -> bool {
        self.now.turn != self.number
            || self.side.is_some_and(|side| self.now.side != side)
            || self.now.expect() == Expect::Nothing
    }

    fn push(&mut self, event: Event) -> Result<Vec<Step>, Illegal> {
        if self.is_complete() {
            return Err(match self.now.expect() {
                Expect::Nothing => Illegal::GameOver,
                _ => Illegal::TurnOver,
            });
        }
        let before = self.now;
        let steps = match event {
            Event::Throw(value) => {
                let steps = self.now.throw(value)?;
                for step in &steps {
                    if let Step::Began { side } = step {
                        self.side = Some(*side);
                    }
                }
                let due = !self.is_complete() && self.now.to_declare().is_some();
                let mark = if due { Mark::Due } else { Mark::Plain };
                self.thrown.push(Thrown { value, mark });
                steps
            }
            Event::Play(choice) => {
                let steps = self.now.play(choice)?;
                self.note(&before, choice, &steps);
                steps
            }
        };
        self.events.push(event);
        self.items
            .extend(steps.iter().filter_map(|step| match step {
                Step::Lapsed { value, half: false } => Some(UseText::Lapse { value: *value }),
                _ => None,
            }));
        Ok(steps)
    }
}

/// A throw that must still be declared.
const fn due(value: Value) -> Thrown {
    Thrown {
        value,
        mark: Mark::Due,
    }
}

fn captured(steps: &[Step]) -> Option<Cell> {
    steps.iter().find_map(|step| match step {
        Step::Captured { at, .. } => Some(*at),
        _ => None,
    })
}

/// `true` if the halves can also be played in this order. The first must not end the game, and the result must be the
/// same position.
fn swappable(start: &Position, value: Value, first: Cell, second: Cell, end: &Position) -> bool {
    let mut other = *start;
    other.play(Move::Half { value, from: first }).is_ok()
        && other.outcome().is_none()
        && other
            .play(Move::Half {
                value,
                from: second,
            })
            .is_ok()
        && other == *end
}

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}. {}", self.number, self.side.map_or('-', letter))?;
        for thrown in &self.thrown {
            let mark = match thrown.mark {
                Mark::Plain => "",
                Mark::Start => "!",
                Mark::Due => "?",
            };
            write!(f, " {}{mark}", thrown.value)?;
        }
        if !self.items.is_empty() {
            f.write_str(":")?;
        }
        self.items.iter().try_for_each(|item| write!(f, " {item}"))
    }
}

/// The parser for one line. It plays the turn while it reads.
struct Reader<'a> {
    turn: TurnText,
    /// The column and the side at the start of the line. `None` if a throw of the opening must still decide.
    named: Option<(usize, Side)>,
    head: Head<'a>,
    items: std::iter::Peekable<std::vec::IntoIter<Word<'a>>>,
    /// The index in the turn's items after the last lost throw that the text has mentioned. A series can lose thousands
    /// of throws, so each is compared only once.
    passed: usize,
}

impl<'a> Reader<'a> {
    fn new(before: &Position, line: &'a str) -> Reader<'a> {
        let (head, items) = Head::before_colon(line);
        Reader {
            turn: TurnText::new(before),
            named: None,
            head,
            items: items.into_iter().peekable(),
            passed: 0,
        }
    }

    fn read(mut self) -> Result<TurnText, NotationError> {
        let number = "the number of the turn, such as 12.";
        self.head.number(self.turn.number, number)?;
        match self.turn.side {
            Some(side) => self.head.side(GameKind::Tablan, side, "B or R")?,
            None => self.named = self.side_in_opening()?,
        }
        while let Some((column, text)) = self.head.next() {
            // If pieces move after each throw, they must move before the next one.
            while self.turn.now.to_declare().is_none()
                && self.expects_move()
                && self.items.peek().is_some()
            {
                self.item()?;
            }
            self.throw(column, text)?;
        }
        if self.named.is_some() && self.turn.side.is_none() {
            let expected = "a throw of 2, or - for the side";
            let problem = LineProblem::Missing { expected };
            return Err(NotationError::at(self.head.end, problem));
        }
        while self.items.peek().is_some() {
            self.item()?;
        }
        Ok(self.turn)
    }

    /// Reads the side of a turn that starts with the opening (TN-4). `None` for `-`.
    fn side_in_opening(&mut self) -> Result<Option<(usize, Side)>, NotationError> {
        let expected = "B, R or -";
        let (column, text) = self.head.need(expected)?;
        match GameKind::Tablan.side_of_letter(text) {
            None if text == "-" => Ok(None),
            None => {
                let problem = LineProblem::unreadable(text, expected);
                Err(NotationError::at(column, problem))
            }
            side => Ok(side.map(|side| (column, side))),
        }
    }

    /// Compares the side at the start of the line with the one that a throw of 2 has decided (TN-4).
    fn check_beginner(&self, column: usize, began: Side) -> Result<(), NotationError> {
        match self.named {
            None => Err(NotationError::at(column, NotationProblem::Decided)),
            Some((column, named)) if named != began => {
                let problem = LineProblem::wrong_side(GameKind::Tablan, began);
                Err(NotationError::at(column, problem))
            }
            Some(_) => Ok(()),
        }
    }

    fn expects_move(&self) -> bool {
        !self.turn.is_complete() && matches!(self.turn.now.expect(), Expect::Move(_))
    }

    fn throw(&mut self, column: usize, text: &str) -> Result<(), NotationError> {
        let unreadable = || {
            let expected = "a throw: 0, 2, 8, 12, 8! or 12!";
            NotationError::at(column, LineProblem::unreadable(text, expected))
        };
        let value = text.trim_end_matches(['!', '?']);
        let mark = &text[value.len()..];
        let value = match value {
            "0" => Value::Nothing,
            _ => read_value(value).ok_or_else(unreadable)?,
        };
        let carried = self.turn.events.is_empty() && self.turn.now.to_declare() == Some(value);
        if !carried {
            let is_undecided = self.turn.side.is_none();
            self.push(Event::Throw(value), column, text)?;
            if let Some(began) = self.turn.side.filter(|_| is_undecided) {
                self.check_beginner(column, began)?;
            }
        }
        let due = !self.turn.is_complete() && self.turn.now.to_declare().is_some();
        match mark {
            "?" if due => Ok(()),
            "" if !due => Ok(()),
            "" | "!" => {
                let choice = Move::Declare {
                    value,
                    start: mark == "!",
                };
                if due {
                    self.push(Event::Play(choice), column, text)
                } else {
                    let illegal = Illegal::NothingToDeclare { value };
                    Err(NotationError::at(column, illegal))
                }
            }
            _ => Err(unreadable()),
        }
    }

    fn push(&mut self, event: Event, column: usize, text: &str) -> Result<(), NotationError> {
        if self.turn.is_complete() {
            return Err(NotationError::at(column, LineProblem::too_much(text)));
        }
        self.turn
            .push(event)
            .map(|_| ())
            .map_err(|illegal| NotationError::at(column, illegal))
    }

    /// Reads and plays one use of a throw.
    fn item(&mut self) -> Result<(), NotationError> {
        let Some((column, text)) = self.items.next() else {
            let problem = LineProblem::Missing { expected: ITEM };
            return Err(NotationError::at(self.head.end, problem));
        };
        match read_item(text, column)? {
            UseText::Lapse { value } => self.lapse(value, column),
            UseText::Whole { value, moved } => self.play_move(
                Move::Whole {
                    value,
                    from: moved.from,
                },
                moved,
                column,
                text,
            ),
            UseText::Halves {
                value,
                first,
                second,
            } => {
                self.play_move(
                    Move::Half {
                        value,
                        from: first.from,
                    },
                    first,
                    column,
                    text,
                )?;
                second.map_or(Ok(()), |second| {
                    self.play_move(
                        Move::Half {
                            value,
                            from: second.from,
                        },
                        second,
                        column,
                        text,
                    )
                })
            }
            UseText::Second { moved } => {
                let choice = second_half(&self.turn.now, moved, column)?;
                self.play_move(choice, moved, column, text)
            }
            UseText::Single { value, moved } => {
                let choice = losing_half(&self.turn.now, value, moved.from);
                self.play_move(choice, moved, column, text)
            }
            UseText::Leap { total, moved } => {
                check_total(&self.turn.now, total)
                    .map_err(|problem| NotationError::at(column, problem))?;
                self.play_move(Move::Leap { from: moved.from }, moved, column, text)
            }
        }
    }

    fn play_move(
        &mut self,
        choice: Move,
        moved: MoveText,
        column: usize,
        text: &str,
    ) -> Result<(), NotationError> {
        if !self.turn.is_complete() {
            check_move_text(&self.turn.now, choice, moved)
                .map_err(|problem| NotationError::at(column, problem))?;
        }
        self.push(Event::Play(choice), column, text)
    }

    /// Skips a lost throw in the text. The turn has already recorded it.
    fn lapse(&mut self, value: Value, column: usize) -> Result<(), NotationError> {
        let ahead = self.turn.items.iter().skip(self.passed);
        let lapsed = UseText::Lapse { value };
        match ahead.copied().position(|item| item == lapsed) {
            Some(place) => {
                self.passed += place + 1;
                Ok(())
            }
            None => {
                let problem = NotationProblem::NotLapsed { value };
                Err(NotationError::at(column, problem))
            }
        }
    }
}

impl Notation for Position {
    type NotationError = NotationError;
    type Turn = TurnText;

    fn write_throw(value: Value) -> String {
        value.to_string()
    }

    fn write_choice(&self, choice: Move) -> String {
        print_choice(self, choice)
    }

    fn read_choice(&self, text: &str) -> Result<Move, NotationError> {
        parse_choice(self, text)
    }

    fn diagram(&self) -> String {
        diagram(self)
    }

    const PLACES: &'static str = "a1 to l4, sticks";

    fn place_number(name: &str) -> Option<u8> {
        let cell = name.parse::<Cell>().ok()?;
        Some(cell.index(Side::First))
    }

    fn place_name(number: u8) -> Option<String> {
        Cell::on_path(Side::First, number).map(|cell| cell.to_string())
    }
}
