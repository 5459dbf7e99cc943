//! Tests of the recorded rolls of dice: the file is consistent, every roll looks realistic, and any pips can end up on
//! top.

use std::{path::Path, sync::OnceLock};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_shapes::motion::roll::{
    Knock, KnockKind, REACH, Roll, RollError, Rolls, Skin, normal, pips_up,
};
use tavoliere_shapes::motion::{FRAMES, FileError, Pose, Recording};

fn bytes() -> &'static [u8] {
    static BYTES: OnceLock<Vec<u8>> = OnceLock::new();
    BYTES.get_or_init(|| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/tawula/rolls.bin");
        std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    })
}

fn rolls() -> &'static Rolls {
    static ROLLS: OnceLock<Rolls> = OnceLock::new();
    ROLLS.get_or_init(|| Rolls::decode(bytes()).expect("the shipped rolls decode"))
}

fn distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f32>().sqrt()
}

/// The angle between two rotations (degrees).
fn turn(a: &Pose, b: &Pose) -> f32 {
    let dot = |a: &Pose, b: &Pose| -> f32 { (0..4).map(|i| a.rotation[i] * b.rotation[i]).sum() };
    let cos = dot(a, b).abs() / (dot(a, a) * dot(b, b)).sqrt();
    (2.0 * cos.min(1.0).acos()).to_degrees()
}

/// The corners of a resting die seen from above.
fn corners(die: &Pose) -> [[f32; 2]; 4] {
    let flat: Vec<[f32; 3]> = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
        .map(|axis| die.turn(axis))
        .into_iter()
        .filter(|axis| axis[2].abs() < 0.5)
        .collect();
    [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
        .map(|(a, b)| std::array::from_fn(|i| die.position[i] + a * flat[0][i] + b * flat[1][i]))
}

/// `true` if two rectangles seen from above don't overlap along a side of either.
fn apart(a: &[[f32; 2]; 4], b: &[[f32; 2]; 4]) -> bool {
    [(a, 0), (a, 1), (b, 0), (b, 1)].into_iter().any(|(c, i)| {
        let edge = [c[i + 1][0] - c[i][0], c[i + 1][1] - c[i][1]];
        let across = |c: &[f32; 2]| c[1] * edge[0] - c[0] * edge[1];
        let low = |c: &[[f32; 2]; 4]| c.iter().map(across).fold(f32::MAX, f32::min);
        let high = |c: &[[f32; 2]; 4]| c.iter().map(across).fold(f32::MIN, f32::max);
        high(a) < low(b) || high(b) < low(a)
    })
}

const LYING: Pose = Pose {
    position: [0.0, 0.0, 0.5],
    rotation: [0.0, 0.0, 0.0, 1.0],
};

fn still(opening: bool) -> Roll {
    let knock = Knock {
        ms: 420,
        strength: 9,
        kind: KnockKind::Die,
    };
    Roll::new(opening, vec![[LYING; 2]; FRAMES], vec![knock]).expect("still")
}

#[test]
fn a_few_dozen_rolls_fit_into_a_small_file() {
    assert!(rolls().of(false).len() >= 40);
    assert!(rolls().of(true).len() >= 12);
    assert!(rolls().of(true).iter().all(|roll| roll.opening));
    assert!(bytes().len() < 250_000, "{} bytes", bytes().len());
}

#[test]
fn the_file_reads_back_as_the_same_bytes() {
    assert_eq!(rolls().encode(), bytes());
}

#[test]
fn opposite_faces_sum_to_seven() {
    for pips in 1..=6 {
        let opposite = normal(7 - pips);
        assert_eq!(normal(pips), opposite.map(|v| -v));
    }
    // 1, 2 and 3 are counterclockwise around their corner.
    let [a, b, c] = [1, 2, 3].map(normal);
    let cross: [f32; 3] =
        std::array::from_fn(|i| a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3]);
    assert!(distance(cross, c) < 1e-6);
}

#[test]
fn there_are_twenty_four_skins_and_each_takes_faces_to_faces() {
    let skins: Vec<Skin> = Skin::all().collect();
    assert_eq!(skins.len(), 24);
    let shown: Vec<[u8; 2]> = skins
        .iter()
        .map(|skin| {
            let pose = skin.on(&LYING);
            let ahead = pose.quarter_turned(0);
            let up = pips_up(&pose).expect("a face is up");
            // Tips the die over to the left, so that the face on the right comes up.
            let x = (1..=6).find(|p| ahead.turn(normal(*p))[0] > 0.99);
            [up, x.expect("a face is to the right")]
        })
        .collect();
    for (i, faces) in shown.iter().enumerate() {
        assert!(!shown[..i].contains(faces), "two skins are alike");
        assert!(faces[0] != faces[1] && faces[0] + faces[1] != 7);
    }
}

#[test]
fn every_throw_ends_with_its_pips_up() {
    for roll in rolls() {
        let rest = roll.poses(Roll::DURATION_MS);
        for (die, lying) in rest.iter().enumerate() {
            for (pips, which) in (1..=6).flat_map(|p| (0..5).map(move |w| (p, w))) {
                let skin = roll.skin(die, pips, which).expect("a skin");
                for quarters in 0..4 {
                    let pose = skin.on(lying).quarter_turned(quarters);
                    assert_eq!(pips_up(&pose), Some(pips));
                    assert!(pose.turn(normal(7 - pips))[2] < -0.99);
                }
            }
            assert_eq!(roll.skin(die, 0, 0), None);
            assert_eq!(roll.skin(die, 7, 0), None);
        }
        assert_eq!(roll.skin(2, 1, 0), None);
    }
}

#[test]
fn dice_rest_flat_apart_and_between_the_points() {
    for roll in rolls() {
        let rest = roll.poses(Roll::DURATION_MS);
        for die in &rest {
            assert!((die.position[2] - 0.5).abs() < 0.001);
            let up = (1..=6).map(|p| die.turn(normal(p))[2]).fold(0.0, f32::max);
            assert!(up > 0.9999, "a die leans: {up}");
            let [x, y, _] = die.position;
            let wide = if roll.opening { 0.82 } else { 0.44 };
            assert!(x.abs() <= 3.51 && y.abs() <= wide, "{x} {y}");
        }
        assert!(apart(&corners(&rest[0]), &corners(&rest[1])), "dice touch");
    }
}

#[test]
fn motion_has_no_jumps_and_stays_in_the_box() {
    for roll in rolls() {
        let mut before = roll.poses(0.0);
        for frame in 1..FRAMES {
            let now = roll.poses(frame as f32 * 1000.0 / 60.0);
            // The hand holds them above the rim.
            let rim = if frame < 9 { 0.0 } else { 0.4 };
            for (a, b) in before.iter().zip(&now) {
                let moved = distance(a.position, b.position);
                assert!(moved < 0.8, "{moved} edges in frame {frame}");
                assert!(turn(a, b) < 56.0, "{} degrees in frame {frame}", turn(a, b));
                let [x, y, z] = b.position;
                assert!(
                    x.abs() < REACH[0] - rim && y.abs() < REACH[1] - rim,
                    "{x} {y}"
                );
                assert!(z > 0.42, "a die is in the wood: {z} in frame {frame}");
            }
            let gap = distance(now[0].position, now[1].position);
            assert!(gap > 0.94, "the dice are {gap} apart in frame {frame}");
            before = now;
        }
    }
}

#[test]
fn dice_roll_from_the_hand_and_rest_for_the_last_80_ms() {
    for roll in rolls() {
        let (start, rest) = (roll.poses(0.0), roll.poses(Roll::DURATION_MS));
        if roll.opening {
            assert!(start[0].position[1] < -3.0 && start[1].position[1] > 3.0);
        } else {
            assert!(start.iter().all(|die| die.position[0] < -2.0));
        }
        for die in 0..2 {
            let turned: f32 = (6..42)
                .map(|f| {
                    let at = |f: i32| roll.poses(f as f32 * 1000.0 / 60.0)[die];
                    turn(&at(f), &at(f + 1))
                })
                .sum();
            assert!(turned > 180.0, "die {die} turns only {turned} degrees");
        }
        for ms in [617.0, 620.0, 650.0, 683.0, 699.9] {
            for (a, b) in roll.poses(ms).iter().zip(&rest) {
                assert!(distance(a.position, b.position) < 0.002, "moving at {ms}");
                assert!(turn(a, b) < 0.3, "turning at {ms}");
            }
        }
    }
}

#[test]
fn knocks_come_in_order_after_the_release_and_before_rest() {
    let mut clicks = 0;
    for roll in rolls() {
        let wood = roll.knocks.iter().filter(|k| k.kind == KnockKind::Wood);
        assert!(wood.count() >= 4);
        assert!(roll.knocks.len() <= 60);
        assert!(roll.knocks.is_sorted_by_key(|knock| knock.ms));
        assert!(roll.knocks.iter().all(|k| (100..=640).contains(&k.ms)));
        assert!(roll.knocks.iter().any(|knock| knock.strength > 60));
        clicks += usize::from(roll.knocks.iter().any(|k| k.kind == KnockKind::Die));
    }
    assert!(clicks * 2 > rolls().iter().count(), "{clicks} with a click");
}

#[test]
fn poses_are_clamped_at_both_ends_and_always_unit_rotations() {
    let roll = &rolls().of(false)[0];
    for early in [-1.0, f32::NEG_INFINITY, f32::NAN, -0.0] {
        assert_eq!(roll.poses(early), roll.poses(0.0));
    }
    for late in [700.0, 700.1, 1e9, f32::INFINITY] {
        assert_eq!(roll.poses(late), roll.poses(Roll::DURATION_MS));
    }
    for ms in 0..=700 {
        for pose in roll.poses(ms as f32 + 0.37) {
            let norm: f32 = pose.rotation.iter().map(|v| v * v).sum();
            assert!((norm - 1.0).abs() < 1e-4);
        }
    }
}

fn file(error: FileError) -> RollError {
    RollError::File(error)
}

#[test]
fn invalid_input_is_refused_with_a_reason() {
    let whole = Rolls::new(vec![still(true), still(false)]).expect("both kinds");
    let whole = whole.encode();
    let broken = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = whole.clone();
        change(&mut bytes);
        Rolls::decode(&bytes).expect_err("broken data")
    };
    let recording = Recording::Roll;
    let truncated = |needed, found| {
        file(FileError::Truncated {
            recording,
            needed,
            found,
        })
    };
    assert_eq!(Rolls::decode(&[]), Err(truncated(10, 0)));
    assert_eq!(
        broken(&|b| b[0] = b'x'),
        file(FileError::Magic {
            recording,
            found: *b"xVRL"
        })
    );
    assert_eq!(
        broken(&|b| b[4] = 7),
        file(FileError::Version {
            recording,
            found: 7
        })
    );
    let frames = |found, hz| {
        file(FileError::Frames {
            recording,
            found,
            hz,
        })
    };
    assert_eq!(broken(&|b| b[8] = 30), frames(FRAMES, 30));
    assert_eq!(broken(&|b| b[9] = 3), frames(3, 60));
    assert_eq!(
        broken(&|b| b.push(0)),
        file(FileError::Trailing {
            recording,
            found: 1
        })
    );
    assert_eq!(broken(&|b| b[10] = 2), RollError::Kind { roll: 0, code: 2 });
    let knock = RollError::Knock { roll: 0, knock: 0 };
    assert_eq!(broken(&|b| b[15] = 2), knock);
    assert_eq!(broken(&|b| b[13] = 255), knock);
    let pose = RollError::Pose { roll: 0, frame: 0 };
    assert_eq!(broken(&|b| b[29] = 40), pose);
    let short = broken(&|b| b.truncate(b.len() - 1));
    assert_eq!(short, truncated(whole.len(), whole.len() - 1));
    let one = broken(&|b| {
        b.truncate(10 + (whole.len() - 10) / 2);
        b[6] = 1;
    });
    assert_eq!(one, RollError::Missing { opening: true });
}

#[test]
fn a_roll_that_could_not_be_played_is_refused() {
    let on_edge = Pose {
        rotation: [0.382_683_4, 0.0, 0.0, 0.923_879_5],
        ..LYING
    };
    let off = Pose {
        position: [5.0, 0.0, 0.5],
        ..LYING
    };
    let new = |poses: [Pose; 2], frames: usize, knocks: Vec<Knock>| {
        Roll::new(false, vec![poses; frames], knocks).expect_err("not playable")
    };
    let knock = |ms| Knock {
        ms,
        strength: 1,
        kind: KnockKind::Wood,
    };
    for found in [0, 3] {
        let recording = Recording::Roll;
        let frames = file(FileError::Frames {
            recording,
            found,
            hz: 60,
        });
        assert_eq!(new([LYING; 2], found, vec![]), frames);
    }
    let leans = RollError::Unsettled { roll: 0, die: 1 };
    assert_eq!(new([LYING, on_edge], FRAMES, vec![]), leans);
    let away = RollError::Pose { roll: 0, frame: 0 };
    assert_eq!(new([off, LYING], FRAMES, vec![]), away);
    let backwards = RollError::Knock { roll: 0, knock: 1 };
    assert_eq!(new([LYING; 2], FRAMES, vec![knock(5), knock(4)]), backwards);
    let many = RollError::Knocks {
        roll: 0,
        found: 256,
    };
    assert_eq!(new([LYING; 2], FRAMES, vec![knock(1); 256]), many);
    assert_eq!(
        Rolls::new(vec![still(true)]),
        Err(RollError::Missing { opening: false })
    );
}

#[test]
fn decoding_never_panics_on_invalid_input() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(701);
    let small = Rolls::new(vec![still(true), still(false)]).expect("both kinds");
    let small = small.encode();
    for _ in 0..2000 {
        let mut data = small.clone();
        for _ in 0..random.random_range(0..6) {
            let at = random.random_range(0..data.len());
            data[at] = random.random();
        }
        if random.random_range(0..3) == 0 {
            data.truncate(random.random_range(0..=small.len()));
        }
        if let Ok(read) = Rolls::decode(&data) {
            for roll in &read {
                let [pose, _] = roll.poses(random.random_range(0.0..800.0));
                assert!(pose.position.iter().all(|v| v.is_finite()));
            }
        }
    }
}
