//! Tests of the comparison of pictures with their thumbnails.

use std::fs;
use std::path::{Path, PathBuf};

use image::{Rgb, RgbImage};
use tavoliere_tour::thumbnails::{Album, Difference, Fault, Finding, Thumbnail};
use tempfile::TempDir;

const SIZE: (u32, u32) = (1920, 1080);

/// A folder of pictures and one of thumbnails.
struct Folders {
    root: TempDir,
}

impl Folders {
    fn new() -> Self {
        let root = tempfile::tempdir().unwrap();
        for folder in ["pictures", "thumbnails"] {
            fs::create_dir(root.path().join(folder)).unwrap();
        }
        Self { root }
    }

    fn path(&self, path: &str) -> PathBuf {
        self.root.path().join(path)
    }

    fn show(&self, name: &str, picture: &RgbImage) {
        picture.save(self.path("pictures").join(name)).unwrap();
    }

    fn album(&self) -> Album {
        Album::open(&self.path("pictures"), &self.path("thumbnails")).unwrap()
    }

    fn renew(&self) -> Vec<String> {
        let renewed = self.album().renew().unwrap();
        let name = |path: PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
        renewed.into_iter().map(name).collect()
    }

    fn findings(&self) -> Vec<Finding> {
        self.album().findings(&self.path("differences")).unwrap()
    }
}

/// The middle of a piece (pixels).
type Middle = (f32, f32);

/// A grained board in warm light with round pieces whose edges are `smooth` pixels wide.
fn board(pieces: &[Middle], smooth: f32) -> RgbImage {
    RgbImage::from_fn(SIZE.0, SIZE.1, |x, y| {
        let grain = (x * 7 + y * 131 + (x * y) % 97) % 24;
        let light = 60.0 + 60.0 * (x as f32 / SIZE.0 as f32) + grain as f32;
        let nearest = |(px, py): &Middle| (x as f32 - px).hypot(y as f32 - py);
        let away = pieces.iter().map(nearest).fold(f32::MAX, f32::min);
        let covered = ((40.0 - away) / smooth + 0.5).clamp(0.0, 1.0);
        let mixed = |board: f32, piece: f32| (board + (piece - board) * covered) as u8;
        Rgb([
            mixed(light, 190.0),
            mixed(light * 0.8, 170.0),
            mixed(light * 0.5, 140.0),
        ])
    })
}

const PIECES: [Middle; 3] = [(400.3, 300.7), (960.0, 540.0), (1500.5, 800.2)];

/// Draws a row of strokes as high as small letters; the bits of `word` select them.
fn write(picture: &mut RgbImage, word: u32) {
    const LEFT: u32 = 300;
    const TOP: u32 = 900;
    for letter in 0..12 {
        if word >> letter & 1 == 0 {
            continue;
        }
        for (x, y) in (0..12).flat_map(|y| [(1, y), (2, y), (5, y), (6, y)]) {
            picture.put_pixel(LEFT + letter * 9 + x, TOP + y, Rgb([230, 220, 200]));
        }
    }
}

fn difference(one: &RgbImage, other: &RgbImage) -> Difference {
    Difference::between(&Thumbnail::of(one), &Thumbnail::of(other)).unwrap()
}

#[test]
fn a_picture_looks_like_its_thumbnail() {
    let folders = Folders::new();
    folders.show("01-opening.png", &board(&PIECES, 1.0));
    assert_eq!(folders.renew(), ["opening.webp"]);
    assert_eq!(folders.findings(), []);
    assert!(!folders.path("differences").exists());
}

#[test]
fn a_moved_piece_is_reported_with_its_place_and_the_files_to_look_at() {
    let folders = Folders::new();
    folders.show("07-opening.png", &board(&PIECES, 1.0));
    folders.renew();
    let mut moved = PIECES;
    moved[1].0 += 80.0;
    folders.show("07-opening.png", &board(&moved, 1.0));
    let findings = folders.findings();
    let [finding] = &findings[..] else {
        panic!("{findings:?}");
    };
    let Fault::Differs { at, .. } = finding.fault else {
        panic!("{finding}");
    };
    assert!(
        at.x.abs_diff(1000) < 100 && at.y.abs_diff(540) < 60,
        "{at:?}"
    );
    let message = finding.to_string();
    for file in [
        "pictures/07-opening.png",
        "thumbnails/opening.webp",
        "differences/opening.png",
    ] {
        let path = folders.path(file);
        assert!(path.is_file(), "{file}");
        assert!(
            message.contains(path.to_str().unwrap()),
            "{file} in {message}"
        );
    }
    assert!(message.starts_with("opening: differs by "), "{message}");
}

#[test]
fn a_piece_moved_by_a_third_of_itself_is_reported() {
    let mut moved = PIECES;
    moved[2].1 -= 27.0;
    let difference = difference(&board(&PIECES, 1.0), &board(&moved, 1.0));
    assert!(!difference.is_tolerable(), "{difference:?}");
}

#[test]
fn another_word_is_reported() {
    let [mut one, mut other] = [board(&PIECES, 1.0), board(&PIECES, 1.0)];
    write(&mut one, 0b1110_1101_1111);
    write(&mut other, 0b1011_0111_0000);
    let difference = difference(&one, &other);
    assert!(!difference.is_tolerable(), "{difference:?}");
}

#[test]
fn a_changed_light_is_reported_though_no_block_shows_it() {
    let one = board(&PIECES, 1.0);
    let mut other = one.clone();
    for pixel in other.pixels_mut() {
        pixel.0 = pixel.0.map(|channel| channel.saturating_add(8));
    }
    let difference = difference(&one, &other);
    assert!(
        difference.block < Difference::TOLERATED.block,
        "{difference:?}"
    );
    assert!(!difference.is_tolerable(), "{difference:?}");
}

#[test]
fn smoother_edges_and_rounding_are_not_reported() {
    let one = board(&PIECES, 0.01);
    let mut other = board(&PIECES, 2.0);
    for (x, y, pixel) in other.enumerate_pixels_mut() {
        let rounded = (x + y) % 2 == 0;
        pixel.0 = pixel
            .0
            .map(|channel| channel.saturating_add(u8::from(rounded)));
    }
    let difference = difference(&one, &other);
    assert!(difference.is_tolerable(), "{difference:?}");
}

#[test]
fn new_and_removed_scenes_are_reported_and_recorded() {
    let folders = Folders::new();
    let picture = board(&PIECES, 1.0);
    folders.show("01-opening.png", &picture);
    folders.show("02-end.png", &picture);
    folders.renew();
    fs::remove_file(folders.path("pictures/02-end.png")).unwrap();
    folders.show("02-capture.png", &picture);
    let faults: Vec<_> = folders
        .findings()
        .iter()
        .map(|found| (found.name.clone(), found.fault))
        .collect();
    let expected = [
        ("capture".to_owned(), Fault::NoThumbnail),
        ("end".to_owned(), Fault::NoPicture),
    ];
    assert_eq!(faults, expected);
    assert_eq!(folders.renew(), ["capture.webp", "end.webp"]);
    assert!(!folders.path("thumbnails/end.webp").exists());
    assert_eq!(folders.findings(), []);
}

#[test]
fn a_new_scene_keeps_the_other_numbers() {
    let folders = Folders::new();
    let picture = board(&PIECES, 1.0);
    folders.show("01-opening.png", &picture);
    folders.renew();
    fs::rename(
        folders.path("pictures/01-opening.png"),
        folders.path("pictures/02-opening.png"),
    )
    .unwrap();
    assert_eq!(folders.findings(), []);
}

#[test]
fn similar_thumbnails_are_not_replaced() {
    let folders = Folders::new();
    folders.show("01-opening.png", &board(&PIECES, 1.0));
    folders.show("02-end.png", &board(&PIECES, 1.0));
    folders.renew();
    folders.show("01-opening.png", &board(&PIECES, 1.5));
    folders.show("02-end.png", &board(&PIECES[1..], 1.0));
    assert_eq!(folders.renew(), ["end.webp"]);
}

#[test]
fn another_shape_is_reported() {
    let folders = Folders::new();
    let picture = board(&PIECES, 1.0);
    folders.show("01-opening.png", &picture);
    folders.renew();
    let cut = image::imageops::crop_imm(&picture, 0, 0, 390, 844).to_image();
    folders.show("01-opening.png", &cut);
    let faults: Vec<_> = folders.findings().iter().map(|found| found.fault).collect();
    assert_eq!(faults, [Fault::Shape]);
}

#[test]
fn thumbnails_keep_proportions_and_are_small() {
    for (picture, thumbnail) in [
        ((1920, 1080), (240, 135)),
        ((3840, 2160), (240, 135)),
        ((390, 844), (111, 240)),
    ] {
        let folders = Folders::new();
        folders.show("1-a.png", &RgbImage::new(picture.0, picture.1));
        folders.renew();
        let bytes = fs::read(folders.path("thumbnails/a.webp")).unwrap();
        let found = webp::Decoder::new(&bytes).decode().unwrap();
        assert_eq!((found.width(), found.height()), thumbnail, "{picture:?}");
    }
}

#[test]
fn unreadable_files_are_named() {
    let folders = Folders::new();
    let open = |pictures: &Path| Album::open(pictures, &folders.path("thumbnails"));
    let message = open(&folders.path("nowhere")).unwrap_err().to_string();
    assert!(message.contains("nowhere"), "{message}");
    let message = open(&folders.path("pictures")).unwrap_err().to_string();
    assert!(message.contains("no picture"), "{message}");
    folders.show("01-opening.png", &board(&[], 1.0));
    fs::write(folders.path("thumbnails/opening.webp"), "no picture").unwrap();
    let message = folders.album().renew().unwrap_err().to_string();
    assert!(message.contains("opening.webp"), "{message}");
    folders.show("02-opening.png", &board(&[], 1.0));
    let message = open(&folders.path("pictures")).unwrap_err().to_string();
    assert!(message.contains("02-opening.png"), "{message}");
}
