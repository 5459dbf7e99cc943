//! Layout tests of the panel of records, with a text to import.

use std::time::Duration;

use tavoliere::record::Importer;
use tavoliere::ui::{Panel, PlatformFeatures};

use super::check;
use super::games::Tables;
use super::scene::Scene;

#[test]
fn the_import_fits() {
    check(|kind, words| {
        let table = Tables::mixed(kind, words).under_way();
        let record = table.game().to_record();
        let scene = |text: String| {
            let mut scene = Scene::panel("an import", table.clone(), Panel::Record);
            scene.platform = PlatformFeatures {
                chooses_files: true,
                ..PlatformFeatures::default()
            };
            scene.prepared(move |_, state| {
                state.import.read(Importer::new(text.as_bytes()));
                state.import.read_on(Duration::from_secs(5));
            })
        };
        [record, "no record at all".to_owned()].map(scene).into()
    });
}
