//! Tests Tawula on the table: whole games by intents, presses and keys, and interrupted motion.

use tavoliere::input::Press;
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::MatchScore;
use tavoliere::rules::tawula::Illegal;
use tavoliere::rules::{AnyIllegal, AnyPosition, Expect, GameKind, Setup, Side};
use tavoliere::stage::director::Skip;
use tavoliere::store::Seat;
use tavoliere::table::targets::{default_move, origins, targets, targets_from};
use tavoliere::table::{Intent, Location, MoveTarget, NewGame, Refusal};

use crate::rig::{COMPUTERS, LONGEST, MIXED, PEOPLE, Rig, below, chance, some_choice};

fn setup() -> Setup {
    Setup::new(GameKind::Tawula)
}

/// Starts a game with the opening roll, in a match to `games`.
fn opening(rig: &mut Rig, seats: [Seat; 2], games: u8, seed: u64) {
    rig.send(Intent::New(Box::new(NewGame {
        setup: setup(),
        seats,
        players: [None, None],
        first: None,
        games,
        clock: None,
        seed: seed.into(),
    })));
    rig.frame(0);
    assert!(rig.game().position().is_opening());
}

fn check_end(rig: &Rig) {
    let outcome = rig.game().outcome().expect("the game is over");
    assert_eq!(rig.game().expect(), Expect::Nothing);
    let read = GameRecord::from_record(&rig.game().to_record()).unwrap();
    assert_eq!(read.outcome(), Some(outcome));
}

#[test]
fn people_play_whole_games_by_intents_from_the_opening_roll() {
    for seed in 0..4 {
        let mut rig = Rig::table_only();
        opening(&mut rig, PEOPLE, 1, seed);
        let mut chance = chance(seed);
        for _ in 0..LONGEST {
            rig.wait_for_person();
            match rig.game().expect() {
                Expect::Nothing => break,
                Expect::Throw(_) => rig.send(Intent::Throw),
                Expect::Move(_) => {
                    let choice = some_choice(rig.game(), &mut chance);
                    rig.send(Intent::Play(choice));
                }
            }
            rig.frame(16);
            assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
        }
        check_end(&rig);
    }
}

#[test]
fn a_match_continues_until_decided_and_its_rematch_is_as_long() {
    let mut rig = Rig::table_only();
    opening(&mut rig, COMPUTERS, 3, 5);
    for _ in 0..40 {
        let mut frames = 0;
        while rig.game().outcome().is_none() {
            rig.frame(16);
            frames += 1;
            assert!(frames < LONGEST, "two computers come to an end");
        }
        let score = rig.game().score().expect("the game is part of a match");
        match rig.game().next_game() {
            Ok(next) => {
                // The players change sides, and their scores with them (TW-16).
                assert_eq!(next.score_before(), Some(score.exchanged()));
                rig.set_up(next);
                assert_eq!(rig.table().seats(), COMPUTERS);
            }
            Err(_) => {
                assert!(score.winner().is_some());
                rig.send(Intent::Rematch);
                rig.frame(0);
                let fresh = MatchScore::new(3).unwrap();
                assert_eq!(rig.game().score_before(), Some(fresh));
                return;
            }
        }
    }
    panic!("the match was never decided");
}

/// Plays a target by presses: the piece, then its destination, or the piece again.
fn press_way(rig: &mut Rig, target: MoveTarget, again: bool) {
    if rig.selection().chosen != Some(target.from) {
        rig.press(Press::Location(target.from));
        rig.frame(16);
    }
    assert_eq!(rig.selection().chosen, Some(target.from));
    rig.press(Press::Location(if again { target.from } else { target.to }));
    rig.frame(16);
}

#[test]
fn a_whole_game_is_played_by_presses_and_drags_with_motion_cut_short_anywhere() {
    for seed in [3, 8] {
        let mut rig = Rig::with_stage();
        rig.set_tempo(1.0, seed == 8);
        opening(&mut rig, PEOPLE, 1, seed);
        let mut chance = chance(seed);
        let mut most_at_once = 0;
        for _ in 0..LONGEST {
            if below(&mut chance, 4) == 0 {
                rig.settle(40);
            } else {
                for _ in 0..below(&mut chance, 12) {
                    rig.frame(1 + below(&mut chance, 60) as u64);
                }
                rig.app.world_mut().write_message(Skip);
                rig.frame(1);
                rig.settle(16);
            }
            rig.check_shown();
            let before = rig.game().events().len();
            match rig.game().expect() {
                Expect::Nothing => break,
                Expect::Throw(_) => {
                    rig.press(Press::Throw);
                    rig.frame(16);
                }
                Expect::Move(_) => {
                    let all = targets(rig.game().position());
                    let target = all[below(&mut chance, all.len())];
                    let reached = targets_from(&all, target.from);
                    most_at_once = most_at_once.max(reached.len());
                    match below(&mut chance, 3) {
                        0 => {
                            let (from, to) = (target.from, target.to);
                            rig.press(Press::Drag { from, to });
                            rig.frame(16);
                        }
                        1 => {
                            let highest = default_move(GameKind::Tawula, &reached).unwrap();
                            press_way(&mut rig, target, true);
                            let last = rig.events().pop().unwrap();
                            let side = last.side();
                            let choice = highest;
                            assert_eq!(last, Event::Played { side, choice });
                        }
                        _ => press_way(&mut rig, target, false),
                    }
                }
            }
            assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
            assert!(rig.game().events().len() > before, "a press is granted");
        }
        assert!(most_at_once >= 2, "both dice were offered");
        check_end(&rig);
    }
}

#[test]
fn a_whole_game_is_played_with_the_keys_alone_against_the_computer() {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    opening(&mut rig, MIXED, 1, 4);
    let mut chance = chance(4);
    for _ in 0..LONGEST {
        rig.wait_for_person();
        if rig.game().outcome().is_some() {
            break;
        }
        // The location under the cursor can be unreachable now, so the cursor moves to a movable piece.
        for _ in 0..=below(&mut chance, 3) {
            rig.press(Press::Cycle { back: false });
            rig.frame(16);
        }
        rig.press(Press::Next);
        rig.frame(16);
        assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
    }
    check_end(&rig);
}

#[test]
fn dice_are_undone_one_by_one_and_repeat() {
    let mut rig = Rig::with_stage();
    rig.begin(setup(), PEOPLE, 2);
    rig.send(Intent::Throw);
    rig.settle(50);
    let start = rig.game().position().clone();
    let first = rig.game().legal_moves()[0];
    rig.send(Intent::Play(first));
    rig.settle(50);
    let between = rig.game().position().clone();
    if let Some(second) = rig.game().legal_moves().first().copied() {
        rig.send(Intent::Play(second));
        rig.settle(50);
        rig.press(Press::Undo);
        rig.settle(50);
    }
    assert_eq!(*rig.game().position(), between);
    rig.press(Press::Undo);
    rig.settle(50);
    assert_eq!(*rig.game().position(), start);
    rig.check_shown();
}

#[test]
fn a_refusal_says_why() {
    let mut rig = Rig::with_stage();
    rig.begin(setup(), PEOPLE, 2);
    rig.press(Press::Location(Location::Board(1)));
    rig.frame(16);
    assert_eq!(rig.refusals(), [Refusal::ThrowFirst]);
    rig.press(Press::Throw);
    rig.settle(50);
    // The starters wait (TW-4), and the opponent's pieces can't be moved.
    rig.press(Press::Location(Location::Board(1)));
    rig.frame(16);
    let waits = Refusal::Illegal(AnyIllegal::Tawula(Illegal::StartersWait));
    assert_eq!(rig.refusals(), [waits]);
    rig.press(Press::Location(Location::Board(13)));
    rig.frame(16);
    assert!(matches!(rig.refusals(), [Refusal::Illegal(_)]));
}

#[test]
fn every_impossible_way_has_a_reason() {
    let mut game = GameRecord::new(setup(), 9, Side::First);
    let mut chance = chance(9);
    let locations: Vec<Location> = (1..=24)
        .map(Location::Board)
        .chain(Side::BOTH.into_iter().flat_map(|side| {
            [
                Location::Hand(side),
                Location::Bar(side),
                Location::Off(side),
            ]
        }))
        .collect();
    while game.outcome().is_none() {
        if matches!(game.expect(), Expect::Throw(_)) {
            game.throw_next().unwrap();
            continue;
        }
        let all = targets(game.position());
        let stand = origins(&all);
        for &from in &locations {
            let why = tavoliere::table::targets::why_not(game.position(), from, None);
            assert_eq!(why.is_none(), stand.contains(&from), "{from:?}: {why:?}");
            for &to in &locations {
                let legal = all
                    .iter()
                    .any(|target| (target.from, target.to) == (from, to));
                let why = tavoliere::table::targets::why_not(game.position(), from, Some(to));
                assert_eq!(why.is_none(), legal, "{from:?} to {to:?}: {why:?}");
            }
        }
        let choice = some_choice(&game, &mut chance);
        game.play(choice).unwrap();
    }
}

/// A race between two people: each side's fifteen pieces are in its third quadrant.
const RACE: &str = "....../B3B3B3B3B2./....../W3W3W3W3W2W1/-/o1 W throw 30 Tawula";

#[test]
fn races_finish_automatically_only_with_the_setting() {
    let start = AnyPosition::parse(GameKind::Tawula, RACE).unwrap();
    for chosen in [true, false] {
        let mut rig = Rig::table_only();
        rig.set_up(GameRecord::from_position(start.clone(), 4));
        rig.settings().finish_by_itself = chosen;
        for _ in 0..4_000 {
            rig.frame(100);
        }
        assert_eq!(rig.game().outcome().is_some(), chosen);
        assert_eq!(rig.events().is_empty(), !chosen);
    }
}

#[test]
fn games_are_not_finished_automatically_while_pieces_can_meet() {
    let contact = RACE
        .replace("....../B3B3", "W1...../B3B3")
        .replace("W2W1", "W2.");
    let start = AnyPosition::parse(GameKind::Tawula, &contact).unwrap();
    let mut rig = Rig::table_only();
    rig.set_up(GameRecord::from_position(start, 4));
    rig.settings().finish_by_itself = true;
    for _ in 0..200 {
        rig.frame(100);
    }
    assert!(rig.events().is_empty());
}
