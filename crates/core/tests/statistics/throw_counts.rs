//! Tests of the counts of throws in games.

use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{AnyPosition, Expect, GameKind, Setup, Side};
use tavoliere_core::statistics::{Awaited, SideThrows, ThrowCount, ThrowCounts, ThrowReport, Wait};

use super::{assert_near, demonstration, demonstration_record};
use crate::support::{generator, pick};

/// The throws of the turns in a record's text, by side, as written.
fn written(kind: GameKind) -> [Vec<String>; 2] {
    let text = demonstration(kind);
    let (_, turns) = text.split_once("\n\n").unwrap();
    let mut throws = [Vec::new(), Vec::new()];
    for turn in turns.lines().filter(|line| line.contains(". ")) {
        let (_, turn) = turn.split_once(". ").unwrap();
        let head = turn.split(':').next().unwrap();
        let mut words = head.split_whitespace();
        let side = kind.side_of_letter(words.next().unwrap()).unwrap();
        throws[side.index()].extend(words.map(str::to_owned));
    }
    throws
}

fn wait(side: &SideThrows, awaited: Awaited) -> Wait {
    let found = side.waits.iter().find(|wait| wait.awaited == awaited);
    *found.unwrap()
}

/// The length of the longest run of throws that don't show a value.
fn longest_row(throws: &[String], shows: impl Fn(&String) -> bool) -> u32 {
    let rows = throws.split(shows);
    rows.map(<[String]>::len).max().unwrap_or(0) as u32
}

#[test]
fn the_sticks_of_a_known_game_are_counted() {
    let kind = GameKind::Tablan;
    let counts = ThrowCounts::of(&demonstration_record(kind)).unwrap();
    let written = written(kind);
    for side in Side::BOTH {
        let (found, throws) = (&counts.sides[side.index()], &written[side.index()]);
        assert!(throws.len() > 100);
        let of = |value: &str| throws.iter().filter(|throw| *throw == value).count() as u32;
        assert_eq!(found.count.throws, throws.len() as u32);
        assert_eq!(found.count.values, [of("0"), of("2"), of("8"), of("12")]);
        assert_eq!(found.count.doubles, 0);
        assert_eq!(found.report.doubles, None);
        let expected = throws.len() as f64 / 16.0;
        let values = &found.report.values;
        let weights = [(0, 10.0), (2, 4.0), (8, 1.0), (12, 1.0)];
        for (report, (value, weight)) in values.iter().zip(weights) {
            assert_eq!(report.value, value);
            assert_near(report.expected, expected * weight, 1e-9);
        }
        let start = wait(found, Awaited::Start);
        assert_eq!(start.longest, longest_row(throws, |throw| throw == "2"));
        assert_eq!(start.each, 0.25);
        let score = wait(found, Awaited::Score);
        assert_eq!(score.longest, longest_row(throws, |throw| throw != "0"));
        assert_eq!(score.each, 0.375);
        assert_eq!(wait(found, Awaited::Value(12)).each, 1.0 / 16.0);
    }
}

#[test]
fn the_dice_of_a_known_game_are_counted_but_the_opening_throw() {
    let kind = GameKind::Tawula;
    let counts = ThrowCounts::of(&demonstration_record(kind)).unwrap();
    let mut written = written(kind);
    // White's first throw decided who starts.
    assert_eq!(written[0].remove(0), "43");
    for side in Side::BOTH {
        let (found, throws) = (&counts.sides[side.index()], &written[side.index()]);
        assert_eq!(throws.len(), 64);
        let figures = throws.concat();
        for (place, face) in ('1'..='6').enumerate() {
            let fell = figures.matches(face).count() as u32;
            assert_eq!(found.count.values[place], fell);
            assert_near(found.report.values[place].expected, 128.0 / 6.0, 1e-9);
        }
        let is_double = |throw: &String| throw.as_bytes()[0] == throw.as_bytes()[1];
        let doubles = throws.iter().filter(|throw| is_double(throw)).count() as u32;
        assert_eq!(found.count.doubles, doubles);
        assert_near(found.report.doubles.unwrap().expected, 64.0 / 6.0, 1e-9);
        let six = wait(found, Awaited::Value(6));
        assert_eq!(
            six.longest,
            longest_row(throws, |throw| throw.contains('6'))
        );
        assert_near(six.each, 11.0 / 36.0, 1e-12);
        let double = wait(found, Awaited::Doubles);
        assert_eq!(double.longest, longest_row(throws, is_double));
        assert_near(double.each, 1.0 / 6.0, 1e-12);
        assert_eq!(double.throws, 64);
        let (first, last) = double.turns.unwrap();
        // The sides alternate, each with one throw.
        assert_eq!(last - first, 2 * (double.longest - 1));
    }
    let both = counts.both().unwrap();
    assert_eq!(both.throws, 128);
}

/// Ties of the opening roll and the roll that ends them count for neither side.
#[test]
fn the_opening_roll_counts_for_neither_side() {
    for seed in 0..60 {
        let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), seed);
        while let Expect::Throw(_) = game.expect() {
            let is_opening = game.position().is_opening();
            game.throw_next().unwrap();
            let counts = ThrowCounts::of(&game).unwrap();
            let sum: u32 = counts.sides.iter().map(|side| side.count.throws).sum();
            assert!(!is_opening || sum == 0);
        }
    }
}

#[test]
fn big_starts_shorten_the_wait_for_a_start() {
    let mut setup = Setup::new(GameKind::Tablan);
    setup.set_option("big_start", "on").unwrap();
    let game = GameRecord::new(setup, 3, Side::First);
    let counts = ThrowCounts::of(&game).unwrap();
    let start = wait(&counts.sides[0], Awaited::Start);
    assert_eq!((start.each, start.longest), (0.375, 0));
    assert_eq!((start.p, start.turns), (1.0, None));
}

#[test]
fn games_without_throws_have_no_counts() {
    for kind in [GameKind::Tablut, GameKind::Tapatan] {
        assert_eq!(ThrowCounts::of(&demonstration_record(kind)), None);
        assert_eq!(ThrowReport::of(kind, &ThrowCount::default()), None);
        assert!(ThrowCount::default().fits(kind));
    }
}

/// For many seeds, nine out of ten counts are inside their bands, and one probability out of ten is below a tenth.
#[test]
fn bands_and_chances_keep_what_they_promise() {
    const ROUNDS: u32 = 1_500;
    for (kind, throws) in [(GameKind::Tablan, 90_u32), (GameKind::Tawula, 64)] {
        let table = AnyPosition::start(Setup::new(kind).options(), Some(Side::First)).throws();
        let row: Vec<_> = table
            .iter()
            .flat_map(|(throw, weight)| std::iter::repeat_n(*throw, *weight as usize))
            .collect();
        let mut chance = generator(u64::from(throws));
        let (mut within, mut values, mut unlikely) = (0, 0, 0);
        for _ in 0..ROUNDS {
            let fallen: Vec<_> = (0..throws).map(|_| pick(&mut chance, &row)).collect();
            let count = ThrowCount::of(kind, fallen);
            assert!(count.fits(kind));
            let report = ThrowReport::of(kind, &count).unwrap();
            let within_band = report.values.iter().filter(|value| value.is_within_band());
            within += within_band.count() as u32;
            values += report.values.len() as u32;
            unlikely += u32::from(report.chance.p <= 0.1);
        }
        let within = f64::from(within) / f64::from(values);
        assert_near(within, 0.9, 0.03);
        let unlikely = f64::from(unlikely) / f64::from(ROUNDS);
        assert_near(unlikely, 0.1, 0.025);
    }
}

#[test]
fn impossible_counts_do_not_fit() {
    let fits = |kind, throws, values: &[u32], doubles| {
        let count = ThrowCount {
            throws,
            values: values.to_vec(),
            doubles,
        };
        count.fits(kind)
    };
    assert!(fits(GameKind::Tablan, 4, &[1, 1, 1, 1], 0));
    assert!(!fits(GameKind::Tablan, 5, &[1, 1, 1, 1], 0));
    assert!(!fits(GameKind::Tablan, 4, &[1, 1, 1, 1], 1));
    assert!(!fits(GameKind::Tablan, 3, &[1, 1, 1], 0));
    assert!(fits(GameKind::Tawula, 1, &[2, 0, 0, 0, 0, 0], 1));
    assert!(!fits(GameKind::Tawula, 2, &[2, 0, 0, 0, 0, 0], 1));
    assert!(!fits(GameKind::Tawula, 1, &[2, 0, 0, 0, 0, 0], 2));
    assert!(!fits(GameKind::Tapatan, 1, &[1], 0));
    assert!(!fits(GameKind::Tawula, u32::MAX, &[u32::MAX; 6], 0));
}

#[test]
fn sums_stop_at_the_largest_number() {
    let mut sum = ThrowCount::default();
    let count = ThrowCount {
        throws: u32::MAX,
        values: vec![u32::MAX, 1],
        doubles: 3,
    };
    sum.add(&count);
    sum.add(&count);
    assert_eq!(sum.throws, u32::MAX);
    assert_eq!(sum.values, [u32::MAX, 2]);
    assert_eq!(sum.doubles, 6);
    assert!(ThrowReport::of(GameKind::Tawula, &sum).is_some());
}
