//! The record of a game, which decides what can be played.

mod event_log;
mod match_play;
mod redo;
mod redo_stack;
mod timing;
mod turns;
mod undo;

pub use match_play::MatchPlayError;
pub use timing::TimingError;

use std::borrow::Cow;

use event_log::{EventLog, follow};
use redo_stack::{RedoStack, Undone};
use timing::Timing;

use super::rules_date::{CURRENT_VALUE, OPTION};
use super::throw_stream::ThrowStream;
use super::{Event, FairSeed, HeaderError, MatchSheet, RulesDate, Seed, Turn, Turns, text};
use crate::rules::{
    AnyEvent, AnyIllegal, AnyMove, AnyPosition, AnyStep, AnyThrow, AnyTurn, Expect, Outcome, Setup,
    Side,
};

/// One game from its start to its current state.
///
/// Refused events change nothing. Throws drawn by [`GameRecord::throw_next`] only depend on the seed and on the number
/// of throws before, so throws repeat after undo.
#[derive(Clone, Debug)]
pub struct GameRecord {
    setup: Setup,
    rules_date: RulesDate,
    beginning: GameStart,
    /// The match before this game, `None` for a single game (TW-16).
    sheet: Option<MatchSheet>,
    /// The clocks, `None` if the game has none.
    timing: Option<Timing>,
    throws: ThrowStream,
    start: AnyPosition,
    position: AnyPosition,
    event_log: EventLog,
    undone: RedoStack,
    thrown: usize,
    turns: Vec<Turn>,
    /// The last turn while it's being written.
    writing: Option<AnyTurn>,
    headers: Vec<(String, String)>,
}

/// The start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStart {
    /// This side was chosen to act first.
    Side(Side),
    /// The first throw decides who acts first (TW-3).
    Throw,
    /// The game starts from a position that was set up.
    Position,
}

impl GameRecord {
    /// Makes a game in which `first` acts first, if the rules allow a choice ([`GameRecord::first`]).
    #[must_use]
    pub fn new(setup: Setup, seed: impl Into<Seed>, first: Side) -> GameRecord {
        let start = AnyPosition::start(setup.options(), Some(first));
        // In Tablut the options decide (TT-2).
        let first = acting(&start);
        GameRecord::begin(setup, seed.into(), GameStart::Side(first), start)
    }

    /// Makes a game without a chosen first side. If the game has an opening throw, it decides (TW-3); otherwise the
    /// side that acts first by the rules does.
    #[must_use]
    pub fn opening(setup: Setup, seed: impl Into<Seed>) -> GameRecord {
        let start = AnyPosition::start(setup.options(), None);
        let beginning = if start == AnyPosition::start(setup.options(), Some(Side::First)) {
            GameStart::Side(acting(&start))
        } else {
            GameStart::Throw
        };
        GameRecord::begin(setup, seed.into(), beginning, start)
    }

    /// Makes a game that continues from a position. Throws of its unfinished turn were made before.
    #[must_use]
    pub fn from_position(start: AnyPosition, seed: impl Into<Seed>) -> GameRecord {
        let setup = Setup::of(start.options());
        GameRecord::begin(setup, seed.into(), GameStart::Position, start)
    }

    fn begin(setup: Setup, seed: Seed, beginning: GameStart, start: AnyPosition) -> GameRecord {
        GameRecord {
            setup,
            rules_date: RulesDate::Current,
            beginning,
            sheet: None,
            timing: None,
            throws: ThrowStream::new(seed),
            position: start.clone(),
            start,
            event_log: EventLog::default(),
            undone: RedoStack::default(),
            thrown: 0,
            turns: Vec::new(),
            writing: None,
            headers: Vec::new(),
        }
    }

    /// The game, rule set and options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The date of the rules.
    #[must_use]
    pub const fn rules_date(&self) -> RulesDate {
        self.rules_date
    }

    /// The game, rule set and options for another game: a new one is played by the current rules.
    #[must_use]
    pub fn current_setup(&self) -> Setup {
        let mut setup = self.setup.clone();
        if self.rules_date == RulesDate::Earlier {
            // The option exists.
            let _ = setup.set_option(OPTION, CURRENT_VALUE);
        }
        setup
    }

    /// Notes that the game was read from a record without the date of its rules.
    pub(in crate::record) const fn set_rules_date(&mut self, date: RulesDate) {
        self.rules_date = date;
    }

    /// The seed as a number, for everything drawn apart from throws. A numbered seed also determines the throws; a fair
    /// seed's number reveals nothing about them.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.throws.number()
    }

    /// The committed seed with salt, commitment and contributions, `None` in a game with a numbered seed or throws by
    /// hand. Before the end of the game only the commitment and the contributions must be shown.
    #[must_use]
    pub const fn fair_seed(&self) -> Option<&FairSeed> {
        self.throws.fair()
    }

    /// `true` if the players throw real sticks or dice and enter the result ([`GameRecord::throw`]).
    #[must_use]
    pub const fn throws_by_hand(&self) -> bool {
        self.throws.is_by_hand()
    }

    /// The start of the game.
    #[must_use]
    pub const fn beginning(&self) -> GameStart {
        self.beginning
    }

    /// The side that was chosen to act first, `None` if no side was chosen.
    #[must_use]
    pub const fn first(&self) -> Option<Side> {
        match self.beginning {
            GameStart::Side(side) => Some(side),
            GameStart::Throw | GameStart::Position => None,
        }
    }

    /// The position at the start.
    #[must_use]
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The current position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The position after `events` events, or the current one if there are fewer. The current one is cheap; for most
    /// others a few events are replayed.
    #[must_use]
    pub fn position_at(&self, events: usize) -> Cow<'_, AnyPosition> {
        if let Some(kept) = self.event_log.kept(events) {
            return Cow::Borrowed(kept);
        }
        let before = self.event_log.before(events);
        before.map_or(Cow::Borrowed(&self.position), Cow::Owned)
    }

    /// All positions, from the start to the current one.
    pub fn positions(&self) -> impl Iterator<Item = AnyPosition> {
        let mut position = self.start.clone();
        let met = self.event_log.events().iter().map(move |event| {
            let before = position.clone();
            follow(&mut position, event);
            before
        });
        met.chain(std::iter::once(self.position.clone()))
    }

    /// The kind of event that must come next.
    #[must_use]
    pub fn expect(&self) -> Expect {
        self.position.expect()
    }

    /// The result, `None` if the game isn't over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// `true` if at least one event has happened and the game isn't over.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.outcome().is_none() && self.events().len() > 0
    }

    /// All choices that [`GameRecord::play`] accepts now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        self.position.legal_moves()
    }

    /// All accepted events, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> + ExactSizeIterator {
        self.event_log.events().iter()
    }

    /// The number of throws so far, which is the stream index of the next throw.
    #[must_use]
    pub const fn thrown(&self) -> usize {
        self.thrown
    }

    /// Draws the next throw from the seed's stream and applies it.
    ///
    /// # Errors
    /// Fails if no throw is expected, if the game has no throws, or if throws are made by hand.
    pub fn throw_next(&mut self) -> Result<Vec<AnyStep>, AnyIllegal> {
        if self.throws_by_hand() {
            return Err(AnyIllegal::ThrownByHand);
        }
        let kind = self.setup.kind();
        let drawn = self.drawn_throw();
        self.throw(drawn.ok_or(AnyIllegal::NoThrows { game: kind })?)
    }

    /// The stream's next throw, `None` if the game has no throws or if they're made by hand.
    pub(in crate::record) fn drawn_throw(&mut self) -> Option<AnyThrow> {
        let table = self.position.throws();
        self.throws.pick(self.thrown, &table)
    }

    /// Applies a throw that was made elsewhere or by hand. It replaces the stream's throw with the same index, so the
    /// stream continues after it.
    ///
    /// # Errors
    /// Fails if no throw is expected, or if the throw belongs to another game.
    pub fn throw(&mut self, throw: AnyThrow) -> Result<Vec<AnyStep>, AnyIllegal> {
        let steps = self.take(AnyEvent::Throw(throw))?;
        self.word_last_turn();
        Ok(steps)
    }

    /// Plays one choice of the side to act.
    ///
    /// # Errors
    /// Fails if the choice isn't legal now. The error names the rule that forbids it.
    pub fn play(&mut self, choice: AnyMove) -> Result<Vec<AnyStep>, AnyIllegal> {
        let steps = self.take(AnyEvent::Play(choice))?;
        self.word_last_turn();
        Ok(steps)
    }

    /// Resigns the game for a side.
    ///
    /// # Errors
    /// Fails if the game is over.
    pub fn resign(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.before_next();
        let steps = self.position.resign(side)?;
        self.accept(Event::Resigned { side }, before);
        Ok(steps)
    }

    /// Ends the game as a draw, agreed by both sides.
    ///
    /// # Errors
    /// Fails if the game is over.
    pub fn agree_draw(&mut self) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.before_next();
        let side = acting(&self.position);
        let steps = self.position.agree_draw()?;
        self.accept(Event::DrawAgreed { side }, before);
        Ok(steps)
    }

    /// The free headers (players, date), in the order in which they were set.
    #[must_use]
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }

    /// The value of a free header, `None` if it isn't set.
    #[must_use]
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value.as_str())
    }

    /// Sets a free header. An empty value removes it.
    ///
    /// # Errors
    /// Fails if the key is reserved or isn't valid, if the value is too long or has more than one line, or if there are
    /// too many headers.
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), HeaderError> {
        let value = value.trim();
        text::check_header(self.version(), key, value)?;
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

    /// Replays a turn that was read. Its text is written once, at its end, because a line of a record can have any
    /// length and writing the text after every event would take quadratic time.
    pub(super) fn replay(&mut self, turn: &AnyTurn) -> Result<(), AnyIllegal> {
        for event in turn.events() {
            self.take(event)?;
        }
        self.word_last_turn();
        Ok(())
    }

    /// Applies a throw or choice that was read, and writes the text of its turn once the turn is finished.
    /// [`GameRecord::finish_reading`] writes the text of an unfinished last turn.
    pub(in crate::record) fn read_event(&mut self, event: AnyEvent) -> Result<(), AnyIllegal> {
        self.take(event)?;
        if !self.continues_turn() {
            self.word_last_turn();
        }
        Ok(())
    }

    /// Writes the text of an unfinished last turn after [`GameRecord::read_event`].
    pub(in crate::record) fn finish_reading(&mut self) {
        self.word_last_turn();
    }

    /// Applies a throw or choice without writing the text of its turn.
    fn take(&mut self, event: AnyEvent) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.before_next();
        let side = acting(&self.position);
        let (steps, event) = match event {
            AnyEvent::Throw(throw) => {
                let steps = self.position.throw(throw)?;
                (steps, Event::Threw { side, throw })
            }
            AnyEvent::Play(choice) => {
                let steps = self.position.play(choice)?;
                (steps, Event::Played { side, choice })
            }
        };
        self.accept(event, before);
        Ok(steps)
    }

    /// `true` if the next throw or choice belongs to the current turn.
    fn continues_turn(&self) -> bool {
        self.turns.last().is_some_and(|turn| !turn.finished)
    }

    /// The current position, if it will be needed after the next event has changed it.
    fn before_next(&self) -> Option<AnyPosition> {
        (self.event_log.stores_next_position() || !self.continues_turn())
            .then(|| self.position.clone())
    }

    /// Stores an accepted event in the last turn or in a new one. Draws, resignations and timeouts belong to no turn.
    fn accept(&mut self, event: Event, before: Option<AnyPosition>) {
        self.undone.note_accepted(&event);
        let begins_turn = !self.continues_turn();
        if let Some(timing) = &mut self.timing {
            timing.take(&event, begins_turn);
        }
        if let Some(part) = event.part_of_turn() {
            if let Some(before) = before.as_ref().filter(|_| !self.continues_turn()) {
                self.turns.push(Turn {
                    number: before.turn_number(),
                    side: event.side(),
                    text: String::new(),
                    finished: false,
                    first_event: self.event_log.len(),
                });
                self.writing = Some(AnyTurn::new(before));
            }
            if let Some(turn) = &mut self.writing {
                // The position has already accepted the event, so the turn will.
                let _ = turn.push(part);
            }
            self.head_last_turn();
            if let (Some(timing), Some(turn)) = (&mut self.timing, self.turns.last())
                && turn.finished
            {
                timing.finish_turn(turn.side);
            }
        }
        if matches!(event, Event::Threw { .. }) {
            self.thrown += 1;
        }
        self.event_log.push(event, before);
    }
}

/// The side to act. Throws and choices are only accepted if there's such a side.
fn acting(before: &AnyPosition) -> Side {
    before.side_to_act().unwrap_or(Side::First)
}
