//! Layout tests of upside-down panels, for two people opposite each other.

use std::fmt::Write;

use bevy_egui::egui::{self, Event, Pos2, Rect};
use tavoliere::input::Press;
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::stage::Facing;
use tavoliere::store::Seating;
use tavoliere::table::targets::question;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::upside_down::HalfTurn;
use tavoliere::ui::{Panel, UiAction};

use super::games::Tables;
use super::panel_window::PanelWindow;
use super::scene::{PanelState, Scene};
use super::seen::Seen;
use super::sizes::{TABLETS, WINDOWS, Window, text_scales};
use crate::ui::book::{whole_book, whole_words};

/// The seatings in which a panel is upside down.
const UPSIDE_DOWN: [Facing; 3] = [
    Facing::of(Seating::Opposite, false, true),
    Facing::of(Seating::FlatTablet, false, true),
    Facing::of(Seating::FlatTablet, false, false),
];

/// Everything beside and over the board, in every seating.
fn scenes(kind: GameKind) -> Vec<Scene> {
    let tables = Tables::people(kind);
    let is_far = |game: &GameRecord| {
        game.turns().len() >= 5 && matches!(game.expect(), Expect::Move(Side::Second))
    };
    let asks = |game: &GameRecord| question(game.position()).is_some();
    let far = tables.at(is_far).unwrap();
    let mut journal = Scene::new("the journal", far.clone());
    journal.open.move_list = true;
    let mut scenes = vec![
        Scene::new("the beginning", tables.begun()),
        Scene::new("the far turn", far.clone()),
        journal,
    ];
    scenes.extend(tables.at(asks).map(|table| Scene::new("a question", table)));
    for panel in [Panel::Settings, Panel::Pause] {
        scenes.push(Scene::panel(format!("{panel:?}"), far.clone(), panel));
    }
    scenes
}

/// The windows of a seating. Only the seating for tablets differs in a tablet's windows.
fn windows(facing: Facing) -> Vec<Window> {
    let tablets = TABLETS
        .into_iter()
        .filter(|_| facing.seating == Seating::FlatTablet);
    WINDOWS.into_iter().chain(tablets).collect()
}

#[test]
fn every_text_fits_for_two_people_opposite_each_other() {
    let mut report = String::new();
    for (kind, locale) in GameKind::ALL
        .iter()
        .flat_map(|kind| LOCALES.iter().map(|locale| (*kind, locale)))
    {
        let words = whole_words(locale);
        let scenes = scenes(kind);
        for (facing, window) in UPSIDE_DOWN.into_iter().flat_map(|facing| {
            windows(facing)
                .into_iter()
                .map(move |window| (facing, window))
        }) {
            for text_scale in text_scales() {
                for scene in &scenes {
                    let mut stand =
                        PanelWindow::new(&words, window, text_scale, kind).facing(facing);
                    for fault in stand.faults(scene) {
                        let _ = writeln!(
                            report,
                            "{kind} {} {window:?} {text_scale} {:?} {}: {fault}",
                            locale.tag, facing.seating, scene.name
                        );
                    }
                }
            }
        }
    }
    assert!(
        report.is_empty(),
        "{} faults\n{report}",
        report.lines().count()
    );
}

/// The area of a row of text whose middle is in a place.
fn row_in(seen: &Seen, text: &str, place: Rect) -> Rect {
    let row = seen
        .rows
        .iter()
        .find(|row| row.text == text && place.contains(row.ink.center()));
    row.unwrap_or_else(|| panic!("no {text:?} in {place:?}"))
        .ink
}

#[test]
fn upside_down_panels_are_pressed_at_their_visible_place() {
    let words = whole_words(&LOCALES[0]);
    for facing in UPSIDE_DOWN {
        for window in WINDOWS {
            let side = if facing.far_side_acts {
                Side::Second
            } else {
                Side::First
            };
            let thrown =
                |game: &GameRecord| game.events().len() > 2 && game.expect() == Expect::Throw(side);
            let tables = Tables {
                setup: Setup::new(GameKind::Tawula),
                ..Tables::people(GameKind::Tawula)
            };
            let table = tables.at(thrown);
            let scene = Scene::new("a throw", table.unwrap());
            let mut stand = PanelWindow::new(&words, window, 1.0, GameKind::Tawula).facing(facing);
            let mut state = PanelState {
                book: whole_book(),
                ..PanelState::default()
            };
            let mut seen = Seen::default();
            for _ in 0..3 {
                seen = stand.frame(&scene, &mut state, Vec::new());
            }
            let layout = &stand.layout;
            let place = match layout.far_actions {
                Some(far) if facing.far_side_acts => far,
                _ => layout.actions,
            };
            let place = Rect::from_min_max(
                egui::pos2(place.min.x, place.min.y),
                egui::pos2(place.max.x, place.max.y),
            );
            let throw = words.get("roll");
            let button = row_in(&seen, &throw, place);
            let is_throw =
                |asked: &Option<UiAction>| matches!(asked, Some(UiAction::Press(Press::Throw)));
            let mut press = |at: Pos2| {
                let mut asked = false;
                for pressed in [true, false] {
                    let event = Event::PointerButton {
                        pos: at,
                        button: egui::PointerButton::Primary,
                        pressed,
                        modifiers: egui::Modifiers::NONE,
                    };
                    stand.frame(&scene, &mut state, vec![Event::PointerMoved(at), event]);
                    asked |= is_throw(&stand.asked);
                }
                stand.frame(&scene, &mut state, vec![Event::PointerGone]);
                asked
            };
            let report = format!("{facing:?} {window:?}");
            assert!(
                press(button.center()),
                "{report}: a press at the visible place counts"
            );
            let mirrored = HalfTurn::about(place).point(button.center());
            if !button.contains(mirrored) {
                assert!(
                    !press(mirrored),
                    "{report}: a press at the mirrored place must not count"
                );
            }
        }
    }
}
