//! Tests of the list of scenes and the committed pictures.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tavoliere_tour::scenes::{self, WindowSize};
use tavoliere_tour::tour::{Plan, TourError};

#[test]
fn no_two_scenes_have_one_name() {
    let mut names = BTreeSet::new();
    for scene in scenes::all() {
        assert!(names.insert(scene.name), "{}", scene.name);
    }
}

#[test]
fn every_scene_has_a_picture_on_record_and_every_picture_a_scene() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures");
    let files = fs::read_dir(folder).unwrap();
    let recorded: BTreeSet<_> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let scenes: BTreeSet<_> = scenes::all()
        .map(|scene| format!("{}.webp", scene.name))
        .collect();
    assert_eq!(recorded, scenes);
}

#[test]
fn every_size_of_a_window_is_pictured() {
    let sizes = [
        WindowSize::SMALL,
        WindowSize::PHONE,
        WindowSize::TABLET,
        WindowSize::TABLET_UPRIGHT,
        WindowSize::NOTEBOOK,
        WindowSize::DESKTOP,
        WindowSize::DESKTOP_UPRIGHT,
        WindowSize::LARGE,
    ];
    for size in sizes {
        assert!(scenes::all().any(|scene| scene.window == size), "{size}");
    }
}

#[test]
fn an_unknown_scene_is_refused_with_the_names_of_all() {
    let folder = tempfile::tempdir().unwrap();
    let refused = Plan::new(folder.path(), Some("nowhere")).unwrap_err();
    assert!(matches!(refused, TourError::Scene { .. }), "{refused}");
    let message = refused.to_string();
    for scene in scenes::all() {
        assert!(message.contains(scene.name), "{}", scene.name);
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let refused = Plan::new(&file.join("pictures"), None).unwrap_err();
    assert!(matches!(refused, TourError::Folder { .. }), "{refused}");
    assert!(refused.to_string().contains("pictures"), "{refused}");
}
