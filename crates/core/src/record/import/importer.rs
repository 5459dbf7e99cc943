//! Imports a text in slices, so that the window stays responsive.

use std::time::Duration;

use web_time::Instant;

use super::encoding::decode;
use super::finder::{Finder, Part};
use super::lines::{Lines, quote_length};
use super::link_letters::{FoundLink, link_text};
use super::loose_reader::LooseReader;
use super::place::PlaceCounter;
use super::problem::{ImportProblem, ImportReason};
use super::signs::{is_invisible, is_space};
use super::traced::Traced;
use super::transfer::decoded;
use super::{Altered, GameForm, Imported, ImportedGame, MAX_IMPORT_BYTES, MAX_IMPORT_GAMES, Place};
use crate::record::text::DIGEST;
use crate::record::{GameRecord, LinkReader, Reading, RecordProblem, RecordReader};

/// The number of bytes after which the time is checked.
const SLICE: usize = 1024;

/// The number of bytes of a record that take about as long to read as one event of a link.
const BYTES_AN_EVENT: usize = 64;

/// The most problems whose reasons are kept.
const MAX_PROBLEMS: usize = 1_000;

/// A text from anywhere that is being imported.
#[derive(Clone, Debug)]
pub struct Importer {
    text: String,
    finder: Finder,
    places: PlaceCounter,
    task: Option<Task>,
    /// The number of records and links found.
    found: usize,
    /// The offsets of the last record or link (bytes).
    part: (usize, usize),
    games: Vec<ImportedGame>,
    problems: Vec<ImportProblem>,
    /// The number of problems, including those whose reasons aren't kept.
    problem_count: usize,
    is_cut_short: bool,
    is_finished: bool,
}

/// The record or link that is being read.
#[derive(Clone, Debug)]
struct Task {
    /// The offsets of the part (bytes).
    start: usize,
    end: usize,
    remark: String,
    state: TaskState,
}

#[derive(Clone, Debug)]
enum TaskState {
    /// The record is read as it is.
    Exact(RecordReader<'static>),
    /// The record was changed on the way.
    Loose(Box<LooseReader>),
    Link(Box<LinkReader>),
}

/// A game that was read.
struct ReadGame {
    game: Box<GameRecord>,
    altered: Option<Altered>,
    is_restored: bool,
}

impl Importer {
    /// Makes an importer of a text. Only its first [`MAX_IMPORT_BYTES`] are read.
    #[must_use]
    pub fn new(bytes: &[u8]) -> Importer {
        let most = bytes.get(..MAX_IMPORT_BYTES);
        let whole = most.unwrap_or(bytes);
        // A character that the limit cuts apart would make the text look like another encoding.
        let cut = (whole.len().saturating_sub(3)..=whole.len()).rev();
        let cut = cut
            .filter_map(|end| std::str::from_utf8(whole.get(..end)?).ok())
            .next();
        let text = match cut.filter(|_| most.is_some_and(|most| most.len() < bytes.len())) {
            Some(text) => text.to_owned(),
            None => decode(whole).into_owned(),
        };
        Importer {
            text,
            is_cut_short: whole.len() < bytes.len(),
            finder: Finder::default(),
            places: PlaceCounter::default(),
            task: None,
            found: 0,
            part: (0, 0),
            games: Vec::new(),
            problems: Vec::new(),
            problem_count: 0,
            is_finished: false,
        }
    }

    /// `true` if a text has a record or link.
    #[must_use]
    pub fn has_any(text: &str) -> bool {
        Finder::default().next(text).is_some()
    }

    /// `true` if a text has several records or links.
    #[must_use]
    pub fn has_many(text: &str) -> bool {
        let mut finder = Finder::default();
        finder.next(text).is_some() && finder.next(text).is_some()
    }

    /// The progress, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let whole = self.text.len().max(1) as f32;
        let Some(task) = &self.task else {
            return self.finder.searched() as f32 / whole;
        };
        let part = match &task.state {
            TaskState::Exact(reader) => reader.progress(),
            TaskState::Loose(reader) => reader.progress(),
            TaskState::Link(reader) => reader.progress(),
        };
        (task.start as f32 + part * (task.end - task.start) as f32) / whole
    }

    /// `true` if everything has been read.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// `true` if the text is larger than the limits, so that a part isn't read.
    #[must_use]
    pub const fn is_cut_short(&self) -> bool {
        self.is_cut_short
    }

    /// The number of records and links found so far.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.found
    }

    /// Returns the games that were read since the last call.
    pub fn take_games(&mut self) -> Vec<ImportedGame> {
        std::mem::take(&mut self.games)
    }

    /// The decoded text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The parts that can't be read, at most the first thousand.
    #[must_use]
    pub fn problems(&self) -> &[ImportProblem] {
        &self.problems
    }

    /// The number of parts that can't be read.
    #[must_use]
    pub const fn problem_count(&self) -> usize {
        self.problem_count
    }

    /// `true` if the text has only spaces and comments.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        let content = |sign: char| !is_space(sign) && !is_invisible(sign);
        Lines::starting_at(&self.text, 0).all(|line| {
            let line = self.text.get(line.start..line.end).unwrap_or_default();
            let first = line.chars().find(|sign| content(*sign));
            first.is_none_or(|sign| sign == '#')
        })
    }

    /// Continues for about `time`, at most one slice longer.
    pub fn read_for(&mut self, time: Duration) {
        let begun = Instant::now();
        while !self.is_finished {
            self.read(SLICE);
            if begun.elapsed() >= time {
                return;
            }
        }
    }

    /// Reads the rest.
    #[must_use]
    pub fn finish(mut self) -> Imported {
        while !self.is_finished {
            self.read(usize::MAX);
        }
        let is_blank = self.is_blank();
        let is_record = |found: &ImportedGame| found.form == GameForm::Record;
        let (games, links) = self.games.into_iter().partition(is_record);
        let mut imported = Imported {
            games,
            links,
            problems: self.problems,
            is_blank,
        };
        imported.games.sort_by_key(|found| found.place);
        imported.links.sort_by_key(|found| found.place);
        imported.problems.sort_by_key(|problem| problem.place);
        imported
    }

    /// Continues for about `bytes` bytes of a record, or finds the next record or link.
    pub fn read(&mut self, bytes: usize) {
        if let Some(task) = self.task.take() {
            self.go_on(task, bytes);
            return;
        }
        match self.finder.next(&self.text) {
            None => self.is_finished = true,
            Some(part) if self.found >= MAX_IMPORT_GAMES => {
                let (Part::Record { start, .. } | Part::Link(FoundLink { start, .. })) = part;
                // This isn't a problem of the part, so it isn't counted.
                self.note(start, ImportReason::TooManyGames);
                self.is_cut_short = true;
                self.is_finished = true;
            }
            Some(part) => {
                self.found += 1;
                self.begin(part);
            }
        }
    }

    /// The last record that was read, without the marks of quotes, up to the line that ends it.
    pub(super) fn part_text(&self) -> String {
        let (start, end) = self.part;
        exact(self.text.get(start..end).unwrap_or_default())
    }

    /// The place of the last record or link that was read.
    pub(super) fn part_start(&mut self) -> Place {
        self.places.place(&self.text, self.part.0)
    }

    /// Returns the problems found since the last call.
    pub(crate) fn take_problems(&mut self) -> Vec<ImportProblem> {
        std::mem::take(&mut self.problems)
    }

    fn begin(&mut self, part: Part) {
        self.part = match &part {
            Part::Record { start, end, .. } => (*start, *end),
            Part::Link(link) => (link.start, link.next),
        };
        match part {
            Part::Record { start, end, .. } if self.is_cut_short && end == self.text.len() => {
                self.refuse(start, ImportReason::TooLarge);
            }
            Part::Record { start, end, remark } => {
                let record = self.text.get(start..end).unwrap_or_default();
                let record = exact(record);
                self.task = Some(Task {
                    start,
                    end,
                    remark,
                    state: TaskState::Exact(RecordReader::new(record)),
                });
            }
            Part::Link(link) => match LinkReader::new(&link_text(&link.letters)) {
                Ok(reader) => {
                    self.task = Some(Task {
                        start: link.start,
                        end: link.next,
                        remark: String::new(),
                        state: TaskState::Link(Box::new(reader)),
                    });
                }
                Err(error) => self.refuse(link.start, error.into()),
            },
        }
    }

    fn go_on(&mut self, task: Task, bytes: usize) {
        let Task { start, end, .. } = task;
        let form = match task.state {
            TaskState::Exact(_) | TaskState::Loose(_) => GameForm::Record,
            TaskState::Link(_) => GameForm::Link,
        };
        let read = match task.state {
            TaskState::Exact(reader) => match reader.read(bytes) {
                Ok(Reading::Unfinished(reader)) => {
                    let state = TaskState::Exact(reader);
                    self.task = Some(Task { state, ..task });
                    return;
                }
                Ok(Reading::Finished(game)) => {
                    let record = self.text.get(start..end).unwrap_or_default();
                    let altered =
                        (game.version() > 1 && !has_digest(record)).then_some(Altered::NoDigest);
                    let is_restored = false;
                    Ok(ReadGame {
                        game,
                        altered,
                        is_restored,
                    })
                }
                Err(_) => {
                    let record = self.text.get(start..end).unwrap_or_default();
                    let text = decoded(Traced::copy(record, start));
                    match LooseReader::new(text) {
                        Ok(reader) => {
                            let state = TaskState::Loose(Box::new(reader));
                            self.task = Some(Task { state, ..task });
                            return;
                        }
                        Err(refusal) => Err(refusal),
                    }
                }
            },
            TaskState::Loose(mut reader) => match reader.read(bytes) {
                Ok(None) => {
                    let state = TaskState::Loose(reader);
                    self.task = Some(Task { state, ..task });
                    return;
                }
                Ok(Some((game, altered))) => {
                    let is_restored = true;
                    Ok(ReadGame {
                        game,
                        altered,
                        is_restored,
                    })
                }
                Err(refusal) => Err(refusal),
            },
            TaskState::Link(mut reader) => match reader.read((bytes / BYTES_AN_EVENT).max(1)) {
                Ok(None) => {
                    let state = TaskState::Link(reader);
                    self.task = Some(Task { state, ..task });
                    return;
                }
                Ok(Some(game)) => Ok(ReadGame {
                    game,
                    altered: None,
                    is_restored: false,
                }),
                Err(error) => Err((start, error.into())),
            },
        };
        match read {
            Ok(read) => self.add(start, form, task.remark, read),
            Err((at, reason)) => self.refuse(at, reason),
        }
    }

    fn add(&mut self, at: usize, form: GameForm, remark: String, mut read: ReadGame) {
        if let Some(altered) = read.altered {
            // A new digest would hide the alteration. If there's no room for the header, the caller still knows.
            let _ = read.game.set_header(Altered::HEADER, altered.name());
        } else {
            read.altered = Altered::of(&read.game);
        }
        let place = self.places.place(&self.text, at);
        self.games.push(ImportedGame {
            number: self.found,
            game: read.game,
            form,
            place,
            is_restored: read.is_restored,
            altered: read.altered,
            remark,
        });
    }

    fn refuse(&mut self, at: usize, reason: ImportReason) {
        self.problem_count += 1;
        self.note(at, reason);
    }

    /// Keeps a problem with its reason, unless there are too many.
    fn note(&mut self, at: usize, reason: ImportReason) {
        if self.problems.len() >= MAX_PROBLEMS {
            return;
        }
        let place = self.places.place(&self.text, at);
        let reason = match reason {
            ImportReason::Record(RecordProblem::Turn(error)) => {
                RecordProblem::Turn(error.at_column(place.column)).into()
            }
            reason => reason,
        };
        let number = self.found;
        self.problems.push(ImportProblem {
            number,
            place,
            reason,
        });
    }
}

/// A record without the marks of quotes, up to the line that ends it.
fn exact(record: &str) -> String {
    let sealed = record
        .lines()
        .next()
        .is_some_and(|first| !first.trim_end().ends_with(" 1"));
    let mut text = String::with_capacity(record.len());
    // Only the line ends of files count here: others can be part of a value.
    for line in record.split_inclusive(['\n', '\r']) {
        let content = line.trim_end_matches(['\n', '\r']);
        let quoted = content.trim_start();
        let content = if quoted.starts_with('>') {
            content.get(quote_length(content)..).unwrap_or_default()
        } else {
            content
        };
        if line.ends_with('\n') && content.is_empty() && text.ends_with('\r') {
            // The second half of CR LF.
            text.pop();
            text.push('\n');
            continue;
        }
        text.push_str(content);
        text.push_str(
            line.get(line.trim_end_matches(['\n', '\r']).len()..)
                .unwrap_or_default(),
        );
        let is_last = if sealed {
            content.starts_with(DIGEST)
        } else {
            content.starts_with("result:")
        };
        if is_last {
            break;
        }
    }
    text.replace('\r', "\n")
}

fn has_digest(record: &str) -> bool {
    let mut lines = record.split(['\n', '\r']);
    lines.any(|line| {
        line.get(quote_length(line)..)
            .is_some_and(|line| line.starts_with(DIGEST))
    })
}
