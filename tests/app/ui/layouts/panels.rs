//! Layout tests of every panel, opened over a game.

use tavoliere::rules::GameKind;
use tavoliere::table::has_draw_offers;
use tavoliere::ui::Panel;
use tavoliere::ui::panel_table::PANELS;

use super::games::Tables;
use super::scene::Scene;
use super::sizes::WINDOWS;
use super::{check, check_in};

#[test]
fn every_panel_fits() {
    check(|kind, words| {
        let table = Tables::mixed(kind, words).under_way();
        PANELS
            .iter()
            .filter(|row| row.panel != Panel::Draw || has_draw_offers(kind))
            .map(|row| Scene::panel(row.key.to_owned(), table.clone(), row.panel))
            .collect()
    });
}

#[test]
fn the_draw_panel_fits() {
    for kind in GameKind::ALL
        .into_iter()
        .filter(|kind| has_draw_offers(*kind))
    {
        let table = Tables::people(kind).under_way();
        check_in(kind, &WINDOWS, |_| {
            vec![Scene::panel("between people", table.clone(), Panel::Draw)]
        });
    }
}
