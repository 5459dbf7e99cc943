//! Every sound, loaded before the first game is shown.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

/// The sounds, several variants each.
#[derive(AssetCollection, Resource, Default)]
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
    /// A piece slides over the sheet.
    #[asset(
        paths("sounds/slide_1.ogg", "sounds/slide_2.ogg", "sounds/slide_3.ogg"),
        collection(typed)
    )]
    pub slide: Vec<Handle<AudioSource>>,
    /// A piece is set down on the sheet.
    #[asset(
        paths("sounds/set_down_1.ogg", "sounds/set_down_2.ogg"),
        collection(typed)
    )]
    pub set_down: Vec<Handle<AudioSource>>,
    /// A captured piece is tipped over.
    #[asset(
        paths("sounds/tip_1.ogg", "sounds/tip_2.ogg", "sounds/tip_3.ogg"),
        collection(typed)
    )]
    pub tip: Vec<Handle<AudioSource>>,
    /// The king has one way out.
    #[asset(paths("sounds/raichi_1.ogg"), collection(typed))]
    pub raichi: Vec<Handle<AudioSource>>,
    /// The king has two ways out.
    #[asset(paths("sounds/tuichi_1.ogg"), collection(typed))]
    pub tuichi: Vec<Handle<AudioSource>>,
    /// The king reached the edge.
    #[asset(paths("sounds/king_escapes_1.ogg"), collection(typed))]
    pub king_escapes: Vec<Handle<AudioSource>>,
    /// The king is captured.
    #[asset(paths("sounds/king_taken_1.ogg"), collection(typed))]
    pub king_taken: Vec<Handle<AudioSource>>,
    /// The king is shut in.
    #[asset(paths("sounds/king_shut_in_1.ogg"), collection(typed))]
    pub king_shut_in: Vec<Handle<AudioSource>>,
    /// A disc is placed in a cup.
    #[asset(
        paths("sounds/disc_1.ogg", "sounds/disc_2.ogg", "sounds/disc_3.ogg"),
        collection(typed)
    )]
    pub disc: Vec<Handle<AudioSource>>,
    /// A disc slides along a groove.
    #[asset(
        paths("sounds/groove_1.ogg", "sounds/groove_2.ogg", "sounds/groove_3.ogg"),
        collection(typed)
    )]
    pub groove: Vec<Handle<AudioSource>>,
    /// Three discs stand in a line.
    #[asset(paths("sounds/line_1.ogg"), collection(typed))]
    pub line: Vec<Handle<AudioSource>>,
    /// The dice are shaken.
    #[asset(paths("sounds/shake_1.ogg"), collection(typed))]
    pub shake: Vec<Handle<AudioSource>>,
    /// A die strikes wood.
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
    /// A die strikes the other.
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
    /// A piece touches a point.
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
    /// A piece is laid on another.
    #[asset(paths("sounds/stack_1.ogg"), collection(typed))]
    pub stack: Vec<Handle<AudioSource>>,
    /// A piece is hit.
    #[asset(
        paths("sounds/hit_1.ogg", "sounds/hit_2.ogg", "sounds/hit_3.ogg"),
        collection(typed)
    )]
    pub hit: Vec<Handle<AudioSource>>,
    /// A piece enters the box.
    #[asset(paths("sounds/enter_stone_1.ogg"), collection(typed))]
    pub enter_stone: Vec<Handle<AudioSource>>,
    /// A piece is borne off.
    #[asset(
        paths(
            "sounds/bear_off_1.ogg",
            "sounds/bear_off_2.ogg",
            "sounds/bear_off_3.ogg"
        ),
        collection(typed)
    )]
    pub bear_off: Vec<Handle<AudioSource>>,
    /// The game counts double.
    #[asset(paths("sounds/capote_1.ogg"), collection(typed))]
    pub cappotto: Vec<Handle<AudioSource>>,
    /// A draw is offered.
    #[asset(paths("sounds/offer_1.ogg"), collection(typed))]
    pub offer: Vec<Handle<AudioSource>>,
    /// A draw is agreed.
    #[asset(paths("sounds/agree_1.ogg"), collection(typed))]
    pub agree: Vec<Handle<AudioSource>>,
}
