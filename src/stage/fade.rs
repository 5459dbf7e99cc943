//! Fades a table in once its pictures are loaded.

use bevy::prelude::*;

use super::StageSystems;
use super::layout::Layout;
use super::table_art::TableArt;
use crate::settings::SettingsInForce;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableFade>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                advance_fade,
                cover.run_if(resource_changed::<TableFade>.or_eager(resource_changed::<Layout>)),
            )
                .chain()
                .after(StageSystems::Arrange),
        );
}

/// Length of the fade (s).
const DURATION: f32 = 0.22;
/// Depth of the cover, in front of the whole table.
const DEPTH: f32 = 500.0;

/// The opacity of the cover over the table, from 1 to 0.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TableFade(f32);

impl Default for TableFade {
    fn default() -> Self {
        TableFade(1.0)
    }
}

impl TableFade {
    /// The finished fade: the whole table is in view.
    pub const OVER: TableFade = TableFade(0.0);

    /// `true` if the fade is finished.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.0 <= 0.0
    }
}

/// The dark rectangle over the table.
#[derive(Component)]
struct Cover;

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("cover"),
        Cover,
        Sprite::default(),
        Transform::from_xyz(0.0, 0.0, DEPTH),
    ));
}

fn advance_fade(
    time: Res<Time>,
    in_force: SettingsInForce,
    table_art: TableArt,
    layout: Res<Layout>,
    mut fade: ResMut<TableFade>,
) {
    let left = if !table_art.has(layout.board_view.game()) {
        1.0
    } else if in_force.tempo().reduced {
        0.0
    } else {
        (fade.0 - time.delta_secs() / DURATION).max(0.0)
    };
    fade.set_if_neq(TableFade(left));
}

fn cover(
    fade: Res<TableFade>,
    layout: Res<Layout>,
    dark: Res<ClearColor>,
    mut covers: Query<(&mut Sprite, &mut Visibility), With<Cover>>,
) {
    for (mut sprite, mut visibility) in &mut covers {
        sprite.custom_size = Some(layout.window);
        sprite.color = dark.0.with_alpha(fade.0);
        visibility.set_if_neq(if fade.is_over() {
            Visibility::Hidden
        } else {
            Visibility::Visible
        });
    }
}
