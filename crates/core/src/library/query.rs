//! Filters and sorts the games of the library.

use std::cmp::Ordering;

use strum::VariantArray as _;

use super::{Library, LibraryGame};
use crate::players::search_form;
use crate::rules::{GameKind, Outcome, Side};
use crate::statistics::{Participant, Variant};

/// The sort key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum SortBy {
    /// The date of the last move, latest first.
    #[default]
    Date,
    /// The game, in the order of the game menu.
    Game,
    /// The number of turns, longest first.
    Length,
    /// The result: won by the first side, by the second, drawn, not over.
    Result,
}

/// A filter for finished or unfinished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finished {
    /// Games that are over.
    Over,
    /// Games that aren't over.
    GoingOn,
}

/// A filter and an order for the list of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words, each of which must be found in the game's data.
    pub text: String,
    /// Only this game, `None` for all.
    pub game: Option<GameKind>,
    /// Only games that are over, or only those that aren't.
    pub finished: Option<Finished>,
    /// `true` for pinned games only.
    pub pinned: bool,
    /// The sort key.
    pub sort: SortBy,
    /// `true` to reverse the order.
    pub reversed: bool,
}

impl SortBy {
    /// All sort keys.
    pub const ALL: &[SortBy] = SortBy::VARIANTS;

    fn compare(self, one: &LibraryGame, other: &LibraryGame) -> Ordering {
        let latest = || {
            let key = |game: &LibraryGame| (game.info.date, game.info.minute, game.changed);
            key(other).cmp(&key(one))
        };
        let by = match self {
            SortBy::Date => Ordering::Equal,
            SortBy::Game => one.info.game.cmp(&other.info.game),
            SortBy::Length => other.info.turns.cmp(&one.info.turns),
            SortBy::Result => rank(one.info.outcome).cmp(&rank(other.info.outcome)),
        };
        by.then_with(latest)
    }
}

fn rank(outcome: Option<Outcome>) -> usize {
    match outcome {
        Some(outcome) => outcome.winner.map_or(2, Side::index),
        None => 3,
    }
}

impl Library {
    /// The games that match a query, in its order. `words` adds searchable text about a game in the current language,
    /// such as its name, level and result.
    pub fn find(&self, query: &Query, words: impl Fn(&LibraryGame) -> String) -> Vec<&LibraryGame> {
        let asked = search_form(&query.text);
        let asked: Vec<&str> = asked.split_whitespace().collect();
        let mut found: Vec<&LibraryGame> = self
            .games()
            .filter(|game| {
                let finished = if game.is_finished() {
                    Finished::Over
                } else {
                    Finished::GoingOn
                };
                query.game.is_none_or(|kind| kind == game.info.game)
                    && query.finished.is_none_or(|wanted| wanted == finished)
                    && (game.pinned || !query.pinned)
            })
            .filter(|game| {
                if asked.is_empty() {
                    return true;
                }
                let known = search_form(&(known(game) + " " + &words(game)));
                asked.iter().all(|word| known.contains(word))
            })
            .collect();
        found.sort_by(|one, other| {
            let order = query.sort.compare(one, other);
            if query.reversed {
                order.reverse()
            } else {
                order
            }
        });
        found
    }
}

/// The searchable data of a game that doesn't depend on the language.
fn known(game: &LibraryGame) -> String {
    let info = &game.info;
    let names = info.players.iter().filter_map(Participant::name);
    let mut known = format!("{} {} {}", game.title, info.game, info.date);
    for name in names {
        known += " ";
        known += name;
    }
    if let Variant::Preset(preset) = &info.variant {
        known += " ";
        known += preset;
    }
    if let Some(outcome) = info.outcome {
        known += " ";
        known += &outcome.text(info.game);
    }
    known
}
