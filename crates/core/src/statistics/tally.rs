//! Adds up the games of a history.

use std::collections::BTreeMap;

use super::{Entry, History, Participant, ThrowCount, Variant, WinKind};
use crate::rules::{GameKind, Side};

/// A filter for the games to be added up, and the side from which they are seen. `None` accepts all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The game.
    pub game: Option<GameKind>,
    /// The rules.
    pub variant: Option<Variant>,
    /// The player of the side in question.
    pub whose: Option<ParticipantFilter>,
    /// The player of the other side.
    pub against: Option<ParticipantFilter>,
    /// The match, by its [id](super::MatchPart::id).
    pub of_match: Option<String>,
}

/// The player of a side, in a filter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ParticipantFilter {
    /// Any person.
    Person,
    /// The player with an id.
    Player(String),
    /// The computer at any level.
    Computer,
    /// The computer at a level.
    Level(u8),
}

/// The sums of some games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// The number of games.
    pub games: u32,
    /// The number of draws.
    pub draws: u32,
    /// The number of unfinished games.
    pub unfinished: u32,
    /// The turns of both sides in all finished games.
    pub turns: u64,
    /// The side in question and the other one. If the [`Filter`] names neither, the games' first and second sides.
    pub sides: [SideTally; 2],
}

/// The sums of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideTally {
    /// The games that it won.
    pub wins: Wins,
    /// The number of games that this side started.
    pub began: u32,
    /// The throws in each game that has them, without throws by hand.
    pub thrown: BTreeMap<GameKind, ThrowCount>,
    /// The total luck in thousandths of a point, without throws by hand.
    pub luck: i64,
    /// The number of games with known luck.
    pub games_with_luck: u32,
}

/// Wins by their worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wins {
    /// Games played to the end.
    pub single: u32,
    /// Games that the other side resigned.
    pub resignation: u32,
    /// Cappotti, worth seven games each (TW-15).
    pub cappotto: u32,
}

impl Wins {
    /// All wins.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.single
            .saturating_add(self.resignation)
            .saturating_add(self.cappotto)
    }

    const fn count(&mut self, kind: WinKind) {
        match kind {
            WinKind::Single => self.single += 1,
            WinKind::Resignation => self.resignation += 1,
            WinKind::Cappotto => self.cappotto += 1,
        }
    }
}

impl ParticipantFilter {
    /// `true` if a participant matches.
    #[must_use]
    pub fn is(&self, participant: &Participant) -> bool {
        match self {
            ParticipantFilter::Person => participant.level().is_none(),
            ParticipantFilter::Player(id) => participant.id() == Some(id),
            ParticipantFilter::Computer => participant.level().is_some(),
            ParticipantFilter::Level(level) => participant.level() == Some(*level),
        }
    }
}

impl Filter {
    /// The side in question of a game, `None` if the filter excludes the game. If both sides match, it's the first one,
    /// or in a match the side whose player was first in its first game.
    #[must_use]
    pub fn side(&self, entry: &Entry) -> Option<Side> {
        let fits = |wanted: &Option<ParticipantFilter>, side: Side| {
            let who = &entry.sides[side.index()];
            wanted.as_ref().is_none_or(|wanted| wanted.is(who))
        };
        let is_wanted = self.game.is_none_or(|game| game == entry.game)
            && self
                .variant
                .as_ref()
                .is_none_or(|one| *one == entry.variant)
            && self.of_match.as_ref().is_none_or(|id| {
                let part = entry.of_match.as_ref();
                part.is_some_and(|part| part.id == *id)
            });
        let first = match &entry.of_match {
            Some(part) if self.of_match.is_some() => part.first_player,
            _ => Side::First,
        };
        let mut sides = [first, first.other()].into_iter().filter(|_| is_wanted);
        sides.find(|side| fits(&self.whose, *side) && fits(&self.against, side.other()))
    }
}

impl Tally {
    /// Adds up the games that match a filter.
    #[must_use]
    pub fn of(history: &History, filter: &Filter) -> Tally {
        let mut tally = Tally::default();
        for entry in history.entries() {
            if let Some(side) = filter.side(entry) {
                tally.add(entry, side);
            }
        }
        tally
    }

    /// The number of finished games.
    #[must_use]
    pub const fn finished(&self) -> u32 {
        self.games.saturating_sub(self.unfinished)
    }

    /// The average number of turns of both sides in a finished game, `None` if no game was finished.
    #[must_use]
    pub fn mean_turns(&self) -> Option<f64> {
        (self.finished() > 0).then(|| self.turns as f64 / f64::from(self.finished()))
    }

    /// Adds a game, seen from one side.
    fn add(&mut self, entry: &Entry, seen_from: Side) {
        self.games += 1;
        self.draws += u32::from(entry.is_draw());
        if entry.outcome.is_some() {
            self.turns += u64::from(entry.turns);
        } else {
            self.unfinished += 1;
        }
        for (sums, side) in self.sides.iter_mut().zip([seen_from, seen_from.other()]) {
            sums.add(entry, side);
        }
    }
}

impl SideTally {
    fn add(&mut self, entry: &Entry, side: Side) {
        if let Some((winner, kind)) = entry.win()
            && winner == side
        {
            self.wins.count(kind);
        }
        self.began += u32::from(entry.began == Some(side));
        if entry.throws_by_hand {
            return;
        }
        let thrown = &entry.thrown[side.index()];
        if thrown.throws > 0 {
            self.thrown.entry(entry.game).or_default().add(thrown);
        }
        if let Some(luck) = entry.luck {
            self.luck = self.luck.saturating_add(i64::from(luck[side.index()]));
            self.games_with_luck += 1;
        }
    }
}
