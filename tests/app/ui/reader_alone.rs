//! Uses the whole program through the tree for screen readers alone: every decision is made by the roles and names of
//! its nodes, and every press is an action of a node.

use accesskit_consumer::{FilterResult, Node, Tree};
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::{
    Action, ActionData, ActionRequest, Live, NodeId, Role, TreeId, TreeUpdate,
};
use bevy_egui::{EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::rules::{GameKind, Setup};
use tavoliere::ui::home::HomeTextures;
use tavoliere::ui::screen_reader::ReaderRequest;
use tavoliere::ui::{OpenPanels, Words};

use crate::rig::{PEOPLE, Rig};

/// The most steps of a lesson with its real game, and of a whole game.
const MOST: usize = 4_000;
/// The longest wait for something to press, in frames.
const PATIENCE: usize = 1_000;
/// The marks of places that move the picked piece.
const GOALS: [&str; 3] = [
    "You can move here",
    "You can capture here",
    "You can put a piece here",
];
/// The mark of pieces that can be picked.
const PIECES: [&str; 2] = ["You can move it", "You can move one of them"];

/// The latest tree that the program has sent.
#[derive(Resource, Default)]
struct Sent(Option<TreeUpdate>);

fn note(outputs: Query<&EguiOutput, With<PrimaryEguiContext>>, mut sent: ResMut<Sent>) {
    for output in &outputs {
        if let Some(update) = &output.platform_output.accesskit_update {
            sent.0 = Some(update.clone());
        }
    }
}

/// A node as a screen reader finds it.
#[derive(Clone, Debug)]
struct Found {
    id: NodeId,
    role: Role,
    name: String,
    /// `true` if it can be pressed.
    is_active: bool,
    is_live: bool,
}

/// A person with a screen reader.
struct Reader {
    rig: Rig,
    words: Words,
    choose: Xoshiro256PlusPlus,
}

impl Reader {
    /// The program on its home screen.
    fn at_home() -> Reader {
        let mut rig = Rig::with_panels();
        rig.bring_pictures();
        rig.set_tempo(0.0, false);
        rig.app
            .insert_resource(HomeTextures::all_of(egui::TextureId::default()))
            .init_resource::<Sent>()
            .add_systems(PostUpdate, note.after(EguiPostUpdateSet::PostProcessOutput));
        rig.begin(Setup::new(GameKind::Tablut), PEOPLE, 2);
        rig.app.world_mut().resource_mut::<OpenPanels>().go_home();
        // The desktop does this for the first screen reader.
        rig.egui_context().enable_accesskit();
        let mut reader = Reader {
            rig,
            words: Words::default(),
            choose: Xoshiro256PlusPlus::seed_from_u64(7),
        };
        reader.frames(4);
        reader
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.rig.frame(16);
        }
    }

    /// Everything in the tree with a name, in reading order.
    fn nodes(&self) -> Vec<Found> {
        fn collect(node: &Node, found: &mut Vec<Found>) {
            let label = node.label().or_else(|| node.value());
            if let Some(name) = label.filter(|name| !name.is_empty()) {
                let clicks = node.supports_action(Action::Click, &|_| FilterResult::Include);
                let (id, _) = node.locate();
                found.push(Found {
                    id,
                    role: node.role(),
                    name,
                    is_active: clicks && !node.is_disabled(),
                    is_live: node.live() == Live::Polite,
                });
            }
            for child in node.children() {
                collect(&child, found);
            }
        }
        let sent = self.rig.app.world().resource::<Sent>();
        let tree = Tree::new(sent.0.clone().expect("a tree was sent"), true);
        let mut found = Vec::new();
        collect(&tree.state().root(), &mut found);
        found
    }

    /// The names of everything that can be pressed.
    fn names(&self) -> Vec<String> {
        let active = self.nodes().into_iter().filter(|node| node.is_active);
        active.map(|node| node.name).collect()
    }

    /// The button that has one of these names.
    fn button(&self, names: &[&str]) -> Option<NodeId> {
        let mut nodes = self.nodes().into_iter();
        let found = nodes.find(|node| node.is_active && names.contains(&&*node.name));
        found.map(|node| node.id)
    }

    /// `true` if the tree has a text with this part.
    fn says(&self, part: &str) -> bool {
        let mut nodes = self.nodes().into_iter();
        nodes.any(|node| !node.is_active && node.name.contains(part))
    }

    fn news(&self) -> String {
        let news = self.nodes().into_iter().find(|node| node.is_live);
        news.map(|node| node.name).unwrap_or_default()
    }

    fn act(&mut self, action: Action, target_node: NodeId, data: Option<ActionData>) {
        let request = ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node,
            data,
        };
        let world = self.rig.app.world_mut();
        world.write_message(ReaderRequest::Act(request));
        self.frames(4);
    }

    fn click(&mut self, target: NodeId) {
        self.act(Action::Click, target, None);
    }

    /// Waits for a button with this name and presses it.
    fn press(&mut self, name: &str) {
        for _ in 0..PATIENCE {
            if let Some(button) = self.button(&[name]) {
                self.click(button);
                return;
            }
            self.frames(1);
        }
        panic!("no button is called {name:?}: {:#?}", self.names());
    }

    /// Focuses a text field and writes a text in it.
    fn write(&mut self, field: &str, text: &str) {
        let mut nodes = self.nodes().into_iter();
        let found = nodes.find(|node| node.role == Role::TextInput && node.name == field);
        let found = found.unwrap_or_else(|| panic!("no field {field:?}: {:#?}", self.nodes()));
        self.act(Action::Focus, found.id, None);
        let value = ActionData::Value(text.into());
        self.act(Action::SetValue, found.id, Some(value));
    }

    /// Presses a place of the board with one of these marks. Returns `false` if there isn't one.
    fn press_place(&mut self, marks: &[&str]) -> bool {
        let nodes = self.nodes();
        let fits = |node: &&Found| {
            let has = |mark: &&str| node.name.contains(mark);
            node.is_active && node.role == Role::Button && marks.iter().any(has)
        };
        let fitting: Vec<NodeId> = nodes.iter().filter(fits).map(|node| node.id).collect();
        if fitting.is_empty() {
            return false;
        }
        let at = self.choose.random_range(0..fitting.len());
        self.click(fitting[at]);
        true
    }

    /// Makes the next press of a game: a throw, an answer, or a move. Returns `false` if no person has to act.
    fn play(&mut self) -> bool {
        if let Some(button) = self.button(&["Throw", "Roll", "Throw again"]) {
            self.click(button);
            return true;
        }
        let picks_another = self.choose.random_bool(0.2);
        if picks_another && self.press_place(&PIECES) {
            return true;
        }
        self.press_place(&GOALS) || self.press_place(&PIECES)
    }

    /// Follows a game's lesson from the home screen to the end of its real game, and returns home.
    fn follow_lesson(&mut self, game: GameKind) {
        let name = self.words.get(&format!("game-{game}"));
        let learn = self.words.get("home-learn");
        let closed = format!("{name}: {learn}");
        let pressed = self.button(&[&closed]);
        match pressed.or_else(|| self.button(&[&learn])) {
            Some(button) => self.click(button),
            None => panic!("{game}: no lesson: {:#?}", self.names()),
        }
        let real = self.words.get(&format!("lesson-{game}-game"));
        let (mut lit, mut waited) = (0, 0);
        for _ in 0..MOST {
            if self.button(&["Play a game"]).is_some() {
                assert!(lit > 2, "{game}: the lesson has {lit} lit places");
                let learned = format!("You know {name} now");
                assert!(self.says(&learned), "{game}: {:#?}", self.nodes());
                // The end can be answered once it's no longer new.
                self.frames(60);
                self.press("Back to the tables");
                self.frames(8);
                return;
            }
            let is_real = self.says(&real);
            let pressed = if is_real {
                self.play()
            } else if let Some(button) = self.button(&["Next", "Throw", "Roll"]) {
                self.click(button);
                true
            } else {
                // Pressing the lit place does what the arrow shows.
                let pressed = self.press_place(&[", lit"]);
                lit += usize::from(pressed);
                pressed
            };
            waited = if pressed { 0 } else { waited + 1 };
            assert!(
                waited < PATIENCE,
                "{game}: {} {:#?}",
                self.news(),
                self.nodes()
            );
            self.frames(if pressed { 4 } else { 1 });
        }
        panic!("{game}: the lesson wasn't over: {}", self.news());
    }

    /// Plays the game on the table to its end.
    fn play_out(&mut self, end: &str) {
        let mut waited = 0;
        for _ in 0..MOST {
            if self.button(&[end]).is_some() {
                return;
            }
            waited = if self.play() { 0 } else { waited + 1 };
            assert!(waited < PATIENCE, "{} {:#?}", self.news(), self.names());
            self.frames(2);
        }
        panic!("the game wasn't over: {}", self.news());
    }

    /// The pairings that can be opened.
    fn pairings(&self) -> Vec<String> {
        let names = self.names().into_iter();
        let mut pairings: Vec<String> = names.filter(|name| name.contains(" – ")).collect();
        pairings.dedup();
        pairings
    }
}

#[test]
fn whole_lessons_are_followed_through_the_tree_alone() {
    let mut reader = Reader::at_home();
    for game in GameKind::ALL {
        reader.follow_lesson(game);
    }
}

#[test]
fn a_round_of_a_game_night_is_played_through_the_tree_alone() {
    let mut reader = Reader::at_home();
    reader.press("Game night");
    reader.write("Add a name", "Ada, Bo, Chiara");
    reader.press("Add");
    for name in ["Remove Ada", "Remove Bo", "Remove Chiara"] {
        assert!(reader.button(&[name]).is_some(), "{:#?}", reader.names());
    }
    reader.press("Start game night");
    assert!(reader.says("Round 1 of 3"), "{:#?}", reader.nodes());
    assert!(reader.says("Bye"), "{:#?}", reader.nodes());
    let first = reader.pairings();
    assert_eq!(first.len(), 1, "{first:?}");
    // The first round's game is played at this table.
    reader.press(&first[0]);
    reader.press("Play here");
    reader.play_out("Back to the sheet");
    reader.frames(60);
    reader.press("Back to the sheet");
    let results = ["Done · 1–0 · Tapatan", "Done · 0–1 · Tapatan"];
    let says_result = |reader: &Reader| results.iter().any(|result| reader.says(result));
    let is_drawn = |reader: &Reader| reader.says("Done · ½–½ · Tapatan");
    let before = reader.pairings();
    let next = before.iter().find(|pairing| **pairing != first[0]);
    let next = next.unwrap_or_else(|| panic!("the next pairing: {:#?}", reader.nodes()));
    // The next round is open. Its result comes from another table.
    assert!(reader.says("Round 2 of 3"), "{:#?}", reader.nodes());
    reader.press(next);
    let won: Vec<String> = reader
        .names()
        .into_iter()
        .filter(|name| name.contains(" wins"))
        .collect();
    assert!(!won.is_empty(), "{:#?}", reader.nodes());
    reader.press(&won[0]);
    assert!(reader.says("Round 3 of 3"), "{:#?}", reader.nodes());
    reader.press("Previous round");
    assert!(says_result(&reader), "{:#?}", reader.nodes());
    reader.press("Previous round");
    assert!(
        says_result(&reader) || is_drawn(&reader),
        "{:#?}",
        reader.nodes()
    );
}
