//! Measures the contrast of marks and pieces on their boards, in the committed pictures: in every theme, with usual
//! vision, in greyscale and with simulated colour blindness.

use std::path::Path;

use bevy::color::{LinearRgba, Srgba};
use bevy::math::Vec2;
use tavoliere::rules::GameKind::{self, Tablan, Tablut, Tapatan, Tawula};
use tavoliere::rules::Side;
use tavoliere::stage::board::BoardShape;
use tavoliere::stage::night::{AWAY, DUSK, MIDDLE};
use tavoliere::stage::plain_pieces::{BLACK, PICTURE, PlainSign, WHITE};
use tavoliere::stage::{BoardView, Layout};
use tavoliere::store::Theme;
use tavoliere::table::{Piece, PieceKind, Standing};
use tavoliere::ui::plain_names::edge_names;

use crate::sight::{SIGHTS, Sight, linear, luminance, ratio};

/// The parts of a board's picture that are measured: left, top, right, bottom, as shares of the picture.
type Part = [f64; 4];

/// The pictures of a table.
struct Pictures {
    game: GameKind,
    board: &'static str,
    field: Part,
    /// The pieces of the first side and of the second side, in the same order.
    pieces: [&'static [&'static str]; 2],
}

const TABLES: [Pictures; 4] = [
    Pictures {
        game: Tablan,
        board: "board_landscape",
        field: [0.2, 0.2, 0.8, 0.8],
        pieces: [
            &["blue_plain", "blue_started", "blue_home"],
            &["red_plain", "red_started", "red_home"],
        ],
    },
    Pictures {
        game: Tablut,
        board: "sheet_landscape",
        field: [0.3, 0.1, 0.7, 0.9],
        pieces: [
            &["muscovite_1", "muscovite_2", "muscovite_3"],
            &["warrior_1", "warrior_2", "warrior_3", "king"],
        ],
    },
    Pictures {
        game: Tapatan,
        board: "board",
        field: [0.15, 0.15, 0.85, 0.85],
        pieces: [
            &["white_1", "white_2", "white_3"],
            &["black_1", "black_2", "black_3"],
        ],
    },
    Pictures {
        game: Tawula,
        board: "board_landscape",
        field: [0.1, 0.1, 0.45, 0.9],
        pieces: [
            &["white_0", "white_1", "white_2"],
            &["black_0", "black_1", "black_2"],
        ],
    },
];

/// The shares of a board's area that are darker than the tones on which marks are measured.
const MARK_TONES: [f64; 3] = [0.1, 0.5, 0.9];
/// The same for pieces, which are larger than the lightest inlays.
const PIECE_TONES: [f64; 3] = [0.1, 0.5, 0.75];
/// The share of a mark that must stand out, and that of a piece. A piece's outline is enough.
const MARK_SHARE: f64 = 0.1;
const PIECE_SHARE: f64 = 0.07;
/// Every how many pixels one is measured.
const SAMPLED: usize = 3;
/// The largest distance of a board's corner from the middle, in halves of the window.
const CORNER: f64 = 1.2;

/// A picture with linear colours and straight opacity.
struct Pixels {
    width: usize,
    all: Vec<([f64; 3], f64)>,
}

fn read(game: GameKind, name: &str) -> Pixels {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let path = folder.join(format!("{game}/{name}.webp"));
    let picture = image::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let picture = picture.into_rgba8();
    let linear: Vec<f64> = (0..=255)
        .map(|channel| linear(f64::from(channel)))
        .collect();
    let all = picture.as_raw().chunks_exact(4).map(|pixel| {
        let linear = |channel: usize| linear[usize::from(pixel[channel])];
        (
            [linear(0), linear(1), linear(2)],
            f64::from(pixel[3]) / 255.0,
        )
    });
    Pixels {
        width: picture.width() as usize,
        all: all.collect(),
    }
}

/// The names of a table's marks.
fn marks(game: GameKind) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/{game}"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| {
        let name = file.unwrap().file_name().into_string().unwrap();
        name.trim_end_matches(".webp").to_owned()
    });
    let mut marks: Vec<String> = files.filter(|name| name.starts_with("mark_")).collect();
    marks.sort();
    assert!(marks.len() >= 8, "{game}: {marks:?}");
    marks
}

/// The colours of a board at the measured tones.
fn tones(table: &Pictures, shares: [f64; 3]) -> [[f64; 3]; 3] {
    let board = read(table.game, table.board);
    let (width, height) = (board.width, board.all.len() / board.width);
    let [left, top, right, bottom] = table.field;
    let within = |at: usize, size: usize, from: f64, to: f64| {
        let share = at as f64 / size as f64;
        (from..to).contains(&share)
    };
    let sampled = board.all.iter().enumerate().step_by(SAMPLED);
    let field = sampled.filter(|(i, _)| {
        within(i % width, width, left, right) && within(i / width, height, top, bottom)
    });
    let mut field: Vec<(f64, [f64; 3])> = field
        .map(|(_, (colour, _))| (luminance(&SIGHTS[0].1, *colour), *colour))
        .collect();
    field.sort_unstable_by(|(a, _), (b, _)| a.total_cmp(b));
    shares.map(|share| field[(share * field.len() as f64) as usize].1)
}

/// The lights of a theme on the table, linear: in the middle and in a corner of the board.
fn lights(theme: Theme) -> Vec<[f64; 3]> {
    if theme != Theme::Night {
        return vec![[1.0; 3]];
    }
    let [from, to] = DUSK.map(f64::from);
    let t = ((CORNER - from) / (to - from)).clamp(0.0, 1.0);
    let dark = t * t * (3.0 - 2.0 * t);
    let corner =
        std::array::from_fn(|i| f64::from(MIDDLE[i]) * (1.0 - dark) + f64::from(AWAY[i]) * dark);
    vec![MIDDLE.map(f64::from), corner]
}

fn linear_colour(colour: Srgba) -> [f64; 3] {
    let LinearRgba {
        red, green, blue, ..
    } = colour.into();
    [red, green, blue].map(f64::from)
}

/// The share of a picture's visible pixels that have a contrast of at least `least` with their ground, as a player sees
/// them.
fn visible(
    pixels: impl Iterator<Item = ([f64; 3], f64)>,
    ground: [f64; 3],
    light: [f64; 3],
    sight: &Sight,
    least: f64,
) -> f64 {
    let shine = |colour: [f64; 3]| std::array::from_fn(|i| colour[i] * light[i]);
    let behind = luminance(sight, shine(ground));
    let (mut seen, mut all) = (0.0, 0.0);
    for (colour, opacity) in pixels.filter(|(_, opacity)| *opacity > 0.5) {
        let blended = std::array::from_fn(|i| colour[i] * opacity + ground[i] * (1.0 - opacity));
        all += 1.0;
        if ratio(luminance(sight, shine(blended)), behind) >= least {
            seen += 1.0;
        }
    }
    seen / f64::max(all, 1.0)
}

/// The grounds below marks and pieces in a theme, and the least contrast with them.
fn grounds(table: &Pictures, theme: Theme, shares: [f64; 3]) -> (Vec<[f64; 3]>, f64) {
    if theme == Theme::Contrast {
        let ground = BoardView::of(table.game, BoardShape::Landscape).ground();
        return (vec![linear_colour(ground.colour())], 7.0);
    }
    (tones(table, shares).to_vec(), 3.0)
}

#[test]
fn every_mark_stands_out_on_its_board_in_every_theme_and_for_every_player() {
    let mut failures = Vec::new();
    for table in &TABLES {
        for theme in Theme::ALL {
            let (grounds, least) = grounds(table, theme, MARK_TONES);
            for name in marks(table.game) {
                let mark = read(table.game, &name);
                for (sight_name, sight) in &SIGHTS {
                    for ground in &grounds {
                        for light in lights(theme) {
                            let pixels = mark.all.iter().copied().step_by(SAMPLED);
                            let share = visible(pixels, *ground, light, sight, least);
                            if share < MARK_SHARE {
                                failures.push(format!(
                                    "{}, {theme}, {sight_name}: {name}: {share:.2}",
                                    table.game
                                ));
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn every_piece_stands_out_on_its_board_by_day_and_at_night() {
    let mut failures = Vec::new();
    for table in &TABLES {
        for theme in [Theme::Day, Theme::Night] {
            let (grounds, least) = grounds(table, theme, PIECE_TONES);
            for name in table.pieces.iter().copied().flatten() {
                let piece = read(table.game, name);
                for (sight_name, sight) in &SIGHTS {
                    for ground in &grounds {
                        for light in lights(theme) {
                            let pixels = piece.all.iter().copied().step_by(SAMPLED);
                            let share = visible(pixels, *ground, light, sight, least);
                            if share < PIECE_SHARE {
                                failures.push(format!(
                                    "{}, {theme}, {sight_name}: {name}: {share:.2}",
                                    table.game
                                ));
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

/// In high contrast, the body or the line of every piece has 7 : 1 with the ground, and both have it with each other.
#[test]
fn plain_pieces_have_a_contrast_of_at_least_7() {
    for table in &TABLES {
        let board = BoardView::of(table.game, BoardShape::Landscape);
        let ground = linear_colour(board.ground().colour());
        for (names, is_light) in table.pieces.iter().zip([true, false]) {
            let is_light = is_light == (board.light_side() == Side::First);
            let (body, line, share) = if is_light {
                (WHITE, BLACK, PICTURE[0])
            } else {
                (BLACK, WHITE, PICTURE[1])
            };
            let (body, line) = (linear_colour(body), linear_colour(line));
            for name in *names {
                for (sight_name, sight) in &SIGHTS {
                    let share = f64::from(share);
                    let visible: Vec<f64> = read(table.game, name)
                        .all
                        .iter()
                        .filter(|(_, opacity)| *opacity > 0.9)
                        .map(|(colour, _)| {
                            let seen = std::array::from_fn(|i| {
                                body[i] * (1.0 - share) + colour[i] * share
                            });
                            luminance(sight, seen)
                        })
                        .collect();
                    let mean = visible.iter().sum::<f64>() / visible.len() as f64;
                    let edge = luminance(sight, line);
                    let below = luminance(sight, ground);
                    let inside = ratio(mean, edge);
                    let outside = ratio(mean, below).max(ratio(edge, below));
                    assert!(
                        inside >= 7.0 && outside >= 7.0,
                        "{}, {sight_name}: {name}: {inside:.2}, {outside:.2}",
                        table.game
                    );
                }
            }
        }
    }
}

/// Sides differ by their shapes or tones, not only in hue.
#[test]
fn sides_differ_in_value_for_every_player() {
    for table in &TABLES {
        let [first, second] = table.pieces.map(|names| read(table.game, names[0]));
        assert_eq!(first.all.len(), second.all.len());
        for (sight_name, sight) in &SIGHTS {
            let both = first.all.iter().zip(&second.all);
            let both = both.filter(|((_, a), (_, b))| a.min(*b) > 0.5);
            let far: Vec<bool> = both
                .map(|((a, _), (b, _))| ratio(luminance(sight, *a), luminance(sight, *b)) >= 2.0)
                .collect();
            let share = far.iter().filter(|far| **far).count() as f64 / far.len() as f64;
            assert!(share >= 0.25, "{}, {sight_name}: {share:.2}", table.game);
        }
    }
}

#[test]
fn plain_pieces_have_signs_in_place_of_small_differences() {
    let piece = |kind: PieceKind| Piece {
        side: Side::Second,
        kind,
        number: 0,
    };
    let sign = |game: GameKind, kind: PieceKind, standing: Standing| {
        BoardView::of(game, BoardShape::Landscape).plain_sign(&piece(kind), standing)
    };
    let standing = |started: bool, home: bool| Standing {
        started,
        home,
        ..Standing::default()
    };
    let [fresh, started, home] =
        [(false, false), (true, false), (true, true)].map(|(a, b)| standing(a, b));
    assert_eq!(sign(Tablan, PieceKind::Man, fresh), PlainSign::None);
    assert_eq!(sign(Tablan, PieceKind::Man, started), PlainSign::Dot);
    assert_eq!(sign(Tablan, PieceKind::Man, home), PlainSign::Ring);
    assert_eq!(sign(Tablut, PieceKind::King, fresh), PlainSign::Cross);
    assert_eq!(sign(Tablut, PieceKind::Man, fresh), PlainSign::None);
}

#[test]
fn plain_boards_keep_the_names_of_their_places() {
    let window = Vec2::new(1920.0, 1080.0);
    let names = |game: GameKind, window: Vec2, is_below: bool| {
        let layout = Layout::of(window, 1.0, game);
        let mut names = edge_names(game, &layout);
        names.retain(|name| name.is_below == is_below);
        names.sort_by(|a, b| a.place.min.x.total_cmp(&b.place.min.x));
        names.into_iter().map(|name| name.name).collect::<String>()
    };
    assert_eq!(names(Tablan, window, true), "abcdefghijkl");
    assert_eq!(names(Tablut, window, true), "abcdefghi");
    assert_eq!(names(Tapatan, window, true), "abc");
    assert_eq!(names(Tapatan, window, false).len(), 3);
    // The points have numerals above the plain board.
    assert_eq!(names(Tawula, window, true), "");
    // The upright board has its numbers below.
    let digits = names(Tablan, Vec2::new(390.0, 844.0), true);
    assert!(digits.chars().all(|c| c.is_ascii_digit()), "{digits}");
    assert_eq!(digits.len(), 4);
}

#[test]
fn lines_of_plain_boards_have_a_contrast_of_at_least_4_5() {
    for game in GameKind::ALL {
        let ground = BoardView::of(game, BoardShape::Landscape).ground();
        let [line, below] = [ground.line(), ground.colour()].map(linear_colour);
        for (sight_name, sight) in &SIGHTS {
            let contrast = ratio(luminance(sight, line), luminance(sight, below));
            assert!(contrast >= 4.5, "{game}, {sight_name}: {contrast:.2}");
        }
    }
}
