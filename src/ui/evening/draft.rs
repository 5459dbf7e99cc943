//! An evening that is being set up.

use crate::evening::{Draw, Entry, Format, MOST_GAMES, MOST_NAMES, Plan, default_swiss_rounds};
use crate::players::{checked_name, same_name};
use crate::rules::GameKind;

/// An evening that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningDraft {
    /// What it is to be called; empty for no title.
    pub title: String,
    /// Who comes, in the order in which they were entered.
    pub names: Vec<String>,
    /// What is being written.
    pub writing: String,
    /// A name that stands in the list already, and what else this one could be called.
    pub twice: Option<(String, String)>,
    /// Something was written that is no name.
    pub is_no_name: bool,
    /// What is played, in turn.
    pub games: Vec<GameKind>,
    /// Who meets whom.
    pub format: Format,
    /// The list is ordered by lot.
    pub by_lot: bool,
    /// A cappotto counts two points.
    pub double: bool,
}

impl Default for EveningDraft {
    fn default() -> Self {
        EveningDraft {
            title: String::new(),
            names: Vec::new(),
            writing: String::new(),
            twice: None,
            is_no_name: false,
            games: vec![GameKind::Tapatan],
            format: Format::Swiss { rounds: None },
            by_lot: true,
            double: true,
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

impl EveningDraft {
    /// Takes what was written: one name, or several with commas or line ends between them. A name that stands in the
    /// list already is asked about; what follows it waits in the field.
    pub fn take_written(&mut self) {
        let written = std::mem::take(&mut self.writing);
        let mut names = written.split([',', ';', '\n', '\t']);
        self.is_no_name = false;
        while let Some(name) = names.next() {
            if name.trim().is_empty() {
                continue;
            }
            if !self.add(name) {
                let rest: Vec<&str> = names.map(str::trim).collect();
                self.writing = rest.join(", ");
                return;
            }
        }
    }

    /// Adds a name; false where it is none, where it is asked about, or where the list is full.
    pub fn add(&mut self, name: &str) -> bool {
        let Ok(name) = checked_name(name) else {
            self.is_no_name = true;
            return false;
        };
        if self.names.len() >= MOST_NAMES {
            return false;
        }
        if self.has(&name) {
            let numbered = (2..).map(|number| format!("{name} {number}"));
            let other = numbered.into_iter().find(|other| !self.has(other));
            self.twice = Some((name, other.unwrap_or_default()));
            return false;
        }
        self.names.push(name);
        true
    }

    /// Whether a name stands in the list.
    pub(super) fn has(&self, name: &str) -> bool {
        self.names.iter().any(|one| same_name(one, name))
    }

    /// Puts a game into the mixture, or takes it out.
    pub fn toggle(&mut self, game: GameKind) {
        if self.games.contains(&game) {
            self.games.retain(|one| *one != game);
        } else {
            self.games.push(game);
            // In the order in which the program has them.
            let order = |game: &GameKind| GameKind::ALL.into_iter().position(|one| one == *game);
            self.games.sort_by_key(order);
        }
    }

    /// How many rounds or games there will be; none where that is not for anybody to say.
    #[must_use]
    pub fn count(&self) -> Option<u16> {
        match self.format {
            Format::Swiss { rounds } => {
                let usual = default_swiss_rounds(self.names.len());
                let most = self.most();
                Some(rounds.map_or(usual, |rounds| rounds.min(most)).max(1))
            }
            Format::WinnerStaysOn { games } => games,
            Format::KnockOut | Format::RoundRobin => None,
        }
    }

    fn most(&self) -> u16 {
        match self.format {
            Format::WinnerStaysOn { .. } => MOST_GAMES,
            _ => (self.names.len().clamp(2, MOST_NAMES) - 1) as u16,
        }
    }

    /// Asks for so many rounds or games more or fewer.
    pub fn step_count(&mut self, by: i16) {
        let most = self.most();
        match &mut self.format {
            Format::Swiss { rounds } => {
                let now = rounds.unwrap_or_else(|| default_swiss_rounds(self.names.len()));
                *rounds = Some(now.saturating_add_signed(by).clamp(1, most));
            }
            Format::WinnerStaysOn { games } => {
                // Below one game it goes on until it is ended by hand.
                let fresh = games.unwrap_or(0).saturating_add_signed(by).min(most);
                *games = (fresh > 0).then_some(fresh);
            }
            Format::KnockOut | Format::RoundRobin => {}
        }
    }

    /// The plan; whether it can be, the evening says.
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
            draw: if self.by_lot {
                // The lot is drawn when it begins.
                Draw::ByLot { seed: 0 }
            } else {
                Draw::AsEntered
            },
            cappotto_counts_double: self.double,
        }
    }
}
