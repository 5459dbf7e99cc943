//! What is done to pictures as they come: smaller copies, slopes, blending.

use bevy::asset::AssetEvent;
use bevy::prelude::*;

use crate::stage::mipmap;

/// Gives every picture its smaller copies; those of panels are also made ready for blending.
pub(super) fn prepare(
    mut events: MessageReader<AssetEvent<Image>>,
    server: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
) {
    for event in events.read() {
        let AssetEvent::LoadedWithDependencies { id } = event else {
            continue;
        };
        let Some(path) = server.get_path(*id).map(|path| path.path().to_owned()) else {
            continue;
        };
        let panel = path.starts_with("ui")
            || path
                .file_stem()
                .is_some_and(|stem| stem.to_string_lossy().ends_with("_icon"));
        let Some(mut image) = images.get_mut(*id) else {
            continue;
        };
        if path
            .file_stem()
            .is_some_and(|stem| stem.to_string_lossy().ends_with("_relief"))
        {
            mipmap::as_slopes(&mut image);
            continue;
        }
        mipmap::add_mipmaps(&mut image);
        if panel {
            mipmap::premultiply(&mut image);
        }
    }
}
