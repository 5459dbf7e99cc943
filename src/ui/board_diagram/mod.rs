//! Shows a position on its board in a page: marks for the selected piece, its targets and the latest move, pieces in
//! motion, and letters beside the board.

mod crop;
mod fit;
mod letters;
mod marks;

use bevy_egui::egui::{Painter, Pos2};

use super::board_place::{next_place, top_place};
use super::board_scene::{BoardPart, BoardPen, BoardScene, UNLOADED, Way, shadow, shared_look};
use super::game_look::DiagramKind;
use super::home::boards::{LoosePiece, PieceChanges};
use super::icons::Icons;
use super::light::has_plain_boards;
use super::paint::plain_rect;
use super::panel_game::PanelGame;
use crate::rules::{AnyMove, AnyPosition, GameKind, Side, with_game};
use crate::stage::Road;
use crate::stage::road::{length, point};
use crate::table::pieces::standings;
use crate::table::targets::targets;
use crate::table::{Location, MoveTarget, PieceKind, Place, Standing, TargetKind};

pub use crop::Crop;
pub use fit::Fit;

/// The opacity of a captured piece.
const CAPTURED: f32 = 0.45;
/// The size of a piece in a tray or a hand, relative to one on the board.
const BESIDE: f32 = 0.75;

/// A moving piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Journey {
    /// Its way.
    pub way: Way,
    /// The progress of the movement, 0 to 1.
    pub progress: f32,
}

impl Journey {
    /// The share of the road behind the piece, which starts and stops gently.
    fn share(&self) -> f32 {
        self.progress * self.progress * (3.0 - 2.0 * self.progress)
    }
}

/// A piece captured by the latest move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapturedPiece {
    /// Its side.
    pub side: Side,
    /// Its kind.
    pub kind: PieceKind,
    /// Its standing before the move.
    pub standing: Standing,
    /// `true` if it's still on the board, like a captured king.
    pub stays: bool,
}

/// The latest move.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The way of the piece.
    pub way: Way,
    /// The captured pieces.
    pub captured: Vec<CapturedPiece>,
}

impl Trace {
    /// The trace of a choice, from the positions before and after it. `None` if it moved no piece.
    #[must_use]
    pub fn of(before: &AnyPosition, choice: AnyMove, after: &AnyPosition) -> Option<Trace> {
        let way = Way::of_choice(before, choice)?;
        let rest = standings(after);
        let remains = |side: Side, place: Place| {
            let mut rest = rest.iter();
            rest.any(|(other, _, standing)| *other == side && standing.place == place)
        };
        let mut all = targets(before).into_iter();
        let is_capture = all
            .find(|target| target.choice == choice)
            .is_some_and(|target| target.kind == TargetKind::Capture);
        let is_won = after
            .outcome()
            .is_some_and(|outcome| outcome.winner == Some(way.side));
        let captured = |(side, kind, standing): (Side, PieceKind, Standing)| {
            if side == way.side || !matches!(standing.place, Place::Board(_)) {
                return None;
            }
            let stays = remains(side, standing.place);
            // A captured king stays on his square.
            let is_king = kind == PieceKind::King && is_capture && is_won;
            (!stays || is_king).then_some(CapturedPiece {
                side,
                kind,
                standing,
                stays,
            })
        };
        let captured = standings(before).into_iter().filter_map(captured).collect();
        Some(Trace { way, captured })
    }
}

/// A position with its marks.
pub struct BoardDiagram<'a> {
    /// The textures of boards and pieces.
    pub icons: &'a Icons,
    /// The position.
    pub position: &'a AnyPosition,
    /// The side whose numbers the points have, in games with a numbering for each side.
    pub numbers_of: Side,
    /// The selected piece.
    pub chosen: Option<Location>,
    /// The keyboard cursor.
    pub cursor: Option<Location>,
    /// The moves of the selected piece.
    pub targets: &'a [MoveTarget],
    /// The moving piece. `None` if the board is still.
    pub journey: Option<&'a Journey>,
    /// The latest move. `None` if it isn't marked.
    pub trace: Option<&'a Trace>,
}

/// The structure of a game's board.
const fn diagram_kind(game: GameKind) -> DiagramKind {
    with_game!(game, Game => <Game as PanelGame>::LOOK.diagram)
}

impl BoardDiagram<'_> {
    /// Paints the board in its place. While its textures aren't loaded, only a plain ground and the letters.
    pub fn paint(&self, painter: &Painter, fit: &Fit) {
        self.letters(painter, fit);
        let game = self.position.kind();
        let place = fit.rect();
        if self.icons.boards().is_empty() {
            plain_rect(painter, place, UNLOADED);
            return;
        }
        let unit = fit.unit();
        if !shared_look(game).is_leaf {
            shadow(painter, place, unit);
        }
        let loose = self.loose(fit);
        let scene = BoardScene {
            position: self.position,
            before: None,
            ways: self
                .trace
                .map_or(&[][..], |trace| std::slice::from_ref(&trace.way)),
            bottom: fit.view.bottom(),
        };
        let part = BoardPart {
            shown: fit.part(),
            place,
            unit,
            changes: PieceChanges {
                lifted: self.journey.and_then(|journey| journey.way.from()),
                loose: &loose,
                within: fit.part_with_pieces(),
            },
        };
        let pen = BoardPen::new(painter, game, fit.cell(), unit);
        scene.paint_part(painter, self.icons, &part, |_| self.marks_below(&pen, fit));
        if has_plain_boards(painter.ctx()) {
            self.letters_on_board(painter, fit);
        }
        self.marks_above(&pen, fit);
        self.tray_counts(painter, fit);
    }

    /// The side to act, to which selection and targets belong.
    fn side(&self) -> Side {
        self.position.side_to_act().unwrap_or(Side::First)
    }

    /// The road of the moving piece, in board space.
    fn travelled(&self, fit: &Fit) -> Option<Road> {
        let way = &self.journey?.way;
        way.road_before(fit.view, self.position)
    }

    /// The pieces that aren't in their places.
    fn loose(&self, fit: &Fit) -> Vec<LoosePiece> {
        let mut loose = self.captured(fit);
        loose.extend(self.in_hand(fit));
        loose.extend(self.traveller(fit));
        loose
    }

    /// The captured pieces, in the places that they had.
    fn captured(&self, fit: &Fit) -> Vec<LoosePiece> {
        let Some(trace) = self.trace else {
            return Vec::new();
        };
        let captured = trace.captured.iter().filter(|captured| {
            // The capturing piece can be in its place.
            captured.standing.place.location(captured.side) != trace.way.to() && !captured.stays
        });
        let loose = captured.filter_map(|captured| {
            Some(LoosePiece {
                side: captured.side,
                kind: captured.kind,
                standing: captured.standing,
                at: fit.view.foot(captured.side, captured.standing)?,
                scale: 1.0,
                strength: CAPTURED,
            })
        });
        loose.collect()
    }

    /// The pieces in hand, which are beside the board in a game without trays on it.
    fn in_hand(&self, fit: &Fit) -> Vec<LoosePiece> {
        if diagram_kind(self.position.kind()) != DiagramKind::Lines {
            return Vec::new();
        }
        let moving = self.moving();
        let pieces = standings(self.position).into_iter();
        let in_hand = pieces.filter(|piece| piece.2.place == Place::Hand && Some(*piece) != moving);
        let loose = in_hand.filter_map(|(side, kind, standing)| {
            let pose = fit.view.resting(side, standing)?;
            Some(LoosePiece {
                side,
                kind,
                standing,
                at: pose.at,
                scale: pose.scale.x,
                strength: 1.0,
            })
        });
        loose.collect()
    }

    /// The moving piece in its place before the move.
    fn moving(&self) -> Option<(Side, PieceKind, Standing)> {
        let from = self.journey?.way.from();
        standings(self.position)
            .into_iter()
            .filter(|(side, _, standing)| standing.place.location(*side) == from)
            .max_by_key(|(_, _, standing)| standing.level)
    }

    /// The moving piece on its road.
    fn traveller(&self, fit: &Fit) -> Option<LoosePiece> {
        let journey = self.journey?;
        let (side, kind, standing) = self.moving()?;
        let line = self.travelled(fit)?.line();
        let size = |location: Option<Location>| match location {
            Some(Location::Hand(_) | Location::Off(_)) => BESIDE,
            _ => 1.0,
        };
        let [from, to] = [journey.way.from(), journey.way.to()].map(size);
        Some(LoosePiece {
            side,
            kind,
            standing,
            at: point(&line, length(&line) * journey.share())?,
            scale: from + (to - from) * journey.share(),
            strength: 1.0,
        })
    }

    /// The place of the selected piece on the screen.
    fn chosen_place(&self, fit: &Fit) -> Option<Pos2> {
        let at = top_place(fit.view, self.position, self.chosen?, self.side())?;
        Some(fit.point(at))
    }

    /// The place at which the selected piece would land.
    fn landing(&self, fit: &Fit, target: &MoveTarget) -> Option<Pos2> {
        let at = next_place(fit.view, self.position, target.to, self.side())?;
        Some(fit.point(at))
    }
}
