//! A player of another program that speaks the engine's protocol: an earlier version, as a file.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::engine::play::TurnSoFar;
use crate::engine::{Budget, show};
use crate::record::{Event, GameRecord};
use crate::rules::AnyMove;

/// A program at one game.
#[derive(Debug)]
pub(super) struct ExternalEngine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// How many throws and choices of the game it knows.
    told: usize,
}

impl ExternalEngine {
    /// Starts the program at a path and begins the game with it.
    ///
    /// # Errors
    /// Where it does not start or refuses the game.
    pub fn new(path: &str, game: &GameRecord) -> io::Result<ExternalEngine> {
        let mut child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let mut engine = ExternalEngine {
            child,
            input,
            output: BufReader::new(output),
            told: 0,
        };
        let mut line = format!("new {} seed={}", game.setup().kind(), game.seed());
        for state in game.setup().option_states() {
            line.push_str(&format!(" {}={}", state.name, state.value));
        }
        engine.ask(&line)?;
        Ok(engine)
    }

    /// What it chooses in the game as it stands.
    ///
    /// # Errors
    /// Where it does not answer, or not with a legal choice.
    pub fn choose(
        &mut self,
        game: &GameRecord,
        level: &str,
        budget: Budget,
    ) -> io::Result<AnyMove> {
        for place in self.told..game.events().len() {
            match game.events().nth(place) {
                Some(Event::Threw { throw, .. }) => {
                    self.ask(&format!("throw {}", show::throw(throw)))?;
                }
                Some(Event::Played { choice, .. }) => {
                    let text = game.position_at(place).write_choice(*choice);
                    self.ask(&format!("play {text}"))?;
                }
                _ => {}
            }
        }
        self.told = game.events().len();
        let budget = match budget {
            Budget::Standard => String::new(),
            Budget::Nodes(nodes) => format!(" nodes={nodes}"),
            Budget::Time(time) => format!(" ms={}", time.as_millis()),
        };
        let reply = self.ask(&format!("go level={level}{budget}"))?;
        let best = reply.iter().find_map(|line| line.strip_prefix("best "));
        let refused = || io::Error::from(io::ErrorKind::InvalidData);
        let turn = TurnSoFar::of(game).read(game.position(), best.ok_or_else(refused)?);
        let choices = turn.map_err(|_| refused())?;
        choices.first().copied().ok_or_else(refused)
    }

    /// Sends a line and reads what is answered before the `ok`.
    fn ask(&mut self, line: &str) -> io::Result<Vec<String>> {
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        let mut reply = Vec::new();
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = line.trim_end();
            if line == "ok" {
                return Ok(reply);
            }
            if line.starts_with("error ") {
                return Err(io::ErrorKind::InvalidData.into());
            }
            reply.push(line.to_owned());
        }
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
