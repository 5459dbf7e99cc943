//! Shows the panels of a scene in a window, and finds the faults in egui's shapes.

use std::time::Duration;

use bevy::math::Vec2;
use bevy_egui::egui::accesskit::{Node, NodeId};
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{self, Event, Pos2, RawInput, Rect, vec2};
use tavoliere::input::ThrowEntry;
use tavoliere::rules::GameKind;
use tavoliere::stage::{Facing, Layout, Tempo};
use tavoliere::statistics::History;
use tavoliere::store::{Seating, Settings};
use tavoliere::ui::book::Leaf;
use tavoliere::ui::games;
use tavoliere::ui::home::{self, FrameTime, HomeLayout, HomeTextures};
use tavoliere::ui::lesson::{LessonNote, LessonView};
use tavoliere::ui::panel_row;
use tavoliere::ui::table_panels::{ShownPanels, show_panels};
use tavoliere::ui::theme;
use tavoliere::ui::upside_down::{UpsideDownPanels, turn_panels};
use tavoliere::ui::{Home, OpenPanels, Toasts, UiAction, View, Words};

use super::games::{LONG, remembered};
use super::scene::{PanelState, Scene};
use super::seen::{Seen, faults, seen};
use super::shared_context::SharedContext;
use super::sizes::Window;
use crate::rig::no_library;
use crate::ui::book::whole_book;
use crate::views::ViewParts;

/// The scroll distance of one step, as a share of the window.
const WHEEL: f32 = 0.2;
/// More steps than any panel needs.
const MOST_TURNS: u32 = 80;

/// The panels of a scene in a separate window.
pub struct PanelWindow<'a> {
    pub ctx: egui::Context,
    words: &'a Words,
    pub layout: Layout,
    pub settings: Settings,
    shared: SharedContext,
    /// The players' seating, and the panels that are upside down.
    facing: Facing,
    turned: UpsideDownPanels,
    /// The request of a panel in the frame before.
    pub asked: Option<UiAction>,
    /// The nodes for screen readers in the frame before, if the context describes its panels.
    pub nodes: Vec<(NodeId, Node)>,
}

impl<'a> PanelWindow<'a> {
    pub fn new(
        words: &'a Words,
        window: Window,
        text_scale: f32,
        game: GameKind,
    ) -> PanelWindow<'a> {
        let shared = SharedContext::take();
        let ctx = shared.ctx.clone();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        let layout = Layout::of(Vec2::new(window.width, window.height), text_scale, game);
        ctx.set_pixels_per_point(layout.unit);
        PanelWindow {
            ctx,
            words,
            layout,
            settings: Settings {
                text_scale,
                language: words.locale().tag.to_owned(),
                ..Settings::default()
            },
            shared,
            facing: Facing::default(),
            turned: UpsideDownPanels::default(),
            asked: None,
            nodes: Vec::new(),
        }
    }

    /// The same for two people opposite each other.
    pub fn facing(mut self, facing: Facing) -> PanelWindow<'a> {
        let flat = facing.seating == Seating::FlatTablet;
        self.layout = self.layout.seated(flat, facing.screen_is_turned());
        self.ctx.set_pixels_per_point(self.layout.unit);
        self.settings.seating = facing.seating;
        self.settings.turn_board = facing.turns_board;
        self.facing = facing;
        self
    }

    pub fn screen(&self) -> Rect {
        let size = self.layout.window / self.layout.unit;
        Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y))
    }

    /// The rectangles that cut off contents without scrolling.
    fn firm(&self) -> Vec<Rect> {
        let layout = &self.layout;
        let places = [layout.bar, layout.actions, layout.board]
            .into_iter()
            .chain(layout.player_panels)
            .chain(layout.move_list)
            .chain(layout.far_actions);
        let places = places.map(|place| {
            let [min, max] = [place.min, place.max].map(|at| egui::pos2(at.x, at.y));
            Rect::from_min_max(min, max).expand(3.0)
        });
        places.chain([self.screen()]).collect()
    }

    /// Runs a frame without input that shows something other than a scene.
    pub fn plain_frame(&mut self, mut show: impl FnMut(&egui::Context)) -> Vec<ClippedShape> {
        self.shared.time += 1.0;
        let input = RawInput {
            screen_rect: Some(self.screen()),
            time: Some(self.shared.time),
            ..RawInput::default()
        };
        let mut output = self.ctx.run_ui(input, |ui| show(ui.ctx()));
        output.textures_delta.clear();
        output.shapes
    }

    pub fn frame(&mut self, scene: &Scene, state: &mut PanelState, mut events: Vec<Event>) -> Seen {
        self.shared.time += 1.0;
        for event in &mut events {
            self.turned.convert_event(event);
        }
        let input = RawInput {
            screen_rect: Some(self.screen()),
            time: Some(self.shared.time),
            predicted_dt: 1.0,
            events,
            focused: true,
            ..RawInput::default()
        };
        let parts = ViewParts::default();
        let none = History::default();
        let game = scene.table.game();
        let entry = entry(scene);
        let view = View {
            words: self.words,
            layout: &self.layout,
            is_screen_turned: false,
            settings: &self.settings,
            reduced_motion: self.settings.reduced_motion,
            platform: scene.platform,
            saved: &scene.saved,
            history: scene.history.unwrap_or(&none),
            library: scene.library.unwrap_or_else(no_library),
            evening: scene.evening.as_ref(),
            remembered: remembered(),
            replay: scene.review.map(|(replay, _)| replay),
            findings: scene.review.map(|(_, findings)| findings),
            doubted: &[],
            entry: &entry,
            caption: scene.caption,
            timeline: &scene.timeline,
            moving: !scene.timeline.is_idle(),
            ..parts.view(&scene.table)
        };
        let toasts = Toasts::default();
        let note = LessonNote::default();
        let lesson_view = LessonView {
            learning: None,
            note: &note,
            tempo: Tempo::default(),
            now: Duration::MAX,
        };
        let (facing, turned, asked) = (self.facing, &mut self.turned, &mut self.asked);
        let output = self.ctx.run_ui(input, |ui| {
            let PanelState {
                draft,
                import,
                book,
                settings,
                keys,
            } = state;
            if scene.open.home {
                let (mut home, mut open) = (Home::default(), OpenPanels::default());
                open.go_home();
                home.open_at_once(game.setup().kind());
                let textures = HomeTextures::all_of(egui::TextureId::default());
                let moment = FrameTime {
                    now: Duration::from_secs(60),
                    tempo: Tempo::default(),
                };
                home::show(
                    ui.ctx(),
                    &view,
                    &mut home,
                    &textures,
                    &mut open,
                    draft,
                    moment,
                    true,
                );
                return;
            }
            let state = panel_row::PanelState {
                new_game: draft,
                import,
                book,
                settings,
                keys,
            };
            let shown = ShownPanels {
                open: &scene.open,
                toasts: &toasts,
                lesson_view: &lesson_view,
                shows_table: true,
            };
            *asked = show_panels(ui.ctx(), &view, state, &shown);
            let covered = scene.open.covers(Some(&scene.table), view.timeline);
            turn_panels(ui.ctx(), view.layout, &facing, covered, turned);
        });
        let mut seen = seen(&output.shapes);
        // Long names can be shortened.
        seen.shortened
            .retain(|text| !LONG.iter().any(|name| text.contains(name)));
        let mut output = output;
        output.textures_delta.clear();
        let described = output.platform_output.accesskit_update;
        self.nodes = described.map(|update| update.nodes).unwrap_or_default();
        seen
    }

    /// The faults of a scene, from its top to its end.
    pub fn faults(&mut self, scene: &Scene) -> Vec<String> {
        let game = scene.table.game();
        let mut state = PanelState::default();
        state.draft.setup = game.setup().clone();
        state.book = whole_book();
        state.book.turn_to(game.setup().kind(), Leaf::FIRST);
        (scene.prepare)(&self.ctx, &mut state);
        let (screen, mut firm) = (self.screen(), self.firm());
        if scene.open.home {
            let open = GameKind::ALL.map(|kind| f32::from(u8::from(kind == game.setup().kind())));
            firm.extend(HomeLayout::of(screen, open).rooms);
        }
        // egui's areas have the size of the frame before.
        let mut rows = Seen::default();
        for _ in 0..4 {
            rows = self.frame(scene, &mut state, Vec::new());
        }
        assert!(!rows.rows.is_empty(), "{} says nothing", scene.name);
        let mut found = faults(&rows, screen, &firm);
        for turn in 0.. {
            assert!(turn < MOST_TURNS, "{} scrolls without end", scene.name);
            let turned = Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: vec2(0.0, -WHEEL * screen.height()),
                phase: egui::TouchPhase::Move,
                modifiers: egui::Modifiers::NONE,
            };
            self.frame(
                scene,
                &mut state,
                vec![Event::PointerMoved(screen.center()), turned],
            );
            for _ in 0..2 {
                self.frame(scene, &mut state, Vec::new());
            }
            // A face under the pointer is highlighted, and larger.
            let scrolled = self.frame(scene, &mut state, vec![Event::PointerGone]);
            if scrolled == rows {
                break;
            }
            rows = scrolled;
            found.extend(faults(&rows, screen, &firm));
        }
        found.sort();
        found.dedup();
        found
    }
}

/// The throw by hand of a scene, with its entered digits.
fn entry(scene: &Scene) -> ThrowEntry {
    let game = scene.table.game();
    if scene.table.asks_for_throw().is_none() {
        return ThrowEntry::default();
    }
    let mut entry = ThrowEntry::of(game.setup().kind(), game.events().len());
    for digit in scene.digits {
        entry.digit(*digit);
    }
    entry
}
