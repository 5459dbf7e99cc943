//! Tests of luck over a game.

use tavoliere_core::ai;
use tavoliere_core::record::Event;
use tavoliere_core::rules::{GameKind, Side};
use tavoliere_core::statistics::{LuckCurve, LuckPoint, LuckReader, SWING_DISTANCE};

use super::demonstration_record;

#[test]
fn every_counted_throw_of_a_game_has_its_luck() {
    for kind in [GameKind::Tablan, GameKind::Tawula] {
        let record = demonstration_record(kind);
        let curve = LuckCurve::of(&record);
        let mut points = curve.points.iter();
        let mut sums = [0; 2];
        for (place, (event, before)) in record.events().zip(record.positions()).enumerate() {
            let Event::Threw { side, throw } = *event else {
                continue;
            };
            let Some(luck) = ai::luck(&before, throw) else {
                // Only the opening throw has no luck.
                assert_eq!((kind, place), (GameKind::Tawula, 0));
                continue;
            };
            sums[side.index()] += i32::from(luck);
            let turn = before.turn_number();
            let point = LuckPoint {
                event: place,
                turn,
                side,
                luck,
                sums,
            };
            assert_eq!(points.next(), Some(&point));
        }
        assert_eq!(points.next(), None);
        assert_eq!(curve.sums(), sums);
        let swings = curve.swings();
        assert_eq!(swings.len(), 2);
        assert!(swings[0].turn.abs_diff(swings[1].turn) >= SWING_DISTANCE);
        assert!(swings[0].luck.abs() >= swings[1].luck.abs());
    }
}

#[test]
fn luck_is_found_in_steps() {
    let record = demonstration_record(GameKind::Tawula);
    let mut reader = LuckReader::new(&record);
    for count in 1..=5 {
        assert!(reader.step());
        assert_eq!(reader.curve().points.len(), count);
    }
    assert!(reader.progress().0 < reader.progress().1);
    assert_eq!(reader.finish(), LuckCurve::of(&record));
}

#[test]
fn games_without_throws_have_no_luck() {
    let curve = LuckCurve::of(&demonstration_record(GameKind::Tapatan));
    assert_eq!(curve, LuckCurve::default());
    assert_eq!(curve.sums(), [0, 0]);
    assert!(curve.swings().is_empty());
}

/// A curve of throws, each given by its turn and its luck.
fn curve(throws: &[(u32, i16)]) -> LuckCurve {
    let points = throws
        .iter()
        .enumerate()
        .map(|(event, &(turn, luck))| LuckPoint {
            event,
            turn,
            side: Side::BOTH[turn as usize % 2],
            luck,
            sums: [0; 2],
        });
    LuckCurve {
        points: points.collect(),
    }
}

fn swings(throws: &[(u32, i16)]) -> Vec<(u32, i32)> {
    let swings = curve(throws).swings();
    swings
        .iter()
        .map(|swing| (swing.turn, swing.luck))
        .collect()
}

#[test]
fn swings_are_turns_far_from_each_other() {
    // A turn's throws are added up, and the second swing is at a distance from the first.
    let throws = [(1, 90), (14, 60), (14, 60), (15, -110), (20, 40), (29, 80)];
    assert_eq!(swings(&throws), [(14, 120), (29, 80)]);
    // Of equal swings the earlier counts.
    assert_eq!(
        swings(&[(3, -50), (30, 50), (60, 50)]),
        [(3, -50), (30, 50)]
    );
    // No other turn is far enough away.
    assert_eq!(swings(&[(3, -50), (17, 50)]), [(3, -50)]);
    assert_eq!(swings(&[(3, -50), (18, 50)]), [(3, -50), (18, 50)]);
    // A turn whose luck adds up to 0 isn't a swing.
    assert!(swings(&[(3, 20), (3, -20), (40, 0)]).is_empty());
}
