//! The pictures of the home screen: the boards and pieces of all tables.

use bevy::asset::UntypedHandle;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiContexts, EguiTextureHandle, EguiUserTextures};

use crate::rules::GameKind;
use crate::ui::games;
use crate::ui::icons::{BoardTextures, Icons, PageArt};

/// The assets of the pictures.
#[derive(Resource, Debug)]
pub struct HomeArt {
    boards: Vec<Handle<Image>>,
    pieces: Vec<Vec<Handle<Image>>>,
}

impl HomeArt {
    fn order(world: &World) -> Self {
        let server = world.resource::<AssetServer>();
        let board = |game| server.load(format!("home/{game}_board.webp"));
        let pieces = |game| {
            let pieces = games::room(game).pieces.iter();
            pieces.map(|piece| server.load(piece.path)).collect()
        };
        Self {
            boards: GameKind::ALL.map(board).into(),
            pieces: GameKind::ALL.map(pieces).into(),
        }
    }
}

impl HomeArt {
    /// Releases the pictures, including egui's handles, except those that other panels use too.
    pub fn release(world: &mut World) {
        let Some(art) = world.remove_resource::<HomeArt>() else {
            return;
        };
        world.resource_mut::<HomeTextures>().0 = None;
        world.resource_mut::<Icons>().set_boards(Vec::new());
        let pieces = art.pieces.into_iter().flatten();
        let pages = world.get_resource::<PageArt>();
        let kept = pages.map_or_else(Vec::new, |pages| pages.sticks().to_vec());
        let mut known = world.resource_mut::<EguiUserTextures>();
        let released = pieces
            .chain(art.boards)
            .filter(|image| !kept.contains(image));
        for image in released {
            known.remove_image(&image);
        }
    }
}

impl AssetCollection for HomeArt {
    fn create(world: &mut World) -> Self {
        Self::order(world)
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let art = Self::order(world);
        let pieces = art.pieces.into_iter().flatten();
        pieces.chain(art.boards).map(Handle::untyped).collect()
    }
}

/// The textures of the pictures. Empty while they aren't loaded.
#[derive(Resource, Default, Debug)]
pub struct HomeTextures(Option<Textures>);

#[derive(Debug)]
pub(super) struct Textures {
    /// The textures of each room, in the order of [`GameKind::ALL`].
    pub(super) rooms: Vec<BoardTextures>,
}

impl HomeTextures {
    /// The same texture for all pictures, for tests.
    #[must_use]
    pub fn all_of(texture: TextureId) -> Self {
        let room = |game| BoardTextures {
            board: texture,
            pieces: vec![texture; games::room(game).pieces.len()],
        };
        HomeTextures(Some(Textures {
            rooms: GameKind::ALL.map(room).into(),
        }))
    }

    /// `true` if the textures are registered.
    #[must_use]
    pub const fn are_registered(&self) -> bool {
        self.0.is_some()
    }

    pub(super) const fn get(&self) -> Option<&Textures> {
        self.0.as_ref()
    }
}

/// Registers the loaded pictures with egui.
pub(in crate::ui) fn register(
    mut contexts: EguiContexts,
    art: Res<HomeArt>,
    mut textures: ResMut<HomeTextures>,
    mut icons: ResMut<Icons>,
) {
    let mut add =
        |image: &Handle<Image>| contexts.add_image(EguiTextureHandle::Strong(image.clone()));
    let rooms = art.boards.iter().zip(&art.pieces);
    let rooms = rooms.map(|(board, pieces)| BoardTextures {
        board: add(board),
        pieces: pieces.iter().map(&mut add).collect(),
    });
    let rooms: Vec<BoardTextures> = rooms.collect();
    icons.set_boards(rooms.clone());
    textures.0 = Some(Textures { rooms });
}
