//! The heights and the rows of a list of turns, computed only if the turns change.

use std::ops::Range;

use bevy_egui::egui::Rangef;
use bevy_egui::egui::epaint::util::hash;

use super::LINE;
use super::tokens::TurnTokens;
use crate::record::{GameRecord, Turn, Turns};
use crate::rules::GameKind;
use crate::ui::games;
use crate::ui::row_scroll::RowOffset;
use crate::ui::turn_rows::{TurnRow, rows};

/// The most lines that stay unfolded.
const MOST_UNFOLDED: usize = 64;

/// Everything that a list depends on, as far as it is quickly compared.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ListKey {
    seed: u64,
    count: usize,
    last: u64,
    width: f32,
    notation: bool,
}

impl ListKey {
    pub fn of(record: &GameRecord, turns: &Turns, width: f32, notation: bool) -> Self {
        Self {
            seed: record.seed(),
            count: turns.len(),
            last: turns.last().map_or(0, hash_of),
            width,
            notation,
        }
    }
}

fn hash_of(turn: &Turn) -> u64 {
    hash((turn.number, &turn.text, turn.finished))
}

/// A turn, of which only the height is kept.
#[derive(Clone, Copy, Debug)]
struct Measured {
    number: u32,
    hash: u64,
    height: f32,
}

/// A row with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedRow {
    /// The row.
    pub row: TurnRow,
    /// Its upper edge in the list.
    pub top: f32,
    /// Its height.
    pub height: f32,
}

/// The heights and the rows of a list of turns.
#[derive(Debug, Default)]
pub(super) struct ListCache {
    key: ListKey,
    turns: Vec<Measured>,
    rows: Vec<PlacedRow>,
    /// The lines that are unfolded, by the number of their first turn.
    unfolded: Vec<u32>,
    stale: bool,
    /// The tokens of the turns in view.
    pub tokens: TurnTokens,
}

impl ListCache {
    /// Brings the list up to date with a game's turns, of which new ones are measured.
    pub fn update<'t>(
        &mut self,
        key: ListKey,
        game: GameKind,
        turns: impl Iterator<Item = &'t Turn>,
        mut measure: impl FnMut(&mut TurnTokens, &Turn) -> f32,
    ) {
        if self.key == key && !self.stale {
            return;
        }
        let old = std::mem::replace(&mut self.key, key);
        if old.seed != key.seed {
            self.unfolded.clear();
        }
        if (old.seed, old.width, old.notation) != (key.seed, key.width, key.notation) {
            self.turns.clear();
        }
        self.stale = false;
        let listed: Vec<&Turn> = turns.collect();
        if let Some(first) = listed.first() {
            // The earliest turns are no longer listed.
            self.turns.retain(|turn| turn.number >= first.number);
        }
        // A turn that was the last one has lost its margin.
        self.turns.pop();
        for (place, turn) in listed.iter().enumerate() {
            let (number, hash) = (turn.number, hash_of(turn));
            let known = self.turns.get(place);
            if known.is_some_and(|known| (known.number, known.hash) == (number, hash))
                && place + 1 < listed.len()
            {
                continue;
            }
            self.turns.truncate(place);
            let height = measure(&mut self.tokens, turn);
            self.turns.push(Measured {
                number,
                hash,
                height,
            });
        }
        self.turns.truncate(listed.len());
        self.place_rows(game, &listed);
    }

    fn place_rows(&mut self, game: GameKind, listed: &[&Turn]) {
        let is_unfolded = |number| self.unfolded.contains(&number);
        let rows = rows(listed, |turn| games::fold(game, turn), is_unfolded);
        let mut top = 0.0;
        self.rows.clear();
        for row in rows {
            let height = match row {
                TurnRow::Turn(place) => self.turns.get(place).map_or(LINE, |turn| turn.height),
                TurnRow::Folded(_) => LINE,
            };
            self.rows.push(PlacedRow { row, top, height });
            top += height;
        }
    }

    /// The rows.
    pub fn rows(&self) -> &[PlacedRow] {
        &self.rows
    }

    /// The places of the rows in a part of the list.
    pub fn in_view(&self, part: Rangef) -> Range<usize> {
        let first = self
            .rows
            .partition_point(|row| row.top + row.height < part.min);
        let end = self.rows.partition_point(|row| row.top <= part.max);
        first..end.max(first)
    }

    /// The offset of the list if a part of it is in view.
    pub fn offset(&self, part: Rangef) -> RowOffset {
        let Range { start, end } = self.in_view(part);
        let near = start..(end + 2).min(self.rows.len());
        let rows = self.rows.get(near).into_iter().flatten();
        let places = rows.map(|row| Rangef::new(row.top, row.top + row.height));
        RowOffset::of(part, places)
    }

    /// The number of a turn, by its place.
    pub fn number(&self, place: usize) -> u32 {
        self.turns.get(place).map_or(0, |turn| turn.number)
    }

    /// The height of all rows.
    pub fn height(&self) -> f32 {
        self.rows.last().map_or(0.0, |row| row.top + row.height)
    }

    /// Unfolds a line, or folds it again.
    pub fn toggle(&mut self, number: u32) {
        match self.unfolded.iter().position(|kept| *kept == number) {
            Some(at) => drop(self.unfolded.remove(at)),
            None => self.unfolded.push(number),
        }
        let surplus = self.unfolded.len().saturating_sub(MOST_UNFOLDED);
        self.unfolded.drain(..surplus);
        self.stale = true;
    }
}
