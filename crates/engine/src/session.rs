//! A session: the current game, and the effect of every command on it.

use super::budget::perft;
use super::command::{COMMANDS, Command, Name};
use super::engine_game::EngineGame;
use super::error::shortened;
use super::load::{self, Loaded};
use super::play::{LIMITS, TurnSoFar, check_choice};
use super::protocol::{check_series, read_throws};
use super::{EngineError, Reply, begin, go, rollout, show};
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::rules::Side;

/// An engine with at most one current game.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    game: Option<EngineGame>,
    /// The games of the last `load`, as they were in the file.
    loaded: Vec<GameRecord>,
}

type Lines = Result<Vec<String>, EngineError>;

/// The answer of a command that has no lines.
const DONE: Lines = Ok(Vec::new());

impl Engine {
    /// Makes an engine without a game.
    #[must_use]
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Carries out one line and returns the reply. A refused command changes nothing.
    pub fn answer(&mut self, line: &str) -> Reply {
        let command = match Command::read(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Reply::accepted(Vec::new()),
            Err(error) => return Reply::refused(&error),
        };
        match self.carry_out(command) {
            Ok(lines) if command.usage.name == Name::Quit => Reply::accepted(lines).and_last(),
            Ok(lines) => Reply::accepted(lines),
            Err(error) => Reply::refused(&error),
        }
    }

    fn carry_out(&mut self, command: Command<'_>) -> Lines {
        match command.usage.name {
            Name::Games => Ok(show::games()),
            Name::Help => Ok(COMMANDS.iter().map(|usage| usage.text.to_owned()).collect()),
            Name::Quit => DONE,
            Name::New => self.begin(begin::new(command)?),
            Name::Position => {
                let now = self.game.as_ref().map(|table| &table.game);
                self.begin(begin::position(command, now)?)
            }
            Name::Load => self.load(command),
            Name::Select => self.select(command),
            Name::Next => self.begin(self.table()?.game.next_game()?),
            Name::Show => Ok(show::show(&self.table()?.game)),
            Name::Result => Ok(vec![show::result(&self.table()?.game)]),
            Name::Score => Ok(vec![show::score(&self.table()?.game)?]),
            Name::Record => Ok(self.record()?),
            Name::Moves => self.moves(),
            Name::Turns => self.turns(),
            Name::Perft => self.perft(command),
            Name::Go => go::go(&self.table()?.game, command),
            Name::Rollout => rollout::rollout(&self.table()?.game, command),
            Name::Throw => self.throw(command),
            Name::Play => self.play(command),
            Name::Undo => {
                self.table_mut()?.undo()?;
                DONE
            }
            Name::Resign => self.resign(command),
            Name::Draw => {
                self.table_mut()?.change(GameRecord::agree_draw)?;
                DONE
            }
        }
    }

    fn table(&self) -> Result<&EngineGame, EngineError> {
        self.game.as_ref().ok_or(EngineError::NoGame)
    }

    fn table_mut(&mut self) -> Result<&mut EngineGame, EngineError> {
        self.game.as_mut().ok_or(EngineError::NoGame)
    }

    fn begin(&mut self, game: GameRecord) -> Lines {
        self.game = Some(EngineGame::new(game));
        DONE
    }

    /// Loads all games of a file. The first one is current.
    fn load(&mut self, command: Command<'_>) -> Lines {
        let Loaded { games, report } = load::load(command)?;
        self.loaded = games;
        if let Some(first) = self.loaded.first() {
            self.game = Some(EngineGame::new(first.clone()));
        }
        Ok(report)
    }

    /// Makes a game of the last `load` current, as it was in the file.
    fn select(&mut self, command: Command<'_>) -> Lines {
        let number = command.rest.parse::<usize>().ok();
        let game = number.and_then(|number| self.loaded.get(number.checked_sub(1)?));
        let game = game.cloned().ok_or_else(|| EngineError::NoLoadedGame {
            found: shortened(command.rest),
            accepted: match self.loaded.len() {
                0 => "none, because no file was loaded".to_owned(),
                count => format!("1 to {count}"),
            },
        })?;
        self.begin(game)
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
        let count = perft(position, depth)?;
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
        let throws = read_throws(kind, command.rest)?;
        table.change(|game| {
            throws.into_iter().try_for_each(|throw| {
                game.throw(throw)?;
                check_series(game.position())
            })
        })?;
        DONE
    }

    fn play(&mut self, command: Command<'_>) -> Lines {
        let table = self.table_mut()?;
        if command.rest.is_empty() {
            return Err(command.usage.wrong("a choice or a turn is missing"));
        }
        check_choice(&table.game)?;
        let choices = TurnSoFar::of(&table.game).read(table.game.position(), command.rest)?;
        table.change(|game| {
            let mut choices = choices.into_iter();
            choices.try_for_each(|choice| game.play(choice).map(drop))
        })?;
        DONE
    }

    fn resign(&mut self, command: Command<'_>) -> Lines {
        let table = self.table_mut()?;
        let kind = table.game.setup().kind();
        let side = match command.rest {
            "" => table.game.position().side_to_act().unwrap_or(Side::First),
            name => begin::side(kind, name)?,
        };
        table.change(|game| game.resign(side))?;
        DONE
    }
}
