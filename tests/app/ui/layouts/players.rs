//! Layout tests of players' cards, on the list of players and in a new game.

use tavoliere::rules::GameKind;
use tavoliere::store::Seat;
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{NewGameDraft, Panel};

use super::check_in;
use super::games::{Tables, remembered};
use super::scene::Scene;
use super::sizes::WINDOWS;

/// The scene's panel with a player's open card.
fn card(scene: Scene, name: &'static str, change: impl Fn(&mut NewGameDraft) + 'static) -> Scene {
    scene.prepared(move |_, state| {
        let draft = &mut state.draft;
        draft.step = NewGameStep::PlayerChoice;
        draft.seats = [Seat::Person; 2];
        draft.who.chosen = remembered().find(name).map(|one| one.id);
        change(draft);
    })
}

/// A new name that another player has.
fn refuse_rename(draft: &mut NewGameDraft) {
    let list = remembered();
    let id = list.find("Ada").map(|one| one.id);
    draft.who.renamed = id;
    // A longer name would only be visible in part while it's being written.
    draft.who.rename = "Зоя".to_owned();
    draft.who.problem = id.and_then(|id| list.clone().rename(id, "Зоя").err());
}

#[test]
fn the_cards_of_players_fit() {
    let kind = GameKind::Tawula;
    check_in(kind, &WINDOWS, |words| {
        let table = Tables::mixed(kind, words).begun();
        let list = |what: &str| Scene::panel(what, table.clone(), Panel::Players);
        let game = |what: &str| Scene::panel(what, table.clone(), Panel::NewGame);
        vec![
            card(list("a card"), "Ada", |_| ()),
            card(list("a question"), "Ada", |draft| {
                draft.who.asks_removal = true;
            }),
            card(list("a refused name"), "Ada", refuse_rename),
            card(game("a card in a new game"), "Ada", |_| ()),
        ]
    });
}
