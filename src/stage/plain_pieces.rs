//! The pieces in the high-contrast theme: one side white with a black line, the other black with a white line.
//!
//! Signs replace the small differences of the pictures, such as Tablan's pins. A plain piece covers the sprite of its
//! piece and follows it. The shader is part of the program, so the page fetches nothing for it.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use bevy::sprite::Anchor;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dPlugin};

use super::StageSystems;
use super::actor::Actor;
use super::layout::Layout;
use crate::settings::CurrentSettings;
use crate::store::Theme;
use crate::table::Piece;

/// The tone of the light side's bodies, and of the dark side's lines.
pub const WHITE: Srgba = Srgba::rgb(1.0, 0.99, 0.97);
/// The tone of the dark side's bodies, and of the light side's lines.
pub const BLACK: Srgba = Srgba::rgb(0.02, 0.018, 0.015);
/// The share of a piece's picture in its body, of the light side and of the dark side.
pub const PICTURE: [f32; 2] = [0.22, 0.10];

/// A sign on a plain piece, in the tone of its line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlainSign {
    /// An ordinary piece.
    #[default]
    None,
    /// A dot.
    Dot,
    /// A ring.
    Ring,
    /// A cross with equal arms.
    Cross,
}

impl PlainSign {
    /// The number in the shader.
    const fn number(self) -> f32 {
        match self {
            PlainSign::None => 0.0,
            PlainSign::Dot => 1.0,
            PlainSign::Ring => 2.0,
            PlainSign::Cross => 3.0,
        }
    }
}

/// Half the size of a sign, in the board's unit.
pub const SIGN: f32 = 0.19;
/// Width of the line, in the board's unit.
pub const LINE: f32 = 0.05;
/// Depth above the piece's sprite. The next piece of a stack is 0.01 above it.
const ABOVE: f32 = 0.004;
/// Opacity from which a piece is drawn plainly. A captured piece fades in its own colours.
const OPAQUE: f32 = 0.99;

const SHADER: Handle<Shader> = uuid_handle!("0d0a1f6e-7a36-4c0e-8f8f-0e6e1a2d5c17");

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "plain_piece.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<PlainPieceMaterial>::default())
        .add_systems(
            Update,
            cover_pieces
                .after(StageSystems::Arrange)
                .run_if(has_plain_pieces),
        );
}

/// Run condition: the theme has plain pieces, or some are left of it.
fn has_plain_pieces(settings: Res<CurrentSettings>, left: Query<(), With<PlainPiece>>) -> bool {
    settings.0.theme == Theme::Contrast || !left.is_empty()
}

/// A plain piece, over the sprite of a piece.
#[derive(Component, Clone, Copy, Debug)]
pub struct PlainPiece(Entity);

/// The material of a plain piece.
#[derive(Asset, AsBindGroup, Clone, Debug, PartialEq, TypePath)]
pub struct PlainPieceMaterial {
    /// The body's tone (linear), and the share of the picture in it.
    #[uniform(0)]
    body: Vec4,
    /// The line's tone (linear), and the sign.
    #[uniform(0)]
    line: Vec4,
    /// The line's width and half the sign's size, as shares of the picture.
    #[uniform(0)]
    reach: Vec4,
    /// The sign's middle in the picture.
    #[uniform(0)]
    middle: Vec4,
    /// The piece's picture.
    #[texture(1)]
    #[sampler(2)]
    picture: Handle<Image>,
}

impl PlainPieceMaterial {
    /// The material of a piece with a picture. `unit` is the board's unit as a share of the picture, `foot` the middle of
    /// the sign in the picture.
    fn new(
        picture: Handle<Image>,
        is_light: bool,
        sign: PlainSign,
        unit: Vec2,
        foot: Vec2,
    ) -> Self {
        let tone = |colour: Srgba| LinearRgba::from(colour).to_vec3();
        let (body, edge, share) = if is_light {
            (WHITE, BLACK, PICTURE[0])
        } else {
            (BLACK, WHITE, PICTURE[1])
        };
        Self {
            body: tone(body).extend(share),
            line: tone(edge).extend(sign.number()),
            reach: Vec4::from((LINE * unit, SIGN * unit)),
            middle: foot.extend(0.0).extend(0.0),
            picture,
        }
    }
}

impl Material2d for PlainPieceMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

type Shown = (
    &'static Sprite,
    &'static Anchor,
    &'static Transform,
    &'static Visibility,
);

/// Covers every piece on the table with a plain one.
fn cover_pieces(
    mut commands: Commands,
    settings: Res<CurrentSettings>,
    layout: Res<Layout>,
    mut quad: Local<Option<Handle<Mesh>>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<PlainPieceMaterial>>,
    pieces: Query<(Entity, &Piece, &Actor, Shown), Without<PlainPiece>>,
    mut covers: Query<
        (
            Entity,
            &PlainPiece,
            &MeshMaterial2d<PlainPieceMaterial>,
            &mut Transform,
        ),
        Without<Piece>,
    >,
) {
    let is_plain = settings.0.theme == Theme::Contrast;
    let board = layout.board_view;
    let look = |entity: Entity| {
        let (_, piece, actor, (sprite, anchor, transform, visibility)) = pieces.get(entity).ok()?;
        let size = sprite.custom_size?;
        let is_drawn =
            is_plain && *visibility != Visibility::Hidden && sprite.color.alpha() >= OPAQUE;
        if !is_drawn {
            return None;
        }
        let unit = board.unit() * layout.world_scale() / size;
        let foot = Vec2::new(0.5 + anchor.as_vec().x, 0.5 - anchor.as_vec().y);
        let is_light = piece.side == board.light_side();
        let sign = board.plain_sign(piece, actor.shown);
        let material = PlainPieceMaterial::new(sprite.image.clone(), is_light, sign, unit, foot);
        let off = transform.rotation * (transform.scale * (-anchor.as_vec() * size).extend(0.0));
        let place = Transform {
            translation: transform.translation + off + Vec3::Z * ABOVE,
            rotation: transform.rotation,
            scale: transform.scale * size.extend(1.0),
        };
        Some((material, place))
    };
    let mut covered = bevy::ecs::entity::EntityHashSet::default();
    for (cover, PlainPiece(piece), material, mut transform) in &mut covers {
        let Some((wanted, place)) = look(*piece) else {
            commands.entity(cover).despawn();
            continue;
        };
        covered.insert(*piece);
        if materials.get(material) != Some(&wanted)
            && let Some(mut changed) = materials.get_mut(material)
        {
            *changed = wanted;
        }
        transform.set_if_neq(place);
    }
    for (piece, ..) in &pieces {
        if !covered.contains(&piece)
            && let Some((material, place)) = look(piece)
        {
            let quad = quad.get_or_insert_with(|| meshes.add(Rectangle::default()));
            commands.spawn((
                Name::new("plain piece"),
                PlainPiece(piece),
                Mesh2d(quad.clone()),
                MeshMaterial2d(materials.add(material)),
                place,
            ));
        }
    }
}
