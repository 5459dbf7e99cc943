//! The line icons and the small pictures of pieces, for panels.

use bevy::asset::UntypedHandle;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::egui::{self, Color32, TextureId};

use super::light::has_plain_boards;
use super::plain_piece;
use crate::rules::{GameKind, Side};

macro_rules! icons {
    ($($variant:ident $field:ident $path:literal $doc:literal),* $(,)?) => {
        /// The assets of the line icons.
        #[derive(AssetCollection, Resource)]
        pub struct IconArt {
            $(#[asset(path = $path)] $field: Handle<Image>,)*
        }

        /// A line icon.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Icon {
            $(#[doc = $doc] $variant,)*
            /// One step forwards, the mirrored picture of one step back.
            Redo,
        }

        impl IconArt {
            pub(super) fn all(&self) -> Vec<Handle<Image>> {
                vec![$(self.$field.clone()),*]
            }
        }
    };
}

icons! {
    Throw throw "ui/throw.webp" "Four sticks.",
    Dice dice "ui/dice.webp" "Two dice.",
    Hint hint "ui/hint.webp" "A lamp.",
    Undo undo "ui/undo.webp" "One step back.",
    NewGame new_game "ui/new_game.webp" "A new game.",
    Resign resign "ui/resign.webp" "A white flag.",
    Rematch rematch "ui/rematch.webp" "Sides swapped.",
    Settings settings "ui/settings.webp" "Sliders.",
    Sound sound "ui/sound.webp" "Sound is on.",
    Mute mute "ui/mute.webp" "Sound is off.",
    Fullscreen fullscreen "ui/fullscreen.webp" "To the whole screen.",
    Windowed windowed "ui/windowed.webp" "Back to a window.",
    Big big "ui/big.webp" "A screen that is read from afar.",
    Home home "ui/home.webp" "To the home screen.",
    Menu menu "ui/menu.webp" "What else there is.",
    Quit quit "ui/quit.webp" "The sign of a power switch.",
    Keys keys "ui/keys.webp" "A keyboard.",
    Draw draw "ui/draw.webp" "An equals sign in a circle.",
    Book book "ui/book.webp" "How to play.",
    Close close "ui/close.webp" "Close a panel.",
    Check check "ui/check.webp" "Done.",
    Person person "ui/person.webp" "A person.",
    Computer computer "ui/computer.webp" "The computer.",
    Play play "ui/play.webp" "Show how it goes.",
    Back back "ui/arrow_left.webp" "Back.",
    Forward forward "ui/arrow_right.webp" "On.",
    MoveList move_list "ui/journal.webp" "The list of moves.",
    Library library "ui/library.webp" "The library.",
}

/// The textures of frames and floors: walnut, and the ground of every table.
#[derive(Resource, Debug)]
pub struct SurfaceArt {
    pub(super) walnut: Handle<Image>,
    /// The grounds in the order of [`GameKind::ALL`].
    pub(super) grounds: Vec<Handle<Image>>,
}

impl SurfaceArt {
    fn order(world: &World) -> Self {
        let server = world.resource::<AssetServer>();
        let ground = |game| server.load(format!("ui/{game}_ground.webp"));
        Self {
            walnut: server.load("ui/walnut.webp"),
            grounds: GameKind::ALL.map(ground).into(),
        }
    }
}

impl AssetCollection for SurfaceArt {
    fn create(world: &mut World) -> Self {
        Self::order(world)
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let Self { walnut, grounds } = Self::order(world);
        let all = grounds.into_iter().chain([walnut]);
        all.map(Handle::untyped).collect()
    }
}

/// The textures that nothing needs at the start: the paper of pages, the border of Tablan's cloth under the game night,
/// and Tablan's sticks for throws by hand.
#[derive(AssetCollection, Resource)]
pub struct PageArt {
    #[asset(path = "ui/paper.webp")]
    pub(super) paper: Handle<Image>,
    #[asset(path = "ui/cloth_border.webp")]
    pub(super) cloth_border: Handle<Image>,
    #[asset(path = "home/tablan_stick_back.webp")]
    stick_back: Handle<Image>,
    #[asset(path = "home/tablan_stick_flat.webp")]
    stick_flat: Handle<Image>,
}

impl PageArt {
    /// The pictures of a stick with its back up and with its flat side up. Tablan's room on the home screen has them too.
    pub(super) fn sticks(&self) -> [Handle<Image>; 2] {
        [&self.stick_back, &self.stick_flat].map(Handle::clone)
    }
}

/// The textures of one game's board and pieces.
#[derive(Clone, Debug)]
pub(super) struct BoardTextures {
    pub(super) board: TextureId,
    pub(super) pieces: Vec<TextureId>,
}

/// The textures of all icons, registered once they're loaded.
#[derive(Resource, Default)]
pub struct Icons {
    pub(super) lines: Vec<TextureId>,
    pub(super) pieces: Vec<(GameKind, [TextureId; 2])>,
    pub(super) walnut: Option<TextureId>,
    pub(super) grounds: Vec<(GameKind, TextureId)>,
    pub(super) cloth_border: Option<TextureId>,
    pub(super) paper: Option<TextureId>,
    /// A stick with its back up, and one with its flat side up.
    pub(super) sticks: Option<[TextureId; 2]>,
    /// The boards in the order of [`GameKind::ALL`]. Empty while they aren't loaded.
    boards: Vec<BoardTextures>,
}

impl Icon {
    /// The icon of the switch for sound.
    #[must_use]
    pub const fn of_sound(is_muted: bool) -> Icon {
        if is_muted { Icon::Mute } else { Icon::Sound }
    }
}

impl Icons {
    /// `true` if the textures are registered.
    #[must_use]
    pub const fn are_registered(&self) -> bool {
        !self.lines.is_empty()
    }

    /// The textures of boards with their pieces, in the order of the games. Empty while they aren't loaded.
    pub(super) fn boards(&self) -> &[BoardTextures] {
        &self.boards
    }

    /// Sets the textures of boards.
    pub(super) fn set_boards(&mut self, boards: Vec<BoardTextures>) {
        self.boards = boards;
    }

    /// The walnut of frames. `None` while it isn't loaded.
    #[must_use]
    pub const fn walnut(&self) -> Option<TextureId> {
        self.walnut
    }

    /// The woven border of Tablan's cloth. `None` while it isn't loaded.
    #[must_use]
    pub const fn cloth_border(&self) -> Option<TextureId> {
        self.cloth_border
    }

    /// Tablan's stick with its back up, and with its flat side up. `None` while they aren't loaded.
    #[must_use]
    pub const fn sticks(&self) -> Option<[TextureId; 2]> {
        self.sticks
    }

    /// `true` if a texture is a ground, wood or cloth under panels.
    pub(super) fn is_ground(&self, texture: TextureId) -> bool {
        let grounds = self.grounds.iter().map(|(_, ground)| *ground);
        let mut all = grounds.chain(self.walnut).chain(self.cloth_border);
        all.any(|ground| ground == texture)
    }

    /// The ground of a table. `None` while it isn't loaded.
    #[must_use]
    pub fn ground(&self, game: GameKind) -> Option<TextureId> {
        let found = self.grounds.iter().find(|(of, _)| *of == game);
        found.map(|(_, texture)| *texture)
    }

    /// Paints a line icon.
    pub fn paint(&self, painter: &egui::Painter, icon: Icon, rect: egui::Rect, tint: Color32) {
        let (icon, part) = match icon {
            Icon::Redo => (Icon::Undo, MIRRORED),
            icon => (icon, WHOLE),
        };
        if let Some(&texture) = self.lines.get(icon as usize) {
            painter.image(texture, rect, part, tint);
        }
    }

    /// Paints a piece of a side in a game.
    pub fn piece(&self, painter: &egui::Painter, game: GameKind, side: Side, rect: egui::Rect) {
        self.faint_piece(painter, game, side, rect, 1.0);
    }

    /// Paints a piece with an opacity from 0 to 1. It's plain like the boards in the high-contrast theme.
    pub fn faint_piece(
        &self,
        painter: &egui::Painter,
        game: GameKind,
        side: Side,
        rect: egui::Rect,
        strength: f32,
    ) {
        if has_plain_boards(painter.ctx()) {
            plain_piece::paint_icon(painter, game, side, rect, strength);
        } else if let Some((_, pieces)) = self.pieces.iter().find(|(of, _)| *of == game) {
            let tint = Color32::WHITE.gamma_multiply(strength);
            painter.image(pieces[side.index()], rect, WHOLE, tint);
        }
    }
}

/// The whole texture, mirrored left to right.
const MIRRORED: egui::Rect = egui::Rect {
    min: egui::Pos2 { x: 1.0, y: 0.0 },
    max: egui::Pos2 { x: 0.0, y: 1.0 },
};

const WHOLE: egui::Rect = egui::Rect {
    min: egui::Pos2::ZERO,
    max: egui::Pos2 { x: 1.0, y: 1.0 },
};
