//! A player in another program that speaks the engine's protocol, such as an earlier version of it.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use thiserror::Error;

use crate::error::shortened;
use crate::play::TurnSoFar;
use crate::serve::read_line;
use crate::{Budget, MAX_LINE, show};
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::rules::AnyMove;

/// The most lines of an answer. No answer has more than one before its `ok`.
const MAX_ANSWER_LINES: usize = 100;

/// The reason why an external engine can't continue a game. Sent and received texts are shortened.
#[derive(Debug, Error)]
pub enum ExternalEngineError {
    /// The program doesn't exist, or the system doesn't let it run.
    #[error(
        "cannot be started: {problem}; behind file: the path of a program that speaks the engine's \
         protocol is expected"
    )]
    Start {
        /// The system's error.
        problem: io::Error,
    },
    /// The program didn't answer in time.
    #[error(
        "was sent {sent:?} and did not answer within {} ms; --answer-ms gives it more time",
        limit.as_millis()
    )]
    TimedOut {
        /// The line sent.
        sent: String,
        /// The time limit.
        limit: Duration,
    },
    /// The program ended or closed its output.
    #[error(
        "was sent {sent:?}, answered {came:?} and ended{}; an answer that ends with ok is accepted",
        status.map(|status| format!(" ({status})")).unwrap_or_default()
    )]
    Ended {
        /// The line sent.
        sent: String,
        /// The lines received before the end.
        came: String,
        /// The exit status, `None` if it isn't known.
        status: Option<ExitStatus>,
    },
    /// The program refused a command.
    #[error("was sent {sent:?} and refused it with {came:?}; ok is accepted")]
    Refused {
        /// The line sent.
        sent: String,
        /// The program's error.
        came: String,
    },
    /// The answer is too long.
    #[error(
        "was sent {sent:?} and answered at length: {came:?}; at most {MAX_ANSWER_LINES} lines of \
         {MAX_LINE} bytes before ok are accepted"
    )]
    TooLong {
        /// The line sent.
        sent: String,
        /// The received text.
        came: String,
    },
    /// The answer isn't a legal choice.
    #[error("was sent {sent:?} and answered {came:?}, which cannot be played: {reason}")]
    Unplayable {
        /// The line sent.
        sent: String,
        /// The received text.
        came: String,
        /// The reason, with the accepted choices.
        reason: String,
    },
}

/// A running program for one game. Dropping it ends the program.
#[derive(Debug)]
pub(super) struct ExternalEngine {
    child: Child,
    lines: SyncSender<String>,
    answers: Receiver<Answer>,
    /// The time limit for each answer.
    limit: Duration,
    /// The number of events that the program knows.
    known_events: usize,
}

/// The answer to one line.
#[derive(Debug)]
struct Answer {
    lines: Vec<String>,
    end: AnswerEnd,
}

/// The end of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerEnd {
    Ok,
    /// An error, which is the last line.
    Error,
    /// The end of the output.
    Closed,
    TooLong,
}

impl ExternalEngine {
    /// Starts the program at a path and starts the game in it.
    ///
    /// # Errors
    /// Fails if it doesn't start or refuses the game.
    pub fn start(
        path: &str,
        game: &GameRecord,
        limit: Duration,
    ) -> Result<ExternalEngine, ExternalEngineError> {
        let mut child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|problem| ExternalEngineError::Start { problem })?;
        let (lines, lines_out) = sync_channel(1);
        let (answers_in, answers) = sync_channel(1);
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            // This thread isn't joined: it ends with the program's output, which child processes of the program can
            // keep open for longer.
            thread::spawn(move || converse(input, output, &lines_out, &answers_in));
        }
        let mut engine = ExternalEngine {
            child,
            lines,
            answers,
            limit,
            known_events: 0,
        };
        let mut line = format!("new {} seed={}", game.setup().kind(), game.seed());
        for state in game.setup().option_states() {
            line.push_str(&format!(" {}={}", state.name, state.value));
        }
        engine.ask(&line)?;
        Ok(engine)
    }

    /// Asks for a choice in the current state of the game.
    ///
    /// # Errors
    /// Fails if it doesn't answer in time, or if the answer isn't a legal choice.
    pub fn choose(
        &mut self,
        game: &GameRecord,
        level: &str,
        budget: Budget,
    ) -> Result<AnyMove, ExternalEngineError> {
        for place in self.known_events..game.events().len() {
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
        self.known_events = game.events().len();
        let budget = match budget {
            Budget::Standard => String::new(),
            Budget::Nodes(nodes) => format!(" nodes={nodes}"),
            Budget::Time(time) => format!(" ms={}", time.as_millis()),
        };
        let line = format!("go level={level}{budget}");
        let answer = self.ask(&line)?;
        let unplayable = |reason: String| ExternalEngineError::Unplayable {
            sent: shortened(&line),
            came: quoted(&answer),
            reason,
        };
        let best = answer
            .iter()
            .find_map(|line| line.strip_prefix("best "))
            .ok_or_else(|| unplayable("expected: a line best NOTATION".to_owned()))?;
        let choices = TurnSoFar::of(game)
            .read(game.position(), best)
            .map_err(|error| unplayable(error.to_string()))?;
        choices
            .first()
            .copied()
            .ok_or_else(|| unplayable("expected: a legal choice".to_owned()))
    }

    /// Sends a line and returns the answer without its `ok`.
    fn ask(&mut self, line: &str) -> Result<Vec<String>, ExternalEngineError> {
        let sent = || shortened(line);
        // If the thread has ended, receiving the answer fails too.
        let _ = self.lines.send(line.to_owned());
        let answer = match self.answers.recv_timeout(self.limit) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => {
                return Err(ExternalEngineError::TimedOut {
                    sent: sent(),
                    limit: self.limit,
                });
            }
            Err(RecvTimeoutError::Disconnected) => Answer {
                lines: Vec::new(),
                end: AnswerEnd::Closed,
            },
        };
        let came = || quoted(&answer.lines);
        match answer.end {
            AnswerEnd::Ok => Ok(answer.lines),
            AnswerEnd::Error => Err(ExternalEngineError::Refused {
                sent: sent(),
                came: came(),
            }),
            AnswerEnd::Closed => Err(ExternalEngineError::Ended {
                sent: sent(),
                came: came(),
                status: self.status(),
            }),
            AnswerEnd::TooLong => Err(ExternalEngineError::TooLong {
                sent: sent(),
                came: came(),
            }),
        }
    }

    /// The exit status. The output is closed a moment before the system knows it.
    fn status(&mut self) -> Option<ExitStatus> {
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            thread::sleep(Duration::from_millis(5));
        }
        None
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        // It might already have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends lines and passes on their answers. It runs in a thread, so that the caller can stop waiting for a program that
/// doesn't read or doesn't answer.
fn converse(
    mut input: ChildStdin,
    output: ChildStdout,
    lines: &Receiver<String>,
    answers: &SyncSender<Answer>,
) {
    let mut output = BufReader::new(output);
    for line in lines {
        // A program that no longer reads might have written the reason, so its output is read anyway.
        let _ = writeln!(input, "{line}").and_then(|()| input.flush());
        if answers.send(read_answer(&mut output)).is_err() {
            break;
        }
    }
}

/// Reads an answer up to its `ok` or its error.
fn read_answer(output: &mut impl BufRead) -> Answer {
    let (mut lines, mut bytes) = (Vec::new(), Vec::new());
    let end = loop {
        match read_line(output, &mut bytes) {
            Ok(Some(true)) => {}
            Ok(Some(false)) => break AnswerEnd::TooLong,
            Ok(None) | Err(_) => break AnswerEnd::Closed,
        }
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        if line == "ok" {
            break AnswerEnd::Ok;
        }
        let is_error = line.starts_with("error ");
        lines.push(line);
        if is_error {
            break AnswerEnd::Error;
        }
        if lines.len() > MAX_ANSWER_LINES {
            break AnswerEnd::TooLong;
        }
    };
    Answer { lines, end }
}

/// Joins the lines of an answer into one, shortened.
fn quoted(lines: &[String]) -> String {
    shortened(&lines.join(" / "))
}
