//! Layout tests of the rules book, page by page.

use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::table::Table;
use tavoliere::ui::Panel;
use tavoliere::ui::book::Leaf;

use super::check;
use super::scene::Scene;
use crate::ui::book::whole_book;

/// Every page of a game's book, and its contents.
fn scenes(kind: GameKind) -> Vec<Scene> {
    let table = Table::new(GameRecord::new(Setup::new(kind), 1, Side::First));
    let mut book = whole_book();
    book.turn_to(kind, Leaf::FIRST);
    let page = |name: String, leaf: Leaf, contents: bool| {
        Scene::panel(name, table.clone(), Panel::Book).prepared(move |_, state| {
            state.book.turn_to(kind, leaf);
            if let Some(board) = &mut state.book.board {
                board.show_step(board.example().choices.len());
            }
            state.book.contents = contents;
        })
    };
    let leaves = book.leaves().into_iter();
    let mut scenes: Vec<Scene> = leaves
        .map(|leaf| page(format!("{leaf:?}"), leaf, false))
        .collect();
    scenes.push(page("the contents".to_owned(), Leaf::FIRST, true));
    scenes
}

#[test]
fn every_page_fits() {
    check(|kind, _| scenes(kind));
}
