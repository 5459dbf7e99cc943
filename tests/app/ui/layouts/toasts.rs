//! Layout tests of toasts.

use tavoliere::rules::GameKind;
use tavoliere::ui::language::{LOCALES, Locale};
use tavoliere::ui::{Toasts, Words};

use super::panel_window::PanelWindow;
use super::seen::{faults, seen};
use super::sizes::{TEXT_SCALES, WINDOWS};

/// Every text of a language without variables.
fn plain_texts(locale: &'static Locale) -> Vec<String> {
    let words = Words::of(locale);
    let lines = locale.sources.iter().flat_map(|source| source.lines());
    let keys = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()))
        .map(|key| words.get(key))
        .collect()
}

#[test]
fn every_note_fits_over_every_table() {
    for locale in LOCALES {
        let words = Words::of(locale);
        let texts = plain_texts(locale);
        for (window, kind) in WINDOWS
            .iter()
            .flat_map(|w| GameKind::ALL.map(|kind| (*w, kind)))
        {
            for text_scale in TEXT_SCALES {
                let mut stand = PanelWindow::new(&words, window, text_scale, kind);
                for text in &texts {
                    let mut toasts = Toasts::default();
                    toasts.add(text.clone(), Some("TN-18"));
                    let screen = stand.screen();
                    let mut shapes = Vec::new();
                    for _ in 0..2 {
                        let layout = stand.layout.clone();
                        shapes = stand.plain_frame(|ctx| {
                            let _ = toasts.show(ctx, &words, &layout, true);
                        });
                    }
                    let faults = faults(&seen(&shapes), screen, &[screen]);
                    assert!(
                        faults.is_empty(),
                        "{} {window:?} {text_scale} {kind}: {faults:?}",
                        locale.tag
                    );
                }
            }
        }
    }
}
