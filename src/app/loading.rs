//! What is loaded when: the panels' pictures and the table that is wanted before anything is
//! shown, the rest while people play. A browser fetches the other tables when they are chosen.

use bevy::asset::io::AssetReaderError;
use bevy::asset::{
    AssetLoadError, LoadState, UntypedAssetId, UntypedAssetLoadFailedEvent, UntypedHandle,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Given, Screen, begin, pictures};
use crate::rules::{GameKind, with_game};
use crate::sound::SoundBank;
use crate::stage::StageGame;
use crate::table::Table;
use crate::ui::icons::{IconArt, PieceArt};
use crate::ui::{CurrentSettings, Words, loading};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<bevy_asset_loader::dynamic_asset::DynamicAssets>()
        .init_resource::<Deliveries>()
        .init_resource::<Missing>()
        .add_systems(
            Update,
            (note_missing, pictures::prepare, deliver, leave).chain(),
        )
        .add_systems(EguiPrimaryContextPass, show.run_if(is_waiting));
}

/// What is ordered and comes as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// What panels draw with.
    Panels,
    /// A game's pictures.
    Game(GameKind),
    /// Every sound.
    Sounds,
}

impl Part {
    /// All of them, in the order in which they come if nobody is waiting for one.
    fn all() -> impl Iterator<Item = Part> {
        let games = GameKind::ALL.map(Part::Game);
        [Part::Panels, Part::Sounds].into_iter().chain(games)
    }

    fn order(self, world: &mut World) -> Delivery {
        let mut delivery = Delivery::new(self);
        match self {
            Part::Panels => delivery.add::<IconArt>(world).add::<PieceArt>(world),
            Part::Game(game) => {
                with_game!(game, Game => delivery.add::<<Game as StageGame>::Art>(world))
            }
            Part::Sounds => delivery.add::<SoundBank>(world),
        };
        delivery
    }
}

/// Collections on their way, and then there.
#[derive(Debug)]
struct Delivery {
    part: Part,
    files: Vec<UntypedHandle>,
    /// What makes resources of them, once; then nothing.
    unpack: Vec<fn(&mut World)>,
}

impl Delivery {
    const fn new(part: Part) -> Self {
        Self {
            part,
            files: Vec::new(),
            unpack: Vec::new(),
        }
    }

    fn add<C: AssetCollection>(&mut self, world: &mut World) -> &mut Self {
        self.files.extend(C::load(world));
        self.unpack.push(|world| {
            let collection = C::create(world);
            world.insert_resource(collection);
        });
        self
    }

    /// How many of its files are there.
    fn come(&self, server: &AssetServer) -> usize {
        let is_here = |file: &&UntypedHandle| server.is_loaded_with_dependencies(file.id());
        self.files.iter().filter(is_here).count()
    }

    const fn is_unpacked(&self) -> bool {
        self.unpack.is_empty()
    }
}

/// As long as this is there, loading goes on: somebody is looking at it.
#[derive(Resource, Debug)]
pub(super) struct Held;

/// Everything ordered so far.
#[derive(Resource, Default, Debug)]
pub(super) struct Deliveries(Vec<Delivery>);

impl Deliveries {
    /// Something has been ordered and has not come, or nothing has been ordered yet.
    pub(super) fn are_under_way(&self) -> bool {
        self.0.is_empty() || !self.0.iter().all(Delivery::is_unpacked)
    }

    fn find(&self, part: Part) -> Option<&Delivery> {
        self.0.iter().find(|delivery| delivery.part == part)
    }

    fn has(&self, part: Part) -> bool {
        self.find(part).is_some_and(Delivery::is_unpacked)
    }
}

/// What nothing can be shown without: the panels, and the table that is laid or is going to be.
#[derive(SystemParam)]
pub(super) struct Wanted<'w> {
    given: Res<'w, Given>,
    settings: Res<'w, CurrentSettings>,
    table: Option<Res<'w, Table>>,
    deliveries: Res<'w, Deliveries>,
    server: Res<'w, AssetServer>,
}

impl Wanted<'_> {
    fn parts(&self) -> [Part; 2] {
        wanted(&self.given, &self.settings, self.table.as_deref())
    }

    fn is_here(&self) -> bool {
        let mut parts = self.parts().into_iter();
        parts.all(|part| self.deliveries.has(part))
    }

    /// How many of how many files have come.
    pub(super) fn progress(&self) -> (usize, usize) {
        let parts = self.parts().into_iter();
        let deliveries = parts.filter_map(|part| self.deliveries.find(part));
        deliveries.fold((0, 0), |(come, all), delivery| {
            (
                come + delivery.come(&self.server),
                all + delivery.files.len(),
            )
        })
    }
}

fn wanted(given: &Given, settings: &CurrentSettings, table: Option<&Table>) -> [Part; 2] {
    let game = table.map_or_else(
        || begin::game_of(&given.0, &settings.0),
        |table| table.game().setup().kind(),
    );
    [Part::Panels, Part::Game(game)]
}

/// Run condition: what is wanted is not there yet.
fn is_waiting(wanted: Wanted) -> bool {
    !wanted.is_here()
}

/// Everything that will ever be shown or heard is there; the tour waits for it.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn all_is_here(world: &World) -> bool {
    let deliveries = world.resource::<Deliveries>();
    Part::all().all(|part| deliveries.has(part))
}

/// Where fetching costs the player time, other tables wait until they are chosen.
const FETCHES_AHEAD: bool = !cfg!(target_arch = "wasm32");

/// Orders what is wanted, unpacks what has come, and opens the table.
fn deliver(world: &mut World) {
    let parts = wanted(
        world.resource(),
        world.resource(),
        world.get_resource::<Table>(),
    );
    let is_open = *world.resource::<State<Screen>>().get() == Screen::Table;
    for part in Part::all() {
        let due = parts.contains(&part) || is_open && (FETCHES_AHEAD || part == Part::Sounds);
        if due && world.resource::<Deliveries>().find(part).is_none() {
            let delivery = part.order(world);
            world.resource_mut::<Deliveries>().0.push(delivery);
        }
    }
    let server = world.resource::<AssetServer>().clone();
    let mut unpack = Vec::new();
    let held = world.contains_resource::<Held>();
    for delivery in &mut world.resource_mut::<Deliveries>().0 {
        if !held && !delivery.is_unpacked() && delivery.come(&server) == delivery.files.len() {
            unpack.append(&mut delivery.unpack);
        }
    }
    for unpack in unpack {
        unpack(world);
    }
    let deliveries = world.resource::<Deliveries>();
    if !is_open && parts.into_iter().all(|part| deliveries.has(part)) {
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
}

/// What could not be loaded, with the reason.
#[derive(Resource, Default, Debug)]
struct Missing(Vec<(UntypedAssetId, String)>);

impl Missing {
    /// What of these parts could not be loaded, a line each.
    fn of(&self, parts: [Part; 2], deliveries: &Deliveries) -> Vec<String> {
        let files: Vec<UntypedAssetId> = parts
            .into_iter()
            .filter_map(|part| deliveries.find(part))
            .flat_map(|delivery| delivery.files.iter().map(UntypedHandle::id))
            .collect();
        let concerns = |id: &UntypedAssetId| files.contains(id);
        let lines = self.0.iter().filter(|(id, _)| concerns(id));
        lines.map(|(_, line)| line.clone()).collect()
    }
}

fn note_missing(
    words: Res<Words>,
    server: Res<AssetServer>,
    mut failures: MessageReader<UntypedAssetLoadFailedEvent>,
    mut missing: ResMut<Missing>,
) {
    for failure in failures.read() {
        let reason = failure.error.to_string();
        // Whatever follows the first line is for developers.
        let reason = reason.lines().next().unwrap_or_default();
        let key = match &failure.error {
            AssetLoadError::AssetReaderError(AssetReaderError::NotFound(_)) => "loading-missing",
            _ => "loading-damaged",
        };
        let part = ("part", failure.path.to_string().into());
        let line = words.with(key, &[part, ("reason", reason.to_owned().into())]);
        if missing.0.iter().all(|(id, _)| *id != failure.id) {
            error!("cannot load {}: {reason}", failure.path);
            missing.0.push((failure.id, line));
        }
    }
    // What was asked for again and has come, or is coming, is missing no longer.
    let failed = |id: &UntypedAssetId| matches!(server.load_state(*id), LoadState::Failed(_));
    if missing.0.iter().any(|(id, _)| !failed(id)) {
        missing.0.retain(|(id, _)| failed(id));
    }
}

/// Without a table there is nothing to close but the program.
fn leave(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    missing: Res<Missing>,
    mut exit: MessageWriter<AppExit>,
) {
    let failed = *screen.get() == Screen::Loading && !missing.0.is_empty();
    if failed && keys.just_pressed(KeyCode::Escape) {
        exit.write(AppExit::from_code(1));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    wanted: Wanted,
    missing: Res<Missing>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let lines = missing.of(wanted.parts(), &wanted.deliveries);
    if lines.is_empty() {
        let (come, all) = wanted.progress();
        loading::loading(ctx, &words, come as f32 / all.max(1) as f32);
    } else if loading::failed(ctx, &words, &lines) {
        for (id, _) in &missing.0 {
            if let Some(path) = wanted.server.get_path(*id) {
                wanted.server.reload(path);
            }
        }
    }
    Ok(())
}
