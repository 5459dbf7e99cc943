//! The bank of all sounds, loaded before the first game is shown.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

/// All sounds, most in several variants.
#[derive(AssetCollection, Resource, Default)]
pub struct SoundBank {
    /// The sticks are picked up.
    #[asset(paths("sounds/gather_1.ogg", "sounds/gather_2.ogg"), collection(typed))]
    pub gather: Vec<Handle<AudioSource>>,
    /// A stick hits the table.
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
    /// A stick hits another stick.
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
    /// A piece lands on its last cell.
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
    /// A piece leaves its start cell.
    #[asset(paths("sounds/start_1.ogg", "sounds/start_2.ogg"), collection(typed))]
    pub start: Vec<Handle<AudioSource>>,
    /// A piece is captured.
    #[asset(
        paths("sounds/capture_1.ogg", "sounds/capture_2.ogg", "sounds/capture_3.ogg"),
        collection(typed)
    )]
    pub capture: Vec<Handle<AudioSource>>,
    /// A piece reaches home.
    #[asset(
        paths("sounds/enter_1.ogg", "sounds/enter_2.ogg", "sounds/enter_3.ogg"),
        collection(typed)
    )]
    pub enter: Vec<Handle<AudioSource>>,
    /// The sticks score nothing.
    #[asset(
        paths("sounds/nothing_1.ogg", "sounds/nothing_2.ogg"),
        collection(typed)
    )]
    pub nothing: Vec<Handle<AudioSource>>,
    /// The sticks score 2.
    #[asset(paths("sounds/score_2.ogg"), collection(typed))]
    pub score_2: Vec<Handle<AudioSource>>,
    /// The sticks score 8.
    #[asset(paths("sounds/score_8.ogg"), collection(typed))]
    pub score_8: Vec<Handle<AudioSource>>,
    /// The sticks score 12.
    #[asset(paths("sounds/score_12.ogg"), collection(typed))]
    pub score_12: Vec<Handle<AudioSource>>,
    /// The player tried something that isn't allowed.
    #[asset(paths("sounds/refuse_1.ogg", "sounds/refuse_2.ogg"), collection(typed))]
    pub refuse: Vec<Handle<AudioSource>>,
    /// A piece is picked up.
    #[asset(paths("sounds/lift_1.ogg", "sounds/lift_2.ogg"), collection(typed))]
    pub lift: Vec<Handle<AudioSource>>,
    /// A move is undone.
    #[asset(paths("sounds/undo_1.ogg", "sounds/undo_2.ogg"), collection(typed))]
    pub undo: Vec<Handle<AudioSource>>,
    /// A button is pressed.
    #[asset(paths("sounds/button_1.ogg", "sounds/button_2.ogg"), collection(typed))]
    pub button: Vec<Handle<AudioSource>>,
    /// The game is won.
    #[asset(paths("sounds/win_1.ogg"), collection(typed))]
    pub win: Vec<Handle<AudioSource>>,
    /// The game is lost, or a player's time is up.
    #[asset(paths("sounds/loss_1.ogg"), collection(typed))]
    pub loss: Vec<Handle<AudioSource>>,
    /// The game is drawn.
    #[asset(paths("sounds/draw_1.ogg"), collection(typed))]
    pub draw: Vec<Handle<AudioSource>>,
    /// The turn passes to the other side.
    #[asset(paths("sounds/turn_1.ogg", "sounds/turn_2.ogg"), collection(typed))]
    pub turn: Vec<Handle<AudioSource>>,
    /// A piece slides over the sheet (Tablut).
    #[asset(
        paths("sounds/slide_1.ogg", "sounds/slide_2.ogg", "sounds/slide_3.ogg"),
        collection(typed)
    )]
    pub slide: Vec<Handle<AudioSource>>,
    /// A piece is set down on the sheet (Tablut).
    #[asset(
        paths("sounds/set_down_1.ogg", "sounds/set_down_2.ogg"),
        collection(typed)
    )]
    pub set_down: Vec<Handle<AudioSource>>,
    /// A captured piece is tipped over (Tablut).
    #[asset(
        paths("sounds/tip_1.ogg", "sounds/tip_2.ogg", "sounds/tip_3.ogg"),
        collection(typed)
    )]
    pub tip: Vec<Handle<AudioSource>>,
    /// The king has one way to the edge (Tablut).
    #[asset(paths("sounds/raichi_1.ogg"), collection(typed))]
    pub raichi: Vec<Handle<AudioSource>>,
    /// The king has two or more ways to the edge (Tablut).
    #[asset(paths("sounds/tuichi_1.ogg"), collection(typed))]
    pub tuichi: Vec<Handle<AudioSource>>,
    /// The king reached the edge (Tablut).
    #[asset(paths("sounds/king_escapes_1.ogg"), collection(typed))]
    pub king_escapes: Vec<Handle<AudioSource>>,
    /// The king is captured (Tablut).
    #[asset(paths("sounds/king_taken_1.ogg"), collection(typed))]
    pub king_taken: Vec<Handle<AudioSource>>,
    /// The king is shut in (Tablut).
    #[asset(paths("sounds/king_shut_in_1.ogg"), collection(typed))]
    pub king_shut_in: Vec<Handle<AudioSource>>,
    /// A disc is placed in a cup (Tapatan).
    #[asset(
        paths("sounds/disc_1.ogg", "sounds/disc_2.ogg", "sounds/disc_3.ogg"),
        collection(typed)
    )]
    pub disc: Vec<Handle<AudioSource>>,
    /// A disc slides along a groove (Tapatan).
    #[asset(
        paths("sounds/groove_1.ogg", "sounds/groove_2.ogg", "sounds/groove_3.ogg"),
        collection(typed)
    )]
    pub groove: Vec<Handle<AudioSource>>,
    /// Three discs are in a row (Tapatan).
    #[asset(paths("sounds/line_1.ogg"), collection(typed))]
    pub line: Vec<Handle<AudioSource>>,
    /// The dice are shaken (Tawula).
    #[asset(paths("sounds/shake_1.ogg"), collection(typed))]
    pub shake: Vec<Handle<AudioSource>>,
    /// A die hits wood (Tawula).
    #[asset(
        paths(
            "sounds/die_wood_1.ogg",
            "sounds/die_wood_2.ogg",
            "sounds/die_wood_3.ogg",
            "sounds/die_wood_4.ogg"
        ),
        collection(typed)
    )]
    pub die_wood: Vec<Handle<AudioSource>>,
    /// A die hits the other die (Tawula).
    #[asset(
        paths(
            "sounds/die_die_1.ogg",
            "sounds/die_die_2.ogg",
            "sounds/die_die_3.ogg",
            "sounds/die_die_4.ogg"
        ),
        collection(typed)
    )]
    pub die_die: Vec<Handle<AudioSource>>,
    /// A piece touches a point (Tawula).
    #[asset(
        paths(
            "sounds/stone_1.ogg",
            "sounds/stone_2.ogg",
            "sounds/stone_3.ogg",
            "sounds/stone_4.ogg"
        ),
        collection(typed)
    )]
    pub stone: Vec<Handle<AudioSource>>,
    /// A piece is put on top of another (Tawula).
    #[asset(paths("sounds/stack_1.ogg"), collection(typed))]
    pub stack: Vec<Handle<AudioSource>>,
    /// A piece is hit (Tawula).
    #[asset(
        paths("sounds/hit_1.ogg", "sounds/hit_2.ogg", "sounds/hit_3.ogg"),
        collection(typed)
    )]
    pub hit: Vec<Handle<AudioSource>>,
    /// A piece enters the board (Tawula).
    #[asset(paths("sounds/enter_stone_1.ogg"), collection(typed))]
    pub enter_stone: Vec<Handle<AudioSource>>,
    /// A piece is borne off (Tawula).
    #[asset(
        paths(
            "sounds/bear_off_1.ogg",
            "sounds/bear_off_2.ogg",
            "sounds/bear_off_3.ogg"
        ),
        collection(typed)
    )]
    pub bear_off: Vec<Handle<AudioSource>>,
    /// A cappotto: the win is worth seven games (Tawula).
    #[asset(paths("sounds/capote_1.ogg"), collection(typed))]
    pub cappotto: Vec<Handle<AudioSource>>,
    /// A player's time is low.
    #[asset(paths("sounds/offer_1.ogg"), collection(typed))]
    pub clock_low: Vec<Handle<AudioSource>>,
    /// A draw is agreed.
    #[asset(paths("sounds/agree_1.ogg"), collection(typed))]
    pub agree: Vec<Handle<AudioSource>>,
}
