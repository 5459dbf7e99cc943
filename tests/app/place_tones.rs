//! Tests the tones by which a game can be followed by ear.

use std::collections::BTreeSet;

use tavoliere::rules::{GameKind, Setup};
use tavoliere::sound::place_tones::{Note, column_and_row, notes, pitch};
use tavoliere::stage::BoardView;
use tavoliere::stage::board::BoardShape;
use tavoliere::table::{Intent, Location, Place, TableEvent};

use crate::rig::{PEOPLE, Rig, chance, some_choice};

#[test]
fn each_place_of_a_board_has_its_own_notes() {
    for game in GameKind::ALL {
        for shape in [BoardShape::Landscape, BoardShape::Portrait] {
            let board = BoardView::of(game, shape);
            let places: Vec<Location> = board
                .locations()
                .into_iter()
                .filter(|at| matches!(at, Location::Board(_)))
                .collect();
            let heard: BTreeSet<_> = places
                .iter()
                .map(|at| column_and_row(board, *at).expect("a place of the board"))
                .map(|(column, row)| (pitch(column), pitch(row)))
                .collect();
            assert_eq!(heard.len(), places.len(), "{game} {shape:?}");
            let highest = heard.iter().map(|(column, row)| *column.max(row)).max();
            // Up to four octaves above the A below middle C, about the highest note of a piano.
            assert!(highest <= Some(48), "{game} {shape:?}: {highest:?}");
        }
    }
}

#[test]
fn moves_can_be_written_down_from_the_notes_alone() {
    for game in [GameKind::Tapatan, GameKind::Tablut] {
        let mut rig = Rig::with_stage();
        rig.begin(Setup::new(game), PEOPLE, 5);
        rig.settle(16);
        let board = BoardView::of(game, BoardShape::Landscape);
        let place_of = |pair: &[Note]| {
            board.locations().into_iter().find(|at| {
                matches!(at, Location::Board(_))
                    && column_and_row(board, *at).is_some_and(|at| {
                        [pitch(at.0), pitch(at.1)] == [pair[0].pitch, pair[1].pitch]
                    })
            })
        };
        let mut random = chance(7);
        let mut moves = 0;
        while rig.game().outcome().is_none() && moves < 40 {
            let choice = some_choice(rig.game(), &mut random);
            rig.send(Intent::Play(choice));
            rig.frame(16);
            let events = rig.table_events().to_vec();
            rig.settle(16);
            for event in events {
                let TableEvent::Stepped(step) = event else {
                    continue;
                };
                let Some(change) = step.change else {
                    continue;
                };
                let heard = notes(board, &step.step, Some(change));
                let Place::Board(to) = change.to.place else {
                    let captured = change.from.place.location(change.side);
                    assert_eq!(place_of(&heard), captured, "{heard:?}");
                    continue;
                };
                let destination = &heard[heard.len() - 2..];
                assert_eq!(
                    place_of(destination),
                    Some(Location::Board(to)),
                    "{heard:?}"
                );
                if let Place::Board(from) = change.from.place {
                    assert_eq!(place_of(&heard), Some(Location::Board(from)), "{heard:?}");
                }
            }
            moves += 1;
        }
        assert!(moves > 4, "{game}: {moves}");
    }
}
