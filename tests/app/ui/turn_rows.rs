//! Tests the list of moves: turns without a move fold into one line, and first turns explain the possible moves.

use tavoliere::record::{Event, GameRecord, Turn};
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::table::targets::{origins, targets};
use tavoliere::ui::language::Locale;
use tavoliere::ui::turn_rows::{Fold, Folded, TurnRow, rows};
use tavoliere::ui::{Words, games};

use crate::rig::{chance, some_choice};

/// A game with at most this number of events.
fn played(kind: GameKind, seed: u64, events: usize) -> GameRecord {
    let mut game = GameRecord::new(Setup::new(kind), seed, Side::First);
    let mut random = chance(seed);
    while game.outcome().is_none() && game.events().len() < events {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
        }
    }
    game
}

#[test]
fn folded_turns_are_those_without_score_or_move() {
    let mut found = [0; 2];
    for kind in GameKind::ALL {
        for seed in 0..20 {
            let game = played(kind, seed, 900);
            let events: Vec<Event> = game.events().copied().collect();
            let turns = game.turns();
            for (i, turn) in turns.iter().enumerate().filter(|(_, turn)| turn.finished) {
                let end = turns
                    .get(i + 1)
                    .map_or(events.len(), |next| next.first_event);
                let events = &events[turn.first_event..end];
                let moved = events
                    .iter()
                    .any(|event| matches!(event, Event::Played { .. }));
                let wanted = match kind {
                    GameKind::Tablan if events.len() == 1 && !moved => Some(Fold::NoScore),
                    GameKind::Tawula if !moved => Some(Fold::NoMove),
                    _ => None,
                };
                assert_eq!(games::fold(kind, turn), wanted, "{kind}: {}", turn.text);
                if let Some(fold) = wanted {
                    found[usize::from(fold == Fold::NoMove)] += 1;
                }
            }
        }
    }
    assert!(found[0] > 1000 && found[1] > 50, "{found:?}");
}

fn turn(number: u32, text: &str) -> Turn {
    Turn {
        number,
        side: Side::First,
        text: text.to_owned(),
        finished: true,
        first_event: 0,
    }
}

/// The rows for some turns. An `x` stands for a turn without a move.
fn rows_of(text: &str, unfolded: &[u32]) -> Vec<TurnRow> {
    let turns: Vec<Turn> = text
        .chars()
        .zip(1..)
        .map(|(sign, number)| turn(number, &sign.to_string()))
        .collect();
    let turns: Vec<&Turn> = turns.iter().collect();
    let fold = |turn: &Turn| match turn.text.as_str() {
        "x" => Some(Fold::NoScore),
        "y" => Some(Fold::NoMove),
        _ => None,
    };
    rows(&turns, fold, |number| unfolded.contains(&number))
}

#[test]
fn several_turns_in_a_row_become_one_line_but_never_the_last() {
    use TurnRow::Turn;
    let line = |first, count, fold| {
        TurnRow::Folded(Folded {
            first,
            count,
            fold,
            unfolded: false,
        })
    };
    let folded = |first, count| line(first, count, Fold::NoScore);
    assert_eq!(rows_of("", &[]), []);
    assert_eq!(rows_of("x", &[]), [Turn(0)]);
    assert_eq!(rows_of("xo", &[]), [Turn(0), Turn(1)]);
    assert_eq!(rows_of("xx", &[]), [Turn(0), Turn(1)]);
    assert_eq!(rows_of("xxx", &[]), [folded(0, 2), Turn(2)]);
    assert_eq!(
        rows_of("oxxxoxo", &[]),
        [Turn(0), folded(1, 3), Turn(4), Turn(5), Turn(6)]
    );
    // Turns that came to nothing for another reason have another line.
    assert_eq!(
        rows_of("xxyyo", &[]),
        [folded(0, 2), line(2, 2, Fold::NoMove), Turn(4)]
    );
}

#[test]
fn an_unfolded_line_is_followed_by_its_turns() {
    use TurnRow::Turn;
    let line = TurnRow::Folded(Folded {
        first: 1,
        count: 2,
        fold: Fold::NoScore,
        unfolded: true,
    });
    let rows = rows_of("oxxo", &[2]);
    assert_eq!(rows, [Turn(0), line, Turn(1), Turn(2), Turn(3)]);
}

#[test]
fn a_folded_line_names_its_first_and_its_last_turn() {
    let line = |tag: &str, fold: Fold, first: u32, last: u32| {
        let count = (last - first + 1) as usize;
        let folded = Folded {
            first: 0,
            count,
            fold,
            unfolded: false,
        };
        folded.text(&Words::of(Locale::of(tag).unwrap()), first)
    };
    assert_eq!(line("en", Fold::NoScore, 3, 7), "Turns 3 to 7: no score");
    assert_eq!(line("en", Fold::NoMove, 10, 11), "Turns 10 and 11: no move");
    assert_eq!(line("en", Fold::NoScore, 3, 3), "Turn 3: no score");
    assert_eq!(
        line("it", Fold::NoScore, 3, 7),
        "Turni da 3 a 7: nessun punto"
    );
    assert_eq!(line("it", Fold::NoMove, 3, 3), "Turno 3: nessuna mossa");
}

#[test]
fn every_turn_is_in_one_row() {
    let game = played(GameKind::Tablan, 3, 2000);
    let turns: Vec<&Turn> = game.turns().iter().collect();
    let rows = rows(
        &turns,
        |turn| games::fold(GameKind::Tablan, turn),
        |_| false,
    );
    let count = |row: &TurnRow| match row {
        TurnRow::Turn(_) => 1,
        TurnRow::Folded(folded) => folded.count,
    };
    assert_eq!(rows.iter().map(count).sum::<usize>(), turns.len());
    assert!(
        rows.len() * 4 < turns.len() * 3,
        "{} of {}",
        rows.len(),
        turns.len()
    );
}

#[test]
fn the_possible_actions_name_movable_pieces() {
    let words = Words::default();
    for kind in GameKind::ALL {
        for events in 0..24 {
            let game = played(kind, 7, events);
            let Expect::Move(side) = game.expect() else {
                continue;
            };
            let all = targets(game.position());
            let choices = games::choices(game.position(), &words, side, &all);
            if all.is_empty() {
                continue;
            }
            assert!(!choices.is_empty(), "{kind} after {events}");
            let from = origins(&all);
            for choice in &choices {
                assert!(
                    choice.from.is_none_or(|at| from.contains(&at)),
                    "{choice:?}"
                );
                assert!(!choice.text.contains(['{', '$']), "{choice:?}");
                assert!(choice.text.contains(' '), "{choice:?} isn't a text");
            }
        }
    }
}
