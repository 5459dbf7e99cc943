//! One conversation: the game under way and what every command does to it.

use std::fmt;
use std::fs::File;
use std::io::Read;

use super::command::{COMMANDS, Command, Name};
use super::error::{FileProblem, shortened};
use super::play::{LIMITS, TurnSoFar};
use super::{EngineError, MAX_FILE, MAX_SERIES, count, go, show, throws};
use crate::record::{Event, Match};
use crate::rules::tawula::MatchScore;
use crate::rules::{AnyPosition, AnyThrow, Expect, GameKind, Setup, Side, tablan};

/// What is said to one line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    lines: Vec<String>,
    /// `ok`, or the error.
    verdict: String,
    last: bool,
}

impl Reply {
    /// The reply to what is refused.
    #[must_use]
    pub fn refused(error: &EngineError) -> Reply {
        // Whatever a message quotes, an error is one line.
        let words = error.to_string().replace(['\n', '\r'], " ");
        Reply {
            lines: Vec::new(),
            verdict: format!("error {}: {words}", error.kind()),
            last: false,
        }
    }

    fn accepted(lines: Vec<String>) -> Reply {
        Reply {
            lines,
            verdict: "ok".to_owned(),
            last: false,
        }
    }

    /// Whether nothing is answered after it.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.last
    }

    /// What was asked for, line by line, without the verdict.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Whether the command was carried out.
    #[must_use]
    pub fn is_ok(&self) -> bool {
        self.verdict == "ok"
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "{}", self.verdict)
    }
}

/// An engine with at most one game under way.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    game: Option<Table>,
}

/// The game under way and how many events there were before each command that added some.
#[derive(Clone, Debug)]
struct Table {
    game: Match,
    marks: Vec<usize>,
}

impl Table {
    /// A game whose events so far were each a command.
    fn new(game: Match) -> Table {
        let marks = (0..game.events().len()).collect();
        Table { game, marks }
    }

    /// Goes back to so many events.
    fn back_to(&mut self, events: usize) {
        while self.game.events().len() > events {
            self.game.undo();
        }
    }

    /// Does something to the game: all of it, or, where it is refused, nothing.
    fn change(
        &mut self,
        what: impl FnOnce(&mut Match) -> Result<(), EngineError>,
    ) -> Result<(), EngineError> {
        let before = self.game.events().len();
        match what(&mut self.game) {
            Ok(()) => {
                self.marks.push(before);
                Ok(())
            }
            Err(error) => {
                self.back_to(before);
                Err(error)
            }
        }
    }
}

type Lines = Result<Vec<String>, EngineError>;

/// The answer of a command that only says whether it was carried out.
const DONE: Lines = Ok(Vec::new());

impl Engine {
    /// An engine without a game.
    #[must_use]
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Carries out one line and answers it. After a refusal everything is as it was.
    pub fn answer(&mut self, line: &str) -> Reply {
        let command = match Command::read(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Reply::accepted(Vec::new()),
            Err(error) => return Reply::refused(&error),
        };
        match self.carry_out(command) {
            Ok(lines) => Reply {
                last: command.usage.name == Name::Quit,
                ..Reply::accepted(lines)
            },
            Err(error) => Reply::refused(&error),
        }
    }

    fn carry_out(&mut self, command: Command<'_>) -> Lines {
        match command.usage.name {
            Name::Games => Ok(show::games()),
            Name::Help => Ok(COMMANDS.iter().map(|usage| usage.text.to_owned()).collect()),
            Name::Quit => DONE,
            Name::New => self.begin(new(command)?),
            Name::Position => self.begin(self.position(command)?),
            Name::Load => self.begin(load(command)?),
            Name::Next => {
                let next = self.table()?.game.next_game()?;
                self.begin(next)
            }
            Name::Show => Ok(show::show(&self.table()?.game)),
            Name::Result => Ok(vec![show::result(&self.table()?.game)]),
            Name::Score => Ok(vec![show::score(&self.table()?.game)?]),
            Name::Record => Ok(self.record()?),
            Name::Moves => self.moves(),
            Name::Turns => self.turns(),
            Name::Perft => self.perft(command),
            Name::Go => go::go(&self.table()?.game, command),
            Name::Throw => self.throw(command),
            Name::Play => self.play(command),
            Name::Undo => self.undo(),
            Name::Resign => self.resign(command),
            Name::Draw => {
                self.table_mut()?.change(|game| {
                    game.agree_draw()?;
                    Ok(())
                })?;
                DONE
            }
        }
    }

    fn table(&self) -> Result<&Table, EngineError> {
        self.game.as_ref().ok_or(EngineError::NoGame)
    }

    fn table_mut(&mut self) -> Result<&mut Table, EngineError> {
        self.game.as_mut().ok_or(EngineError::NoGame)
    }

    fn begin(&mut self, game: Match) -> Lines {
        self.game = Some(Table::new(game));
        DONE
    }

    /// Reads `[GAME] TEXT`; without a game's name the text is one of the game under way.
    fn position(&self, command: Command<'_>) -> Result<Match, EngineError> {
        let text = command.rest;
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let named = GameKind::from_name(word).ok();
        let (kind, text) = match (named, &self.game) {
            (Some(kind), _) => (kind, rest),
            (None, Some(table)) => (table.game.setup().kind(), text),
            (None, None) => return Err(EngineError::NoGame),
        };
        if text.trim().is_empty() {
            return Err(command.usage.wrong("a position's text is missing"));
        }
        let position = AnyPosition::parse(kind, text)?;
        check_series(&position)?;
        let seed = self.game.as_ref().map_or(0, |table| table.game.seed());
        Ok(Match::from_position(position, seed))
    }

    fn record(&self) -> Lines {
        let record = self.table()?.game.to_record();
        Ok(record.lines().map(str::to_owned).collect())
    }

    fn moves(&self) -> Lines {
        let position = self.table()?.game.position();
        let lines = position.legal_moves().into_iter();
        Ok(lines
            .map(|choice| format!("move {}", position.write_choice(choice)))
            .collect())
    }

    fn turns(&self) -> Lines {
        let game = &self.table()?.game;
        let turns = game.position().complete_turns(LIMITS)?;
        let so_far = TurnSoFar::of(game);
        Ok(turns
            .into_iter()
            .map(|turn| format!("turn {}", so_far.write(&turn.choices)))
            .collect())
    }

    fn perft(&self, command: Command<'_>) -> Lines {
        let position = self.table()?.game.position();
        let depth = Command::number(command.rest, "depth", 0, u32::MAX.into())?;
        let depth = u32::try_from(depth).unwrap_or(u32::MAX);
        let count = count::perft(position, depth)?;
        Ok(vec![format!("perft {depth} {count}")])
    }

    fn throw(&mut self, command: Command<'_>) -> Lines {
        let table = self.table_mut()?;
        let kind = table.game.setup().kind();
        if command.rest.is_empty() {
            table.change(|game| {
                game.throw_next()?;
                check_series(game.position())
            })?;
            let fallen = match table.game.events().next_back() {
                Some(Event::Threw { throw, .. }) => show::throw(throw),
                _ => String::new(),
            };
            return Ok(vec![format!("throw {fallen}")]);
        }
        let throws = throws::read(kind, command.rest)?;
        // Counted before any of them is taken, for they may be very many.
        let scoring = throws.iter().filter(|throw| scores(throw)).count() as u64;
        if scoring > u64::from(MAX_SERIES) {
            return Err(EngineError::LongSeries { found: scoring });
        }
        table.change(|game| {
            for throw in throws {
                game.throw(throw)?;
                check_series(game.position())?;
            }
            Ok(())
        })?;
        DONE
    }

    fn play(&mut self, command: Command<'_>) -> Lines {
        let table = self.table_mut()?;
        if command.rest.is_empty() {
            return Err(command.usage.wrong("a choice or a turn is missing"));
        }
        let expected = match table.game.expect() {
            Expect::Move(_) => None,
            Expect::Throw(_) => Some("a throw"),
            Expect::Nothing => Some("nothing, the game is over"),
        };
        if let Some(expected) = expected {
            return Err(EngineError::NoChoice { expected });
        }
        let choices = TurnSoFar::of(&table.game).read(table.game.position(), command.rest)?;
        table.change(|game| {
            for choice in choices {
                game.play(choice)?;
            }
            Ok(())
        })?;
        DONE
    }

    fn undo(&mut self) -> Lines {
        let table = self.table_mut()?;
        let mark = table.marks.pop().ok_or(EngineError::NothingToUndo)?;
        table.back_to(mark);
        DONE
    }

    fn resign(&mut self, command: Command<'_>) -> Lines {
        let table = self.table_mut()?;
        let kind = table.game.setup().kind();
        let side = match command.rest {
            "" => table.game.position().side_to_act().unwrap_or(Side::First),
            name => side(kind, name)?,
        };
        table.change(|game| {
            game.resign(side)?;
            Ok(())
        })?;
        DONE
    }
}

/// Reads what stands behind `new`.
fn new(command: Command<'_>) -> Result<Match, EngineError> {
    let mut words = command.words();
    let name = words
        .next()
        .ok_or_else(|| command.usage.wrong("the game is missing"))?;
    let kind = GameKind::from_name(name)?;
    let mut given: Vec<(String, &str)> = Vec::new();
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| {
            command
                .usage
                .wrong(format!("{:?} is not NAME=VALUE", shortened(word)))
        })?;
        let key = key.to_lowercase().replace('-', "_");
        if given.iter().any(|(known, _)| *known == key) {
            let key = shortened(&key);
            return Err(command.usage.wrong(format!("{key:?} is given twice")));
        }
        given.push((key, value));
    }
    let mut take = |key: &str| {
        let place = given.iter().position(|(known, _)| known == key)?;
        Some(given.remove(place).1)
    };
    let mut setup = Setup::new(kind);
    if let Some(preset) = take("preset") {
        setup.set_preset(preset)?;
    }
    let seed = match take("seed") {
        Some(seed) => Command::number(seed, "seed", 0, u64::MAX)?,
        None => 0,
    };
    let first = take("first").map(|name| side(kind, name)).transpose()?;
    let length = take("match");
    for (name, value) in given {
        setup.set_option(&name, value)?;
    }
    let mut game = match first {
        Some(first) => {
            let game = Match::new(setup, seed, first);
            if game.first() != Some(first) {
                return Err(EngineError::always_first(&game));
            }
            game
        }
        None => Match::opening(setup, seed),
    };
    if let Some(length) = length {
        let length = Command::number(length, "length of a match", 1, u8::MAX.into())?;
        game.set_score_before(MatchScore::new(u8::try_from(length).unwrap_or(u8::MAX))?)?;
    }
    Ok(game)
}

fn side(kind: GameKind, name: &str) -> Result<Side, EngineError> {
    Side::BOTH
        .into_iter()
        .find(|side| kind.side_name(*side).eq_ignore_ascii_case(name))
        .ok_or_else(|| EngineError::unknown_side(name, kind))
}

/// Reads the record at a path.
fn load(command: Command<'_>) -> Result<Match, EngineError> {
    if command.rest.is_empty() {
        return Err(command.usage.wrong("the path is missing"));
    }
    let text = read_file(command.rest).map_err(|problem| EngineError::File {
        path: shortened(command.rest),
        problem,
    })?;
    let game = Match::from_record(&text)?;
    for events in 0..=game.events().len() {
        check_series(game.position_at(events))?;
    }
    Ok(game)
}

fn read_file(path: &str) -> Result<String, FileProblem> {
    // Asked before opening, for opening a pipe may wait for ever.
    let facts = std::fs::metadata(path)?;
    if !facts.is_file() {
        return Err(FileProblem::NotRegular);
    }
    // A file of the system that says so may yet make its reader wait.
    if facts.len() == 0 {
        return Err(FileProblem::Empty);
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_FILE).read_to_end(&mut bytes)?;
    if bytes.len() as u64 >= MAX_FILE {
        return Err(FileProblem::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| FileProblem::NotUtf8)
}

fn scores(throw: &AnyThrow) -> bool {
    matches!(throw, AnyThrow::Tablan(value) if *value != tablan::Value::Nothing)
}

/// Refuses what would take the engine too long to look through.
fn check_series(position: &AnyPosition) -> Result<(), EngineError> {
    match position {
        AnyPosition::Tablan(position) if position.series_length() > MAX_SERIES => {
            Err(EngineError::LongSeries {
                found: position.series_length().into(),
            })
        }
        _ => Ok(()),
    }
}
