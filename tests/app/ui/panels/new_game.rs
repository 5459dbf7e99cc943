//! Tests the panel for a new game: its first step needs no scrolling, and keys reach every option.

use std::collections::BTreeSet;

use bevy::input::gamepad::GamepadButton;
use bevy_egui::egui::{self, Key};
use tavoliere::ai::Player;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::store::Seat;
use tavoliere::table::Intent;
use tavoliere::ui::controller_focus::key_of;
use tavoliere::ui::kit::Names;
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{UiAction, Words, games};

use crate::ui::panels::game_cards::{Stand, begun};

const WORDS: [&str; 4] = ["close", "new-back", "start-game", "new-details"];

/// The panel at a step, over a game without moves.
fn stand(kind: GameKind, step: NewGameStep) -> Stand {
    let mut stand = Stand::new(begun(kind, 0), &[]);
    stand.draft.step = step;
    stand
}

/// The places of all labels once the panel's size is stable.
fn labelled(stand: &mut Stand) -> Vec<(String, egui::Rect)> {
    for _ in 0..3 {
        stand.frame(None);
    }
    let _ = Names::take(&stand.ctx);
    stand.frame(None);
    Names::take(&stand.ctx).0
}

fn place(all: &[(String, egui::Rect)], label: &str) -> egui::Rect {
    let found = all.iter().find(|(name, _)| name == label);
    found.unwrap_or_else(|| panic!("no {label:?} in {all:?}")).1
}

#[test]
fn the_first_step_needs_no_scrolling_in_a_window_of_1280_by_720() {
    let words = Words::default();
    let screen = |stand: &Stand| egui::Rect::from_min_size(egui::Pos2::ZERO, stand.size);
    for kind in GameKind::ALL {
        for (events, changed) in [(0, false), (3, false), (0, true), (3, true)] {
            let mut stand = Stand::new(begun(kind, events), &[]).in_window(1280.0, 720.0, 1.0);
            if changed {
                // These settings show the most lines of text.
                stand.draft.seats = [Seat::Computer(4), Seat::Computer(6)];
                for state in Setup::new(kind).option_states() {
                    let value = state.accepted.last().unwrap();
                    stand.draft.setup.set_option(state.name, value).unwrap();
                }
            }
            let all = labelled(&mut stand);
            let foot = if events == 0 {
                "start-game"
            } else {
                "begin-anew"
            };
            let foot = place(&all, &words.get(foot));
            let title = place(&all, &words.get("close"));
            for (name, rect) in &all {
                assert!(
                    screen(&stand).contains_rect(*rect),
                    "{kind}: {name} {rect:?}"
                );
                let footer = rect.min.y == foot.min.y;
                let above = rect.max.y <= foot.min.y && rect.max.y >= title.min.y;
                assert!(footer || above, "{kind}: {name} {rect:?}, footer {foot:?}");
            }
            let _ = place(&all, &words.get("new-details"));
        }
    }
}

#[test]
fn small_upright_and_enlarged_windows_show_title_and_footer_with_nothing_beside_the_panel() {
    let words = Words::default();
    for (width, height, scale) in [
        (640.0, 360.0, 1.0),
        (640.0, 360.0, 2.0),
        (390.0, 844.0, 1.0),
        (390.0, 844.0, 2.0),
        (1280.0, 720.0, 2.0),
    ] {
        for kind in GameKind::ALL {
            for step in [
                NewGameStep::Players,
                NewGameStep::Rules,
                NewGameStep::Throws,
                NewGameStep::Clock,
                NewGameStep::PlayerChoice,
            ] {
                let mut stand = stand(kind, step).in_window(width, height, scale);
                let all = labelled(&mut stand);
                let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, stand.size);
                for key in ["close", "start-game"] {
                    let rect = place(&all, &words.get(key));
                    let whole = screen.contains_rect(rect);
                    assert!(
                        whole,
                        "{width}x{height} at {scale}: {kind} {step:?}: {key} {rect:?}"
                    );
                }
                for (name, rect) in &all {
                    let inside = rect.min.x >= 0.0 && rect.max.x <= screen.max.x;
                    assert!(
                        inside,
                        "{width}x{height} at {scale}: {kind}: {name} {rect:?}"
                    );
                }
            }
        }
    }
}

/// Every value of every option, as names.
fn values(setup: &Setup) -> BTreeSet<(&'static str, &'static str)> {
    setup
        .option_states()
        .iter()
        .map(|state| (state.name, state.value))
        .collect()
}

#[test]
fn keys_alone_reach_every_value_of_every_option() {
    let words = Words::default();
    let passed: Vec<String> = WORDS.iter().map(|key| words.get(key)).collect();
    for kind in GameKind::ALL {
        let mut stand = stand(kind, NewGameStep::Players);
        assert!(stand.strike(&words.get("new-details")).is_none());
        assert_eq!(stand.draft.step, NewGameStep::Rules);
        let mut met = values(&stand.draft.setup);
        for _ in 0..80 {
            let (_, focused) = stand.frame(Some(Key::Tab));
            if focused.iter().any(|label| !passed.contains(label)) {
                stand.frame(Some(Key::Space));
                met.extend(values(&stand.draft.setup));
            }
        }
        for state in Setup::new(kind).option_states() {
            for value in state.accepted {
                let wanted = (state.name, *value);
                assert!(met.contains(&wanted), "{kind}: {wanted:?} is out of reach");
            }
        }
    }
}

#[test]
fn one_press_restores_every_option_of_the_preset() {
    let words = Words::default();
    for kind in GameKind::ALL {
        for preset in kind.presets() {
            let mut stand = stand(kind, NewGameStep::Rules);
            for state in Setup::new(kind).option_states() {
                let other = state.accepted.iter().find(|value| **value != state.value);
                let setup = &mut stand.draft.setup;
                setup.set_option(state.name, other.unwrap()).unwrap();
            }
            let name = words.preset(preset, "");
            let button = match kind.presets().len() {
                1 => words.get("as-in-only"),
                _ => words.with("as-in", &[("preset", name.into())]),
            };
            stand.strike(&button);
            let mut wanted = Setup::new(kind);
            wanted.set_preset(preset).unwrap();
            assert_eq!(stand.draft.setup, wanted);
        }
    }
}

#[test]
fn a_chosen_clock_is_explained() {
    let words = Words::default();
    let mut stand = stand(GameKind::Tapatan, NewGameStep::Clock);
    for _ in 0..3 {
        stand.frame(None);
    }
    let waits = words.get("clock-waits-line");
    assert!(stand.shown.contains(&words.get("clock-none-line")));
    assert!(!stand.shown.contains(&waits));
    for key in ["clock-sudden-death", "clock-increment", "clock-hourglass"] {
        stand.strike(&words.get(key));
        stand.frame(None);
        assert!(stand.draft.clock.is_some(), "{key}");
        for line in [words.get(&format!("{key}-line")), waits.clone()] {
            assert!(stand.shown.contains(&line), "{line}: {}", stand.shown);
        }
    }
}

#[test]
fn either_step_starts_the_chosen_game() {
    let words = Words::default();
    for kind in GameKind::ALL {
        for step in [
            NewGameStep::Players,
            NewGameStep::Rules,
            NewGameStep::Throws,
        ] {
            for by_enter in [false, true] {
                let mut stand = stand(kind, step);
                let state = Setup::new(kind).option_states().remove(0);
                let value = state.accepted.last().unwrap();
                stand.draft.setup.set_option(state.name, value).unwrap();
                stand.draft.seats = [Seat::Computer(2), Seat::Person];
                let action = if by_enter {
                    stand.frame(None);
                    stand.frame(Some(Key::Enter)).0
                } else {
                    stand.strike(&words.get("start-game"))
                };
                let Some(UiAction::Intent(Intent::New(new))) = action else {
                    panic!("{kind}, {step:?}: a game begins, not {action:?}");
                };
                assert_eq!(new.setup, stand.draft.setup);
                assert_eq!(new.seats, [Seat::Computer(2), Seat::Person]);
            }
        }
    }
}

#[test]
fn going_back_keeps_the_choices() {
    let words = Words::default();
    let mut stand = stand(GameKind::Tablut, NewGameStep::Rules);
    stand.draft.setup.set_option("king", "flanked").unwrap();
    let chosen = stand.draft.setup.clone();
    assert!(stand.strike(&words.get("new-back")).is_none());
    assert_eq!(stand.draft.step, NewGameStep::Players);
    assert_eq!(stand.draft.setup, chosen);
    assert!(!stand.draft.step_back(), "the first step is the first");
    stand.draft.step = NewGameStep::Rules;
    assert!(stand.draft.step_back());
}

#[test]
fn any_player_can_take_either_side_and_sides_swap() {
    let words = Words::default();
    let kind = GameKind::Tablan;
    let mut stand = stand(kind, NewGameStep::Players);
    stand.draft.seats = [Seat::Person, Seat::Computer(3)];
    stand.strike(&words.get("new-swap"));
    assert_eq!(stand.draft.seats, [Seat::Computer(3), Seat::Person]);
    assert_eq!(
        stand.draft.edited,
        Side::First,
        "the computer's face goes along"
    );
    stand.strike(&words.get(&Player::new(5).key(kind)));
    assert_eq!(stand.draft.seats, [Seat::Computer(5), Seat::Person]);
    let you = format!("{}: {}", words.side(kind, Side::Second), words.get("you"));
    stand.strike(&you);
    assert_eq!(stand.draft.edited, Side::Second);
    stand.strike(&words.get(&Player::new(1).key(kind)));
    assert_eq!(stand.draft.seats, [Seat::Computer(5), Seat::Computer(1)]);
    stand.strike(&words.get("seat-person"));
    assert_eq!(stand.draft.seats, [Seat::Computer(5), Seat::Person]);
}

#[test]
fn every_level_has_a_distinct_face() {
    for kind in GameKind::ALL {
        let levels = Player::MIN_LEVEL..=Player::levels(kind);
        let faces: Vec<_> = levels
            .map(|level| games::portrait(kind, level).unwrap_or_else(|| panic!("{kind} {level}")))
            .collect();
        for (i, face) in faces.iter().enumerate() {
            assert!(!faces[..i].contains(face), "{kind}: two levels look alike");
        }
        assert!(games::portrait(kind, Player::levels(kind) + 1).is_none());
        assert!(games::portrait(kind, 0).is_none());
    }
}

#[test]
fn every_value_and_preset_has_a_picture_and_every_option_one_group() {
    for kind in GameKind::ALL {
        let mut pictures = Vec::new();
        let states = Setup::new(kind).option_states();
        for state in &states {
            for value in state.accepted {
                let picture = games::option_picture(kind, state.name, value)
                    .unwrap_or_else(|| panic!("{kind}: {}={value}", state.name));
                assert!(
                    !pictures.contains(&picture),
                    "{kind}: {}={value}",
                    state.name
                );
                pictures.push(picture);
            }
        }
        for preset in kind.presets() {
            assert!(games::preset_picture(kind, preset).is_some(), "{preset}");
        }
        let mut grouped: Vec<&str> = games::option_groups(kind)
            .iter()
            .flat_map(|group| group.options.iter().copied())
            .collect();
        let mut all: Vec<&str> = states.iter().map(|state| state.name).collect();
        grouped.sort_unstable();
        all.sort_unstable();
        assert_eq!(grouped, all, "{kind}");
    }
}

#[test]
fn a_controller_moves_between_choices_and_presses_them() {
    let words = Words::default();
    let mut stand = stand(GameKind::Tapatan, NewGameStep::Players);
    stand.frame(None);
    let mut push = |button| {
        let focused = stand.ctx.memory(|memory| memory.focused().is_some());
        let key = key_of(button, focused);
        let (_, names) = stand.frame(key);
        // A control that an arrow reaches gets the focus a frame later.
        let later = stand.frame(None).1;
        (key, [names, later].concat(), stand.draft.clone())
    };
    assert_eq!(push(GamepadButton::South).0, None, "it says start");
    push(GamepadButton::DPadDown);
    let wanted = words.get(&Player::new(5).key(GameKind::Tapatan));
    let mut met = Vec::new();
    for button in std::iter::repeat_n(GamepadButton::DPadDown, 4)
        .chain(std::iter::repeat_n(GamepadButton::DPadRight, 9))
        .chain(std::iter::repeat_n(GamepadButton::DPadLeft, 9))
        .chain(std::iter::repeat_n(GamepadButton::RightTrigger, 40))
    {
        let (_, names, _) = push(button);
        met.extend(names.clone());
        if names.contains(&wanted) {
            let (key, _, draft) = push(GamepadButton::South);
            assert_eq!(key, Some(Key::Enter));
            assert_eq!(draft.seats[1], Seat::Computer(5));
            return;
        }
    }
    panic!("{wanted} is not among {met:?}");
}
