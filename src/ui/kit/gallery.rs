//! The gallery: every widget of a skin in every state, for the pictures of the tour.

use bevy_egui::egui::{
    Area, Color32, Context, Id, Order, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2,
};

use super::scope::Scope;
use super::{
    Button, CardTool, CardUse, ChoiceRow, Confirm, Drawer, Link, ListRow, PageHead, Palette,
    PaperPage, PlaceCard, PlaceCards, Skin, Slider, State, Stepper, Switch, Tab, TextField, Tile,
    ToolDrawing,
};
use crate::players::Badge;
use crate::ui::icons::{Icon, Icons};
use crate::ui::theme::{self, colour};

/// Shows all widgets of a skin over the whole window, with a column for each state. They don't react to the pointer.
/// The gallery is `scrolled` by a distance (units), at most to its end.
pub fn show(ctx: &Context, icons: &Icons, skin: Skin, scrolled: f32) {
    match skin {
        Skin::Paper => PaperPage::new("gallery", None).show(ctx, |ui| {
            PageHead::show(ui, "Paper", "Close", |_| ());
            states(ui, icons, skin, scrolled);
        }),
        Skin::Table => over_window(ctx, colour::PANEL_FILL, |ui| {
            states(ui, icons, skin, scrolled)
        }),
        Skin::Home => over_window(ctx, theme::home::GROUND, |ui| {
            states(ui, icons, skin, scrolled)
        }),
    }
}

/// The margin around the gallery, in units.
const MARGIN: f32 = 20.0;
/// The gap between its columns, in units.
const GUTTER: f32 = 24.0;

fn over_window(ctx: &Context, ground: Color32, contents: impl FnOnce(&mut Ui)) {
    let screen = ctx.content_rect();
    Area::new(Id::new("gallery"))
        .order(Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
            ui.painter().rect_filled(rect, 0.0, ground);
            let inside = UiBuilder::new().max_rect(rect.shrink(MARGIN));
            ui.scope_builder(inside, contents);
        });
}

/// Shows a column for each state.
fn states(ui: &mut Ui, icons: &Icons, skin: Skin, scrolled: f32) {
    // egui doesn't limit the offset, so the end from the last frame does.
    let id = Id::new(("gallery", "end"));
    let end = ui.data(|data| data.get_temp(id)).unwrap_or(0.0_f32);
    let area = ScrollArea::vertical().vertical_scroll_offset(scrolled.min(end));
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = GUTTER;
        ui.columns(State::ALL.len(), |columns| {
            for (ui, state) in columns.iter_mut().zip(State::ALL) {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                let forced = Some(state);
                let column = |ui: &mut Ui| {
                    let ink = Palette::of(ui).ink;
                    ui.label(RichText::new(format!("{state:?}")).color(ink));
                    buttons(ui, icons);
                    settings(ui, icons, state);
                    places(ui, icons);
                    tiles(ui);
                };
                // Without this, widgets in all columns would have the same ids.
                ui.push_id(format!("{state:?}"), |ui| {
                    Scope { skin, forced }.show(ui, column);
                });
            }
        });
    });
    let end = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
    ui.data_mut(|data| data.insert_temp(id, end));
}

fn buttons(ui: &mut Ui, icons: &Icons) {
    ui.horizontal_wrapped(|ui| {
        Button::new("Plain").show(ui);
        Button::new("Primary").primary().show(ui);
        Button::new("Quiet").quiet().show(ui);
        Button::new("On").toggle(true).show(ui);
        Button::new("Off").toggle(false).show(ui);
    });
    let width = ui.available_width();
    Button::new("Icon and label")
        .icon(icons, Icon::Undo)
        .width(width)
        .show(ui);
    ui.horizontal_wrapped(|ui| {
        Button::only_icon(icons, Icon::Redo, "Icon").show(ui);
        Button::only_icon(icons, Icon::Close, "Bare icon")
            .quiet()
            .show(ui);
    });
    // Room for the tooltips of the icons.
    ui.add_space(40.0);
}

/// Controls that change a value.
fn settings(ui: &mut Ui, icons: &Icons, state: State) {
    let enabled = state != State::Disabled;
    let choices = [1, 2, 3].map(|number| (number, format!("{number}")));
    ChoiceRow::new(2, &choices)
        .id("choices")
        .enabled(enabled)
        .show(ui);
    for on in [true, false] {
        Switch::new("Switch", on)
            .line("A line about it")
            .enabled(enabled)
            .show(ui);
    }
    Slider::new("Slider", 0.4).enabled(enabled).show(ui);
    Stepper::new("3 rounds", "Fewer", "More")
        .allowing(|_| enabled)
        .show(ui);
    for text in ["", "Text"] {
        let width = ui.available_width();
        TextField::new("Hint", &mut text.to_owned())
            .id(if text.is_empty() { "empty" } else { "filled" })
            .width(width)
            .enabled(enabled)
            .show(ui);
    }
    Confirm::new("Resign?", "Resign", "Cancel")
        .line("Your opponent wins.")
        .icon(icons, Icon::Resign)
        .show(ui);
}

/// Controls that lead somewhere.
fn places(ui: &mut Ui, icons: &Icons) {
    ListRow::new("List row")
        .icon(icons, Icon::Library)
        .note("L")
        .ruled(true)
        .show(ui);
    ListRow::new("Without an icon").show(ui);
    ui.horizontal(|ui| {
        Tab::new("Here", true).show(ui);
        Tab::new("There", false).show(ui);
    });
    if Skin::of(ui) == Skin::Paper {
        ui.horizontal(|ui| {
            Tab::new("Here", true).folder().show(ui);
            Tab::new("There", false).folder().show(ui);
        });
        let width = ui.available_width();
        for here in [true, false] {
            let (_, place) = ui.allocate_space(vec2(width, 40.0));
            let name = if here { "Leaf here" } else { "Leaf there" };
            Tab::new(name, here).leaf(0.7).show_at(ui, place);
        }
        Drawer::new("Drawer", false, width).show(ui);
    }
    Link::new("Link").show(ui);
}

fn tiles(ui: &mut Ui) {
    let paint = |ui: &Ui, rect: Rect, _: State| {
        let mark = Rect::from_center_size(rect.center(), Vec2::splat(14.0));
        ui.painter()
            .rect_filled(mark, 3.0, Palette::of(ui).second_ink);
    };
    let side = Vec2::splat(56.0);
    ui.horizontal_wrapped(|ui| {
        for chosen in [true, false] {
            Tile::card("Card").pick(chosen).size(side).show(ui, paint);
        }
        for chosen in [true, false] {
            let tile = Tile::picture("Picture").pick(chosen);
            tile.size(side).show(ui, paint);
        }
    });
    let size = vec2(ui.available_width(), 34.0);
    for open in [true, false] {
        Tile::row("Row").opened(open).size(size).show(ui, paint);
    }
    if Skin::of(ui) == Skin::Paper {
        place_cards(ui);
    }
}

/// Place cards: picked, not picked, for a guest, and one that can be removed.
fn place_cards(ui: &mut Ui) {
    let id = |name: &str| ui.id().with(name);
    let tool = |drawing| CardTool {
        name: "Tool",
        id: id("tool").with(drawing == ToolDrawing::Cross),
        drawing,
    };
    let card = |name, usage, tool| PlaceCard {
        id: id(name),
        name,
        badge: Some(Badge::numbered(0)).filter(|_| name != "Guest"),
        usage,
        tool,
    };
    let pencil = Some(tool(ToolDrawing::Pencil));
    let cards = [
        card("Picked", CardUse::Picks(true), pencil),
        card("Player", CardUse::Picks(false), None),
        card("Guest", CardUse::Picks(false), None),
        card("Listed", CardUse::Shown, Some(tool(ToolDrawing::Cross))),
    ];
    let sizes = PlaceCards {
        columns: 1,
        gap: 0.0,
        height: 56.0,
        mark: 20.0,
        name: 22.0,
    };
    sizes.show(ui, &cards);
}
