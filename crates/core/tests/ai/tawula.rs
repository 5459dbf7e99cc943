//! Tests the player of Tawula: the inputs of its network, its choices and its measure of luck.

use crate::support::as_recorded;
use tavoliere_core::ai::network::{CERTAIN, FeatureSet, Network};
use tavoliere_core::ai::tawula::{
    Evaluator, HintReason as Tawula, INPUTS, MOST_ACTIVE, features, network,
};
use tavoliere_core::ai::{HintReason, Player, Search, evaluation, hint, luck};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::MatchScore;
use tavoliere_core::rules::tawula::{Board, Dice, Options, Position};
use tavoliere_core::rules::{AnyMove, AnyPosition, AnyThrow, Expect, GameKind, Rules, Setup, Side};

/// Positions of random games, each right after a throw.
fn positions(seed: u64, wanted: usize) -> Vec<Position> {
    let mut game = GameRecord::new(Setup::new(GameKind::Tawula), seed, Side::First);
    let mut found = Vec::new();
    let mut next = seed;
    while found.len() < wanted {
        match game.expect() {
            Expect::Nothing => {
                next += 1;
                game = GameRecord::new(Setup::new(GameKind::Tawula), next, Side::First);
            }
            Expect::Throw(_) => {
                game.throw_next().unwrap();
                if let AnyPosition::Tawula(position) = game.position()
                    && position.dice().is_some()
                {
                    found.push(*position);
                }
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

fn boards(position: &Position) -> Vec<Board> {
    let mut boards = Vec::new();
    position.successors(&mut boards);
    boards
}

/// The choice of the best level in a match with this score (TW-16).
fn choice_at(score: &str, position: &AnyPosition) -> Option<AnyMove> {
    let score: MatchScore = score.parse().unwrap();
    let mut search = Search::new(Player::best(), position, 0)?.in_match(Some(score));
    search.finish();
    search.best()
}

#[test]
fn a_match_changes_choices_only_if_a_cappotto_is_worth_more_than_a_game() {
    let mut changed = 0;
    for position in positions(9, 3_000) {
        let position = AnyPosition::Tawula(position);
        let single = Player::best().choose(&position, 0);
        for score in ["1 0-0", "3 2-2", "11 10-10"] {
            assert_eq!(choice_at(score, &position), single, "{score}");
        }
        let far = choice_at("11 0-0", &position);
        assert!(far.is_none_or(|choice| position.legal_moves().contains(&choice)));
        changed += u32::from(far != single);
    }
    assert!(changed > 0);
}

#[test]
fn the_network_sees_the_same_whichever_side_it_plays() {
    let options = Options::default();
    for position in positions(3, 2_000) {
        let board = position.board();
        for side in Side::BOTH {
            let seen = features(board, side, &options);
            assert_eq!(seen, features(&board.exchanged(), side.other(), &options));
            assert!(seen.len() <= MOST_ACTIVE);
            assert!(seen.iter().all(|feature| feature < INPUTS));
            assert_eq!(
                Evaluator::new(side, options).chances(board),
                Evaluator::new(side.other(), options).chances(&board.exchanged())
            );
        }
    }
}

#[test]
fn boards_that_differ_look_different() {
    let options = Options::default();
    let mut alike = 0;
    let mut all = 0;
    for position in positions(17, 400) {
        let side = position.side_to_act().unwrap();
        let boards = boards(&position);
        let seen: Vec<FeatureSet> = boards
            .iter()
            .map(|board| features(board, side, &options))
            .collect();
        for (place, one) in seen.iter().enumerate() {
            alike += usize::from(seen[..place].contains(one));
            all += 1;
        }
    }
    // The features distinguish more than five pieces only in steps.
    assert!(alike * 20 < all, "{alike} of {all}");
}

#[test]
fn the_network_in_the_program_is_sound_and_small() {
    let bytes = include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/networks/tawula.net"
    ));
    assert!(bytes.len() <= 120_000);
    let read = Network::from_bytes(bytes).unwrap();
    assert_eq!(&read, network());
    let header = read.header();
    assert_eq!((usize::from(header.inputs), header.outputs), (INPUTS, 3));
    assert_eq!(usize::from(header.most), MOST_ACTIVE);
}

#[test]
fn the_evaluation_of_a_board_does_not_depend_on_the_path() {
    let options = Options::default();
    for position in positions(5, 300) {
        let side = position.side_to_act().unwrap();
        let mut evaluator = Evaluator::new(side, options);
        for board in boards(&position) {
            let chances = evaluator.chances(&board);
            assert_eq!(chances, Evaluator::new(side, options).chances(&board));
            assert!((0..=CERTAIN).contains(&chances.win));
            assert_eq!(chances.for_opponent().for_opponent(), chances);
        }
    }
}

/// Every level takes an immediate win with its current throw.
#[test]
fn no_level_misses_a_win_in_one() {
    let mut seen = 0;
    for position in positions(100, 40_000) {
        let side = position.side_to_act().unwrap();
        let wins = |board: &Board| {
            let ending = board.ending(side, position.options());
            ending.is_some_and(|reason| reason != tavoliere_core::rules::EndReason::Dead)
        };
        if seen == 40 || !boards(&position).iter().any(wins) {
            continue;
        }
        seen += 1;
        for level in 1..=Player::levels(GameKind::Tawula) {
            let mut now = AnyPosition::Tawula(position);
            while now.side_to_act() == Some(side) && matches!(now.expect(), Expect::Move(_)) {
                let choice = Player::new(level).choose(&now, 1).unwrap();
                now.play(choice).unwrap();
            }
            let outcome = now.outcome().unwrap();
            assert_eq!(outcome.winner, Some(side), "{level} {position}");
        }
    }
    assert!(seen >= 20, "{seen}");
}

fn tawula(text: &str) -> AnyPosition {
    AnyPosition::parse(GameKind::Tawula, text).unwrap()
}

#[test]
fn luck_is_even_over_all_throws_and_good_throws_are_lucky() {
    let mut game = GameRecord::new(Setup::new(GameKind::Tawula), 12, Side::First);
    let mut looked = 0;
    let (mut best, mut worst) = (0, 0);
    while looked < 20 {
        match game.expect() {
            Expect::Nothing => break,
            Expect::Throw(_) => {
                let before = game.position();
                let mut sum = 0;
                for (dice, weight) in Dice::ROLLS {
                    let luck = luck(before, AnyThrow::Tawula(dice)).unwrap();
                    sum += i32::from(luck) * weight as i32;
                    best = best.max(luck);
                    worst = worst.min(luck);
                }
                assert!(sum.abs() <= 18, "{before}: {sum}");
                looked += 1;
                game.throw_next().unwrap();
            }
            Expect::Move(_) => {
                let moves = game.legal_moves();
                game.play(moves[looked % moves.len()]).unwrap();
                assert_eq!(
                    luck(game.position(), AnyThrow::Tawula(Dice::ROLLS[0].0)).is_some(),
                    matches!(game.expect(), Expect::Throw(_))
                );
            }
        }
    }
    assert!(best > 30 && worst < -30, "{best} {worst}");
    // The opening roll doesn't belong to one side, and the throw doesn't fit another game.
    let opening = AnyPosition::start(Setup::new(GameKind::Tawula).options(), None);
    assert_eq!(luck(&opening, AnyThrow::Tawula(Dice::ROLLS[0].0)), None);
    let tapatan = AnyPosition::start(Setup::new(GameKind::Tapatan).options(), None);
    assert_eq!(luck(&tapatan, AnyThrow::Tawula(Dice::ROLLS[0].0)), None);
}

/// The first choices of the best level in 40 positions, in the engine's notation. Every machine must find the same.
/// After a change of the network, record them again with `TAVOLIERE_RECORD=1`.
#[test]
fn the_best_level_chooses_as_recorded() {
    let mut found = String::new();
    for position in positions(23, 400).into_iter().step_by(10) {
        let position = AnyPosition::Tawula(position);
        let choice = Player::best().choose(&position, 0).unwrap();
        let chance = evaluation(&position).unwrap();
        found += &format!("{position} | {} {chance}\n", position.write_choice(choice));
    }
    as_recorded("tawula_choices.txt", &found);
}

#[test]
fn a_seed_changes_the_errors_of_a_level_but_not_the_best_level() {
    let positions: Vec<AnyPosition> = positions(31, 120)
        .into_iter()
        .map(AnyPosition::Tawula)
        .collect();
    for level in 1..=Player::levels(GameKind::Tawula) {
        let chosen = |seed: u64| -> Vec<Option<AnyMove>> {
            let player = Player::new(level);
            let choices = positions.iter().step_by(if level == 6 { 6 } else { 1 });
            choices
                .map(|position| player.choose(position, seed))
                .collect()
        };
        let first = chosen(1);
        assert_eq!(first, chosen(1), "{level}");
        let is_same = first == chosen(2) && first == chosen(3);
        assert_eq!(
            is_same,
            level == Player::levels(GameKind::Tawula),
            "{level}"
        );
    }
}

#[test]
fn the_evaluation_knows_who_is_ahead_and_the_end() {
    let chance = |text: &str| evaluation(&tawula(text)).unwrap();
    let start = AnyPosition::start(Setup::new(GameKind::Tawula).options(), Some(Side::First));
    assert!((400..=600).contains(&evaluation(&start).unwrap()));
    let opening = AnyPosition::start(Setup::new(GameKind::Tawula).options(), None);
    assert_eq!(evaluation(&opening), Some(500));
    // White has one piece left, Black many.
    let ahead = "B5...../B9...../....../.....W/o14/o1 W throw 80 Tawula";
    assert!(chance(ahead) >= 990, "{}", chance(ahead));
    let behind = "B5...../B9...../....../.....W/o14/o1 B throw 80 Tawula";
    assert!(chance(behind) <= 10, "{}", chance(behind));
}

/// The reason of a hint for a position.
fn reason(text: &str) -> HintReason {
    hint(&tawula(text)).unwrap().reason
}

#[test]
fn hints_name_what_the_turn_does() {
    assert_eq!(
        reason("B5...../B9...../....../.....W/o14/o1 W move 80 Tawula dice=61"),
        HintReason::Tawula(Tawula::Wins)
    );
    let mut reasons = std::collections::HashSet::new();
    for position in positions(77, 1_500).into_iter().step_by(5) {
        let hint = hint(&AnyPosition::Tawula(position)).unwrap();
        reasons.insert(hint.reason.key());
        let side = position.side_to_act().unwrap();
        if let HintReason::Tawula(Tawula::Hits { pieces }) = hint.reason {
            let hits = boards(&position).iter().any(|board| {
                board.bar(side.other()) >= position.board().bar(side.other()) + pieces as u8
            });
            assert!(hits, "{position}");
        }
    }
    assert!(reasons.len() >= 8, "{}", reasons.len());
}
