//! The games that the page's filter selects, seen from one side.

use crate::rules::{GameKind, Side};
use crate::statistics::{Entry, Filter, History, ParticipantFilter, Tally};

/// The selected games, seen from one side.
pub(super) struct Selection<'a> {
    /// The games with the side in question, the oldest first.
    pub games: Vec<(&'a Entry, Side)>,
    /// Their sums.
    pub tally: Tally,
    /// `true` if the side in question is a player, so that it can win and lose.
    pub has_player: bool,
}

impl<'a> Selection<'a> {
    /// The games of a history that a filter selects.
    pub fn of(history: &'a History, filter: &Filter) -> Self {
        let filter = for_person(history, filter);
        let games = history
            .entries()
            .filter_map(|entry| Some((entry, filter.side(entry)?)))
            .collect();
        Self {
            games,
            tally: Tally::of(history, &filter),
            has_player: filter.whose.is_some() || filter.of_match.is_some(),
        }
    }

    /// The finished ones among the games of one name, the oldest first.
    pub fn finished(&self, game: GameKind) -> impl Iterator<Item = &(&'a Entry, Side)> {
        let is_wanted =
            move |(entry, _): &&(&Entry, Side)| entry.game == game && entry.outcome.is_some();
        self.games.iter().filter(is_wanted)
    }

    /// The kinds of the selected games.
    pub fn kinds(&self) -> impl Iterator<Item = GameKind> {
        let has = |game: &GameKind| self.games.iter().any(|(entry, _)| entry.game == *game);
        GameKind::ALL.into_iter().filter(has)
    }
}

/// The filter, from the view of the person if each selected game has one person and a computer.
fn for_person(history: &History, filter: &Filter) -> Filter {
    let mut selected = history
        .entries()
        .filter(|entry| filter.side(entry).is_some());
    let has_one_person = |entry: &Entry| {
        let people = entry.sides.iter().filter(|side| side.level().is_none());
        people.count() == 1
    };
    let mut fresh = filter.clone();
    if filter.whose.is_none() && filter.of_match.is_none() && selected.all(has_one_person) {
        fresh.whose = Some(ParticipantFilter::Person);
    }
    fresh
}
