//! The letters and numbers beside a plain board in the high-contrast theme, which covers those of the board's picture.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, FontId, Id, LayerId, Order, Rect, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::board_place::in_window;
use super::game_look::DiagramKind;
use super::open::OpenPanels;
use super::panel_game::PanelGame;
use super::table_panels;
use super::theme::{colour, paper};
use crate::rules::{GameKind, Notation, with_game};
use crate::settings::CurrentSettings;
use crate::stage::Layout;
use crate::stage::plain_board::PlainGround;
use crate::store::Theme;
use crate::table::{Location, Table};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.before(table_panels::show)
            .run_if(resource_exists::<Table>)
            .run_if(|settings: Res<CurrentSettings>| settings.0.theme == Theme::Contrast),
    );
}

/// The distance of names from the board's lines, in shares of a place's side.
const AWAY: f32 = 0.08;
/// The size of names, in shares of a place's side, and its limits (points).
const SIZE: (f32, f32, f32) = (0.24, 12.0, 24.0);

/// A name beside the board: the edge of the board's places, and the name.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeName {
    /// The place at the edge, in the window (points).
    pub place: Rect,
    /// `true` at the lower edge, `false` at the left edge.
    pub is_below: bool,
    /// The letter or number that the places in this row or column share.
    pub name: String,
}

/// The names beside a game's board. Empty if the table draws numbers beside its points.
#[must_use]
pub fn edge_names(game: GameKind, layout: &Layout) -> Vec<EdgeName> {
    if with_game!(game, Game => <Game as PanelGame>::LOOK.diagram) == DiagramKind::Points {
        return Vec::new();
    }
    let name = |at: u8| with_game!(game, Game => <Game as Notation>::place_name(at));
    let locations = layout.board_view.locations().into_iter();
    let places = locations.filter_map(|location| {
        let Location::Board(at) = location else {
            return None;
        };
        let area = layout.board_view.rect(location)?;
        let [one, other] = [area.min, area.max].map(|corner| in_window(layout, corner));
        let place = Rect::from_two_pos(pos2(one.x, one.y), pos2(other.x, other.y));
        Some((place, name(at)?))
    });
    let places: Vec<(Rect, String)> = places.collect();
    let left = places.iter().map(|(place, _)| place.min.x);
    let left = left.fold(f32::MAX, f32::min);
    let foot = places.iter().map(|(place, _)| place.max.y);
    let foot = foot.fold(0.0, f32::max);
    let edge = |is_below: bool| {
        let at_edge = |place: &Rect| match is_below {
            true => place.max.y >= foot - 1.0,
            false => place.min.x <= left + 1.0,
        };
        let row: Vec<&(Rect, String)> = places.iter().filter(|(place, _)| at_edge(place)).collect();
        let letter = |name: &str| name.chars().next();
        let first = row.first().and_then(|(_, name)| letter(name));
        // A turned board has its letters at the left.
        let has_letters = row.iter().any(|(_, name)| letter(name) != first);
        row.into_iter()
            .map(|(place, name)| {
                let (letter, number) = name.split_at(1);
                let name = if has_letters { letter } else { number };
                EdgeName {
                    place: *place,
                    is_below,
                    name: name.to_owned(),
                }
            })
            .collect::<Vec<_>>()
    };
    [edge(false), edge(true)].concat()
}

fn show(
    mut contexts: EguiContexts,
    table: Res<Table>,
    layout: Res<Layout>,
    open: Res<OpenPanels>,
) -> Result {
    if open.home {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("plain names")));
    let ink = match layout.board_view.ground() {
        PlainGround::Dark => colour::TEXT,
        PlainGround::Pale => paper::INK,
    };
    for EdgeName {
        place,
        is_below,
        name,
    } in edge_names(table.game().setup().kind(), &layout)
    {
        let side = place.width().min(place.height());
        let font = FontId::proportional((SIZE.0 * side).clamp(SIZE.1, SIZE.2));
        let (at, anchor) = if is_below {
            let at = pos2(place.center().x, place.max.y + AWAY * side);
            (at, Align2::CENTER_TOP)
        } else {
            let at = pos2(place.min.x - AWAY * side, place.center().y);
            (at, Align2::RIGHT_CENTER)
        };
        painter.text(at, anchor, name, font, ink);
    }
    Ok(())
}
