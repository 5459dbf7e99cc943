//! Tests that notes stay until a press if the player wants that.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use tavoliere::rules::{GameKind, Setup};
use tavoliere::store::NoteTime;
use tavoliere::ui::Toasts;
use tavoliere::ui::screen_reader::ReaderRequest;

use crate::rig::{PEOPLE, Rig};

/// A table on which notes stay until a press.
fn desk() -> Rig {
    let mut rig = Rig::with_panels();
    rig.settings().note_time = NoteTime::Press;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 1);
    wait(&mut rig, 5);
    rig.app.world_mut().resource_mut::<Toasts>().clear();
    rig
}

fn wait(rig: &mut Rig, tenths: u32) {
    for _ in 0..tenths {
        rig.frame(100);
    }
}

fn add(rig: &mut Rig, text: &str) {
    let mut toasts = rig.app.world_mut().resource_mut::<Toasts>();
    toasts.add(text.to_owned(), None);
    rig.frame(100);
}

fn texts(rig: &Rig) -> Vec<String> {
    let toasts = rig.app.world().resource::<Toasts>();
    toasts.texts().map(str::to_owned).collect()
}

/// A key without a command.
fn key(rig: &mut Rig, state: ButtonState) {
    rig.key(KeyCode::F7, Key::F7, state);
    rig.frame(100);
}

fn mouse(rig: &mut Rig, state: ButtonState) {
    rig.app.world_mut().write_message(MouseButtonInput {
        button: MouseButton::Right,
        state,
        window: Entity::PLACEHOLDER,
    });
    rig.frame(100);
}

#[test]
fn a_press_with_any_device_removes_the_note_in_view() {
    for press in [key, mouse] {
        let mut rig = desk();
        add(&mut rig, "The first.");
        add(&mut rig, "The second.");
        wait(&mut rig, 100);
        assert_eq!(texts(&rig), ["The first.", "The second."]);
        press(&mut rig, ButtonState::Pressed);
        // A link on the note can still be pressed.
        wait(&mut rig, 20);
        assert_eq!(texts(&rig), ["The first.", "The second."]);
        press(&mut rig, ButtonState::Released);
        wait(&mut rig, 10);
        assert_eq!(texts(&rig), ["The second."]);
        wait(&mut rig, 100);
        assert_eq!(texts(&rig), ["The second."]);
    }
}

#[test]
fn a_press_after_a_rest_removes_the_note_in_view() {
    let mut rig = desk();
    add(&mut rig, "A note.");
    // At rest no frame is drawn, so the time since the note is in the frame of the press.
    rig.key(KeyCode::F7, Key::F7, ButtonState::Pressed);
    rig.frame(10_000);
    key(&mut rig, ButtonState::Released);
    wait(&mut rig, 10);
    assert_eq!(texts(&rig), [""; 0]);
}

#[test]
fn a_press_of_a_screen_reader_removes_the_note_in_view() {
    let mut rig = desk();
    add(&mut rig, "A note.");
    wait(&mut rig, 5);
    let request = ActionRequest {
        action: Action::Click,
        target_tree: TreeId::ROOT,
        target_node: NodeId(1),
        data: None,
    };
    rig.app
        .world_mut()
        .write_message(ReaderRequest::Act(request));
    rig.frame(100);
    wait(&mut rig, 10);
    assert_eq!(texts(&rig), [""; 0]);
}

#[test]
fn a_press_that_started_before_the_note_does_not_remove_it() {
    let mut rig = desk();
    key(&mut rig, ButtonState::Pressed);
    add(&mut rig, "A note.");
    wait(&mut rig, 20);
    key(&mut rig, ButtonState::Released);
    wait(&mut rig, 50);
    assert_eq!(texts(&rig), ["A note."]);
}

#[test]
fn a_move_removes_a_note_about_the_last_one_only_after_a_press() {
    for (time, stays) in [
        (NoteTime::Standard, false),
        (NoteTime::Long, true),
        (NoteTime::Press, true),
    ] {
        let mut toasts = Toasts::default();
        toasts.keep_for(time);
        toasts.add_about_move("White can't move.".to_owned());
        toasts.tick(Duration::from_secs(1));
        toasts.remove_about_move();
        assert_eq!(!toasts.is_empty(), stays, "{time}");
        toasts.start_press();
        toasts.remove_about_move();
        assert!(toasts.is_empty(), "{time}");
    }
}

#[test]
fn notes_stay_three_times_as_long() {
    let mut toasts = Toasts::default();
    toasts.keep_for(NoteTime::Long);
    toasts.add_long("A long note. ".repeat(40));
    toasts.tick(Duration::from_millis(26_500));
    assert!(!toasts.is_empty());
    toasts.tick(Duration::from_millis(600));
    assert!(toasts.is_empty());
}

#[test]
fn a_note_that_stays_gets_a_time_with_another_choice() {
    let mut toasts = Toasts::default();
    toasts.keep_for(NoteTime::Press);
    toasts.add("A note.".to_owned(), None);
    toasts.tick(Duration::from_secs(3600));
    assert_eq!(toasts.next_change(), None);
    assert!(!toasts.is_empty());
    toasts.keep_for(NoteTime::Standard);
    toasts.tick(Duration::from_secs(9));
    assert!(toasts.is_empty());
}
