//! A match: the one authority on what has been played and what may be.

use super::{Dice, Event, HeaderError, Turn, text};
use crate::rules::{
    AnyEvent, AnyIllegal, AnyMove, AnyPosition, AnyStep, AnyThrow, AnyTurn, Expect, Outcome, Setup,
    Side,
};

/// One game from its start to where it stands.
///
/// Refusals leave everything as it was. Throws drawn by [`Match::throw_next`] depend only on the
/// seed and on how many throws came before, so what is taken back falls the same way again.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    first: Side,
    dice: Dice,
    position: AnyPosition,
    past: Vec<Past>,
    thrown: usize,
    turns: Vec<Turn>,
    /// The last turn while it is being written down.
    writing: Option<AnyTurn>,
    headers: Vec<(String, String)>,
}

/// An accepted event with the position it met.
#[derive(Clone, Debug)]
struct Past {
    event: Event,
    before: AnyPosition,
}

impl Match {
    /// A new game in which `first` acts first.
    #[must_use]
    pub fn new(setup: Setup, seed: u64, first: Side) -> Match {
        let position = AnyPosition::start(setup.options(), first);
        Match {
            setup,
            first,
            dice: Dice::new(seed),
            position,
            past: Vec::new(),
            thrown: 0,
            turns: Vec::new(),
            writing: None,
            headers: Vec::new(),
        }
    }

    /// The game, preset and options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of the throws.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.dice.seed()
    }

    /// Who acted first.
    #[must_use]
    pub const fn first(&self) -> Side {
        self.first
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The position after so many events; the one now where that is more than there are.
    #[must_use]
    pub fn position_at(&self, events: usize) -> &AnyPosition {
        self.past
            .get(events)
            .map_or(&self.position, |past| &past.before)
    }

    /// What must come next.
    #[must_use]
    pub fn expect(&self) -> Expect {
        self.position.expect()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Every choice that [`Match::play`] accepts now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        self.position.legal_moves()
    }

    /// Everything accepted so far, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> + ExactSizeIterator {
        self.past.iter().map(|past| &past.event)
    }

    /// How many throws have fallen, which is the stream index of the next.
    #[must_use]
    pub const fn thrown(&self) -> usize {
        self.thrown
    }

    /// Draws the next throw from the seed's stream and takes it.
    ///
    /// # Errors
    /// Refused where no throw is expected, or in a game without throws.
    pub fn throw_next(&mut self) -> Result<Vec<AnyStep>, AnyIllegal> {
        let table = self.position.throws();
        let kind = self.setup.kind();
        let drawn = self.dice.pick(self.thrown, &table);
        self.throw(drawn.ok_or(AnyIllegal::NoThrows { game: kind })?)
    }

    /// Takes a throw that fell elsewhere. It stands in the place of the stream's throw with the
    /// same index, so that the stream goes on after it.
    ///
    /// # Errors
    /// Refused where no throw is expected, or for a throw of another game.
    pub fn throw(&mut self, throw: AnyThrow) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.position.clone();
        let steps = self.position.throw(throw)?;
        // A throw is accepted only where one was expected, so somebody was to act.
        let side = before.side_to_act().unwrap_or(self.first);
        self.accept(Event::Threw { side, throw }, before);
        self.word_last_turn();
        Ok(steps)
    }

    /// Plays one choice of the side to act.
    ///
    /// # Errors
    /// Refused, with the rule that forbids it, where the choice is not legal now.
    pub fn play(&mut self, choice: AnyMove) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.position.clone();
        let steps = self.position.play(choice)?;
        let side = before.side_to_act().unwrap_or(self.first);
        self.accept(Event::Played { side, choice }, before);
        self.word_last_turn();
        Ok(steps)
    }

    /// A side gives up.
    ///
    /// # Errors
    /// Refused once the game is over.
    pub fn resign(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.position.clone();
        let steps = self.position.resign(side)?;
        self.accept(Event::Resigned { side }, before);
        Ok(steps)
    }

    /// The side whose event [`Match::undo`] would take back.
    #[must_use]
    pub fn last_side(&self) -> Option<Side> {
        self.past.last().map(|past| past.event.side())
    }

    /// Whether a choice can be taken back without taking back a throw: true from the first choice
    /// after a throw until the next throw, even where that choice ended the turn or the game.
    #[must_use]
    pub fn can_undo_in_turn(&self) -> bool {
        matches!(
            self.past.last(),
            Some(Past {
                event: Event::Played { .. },
                ..
            })
        )
    }

    /// Takes back the last event, a throw, a choice or a resignation, and says which.
    pub fn undo(&mut self) -> Option<Event> {
        let event = self.take_back()?;
        if part_of_turn(&event).is_some() {
            self.shorten_turns();
        }
        Some(event)
    }

    /// Takes back the last event and leaves the turns as they were.
    fn take_back(&mut self) -> Option<Event> {
        let Past { event, before } = self.past.pop()?;
        self.position = before;
        if matches!(event, Event::Threw { .. }) {
            self.thrown -= 1;
        }
        Some(event)
    }

    /// Takes back everything since the last turn began and returns it, the latest first; empty
    /// where nothing has been played.
    pub fn undo_turn(&mut self) -> Vec<Event> {
        // A resignation before the first turn belongs to none.
        let start = self.turns.last().map_or(0, |turn| turn.first_event);
        self.undo_down_to(start)
    }

    /// Goes back to the latest moment at which `side` could choose between at least two moves,
    /// and returns what was taken back, the latest first; empty where there was no such moment
    /// before now.
    pub fn undo_to(&mut self, side: Side) -> Vec<Event> {
        match self.choice_before(side) {
            Some(index) => self.undo_down_to(index),
            None => Vec::new(),
        }
    }

    /// Whether [`Match::undo_to`] would take anything back.
    #[must_use]
    pub fn can_undo_to(&self, side: Side) -> bool {
        self.choice_before(side).is_some()
    }

    /// Every turn so far, for the list of moves.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns as they stood after so many events.
    #[must_use]
    pub fn turns_at(&self, events: usize) -> Vec<Turn> {
        let mut turns: Vec<Turn> = self
            .turns
            .iter()
            .take_while(|turn| turn.first_event < events)
            .cloned()
            .collect();
        if let Some(turn) = turns.last_mut().filter(|_| events < self.past.len()) {
            turn.finished = self.position_at(events).side_to_act() != Some(turn.side);
            turn.text = self
                .write(turn.first_event, events)
                .map_or_else(String::new, |t| t.to_string());
        }
        turns
    }

    /// The text of a turn by its number, from 1.
    #[must_use]
    pub fn turn_text(&self, number: u32) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.turns.get(index).map(|turn| turn.text.as_str())
    }

    /// The free headers (players, date), in the order in which they were set.
    #[must_use]
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }

    /// The value of a free header.
    #[must_use]
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value.as_str())
    }

    /// Sets a free header, or removes it with an empty value.
    ///
    /// # Errors
    /// A key that records use themselves or that is no key, a value of more than one line or
    /// too long, or too many headers.
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), HeaderError> {
        let value = value.trim();
        text::check_header(key, value)?;
        self.headers
            .retain(|(name, _)| name != key || !value.is_empty());
        if value.is_empty() {
            return Ok(());
        }
        if let Some(header) = self.headers.iter_mut().find(|(name, _)| name == key) {
            value.clone_into(&mut header.1);
            return Ok(());
        }
        if self.headers.len() >= text::MAX_HEADERS {
            return Err(HeaderError::TooMany);
        }
        self.headers.push((key.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Takes a turn that was read. It is worded once, at its end: the lines of a record may be of
    /// any length, and wording after every event would cost its square.
    pub(super) fn replay(&mut self, turn: &AnyTurn) -> Result<(), AnyIllegal> {
        for event in turn.events() {
            let before = self.position.clone();
            let side = before.side_to_act().unwrap_or(self.first);
            let event = match event {
                AnyEvent::Throw(throw) => {
                    self.position.throw(throw)?;
                    Event::Threw { side, throw }
                }
                AnyEvent::Play(choice) => {
                    self.position.play(choice)?;
                    Event::Played { side, choice }
                }
            };
            self.accept(event, before);
        }
        self.word_last_turn();
        Ok(())
    }

    /// Notes an accepted event, in the last turn or in a new one. A resignation is part of none.
    fn accept(&mut self, event: Event, before: AnyPosition) {
        let index = self.past.len();
        if let Some(part) = part_of_turn(&event) {
            let side = event.side();
            let continues = self.turns.last().is_some_and(|turn| !turn.finished);
            if !continues {
                // More turns than u32 counts cannot be held in memory.
                let number = u32::try_from(self.turns.len() + 1).unwrap_or(u32::MAX);
                let text = String::new();
                self.turns.push(Turn {
                    number,
                    side,
                    text,
                    finished: false,
                    first_event: index,
                });
                self.writing = Some(AnyTurn::new(&before));
            }
            if let Some(turn) = &mut self.writing {
                // The position has accepted it already, so the turn does.
                let _ = turn.push(part);
            }
            if let Some(turn) = self.turns.last_mut() {
                turn.finished = self.position.side_to_act() != Some(turn.side);
            }
        }
        if matches!(event, Event::Threw { .. }) {
            self.thrown += 1;
        }
        self.past.push(Past { event, before });
    }

    /// Brings the turns into line after events were taken back.
    fn shorten_turns(&mut self) {
        let left = self.past.len();
        while self.turns.pop_if(|turn| turn.first_event >= left).is_some() {}
        let Some(turn) = self.turns.last_mut() else {
            self.writing = None;
            return;
        };
        turn.finished = self.position.side_to_act() != Some(turn.side);
        let first = turn.first_event;
        self.writing = self.write(first, left);
        self.word_last_turn();
    }

    /// The events from `first` up to `end`, which belong to one turn, written down.
    fn write(&self, first: usize, end: usize) -> Option<AnyTurn> {
        let part = self.past.get(first..end)?;
        let mut turn = AnyTurn::new(&part.first()?.before);
        for event in part.iter().filter_map(|past| part_of_turn(&past.event)) {
            // The position has accepted it already, so the turn does.
            let _ = turn.push(event);
        }
        Some(turn)
    }

    fn word_last_turn(&mut self) {
        if let (Some(turn), Some(writing)) = (self.turns.last_mut(), &self.writing) {
            turn.text = writing.to_string();
        }
    }

    fn undo_down_to(&mut self, events: usize) -> Vec<Event> {
        let mut undone = Vec::new();
        while self.past.len() > events {
            undone.extend(self.take_back());
        }
        // Once for all of them: the turn that is left is written down anew, however long it is.
        if undone.iter().any(|event| part_of_turn(event).is_some()) {
            self.shorten_turns();
        }
        undone
    }

    /// The place of the latest event with which a side chose among several moves.
    fn choice_before(&self, side: Side) -> Option<usize> {
        self.past.iter().rposition(|past| {
            matches!(past.event, Event::Played { side: chooser, .. } if chooser == side)
                && past.before.legal_moves().len() > 1
        })
    }
}

/// An event as part of a turn, or none for a resignation.
const fn part_of_turn(event: &Event) -> Option<AnyEvent> {
    match *event {
        Event::Threw { throw, .. } => Some(AnyEvent::Throw(throw)),
        Event::Played { choice, .. } => Some(AnyEvent::Play(choice)),
        Event::Resigned { .. } => None,
    }
}
