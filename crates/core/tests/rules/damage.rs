//! Tests that damaged texts of every game are refused or give a game that can continue.

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::{
    AnyEvent, AnyOptions, AnyPosition, AnyTurn, Event, Expect, GameKind, Setup, Side,
};

use crate::support::{below, damaged, game_count, generator, pick, weighted};

/// Maximum number of events in a game. Under some options games can be endless.
const PATIENCE: usize = 2_000;

/// The characters that are used to damage a game's texts.
const fn signs(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Tablan => "BbRrxT0123456789/:=+-*!?. abcghkl",
        GameKind::Tablut => "bBwWKkx0123456789/:=+-. aeiv",
        GameKind::Tapatan => "bBwW0123456789/:=+-. abc",
        GameKind::Tawula => "WBbho0123456789/:=*-(). ",
    }
}

/// Number of games to damage. Games of Tawula are long.
fn count(kind: GameKind) -> u64 {
    match kind {
        GameKind::Tawula => game_count(60),
        GameKind::Tablan | GameKind::Tablut | GameKind::Tapatan => game_count(400),
    }
}

fn any_options(kind: GameKind, chance: &mut Xoshiro256PlusPlus) -> AnyOptions {
    let mut setup = Setup::new(kind);
    for option in setup.option_states() {
        let value = pick(chance, option.accepted);
        setup.set_option(option.name, value).unwrap();
    }
    setup.options()
}

/// A random throw or choice. `None` if the game is over.
fn event(position: &AnyPosition, chance: &mut Xoshiro256PlusPlus) -> Option<AnyEvent> {
    match position.expect() {
        Expect::Nothing => None,
        Expect::Throw(_) => Some(Event::Throw(weighted(chance, &position.throws()))),
        Expect::Move(_) => Some(Event::Play(pick(chance, &position.legal_moves()))),
    }
}

/// Checks a position that was read from a damaged text: writing it gives the same position, and the game can continue.
fn hold(position: &AnyPosition, chance: &mut Xoshiro256PlusPlus) {
    let kind = position.kind();
    let again = AnyPosition::parse(kind, &position.text());
    assert_eq!(again.as_ref(), Ok(position));
    let over = position.expect() == Expect::Nothing;
    assert_eq!(over, position.outcome().is_some(), "{position}");
    if !over {
        let no_choice = position.legal_moves().is_empty();
        let throws = matches!(position.expect(), Expect::Throw(_));
        assert_eq!(no_choice, throws, "{position}");
    }
    let far = if below(chance, 20) == 0 { PATIENCE } else { 20 };
    let mut position = position.clone();
    for _ in 0..far {
        let Some(event) = event(&position, chance) else {
            break;
        };
        let played = match event {
            Event::Throw(throw) => position.throw(throw),
            Event::Play(choice) => position.play(choice),
        };
        played.unwrap();
    }
}

/// Plays a game and damages its texts. Returns the number of damaged texts that could be read.
fn play(mut position: AnyPosition, chance: &mut Xoshiro256PlusPlus) -> u32 {
    let signs = signs(position.kind());
    let mut accepted = 0;
    let mut before = position.clone();
    let mut turn = AnyTurn::new(&before);
    for _ in 0..PATIENCE {
        let text = damaged(&position.text(), signs, chance);
        if let Ok(other) = AnyPosition::parse(position.kind(), &text) {
            accepted += 1;
            hold(&other, chance);
        }
        let Some(event) = event(&position, chance) else {
            break;
        };
        turn.push(event).unwrap();
        position = turn.position();
        let line = turn.to_string();
        let read = before.read_turn(&line).unwrap();
        assert_eq!(read.position(), position, "{line} from {before}");
        if let Ok(other) = before.read_turn(&damaged(&line, signs, chance)) {
            accepted += 1;
            let again = before.read_turn(&other.to_string()).unwrap();
            assert_eq!(again.position(), other.position(), "{other} from {before}");
        }
        if turn.is_complete() {
            assert!(turn.push(event).is_err(), "{turn}");
            before = position.clone();
            turn = AnyTurn::new(&before);
        }
    }
    accepted
}

#[test]
fn damaged_texts_are_refused_or_give_a_playable_game() {
    for kind in GameKind::ALL {
        let mut chance = generator(31);
        let mut accepted = 0;
        for _ in 0..count(kind) {
            let options = any_options(kind, &mut chance);
            let first = pick(&mut chance, &[None, Some(Side::First), Some(Side::Second)]);
            accepted += play(AnyPosition::start(options, first), &mut chance);
        }
        assert!(accepted > 0, "{kind}");
    }
}
