//! Tests of the recorded tumbles: the file is consistent, and every fall looks realistic.

use std::{path::Path, sync::OnceLock};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_shapes::motion::tumble::{
    Contact, ContactKind, Face, STICK_LENGTH, STICK_RADIUS, Shape, Tumble, TumbleError, Tumbles,
};
use tavoliere_shapes::motion::{FRAMES, FileError, Pose, Recording};

fn bytes() -> &'static [u8] {
    static BYTES: OnceLock<Vec<u8>> = OnceLock::new();
    BYTES.get_or_init(|| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/tablan/tumbles.bin");
        std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    })
}

fn tumbles() -> &'static Tumbles {
    static TUMBLES: OnceLock<Tumbles> = OnceLock::new();
    TUMBLES.get_or_init(|| Tumbles::decode(bytes()).expect("the shipped tumbles decode"))
}

fn length(v: [f32; 3]) -> f32 {
    v.iter().map(|v| v * v).sum::<f32>().sqrt()
}

fn distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    length(std::array::from_fn(|i| a[i] - b[i]))
}

/// The angle between two rotations (degrees).
fn turn(a: &Pose, b: &Pose) -> f32 {
    let dot = |a: &Pose, b: &Pose| -> f32 { (0..4).map(|i| a.rotation[i] * b.rotation[i]).sum() };
    // Stored rotations are rounded, so they are only nearly of unit length.
    let cos = dot(a, b).abs() / (dot(a, a) * dot(b, b)).sqrt();
    (2.0 * cos.min(1.0).acos()).to_degrees()
}

/// The height of a stick's lowest point above the cloth.
fn lowest(pose: &Pose) -> f32 {
    let mut lowest = f32::MAX;
    for end in [-STICK_LENGTH / 2.0, STICK_LENGTH / 2.0] {
        for step in 0..=16 {
            let (sin, cos) = (std::f32::consts::PI * step as f32 / 16.0).sin_cos();
            let rim = pose.turn([end, STICK_RADIUS * cos, -STICK_RADIUS * sin]);
            lowest = lowest.min(pose.position[2] + rim[2]);
        }
    }
    lowest
}

/// `true` if two rectangles seen from above don't overlap along a side of either.
fn apart(a: &[[f32; 2]; 4], b: &[[f32; 2]; 4]) -> bool {
    [(a, 0), (a, 1), (b, 0), (b, 1)]
        .into_iter()
        .any(|(corners, i)| {
            let edge = [
                corners[i + 1][0] - corners[i][0],
                corners[i + 1][1] - corners[i][1],
            ];
            let across = |c: &[f32; 2]| c[1] * edge[0] - c[0] * edge[1];
            let low = |c: &[[f32; 2]; 4]| c.iter().map(across).fold(f32::MAX, f32::min);
            let high = |c: &[[f32; 2]; 4]| c.iter().map(across).fold(f32::MIN, f32::max);
            high(a) < low(b) || high(b) < low(a)
        })
}

/// A small complete collection: one motionless tumble for every throw and shape.
fn still() -> Vec<Tumble> {
    let mut all = Vec::new();
    for shape in Shape::ALL {
        for flats in 0..=4 {
            let poses: [Pose; 4] = std::array::from_fn(|i| Pose {
                position: [i as f32 - 1.5, 0.0, 0.0],
                rotation: if i < flats {
                    [0.0, 0.0, 0.0, 1.0]
                } else {
                    [1.0, 0.0, 0.0, 0.0]
                },
            });
            let contact = Contact {
                ms: 420,
                strength: 9,
                kind: ContactKind::Stick,
                x: 1.25,
            };
            all.push(Tumble::new(shape, vec![poses; FRAMES], vec![contact]).expect("still"));
        }
    }
    all
}

#[test]
fn every_throw_has_at_least_ten_tumbles_in_each_shape() {
    for shape in Shape::ALL {
        for flats in 0..=4 {
            let found = tumbles().of_flats(shape, flats);
            assert!(
                found.len() >= 10,
                "{shape:?}, {flats} flats: {}",
                found.len()
            );
            assert!(found.iter().all(|t| t.shape == shape && t.flats() == flats));
        }
        assert!(tumbles().of_flats(shape, 5).is_empty());
        assert!(tumbles().of_flats(shape, 255).is_empty());
    }
    assert!(bytes().len() <= 350_000, "{} bytes", bytes().len());
}

#[test]
fn the_file_reads_back_as_the_same_bytes() {
    assert_eq!(tumbles().encode(), bytes());
    let small = Tumbles::new(still()).expect("a whole set");
    let read = Tumbles::decode(&small.encode()).expect("decodes");
    assert_eq!(read.encode(), small.encode());
    assert_eq!(
        read.of_flats(Shape::Block, 3)[0].contacts,
        small.of_flats(Shape::Block, 3)[0].contacts
    );
}

#[test]
fn the_faces_are_those_of_the_resting_poses() {
    for tumble in tumbles() {
        for (pose, face) in tumble.poses(Tumble::DURATION_MS).iter().zip(tumble.faces) {
            let up = pose.flat_normal()[2];
            match face {
                Face::Flat => {
                    assert!(up.clamp(-1.0, 1.0).acos().to_degrees() < 14.0, "{up}");
                    assert!((pose.position[2] - STICK_RADIUS).abs() < 0.001);
                }
                Face::Round => {
                    assert!((-up).clamp(-1.0, 1.0).acos().to_degrees() < 8.0, "{up}");
                    assert!(pose.position[2].abs() < 0.001);
                }
            }
            assert!(
                pose.axis()[2].abs() < 0.01,
                "a stick leans along its length"
            );
        }
    }
}

#[test]
fn the_sticks_rest_inside_the_area_and_touch_nowhere() {
    for tumble in tumbles() {
        let rest = tumble
            .poses(Tumble::DURATION_MS)
            .map(|pose| pose.footprint());
        let [width, depth] = tumble.shape.area();
        for [x, y] in rest.iter().flatten() {
            assert!(
                x.abs() <= width / 2.0 && y.abs() <= depth / 2.0,
                "{:?} {x} {y}",
                tumble.shape
            );
        }
        for a in 0..4 {
            for b in 0..a {
                assert!(
                    apart(&rest[a], &rest[b]),
                    "{:?}: {a} and {b} touch",
                    tumble.shape
                );
            }
        }
    }
}

#[test]
fn the_headings_differ_and_stay_near_the_axis() {
    for tumble in tumbles() {
        let steepest = if tumble.shape == Shape::Strip {
            40.5
        } else {
            65.5
        };
        let headings = tumble.poses(Tumble::DURATION_MS).map(|pose| {
            let axis = pose.axis();
            (axis[1] / axis[0]).atan().to_degrees()
        });
        for a in 0..4 {
            assert!(headings[a].abs() < steepest, "{headings:?}");
            for b in 0..a {
                assert!((headings[a] - headings[b]).abs() > 2.0, "{headings:?}");
            }
        }
    }
}

#[test]
fn motion_has_no_jumps_and_stays_on_the_table() {
    for tumble in tumbles() {
        let mut before = tumble.poses(0.0);
        for frame in 1..FRAMES {
            let now = tumble.poses(frame as f32 * 1000.0 / 60.0);
            for (a, b) in before.iter().zip(&now) {
                let moved = distance(a.position, b.position);
                assert!(moved < 0.6, "{moved} cells in frame {frame}");
                assert!(turn(a, b) < 75.0, "{} degrees in frame {frame}", turn(a, b));
                let lowest = lowest(b);
                assert!(
                    lowest > -0.002,
                    "a stick is {lowest} below the cloth in frame {frame}"
                );
            }
            before = now;
        }
    }
}

#[test]
fn sticks_fly_from_the_left_and_rest_for_the_last_80_ms() {
    for tumble in tumbles() {
        let (start, rest) = (tumble.poses(0.0), tumble.poses(Tumble::DURATION_MS));
        let mean = |poses: &[Pose; 4]| poses.iter().map(|p| p.position[0]).sum::<f32>() / 4.0;
        assert!(
            mean(&start) < mean(&rest) - 1.2,
            "the throw does not sweep to the right"
        );
        let highest = |ms: f32| {
            tumble
                .poses(ms)
                .iter()
                .fold(0.0_f32, |h, p| h.max(p.position[2]))
        };
        assert!(highest(270.0) > 1.0, "the sticks do not fly");
        let turned: f32 = (6..30)
            .map(|f| {
                let at = |f: i32| tumble.poses(f as f32 * 1000.0 / 60.0)[0];
                turn(&at(f), &at(f + 1))
            })
            .sum();
        assert!(
            turned > 90.0,
            "{turned} degrees: the first stick hardly tumbles"
        );
        for ms in [617.0, 620.0, 650.0, 683.0, 699.9] {
            for (a, b) in tumble.poses(ms).iter().zip(&rest) {
                assert!(
                    distance(a.position, b.position) < 0.002,
                    "moving at {ms} ms"
                );
                assert!(turn(a, b) < 0.3, "turning at {ms} ms");
            }
        }
    }
}

#[test]
fn poses_are_clamped_at_both_ends_and_always_unit_rotations() {
    let tumble = &tumbles().of_flats(Shape::Strip, 2)[0];
    for early in [-1.0, f32::NEG_INFINITY, f32::NAN, -0.0] {
        assert_eq!(tumble.poses(early), tumble.poses(0.0));
    }
    for late in [700.0, 700.1, 1e9, f32::INFINITY] {
        assert_eq!(tumble.poses(late), tumble.poses(Tumble::DURATION_MS));
    }
    for ms in 0..=700 {
        for pose in tumble.poses(ms as f32 + 0.37) {
            let norm: f32 = pose.rotation.iter().map(|v| v * v).sum();
            assert!((norm - 1.0).abs() < 1e-4);
        }
    }
}

#[test]
fn knocks_come_in_order_after_the_flight_and_before_rest() {
    for tumble in tumbles() {
        let table: Vec<&Contact> = tumble
            .contacts
            .iter()
            .filter(|c| c.kind == ContactKind::Table)
            .collect();
        assert!(table.len() >= 4, "only {} knocks on the table", table.len());
        assert!(
            tumble.contacts.len() <= 60,
            "{} knocks are a rattle",
            tumble.contacts.len()
        );
        assert!(tumble.contacts.is_sorted_by_key(|c| c.ms));
        assert!(table.iter().all(|c| (200..=640).contains(&c.ms)));
        assert!(
            tumble.contacts.iter().any(|c| c.strength > 60),
            "no knock is loud"
        );
        assert!(tumble.contacts.iter().all(|c| c.x.abs() < 8.0));
    }
}

#[test]
fn a_mirrored_pose_is_the_reflection_of_the_pose() {
    let tumble = &tumbles().of_flats(Shape::Block, 1)[0];
    for pose in tumble.poses(333.0) {
        let mirrored = pose.mirrored();
        assert_eq!(mirrored.mirrored(), pose);
        let flip = |v: [f32; 3]| [v[0], -v[1], v[2]];
        assert!(distance(mirrored.axis(), flip(pose.axis())) < 1e-5);
        assert!(distance(mirrored.flat_normal(), flip(pose.flat_normal())) < 1e-5);
    }
}

fn file(error: FileError) -> TumbleError {
    TumbleError::File(error)
}

#[test]
fn invalid_input_is_refused_with_a_reason() {
    let whole = Tumbles::new(still()).expect("a whole set").encode();
    let broken = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = whole.clone();
        change(&mut bytes);
        Tumbles::decode(&bytes).expect_err("broken data")
    };
    let recording = Recording::Tumble;
    let truncated = |needed, found| {
        file(FileError::Truncated {
            recording,
            needed,
            found,
        })
    };
    assert_eq!(Tumbles::decode(&[]), Err(truncated(10, 0)));
    assert_eq!(
        broken(&|b| b[0] = b'x'),
        file(FileError::Magic {
            recording,
            found: *b"xVTM"
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
    assert_eq!(
        broken(&|b| b[10] = 2),
        TumbleError::Shape { tumble: 0, code: 2 }
    );
    assert_eq!(
        broken(&|b| b[11] = 1),
        TumbleError::Faces { tumble: 0, code: 1 }
    );
    assert_eq!(
        broken(&|b| b[17] = 2),
        TumbleError::Contact {
            tumble: 0,
            contact: 0
        }
    );
    assert_eq!(
        broken(&|b| b[15] = 255),
        TumbleError::Contact {
            tumble: 0,
            contact: 0
        }
    );
    assert_eq!(
        broken(&|b| b[33] = 40),
        TumbleError::Pose {
            tumble: 0,
            frame: 0
        }
    );
    let short = broken(&|b| b.truncate(b.len() - 1));
    assert_eq!(short, truncated(whole.len(), whole.len() - 1));
    assert_eq!(
        broken(&|b| {
            let one = (b.len() - 10) / 10;
            b.truncate(10 + 9 * one);
            b[6] = 9;
        }),
        TumbleError::Missing {
            shape: Shape::Block,
            flats: 4
        }
    );
    assert!(short.to_string().contains("bytes are needed"), "{short}");
}

#[test]
fn a_tumble_that_could_not_be_played_is_refused() {
    let lying = Pose {
        position: [0.0; 3],
        rotation: [0.0, 0.0, 0.0, 1.0],
    };
    let half = std::f32::consts::FRAC_1_SQRT_2;
    let on_edge = Pose {
        rotation: [half, 0.0, 0.0, half],
        ..lying
    };
    let far = Pose {
        position: [9.0, 0.0, 0.0],
        ..lying
    };
    let new = |poses: [Pose; 4], frames: usize, contacts: Vec<Contact>| {
        Tumble::new(Shape::Strip, vec![poses; frames], contacts).expect_err("not playable")
    };
    let knock = |ms| Contact {
        ms,
        strength: 1,
        kind: ContactKind::Table,
        x: 0.0,
    };
    let recording = Recording::Tumble;
    for found in [0, 3] {
        let frames = file(FileError::Frames {
            recording,
            found,
            hz: 60,
        });
        assert_eq!(new([lying; 4], found, vec![]), frames);
    }
    assert_eq!(
        new([lying, lying, on_edge, lying], FRAMES, vec![]),
        TumbleError::Unsettled {
            tumble: 0,
            stick: 2
        }
    );
    assert_eq!(
        new([far, lying, lying, lying], FRAMES, vec![]),
        TumbleError::Pose {
            tumble: 0,
            frame: 0
        }
    );
    assert_eq!(
        new([lying; 4], FRAMES, vec![knock(5), knock(4)]),
        TumbleError::Contact {
            tumble: 0,
            contact: 1
        }
    );
    assert_eq!(
        new([lying; 4], FRAMES, vec![knock(1); 256]),
        TumbleError::Contacts {
            tumble: 0,
            found: 256
        }
    );
    assert_eq!(
        Tumbles::new(vec![]),
        Err(TumbleError::Missing {
            shape: Shape::Strip,
            flats: 0
        })
    );
}

#[test]
fn decoding_never_panics_on_invalid_input() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(700);
    let small = Tumbles::new(still()).expect("a whole set").encode();
    for round in 0..4000 {
        let mut data = if round % 2 == 0 {
            (0..random.random_range(0..400))
                .map(|_| random.random::<u8>())
                .collect()
        } else {
            small.clone()
        };
        // Half of the random data gets a valid header, so that more of it is read.
        if round % 4 == 0 && data.len() > 10 {
            data[..10].copy_from_slice(&small[..10]);
        }
        for _ in 0..random.random_range(0..6) {
            if !data.is_empty() {
                let at = random.random_range(0..data.len());
                data[at] = random.random();
            }
        }
        if random.random_range(0..3) == 0 {
            let end = random.random_range(0..=data.len());
            data.truncate(end);
        }
        if let Ok(read) = Tumbles::decode(&data) {
            // Accepted data can be played.
            for tumble in &read {
                let [pose, ..] = tumble.poses(random.random_range(0.0..800.0));
                assert!(
                    pose.position
                        .iter()
                        .chain(&pose.rotation)
                        .all(|v| v.is_finite())
                );
            }
        }
    }
}
