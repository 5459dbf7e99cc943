//! Tests of the recordings of sticks and dice: loaded from a folder, refused if damaged, shown once they are loaded.

use std::fs;
use std::path::Path;

use bevy::asset::{AssetLoadFailedEvent, AssetPlugin, UntypedHandle};
use bevy::prelude::*;
use tavoliere::motion::Pose;
use tavoliere::rules::{AnyThrow, GameKind, Setup};
use tavoliere::stage::recordings::{self, Recordings, RecordingsError};
use tavoliere::stage::tablan::sticks::StickThrow;
use tavoliere::stage::tawula::dice_picture::DiceRoll;
use tavoliere::stage::tawula::floor::DiceFloor;
use tavoliere::stage::throw::GameThrow;
use tavoliere::stage::timeline::Act;
use tavoliere::stage::{Cue, Layout, Timeline};
use tavoliere::table::Intent;

use crate::rig::{PEOPLE, Rig};

const TUMBLES: &str = "tablan/tumbles.bin";
const ROLLS: &str = "tawula/rolls.bin";

fn shipped(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    fs::read(folder.join(name)).unwrap()
}

/// Loads a file. Returns the recordings, or the text of the error.
fn loaded(name: &'static str, content: Option<&[u8]>) -> Result<Recordings, String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    if let Some(content) = content {
        fs::write(&path, content).unwrap();
    }
    let mut app = App::new();
    let assets = AssetPlugin {
        file_path: folder.path().to_string_lossy().into_owned(),
        ..default()
    };
    app.add_plugins((MinimalPlugins, assets, recordings::plugin));
    let server = app.world().resource::<AssetServer>().clone();
    // A table's collection loads without a type, so the extension must select the loader.
    let untyped: UntypedHandle = server.load_builder().load_untyped(name).untyped();
    let handle: Handle<Recordings> = server.load(name);
    for _ in 0..2_000 {
        app.update();
        let read = app.world().resource::<Assets<Recordings>>().get(&handle);
        if let Some(read) = read
            && server.is_loaded_with_dependencies(&untyped)
        {
            return Ok(read.clone());
        }
        let world = app.world_mut();
        let mut failures = world.resource_mut::<Messages<AssetLoadFailedEvent<Recordings>>>();
        if let Some(failure) = failures.drain().next() {
            return Err(failure.error.to_string());
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("{name} neither came nor failed");
}

#[test]
fn the_shipped_files_are_loaded_by_their_names() {
    let tumbles = loaded(TUMBLES, Some(&shipped(TUMBLES)));
    assert!(matches!(tumbles, Ok(Recordings::Tumbles(_))), "{tumbles:?}");
    let rolls = loaded(ROLLS, Some(&shipped(ROLLS)));
    assert!(matches!(rolls, Ok(Recordings::Rolls(_))), "{rolls:?}");
}

#[test]
fn a_missing_or_damaged_file_is_an_error_that_says_why() {
    for (name, other) in [(TUMBLES, ROLLS), (ROLLS, TUMBLES)] {
        let whole = shipped(name);
        let mut another_frame = whole.clone();
        another_frame[whole.len() / 2..][..64].fill(0);
        let mut longer = whole.clone();
        longer.push(0);
        let cases: [(Option<&[u8]>, &str); 6] = [
            (None, "not found"),
            (Some(b""), "at least 10 bytes"),
            (Some(&whole[..whole.len() - 1]), "are needed"),
            (Some(&longer), "1 bytes follow"),
            (Some(&shipped(other)), "it begins with"),
            (Some(&another_frame), "not of unit length"),
        ];
        for (content, words) in cases {
            let error = loaded(name, content).expect_err(words);
            assert!(error.contains(words), "{words}: {error}");
            assert!(error.contains(name), "{error}");
        }
    }
}

#[test]
fn recordings_of_another_name_are_refused() {
    let path = Path::new("tablut/leaps.bin");
    let read = Recordings::read(path, &shipped(TUMBLES));
    assert!(matches!(read, Err(RecordingsError::Name { found }) if found == "leaps"));
}

fn is_throwing(rig: &Rig) -> bool {
    let timeline = rig.app.world().resource::<Timeline>();
    timeline
        .current()
        .is_some_and(|running| matches!(running.act, Act::Throw { .. }))
}

/// Shows a throw in a new game until it rests. Returns the number of knocks.
fn throw(rig: &mut Rig) -> usize {
    rig.set_paused(true);
    rig.settle(10);
    rig.app.world_mut().resource_mut::<Messages<Cue>>().clear();
    rig.send(Intent::Throw);
    let mut knocks = 0;
    for _ in 0..300 {
        rig.frame(10);
        let mut cues = rig.app.world_mut().resource_mut::<Messages<Cue>>();
        let is_knock = |cue: &Cue| {
            use Cue::{DieOnDie, DieOnWood, Knock};
            matches!(cue, Knock { .. } | DieOnDie { .. } | DieOnWood { .. })
        };
        knocks += cues.drain().filter(is_knock).count();
    }
    assert!(!is_throwing(rig), "the throw has come to rest");
    rig.check_shown();
    knocks
}

fn begun(mut rig: Rig, game: GameKind) -> Rig {
    rig.set_tempo(1.0, false);
    rig.begin(Setup::new(game), PEOPLE, 4);
    rig
}

fn sticks(rig: &Rig) -> [Pose; 4] {
    rig.app.world().resource::<StickThrow>().poses()
}

fn dice(rig: &Rig) -> Option<[Pose; 2]> {
    let world = rig.app.world();
    let floor = DiceFloor::of(world.resource::<Layout>().board_view.shape());
    world.resource::<DiceRoll>().poses(floor)
}

#[test]
fn sticks_thrown_before_their_recordings_load_rest_at_the_same_place() {
    let mut early = begun(Rig::with_stage(), GameKind::Tablan);
    let mut late = begun(Rig::without_recordings(), GameKind::Tablan);
    assert!(throw(&mut early) > 0, "the sticks knock");
    assert_eq!(
        throw(&mut late),
        0,
        "without recordings there are no knocks"
    );
    assert_eq!(early.events(), late.events(), "the throw itself counts");
    let flats = |rig: &Rig| rig.app.world().resource::<StickThrow>().flats();
    assert_eq!(flats(&early), flats(&late));
    assert_ne!(sticks(&early), sticks(&late));
    late.bring_recordings();
    assert_eq!(sticks(&early), sticks(&late));
}

#[test]
fn dice_thrown_before_their_recordings_load_rest_at_the_same_place() {
    let mut early = begun(Rig::with_stage(), GameKind::Tawula);
    let mut late = begun(Rig::without_recordings(), GameKind::Tawula);
    assert!(throw(&mut early) > 0, "the dice knock");
    assert_eq!(
        throw(&mut late),
        0,
        "without recordings there are no knocks"
    );
    assert_eq!(early.events(), late.events(), "the throw itself counts");
    let shown = |rig: &Rig| {
        let dice = rig.app.world().resource::<DiceRoll>().dice();
        dice.map(AnyThrow::Tawula)
    };
    assert!(shown(&late).is_some());
    assert_eq!(shown(&early), shown(&late));
    assert_eq!(dice(&late), None);
    late.bring_recordings();
    assert!(dice(&late).is_some());
    assert_eq!(dice(&early), dice(&late));
}

#[test]
fn a_throw_after_its_recordings_load_is_animated_with_sound() {
    for game in [GameKind::Tablan, GameKind::Tawula] {
        let mut rig = begun(Rig::without_recordings(), game);
        rig.frame(10);
        rig.bring_recordings();
        assert!(throw(&mut rig) > 0, "{game} knocks");
    }
}

#[test]
fn sticks_and_dice_at_rest_stay_when_recordings_are_released() {
    let mut rig = begun(Rig::with_stage(), GameKind::Tablan);
    throw(&mut rig);
    let lying = sticks(&rig);
    let world = rig.app.world_mut();
    world.resource_mut::<StickThrow>().set_recordings(None);
    assert_eq!(sticks(&rig), lying);
    rig.bring_recordings();
    assert_eq!(sticks(&rig), lying);

    let mut rig = begun(Rig::with_stage(), GameKind::Tawula);
    throw(&mut rig);
    let lying = dice(&rig);
    assert!(lying.is_some());
    let world = rig.app.world_mut();
    world.resource_mut::<DiceRoll>().set_recordings(None);
    assert_eq!(dice(&rig), lying);
    rig.bring_recordings();
    assert_eq!(dice(&rig), lying);
}
