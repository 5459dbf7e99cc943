//! Layout tests of the panel of sealed throws.

use tavoliere::rules::GameKind;
use tavoliere::ui::Panel;

use super::check_in;
use super::games::{Tables, sealed};
use super::scene::Scene;
use super::sizes::WINDOWS;

#[test]
fn the_panel_of_sealed_throws_fits() {
    for kind in GameKind::ALL.into_iter().filter(|kind| kind.has_throws()) {
        let setup = Tables::people(kind).setup;
        check_in(kind, &WINDOWS, |_| {
            [("sealed throws", false), ("opened throws", true)]
                .map(|(name, ended)| Scene::panel(name, sealed(&setup, ended), Panel::FairThrows))
                .into()
        });
    }
}
