//! What a press means: choosing, playing, throwing, taking back, or a reason why not.

use bevy::prelude::*;

use super::InputSystems;
use super::selection::{Selection, choices, chooser, movable, tablan, targets};
use crate::rules::tablan::{Cell, Illegal, Move, Value};
use crate::rules::{AnyIllegal, AnyMove, Expect};
use crate::stage::{Cue, Skip, Timeline};
use crate::store::Seat;
use crate::table::{Intent, Pace, Refusal, Refused, Table};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Press>().add_systems(
        Update,
        understand
            .in_set(InputSystems::Understand)
            .run_if(resource_exists::<Table>),
    );
}

/// One press of a person, whatever the device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A cell of the board.
    Cell(Cell),
    /// A piece was dragged from one cell to another.
    Drag {
        /// Where it was picked up.
        from: Cell,
        /// Where it was let go.
        to: Cell,
    },
    /// The sticks, the throw button, or the key for them.
    Throw,
    /// Whatever the next step is: throw, declare done, or press the cell under the cursor.
    Next,
    /// Move the cursor: columns to the right, rows down, as seen.
    Cursor {
        /// The step, each −1 to 1.
        step: (i8, i8),
    },
    /// Go to the next (or previous) piece or destination.
    Cycle {
        /// Backwards.
        back: bool,
    },
    /// Let go of what is chosen.
    Cancel,
    /// The turn is done.
    Done,
    /// Take back the last choice.
    Undo,
    /// Take back to the latest choice of a person.
    UndoTurn,
    /// Any other touch of the screen: it only ends what moves.
    Elsewhere,
}

struct Reader<'a, 'i, 'r> {
    table: &'a Table,
    selection: &'a mut Selection,
    intents: &'a mut MessageWriter<'i, Intent>,
    refused: &'a mut MessageWriter<'r, Refused>,
}

impl Reader<'_, '_, '_> {
    fn refuse(&mut self, refusal: Refusal) {
        self.refused.write(Refused(refusal));
    }

    fn play(&mut self, choice: Move) {
        self.intents.write(Intent::Play(AnyMove::Tablan(choice)));
    }

    /// The board can be used: a person has to choose.
    fn may_choose(&mut self) -> bool {
        if chooser(self.table).is_some() {
            return true;
        }
        let refusal = match self.table.game().expect() {
            _ if self.table.unconfirmed().is_some() => Refusal::ConfirmFirst,
            Expect::Nothing => Refusal::Over,
            Expect::Throw(side) if self.table.seat(side) == Seat::Person => Refusal::ThrowFirst,
            _ => Refusal::NotYourTurn,
        };
        self.refuse(refusal);
        false
    }

    fn cell(&mut self, cell: Cell) {
        if !self.may_choose() {
            return;
        }
        let Some(position) = tablan(self.table) else {
            return;
        };
        let all = choices(self.table, self.selection.value);
        if let Some(from) = self.selection.chosen {
            let mut reached = targets(position, &all, from);
            if let Some((_, choice)) = reached.iter().find(|(target, _)| target.cell == cell) {
                return self.play(*choice);
            }
            if from == cell {
                // Pressing a chosen piece again plays its only move, or lets it go.
                match (reached.len(), reached.pop()) {
                    (1, Some((_, choice))) => self.play(choice),
                    _ => self.selection.chosen = None,
                }
                return;
            }
        }
        if movable(position, &all).contains(&cell) {
            self.selection.chosen = Some(cell);
            return;
        }
        let mine = position
            .piece(cell)
            .is_some_and(|piece| Some(piece.side) == chooser(self.table));
        let why = match self.selection.chosen {
            Some(from) if !mine => position.why_not(from, Some(cell)),
            _ => position.why_not(cell, None),
        };
        match why {
            Some(illegal) => self.refuse(Refusal::Illegal(AnyIllegal::Tablan(illegal))),
            // Legal with another throw than the one picked out.
            None if self.selection.value.is_some() => {
                self.selection.value = None;
                self.cell(cell);
            }
            None => self.selection.chosen = None,
        }
    }

    fn drag(&mut self, from: Cell, to: Cell) {
        if !self.may_choose() {
            return;
        }
        let Some(position) = tablan(self.table) else {
            return;
        };
        let all = choices(self.table, self.selection.value);
        let choice = targets(position, &all, from)
            .into_iter()
            .find(|(t, _)| t.cell == to);
        match choice {
            Some((_, choice)) => self.play(choice),
            None => {
                if let Some(illegal) = position.why_not(from, Some(to)) {
                    self.refuse(Refusal::Illegal(AnyIllegal::Tablan(illegal)));
                }
            }
        }
    }

    fn throw(&mut self) {
        if self.table.unconfirmed().is_some() {
            self.intents.write(Intent::Done);
            return;
        }
        match self.table.game().expect() {
            Expect::Throw(side) if self.table.seat(side) == Seat::Person => {
                self.intents.write(Intent::Throw);
            }
            Expect::Move(side) if self.table.seat(side) == Seat::Person => {
                // Throwing on is one of the two answers that an 8 or 12 asks for (TN-21).
                match self.to_declare() {
                    Some(value) => self.play(Move::Declare {
                        value,
                        start: false,
                    }),
                    None => self.refuse(Refusal::MoveFirst),
                }
            }
            Expect::Nothing => self.refuse(Refusal::Over),
            _ => self.refuse(Refusal::NotYourTurn),
        }
    }

    /// The turn is done; for an 8 or 12 that awaits its declaration, the throwing is (TN-21).
    fn done(&mut self) {
        match self.to_declare() {
            Some(value) if chooser(self.table).is_some() => {
                self.play(Move::Declare { value, start: true });
            }
            _ => drop(self.intents.write(Intent::Done)),
        }
    }

    fn next(&mut self) {
        if self.table.unconfirmed().is_some() {
            self.intents.write(Intent::Done);
            return;
        }
        if chooser(self.table).is_none() {
            return self.throw();
        }
        if let Some(value) = self.to_declare() {
            let unclear = Illegal::DeclareFirst { value };
            return self.refuse(Refusal::Illegal(AnyIllegal::Tablan(unclear)));
        }
        match self.selection.focus {
            // On the chosen piece itself the next step is to one of its destinations.
            Some(cell) if self.selection.chosen == Some(cell) && self.ways(cell) > 1 => {
                self.cycle(false);
            }
            Some(cell) => self.cell(cell),
            None => self.cycle(false),
        }
    }

    /// The 8 or 12 that awaits its declaration (TN-21).
    fn to_declare(&self) -> Option<Value> {
        tablan(self.table)?.to_declare()
    }

    /// How many destinations a piece has.
    fn ways(&self, from: Cell) -> usize {
        let all = choices(self.table, self.selection.value);
        tablan(self.table).map_or(0, |position| targets(position, &all, from).len())
    }

    fn cycle(&mut self, back: bool) {
        let Some(position) = tablan(self.table) else {
            return;
        };
        let all = choices(self.table, self.selection.value);
        let mut stops: Vec<Cell> = match self.selection.chosen {
            Some(from) => {
                let mut stops: Vec<(u8, Cell)> = targets(position, &all, from)
                    .into_iter()
                    .map(|(target, _)| (target.steps, target.cell))
                    .collect();
                stops.sort_unstable_by_key(|(steps, _)| *steps);
                stops.into_iter().map(|(_, cell)| cell).collect()
            }
            None => movable(position, &all),
        };
        if back {
            stops.reverse();
        }
        let here = self
            .selection
            .focus
            .and_then(|focus| stops.iter().position(|c| *c == focus));
        let next = here.map_or(0, |at| (at + 1) % stops.len().max(1));
        if let Some(&cell) = stops.get(next) {
            self.selection.focus = Some(cell);
        }
    }

    fn cursor(&mut self, shape: crate::stage::geometry::BoardShape, step: (i8, i8)) {
        let Some(focus) = self.selection.focus else {
            let all = choices(self.table, self.selection.value);
            self.selection.focus = tablan(self.table)
                .and_then(|position| movable(position, &all).first().copied())
                .or(Cell::at(5, 2));
            return;
        };
        let (column, row) = shape.grid(focus);
        let to = (
            i32::from(column) + i32::from(step.0),
            i32::from(row) + i32::from(step.1),
        );
        if let Some(cell) = shape.cell_in_grid(to.0, to.1) {
            self.selection.focus = Some(cell);
        }
    }
}

fn understand(
    table: Res<Table>,
    pace: Res<Pace>,
    layout: Res<crate::stage::Layout>,
    timeline: Res<Timeline>,
    mut selection: ResMut<Selection>,
    mut presses: MessageReader<Press>,
    mut intents: MessageWriter<Intent>,
    mut refused: MessageWriter<Refused>,
    mut skips: MessageWriter<Skip>,
    mut cues: MessageWriter<Cue>,
) {
    if presses.is_empty() {
        return;
    }
    if pace.paused {
        presses.clear();
        return;
    }
    let was = selection.clone();
    let mut now = was.clone();
    for press in presses.read() {
        if !timeline.is_idle() {
            // What moves is finished first; the press then counts for where it ends.
            skips.write(Skip);
        }
        let mut reader = Reader {
            table: &table,
            selection: &mut now,
            intents: &mut intents,
            refused: &mut refused,
        };
        match *press {
            Press::Cell(cell) => reader.cell(cell),
            Press::Drag { from, to } => reader.drag(from, to),
            Press::Throw => reader.throw(),
            Press::Next => reader.next(),
            Press::Cursor { step } => reader.cursor(layout.shape, step),
            Press::Cycle { back } => reader.cycle(back),
            Press::Cancel => {
                *reader.selection = Selection {
                    focus: None,
                    ..Selection::default()
                };
            }
            Press::Done => reader.done(),
            Press::Undo => {
                intents.write(Intent::Undo);
            }
            Press::UndoTurn => {
                intents.write(Intent::UndoTurn);
            }
            Press::Elsewhere => {}
        }
    }
    if now != was {
        if now.chosen.is_some() && now.chosen != was.chosen {
            cues.write(Cue::Lift);
        }
        *selection = now;
    }
}
