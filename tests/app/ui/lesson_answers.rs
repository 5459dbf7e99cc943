//! Tests the answers to wrong tries in a lesson, which are below its instruction.

use std::time::Duration;

use bevy::math::Vec2;
use bevy_egui::egui::{self, RawInput, Rect, Shape};
use tavoliere::rules::GameKind;
use tavoliere::stage::layout::Teaching;
use tavoliere::stage::{Layout, Tempo};
use tavoliere::store::Store;
use tavoliere::table::autosave::Saves;
use tavoliere::table::{Learning, LessonIntent};
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::lesson::{LessonNote, LessonView};
use tavoliere::ui::{OpenPanels, UiAction, View, Words, games, theme};

use crate::rig::Rig;
use crate::views::{ViewParts, show_table_panels};

/// The sizes of windows in which the note hangs, is a column, or a strip.
const WINDOWS: [(f32, f32); 3] = [(1280.0, 720.0), (640.0, 360.0), (390.0, 844.0)];

/// A lesson on the table.
fn lesson(game: GameKind) -> Rig {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.app.insert_resource(Saves(Store::in_memory()));
    let begin = LessonIntent::Begin { game, seed: 5 };
    rig.app.world_mut().write_message(begin);
    for _ in 0..3 {
        rig.frame(16);
    }
    rig
}

/// The panels of a lesson in a window.
struct Window<'a> {
    rig: &'a Rig,
    words: &'a Words,
    note: &'a LessonNote,
    ctx: egui::Context,
    layout: Layout,
    time: f64,
    /// The shown texts of the latest frame, with the sizes of their letters.
    texts: Vec<(String, f32)>,
    /// The texts of which a part is out of view.
    cut: Vec<String>,
}

impl<'a> Window<'a> {
    fn new(rig: &'a Rig, words: &'a Words, note: &'a LessonNote, size: (f32, f32)) -> Window<'a> {
        let game = rig.game().setup().kind();
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(game));
        let layout = Layout::of(Vec2::new(size.0, size.1), 1.0, game).teaching(Teaching::Step);
        ctx.set_pixels_per_point(layout.unit);
        Window {
            rig,
            words,
            note,
            ctx,
            layout,
            time: 0.0,
            texts: Vec::new(),
            cut: Vec::new(),
        }
    }

    /// Shows a frame. Returns the names in it and the requested action.
    fn frame(&mut self, events: Vec<egui::Event>) -> (Vec<(String, Rect)>, Option<UiAction>) {
        self.time += 1.0;
        let size = self.layout.window / self.layout.unit;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(
                egui::Pos2::ZERO,
                egui::vec2(size.x, size.y),
            )),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let parts = ViewParts::default();
        let view = View {
            words: self.words,
            layout: &self.layout,
            ..parts.view(self.rig.table())
        };
        let lesson_view = LessonView {
            learning: self.rig.app.world().get_resource::<Learning>(),
            note: self.note,
            tempo: Tempo::default(),
            now: Duration::from_secs(60),
        };
        let _ = Names::take(&self.ctx);
        let mut asked = None;
        let mut output = self.ctx.run_ui(input, |ui| {
            asked = show_table_panels(ui.ctx(), &view, &OpenPanels::default(), &lesson_view);
        });
        output.textures_delta.clear();
        let cut = output.shapes.iter().filter_map(|clipped| {
            let Shape::Text(text) = &clipped.shape else {
                return None;
            };
            let is_whole = clipped.clip_rect.contains_rect(text.visual_bounding_rect());
            (!is_whole).then(|| text.galley.job.text.clone())
        });
        self.cut = cut.collect();
        self.texts = output
            .shapes
            .into_iter()
            .filter_map(|clipped| match clipped.shape {
                Shape::Text(text) => {
                    let job = &text.galley.job;
                    let size = job.sections.first()?.format.font_id.size;
                    Some((job.text.clone(), size))
                }
                _ => None,
            })
            .collect();
        (Names::take(&self.ctx).0, asked)
    }

    /// The size of the letters of a text.
    fn size_of(&self, text: &str) -> f32 {
        let found = self.texts.iter().find(|(shown, _)| shown == text);
        found
            .unwrap_or_else(|| panic!("{text}: {:?}", self.texts))
            .1
    }
}

/// Runs a check with the first step of every lesson in every language and window: with the game, its rig, the words, the
/// step's instruction and the size of the window.
fn with_each_first_step(check: impl Fn(GameKind, &Rig, &Words, &str, (f32, f32))) {
    for game in GameKind::ALL {
        let rig = lesson(game);
        let learning = rig.app.world().resource::<Learning>();
        let key = format!("{}-text", learning.run().step().key(game));
        for locale in LOCALES {
            let words = Words::of(locale);
            for size in WINDOWS {
                check(game, &rig, &words, &words.get(&key), size);
            }
        }
    }
}

#[test]
fn the_instruction_stays_above_the_answer() {
    with_each_first_step(|game, rig, words, instruction, size| {
        let mut note = LessonNote::default();
        let answer = words.get("lesson-not-wanted");
        note.refuse(Duration::ZERO, answer.clone(), Some("TN-10"));
        let mut window = Window::new(rig, words, &note, size);
        window.frame(Vec::new());
        let (names, _) = window.frame(Vec::new());
        let place = |text: &str| {
            let found = names.iter().find(|(name, _)| name == text);
            found.unwrap_or_else(|| panic!("{game} {size:?}: {text}")).1
        };
        place(instruction);
        let (answer, why) = (place(&answer), place(&words.get("book-why")));
        let lesson = window.layout.lesson.unwrap();
        assert!(answer.max.y <= lesson.max.y, "{game} {size:?}: {answer:?}");
        let apart = (answer.min - why.min).length() + (answer.max - why.max).length();
        assert!(apart < 2.0, "a press on the answer opens the rule");
    });
}

#[test]
fn a_press_on_the_answer_opens_its_rule() {
    let rig = lesson(GameKind::Tablan);
    let words = Words::default();
    let mut note = LessonNote::default();
    note.refuse(
        Duration::ZERO,
        words.get("lesson-not-wanted"),
        Some("TN-10"),
    );
    let mut window = Window::new(&rig, &words, &note, WINDOWS[0]);
    window.frame(Vec::new());
    let (names, _) = window.frame(Vec::new());
    let why = names
        .iter()
        .find(|(name, _)| *name == words.get("book-why"));
    let at = why.expect("it says why").1.center();
    let button = |pressed| egui::Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    window.frame(vec![egui::Event::PointerMoved(at), button(true)]);
    let (_, asked) = window.frame(vec![button(false)]);
    assert!(
        matches!(asked, Some(UiAction::Explain("TN-10"))),
        "{asked:?}"
    );
}

#[test]
fn an_answer_makes_no_text_smaller() {
    with_each_first_step(|game, rig, words, instruction, size| {
        let mut refused = LessonNote::default();
        let answer = words.get("lesson-not-wanted").repeat(4);
        refused.refuse(Duration::ZERO, answer, Some("TN-10"));
        let sizes = [LessonNote::default(), refused].map(|note| {
            let mut window = Window::new(rig, words, &note, size);
            window.frame(Vec::new());
            window.frame(Vec::new());
            window.size_of(instruction)
        });
        assert!((sizes[0] - sizes[1]).abs() < 0.01, "{game}: {sizes:?}");
    });
}

#[test]
fn instructions_fit_in_low_windows_beside_an_answer() {
    with_each_first_step(|game, rig, words, instruction, size| {
        if size != WINDOWS[1] {
            return;
        }
        let mut note = LessonNote::default();
        let answer = words.get("lesson-not-wanted");
        note.refuse(Duration::ZERO, answer, Some("TN-10"));
        let mut window = Window::new(rig, words, &note, size);
        window.frame(Vec::new());
        window.frame(Vec::new());
        // It must be drawn at all.
        window.size_of(instruction);
        let is_cut = window.cut.iter().any(|cut| cut.starts_with(instruction));
        assert!(!is_cut, "{game}: {instruction}");
    });
}
