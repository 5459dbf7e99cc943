//! Adds the table to the tree of egui: the state, the places of the board in reading order, and the news.

use std::collections::HashSet;

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::egui::{self, Id};
use bevy_egui::{EguiOutput, PrimaryEguiContext};

use super::news::{Instruction, News};
use super::place_text::{DescribedTable, place_text};
use super::status::status;
use crate::input::Selection;
use crate::rules::Side;
use crate::stage::{Layout, Marks};
use crate::table::{Learning, Location};
use crate::ui::board_place::in_window;
use crate::ui::lesson::{self, LessonNote, LitPlaces};
use crate::ui::open::OpenPanels;
use crate::ui::table_panels::ViewParams;
use crate::ui::toast::Toasts;

/// Places in a row whose middles differ by less than this are read from left to right (units of the board).
const ROW: f32 = 0.4;

/// The node of a part of the table.
fn part(name: &str) -> NodeId {
    Id::new(("table", name)).accesskit_id()
}

/// The node of a place.
#[must_use]
pub fn node_id(location: Location) -> NodeId {
    Id::new(("place", location)).accesskit_id()
}

/// Marks the start of an open panel in the tree: everything before it is covered.
pub(crate) fn begin_panel(ctx: &egui::Context) {
    ctx.accesskit_node_builder(panel_mark(), |_| {});
}

fn panel_mark() -> Id {
    Id::new("the open panel")
}

/// The places of the table from top to bottom, and each row from left to right.
#[must_use]
pub fn reading_order(layout: &Layout) -> Vec<Location> {
    let ends = Side::BOTH.into_iter().flat_map(|side| {
        [
            Location::Hand(side),
            Location::Bar(side),
            Location::Off(side),
        ]
    });
    let mut places: Vec<(Location, Vec2)> = Vec::new();
    for location in layout.board_view.locations().into_iter().chain(ends) {
        let is_listed = places.iter().any(|(listed, _)| *listed == location);
        if let Some(rect) = layout.board_view.rect(location)
            && !is_listed
        {
            places.push((location, rect.center()));
        }
    }
    let unit = layout.board_view.unit() * ROW;
    let row = |at: &Vec2| (at.y / unit).round() as i32;
    places.sort_by(|(_, a), (_, b)| row(a).cmp(&row(b)).then(a.x.total_cmp(&b.x)));
    places.into_iter().map(|(location, _)| location).collect()
}

/// The place of a node. `None` if the node isn't a place.
pub(super) fn location_of(layout: &Layout, node: NodeId) -> Option<Location> {
    reading_order(layout)
        .into_iter()
        .find(|location| node_id(*location) == node)
}

/// Adds the table to the tree of this frame, if there is one.
pub(super) fn add(
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
    view: ViewParams,
    learning: Option<Res<Learning>>,
    note: Res<LessonNote>,
    marks: Res<Marks>,
    selection: Res<Selection>,
    toasts: Res<Toasts>,
    open: Res<OpenPanels>,
    mut news: ResMut<News>,
) {
    let Ok(mut output) = outputs.single_mut() else {
        return;
    };
    let Some(update) = &mut output.platform_output.accesskit_update else {
        return;
    };
    let position = view.position();
    let view = view.view(&position);
    let learning = learning.as_deref().filter(|_| !open.home);
    let lesson = learning.map(|learning| Instruction {
        text: lesson::spoken(&view, learning),
        answer: note.refusal().map(|(text, _)| text.to_owned()),
    });
    let lit = learning.map(LitPlaces::of).unwrap_or_default();
    remove_covered(update);
    let is_in_view = !open.home && open.panel.is_none();
    news.bypass_change_detection()
        .update(&view, &selection, &toasts, lesson, is_in_view);
    let table = is_in_view.then_some(DescribedTable {
        view: &view,
        marks: &marks,
        selection: &selection,
        lit: &lit,
    });
    add_table(update, view.words.get("app-title"), table, news.text());
}

/// Removes everything before an open panel, and makes the panel's first text its heading.
fn remove_covered(update: &mut TreeUpdate) {
    let root = egui::accesskit_root_id().accesskit_id();
    let mark = panel_mark().accesskit_id();
    let Some((_, node)) = update.nodes.iter_mut().find(|(id, _)| *id == root) else {
        return;
    };
    let children = node.children().to_vec();
    let Some(at) = children.iter().position(|child| *child == mark) else {
        return;
    };
    node.set_children(children[at + 1..].to_vec());
    let mut kept = HashSet::new();
    let mut waiting = vec![root];
    while let Some(id) = waiting.pop() {
        if kept.insert(id)
            && let Some((_, node)) = update.nodes.iter().find(|(other, _)| *other == id)
        {
            waiting.extend_from_slice(node.children());
        }
    }
    update.nodes.retain(|(id, _)| kept.contains(id));
    if !kept.contains(&update.focus) {
        update.focus = root;
    }
    if let Some(title) = first_label(update, root)
        && let Some((_, node)) = update.nodes.iter_mut().find(|(id, _)| *id == title)
    {
        node.set_role(Role::Heading);
    }
}

/// The first text at or below a node.
fn first_label(update: &TreeUpdate, id: NodeId) -> Option<NodeId> {
    let (_, node) = update.nodes.iter().find(|(other, _)| *other == id)?;
    if node.role() == Role::Label {
        return Some(id);
    }
    let children = node.children().iter();
    children
        .copied()
        .find_map(|child| first_label(update, child))
}

/// Adds the nodes of the table to a tree, before all others, and the news. Without a table in view only the news. The
/// whole tree gets a title.
pub fn add_table(
    update: &mut TreeUpdate,
    title: String,
    table: Option<DescribedTable>,
    news: &str,
) {
    let root = egui::accesskit_root_id().accesskit_id();
    let mut nodes = Vec::new();
    let mut children = Vec::new();
    if let Some(table) = table {
        let DescribedTable {
            view, selection, ..
        } = table;
        let mut text = Node::new(Role::Status);
        text.set_label(status(view, selection));
        nodes.push((part("status"), text));
        let mut board = Node::new(Role::Group);
        board.set_label(view.words.get("reader-board"));
        let places = reading_order(view.layout);
        let place = |location: &Location| (node_id(*location), place(&table, *location));
        nodes.extend(places.iter().map(place));
        let places: Vec<NodeId> = places.into_iter().map(node_id).collect();
        board.set_children(places);
        nodes.push((part("board"), board));
        children.extend([part("status"), part("board")]);
        // Without a focused control, the cursor on the board has the focus.
        if let Some(cursor) = selection.focus.filter(|_| update.focus == root) {
            update.focus = node_id(cursor);
        }
    }
    let mut live = Node::new(Role::Label);
    live.set_live(Live::Polite);
    live.set_value(news);
    nodes.push((part("news"), live));
    children.push(part("news"));
    if let Some((_, root)) = update.nodes.iter_mut().find(|(id, _)| *id == root) {
        children.extend_from_slice(root.children());
        root.set_children(children);
        if root.label().is_none() {
            root.set_label(title);
        }
    }
    update.nodes.extend(nodes);
    // A control that gets its focus back can be gone, and a focus outside the tree ends the program.
    if !update.nodes.iter().any(|(id, _)| *id == update.focus) {
        update.focus = root;
    }
}

/// The node of a place, which can be pressed like a button.
fn place(table: &DescribedTable, location: Location) -> Node {
    let DescribedTable {
        view, selection, ..
    } = *table;
    let mut node = Node::new(Role::Button);
    node.set_label(place_text(table, location));
    node.add_action(Action::Click);
    node.add_action(Action::Focus);
    if selection.chosen == Some(location) {
        node.set_toggled(accesskit::Toggled::True);
    }
    if let Some(rect) = view.layout.board_view.rect(location) {
        let [from, to] = [rect.min, rect.max].map(|corner| in_window(view.layout, corner));
        node.set_bounds(accesskit::Rect {
            x0: from.x.into(),
            y0: from.y.into(),
            x1: to.x.into(),
            y1: to.y.into(),
        });
    }
    node
}
