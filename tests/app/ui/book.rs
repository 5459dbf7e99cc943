//! Tests the rules book: the way from a refusal to its page, search, every page in every size, and play on its boards.

use std::path::Path;
use std::time::Duration;

use bevy_egui::egui::{
    Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, pos2, vec2,
};
use tavoliere::book::Book;
use tavoliere::rules::{Expect, GameKind, Setup};
use tavoliere::stage::Layout;
use tavoliere::store::{Seat, Settings};
use tavoliere::table::{Location, Table};
use tavoliere::ui::book::{Leaf, book, played_sentence, search};
use tavoliere::ui::games;
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::{LOCALES, Locale};
use tavoliere::ui::toast::Cover;
use tavoliere::ui::{BookState, Toasts, UiAction, View, Words, theme};

use crate::rig::Rig;
use crate::views::ViewParts;

/// The text of a language's pages.
pub fn book_pages(locale: &Locale) -> &'static str {
    let path = format!("locales/{}/book_pages.ftl", locale.tag);
    Box::leak(asset(&path).into_boxed_str())
}

/// The text of a game's book.
pub fn book_text(game: GameKind) -> String {
    asset(&format!("book/{game}.txt"))
}

fn asset(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets")
        .join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The texts of a language, including the book's.
pub fn whole_words(locale: &'static Locale) -> Words {
    let mut words = Words::of(locale);
    words.add_book(book_pages(locale).to_owned());
    words
}

/// The book with all its pages.
pub fn whole_book() -> BookState {
    let mut state = BookState::default();
    let read = |game| Book::read(game, &book_text(game)).unwrap();
    state.set_books(GameKind::ALL.map(read).to_vec());
    state
}

fn english() -> Words {
    whole_words(Locale::fallback())
}

const SIZES: [Vec2; 3] = [vec2(1920.0, 1080.0), vec2(640.0, 360.0), vec2(390.0, 844.0)];

/// The book over a table, in a separate window.
struct Desk {
    rig: Rig,
    ctx: Context,
    words: Words,
    settings: Settings,
    state: BookState,
    size: Vec2,
    now: Duration,
    labels: Vec<(String, Rect)>,
}

/// `true` for the name of the board on a page.
fn is_board(name: &str) -> bool {
    name.starts_with("Board: ")
}

impl Desk {
    fn new(game: GameKind, size: Vec2) -> Desk {
        let mut rig = Rig::with_stage();
        rig.begin(Setup::new(game), [Seat::Person; 2], 2);
        let ctx = Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        let mut desk = Desk {
            rig,
            ctx,
            words: english(),
            settings: Settings::default(),
            state: whole_book(),
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
        let parts = ViewParts::default();
        let view = View {
            words: &self.words,
            settings: &self.settings,
            reduced_motion: self.settings.reduced_motion,
            ..parts.view(table)
        };
        self.now += Duration::from_millis(20);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.now.as_secs_f64()),
            events,
            ..RawInput::default()
        };
        let (state, now) = (&mut self.state, self.now);
        let mut action = None;
        let _ = Names::take(&self.ctx);
        let _ = self.ctx.run_ui(input, |ui| {
            action = book(ui.ctx(), &view, state, now);
        });
        self.labels = Names::take(&self.ctx).0;
        action
    }

    /// The place of the board on the page.
    fn board(&self) -> Rect {
        let found = self.labels.iter().find(|(name, _)| is_board(name));
        found
            .unwrap_or_else(|| panic!("no board in {:?}", self.labels))
            .1
    }

    /// The place of a control with this label.
    fn place(&self, label: &str) -> Rect {
        let found = self.labels.iter().find(|(name, _)| name == label);
        found
            .unwrap_or_else(|| panic!("no {label:?} in {:?}", self.labels))
            .1
    }

    /// The place of the focused control.
    fn focus(&self) -> Option<Rect> {
        let id = self.ctx.memory(|memory| memory.focused())?;
        Some(self.ctx.read_response(id)?.rect)
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
    let mut state = whole_book();
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
                    let board = desk.board();
                    assert!(board.width() > 100.0, "{game} {leaf:?} {size:?}: {board:?}");
                }
            }
        }
    }
}

/// Runs frames until all motion ends. Returns the number of times that the board restarted.
fn rounds(desk: &mut Desk) -> usize {
    let mut rounds = 0;
    let mut before = Some(0);
    for _ in 0..2000 {
        desk.frame(Vec::new());
        let step = desk.state.board.as_ref().unwrap().step;
        rounds += usize::from(step == Some(1) && before == Some(0));
        before = step;
        if !desk.state.is_moving() {
            return rounds;
        }
    }
    panic!("it moves on and on");
}

#[test]
fn a_page_plays_its_example_three_times() {
    let mut desk = Desk::new(GameKind::Tablut, SIZES[0]);
    desk.state.explain("TT-5");
    assert_eq!(rounds(&mut desk), 3);
    let board = desk.state.board.as_ref().unwrap();
    assert_eq!(board.step, Some(1));
    assert_eq!(board.position, board.example().after(1));
    let show = desk.place(&desk.words.get("book-show")).center();
    desk.click(show);
    assert!(desk.state.is_moving());
    assert_eq!(rounds(&mut desk), 1);
}

#[test]
fn with_reduced_motion_the_example_shows_its_end() {
    let mut desk = Desk::new(GameKind::Tablut, SIZES[0]);
    desk.settings.reduced_motion = true;
    desk.state.explain("TT-5");
    desk.frame(Vec::new());
    assert!(!desk.state.is_moving());
    assert_eq!(desk.state.board.as_ref().unwrap().step, Some(1));
}

#[test]
fn the_board_is_played_by_keys_and_left_by_them() {
    let mut desk = Desk::new(GameKind::Tapatan, SIZES[0]);
    desk.settings.reduced_motion = true;
    desk.state.explain("TP-5");
    desk.state.board.as_mut().unwrap().show_step(0);
    desk.frame(Vec::new());
    let cursor = |desk: &Desk| desk.state.board.as_ref().unwrap().cursor;
    for _ in 0..60 {
        desk.strike(Key::Tab);
        if desk.focus() == Some(desk.board()) {
            break;
        }
    }
    desk.strike(Key::ArrowUp);
    assert!(cursor(&desk).is_some(), "the keys never reached the board");
    // Keys must reach and press every place, and at least one press must play a move.
    let mut played = false;
    'all: for from in 0..9 {
        for to in 0..9 {
            let board = desk.state.board.as_mut().unwrap();
            board.show_step(0);
            for place in [from, to] {
                desk.state.board.as_mut().unwrap().cursor = Some(Location::Board(place));
                desk.strike(Key::Enter);
            }
            if desk.state.board.as_ref().unwrap().step.is_none() {
                played = true;
                break 'all;
            }
        }
    }
    assert!(played);
    assert!(desk.state.go_back(), "Esc leaves the board first");
    desk.frame(Vec::new());
    assert_eq!(cursor(&desk), None);
    assert_eq!(desk.focus(), None);
    assert!(!desk.state.go_back(), "and then the book");
}

#[test]
fn the_keyboard_alone_reaches_everything() {
    for size in SIZES {
        let mut desk = Desk::new(GameKind::Tablut, size);
        desk.settings.reduced_motion = true;
        desk.state.explain("TT-5");
        desk.frame(Vec::new());
        let mut reached = Vec::new();
        for _ in 0..80 {
            desk.strike(Key::Tab);
            let labels = desk.labels.clone();
            let focus = desk.focus();
            reached.extend(labels.into_iter().filter(|(_, rect)| Some(*rect) == focus));
        }
        for (label, _) in &desk.labels {
            let met = reached.iter().any(|(name, _)| name == label);
            assert!(met, "{size:?}: {label:?} is not among {reached:?}");
        }
    }
}

#[test]
fn search_results_are_found_and_opened() {
    let mut desk = Desk::new(GameKind::Tablut, SIZES[0]);
    desk.state.search = "corner".to_owned();
    desk.frame(Vec::new());
    let title = desk.words.get("book-tablut-five-escape");
    let link = desk.place(&title).center();
    desk.click(link);
    assert_eq!(desk.state.page().unwrap().name, "five-escape");
    assert!(desk.state.search.is_empty());
}

/// Presses the link of a note over a panel or over the table, and returns what it opens.
fn press_link(toasts: &Toasts, name: &str, cover: Cover) -> Option<UiAction> {
    let words = english();
    let ctx = Context::default();
    theme::apply(&ctx, games::accent(GameKind::ALL[0]));
    let layout = Layout::of((1280.0, 720.0).into(), 1.0, GameKind::Tablut);
    ctx.set_pixels_per_point(layout.unit);
    let mut asked = None;
    let mut at = Pos2::ZERO;
    for frame in 0..6 {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let events = match frame {
            3 => vec![Event::PointerMoved(at), button(true)],
            4 => vec![button(false)],
            _ => Vec::new(),
        };
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))),
            time: Some(f64::from(frame)),
            events,
            ..RawInput::default()
        };
        let _ = Names::take(&ctx);
        let mut pressed = None;
        let _ = ctx.run_ui(input, |ui| {
            pressed = toasts.show(ui.ctx(), &words, &layout, cover);
        });
        let labels = Names::take(&ctx).0;
        at = labels.iter().find(|(label, _)| *label == name)?.1.center();
        asked = asked.or(pressed);
    }
    asked
}

#[test]
fn pressing_a_refusal_explains_it() {
    let mut toasts = Toasts::default();
    toasts.add("The throne is closed.".to_owned(), Some("TT-4"));
    assert_eq!(toasts.rule(), Some("TT-4"));
    let why = english().get("book-why");
    let asked = press_link(&toasts, &why, Cover::Nothing);
    assert!(
        matches!(asked, Some(UiAction::Explain("TT-4"))),
        "{asked:?}"
    );
    // A panel covers the book.
    assert!(press_link(&toasts, &why, Cover::Panel).is_none());
}

#[test]
fn the_systems_message_is_shown_on_request() {
    let mut toasts = Toasts::default();
    toasts.add_problem("The game couldn’t be saved.".to_owned(), "os error 28");
    let details = english().get("toast-details");
    for cover in [Cover::Nothing, Cover::Home, Cover::Panel] {
        let asked = press_link(&toasts, &details, cover);
        assert!(matches!(asked, Some(UiAction::ShowDetails)), "{cover:?}");
    }
    toasts.show_details();
    assert!(press_link(&toasts, &details, Cover::Nothing).is_none());
}

#[test]
fn a_rule_requested_while_pages_load_opens_afterwards() {
    let mut state = BookState::default();
    assert!(state.explain("TW-11"));
    assert!(!state.has_books());
    let read = |game| Book::read(game, &book_text(game)).unwrap();
    state.set_books(GameKind::ALL.map(read).to_vec());
    assert_eq!(state.page().unwrap().name, "way-back");
}

#[test]
fn the_book_shows_that_its_pages_are_loading() {
    let mut desk = Desk::new(GameKind::Tablut, SIZES[2]);
    desk.state = BookState::default();
    desk.words = Words::default();
    desk.frame(Vec::new());
    assert!(desk.labels.iter().all(|(name, _)| !is_board(name)));
    let close = desk.place(&desk.words.get("close")).center();
    assert!(matches!(desk.click(close), Some(UiAction::Close)));
}

#[test]
fn presses_play_by_the_rules() {
    let words = english();
    let mut state = whole_book();
    state.explain("TP-5");
    let board = state.board.as_mut().unwrap();
    // White can't move Black's piece.
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
fn throws_on_a_page_work() {
    let mut state = whole_book();
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
    let words = english();
    let mut state = whole_book();
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
    let mut state = whole_book();
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
fn the_ends_of_the_book_have_one_page_turn() {
    for size in SIZES {
        let mut desk = Desk::new(GameKind::Tapatan, size);
        let leaves = desk.state.leaves();
        let ends = [(leaves[0], false), (*leaves.last().unwrap(), true)];
        for (leaf, back) in ends {
            desk.state.turn_to(GameKind::Tapatan, leaf);
            desk.frame(Vec::new());
            desk.frame(Vec::new());
            for (key, leads_back) in [("book-last-page", true), ("book-next-page", false)] {
                let name = desk.words.get(key);
                let is_shown = desk.labels.iter().any(|(label, _)| *label == name);
                assert_eq!(is_shown, leads_back == back, "{leaf:?} {key}");
            }
        }
    }
}

#[test]
fn captions_say_choices_in_words() {
    let mut state = whole_book();
    let mut caption = |rule: &str, words: &Words| {
        assert!(state.explain(rule));
        let example = state.board.as_ref().unwrap().example();
        played_sentence(words, &example.position, example.choices[0])
    };
    let words = english();
    let mut english = |rule| caption(rule, &words);
    assert_eq!(english("TN-12"), "Blue uses an 8: h2 to a3, and captures.");
    assert_eq!(english("TN-8"), "Blue uses half of an 8: h2 to d2.");
    assert_eq!(english("TN-21"), "Blue picks “Start a piece”.");
    assert_eq!(english("TT-5"), "Black: a7 to d7, and captures.");
    assert_eq!(english("TW-8"), "White uses a 6: enters on 6, and hits.");
    let italian = LOCALES.iter().find(|locale| locale.tag == "it").unwrap();
    assert_eq!(
        caption("TN-12", &whole_words(italian)),
        "Il Blu usa un 8: da h2 a a3 e cattura."
    );
}

#[test]
fn the_board_marks_the_latest_choice() {
    let mut state = whole_book();
    state.explain("TT-6");
    let board = state.board.as_mut().unwrap();
    assert!(board.latest().is_none());
    board.show_step(1);
    let trace = board.latest().unwrap().trace.as_ref().unwrap();
    assert_eq!(trace.captured.len(), 2);
    // The captured king stays on his square.
    state.explain("TT-8");
    let board = state.board.as_mut().unwrap();
    board.show_step(1);
    let trace = board.latest().unwrap().trace.as_ref().unwrap();
    assert!(trace.captured.iter().any(|captured| captured.stays));
    state.explain("TN-12");
    let board = state.board.as_mut().unwrap();
    board.show_step(1);
    let trace = board.latest().unwrap().trace.as_ref().unwrap();
    // Each of the eight steps is a location of its way.
    assert_eq!((trace.way.path.len(), trace.captured.len()), (9, 1));
}

#[test]
fn a_link_leads_to_its_page_and_the_cross_closes() {
    let mut desk = Desk::new(GameKind::Tablut, SIZES[0]);
    let words = english();
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
