//! What is loaded when: the panels' pictures and what is shown first, the home screen or a table, then
//! sounds. On the home screen the table of the open room comes while it is looked at. Pictures go some
//! time after what they are for has left.

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

use super::{Screen, StartArgs};
use crate::rules::{GameKind, with_game};
use crate::settings::CurrentSettings;
use crate::sound::SoundBank;
use crate::stage::TableFade;
use crate::stage::art::{GameArt, ShapedPicture};
use crate::stage::board::BoardShape;
use crate::stage::game::hand_over;
use crate::stage::{Layout, StageGame, StageSystems};
use crate::table::Table;
use crate::ui::home::HomeArt;
use crate::ui::icons::{IconArt, SurfaceArt};
use crate::ui::panel_table::row;
use crate::ui::piece_art::PieceArt;
use crate::ui::{Home, Open, Words, loading};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DynamicAssets>()
        .init_resource::<Deliveries>()
        .init_resource::<Missing>()
        .add_systems(
            Update,
            (note_missing, deliver, leave)
                .chain()
                // A board that has just been turned is not drawn with the other's pictures.
                .after(StageSystems::Play)
                .before(StageSystems::Arrange),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(is_waiting).run_if(is_told),
        );
}

/// What is ordered and comes as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// What panels draw with.
    Panels,
    /// The pictures of the home screen.
    Home,
    /// The pictures of a game's table, for a board of a shape, with the recordings of its throws.
    Table(GameKind, BoardShape),
    /// Every sound.
    Sounds,
}

impl Part {
    fn order(self, world: &mut World) -> Delivery {
        let mut delivery = Delivery::new(self);
        match self {
            Part::Panels => delivery
                .add::<IconArt>(world)
                .add::<PieceArt>(world)
                .add::<SurfaceArt>(world),
            Part::Home => delivery.add::<HomeArt>(world),
            Part::Table(game, shape) => with_game!(game, Game => {
                let mut keys = world.resource_mut::<DynamicAssets>();
                for picture in <<Game as StageGame>::Art as GameArt>::SHAPED {
                    keys.register_asset(picture.key, Box::new(InShape(*picture, shape)));
                }
                delivery.add::<<Game as StageGame>::Art>(world).then(hand_over::<Game>)
            }),
            Part::Sounds => delivery.add::<SoundBank>(world),
        };
        delivery
    }

    /// Takes back what has become of it.
    fn release(self, world: &mut World) {
        match self {
            Part::Table(game, _) => {
                with_game!(game, Game => {
                    drop(world.remove_resource::<<Game as StageGame>::Art>());
                    hand_over::<Game>(world);
                });
            }
            Part::Home => HomeArt::release(world),
            // These never go.
            Part::Panels | Part::Sounds => {}
        }
    }
}

/// A picture in the shape that its board has.
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

/// Collections on their way, and then there.
#[derive(Debug)]
struct Delivery {
    part: Part,
    files: Vec<UntypedHandle>,
    /// What makes resources of them, once; then nothing.
    unpack: Vec<fn(&mut World)>,
    /// Since when its table has not been on show, in real time since the start.
    unused_since: Option<Duration>,
}

impl Delivery {
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

    /// What is done with it once it is there.
    fn then(&mut self, done: fn(&mut World)) -> &mut Self {
        self.unpack.push(done);
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

/// The files of every part, on boards of every shape. Starts to load them.
pub fn every_file(world: &mut World) -> Vec<UntypedHandle> {
    world.init_resource::<DynamicAssets>();
    let shapes = [BoardShape::Landscape, BoardShape::Portrait];
    let tables = GameKind::ALL
        .into_iter()
        .flat_map(|game| shapes.map(|shape| Part::Table(game, shape)));
    [Part::Panels, Part::Home, Part::Sounds]
        .into_iter()
        .chain(tables)
        .flat_map(|part| part.order(world).files)
        .collect()
}

/// As long as this is there, loading goes on: somebody is looking at it.
#[derive(Resource, Debug)]
pub struct Held;

/// Everything ordered so far.
#[derive(Resource, Default, Debug)]
pub(super) struct Deliveries(Vec<Delivery>);

impl Deliveries {
    /// Something has been ordered and has not come, or nothing has been ordered yet.
    pub(super) fn are_under_way(&self) -> bool {
        self.0.is_empty() || !self.0.iter().all(Delivery::is_unpacked)
    }

    /// After how long pictures are given back, if nothing happens before.
    pub(super) fn next_release(&self, now: Duration) -> Option<Duration> {
        let since = self.0.iter().filter_map(|delivery| delivery.unused_since);
        since
            .map(|since| (since + KEPT_UNUSED).saturating_sub(now))
            .min()
    }

    fn find(&self, part: Part) -> Option<&Delivery> {
        self.0.iter().find(|delivery| delivery.part == part)
    }

    fn has(&self, part: Part) -> bool {
        self.find(part).is_some_and(Delivery::is_unpacked)
    }
}

/// What is wanted at the moment.
#[derive(Clone, Copy, Debug)]
struct Wants {
    /// What nothing can be shown without.
    needed: [Part; 2],
    /// What is going to be needed, and comes after that.
    ahead: Option<Part>,
}

impl Wants {
    fn contain(self, part: Part) -> bool {
        self.needed.contains(&part) || self.ahead == Some(part)
    }

    /// The table whose pictures are to be here.
    fn table(self) -> Option<(GameKind, BoardShape)> {
        let parts = self.needed.into_iter().chain(self.ahead);
        parts.into_iter().find_map(|part| match part {
            Part::Table(game, shape) => Some((game, shape)),
            _ => None,
        })
    }
}

/// What says what is wanted.
#[derive(SystemParam)]
pub(super) struct Wanted<'w> {
    args: Res<'w, StartArgs>,
    settings: Res<'w, CurrentSettings>,
    table: Option<Res<'w, Table>>,
    layout: Res<'w, Layout>,
    open: Res<'w, Open>,
    home: Res<'w, Home>,
    deliveries: Res<'w, Deliveries>,
    server: Res<'w, AssetServer>,
}

impl Wanted<'_> {
    fn wants(&self) -> Wants {
        let on_table = self.table.as_ref().map_or_else(
            || self.args.0.game_kind(&self.settings.0),
            |table| table.game().setup().kind(),
        );
        let table = |game| {
            let looks_back = self.layout.review.is_some();
            let layout = Layout::of(self.layout.window, self.layout.text_scale, game)
                .looking_back(looks_back);
            Part::Table(game, layout.board_view.shape())
        };
        if !self.open.home {
            return Wants {
                needed: [Part::Panels, table(on_table)],
                ahead: self
                    .open
                    .panel
                    .filter(|panel| row(*panel).shows_boards)
                    .map(|_| Part::Home),
            };
        }
        let next = if self.home.is_passing() {
            on_table
        } else {
            self.home.game()
        };
        Wants {
            needed: [Part::Panels, Part::Home],
            ahead: Some(table(next)),
        }
    }

    fn is_here(&self) -> bool {
        let mut parts = self.wants().needed.into_iter();
        parts.all(|part| self.deliveries.has(part))
    }

    /// How many of how many files have come.
    pub(super) fn progress(&self) -> (usize, usize) {
        let parts = self.wants().needed.into_iter();
        let deliveries = parts.filter_map(|part| self.deliveries.find(part));
        deliveries.fold((0, 0), |(come, all), delivery| {
            (
                come + delivery.come(&self.server),
                all + delivery.files.len(),
            )
        })
    }
}

/// `true` once the files that the first screen needs are loaded, even while [`Held`] keeps them from being shown.
#[must_use]
pub fn first_files_have_come(world: &mut World) -> bool {
    let progress = world.run_system_cached(|wanted: Wanted| wanted.progress());
    matches!(progress, Ok((come, all)) if all > 0 && come == all)
}

/// Run condition: what is wanted is not there yet.
fn is_waiting(wanted: Wanted) -> bool {
    !wanted.is_here()
}

/// Run condition: somebody looks at how loading goes on.
fn is_told(empty: Option<Res<EmptyWindow>>) -> bool {
    empty.is_none()
}

/// Keeps the window empty while the first pictures load: the bench of frames measures an empty one first.
#[derive(Resource, Debug)]
pub struct EmptyWindow;

/// `true` once every file that was ordered is loaded.
#[must_use]
pub fn everything_has_come(world: &mut World) -> bool {
    let server = world.resource::<AssetServer>();
    let deliveries = &world.resource::<Deliveries>().0;
    !deliveries.is_empty()
        && deliveries
            .iter()
            .all(|delivery| delivery.come(server) == delivery.files.len())
}

/// `true` once the table's pictures are there and the table is wholly faded in.
#[must_use]
pub fn table_is_shown(world: &mut World) -> bool {
    let is_shown = |wanted: Wanted, fade: Res<TableFade>| wanted.is_here() && fade.is_over();
    world.run_system_cached(is_shown).unwrap_or(false)
}

/// How long a table's pictures are kept while another table is on show.
const KEPT_UNUSED: Duration = Duration::from_secs(30);

/// Orders what is wanted, unpacks what has come, gives back what is no longer used, and opens the
/// table.
fn deliver(world: &mut World) {
    // Its parameters are there as long as the program runs.
    let Ok(wants) = world.run_system_cached(|wanted: Wanted| wanted.wants()) else {
        return;
    };
    release(world, wants);
    let is_open = *world.resource::<State<Screen>>().get() == Screen::Table;
    let later = wants.ahead.into_iter().chain([Part::Sounds]);
    let later = later.filter(|_| is_open);
    for part in wants.needed.into_iter().chain(later) {
        if world.resource::<Deliveries>().find(part).is_none() {
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
    if !is_open && wants.needed.into_iter().all(|part| deliveries.has(part)) {
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
}

/// Gives back the pictures of boards in another shape at once, and those of the home screen and of other tables
/// after a while; of tables, only the latest is kept that long.
fn release(world: &mut World, wants: Wants) {
    let now = world.resource::<Time<Real>>().elapsed();
    let mut gone = Vec::new();
    let mut deliveries = world.resource_mut::<Deliveries>();
    // What is only looked at is not changed.
    let deliveries = &mut deliveries.bypass_change_detection().0;
    let mut latest: Option<Duration> = None;
    for delivery in deliveries.iter_mut() {
        let stays = matches!(delivery.part, Part::Panels | Part::Sounds);
        if stays || wants.contain(delivery.part) {
            delivery.unused_since = None;
        } else {
            let since = *delivery.unused_since.get_or_insert(now);
            if matches!(delivery.part, Part::Table(..)) {
                latest = latest.max(Some(since));
            }
        }
    }
    deliveries.retain(|delivery| {
        let Some(since) = delivery.unused_since else {
            return true;
        };
        let is_recent = delivery.is_unpacked() && now < since + KEPT_UNUSED;
        let stays = match delivery.part {
            Part::Table(game, _) => {
                let turned = wants.table().is_some_and(|(wanted, _)| wanted == game);
                !turned && is_recent && Some(since) == latest
            }
            _ => is_recent,
        };
        if !stays {
            gone.push(delivery.part);
        }
        stays
    });
    for part in gone {
        part.release(world);
    }
}

/// What could not be loaded, with the reason.
#[derive(Resource, Default, Debug)]
pub(super) struct Missing(Vec<(UntypedAssetId, String)>);

impl Missing {
    /// Nothing is.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

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
    let lines = missing.of(wanted.wants().needed, &wanted.deliveries);
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
