//! Layout tests of toasts.

use std::time::Duration;

use tavoliere::rules::GameKind;
use tavoliere::table::Location;
use tavoliere::ui::language::{LOCALES, Locale};
use tavoliere::ui::toast::Cover;
use tavoliere::ui::{Toasts, Words};

use tavoliere::ui::kit::rect_of;

use super::panel_window::PanelWindow;
use super::seen::{faults, seen};
use super::sizes::{WINDOWS, text_scales};

/// The width of the board's frame without pieces, in design units.
const FRAME: f32 = 20.0;

/// Every text of a language without variables that is as short as a note.
fn plain_texts(locale: &'static Locale) -> Vec<String> {
    let words = Words::of(locale);
    let lines = locale.sources.iter().flat_map(|source| source.lines());
    let keys = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    /// The most letters of a note.
    const LONGEST: usize = 150;
    keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()))
        .map(|key| words.get(key))
        .filter(|text| text.chars().count() <= LONGEST)
        .collect()
}

#[test]
fn every_note_fits_beside_every_board() {
    for locale in LOCALES {
        let words = Words::of(locale);
        let texts = plain_texts(locale);
        for (window, kind) in WINDOWS
            .iter()
            .flat_map(|w| GameKind::ALL.map(|kind| (*w, kind)))
        {
            for text_scale in text_scales() {
                let mut stand = PanelWindow::new(&words, window, text_scale, kind);
                for text in &texts {
                    let mut toasts = Toasts::default();
                    toasts.add(text.clone(), Some("TN-18"));
                    let screen = stand.screen();
                    let mut shapes = Vec::new();
                    let layout = stand.layout.clone();
                    for _ in 0..2 {
                        shapes = stand.plain_frame(|ctx| {
                            let _ = toasts.show(ctx, &words, &layout, Cover::Nothing);
                        });
                    }
                    let note = stand.ctx.memory(|memory| memory.area_rect("toasts"));
                    let board = rect_of(layout.board).shrink(FRAME * layout.board_scale());
                    let note = note.expect("the note is shown");
                    assert!(
                        !note.intersects(board),
                        "{window:?} {text_scale} {kind}: {note:?} covers {board:?}: {text}"
                    );
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

#[test]
fn one_note_is_in_view_at_a_time() {
    let words = Words::default();
    let mut stand = PanelWindow::new(&words, WINDOWS[2], 1.0, GameKind::Tablut);
    let mut toasts = Toasts::default();
    toasts.add("The first.".to_owned(), None);
    toasts.add("The second.".to_owned(), None);
    let layout = stand.layout.clone();
    let mut shown = |toasts: &Toasts| {
        let mut shapes = Vec::new();
        // egui's areas are invisible in their first frame.
        for _ in 0..2 {
            shapes = stand.plain_frame(|ctx| {
                let _ = toasts.show(ctx, &words, &layout, Cover::Nothing);
            });
        }
        let rows = seen(&shapes).rows.into_iter();
        rows.map(|row| row.text.trim().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(shown(&toasts), ["The first."]);
    // The first leaves soon because the second waits.
    toasts.tick(Duration::from_millis(1500));
    assert_eq!(shown(&toasts), ["The second."]);
    // An answer to a press is there at once.
    toasts.refuse("No.".to_owned(), Some("TT-4"));
    assert!(shown(&toasts).iter().any(|text| text.starts_with("No.")));
    assert_eq!(toasts.texts().count(), 1);
}

#[test]
fn no_note_stays_for_ten_seconds() {
    let mut toasts = Toasts::default();
    toasts.add_long("A long note. ".repeat(40));
    toasts.tick(Duration::from_millis(9500));
    assert!(toasts.is_empty());
}

#[test]
fn the_next_move_removes_notes_about_the_last_one() {
    let mut toasts = Toasts::default();
    toasts.add("Saved.".to_owned(), None);
    toasts.add_about_move("Black can’t move.".to_owned());
    toasts.remove_about_move();
    assert_eq!(toasts.texts().collect::<Vec<_>>(), ["Saved."]);
    toasts.refuse("No.".to_owned(), None);
    toasts.remove_about_move();
    assert!(toasts.is_empty());
}

#[test]
fn a_refused_press_is_shown_at_its_location_for_a_moment() {
    let words = Words::default();
    let mut stand = PanelWindow::new(&words, WINDOWS[0], 1.0, GameKind::Tablut);
    let mut toasts = Toasts::default();
    let pressed = Location::Board(40);
    toasts.refuse_at("No.".to_owned(), None, pressed);
    let layout = stand.layout.clone();
    for _ in 0..2 {
        stand.plain_frame(|ctx| {
            let _ = toasts.show(ctx, &words, &layout, Cover::Nothing);
        });
    }
    let note = stand.ctx.memory(|memory| memory.area_rect("toasts"));
    let note = note.expect("the note is shown");
    let cell = layout.board_view.rect(pressed).expect("the board has it");
    let middle = layout.board.min + cell.center() * layout.board_scale();
    assert!(note.x_range().contains(middle.x));
    assert!((note.max.y - middle.y).abs() < 60.0, "{note:?} {middle}");
    toasts.tick(Duration::from_millis(2500));
    assert!(toasts.is_empty());
}

#[test]
fn on_a_phone_no_refusal_covers_a_cell() {
    let phones = WINDOWS.iter().filter(|window| window.width < 520.0);
    let mut count = 0;
    for (window, kind) in phones.flat_map(|w| GameKind::ALL.map(|kind| (*w, kind))) {
        let words = Words::default();
        let mut stand = PanelWindow::new(&words, window, 1.0, kind);
        let layout = stand.layout.clone();
        if !layout.is_phone() {
            continue;
        }
        count += 1;
        let text = words.get("toast-stuck-bar");
        for at in layout.board_view.locations() {
            let mut toasts = Toasts::default();
            toasts.refuse_at(text.clone(), Some("TW-5"), at);
            for _ in 0..2 {
                stand.plain_frame(|ctx| {
                    let _ = toasts.show(ctx, &words, &layout, Cover::Nothing);
                });
            }
            let note = stand.ctx.memory(|memory| memory.area_rect("toasts"));
            let note = note.expect("the note is shown");
            let board = rect_of(layout.board).shrink(FRAME * layout.board_scale());
            assert!(
                !note.intersects(board),
                "{window:?} {kind} {at:?}: {note:?}"
            );
        }
    }
    assert!(count >= GameKind::ALL.len());
}
