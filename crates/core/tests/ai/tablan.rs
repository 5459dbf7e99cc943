//! Tests the player of Tablan: the inputs of its networks, its choices and its measure of luck.

use crate::support::as_recorded;
use tavoliere_core::ai::network::{CERTAIN, Network};
use tavoliere_core::ai::tablan::{
    Evaluator, HintReason as Tablan, INPUTS, MOST_ACTIVE, SCORING, TurnEnds, network,
};
use tavoliere_core::ai::{HintReason, Player, evaluation, hint, luck};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::tablan::{Field, Position, Preset, Value};
use tavoliere_core::rules::{
    AnyPosition, AnyThrow, Expect, GameKind, OptionSet, Rules, Setup, Side,
};

fn setup(preset: Preset) -> Setup {
    let mut setup = Setup::new(GameKind::Tablan);
    setup.set_preset(preset.name()).unwrap();
    setup
}

/// Positions of random games that expect a throw or a choice.
fn positions(preset: Preset, seed: u64, wanted: usize, throw: bool) -> Vec<Position> {
    let mut game = GameRecord::new(setup(preset), seed, Side::First);
    let mut found = Vec::new();
    let mut next = seed;
    while found.len() < wanted {
        let expect = game.expect();
        if let AnyPosition::Tablan(position) = game.position()
            && matches!(expect, Expect::Throw(_)) == throw
            && expect != Expect::Nothing
        {
            found.push(*position);
        }
        match expect {
            Expect::Nothing => {
                next += 1;
                game = GameRecord::new(setup(preset), next, Side::First);
            }
            Expect::Throw(_) => {
                game.throw_next().unwrap();
            }
            Expect::Move(_) => {
                let moves = game.legal_moves();
                game.play(moves[(found.len() * 11 + 3) % moves.len()])
                    .unwrap();
            }
        }
    }
    found
}

#[test]
fn the_networks_in_the_program_are_sound_and_small() {
    let files: [(Preset, &[u8]); 3] = [
        (
            Preset::PerGioco,
            include_bytes!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/networks/tablan-pergioco.net"
            )),
        ),
        (
            Preset::English,
            include_bytes!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/networks/tablan-english.net"
            )),
        ),
        (
            Preset::Bell,
            include_bytes!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/networks/tablan-bell.net"
            )),
        ),
    ];
    let mut bytes = 0;
    for (preset, file) in files {
        bytes += file.len();
        let read = Network::from_bytes(file).unwrap();
        assert_eq!(&read, network(preset));
        let header = read.header();
        assert_eq!((usize::from(header.inputs), header.outputs), (INPUTS, 1));
        assert_eq!(usize::from(header.most), MOST_ACTIVE);
    }
    assert!(bytes <= 120_000, "{bytes}");
}

#[test]
fn timing_and_score_choose_the_network() {
    for preset in Preset::ALL {
        assert_eq!(Evaluator::preset(&preset.options()), preset);
    }
    let cases = [
        (Preset::PerGioco, "score", "remaining", Preset::PerGioco),
        (Preset::PerGioco, "move", "after_each_throw", Preset::Bell),
        (Preset::English, "score", "home", Preset::Bell),
        (Preset::Bell, "score", "remaining", Preset::English),
        (Preset::Bell, "home_capture", "on", Preset::Bell),
    ];
    for (preset, option, value, expected) in cases {
        let mut options = preset.options();
        options.set(option, value).unwrap();
        assert_eq!(Evaluator::preset(&options), expected);
    }
}

#[test]
fn the_evaluation_of_pieces_does_not_depend_on_the_path() {
    for preset in Preset::ALL {
        let mut evaluator = Evaluator::of(&preset.options());
        for position in positions(preset, 5, 300, false) {
            let side = position.side_to_act().unwrap();
            let mut ends: Vec<Field> = Vec::new();
            position
                .successors(Default::default(), |field| ends.push(*field))
                .ok();
            for end in ends {
                let chance = evaluator.chance(&end, side);
                let alone = Evaluator::of(&preset.options()).chance(&end, side);
                assert_eq!(chance, alone);
                assert!((0..=CERTAIN).contains(&chance));
            }
        }
    }
}

#[test]
fn a_hint_calls_a_choice_the_only_one_only_if_it_is() {
    let mut same = 0;
    for preset in Preset::ALL {
        for position in positions(preset, 3, 500, false) {
            let choices = position.legal_moves().len();
            match hint(&AnyPosition::Tablan(position)).unwrap().reason {
                HintReason::Tablan(Tablan::Only) => assert_eq!(choices, 1, "{position}"),
                HintReason::Tablan(Tablan::SameEnd) => {
                    assert!(choices > 1, "{position}");
                    same += 1;
                }
                _ => {}
            }
        }
    }
    assert!(same > 0, "several choices lead to the same end");
}

/// Every level takes an immediate win with its current throws.
#[test]
fn no_level_misses_a_win_in_one() {
    for preset in Preset::ALL {
        let mut seen = 0;
        for position in positions(preset, 100, 40_000, false) {
            if seen == 25 {
                break;
            }
            let side = position.side_to_act().unwrap();
            let options = position.options();
            let won = |field: &Field| {
                let outcome = field.outcome_after_turn(options, side);
                outcome.is_some_and(|outcome| outcome.winner == Some(side))
            };
            let in_hand = SCORING.map(|value| {
                let like = position.unused().filter(|throw| throw.value == value);
                like.map(|throw| throw.count).sum()
            });
            let mut turn_ends = TurnEnds::default();
            let fresh = position.pending_half().is_none();
            let ends = turn_ends.find(options, side, position.field(), in_hand, false);
            if !fresh || !ends.iter().any(|end| won(&end.field)) {
                continue;
            }
            seen += 1;
            for level in 1..=Player::levels(GameKind::Tablan) {
                let player = Player::new(level);
                let mut now = position;
                while now.expect() == Expect::Move(side) {
                    let choice = player.choose(&AnyPosition::Tablan(now), seen);
                    let AnyPosition::Tablan(next) = after(&now, choice.unwrap()) else {
                        unreachable!()
                    };
                    now = next;
                }
                // A dead position ends the game after the turn (TN-20).
                let end = now.field().outcome_after_turn(options, side);
                let winner = end.and_then(|outcome| outcome.winner);
                assert_eq!(winner, Some(side), "{level} {position}");
            }
        }
        assert_eq!(seen, 25, "{preset}");
    }
}

fn after(position: &Position, choice: tavoliere_core::rules::AnyMove) -> AnyPosition {
    let mut next = AnyPosition::Tablan(*position);
    next.play(choice).unwrap();
    next
}

#[test]
fn luck_has_mean_zero_and_needs_an_expected_throw() {
    for preset in Preset::ALL {
        let mut largest = 0;
        for position in positions(preset, 7, 300, true) {
            let any = AnyPosition::Tablan(position);
            let mut sum = 0;
            for (value, weight) in Position::throws() {
                let luck = luck(&any, AnyThrow::Tablan(*value)).unwrap();
                sum += i64::from(luck) * i64::from(*weight);
                largest = largest.max(luck);
            }
            // Each value is rounded to a thousandth.
            assert!(sum.abs() <= 16, "{sum} {position}");
        }
        assert!(largest > 100, "{preset} {largest}");
        for position in positions(preset, 8, 20, false) {
            let any = AnyPosition::Tablan(position);
            assert_eq!(luck(&any, AnyThrow::Tablan(Value::Two)), None);
        }
    }
}

#[test]
fn a_side_that_is_far_ahead_is_likely_to_win() {
    for preset in ["PerGioco", "English", "Bell"] {
        // Blue has four pieces at home and three close to it. Red has lost half and hasn't started any.
        let text = format!("RRRRRR2bbbb/5bbb4/12/12 B move 60 {preset} thrown=2 left=2");
        let position: Position = text.parse().unwrap();
        let chance = evaluation(&AnyPosition::Tablan(position)).unwrap();
        assert!(chance > 600, "{preset} {chance}");
    }
}

#[test]
fn hints_name_captures_and_wins() {
    let prize = "12/3b1r6/2b9/12 B move 40 English thrown=2 left=2";
    let position: Position = prize.parse().unwrap();
    let hint = hint(&AnyPosition::Tablan(position)).unwrap();
    assert!(
        matches!(
            hint.reason,
            HintReason::Tablan(Tablan::Wins | Tablan::Captures { pieces: 1 })
        ),
        "{hint:?}"
    );
}

/// The first choices of the best level in 60 positions, in the engine's notation. Every machine must find the same.
/// After a change of a network, record them again with `TAVOLIERE_RECORD=1`.
#[test]
fn the_best_level_chooses_as_recorded() {
    let mut found = String::new();
    for preset in Preset::ALL {
        for position in positions(preset, 23, 200, false).into_iter().step_by(10) {
            let position = AnyPosition::Tablan(position);
            let choice = Player::best().choose(&position, 0).unwrap();
            let chance = evaluation(&position).unwrap();
            found += &format!("{position} | {} {chance}\n", position.write_choice(choice));
        }
    }
    as_recorded("tablan_choices.txt", &found);
}

/// At its next choice, the player still prefers the plan of its first choice.
#[test]
fn a_level_without_noise_never_regrets_the_first_half() {
    let player = Player::best();
    for preset in Preset::ALL {
        let mut seen = 0;
        for position in positions(preset, 31, 4_000, false) {
            let side = position.side_to_act().unwrap();
            let throws: u16 = position.unused().map(|throw| throw.count).sum();
            if seen == 30 || throws > 2 || position.pending_half().is_some() {
                continue;
            }
            let choice = player.choose(&AnyPosition::Tablan(position), 1).unwrap();
            let AnyPosition::Tablan(next) = after(&position, choice) else {
                unreachable!()
            };
            if next.expect() != Expect::Move(side) || next.pending_half().is_none() {
                continue;
            }
            seen += 1;
            let chance =
                |position: &Position| hint(&AnyPosition::Tablan(*position)).unwrap().chance;
            // With fewer ends, the search can look ahead from one that it skipped before.
            assert!(chance(&next) >= chance(&position), "{position}");
        }
        assert_eq!(seen, 30, "{preset}");
    }
}
