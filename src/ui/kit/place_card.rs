//! Place cards of players on paper: a badge and a name, with a tool at the end.

use bevy_egui::egui::{
    Color32, FontFamily, FontId, Id, Key, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2,
    pos2, vec2,
};

use super::names::name_painted;
use super::pen::Pen;
use super::state::State;
use super::tile::Tile;
use crate::players::Badge;
use crate::ui::player_mark;
use crate::ui::text::shortened;
use crate::ui::theme::paper::{CURRENT, INK, RADIUS, SECOND_INK, SLIP, SURFACE};
use crate::ui::theme::{BUTTON, touch_gap, touch_height};

/// The share of its size to which a name shrinks before it's shortened.
const LEAST_NAME: f32 = 0.7;
/// The smallest letters, and the gap between player and tool, in units.
const LEAST: f32 = 15.0;
const GAP: f32 = 8.0;

/// The effect of a press on a card, beside its tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardUse {
    /// No effect: the card is only shown.
    Shown,
    /// Opens the player's page.
    Opens,
    /// Picks the player. `true` if the player is picked.
    Picks(bool),
}

/// A small control at the end of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardTool<'a> {
    /// The name for screen readers.
    pub name: &'a str,
    /// A stable id, so that the focus stays here if the order changes.
    pub id: Id,
    /// The drawing.
    pub drawing: ToolDrawing,
}

/// The drawing of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolDrawing {
    /// A pencil, for changes.
    Pencil,
    /// A cross, which removes the player and appears while the card is used.
    Cross,
}

/// A press on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPress {
    /// On the player.
    Player,
    /// On the tool, or a key that removes.
    Tool,
}

/// The card of a player.
#[derive(Clone, Copy, Debug)]
pub struct PlaceCard<'a> {
    /// A stable id, so that the focus stays here if the order changes.
    pub id: Id,
    /// The player's name.
    pub name: &'a str,
    /// The badge. `None` for a guest.
    pub badge: Option<Badge>,
    /// The effect of a press.
    pub usage: CardUse,
    /// The control at the end.
    pub tool: Option<CardTool<'a>>,
}

/// Place cards in columns, with a pen line between two rows.
#[derive(Clone, Copy, Debug)]
pub struct PlaceCards {
    /// The number of columns.
    pub columns: usize,
    /// The gap between two columns, in units.
    pub gap: f32,
    /// The height of a card, in units.
    pub height: f32,
    /// The radius of a badge, in units.
    pub mark: f32,
    /// The size of a name, in units.
    pub name: f32,
}

impl PlaceCards {
    /// Shows them. Returns the index of the pressed card, and the press.
    pub fn show(&self, ui: &mut Ui, cards: &[PlaceCard]) -> Option<(usize, CardPress)> {
        let columns = self.columns.max(1);
        let room = ui.available_width();
        let width = (room - self.gap * (columns - 1) as f32) / columns as f32;
        let rows = cards.chunks(columns);
        let last = rows.len().saturating_sub(1);
        let mut pressed = None;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (row, cards) in rows.enumerate() {
                let size = vec2(room, self.height);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                for (column, card) in cards.iter().enumerate() {
                    let left = rect.min.x + (width + self.gap) * column as f32;
                    let place =
                        Rect::from_min_size(pos2(left, rect.min.y), vec2(width, self.height));
                    if let Some(press) = self.card(ui, card, place) {
                        pressed = Some((row * columns + column, press));
                    }
                    if row < last {
                        let pen = Pen::new(1.0, SECOND_INK.gamma_multiply(0.5));
                        pen.line(ui.painter(), place.left_bottom(), place.right_bottom());
                    }
                }
            }
        });
        pressed
    }

    fn card(&self, ui: &Ui, card: &PlaceCard, place: Rect) -> Option<CardPress> {
        let has_focus = |id: Id| ui.memory(|memory| memory.has_focus(id));
        let side = touch_height(ui, BUTTON);
        let split = match card.tool {
            Some(_) => place.max.x - side - touch_gap(ui, GAP),
            None => place.max.x,
        };
        let is_picked = card.usage == CardUse::Picks(true);
        let tool_has_focus = card.tool.is_some_and(|tool| has_focus(tool.id));
        let is_used = tool_has_focus || ui.rect_contains_pointer(place);
        if ui.is_rect_visible(place) {
            let slip = place.expand2(vec2(0.16 * self.mark, -2.0));
            card_surface(ui.painter(), slip, is_picked, is_used);
        }
        let player = self.show_player(ui, card, place.with_max_x(split));
        let tool = card.tool.filter(|tool| {
            let at_end = place.with_min_x(split);
            self.show_tool(ui, tool, at_end, is_used)
        });
        let player = player.then_some(CardPress::Player);
        tool.map(|_| CardPress::Tool).or(player)
    }

    /// Shows the player. Returns `true` if the player was pressed.
    fn show_player(&self, ui: &Ui, card: &PlaceCard, place: Rect) -> bool {
        let mut tile = Tile::bare(card.name).id(card.id);
        match card.usage {
            CardUse::Shown => {
                self.player(ui, card, place);
                name_painted(ui, place, card.name);
                return false;
            }
            CardUse::Opens => {}
            CardUse::Picks(picked) => tile = tile.pick(picked),
        }
        let shown = tile.show_at(ui, place, |ui, rect, _| {
            if ui.is_rect_visible(rect) {
                self.player(ui, card, rect);
            }
        });
        shown.clicked()
    }

    /// Shows a tool. Returns `true` if it was pressed, or the player removed with a key.
    fn show_tool(&self, ui: &Ui, tool: &CardTool, place: Rect, is_used: bool) -> bool {
        // A finger can't hover, so a cross is always there on a touch screen.
        let is_shown = tool.drawing == ToolDrawing::Pencil
            || is_used
            || ui.input(|input| input.has_touch_screen());
        let mut tile = Tile::bare(tool.name).id(tool.id);
        if tool.drawing == ToolDrawing::Pencil {
            tile = tile.tooltip();
        }
        let shown = tile.show_at(ui, place, |ui, rect, state| {
            if is_shown {
                self.tool(ui.painter(), tool.drawing, rect, state);
            }
        });
        let removing = [Key::Delete, Key::Backspace];
        let is_removed = tool.drawing == ToolDrawing::Cross
            && ui.memory(|memory| memory.has_focus(tool.id))
            && ui.input(|input| removing.iter().any(|key| input.key_pressed(*key)));
        shown.clicked() || is_removed
    }

    /// Paints the badge and the name.
    fn player(&self, ui: &Ui, card: &PlaceCard, place: Rect) {
        let painter = ui.painter();
        let middle = pos2(place.min.x + self.mark, place.center().y);
        match card.badge {
            Some(badge) => player_mark::paint(painter, middle, self.mark, badge),
            None => empty_ring(painter, middle, self.mark, SECOND_INK),
        }
        let left = middle.x + self.mark + 0.42 * self.name;
        let room = place.max.x - left;
        let lay = |text: &str, size: f32, ink: Color32| {
            let size = size.round().max(LEAST);
            let font = FontId::new(size, FontFamily::Name("title".into()));
            painter.layout_no_wrap(text.to_owned(), font, ink)
        };
        let width = |text: &str, size: f32| lay(text, size, INK).size().x;
        // The factor allows for the rounding of letters to whole pixels.
        let share = 0.99 * room / width(card.name, self.name).max(1.0);
        let size = self.name * share.clamp(LEAST_NAME, 1.0);
        let text = shortened(card.name, |text| width(text, size) <= room);
        let is_quiet = card.badge.is_none() && card.usage != CardUse::Picks(true);
        let ink = if is_quiet { SECOND_INK } else { INK };
        let galley = lay(&text, size, ink);
        let at = pos2(left, middle.y - galley.size().y / 2.0);
        painter.galley(at, galley, ink);
    }

    fn tool(&self, painter: &Painter, drawing: ToolDrawing, place: Rect, state: State) {
        let ink = if state.is_lit() { CURRENT } else { SECOND_INK };
        let middle = place.center();
        match drawing {
            ToolDrawing::Pencil => draw_pencil(painter, middle, ink),
            ToolDrawing::Cross => {
                let reach = (0.3 * self.name).clamp(5.0, 10.0);
                for away in [vec2(reach, reach), vec2(reach, -reach)] {
                    Pen::new(1.8, ink).line(painter, middle - away, middle + away);
                }
            }
        }
    }
}

/// Paints the slip of a card that is picked or used.
pub fn card_surface(painter: &Painter, slip: Rect, is_picked: bool, is_used: bool) {
    if is_picked {
        painter.rect_filled(slip, RADIUS, SLIP);
        Pen::new(2.4, CURRENT).frame(painter, slip.shrink(1.2), RADIUS.nw.into());
    } else if is_used {
        painter.rect_filled(slip, RADIUS, SURFACE);
    }
}

/// Draws a ring of dashes in place of a badge.
fn empty_ring(painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
    const DASHES: u8 = 15;
    let dash = std::f32::consts::TAU / f32::from(DASHES);
    for number in 0..DASHES {
        let from = dash * f32::from(number);
        Pen::new(1.4, ink).arc(painter, middle, radius - 1.0, [from, from + 0.58 * dash]);
    }
}

/// Draws an empty ring with a plus sign, in the place of the next badge.
pub fn plus_ring(painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
    empty_ring(painter, middle, radius, ink);
    let reach = 0.37 * (radius - 1.0);
    for away in [vec2(reach, 0.0), vec2(0.0, reach)] {
        Pen::new(1.8, ink).line(painter, middle - away, middle + away);
    }
}

/// Draws a pencil that points to the lower left.
fn draw_pencil(painter: &Painter, middle: Pos2, ink: Color32) {
    const HALF: f32 = 9.0;
    const THICK: f32 = 2.6;
    const POINT: f32 = 5.0;
    let along: Vec2 = vec2(1.0, -1.0).normalized();
    let across = along.rot90() * THICK;
    let tip = middle - along * HALF;
    let neck = tip + along * POINT;
    let end = middle + along * HALF;
    let outline = vec![
        tip,
        neck + across,
        end + across,
        end - across,
        neck - across,
    ];
    let line = Stroke::new(1.5, ink);
    painter.add(Shape::closed_line(outline, line));
    painter.line_segment([neck + across, neck - across], line);
}
