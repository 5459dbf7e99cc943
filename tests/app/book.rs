//! The book of the rules: from a refusal to its page, search, every page in every size, and play.

use std::time::Duration;

use bevy_egui::egui::{
    Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2,
};
use tavoliere::rules::{Expect, GameKind, Setup};
use tavoliere::stage::{Layout, Timeline};
use tavoliere::store::{Seat, Settings};
use tavoliere::table::{Saved, Table};
use tavoliere::ui::book::{Leaf, book, search};
use tavoliere::ui::widget::Labelled;
use tavoliere::ui::{BookState, Icons, PlatformFeatures, UiAction, Version, View, Words, theme};

use crate::rig::Rig;

const SIZES: [(f32, f32); 3] = [(1920.0, 1080.0), (640.0, 360.0), (390.0, 844.0)];

/// The book over a table, in a window of its own.
struct Desk {
    rig: Rig,
    ctx: Context,
    state: BookState,
    size: (f32, f32),
    now: Duration,
    labels: Vec<(String, Rect)>,
}

impl Desk {
    fn new(game: GameKind, size: (f32, f32)) -> Desk {
        let mut rig = Rig::with_stage();
        rig.begin(Setup::new(game), [Seat::Person; 2], 2);
        let ctx = Context::default();
        theme::apply(&ctx);
        let mut desk = Desk {
            rig,
            ctx,
            state: BookState::default(),
            size,
            now: Duration::from_secs(1),
            labels: Vec::new(),
        };
        desk.frame(Vec::new());
        desk.frame(Vec::new());
        desk
    }

    fn frame(&mut self, events: Vec<Event>) -> Option<UiAction> {
        let world = self.rig.app.world();
        let table = world.resource::<Table>();
        let events_shown = table.game().events().len();
        let position = table.game().position().clone();
        let words = Words::default();
        let view = View {
            words: &words,
            icons: &Icons::default(),
            layout: &Layout::default(),
            settings: &Settings::default(),
            platform: PlatformFeatures::default(),
            version: Version::default(),
            saved: &Saved::default(),
            table,
            position: &position,
            events: events_shown,
            picked: None,
            timeline: &Timeline::default(),
            moving: false,
            turns: table.game().turns_at(events_shown),
        };
        self.now += Duration::from_millis(20);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(
                Pos2::ZERO,
                vec2(self.size.0, self.size.1),
            )),
            time: Some(self.now.as_secs_f64()),
            events,
            ..RawInput::default()
        };
        let (state, now) = (&mut self.state, self.now);
        let mut action = None;
        let _ = Labelled::take(&self.ctx);
        let _ = self.ctx.run_ui(input, |ui| {
            action = book(ui.ctx(), &view, state, now);
        });
        self.labels = Labelled::take(&self.ctx).0;
        action
    }

    /// Where something with a label is.
    fn place(&self, label: &str) -> Rect {
        let found = self.labels.iter().find(|(name, _)| name == label);
        found
            .unwrap_or_else(|| panic!("no {label:?} in {:?}", self.labels))
            .1
    }

    fn click(&mut self, at: Pos2) -> Option<UiAction> {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(at), button(true)]);
        let action = self.frame(vec![button(false)]);
        action.or(self.frame(Vec::new()))
    }

    fn strike(&mut self, key: Key) {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![event(true)]);
        self.frame(vec![event(false)]);
    }
}

#[test]
fn a_refusal_opens_its_page() {
    let mut state = BookState::default();
    assert!(state.explain("TT-4"));
    assert_eq!(state.game(), GameKind::Tablut);
    assert_eq!(state.page().unwrap().name, "throne");
    assert!(state.explain("TW-11"));
    assert_eq!(state.page().unwrap().name, "way-back");
    assert!(!state.explain("TX-1"));
    assert_eq!(state.page().unwrap().name, "way-back");
}

#[test]
fn every_page_shows_in_every_size() {
    for game in GameKind::ALL {
        for size in SIZES {
            let mut desk = Desk::new(game, size);
            assert_eq!(desk.state.game(), game);
            let leaves = desk.state.leaves();
            assert!(leaves.len() > 10);
            for leaf in leaves {
                desk.state.turn_to(game, leaf);
                desk.frame(Vec::new());
                desk.frame(Vec::new());
                assert!(!desk.labels.is_empty());
                if let Leaf::Rule { .. } = leaf {
                    let board = desk.place("board");
                    assert!(board.width() > 100.0, "{game} {leaf:?} {size:?}: {board:?}");
                }
            }
        }
    }
}

#[test]
fn the_example_moves_and_then_rests() {
    let mut desk = Desk::new(GameKind::Tablut, SIZES[0]);
    desk.state.explain("TT-5");
    desk.frame(Vec::new());
    assert!(!desk.state.is_moving());
    let words = Words::default();
    let show = desk.place(&words.get("book-show")).center();
    desk.click(show);
    assert!(desk.state.is_moving());
    for _ in 0..100 {
        desk.frame(Vec::new());
    }
    assert!(!desk.state.is_moving());
    let board = desk.state.board.as_ref().unwrap();
    assert_eq!(board.step, Some(1));
    assert_eq!(board.position, board.example().after(1));
}

#[test]
fn the_board_is_played_by_keys() {
    let mut desk = Desk::new(GameKind::Tapatan, SIZES[0]);
    desk.state.explain("TP-5");
    desk.frame(Vec::new());
    // The keys reach the board, and the cursor begins in the middle.
    for _ in 0..60 {
        desk.strike(Key::Tab);
        desk.strike(Key::ArrowUp);
        if desk.state.board.as_ref().unwrap().cursor.is_some() {
            break;
        }
    }
    // White's a1 goes to a2 and makes three.
    for key in [
        Key::ArrowLeft,
        Key::ArrowDown,
        Key::ArrowDown,
        Key::Enter,
        Key::ArrowUp,
        Key::Enter,
    ] {
        desk.strike(key);
    }
    let board = desk.state.board.as_ref().unwrap();
    assert!(board.cursor.is_some(), "the keys never reached the board");
    let moved = board.step.is_none() || board.note.is_some() || board.chosen.is_some();
    assert!(moved, "{board:?}");
}

#[test]
fn presses_play_by_the_rules() {
    use tavoliere::table::Location;
    let words = Words::default();
    let mut state = BookState::default();
    state.explain("TP-5");
    let board = state.board.as_mut().unwrap();
    // Black's piece is not White's to move.
    board.press(Location::Board(2), &words);
    assert!(board.note.is_some() || board.chosen.is_none());
    board.show_step(0);
    let targets = tavoliere::table::targets::targets(&board.position);
    let winning = targets.iter().find(|target| {
        let mut after = board.position.clone();
        after.play(target.choice).unwrap();
        after.expect() == Expect::Nothing
    });
    let winning = *winning.unwrap();
    board.press(winning.from, &words);
    assert_eq!(board.chosen, Some(winning.from));
    board.press(winning.to, &words);
    assert_eq!(board.position.expect(), Expect::Nothing);
    assert_eq!(board.step, None);
    board.show_step(0);
    assert_eq!(&board.position, &board.example().position);
}

#[test]
fn throws_on_a_page_are_taken() {
    let mut state = BookState::default();
    for rule in ["TN-5", "TW-3", "TW-1"] {
        state.explain(rule);
        let board = state.board.as_mut().unwrap();
        let before = board.position.clone();
        for _ in 0..20 {
            if board.awaits_throw() {
                board.throw();
            }
        }
        assert_ne!(board.position, before, "{rule}");
    }
}

#[test]
fn search_finds_titles_and_texts() {
    let words = Words::default();
    let mut state = BookState::default();
    state.turn_to(GameKind::Tablut, Leaf::History);
    let book = state.book().unwrap();
    let titles = |asked: &str| -> Vec<String> {
        search(&words, book, asked)
            .into_iter()
            .map(|(_, title)| title)
            .collect()
    };
    assert_eq!(
        titles("tuichi").first(),
        Some(&words.get("book-tablut-calls"))
    );
    assert!(titles("LINNAEUS").contains(&words.get("book-history")));
    assert!(titles("TT-12").contains(&words.get("book-tablut-shut-in")));
    assert!(titles("").is_empty());
    assert!(titles("no such word at all").is_empty());
}

#[test]
fn pages_turn_and_end() {
    let mut state = BookState::default();
    let leaves = state.leaves();
    state.turn(true);
    assert_eq!(state.leaf(), leaves[0]);
    for leaf in &leaves[1..] {
        state.turn(false);
        assert_eq!(state.leaf(), *leaf);
    }
    state.turn(false);
    assert_eq!(Some(&state.leaf()), leaves.last());
}

#[test]
fn a_link_leads_to_its_page_and_the_cross_closes() {
    let mut desk = Desk::new(GameKind::Tablut, SIZES[0]);
    let words = Words::default();
    desk.state.explain("TT-5");
    desk.frame(Vec::new());
    let link = desk.place(&words.get("book-tablut-how-many")).center();
    desk.click(link);
    assert_eq!(desk.state.page().unwrap().name, "how-many");
    let close = desk.place(&words.get("close")).center();
    assert!(matches!(
        desk.click(pos2(close.x, close.y)),
        Some(UiAction::Close)
    ));
}
