//! Tests of clocks: their rules, and records of games played with them.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::record::{
    Clock, ClockControl, ClockRule, Event, GameRecord, MAX_BYTES, RecordProblem, TimeOut,
    TimingError,
};
use tavoliere_core::rules::{EndReason, Expect, GameKind, Setup, Side};
use tavoliere_core::verify::{Conclusion, verify};

use crate::support::{below, generator, pick};

fn control(text: &str) -> ClockControl {
    text.parse().unwrap()
}

fn timed(kind: GameKind, clock: &str) -> GameRecord {
    let mut game = GameRecord::opening(Setup::new(kind), 3);
    game.set_clock(control(clock));
    game
}

/// Plays `events` events, each after some thinking time.
fn play(game: &mut GameRecord, events: usize, chance: &mut Xoshiro256PlusPlus, most: usize) {
    for _ in 0..events {
        game.think(below(chance, most) as u64);
        if game.run_out_of_time().is_some() {
            return;
        }
        match game.expect() {
            Expect::Nothing => return,
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) => {
                let choice = pick(chance, &game.legal_moves());
                game.play(choice).unwrap();
            }
        }
    }
}

fn assert_round_trip(game: &GameRecord) {
    let text = game.to_record();
    let read = GameRecord::from_record(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.to_record(), text);
    assert_eq!(read.clock(), game.clock(), "{text}");
    assert_eq!(read.thinking(), game.thinking());
    assert_eq!(read.outcome(), game.outcome());
}

#[test]
fn clocks_read_as_they_are_written_and_others_are_refused() {
    for text in [
        "1",
        "300",
        "86400",
        "300+5",
        "60+3600",
        "hourglass 60",
        "300 sound",
        "300+5 sound",
        "hourglass 1 sound",
    ] {
        assert_eq!(control(text).to_string(), text);
    }
    for text in [
        "",
        "0",
        "-5",
        "5 min",
        "300+0",
        "300+3601",
        "86401",
        "300+",
        "+5",
        "hourglass",
        "1e9",
        "hourglass 60+5",
        "300  sound",
        "sound",
        "18446744073709551615",
        "99999999999999999999",
    ] {
        let error = text.parse::<ClockControl>().unwrap_err();
        assert!(error.to_string().contains("300+5"), "{text}: {error}");
    }
    assert!(ClockControl::new(ClockRule::SuddenDeath, 1500, TimeOut::Loss).is_err());
}

#[test]
fn time_is_never_negative_and_an_hourglass_keeps_its_sum() {
    let mut chance = generator(5);
    for _ in 0..2000 {
        let rule = match below(&mut chance, 3) {
            0 => ClockRule::SuddenDeath,
            1 => ClockRule::Increment(chance.next_u64() >> below(&mut chance, 64)),
            _ => ClockRule::Hourglass,
        };
        let each = chance.next_u64() >> below(&mut chance, 64);
        let mut clock = Clock::new(rule, each);
        let sum = |clock: &Clock| {
            Side::BOTH
                .map(|side| u128::from(clock.left(side)))
                .iter()
                .sum::<u128>()
        };
        let whole = sum(&clock);
        for _ in 0..40 {
            let side = pick(&mut chance, &Side::BOTH);
            let before = clock;
            let asked = chance.next_u64() >> below(&mut chance, 64);
            let spent = clock.spend(side, asked);
            assert!(spent <= asked && spent <= before.left(side));
            assert_eq!(clock.left(side), before.left(side) - spent);
            match rule {
                ClockRule::Hourglass => assert_eq!(sum(&clock), whole),
                _ => assert_eq!(clock.left(side.other()), before.left(side.other())),
            }
            let spent = clock;
            clock.finish_turn(side);
            match rule {
                ClockRule::Increment(more) if !spent.is_out(side) => {
                    let left = spent.left(side).saturating_add(more);
                    assert_eq!(clock.left(side), left);
                }
                _ => assert_eq!(clock, spent),
            }
        }
    }
}

#[test]
fn turns_bring_time_back_and_an_hourglass_gives_it_to_the_other() {
    let mut game = timed(GameKind::Tapatan, "60+5");
    let left = |game: &GameRecord| Side::BOTH.map(|side| game.clock().unwrap().left(side));
    game.think(10_000);
    assert_eq!(left(&game), [50_000, 60_000]);
    let choice = game.legal_moves()[0];
    game.play(choice).unwrap();
    assert_eq!(left(&game), [55_000, 60_000]);
    // Undo restores the clock.
    game.think(1000);
    game.undo();
    assert_eq!((left(&game), game.thinking()), ([60_000, 60_000], 0));
    let mut game = timed(GameKind::Tapatan, "hourglass 60");
    game.think(15_000);
    let choice = game.legal_moves()[0];
    game.play(choice).unwrap();
    assert_eq!(left(&game), [45_000, 75_000]);
}

#[test]
fn games_with_clocks_round_trip_and_can_be_taken_back_in_every_game() {
    let mut chance = generator(11);
    for kind in GameKind::ALL {
        for clock in [
            "20",
            "30+2",
            "hourglass 10",
            "20 sound",
            "hourglass 5 sound",
        ] {
            for _ in 0..6 {
                let mut game = timed(kind, clock);
                let events = 1 + below(&mut chance, 60);
                play(&mut game, events, &mut chance, 900);
                assert_round_trip(&game);
                game.think(below(&mut chance, 3000) as u64);
                assert_round_trip(&game);
                let clocks: Vec<_> = std::iter::from_fn(|| {
                    game.undo()?;
                    assert_round_trip(&game);
                    game.clock()
                })
                .collect();
                let fresh = control(clock).clock();
                assert!(clocks.last().is_none_or(|last| *last == fresh));
            }
        }
    }
}

#[test]
fn no_clock_runs_during_the_opening_throw() {
    let mut game = timed(GameKind::Tawula, "60");
    assert_eq!(game.clock_side(), None);
    game.think(5000);
    assert_eq!(game.thinking(), 0);
    while matches!(game.expect(), Expect::Throw(_)) {
        game.throw_next().unwrap();
    }
    let side = game.clock_side().expect("a clock runs");
    game.think(5000);
    assert_eq!(game.clock().unwrap().left(side), 55_000);
}

#[test]
fn running_out_of_time_loses_in_every_game_and_in_the_record() {
    for kind in GameKind::ALL {
        for score in [false, true] {
            let mut game = timed(kind, "30+3");
            if score {
                game.set_score_before("3 1-0".parse().unwrap()).unwrap();
            }
            play(&mut game, 4, &mut generator(2), 500);
            let Some(side) = game.clock_side() else {
                panic!("{kind}: the game is over");
            };
            game.think(29_000);
            assert_eq!(game.out_of_time(), None);
            assert!(game.run_out_of_time().is_none());
            game.think(u64::MAX);
            assert_eq!(game.out_of_time(), Some(side));
            assert!(game.run_out_of_time().is_some());
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome.reason, EndReason::OutOfTime);
            assert_eq!(outcome.winner, Some(side.other()));
            assert_round_trip(&game);
            let text = game.to_record();
            let name = kind.side_name(side);
            assert!(
                text.contains(&format!("\n{name} runs out of time\n")),
                "{text}"
            );
            assert!(text.contains(" time\n"), "{text}");
            let verified = verify(&text);
            assert_ne!(verified.conclusion(), Conclusion::Failed, "{verified}");
            // The position can be written and read like any other.
            let position = game.position();
            let told = position.text();
            let read = tavoliere_core::rules::AnyPosition::parse(kind, &told).unwrap();
            assert_eq!(read.outcome(), position.outcome(), "{told}");
            if score {
                let next = game.next_game().unwrap();
                assert_eq!(next.clock(), Some(control("30+3").clock()));
                assert_round_trip(&next);
            }
            assert_eq!(game.undo(), Some(Event::OutOfTime { side }));
            assert_eq!(game.outcome(), None);
            assert!(!game.clock().unwrap().is_out(side));
        }
    }
}

#[test]
fn with_sound_only_the_game_continues_without_time() {
    let mut game = timed(GameKind::Tablut, "1 sound");
    game.think(5000);
    assert!(game.clock().unwrap().is_out(Side::First));
    assert_eq!(game.out_of_time(), None);
    play(&mut game, 8, &mut generator(4), 2000);
    assert_round_trip(&game);
    assert_eq!(game.outcome(), None);
}

#[test]
fn impossible_times_are_refused_with_the_reason() {
    let read = |clock: &str, lines: &str| {
        let text = format!(
            "tavoliere 1\ngame: tapatan\npreset: Tapatan\nseed: 1\nfirst: white\n{clock}\n{lines}"
        );
        GameRecord::from_record(&text).map_err(|error| error.problem)
    };
    let clock = "clock: 10\n";
    let ended = "1. W a1\ntime 4000\n2. B b2\nthinking 6000\nwhite runs out of time\n";
    let game = read(clock, &format!("{ended}result: black 0-1 time\n")).unwrap();
    assert_eq!(game.outcome().unwrap().reason, EndReason::OutOfTime);
    let timing = |lines: &str, clock: &str| match read(clock, lines) {
        Err(RecordProblem::Timing(error)) => error,
        other => panic!("{lines}: {other:?}"),
    };
    assert_eq!(timing("1. W a1\ntime 5\n", ""), TimingError::NoClock);
    assert_eq!(timing("white runs out of time\n", ""), TimingError::NoClock);
    assert_eq!(timing("thinking 5\n", ""), TimingError::NoClock);
    assert_eq!(timing("time 5\n", clock), TimingError::NoTurn);
    assert_eq!(
        timing("1. W a1\ntime 5\ntime 5\n", clock),
        TimingError::NoTurn
    );
    assert!(matches!(
        timing("1. W a1\ntime -5\n", clock),
        TimingError::NotATime { .. }
    ));
    assert!(matches!(
        timing("1. W a1\ntime 5 5\n", clock),
        TimingError::TooMany {
            expected: 1,
            found: 2
        }
    ));
    assert!(matches!(
        timing("1. W a1\ntime 10001\n", clock),
        TimingError::TooLong { left: 10_000, .. }
    ));
    let max = u64::MAX;
    assert!(matches!(
        timing(&format!("1. W a1\ntime {max}\n"), "clock: hourglass 10\n"),
        TimingError::TooLong { .. }
    ));
    assert!(matches!(
        timing("1. W a1\ntime 10000\n", clock),
        TimingError::ContinuedWithoutTime { side: "white" }
    ));
    assert!(matches!(
        timing("thinking 10000\n1. W a1\n", clock),
        TimingError::ContinuedWithoutTime { side: "white" }
    ));
    assert_eq!(
        timing("thinking 5\n1. W a1\n", clock),
        TimingError::AfterThinkingTime
    );
    assert_eq!(
        timing("thinking 5\nthinking 5\n", clock),
        TimingError::AfterThinkingTime
    );
    assert!(matches!(
        timing("thinking 9000\nwhite runs out of time\n", clock),
        TimingError::TimeLeft {
            side: "white",
            left: 1000
        }
    ));
    assert!(matches!(
        timing("thinking 10000\nblack runs out of time\n", clock),
        TimingError::TimeLeft { side: "black", .. }
    ));
    assert_eq!(
        timing(
            "thinking 10000\nwhite runs out of time\n",
            "clock: 10 sound\n"
        ),
        TimingError::OnlyHeard
    );
    let other = read(clock, &format!("{ended}result: black 0-1 resignation\n"));
    assert!(matches!(other, Err(RecordProblem::WrongResult { .. })));
    assert!(matches!(
        read("clock: soon\n", ""),
        Err(RecordProblem::Clock(_))
    ));
    let forged = "1. W a1\nblack runs out of time\nresult: white 1-0 time\n";
    let text =
        format!("tavoliere 1\ngame: tapatan\npreset: Tapatan\nseed: 1\nfirst: white\n\n{forged}");
    assert_eq!(verify(&text).conclusion(), Conclusion::Failed);
}

#[test]
fn a_record_with_times_counts_them_towards_its_size() {
    let mut game = timed(GameKind::Tapatan, "86400");
    play(&mut game, 40, &mut generator(8), 900);
    let text = game.to_record();
    assert!(text.lines().any(|line| line.starts_with("time ")));
    assert!(text.len() < MAX_BYTES);
    // Every part can be read, because an interrupted save can end after any line.
    let head = text.find("\n\n").unwrap() + 2;
    for (end, _) in text[head..].match_indices('\n') {
        let part = &text[..=head + end];
        assert!(GameRecord::from_record(part).is_ok(), "{part}");
    }
}
