//! Layout tests of the screens before the table.

use tavoliere::rules::GameKind;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::{PlatformFeatures, Words, loading};

use super::panel_window::PanelWindow;
use super::seen::{faults, seen};
use super::sizes::{WINDOWS, text_scales};

#[test]
fn texts_of_the_screens_before_the_table_fit() {
    for locale in LOCALES {
        let words = Words::of(locale);
        for window in WINDOWS {
            for text_scale in text_scales() {
                let mut stand = PanelWindow::new(&words, window, text_scale, GameKind::Tablan);
                let screen = stand.screen();
                let missing = ["tablan/board.webp", "tablan/blue.webp"].map(str::to_owned);
                let desktop = PlatformFeatures::default();
                let page = PlatformFeatures {
                    page: Some("https://example.org/"),
                    ..desktop
                };
                for failed in [None, Some(desktop), Some(page)] {
                    let mut shapes = Vec::new();
                    for _ in 0..3 {
                        shapes = stand.plain_frame(|ctx| {
                            if let Some(platform) = failed {
                                loading::failed(ctx, &words, platform, &missing);
                            } else {
                                loading::loading(ctx, &words, 0.5);
                            }
                        });
                    }
                    let mut seen = seen(&shapes);
                    // The frame around the window isn't a surface of a text.
                    seen.faces.clear();
                    for row in &mut seen.rows {
                        row.face = None;
                    }
                    let faults = faults(&seen, screen, &[screen]);
                    let tag = locale.tag;
                    assert!(
                        faults.is_empty(),
                        "{tag} {window:?} {text_scale}: {faults:?}"
                    );
                }
            }
        }
    }
}
