//! One game that was played.

use serde::{Deserialize, Serialize};

use super::super::throw_counts::counted_throws;
use super::participant::MAX_ID;
use super::{EntryProblem, Participant};
use crate::date::Date;
use crate::record::{Beginning, GameRecord};
use crate::rules::MatchScore;
use crate::rules::{EndReason, GameKind, Outcome, Side};
use crate::statistics::ThrowCount;

/// One game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The local date on which the game ended or was left.
    pub date: Date,
    /// The game.
    pub game: GameKind,
    /// Its rules.
    pub variant: Variant,
    /// Who played, by [`Side::index`].
    pub sides: [Participant; 2],
    /// Who had the first turn, if there was one.
    pub began: Option<Side>,
    /// How it ended; none where it was left unfinished.
    pub outcome: Option<Outcome>,
    /// How many turns were begun, of both sides.
    pub turns: u32,
    /// What was thrown, by [`Side::index`]; empty in a game without throws.
    pub thrown: [ThrowCount; 2],
    /// The luck of each side by [`Side::index`], in thousandths of a point, where it was found out.
    pub luck: Option<[i32; 2]>,
    /// The throws were made by hand and typed in: they and their luck enter no statistics.
    pub throws_by_hand: bool,
    /// The match that it was part of, if any.
    #[serde(default)]
    pub of_match: Option<MatchPart>,
}

/// Which match a game was part of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchPart {
    /// The same in all its games ([`GameRecord::match_id`]).
    pub id: String,
    /// The side of the player who had the first side in the match's first game.
    pub first_player: Side,
}

/// By which rules a game was played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Variant {
    /// A preset as it is, by its name.
    Preset(String),
    /// Options that were chosen one by one.
    OwnOptions,
    /// From a position that was set up.
    Position,
}

/// What a win counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum WinKind {
    /// Played to its end.
    Single,
    /// The other side gave up.
    Resignation,
    /// Seven games, also where the other side gave up (TW-15).
    Cappotto,
}

/// What a record does not tell about its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryInfo {
    /// The local date.
    pub date: Date,
    /// Who played, by [`Side::index`].
    pub sides: [Participant; 2],
    /// The luck of each side by [`Side::index`], in thousandths of a point
    /// ([`LuckCurve::sums`](crate::statistics::LuckCurve::sums)), where it was found out.
    pub luck: Option<[i32; 2]>,
    /// The throws were made by hand and typed in.
    pub throws_by_hand: bool,
}

impl Entry {
    /// The entry of a game, finished or left as it stands.
    #[must_use]
    pub fn of(record: &GameRecord, info: EntryInfo) -> Entry {
        let game = record.setup().kind();
        let throws = counted_throws(record);
        let counted = throws.map(|throws| {
            let throws = throws.iter().map(|counted| counted.throw);
            ThrowCount::of(game, throws)
        });
        Entry {
            date: info.date,
            game,
            variant: Variant::of(record),
            sides: info.sides,
            began: record.turns().first().map(|turn| turn.side),
            outcome: record.outcome(),
            turns: u32::try_from(record.turns().len()).unwrap_or(u32::MAX),
            thrown: counted,
            luck: info.luck,
            throws_by_hand: info.throws_by_hand,
            of_match: MatchPart::of(record),
        }
    }

    /// Who won and what the win counts for; none for a draw and for a game left unfinished.
    #[must_use]
    pub fn win(&self) -> Option<(Side, WinKind)> {
        let outcome = self.outcome?;
        let winner = outcome.winner?;
        // Without a cappotto the score can count something else.
        let counts_seven =
            self.game.has_cappotto() && outcome.score[winner.index()] == MatchScore::CAPPOTTO;
        let kind = match outcome.reason {
            _ if counts_seven => WinKind::Cappotto,
            EndReason::Resigned => WinKind::Resignation,
            _ => WinKind::Single,
        };
        Some((winner, kind))
    }

    /// Whether it ended without a winner.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner.is_none())
    }

    /// What in it no game can lead to, if anything.
    pub(super) fn check(&self) -> Result<(), EntryProblem> {
        if !self.thrown.iter().all(|count| count.fits(self.game)) {
            return Err(EntryProblem::Throws { game: self.game });
        }
        if self
            .of_match
            .as_ref()
            .is_some_and(|part| part.id.len() > MAX_ID)
        {
            return Err(EntryProblem::Match);
        }
        if self.sides.iter().all(Participant::is_tidy) {
            Ok(())
        } else {
            Err(EntryProblem::Participant)
        }
    }

    /// The same as it is kept: with tidy names, and without counts that cannot be.
    pub(super) fn tidied(mut self) -> Entry {
        self.sides = self.sides.map(Participant::tidied);
        self.of_match.take_if(|part| part.id.len() > MAX_ID);
        for count in &mut self.thrown {
            if !count.fits(self.game) {
                *count = ThrowCount::default();
            }
        }
        self
    }
}

impl MatchPart {
    /// Which match a record's game is part of; none for a single game.
    #[must_use]
    pub fn of(record: &GameRecord) -> Option<MatchPart> {
        Some(MatchPart {
            id: record.match_id()?,
            first_player: record.match_sheet()?.first_player(),
        })
    }
}

impl Variant {
    /// By which rules a record's game is played.
    #[must_use]
    pub fn of(record: &GameRecord) -> Variant {
        let setup = record.setup();
        if record.beginning() == Beginning::Position {
            Variant::Position
        } else if setup.changed_options().is_empty() {
            Variant::Preset(setup.preset().to_owned())
        } else {
            Variant::OwnOptions
        }
    }
}

impl WinKind {
    /// The name in tables, such as `resignation`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}
