//! Every sound of the Tablan table, loaded before the first game is shown.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

/// The sounds, several variants each.
#[derive(AssetCollection, Resource)]
pub struct SoundBank {
    /// The sticks are taken up.
    #[asset(paths("sounds/gather_1.ogg", "sounds/gather_2.ogg"), collection(typed))]
    pub gather: Vec<Handle<AudioSource>>,
    /// A stick strikes the table.
    #[asset(
        paths(
            "sounds/stick_table_1.ogg",
            "sounds/stick_table_2.ogg",
            "sounds/stick_table_3.ogg",
            "sounds/stick_table_4.ogg",
            "sounds/stick_table_5.ogg"
        ),
        collection(typed)
    )]
    pub stick_table: Vec<Handle<AudioSource>>,
    /// A stick strikes another.
    #[asset(
        paths(
            "sounds/stick_stick_1.ogg",
            "sounds/stick_stick_2.ogg",
            "sounds/stick_stick_3.ogg",
            "sounds/stick_stick_4.ogg"
        ),
        collection(typed)
    )]
    pub stick_stick: Vec<Handle<AudioSource>>,
    /// A piece touches a cell.
    #[asset(
        paths(
            "sounds/hop_1.ogg",
            "sounds/hop_2.ogg",
            "sounds/hop_3.ogg",
            "sounds/hop_4.ogg",
            "sounds/hop_5.ogg",
            "sounds/hop_6.ogg"
        ),
        collection(typed)
    )]
    pub hop: Vec<Handle<AudioSource>>,
    /// A piece lands.
    #[asset(
        paths(
            "sounds/land_1.ogg",
            "sounds/land_2.ogg",
            "sounds/land_3.ogg",
            "sounds/land_4.ogg"
        ),
        collection(typed)
    )]
    pub land: Vec<Handle<AudioSource>>,
    /// A piece starts.
    #[asset(paths("sounds/start_1.ogg", "sounds/start_2.ogg"), collection(typed))]
    pub start: Vec<Handle<AudioSource>>,
    /// A piece is captured.
    #[asset(
        paths("sounds/capture_1.ogg", "sounds/capture_2.ogg", "sounds/capture_3.ogg"),
        collection(typed)
    )]
    pub capture: Vec<Handle<AudioSource>>,
    /// A piece comes home.
    #[asset(
        paths("sounds/enter_1.ogg", "sounds/enter_2.ogg", "sounds/enter_3.ogg"),
        collection(typed)
    )]
    pub enter: Vec<Handle<AudioSource>>,
    /// A throw scores nothing.
    #[asset(
        paths("sounds/nothing_1.ogg", "sounds/nothing_2.ogg"),
        collection(typed)
    )]
    pub nothing: Vec<Handle<AudioSource>>,
    /// A throw scores two.
    #[asset(paths("sounds/score_2.ogg"), collection(typed))]
    pub score_2: Vec<Handle<AudioSource>>,
    /// A throw scores eight.
    #[asset(paths("sounds/score_8.ogg"), collection(typed))]
    pub score_8: Vec<Handle<AudioSource>>,
    /// A throw scores twelve.
    #[asset(paths("sounds/score_12.ogg"), collection(typed))]
    pub score_12: Vec<Handle<AudioSource>>,
    /// Something is not allowed.
    #[asset(paths("sounds/refuse_1.ogg", "sounds/refuse_2.ogg"), collection(typed))]
    pub refuse: Vec<Handle<AudioSource>>,
    /// A piece is picked up.
    #[asset(paths("sounds/lift_1.ogg", "sounds/lift_2.ogg"), collection(typed))]
    pub lift: Vec<Handle<AudioSource>>,
    /// A move is taken back.
    #[asset(paths("sounds/undo_1.ogg", "sounds/undo_2.ogg"), collection(typed))]
    pub undo: Vec<Handle<AudioSource>>,
    /// A button is pressed.
    #[asset(paths("sounds/button_1.ogg", "sounds/button_2.ogg"), collection(typed))]
    pub button: Vec<Handle<AudioSource>>,
    /// The game is won.
    #[asset(paths("sounds/win_1.ogg"), collection(typed))]
    pub win: Vec<Handle<AudioSource>>,
    /// The game is lost.
    #[asset(paths("sounds/loss_1.ogg"), collection(typed))]
    pub loss: Vec<Handle<AudioSource>>,
    /// The game is drawn.
    #[asset(paths("sounds/draw_1.ogg"), collection(typed))]
    pub draw: Vec<Handle<AudioSource>>,
    /// The turn passes.
    #[asset(paths("sounds/turn_1.ogg", "sounds/turn_2.ogg"), collection(typed))]
    pub turn: Vec<Handle<AudioSource>>,
}
