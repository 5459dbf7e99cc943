//! Checks that every text of every language fits in every panel at every text size, using egui's layout.

mod book;
pub mod end;
mod evening;
mod fair_throws;
pub mod games;
mod gaps;
mod home;
mod library;
mod loading;
mod names;
mod new_game;
pub mod panel_window;
mod panels;
mod players;
mod record;
mod review;
pub mod scene;
pub mod seen;
mod shared_context;
pub mod sizes;
mod statistics;
mod table;
mod throw_entry;
mod throws;
mod toasts;
mod turns;
mod upside_down;

use std::fmt::Write;

use tavoliere::rules::GameKind;
use tavoliere::ui::Words;
use tavoliere::ui::language::LOCALES;

use self::panel_window::PanelWindow;
use self::scene::Scene;
use self::sizes::{WINDOWS, Window, text_scales};
use crate::ui::book::whole_words;

/// Checks the scenes of every game in every language, window and text size.
fn check(scenes: impl Fn(GameKind, &Words) -> Vec<Scene>) {
    for kind in GameKind::ALL {
        check_in(kind, &WINDOWS, |words| scenes(kind, words));
    }
}

fn check_in(kind: GameKind, windows: &[Window], scenes: impl Fn(&Words) -> Vec<Scene>) {
    let mut report = String::new();
    for locale in LOCALES {
        let words = whole_words(locale);
        let scenes = scenes(&words);
        assert!(!scenes.is_empty(), "{kind}");
        for window in windows {
            for text_scale in text_scales() {
                for scene in &scenes {
                    let mut stand = PanelWindow::new(&words, *window, text_scale, kind);
                    stand.layout = stand.layout.looking_back(scene.review.is_some());
                    for fault in stand.faults(scene) {
                        let (tag, percent) = (locale.tag, text_scale * 100.0);
                        let Window { width, height } = window;
                        let _ = writeln!(
                            report,
                            "{tag} {width}×{height} {percent} %, {}: {fault}",
                            scene.name
                        );
                    }
                }
            }
        }
    }
    assert!(
        report.is_empty(),
        "{kind}: {} faults\n{report}",
        report.lines().count()
    );
}
