//! Converts the text of a choice or of a whole turn into the choices to play.

use super::error::shortened;
use super::protocol::GameProtocol;
use super::{EngineError, MAX_TURNS};
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::rules::{
    AnyEvent, AnyMove, AnyPosition, AnyThrow, AnyTurn, Event as Part, Expect, TurnLimits, with_game,
};

/// The limits for listing turns.
pub(super) const LIMITS: TurnLimits = TurnLimits {
    turns: MAX_TURNS,
    visited: 10 * MAX_TURNS,
};

/// `true` if a text starts with a turn's number.
fn is_numbered(text: &str) -> bool {
    text.split_once('.').is_some_and(|(number, _)| {
        !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// Fails if no choice is expected.
pub(super) fn check_choice(game: &GameRecord) -> Result<(), EngineError> {
    let expected = match game.expect() {
        Expect::Move(_) => return Ok(()),
        Expect::Throw(_) => "a throw",
        Expect::Nothing => "nothing, the game is over",
    };
    Err(EngineError::NoChoice { expected })
}

/// The current turn: its start and its events so far.
#[derive(Clone, Debug)]
pub(super) struct TurnSoFar {
    start: AnyPosition,
    events: Vec<AnyEvent>,
}

impl TurnSoFar {
    /// The last turn of a game, empty if the next one hasn't started.
    pub(super) fn of(game: &GameRecord) -> TurnSoFar {
        let begun = game.turns().last().filter(|turn| !turn.finished);
        let first = begun.map_or(game.events().len(), |turn| turn.first_event);
        let events = game.events().skip(first).filter_map(Event::part_of_turn);
        TurnSoFar {
            start: game.position_at(first).into_owned(),
            events: events.collect(),
        }
    }

    /// Writes the turn with further choices, in its game's notation for whole turns.
    pub(super) fn write(&self, choices: &[AnyMove]) -> String {
        let kind = self.start.kind();
        if let ([choice], true) = (choices, with_game!(kind, Game => Game::TURN_IS_CHOICE)) {
            return self.start.write_choice(*choice);
        }
        let line = self.with(choices).to_string();
        with_game!(kind, Game => Game::turn_text(line))
    }

    fn with(&self, choices: &[AnyMove]) -> AnyTurn {
        let mut turn = AnyTurn::new(&self.start);
        let choices = choices.iter().map(|choice| Part::Play(*choice));
        for event in self.events.iter().copied().chain(choices) {
            // The position has already accepted these events, so the turn will.
            let _ = turn.push(event);
        }
        turn
    }

    /// The choices that a text names, in the position `now` that the turn has reached.
    ///
    /// A text is one choice; or a whole turn or its start, with or without number, side and throws; or the rest of the
    /// turn. It can include choices already played, in any order that leads to the same position.
    pub(super) fn read(&self, now: &AnyPosition, text: &str) -> Result<Vec<AnyMove>, EngineError> {
        let turn_is_choice = with_game!(self.start.kind(), Game => Game::TURN_IS_CHOICE);
        let text = if turn_is_choice {
            text.trim_end_matches(['#', '='])
        } else {
            text
        };
        let single = match now.read_choice(text) {
            Ok(choice) => return Ok(vec![choice]),
            Err(error) => error,
        };
        let line = self.complete(text);
        let turn = match self.start.read_turn(&line) {
            Ok(turn) => turn,
            // A text that looks like one choice gets the error for a choice.
            Err(_) if !text.contains([' ', ':', '\t']) => return Err(single.into()),
            Err(_) if turn_is_choice && !is_numbered(text) => return Err(single.into()),
            Err(problem) => {
                let line = shortened(&line);
                return Err(EngineError::Turn { line, problem });
            }
        };
        let other = || EngineError::OtherTurn {
            line: shortened(&line),
            so_far: shortened(&self.with(&[]).to_string()),
        };
        if !same_throws(&throws(&self.events), &throws(&turn.events())) {
            return Err(other());
        }
        match self.rest(&turn) {
            Some(rest) if rest.is_empty() => {
                let line = shortened(&line);
                return Err(EngineError::NothingToPlay { line });
            }
            Some(rest) if lead_to(now, &rest, &turn.position()) => return Ok(rest),
            _ => {}
        }
        // The line reaches its end by other choices than those played, or in another order, so find a turn with the
        // same end.
        now.complete_turns(LIMITS)?
            .into_iter()
            .find(|complete| complete.position == turn.position())
            .map(|complete| complete.choices)
            .ok_or_else(other)
    }

    /// The whole line that a text abbreviates.
    fn complete(&self, text: &str) -> String {
        if is_numbered(text) {
            return text.to_owned();
        }
        let so_far = self.with(&[]).to_string();
        let throws = |text: &str| text.split_whitespace().all(is_throw);
        if text.contains(':') || throws(text) {
            let given = text.split(':').next().unwrap_or_default();
            let given = given.split_whitespace().count();
            let head: Vec<&str> = so_far
                .split(':')
                .next()
                .unwrap_or_default()
                .split(' ')
                .collect();
            let kind = self.start.kind();
            let unnamed = with_game!(kind, Game => Game::unnamed_throws(head.len(), given));
            let head = head.get(..2 + unnamed).unwrap_or(&head);
            return format!("{} {text}", head.join(" "));
        }
        // A first half whose second half is missing is written with a `+` at its end.
        let text = text
            .strip_prefix('+')
            .filter(|_| so_far.ends_with('+'))
            .unwrap_or(text);
        let between = match (so_far.contains(':'), so_far.ends_with('+')) {
            (false, _) => ": ",
            (true, false) => " ",
            (true, true) => "",
        };
        format!("{so_far}{between}{text}")
    }

    /// The choices of a turn that haven't been played yet. `None` if a played choice isn't in it.
    fn rest(&self, turn: &AnyTurn) -> Option<Vec<AnyMove>> {
        let mut rest: Vec<AnyMove> = turn.events().iter().filter_map(choice).collect();
        for played in self.events.iter().filter_map(choice) {
            let place = rest.iter().position(|choice| *choice == played)?;
            rest.remove(place);
        }
        Some(rest)
    }
}

/// `true` if a word can only be a throw: digits, maybe with a mark after them (TN-21).
fn is_throw(word: &str) -> bool {
    let figures = word.trim_end_matches(['!', '?']);
    !figures.is_empty() && figures.bytes().all(|byte| byte.is_ascii_digit())
}

fn choice(event: &AnyEvent) -> Option<AnyMove> {
    match *event {
        Part::Play(choice) => Some(choice),
        Part::Throw(_) => None,
    }
}

fn throws(events: &[AnyEvent]) -> Vec<AnyThrow> {
    let throws = events.iter().filter_map(|event| match *event {
        Part::Throw(throw) => Some(throw),
        Part::Play(_) => None,
    });
    throws.collect()
}

/// `true` if two lists of throws are equal for a turn.
fn same_throws(some: &[AnyThrow], others: &[AnyThrow]) -> bool {
    some.len() == others.len()
        && some
            .iter()
            .zip(others)
            .all(|(one, other)| one.is_same(*other))
}

fn lead_to(now: &AnyPosition, choices: &[AnyMove], end: &AnyPosition) -> bool {
    let mut after = now.clone();
    choices.iter().all(|choice| after.play(*choice).is_ok()) && after == *end
}
