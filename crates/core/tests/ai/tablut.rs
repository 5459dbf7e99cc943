//! Tests the search of Tablut through its interface: it sees forced results and repetitions, and longer searches play
//! better.

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::ai::tablut::{
    HintReason, TablutSearch, is_decided, moves_to_end, win_probability,
};
use tavoliere_core::rules::tablut::{Move, Options, Position, Preset};
use tavoliere_core::rules::{EndReason, Rules, Side};

use crate::rules::tablut::support::{choice, generator, options, pick, play, set_up};

/// A search after `nodes` nodes.
fn searched(position: &Position, nodes: u64) -> TablutSearch {
    let mut search = TablutSearch::new(position, 0);
    search.step(nodes);
    search
}

#[test]
fn before_its_first_step_a_search_has_a_legal_move() {
    for preset in Preset::ALL {
        let position = Position::start(preset.options(), Side::First);
        let search = TablutSearch::new(&position, 0);
        assert!(position.legal_moves().contains(&search.best().unwrap()));
        assert_eq!(search.nodes(), 0);
    }
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut position = Position::start(Options::default(), Side::First);
    position.resign(Side::First).unwrap();
    let mut search = TablutSearch::new(&position, 0);
    search.step(1_000);
    assert!(search.is_done());
    assert_eq!(search.best(), None);
    assert_eq!(search.choices(), []);
    assert_eq!(search.reasons(), []);
}

#[test]
fn no_step_takes_more_nodes_than_it_may() {
    let position = Position::start(Options::default(), Side::First);
    let mut search = TablutSearch::new(&position, 0);
    for nodes in [0, 1, 2, 500] {
        let before = search.nodes();
        search.step(nodes);
        assert_eq!(search.nodes(), before + nodes);
    }
}

#[test]
fn the_principal_variation_can_be_played_and_begins_with_the_best_move() {
    for preset in Preset::ALL {
        let mut position = Position::start(preset.options(), Side::First);
        let search = searched(&position, 50_000);
        let variation = search.principal_variation();
        assert_eq!(variation.first().copied(), search.best());
        assert!(variation.len() > 1, "{preset}");
        for choice in variation {
            position.play(choice).unwrap();
        }
    }
}

#[test]
fn choices_are_all_moves_and_those_near_the_best_have_their_own_values() {
    let position = Position::start(Options::default(), Side::First);
    let mut search = TablutSearch::new(&position, 100);
    search.step(50_000);
    let mut moves: Vec<Move> = search.choices().iter().map(|(choice, _)| *choice).collect();
    moves.sort_unstable();
    let mut legal = position.legal_moves();
    legal.sort_unstable();
    assert_eq!(moves, legal);
    let values: Vec<i32> = search.choices().iter().map(|(_, value)| *value).collect();
    assert!(values.is_sorted_by(|one, other| one >= other));
    // The board is symmetric under rotation by 180 degrees, so there are at least two best moves.
    assert_eq!(values[0], values[1]);
    assert!(values[0] > values[values.len() - 1]);
}

#[test]
fn an_open_way_is_taken() {
    let position = set_up("a4 a5", "c5", "e3", "W", "Linnaeus");
    let search = searched(&position, 1);
    assert_eq!(search.reasons(), [HintReason::KingEscapes]);
    assert_eq!(moves_to_end(search.value()), Some(1));
    assert_eq!(win_probability(search.value()), 1_000);
    let mut next = position.clone();
    next.play(search.best().unwrap()).unwrap();
    assert_eq!(
        next.outcome().map(|end| end.reason),
        Some(EndReason::KingEscaped)
    );
}

#[test]
fn a_king_who_can_be_taken_is_taken() {
    let position = set_up("e7 g7 f8 c6", "b2", "f7", "B", "Linnaeus");
    let search = searched(&position, 1);
    assert_eq!(search.best(), Some(choice("c6-f6")));
    assert_eq!(search.reasons(), [HintReason::TakesKing]);
}

#[test]
fn blocking_the_only_escape_is_the_hint_reason() {
    let position = set_up("d3 f3 a2 i8 h8 b8", "c7 g7", "e3", "B", "Linnaeus");
    let search = searched(&position, 20_000);
    assert_eq!(search.reasons().first(), Some(&HintReason::BlocksEscape));
    assert_eq!(search.best(), Some(choice("a2-e2")));
}

#[test]
fn two_escapes_at_once_win_and_are_the_hint_reason() {
    let position = set_up("a3 i3 c1 c9", "g8", "c3", "W", "Linnaeus");
    let search = searched(&position, 20_000);
    assert_eq!(moves_to_end(search.value()), Some(3));
    let reasons = search.reasons();
    assert_eq!(reasons.first(), Some(&HintReason::WinsIn { moves: 2 }));
    assert!(reasons.contains(&HintReason::OpensTwoLines), "{reasons:?}");
}

#[test]
fn captures_of_men_are_the_hint_reason() {
    let rules = "Linnaeus king=flanked";
    let position = set_up("a7 f7 a4 i4 d1 f9", "d5 f5 e4 e6 e7", "e5", "B", rules);
    let search = searched(&position, 20_000);
    assert_eq!(search.best(), Some(choice("a7-d7")));
    assert!(search.reasons().contains(&HintReason::Captures { men: 1 }));
}

#[test]
fn every_best_move_of_whole_games_has_a_reason() {
    for (seed, preset) in Preset::ALL.into_iter().enumerate() {
        let mut position = opening(preset.options(), &mut generator(61 + seed as u64));
        for _ in 0..40 {
            let search = searched(&position, 300);
            let Some(best) = search.best() else {
                break;
            };
            assert!(!search.reasons().is_empty(), "{position}");
            position.play(best).unwrap();
        }
    }
}

#[test]
fn a_hopeless_side_repeats_where_it_can() {
    // Black can't capture the king any more, but keeps every line closed by moving to and fro. Each position has come
    // up twice, so the next move is a draw, and the search sees it.
    let rules = options("Linnaeus", "repetition=draw");
    let mut position = Position::start(rules, Side::First);
    play(&mut position, "a4-b4 c5-c6 b4-a4 c6-c5 a4-b4 c5-c6 b4-a4");
    let mut draw = position.clone();
    draw.play(choice("c6-c5")).unwrap();
    assert_eq!(
        draw.outcome().map(|end| end.reason),
        Some(EndReason::Repetition)
    );
    let mut search = TablutSearch::new(&position, 100_000);
    search.step(20_000);
    let values = search.choices();
    let (_, value) = values
        .iter()
        .find(|(found, _)| *found == choice("c6-c5"))
        .unwrap();
    assert_eq!(*value, 0);
}

#[test]
fn chances_grow_with_values_and_mirror_one_another() {
    assert_eq!(win_probability(0), 500);
    for value in -31_000..31_000 {
        let (now, next) = (win_probability(value), win_probability(value + 1));
        assert!(now <= next && next <= 1_000, "{value}");
        assert_eq!(now + win_probability(-value), 1_000, "{value}");
    }
}

/// A position after four random moves without an immediate win.
fn opening(options: Options, chance: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut position = Position::start(options, Side::First);
        for _ in 0..4 {
            let moves = position.legal_moves();
            if !moves.is_empty() {
                position.apply_move(pick(chance, &moves));
            }
        }
        if position.outcome().is_none() && !is_decided(searched(&position, 2_000).value()) {
            return position;
        }
    }
}

/// Twice the points of a player in games with both seatings, by the number of nodes of each player. `None` plays at
/// random.
fn doubled_points(preset: Preset, nodes: [Option<u64>; 2], pairs: u64, seed: u64) -> u64 {
    let mut chance = generator(seed);
    let mut points = 0;
    for _ in 0..pairs {
        let start = opening(preset.options(), &mut chance);
        for seat in Side::BOTH {
            let mut position = start.clone();
            for _ in 0..200 {
                let Some(side) = position.side_to_act() else {
                    break;
                };
                let choice = match nodes[usize::from(side != seat)] {
                    Some(nodes) => searched(&position, nodes).best().unwrap(),
                    None => pick(&mut chance, &position.legal_moves()),
                };
                position.apply_move(choice);
            }
            points += match position.outcome().map(|end| end.winner) {
                Some(Some(winner)) => 2 * u64::from(winner == seat),
                _ => 1,
            };
        }
    }
    points
}

#[test]
fn chance_hardly_ever_wins_against_the_search() {
    for preset in Preset::ALL {
        let points = doubled_points(preset, [Some(1_000), None], 8, 1_000);
        assert!(points >= 31, "{preset}: {points} of 32");
    }
}

#[test]
fn searching_longer_helps() {
    for (preset, least) in [(Preset::FlankedKing, 21), (Preset::FiveThrones, 21)] {
        let points = doubled_points(preset, [Some(3_000), Some(200)], 8, 1_002);
        assert!(points >= least, "{preset}: {points} of 32");
    }
}
