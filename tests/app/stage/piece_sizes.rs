//! Checks the three sizes of pieces in the pictures that players see: nothing is cut off, and no piece hides another.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use tavoliere::input::Press;
use tavoliere::input::selection::offered;
use tavoliere::rules::{Expect, GameKind, Setup};
use tavoliere::stage::{Actor, Layout, Recordings, piece_sprites_plugin};
use tavoliere::store::PieceSize;
use tavoliere::table::targets::origins;
use tavoliere::table::{Intent, Location, Piece};

use crate::rig::{PEOPLE, Rig, below, chance, some_choice};

/// A full screen, a desktop's window, the smallest one, a phone in both orientations, and a tablet.
const WINDOWS: [Vec2; 6] = [
    Vec2::new(1920.0, 1080.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(640.0, 360.0),
    Vec2::new(360.0, 640.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(800.0, 1280.0),
];
/// The number of positions measured in each window.
const POSITIONS: usize = 6;
/// The least share of a piece that must be visible beside the pieces of other places, at rest and while one of them is
/// lifted. A figure in front covers the foot of the one behind it, but not its head.
const LEAST_VISIBLE: [f32; 2] = [0.48, 0.45];
/// The number of samples of a picture in each direction.
const SAMPLES: usize = 24;

/// The visible part of a picture.
struct Mask {
    size: UVec2,
    opaque: Vec<bool>,
    /// The bounds of the opaque part, as shares of the picture, with y downwards.
    bounds: Rect,
}

impl Mask {
    fn read(path: &Path) -> Mask {
        let picture = image::open(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let picture = picture.into_rgba8();
        let size = UVec2::new(picture.width(), picture.height());
        let opaque = picture.pixels().map(|pixel| pixel.0[3] > 127).collect();
        let mut bounds = Rect::EMPTY;
        for (x, y, _) in picture
            .enumerate_pixels()
            .filter(|(.., pixel)| pixel.0[3] > 127)
        {
            let pixel = UVec2::new(x, y);
            let [from, to] = [pixel, pixel + 1].map(|at| at.as_vec2() / size.as_vec2());
            bounds = bounds.union(Rect::from_corners(from, to));
        }
        Mask {
            size,
            opaque,
            bounds,
        }
    }

    /// `true` if the picture is opaque at a place, in shares of the picture.
    fn covers(&self, at: Vec2) -> bool {
        let inside = Rect::from_corners(Vec2::ZERO, Vec2::ONE).contains(at);
        let pixel = (at * self.size.as_vec2()).as_uvec2().min(self.size - 1);
        inside && self.opaque[(pixel.y * self.size.x + pixel.x) as usize]
    }
}

/// A drawn piece.
struct Drawn {
    picture: String,
    location: Option<Location>,
    /// The picture in world pixels, with y upwards.
    rect: Rect,
    depth: f32,
}

impl Drawn {
    /// The share of the picture at a place in the world, with y downwards.
    fn share(&self, world: Vec2) -> Vec2 {
        let share = (world - self.rect.min) / self.rect.size();
        Vec2::new(share.x, 1.0 - share.y)
    }

    /// The place in the world of a share of the picture.
    fn world(&self, share: Vec2) -> Vec2 {
        self.rect.min + Vec2::new(share.x, 1.0 - share.y) * self.rect.size()
    }

    /// The bounds of its opaque part in the world.
    fn bounds(&self, mask: &Mask) -> Rect {
        let [min, max] = [mask.bounds.min, mask.bounds.max].map(|at| self.world(at));
        Rect::from_corners(min, max)
    }
}

/// A table with its pieces' pictures.
struct Table {
    rig: Rig,
    kind: GameKind,
    masks: HashMap<String, Mask>,
}

impl Table {
    fn new(kind: GameKind) -> Table {
        let mut rig = Rig::with_stage();
        rig.app
            .add_plugins(AssetPlugin::default())
            .init_asset::<Image>()
            .init_asset::<Recordings>()
            .add_plugins(piece_sprites_plugin);
        rig.set_tempo(0.0, false);
        rig.begin(Setup::new(kind), PEOPLE, 3);
        Table {
            rig,
            kind,
            masks: HashMap::new(),
        }
    }

    /// Sets the window and the size of pieces.
    fn arrange(&mut self, window: Vec2, size: PieceSize) {
        let layout = Layout::of(window, 1.0, self.kind);
        self.rig.app.insert_resource(layout);
        self.rig.bring_pictures();
        self.rig.settings().piece_size = size;
        self.rig.settle(16);
    }

    fn layout(&self) -> &Layout {
        self.rig.app.world().resource::<Layout>()
    }

    /// Plays some moves.
    fn play(&mut self, moves: usize, seed: u64) {
        let mut random = chance(seed);
        for _ in 0..moves {
            match self.rig.game().expect() {
                Expect::Throw(_) => self.rig.send(Intent::Throw),
                Expect::Move(_) => {
                    let choice = some_choice(self.rig.game(), &mut random);
                    self.rig.send(Intent::Play(choice));
                }
                Expect::Nothing => self.rig.send(Intent::Rematch),
            }
            self.rig.frame(16);
            self.rig.settle(16);
        }
    }

    /// Picks a piece that can move, so that it's lifted. Returns `false` if there isn't one.
    fn lift(&mut self, seed: u64) -> bool {
        let from = origins(&offered(self.rig.table(), None));
        if from.is_empty() {
            return false;
        }
        let at = from[below(&mut chance(seed), from.len())];
        self.rig.press(Press::Location(at));
        self.rig.frame(16);
        self.rig.settle(16);
        true
    }

    fn drawn(&mut self) -> Vec<Drawn> {
        type Parts = (
            &'static Piece,
            &'static Actor,
            &'static Sprite,
            &'static Anchor,
            &'static Transform,
            &'static Visibility,
        );
        let world = self.rig.app.world_mut();
        let mut pieces = world.query::<Parts>();
        let shown = pieces
            .iter(world)
            .filter(|(.., visibility)| **visibility != Visibility::Hidden);
        let drawn = shown.map(|(piece, actor, sprite, anchor, transform, _)| {
            let path = sprite.image.path().expect("a picture");
            let size = sprite.custom_size.expect("a size") * transform.scale.truncate();
            let middle = transform.translation.truncate() - anchor.0 * size;
            Drawn {
                picture: path.path().to_string_lossy().into_owned(),
                location: actor.shown.place.location(piece.side),
                rect: Rect::from_center_size(middle, size),
                depth: transform.translation.z,
            }
        });
        let drawn: Vec<Drawn> = drawn.collect();
        for piece in &drawn {
            if !self.masks.contains_key(&piece.picture) {
                let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
                let mask = Mask::read(&assets.join(&piece.picture));
                self.masks.insert(piece.picture.clone(), mask);
            }
        }
        drawn
    }

    /// The faults of the pieces in view: those that leave the window, and those that are hidden.
    fn faults(&mut self, report: &mut String, context: &str, least: f32) {
        let drawn = self.drawn();
        assert!(!drawn.is_empty(), "{context}: no pieces");
        let layout = self.layout();
        let corner = |at: Vec2| layout.board_to_world(layout.window_to_board(at));
        let window = Rect::from_corners(corner(Vec2::ZERO), corner(layout.window));
        let window = window.inflate(0.5);
        // Panels are drawn over the table.
        let panels = [layout.bar, layout.actions]
            .into_iter()
            .chain(layout.player_panels)
            .chain(layout.move_list)
            .chain(layout.chips);
        let panels: Vec<Rect> = panels
            .map(|panel| {
                let [min, max] = [panel.min, panel.max].map(|at| corner(at * layout.unit));
                Rect::from_corners(min, max).inflate(-0.5)
            })
            .collect();
        for piece in &drawn {
            let mask = &self.masks[&piece.picture];
            let bounds = piece.bounds(mask);
            if window.union(bounds) != window {
                let _ = writeln!(
                    report,
                    "{context}: {} at {:?} leaves the window: {bounds:?}",
                    piece.picture, piece.location
                );
            }
            for panel in &panels {
                let covered = panel.intersect(bounds);
                if !covered.is_empty() {
                    let _ = writeln!(
                        report,
                        "{context}: {} at {:?} is covered by a panel: {covered:?}",
                        piece.picture, piece.location
                    );
                }
            }
            // Pieces of the same place can be stacked.
            let above: Vec<&Drawn> = drawn
                .iter()
                .filter(|other| other.depth > piece.depth && other.location != piece.location)
                .filter(|other| !other.rect.intersect(piece.rect).is_empty())
                .collect();
            let visible = self.visible(piece, &above);
            if visible < least {
                let _ = writeln!(
                    report,
                    "{context}: {} at {:?} is visible by {visible:.2}",
                    piece.picture, piece.location
                );
            }
        }
    }

    /// The share of a piece that is visible below others.
    fn visible(&self, piece: &Drawn, above: &[&Drawn]) -> f32 {
        let mask = &self.masks[&piece.picture];
        let (mut seen, mut all) = (0.0, 0.0);
        for at in 0..SAMPLES * SAMPLES {
            let step = Vec2::new((at % SAMPLES) as f32, (at / SAMPLES) as f32) + 0.5;
            let share = step / SAMPLES as f32;
            if !mask.covers(share) {
                continue;
            }
            all += 1.0;
            let place = piece.world(share);
            let is_hidden = above
                .iter()
                .any(|other| self.masks[&other.picture].covers(other.share(place)));
            if !is_hidden {
                seen += 1.0;
            }
        }
        seen / f32::max(all, 1.0)
    }
}

#[test]
fn pieces_of_every_size_are_whole_and_hide_no_others_in_every_window() {
    let mut report = String::new();
    let [at_rest, with_lifted] = LEAST_VISIBLE;
    for kind in GameKind::ALL {
        let mut table = Table::new(kind);
        let mut lifted = 0;
        for (number, window) in WINDOWS.into_iter().enumerate() {
            for position in 0..POSITIONS {
                let seed = (number * POSITIONS + position) as u64;
                for size in PieceSize::ALL {
                    table.arrange(window, size);
                    let context = format!("{kind} {window} {size:?} {position}");
                    table.faults(&mut report, &context, at_rest);
                    if table.lift(seed) {
                        lifted += 1;
                        table.faults(&mut report, &format!("{context}, lifted"), with_lifted);
                        table.rig.press(Press::Cancel);
                        table.rig.settle(16);
                    }
                }
                table.play(if position == 0 { 3 } else { 9 }, seed);
            }
        }
        assert!(lifted > 20, "{kind}: {lifted} pieces were lifted");
    }
    assert!(
        report.is_empty(),
        "{} faults\n{report}",
        report.lines().count()
    );
}

/// Larger pieces are larger in the picture, not only in the setting.
#[test]
fn each_size_is_drawn_larger_than_the_one_before() {
    for kind in GameKind::ALL {
        let mut table = Table::new(kind);
        let widths = PieceSize::ALL.map(|size| {
            table.arrange(WINDOWS[0], size);
            let drawn = table.drawn();
            drawn.iter().map(|piece| piece.rect.width()).sum::<f32>() / drawn.len() as f32
        });
        assert!(
            widths.windows(2).all(|pair| pair[0] < pair[1]),
            "{kind}: {widths:?}"
        );
    }
}

/// The cups of Tapatan's trays are closer together than the points of its board.
#[test]
fn the_largest_pieces_of_tapatan_do_not_overlap_in_their_trays() {
    let mut table = Table::new(GameKind::Tapatan);
    for window in WINDOWS {
        table.arrange(window, PieceSize::Largest);
        let drawn = table.drawn();
        let bounds: Vec<Rect> = drawn
            .iter()
            .map(|piece| piece.bounds(&table.masks[&piece.picture]))
            .collect();
        assert_eq!(bounds.len(), 6, "{window}: all pieces are in their trays");
        for (at, one) in bounds.iter().enumerate() {
            for other in &bounds[at + 1..] {
                let apart = one.center().distance(other.center());
                let widths = one.width().midpoint(other.width());
                assert!(
                    apart >= widths,
                    "{window}: {apart} between pieces of {widths}"
                );
            }
        }
    }
}
