//! Plays whole games by intents alone, between people and computers, on a table without a stage.

use bevy::prelude::*;
use tavoliere::ai::{Player, hint};
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::tablan::{Move, Part, Preset, Step};
use tavoliere::rules::{AnyMove, AnyStep, Expect, GameKind, Setup, Side};
use tavoliere::store::{Seat, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::computer::{AutoPlay, ComputerMove};
use tavoliere::table::{ComputeMode, Intent, Slices, TableEvent, WakeUp};

use crate::rig::{
    COMPUTERS, LONGEST, MIXED, PEOPLE, Rig, any_setup, below, chance, mover, setup, some_choice,
};

/// Plays to the end: people throw and choose by intents, the rest is automatic.
fn play_out(rig: &mut Rig, seed: u64) {
    let mut chance = chance(seed);
    for _ in 0..LONGEST {
        rig.wait_for_person();
        match rig.game().expect() {
            Expect::Nothing => return,
            Expect::Throw(_) => rig.send(Intent::Throw),
            Expect::Move(_) => {
                let choice = some_choice(rig.game(), &mut chance);
                rig.send(Intent::Play(choice));
            }
        }
        let before = rig.game().events().len();
        rig.frame(16);
        assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
        assert!(
            rig.game().events().len() > before,
            "a legal action is granted at once"
        );
    }
    panic!("the game never ended");
}

fn check_end(rig: &Rig) {
    let outcome = rig.game().outcome().expect("the game is over");
    assert_eq!(rig.game().expect(), Expect::Nothing);
    assert_eq!(outcome.score, rig.position().score());
    let read = GameRecord::from_record(&rig.game().to_record()).unwrap();
    assert_eq!(read.position(), rig.game().position());
}

#[test]
fn a_record_names_a_level_of_its_game() {
    for kind in GameKind::ALL {
        let mut rig = Rig::table_only();
        let best = Seat::Computer(Player::MAX_LEVEL);
        rig.begin(Setup::new(kind), [best; 2], 7);
        let level = format!("computer {}", Player::levels(kind));
        for side in Side::BOTH {
            assert_eq!(rig.game().header(kind.side_name(side)), Some(&*level));
        }
    }
}

#[test]
fn people_play_whole_games_of_both_presets() {
    for preset in Preset::ALL {
        for seed in 0..6 {
            let mut rig = Rig::table_only();
            rig.begin(setup(preset.name(), ""), PEOPLE, seed);
            play_out(&mut rig, seed);
            check_end(&rig);
        }
    }
}

#[test]
fn games_under_any_options_end_by_the_rules() {
    let mut options = chance(0xAB1E);
    for seed in 0..16 {
        let mut rig = Rig::table_only();
        rig.begin(any_setup(&mut options), PEOPLE, seed);
        play_out(&mut rig, seed);
        check_end(&rig);
    }
}

#[test]
fn a_person_plays_the_computer_to_the_end() {
    for (seed, preset) in [
        (1, Preset::PerGioco),
        (2, Preset::English),
        (3, Preset::PerGioco),
    ] {
        let mut rig = Rig::table_only();
        rig.begin(setup(preset.name(), ""), MIXED, seed);
        play_out(&mut rig, seed);
        check_end(&rig);
    }
}

#[test]
fn two_computers_play_to_the_end_and_alike_from_one_seed() {
    let mut options = chance(7);
    let mut setups: Vec<Setup> = Preset::ALL
        .iter()
        .map(|preset| setup(preset.name(), ""))
        .collect();
    setups.extend((0..4).map(|_| any_setup(&mut options)));
    for (setup, seed) in setups.into_iter().zip(40..) {
        let records = [0, 1].map(|_| {
            let mut rig = Rig::table_only();
            rig.begin(setup.clone(), COMPUTERS, seed);
            let mut frames = 0;
            while rig.game().outcome().is_none() {
                rig.frame(16);
                frames += 1;
                assert!(frames < LONGEST, "two computers come to an end");
                assert!(rig.refusals().is_empty(), "{:?}", rig.refusals());
            }
            check_end(&rig);
            rig.game().to_record()
        });
        assert_eq!(records[0], records[1]);
    }
}

#[test]
fn auto_throw_leaves_only_the_choices_to_a_person() {
    for preset in Preset::ALL {
        let mut rig = Rig::table_only();
        rig.begin(setup(preset.name(), ""), PEOPLE, 5);
        rig.settings().auto_throw = true;
        let mut chance = chance(5);
        let mut quiet = 0;
        for _ in 0..LONGEST {
            if rig.game().outcome().is_some() {
                break;
            }
            if mover(rig.game()).is_some() {
                let choice = some_choice(rig.game(), &mut chance);
                rig.send(Intent::Play(choice));
            }
            let before = rig.game().events().len();
            rig.frame(16);
            quiet = if rig.game().events().len() > before {
                0
            } else {
                quiet + 1
            };
            assert!(quiet < 4, "nothing waits for a person to throw");
        }
        check_end(&rig);
    }
}

#[test]
fn without_auto_throw_a_turn_waits_for_its_first_throw_only() {
    let mut rig = Rig::table_only();
    rig.begin(setup("PerGioco", ""), PEOPLE, 11);
    let mut chance = chance(11);
    let mut longest_series = 0;
    while longest_series < 3 {
        rig.wait_for_person();
        assert!(rig.game().outcome().is_none(), "a long series was to come");
        if mover(rig.game()).is_some() {
            let choice = some_choice(rig.game(), &mut chance);
            rig.send(Intent::Play(choice));
            rig.frame(16);
            continue;
        }
        let before = rig.game().events().len();
        for _ in 0..20 {
            rig.frame(500);
        }
        assert_eq!(
            rig.game().events().len(),
            before,
            "a person's throw isn't automatic"
        );
        rig.send(Intent::Throw);
        rig.wait_for_person();
        let thrown = rig.events()[before..]
            .iter()
            .filter(|event| matches!(event, Event::Threw { .. }))
            .count();
        longest_series = longest_series.max(thrown);
    }
}

#[test]
fn an_eight_or_twelve_is_declared_by_an_intent_and_both_answers_are_played() {
    let (mut started, mut again) = (0, 0);
    for seed in 0..8 {
        let mut rig = Rig::table_only();
        let timing = if seed % 2 == 0 {
            ""
        } else {
            "move=after_each_throw leap=off"
        };
        rig.begin(
            setup("PerGioco", &format!("big_start=on {timing}")),
            PEOPLE,
            seed,
        );
        play_out(&mut rig, seed);
        check_end(&rig);
        for event in rig.events() {
            if let Event::Played {
                choice: AnyMove::Tablan(Move::Declare { start, .. }),
                ..
            } = event
            {
                *if start { &mut started } else { &mut again } += 1;
            }
        }
    }
    assert!(
        started > 0 && again > 0,
        "{started} starts, {again} throws again"
    );
}

#[test]
fn the_facts_tell_every_step_with_its_piece_and_reveal_every_event() {
    let mut rig = Rig::table_only();
    rig.begin(setup("PerGioco", ""), COMPUTERS, 3);
    let (mut captures, mut entries, mut leaps) = (0, 0, 0);
    while rig.game().outcome().is_none() {
        let before = rig.game().events().len();
        rig.frame(16);
        let mut revealed = Vec::new();
        for table_event in rig.table_events() {
            let TableEvent::Stepped(piece_step) = table_event else {
                panic!("only steps: {table_event:?}")
            };
            revealed.extend(piece_step.reveals);
            let AnyStep::Tablan(step) = &piece_step.step else {
                panic!("a step of Tablan: {piece_step:?}")
            };
            let moves_a_piece = match step {
                Step::Travelled { part, .. } => {
                    leaps += usize::from(*part == Part::Leap);
                    true
                }
                Step::Captured { .. } => {
                    captures += 1;
                    true
                }
                Step::Entered { .. } => {
                    entries += 1;
                    true
                }
                _ => false,
            };
            assert_eq!(piece_step.change.is_some(), moves_a_piece, "{step:?}");
        }
        let wanted: Vec<usize> = (before + 1..=rig.game().events().len()).collect();
        assert_eq!(revealed, wanted, "each event is revealed once, in order");
    }
    assert!(
        captures > 0 && entries > 0,
        "{captures} captures, {entries} entries, {leaps} leaps"
    );
    let lost: u8 = Side::BOTH
        .iter()
        .map(|side| rig.position().captured(*side))
        .sum();
    assert_eq!(captures, usize::from(lost));
}

#[test]
fn accepted_intents_are_saved_in_the_same_frame() {
    let dir = tempfile::tempdir().unwrap();
    let mut rig = Rig::table_only();
    rig.app
        .insert_resource(Saves(Store::open(dir.path()).unwrap()));
    rig.app.insert_resource(SaveSlot::Autosave);
    rig.begin(setup("English", "tie=draw"), MIXED, 9);
    let mut chance = chance(9);
    let mut undone = 0;
    for round in 0.. {
        assert!(round < LONGEST);
        let saved = Store::open(dir.path()).unwrap().load("tablan.txt").unwrap();
        let saved = GameRecord::from_record(&saved.expect("there is a save")).unwrap();
        assert_eq!(saved.position(), rig.game().position());
        // Records can contain two halves in another order with the same effect.
        assert_eq!(saved.events().len(), rig.game().events().len());
        assert_eq!(saved.to_record(), rig.game().to_record());
        assert_eq!(saved.seed(), rig.game().seed());
        assert_eq!(saved.setup(), rig.game().setup());
        if rig.game().outcome().is_some() || round > 500 {
            break;
        }
        if rig.table().can_undo() && undone < 10 && below(&mut chance, 3) == 0 {
            undone += 1;
            rig.send(Intent::Undo);
        } else if rig.table().waits_for_person() {
            match rig.game().expect() {
                Expect::Move(_) => {
                    let choice = some_choice(rig.game(), &mut chance);
                    rig.send(Intent::Play(choice));
                }
                Expect::Throw(_) => rig.send(Intent::Throw),
                Expect::Nothing => {}
            }
        }
        rig.frame(16);
    }
    assert!(undone > 0, "taking back is saved too");
}

#[test]
fn a_saved_game_keeps_its_seats_and_throws() {
    let mut whole = Rig::table_only();
    whole.begin(setup("PerGioco", ""), COMPUTERS, 21);
    let mut saved = None;
    while whole.game().outcome().is_none() {
        if whole.game().events().len() == 40 {
            saved = Some(whole.game().to_record());
        }
        whole.frame(16);
    }

    let mut resumed = Rig::table_only();
    resumed.set_up(GameRecord::from_record(&saved.expect("the game was long enough")).unwrap());
    assert_eq!(resumed.table().seats(), COMPUTERS);
    for _ in 0..LONGEST {
        if resumed.game().outcome().is_some() {
            break;
        }
        resumed.frame(16);
    }
    assert_eq!(resumed.game().to_record(), whole.game().to_record());
}

#[test]
fn demonstrations_have_a_separate_save_slot() {
    let dir = tempfile::tempdir().unwrap();
    let mut rig = Rig::table_only();
    rig.app
        .insert_resource(Saves(Store::open(dir.path()).unwrap()));
    rig.app.insert_resource(SaveSlot::Demo);
    rig.begin(setup("PerGioco", ""), COMPUTERS, 2);
    for _ in 0..20 {
        rig.frame(16);
    }
    let store = Store::open(dir.path()).unwrap();
    assert!(store.load("tablan.txt").unwrap().is_none());
    let record = store
        .load("tablan-demo.txt")
        .unwrap()
        .expect("the demonstration is saved");
    assert_eq!(
        GameRecord::from_record(&record).unwrap().events().len(),
        rig.game().events().len()
    );
}

#[test]
fn a_failed_save_is_reported_and_the_game_continues() {
    use tavoliere::table::autosave::SaveFailed;

    #[derive(Resource, Default)]
    struct Failures(usize);
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("saves");
    let mut rig = Rig::table_only();
    rig.app
        .insert_resource(Saves(Store::open(&folder).unwrap()))
        .init_resource::<Failures>();
    rig.app.add_systems(
        Last,
        |mut failed: MessageReader<SaveFailed>, mut count: ResMut<Failures>| {
            count.0 += failed.read().count();
        },
    );
    rig.begin(setup("PerGioco", ""), COMPUTERS, 2);
    assert_eq!(rig.app.world().resource::<Failures>().0, 0);
    // A file replaces the folder, so saving must fail.
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "in the target").unwrap();
    for _ in 0..10 {
        rig.frame(16);
    }
    let failures = rig.app.world().resource::<Failures>().0;
    assert_eq!(failures, 1, "the failure is reported once");
    assert!(rig.game().events().len() > 5, "the game goes on");
}

#[test]
fn a_hint_selects_a_piece_and_its_destination() {
    use tavoliere::input::{Press, selection::offered};
    use tavoliere::rules::GameKind;

    for kind in GameKind::ALL {
        // A hint in Tablut searches two million nodes.
        let steps = if kind == GameKind::Tablut { 2 } else { 12 };
        for seed in 0..3 {
            let mut rig = Rig::with_stage();
            rig.begin(Setup::new(kind), PEOPLE, seed);
            let mut chance = chance(seed);
            for _ in 0..steps {
                rig.settle(16);
                match rig.game().expect() {
                    Expect::Nothing => break,
                    Expect::Throw(_) => rig.send(Intent::Throw),
                    Expect::Move(_) => {
                        let wanted = hint(rig.game().position()).expect("there is a choice");
                        rig.press(Press::Hint);
                        for _ in 0..4 {
                            rig.frame(16);
                        }
                        let pointed = rig.selection().clone();
                        let mut targets = offered(rig.table(), pointed.picked).into_iter();
                        let target = targets.find(|target| target.choice == wanted.choice);
                        if let Some(target) = target {
                            assert_eq!(pointed.chosen, Some(target.from), "{kind} {seed}");
                            assert_eq!(pointed.focus, Some(target.to), "{kind} {seed}");
                        }
                        let choice = some_choice(rig.game(), &mut chance);
                        rig.send(Intent::Play(choice));
                    }
                }
                rig.frame(16);
            }
        }
    }
}

#[test]
fn however_computers_think_they_play_the_same_game() {
    use std::task::Waker;
    use std::time::Duration;
    use tavoliere::rules::GameKind;

    let workplaces = [
        ComputeMode::Blocking,
        ComputeMode::Sliced(Slices {
            length: Duration::ZERO,
            next_turn: Waker::wake,
        }),
        ComputeMode::Background,
    ];
    for kind in [GameKind::Tablan, GameKind::Tablut, GameKind::Tawula] {
        let records = workplaces.map(|workplace| {
            let mut rig = Rig::table_only();
            rig.app.insert_resource(workplace);
            rig.begin(Setup::new(kind), COMPUTERS, 11);
            let begun = std::time::Instant::now();
            while rig.game().events().len() < 60 && rig.game().outcome().is_none() {
                rig.frame(16);
                assert!(begun.elapsed() < Duration::from_secs(60), "{workplace:?}");
            }
            rig.game().to_record()
        });
        assert_eq!(records[0], records[1]);
        assert_eq!(records[0], records[2]);
    }
}

#[test]
fn a_search_needs_no_frame_and_wakes_the_program_at_its_end() {
    use std::sync::mpsc;
    use std::task::Waker;
    use std::time::Duration;
    use tavoliere::rules::GameKind;

    let modes = [
        ComputeMode::Background,
        ComputeMode::Sliced(Slices {
            length: Duration::from_millis(1),
            next_turn: Waker::wake,
        }),
    ];
    for mode in modes {
        let mut rig = Rig::table_only();
        let (woken, wakes) = mpsc::channel();
        rig.app.insert_resource(mode);
        rig.app.insert_resource(WakeUp::new(move || {
            let _ = woken.send(());
        }));
        // The search starts in the frame that sets up the game; the next frame can already play its result.
        rig.begin(Setup::new(GameKind::Tablut), [Seat::Computer(5); 2], 3);
        let before = rig.game().events().len();
        // No frame runs until the search reports its end.
        let done = wakes.recv_timeout(Duration::from_secs(60));
        assert!(done.is_ok(), "{mode:?}: the program wasn't woken");
        for _ in 0..2 {
            rig.frame(16);
        }
        assert!(rig.game().events().len() > before, "{mode:?}");
    }
}

#[test]
fn a_search_for_a_removed_game_ends() {
    use std::sync::Mutex;
    use std::task::Waker;
    use std::time::Duration;
    use tavoliere::rules::GameKind;

    static WAITING: Mutex<Vec<Waker>> = Mutex::new(Vec::new());
    fn wait(waker: Waker) {
        WAITING.lock().unwrap().push(waker);
    }
    fn slices(rig: &Rig) -> u32 {
        let thought = rig.app.world().resource::<ComputerMove>();
        thought.slice_times().slices
    }
    /// Runs the search's next slice. Returns `false` if no slice is due.
    fn next_slice() -> bool {
        for _ in 0..1000 {
            let waiting = std::mem::take(&mut *WAITING.lock().unwrap());
            if !waiting.is_empty() {
                waiting.into_iter().for_each(Waker::wake);
                return true;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        false
    }

    let mut rig = Rig::table_only();
    rig.app.insert_resource(ComputeMode::Sliced(Slices {
        length: Duration::ZERO,
        next_turn: wait,
    }));
    rig.begin(Setup::new(GameKind::Tablut), [Seat::Computer(9); 2], 3);
    rig.frame(16);
    for _ in 0..3 {
        assert!(next_slice(), "the search goes on");
    }
    assert!(slices(&rig) >= 2, "{}", slices(&rig));
    let next = |rig: &Rig| *rig.app.world().resource::<AutoPlay>();
    assert_eq!(next(&rig), AutoPlay::Searching);

    rig.begin(Setup::new(GameKind::Tablut), PEOPLE, 3);
    rig.frame(16);
    assert_eq!(next(&rig), AutoPlay::Nothing);
    next_slice();
    std::thread::sleep(Duration::from_millis(50));
    let before = slices(&rig);
    assert!(!next_slice(), "nothing waits for a slice any more");
    assert_eq!(slices(&rig), before);
}

#[test]
fn the_computer_waits_as_long_as_its_pace_says() {
    use std::time::Duration;
    let mut rig = Rig::table_only();
    rig.pace().think = Duration::from_millis(500);
    rig.pace().between = Duration::from_millis(300);
    rig.begin(setup("PerGioco", ""), [Seat::Computer(1); 2], 4);
    for _ in 0..2 {
        rig.frame(100);
    }
    assert_eq!(rig.game().events().len(), 0, "no throw before its time");
    for _ in 0..2 {
        rig.frame(100);
    }
    assert!(rig.game().events().len() > 0, "a throw in its time");
    rig.set_paused(true);
    let before = rig.game().events().len();
    for _ in 0..50 {
        rig.frame(100);
    }
    assert_eq!(
        rig.game().events().len(),
        before,
        "nothing happens behind a panel"
    );
}
