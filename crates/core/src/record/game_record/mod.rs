//! A match: the one authority on what has been played and what may be.

mod match_play;
mod past;
mod redo;
mod redo_stack;
mod timing;
mod turns;
mod undo;

pub use match_play::MatchPlayError;
pub use timing::TimingError;

use std::borrow::Cow;

use past::{Past, follow};
use redo_stack::{RedoStack, Undone};
use timing::Timing;

use super::throw_stream::ThrowStream;
use super::{Event, FairSeed, HeaderError, MatchSheet, Seed, Turn, Turns, text};
use crate::rules::{
    AnyEvent, AnyIllegal, AnyMove, AnyPosition, AnyStep, AnyThrow, AnyTurn, Expect, Outcome, Setup,
    Side,
};

/// One game from its start to where it stands.
///
/// Refusals leave everything as it was. Throws drawn by [`GameRecord::throw_next`] depend only on the
/// seed and on how many throws came before, so what is taken back falls the same way again.
#[derive(Clone, Debug)]
pub struct GameRecord {
    setup: Setup,
    beginning: Beginning,
    /// The match before this game, where it is part of one (TW-16).
    sheet: Option<MatchSheet>,
    /// The clocks, where it is played with any.
    timing: Option<Timing>,
    throws: ThrowStream,
    start: AnyPosition,
    position: AnyPosition,
    past: Past,
    undone: RedoStack,
    thrown: usize,
    turns: Vec<Turn>,
    /// The last turn while it is being written down.
    writing: Option<AnyTurn>,
    headers: Vec<(String, String)>,
}

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// A side has been chosen to act first.
    Side(Side),
    /// The first throw decides who acts first (TW-3).
    Throw,
    /// From a position that was set up.
    Position,
}

impl GameRecord {
    /// A new game in which `first` acts first, where the rules leave that open ([`GameRecord::first`]).
    #[must_use]
    pub fn new(setup: Setup, seed: impl Into<Seed>, first: Side) -> GameRecord {
        let start = AnyPosition::start(setup.options(), Some(first));
        // In Tablut it is always Black (TT-2).
        let first = acting(&start);
        GameRecord::begin(setup, seed.into(), Beginning::Side(first), start)
    }

    /// A new game in which nobody has been chosen to act first: the first throw decides in a game
    /// that has such a throw (TW-3), in others the first side acts first.
    #[must_use]
    pub fn opening(setup: Setup, seed: impl Into<Seed>) -> GameRecord {
        let start = AnyPosition::start(setup.options(), None);
        let beginning = if start == AnyPosition::start(setup.options(), Some(Side::First)) {
            Beginning::Side(Side::First)
        } else {
            Beginning::Throw
        };
        GameRecord::begin(setup, seed.into(), beginning, start)
    }

    /// A game that goes on from a position. Throws of its unfinished turn have fallen before.
    #[must_use]
    pub fn from_position(start: AnyPosition, seed: impl Into<Seed>) -> GameRecord {
        let setup = Setup::of(start.options());
        GameRecord::begin(setup, seed.into(), Beginning::Position, start)
    }

    fn begin(setup: Setup, seed: Seed, beginning: Beginning, start: AnyPosition) -> GameRecord {
        GameRecord {
            setup,
            beginning,
            sheet: None,
            timing: None,
            throws: ThrowStream::new(seed),
            position: start.clone(),
            start,
            past: Past::default(),
            undone: RedoStack::default(),
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

    /// The seed as a number, for all that is drawn besides throws. In a game of a numbered seed the
    /// throws follow from it too; of a fair one it tells nothing.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.throws.number()
    }

    /// The seed that was committed to, with salt, commitment and contributions; none in a game of a
    /// numbered seed. Before the end only its commitment and contributions are for the players.
    #[must_use]
    pub const fn fair_seed(&self) -> Option<&FairSeed> {
        self.throws.fair()
    }

    /// Whether the players throw their own sticks or dice and enter what fell ([`GameRecord::throw`]).
    #[must_use]
    pub const fn throws_by_hand(&self) -> bool {
        self.throws.is_by_hand()
    }

    /// How it began.
    #[must_use]
    pub const fn beginning(&self) -> Beginning {
        self.beginning
    }

    /// Who was chosen to act first, if anybody was.
    #[must_use]
    pub const fn first(&self) -> Option<Side> {
        match self.beginning {
            Beginning::Side(side) => Some(side),
            Beginning::Throw | Beginning::Position => None,
        }
    }

    /// The position in which it began.
    #[must_use]
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The position after so many events; the one now where that is more than there are. The one now
    /// costs nothing; for most others a few events are played again.
    #[must_use]
    pub fn position_at(&self, events: usize) -> Cow<'_, AnyPosition> {
        if let Some(kept) = self.past.kept(events) {
            return Cow::Borrowed(kept);
        }
        let before = self.past.before(events);
        before.map_or(Cow::Borrowed(&self.position), Cow::Owned)
    }

    /// Every position, from the start to the one now.
    pub fn positions(&self) -> impl Iterator<Item = AnyPosition> {
        let mut position = self.start.clone();
        let met = self.past.events().iter().map(move |event| {
            let before = position.clone();
            follow(&mut position, event);
            before
        });
        met.chain(std::iter::once(self.position.clone()))
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

    /// Something has been thrown or played, and the end is still to come.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.outcome().is_none() && self.events().len() > 0
    }

    /// Every choice that [`GameRecord::play`] accepts now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        self.position.legal_moves()
    }

    /// Everything accepted so far, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> + ExactSizeIterator {
        self.past.events().iter()
    }

    /// How many throws have fallen, which is the stream index of the next.
    #[must_use]
    pub const fn thrown(&self) -> usize {
        self.thrown
    }

    /// Draws the next throw from the seed's stream and takes it.
    ///
    /// # Errors
    /// Refused where no throw is expected, in a game without throws, and where throws are made by hand.
    pub fn throw_next(&mut self) -> Result<Vec<AnyStep>, AnyIllegal> {
        if self.throws_by_hand() {
            return Err(AnyIllegal::ThrownByHand);
        }
        let kind = self.setup.kind();
        let drawn = self.drawn_throw();
        self.throw(drawn.ok_or(AnyIllegal::NoThrows { game: kind })?)
    }

    /// What the seed's stream has next; none in a game without throws, or where they are made by hand.
    pub(in crate::record) fn drawn_throw(&mut self) -> Option<AnyThrow> {
        let table = self.position.throws();
        self.throws.pick(self.thrown, &table)
    }

    /// Takes a throw that fell elsewhere or was made by hand. It stands in the place of the stream's throw with the
    /// same index, so that the stream goes on after it.
    ///
    /// # Errors
    /// Refused where no throw is expected, or for a throw of another game.
    pub fn throw(&mut self, throw: AnyThrow) -> Result<Vec<AnyStep>, AnyIllegal> {
        let steps = self.take(AnyEvent::Throw(throw))?;
        self.word_last_turn();
        Ok(steps)
    }

    /// Plays one choice of the side to act.
    ///
    /// # Errors
    /// Refused, with the rule that forbids it, where the choice is not legal now.
    pub fn play(&mut self, choice: AnyMove) -> Result<Vec<AnyStep>, AnyIllegal> {
        let steps = self.take(AnyEvent::Play(choice))?;
        self.word_last_turn();
        Ok(steps)
    }

    /// A side gives up.
    ///
    /// # Errors
    /// Refused once the game is over.
    pub fn resign(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.before_next();
        let steps = self.position.resign(side)?;
        self.accept(Event::Resigned { side }, before);
        Ok(steps)
    }

    /// Both sides agree on a draw.
    ///
    /// # Errors
    /// Refused once the game is over.
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

    /// Takes a turn that was read. It is worded once, at its end: the lines of a record may be of
    /// any length, and wording after every event would cost its square.
    pub(super) fn replay(&mut self, turn: &AnyTurn) -> Result<(), AnyIllegal> {
        for event in turn.events() {
            self.take(event)?;
        }
        self.word_last_turn();
        Ok(())
    }

    /// Takes a throw or a choice that was read, and words its turn once that is finished. What stands unfinished
    /// at the end is worded by [`GameRecord::finish_reading`].
    pub(in crate::record) fn read_event(&mut self, event: AnyEvent) -> Result<(), AnyIllegal> {
        self.take(event)?;
        if !self.continues_turn() {
            self.word_last_turn();
        }
        Ok(())
    }

    /// Words what [`GameRecord::read_event`] left without words.
    pub(in crate::record) fn finish_reading(&mut self) {
        self.word_last_turn();
    }

    /// Takes a throw or a choice without wording its turn.
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

    /// Whether the next throw or choice belongs to a turn that has begun.
    fn continues_turn(&self) -> bool {
        self.turns.last().is_some_and(|turn| !turn.finished)
    }

    /// The position now, where it will be needed once the next event has changed it.
    fn before_next(&self) -> Option<AnyPosition> {
        (self.past.keeps_next() || !self.continues_turn()).then(|| self.position.clone())
    }

    /// Notes an accepted event, in the last turn or in a new one. What the players decide outside
    /// the rules is part of none.
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
                    first_event: self.past.len(),
                });
                self.writing = Some(AnyTurn::new(before));
            }
            if let Some(turn) = &mut self.writing {
                // The position has accepted it already, so the turn does.
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
        self.past.push(event, before);
    }
}

/// Who is to act. Throws and choices are accepted only where somebody is.
fn acting(before: &AnyPosition) -> Side {
    before.side_to_act().unwrap_or(Side::First)
}
