//! Reads a record that was changed on the way, in slices.

use super::forms::{Numbering, read_turn};
use super::header_block::{HeaderBlock, Reading};
use super::piece::{Piece, PieceKind, Pieces};
use super::problem::ImportReason;
use super::seal::{Altered, GivenDigest, check};
use super::traced::Traced;
use super::word::{Word, in_plain_signs, offset_of_column, spaced, unbroken};
use crate::record::record_digest::RecordDigest;
use crate::record::text::{MAX_BYTES, check_length, read_line};
use crate::record::written_size::{BeforeLine, WrittenSize};
use crate::record::{GameRecord, RecordProblem};
use crate::rules::{Expect, Side};

/// The most lines over which the end of a game can be broken.
const MAX_BREAKS: usize = 4;

/// The most lines with times that are read in both ways if they were broken.
const MAX_BROKEN_TIMES: usize = 16;

/// A refusal, with the offset of its place in the original (bytes).
pub(super) type Refusal = (usize, ImportReason);

/// A game that was read, and whether it was altered.
pub(super) type Read = (Box<GameRecord>, Option<Altered>);

/// A record that is being read.
#[derive(Clone, Debug)]
pub(super) struct LooseReader {
    text: Traced,
    headers: HeaderBlock,
    game: Box<GameRecord>,
    pieces: Pieces,
    numbering: Numbering,
    /// The digest of the lines in the notation.
    lines: RecordDigest,
    digest: GivenDigest,
    size: WrittenSize,
    /// `true` if the result was read.
    is_over: bool,
    /// The number of lines with times that were broken.
    broken_times: usize,
}

impl LooseReader {
    /// Makes a reader of a record and the text after it. The headers are read at once.
    ///
    /// # Errors
    /// Fails at the first header that isn't valid.
    pub fn new(text: Traced) -> Result<LooseReader, Refusal> {
        let to_origin = |(at, reason): Refusal| (text.origin(at), reason);
        let headers = HeaderBlock::split(text.text()).map_err(to_origin)?;
        let reading = if is_escaped(text.text().get(headers.end..).unwrap_or_default()) {
            Reading::Plain
        } else {
            Reading::Clean
        };
        let first = headers.game(reading);
        let (game, header_text) = match first {
            Err(refusal) => headers
                .game(Reading::Unbroken)
                .map_err(|_| to_origin(refusal))?,
            Ok(read) => read,
        };
        let mut lines = RecordDigest::default();
        header_text.split('\n').for_each(|line| lines.add(line));
        Ok(LooseReader {
            pieces: Pieces::new(game.setup().kind(), headers.end),
            size: WrittenSize::new(&game, MAX_BYTES),
            game: Box::new(game),
            headers,
            numbering: Numbering::default(),
            lines,
            digest: GivenDigest::Missing,
            is_over: false,
            broken_times: 0,
            text,
        })
    }

    /// The progress, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.pieces.at() as f32 / self.text.text().len().max(1) as f32
    }

    /// Reads lines until at least `bytes` bytes have been read. Returns the game once it's finished.
    ///
    /// # Errors
    /// Fails at the first line of the record that can't be read.
    pub fn read(&mut self, bytes: usize) -> Result<Option<Read>, Refusal> {
        let end = self.pieces.at().saturating_add(bytes);
        while self.pieces.at() < end {
            let is_finished = self
                .piece()
                .map_err(|(at, reason)| self.refusal(at, reason))?;
            if is_finished {
                return Ok(Some(self.finished()));
            }
        }
        Ok(None)
    }

    /// The refusal with its place in the original.
    fn refusal(&self, at: usize, reason: ImportReason) -> Refusal {
        (self.text.origin(at), reason)
    }

    fn finished(&self) -> Read {
        check(self.game.clone(), &self.headers, &self.lines, &self.digest)
    }

    /// Reads the next piece. `true` at the end of the record.
    fn piece(&mut self) -> Result<bool, Refusal> {
        let Some(mut piece) = self.pieces.next(self.text.text()) else {
            return Ok(true);
        };
        if self.is_prose(&piece) {
            return self.end_before(&piece).map(|()| true);
        }
        if piece.kind != PieceKind::End {
            self.absorb_notation(&mut piece);
        }
        match piece.kind {
            PieceKind::Turn => self.turn(&piece)?,
            PieceKind::Time => self.time(&piece)?,
            PieceKind::End => self.ending(piece)?,
            PieceKind::Digest => return self.seal(&piece).map(|()| true),
            PieceKind::Other => {
                let found = spaced(&piece.words);
                return Err((start_of(&piece), ImportReason::Unreadable { found }));
            }
        }
        Ok(self.is_over && self.game.version() == 1)
    }

    /// `true` if a piece can't belong to the record.
    fn is_prose(&self, piece: &Piece) -> bool {
        match piece.kind {
            PieceKind::Other => !piece.is_notation(),
            PieceKind::Turn => !piece.is_adjacent && self.is_list_item(piece),
            PieceKind::Time => !piece.is_adjacent && self.has_words(piece.words.get(1..)),
            PieceKind::End | PieceKind::Digest => false,
        }
    }

    /// `true` for an item of a list such as `1. Open the page`: it has words and isn't the next turn.
    fn is_list_item(&self, piece: &Piece) -> bool {
        let turn = self.game.position().turn_number();
        let is_next = number(piece).is_some_and(|found| self.numbering.can_be(found, turn));
        !is_next && self.has_words(Some(&piece.words))
    }

    /// `true` if some of the words belong to no notation.
    fn has_words(&self, words: Option<&[Word]>) -> bool {
        let sides = Side::BOTH.map(|side| self.game.setup().kind().side_name(side));
        let is_word = |word: &Word| {
            let text = word.text.to_lowercase();
            let letters = text.chars().filter(|sign| sign.is_alphabetic()).count();
            let has_digit = text.chars().any(|sign| sign.is_ascii_digit());
            let known = ["hand", "bar", "off"]
                .iter()
                .any(|known| text.contains(known));
            letters > 2 && !has_digit && !known && !sides.contains(&text.trim_end_matches(':'))
        };
        words.unwrap_or_default().iter().any(is_word)
    }

    /// Ends the record before other text, unless the record continues below it.
    fn end_before(&mut self, piece: &Piece) -> Result<(), Refusal> {
        let turn = self.game.position().turn_number();
        let is_over = self.game.expect() == Expect::Nothing;
        let mut later = self.pieces.clone();
        while let Some(other) = later.next(self.text.text()) {
            let continues = match other.kind {
                PieceKind::Turn => {
                    !is_over
                        && !self.is_list_item(&other)
                        && number(&other) >= Some(turn.div_ceil(2))
                }
                PieceKind::End => !self.is_over,
                PieceKind::Digest => self.game.version() > 1,
                PieceKind::Time | PieceKind::Other => false,
            };
            if continues {
                let found = spaced(&piece.words);
                return Err((start_of(piece), ImportReason::Interrupted { found }));
            }
        }
        Ok(())
    }

    /// Adds the lines that continue a broken one.
    fn absorb_notation(&mut self, piece: &mut Piece) {
        let text = self.text.text();
        while let Some(next) = self.pieces.peek(text)
            && next.kind == PieceKind::Other
            && next.is_adjacent
            && next.is_notation()
            && let Some(next) = self.pieces.next(text)
        {
            append(piece, next);
        }
    }

    fn turn(&mut self, piece: &Piece) -> Result<(), Refusal> {
        check_length(&spaced(&piece.words)).map_err(|problem| (start_of(piece), problem.into()))?;
        let problem = if self.is_over || self.game.expect() == Expect::Nothing {
            Some(RecordProblem::AfterEnd)
        } else {
            let unfinished = self.game.turns().last().filter(|turn| !turn.finished);
            unfinished.map(|turn| RecordProblem::UnfinishedTurn {
                number: turn.number,
            })
        };
        if let Some(problem) = problem {
            return Err((start_of(piece), problem.into()));
        }
        let line = read_turn(self.game.position(), &piece.words, &mut self.numbering)?;
        self.line(&line, start_of(piece))
    }

    fn time(&mut self, piece: &Piece) -> Result<(), Refusal> {
        let at = start_of(piece);
        let signs = ['-', '`', '*', '_', '.'];
        let lines = [spaced(&piece.words), unbroken(&piece.words)]
            .map(|line| line.trim_end_matches(signs).trim_end().to_lowercase());
        let [line, other] = &lines;
        if line == other {
            return self.line(line, at);
        }
        // A clone takes time, so few are made.
        let is_checked = self.broken_times < MAX_BROKEN_TIMES;
        self.broken_times += 1;
        let can_be =
            |line: &&String| !is_checked || read_line(&mut self.game.clone(), line).is_ok();
        let mut reads = lines.iter().filter(can_be);
        match (reads.next(), reads.next()) {
            (Some(one), Some(other)) if self.game.version() == 1 => {
                let (found, one, other) = (one.clone(), one.clone(), other.clone());
                Err((at, ImportReason::Ambiguous { found, one, other }))
            }
            (one, _) => self.line(one.unwrap_or(line), at),
        }
    }

    /// Reads the end of the game, which can be broken over several lines.
    fn ending(&mut self, mut piece: Piece) -> Result<(), Refusal> {
        let at = start_of(&piece);
        for _ in 0..MAX_BREAKS {
            let line = ending_text(&piece);
            let can_be_read = read_line(&mut self.game.clone(), &line).is_ok();
            let text = self.text.text();
            let continues = |next: &Piece| {
                next.is_adjacent && matches!(next.kind, PieceKind::Other | PieceKind::End)
            };
            if can_be_read || !self.pieces.peek(text).is_some_and(continues) {
                break;
            }
            match self.pieces.next(text) {
                Some(next) => append(&mut piece, next),
                None => break,
            }
        }
        self.line(&ending_text(&piece), at)
    }

    fn seal(&mut self, piece: &Piece) -> Result<(), Refusal> {
        if self.game.version() == 1 {
            let found = spaced(&piece.words);
            return Err((start_of(piece), ImportReason::Unreadable { found }));
        }
        let text = unbroken(&piece.words);
        let (_, digits) = text.split_once([':', '\u{ff1a}']).unwrap_or_default();
        self.digest = GivenDigest::read(digits);
        Ok(())
    }

    /// Plays a line in the notation.
    fn line(&mut self, line: &str, at: usize) -> Result<(), Refusal> {
        let refuse = |problem: RecordProblem| (at, problem.into());
        check_length(line).map_err(refuse)?;
        let before = BeforeLine::of(&self.game);
        self.is_over = read_line(&mut self.game, line).map_err(refuse)?;
        self.size.add(&self.game, before).map_err(refuse)?;
        self.lines.add(line);
        Ok(())
    }
}

/// `true` if the turns have the `\\` that Markdown writes before a sign.
fn is_escaped(turns: &str) -> bool {
    turns.lines().take(3).any(|line| line.contains("\\."))
}

/// The number at the start of a turn.
fn number(piece: &Piece) -> Option<u32> {
    let digits = piece
        .words
        .first()?
        .text
        .split(|sign: char| !sign.is_ascii_digit())
        .next()?;
    digits.parse().ok()
}

/// The offset of a piece (bytes).
fn start_of(piece: &Piece) -> usize {
    offset_of_column(&piece.words, 1)
}

/// Adds the words of the next line.
fn append(piece: &mut Piece, next: Piece) {
    let from = piece.words.len();
    piece.words.extend(next.words);
    if let Some(first) = piece.words.get_mut(from) {
        first.breaks = true;
    }
}

/// The end of a game in the words of records.
fn ending_text(piece: &Piece) -> String {
    let words = piece
        .words
        .iter()
        .map(|word| in_plain_signs(&word.text).to_lowercase());
    let words: Vec<String> = words.collect();
    let text = words.join(" ").replace(" :", ":");
    let text = text.trim_end_matches(['*', '_', '`', '.', '!']);
    match text.strip_prefix("result:") {
        Some(result) => format!("result: {}", result.trim()),
        None => text.to_owned(),
    }
}
