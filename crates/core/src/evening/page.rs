//! Writes a game night as text: a page for printing and saving, and a short one for a QR code.

use std::borrow::Cow;
use std::fmt::Write;

use super::{
    EntrantId, Evening, Format, LeaverRule, Pairing, PairingState, SheetLanguage, SheetWord,
    Standing,
};
use crate::players::isolated;
use crate::rules::Side;

/// The target size of the compact sheet (bytes): a QR code of this size is easy to read for a phone.
pub const COMPACT_BYTES: usize = 1500;

impl Evening {
    /// The sheet as plain text: the standings, then every round. Names are at the end of lines, so the columns are
    /// aligned in every script.
    #[must_use]
    pub fn page(&self, words: &impl SheetLanguage) -> String {
        let mut page = String::new();
        if let Some(title) = &self.plan.title {
            page = format!("{title}\n");
        }
        page.push_str(&self.heading(words));
        page.push('\n');
        let games: Vec<String> = self
            .plan
            .games
            .iter()
            .map(|game| words.game(*game))
            .collect();
        // Writing to a string can't fail.
        let _ = writeln!(page, "{}\n", games.join(", "));
        self.write_standings(&mut page, words);
        if !self.queue().is_empty() && !self.is_over() {
            let names: Vec<_> = self.queue().iter().map(|id| self.name(*id)).collect();
            let queue = words.word(SheetWord::Queue);
            let _ = writeln!(page, "\n{queue}: {}", names.join(", "));
        }
        for (index, round) in self.rounds().iter().enumerate() {
            let _ = writeln!(page, "\n{} {}", words.word(SheetWord::Round), index + 1);
            for pairing in round {
                let _ = writeln!(page, "{}", self.pairing_line(pairing, words));
            }
        }
        page
    }

    /// A short text of at most `most` bytes if possible ([`COMPACT_BYTES`] for a QR code): the standings, then each
    /// round. The earliest rounds are left out, marked by `…`, until it fits; the standings are always
    /// complete.
    ///
    /// A line of the standings is `PLACE. NAME: POINTS`. A round has its number and a line for each pairing, such as
    /// `Anna 1–0 Ben`.
    #[must_use]
    pub fn compact(&self, words: &impl SheetLanguage, most: usize) -> String {
        let mut sheet = self.heading(words);
        if let Some(title) = &self.plan.title {
            sheet = format!("{title}\n{sheet}");
        }
        for standing in self.standings() {
            let (id, points) = (standing.id, standing.points);
            let place = place(&standing);
            let _ = write!(sheet, "\n{place}. {}: {points}", self.name(id));
        }
        let mut rounds: Vec<String> = Vec::new();
        let mut left = most.saturating_sub(sheet.len());
        for (index, round) in self.rounds().iter().enumerate().rev() {
            let title = format!("\n\n{} {}", words.word(SheetWord::Round), index + 1);
            let pairings = round.iter().map(|pairing| self.short(pairing, words));
            let line = pairings.fold(title, |line, pairing| line + "\n" + &pairing);
            // Unless this is the last line, leave room for the mark.
            let mark = if index == 0 { 0 } else { MARK.len() };
            if line.len() + mark > left {
                if MARK.len() <= left {
                    rounds.push(MARK.to_owned());
                }
                break;
            }
            left -= line.len();
            rounds.push(line);
        }
        sheet.extend(rounds.into_iter().rev());
        sheet
    }

    /// A pairing in the compact sheet.
    fn short(&self, pairing: &Pairing, words: &impl SheetLanguage) -> String {
        let first = self.name(pairing.first);
        let Some(second) = pairing.second.map(|id| self.name(id)) else {
            let state = match pairing.state {
                PairingState::Forfeit(_) => SheetWord::Forfeit,
                _ => SheetWord::Bye,
            };
            return format!("{first}: {}", words.word(state));
        };
        let score = score(pairing);
        let between = score.as_deref().unwrap_or("–");
        let mut line = format!("{first} {between} {second}");
        let open = self.open_word(pairing);
        if let Some(open) = open {
            let _ = write!(line, ": {}", words.word(open));
        }
        for remark in self.remarks(pairing) {
            let _ = write!(line, " ({})", words.word(remark));
        }
        line
    }

    /// The word for a pairing that isn't finished.
    fn open_word(&self, pairing: &Pairing) -> Option<SheetWord> {
        match pairing.state {
            PairingState::Waiting | PairingState::Playing if self.is_over() => {
                Some(SheetWord::NotPlayed)
            }
            PairingState::Waiting | PairingState::Bye => Some(SheetWord::Waiting),
            PairingState::Playing => Some(SheetWord::Playing),
            PairingState::Done(_) | PairingState::Forfeit(_) => None,
        }
    }

    /// Remarks about a finished pairing.
    fn remarks(&self, pairing: &Pairing) -> impl Iterator<Item = SheetWord> {
        let forfeit = matches!(pairing.state, PairingState::Forfeit(_));
        let out = pairing.second.is_some() && !self.counts(pairing);
        let forfeit = forfeit.then_some(SheetWord::Forfeit);
        forfeit
            .into_iter()
            .chain(out.then_some(SheetWord::NotCounted))
    }

    /// The name of an entrant, which doesn't change the order of the text around it.
    pub(super) fn name(&self, id: EntrantId) -> Cow<'_, str> {
        let name = self.entrant(id).map_or("", |entrant| entrant.name.as_str());
        isolated(name)
    }

    fn heading(&self, words: &impl SheetLanguage) -> String {
        let format = words.word(match self.plan.format {
            Format::KnockOut => SheetWord::KnockOut,
            Format::RoundRobin => SheetWord::RoundRobin,
            Format::Swiss { .. } => SheetWord::Swiss,
            Format::WinnerStaysOn { .. } => SheetWord::WinnerStaysOn,
        });
        let at = if self.is_over() {
            words.word(SheetWord::Over)
        } else {
            let round = words.word(SheetWord::Round);
            match self.round_count() {
                Some(count) => format!("{round} {}/{count}", self.round()),
                None => format!("{round} {}", self.round()),
            }
        };
        let mut heading = format!("{format} · {at}");
        if self.plan.two_games {
            let _ = write!(heading, " · {}", words.word(SheetWord::TwoGames));
        }
        heading
    }

    fn write_standings(&self, page: &mut String, words: &impl SheetLanguage) {
        let columns = [SheetWord::Points, SheetWord::Buchholz, SheetWord::Wins];
        let columns = columns.map(|column| words.word(column));
        let widths = [0, 1, 2].map(|index: usize| columns[index].chars().count().max(3));
        let _ = write!(page, "{}\n   ", words.word(SheetWord::Standings));
        for (column, width) in columns.iter().zip(widths) {
            let _ = write!(page, "  {column:>width$}");
        }
        page.push('\n');
        for standing in self.standings() {
            let [points, buchholz, wins] = widths;
            let place = place(&standing);
            let _ = write!(
                page,
                "{place:>2}.  {:>points$}  {:>buchholz$}  {:>wins$}  {}",
                standing.points,
                standing.buchholz,
                standing.wins,
                self.name(standing.id)
            );
            if standing.left {
                let _ = write!(page, " ({})", words.word(SheetWord::Left));
            }
            page.push('\n');
        }
        if let Some(rule) = self.leaver_rule() {
            let _ = writeln!(page, "{}", words.word(rule));
        }
    }

    /// The rule for players who leave, which is part of every sheet of a round robin.
    pub(super) fn leaver_rule(&self) -> Option<SheetWord> {
        let rule = match self.plan.leavers {
            LeaverRule::Lost => SheetWord::LeaversLose,
            LeaverRule::HalfPlayed => SheetWord::LeaversHalf,
        };
        (self.plan.format == Format::RoundRobin).then_some(rule)
    }

    pub(super) fn pairing_line(&self, pairing: &Pairing, words: &impl SheetLanguage) -> String {
        let first = self.name(pairing.first);
        let Some((second, game)) = pairing.second.zip(pairing.game) else {
            let forfeit = self.remarks(pairing).next();
            let forfeit = forfeit.map(|word| format!(" ({})", words.word(word)));
            let forfeit = forfeit.unwrap_or_default();
            return format!("  {}: {first}{forfeit}", words.word(SheetWord::Bye));
        };
        let open = self.open_word(pairing);
        let remarks = open.into_iter().chain(self.remarks(pairing));
        let remarks: Vec<String> = remarks.map(|word| words.word(word)).collect();
        let state = [score(pairing).unwrap_or_default(), remarks.join(", ")].join(" ");
        let state = state.trim();
        let mut line = format!(
            "  {} {}  {}  {first} – {}: {state}",
            words.word(SheetWord::Table),
            pairing.id.table,
            words.game(game),
            self.name(second)
        );
        if pairing.draws > 0 {
            let _ = write!(line, " ({})", words.draws(pairing.draws));
        }
        if self.is_for_third_place(pairing.id) {
            let _ = write!(line, " ({})", words.word(SheetWord::ThirdPlace));
        }
        line
    }
}

/// The mark for rounds that are left out.
const MARK: &str = "\n\n…";

/// The score of a pairing, such as `1–0`. `None` before the first result.
fn score(pairing: &Pairing) -> Option<String> {
    let [first, second] = Side::BOTH.map(|side| pairing.score(side));
    Some(format!("{}–{}", first?, second?))
}

/// The place in the standings, a dash for players who aren't ranked.
pub(super) fn place(standing: &Standing) -> String {
    if standing.unranked {
        "–".to_owned()
    } else {
        standing.place.to_string()
    }
}
