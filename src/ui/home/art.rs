//! The pictures of the home screen: boards, grounds and pieces of all tables, and the frame's wood.

use bevy::asset::UntypedHandle;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiContexts, EguiTextureHandle, EguiUserTextures};

use crate::rules::GameKind;
use crate::ui::games;

/// The pictures as assets.
#[derive(Resource, Debug)]
pub struct HomeArt {
    rooms: Vec<[Handle<Image>; 2]>,
    pieces: Vec<Vec<Handle<Image>>>,
    walnut: Handle<Image>,
}

impl HomeArt {
    fn order(world: &World) -> Self {
        let server = world.resource::<AssetServer>();
        let picture = |game: GameKind, what| server.load(format!("home/{game}_{what}.webp"));
        let pieces = |game| {
            let pieces = games::room(game).pieces.iter();
            pieces.map(|piece| server.load(piece.path)).collect()
        };
        Self {
            rooms: GameKind::ALL
                .map(|game| ["board", "ground"].map(|what| picture(game, what)))
                .into(),
            pieces: GameKind::ALL.map(pieces).into(),
            walnut: server.load("home/walnut.webp"),
        }
    }
}

impl HomeArt {
    /// Gives the pictures back, to egui's side too.
    pub fn release(world: &mut World) {
        let Some(art) = world.remove_resource::<HomeArt>() else {
            return;
        };
        world.resource_mut::<HomeTextures>().0 = None;
        let rooms = art.rooms.into_iter().flatten();
        let all = rooms.chain(art.pieces.into_iter().flatten());
        let mut known = world.resource_mut::<EguiUserTextures>();
        for image in all.chain([art.walnut]) {
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
        let rooms = art.rooms.into_iter().flatten();
        let all = rooms.chain(art.pieces.into_iter().flatten());
        all.chain([art.walnut]).map(Handle::untyped).collect()
    }
}

/// The pictures of one room.
#[derive(Clone, Debug)]
pub(super) struct RoomTextures {
    pub(super) board: TextureId,
    pub(super) ground: TextureId,
    pub(super) pieces: Vec<TextureId>,
}

/// The pictures as egui knows them, once they are there.
#[derive(Resource, Default, Debug)]
pub struct HomeTextures(Option<Textures>);

#[derive(Debug)]
pub(super) struct Textures {
    /// In the order of [`GameKind::ALL`].
    pub(super) rooms: Vec<RoomTextures>,
    pub(super) walnut: TextureId,
}

impl HomeTextures {
    /// One picture in place of all.
    #[must_use]
    pub fn all_of(texture: TextureId) -> Self {
        let room = |game| RoomTextures {
            board: texture,
            ground: texture,
            pieces: vec![texture; games::room(game).pieces.len()],
        };
        HomeTextures(Some(Textures {
            rooms: GameKind::ALL.map(room).into(),
            walnut: texture,
        }))
    }

    /// Whether they are known.
    #[must_use]
    pub const fn are_registered(&self) -> bool {
        self.0.is_some()
    }

    pub(super) const fn get(&self) -> Option<&Textures> {
        self.0.as_ref()
    }
}

/// Makes the loaded pictures known to egui.
pub(in crate::ui) fn register(
    mut contexts: EguiContexts,
    art: Res<HomeArt>,
    mut textures: ResMut<HomeTextures>,
) {
    let mut add =
        |image: &Handle<Image>| contexts.add_image(EguiTextureHandle::Strong(image.clone()));
    let rooms = art.rooms.iter().zip(&art.pieces);
    let rooms = rooms.map(|([board, ground], pieces)| RoomTextures {
        board: add(board),
        ground: add(ground),
        pieces: pieces.iter().map(&mut add).collect(),
    });
    let rooms = rooms.collect();
    textures.0 = Some(Textures {
        rooms,
        walnut: add(&art.walnut),
    });
}
