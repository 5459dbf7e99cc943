//! Translates presses into intents: select, play, throw, undo, or a refusal with its reason.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::binding::PressFilter;
use super::selection::{Selection, chooser, offered, offered_compound_moves};
use super::{InputSystems, ThrowEntry, WayTo, ways_to};
use crate::rules::{AnyIllegal, AnyMove, Expect};
use crate::settings::CurrentSettings;
use crate::stage::{BoardView, Cue, CursorStep, Facing, Layout, Skip, Timeline};
use crate::store::{Device, Seat};
use crate::table::advice::HintRequested;
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
            handle_presses
                .in_set(InputSystems::Interpret)
                .run_if(resource_exists::<Table>),
        );
}

/// A player's press, independent of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A location of the table.
    Location(Location),
    /// A drag of a piece from one location to another.
    Drag {
        /// The start.
        from: Location,
        /// The end.
        to: Location,
    },
    /// The sticks or dice, the throw button, or its key.
    Throw,
    /// A stick or die of a throw that is being entered, by its index: it turns to its next face.
    Flip(u8),
    /// A face of a stick or die of a throw that is being entered.
    Face {
        /// The index of the stick or die.
        item: u8,
        /// The face, from 0.
        face: u8,
    },
    /// A digit for a throw that is being entered.
    Digit(u8),
    /// The confirmation of an entered throw.
    EnterThrow,
    /// A certain choice, which a lit place of a lesson stands for.
    Play(AnyMove),
    /// The next step: throw, confirm the turn, or press the location under the cursor.
    Next,
    /// A move of the cursor.
    Cursor {
        /// The direction.
        step: CursorStep,
    },
    /// The next or previous piece or destination.
    Cycle {
        /// `true` for the previous one.
        back: bool,
    },
    /// Deselect.
    Cancel,
    /// Confirm the turn.
    Done,
    /// Take back the last move, with the computer's reply.
    Undo,
    /// Redo the last undone move.
    Redo,
    /// Ask for a hint.
    Hint,
    /// Any other press on the screen, which only ends the current motion.
    Elsewhere,
}

/// A press with its device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// The press.
    pub press: Press,
    /// The device. `None` if it comes from a panel that all players use.
    pub device: Option<Device>,
}

impl Press {
    /// The press with a device.
    #[must_use]
    pub const fn with(self, device: Device) -> Pressed {
        Pressed {
            press: self,
            device: Some(device),
        }
    }
}

impl From<Press> for Pressed {
    /// A press without a device, allowed for any player.
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
    /// `true` if a press on a place plays the only move there.
    one_press: bool,
    /// `true` if an intent was sent, which the table must answer before the next press is handled.
    sent: bool,
}

impl Reader<'_, '_, '_> {
    fn refuse(&mut self, refusal: Refusal) {
        self.refused.write(Refused(refusal));
    }

    fn send(&mut self, intent: Intent) {
        self.intents.write(intent);
        self.sent = true;
    }

    fn play(&mut self, choice: AnyMove) {
        self.send(Intent::Play(choice));
    }

    /// The offered targets.
    fn offered(&self) -> Vec<MoveTarget> {
        offered(self.table, self.selection.picked)
    }

    /// The moves of a piece by several choices.
    fn compound_moves(&self, from: Location) -> Vec<CompoundMove> {
        offered_compound_moves(self.table, self.selection.picked, from)
    }

    /// The pieces that can go to a location.
    fn ways_to(&self, to: Location) -> Vec<WayTo> {
        ways_to(self.table, self.selection.picked, to)
    }

    fn play_all(&mut self, choices: Vec<AnyMove>) {
        for choice in choices {
            self.play(choice);
        }
    }

    /// Plays the only move to a location. If several pieces can go there, or the settings want the piece to be picked
    /// first, asks for the piece. Returns `false` if none can.
    fn go_to(&mut self, to: Location) -> bool {
        let mut ways = self.ways_to(to);
        if ways.is_empty() && self.selection.picked.is_some() {
            // A piece can go there with another throw than the picked one.
            ways = ways_to(self.table, None, to);
            if !ways.is_empty() {
                self.selection.picked = None;
            }
        }
        match ways.as_slice() {
            [] => return false,
            [_] if self.one_press => {
                let only = ways.swap_remove(0);
                self.play_all(only.choices);
            }
            several => {
                let pieces = several.len();
                self.selection.chosen = None;
                self.selection.goal = Some(to);
                self.refuse(Refusal::PickPiece { pieces });
            }
        }
        true
    }

    /// Plays the choices that bring a piece to a location. Returns `false` if there aren't any.
    fn play_course(&mut self, from: Location, to: Location) -> bool {
        let compound_moves = self.compound_moves(from);
        let Some(compound_move) = compound_moves
            .into_iter()
            .find(|compound_move| compound_move.to == to)
        else {
            return false;
        };
        self.play_all(compound_move.choices);
        true
    }

    /// The question that must be answered first.
    fn question(&self) -> Option<Question> {
        question(self.table.game().position())
    }

    /// `true` if a person must choose a move on the board. Otherwise refuses the press.
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
            Expect::Throw(side) if self.table.is_thrown_by_person(side) => Refusal::ThrowFirst,
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
        if let Some(goal) = self.selection.goal.take()
            && let Some(way) = self
                .ways_to(goal)
                .into_iter()
                .find(|way| way.from == location)
        {
            return self.play_all(way.choices);
        }
        // The only movable piece counts as selected, even during motion.
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
        // With a selected piece, a wrong press must not move another one.
        if self.selection.chosen.is_none() && self.go_to(location) {
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
            // The move is legal with another throw than the picked one.
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

    /// Handles a press for the throw that is being entered. Returns `false` if the press has its usual meaning.
    fn enter(&mut self, press: Press) -> bool {
        if self.table.asks_for_throw().is_none() {
            // Without a throw to enter, these presses have no effect.
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
            Press::Cancel => {
                self.entry.clear();
                // The cursor can be on the board since the move before, and Esc must not be used up by it.
                *self.selection = Selection::default();
            }
            Press::EnterThrow => self.confirm(),
            Press::Next if self.entry.is_on_button() => self.confirm(),
            Press::Next => match self.entry.focus() {
                Some(item) => self.entry.turn(item, 1),
                None if self.entry.is_touched() => self.confirm(),
                None => self.entry.cycle(false),
            },
            // A player who hasn't entered a face yet wants the program to throw.
            Press::Throw | Press::Done if self.entry.is_touched() => self.confirm(),
            Press::Throw | Press::Done => {
                self.refuse(Refusal::Illegal(AnyIllegal::ThrownByHand));
            }
            Press::Location(_)
            | Press::Drag { .. }
            | Press::Play(_)
            | Press::Undo
            | Press::Redo
            | Press::Hint
            | Press::Elsewhere => return false,
        }
        true
    }

    /// Confirms the entered throw.
    fn confirm(&mut self) {
        match self.entry.throw() {
            Some(throw) => {
                self.entry.note_entered();
                self.send(Intent::EnterThrow(throw));
            }
            None => self.refuse(Refusal::Illegal(AnyIllegal::ThrownByHand)),
        }
    }

    fn throw(&mut self) {
        if self.table.unconfirmed().is_some() {
            self.send(Intent::Done);
            return;
        }
        match self.table.game().expect() {
            Expect::Throw(side) if self.table.is_thrown_by_person(side) => {
                self.send(Intent::Throw);
            }
            Expect::Move(side) if self.table.seat(side) == Seat::Person => match self.question() {
                Some(question) => self.play(question.throw),
                None => self.refuse(Refusal::MoveFirst),
            },
            Expect::Nothing => self.refuse(Refusal::Over),
            _ => self.refuse(Refusal::NotYourTurn),
        }
    }

    /// Throws until the player can move if that is offered, otherwise once.
    fn throw_on(&mut self) {
        if self.table.offers_throws_until_move() {
            self.send(Intent::ThrowUntilMove);
        } else {
            self.throw();
        }
    }

    /// Confirms the turn, or gives this answer to a question.
    fn done(&mut self) {
        match self.question() {
            Some(question) if chooser(self.table).is_some() => self.play(question.done),
            _ => self.send(Intent::Done),
        }
    }

    /// Selects the only movable piece, even before the table has highlighted it.
    fn choose_only(&mut self) {
        if self.selection.chosen.is_none()
            && let [only] = origins(&self.offered())[..]
        {
            self.selection.chosen = Some(only);
        }
    }

    fn next(&mut self) {
        // A puzzle allows only its turn. After that, this press opens the next puzzle.
        if self.table.puzzle().is_some() && chooser(self.table).is_none() {
            return;
        }
        if self.table.unconfirmed().is_some() {
            self.send(Intent::Done);
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
            // On the selected piece, the next step goes to one of its destinations.
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
            None => match self.selection.goal {
                Some(goal) => self.ways_to(goal).into_iter().map(|way| way.from).collect(),
                None => origins(&all),
            },
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
        // The cursor of another game can be at a location that this one doesn't have.
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

/// The presses that aren't handled yet, the oldest first. The table judges the intent of a press before the next press
/// is handled, so that several presses within one frame work as in separate frames.
#[derive(Resource, Debug, Default)]
pub struct PressQueue(VecDeque<Pressed>);

impl PressQueue {
    /// The most waiting presses. Further ones are dropped; no player presses more within one frame.
    const MOST: usize = 64;

    /// `true` if no press is waiting.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn handle_presses(
    table: Res<Table>,
    paused: Res<TablePaused>,
    settings: Res<CurrentSettings>,
    layout: Res<Layout>,
    timeline: Res<Timeline>,
    facing: Res<Facing>,
    mut queue: ResMut<PressQueue>,
    mut selection: ResMut<Selection>,
    mut entry: ResMut<ThrowEntry>,
    mut presses: MessageReader<Pressed>,
    mut gate: PressFilter,
    mut intents: MessageWriter<Intent>,
    mut refused: MessageWriter<Refused>,
    mut asked: MessageWriter<HintRequested>,
    mut skips: MessageWriter<Skip>,
    mut cues: MessageWriter<Cue>,
) {
    if presses.is_empty() && queue.is_empty() {
        return;
    }
    // A replay has no players.
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
            // The current motion is finished first, then the press counts in the final position.
            skips.write(Skip);
        }
        let mut reader = Reader {
            table: &table,
            selection: &mut now,
            entry: &mut entered,
            intents: &mut intents,
            refused: &mut refused,
            one_press: settings.0.one_press,
            sent: false,
        };
        if reader.enter(press) {
            if reader.sent {
                break;
            }
            continue;
        }
        match press {
            Press::Location(location) => reader.location(location),
            Press::Drag { from, to } => reader.drag(from, to),
            Press::Play(choice) => {
                if reader.may_choose() {
                    reader.play(choice);
                }
            }
            Press::Throw => reader.throw_on(),
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
                    asked.write(HintRequested);
                }
            }
            // If no choice has followed it, Undo corrects the entered throw.
            Press::Undo if table.can_correct() => {
                reader.send(Intent::CorrectThrow);
            }
            Press::Undo => reader.send(Intent::Undo),
            Press::Redo => reader.send(Intent::Redo),
            Press::Flip(_)
            | Press::Face { .. }
            | Press::Digit(_)
            | Press::EnterThrow
            | Press::Elsewhere => {}
        }
        if reader.sent {
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
