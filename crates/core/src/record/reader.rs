//! Reads a record in slices, so that the window stays responsive.

use std::borrow::Cow;
use std::time::Duration;

use web_time::Instant;

use super::record_digest::RecordDigest;
use super::text::{self, DIGEST, Lines, MAX_BYTES, check_length};
use super::written_size::{BeforeLine, WrittenSize};
use super::{
    Bytes32, Bytes32Error, GameRecord, LinkError, LinkReader, RecordError, RecordProblem,
    link_payload,
};

/// The number of bytes, a few dozen turns, after which the time is checked.
const SLICE: usize = 1024;

/// The number of bytes of a record that take about as long to read as one event of a link.
const BYTES_AN_EVENT: usize = 64;

/// A record that is being read. The text can also be a link with other words around it.
#[derive(Clone, Debug)]
pub struct RecordReader<'a> {
    text: Cow<'a, str>,
    /// The link that replaces a record, once it's being read.
    link: Option<Box<LinkReader>>,
    /// The number of bytes read.
    at: usize,
    /// The number of lines read.
    lines: usize,
    /// The largest text, and the largest game as the program would write it (bytes).
    most: usize,
    /// The size of the part read so far. `None` before the headers.
    written: Option<WrittenSize>,
    /// The game read so far, `None` before its headers.
    game: Option<Box<GameRecord>>,
    /// `true` if the result has been read. Only a digest can follow it.
    over: bool,
    /// The digest of the lines so far, `None` if the record has none.
    digest: Option<RecordDigest>,
    /// `true` if the digest has been read. No line can follow it.
    closed: bool,
}

/// The result of reading a slice.
#[derive(Clone, Debug)]
pub enum Reading<'a> {
    /// There is more to read.
    Unfinished(RecordReader<'a>),
    /// The whole game.
    Finished(Box<GameRecord>),
}

impl<'a> RecordReader<'a> {
    /// Makes a reader of a record from anywhere, with at most [`MAX_BYTES`] bytes.
    #[must_use]
    pub fn new(text: impl Into<Cow<'a, str>>) -> RecordReader<'a> {
        RecordReader {
            text: text.into(),
            link: None,
            at: 0,
            lines: 0,
            most: MAX_BYTES,
            written: None,
            game: None,
            over: false,
            digest: None,
            closed: false,
        }
    }

    /// Makes a reader of a record that this program saved ([`GameRecord::from_save`]).
    #[must_use]
    pub fn of_save(text: impl Into<Cow<'a, str>>) -> RecordReader<'a> {
        RecordReader {
            most: 2 * MAX_BYTES,
            ..RecordReader::new(text)
        }
    }

    /// The progress, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        if let Some(link) = &self.link {
            return link.progress();
        }
        self.at as f32 / self.text.len().max(1) as f32
    }

    /// Continues line by line until at least `bytes` bytes have been read, so at most one line more. All headers are
    /// read at once.
    ///
    /// # Errors
    /// Fails at the first line that isn't valid. The error names the accepted input.
    pub fn read(mut self, bytes: usize) -> Result<Reading<'a>, RecordError> {
        if self.game.is_none() && self.is_link() {
            return self.read_link(bytes).map_err(|problem| RecordError {
                line: 1,
                problem: problem.into(),
            });
        }
        let end = self.at.saturating_add(bytes);
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.begin()?,
        };
        let mut lines = Lines::new(self.text.get(self.at..).unwrap_or_default(), self.lines);
        loop {
            self.at = self.text.len() - lines.rest().len();
            self.lines = lines.read();
            if self.at >= end {
                break;
            }
            let Some((line, content)) = lines.next() else {
                break;
            };
            let at = |problem| RecordError { line, problem };
            let content = content.trim();
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            if self.closed {
                return Err(at(RecordProblem::AfterEnd));
            }
            check_length(content).map_err(at)?;
            if let Some(digest) = &mut self.digest {
                if let Some(given) = content.strip_prefix(DIGEST) {
                    let given: Bytes32 = given
                        .parse()
                        .map_err(|error: Bytes32Error| at(error.into()))?;
                    if given != digest.of_so_far() {
                        return Err(at(RecordProblem::WrongDigest));
                    }
                    self.closed = true;
                    continue;
                }
                digest.add(content);
            }
            if self.over {
                return Err(at(RecordProblem::AfterEnd));
            }
            let before = BeforeLine::of(&game);
            self.over = text::read_line(&mut game, content).map_err(at)?;
            if let Some(written) = &mut self.written {
                written.add(&game, before).map_err(at)?;
            }
        }
        if self.at < self.text.len() {
            self.game = Some(game);
            return Ok(Reading::Unfinished(self));
        }
        Ok(Reading::Finished(game))
    }

    /// `true` if the text is a link instead of a record.
    fn is_link(&self) -> bool {
        self.link.is_some() || link_payload(&self.text).is_some()
    }

    /// Continues reading a link, for about as long as `bytes` bytes of a record take.
    fn read_link(mut self, bytes: usize) -> Result<Reading<'a>, LinkError> {
        let mut link = match self.link.take() {
            Some(link) => link,
            None => Box::new(LinkReader::new(&self.text)?),
        };
        Ok(match link.read((bytes / BYTES_AN_EVENT).max(1))? {
            Some(game) => Reading::Finished(game),
            None => {
                self.link = Some(link);
                Reading::Unfinished(self)
            }
        })
    }

    /// Continues for about `time`, at most one slice longer.
    ///
    /// # Errors
    /// Fails at the first line that isn't valid. The error names the accepted input.
    pub fn read_for(mut self, time: Duration) -> Result<Reading<'a>, RecordError> {
        let begun = Instant::now();
        loop {
            match self.read(SLICE)? {
                Reading::Unfinished(reader) if begun.elapsed() < time => self = reader,
                reading => return Ok(reading),
            }
        }
    }

    /// Reads the rest.
    ///
    /// # Errors
    /// Fails at the first line that isn't valid. The error names the accepted input.
    pub fn finish(mut self) -> Result<Box<GameRecord>, RecordError> {
        loop {
            self = match self.read(usize::MAX)? {
                Reading::Unfinished(reader) => reader,
                Reading::Finished(game) => return Ok(game),
            };
        }
    }

    /// Reads the first line and the headers.
    fn begin(&mut self) -> Result<Box<GameRecord>, RecordError> {
        let bytes = self.text.len();
        if bytes > self.most {
            let most = self.most;
            let problem = RecordProblem::TooLarge { bytes, most };
            return Err(RecordError { line: 1, problem });
        }
        let text = self.text.strip_prefix('\u{feff}').unwrap_or(&self.text);
        let mut lines = Lines::new(text, 0);
        let version = text::read_magic(&mut lines)?;
        let game = text::read_headers(&mut lines, version)?;
        if version > 1 {
            let headers = text.len() - lines.rest().len();
            let mut digest = RecordDigest::default();
            for (_, line) in Lines::new(text.get(..headers).unwrap_or_default(), 0) {
                digest.add(line);
            }
            self.digest = Some(digest);
        }
        self.at = self.text.len() - lines.rest().len();
        self.lines = lines.read();
        self.written = Some(WrittenSize::new(&game, self.most));
        Ok(Box::new(game))
    }
}
