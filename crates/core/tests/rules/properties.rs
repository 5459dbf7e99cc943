//! Tests properties of every game with random play.

use std::collections::HashSet;
use std::fmt::Debug;
use std::str::FromStr;

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::{
    Event, Expect, Notation, Outcome, Side, TurnLimits, TurnLine, complete_turns,
};

use crate::support::{below, generator, is_rule, pick, weighted};

/// The default interval between positions that are checked closely.
const SAMPLE: usize = 60;

/// Limits for the comparison of whole turns. Positions beyond them are skipped.
const TURNS: TurnLimits = TurnLimits {
    turns: 300,
    visited: 300,
};

/// The differences between the games.
pub trait GameChecks<G: Notation> {
    /// Every choice that can be written, sensible or not.
    fn all_choices(&self) -> &[G::Move];
    /// The part of a position that its text contains. It's equal for a position and the one read from its text.
    fn text_content(&self, position: &G) -> String;
    /// Receives the opening position of a game.
    fn begin(&mut self, position: &G);
    /// Receives the steps of a throw or choice and the position after it, and checks both.
    fn check_steps(&mut self, steps: &[G::Step], position: &G);
    /// The number of events after which a game is ended by agreement. `None` if every game must reach an end.
    fn max_events(&self) -> Option<usize>;
    /// The interval between positions that are checked closely.
    fn sample(&self) -> usize {
        SAMPLE
    }
}

/// Statistics of the games.
#[derive(Debug, Default)]
pub struct Statistics {
    /// The number of games.
    pub games: u64,
    /// The number of throws and choices.
    pub events: u64,
    /// The maximum number of throws and choices in a game.
    pub longest: usize,
    /// The result of each game.
    pub outcomes: Vec<Outcome>,
}

/// Plays random games and checks every step, and some positions and turns closely.
pub fn play_and_check<G>(
    count: u64,
    seed: u64,
    checks: &mut impl GameChecks<G>,
    mut options: impl FnMut(&mut Xoshiro256PlusPlus) -> G::Options,
) -> Statistics
where
    G: Notation,
    <G as FromStr>::Err: Debug,
{
    let mut chance = generator(seed);
    let mut statistics = Statistics::default();
    for _ in 0..count {
        let first = pick(&mut chance, &Side::BOTH);
        let start = G::start(options(&mut chance), first);
        let (events, outcome) = play(start, checks, &mut chance);
        statistics.games += 1;
        statistics.events += events as u64;
        statistics.longest = statistics.longest.max(events);
        statistics.outcomes.push(outcome);
    }
    statistics
}

fn play<G>(
    mut position: G,
    checks: &mut impl GameChecks<G>,
    chance: &mut Xoshiro256PlusPlus,
) -> (usize, Outcome)
where
    G: Notation,
    <G as FromStr>::Err: Debug,
{
    let mut count = 0;
    let mut moves = Vec::new();
    let mut before = position.clone();
    let mut line = G::Turn::new(&before);
    checks.begin(&position);
    loop {
        if below(chance, checks.sample()) == 0 {
            look_closely(&position, checks, chance);
        }
        let event = match position.expect() {
            Expect::Throw(_) => Event::Throw(weighted(chance, G::throws())),
            Expect::Move(_) => {
                moves.clear();
                position.moves(&mut moves);
                assert!(!moves.is_empty(), "no legal choice in {position}");
                Event::Play(pick(chance, &moves))
            }
            Expect::Nothing => break,
        };
        let mut silent = position.clone();
        let steps = match event {
            Event::Throw(throw) => {
                silent.apply_throw(throw);
                position.throw(throw).unwrap()
            }
            Event::Play(choice) => {
                silent.apply_move(choice);
                position.play(choice).unwrap()
            }
        };
        assert_eq!(
            silent, position,
            "the quiet method gives the same position: {event:?}"
        );
        checks.check_steps(&steps, &position);
        assert!(line.push(event).is_ok(), "{event:?} in {line}");
        if line.is_complete() {
            if below(chance, checks.sample()) == 0 || position.outcome().is_some() {
                look_at_line(&before, &line);
            }
            before = position.clone();
            line = G::Turn::new(&before);
        }
        count += 1;
        if checks.max_events() == Some(count) && position.outcome().is_none() {
            let steps = position.agree_draw().unwrap();
            checks.check_steps(&steps, &position);
        }
        assert!(count < 2_000_000, "no end in {position}");
    }
    look_closely(&position, checks, chance);
    (count, position.outcome().unwrap())
}

/// Checks that listed choices are accepted, others are refused without a change, and texts can be read back.
fn look_closely<G>(position: &G, checks: &impl GameChecks<G>, chance: &mut Xoshiro256PlusPlus)
where
    G: Notation,
    <G as FromStr>::Err: Debug,
{
    let listed = position.legal_moves();
    for (place, choice) in listed.iter().enumerate() {
        assert!(
            !listed[..place].contains(choice),
            "listed twice: {choice:?}"
        );
        assert!(checks.all_choices().contains(choice), "unknown: {choice:?}");
    }
    for choice in checks.all_choices() {
        let mut after = position.clone();
        let verdict = after.play(*choice);
        assert_eq!(
            verdict.is_ok(),
            listed.contains(choice),
            "{choice:?} in {position}"
        );
        assert_eq!(position.check_move(*choice), verdict.clone().map(|_| ()));
        if let Err(illegal) = verdict {
            assert_eq!(after, *position, "a refused choice has no effect");
            // The result is unspecified, but it must not panic.
            after.apply_move(*choice);
            let words = illegal.to_string();
            let named = words.split(['(', ')', ',', ' ']).any(is_rule);
            assert!(words.ends_with(')') && named, "{words}");
        } else {
            let text = position.write_choice(*choice);
            assert_eq!(
                position.read_choice(&text),
                Ok(*choice),
                "{text} in {position}"
            );
        }
    }
    if !G::throws().is_empty() {
        let throw = weighted(chance, G::throws());
        let (mut after, mut silent) = (position.clone(), position.clone());
        let refused = after.throw(throw).is_err();
        silent.apply_throw(throw);
        assert_eq!(refused, !matches!(position.expect(), Expect::Throw(_)));
        assert!(!refused || after == *position);
        assert_eq!(
            silent, after,
            "the quiet method gives the same position: {throw:?}"
        );
    }
    look_at_turns(position, chance);
    for side in Side::BOTH {
        let mut after = position.clone();
        let resigned = after.resign(side);
        assert_eq!(resigned.is_ok(), position.outcome().is_none());
        match after.outcome() {
            Some(outcome) if resigned.is_ok() => assert_eq!(outcome.winner, Some(side.other())),
            _ => assert_eq!(after, *position),
        }
        assert!(resigned.is_err() || text_reads_back(&after, checks));
    }
    let mut after = position.clone();
    let agreed = after.agree_draw();
    assert_eq!(agreed.is_ok(), position.outcome().is_none());
    assert!(agreed.is_err() || after.outcome().unwrap().winner.is_none());
    assert!(text_reads_back(&after, checks));
    assert!(text_reads_back(position, checks));
}

/// Checks that every way to complete the turn is found, once for each resulting position.
fn look_at_turns<G: Notation>(position: &G, chance: &mut Xoshiro256PlusPlus) {
    let Ok(turns) = complete_turns(position, TURNS) else {
        return;
    };
    let due = position.expect();
    let number = position.turn_number();
    let goes_on = |now: &G| now.expect() == due && now.turn_number() == number;
    let mut ends = HashSet::new();
    for turn in &turns {
        let mut now = position.clone();
        for choice in &turn.choices {
            assert!(goes_on(&now), "too many choices from {position}");
            now.play(*choice).unwrap();
        }
        assert_eq!(now, turn.position, "from {position}");
        assert!(
            !goes_on(&now),
            "the turn from {position} continues in {now}"
        );
        assert!(ends.insert(now), "found twice from {position}");
    }
    if !matches!(due, Expect::Move(_)) {
        assert!(turns.is_empty());
        return;
    }
    for _ in 0..4 {
        let mut now = position.clone();
        while goes_on(&now) {
            now.play(pick(chance, &now.legal_moves())).unwrap();
        }
        assert!(ends.contains(&now), "{now} is not found from {position}");
    }
}

fn text_reads_back<G>(position: &G, checks: &impl GameChecks<G>) -> bool
where
    G: Notation,
    <G as FromStr>::Err: Debug,
{
    let text = position.to_string();
    let read: G = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(read.to_string(), text);
    assert_eq!(
        checks.text_content(&read),
        checks.text_content(position),
        "{text}"
    );
    true
}

/// Checks that the line of a turn, and of every part of it from the start, reads back to the same position.
fn look_at_line<G: Notation>(before: &G, whole: &G::Turn) {
    for end in 0..=whole.events().len() {
        let mut turn = G::Turn::new(before);
        for event in &whole.events()[..end] {
            assert!(turn.push(*event).is_ok());
        }
        let line = turn.to_string();
        let read = G::Turn::parse(before, &line)
            .unwrap_or_else(|error| panic!("{error} in {line:?} from {before}"));
        assert_eq!(read.to_string(), line);
        assert_eq!(read.position(), turn.position(), "{line} from {before}");
        assert_eq!(read.is_complete(), turn.is_complete(), "{line}");
    }
}
