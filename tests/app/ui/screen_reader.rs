//! Plays and follows games through the texts and the tree for screen readers alone.

use std::collections::HashSet;
use std::time::Duration;

use accesskit_consumer::{FilterResult, Node, Tree};
use bevy::ecs::query::With;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::{Action, ActionRequest, NodeId, Role, TreeId, TreeUpdate};
use bevy_egui::{EguiOutput, PrimaryEguiContext};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::input::Selection;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::stage::{Layout, Marks, Tempo};
use tavoliere::store::{ReaderDetail, Seat};
use tavoliere::table::{Intent, Learning, Table};
use tavoliere::ui::games;
use tavoliere::ui::lesson::{LessonNote, LessonView, LitPlaces};
use tavoliere::ui::panel_frames::PanelsAreDue;
use tavoliere::ui::screen_reader::{
    self, DescribedTable, Instruction, News, ReaderRequest, add_table, node_id, place_text,
    reading_order, status,
};
use tavoliere::ui::theme;
use tavoliere::ui::{OpenPanels, Toasts, UiAction, View};

use super::lesson::lesson_at;
use crate::rig::{PEOPLE, Rig};
use crate::views::{ViewParts, show_table_panels};

/// The most turns that a random game of these tests takes.
const MOST: usize = 6_000;

fn parts(rig: &Rig, kind: GameKind, detail: ReaderDetail) -> ViewParts {
    let mut parts = ViewParts::new(bevy::math::Vec2::new(1920.0, 1080.0), kind);
    parts.set_layout(rig.app.world().resource::<Layout>().clone());
    parts.settings_mut().reader_detail = detail;
    parts
}

/// The tree of a frame with only the table.
fn tree(rig: &Rig, kind: GameKind, detail: ReaderDetail, news: &str) -> Tree {
    let world = rig.app.world();
    let root = egui::accesskit_root_id().accesskit_id();
    let mut update = TreeUpdate {
        nodes: vec![(root, egui::accesskit::Node::new(Role::Window))],
        tree: Some(egui::accesskit::Tree::new(root)),
        tree_id: TreeId::ROOT,
        focus: root,
    };
    let parts = parts(rig, kind, detail);
    let view = parts.view(world.resource::<Table>());
    let table = DescribedTable {
        view: &view,
        marks: world.resource::<Marks>(),
        selection: world.resource::<Selection>(),
        lit: &LitPlaces::default(),
    };
    add_table(&mut update, "Tavoliere".to_owned(), Some(table), news);
    Tree::new(update, true)
}

/// The names and ids of the buttons in a tree, in reading order.
fn buttons(tree: &Tree) -> Vec<(String, NodeId)> {
    fn collect(node: &Node, found: &mut Vec<(String, NodeId)>) {
        if node.role() == Role::Button {
            assert!(node.supports_action(Action::Click, &|_| FilterResult::Include));
            assert!(node.bounding_box().is_some(), "{:?}", node.label());
            let (id, _) = node.locate();
            found.push((node.label().unwrap_or_default(), id));
        }
        for child in node.children() {
            collect(&child, found);
        }
    }
    let mut found = Vec::new();
    collect(&tree.state().root(), &mut found);
    found
}

fn click(rig: &mut Rig, target_node: NodeId) {
    rig.app
        .world_mut()
        .write_message(ReaderRequest::Act(ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node,
            data: None,
        }));
    rig.frame(16);
    rig.settle(16);
}

/// The panels beside the board, pressed through their tree.
struct Panels {
    ctx: egui::Context,
    time: f64,
}

impl Panels {
    fn new(kind: GameKind) -> Panels {
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(kind));
        ctx.enable_accesskit();
        Panels { ctx, time: 0.0 }
    }

    /// Shows a frame. Returns its tree, and the request of a pressed button.
    fn frame(
        &mut self,
        view: &View,
        events: Vec<egui::Event>,
    ) -> (Vec<(NodeId, egui::accesskit::Node)>, Option<UiAction>) {
        self.time += 1.0;
        self.ctx.set_pixels_per_point(view.layout.unit);
        let size = view.layout.window / view.layout.unit;
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(
                egui::Pos2::ZERO,
                egui::vec2(size.x, size.y),
            )),
            time: Some(self.time),
            predicted_dt: 1.0,
            events,
            focused: true,
            ..egui::RawInput::default()
        };
        let note = LessonNote::default();
        let lesson_view = LessonView {
            learning: None,
            note: &note,
            tempo: Tempo::default(),
            now: Duration::MAX,
        };
        let mut asked = None;
        let mut output = self.ctx.run_ui(input, |ui| {
            if let Some(action) =
                show_table_panels(ui.ctx(), view, &OpenPanels::default(), &lesson_view)
            {
                asked = Some(action);
            }
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.unwrap();
        (tree.nodes, asked)
    }

    /// Presses the button with one of these names. Returns its request.
    fn press(&mut self, view: &View, names: &[&str]) -> UiAction {
        // egui's areas have the size of the frame before.
        self.frame(view, Vec::new());
        let (nodes, _) = self.frame(view, Vec::new());
        let fits = |node: &egui::accesskit::Node| {
            node.role() == Role::Button
                && !node.is_disabled()
                && node.label().is_some_and(|label| names.contains(&label))
        };
        let button = nodes.iter().find(|(_, node)| fits(node));
        let &(target_node, _) = button.unwrap_or_else(|| panic!("no button is called {names:?}"));
        let request = egui::Event::AccessKitActionRequest(ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node,
            data: None,
        });
        let (_, asked) = self.frame(view, vec![request]);
        asked.unwrap_or_else(|| panic!("{names:?} does nothing"))
    }
}

/// Plays a whole game by the names of the buttons, and returns what was said.
fn play_by_ear(kind: GameKind, seed: u64) -> Vec<String> {
    let mut rig = Rig::with_stage();
    rig.app.add_plugins(screen_reader::request_plugin);
    let mut setup = Setup::new(kind);
    if kind == GameKind::Tapatan {
        setup.set_preset("Even start").unwrap();
    }
    rig.begin(setup, PEOPLE, seed);
    rig.settle(16);
    let mut choose = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut news, toasts) = (News::default(), Toasts::default());
    let mut panels = Panels::new(kind);
    let mut said: Vec<String> = Vec::new();
    for _ in 0..MOST {
        let now = {
            let world = rig.app.world();
            let parts = parts(&rig, kind, ReaderDetail::Normal);
            let view = parts.view(world.resource::<Table>());
            let selection = world.resource::<Selection>();
            news.update(&view, selection, &toasts, None, true);
            status(&view, selection)
        };
        if said.last().map(String::as_str) != Some(news.text()) {
            said.push(news.text().to_owned());
        }
        if rig.table().game().outcome().is_some() {
            assert!(
                news.text().ends_with(&now),
                "the end is said: {} {now}",
                news.text()
            );
            return said;
        }
        let position = rig.table().game().position();
        let asks = position
            .tablan()
            .is_some_and(|tablan| tablan.to_declare().is_some());
        if asks || matches!(position.expect(), Expect::Throw(_)) {
            let names: &[&str] = if asks {
                &["Throw again"]
            } else {
                &["Throw", "Roll"]
            };
            let parts = parts(&rig, kind, ReaderDetail::Normal);
            let asked = panels.press(&parts.view(rig.table()), names);
            match asked {
                UiAction::Press(press) => rig.press(press),
                UiAction::Intent(intent) => rig.send(intent),
                other => panic!("{names:?} asks for {other:?}"),
            }
            rig.frame(16);
            rig.settle(16);
            continue;
        }
        let tree = tree(&rig, kind, ReaderDetail::Normal, news.text());
        let all = buttons(&tree);
        let with = |wanted: &[&str]| -> Vec<NodeId> {
            let fits = |name: &str| wanted.iter().any(|wanted| name.contains(wanted));
            let fitting = all.iter().filter(|(name, _)| fits(name));
            fitting.map(|(_, id)| *id).collect()
        };
        let goals = with(&[
            "You can move here",
            "You can capture here",
            "You can put a piece here",
        ]);
        let pieces = with(&["You can move it", "You can move one of them"]);
        // At times another piece is picked, as players do.
        let wanted = if goals.is_empty() || !pieces.is_empty() && choose.random_bool(0.2) {
            pieces
        } else {
            goals
        };
        assert!(!wanted.is_empty(), "nothing to press: {now} {all:?}");
        let at = choose.random_range(0..wanted.len());
        click(&mut rig, wanted[at]);
    }
    panic!("{kind}: the game wasn't over after {MOST} steps");
}

#[test]
fn whole_games_are_played_by_the_names_of_the_places() {
    for kind in GameKind::ALL {
        let said = play_by_ear(kind, 4);
        let repeats = said.windows(2).filter(|pair| pair[0] == pair[1]).count();
        assert_eq!(repeats, 0);
        // A move isn't read as a part of the turn before.
        let early = said.iter().find(|news| {
            let at = news.find("Turn ");
            kind == GameKind::Tapatan && at.is_some_and(|at| at > 0)
        });
        assert_eq!(early, None);
        assert!(said.len() > 5, "{said:#?}");
    }
}

#[test]
fn a_turn_under_way_is_continued_and_not_repeated() {
    let said = play_by_ear(GameKind::Tapatan, 4);
    assert!(said[1].starts_with("Turn 1, White: "), "{:#?}", &said[..4]);
    assert!(said[1].contains(". Black to move."), "{}", said[1]);
    let said = play_by_ear(GameKind::Tawula, 4).join("\n");
    for number in 1..20 {
        let turn = format!("Turn {number}, ");
        assert!(said.matches(&turn).count() <= 1, "{turn} {said}");
    }
    let said = play_by_ear(GameKind::Tablan, 4);
    let continues = |news: &&String| news.starts_with("threw ");
    assert!(said.iter().filter(continues).count() > 5, "{said:#?}");
}

#[test]
fn places_say_their_pieces_and_marks_in_three_levels_of_detail() {
    let mut rig = Rig::with_stage();
    rig.begin(Setup::new(GameKind::Tablut), PEOPLE, 4);
    rig.settle(16);
    let names = |rig: &Rig, detail| -> Vec<String> {
        let tree = tree(rig, GameKind::Tablut, detail, "");
        buttons(&tree).into_iter().map(|(name, _)| name).collect()
    };
    let brief = names(&rig, ReaderDetail::Brief);
    assert_eq!(brief.len(), 81);
    assert_eq!(brief[0], "a9: empty", "from the top left");
    assert!(brief.contains(&"e5: king".to_owned()), "{brief:#?}");
    assert!(brief.contains(&"e9: Black piece".to_owned()), "{brief:#?}");
    let normal = names(&rig, ReaderDetail::Normal);
    assert!(normal.iter().any(|name| name.contains("You can move it")));
    let full = names(&rig, ReaderDetail::Full);
    assert!(
        full.iter().any(|name| name.contains("moves to ")),
        "{full:#?}"
    );
}

#[test]
fn a_lesson_names_only_the_move_that_it_wants() {
    let rig = lesson_at(GameKind::Tapatan, "threat");
    let world = rig.app.world();
    let wanted = Some(world.resource::<Learning>().wanted());
    let selection = world.resource::<Selection>();
    let said = |detail, wanted| {
        let parts = parts(&rig, GameKind::Tapatan, detail);
        let view = View {
            wanted,
            ..parts.view(world.resource::<Table>())
        };
        status(&view, selection)
    };
    let all = said(ReaderDetail::Normal, None);
    assert!(all.contains("a2") && all.contains("c3"), "{all}");
    for detail in [ReaderDetail::Brief, ReaderDetail::Normal] {
        let said = said(detail, wanted);
        assert!(said.ends_with(". Put a piece on b3."), "{said}");
    }
}

#[test]
fn the_answer_to_a_try_in_a_lesson_is_said_once() {
    let mut rig = Rig::with_stage();
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 4);
    let parts = parts(&rig, GameKind::Tapatan, ReaderDetail::Normal);
    let view = parts.view(rig.table());
    let mut news = News::default();
    let mut said = |answer: Option<&str>| {
        let lesson = Instruction {
            text: "Block. Place your last piece.".to_owned(),
            answer: answer.map(str::to_owned),
        };
        let selection = Selection::default();
        news.update(&view, &selection, &Toasts::default(), Some(lesson), false);
        news.text().to_owned()
    };
    assert_eq!(said(None), "Block. Place your last piece.");
    assert_eq!(said(Some("This point is taken")), "This point is taken.");
    assert_eq!(said(None), "This point is taken.", "nothing is new");
    assert_eq!(said(Some("Follow the arrow")), "Follow the arrow.");
    assert_eq!(said(None), "Follow the arrow.");
    assert_eq!(said(Some("Follow the arrow")), "Follow the arrow.\u{a0}");
}

#[test]
fn the_cursor_has_the_focus_of_the_tree() {
    let mut rig = Rig::with_stage();
    rig.app.add_plugins(screen_reader::request_plugin);
    rig.begin(Setup::new(GameKind::Tapatan), [Seat::Person; 2], 4);
    rig.settle(16);
    let layout = rig.app.world().resource::<Layout>().clone();
    let location = reading_order(&layout)[4];
    rig.app
        .world_mut()
        .write_message(ReaderRequest::Look(node_id(location)));
    rig.frame(16);
    assert_eq!(
        rig.app.world().resource::<Selection>().focus,
        Some(location)
    );
    let tree = tree(&rig, GameKind::Tapatan, ReaderDetail::Normal, "");
    let focus = tree.state().focus().unwrap();
    let parts = parts(&rig, GameKind::Tapatan, ReaderDetail::Normal);
    let world = rig.app.world();
    let view = parts.view(world.resource::<Table>());
    let table = DescribedTable {
        view: &view,
        marks: world.resource::<Marks>(),
        selection: world.resource::<Selection>(),
        lit: &LitPlaces::default(),
    };
    let text = place_text(&table, location);
    assert_eq!(focus.label(), Some(text));
    assert_eq!(rig.table().game().events().len(), 0, "{:?}", Side::First);
}

/// The ids of the nodes of the last frame, in their order.
fn ids(rig: &mut Rig) -> Vec<NodeId> {
    let world = rig.app.world_mut();
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).unwrap();
    let update = output.platform_output.accesskit_update.as_ref();
    let nodes = update.map(|update| update.nodes.iter().map(|(id, _)| *id));
    nodes.map(Iterator::collect).unwrap_or_default()
}

#[test]
fn the_table_is_described_once_however_long_panels_stay() {
    let mut rig = Rig::with_panels();
    rig.bring_pictures();
    rig.begin(Setup::new(GameKind::Tawula), PEOPLE, 2);
    rig.egui_context().enable_accesskit();
    rig.set_tempo(1.0, false);
    for _ in 0..20 {
        rig.frame(16);
    }
    rig.send(Intent::Throw);
    let mut without_panels = 0;
    for _ in 0..30 {
        rig.frame(16);
        if !rig.app.world().resource::<PanelsAreDue>().0 {
            without_panels += 1;
        }
        let ids = ids(&mut rig);
        assert!(ids.len() > 24, "{} nodes: not even all points", ids.len());
        let different: HashSet<_> = ids.iter().collect();
        assert_eq!(different.len(), ids.len(), "a node is described twice");
    }
    assert!(
        without_panels > 10,
        "{without_panels} frames without panels"
    );
}
