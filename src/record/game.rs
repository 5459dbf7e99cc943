//! A match: the one authority on what has been played and what may be.

use super::{Dice, Event, HeaderError, Turn, text};
use crate::rules::tawula::MatchScore;
use crate::rules::{
    AnyEvent, AnyIllegal, AnyMove, AnyPosition, AnyStep, AnyThrow, AnyTurn, Expect, GameKind,
    Outcome, Setup, Side,
};

/// One game from its start to where it stands.
///
/// Refusals leave everything as it was. Throws drawn by [`Match::throw_next`] depend only on the
/// seed and on how many throws came before, so what is taken back falls the same way again.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    beginning: Beginning,
    /// The score of the match before this game, where it is part of one (TW-16).
    score: Option<MatchScore>,
    dice: Dice,
    start: AnyPosition,
    position: AnyPosition,
    past: Vec<Past>,
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

/// Why a game cannot be part of a match, or the next one not begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchPlayError {
    /// Only Tawula is played in matches.
    #[error("{game} is not played in matches; tawula is (TW-16)")]
    NoMatches {
        /// The game played.
        game: GameKind,
    },
    /// The match has been won already.
    #[error("the match is decided at {score} (TW-16)")]
    Decided {
        /// How it stands.
        score: MatchScore,
    },
    /// The game belongs to no match.
    #[error("this is a single game: no other follows it (TW-16)")]
    SingleGame,
    /// The game is still going on.
    #[error("the game is not over: the next one follows its end (TW-16)")]
    NotOver,
}

/// An accepted event with the position it met.
#[derive(Clone, Debug)]
struct Past {
    event: Event,
    before: AnyPosition,
}

impl Match {
    /// A new game in which `first` acts first, where the rules leave that open ([`Match::first`]).
    #[must_use]
    pub fn new(setup: Setup, seed: u64, first: Side) -> Match {
        let start = AnyPosition::start(setup.options(), Some(first));
        // In Tablut it is always Black (TT-2).
        let first = acting(&start);
        Match::begin(setup, seed, Beginning::Side(first), start)
    }

    /// A new game in which nobody has been chosen to act first: the first throw decides in a game
    /// that has such a throw (TW-3), in others the first side acts first.
    #[must_use]
    pub fn opening(setup: Setup, seed: u64) -> Match {
        match AnyPosition::start(setup.options(), None) {
            start if start == AnyPosition::start(setup.options(), Some(Side::First)) => {
                Match::begin(setup, seed, Beginning::Side(Side::First), start)
            }
            start => Match::begin(setup, seed, Beginning::Throw, start),
        }
    }

    /// A game that goes on from a position. Throws of its unfinished turn have fallen before.
    #[must_use]
    pub fn from_position(start: AnyPosition, seed: u64) -> Match {
        let setup = Setup::of(start.options());
        Match::begin(setup, seed, Beginning::Position, start)
    }

    fn begin(setup: Setup, seed: u64, beginning: Beginning, start: AnyPosition) -> Match {
        Match {
            setup,
            beginning,
            score: None,
            dice: Dice::new(seed),
            position: start.clone(),
            start,
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

    /// The score of the match before this game, where the game is part of a match (TW-16).
    #[must_use]
    pub const fn score_before(&self) -> Option<MatchScore> {
        self.score
    }

    /// The score of the match, with this game in it once it is over.
    #[must_use]
    pub fn score(&self) -> Option<MatchScore> {
        let mut score = self.score?;
        if let Some(outcome) = self.outcome() {
            // The match was open before this game, so its result can be added.
            let _ = score.add(&outcome);
        }
        Some(score)
    }

    /// Makes the game part of a match that stands so before it.
    ///
    /// # Errors
    /// In a game that is not played in matches, or where the match is decided.
    pub fn set_score_before(&mut self, score: MatchScore) -> Result<(), MatchPlayError> {
        let game = self.setup.kind();
        if game != GameKind::Tawula {
            return Err(MatchPlayError::NoMatches { game });
        }
        if score.winner().is_some() {
            return Err(MatchPlayError::Decided { score });
        }
        self.score = Some(score);
        Ok(())
    }

    /// The game that follows this one in its match: the same set-up, the seed after this one's,
    /// and a throw for who acts first. A drawn game is replayed, so it too is followed by one.
    ///
    /// # Errors
    /// For a single game, before the end of this one, and after the end of the match.
    pub fn next_game(&self) -> Result<Match, MatchPlayError> {
        let score = self.score().ok_or(MatchPlayError::SingleGame)?;
        if self.outcome().is_none() {
            return Err(MatchPlayError::NotOver);
        }
        let mut next = Match::opening(self.setup.clone(), self.seed().wrapping_add(1));
        next.set_score_before(score)?;
        next.headers.clone_from(&self.headers);
        Ok(next)
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
        let side = acting(&before);
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
        let side = acting(&before);
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

    /// Both sides agree on a draw.
    ///
    /// # Errors
    /// Refused once the game is over.
    pub fn agree_draw(&mut self) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.position.clone();
        let steps = self.position.agree_draw()?;
        let side = acting(&before);
        self.accept(Event::DrawAgreed { side }, before);
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

    /// Takes back the last event and says which.
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
        // What ended the game before the first turn belongs to none.
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
        if let Some(turn) = turns.last_mut().filter(|_| events < self.past.len())
            && let Some(writing) = self.write(turn.first_event, events)
        {
            turn.side = writing.side();
            turn.finished = writing.is_complete();
            turn.text = writing.to_string();
        }
        turns
    }

    /// The text of a turn by its number.
    #[must_use]
    pub fn turn_text(&self, number: u32) -> Option<&str> {
        let before_first = self.turns.first()?.number;
        let index = usize::try_from(number.checked_sub(before_first)?).ok()?;
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
            let side = acting(&before);
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

    /// Notes an accepted event, in the last turn or in a new one. What the players decide outside
    /// the rules is part of none.
    fn accept(&mut self, event: Event, before: AnyPosition) {
        let index = self.past.len();
        if let Some(part) = part_of_turn(&event) {
            let side = event.side();
            let continues = self.turns.last().is_some_and(|turn| !turn.finished);
            if !continues {
                let number = before.turn_number();
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
            self.head_last_turn();
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
        let Some(first) = self.turns.last().map(|turn| turn.first_event) else {
            self.writing = None;
            return;
        };
        self.writing = self.write(first, left);
        self.head_last_turn();
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

    /// Brings side and end of the last turn into line with what has been written down of it.
    fn head_last_turn(&mut self) {
        if let (Some(turn), Some(writing)) = (self.turns.last_mut(), &self.writing) {
            turn.side = writing.side();
            turn.finished = writing.is_complete() || self.position.outcome().is_some();
        }
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

/// Who is to act. Throws and choices are accepted only where somebody is.
fn acting(before: &AnyPosition) -> Side {
    before.side_to_act().unwrap_or(Side::First)
}

/// An event as part of a turn, or none for what the players decide outside the rules.
const fn part_of_turn(event: &Event) -> Option<AnyEvent> {
    match *event {
        Event::Threw { throw, .. } => Some(AnyEvent::Throw(throw)),
        Event::Played { choice, .. } => Some(AnyEvent::Play(choice)),
        Event::DrawAgreed { .. } | Event::Resigned { .. } => None,
    }
}
