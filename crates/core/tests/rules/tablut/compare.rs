//! Compares the program with the slow second implementation of Tablut, and the counts of moves.

use tavoliere_core::rules::tablut::{Move, Options, Position, Preset, Square, Step};
use tavoliere_core::rules::{EndReason, OptionSet, Rules, Side};

use crate::rules::tablut::naive::{Grid, MIDDLE, Naive, Place, places};
use crate::rules::tablut::support::{below, choice, generator, pick, random_options, ranks};

fn place(at: Square) -> Place {
    Place {
        rank: usize::from(at.rank() - 1),
        file: usize::from(at.file()),
    }
}

fn square(at: Place) -> Square {
    Square::at(at.file as u8, at.rank as u8 + 1).unwrap()
}

fn mover(naive: &Naive) -> Side {
    match naive.mover {
        'b' => Side::First,
        _ => Side::Second,
    }
}

fn word(reason: EndReason) -> &'static str {
    match reason {
        EndReason::KingEscaped => "escaped",
        EndReason::KingCaptured => "captured",
        EndReason::KingShutIn => "shut in",
        EndReason::NoMove => "no move",
        EndReason::Repetition => "repetition",
        other => panic!("no game ends by itself for {other:?}"),
    }
}

/// The pieces of a position, as the plain program writes them.
fn grid_of(position: &Position) -> Grid {
    let mut grid: Grid = [['.'; 9]; 9];
    for at in places() {
        grid[at.rank][at.file] = match position.piece(square(at)) {
            None => '.',
            Some(piece) if piece.king => 'K',
            Some(piece) if piece.side == Side::First => 'b',
            Some(_) => 'w',
        };
    }
    grid
}

/// Checks that both are in the same position.
fn agree(position: &Position, naive: &Naive) {
    assert_eq!(grid_of(position), naive.grid, "{position}");
    let over = position.outcome().map(|outcome| {
        let winner = match outcome.winner {
            Some(Side::First) => 'b',
            Some(Side::Second) => 'w',
            None => '=',
        };
        (word(outcome.reason), winner)
    });
    assert_eq!(over, naive.over, "{position}");
    if over.is_none() {
        assert_eq!(position.side_to_act(), Some(mover(naive)), "{position}");
    }
    let mut moves: Vec<(Place, Place)> = position
        .legal_moves()
        .into_iter()
        .map(|choice| (place(choice.from), place(choice.to)))
        .collect();
    moves.sort_unstable();
    let mut expected = naive.moves();
    expected.sort_unstable();
    assert_eq!(moves, expected, "{position}");
    assert_eq!(position.mobility() as usize, moves.len(), "{position}");
    assert_eq!(position.perft(1), moves.len() as u64, "{position}");
    let escapes: Vec<Place> = position.escape_squares().map(place).collect();
    assert_eq!(escapes, naive.escapes(), "{position}");
}

/// Plays a move in both and compares the captured men.
fn both(position: &mut Position, naive: &mut Naive, choice: Move) {
    let before = position.clone();
    let steps = position.play(choice).unwrap();
    naive.play(place(choice.from), place(choice.to));
    let mut taken: Vec<Place> = steps
        .iter()
        .filter_map(|step| match step {
            Step::Captured { at, .. } | Step::KingCaptured { at, .. } => Some(place(*at)),
            _ => None,
        })
        .collect();
    taken.sort_unstable();
    naive.taken.sort_unstable();
    assert_eq!(taken, naive.taken, "{choice:?} in {before}");
    agree(position, naive);
}

#[test]
fn random_games_with_random_options_agree_with_the_plain_program() {
    let mut chance = generator(47);
    let mut ends = Vec::new();
    for _ in 0..600 {
        let options: Options = random_options(&mut chance);
        let mut position = Position::start(options, Side::First);
        let mut naive = Naive::start(&options);
        agree(&position, &naive);
        let mut last = [None; 2];
        // Under some options a game can be endless.
        for _ in 0..600 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Moving back now and then makes positions come up again (TT-14).
            let back = |choice: &Move| last[0] == Some((choice.to, choice.from));
            let choice = match moves.iter().copied().find(back) {
                Some(choice) if below(&mut chance, 3) > 0 => choice,
                _ => pick(&mut chance, &moves),
            };
            last = [last[1], Some((choice.from, choice.to))];
            both(&mut position, &mut naive, choice);
        }
        ends.extend(position.outcome().map(|outcome| outcome.reason));
    }
    for reason in [
        EndReason::KingEscaped,
        EndReason::KingCaptured,
        EndReason::Repetition,
    ] {
        assert!(ends.contains(&reason), "{reason:?}");
    }
}

fn anywhere(chance: &mut rand_xoshiro::Xoshiro256PlusPlus) -> Place {
    Place {
        rank: below(chance, 9),
        file: below(chance, 9),
    }
}

/// A random position with many men near the king. `None` if it's impossible.
fn crowded(chance: &mut rand_xoshiro::Xoshiro256PlusPlus) -> Option<(Position, Naive)> {
    let options: Options = random_options(chance);
    let mut grid: Grid = [['.'; 9]; 9];
    let near = |chance: &mut _, at: usize| (at + below(chance, 5)).saturating_sub(2).min(8);
    let king = match below(chance, 3) {
        0 => MIDDLE,
        1 => Place {
            rank: near(chance, MIDDLE.rank),
            file: near(chance, MIDDLE.file),
        },
        _ => anywhere(chance),
    };
    grid[king.rank][king.file] = 'K';
    for (sign, most) in [('b', 16), ('w', 8)] {
        for _ in 0..=below(chance, most) {
            let at = match below(chance, 4) {
                0 => anywhere(chance),
                _ => Place {
                    rank: near(chance, king.rank),
                    file: near(chance, king.file),
                },
            };
            if grid[at.rank][at.file] == '.' {
                grid[at.rank][at.file] = sign;
            }
        }
    }
    let mover = pick(chance, &['b', 'w']);
    let text = format!("{} {mover} move 12 {}", ranks(&grid), options.to_text());
    Some((text.parse().ok()?, Naive::new(&options, grid, mover)))
}

#[test]
fn every_move_of_crowded_positions_agrees_with_the_plain_program() {
    let mut chance = generator(48);
    let (mut seen, mut ends) = (0, Vec::new());
    for _ in 0..4_000 {
        let Some((position, naive)) = crowded(&mut chance) else {
            continue;
        };
        seen += 1;
        agree(&position, &naive);
        for choice in position.legal_moves() {
            let (mut position, mut naive) = (position.clone(), naive.clone());
            both(&mut position, &mut naive, choice);
            ends.extend(position.outcome().map(|outcome| outcome.reason));
        }
    }
    assert!(seen > 0);
    for reason in [
        EndReason::KingEscaped,
        EndReason::KingCaptured,
        EndReason::KingShutIn,
        EndReason::NoMove,
    ] {
        assert!(ends.contains(&reason), "{reason:?} in {seen} positions");
    }
}

#[test]
fn crowded_positions_count_the_same_two_moves_deep() {
    let mut chance = generator(49);
    for _ in 0..300 {
        if let Some((position, naive)) = crowded(&mut chance) {
            assert_eq!(position.perft(2), naive.perft(2), "{position}");
        }
    }
}

/// The counts in the data file: preset, depth, count and source.
fn counts() -> impl Iterator<Item = (Preset, u32, u64, &'static str)> {
    include_str!("../../data/tablut_perft.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut words = line.split_whitespace();
            let mut next = || words.next().unwrap();
            let (name, _) = Options::of_preset(next()).unwrap();
            let preset = Preset::ALL.into_iter().find(|preset| preset.name() == name);
            let (depth, count) = (next().parse().unwrap(), next().parse().unwrap());
            (preset.unwrap(), depth, count, next())
        })
}

#[test]
fn the_counts_of_moves_from_the_start_are_those_on_file() {
    let mut rows = 0;
    for (preset, depth, count, _) in counts() {
        let start = Position::start(preset.options(), Side::First);
        assert_eq!(start.perft(depth), count, "{preset} {depth}");
        rows += 1;
    }
    assert_eq!(rows, 28);
}

#[test]
fn the_plain_program_counts_the_documented_numbers() {
    let mut rows = 0;
    for (preset, depth, count, by) in counts() {
        if by != "program" && depth < 4 {
            let start = Naive::start(&preset.options());
            assert_eq!(start.perft(depth), count, "{preset} {depth}");
            rows += 1;
        }
    }
    assert_eq!(rows, 21);
}

/// The positions in the middle of a game, each with its counts for 1, 2, ... moves.
fn counts_in_the_middle() -> impl Iterator<Item = (Position, Vec<u64>)> {
    include_str!("../../data/tablut_perft_middle.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (start, counts) = line.split_once(':').unwrap();
            let counts = counts.split_whitespace();
            let counts = counts.map(|count| count.parse().unwrap()).collect();
            (start.parse().unwrap(), counts)
        })
}

#[test]
fn move_counts_from_the_middle_of_a_game_match_the_file() {
    let mut presets = Vec::new();
    for (start, counts) in counts_in_the_middle() {
        assert_eq!(counts.len(), 4, "{start}");
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(start.perft(depth), count, "{start} {depth}");
        }
        presets.push(start.options().nearest_preset().0);
    }
    for preset in ["Walker", "Ashton", "BrainKing"] {
        let rows = presets.iter().filter(|name| **name == preset).count();
        assert_eq!(rows, 4, "{preset}");
    }
}

#[test]
fn the_plain_program_counts_the_same_moves_from_the_middle() {
    for (start, counts) in counts_in_the_middle() {
        let mover = match start.side_to_act() {
            Some(Side::First) => 'b',
            _ => 'w',
        };
        let naive = Naive::new(start.options(), grid_of(&start), mover);
        for (depth, count) in (1..=3).zip(counts) {
            assert_eq!(naive.perft(depth), count, "{start} {depth}");
        }
    }
}

#[test]
fn counts_are_exact_where_repetition_ends_games_tt_14() {
    for preset in Preset::ALL {
        let mut options = preset.options();
        // Men can't return to a camp.
        options.set("camps", "off").unwrap();
        let shuffle = match preset {
            Preset::Ashton => "e7-d7 a4-b4 d7-e7 b4-a4 e7-d7 a4-b4 d7-e7",
            _ => "a4-b4 e7-d7 b4-a4 d7-e7 a4-b4 e7-d7 b4-a4",
        };
        let mut on = Position::start(options, Side::First);
        let mut naive = Naive::start(&options);
        options.set("repetition", "off").unwrap();
        let mut off = Position::start(options, Side::First);
        for text in shuffle.split_whitespace() {
            let choice = choice(text);
            both(&mut on, &mut naive, choice);
            off.apply_move(choice);
        }
        assert_eq!(on.perft(2), naive.perft(2), "{preset}");
        assert_eq!(on.perft(3), naive.perft(3), "{preset}");
        // Moving back once more ends the game, so later moves aren't counted.
        assert_eq!(on.perft(1), off.perft(1), "{preset}");
        let lost = off.perft(2) - on.perft(2);
        assert_eq!(lost, Position::start(options, Side::First).perft(1));
    }
}
