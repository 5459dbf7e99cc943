//! One played game of the history.

use serde::{Deserialize, Serialize};

use super::super::throw_counts::counted_throws;
use super::participant::MAX_ID;
use super::{EntryProblem, Participant};
use crate::date::Date;
use crate::record::{GameRecord, GameStart};
use crate::rules::MatchScore;
use crate::rules::{EndReason, GameKind, Outcome, Side};
use crate::statistics::ThrowCount;

/// One played game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The local date on which the game ended or was abandoned.
    pub date: Date,
    /// The game.
    pub game: GameKind,
    /// The rules it was played by.
    pub variant: Variant,
    /// The players, by [`Side::index`].
    pub sides: [Participant; 2],
    /// The side that had the first turn, `None` if the game has no turns.
    pub began: Option<Side>,
    /// The result, `None` if the game wasn't finished.
    pub outcome: Option<Outcome>,
    /// The number of turns that both sides have started.
    pub turns: u32,
    /// The throws, by [`Side::index`]. Empty in a game without throws.
    pub thrown: [ThrowCount; 2],
    /// The luck of each side by [`Side::index`], in thousandths of a point. `None` if it wasn't computed.
    pub luck: Option<[i32; 2]>,
    /// `true` if the throws were made by hand. They and their luck aren't counted in statistics.
    pub throws_by_hand: bool,
    /// The match that it was part of, `None` for a single game.
    #[serde(default)]
    pub of_match: Option<MatchPart>,
}

/// The match that a game was part of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchPart {
    /// The id, the same in all games of the match ([`GameRecord::match_id`]).
    pub id: String,
    /// The side of the player who had the first side in the match's first game.
    pub first_player: Side,
}

/// The rules by which a game was played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Variant {
    /// An unchanged rule set, by its name.
    Preset(String),
    /// Custom rules.
    OwnOptions,
    /// A game from a position that was set up.
    Position,
}

/// The worth of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum WinKind {
    /// A game played to its end.
    Single,
    /// The other side resigned.
    Resignation,
    /// Worth seven games, even if the other side resigned (TW-15).
    Cappotto,
}

/// The data of a game that isn't in its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryInfo {
    /// The local date.
    pub date: Date,
    /// The players, by [`Side::index`].
    pub sides: [Participant; 2],
    /// The luck of each side by [`Side::index`], in thousandths of a point
    /// ([`LuckCurve::sums`](crate::statistics::LuckCurve::sums)). `None` if it wasn't computed.
    pub luck: Option<[i32; 2]>,
    /// `true` if the throws were made by hand.
    pub throws_by_hand: bool,
}

impl Entry {
    /// Makes the entry of a finished or abandoned game.
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

    /// The winner and the worth of the win. `None` for a draw or an unfinished game.
    #[must_use]
    pub fn win(&self) -> Option<(Side, WinKind)> {
        let outcome = self.outcome?;
        let winner = outcome.winner?;
        // In games without a cappotto the score can have another meaning.
        let counts_seven =
            self.game.has_cappotto() && outcome.score[winner.index()] == MatchScore::CAPPOTTO;
        let kind = match outcome.reason {
            _ if counts_seven => WinKind::Cappotto,
            EndReason::Resigned => WinKind::Resignation,
            _ => WinKind::Single,
        };
        Some((winner, kind))
    }

    /// `true` if the game is a draw.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner.is_none())
    }

    /// `true` if the game was played to its end, without a resignation.
    #[must_use]
    pub fn is_played_out(&self) -> bool {
        self.outcome
            .is_some_and(|outcome| outcome.reason != EndReason::Resigned)
    }

    /// Checks that a game can have these values.
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

    /// Cleans the entry before it's saved: names are cleaned and impossible counts are removed.
    pub(super) fn sanitized(mut self) -> Entry {
        self.sides = self.sides.map(Participant::sanitized);
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
    /// The match that a record's game is part of, `None` for a single game.
    #[must_use]
    pub fn of(record: &GameRecord) -> Option<MatchPart> {
        Some(MatchPart {
            id: record.match_id()?,
            first_player: record.match_sheet()?.first_player(),
        })
    }
}

impl Variant {
    /// The rules by which a record's game is played.
    #[must_use]
    pub fn of(record: &GameRecord) -> Variant {
        // An old game counts like later ones with its rule set.
        let setup = record.current_setup();
        if record.beginning() == GameStart::Position {
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
