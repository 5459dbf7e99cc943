//! Shows both players of a pairing facing each other, with the board of their game between them, and the possible
//! results below.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Pos2, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::now;
use super::paint::{Typeface, badge, roundel};
use super::rows::name;
use crate::evening::{EntrantId, Evening, GameResult, Pairing};
use crate::players::Badge;
use crate::rules::{AnyPosition, GameKind, Side};
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Photograph, name_painted};
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::theme::touch_gap;
use crate::ui::view::View;

/// The width from which results are below the players, in units.
const RESULTS_BELOW: f32 = 390.0;
/// The gap between two results, in units.
const GAP: f32 = 6.0;

/// A possible result of a game.
pub(super) struct ResultChoice {
    pub(super) text: String,
    pub(super) result: GameResult,
    /// `true` if it's the known result.
    pub(super) is_known: bool,
}

impl ResultChoice {
    fn button<'a>(&'a self, view: &'a View, width: f32) -> Button<'a> {
        let button = Button::new(&self.text).width(width);
        if self.is_known {
            button.icon(view.icons, Icon::Check).pick(true)
        } else {
            button
        }
    }
}

/// A side of a game.
#[derive(Clone, Copy)]
struct GameSide {
    game: GameKind,
    side: Side,
}

/// The columns of the players and the game between them.
pub(super) struct Facing {
    width: f32,
    scale: f32,
    /// The width of a player's column.
    side: f32,
    /// The width of the column between them.
    middle: f32,
    gap: f32,
}

impl Facing {
    /// The columns at a scale.
    pub(super) fn of(ui: &Ui, scale: f32) -> Facing {
        let width = ui.available_width();
        let gap = 16.0 * scale;
        let middle = (210.0 * scale).min(0.34 * width);
        Facing {
            width,
            scale,
            side: (width - middle) / 2.0 - gap,
            middle,
            gap,
        }
    }

    /// Shows the players, the position of their game, and the score.
    pub(super) fn players(
        &self,
        ui: &mut Ui,
        view: &View,
        evening: &Evening,
        pairing: &Pairing,
        samples: &[AnyPosition],
    ) {
        let players = [Some(pairing.first), pairing.second].map(|id| {
            let side = pairing.side_of(id?).filter(|_| pairing.second.is_some());
            let game_side = pairing
                .game
                .zip(side)
                .map(|(game, side)| GameSide { game, side });
            Some(self.player(ui, view, evening, id?, game_side))
        });
        let heights = players.iter().flatten().map(Player::height);
        let height = heights.fold(0.0, f32::max) + 10.0 * self.scale;
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, height), Sense::hover());
        let from_side = self.side / 2.0;
        let middles = [rect.min.x + from_side, rect.max.x - from_side];
        for (player, x) in players.iter().zip(middles) {
            if let Some(player) = player {
                player.paint(ui, view, pos2(x, rect.min.y));
                let size = vec2(self.side, height);
                let place = Rect::from_center_size(pos2(x, rect.center().y), size);
                name_painted(ui, place, &player.label);
            }
        }
        let Some(kind) = pairing.game else { return };
        let mut games = GameKind::ALL.into_iter().zip(samples);
        let sample = games.find(|(game, _)| *game == kind);
        let position = now::position(view, evening, pairing);
        if let Some(position) = position.or(sample.map(|(_, position)| position)) {
            self.board(ui, view, pairing, position, rect);
        }
    }

    /// Shows the photograph of the game between the players, with the score below it.
    fn board(&self, ui: &Ui, view: &View, pairing: &Pairing, position: &AnyPosition, rect: Rect) {
        let score = Side::BOTH.map(|side| pairing.score(side));
        let score = match score {
            [Some(first), Some(second)] => format!("{first} – {second}"),
            _ => String::new(),
        };
        let size = 46.0 * self.scale;
        let score = Typeface::Bold.centred(ui, &score, size, INK, f32::INFINITY);
        let below = if score.is_empty() {
            0.0
        } else {
            score.size().y
        };
        let photograph = Photograph::new(position)
            .edge(5.0 * self.scale)
            .tilted(position.kind() as u64);
        let most = vec2(self.middle, rect.height() - below - 8.0 * self.scale);
        let size = photograph.size(photograph.width_in(most));
        let top = rect.center().y - (size.y + below) / 2.0;
        let place = Rect::from_center_size(pos2(rect.center().x, top + size.y / 2.0), size);
        photograph.paint(ui.painter(), view.icons, place);
        let at = pos2(rect.center().x, place.max.y + 4.0 * self.scale);
        ui.painter().galley(at, score, INK);
    }

    /// Lays out a player with the side that they play in a game.
    fn player(
        &self,
        ui: &Ui,
        view: &View,
        evening: &Evening,
        id: EntrantId,
        game_side: Option<GameSide>,
    ) -> Player {
        let scale = self.scale;
        let name = name(evening, id);
        let least = (30.0 * scale).max(17.0);
        let size = Typeface::Title.fitting(ui, &name, 56.0 * scale, least, self.side);
        let side = game_side.map(|one| view.words.side(one.game, one.side));
        let side = side.unwrap_or_default();
        let label = [("name", name.clone().into()), ("side", side.clone().into())];
        let words = Typeface::Text.centred(ui, &side, 27.0 * scale, SECOND_INK, self.side);
        Player {
            badge: badge(view, evening, id),
            radius: 42.0 * scale,
            name: Typeface::Title.centred(ui, &name, size, INK, self.side),
            side: words,
            game_side,
            label: match game_side {
                Some(_) => view.words.with("evening-has-side", &label),
                None => name,
            },
        }
    }

    /// Shows the results of each side below its player and the draw between them, or one below the other in a narrow
    /// window. Returns the pressed one.
    pub(super) fn results(
        &self,
        ui: &mut Ui,
        view: &View,
        [first, draw, second]: [&[ResultChoice]; 3],
    ) -> Option<GameResult> {
        let mut chosen = None;
        if self.width < RESULTS_BELOW {
            for choice in first.iter().chain(draw).chain(second) {
                let pressed = choice.button(view, self.width).show(ui);
                if pressed && !choice.is_known {
                    chosen = Some(choice.result);
                }
            }
            return chosen;
        }
        let columns = [(first, self.side), (draw, self.middle), (second, self.side)];
        let height = |(choices, width): (&[ResultChoice], f32)| {
            let heights = choices
                .iter()
                .map(|choice| choice.button(view, width).size(ui).y + touch_gap(ui, GAP));
            heights.sum::<f32>()
        };
        let most = columns.map(height).into_iter().fold(0.0, f32::max);
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, most), Sense::hover());
        let mut x = rect.min.x;
        for (choices, width) in columns {
            let mut y = rect.min.y;
            for choice in choices {
                let button = choice.button(view, width);
                let size = vec2(width, button.size(ui).y);
                if button.show_at(ui, Rect::from_min_size(pos2(x, y), size)) && !choice.is_known {
                    chosen = Some(choice.result);
                }
                y += size.y + touch_gap(ui, GAP);
            }
            x += width + self.gap;
        }
        chosen
    }
}

/// A player, laid out below their mark.
struct Player {
    badge: Badge,
    radius: f32,
    name: Arc<Galley>,
    /// The name of the side.
    side: Arc<Galley>,
    /// The game and the side. `None` without an opponent.
    game_side: Option<GameSide>,
    /// Name and side, for screen readers.
    label: String,
}

impl Player {
    fn height(&self) -> f32 {
        2.0 * self.radius + self.name.size().y + self.side.size().y + 6.0
    }

    /// Paints the player below a point.
    fn paint(&self, ui: &Ui, view: &View, top: Pos2) {
        let painter = ui.painter();
        roundel(ui, top + vec2(0.0, self.radius), self.radius, self.badge);
        let below = top + vec2(0.0, 2.0 * self.radius + 2.0);
        painter.galley(below, self.name.clone(), INK);
        let Some(GameSide { game, side }) = self.game_side else {
            return;
        };
        let below = below + vec2(0.0, self.name.size().y + 2.0);
        painter.galley(below, self.side.clone(), SECOND_INK);
        let piece = 0.6 * self.radius;
        let left = self.side.size().x / 2.0 + piece * 0.8;
        let middle = below + vec2(-left, self.side.size().y / 2.0);
        let place = Rect::from_center_size(middle, Vec2::splat(piece));
        view.icons.piece(painter, game, side, place);
    }
}
