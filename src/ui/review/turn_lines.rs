//! The lines of the list of turns: turns that came to nothing are one line, unless one of them is open.

use crate::record::GameRecord;
use crate::ui::games;
use crate::ui::turn_rows::{Folded, TurnRow, rows};

/// The lines of a game's turns, all folded, computed only if the game changes.
#[derive(Debug, Default)]
pub(super) struct TurnLines {
    seed: u64,
    turns: usize,
    rows: Vec<TurnRow>,
}

impl TurnLines {
    /// The lines of a game of which a turn is open, by its place.
    pub fn of(&mut self, record: &GameRecord, open: usize) -> ShownLines<'_> {
        let turns = record.turns();
        if (self.seed, self.turns) != (record.seed(), turns.len()) {
            let game = record.setup().kind();
            let all: Vec<_> = turns.iter().collect();
            self.rows = rows(&all, |turn| games::fold(game, turn), |_| false);
            (self.seed, self.turns) = (record.seed(), turns.len());
        }
        let rows = &self.rows;
        let row = rows.partition_point(|row| first_of(row) <= open);
        let row = row.saturating_sub(1);
        let unfolded = match rows.get(row) {
            Some(TurnRow::Folded(folded)) => Some(*folded),
            _ => None,
        };
        ShownLines {
            rows,
            row,
            open,
            unfolded,
        }
    }
}

/// The place of the first turn of a line.
const fn first_of(row: &TurnRow) -> usize {
    match row {
        TurnRow::Turn(place) => *place,
        TurnRow::Folded(folded) => folded.first,
    }
}

/// The lines with those turns unfolded of which one is open.
#[derive(Clone, Copy, Debug)]
pub(super) struct ShownLines<'a> {
    rows: &'a [TurnRow],
    /// The line of the open turn if all were folded.
    row: usize,
    /// The open turn.
    open: usize,
    /// The turns that follow this line one by one.
    unfolded: Option<Folded>,
}

impl ShownLines<'_> {
    fn more(&self) -> usize {
        self.unfolded.map_or(0, |folded| folded.count)
    }

    /// The number of lines.
    pub fn len(&self) -> usize {
        self.rows.len() + self.more()
    }

    /// A line. `None` beyond the last one.
    pub fn get(&self, line: usize) -> Option<TurnRow> {
        let below = line.checked_sub(self.row + 1);
        match (self.unfolded, below) {
            (Some(folded), Some(below)) if below < folded.count => {
                Some(TurnRow::Turn(folded.first + below))
            }
            (Some(folded), None) if line == self.row => Some(TurnRow::Folded(Folded {
                unfolded: true,
                ..folded
            })),
            (_, None) => self.rows.get(line).copied(),
            (_, Some(_)) => self.rows.get(line - self.more()).copied(),
        }
    }

    /// The line of the open turn.
    pub fn open_line(&self) -> usize {
        match self.unfolded {
            Some(folded) => self.row + 1 + self.open - folded.first,
            None => self.row,
        }
    }
}
