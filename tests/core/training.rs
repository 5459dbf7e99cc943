//! Training: the same seed makes the same network, and a course goes on where it was interrupted.

use tavoliere::training::{Course, Plan, Tawula, Yardstick, picture};

const PLAN: Plan = Plan {
    seed: 31,
    games: 60,
    led: 0,
    lambda: 0.6,
    rate: 0.01,
    last_rate: 0.001,
};

fn after(games: u64) -> Course<Tawula> {
    let mut course = Course::new(Tawula::default(), PLAN);
    while course.played() < games {
        course.step();
    }
    course
}

#[test]
fn a_course_taken_up_again_ends_like_one_that_was_never_interrupted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.state");
    after(20).save(&path).unwrap();
    let mut resumed = Course::resume(Tawula::default(), PLAN, &path).unwrap();
    assert_eq!(resumed.played(), 20);
    while !resumed.is_done() {
        resumed.step();
    }
    let whole = after(60);
    assert!(whole.is_done());
    for (one, other) in [(&resumed, &whole), (&after(60), &whole)] {
        let bytes = |course: &Course<Tawula>| {
            tavoliere::training::export(course.learner(), 80)
                .unwrap()
                .network
                .to_bytes()
        };
        assert_eq!(bytes(one), bytes(other));
    }
    let other = Plan { seed: 32, ..PLAN };
    let refused = Course::resume(Tawula::default(), other, &path).unwrap_err();
    assert!(refused.to_string().contains("seed: 31"), "{refused}");
    std::fs::write(&path, [0; 10]).unwrap();
    assert!(Course::resume(Tawula::default(), PLAN, &path).is_err());
    assert!(Course::resume(Tawula::default(), PLAN, &folder.path().join("none")).is_err());
}

#[test]
fn sixty_games_are_enough_to_beat_chance() {
    let mut course = after(60);
    let mut fresh = after(0);
    let (taught, untaught) = (
        course.measure(Yardstick::Random, 60, 3),
        fresh.measure(Yardstick::Random, 60, 3),
    );
    assert!(taught > 0.8 && taught > untaught, "{taught} {untaught}");
}

#[test]
fn a_curve_is_drawn_and_what_is_none_is_refused() {
    let text = "games,seconds,random,greedy\n100,1,0.9,0.2\n1000,9,0.99,0.7\n";
    let svg = picture("Strength", text).unwrap();
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<polyline").count(), 2);
    assert!(picture("", "games,seconds,random,greedy\n1,2\n").is_err());
    assert!(picture("", "games,seconds,random,greedy\n").is_err());
}
