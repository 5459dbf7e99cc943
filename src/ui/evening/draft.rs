//! The draft of a new game night.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use crate::evening::{
    Draw, Entry, Format, LeaverRule, MOST_GAMES, MOST_NAMES, MOST_SWISS_ROUNDS, Plan,
    default_swiss_rounds,
};
use crate::players::{NameError, PlayerList, checked_name, lookalike, numbered_name, same_name};
use crate::rules::GameKind;

/// A question about a name that can't be added without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameQuestion {
    /// The name is already in the list.
    Duplicate {
        /// The name.
        name: String,
        /// A free name, for someone else.
        other: String,
    },
    /// The name looks like another one, but has other letters.
    Lookalike {
        /// The name.
        name: String,
        /// The name that it looks like, in the list or of a saved player.
        other: String,
    },
}

/// The answer to a question about a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameAnswer {
    /// Both names are of the same person.
    SamePerson,
    /// The names are of different people.
    SomeoneElse,
}

/// A name of the typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenName {
    /// The name.
    pub name: String,
    /// Its number in the text, from 1.
    pub number: usize,
}

/// A name that isn't valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedName {
    /// The name.
    pub written: WrittenName,
    /// The reason.
    pub problem: NameError,
}

/// The draft of a new game night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningDraft {
    /// The title. Empty for none.
    pub title: String,
    /// The players, in the order of entry.
    pub names: Vec<String>,
    /// The text in the name field.
    pub writing: String,
    /// The open question about a name.
    pub question: Option<NameQuestion>,
    /// The names that weren't valid.
    pub refused: Vec<RefusedName>,
    /// The names that wait for the answer.
    waiting: VecDeque<WrittenName>,
    /// The games, played in turn.
    pub games: Vec<GameKind>,
    /// The format, which decides the pairings.
    pub format: Format,
    /// `true` if the organiser picked the format, instead of the one that suits the number of players.
    pub picked_format: bool,
    /// `true` if the order of the list is random.
    pub random_order: bool,
    /// `true` if a cappotto counts two points.
    pub double: bool,
    /// `true` if each pairing is two games with swapped sides.
    pub two_games: bool,
    /// The rule for players who leave a round robin.
    pub leavers: LeaverRule,
}

impl Default for EveningDraft {
    fn default() -> Self {
        EveningDraft {
            title: String::new(),
            names: Vec::new(),
            writing: String::new(),
            question: None,
            refused: Vec::new(),
            waiting: VecDeque::new(),
            games: vec![GameKind::Tapatan],
            format: Format::RoundRobin,
            picked_format: false,
            random_order: true,
            double: true,
            two_games: false,
            // Usual in chess. The other rule is unfair to those who have already lost to the player.
            leavers: LeaverRule::HalfPlayed,
        }
    }
}

/// The key of a format's name.
#[must_use]
pub const fn format_key(format: Format) -> &'static str {
    match format {
        Format::KnockOut => "evening-knock-out",
        Format::RoundRobin => "evening-round-robin",
        Format::Swiss { .. } => "evening-swiss",
        Format::WinnerStaysOn { .. } => "evening-winner-stays-on",
    }
}

/// The key of the rule for players who leave a round robin.
#[must_use]
pub const fn leaver_rule(rule: LeaverRule) -> &'static str {
    match rule {
        LeaverRule::Lost => "evening-leavers-lost-rule",
        LeaverRule::HalfPlayed => "evening-leavers-half-rule",
    }
}

impl EveningDraft {
    /// Adds the typed text: one name, or several separated by commas or line ends. Invalid names stay in the field. A
    /// name that is already in the list needs an answer, and so does one that looks like another one, of the list or of
    /// the `saved` players. The names after it wait.
    pub fn take_written(&mut self, saved: &PlayerList) {
        let written = std::mem::take(&mut self.writing);
        let names = written.split([',', ';', '\n', '\t']).map(str::trim);
        let names = names.filter(|name| !name.is_empty()).map(str::to_owned);
        self.waiting = names
            .zip(1..)
            .map(|(name, number)| WrittenName { name, number })
            .collect();
        self.refused.clear();
        self.take_waiting(saved);
    }

    /// Adds the names that wait, up to the next question.
    fn take_waiting(&mut self, saved: &PlayerList) {
        while self.question.is_none() && self.names.len() < MOST_NAMES {
            let Some(written) = self.waiting.pop_front() else {
                break;
            };
            match checked_name(&written.name) {
                Ok(name) if self.has(&name) => self.ask_about(name),
                Ok(name) => self.add_unlike(name, saved),
                Err(problem) => self.refused.push(RefusedName { written, problem }),
            }
        }
        if self.question.is_none() {
            let refused = self.refused.iter().map(|one| &one.written);
            let left: Vec<&str> = refused
                .chain(&self.waiting)
                .map(|one| one.name.as_str())
                .collect();
            self.writing = left.join(", ");
            self.waiting.clear();
        }
    }

    /// Adds a name, or asks about one that looks the same.
    fn add_unlike(&mut self, name: String, saved: &PlayerList) {
        let here = self.names.iter().map(String::as_str);
        let saved = saved.players().iter().map(|player| player.name.as_str());
        match lookalike(&name, here.chain(saved)) {
            Some(other) => {
                let other = other.to_owned();
                self.question = Some(NameQuestion::Lookalike { name, other });
            }
            None => self.push(name),
        }
    }

    /// Asks about a name that is in the list, with a free one for someone else.
    fn ask_about(&mut self, name: String) {
        let other = numbered_name(&name, |other| self.has(other));
        self.question = Some(NameQuestion::Duplicate { name, other });
    }

    /// Answers the question about a name, and adds the names that wait.
    pub fn answer(&mut self, answer: NameAnswer, saved: &PlayerList) {
        let added = match (self.question.take(), answer) {
            (Some(NameQuestion::Duplicate { other, .. }), NameAnswer::SomeoneElse) => Some(other),
            (Some(NameQuestion::Lookalike { name, .. }), NameAnswer::SomeoneElse) => Some(name),
            // The same person is added in the spelling that is saved.
            (Some(NameQuestion::Lookalike { other, .. }), NameAnswer::SamePerson) => Some(other),
            (Some(NameQuestion::Duplicate { .. }), NameAnswer::SamePerson) | (None, _) => None,
        };
        if let Some(name) = added.filter(|name| !self.has(name)) {
            self.push(name);
        }
        self.take_waiting(saved);
    }

    /// Adds a name. Returns `false` if it's invalid, needs an answer, or the list is full.
    pub fn add(&mut self, name: &str) -> bool {
        let Ok(name) = checked_name(name) else {
            return false;
        };
        if self.names.len() >= MOST_NAMES {
            return false;
        }
        if self.has(&name) {
            self.ask_about(name);
            return false;
        }
        self.push(name);
        true
    }

    fn push(&mut self, name: String) {
        self.names.push(name);
        self.suit_format();
    }

    /// Removes a name by its index, and returns it.
    pub(super) fn remove(&mut self, at: usize) -> String {
        let name = self.names.remove(at);
        self.suit_format();
        name
    }

    /// Puts a removed name back to its place, if it still has room and hasn't been added again.
    pub(super) fn restore(&mut self, at: usize, name: String) {
        if self.names.len() < MOST_NAMES && !self.has(&name) {
            self.names.insert(at.min(self.names.len()), name);
            self.suit_format();
        }
    }

    /// Picks a format.
    pub fn pick_format(&mut self, format: Format) {
        self.format = format;
        self.picked_format = true;
    }

    /// Chooses the format for the number of players, unless the organiser has picked one: few can all meet each other,
    /// many can't in one evening.
    fn suit_format(&mut self) {
        /// The most players who all meet each other: 15 games.
        const FEW: usize = 6;
        if self.picked_format {
            return;
        }
        self.format = if self.names.len() <= FEW {
            Format::RoundRobin
        } else {
            Format::Swiss { rounds: None }
        };
    }

    /// `true` if a name is in the list.
    fn has(&self, name: &str) -> bool {
        self.names.iter().any(|one| same_name(one, name))
    }

    /// Adds a game to the selection, or removes it.
    pub fn toggle(&mut self, game: GameKind) {
        if self.games.contains(&game) {
            self.games.retain(|one| *one != game);
        } else {
            self.games.push(game);
            // Games are sorted in the program's order.
            let order = |game: &GameKind| GameKind::ALL.into_iter().position(|one| one == *game);
            self.games.sort_by_key(order);
        }
    }

    /// The number of rounds or games. `None` if the format doesn't let players choose it.
    #[must_use]
    pub fn count(&self) -> Option<u16> {
        match self.format {
            Format::Swiss { rounds } => {
                let usual = default_swiss_rounds(self.names.len());
                Some(rounds.unwrap_or(usual).clamp(1, MOST_SWISS_ROUNDS))
            }
            Format::WinnerStaysOn { games } => games,
            Format::KnockOut | Format::RoundRobin => None,
        }
    }

    /// `true` if there are more rounds than the players need to meet each other.
    #[must_use]
    pub fn meets_again(&self) -> bool {
        let names = self.names.len();
        let needed = (names + names % 2).saturating_sub(1);
        let is_swiss = matches!(self.format, Format::Swiss { .. });
        let rounds = self.count().filter(|_| is_swiss && names > 1);
        rounds.is_some_and(|rounds| usize::from(rounds) > needed)
    }

    /// Picks the number of rounds or games. `None` is the usual number of rounds, or no limit.
    pub fn pick_count(&mut self, count: Option<u16>) {
        match &mut self.format {
            Format::Swiss { rounds } => {
                *rounds = count.map(|count| count.clamp(1, MOST_SWISS_ROUNDS));
            }
            Format::WinnerStaysOn { games } => {
                *games = count.map(|count| count.clamp(1, MOST_GAMES));
            }
            Format::KnockOut | Format::RoundRobin => {}
        }
    }

    /// The numbers of rounds to choose from, with the picked one among them.
    #[must_use]
    pub fn round_choices(&self) -> RangeInclusive<u16> {
        const FIRST: u16 = 3;
        const LAST: u16 = 7;
        let count = self.count().unwrap_or(FIRST);
        let last = count.max(LAST);
        let first = count.min(last + FIRST - LAST);
        first..=first + LAST - FIRST
    }

    /// The limits of games to choose from, with the picked one among them.
    #[must_use]
    pub fn game_choices(&self) -> Vec<u16> {
        let mut all = vec![10, 20, 30];
        all.extend(self.count());
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The number of rounds. `None` if the format has none.
    #[must_use]
    pub fn rounds_to_play(&self) -> Option<usize> {
        let names = self.names.len();
        match self.format {
            Format::Swiss { .. } => self.count().map(usize::from),
            Format::RoundRobin => Some((names + names % 2).saturating_sub(1)),
            Format::KnockOut => Some(names.next_power_of_two().trailing_zeros() as usize),
            Format::WinnerStaysOn { .. } => None,
        }
    }

    /// The number of games, without draws in a knockout. `None` if there's no limit.
    #[must_use]
    pub fn games_to_play(&self) -> Option<usize> {
        let names = self.names.len();
        let pairings = match self.format {
            Format::Swiss { .. } => names / 2 * self.rounds_to_play()?,
            Format::RoundRobin => names * names.saturating_sub(1) / 2,
            // From four players on, there are two semi-finals, whose losers meet.
            Format::KnockOut => names.saturating_sub(1) + usize::from(names > 3),
            Format::WinnerStaysOn { games } => usize::from(games?),
        };
        Some(if self.two_games {
            2 * pairings
        } else {
            pairings
        })
    }

    /// The expected length of the game night (min), from that of a game. All pairings of a round are played at the same
    /// time, and the longest game decides. "Winner stays on" has one table. `None` if there's no limit.
    #[must_use]
    pub fn minutes(&self, of_game: impl Fn(GameKind) -> u32) -> Option<u32> {
        /// The time to find opponents and set up a board (min).
        const CHANGE: u32 = 5;
        let lengths = self.games.iter().map(|game| of_game(*game));
        let count = u32::try_from(self.games.len())
            .ok()
            .filter(|one| *one > 0)?;
        let (rounds, length) = match self.rounds_to_play() {
            Some(rounds) => (rounds, lengths.max()?),
            // One game after the other, so each counts.
            None => (
                usize::from(self.count()?),
                lengths.sum::<u32>().div_ceil(count),
            ),
        };
        let games = if self.two_games { 2 } else { 1 };
        let rounds = u32::try_from(rounds).ok()?;
        Some(rounds * (games * length + CHANGE))
    }

    /// The plan, which isn't checked here.
    #[must_use]
    pub fn plan(&self) -> Plan {
        let format = match self.format {
            Format::Swiss { rounds: Some(_) } => Format::Swiss {
                rounds: self.count(),
            },
            other => other,
        };
        let entry = |name: &String| Entry::from(name.as_str());
        Plan {
            title: checked_name(&self.title).ok(),
            names: self.names.iter().map(entry).collect(),
            games: self.games.clone(),
            format,
            draw: if self.random_order {
                // The random seed is drawn at the start.
                Draw::Random { seed: 0 }
            } else {
                Draw::AsEntered
            },
            cappotto_counts_double: self.double,
            two_games: self.two_games,
            leavers: self.leavers,
        }
    }
}
