//! Tests that every lesson can be read, played and finished, is correct, and has short texts.

use std::collections::BTreeSet;

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::ai::Player;
use tavoliere_core::lesson::{
    Act, AttemptResult, Lesson, LessonProblem, LessonRun, Progress, Reply, lesson,
};
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::rules::{AnyMove, EndReason, Expect, GameKind, Side};

/// The texts of both languages.
const TEXTS: [(&str, &str); 2] = [
    (
        "en",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../assets/locales/en/lessons.ftl"
        )),
    ),
    (
        "it",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../assets/locales/it/lessons.ftl"
        )),
    ),
];

/// Maximum number of words in a text.
const MOST_WORDS: usize = 25;

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    GameKind::ALL.into_iter().map(|game| match lesson(game) {
        Ok(lesson) => lesson,
        Err(error) => panic!("{game}: {error}"),
    })
}

fn messages(text: &str) -> Vec<(&str, &str)> {
    text.lines()
        .filter_map(|line| line.split_once(" = "))
        .collect()
}

fn problem(text: &str) -> LessonProblem {
    match Lesson::parse(text) {
        Err(error) => error.problem,
        Ok(_) => panic!("read: {text}"),
    }
}

/// Does everything that a step asks for.
fn do_step(run: &mut LessonRun) {
    while let Some(act) = run.act() {
        let done = match act {
            Act::Throw(_) => run.throw(),
            Act::Play { wanted, .. } => run.play(wanted[0]),
            Act::Reply(_) => run
                .reply()
                .map_or(AttemptResult::NotWanted, |_| AttemptResult::Wanted),
            Act::Game { .. } => return,
        };
        assert_eq!(done, AttemptResult::Wanted, "{}", run.step().name);
    }
}

/// Plays each step on a separate position, to check its choices without the lesson reader.
#[test]
fn every_wanted_choice_is_legal_and_every_wrong_one_is_refused_for_the_reason_named() {
    let mut wrong_tries = 0;
    for lesson in lessons() {
        for step in &lesson.steps {
            let mut position = step.start.clone();
            for act in &step.acts {
                match act {
                    Act::Throw(throws) => {
                        for throw in throws {
                            position.throw(*throw).unwrap();
                        }
                    }
                    Act::Play { wanted, wrong } => {
                        for choice in wanted {
                            assert_eq!(position.check_move(*choice), Ok(()), "{}", step.name);
                        }
                        for wrong in wrong {
                            let error = position.read_choice(&wrong.text).unwrap_err();
                            assert!(error.is_illegal(), "{}: {error}", wrong.text);
                            wrong_tries += 1;
                        }
                        position.play(wanted[0]).unwrap();
                    }
                    Act::Reply(Reply::Throw(throw)) => drop(position.throw(*throw).unwrap()),
                    Act::Reply(Reply::Play(choice)) => drop(position.play(*choice).unwrap()),
                    Act::Game { .. } => assert_ne!(position.expect(), Expect::Nothing),
                }
            }
        }
    }
    assert!(
        wrong_tries >= 15,
        "only {wrong_tries} wrong tries are spoken of"
    );
}

#[test]
fn every_lesson_can_be_finished_and_its_throws_fall_by_themselves() {
    for lesson in lessons() {
        let mut run = LessonRun::new(lesson);
        loop {
            let mut record = run.record();
            let (step, from) = (run.step(), run.done());
            do_step(&mut run);
            for act in &step.acts[from..] {
                match act {
                    Act::Throw(throws) => {
                        for _ in throws {
                            record.throw_next().unwrap();
                        }
                    }
                    Act::Play { wanted, .. } => drop(record.play(wanted[0]).unwrap()),
                    Act::Reply(Reply::Throw(_)) => drop(record.throw_next().unwrap()),
                    Act::Reply(Reply::Play(choice)) => drop(record.play(*choice).unwrap()),
                    Act::Game { .. } => {}
                }
            }
            assert_eq!(record.position(), run.position(), "{}", step.name);
            if !run.next_step() {
                break;
            }
        }
        assert!(run.is_game(), "{}: it ends with a real game", lesson.game);
    }
}

#[test]
fn every_lesson_starts_with_a_step_to_play() {
    for lesson in lessons() {
        assert!(!lesson.steps[0].acts.is_empty(), "{}", lesson.game);
    }
}

#[test]
fn every_step_has_texts_of_at_most_25_words_in_both_languages() {
    let wanted: BTreeSet<String> = lessons()
        .flat_map(|lesson| {
            lesson.steps.iter().flat_map(|step| {
                let key = step.key(lesson.game);
                let texts = [0, step.acts.len()].map(|done| step.text_key(lesson.game, done));
                texts
                    .into_iter()
                    .chain([key])
                    .chain(step.caption(lesson.game))
            })
        })
        .collect();
    for (language, text) in TEXTS {
        let said = messages(text);
        for key in &wanted {
            let found = said.iter().filter(|(known, _)| known == key);
            assert_eq!(found.count(), 1, "{language}: {key}");
        }
        for (key, text) in said {
            let words = text.split_whitespace().count();
            assert!(words <= MOST_WORDS, "{language}: {key} has {words} words");
            let game = GameKind::ALL
                .iter()
                .any(|game| key.starts_with(&format!("lesson-{game}-")));
            assert!(
                !game || wanted.contains(key),
                "{language}: no lesson uses {key}"
            );
        }
    }
}

#[test]
fn both_languages_have_the_same_keys_and_arguments() {
    let arguments = |text: &str| -> BTreeSet<String> {
        let parts = text.split("{ $").skip(1);
        parts
            .filter_map(|part| part.split_once(" }"))
            .map(|(name, _)| name.to_owned())
            .collect()
    };
    let [english, italian] = TEXTS.map(|(_, text)| {
        let messages = messages(text).into_iter();
        messages
            .map(|(key, text)| (key.to_owned(), arguments(text)))
            .collect::<Vec<_>>()
    });
    assert_eq!(english, italian);
}

#[test]
fn a_wrong_choice_has_no_effect_and_differs_from_an_illegal_one() {
    for lesson in lessons() {
        let mut run = LessonRun::new(lesson);
        loop {
            if let Some(Act::Play { wanted, .. }) = run.act() {
                let before = run.clone();
                let legal = run.position().legal_moves();
                if let Some(other) = legal.into_iter().find(|choice| !wanted.contains(choice)) {
                    assert_eq!(run.play(other), AttemptResult::NotWanted);
                    assert_eq!(run, before);
                }
                let after = {
                    let mut after = run.clone();
                    after.play(wanted[0]);
                    after
                };
                // If the same choice isn't legal any more, the rules refuse it.
                if after.position().check_move(wanted[0]).is_err() {
                    let mut again = after.clone();
                    assert!(matches!(again.play(wanted[0]), AttemptResult::Illegal(_)));
                    assert_eq!(again, after);
                }
            }
            do_step(&mut run);
            if !run.next_step() {
                break;
            }
        }
    }
}

#[test]
fn steps_can_be_repeated_skipped_and_revisited() {
    for lesson in lessons() {
        let mut run = LessonRun::new(lesson);
        assert!(!run.back(), "the first step has no step before it");
        // Skipping a step leads to the start of the next one.
        for step in &lesson.steps[1..] {
            assert!(run.next_step());
            assert_eq!(run.position(), &step.start, "{}", step.name);
            assert_eq!(run, LessonRun::resume(lesson, &step.name));
        }
        assert!(!run.next_step(), "the last step has no next step");
        while run.back() {}
        assert_eq!(run, LessonRun::new(lesson));
        do_step(&mut run);
        assert!(run.back(), "the same step again");
        assert_eq!(run, LessonRun::new(lesson));
        assert_eq!(LessonRun::resume(lesson, "no such step"), run);
    }
}

#[test]
fn progress_is_saved_as_text_and_damage_resets_it() {
    let mut progress = Progress::default();
    progress.set(GameKind::Tablut, "king");
    progress.set(GameKind::Tawula, "game");
    progress.finish(GameKind::Tawula);
    let again = Progress::parse(&progress.to_text());
    assert_eq!(again, progress);
    assert_eq!(again.step(GameKind::Tablut), Some("king"));
    assert!(again.is_finished(GameKind::Tawula) && !again.is_finished(GameKind::Tablut));
    assert_eq!(again.step(GameKind::Tablan), None);
    let damaged = Progress::parse("chess e4\ntablut\n\u{0}\ntapatan block done x");
    assert_eq!(damaged.step(GameKind::Tapatan), Some("block"));
    assert!(damaged.is_finished(GameKind::Tapatan));
    assert_eq!(damaged.step(GameKind::Tablut), None);
}

/// The start of a valid lesson.
const BEGIN: &str = "lesson tapatan\nstep one\nposition 3/3/3 W move 1 Tapatan\n";

#[test]
fn errors_in_a_lesson_name_their_line() {
    use LessonProblem as P;
    let after = |lines: &str| problem(&format!("{BEGIN}{lines}"));
    assert!(matches!(problem(""), P::NoLesson { .. }));
    assert!(matches!(problem("lesson chess"), P::NoLesson { .. }));
    assert!(matches!(problem("lesson tapatan\nplay b2"), P::NoStep));
    assert!(matches!(
        problem("lesson tapatan\nstep one\nplay b2"),
        P::NoPosition
    ));
    assert!(matches!(
        problem("lesson tapatan\nstep One"),
        P::BadName { .. }
    ));
    assert!(matches!(after("step one"), P::SameName { .. }));
    assert!(matches!(after("position 3/3 W"), P::Position(_)));
    assert!(matches!(
        after("play b2\nposition 3/3/3 W move 1 Tapatan"),
        P::NoPosition
    ));
    assert!(matches!(after("sing b2"), P::UnknownWord { .. }));
    assert!(matches!(after("play b9"), P::Choice { .. }));
    assert!(matches!(after("throw"), P::Missing { .. }));
    assert!(matches!(after("throw 2"), P::UnknownThrow { .. }));
    assert!(matches!(after("light d4"), P::UnknownSpot { .. }));
    assert!(matches!(after("wrong b2: occupied"), P::StrayWrong));
    assert!(matches!(after("play b2\nwrong a1"), P::StrayWrong));
    assert!(matches!(
        after("play b2\nwrong a1: occupied"),
        P::WrongIsLegal { .. }
    ));
    assert!(matches!(
        after("play b2\nwrong a1-a2: occupied"),
        P::OtherReason { .. }
    ));
    assert!(matches!(after("play b2\nplay a1"), P::OtherSide));
    assert!(matches!(after("reply b2"), P::OtherSide));
    assert!(matches!(after("game 99 seed 1"), P::UnknownLevel { .. }));
    assert!(matches!(after("game 1"), P::NoGameSeed));
    assert!(matches!(after("game 1 seed x"), P::NoGameSeed));
    let moved = "play b2\nreply b3\nstep two\nposition 3/3/3 W move 1 Tapatan\n";
    assert!(matches!(after(&format!("{moved}play a1")), P::NoLater));
    assert!(matches!(after(&format!("{moved}step three")), P::NoLater));
    assert!(matches!(after("later"), P::StrayLater));
    let stays = "play b2\nreply b3\nstep two\nposition 1b1/1w1/3 W move 3 Tapatan\nlater";
    assert!(matches!(after(stays), P::StrayLater));
    assert!(matches!(
        after(&format!("{moved}later soon")),
        P::StrayLater
    ));
    assert!(matches!(after("play b2"), P::NoGame));
    assert!(matches!(after("game 1 seed 1\nstep two"), P::NoGame));
    let dead_end =
        "play b2 or a1\nreply a1\nstep game\nposition 3/3/3 W move 1 Tapatan\nlater\ngame 1 seed 1";
    assert!(matches!(after(dead_end), P::DeadEnd { .. }));
    let error = Lesson::parse(&format!("{BEGIN}\n# a remark\nplay b9")).unwrap_err();
    assert_eq!(error.line, 6);
    assert!(
        error
            .to_string()
            .starts_with("line 6: \"b9\" cannot be played"),
        "{error}"
    );
}

/// A learner of the real game at the end of a lesson.
#[derive(Clone, Copy, Debug)]
enum Learner {
    /// Wins at once if that's possible, and otherwise plays at random.
    Random(u64),
    /// Plays like the computer's middle level.
    Sensible(u64),
}

impl Learner {
    fn all() -> impl Iterator<Item = Learner> {
        (0..20)
            .map(Learner::Random)
            .chain((0..5).map(Learner::Sensible))
    }

    fn choose(self, game: &GameRecord, side: Side, random: &mut impl Rng) -> AnyMove {
        let position = game.position();
        let legal = game.legal_moves();
        let wins = |choice: &&AnyMove| {
            let mut after = position.clone();
            let played = after.play(**choice).is_ok();
            played && after.outcome().is_some_and(|end| end.winner == Some(side))
        };
        let at_random = legal[random.random_range(0..legal.len())];
        match self {
            Learner::Random(_) => *legal.iter().find(wins).unwrap_or(&at_random),
            Learner::Sensible(seed) => Player::new(3).choose(position, seed).unwrap(),
        }
    }
}

/// The course of a real game at the end of a lesson.
#[derive(Debug, Default)]
struct Course {
    turns: u32,
    /// The largest number of turns in a row in which nothing moved.
    idle: u32,
    /// The largest number of throws in one turn.
    throws: u32,
    winner: Option<Side>,
    is_dead: bool,
}

/// The most turns of a real game, of both sides together.
const MOST_TURNS: u32 = 18;

/// Plays the real game at the end of a lesson as the game does, with a learner against its level.
fn play_real_game(lesson: &Lesson, learner: Learner) -> Course {
    let step = lesson.steps.last().unwrap();
    let Some(Act::Game { level, seed }) = step.acts.first() else {
        panic!("{}: no game", lesson.game);
    };
    let (Learner::Random(number) | Learner::Sensible(number)) = learner;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut game = GameRecord::from_position(step.start.clone(), *seed);
    let start = step.start.turn_number();
    let (mut turn, mut idle, mut throws, mut moved) = (start, 0, 0, false);
    let mut course = Course::default();
    loop {
        let now = game.position().turn_number();
        if now != turn || game.outcome().is_some() {
            idle = if moved { 0 } else { idle + 1 };
            course.idle = course.idle.max(idle);
            (turn, throws, moved) = (now, 0, false);
        }
        if let Some(end) = game.outcome() {
            course.winner = end.winner;
            course.is_dead = end.reason == EndReason::Dead;
            return course;
        }
        course.turns = now - start + 1;
        if course.turns > MOST_TURNS {
            return course;
        }
        match game.expect() {
            Expect::Throw(_) => {
                throws += 1;
                course.throws = course.throws.max(throws);
                game.throw_next().unwrap();
            }
            Expect::Move(side) => {
                moved = true;
                let choice = if side == step.side {
                    learner.choose(&game, side, &mut random)
                } else {
                    let choices = game.events().map(Event::is_choice);
                    let index = Player::noise_index(lesson.game, choices) as u64;
                    let computer = Player::new(*level);
                    computer.choose(game.position(), seed ^ index).unwrap()
                };
                game.play(choice).unwrap();
            }
            Expect::Nothing => return course,
        }
    }
}

/// The seed in the lesson's file decides all throws; the learner's moves don't change them.
#[test]
fn the_real_game_ends_soon_and_the_learner_usually_wins() {
    for lesson in lessons() {
        let side = lesson.steps.last().unwrap().side;
        let courses: Vec<Course> = Learner::all()
            .map(|learner| play_real_game(lesson, learner))
            .collect();
        let won = courses
            .iter()
            .filter(|course| course.winner == Some(side))
            .count();
        let in_time = courses.iter().filter(|course| course.turns <= MOST_TURNS);
        let (in_time, all) = (in_time.count(), courses.len());
        println!("{}: {won} of {all} won, {in_time} in time", lesson.game);
        assert!(won * 4 >= all * 3, "{}: {won} of {all} won", lesson.game);
        assert!(
            in_time * 10 >= all * 9,
            "{}: {in_time} of {all}",
            lesson.game
        );
        for course in &courses {
            assert!(course.idle <= 2, "{}: {course:?}", lesson.game);
            assert!(!course.is_dead, "{}: {course:?}", lesson.game);
        }
        let sensible = &courses[20..];
        let turns = sensible.iter().map(|course| course.turns);
        assert!(turns.max() <= Some(12), "{}: {sensible:?}", lesson.game);
        // A leap of several throws isn't part of the lesson.
        let throws = courses.iter().map(|course| course.throws).max();
        assert!(throws <= Some(2), "{}: {throws:?}", lesson.game);
    }
}
