//! Bakes a sample of each asset type again and compares it with the committed file, byte by byte, so that code and
//! assets only change together.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use tavoliere_bake::{Output, bake, place, tumbles};
use tavoliere_shapes::motion::{
    roll::{Roll, Rolls},
    tumble::{Shape, Tumble, Tumbles},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn committed(path: &str) -> Vec<u8> {
    fs::read(place(&root(), path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn holds(samples: &[&str]) {
    let mut baked = BTreeMap::new();
    let mut output = Output::new(
        place(&root(), "fonts"),
        samples.iter().copied(),
        |path, bytes| {
            baked.insert(path.to_string(), bytes.to_vec());
            Ok(())
        },
    );
    bake(&mut output).unwrap_or_else(|error| panic!("{error}"));
    drop(output);
    let made: Vec<&str> = baked.keys().map(String::as_str).collect();
    let mut wanted = samples.to_vec();
    wanted.sort_unstable();
    assert_eq!(made, wanted);
    let other: Vec<&str> = samples
        .iter()
        .copied()
        .filter(|path| baked[*path] != committed(path))
        .collect();
    assert!(
        other.is_empty(),
        "baked anew these are other files than the committed ones: {other:?}"
    );
}

#[test]
fn the_home_screens_pictures_are_what_the_baker_makes() {
    holds(&[
        "home/tablan_stick_flat.webp",
        "home/tapatan_board.webp",
        "ui/cloth_border.webp",
        "ui/paper.webp",
        "ui/tawula_ground.webp",
        "ui/walnut.webp",
    ]);
}

#[test]
fn icons_are_what_the_baker_makes() {
    holds(&[
        "ui/dice.webp",
        "ui/book.webp",
        "icon_32.png",
        "packaging/icons/64.png",
        "packaging/icons/tavoliere.ico",
        "packaging/icons/tavoliere.icns",
    ]);
}

#[test]
fn textures_of_tablan_are_what_the_baker_makes() {
    holds(&[
        "tablan/red_icon.webp",
        "tablan/blue_shadow.webp",
        "tablan/stick_shadow.webp",
        "tablan/mark_chosen.webp",
        "tablan/mark_movable.webp",
        "tablan/arrow_head.webp",
        "tablan/digits.webp",
        "tablan/glow.webp",
        "tablan/cloth_corner.webp",
        "tablan/board_shadow_landscape.webp",
    ]);
}

#[test]
fn textures_of_tablut_are_what_the_baker_makes() {
    holds(&[
        "tablut/muscovite_icon.webp",
        "tablut/mark_threat.webp",
        "tablut/throne_corner.webp",
        "tablut/word_raichi.webp",
        "tablut/slip.webp",
        "tablut/edge_lit.webp",
        "tablut/leather_wear.webp",
        "tablut/vignette.webp",
        "tablut/sheet_shadow_portrait.webp",
    ]);
}

#[test]
fn textures_of_tapatan_are_what_the_baker_makes() {
    holds(&[
        "tapatan/white_icon.webp",
        "tapatan/black_icon.webp",
        "tapatan/black_shadow.webp",
        "tapatan/mark_movable.webp",
        "tapatan/trail_last.webp",
        "tapatan/mat_band.webp",
        "tapatan/tray_lying.webp",
        "tapatan/board_cover.webp",
        "tapatan/light.webp",
        "tapatan/vignette.webp",
    ]);
}

#[test]
fn textures_of_tawula_are_what_the_baker_makes() {
    holds(&[
        "tawula/white_icon.webp",
        "tawula/black_edge.webp",
        "tawula/air_shadow.webp",
        "tawula/mark_hit.webp",
        "tawula/mark_focus.webp",
        "tawula/numerals.webp",
        "tawula/lock.webp",
        "tawula/head_white.webp",
        "tawula/die_chips.webp",
        "tawula/die_shadow.webp",
        "tawula/die_relief.webp",
        "tawula/felt.webp",
        "tawula/board_shadow_portrait.webp",
    ]);
}

#[test]
fn sounds_are_what_the_baker_makes() {
    holds(&[
        "sounds/stick_stick_1.ogg",
        "sounds/hop_1.ogg",
        "sounds/button_1.ogg",
        "sounds/score_2.ogg",
        "sounds/slide_1.ogg",
        "sounds/king_taken_1.ogg",
        "sounds/disc_1.ogg",
        "sounds/die_die_1.ogg",
        "sounds/stone_1.ogg",
    ]);
}

/// The committed recordings, with one of them (identified by its knocks) replaced by a new recording.
fn recorded_anew<T: Clone>(all: &[T], anew: T, same: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut all = all.to_vec();
    let old = all.iter().position(|old| same(old, &anew));
    all[old.expect("no committed recording has these knocks")] = anew;
    all
}

#[test]
fn tumbles_of_sticks_equal_the_bakers() {
    // For each resting area, a throw whose tumble was kept.
    for (shape, throw) in [(Shape::Strip, 94), (Shape::Block, 15)] {
        let file = committed("tablan/tumbles.bin");
        let all = Tumbles::decode(&file).unwrap();
        let all: Vec<Tumble> = all.iter().cloned().collect();
        let tumble = tumbles::sticks::recorded(shape, throw)
            .expect("a good throw")
            .recording;
        let knocks = |tumble: &Tumble| -> Vec<(u16, u8)> {
            let contacts = tumble.contacts.iter();
            contacts
                .map(|contact| (contact.ms, contact.strength))
                .collect()
        };
        let all = recorded_anew(&all, tumble, |a, b| knocks(a) == knocks(b));
        assert!(Tumbles::new(all).unwrap().encode() == file, "{shape:?}");
    }
}

#[test]
fn rolls_of_dice_equal_the_bakers() {
    for (opening, throw) in [(false, 87), (true, 26)] {
        let file = committed("tawula/rolls.bin");
        let all = Rolls::decode(&file).unwrap();
        let all: Vec<Roll> = all.iter().cloned().collect();
        let roll = tumbles::dice::recorded(opening, throw)
            .expect("a good throw")
            .recording;
        let all = recorded_anew(&all, roll, |a, b| a.knocks == b.knocks);
        assert!(
            Rolls::new(all).unwrap().encode() == file,
            "opening: {opening}"
        );
    }
}

#[test]
fn unknown_outputs_are_refused_by_name() {
    let mut output = Output::new(place(&root(), "fonts"), ["tablan/none.webp"], |_, _| Ok(()));
    let error = bake(&mut output).unwrap_err().to_string();
    assert!(error.contains("tablan/none.webp"), "{error}");
}
