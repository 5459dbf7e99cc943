//! Draws every control of the game, each in one place.
//!
//! A panel sets its skin once, and all controls in it follow. It names no colours and paints no controls:
//!
//! ```ignore
//! Skin::Paper.scope(ui, |ui| {
//!     if kit::Button::new(&words.get("undo")).icon(icons, Icon::Undo).enabled(can_undo).show(ui) {
//!         action = Some(UiAction::Press(Press::Undo));
//!     }
//! });
//! ```
//!
//! # Skins
//! - [`Skin::Table`]: dark panels over the table. It's the default skin.
//! - [`Skin::Paper`]: pages of the book, the library, the statistics and the game night. [`PaperPage`] sets it. Text
//!   grows with the window.
//! - [`Skin::Home`]: the home screen, which has a separate focus. Its controls take `focused` instead of egui's focus.
//!
//! Colours, strokes and radii are in [`theme`](super::theme). The accent is part of the `Ui`'s style
//! ([`Accent`](super::accent::Accent)), so a panel can show another game's accent.
//!
//! # Widgets
//! | widget | use it for |
//! |---|---|
//! | [`Button`] | an action (`primary`, `quiet`), a toggle (`toggle`), or a choice in a custom layout (`pick`) |
//! | [`ChoiceRow`] | a few values side by side, of which one is selected |
//! | [`Switch`] | a setting that is on or off, with an explanation |
//! | [`Slider`] | a value from 0 to 1 |
//! | [`Stepper`] | a count |
//! | [`TextField`] | a line of text |
//! | [`ListRow`] | a row with an icon, a label and a key, or with a value and an arrow |
//! | [`named_icons`] | a few actions as drawn icons over their names |
//! | [`Tab`], [`Drawer`] | switching between pages |
//! | [`Link`] | a text that opens another place |
//! | [`Confirm`] | a question before something that can't be undone |
//! | [`Tile`] | a control with custom contents: a card, a die, a row of a table |
//! | [`PaperPage`], [`PageBar`], [`PageHead`] | a page over the whole window, with a bar or a head |
//! | [`Photograph`] | a position as a print with a cream edge, large ones with straps |
//! | [`PlaceCards`] | players with their badges, to pick, open, change or remove |
//! | [`pen`] | lines, rings and ticks on paper |
//! | [`fixed_area`], [`panel_frame`] | a panel in its place of the layout |
//! | [`fade_edges`] | the edges of a scroll area |
//!
//! If no widget fits, use a [`Tile`] with custom contents. The tile names the control, senses presses and draws frame
//! and focus ring; the contents paint a picture for a [`State`]. Add a widget to the kit once two panels need it.
//!
//! # Sizes and places
//! A widget is as large as its contents need, and never smaller than a finger. `width` sets another width (units of the
//! layout). `show` puts it at the cursor of the `Ui`, and `show_at` into a rectangle that the caller has laid out.
//!
//! # Names
//! Each widget gets a name for screen readers: its label, or the one set with `named`. Tests find controls by these
//! names ([`Names`]). Use [`name_painted`] for painted texts that aren't part of a control.

mod area;
mod button;
mod choice_row;
mod confirm;
mod focus_ring;
pub mod gallery;
mod growth;
mod icon_over_name;
mod link;
mod linked_fields;
mod list_row;
mod named_icon;
mod names;
mod page_bar;
pub mod paper;
mod paper_page;
pub mod pen;
mod photograph;
mod place_card;
mod scope;
mod scroll_edges;
mod skin;
mod slider;
mod state;
mod stepper;
mod surface;
mod switch;
mod tabs;
mod text_field;
mod tile;
mod tooltip;

pub use area::{fixed_area, panel_frame, rect_of};
pub use button::{Button, button_height, icon_button_width};
pub use choice_row::ChoiceRow;
pub use confirm::{Answer, Confirm};
pub use focus_ring::{focus_ring, focus_ring_of};
pub use growth::{growth, growth_in};
pub use icon_over_name::{entry_tints, entry_width, icon_over_name};
pub use link::Link;
pub use linked_fields::{LinkedField, LinkedFields, link_field, stay_in_field};
pub use list_row::ListRow;
pub use named_icon::{DrawnIcon, NamedIcon, named_icons};
pub use names::{Names, name_control, name_field, name_painted};
pub use page_bar::{BarPresses, PageBar, PageSearch, PageTab};
pub use paper_page::{PageAreas, PageHead, PaperPage, columns};
pub use pen::Pen;
pub use photograph::{Photograph, samples};
pub use place_card::{
    CardPress, CardTool, CardUse, PlaceCard, PlaceCards, ToolDrawing, card_surface, plus_ring,
};
pub use scroll_edges::{covering, fade_edges, fill_strip};
pub use skin::{Palette, Skin};
pub use slider::Slider;
pub use state::State;
pub use stepper::{Step, Stepper};
pub use surface::{Role, Surface};
pub use switch::Switch;
pub use tabs::{Drawer, Tab};
pub use text_field::{FieldResponse, TextField, appears, fitting, is_entered, keep_line_breaks};
pub use tile::Tile;
pub use tooltip::{close_tooltip, tooltip};
