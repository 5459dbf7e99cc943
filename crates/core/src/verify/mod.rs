//! Verifies a record: commitment, throws, moves and result (`docs/fairness.md`).

mod finding;
mod verified_part;

pub use finding::{Check, Failure, Finding, Gap, Proof, Verdict};
pub use verified_part::{VerifiedPart, verify_all};

use std::fmt;

use crate::record::{
    Altered, Commitment, Dice, Event, FairStream, GameRecord, RecordError, RecordProblem,
    RecordReader, link_payload,
};
use crate::rules::{AnyPosition, AnyThrow, Notation, dispatch};

/// The result of verifying a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Verification {
    /// The findings in the order of [`Check`]. If the headers can't be read, there's only their finding.
    pub findings: Vec<Finding>,
}

/// The conclusion of a verification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// All checks passed.
    Verified,
    /// A check failed.
    Failed,
    /// No check failed, but the record doesn't have enough data for all of them.
    Incomplete,
}

impl Verification {
    /// The conclusion.
    #[must_use]
    pub fn conclusion(&self) -> Conclusion {
        let any = |is: fn(&Verdict) -> bool| self.findings.iter().any(|found| is(&found.verdict));
        if any(|verdict| matches!(verdict, Verdict::Fails { .. })) {
            Conclusion::Failed
        } else if any(|verdict| matches!(verdict, Verdict::Unknown(_))) {
            Conclusion::Incomplete
        } else {
            Conclusion::Verified
        }
    }
}

/// Writes a line for each finding, and a last one with the conclusion.
impl fmt::Display for Verification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for finding in &self.findings {
            writeln!(f, "{finding}")?;
        }
        f.write_str(match self.conclusion() {
            Conclusion::Verified => "verified",
            Conclusion::Failed => "failed",
            Conclusion::Incomplete => "nothing is wrong, but not everything can be verified",
        })
    }
}

/// Checks everything in a record, or in a link to a game, without changes. [`verify_all`] also restores records that
/// were changed on the way.
///
/// ```
/// use tavoliere_core::verify::{Conclusion, verify};
/// use tavoliere_core::record::GameRecord;
/// use tavoliere_core::rules::{GameKind, Setup, Side};
///
/// let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
/// game.play(game.position().read_choice("b2")?)?;
/// // No check fails, but there's no commitment to the seed.
/// assert_eq!(verify(&game.to_record()).conclusion(), Conclusion::Incomplete);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn verify(text: &str) -> Verification {
    // A link is checked as the record of its game.
    let is_link = link_payload(text).is_some();
    let of_link = is_link.then(|| GameRecord::from_link(text).ok()).flatten();
    let of_link = of_link.map(|game| game.to_record());
    let text = of_link.as_deref().unwrap_or(text);
    let (game, error) = match RecordReader::new(text).finish() {
        Ok(game) => (game, None),
        Err(error) => match RecordReader::new(before_line(text, error.line)).finish() {
            Ok(game) => (game, Some(error)),
            // The error is in the headers.
            Err(_) => {
                let verdict = fails(None, error.into());
                let check = Check::Headers;
                return Verification {
                    findings: vec![Finding { check, verdict }],
                };
            }
        },
    };
    let fault = error.map(|error| Fault::of(error, text, &game));
    let verdicts = [
        (Check::Headers, Verdict::Holds(Proof::Headers)),
        (Check::Commitment, commitment(&game)),
        (Check::Throws, throws(&game)),
        (Check::Moves, moves(&game, fault.as_ref())),
        (Check::Result, result(&game, text, fault.as_ref())),
        (Check::Digest, digest(&game, text, fault.as_ref())),
    ];
    Verification {
        findings: verdicts
            .into_iter()
            .map(|(check, verdict)| Finding { check, verdict })
            .collect(),
    }
}

/// The error below the headers at which reading stopped.
struct Fault {
    check: Check,
    turn: Option<u32>,
    error: RecordError,
}

impl Fault {
    fn of(error: RecordError, text: &str, game: &GameRecord) -> Fault {
        let line = line_at(text, error.line);
        let check = match &error.problem {
            RecordProblem::WrongResult { .. } => Check::Result,
            RecordProblem::WrongDigest | RecordProblem::Bytes(_) => Check::Digest,
            RecordProblem::AfterEnd if line.starts_with("result:") => Check::Result,
            _ if line.starts_with("digest:") => Check::Digest,
            _ => Check::Moves,
        };
        // The error is in the turn after the last one that could be read.
        let next = game.turns().last().map_or_else(
            || game.start().turn_number(),
            |turn| turn.number.saturating_add(1),
        );
        let turn = (check == Check::Moves).then_some(next);
        Fault { check, turn, error }
    }

    fn verdict(&self) -> Verdict {
        fails(self.turn, self.error.clone().into())
    }
}

impl From<RecordError> for Failure {
    fn from(RecordError { line, problem }: RecordError) -> Failure {
        Failure::Line { line, problem }
    }
}

const fn fails(turn: Option<u32>, failure: Failure) -> Verdict {
    Verdict::Fails { turn, failure }
}

fn commitment(game: &GameRecord) -> Verdict {
    if game.throws_by_hand() {
        return Verdict::Holds(Proof::NoneByHand);
    }
    let Some(seed) = game.fair_seed() else {
        return Verdict::Unknown(Gap::NoCommitment);
    };
    let given = seed.commitment();
    if seed.keeps_commitment() {
        return Verdict::Holds(Proof::Commitment(given));
    }
    let computed = Commitment::of(seed.salt(), seed.seed());
    fails(None, Failure::Commitment { given, computed })
}

/// The source of a game's throws.
enum Stream {
    Numbered(Box<Dice>),
    Fair(Box<FairStream>),
}

impl Stream {
    fn pick(&mut self, index: usize, table: &[(AnyThrow, u32)]) -> Option<AnyThrow> {
        match self {
            Stream::Numbered(dice) => dice.pick(index, table),
            Stream::Fair(stream) => stream.pick(index, table),
        }
    }
}

fn throws(game: &GameRecord) -> Verdict {
    let table = game.position().throws();
    if table.is_empty() {
        return Verdict::Holds(Proof::NothingThrown);
    }
    if game.throws_by_hand() {
        return Verdict::Holds(Proof::ByHand(game.thrown()));
    }
    let mut stream = match game.fair_seed() {
        None => Stream::Numbered(Box::new(Dice::new(game.seed()))),
        Some(seed) => Stream::Fair(Box::new(FairStream::new(seed.clone()))),
    };
    let mut index = 0;
    for ((place, event), position) in game.events().enumerate().zip(game.positions()) {
        let Event::Threw { throw, .. } = event else {
            continue;
        };
        let follows = stream.pick(index, &table);
        if !follows.is_some_and(|follows| is_same(&position, *throw, follows)) {
            let after = game
                .turns()
                .partition_point(|turn| turn.first_event <= place);
            let turn = after.checked_sub(1).and_then(|last| game.turns().get(last));
            let turn = turn.map_or_else(|| position.turn_number(), |turn| turn.number);
            if game.fair_seed().is_none() {
                return Verdict::Unknown(Gap::ThrownElsewhere { turn, index });
            }
            let failure = Failure::Throw {
                index,
                given: write_throw(throw),
                follows: follows.as_ref().map(write_throw).unwrap_or_default(),
            };
            return fails(Some(turn), failure);
        }
        index += 1;
    }
    Verdict::Holds(match game.fair_seed() {
        None => Proof::NumberedThrows(index),
        Some(_) => Proof::Throws(index),
    })
}

/// `true` if two throws are equal in a position. If the order of dice doesn't matter, a record doesn't keep it.
fn is_same(position: &AnyPosition, one: AnyThrow, other: AnyThrow) -> bool {
    if one == other {
        return true;
    }
    let after = |throw| {
        let mut position = position.clone();
        position.throw(throw).ok().map(|_| position)
    };
    one.is_same(other) && after(one).is_some_and(|after_one| after(other) == Some(after_one))
}

fn moves(game: &GameRecord, fault: Option<&Fault>) -> Verdict {
    match fault {
        Some(fault) if fault.check == Check::Moves => fault.verdict(),
        _ => Verdict::Holds(Proof::Turns(game.turns().len())),
    }
}

fn result(game: &GameRecord, text: &str, fault: Option<&Fault>) -> Verdict {
    match fault {
        Some(fault) if fault.check == Check::Result => return fault.verdict(),
        Some(fault) if fault.check == Check::Moves => return fails(None, Failure::NotReached),
        _ => {}
    }
    if game.outcome().is_none() {
        return Verdict::Holds(Proof::Unfinished);
    }
    if text.lines().any(|line| line.trim().starts_with("result:")) {
        return Verdict::Holds(Proof::Result);
    }
    match game.version() {
        1 => Verdict::Unknown(Gap::NoResult),
        _ => fails(None, Failure::NoResult),
    }
}

fn digest(game: &GameRecord, text: &str, fault: Option<&Fault>) -> Verdict {
    if game.version() == 1 {
        return Verdict::Unknown(Gap::NoDigest);
    }
    match fault {
        Some(fault) if fault.check == Check::Digest => return fault.verdict(),
        Some(_) => return fails(None, Failure::NotReached),
        None => {}
    }
    if let Some(altered) = Altered::of(game) {
        return fails(None, Failure::Altered(altered));
    }
    // Reading has checked the digest, so it's right.
    if text.lines().any(|line| line.trim().starts_with("digest:")) {
        Verdict::Holds(Proof::Digest)
    } else {
        fails(None, Failure::NoDigest)
    }
}

/// The text before a line.
fn before_line(text: &str, line: usize) -> &str {
    let mut ends = text.match_indices('\n').map(|(at, _)| at + 1);
    match line.checked_sub(2) {
        None => "",
        Some(lines) => ends.nth(lines).map_or(text, |end| &text[..end]),
    }
}

/// The text of a line by its number from 1, empty if it doesn't exist.
fn line_at(text: &str, line: usize) -> &str {
    let mut lines = text.lines();
    lines.nth(line.saturating_sub(1)).unwrap_or_default().trim()
}

fn write_throw(throw: &AnyThrow) -> String {
    dispatch!(AnyThrow(throw), throw: Game => Game::write_throw(*throw))
}
