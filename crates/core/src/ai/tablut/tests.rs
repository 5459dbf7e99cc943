//! Tests the board of the search against the rules, and a search in slices against a single one.

use rand::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

use super::board::SearchBoard;
use super::lines::{number, numbers};
use super::packed_move::PackedMove;
use super::search::TablutSearch;
use super::value::won_in;
use super::variant::Variant;
use super::zobrist::{PIECE_KEYS, WHITE_TO_MOVE};
use crate::rules::tablut::{Move, Options, Position, Preset};
use crate::rules::{EndReason, OptionSet, Rules, Side};

/// A random number below a bound.
fn below(chance: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (chance.next_u64() % bound as u64) as usize
}

fn random_options(chance: &mut Xoshiro256PlusPlus) -> Options {
    let mut options = Options::default();
    for option in Options::list() {
        let value = option.values[below(chance, option.values.len())];
        options.set(option.name, value).unwrap();
    }
    options
}

/// Checks that both boards agree on the position and on every move with its captures and its end of the game.
fn agree(position: &Position) -> Vec<EndReason> {
    let variant = Variant::new(position.options());
    let board = SearchBoard::of(position, &variant);
    let mut packed = Vec::new();
    board.each_move(&variant, |mv| packed.push(mv.unpacked().unwrap()));
    packed.sort_unstable();
    let mut moves = position.legal_moves();
    moves.sort_unstable();
    assert_eq!(packed, moves, "{position}");

    let taking = board.capture_squares(&variant, board.side());
    let mut ends = Vec::new();
    for &choice in &moves {
        let mv = PackedMove::new(number(choice.from), number(choice.to));
        assert!(board.is_legal(&variant, mv), "{choice:?} in {position}");
        let mut next = position.clone();
        next.apply_move(choice);
        let mut fast = board;
        let captured = fast.play(&variant, mv);
        let king_outcome = fast.king_outcome(&variant, mv.to());
        let listed = position.captures(choice);
        let king = king_outcome == Some(EndReason::KingCaptured);
        let men = listed.iter().filter(|at| !king || **at != position.king());
        let mut men: Vec<u8> = men.map(|at| number(*at)).collect();
        men.sort_unstable();
        assert_eq!(
            numbers(captured).collect::<Vec<u8>>(),
            men,
            "{choice:?} in {position}"
        );
        let takes = taking >> mv.to() & 1 == 1 && board.is_armed(&variant, mv.from());
        assert_eq!(takes, captured != 0, "{choice:?} in {position}");
        let told = next.outcome().map(|outcome| outcome.reason);
        match told {
            Some(EndReason::NoMove) => {
                assert_eq!(king_outcome, None);
                assert!(!fast.can_move(&variant, fast.side()), "{next}");
            }
            Some(EndReason::Repetition) => assert_eq!(king_outcome, None),
            _ => assert_eq!(king_outcome, told, "{choice:?} in {position}"),
        }
        ends.extend(told);
        if told.is_none() {
            let fresh = SearchBoard::of(&next, &variant);
            assert_eq!(
                format!("{:?}", fast.without_history()),
                format!("{:?}", fresh.without_history()),
                "{next}"
            );
        }
    }
    let wins = ends.iter().any(|end| {
        matches!(
            end,
            EndReason::KingCaptured | EndReason::KingShutIn | EndReason::KingEscaped
        )
    });
    let seen = match board.side() {
        Side::First => board.can_capture_king(&variant),
        Side::Second => board.escapes(&variant) > 0,
    };
    assert_eq!(seen, wins, "{position}");
    if board.side() == Side::First && board.escapes(&variant) == 1 && !wins {
        let open_lines = board.escape_paths(&variant);
        for &choice in &moves {
            let mut next = position.clone();
            next.apply_move(choice);
            // A draw ends the game before the king escapes.
            if next.outcome().is_some() {
                continue;
            }
            let stopped = next.escape_squares().count() == 0;
            assert_eq!(
                open_lines >> number(choice.to) & 1 == 1,
                stopped,
                "{choice:?} in {position}"
            );
        }
    }
    ends
}

#[test]
fn random_games_agree_with_the_rules() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(51);
    let mut ends = Vec::new();
    for _ in 0..60 {
        let mut position = Position::start(random_options(&mut chance), Side::First);
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            ends.extend(agree(&position));
            position.apply_move(moves[below(&mut chance, moves.len())]);
        }
    }
    for reason in [EndReason::KingEscaped, EndReason::KingCaptured] {
        assert!(ends.contains(&reason), "{reason:?}");
    }
}

/// A random position with men close to the king. `None` if it's impossible.
fn crowded(chance: &mut Xoshiro256PlusPlus) -> Option<Position> {
    let options = random_options(chance);
    let mut board = [['.'; 9]; 9];
    let near = |chance: &mut _, at: usize| (at + below(chance, 5)).saturating_sub(2).min(8);
    let king = match below(chance, 3) {
        0 => (4, 4),
        1 => (near(chance, 4), near(chance, 4)),
        _ => (below(chance, 9), below(chance, 9)),
    };
    board[king.0][king.1] = 'K';
    for (sign, most) in [('b', 16), ('w', 8)] {
        for _ in 0..=below(chance, most) {
            let at = match below(chance, 4) {
                0 => (below(chance, 9), below(chance, 9)),
                _ => (near(chance, king.0), near(chance, king.1)),
            };
            if board[at.0][at.1] == '.' {
                board[at.0][at.1] = sign;
            }
        }
    }
    let ranks = board.map(|rank| {
        rank.map(|sign| {
            if sign == '.' {
                "1".to_owned()
            } else {
                sign.to_string()
            }
        })
        .concat()
    });
    let side = ['B', 'W'][below(chance, 2)];
    let text = format!("{} {side} move 12 {}", ranks.join("/"), options.to_text());
    text.parse().ok()
}

#[test]
fn crowded_positions_agree_with_the_rules() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(52);
    let mut ends = Vec::new();
    for _ in 0..3_000 {
        if let Some(position) = crowded(&mut chance) {
            ends.extend(agree(&position));
        }
    }
    for reason in [
        EndReason::KingEscaped,
        EndReason::KingCaptured,
        EndReason::KingShutIn,
        EndReason::NoMove,
    ] {
        assert!(ends.contains(&reason), "{reason:?}");
    }
}

/// All results of a search.
fn all_results(
    search: &TablutSearch,
) -> (
    u64,
    u32,
    Option<Move>,
    i32,
    Vec<Move>,
    Vec<(Move, i32)>,
    bool,
) {
    (
        search.nodes(),
        search.depth(),
        search.best(),
        search.value(),
        search.principal_variation(),
        search.choices(),
        search.is_done(),
    )
}

#[test]
fn slices_change_nothing() {
    for preset in Preset::ALL {
        for margin in [0, 80] {
            let position = Position::start(preset.options(), Side::First);
            let mut whole = TablutSearch::new(&position, margin);
            whole.step(20_000);
            for slice in [1, 7, 100, 999] {
                let mut sliced = TablutSearch::new(&position, margin);
                while sliced.nodes() < 20_000 && !sliced.is_done() {
                    sliced.step(slice.min(20_000 - sliced.nodes()));
                }
                assert_eq!(
                    all_results(&sliced),
                    all_results(&whole),
                    "{preset} by {slice}"
                );
            }
        }
    }
}

/// `true` if the side to move can force a win within `moves` moves of both sides.
fn wins(position: &Position, moves: u32) -> bool {
    let side = position.side_to_act();
    moves > 0
        && position.legal_moves().into_iter().any(|choice| {
            let mut next = position.clone();
            next.apply_move(choice);
            match next.outcome() {
                Some(outcome) => outcome.winner == side,
                None => moves > 1 && loses(&next, moves - 1),
            }
        })
}

/// `true` if the side to move is forced to lose within `moves` moves of both sides.
fn loses(position: &Position, moves: u32) -> bool {
    let side = position.side_to_act();
    position.legal_moves().into_iter().all(|choice| {
        let mut next = position.clone();
        next.apply_move(choice);
        match next.outcome() {
            Some(outcome) => outcome.winner.is_some() && outcome.winner != side,
            None => moves > 1 && wins(&next, moves - 1),
        }
    })
}

#[test]
fn forced_wins_in_three_moves_are_found_and_none_that_are_not_there() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(53);
    let mut found = [0; 2];
    for _ in 0..400 {
        let Some(position) = crowded(&mut chance) else {
            continue;
        };
        let mut search = TablutSearch::new(&position, 0);
        while search.depth() <= 4 && !search.is_done() {
            search.step(500);
        }
        let seen = search.value() >= won_in(3);
        assert_eq!(seen, wins(&position, 3), "{} {position}", search.value());
        found[usize::from(seen)] += 1;
    }
    assert!(found[0] > 50 && found[1] > 50, "{found:?}");
}

#[test]
fn keys_are_the_words_of_splitmix64() {
    let mut words = SplitMix64::seed_from_u64(0);
    assert_eq!(WHITE_TO_MOVE, words.next_u64());
    for key in PIECE_KEYS.as_flattened() {
        assert_eq!(*key, words.next_u64());
    }
}
