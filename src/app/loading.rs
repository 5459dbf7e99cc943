//! Loads assets in the order in which they're needed and releases unused ones.
//!
//! The panels' pictures and the first screen, home or a table, come first, sounds and the page's late files afterwards.
//! The home screen also loads the table of its open room. Pictures are released some time after their last use.

use std::time::Duration;

use bevy::asset::io::AssetReaderError;
use bevy::asset::{
    AssetLoadError, LoadState, UntypedAssetId, UntypedAssetLoadFailedEvent, UntypedHandle,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_asset_loader::dynamic_asset::{DynamicAsset, DynamicAssetType, DynamicAssets};
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tracing::error;

use super::{Screen, StartArgs, launch};
use crate::ai::TrainedNetwork;
use crate::late_file::LateFile;
use crate::puzzle::puzzles_are_loaded;
use crate::rules::{GameKind, with_game};
use crate::settings::CurrentSettings;
use crate::sound::SoundBank;
use crate::stage::TableFade;
use crate::stage::art::{GameArt, ShapedPicture};
use crate::stage::board::BoardShape;
use crate::stage::game::hand_over;
use crate::stage::{Layout, StageGame, StageSystems};
use crate::table::Table;
use crate::ui::actions::PuzzleAction;
use crate::ui::home::HomeArt;
use crate::ui::icons::{IconArt, PageArt, SurfaceArt};
use crate::ui::panel_table::row;
use crate::ui::piece_art::PieceArt;
use crate::ui::puzzles::PuzzleFiles;
use crate::ui::{Home, OpenPanels, PlatformFeatures, Words, loading};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DynamicAssets>()
        .init_resource::<PartLoads>()
        .init_resource::<Missing>()
        .add_systems(
            Update,
            (note_missing, deliver, follow_puzzles, leave)
                .chain()
                // A board that has just changed its shape mustn't be drawn with the other shape's pictures.
                .after(StageSystems::Play)
                .before(StageSystems::Arrange),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(is_waiting).run_if(shows_progress),
        );
}

/// Assets that load together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// The pictures of panels.
    Panels,
    /// The pictures of the home screen.
    Home,
    /// The pictures of a game's table for one shape of board, with the recordings of its throws and the networks.
    Table(GameKind, BoardShape),
    /// The networks of the computer's players, if they aren't part of the program. Tables load them too.
    Networks,
    /// The puzzles, if they aren't part of the program.
    Puzzles,
    /// The letters that look the same, if they aren't part of the program. Names are compared without them until then.
    Lookalikes,
    /// The textures of pages.
    Pages,
    /// Every sound.
    Sounds,
}

impl Part {
    fn order(self, world: &mut World) -> PartLoad {
        let mut delivery = PartLoad::new(self);
        let late_files = self.late_files();
        delivery.files = launch::load_late_files(world.resource::<AssetServer>(), &late_files);
        match self {
            Part::Panels => delivery
                .add::<IconArt>(world)
                .add::<PieceArt>(world)
                .add::<SurfaceArt>(world),
            Part::Home => delivery.add::<HomeArt>(world),
            Part::Table(game, _) => with_game!(game, Game => {
                self.name_files(world);
                delivery.add::<<Game as StageGame>::Art>(world).then(hand_over::<Game>)
            }),
            Part::Networks | Part::Puzzles | Part::Lookalikes => delivery.then(|_| {}),
            Part::Pages => delivery.add::<PageArt>(world),
            Part::Sounds => delivery.add::<SoundBank>(world),
        };
        delivery
    }

    /// The files of this part that the page's program lacks.
    fn late_files(self) -> Vec<LateFile> {
        match self {
            Part::Table(..) | Part::Networks => TrainedNetwork::ALL.map(LateFile::Network).into(),
            Part::Puzzles => GameKind::ALL.map(LateFile::Puzzles).into(),
            Part::Lookalikes => vec![LateFile::Lookalikes],
            Part::Panels | Part::Home | Part::Pages | Part::Sounds => Vec::new(),
        }
    }

    /// `true` if the part is kept until the program ends.
    const fn stays(self) -> bool {
        !matches!(self, Part::Home | Part::Table(..))
    }

    /// Chooses the files of pictures that depend on the shape of the board.
    fn name_files(self, world: &mut World) {
        let Part::Table(game, shape) = self else {
            return;
        };
        with_game!(game, Game => {
            let mut keys = world.resource_mut::<DynamicAssets>();
            for picture in <<Game as StageGame>::Art as GameArt>::SHAPED {
                keys.register_asset(picture.key, Box::new(InShape(*picture, shape)));
            }
        });
    }

    /// Removes the resources that were made from these assets.
    fn release(self, world: &mut World) {
        match self {
            Part::Table(game, _) => {
                with_game!(game, Game => {
                    drop(world.remove_resource::<<Game as StageGame>::Art>());
                    hand_over::<Game>(world);
                });
            }
            Part::Home => HomeArt::release(world),
            // Kept until the program ends.
            Part::Panels
            | Part::Networks
            | Part::Puzzles
            | Part::Lookalikes
            | Part::Pages
            | Part::Sounds => {}
        }
    }
}

/// The path of a picture for one shape of board.
#[derive(Debug)]
struct InShape(ShapedPicture, BoardShape);

impl DynamicAsset for InShape {
    fn load(&self, server: &AssetServer) -> Vec<UntypedHandle> {
        vec![server.load::<Image>(self.0.path(self.1)).untyped()]
    }

    fn build(&self, world: &mut World) -> Result<DynamicAssetType, anyhow::Error> {
        let server = world.resource::<AssetServer>();
        let handle = server.load::<Image>(self.0.path(self.1));
        Ok(DynamicAssetType::Single(handle.untyped()))
    }
}

/// The files of a part, first loading, then unpacked.
#[derive(Debug)]
struct PartLoad {
    part: Part,
    files: Vec<UntypedHandle>,
    /// The functions that make resources from the files. They run once, then the list is empty.
    unpack: Vec<fn(&mut World)>,
    /// The time since which the part hasn't been needed, since the start.
    unused_since: Option<Duration>,
}

impl PartLoad {
    const fn new(part: Part) -> Self {
        Self {
            part,
            files: Vec::new(),
            unpack: Vec::new(),
            unused_since: None,
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

    /// Adds a function that runs once all files are loaded.
    fn then(&mut self, done: fn(&mut World)) -> &mut Self {
        self.unpack.push(done);
        self
    }

    /// The number of loaded files.
    fn loaded_count(&self, server: &AssetServer) -> usize {
        let is_here = |file: &&UntypedHandle| server.is_loaded_with_dependencies(file.id());
        self.files.iter().filter(is_here).count()
    }

    const fn is_unpacked(&self) -> bool {
        self.unpack.is_empty()
    }
}

/// The files of every part, for boards of every shape. Starts to load them.
pub fn every_file(world: &mut World) -> Vec<UntypedHandle> {
    world.init_resource::<DynamicAssets>();
    let shapes = [BoardShape::Landscape, BoardShape::Portrait];
    let tables = GameKind::ALL
        .into_iter()
        .flat_map(|game| shapes.map(|shape| Part::Table(game, shape)));
    [Part::Panels, Part::Home, Part::Pages, Part::Sounds]
        .into_iter()
        .chain(tables)
        .flat_map(|part| part.order(world).files)
        .collect()
}

/// Keeps the loading screen in view while this resource exists.
#[derive(Resource, Debug)]
pub struct HoldLoadingScreen;

/// All parts requested so far.
#[derive(Resource, Default, Debug)]
pub(super) struct PartLoads(Vec<PartLoad>);

impl PartLoads {
    /// `true` if something is still loading, or nothing has been requested yet.
    pub(super) fn are_under_way(&self) -> bool {
        self.0.is_empty() || !self.0.iter().all(PartLoad::is_unpacked)
    }

    /// The time until unused pictures are released. `None` if all are in use.
    pub(super) fn next_release(&self, now: Duration) -> Option<Duration> {
        let since = self.0.iter().filter_map(|delivery| delivery.unused_since);
        since
            .map(|since| (since + KEPT_UNUSED).saturating_sub(now))
            .min()
    }

    fn find(&self, part: Part) -> Option<&PartLoad> {
        self.0.iter().find(|delivery| delivery.part == part)
    }

    fn has(&self, part: Part) -> bool {
        self.find(part).is_some_and(PartLoad::is_unpacked)
    }
}

/// The parts that the current screen needs.
#[derive(Clone, Copy, Debug)]
struct NeededParts {
    /// The parts without which the screen can't be shown.
    needed: [Part; 2],
    /// The part that will be needed next and loads afterwards.
    ahead: Option<Part>,
}

impl NeededParts {
    fn contain(self, part: Part) -> bool {
        self.needed
            .into_iter()
            .chain(self.ahead)
            .any(|needed| needed == part)
    }

    /// The table whose pictures must be loaded.
    fn table(self) -> Option<(GameKind, BoardShape)> {
        self.needed
            .into_iter()
            .chain(self.ahead)
            .find_map(|part| match part {
                Part::Table(game, shape) => Some((game, shape)),
                _ => None,
            })
    }
}

/// The state that decides which parts are needed.
#[derive(SystemParam)]
pub(super) struct NeededPartsParams<'w> {
    args: Res<'w, StartArgs>,
    settings: Res<'w, CurrentSettings>,
    table: Option<Res<'w, Table>>,
    layout: Res<'w, Layout>,
    open: Res<'w, OpenPanels>,
    home: Res<'w, Home>,
    deliveries: Res<'w, PartLoads>,
    server: Res<'w, AssetServer>,
}

impl NeededPartsParams<'_> {
    fn needed_parts(&self) -> NeededParts {
        let on_table = self.table.as_ref().map_or_else(
            || self.args.0.game_kind(&self.settings.0),
            |table| table.game().setup().kind(),
        );
        let table = |game| {
            let looks_back = self.layout.review.is_some();
            let layout = self.layout.again(game).looking_back(looks_back);
            Part::Table(game, layout.board_view.shape())
        };
        if !self.open.home {
            return NeededParts {
                needed: [Part::Panels, table(on_table)],
                ahead: self
                    .open
                    .panel
                    .filter(|panel| row(*panel).shows_boards)
                    .map(|_| Part::Home),
            };
        }
        let next = if self.home.is_in_transition() {
            on_table
        } else {
            self.home.game()
        };
        NeededParts {
            needed: [Part::Panels, Part::Home],
            ahead: Some(table(next)),
        }
    }

    fn are_loaded(&self) -> bool {
        let mut parts = self.needed_parts().needed.into_iter();
        parts.all(|part| self.deliveries.has(part))
    }

    /// The number of loaded files, and of all files that the screen needs.
    pub(super) fn progress(&self) -> (usize, usize) {
        let parts = self.needed_parts().needed.into_iter();
        let deliveries = parts.filter_map(|part| self.deliveries.find(part));
        deliveries.fold((0, 0), |(come, all), delivery| {
            (
                come + delivery.loaded_count(&self.server),
                all + delivery.files.len(),
            )
        })
    }
}

/// `true` once the files that the first screen needs are loaded, even while [`HoldLoadingScreen`] keeps them from being shown.
#[must_use]
pub fn first_files_are_loaded(world: &mut World) -> bool {
    let progress = world.run_system_cached(|wanted: NeededPartsParams| wanted.progress());
    matches!(progress, Ok((come, all)) if all > 0 && come == all)
}

/// Run condition: files that the screen needs aren't loaded yet.
fn is_waiting(wanted: NeededPartsParams) -> bool {
    !wanted.are_loaded()
}

/// Run condition: the loading screen must be drawn.
fn shows_progress(empty: Option<Res<EmptyWindow>>) -> bool {
    empty.is_none()
}

/// Keeps the window empty while the first pictures load: the bench of frames measures an empty one first.
#[derive(Resource, Debug)]
pub struct EmptyWindow;

/// `true` once every requested file is loaded.
#[must_use]
pub fn everything_is_loaded(world: &mut World) -> bool {
    let server = world.resource::<AssetServer>();
    let deliveries = &world.resource::<PartLoads>().0;
    !deliveries.is_empty()
        && deliveries
            .iter()
            .all(|delivery| delivery.loaded_count(server) == delivery.files.len())
}

/// The files that the screen still waits for, each with its state, and the parts that aren't requested.
#[must_use]
pub fn awaited(world: &mut World) -> Vec<String> {
    let list = |wanted: NeededPartsParams| {
        let server = &wanted.server;
        let parts = wanted.needed_parts().needed.into_iter();
        parts
            .flat_map(|part| match wanted.deliveries.find(part) {
                None => vec![format!("{part:?}: not requested")],
                Some(delivery) => delivery
                    .files
                    .iter()
                    .filter(|file| !server.is_loaded_with_dependencies(file.id()))
                    .map(|file| {
                        format!("{:?}: {:?}", file.path(), server.get_load_state(file.id()))
                    })
                    .chain((!delivery.is_unpacked()).then(|| format!("{part:?}: not unpacked")))
                    .collect(),
            })
            .collect::<Vec<String>>()
    };
    world.run_system_cached(list).unwrap_or_default()
}

/// `true` once the table's pictures are loaded and the table is fully faded in.
#[must_use]
pub fn table_is_shown(world: &mut World) -> bool {
    let is_shown =
        |wanted: NeededPartsParams, fade: Res<TableFade>| wanted.are_loaded() && fade.is_over();
    world.run_system_cached(is_shown).unwrap_or(false)
}

/// The parts that load once the first screen is shown.
const LATER: [Part; 5] = [
    Part::Networks,
    Part::Puzzles,
    Part::Lookalikes,
    Part::Pages,
    Part::Sounds,
];

/// The time for which unused pictures are kept.
const KEPT_UNUSED: Duration = Duration::from_secs(30);

/// Requests the needed parts, unpacks loaded ones, releases unused ones, and opens the table.
fn deliver(world: &mut World) {
    // The parameters exist as long as the program runs.
    let Ok(wants) = world.run_system_cached(|wanted: NeededPartsParams| wanted.needed_parts())
    else {
        return;
    };
    release(world, wants);
    let is_open = *world.resource::<State<Screen>>().get() == Screen::Table;
    let later = wants.ahead.into_iter().chain(LATER).filter(|_| is_open);
    for part in wants.needed.into_iter().chain(later) {
        if world.resource::<PartLoads>().find(part).is_none() {
            let delivery = part.order(world);
            world.resource_mut::<PartLoads>().0.push(delivery);
        }
    }
    let server = world.resource::<AssetServer>().clone();
    let mut unpack = Vec::new();
    let held = world.contains_resource::<HoldLoadingScreen>();
    for delivery in &mut world.resource_mut::<PartLoads>().0 {
        if !held
            && !delivery.is_unpacked()
            && delivery.unused_since.is_none()
            && delivery.loaded_count(&server) == delivery.files.len()
        {
            unpack.push((delivery.part, std::mem::take(&mut delivery.unpack)));
        }
    }
    for (part, unpack) in unpack {
        part.name_files(world);
        for unpack in unpack {
            unpack(world);
        }
    }
    let deliveries = world.resource::<PartLoads>();
    if !is_open && wants.needed.into_iter().all(|part| deliveries.has(part)) {
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
}

/// Releases the pictures of boards in another shape at once, and those of the home screen and of other tables after a
/// while. Of the unused tables, only the latest is kept that long. A part that is still loading is released once it has
/// loaded: Bevy 0.19 cancels the loading of dropped files, and would wait without end for the same files if they're
/// requested again within two frames.
fn release(world: &mut World, wants: NeededParts) {
    let now = world.resource::<Time<Real>>().elapsed();
    let server = world.resource::<AssetServer>().clone();
    let mut deliveries = world.resource_mut::<PartLoads>();
    // Reading this must not mark the resource as changed.
    let deliveries = &mut deliveries.bypass_change_detection().0;
    let mut latest: Option<Duration> = None;
    for delivery in deliveries.iter_mut() {
        if delivery.part.stays() || wants.contain(delivery.part) {
            delivery.unused_since = None;
        } else {
            let since = *delivery.unused_since.get_or_insert(now);
            if matches!(delivery.part, Part::Table(..)) {
                latest = latest.max(Some(since));
            }
        }
    }
    let is_gone = |delivery: &mut PartLoad| {
        let Some(since) = delivery.unused_since else {
            return false;
        };
        if !delivery.is_unpacked() {
            return delivery.loaded_count(&server) == delivery.files.len();
        }
        let is_recent = now < since + KEPT_UNUSED;
        match delivery.part {
            Part::Table(game, _) => {
                let turned = wants.table().is_some_and(|(wanted, _)| wanted == game);
                turned || !is_recent || Some(since) != latest
            }
            _ => !is_recent,
        }
    };
    let gone: Vec<PartLoad> = deliveries.extract_if(.., is_gone).collect();
    for delivery in gone.into_iter().filter(PartLoad::is_unpacked) {
        delivery.part.release(world);
    }
}

/// The files that couldn't be loaded, each with a line that says why.
#[derive(Resource, Default, Debug)]
pub(super) struct Missing(Vec<(UntypedAssetId, String)>);

impl Missing {
    /// `true` if all files could be loaded so far.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The lines for the files of these parts.
    fn of(&self, parts: impl IntoIterator<Item = Part>, deliveries: &PartLoads) -> Vec<String> {
        let files: Vec<UntypedAssetId> = parts
            .into_iter()
            .filter_map(|part| deliveries.find(part))
            .flat_map(|delivery| delivery.files.iter().map(UntypedHandle::id))
            .collect();
        let concerns = |id: &UntypedAssetId| files.contains(id);
        let lines = self.0.iter().filter(|(id, _)| concerns(id));
        lines.map(|(_, line)| line.clone()).collect()
    }

    /// Starts to load the files again.
    fn load_again(&mut self, server: &AssetServer) {
        for path in self.0.drain(..).filter_map(|(id, _)| server.get_path(id)) {
            server.reload(path);
        }
    }
}

/// Updates the loading state on the page of puzzles, and reloads missing files if the player asks for that.
fn follow_puzzles(
    deliveries: Res<PartLoads>,
    mut missing: ResMut<Missing>,
    server: Res<AssetServer>,
    mut requests: MessageReader<PuzzleAction>,
    mut files: ResMut<PuzzleFiles>,
) {
    let loads_again = requests.read().any(|ask| *ask == PuzzleAction::LoadAgain);
    if loads_again && !missing.is_empty() {
        missing.load_again(&server);
    }
    let lines = missing.of([Part::Puzzles], &deliveries);
    files.set_if_neq(if puzzles_are_loaded() {
        PuzzleFiles::Loaded
    } else if lines.is_empty() {
        PuzzleFiles::Loading
    } else {
        PuzzleFiles::Missing(lines)
    });
}

fn note_missing(
    words: Res<Words>,
    server: Res<AssetServer>,
    mut failures: MessageReader<UntypedAssetLoadFailedEvent>,
    mut missing: ResMut<Missing>,
) {
    for failure in failures.read() {
        let reason = failure.error.to_string();
        // The lines after the first one are for developers.
        let reason = reason.lines().next().unwrap_or_default();
        let key = match &failure.error {
            AssetLoadError::AssetReaderError(AssetReaderError::NotFound(_)) => "loading-missing",
            AssetLoadError::AssetReaderError(_) => "loading-unread",
            _ => "loading-damaged",
        };
        let line = words.with(key, &[("part", failure.path.to_string().into())]);
        if missing.0.iter().all(|(id, _)| *id != failure.id) {
            error!("cannot load {}: {reason}", failure.path);
            missing.0.push((failure.id, line));
        }
    }
    // Files that are requested again and load, or are loading, aren't missing any more.
    let failed = |id: &UntypedAssetId| matches!(server.load_state(*id), LoadState::Failed(_));
    if missing.0.iter().any(|(id, _)| !failed(id)) {
        missing.0.retain(|(id, _)| failed(id));
    }
}

/// Ends the program with Escape if loading fails, because there's no table to return to.
fn leave(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    platform: Res<PlatformFeatures>,
    missing: Res<Missing>,
    mut exit: MessageWriter<AppExit>,
) {
    let failed = *screen.get() == Screen::Loading && !missing.0.is_empty();
    if failed && platform.quit && keys.just_pressed(KeyCode::Escape) {
        exit.write(AppExit::from_code(1));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    platform: Res<PlatformFeatures>,
    wanted: NeededPartsParams,
    mut missing: ResMut<Missing>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let lines = missing.of(wanted.needed_parts().needed, &wanted.deliveries);
    if lines.is_empty() {
        let (come, all) = wanted.progress();
        loading::loading(ctx, &words, come as f32 / all.max(1) as f32);
    } else if loading::failed(ctx, &words, *platform, &lines) {
        missing.load_again(&wanted.server);
    }
    Ok(())
}
