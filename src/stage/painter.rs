//! Spawns sprites at places in board space, with tags to despawn them together.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::OnlyFor;
use super::layout::Layout;

/// A strip of the figures 0 to 9, side by side.
#[derive(Clone, Copy, Debug)]
pub struct Digits<'a> {
    /// The strip.
    pub strip: &'a Handle<Image>,
    /// The size of one figure, in design units.
    pub size: Vec2,
    /// Texture pixels per design unit.
    pub pixels: f32,
}

/// The opacity and rotation of a sprite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Opacity, 0 (clear) to 1.
    pub opacity: f32,
    /// Rotation, counterclockwise (radians).
    pub turn: f32,
}

impl Look {
    /// Opaque and upright.
    pub const PLAIN: Look = Look {
        opacity: 1.0,
        turn: 0.0,
    };

    /// Upright, with an opacity of 0 to 1.
    #[must_use]
    pub const fn faded(opacity: f32) -> Look {
        Look {
            opacity,
            ..Look::PLAIN
        }
    }

    /// Opaque, and turned counterclockwise (radians).
    #[must_use]
    pub const fn turned(turn: f32) -> Look {
        Look {
            turn,
            ..Look::PLAIN
        }
    }
}

/// Spawns tagged sprites at places in board space, sizes in design units.
pub struct Painter<'a, 'w, 's, T> {
    commands: &'a mut Commands<'w, 's>,
    layout: &'a Layout,
    name: &'static str,
    tag: T,
}

impl<'a, 'w, 's, T: Component + Clone> Painter<'a, 'w, 's, T> {
    /// A painter of sprites with this name and tag.
    pub fn new(
        commands: &'a mut Commands<'w, 's>,
        layout: &'a Layout,
        name: &'static str,
        tag: T,
    ) -> Self {
        Painter {
            commands,
            layout,
            name,
            tag,
        }
    }

    /// Spawns a picture with its middle at a place.
    pub fn sprite(&mut self, picture: &Handle<Image>, size: Vec2, at: Vec2, depth: f32) {
        self.sprite_as(picture, size, at, depth, Look::PLAIN);
    }

    /// Spawns a picture with its middle at a place, faded or turned.
    pub fn sprite_as(
        &mut self,
        picture: &Handle<Image>,
        size: Vec2,
        at: Vec2,
        depth: f32,
        look: Look,
    ) {
        self.commands.spawn((
            Name::new(self.name),
            self.tag.clone(),
            OnlyFor(self.layout.board_view.game()),
            Sprite {
                custom_size: Some(size * self.layout.world_scale()),
                color: Color::WHITE.with_alpha(look.opacity),
                ..Sprite::from_image(picture.clone())
            },
            Transform::from_translation(self.layout.board_to_world(at).extend(depth))
                .with_rotation(Quat::from_rotation_z(look.turn)),
        ));
    }

    /// Spawns a number with its middle at a place.
    pub fn figure(&mut self, digits: &Digits, number: u8, at: Vec2, scale: f32, depth: f32) {
        let text = number.to_string();
        let advance = digits.size.x * 0.80 * scale;
        let start = -advance * (text.len() as f32 - 1.0) / 2.0;
        for (i, digit) in text.bytes().enumerate() {
            let at = at + Vec2::new(start + advance * i as f32, 0.0);
            let column = f32::from(digit - b'0');
            let size = digits.size * digits.pixels;
            let min = Vec2::new(column * size.x, 0.0);
            self.commands.spawn((
                Name::new(self.name),
                self.tag.clone(),
                OnlyFor(self.layout.board_view.game()),
                Sprite {
                    rect: Some(Rect::from_corners(min, min + size)),
                    custom_size: Some(digits.size * scale * self.layout.world_scale()),
                    ..Sprite::from_image(digits.strip.clone())
                },
                Anchor::CENTER,
                Transform::from_translation(self.layout.board_to_world(at).extend(depth + 0.1)),
            ));
        }
    }
}
