//! Sums over the games of a history.

use std::collections::BTreeMap;

use super::{Entry, History, Participant, ThrowCount, Variant, WinKind};
use crate::rules::{GameKind, Side};

/// Which games are summed, and from whose side they are seen. What is none asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The game.
    pub game: Option<GameKind>,
    /// Its rules.
    pub variant: Option<Variant>,
    /// Who plays the side that is asked about.
    pub whose: Option<Who>,
    /// Who plays the other side.
    pub against: Option<Who>,
    /// The match, by its [id](super::MatchPart::id).
    pub of_match: Option<String>,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
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
    /// How many games.
    pub games: u32,
    /// How many of them were drawn.
    pub draws: u32,
    /// How many of them were left unfinished.
    pub unfinished: u32,
    /// The turns of both sides in all games that were finished.
    pub turns: u64,
    /// The side that was asked about and the other one. Where [`Filter`] asks about neither, they are
    /// the games' first and second sides.
    pub sides: [SideTally; 2],
}

/// The sums of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideTally {
    /// The games that it won.
    pub wins: Wins,
    /// How many games it began.
    pub began: u32,
    /// What it threw in each game that has throws, throws by hand left out.
    pub thrown: BTreeMap<GameKind, ThrowCount>,
    /// Its luck in thousandths of a point, throws by hand left out.
    pub luck: i64,
    /// In how many games its luck is known.
    pub games_with_luck: u32,
}

/// Wins by what they count for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wins {
    /// Played to the end.
    pub single: u32,
    /// The other side gave up.
    pub resignation: u32,
    /// Seven games each (TW-15).
    pub cappotto: u32,
}

impl Wins {
    /// All of them.
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

impl Who {
    /// Whether somebody is meant.
    #[must_use]
    pub fn is(&self, participant: &Participant) -> bool {
        match self {
            Who::Person => participant.level().is_none(),
            Who::Player(id) => participant.id() == Some(id),
            Who::Computer => participant.level().is_some(),
            Who::Level(level) => participant.level() == Some(*level),
        }
    }
}

impl Filter {
    /// The side of a game that is asked about, or none where the game is not summed. Where both sides
    /// fit it is the first, and of a match the one whose player was first in its first game.
    #[must_use]
    pub fn side(&self, entry: &Entry) -> Option<Side> {
        let fits = |wanted: &Option<Who>, side: Side| {
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
    /// The sums of the games that a filter lets through.
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

    /// How many games were finished.
    #[must_use]
    pub const fn finished(&self) -> u32 {
        self.games.saturating_sub(self.unfinished)
    }

    /// How many turns of both sides a finished game had on average; none where no game was finished.
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
