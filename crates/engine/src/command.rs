//! Parses the commands of the protocol.

use super::EngineError;
use super::error::shortened;

/// The name of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    Games,
    New,
    Show,
    Position,
    Throw,
    Moves,
    Turns,
    Play,
    Undo,
    Resign,
    Draw,
    Result,
    Score,
    Next,
    Record,
    Load,
    Select,
    Perft,
    Go,
    Rollout,
    Help,
    Quit,
}

/// The syntax of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    pub(super) name: Name,
    /// The name and the arguments.
    pub(super) text: &'static str,
}

const fn usage(name: Name, text: &'static str) -> Usage {
    Usage { name, text }
}

/// All commands.
pub(super) const COMMANDS: [Usage; 22] = [
    usage(Name::Games, "games"),
    usage(
        Name::New,
        "new GAME [preset=P] [OPTION=VALUE …] [first=SIDE] [seed=N] [match=N]",
    ),
    usage(Name::Show, "show"),
    usage(Name::Position, "position [GAME] TEXT"),
    usage(Name::Throw, "throw [V …]"),
    usage(Name::Moves, "moves"),
    usage(Name::Turns, "turns"),
    usage(Name::Play, "play NOTATION"),
    usage(Name::Undo, "undo"),
    usage(Name::Resign, "resign [SIDE]"),
    usage(Name::Draw, "draw"),
    usage(Name::Result, "result"),
    usage(Name::Score, "score"),
    usage(Name::Next, "next"),
    usage(Name::Record, "record"),
    usage(Name::Load, "load PATH"),
    usage(Name::Select, "select N"),
    usage(Name::Perft, "perft N"),
    usage(Name::Go, "go [level=L] [nodes=N | ms=N]"),
    usage(
        Name::Rollout,
        "rollout [games=N] [seed=S] [TURN [| TURN …]]",
    ),
    usage(Name::Help, "help"),
    usage(Name::Quit, "quit"),
];

impl Usage {
    /// The name of the command.
    pub(super) fn word(&self) -> &'static str {
        self.text.split(' ').next().unwrap_or_default()
    }

    /// The error for wrong arguments.
    pub(super) fn wrong(self, found: impl Into<String>) -> EngineError {
        EngineError::Arguments {
            found: found.into(),
            usage: self.text,
        }
    }
}

/// `true` for a byte order mark, which some programs write before a text, and for a zero-width space.
const fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{feff}' | '\u{200b}')
}

/// One line of input: the command and its trimmed arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Command<'a> {
    pub usage: Usage,
    pub rest: &'a str,
}

impl<'a> Command<'a> {
    /// Reads a line. `None` if it's empty or a remark (`#`).
    ///
    /// # Errors
    /// Fails if the command doesn't exist, or if it has arguments but takes none.
    pub(super) fn read(line: &'a str) -> Result<Option<Command<'a>>, EngineError> {
        let line = line.trim_matches(|sign: char| sign.is_whitespace() || is_mark(sign));
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let usage = COMMANDS
            .into_iter()
            .find(|usage| usage.word().eq_ignore_ascii_case(word))
            .ok_or_else(|| EngineError::UnknownCommand {
                found: shortened(word),
            })?;
        let alone = !usage.text.contains(' ');
        if alone && !rest.is_empty() {
            return Err(usage.wrong(format!("nothing is accepted after {:?}", usage.word())));
        }
        Ok(Some(Command { usage, rest }))
    }

    /// The arguments.
    pub(super) fn words(self) -> impl Iterator<Item = &'a str> {
        self.rest.split_whitespace()
    }

    /// Reads a whole number from an argument.
    ///
    /// # Errors
    /// Fails if it isn't a number from `least` to `most`.
    pub(super) fn number(
        found: &str,
        what: &'static str,
        least: u64,
        most: u64,
    ) -> Result<u64, EngineError> {
        found
            .parse()
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| EngineError::Number {
                found: shortened(found),
                what,
                least,
                most,
            })
    }
}
