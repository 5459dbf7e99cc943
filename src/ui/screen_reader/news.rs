//! Says what has just happened: turns as they appear on the table, messages, and the state after them.

use std::ops::Range;

use bevy::prelude::*;

use super::status::{sentences, status, status_after};
use crate::input::Selection;
use crate::record::{Event, Turn};
use crate::ui::games;
use crate::ui::move_text::{
    TurnName, TurnNotation, choice_sentence, lost_sentence, moves_sentence, turn_sentence,
};
use crate::ui::toast::Toasts;
use crate::ui::view::View;

/// The latest news, for a live region.
#[derive(Resource, Default, Debug)]
pub struct News {
    /// The text. It changes with each event.
    text: String,
    /// The last turn in view: its number, and its sentence so far.
    turn: Option<(u32, String)>,
    /// The number of events in view.
    events: usize,
    /// The state after them.
    status: String,
    /// The messages in view.
    notes: Vec<String>,
    /// The instruction of the lesson.
    lesson: Option<Instruction>,
}

/// The words of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// The step.
    pub text: String,
    /// The answer to the last try. `None` if there isn't one.
    pub answer: Option<String>,
}

impl News {
    /// The latest news.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Collects what is new since the last frame. A turn under way is continued rather than repeated. While the table
    /// isn't in view, its turns wait.
    pub fn update(
        &mut self,
        view: &View,
        selection: &Selection,
        toasts: &Toasts,
        lesson: Option<Instruction>,
        is_in_view: bool,
    ) {
        let mut parts = Vec::new();
        if lesson != self.lesson {
            parts.extend(self.new_instruction(lesson.as_ref()));
            self.lesson = lesson;
        }
        let notes: Vec<String> = toasts.texts().map(str::to_owned).collect();
        let is_new = |note: &&String| !self.notes.contains(note);
        parts.extend(notes.iter().filter(is_new).cloned());
        self.notes = notes;
        if is_in_view && !view.moving {
            let said = self.new_turns(view);
            let last = view.table.game().events().take(view.events).next_back();
            let throw_was_said = !said.is_empty() && matches!(last, Some(Event::Threw { .. }));
            parts.extend(said);
            let status = status(view, selection);
            if status != self.status {
                parts.push(status_after(view, selection, throw_was_said));
                self.status = status;
            }
        }
        if !parts.is_empty() {
            let mut text = sentences(&parts);
            // A screen reader reads a live region only if its text changes, such as for two equal moves of a double.
            if text == self.text {
                text.push('\u{a0}');
            }
            self.text = text;
        }
    }

    /// The words of a lesson that differ from the last ones.
    fn new_instruction(&self, lesson: Option<&Instruction>) -> Vec<String> {
        let Some(Instruction { text, answer }) = lesson else {
            return Vec::new();
        };
        let before = self.lesson.as_ref();
        let text = Some(text).filter(|text| before.is_none_or(|before| before.text != **text));
        let is_new = before.is_none_or(|before| before.answer != *answer);
        let answer = answer.as_ref().filter(|_| is_new);
        answer.into_iter().chain(text).cloned().collect()
    }

    /// The sentences of the turns since the last ones in view. After undo and load, only the state is said.
    fn new_turns(&mut self, view: &View) -> Vec<String> {
        if view.events <= self.events {
            if view.events < self.events {
                self.turn = last_turn(view);
            }
            self.events = view.events;
            return Vec::new();
        }
        let fresh = std::mem::replace(&mut self.events, view.events)..view.events;
        let first = self.turn.as_ref().map_or(0, |(number, _)| *number);
        let mut said = Vec::new();
        for turn in view.turns.iter().filter(|turn| turn.number >= first) {
            let sentence = sentence(view, turn.number);
            let Some(sentence) = sentence else { continue };
            match &self.turn {
                Some((number, before)) if *number == turn.number => {
                    let parts = choices(view, fresh.clone(), turn, before);
                    said.extend(parts.or_else(|| rest(before, &sentence)));
                }
                _ => said.push(sentence.clone()),
            }
            self.turn = Some((turn.number, sentence));
        }
        // A game that was just opened isn't read from its start.
        const MOST: usize = 4;
        let skipped = said.len().saturating_sub(MOST);
        said.split_off(skipped)
    }
}

/// The throws and choices of some events of a turn under way, each in its own words: the sentence of the whole turn joins
/// and sorts them. `None` if there's another event among them, or a throw that ends the turn.
fn choices(view: &View, events: Range<usize>, turn: &Turn, said: &str) -> Option<String> {
    let game = view.table.game();
    // The events of the next turn belong to another sentence.
    let next = view.turns.iter().find(|next| next.number > turn.number);
    let end = next.map_or(events.end, |next| next.first_event.min(events.end));
    let mut parts = Vec::new();
    for (at, event) in game.events().enumerate().take(end).skip(events.start) {
        match event {
            Event::Played { choice, .. } => {
                let before = game.position_at(at);
                let text = before.write_choice(*choice);
                parts.push(choice_sentence(view.words, &before, &text));
            }
            Event::Threw { .. } if !turn.finished => {
                let said = throw_sentence(view, turn, at)?;
                // A throw that scores nothing has no words.
                parts.extend((!said.is_empty()).then_some(said));
            }
            _ => return None,
        }
    }
    let before = game.position_at(turn.first_event);
    let tokens = games::describe(&before, &TurnNotation::of(view.position.kind(), turn));
    let lost = lost_sentence(view.words, &tokens);
    parts.extend(lost.filter(|lost| !said.ends_with(lost)));
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// A throw of a turn under way, from its event: "threw 8".
fn throw_sentence(view: &View, turn: &Turn, event: usize) -> Option<String> {
    let game = view.table.game();
    let earlier = game.events().take(event).skip(turn.first_event);
    let throws_before = earlier.filter(|event| matches!(event, Event::Threw { .. }));
    let notation = TurnNotation::of(view.position.kind(), turn);
    let one = TurnNotation {
        throws: notation
            .throws
            .split_whitespace()
            .nth(throws_before.count())?,
        moves: "",
        ..notation
    };
    let tokens = games::describe(&game.position_at(turn.first_event), &one);
    Some(finished_part(view, &moves_sentence(view.words, &tokens)))
}

/// A sentence about a turn without the note that the turn isn't finished: the next news continues it.
fn finished_part(view: &View, sentence: &str) -> String {
    let unfinished = view.words.get("move-unfinished-said");
    let part = sentence.strip_suffix(&unfinished).unwrap_or(sentence);
    part.trim_end_matches([',', ' ']).to_owned()
}

/// The rest of a sentence after another one's parts. `None` if it has no new part. A step can change its last part, as
/// when another piece makes the same step.
fn rest(before: &str, sentence: &str) -> Option<String> {
    let (mut old, mut new) = (before.split(", "), sentence.split(", ").peekable());
    while new.peek().is_some_and(|part| old.next() == Some(*part)) {
        new.next();
    }
    let parts: Vec<&str> = new.collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn last_turn(view: &View) -> Option<(u32, String)> {
    let number = view.turns.last()?.number;
    Some((number, sentence(view, number)?))
}

/// The sentence of the turn with this number, as far as it's in view.
fn sentence(view: &View, number: u32) -> Option<String> {
    let turn = view.turns.iter().rfind(|turn| turn.number == number)?;
    let game = view.position.kind();
    let before = view.table.game().position_at(turn.first_event);
    let tokens = games::describe(&before, &TurnNotation::of(game, turn));
    let name = TurnName {
        game,
        number,
        side: turn.side,
    };
    let part = finished_part(view, &turn_sentence(view.words, name, &tokens));
    (!part.ends_with(':')).then_some(part)
}
