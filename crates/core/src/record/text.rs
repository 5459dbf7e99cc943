//! Writes and reads records as text; `docs/record.md` describes the format.

use std::fmt::Write as _;

use super::record_digest::RecordDigest;
use super::rules_date::{EARLIER_VALUE, OPTION, RULES_DATE};
use super::{
    Bytes32, ClockControlError, Commitment, Contribution, Event, FairSeed, GameRecord, GameStart,
    HeaderError, MatchPlayError, MatchSheet, RecordError, RecordProblem, RecordReader, RulesDate,
    Seed, TimingError,
};
use crate::rules::{
    AnyPosition, Expect, GameKind, MatchScore, MatchScoreError, Rules, Setup, Side, given_twice,
    shortened, with_game,
};

/// The latest version of the format. Games with a numbered seed are written in version 1; games with a committed seed
/// or with throws by hand are written in version 2.
pub const VERSION: u32 = 2;

/// The largest record that is read or written (bytes).
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// The longest line of a record that is read or written (bytes): thousands of throws in one turn. A line is read at
/// once, while the window waits.
pub const MAX_LINE: usize = 64 * 1024;

/// The most free headers of a record.
pub(super) const MAX_HEADERS: usize = 64;

/// Keys that all records reserve.
const RESERVED: [&str; 11] = [
    "game", "preset", "options", "position", RULES_DATE, "seed", "first", MATCH, GAMES, CLOCK,
    "result",
];

/// The key of the length of the match and its score before the game.
const MATCH: &str = "match";

/// The key of the clock settings.
const CLOCK: &str = "clock";

/// Start of the line with the times of a turn.
const TIME: &str = "time ";

/// Start of the line with an unfinished thinking time.
const THINKING: &str = "thinking ";

/// End of the line that names the side that lost on time.
const OUT_OF_TIME: &str = " runs out of time";

/// The key of the games of the match before this one.
const GAMES: &str = "match-games";

/// Keys that records of version 2 also reserve.
const RESERVED_2: [&str; 7] = [
    "commitment",
    "salt",
    THROWS,
    OPPONENTS,
    CONTRIBUTIONS[0],
    CONTRIBUTIONS[1],
    "digest",
];

/// The keys of the players' contributions, by side.
const CONTRIBUTIONS: [&str; 2] = ["contribution-1", "contribution-2"];

/// The key that replaces commitment, salt and seed if throws are made by hand.
const THROWS: &str = "throws";

/// The only value of that key.
const BY_HAND: &str = "by hand";

/// The key of the seed for everything but throws, if throws are made by hand.
const OPPONENTS: &str = "opponents";

/// Start of the last line of a record of version 2.
pub(super) const DIGEST: &str = "digest: ";

/// Length of that line, with its end (bytes).
pub(super) const DIGEST_BYTES: usize = DIGEST.len() + 65;

/// The text that replaces the side that acts first, if a throw decides it (TW-3).
const THROW: &str = "throw";

/// The line of an agreed draw.
const DRAW: &str = "draw agreed";

/// Start of the first line.
pub(super) const MAGIC: &str = "tavoliere";

impl GameRecord {
    /// The game as a record. It contains the seed of a fair game, which is needed to continue it, so it must not be
    /// shown before the end.
    #[must_use]
    pub fn to_record(&self) -> String {
        let mut text = self.headers_text() + &self.record_end(usize::MAX);
        if self.version() > 1 {
            let mut digest = RecordDigest::default();
            text.split('\n').for_each(|line| digest.add(line));
            // Writing to a string can't fail.
            let _ = writeln!(text, "{DIGEST}{}", digest.of_so_far());
        }
        text
    }

    /// The version of the format that the game is written in.
    #[must_use]
    pub const fn version(&self) -> u32 {
        if self.fair_seed().is_some() || self.throws_by_hand() {
            VERSION
        } else {
            1
        }
    }

    /// The end of the record for display, with at most `turns` turns.
    #[must_use]
    pub fn record_end(&self, turns: usize) -> String {
        let left_out = self.turns().len().saturating_sub(turns);
        let mut text = String::new();
        for (place, turn) in self.turns().iter().enumerate().skip(left_out) {
            text.push_str(&turn.text);
            text.push('\n');
            text.push_str(&self.times_text(place));
        }
        text.push_str(&self.ending_text());
        text
    }

    /// The record from its first line to the empty one before the turns.
    pub(super) fn headers_text(&self) -> String {
        let kind = self.setup().kind();
        let mut text = format!("{MAGIC} {}\n", self.version());
        let mut header = |key: &str, value: &str| {
            text.push_str(key);
            text.push_str(": ");
            text.push_str(value);
            text.push('\n');
        };
        header("game", kind.name());
        let placed = self.beginning() == GameStart::Position;
        if placed {
            let position = self.start().text();
            header("position", self.without_earlier_option(&position));
        } else {
            header("preset", self.setup().preset());
            let options = options_text(self.setup());
            let options = self.without_earlier_option(&options);
            if !options.is_empty() {
                header("options", options);
            }
        }
        if let Some(date) = self.rules_date().header(kind) {
            header(RULES_DATE, date);
        }
        match self.fair_seed() {
            None if self.throws_by_hand() => {
                header(THROWS, BY_HAND);
                header(OPPONENTS, &self.seed().to_string());
            }
            None => header("seed", &self.seed().to_string()),
            Some(seed) => {
                header("commitment", &seed.commitment().to_string());
                header("salt", &seed.salt().to_string());
                header("seed", &seed.seed().to_string());
                for side in Side::BOTH {
                    let contribution = seed.contribution(side);
                    if !contribution.is_empty() {
                        header(CONTRIBUTIONS[side.index()], contribution.text());
                    }
                }
            }
        }
        if !placed {
            let first = self.first().map_or(THROW, |side| kind.side_name(side));
            header("first", first);
        }
        if let Some(sheet) = self.match_sheet() {
            header(MATCH, &sheet.score().to_string());
            let games = sheet.text(kind);
            if !games.is_empty() {
                header(GAMES, &games);
            }
        }
        if let Some(control) = self.clock_control() {
            header(CLOCK, &control.to_string());
        }
        for (key, value) in self.headers() {
            header(key, value);
        }
        text.push('\n');
        text
    }

    /// The options of a game without the one that a missing rules date implies. It's always the last one.
    fn without_earlier_option<'a>(&self, options: &'a str) -> &'a str {
        match self.rules_date() {
            RulesDate::Earlier => options
                .strip_suffix(&format!("{OPTION}={EARLIER_VALUE}"))
                .map_or(options, str::trim_end),
            RulesDate::Current => options,
        }
    }

    /// The line with the times of a turn, empty if it has none.
    pub(super) fn times_text(&self, place: usize) -> String {
        let times = self.times_line(place);
        times.map_or(String::new(), |times| format!("{TIME}{times}\n"))
    }

    /// The text below the turns: the current thinking time and, once the game is over, its end.
    pub(super) fn ending_text(&self) -> String {
        let kind = self.setup().kind();
        let mut text = String::new();
        let thinking = self.thinking();
        if thinking > 0 {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{THINKING}{thinking}");
        }
        if let Some(outcome) = self.outcome() {
            // Writing to a string can't fail.
            match self.events().next_back() {
                Some(Event::Resigned { side }) => {
                    let _ = writeln!(text, "{}", resignation_text(kind, *side));
                }
                Some(Event::OutOfTime { side }) => {
                    let _ = writeln!(text, "{}{OUT_OF_TIME}", kind.side_name(*side));
                }
                Some(Event::DrawAgreed { .. }) => {
                    let _ = writeln!(text, "{DRAW}");
                }
                _ => {}
            }
            let _ = writeln!(text, "result: {}", outcome.text(kind));
        }
        text
    }

    /// Replays a record at once; [`RecordReader`] does it in slices.
    ///
    /// # Errors
    /// Fails at the first line that isn't valid. The error names the accepted input.
    pub fn from_record(text: &str) -> Result<GameRecord, RecordError> {
        RecordReader::new(text).finish().map(|game| *game)
    }

    /// Replays a record that this program saved. A game of the largest size that [`GameRecord::from_record`] accepts
    /// can still be continued, so this function accepts twice the size.
    ///
    /// # Errors
    /// Fails at the first line that isn't valid. The error names the accepted input.
    pub fn from_save(text: &str) -> Result<GameRecord, RecordError> {
        RecordReader::of_save(text).finish().map(|game| *game)
    }
}

/// Lines with their numbers, from 1, without their ends.
pub(super) struct Lines<'a> {
    rest: &'a str,
    read: usize,
}

impl<'a> Lines<'a> {
    /// Makes the lines of a text that comes after `read` other lines.
    pub(super) const fn new(rest: &'a str, read: usize) -> Lines<'a> {
        Lines { rest, read }
    }

    /// The rest of the text.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// The number of lines read.
    pub(super) const fn read(&self) -> usize {
        self.read
    }

    /// The number of the line after the last one read.
    const fn following(&self) -> usize {
        self.read + 1
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        self.read += 1;
        Some((self.read, line.strip_suffix('\r').unwrap_or(line)))
    }
}

/// `true` if records of a version reserve a key.
fn is_reserved(version: u32, key: &str) -> bool {
    RESERVED.contains(&key) || version > 1 && RESERVED_2.contains(&key)
}

/// Checks a free header. An empty value is accepted, because it removes the header.
pub(super) fn check_header(version: u32, key: &str, value: &str) -> Result<(), HeaderError> {
    let fits = (1..=32).contains(&key.len())
        && key.starts_with(|c: char| c.is_ascii_lowercase())
        && key
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && !is_reserved(version, key);
    if !fits {
        return Err(HeaderError::BadKey(shortened(key)));
    }
    if value.chars().count() > 200 || value.chars().any(char::is_control) {
        return Err(HeaderError::BadValue(key.to_owned()));
    }
    Ok(())
}

/// Reads the version of the record.
pub(super) fn read_magic(lines: &mut Lines<'_>) -> Result<u32, RecordError> {
    let first = lines.next().map_or("", |(_, line)| line).trim_end();
    let problem = match first.split_once(' ') {
        Some((MAGIC, found)) => {
            if let Some(version) = (1..=VERSION).find(|version| version.to_string() == found) {
                return Ok(version);
            }
            RecordProblem::UnknownVersion {
                found: shortened(found),
            }
        }
        _ => RecordProblem::NotARecord {
            found: shortened(first),
        },
    };
    Err(RecordError { line: 1, problem })
}

/// A header with its line.
struct Header<'a> {
    line: usize,
    key: &'a str,
    value: &'a str,
}

/// Reads the headers and returns the game before its first turn.
pub(super) fn read_headers_of(headers: &str) -> Result<GameRecord, RecordError> {
    let mut lines = Lines::new(headers, 0);
    let version = read_magic(&mut lines)?;
    read_headers(&mut lines, version)
}

pub(super) fn read_headers(lines: &mut Lines<'_>, version: u32) -> Result<GameRecord, RecordError> {
    let headers = split_headers(lines, version)?;
    let needed = |key: &'static str| {
        headers
            .iter()
            .find(|header| header.key == key)
            .ok_or(RecordError {
                line: lines.read,
                problem: RecordProblem::MissingHeader { key },
            })
    };
    let game = needed("game")?;
    let kind = GameKind::from_name(game.value).map_err(|error| game.wrong(error))?;
    let given = |key| headers.iter().find(|header| header.key == key);
    let names_option = ["options", "position"]
        .into_iter()
        .any(|key| given(key).is_some_and(|header: &Header<'_>| header.value.contains(OPTION)));
    let dated = given(RULES_DATE);
    let date = RulesDate::read(kind, dated.map(|header| header.value), names_option);
    let date = date.map_err(|problem| RecordError {
        line: dated.map_or(lines.read, |header| header.line),
        problem,
    })?;
    let by_hand = given(THROWS).filter(|_| version > 1);
    let seed: Seed = if let Some(throws) = by_hand {
        if throws.value != BY_HAND {
            return Err(throws.wrong(RecordProblem::UnknownThrows {
                found: shortened(throws.value),
            }));
        }
        for key in ["seed", "salt", "commitment"]
            .into_iter()
            .chain(CONTRIBUTIONS)
        {
            if let Some(header) = given(key) {
                return Err(header.wrong(RecordProblem::WithThrowsByHand { key }));
            }
        }
        match given(OPPONENTS) {
            None => Seed::ByHand(0),
            Some(header) => Seed::ByHand(number(header)?),
        }
    } else if version > 1 {
        if let Some(header) = given(OPPONENTS) {
            return Err(header.wrong(HeaderError::BadKey(OPPONENTS.to_owned())));
        }
        let bytes = |key| -> Result<Bytes32, RecordError> {
            let header = needed(key)?;
            header.value.parse().map_err(|error| {
                header.wrong(<crate::record::Bytes32Error as Into<RecordProblem>>::into(
                    error,
                ))
            })
        };
        let commitment = Commitment::new(bytes("commitment")?);
        let mut seed = FairSeed::committed(commitment, bytes("salt")?, bytes("seed")?);
        for side in Side::BOTH {
            if let Some(header) = given(CONTRIBUTIONS[side.index()]) {
                let contribution =
                    Contribution::new(header.value).map_err(|error| header.wrong(error))?;
                seed.contribute(side, contribution);
            }
        }
        seed.into()
    } else {
        number(needed("seed")?)?.into()
    };
    let mut game = if let Some(position) = given("position") {
        for key in ["preset", "options", "first"] {
            if let Some(header) = given(key) {
                return Err(header.wrong(RecordProblem::WithPosition { key }));
            }
        }
        let text = match date {
            RulesDate::Earlier => format!("{} {OPTION}={EARLIER_VALUE}", position.value),
            RulesDate::Current => position.value.to_owned(),
        };
        let start = AnyPosition::parse(kind, &text).map_err(|e| position.wrong(e))?;
        GameRecord::from_position(start, seed)
    } else {
        let mut setup = Setup::new(kind);
        let preset = needed("preset")?;
        setup
            .set_preset(preset.value)
            .map_err(|error| preset.wrong(error))?;
        if let Some(options) = given("options") {
            read_options(&mut setup, options.value).map_err(|problem| options.wrong(problem))?;
        }
        if date == RulesDate::Earlier {
            setup
                .set_option(OPTION, EARLIER_VALUE)
                .map_err(|error| preset.wrong(error))?;
        }
        let first = needed("first")?;
        let by_throw = GameRecord::opening(setup.clone(), seed.clone());
        if first.value == THROW && by_throw.beginning() == GameStart::Throw {
            by_throw
        } else {
            let side = side_named(kind, first.value).map_err(|problem| first.wrong(problem))?;
            let game = GameRecord::new(setup, seed, side);
            match game.first() {
                Some(begins) if begins != side => {
                    return Err(first.wrong(RecordProblem::AlwaysFirst {
                        game: kind,
                        first: kind.side_name(begins),
                    }));
                }
                _ => game,
            }
        }
    };
    game.set_rules_date(date);
    if let Some(score) = given(MATCH) {
        let before: MatchScore = score
            .value
            .parse()
            .map_err(|error| score.wrong(<MatchScoreError as Into<RecordProblem>>::into(error)))?;
        game.set_score_before(before)
            .map_err(|error| score.wrong(error))?;
        if let Some(games) = given(GAMES) {
            let sheet = MatchSheet::read(kind, before, games.value)
                .map_err(|error| games.wrong(MatchPlayError::from(error)))?;
            game.set_match_sheet(sheet)
                .map_err(|error| games.wrong(error))?;
        }
    } else if let Some(games) = given(GAMES) {
        return Err(games.wrong(RecordProblem::MissingHeader { key: MATCH }));
    }
    if let Some(clock) = given(CLOCK) {
        let control = clock.value.parse().map_err(|error| {
            clock.wrong(<ClockControlError as Into<RecordProblem>>::into(error))
        })?;
        game.set_clock(control);
    }
    for header in headers
        .iter()
        .filter(|header| !is_reserved(version, header.key))
    {
        game.set_header(header.key, header.value)
            .map_err(|error| header.wrong(error))?;
    }
    Ok(game)
}

/// Reads the number of a header.
fn number(header: &Header<'_>) -> Result<u64, RecordError> {
    header.value.parse().map_err(|_| {
        header.wrong(RecordProblem::BadSeed {
            found: shortened(header.value),
        })
    })
}

/// Refuses a line that would take too long to read.
pub(super) fn check_length(line: &str) -> Result<(), RecordProblem> {
    let bytes = line.len();
    if bytes > MAX_LINE {
        return Err(RecordProblem::LineTooLong { bytes });
    }
    Ok(())
}

fn split_headers<'a>(lines: &mut Lines<'a>, version: u32) -> Result<Vec<Header<'a>>, RecordError> {
    let mut headers: Vec<Header<'a>> = Vec::new();
    for (line, content) in lines.by_ref() {
        if content.trim().is_empty() {
            return Ok(headers);
        }
        let at = |problem| RecordError { line, problem };
        check_length(content).map_err(at)?;
        let Some((key, value)) = content.split_once(':') else {
            return Err(at(RecordProblem::NoHeader {
                found: shortened(content),
            }));
        };
        let header = Header {
            line,
            key: key.trim(),
            value: value.trim(),
        };
        if headers.iter().any(|known| known.key == header.key) {
            return Err(at(RecordProblem::RepeatedHeader {
                key: shortened(header.key),
            }));
        }
        // These keys belong below the turns.
        if header.key == "result" || version > 1 && header.key == "digest" {
            return Err(at(HeaderError::BadKey(header.key.to_owned()).into()));
        }
        if headers.len() >= MAX_HEADERS + RESERVED.len() + RESERVED_2.len() {
            return Err(at(HeaderError::TooMany.into()));
        }
        headers.push(header);
    }
    Err(RecordError {
        line: lines.following(),
        problem: RecordProblem::OpenHeaders,
    })
}

impl Header<'_> {
    fn wrong(&self, problem: impl Into<RecordProblem>) -> RecordError {
        RecordError {
            line: self.line,
            problem: problem.into(),
        }
    }
}

fn read_options(setup: &mut Setup, entries: &str) -> Result<(), RecordProblem> {
    if let Some(name) = given_twice(entries) {
        return Err(RecordProblem::RepeatedOption { name });
    }
    for entry in entries.split_whitespace() {
        // No option is this long, and the message shows the refused entry.
        let Some((name, value)) = entry.split_once('=').filter(|_| entry.len() <= 80) else {
            return Err(RecordProblem::NoOption {
                found: shortened(entry),
            });
        };
        setup.set_option(name, value)?;
    }
    Ok(())
}

/// Reads one line below the headers. `true` if no line can follow it.
pub(super) fn read_line(game: &mut GameRecord, line: &str) -> Result<bool, RecordProblem> {
    let kind = game.setup().kind();
    if let Some(result) = line.strip_prefix("result:") {
        check_result(game, result.trim())?;
        return Ok(true);
    }
    if let Some(times) = line.strip_prefix(TIME) {
        let times: Result<Vec<u64>, TimingError> = times.split_whitespace().map(time).collect();
        game.set_times(&times?)?;
        return Ok(false);
    }
    if game.expect() == Expect::Nothing {
        return Err(RecordProblem::AfterEnd);
    }
    if let Some(thinking) = line.strip_prefix(THINKING) {
        game.set_thinking(time(thinking)?)?;
        return Ok(false);
    }
    if let Some(name) = line.strip_suffix(OUT_OF_TIME) {
        let side = side_named(kind, name)?;
        game.read_out_of_time(side)?;
        return Ok(false);
    }
    if line == DRAW {
        game.agree_draw()?;
        return Ok(false);
    }
    if let Some(name) = line.strip_suffix(" resigns") {
        let side = side_named(kind, name)?;
        game.resign(side)?;
        return Ok(false);
    }
    if let Some(turn) = game.turns().last().filter(|turn| !turn.finished) {
        return Err(RecordProblem::UnfinishedTurn {
            number: turn.number,
        });
    }
    game.check_can_continue()?;
    let turn = game.position().read_turn(line)?;
    game.replay(&turn)?;
    Ok(false)
}

/// Reads a time in whole milliseconds.
fn time(word: &str) -> Result<u64, TimingError> {
    let figures = word.bytes().all(|sign| sign.is_ascii_digit());
    let time = word.parse().ok().filter(|_| figures);
    time.ok_or_else(|| TimingError::NotATime {
        found: shortened(word),
    })
}

fn check_result(game: &GameRecord, found: &str) -> Result<(), RecordProblem> {
    let kind = game.setup().kind();
    let expected = match game.outcome() {
        Some(outcome) => outcome.text(kind),
        None => "none yet".to_owned(),
    };
    if found == expected && game.outcome().is_some() {
        Ok(())
    } else {
        Err(RecordProblem::WrongResult {
            found: shortened(found),
            expected,
        })
    }
}

fn side_named(kind: GameKind, name: &str) -> Result<Side, RecordProblem> {
    let known = |side| kind.side_name(side);
    Side::BOTH
        .into_iter()
        .find(|&side| known(side) == name)
        .ok_or_else(|| RecordProblem::UnknownSide {
            found: shortened(name),
            first: known(Side::First),
            second: known(Side::Second),
            or_throw: if with_game!(kind, Game => Game::HAS_OPENING_THROW) {
                ", throw"
            } else {
                ""
            },
        })
}

fn options_text(setup: &Setup) -> String {
    let entries: Vec<String> = setup
        .changed_options()
        .into_iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    entries.join(" ")
}

fn resignation_text(kind: GameKind, side: Side) -> String {
    format!("{} resigns", kind.side_name(side))
}
