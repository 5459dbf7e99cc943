//! What a press means: choosing, playing, throwing, taking back, or a reason why not.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::binding::Gate;
use super::selection::{Selection, chooser, offered, offered_compound_moves};
use super::{InputSystems, ThrowEntry};
use crate::rules::{AnyIllegal, AnyMove, Expect};
use crate::stage::{BoardView, Cue, CursorStep, Facing, Layout, Skip, Timeline};
use crate::store::{Device, Seat};
use crate::table::advice::AdviceAsked;
use crate::table::targets::{
    CompoundMove, Question, default_move, holder, origins, question, resolve_location,
    targets_from, why_not,
};
use crate::table::{Intent, Location, MoveTarget, Refusal, Refused, Table, TablePaused};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PressQueue>()
        .add_message::<Pressed>()
        .add_systems(
            Update,
            understand
                .in_set(InputSystems::Understand)
                .run_if(resource_exists::<Table>),
        );
}

/// What a press of a person asks for, whatever the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A location of the table.
    Location(Location),
    /// A piece was dragged from one location to another.
    Drag {
        /// Where it was picked up.
        from: Location,
        /// Where it was let go.
        to: Location,
    },
    /// The sticks or dice, the throw button, or the key for them.
    Throw,
    /// A stick or die of a throw that is being entered, by its place: it shows its next face.
    Flip(u8),
    /// A face of a stick or die of a throw that is being entered.
    Face {
        /// Which of them.
        item: u8,
        /// The face, from 0.
        face: u8,
    },
    /// A digit, for a throw that is being entered.
    Digit(u8),
    /// The throw is as it was entered.
    EnterThrow,
    /// Whatever the next step is: throw, declare done, or press the location under the cursor.
    Next,
    /// Move the cursor.
    Cursor {
        /// The way it goes.
        step: CursorStep,
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
    /// Take the next thing again that was taken back.
    Redo,
    /// Take again up to the next choice of a person.
    RedoTurn,
    /// What would the best player do?
    Hint,
    /// Any other touch of the screen: it only ends what moves.
    Elsewhere,
}

/// One press, and where it came from.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// What it asks for.
    pub press: Press,
    /// The device; none where it comes from a panel that everybody uses.
    pub device: Option<Device>,
}

impl Press {
    /// The press, made with a device.
    #[must_use]
    pub const fn with(self, device: Device) -> Pressed {
        Pressed {
            press: self,
            device: Some(device),
        }
    }
}

impl From<Press> for Pressed {
    /// A press that anybody may make.
    fn from(press: Press) -> Pressed {
        Pressed {
            press,
            device: None,
        }
    }
}

struct Reader<'a, 'i, 'r> {
    table: &'a Table,
    selection: &'a mut Selection,
    entry: &'a mut ThrowEntry,
    intents: &'a mut MessageWriter<'i, Intent>,
    refused: &'a mut MessageWriter<'r, Refused>,
    /// Something was asked of the table: it has to answer before the next press is understood.
    wished: bool,
}

impl Reader<'_, '_, '_> {
    fn refuse(&mut self, refusal: Refusal) {
        self.refused.write(Refused(refusal));
    }

    fn wish(&mut self, intent: Intent) {
        self.intents.write(intent);
        self.wished = true;
    }

    fn play(&mut self, choice: AnyMove) {
        self.wish(Intent::Play(choice));
    }

    /// The targets that are offered.
    fn offered(&self) -> Vec<MoveTarget> {
        offered(self.table, self.selection.picked)
    }

    /// Where a piece can go by several choices.
    fn compound_moves(&self, from: Location) -> Vec<CompoundMove> {
        offered_compound_moves(self.table, self.selection.picked, from)
    }

    /// Plays the several choices that bring a piece to a location, if there are such.
    fn play_course(&mut self, from: Location, to: Location) -> bool {
        let compound_moves = self.compound_moves(from);
        let Some(compound_move) = compound_moves
            .into_iter()
            .find(|compound_move| compound_move.to == to)
        else {
            return false;
        };
        for choice in compound_move.choices {
            self.play(choice);
        }
        true
    }

    /// The question that waits for its answer.
    fn question(&self) -> Option<Question> {
        question(self.table.game().position())
    }

    /// The board can be used: a person has to choose.
    fn may_choose(&mut self) -> bool {
        if chooser(self.table).is_some() {
            return true;
        }
        let refusal = match self.table.game().expect() {
            _ if self.table.unconfirmed().is_some() => Refusal::ConfirmFirst,
            Expect::Nothing => Refusal::Over,
            Expect::Throw(_) if self.table.game().throws_by_hand() => {
                Refusal::Illegal(AnyIllegal::ThrownByHand)
            }
            Expect::Throw(side) if self.table.seat(side) == Seat::Person => Refusal::ThrowFirst,
            _ => Refusal::NotYourTurn,
        };
        self.refuse(refusal);
        false
    }

    fn location(&mut self, location: Location) {
        if !self.may_choose() {
            return;
        }
        let location = resolve_location(self.table.game().position(), location);
        let all = self.offered();
        // What alone can move counts as chosen, even while something still moves.
        if self.selection.chosen.is_none()
            && let [only] = origins(&all)[..]
            && only != location
        {
            self.selection.chosen = Some(only);
        }
        if let Some(from) = self.selection.chosen {
            let reached = targets_from(&all, from);
            if let Some(target) = reached.iter().find(|target| target.to == location) {
                return self.play(target.choice);
            }
            if self.play_course(from, location) {
                return;
            }
            if from == location {
                match default_move(self.table.game().setup().kind(), &reached) {
                    Some(choice) => self.play(choice),
                    None => self.selection.chosen = None,
                }
                return;
            }
        }
        if origins(&all).contains(&location) {
            self.selection.chosen = Some(location);
            return;
        }
        let position = self.table.game().position();
        let mine = holder(position, location) == chooser(self.table);
        let why = match self.selection.chosen {
            Some(from) if !mine => why_not(position, from, Some(location)),
            _ => why_not(position, location, None),
        };
        match why {
            Some(illegal) => self.refuse(Refusal::Illegal(illegal)),
            // Legal with another throw than the one picked out.
            None if self.selection.picked.is_some() => {
                self.selection.picked = None;
                self.location(location);
            }
            None => self.selection.chosen = None,
        }
    }

    fn drag(&mut self, from: Location, to: Location) {
        if !self.may_choose() {
            return;
        }
        let [from, to] =
            [from, to].map(|location| resolve_location(self.table.game().position(), location));
        let target = self
            .offered()
            .into_iter()
            .find(|target| (target.from, target.to) == (from, to));
        match target {
            Some(target) => self.play(target.choice),
            None if self.play_course(from, to) => {}
            None => {
                if let Some(illegal) = why_not(self.table.game().position(), from, Some(to)) {
                    self.refuse(Refusal::Illegal(illegal));
                }
            }
        }
    }

    /// Takes a press for the throw that is to be entered; false where it means the same as ever.
    fn enter(&mut self, press: Press) -> bool {
        if self.table.asks_for_throw().is_none() {
            // Nothing is to be entered: these mean nothing.
            return matches!(
                press,
                Press::Flip(_) | Press::Face { .. } | Press::Digit(_) | Press::EnterThrow
            );
        }
        match press {
            Press::Flip(item) => self.entry.turn(item.into(), 1),
            Press::Face { item, face } => self.entry.set(item.into(), face),
            Press::Digit(digit) => self.entry.digit(digit),
            Press::Cursor { step } => self.entry.step(step),
            Press::Cycle { back } => self.entry.cycle(back),
            Press::Cancel => self.entry.clear(),
            Press::EnterThrow => self.confirm(),
            Press::Next if self.entry.is_on_button() => self.confirm(),
            Press::Next => match self.entry.focus() {
                Some(item) => self.entry.turn(item, 1),
                None if self.entry.is_touched() => self.confirm(),
                None => self.entry.cycle(false),
            },
            // Who has entered nothing yet means the program's throw.
            Press::Throw | Press::Done if self.entry.is_touched() => self.confirm(),
            Press::Throw | Press::Done => {
                self.refuse(Refusal::Illegal(AnyIllegal::ThrownByHand));
            }
            Press::Location(_)
            | Press::Drag { .. }
            | Press::Undo
            | Press::UndoTurn
            | Press::Redo
            | Press::RedoTurn
            | Press::Hint
            | Press::Elsewhere => return false,
        }
        true
    }

    /// The throw is as it was entered.
    fn confirm(&mut self) {
        match self.entry.throw() {
            Some(throw) => {
                self.entry.note_entered();
                self.wish(Intent::EnterThrow(throw));
            }
            None => self.refuse(Refusal::Illegal(AnyIllegal::ThrownByHand)),
        }
    }

    fn throw(&mut self) {
        if self.table.unconfirmed().is_some() {
            self.wish(Intent::Done);
            return;
        }
        match self.table.game().expect() {
            Expect::Throw(side) if self.table.seat(side) == Seat::Person => {
                self.wish(Intent::Throw);
            }
            Expect::Move(side) if self.table.seat(side) == Seat::Person => match self.question() {
                Some(question) => self.play(question.throw),
                None => self.refuse(Refusal::MoveFirst),
            },
            Expect::Nothing => self.refuse(Refusal::Over),
            _ => self.refuse(Refusal::NotYourTurn),
        }
    }

    /// The turn is done, or a question is answered so.
    fn done(&mut self) {
        match self.question() {
            Some(question) if chooser(self.table).is_some() => self.play(question.done),
            _ => self.wish(Intent::Done),
        }
    }

    /// What alone can move counts as chosen, even before the table has pointed it out.
    fn choose_only(&mut self) {
        if self.selection.chosen.is_none()
            && let [only] = origins(&self.offered())[..]
        {
            self.selection.chosen = Some(only);
        }
    }

    fn next(&mut self) {
        // In a puzzle only the turn that is asked for can be played: then this means the next puzzle.
        if self.table.puzzle().is_some() && chooser(self.table).is_none() {
            return;
        }
        if self.table.unconfirmed().is_some() {
            self.wish(Intent::Done);
            return;
        }
        if chooser(self.table).is_none() {
            return self.throw();
        }
        if let Some(question) = self.question() {
            return self.refuse(Refusal::Illegal(question.unclear));
        }
        self.choose_only();
        match self.selection.focus {
            // On the chosen piece itself the next step is to one of its destinations.
            Some(location)
                if self.selection.chosen == Some(location)
                    && targets_from(&self.offered(), location).len()
                        + self.compound_moves(location).len()
                        > 1 =>
            {
                self.cycle(false);
            }
            Some(location) => self.location(location),
            None => self.cycle(false),
        }
    }

    fn cycle(&mut self, back: bool) {
        self.choose_only();
        let all = self.offered();
        let mut stops: Vec<Location> = match self.selection.chosen {
            Some(from) => {
                let mut reached = targets_from(&all, from);
                reached.sort_by_key(|target| target.steps);
                let mut stops: Vec<Location> = Vec::new();
                for target in reached {
                    if !stops.contains(&target.to) {
                        stops.push(target.to);
                    }
                }
                stops.extend(
                    self.compound_moves(from)
                        .into_iter()
                        .map(|compound_move| compound_move.to),
                );
                stops
            }
            None => origins(&all),
        };
        if back {
            stops.reverse();
        }
        let here = self
            .selection
            .focus
            .and_then(|focus| stops.iter().position(|stop| *stop == focus));
        let next = here.map_or(0, |at| (at + 1) % stops.len().max(1));
        if let Some(&location) = stops.get(next) {
            self.selection.focus = Some(location);
        }
    }

    fn cursor(&mut self, board_view: BoardView, step: CursorStep) {
        // The cursor of another game may stand where this one has no location.
        let here = self.selection.focus;
        self.selection.focus = match here.filter(|location| board_view.rect(*location).is_some()) {
            Some(focus) => board_view.beside(focus, step).or(Some(focus)),
            None => {
                let movable = self.offered().first().map(|target| target.from);
                movable.or_else(|| board_view.middle())
            }
        };
    }
}

/// Presses that nobody has answered yet, the oldest first. What a press asks of the table is judged
/// before the next one is understood, so that several within one frame mean the same as one a frame.
#[derive(Resource, Debug, Default)]
pub struct PressQueue(VecDeque<Pressed>);

impl PressQueue {
    /// More than anybody presses within one frame; further presses are dropped.
    const MOST: usize = 64;

    /// No press waits to be understood.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn understand(
    table: Res<Table>,
    paused: Res<TablePaused>,
    layout: Res<Layout>,
    timeline: Res<Timeline>,
    facing: Res<Facing>,
    mut queue: ResMut<PressQueue>,
    mut selection: ResMut<Selection>,
    mut entry: ResMut<ThrowEntry>,
    mut presses: MessageReader<Pressed>,
    mut gate: Gate,
    mut intents: MessageWriter<Intent>,
    mut refused: MessageWriter<Refused>,
    mut asked: MessageWriter<AdviceAsked>,
    mut skips: MessageWriter<Skip>,
    mut cues: MessageWriter<Cue>,
) {
    if presses.is_empty() && queue.is_empty() {
        return;
    }
    // What is looked back at is not played.
    if paused.0 || table.is_replayed() {
        presses.clear();
        queue.0.clear();
        return;
    }
    let room = PressQueue::MOST.saturating_sub(queue.0.len());
    queue.0.extend(presses.read().take(room));
    presses.clear();
    let was = selection.clone();
    let mut now = was.clone();
    let mut entered = entry.clone();
    while let Some(pressed) = queue.0.pop_front() {
        if !gate.lets_through(&table, pressed) {
            continue;
        }
        let press = pressed.press;
        if !timeline.is_idle() || facing.is_turning() {
            // What moves is finished first; the press then counts for where it ends.
            skips.write(Skip);
        }
        let mut reader = Reader {
            table: &table,
            selection: &mut now,
            entry: &mut entered,
            intents: &mut intents,
            refused: &mut refused,
            wished: false,
        };
        if reader.enter(press) {
            if reader.wished {
                break;
            }
            continue;
        }
        match press {
            Press::Location(location) => reader.location(location),
            Press::Drag { from, to } => reader.drag(from, to),
            Press::Throw => reader.throw(),
            Press::Next => reader.next(),
            Press::Cursor { step } => reader.cursor(layout.board_view, step),
            Press::Cycle { back } => reader.cycle(back),
            Press::Cancel => {
                *reader.selection = Selection {
                    focus: None,
                    ..Selection::default()
                };
            }
            Press::Done => reader.done(),
            Press::Hint => {
                if reader.may_choose() {
                    asked.write(AdviceAsked);
                }
            }
            // Before anything is played, the throw that was entered is what can be taken back.
            Press::Undo if !table.can_undo() && table.can_correct() => {
                reader.wish(Intent::CorrectThrow);
            }
            Press::Undo => reader.wish(Intent::Undo),
            Press::UndoTurn => reader.wish(Intent::UndoTurn),
            Press::Redo => reader.wish(Intent::Redo),
            Press::RedoTurn => reader.wish(Intent::RedoTurn),
            Press::Flip(_)
            | Press::Face { .. }
            | Press::Digit(_)
            | Press::EnterThrow
            | Press::Elsewhere => {}
        }
        if reader.wished {
            break;
        }
    }
    entry.set_if_neq(entered);
    if now != was {
        if now.chosen.is_some() && now.chosen != was.chosen {
            cues.write(Cue::Lift);
        }
        *selection = now;
    }
}
