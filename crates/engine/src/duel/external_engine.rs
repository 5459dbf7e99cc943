//! A player of another program that speaks the engine's protocol: an earlier version, as a file.

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

/// The most lines that an answer may have: none has more than one before its `ok`.
const MAX_ANSWER_LINES: usize = 100;

/// Why an external engine cannot go on with a game. What was sent and what came are shortened.
#[derive(Debug, Error)]
pub enum ExternalEngineError {
    /// There is no such program, or the system does not let it run.
    #[error(
        "cannot be started: {problem}; behind file: the path of a program that speaks the engine's \
         protocol is accepted"
    )]
    Start {
        /// What the system says.
        problem: io::Error,
    },
    /// No answer came in time.
    #[error(
        "was sent {sent:?} and did not answer within {} ms; --answer-ms gives it more time",
        limit.as_millis()
    )]
    TimedOut {
        /// The line sent.
        sent: String,
        /// How long it had.
        limit: Duration,
    },
    /// It has ended, or will say nothing more.
    #[error(
        "was sent {sent:?}, answered {came:?} and ended{}; an answer that ends with ok is accepted",
        status.map(|status| format!(" ({status})")).unwrap_or_default()
    )]
    Ended {
        /// The line sent.
        sent: String,
        /// What came before the end.
        came: String,
        /// How it ended, where that is known.
        status: Option<ExitStatus>,
    },
    /// It does not accept what was played or asked.
    #[error("was sent {sent:?} and refused it with {came:?}; ok is accepted")]
    Refused {
        /// The line sent.
        sent: String,
        /// Its error.
        came: String,
    },
    /// It says more than belongs to an answer.
    #[error(
        "was sent {sent:?} and answered at length: {came:?}; at most {MAX_ANSWER_LINES} lines of \
         {MAX_LINE} bytes before ok are accepted"
    )]
    TooLong {
        /// The line sent.
        sent: String,
        /// What came.
        came: String,
    },
    /// Its answer names no choice that can be played.
    #[error("was sent {sent:?} and answered {came:?}, which cannot be played: {reason}")]
    Unplayable {
        /// The line sent.
        sent: String,
        /// What came.
        came: String,
        /// Why not, with what is accepted.
        reason: String,
    },
}

/// A program at one game. It is ended when it is dropped.
#[derive(Debug)]
pub(super) struct ExternalEngine {
    child: Child,
    lines: SyncSender<String>,
    answers: Receiver<Answer>,
    /// How long it may take for each answer.
    limit: Duration,
    /// How many throws and choices of the game it knows.
    told: usize,
}

/// What was said to one line.
#[derive(Debug)]
struct Answer {
    lines: Vec<String>,
    end: AnswerEnd,
}

/// How an answer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerEnd {
    Ok,
    /// With an error, which is the last line.
    Error,
    /// With the end of the output.
    Closed,
    TooLong,
}

impl ExternalEngine {
    /// Starts the program at a path and begins the game with it.
    ///
    /// # Errors
    /// Where it does not start or refuses the game.
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
            // Nobody waits for this thread: it ends with the program's output, which children of
            // the program may keep open for longer.
            thread::spawn(move || converse(input, output, &lines_out, &answers_in));
        }
        let mut engine = ExternalEngine {
            child,
            lines,
            answers,
            limit,
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
    /// Where it does not answer in time, or not with a legal choice.
    pub fn choose(
        &mut self,
        game: &GameRecord,
        level: &str,
        budget: Budget,
    ) -> Result<AnyMove, ExternalEngineError> {
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
            .ok_or_else(|| unplayable("a line best NOTATION is accepted".to_owned()))?;
        let choices = TurnSoFar::of(game)
            .read(game.position(), best)
            .map_err(|error| unplayable(error.to_string()))?;
        choices
            .first()
            .copied()
            .ok_or_else(|| unplayable("a legal choice is accepted".to_owned()))
    }

    /// Sends a line and gives what is answered before the `ok`.
    fn ask(&mut self, line: &str) -> Result<Vec<String>, ExternalEngineError> {
        let sent = || shortened(line);
        // Where the thread has ended, nothing more is answered either.
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

    /// How it has ended: the output closes a moment before the system says so.
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
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends one line after the other and hands on what is answered to each. Whoever asks can thus stop
/// waiting, whether the program does not read or does not write.
fn converse(
    mut input: ChildStdin,
    output: ChildStdout,
    lines: &Receiver<String>,
    answers: &SyncSender<Answer>,
) {
    let mut output = BufReader::new(output);
    for line in lines {
        // A program that reads no more may have said why: what it wrote is read all the same.
        let _ = writeln!(input, "{line}").and_then(|()| input.flush());
        if answers.send(read_answer(&mut output)).is_err() {
            break;
        }
    }
}

/// Reads an answer up to its `ok` or error.
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

/// The lines of an answer in one, shortened.
fn quoted(lines: &[String]) -> String {
    shortened(&lines.join(" / "))
}
