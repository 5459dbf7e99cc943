//! Loads the small pictures of the pieces, and registers all loaded pictures with the panels.

use bevy::asset::UntypedHandle;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiTextureHandle};

use super::games;
use super::icons::{IconArt, Icons, PageArt, SurfaceArt};
use super::kit::paper;
use crate::rules::GameKind;

/// The small pictures of every game's pieces.
#[derive(Resource, Debug)]
pub struct PieceArt {
    /// The two pictures of each game, the first side's first, in the order of [`GameKind::ALL`].
    games: Vec<[Handle<Image>; 2]>,
}

impl PieceArt {
    fn order(world: &World) -> Self {
        let server = world.resource::<AssetServer>();
        let game = |game| games::piece_icons(game).map(|path| server.load(path));
        Self {
            games: GameKind::ALL.map(game).into(),
        }
    }
}

impl AssetCollection for PieceArt {
    fn create(world: &mut World) -> Self {
        Self::order(world)
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let ordered = Self::order(world).games.into_iter().flatten();
        ordered.map(Handle::untyped).collect()
    }
}

/// Registers the loaded pictures with the panels.
pub(super) fn register(
    mut contexts: EguiContexts,
    mut icons: ResMut<Icons>,
    lines: Res<IconArt>,
    pieces: Res<PieceArt>,
    surfaces: Res<SurfaceArt>,
) {
    let mut add = |image: Handle<Image>| contexts.add_image(EguiTextureHandle::Strong(image));
    icons.lines = lines.all().into_iter().map(&mut add).collect();
    for (game, art) in GameKind::ALL.into_iter().zip(&pieces.games) {
        icons.pieces.push((game, art.clone().map(&mut add)));
    }
    icons.walnut = Some(add(surfaces.walnut.clone()));
    for (game, ground) in GameKind::ALL.into_iter().zip(&surfaces.grounds) {
        icons.grounds.push((game, add(ground.clone())));
    }
}

/// Registers the loaded textures of pages.
pub(super) fn register_pages(
    mut contexts: EguiContexts,
    mut icons: ResMut<Icons>,
    pages: Res<PageArt>,
) -> Result {
    let mut add =
        |image: &Handle<Image>| contexts.add_image(EguiTextureHandle::Strong(image.clone()));
    let [texture, border] = [&pages.paper, &pages.cloth_border].map(&mut add);
    icons.sticks = Some(pages.sticks().each_ref().map(&mut add));
    icons.cloth_border = Some(border);
    icons.paper = Some(texture);
    paper::set_texture(contexts.ctx_mut()?, texture);
    Ok(())
}
