//! Describes a place of the table in words: its pieces, its marks and the moves from it.

use super::offered_in_view;
use crate::input::Selection;
use crate::rules::Side;
use crate::stage::Marks;
use crate::store::ReaderDetail;
use crate::table::pieces::pieces_at;
use crate::table::targets::targets_from;
use crate::table::{Location, PieceKind};
use crate::ui::advice::{self, Reader};
use crate::ui::games;
use crate::ui::lesson::LitPlaces;
use crate::ui::mark_names::mark_names;
use crate::ui::view::View;

/// The table as screen readers describe it.
#[derive(Clone, Copy)]
pub struct DescribedTable<'a> {
    /// The game and the settings.
    pub view: &'a View<'a>,
    /// The marks on the board.
    pub marks: &'a Marks,
    /// The picked piece and the cursor.
    pub selection: &'a Selection,
    /// The places that a lesson highlights.
    pub lit: &'a LitPlaces,
}

/// The text of a place, with its marks as sentences: "b2: empty. You can move here".
#[must_use]
pub fn place_text(table: &DescribedTable, location: Location) -> String {
    let DescribedTable {
        view,
        marks,
        selection,
        lit,
    } = *table;
    let words = view.words;
    let detail = view.settings.reader_detail;
    let mut parts = vec![pieces(view, location)];
    if detail == ReaderDetail::Full {
        parts.extend(moves(view, selection, location));
    }
    // The lesson's text refers to these places, so every level of detail names them.
    if lit.origin == Some(location) {
        parts.push(words.get("reader-arrow"));
    }
    if lit.places.contains(&location) {
        parts.push(words.get("reader-lit"));
    }
    let mut sentences = vec![parts.join(", ")];
    if detail != ReaderDetail::Brief {
        let names = mark_names(view.position, marks, location);
        sentences.extend(names.into_iter().map(|key| words.get(key)));
    }
    words.with(
        "reader-place",
        &[
            ("place", name(view, location).into()),
            ("content", sentences.join(". ").into()),
        ],
    )
}

/// The name of a place, with its side if it belongs to one.
fn name(view: &View, location: Location) -> String {
    let of_side = |key: &str, side: Side| view.words.with(key, &[("side", view.side(side).into())]);
    match location {
        Location::Board(_) => games::place_name(view.words, view.position, location),
        Location::Hand(side) => of_side("reader-hand", side),
        Location::Bar(side) => of_side("reader-bar", side),
        Location::Off(side) => of_side("reader-off", side),
    }
}

/// The pieces on a place. A king has its own mark.
fn pieces(view: &View, location: Location) -> String {
    let all = pieces_at(view.position, location);
    if all.is_empty() {
        return view.words.get("reader-empty");
    }
    let counted = |side: Side| {
        let men = all
            .iter()
            .filter(|piece| **piece == (side, PieceKind::Man))
            .count();
        let variables = [("count", men.into()), ("side", view.side(side).into())];
        (men > 0).then(|| view.words.with("reader-pieces", &variables))
    };
    let texts: Vec<String> = Side::BOTH.into_iter().filter_map(counted).collect();
    if texts.is_empty() {
        return view.words.get("reader-king");
    }
    texts.join(", ")
}

/// The destinations of the piece on a place. `None` if it can't move.
fn moves(view: &View, selection: &Selection, location: Location) -> Option<String> {
    let all = offered_in_view(view, selection);
    let reached = targets_from(&all, location);
    if reached.is_empty() {
        return None;
    }
    let to = advice::destinations(view.words, view.position, &reached, Reader::Ears);
    Some(view.words.with("reader-moves-to", &[("to", to.into())]))
}
